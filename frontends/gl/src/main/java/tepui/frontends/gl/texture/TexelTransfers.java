package tepui.frontends.gl.texture;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.BlockEncoder;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.pixel.TexelRows;
import tepui.frontends.gl.pixel.Texels;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;

/**
 * Transfers of texels of images from and to memory. An image without a store takes them in memory, if it is small; one
 * with a store takes them directly where the program's bytes are the texels' bytes, through a scratch image otherwise.
 * One per context.
 */
public final class TexelTransfers {
    /** Images from this size on get their store at once. */
    private static final long LARGE = 1 << 20;
    /** Bytes that are converted at once where the device moves them at once: the near cache still has them then. */
    private static final long STRIP = 1 << 16;

    private final Context pipe;
    private final boolean inStrips;
    private final Texels texels;
    private final TexelRows rows = new TexelRows();
    private final RecentBoxes boxes = new RecentBoxes();
    private byte[] scratch = {};
    private MemorySegment scratchMemory = MemorySegment.ofArray(scratch);
    private byte[] second = {};

    public TexelTransfers(Context pipe) {
        this.pipe = pipe;
        texels = new Texels(pipe.device());
        inStrips = pipe.device().caps().promptTransfers;
        rows.addsColors = false;
    }

    public Texels texels() {
        return texels;
    }

    /** Memory that is good until the next call. */
    public MemorySegment scratch(long bytes) {
        int size = size(bytes);
        // large ones are not kept
        if (size > 1 << 24) return MemorySegment.ofArray(new byte[size]);
        if (scratch.length < size) {
            scratch = new byte[size];
            scratchMemory = MemorySegment.ofArray(scratch);
        }
        return scratchMemory;
    }

    private static int size(long bytes) {
        if (bytes > Integer.MAX_VALUE - 16) {
            throw new tepui.pipe.OutOfDeviceMemoryException("an image of " + bytes + " bytes is too large to convert");
        }
        return (int) bytes;
    }

    /**
     * How many rows of a box go through scratch memory at once. Boxes of several slices go as they are; strips end where
     * rows of four texels' blocks do.
     */
    private int strip(Box box, long rowBytes, int done) {
        int left = box.height() - done;
        if (!inStrips || box.depth() > 1) return left;
        int most = (int) Math.max(4, STRIP / Math.max(1, rowBytes) & ~3);
        return Math.min(left, most - (box.y() + done & 3));
    }

    /** Not all boxes have a pixel's row for each of theirs: those of 1D arrays, which are never taken apart, have layers. */
    private static TexelRows part(TexelRows all, Box box, int done, int high) {
        return high == box.height() ? all : all.part(done, done + high);
    }

    private Box rows(Box box, int done, int high) {
        if (high == box.height()) return box;
        return boxes.of(box.x(), box.y() + done, box.z(), box.width(), high, box.depth());
    }

    // ---- uploads ---------------------------------------------------------------------------------------------------

