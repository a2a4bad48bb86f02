package tepui.drivers.d3d12.states;

import java.util.StringJoiner;

/** The bits of D3D12_RESOURCE_STATES. A state is {@link #COMMON}, one bit that writes, or any bits that only read. */
public final class ResourceState {
    /** State of a resource that nothing uses, or that is presented. */
    public static final int COMMON = 0;

    public static final int VERTEX_AND_CONSTANT_BUFFER = 0x1;
    public static final int INDEX_BUFFER = 0x2;
    public static final int RENDER_TARGET = 0x4;
    public static final int UNORDERED_ACCESS = 0x8;
    public static final int DEPTH_WRITE = 0x10;
    public static final int DEPTH_READ = 0x20;
    public static final int NON_PIXEL_SHADER_RESOURCE = 0x40;
    public static final int PIXEL_SHADER_RESOURCE = 0x80;
    public static final int STREAM_OUT = 0x100;
    /** Arguments of ExecuteIndirect, and predicates. */
    public static final int INDIRECT_ARGUMENT = 0x200;

    public static final int COPY_DEST = 0x400;
    public static final int COPY_SOURCE = 0x800;
    public static final int RESOLVE_DEST = 0x1000;
    public static final int RESOLVE_SOURCE = 0x2000;

    public static final int ALL_SHADER_RESOURCE = NON_PIXEL_SHADER_RESOURCE | PIXEL_SHADER_RESOURCE;
    /** The API's generic read: all reads that a buffer knows. Resources in upload heaps never leave it. */
    public static final int GENERIC_READ =
            VERTEX_AND_CONSTANT_BUFFER | INDEX_BUFFER | ALL_SHADER_RESOURCE | INDIRECT_ARGUMENT | COPY_SOURCE;

    public static final int READS = GENERIC_READ | DEPTH_READ | RESOLVE_SOURCE;
    public static final int WRITES =
            RENDER_TARGET | UNORDERED_ACCESS | DEPTH_WRITE | STREAM_OUT | COPY_DEST | RESOLVE_DEST;

    private static final String[] NAMES = {
        "VERTEX_AND_CONSTANT_BUFFER",
        "INDEX_BUFFER",
        "RENDER_TARGET",
        "UNORDERED_ACCESS",
        "DEPTH_WRITE",
        "DEPTH_READ",
        "NON_PIXEL_SHADER_RESOURCE",
        "PIXEL_SHADER_RESOURCE",
        "STREAM_OUT",
        "INDIRECT_ARGUMENT",
        "COPY_DEST",
        "COPY_SOURCE",
        "RESOLVE_DEST",
        "RESOLVE_SOURCE"
    };

    private ResourceState() {}

    /** Bits that only read, and at least one. */
    public static boolean isRead(int state) { // hot
        return state != 0 && (state & ~READS) == 0;
    }

    /** One of the states that a resource can be in. */
    public static boolean isValid(int state) { // hot
        return (state & ~READS) == 0 || (state & ~WRITES) == 0 && (state & state - 1) == 0;
    }

    /** May what needs {@code need} happen in {@code state}? */
    public static boolean contains(int state, int need) { // hot
        return state == need || need != 0 && (state & need) == need;
    }

    /** The bits by their names. */
    public static String name(int state) {
        if (state == COMMON) return "COMMON";
        StringJoiner names = new StringJoiner("|");
        for (int i = 0; i < NAMES.length; i++) {
            if ((state & 1 << i) != 0) names.add(NAMES[i]);
        }
        int rest = state >>> NAMES.length << NAMES.length;
        if (rest != 0) names.add("0x" + Integer.toHexString(rest));
        return names.toString();
    }
}
