package tepui.drivers.d3d12.transfer;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.Supplier;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.Box;
import tepui.pipe.Counters;
import tepui.pipe.Memory;
import tepui.pipe.driver.TexelTransfers;
import tepui.pipe.format.Format;

/**
 * Transfers of texels between memory, buffers and textures. In staging memory rows are multiples of 256 bytes and
 * subresources start at multiples of 512, as Direct3D wants it. Depth and stencil are planes there, and whole
 * subresources are copied of them; the contract's interleaved form is made and taken apart on the processor. Stencil
 * planes go through {@link StencilPlanes}, since not every implementation copies them.
 */
public final class TextureWork extends TexelTransfers<D3d12Texture, D3d12Buffer, BufferStorage> {
    static final int ROW = 256;
    static final int PLACEMENT = 512;
    static final int DEPTH = 1;
    static final int STENCIL = 2;
    private static final int LOCATION_BYTES = 48;

    private final Counters counters;
    private final Supplier<StencilPlanes> stencil;
    private final Recorder recorder;
    private final BufferWork buffers;
    private final Gpu gpu;
    private final long sourceLocation;
    private final long targetLocation;
    private final long sourceBox;

    public TextureWork(Recorder recorder, BufferWork buffers, Supplier<StencilPlanes> stencil) {
        super(recorder.gpu.timeline, recorder.counters, buffers);
        counters = recorder.counters;
        this.stencil = stencil;
        this.recorder = recorder;
        this.buffers = buffers;
        this.gpu = recorder.gpu;
        sourceLocation = recorder.scratch.take(LOCATION_BYTES);
        targetLocation = recorder.scratch.take(LOCATION_BYTES);
        sourceBox = recorder.scratch.take(24);
    }

    // ---- the copies of Direct3D -----------------------------------------------------------------------------------

    private void inTexture(long location, D3d12Texture t, int subresource) { // hot
        recorder.scratch.to(location).l(t.handle).i(0).l(subresource);
    }

    private void inBuffer( // hot
            long location, long buffer, long offset, int format, int width, int height, int depth, long pitch) {
        recorder.scratch
                .to(location)
                .l(buffer)
                .i(1)
                .l(offset)
                .i(format)
                .i(width)
                .i(height)
                .i(depth)
                .i((int) pitch);
    }

    private long box(int x, int y, int z, int width, int height, int depth) { // hot
        recorder.scratch.to(sourceBox).i(x).i(y).i(z).i(x + width).i(y + height).i(z + depth);
        return sourceBox;
    }

    /** Rows in a buffer to a box of one layer, or to slices. */
    private void toTexture( // hot
            long buffer, long offset, long pitch, D3d12Texture t, int level, int layer, Box b, boolean whole) {
        Format f = t.desc().format();
        long list = recorder.list();
        int format = t.isDepth ? DxgiFormats.footprint(t.dxgi, false) : footprint(t);
        inBuffer(
                sourceLocation,
                buffer,
                offset,
                format,
                up(b.width(), f.blockWidth()),
                up(b.height(), f.blockHeight()),
                t.is3d ? b.depth() : 1,
                pitch);
        inTexture(targetLocation, t, t.subresource(level, layer, 0));
        ID3D12GraphicsCommandList.copyTextureRegion(
                list, targetLocation, whole ? 0 : b.x(), whole ? 0 : b.y(), t.is3d ? b.z() : 0, sourceLocation, 0);
    }

    private void toBuffer( // hot
            D3d12Texture t, int level, int layer, Box b, boolean whole, long buffer, long offset, long pitch) {
        Format f = t.desc().format();
        long list = recorder.list();
        int format = t.isDepth ? DxgiFormats.footprint(t.dxgi, false) : footprint(t);
        int width = whole ? t.desc().levelWidth(level) : b.width();
        int height = whole ? t.desc().levelHeight(level) : b.height();
        inBuffer(
                targetLocation,
                buffer,
                offset,
                format,
                up(width, f.blockWidth()),
                up(height, f.blockHeight()),
                t.is3d ? b.depth() : 1,
                pitch);
        inTexture(sourceLocation, t, t.subresource(level, layer, 0));
        long from = whole && !t.is3d
                ? 0
                : box(
                        b.x(),
                        b.y(),
                        t.is3d ? b.z() : 0,
                        within(b.x(), b.width(), t.desc().levelWidth(level), f.blockWidth()),
                        within(b.y(), b.height(), t.desc().levelHeight(level), f.blockHeight()),
                        t.is3d ? b.depth() : 1);
        ID3D12GraphicsCommandList.copyTextureRegion(list, targetLocation, 0, 0, 0, sourceLocation, from);
    }

