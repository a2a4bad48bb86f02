package tepui.frontends.gl.immediate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.MapFlags;
import tepui.pipe.Usage;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Stream of vertices of a {@link VertexStore} to the device: they are copied behind those of before in a buffer that is
 * never waited for, since what is in use is not touched until the buffer is full, when it gets new memory.
 */
public final class VertexStream {
    private static final long MATERIAL_SLOTS = (1L << VertexStore.WIDE) - 1 & -(1L << VertexStore.MATERIALS);
    private static final int CAPACITY = 4 << 20;

    private final Device device;
    private final Context pipe;
    private final Map<LayoutKey, Integer> layouts = new HashMap<>();
    private @Nullable Buffer buffer;
    private long capacity;
    private long used;
    private int lastLayout;
    private long lastSlots;
    private long lastSizes = -1;
    private long lastKinds;
    private int[] ranges = new int[3 * 64];

    private record LayoutKey(long slots, long sizes, long kinds) {
        /** Written out: the virtual machine makes such methods of a record anew in every process. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof LayoutKey k && slots == k.slots && sizes == k.sizes && kinds == k.kinds;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * Long.hashCode(slots) + Long.hashCode(sizes)) + Long.hashCode(kinds);
        }
    }

    public VertexStream(Device device, Context pipe) {
        this.device = device;
        this.pipe = pipe;
    }

    // ---- layouts ---------------------------------------------------------------------------------------------------

    private static Format format(int kind, int size) {
        return switch (kind) {
            case VertexStore.INT ->
                switch (size) {
                    case 1 -> Format.R32_SINT;
                    case 2 -> Format.R32G32_SINT;
                    case 3 -> Format.R32G32B32_SINT;
                    default -> Format.R32G32B32A32_SINT;
                };
            case VertexStore.DOUBLE -> size == 2 ? Format.R64_FLOAT : Format.R64G64_FLOAT;
            case VertexStore.UNSIGNED ->
                switch (size) {
                    case 1 -> Format.R32_UINT;
                    case 2 -> Format.R32G32_UINT;
                    case 3 -> Format.R32G32B32_UINT;
                    default -> Format.R32G32B32A32_UINT;
                };
            default ->
                switch (size) {
                    case 1 -> Format.R32_FLOAT;
                    case 2 -> Format.R32G32_FLOAT;
                    case 3 -> Format.R32G32B32_FLOAT;
                    default -> Format.R32G32B32A32_FLOAT;
                };
        };
    }

    /**
     * The id of the layout of the store's vertices. Materials lie at the locations of generic attributes, which the fixed vertex stage
     * does not read; without them the position is attribute 0 as well.
     */
    public int layout(VertexStore store) {
        long slots = store.slots();
        long sizes = 0;
        long kinds = 0;
        for (long rest = slots; rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            // Two bits a slot fit slots 0 to 31; materials have sizes that are known.
            if (s < 32) {
                sizes |= (long) (store.size(s) - 1) << 2 * s;
                kinds |= (long) store.kind(s) << 2 * s;
            }
        }
        if (slots == lastSlots && sizes == lastSizes && kinds == lastKinds) return lastLayout;
        LayoutKey key = new LayoutKey(slots, sizes, kinds);
        Integer known = layouts.get(key);
        if (known == null) {
            known = device.states().vertexLayout.intern(make(store, slots));
            layouts.put(key, known);
        }
        lastSlots = slots;
        lastSizes = sizes;
        lastKinds = kinds;
        lastLayout = known;
        return known;
    }

