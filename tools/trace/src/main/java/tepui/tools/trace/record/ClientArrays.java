package tepui.tools.trace.record;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GL;
import tepui.tools.trace.file.Value;
import tepui.tools.trace.play.GlFunction;

/**
 * Vertices in the program's memory. They are read when something is drawn, and only then is it known how many there are: before such a draw the trace
 * has calls that set the arrays once more, with the bytes.
 */
final class ClientArrays {
    private static final int TEXTURE0 = 0x84C0;
    private static final int CLIENT_ACTIVE_TEXTURE = 0x84E1;
    private static final int MAX_TEXTURE_COORDS = 0x8871;
    private static final int ELEMENT_BUFFER = 0x8895;
    private static final int ELEMENT_ARRAY_BUFFER = 0x8893;
    private static final int PRIMITIVE_RESTART = 0x8F9D;
    private static final int PRIMITIVE_RESTART_INDEX = 0x8F9E;
    private static final int PRIMITIVE_RESTART_FIXED_INDEX = 0x8D69;

    /** An array of the fixed pipeline: its function, and what its state is called. Size is 0 where it is always {@code fixedSize}. */
    private record Fixed(
            String function, int array, int size, int fixedSize, int type, int stride, int buffer, int pointer) {}

    private static final List<Fixed> FIXED = List.of(
            new Fixed("glVertexPointer", 0x8074, 0x807A, 4, 0x807B, 0x807C, 0x8896, 0x808E),
            new Fixed("glNormalPointer", 0x8075, 0, 3, 0x807E, 0x807F, 0x8897, 0x808F),
            new Fixed("glColorPointer", 0x8076, 0x8081, 4, 0x8082, 0x8083, 0x8898, 0x8090),
            new Fixed("glSecondaryColorPointer", 0x845E, 0x845A, 3, 0x845B, 0x845C, 0x889C, 0x845D),
            new Fixed("glFogCoordPointer", 0x8457, 0, 1, 0x8454, 0x8455, 0x889D, 0x8456));
    private static final Fixed TEXTURE =
            new Fixed("glTexCoordPointer", 0x8078, 0x8088, 4, 0x8089, 0x808A, 0x889A, 0x8092);

    private final Getters get;
    private final boolean fixed;
    private final boolean es;
    private final boolean restarts;
    private final boolean restartsFixed;
    private final int attributes;
    private final int units;
    private final ConstantNames names = new ConstantNames();
    /** Whether a pointer to memory has been set at all: where none has, nothing is asked. */
    private boolean used;

    /**
     * Arrays of the current context.
     *
     * @param version as {@code 45}
     */
    ClientArrays(Getters get, boolean fixed, boolean es, int version) {
        this.get = get;
        this.fixed = fixed;
        this.es = es;
        restarts = !es && version >= 31;
        restartsFixed = version >= (es ? 30 : 43);
        attributes = Math.min(64, get.integer(0x8869));
        units = fixed ? Math.min(8, get.integer(MAX_TEXTURE_COORDS)) : 0;
    }

    /** An array in memory has been set. */
    void used() {
        used = true;
    }

    boolean areUsed() {
        return used;
    }

    /** The number behind the highest vertex of a draw; 0 where that is not known. */
    long vertices(GlFunction f, long[] a) {
        int first = f.index("first");
        int count = f.index("count");
        int indices = f.index("indices");
        int type = f.index("type");
        if (indices >= 0 && count >= 0 && type >= 0) {
            boolean several = f.parameters().get(count).isAddress();
            int base = f.index("basevertex");
            long most = 0;
            int draws = several ? (int) a[f.index("drawcount")] : 1;
            for (int i = 0; i < draws; i++) {
                long n = several ? Memory.getInt(a[count] + 4L * i) : (int) a[count];
                long at = several ? Memory.getLong(a[indices] + 8L * i) : a[indices];
                long own = base < 0 ? 0 : several ? Memory.getInt(a[base] + 4L * i) : (int) a[base];
                most = Math.max(most, highest((int) a[type], n, at) + own);
            }
            return most;
        }
        if (first < 0 || count < 0) return 0;
        if (!f.parameters().get(first).isAddress()) return (int) a[first] + (long) (int) a[count];
        long most = 0;
        for (int i = 0; i < (int) a[f.index("drawcount")]; i++)
            most = Math.max(most, Memory.getInt(a[first] + 4L * i) + (long) Memory.getInt(a[count] + 4L * i));
        return most;
    }

    /** The number behind the highest index, of those in memory or in a buffer. */
    private long highest(int type, long count, long address) {
        int bytes = PixelMemory.bytes(type);
        if (bytes != 1 && bytes != 2 && bytes != 4) return 0;
        long from = address;
        long most = 0;
        long n = count;
        MemorySegment copy = null;
        if (get.integer(ELEMENT_BUFFER) != 0) {
            n = Math.min(n, (Integer.toUnsignedLong(get.bufferSize(ELEMENT_ARRAY_BUFFER)) - address) / bytes);
            if (n <= 0 || address < 0 || !areInMemory()) return 0;
            copy = get.bufferBytes(ELEMENT_ARRAY_BUFFER, address, n * bytes, es);
            from = copy.address();
        } else if (!Memory.is(address)) {
            return 0;
        }
        long all = (1L << 8 * bytes) - 1;
        try {
            for (long i = 0; i < n; i++) {
                long index = switch (bytes) {
                    case 1 -> Memory.getByte(from + i) & 0xff;
                    case 2 -> Memory.getShort(from + 2 * i) & 0xffff;
                    default -> Memory.getInt(from + 4 * i) & 0xffffffffL;
                };
                if (index >= most && !restarts(index, all)) most = index + 1;
            }
        } finally {
            Reference.reachabilityFence(copy);
        }
        return most;
    }