    /** A box of blocks ends where a block does, even where the level ends before. */
    private static int within(int start, int size, int level, int block) {
        return start + size >= level ? up(level, block) - start : size;
    }

    private static int footprint(D3d12Texture t) {
        return t.dxgi;
    }

    private static int up(int value, int block) {
        return (value + block - 1) / block * block;
    }

    private static long up(long value, long step) {
        return (value + step - 1) / step * step;
    }

    /** The depth plane alone, or the only one. */
    private void useFirstPlane(D3d12Texture t, int level, Box box, int state) { // hot
        if (t.is3d) recorder.use(t, level, 1, 0, 1, 0, 1, state);
        else recorder.use(t, level, 1, box.z(), box.depth(), 0, 1, state);
    }

    static boolean isWholeLevel(D3d12Texture t, int level, Box box) {
        return box.x() == 0
                && box.y() == 0
                && box.width() == t.desc().levelWidth(level)
                && box.height() == t.desc().levelHeight(level)
                && (!t.is3d || box.z() == 0 && box.depth() == t.desc().levelDepth(level));
    }

    private static boolean isAll(D3d12Texture t, Box box) {
        return t.desc().levels() == 1 && isWholeLevel(t, 0, box) && (t.is3d || box.depth() == t.layers);
    }

    // ---- uploads --------------------------------------------------------------------------------------------------

    @Override
    protected boolean isTakenApart(D3d12Texture t) { // hot
        return t.isDepth;
    }

    @Override
    protected void write(
            D3d12Texture t, int level, Box box, MemorySegment from, long source, long rowBytes, long sliceBytes) {
        write(t, level, box, from, source, rowBytes, sliceBytes, DEPTH | STENCIL);
    }

    void write(D3d12Texture t, int level, Box box, long source, long rowBytes, long sliceBytes, int planes) {
        write(t, level, box, Memory.ALL, source, rowBytes, sliceBytes, planes);
    }

    private void write(
            D3d12Texture t,
            int level,
            Box box,
            MemorySegment from,
            long source,
            long rowBytes,
            long sliceBytes,
            int planes) {
        if (box.isEmpty()) return;
        if (t.isDepth) {
            long at = (from.isNative() ? from.address() : 0) + source;
            writeDepth(t, level, box, at, rowBytes, sliceBytes, planes);
            return;
        }
        recorder.ensure();
        if (t.unused && isAll(t, box)) t.needsZeros = false;
        Format f = t.desc().format();
        int rows = f.rows(box.height());
        long row = f.rowBytes(box.width());
        long pitch = up(row, ROW);
        long slice = up(pitch * rows, PLACEMENT);
        useFirstPlane(t, level, box, ResourceState.COPY_DEST);
        if (t.is3d) {
            // Slices of one copy follow each other without a gap.
            long at = buffers.staging.take(pitch * rows * box.depth(), PLACEMENT, recorder.serial);
            BufferStorage to = buffers.staging.storage;
            for (int z = 0; z < box.depth(); z++) {
                rows(from, source + z * sliceBytes, rowBytes, to.address + at + z * pitch * rows, pitch, rows, row);
            }
            toTexture(to.handle, at, pitch, t, level, 0, box, false);
        } else {
            for (int z = 0; z < box.depth(); z++) {
                long at = buffers.staging.take(slice, PLACEMENT, recorder.serial);
                BufferStorage to = buffers.staging.storage;
                rows(from, source + z * sliceBytes, rowBytes, to.address + at, pitch, rows, row);
                toTexture(to.handle, at, pitch, t, level, box.z() + z, box, false);
            }
        }
        counters.uploadedBytes += row * rows * box.depth();
    }

    private static void rows(
            MemorySegment from, long source, long rowBytes, long target, long pitch, int rows, long row) {
        for (int y = 0; y < rows; y++) {
            MemorySegment.copy(from, source + y * rowBytes, Memory.ALL, target + y * pitch, row);
        }
    }