    /**
     * Writes pixels to a box of an image.
     *
     * @param r not empty; of one face
     * @param pixels what of the program's memory goes there, as large as the box
     * @param at where the program's pointer points to
     */
    public void upload(TextureObject t, Region r, ClientImage pixels, MemorySegment source, long at) {
        TextureImage image = t.image(r.face, r.level);
        if (image == null || r.isEmpty()) return;
        pixels.size(r.width, r.height, r.depth, t.target().isVolume());
        image.blocks = null;
        TextureStore to = store(t, image, r);
        Box box = image.inStore(r, boxes);
        // rows of a 1D array are layers: one row each
        boolean rowsAreLayers = t.target() == TextureTarget.D1_ARRAY;
        Format stored = image.stored;
        if (stored.isCompressed()) {
            uploadEncoded(image, box, pixels, source, at);
            return;
        }
        PixelLayout layout = pixels.layout;
        PixelStore store = pixels.store;
        if (to != null
                && !pixels.overlaps()
                && Texels.isSame(layout, store, pixels.transfer, image.internal, stored, true)) {
            boolean volume = pixels.volume;
            long row = store.rowBytes(layout, r.width);
            long slice = rowsAreLayers ? row : store.imageBytes(layout, r.width, r.height);
            long first = pixels.first();
            long bytes = store.end(layout, r.width, r.height, r.depth, volume) - first;
            boolean all = at + first == 0 && bytes == source.byteSize();
            MemorySegment part = all ? source : source.asSlice(at + first, bytes);
            pipe.writeTexture(to.settled(), image.storeLevel, box, part, row, slice);
            return;
        }
        boolean keeps =
                stored.hasDepth() && stored.hasStencil() && layout.content() != PixelLayout.Content.DEPTH_STENCIL;
        rows.of(image.internal, stored);
        if (to == null) {
            stage(image);
            byte[] staged = image.staged;
            if (staged == null) return;
            long row = stored.rowBytes(image.width);
            long slice = row * image.rows();
            long first = box.z() * slice + box.y() * row + (long) box.x() * stored.blockBytes();
            rows.rows(first, rowsAreLayers ? slice : row, slice);
            texels.fromPixels(pixels, source, at, rows, MemorySegment.ofArray(staged));
            return;
        }
        long row = stored.rowBytes(r.width);
        long slice = rowsAreLayers ? row : row * r.height;
        for (int done = 0, high; done < box.height(); done += high) {
            high = strip(box, row, done);
            Box part = rows(box, done, high);
            MemorySegment s = scratch(high == box.height() ? slice * box.depth() : row * high);
            if (keeps) pipe.readTexture(to.settled(), image.storeLevel, part, s, row, slice);
            texels.fromPixels(pixels, source, at, part(rows.rows(0, row, slice), box, done, high), s);
            pipe.writeTexture(to.settled(), image.storeLevel, part, s, row, slice);
        }
    }

    /**
     * Copies pixels of a buffer to a box of an image by a command of the device; false where the image has no store or the
     * buffer's bytes are not the texels' bytes.
     *
     * @param r as for {@link #upload}
     * @param at where the program's offset points to
     */
    public boolean copyFrom(TextureObject t, Region r, ClientImage pixels, Buffer source, long at) { // hot
        TextureImage image = t.image(r.face, r.level);
        if (image == null || r.isEmpty() || image.stored.isCompressed()) return false;
        PixelLayout layout = pixels.layout;
        PixelStore store = pixels.store;
        Format stored = image.stored;
        if (!Texels.isSame(layout, store, pixels.transfer, image.internal, stored, true)) return false;
        if (t.target() == TextureTarget.D1_ARRAY) return false;
        pixels.size(r.width, r.height, r.depth, t.target().isVolume());
        if (pixels.overlaps()) return false;
        TextureStore to = store(t, image, r);
        if (to == null) return false;
        image.blocks = null;
        long row = store.rowBytes(layout, r.width);
        long slice = store.imageBytes(layout, r.width, r.height);
        Box box = image.inStore(r, boxes);
        pipe.copyBufferToTexture(source, at + pixels.first(), row, slice, to.settled(), image.storeLevel, box);
        return true;
    }

    /** The store of an image; a large one that is written as a whole gets it now. */
    private @Nullable TextureStore store(TextureObject t, TextureImage image, Region r) {
        boolean whole = r.width == image.width && r.height == image.height && r.depth == image.depth;
        if (image.store == null && image.staged == null && whole && image.bytes() >= LARGE) {
            TextureLevels.allocateChain(pipe, t, r.face, r.level);
        }
        return image.store;
    }

    /** Memory for an image that has no store. */
    private static void stage(TextureImage image) {
        if (image.staged == null) image.staged = new byte[size(image.bytes())];
    }

