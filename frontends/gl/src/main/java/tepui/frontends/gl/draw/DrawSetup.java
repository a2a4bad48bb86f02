package tepui.frontends.gl.draw;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;

/** Preparation of a draw: indices, arrays in the program's memory. */
public final class DrawSetup {
    /** What draws may be given. */
    public final DrawArgumentRules rules;

    private final tepui.pipe.Context pipe;
    private final Dirty dirty;
    private final Costs costs;
    private final RasterValues raster;
    private final VertexArrays arrays;

    private final UploadRing vertices;
    private final UploadRing indices;
    private @Nullable Buffer boundIndices;
    private long boundOffset;
    private @Nullable IndexType boundType;
    private boolean restartOn;
    private int restartIndex;
    private boolean restartKnown;
    /** The first index of a draw, in units of its type, after {@link #bindIndices}. */
    public int firstIndex;

    public DrawSetup(Backend backend, Dirty dirty, RasterValues raster, VertexArrays arrays, DrawArgumentRules rules) {
        this.rules = rules;
        this.pipe = backend.pipe();
        this.dirty = dirty;
        this.costs = backend.costs();
        this.raster = raster;
        this.arrays = arrays;
        vertices = new UploadRing(backend.device(), pipe);
        indices = new UploadRing(backend.device(), pipe);
    }

    // ---- indices ---------------------------------------------------------------------------------------------------

    /** Binds the indices of a draw; {@link #firstIndex} is the first then. False where there is nothing to read. */
    public boolean bindIndices(String call, IndexType type, int count, long address) { // hot
        BufferObject b = arrays.bound.elements();
        Buffer from;
        long offset;
        if (b == null) {
            if (!rules.indices(call, address)) return false;
            long bytes = (long) count * type.bytes();
            indices.reserve(UploadRing.after(indices.end(), bytes, 0), bytes);
            offset = indices.put(address, bytes, 0);
            from = indices.buffer();
        } else {
            if (!rules.unmapped(call, b)) return false;
            from = b.pipe();
            offset = address;
            if (from == null || offset < 0 || offset >= from.size()) return false;
        }
        int bytes = type.bytes();
        long base = offset % bytes;
        firstIndex = (int) (offset / bytes);
        if (from != boundIndices
                || base != boundOffset
                || type != boundType
                || (dirty.bits & Dirty.INDEX_BUFFER) != 0) {
            pipe.bindIndexBuffer(from, base, type);
            boundIndices = from;
            boundOffset = base;
            boundType = type;
            dirty.bits &= ~Dirty.INDEX_BUFFER;
        }
        applyRestart(type);
        return true;
    }

    private void applyRestart(IndexType type) { // hot
        boolean on = raster.primitiveRestart || raster.primitiveRestartFixed;
        int index = raster.primitiveRestartFixed ? type.allOnes() : raster.restartIndex;
        // An index that the type cannot hold restarts nothing.
        if (on && type != IndexType.U32 && (index & ~type.allOnes()) != 0) on = false;
        if (restartKnown && on == restartOn && (!on || index == restartIndex)) return;
        pipe.setPrimitiveRestart(on, index);
        restartKnown = true;
        restartOn = on;
        restartIndex = index;
    }

    // ---- arrays in the program's memory ----------------------------------------------------------------------------

    /** Uploads arrays in the program's memory, elements {@code first} to {@code last}, and binds them in place of buffers. */
    public void uploadArrays(int mask, long first, long last, int firstInstance, int instances) {
        VertexArray a = arrays.bound;
        long end = vertices.end();
        long alone = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int attribute = Integer.numberOfTrailingZeros(rest);
            int slot = a.binding[attribute];
            long low = a.divisors[slot] == 0 ? first : firstInstance;
            long high = lastElement(a.divisors[slot], last, firstInstance, instances);
            if (high < low) continue;
            long bytes = bytes(a, attribute, high - low);
            a.checkAddress(slot, low * a.strides[slot], bytes);
            end = UploadRing.after(end, bytes, low * a.strides[slot]);
            alone = UploadRing.after(alone, bytes, low * a.strides[slot]);
        }
        if (alone != 0) vertices.reserve(end, alone);
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int attribute = Integer.numberOfTrailingZeros(rest);
            int slot = a.binding[attribute];
            long low = a.divisors[slot] == 0 ? first : firstInstance;
            long high = lastElement(a.divisors[slot], last, firstInstance, instances);
            if (high < low) continue;
            long before = low * a.strides[slot];
            long at = vertices.put(a.offsets[slot] + before, bytes(a, attribute, high - low), before);
            pipe.bindVertexBuffer(slot, vertices.buffer(), at - before);
        }
        dirty.bits |= Dirty.VERTEX_ARRAY;
        costs.converted("glDraw...", "arrays in the program's memory are copied for every draw; buffers would not be");
    }

    /** The last element that a draw reads of an array with a divisor. */
    private static long lastElement(int divisor, long last, int firstInstance, int instances) { // hot
        return divisor == 0 ? last : firstInstance + (instances - 1L) / divisor;
    }

    /** Bytes from an element of an attribute to the end of the one that lies {@code steps} behind it. */
    private static long bytes(VertexArray a, int attribute, long steps) { // hot
        int each = VertexFormats.bytes(a.size[attribute], a.type[attribute]) + a.relativeOffset[attribute];
        return steps * a.strides[a.binding[attribute]] + each;
    }

    /** Smallest and largest index of a draw, of indices in memory or in a buffer: the high word is the largest. */
    public long indexRange(IndexType type, int count, long address) {
        BufferObject b = arrays.bound.elements();
        int bytes = type.bytes();
        if (b == null) return scan(Native.segment(address, (long) count * bytes), type, count);
        Buffer from = b.pipe();
        if (from == null || address < 0) return -1;
        int readable = (int) Math.min(count, (from.size() - address) / bytes);
        if (readable <= 0) return -1;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment copy = arena.allocate((long) readable * bytes, 8);
            pipe.readBuffer(from, address, copy);
            return scan(copy, type, readable);
        }
    }

    private long scan(MemorySegment data, IndexType type, int count) {
        long low = Long.MAX_VALUE;
        long high = -1;
        boolean restarts = raster.primitiveRestart || raster.primitiveRestartFixed;
        long restart = Integer.toUnsignedLong(raster.primitiveRestartFixed ? type.allOnes() : raster.restartIndex);
        for (int i = 0; i < count; i++) {
            long index = switch (type) {
                case U8 -> data.get(java.lang.foreign.ValueLayout.JAVA_BYTE, i) & 255;
                case U16 -> data.get(java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED, 2L * i) & 0xffff;
                case U32 -> Integer.toUnsignedLong(data.get(java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED, 4L * i));
            };
            if (restarts && index == restart) continue;
            low = Math.min(low, index);
            high = Math.max(high, index);
        }
        return high < 0 ? -1 : low | high << 32;
    }

    public void closeUploads() {
        vertices.close();
        indices.close();
    }
}