    private void writeDepth(
            D3d12Texture t, int level, Box box, long source, long rowBytes, long sliceBytes, int planes) {
        if ((planes & DEPTH) != 0 && t.desc().format().hasDepth()) {
            int width = t.desc().levelWidth(level);
            int height = t.desc().levelHeight(level);
            int bytes = t.dxgi == 55 ? 2 : 4;
            long pitch = up((long) width * bytes, ROW);
            boolean whole = isWholeLevel(t, level, box);
            for (int z = 0; z < box.depth(); z++) {
                Box one = new Box(0, 0, box.z() + z, width, height, 1);
                // Only whole subresources of depth are copied: what is not written is read first.
                long old = 0;
                if (!whole) {
                    recorder.ensure();
                    useFirstPlane(t, level, one, ResourceState.COPY_SOURCE);
                    long at = buffers.readback.take(pitch * height, PLACEMENT, recorder.serial);
                    BufferStorage back = buffers.readback.storage;
                    toBuffer(t, level, box.z() + z, one, true, back.handle, at, pitch);
                    recorder.waitFor(recorder.submit());
                    old = back.address + at;
                }
                recorder.ensure();
                useFirstPlane(t, level, one, ResourceState.COPY_DEST);
                long at = buffers.staging.take(pitch * height, PLACEMENT, recorder.serial);
                BufferStorage to = buffers.staging.storage;
                long plane = to.address + at;
                if (old != 0) MemorySegment.copy(Memory.ALL, old, Memory.ALL, plane, pitch * height);
                plane(
                        t,
                        box,
                        source + z * sliceBytes,
                        rowBytes,
                        plane + box.y() * pitch + (long) box.x() * bytes,
                        pitch,
                        true);
                toTexture(to.handle, at, pitch, t, level, box.z() + z, one, true);
            }
        }
        if ((planes & STENCIL) != 0 && t.hasStencilPlane()) {
            int x = box.x();
            try (Scratch s = Scratch.brief((long) box.width() * box.height() + 16)) {
                long bytes = s.take((long) box.width() * box.height());
                for (int z = 0; z < box.depth(); z++) {
                    stencil(t, box, source + z * sliceBytes, rowBytes, bytes, true);
                    Box one = new Box(x, box.y(), box.z() + z, box.width(), box.height(), 1);
                    stencil.get().write(t, level, one, bytes);
                }
            }
        }
        counters.uploadedBytes += (long) t.desc().format().blockBytes() * box.width() * box.height() * box.depth();
    }

    /** Moves depth between the contract's interleaved texels and rows of a plane. */
    private static void plane(D3d12Texture t, Box box, long texels, long rowBytes, long plane, long pitch, boolean in) {
        Format f = t.desc().format();
        int block = f.blockBytes();
        boolean wide = f == Format.D32_FLOAT_S8_UINT;
        boolean narrow = t.dxgi == 55;
        boolean packed = t.dxgi == 45;
        for (int y = 0; y < box.height(); y++) {
            long row = texels + y * rowBytes;
            long at = plane + y * pitch;
            for (int x = 0; x < box.width(); x++, row += block, at += narrow ? 2 : 4) {
                if (narrow) {
                    if (in) putShort(at, getShort(row));
                    else putShort(row, getShort(at));
                } else if (packed) {
                    if (in) Scratch.putInt(at, Scratch.getInt(row) & 0xffffff);
                    else Scratch.putInt(row, Scratch.getInt(row) & 0xff000000 | Scratch.getInt(at) & 0xffffff);
                } else if (in) {
                    Scratch.putInt(at, Scratch.getInt(row));
                } else {
                    Scratch.putInt(row, Scratch.getInt(at));
                    if (wide) Scratch.putInt(row + 4, Scratch.getInt(row + 4) & 255);
                }
            }
        }
    }

    /** Moves stencil between the contract's interleaved texels and tight bytes. */
    private static void stencil(D3d12Texture t, Box box, long texels, long rowBytes, long bytes, boolean in) {
        Format f = t.desc().format();
        int block = f.blockBytes();
        int offset = f == Format.D32_FLOAT_S8_UINT ? 4 : 3;
        long at = bytes;
        for (int y = 0; y < box.height(); y++) {
            long row = texels + y * rowBytes + offset;
            for (int x = 0; x < box.width(); x++, row += block, at++) {
                if (in) putByte(at, getByte(row));
                else putByte(row, getByte(at));
            }
        }
    }

    private static byte getByte(long address) {
        return Memory.ALL.get(ValueLayout.JAVA_BYTE, address);
    }

    private static void putByte(long address, byte value) {
        Memory.ALL.set(ValueLayout.JAVA_BYTE, address, value);
    }

