package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import tepui.pipe.Box;
import tepui.pipe.Context.TexelMap;
import tepui.pipe.Counters;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/**
 * Transfers of textures: writes, reads, maps, and copies from and to buffers. A copy between a buffer and a texture is
 * one command where the device knows such rows; else the bytes go through the processor. A driver says how texels lie
 * and which commands move them.
 *
 * @param <T> the driver's textures
 * @param <B> its buffers
 * @param <S> its storages
 */
public abstract class TexelTransfers<T extends StoredTexture<S>, B extends StoredBuffer<S>, S extends DeviceStorage> {
    private final Timeline timeline;
    private final Counters counters;
    private final BufferTransfers<B, S> buffers;

    protected TexelTransfers(Timeline timeline, Counters counters, BufferTransfers<B, S> buffers) {
        this.timeline = timeline;
        this.counters = counters;
        this.buffers = buffers;
    }

    // ---- the driver's ---------------------------------------------------------------------------------------------

    /** The device has depth and stencil in other forms than the contract: the processor takes texels apart, in native memory. */
    protected abstract boolean isTakenApart(T t);

    /** All planes of the texels that begin {@code at} bytes into the segment. */
    protected abstract void write(T t, int level, Box box, MemorySegment from, long at, long rowBytes, long sliceBytes);

    /** All planes of the texels, to {@code at} bytes into the segment; waits for them. */
    protected abstract void read(T t, int level, Box box, MemorySegment to, long at, long rowBytes, long sliceBytes);

    /** One command copies between the texture and rows that lie like this. */
    protected abstract boolean isDirect(T t, long offset, long rowBytes, long sliceBytes, Box box);

    protected abstract void direct(B from, long offset, long rowBytes, long sliceBytes, T t, int level, Box box);

    protected abstract void direct(T t, int level, Box box, B to, long offset, long rowBytes, long sliceBytes);

    public abstract void copy(T from, int fromLevel, Box box, T to, int toLevel, int x, int y, int z); // hot

    // ---- the program's memory -------------------------------------------------------------------------------------

    /** Texels of the program's: its own memory, or an array. */
    public final void write(T t, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) { // hot
        if (data.isNative() || !isTakenApart(t)) {
            write(t, level, box, data, 0, rowBytes, sliceBytes);
            return;
        }
        try (Arena brief = Arena.ofConfined()) {
            MemorySegment copy = brief.allocate(data.byteSize(), 16).copyFrom(data);
            write(t, level, box, copy, 0, rowBytes, sliceBytes);
        }
    }

    public final void read(T t, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        if (into.isNative() || !isTakenApart(t)) {
            read(t, level, box, into, 0, rowBytes, sliceBytes);
            return;
        }
        try (Arena brief = Arena.ofConfined()) {
            // Bytes between rows stay as they are.
            MemorySegment copy = brief.allocate(into.byteSize(), 16).copyFrom(into);
            read(t, level, box, copy, 0, rowBytes, sliceBytes);
            into.copyFrom(copy);
        }
    }

    // ---- maps -----------------------------------------------------------------------------------------------------

    /** {@code false} if it would have to wait and must not. */
    public final boolean map(T t, int level, Box box, int flags, TexelMap result) { // hot
        Format f = t.desc().format();
        long rowBytes = f.rowBytes(box.width()) + 15 & -16;
        long sliceBytes = rowBytes * f.rows(box.height());
        boolean fresh = (flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE)) != 0;
        if (!fresh && (flags & MapFlags.DONT_BLOCK) != 0 && !timeline.isDone(t.lastWrite)) return false;
        S own = buffers.mapping(Math.max(64, sliceBytes * box.depth()), false);
        if (!fresh) read(t, level, box, Memory.ALL, own.address, rowBytes, sliceBytes);
        t.maps.put(own.address, new TextureMap<>(own, level, box, flags, rowBytes, sliceBytes));
        result.address = own.address;
        result.rowBytes = rowBytes;
        result.sliceBytes = sliceBytes;
        counters.maps++;
        return true;
    }

    public final void unmap(T t, TexelMap map) { // hot
        TextureMap<S> m = t.maps.remove(map.address);
        if (m == null) throw new IllegalArgumentException("unmapTexture: map is none of this texture's");
        if ((m.flags() & MapFlags.WRITE) != 0) {
            write(t, m.level(), m.box(), Memory.ALL, map.address, m.rowBytes(), m.sliceBytes());
        }
        buffers.retire(m.storage());
        map.address = 0;
    }

    // ---- buffers --------------------------------------------------------------------------------------------------

    public final void fromBuffer(B b, long offset, long rowBytes, long sliceBytes, T t, int level, Box box) { // hot
        if (box.isEmpty()) return;
        if (isDirect(t, offset, rowBytes, sliceBytes, box)) {
            direct(b, offset, rowBytes, sliceBytes, t, level, box);
            return;
        }
        try (Arena brief = Arena.ofConfined()) {
            MemorySegment bytes = brief.allocate(bytes(t, box, rowBytes, sliceBytes), 16);
            buffers.read(b, offset, bytes);
            write(t, level, box, bytes, 0, rowBytes, sliceBytes);
        }
    }

    public final void toBuffer(T t, int level, Box box, B b, long offset, long rowBytes, long sliceBytes) { // hot
        if (box.isEmpty()) return;
        if (isDirect(t, offset, rowBytes, sliceBytes, box)) {
            direct(t, level, box, b, offset, rowBytes, sliceBytes);
            return;
        }
        try (Arena brief = Arena.ofConfined()) {
            MemorySegment bytes = brief.allocate(bytes(t, box, rowBytes, sliceBytes), 16);
            buffers.read(b, offset, bytes);
            read(t, level, box, bytes, 0, rowBytes, sliceBytes);
            buffers.write(b, offset, bytes);
        }
    }

    private static long bytes(Texture t, Box box, long rowBytes, long sliceBytes) {
        Format f = t.desc().format();
        return (box.depth() - 1) * sliceBytes + (f.rows(box.height()) - 1) * rowBytes + f.rowBytes(box.width());
    }

    /** Where a copied box lies in its target: blocks become blocks, of whichever size, as far as the level goes. */
    protected static Box target(TextureDesc from, Box box, TextureDesc to, int level, int x, int y, int z) {
        int across = Arguments.blocks(box.width(), from.format().blockWidth())
                * to.format().blockWidth();
        int down = Arguments.blocks(box.height(), from.format().blockHeight())
                * to.format().blockHeight();
        int width = Math.min(across, to.levelWidth(level) - x);
        int height = Math.min(down, to.levelHeight(level) - y);
        return new Box(x, y, z, width, height, box.depth());
    }
}