    private static VertexLayout make(VertexStore store, long slots) {
        List<VertexLayout.Element> elements = new ArrayList<>();
        boolean materials = (slots & MATERIAL_SLOTS) != 0;
        for (int s = 0; s < VertexStore.SLOTS; s++) {
            if ((slots >>> s & 1) == 0 || materials && (s < 16 || s >= VertexStore.WIDE)) continue;
            // A conventional attribute of the vertices is there before a second half.
            boolean half = s >= VertexStore.WIDE;
            if (half && (slots >>> s - VertexStore.WIDE + BuiltinSlots.WIDE_ATTRIBUTE & 1) != 0) continue;
            Format format = format(store.kind(s), store.size(s));
            int location = half
                    ? s - VertexStore.WIDE + BuiltinSlots.WIDE_ATTRIBUTE
                    : s < VertexStore.MATERIALS ? s : s - VertexStore.MATERIALS;
            elements.add(new VertexLayout.Element(location, 0, 4 * store.offset(s), format));
            if (s == VertexStore.POSITION && !materials) {
                elements.add(new VertexLayout.Element(0, 0, 4 * store.offset(s), format));
            }
        }
        return new VertexLayout(elements, List.of(new VertexLayout.Binding(4 * store.stride(), 0)));
    }

    // ---- drawing ---------------------------------------------------------------------------------------------------

    /** The mask of material properties among the attributes. */
    public static int materials(VertexStore store) {
        return (int) ((store.slots() & MATERIAL_SLOTS) >>> VertexStore.MATERIALS);
    }

    /** Draws the store's primitives. */
    public void draw(VertexStore store, StateSync sync) { // hot
        int words = store.words();
        if (words == 0 || store.primitives() == 0) return;
        long at = upload(store.data(), words);
        Buffer from = buffer;
        if (from != null) draw(store, sync, from, at);
    }

    /** Draws the store's primitives, whose vertices are in a buffer. */
    void draw(VertexStore store, StateSync sync, Buffer from, long at) { // hot
        int materials = materials(store);
        int layout = layout(store);
        for (int i = 0; i < store.primitives(); ) {
            int mode = store.mode(i);
            int count = 0;
            if (3 * (store.primitives() - i) > ranges.length) ranges = new int[3 * store.primitives()];
            int[] r = ranges;
            for (; i < store.primitives() && store.mode(i) == mode; i++, count++) {
                r[3 * count] = store.first(i);
                r[3 * count + 1] = store.count(i);
                r[3 * count + 2] = 0;
            }
            if (!sync.prepare("glEnd", mode, materials)) break;
            pipe.bindVertexLayout(layout);
            pipe.bindVertexBuffer(0, from, at);
            sync.draw(mode, r, count);
        }
        sync.verticesReplaced();
    }

    private long upload(int[] data, int words) {
        long bytes = 4L * words;
        Buffer to = buffer;
        int flags = MapFlags.WRITE | MapFlags.UNSYNCHRONIZED;
        if (to == null || bytes > capacity) {
            if (to != null) device.destroy(to);
            capacity = Math.max(CAPACITY, Long.highestOneBit(bytes) << 1);
            to = device.createBuffer(new BufferDesc(capacity, Bind.VERTEX, Usage.STREAM, false));
            buffer = to;
            used = 0;
        } else if (used + bytes > capacity) {
            flags = MapFlags.WRITE | MapFlags.DISCARD_WHOLE;
            used = 0;
        }
        long at = used;
        long address = Native.local(pipe.map(to, at, bytes, flags));
        Native.putInts(data, 0, address, words);
        pipe.unmap(to);
        used = at + bytes + 15 & ~15L;
        return at;
    }

    /** Vertices of a list: a buffer of their own, which stays. */
    public Buffer retain(VertexStore store) {
        Buffer b = device.createBuffer(new BufferDesc(4L * store.words(), Bind.VERTEX, Usage.IMMUTABLE, false));
        long address = Native.local(pipe.map(b, 0, 4L * store.words(), MapFlags.WRITE | MapFlags.UNSYNCHRONIZED));
        Native.putInts(store.data(), 0, address, store.words());
        pipe.unmap(b);
        return b;
    }

    /** Frees the buffer. */
    public void close() {
        if (buffer != null) device.destroy(buffer);
        buffer = null;
    }
}