    private static short getShort(long address) {
        return Memory.ALL.get(ValueLayout.JAVA_SHORT_UNALIGNED, address);
    }

    private static void putShort(long address, short value) {
        Memory.ALL.set(ValueLayout.JAVA_SHORT_UNALIGNED, address, value);
    }

    // ---- reading --------------------------------------------------------------------------------------------------

    void read(D3d12Texture t, int level, Box box, long into, long rowBytes, long sliceBytes) {
        read(t, level, box, Memory.ALL, into, rowBytes, sliceBytes);
    }

    @Override
    protected void read(
            D3d12Texture t, int level, Box box, MemorySegment to, long into, long rowBytes, long sliceBytes) {
        if (box.isEmpty()) return;
        if (t.isDepth) {
            readDepth(t, level, box, (to.isNative() ? to.address() : 0) + into, rowBytes, sliceBytes);
            return;
        }
        Format f = t.desc().format();
        int rows = f.rows(box.height());
        long row = f.rowBytes(box.width());
        long pitch = up(row, ROW);
        long slice = t.is3d ? pitch * rows : up(pitch * rows, PLACEMENT);
        recorder.ensure();
        useFirstPlane(t, level, box, ResourceState.COPY_SOURCE);
        long at = buffers.readback.take(slice * box.depth(), PLACEMENT, recorder.serial);
        BufferStorage from = buffers.readback.storage;
        if (t.is3d) {
            toBuffer(t, level, 0, box, false, from.handle, at, pitch);
        } else {
            for (int z = 0; z < box.depth(); z++) {
                toBuffer(t, level, box.z() + z, box, false, from.handle, at + z * slice, pitch);
            }
        }
        recorder.waitFor(recorder.submit());
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < rows; y++) {
                MemorySegment.copy(
                        Memory.ALL,
                        from.address + at + z * slice + y * pitch,
                        to,
                        into + z * sliceBytes + y * rowBytes,
                        row);
            }
        }
        counters.readBackBytes += row * rows * box.depth();
    }

    private void readDepth(D3d12Texture t, int level, Box box, long into, long rowBytes, long sliceBytes) {
        int bytes = t.dxgi == 55 ? 2 : 4;
        int height = t.desc().levelHeight(level);
        long pitch = up((long) t.desc().levelWidth(level) * bytes, ROW);
        for (int z = 0; z < box.depth(); z++) {
            recorder.ensure();
            Box one = new Box(box.x(), box.y(), box.z() + z, box.width(), box.height(), 1);
            useFirstPlane(t, level, one, ResourceState.COPY_SOURCE);
            long at = buffers.readback.take(pitch * height, PLACEMENT, recorder.serial);
            BufferStorage from = buffers.readback.storage;
            toBuffer(t, level, box.z() + z, one, true, from.handle, at, pitch);
            recorder.waitFor(recorder.submit());
            long plane = from.address + at + box.y() * pitch + (long) box.x() * bytes;
            plane(t, box, into + z * sliceBytes, rowBytes, plane, pitch, false);
            if (t.hasStencilPlane()) {
                try (Scratch s = Scratch.brief((long) box.width() * box.height() + 16)) {
                    long values = s.take((long) box.width() * box.height());
                    stencil.get().read(t, level, one, values);
                    stencil(t, box, into + z * sliceBytes, rowBytes, values, false);
                }
            }
        }
        counters.readBackBytes += (long) t.desc().format().blockBytes() * box.width() * box.height() * box.depth();
    }

    // ---- buffers and textures -------------------------------------------------------------------------------------

    /** Rows and starts as Direct3D wants them, one layer at a time. */
    @Override
    protected boolean isDirect(D3d12Texture t, long offset, long rowBytes, long sliceBytes, Box box) {
        Format f = t.desc().format();
        boolean rows = f.rows(box.height()) == 1 || rowBytes % ROW == 0;
        if (t.isDepth || !rows || offset % PLACEMENT != 0) return false;
        if (box.depth() == 1) return true;
        return t.is3d ? sliceBytes == rowBytes * f.rows(box.height()) : sliceBytes % PLACEMENT == 0;
    }

    @Override
    protected void direct(
            D3d12Buffer from, long offset, long rowBytes, long sliceBytes, D3d12Texture t, int level, Box box) {
        BufferStorage b = from.storage;
        recorder.use(b, ResourceState.COPY_SOURCE);
        useFirstPlane(t, level, box, ResourceState.COPY_DEST);
        long pitch = pitch(t, box, rowBytes);
        int copies = t.is3d ? 1 : box.depth();
        for (int z = 0; z < copies; z++) {
            toTexture(b.handle, b.offset + offset + z * sliceBytes, pitch, t, level, box.z() + z, box, false);
        }
    }

    @Override
    protected void direct(
            D3d12Texture t, int level, Box box, D3d12Buffer to, long offset, long rowBytes, long sliceBytes) {
        BufferStorage b = to.storage;
        recorder.use(b, ResourceState.COPY_DEST);
        useFirstPlane(t, level, box, ResourceState.COPY_SOURCE);
        long pitch = pitch(t, box, rowBytes);
        int copies = t.is3d ? 1 : box.depth();
        for (int z = 0; z < copies; z++) {
            toBuffer(t, level, box.z() + z, box, false, b.handle, b.offset + offset + z * sliceBytes, pitch);
        }
    }

    /** A single row has no distance to a next one. */
    private static long pitch(D3d12Texture t, Box box, long rowBytes) {
        Format f = t.desc().format();
        return f.rows(box.height()) == 1 ? up(f.rowBytes(box.width()), ROW) : rowBytes;
    }

    // ---- copies ---------------------------------------------------------------------------------------------------

    @Override
    public void copy(D3d12Texture from, int fromLevel, Box box, D3d12Texture to, int toLevel, int x, int y, int z) {
        if (box.isEmpty()) return;
        Format f = from.desc().format();
        Format g = to.desc().format();
        boolean multisample = from.desc().samples() > 1;
        boolean family = DxgiFormats.typeless(from.dxgi) == DxgiFormats.typeless(to.dxgi);
        boolean wholes = isWholeLevel(from, fromLevel, box)
                && x == 0
                && y == 0
                && box.width() == to.desc().levelWidth(toLevel)
                && box.height() == to.desc().levelHeight(toLevel);
        boolean direct = family && from != to && (!from.isDepth && !multisample || wholes && !from.isDepth);
        if (!direct) {
            if (multisample) {
                throw new tepui.pipe.UnsupportedByDeviceException(
                        "copyTexture: Direct3D 12 copies only whole levels of multisample textures of one kind");
            }
            throughBuffer(from, fromLevel, box, to, toLevel, x, y, z);
            return;
        }
        Box target = new Box(x, y, z, box.width(), box.height(), box.depth());
        useFirstPlane(from, fromLevel, box, ResourceState.COPY_SOURCE);
        useFirstPlane(to, toLevel, target, ResourceState.COPY_DEST);
        long list = recorder.list();
        boolean bulk = from.is3d && to.is3d;
        int copies = bulk ? 1 : box.depth();
        int width = within(box.x(), box.width(), from.desc().levelWidth(fromLevel), f.blockWidth());
        int height = within(box.y(), box.height(), from.desc().levelHeight(fromLevel), f.blockHeight());
        if (f.blockWidth() == 1 && g.blockWidth() == 1) {
            width = box.width();
            height = box.height();
        }
        for (int i = 0; i < copies; i++) {
            inTexture(sourceLocation, from, from.subresource(fromLevel, from.is3d ? 0 : box.z() + i, 0));
            inTexture(targetLocation, to, to.subresource(toLevel, to.is3d ? 0 : z + i, 0));
            long part = multisample
                    ? 0
                    : box(box.x(), box.y(), from.is3d ? box.z() + i : 0, width, height, bulk ? box.depth() : 1);
            ID3D12GraphicsCommandList.copyTextureRegion(
                    list, targetLocation, x, y, to.is3d ? z + i : 0, sourceLocation, part);
        }
    }

    /** Bits of another kind, or within one texture: by way of memory. */
    private void throughBuffer(
            D3d12Texture from, int fromLevel, Box box, D3d12Texture to, int toLevel, int x, int y, int z) {
        Format f = from.desc().format();
        Box target = target(from.desc(), box, to.desc(), toLevel, x, y, z);
        long row = f.rowBytes(box.width());
        long slice = row * f.rows(box.height());
        try (Scratch s = Scratch.brief(slice * box.depth() + 16)) {
            long memory = s.take(slice * box.depth());
            read(from, fromLevel, box, memory, row, slice);
            write(to, toLevel, target, memory, row, slice, DEPTH | STENCIL);
        }
    }
}