    /** Whether a draw would read an array in memory. */
    private boolean areInMemory() {
        if (fixed) {
            for (Fixed array : FIXED) if (isInMemory(array)) return true;
            if (unitsInMemory() != 0) return true;
        }
        for (int i = 0; i < attributes; i++) if (isInMemory(i)) return true;
        return false;
    }

    /** Is an array on and in memory? Of coordinates, that of the active unit. */
    private boolean isInMemory(Fixed array) {
        return get.isEnabled(array.array) && get.integer(array.buffer) == 0;
    }

    /** Is the array of an attribute on and in memory? */
    private boolean isInMemory(int attribute) {
        return get.attribute(attribute, 0x8622) != 0 && get.attribute(attribute, 0x889F) == 0;
    }

    /** Mask of the units whose coordinates are an array in memory. */
    private int unitsInMemory() {
        int active = get.integer(CLIENT_ACTIVE_TEXTURE);
        int found = 0;
        for (int unit = 0; unit < units; unit++) {
            GL.glClientActiveTexture(TEXTURE0 + unit);
            if (isInMemory(TEXTURE)) found |= 1 << unit;
        }
        GL.glClientActiveTexture(active);
        return found;
    }

    /** Whether an index is no vertex, but begins another primitive. */
    private boolean restarts(long index, long all) {
        if (index == all && restartsFixed && get.isEnabled(PRIMITIVE_RESTART_FIXED_INDEX)) return true;
        return restarts
                && get.isEnabled(PRIMITIVE_RESTART)
                && index == Integer.toUnsignedLong(get.integer(PRIMITIVE_RESTART_INDEX));
    }

    /** A call that is written before a draw. */
    interface Writer {
        void fake(String function, List<@Nullable Value> arguments);
    }

    /** Writes the arrays of a draw that reads so many vertices, and instances. */
    void write(long vertices, long instances, Writer writer) {
        if (vertices <= 0) return;
        if (fixed) {
            for (Fixed array : FIXED) if (isInMemory(array)) fixed(array, vertices, writer);
            int active = get.integer(CLIENT_ACTIVE_TEXTURE);
            int written = active;
            for (int rest = unitsInMemory(); rest != 0; rest &= rest - 1) {
                int unit = TEXTURE0 + Integer.numberOfTrailingZeros(rest);
                GL.glClientActiveTexture(unit);
                if (written != unit) select(written = unit, writer);
                fixed(TEXTURE, vertices, writer);
            }
            GL.glClientActiveTexture(active);
            if (written != active) select(active, writer);
        }
        for (int i = 0; i < attributes; i++) if (isInMemory(i)) attribute(i, vertices, instances, writer);
    }

    private void select(int unit, Writer writer) {
        writer.fake("glClientActiveTexture", List.of(names.constant("texture", unit)));
    }

    private void fixed(Fixed array, long vertices, Writer writer) {
        long address = get.pointer(array.pointer);
        int size = array.size == 0 ? array.fixedSize : get.integer(array.size);
        int type = get.integer(array.type);
        int stride = get.integer(array.stride);
        if (!Memory.is(address)) return;
        List<@Nullable Value> arguments = new ArrayList<>();
        if (array.size != 0) arguments.add(names.constant("size", size));
        arguments.add(names.constant("type", type));
        arguments.add(ConstantNames.integer(stride));
        arguments.add(blob(address, size, type, stride, vertices));
        writer.fake(array.function, arguments);
    }

    private void attribute(int index, long vertices, long instances, Writer writer) {
        long address = get.attributePointer(index);
        if (!Memory.is(address)) return;
        int size = get.attribute(index, 0x8623);
        int stride = get.attribute(index, 0x8624);
        int type = get.attribute(index, 0x8625);
        boolean integer = get.attribute(index, 0x88FD) != 0;
        int divisor = get.attribute(index, 0x88FE);
        long count = divisor == 0 ? vertices : (instances + divisor - 1) / divisor;
        List<@Nullable Value> arguments = new ArrayList<>();
        arguments.add(new Value.Whole(index));
        arguments.add(names.constant("size", size));
        arguments.add(names.constant("type", type));
        if (!integer) arguments.add(new Value.Truth(get.attribute(index, 0x886A) != 0));
        arguments.add(ConstantNames.integer(stride));
        arguments.add(blob(address, size, type, stride, Math.max(1, count)));
        writer.fake(integer ? "glVertexAttribIPointer" : "glVertexAttribPointer", arguments);
    }

    private static Value blob(long address, int size, int type, int stride, long count) {
        // GL_BGRA is four; packed types are one word.
        boolean packed = type == 0x8368 || type == 0x8D9F || type == 0x8C3B;
        long element = packed ? 4 : (long) (size > 4 ? 4 : size) * PixelMemory.bytes(type);
        long bytes = (count - 1) * (stride == 0 ? element : stride) + element;
        return new Value.Blob(Memory.bytes(address, bytes));
    }
}