    private void uploadEncoded(TextureImage image, Box box, ClientImage pixels, MemorySegment source, long at) {
        int w = pixels.width;
        int h = pixels.height;
        int d = pixels.depth;
        Format plain = BlockEncoder.source(image.stored);
        MemorySegment s = scratch(plain.imageBytes(w, h, d));
        long row = plain.rowBytes(w);
        texels.fromPixels(pixels, source, at, rows.of(image.internal, plain).rows(0, row, row * h), s);
        byte[] blocks = new byte[size(image.stored.imageBytes(w, h, d))];
        BlockEncoder.encode(image.stored, s, w, h, d, blocks);
        long blockRow = image.stored.rowBytes(w);
        putBlocks(image, box, MemorySegment.ofArray(blocks), 0, blockRow, blockRow * image.stored.rows(h));
    }

    /**
     * Writes blocks, as a program has them, to a box of an image.
     *
     * @param rowBytes from one row of blocks to the next
     */
    public void uploadBlocks(TextureObject t, Region r, MemorySegment source, long at, long rowBytes, long slice) {
        TextureImage image = t.image(r.face, r.level);
        if (image == null || r.isEmpty()) return;
        Box box = image.inStore(r);
        if (image.stored.isCompressed()) {
            putBlocks(image, box, source, at, rowBytes, slice);
            return;
        }
        uploadDecoded(image, r, box, source, at, rowBytes, slice);
    }

    private void putBlocks(TextureImage image, Box box, MemorySegment source, long at, long rowBytes, long slice) {
        Format f = image.stored;
        TextureStore to = image.store;
        if (to != null && rowBytes < f.rowBytes(box.width())) {
            // Rows that share blocks, by a short row length.
            long row = f.rowBytes(box.width());
            long layer = f.imageBytes(box.width(), box.height(), 1);
            MemorySegment apart = MemorySegment.ofArray(new byte[size(layer * box.depth())]);
            copyTight(f, box, source, at, rowBytes, slice, apart);
            pipe.writeTexture(to.settled(), image.storeLevel, box, apart, row, layer);
            return;
        }
        if (to != null) {
            long bytes = (box.depth() - 1) * slice + (f.rows(box.height()) - 1) * rowBytes + f.rowBytes(box.width());
            pipe.writeTexture(to.settled(), image.storeLevel, box, source.asSlice(at, bytes), rowBytes, slice);
            return;
        }
        stage(image);
        byte[] staged = image.staged;
        if (staged == null) return;
        copyBlocks(f, image, box, source, at, rowBytes, slice, staged);
    }

    private static void copyBlocks(
            Format f,
            TextureImage image,
            Box box,
            MemorySegment source,
            long at,
            long rowBytes,
            long slice,
            byte[] to) {
        long imageRow = f.rowBytes(image.width);
        long imageSlice = imageRow * f.rows(image.rows());
        MemorySegment target = MemorySegment.ofArray(to);
        for (int z = 0; z < box.depth(); z++) {
            for (int r = 0; r < f.rows(box.height()); r++) {
                long p = (box.z() - image.storeLayer + z) * imageSlice
                        + (box.y() / f.blockHeight() + r) * imageRow
                        + (long) (box.x() / f.blockWidth()) * f.blockBytes();
                MemorySegment.copy(source, at + z * slice + r * rowBytes, target, p, f.rowBytes(box.width()));
            }
        }
    }

    /** Copies a box of blocks to memory where row follows row. */
    private static void copyTight(
            Format f, Box box, MemorySegment source, long at, long rowBytes, long slice, MemorySegment to) {
        long row = f.rowBytes(box.width());
        long rows = f.rows(box.height());
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < rows; y++)
                MemorySegment.copy(source, at + z * slice + y * rowBytes, to, (z * rows + y) * row, row);
        }
    }

    /** Blocks of a format that the device does not know: decoded here, and kept for the program to have back. */
    private void uploadDecoded(
            TextureImage image, Region r, Box box, MemorySegment source, long at, long rowBytes, long slice) {
        Format f = image.internal.first();
        byte[] kept = image.blocks;
        if (kept == null) kept = new byte[size(f.imageBytes(image.width, image.rows(), image.layers()))];
        copyBlocks(f, image, box, source, at, rowBytes, slice, kept);
        image.blocks = kept;
        int w = r.width;
        int h = r.height;
        int d = r.depth;
        MemorySegment tight = MemorySegment.ofArray(new byte[size(f.imageBytes(w, h, d))]);
        copyTight(f, box, source, at, rowBytes, slice, tight);
        Format plain = BlockDecoder.of(f).target();
        byte[] decoded = new byte[size(plain.imageBytes(w, h, d))];
        Texels.decodeBlocks(f, tight, w, h, d, MemorySegment.ofArray(decoded));
        MemorySegment out = MemorySegment.ofArray(decoded);
        Format stored = image.stored;
        if (plain != stored) {
            var converter = tepui.pipe.format.RowConverter.between(plain.linear(), stored.linear());
            byte[] converted = new byte[size(stored.imageBytes(w, h, d))];
            MemorySegment to = MemorySegment.ofArray(converted);
            for (int y = 0; y < h * d; y++) {
                converter.convert(out, y * plain.rowBytes(w), to, y * stored.rowBytes(w), w);
            }
            out = to;
        }
        long row = stored.rowBytes(w);
        TextureStore to = image.store;
        if (to != null) {
            pipe.writeTexture(to.settled(), image.storeLevel, box, out, row, row * h);
            return;
        }
        stage(image);
        byte[] staged = image.staged;
        if (staged != null) copyBlocks(stored, image, box, out, 0, row, row * h, staged);
    }

    /** Copies blocks of a buffer to a box of an image; false where the processor is needed. */
    public boolean copyBlocksFrom(TextureObject t, Region r, Format f, Buffer source, long at) {
        TextureImage image = t.image(r.face, r.level);
        if (image == null || r.isEmpty() || image.stored != f || image.internal.first() != f) return false;
        TextureStore to = store(t, image, r);
        if (to == null) return false;
        long row = f.rowBytes(r.width);
        Box box = image.inStore(r);
        pipe.copyBufferToTexture(source, at, row, row * f.rows(r.height), to.settled(), image.storeLevel, box);
        return true;
    }

    // ---- downloads -------------------------------------------------------------------------------------------------

    /** Reads a box of an image as pixels, which are as large as the box. */
    public void download(TextureImage image, Region r, ClientImage pixels, MemorySegment target, long at) {
        if (r.isEmpty()) return;
        int w = r.width;
        int h = r.height;
        boolean volume = image.target.isVolume();
        pixels.size(w, h, r.depth, volume);
        Box box = image.inStore(r);
        Format stored = image.stored;
        boolean rowsAreLayers = image.target == TextureTarget.D1_ARRAY;
        if (stored.isCompressed()) {
            Format plain = BlockDecoder.of(stored).target();
            MemorySegment decoded = decodedBox(image, box);
            long row = plain.rowBytes(w);
            rows.of(image.internal, plain).rows(0, row, rowsAreLayers ? row : row * h);
            texels.toPixels(rows, decoded, pixels, target, at);
            return;
        }
        long row = stored.rowBytes(w);
        long slice = rowsAreLayers ? row : row * h;
        rows.of(image.internal, stored);
        TextureStore from = image.store;
        if (from == null) {
            byte[] staged = image.staged;
            MemorySegment s = staged == null
                    ? MemorySegment.ofArray(new byte[size(image.bytes())])
                    : MemorySegment.ofArray(staged);
            long imageRow = stored.rowBytes(image.width);
            long imageSlice = imageRow * image.rows();
            long first = (box.z() - image.storeLayer) * imageSlice
                    + box.y() * imageRow
                    + (long) box.x() * stored.blockBytes();
            rows.rows(first, rowsAreLayers ? imageSlice : imageRow, imageSlice);
            texels.toPixels(rows, s, pixels, target, at);
            return;
        }
        PixelLayout layout = pixels.layout;
        PixelStore store = pixels.store;
        if (Texels.isSame(layout, store, pixels.transfer, image.internal, stored, false)
                && !store.invert
                && !pixels.overlaps()) {
            long outRow = store.rowBytes(layout, w);
            long outSlice = rowsAreLayers ? outRow : store.imageBytes(layout, w, h);
            long first = pixels.first();
            long bytes = store.end(layout, w, h, r.depth, volume) - first;
            pipe.readTexture(
                    from.settled(), image.storeLevel, box, target.asSlice(at + first, bytes), outRow, outSlice);
            return;
        }
        read(from.settled(), image.storeLevel, box, rows.rows(0, row, slice), pixels, target, at);
    }

    /**
     * Reads a box of a texture as pixels, through scratch memory.
     *
     * @param as the texels' formats and the steps between them, as scratch memory will hold them
     */
    public void read(
            Texture from, int level, Box box, TexelRows as, ClientImage pixels, MemorySegment target, long at) {
        long row = as.row;
        long slice = as.slice;
        for (int done = 0, high; done < box.height(); done += high) {
            high = strip(box, row, done);
            MemorySegment s = scratch(high == box.height() ? slice * box.depth() : row * high);
            pipe.readTexture(from, level, rows(box, done, high), s, row, slice);
            texels.toPixels(part(as.rows(0, row, slice), box, done, high), s, pixels, target, at);
        }
    }

    /** Copies a box of an image to a buffer by a command of the device; false where the processor is needed. */
    public boolean copyTo(TextureImage image, Region r, ClientImage pixels, Buffer target, long at) {
        PixelLayout layout = pixels.layout;
        PixelStore store = pixels.store;
        Format stored = image.stored;
        TextureStore from = image.store;
        if (from == null || stored.isCompressed() || image.target == TextureTarget.D1_ARRAY || store.invert)
            return false;
        if (!Texels.isSame(layout, store, pixels.transfer, image.internal, stored, false)) return false;
        pixels.size(r.width, r.height, r.depth, image.target.isVolume());
        if (pixels.overlaps()) return false;
        long row = store.rowBytes(layout, r.width);
        long slice = store.imageBytes(layout, r.width, r.height);
        Box box = image.inStore(r);
        pipe.copyTextureToBuffer(from.settled(), image.storeLevel, box, target, at + pixels.first(), row, slice);
        return true;
    }

    /** Texels of a box of a compressed image, tightly packed, in the decoder's target format. */
    private MemorySegment decodedBox(TextureImage image, Box box) {
        Format f = image.stored;
        Format plain = BlockDecoder.of(f).target();
        int w = image.width;
        boolean whole = box.depth() > 1;
        int block = f.blockHeight();
        int top = whole ? 0 : box.y() / block * block;
        int h = whole ? image.rows() : Math.min(f.rows(box.y() + box.height()) * block, image.rows()) - top;
        MemorySegment all = scratch(plain.imageBytes(w, h, box.depth()));
        Texels.decodeBlocks(f, blocks(image, new Box(0, top, box.z(), w, h, box.depth())), w, h, box.depth(), all);
        if (box.width() == w && box.height() == h) return all;
        int bytes = size(plain.imageBytes(box.width(), box.height(), box.depth()));
        if (second.length < bytes) second = new byte[bytes];
        MemorySegment part = MemorySegment.ofArray(second);
        long row = plain.rowBytes(box.width());
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < box.height(); y++) {
                long from =
                        ((long) z * h + box.y() - top + y) * plain.rowBytes(w) + (long) box.x() * plain.blockBytes();
                MemorySegment.copy(all, from, part, ((long) z * box.height() + y) * row, row);
            }
        }
        return part;
    }

    /** The blocks of a box in the store of a compressed image: of whole layers, or of some rows of one. */
    private MemorySegment blocks(TextureImage image, Box box) {
        TextureStore from = image.store;
        if (box.height() == image.rows() || from == null || image.blocks != null) {
            Format f = image.internal.first();
            byte[] whole = blocks(image, box.z() - image.storeLayer, box.depth());
            return MemorySegment.ofArray(whole).asSlice(f.rowBytes(image.width) * (box.y() / f.blockHeight()));
        }
        long row = image.stored.rowBytes(image.width);
        long slice = row * image.stored.rows(box.height());
        MemorySegment some = MemorySegment.ofArray(new byte[size(slice)]);
        pipe.readTexture(from.settled(), image.storeLevel, box, some, row, slice);
        return some;
    }

    /** The blocks of whole layers or slices of a compressed image, as the program gave them. */
    public byte[] blocks(TextureImage image, int firstLayer, int layers) {
        Format f = image.internal.first();
        long slice = f.imageBytes(image.width, image.rows(), 1);
        byte[] kept = image.blocks;
        if (kept == null && image.store == null && image.stored == f) kept = image.staged;
        if (kept != null) {
            return Arrays.copyOfRange(kept, size(firstLayer * slice), size((firstLayer + layers) * slice));
        }
        byte[] result = new byte[size(slice * layers)];
        TextureStore from = image.store;
        if (image.stored == f) {
            if (from == null) return result;
            Box box = new Box(0, 0, image.storeLayer + firstLayer, image.width, image.rows(), layers);
            pipe.readTexture(
                    from.settled(),
                    image.storeLevel,
                    box,
                    MemorySegment.ofArray(result),
                    f.rowBytes(image.width),
                    slice);
            return result;
        }
        if (!image.internal.hasEncoder()) return result;
        // never given as blocks: encoded now
        Format plain = BlockEncoder.source(f);
        byte[] pixels = new byte[size(plain.imageBytes(image.width, image.rows(), layers))];
        MemorySegment s = MemorySegment.ofArray(pixels);
        rawTexels(image, firstLayer, layers, plain, s);
        BlockEncoder.encode(f, s, image.width, image.rows(), layers, result);
        return result;
    }

    private void rawTexels(TextureImage image, int firstLayer, int layers, Format as, MemorySegment to) {
        Format stored = image.stored;
        long row = stored.rowBytes(image.width);
        MemorySegment s = MemorySegment.ofArray(new byte[size(row * image.rows() * layers)]);
        TextureStore from = image.store;
        if (from != null) {
            Box box = new Box(0, 0, image.storeLayer + firstLayer, image.width, image.rows(), layers);
            pipe.readTexture(from.settled(), image.storeLevel, box, s, row, row * image.rows());
        }
        var converter = tepui.pipe.format.RowConverter.between(stored.linear(), as.linear());
        for (int r = 0; r < image.rows() * layers; r++) {
            converter.convert(s, r * row, to, r * as.rowBytes(image.width), image.width);
        }
    }

    // ---- texels between textures -----------------------------------------------------------------------------------

    /**
     * Copies texels of a device's texture to a box of an image, converting through memory; what {@code fromInternal} says of
     * the source's components holds.
     *
     * @param as pixels that hold all that the image can, and the transfer that they go through
     * @param stage where the transfer wants the whole image
     */
    public void copyThroughMemory(
            RenderTargets.Attachment source,
            Box sourceBox,
            InternalFormat fromInternal,
            ClientImage as,
            @Nullable ImagingStage stage,
            TextureObject t,
            Region to) {
        Format f = source.format();
        int w = sourceBox.width();
        int h = sourceBox.height();
        long row = f.rowBytes(w);
        MemorySegment raw = MemorySegment.ofArray(new byte[size(row * h)]);
        pipe.readTexture(source.texture(), source.level(), sourceBox, raw, row, row * h);
        PixelTransfer transfer = as.transfer;
        MemorySegment pixels = MemorySegment.ofArray(new byte[size((long) w * h * as.layout.pixelBytes())]);
        as.of(as.layout, PixelStore.TIGHT, null).size(w, h);
        texels.toPixels(rows.of(fromInternal, f).rows(0, row, row * h), raw, as, pixels, 0);
        to.width = w;
        to.height = h;
        if (stage == null || transfer == null) {
            upload(t, to, as.of(as.layout, PixelStore.TIGHT, transfer), pixels, 0);
            return;
        }
        ImagingStage.Image image = stage.pack(transfer, pixels, w, h, t.target() == TextureTarget.D1 ? 1 : 2);
        if (image == null || image.width() == 0 || image.height() == 0) return;
        to.width = image.width();
        to.height = image.height();
        upload(t, to, as.of(as.layout, PixelStore.TIGHT, null), image.pixels(), 0);
    }
}
