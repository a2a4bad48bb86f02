package tepui.frontends.gl.texture;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.BlockEncoder;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Texels;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Texture;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;

/**
 * Texels of images from and to memory. An image without a store takes them in memory, if it is small; one with a store takes
 * them directly where the program's bytes are the texels' bytes, through a scratch image otherwise. One per context.
 */
public final class TexelTransfers {
    /** Images from this size on get their store at once. */
    private static final long LARGE = 1 << 20;

    private final Context pipe;
    private final Texels texels = new Texels();
    private byte[] scratch = {};
    private byte[] second = {};

    public TexelTransfers(Context pipe) {
        this.pipe = pipe;
    }

    public Texels texels() {
        return texels;
    }

    /** Memory that is good until the next call. */
    public MemorySegment scratch(long bytes) {
        int size = size(bytes);
        if (scratch.length < size) scratch = new byte[size];
        MemorySegment s = MemorySegment.ofArray(scratch);
        if (size > 1 << 24) scratch = new byte[0]; // large ones are not kept
        return s;
    }

    private static int size(long bytes) {
        if (bytes > Integer.MAX_VALUE - 16) {
            throw new tepui.pipe.OutOfDeviceMemoryException("an image of " + bytes + " bytes is too large to convert");
        }
        return (int) bytes;
    }

    // ---- uploads ---------------------------------------------------------------------------------------------------

    /** Writes pixels to a box of an image; {@code at} is where the program's pointer points to. */
    public void upload(
            TextureObject t,
            int face,
            int level,
            int x,
            int y,
            int z,
            int w,
            int h,
            int d,
            PixelLayout layout,
            PixelStore store,
            @Nullable PixelTransfer transfer,
            MemorySegment source,
            long at) {
        TextureImage image = t.image(face, level);
        if (image == null || w == 0 || h == 0 || d == 0) return;
        image.blocks = null;
        boolean whole = w == image.width && h == image.height && d == image.depth;
        if (image.store == null && image.staged == null && whole && image.bytes() >= LARGE) {
            TextureLevels.allocateChain(pipe, t, face, level);
        }
        boolean volume = t.target().isVolume();
        Box box = image.inStore(x, y, z, w, h, d);
        // rows of a 1D array are layers: one row each
        boolean rowsAreLayers = t.target() == TextureTarget.D1_ARRAY;
        Format stored = image.stored;
        TextureStore to = image.store;
        if (stored.isCompressed()) {
            uploadEncoded(image, box, layout, store, transfer, source, at, volume, w, h, d);
            return;
        }
        if (to != null && Texels.isSame(layout, store, transfer, image.internal, stored, true)) {
            long row = store.rowBytes(layout, w);
            long slice = rowsAreLayers ? row : store.imageBytes(layout, w, h);
            long first = at + store.offset(layout, w, h, volume);
            long bytes = store.end(layout, w, h, d, volume) - store.offset(layout, w, h, volume);
            pipe.writeTexture(to.texture(), image.storeLevel, box, source.asSlice(first, bytes), row, slice);
            return;
        }
        boolean keeps =
                stored.hasDepth() && stored.hasStencil() && layout.content() != PixelLayout.Content.DEPTH_STENCIL;
        if (to == null) {
            stage(image);
            byte[] staged = image.staged;
            if (staged == null) return;
            long row = stored.rowBytes(image.width);
            long slice = row * image.rows();
            long first = box.z() * slice + box.y() * row + (long) box.x() * stored.blockBytes();
            texels.fromPixels(
                    layout,
                    store,
                    transfer,
                    source,
                    at,
                    volume,
                    w,
                    h,
                    d,
                    image.internal,
                    stored,
                    MemorySegment.ofArray(staged),
                    first,
                    rowsAreLayers ? slice : row,
                    slice);
            return;
        }
        long row = stored.rowBytes(w);
        long slice = rowsAreLayers ? row : row * h;
        MemorySegment s = scratch(slice * box.depth());
        if (keeps) pipe.readTexture(to.texture(), image.storeLevel, box, s, row, slice);
        texels.fromPixels(
                layout, store, transfer, source, at, volume, w, h, d, image.internal, stored, s, 0, row, slice);
        pipe.writeTexture(to.texture(), image.storeLevel, box, s, row, slice);
    }

    /** Memory for an image that has no store. */
    private static void stage(TextureImage image) {
        if (image.staged == null) image.staged = new byte[size(image.bytes())];
    }

    private void uploadEncoded(
            TextureImage image,
            Box box,
            PixelLayout layout,
            PixelStore store,
            @Nullable PixelTransfer transfer,
            MemorySegment source,
            long at,
            boolean volume,
            int w,
            int h,
            int d) {
        Format plain = BlockEncoder.source(image.stored);
        MemorySegment s = scratch(plain.imageBytes(w, h, d));
        long row = plain.rowBytes(w);
        texels.fromPixels(
                layout, store, transfer, source, at, volume, w, h, d, image.internal, plain, s, 0, row, row * h);
        byte[] blocks = new byte[size(image.stored.imageBytes(w, h, d))];
        BlockEncoder.encode(image.stored, s, w, h, d, blocks);
        putBlocks(
                image,
                box,
                MemorySegment.ofArray(blocks),
                0,
                image.stored.rowBytes(w),
                image.stored.rowBytes(w) * image.stored.rows(h));
    }

    /**
     * Writes blocks, as a program has them, to a box of an image.
     *
     * @param rowBytes from one row of blocks to the next
     */
    public void uploadBlocks(
            TextureObject t,
            int face,
            int level,
            Box glBox,
            MemorySegment source,
            long at,
            long rowBytes,
            long sliceBytes) {
        TextureImage image = t.image(face, level);
        if (image == null || glBox.isEmpty()) return;
        Box box = image.inStore(glBox.x(), glBox.y(), glBox.z(), glBox.width(), glBox.height(), glBox.depth());
        if (image.stored.isCompressed()) {
            putBlocks(image, box, source, at, rowBytes, sliceBytes);
            return;
        }
        uploadDecoded(image, glBox, box, source, at, rowBytes, sliceBytes);
    }

    private void putBlocks(TextureImage image, Box box, MemorySegment source, long at, long rowBytes, long slice) {
        Format f = image.stored;
        TextureStore to = image.store;
        if (to != null) {
            long bytes = (box.depth() - 1) * slice + (f.rows(box.height()) - 1) * rowBytes + f.rowBytes(box.width());
            pipe.writeTexture(to.texture(), image.storeLevel, box, source.asSlice(at, bytes), rowBytes, slice);
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

    /** Blocks of a format that the device does not know: decoded here, and kept for the program to have back. */
    private void uploadDecoded(
            TextureImage image, Box glBox, Box box, MemorySegment source, long at, long rowBytes, long slice) {
        Format f = image.internal.first();
        byte[] kept = image.blocks;
        if (kept == null) kept = new byte[size(f.imageBytes(image.width, image.rows(), image.layers()))];
        copyBlocks(f, image, box, source, at, rowBytes, slice, kept);
        image.blocks = kept;
        int w = glBox.width();
        int h = glBox.height();
        int d = glBox.depth();
        byte[] tight = new byte[size(f.imageBytes(w, h, d))];
        MemorySegment tightSegment = MemorySegment.ofArray(tight);
        long tightRow = f.rowBytes(w);
        for (int z = 0; z < d; z++) {
            for (int r = 0; r < f.rows(h); r++) {
                MemorySegment.copy(
                        source,
                        at + z * slice + r * rowBytes,
                        tightSegment,
                        (z * (long) f.rows(h) + r) * tightRow,
                        tightRow);
            }
        }
        Format plain = BlockDecoder.of(f).target();
        byte[] decoded = new byte[size(plain.imageBytes(w, h, d))];
        Texels.decodeBlocks(f, tightSegment, w, h, d, MemorySegment.ofArray(decoded));
        MemorySegment out = MemorySegment.ofArray(decoded);
        Format stored = image.stored;
        if (plain != stored) {
            var rows = tepui.pipe.format.RowConverter.between(plain.linear(), stored.linear());
            byte[] converted = new byte[size(stored.imageBytes(w, h, d))];
            MemorySegment to = MemorySegment.ofArray(converted);
            for (int r = 0; r < h * d; r++) rows.convert(out, r * plain.rowBytes(w), to, r * stored.rowBytes(w), w);
            out = to;
        }
        long row = stored.rowBytes(w);
        TextureStore to = image.store;
        if (to != null) {
            pipe.writeTexture(to.texture(), image.storeLevel, box, out, row, row * h);
            return;
        }
        stage(image);
        byte[] staged = image.staged;
        if (staged != null) copyBlocks(stored, image, box, out, 0, row, row * h, staged);
    }

    // ---- downloads -------------------------------------------------------------------------------------------------

    /** Reads a box of an image as pixels. */
    public void download(
            TextureImage image,
            int x,
            int y,
            int z,
            int w,
            int h,
            int d,
            PixelLayout layout,
            PixelStore store,
            @Nullable PixelTransfer transfer,
            MemorySegment target,
            long at) {
        if (w == 0 || h == 0 || d == 0) return;
        Box box = image.inStore(x, y, z, w, h, d);
        Format stored = image.stored;
        boolean volume = image.target.isVolume();
        boolean rowsAreLayers = image.target == TextureTarget.D1_ARRAY;
        if (stored.isCompressed()) {
            Format plain = BlockDecoder.of(stored).target();
            MemorySegment decoded = decodedBox(image, box);
            long row = plain.rowBytes(w);
            texels.toPixels(
                    image.internal,
                    plain,
                    decoded,
                    0,
                    row,
                    rowsAreLayers ? row : row * h,
                    layout,
                    store,
                    transfer,
                    false,
                    volume,
                    w,
                    h,
                    d,
                    target,
                    at);
            return;
        }
        long row = stored.rowBytes(w);
        long slice = rowsAreLayers ? row : row * h;
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
            texels.toPixels(
                    image.internal,
                    stored,
                    s,
                    first,
                    rowsAreLayers ? imageSlice : imageRow,
                    imageSlice,
                    layout,
                    store,
                    transfer,
                    false,
                    volume,
                    w,
                    h,
                    d,
                    target,
                    at);
            return;
        }
        if (Texels.isSame(layout, store, transfer, image.internal, stored, false) && !store.invert) {
            long outRow = store.rowBytes(layout, w);
            long outSlice = rowsAreLayers ? outRow : store.imageBytes(layout, w, h);
            long first = store.offset(layout, w, h, volume);
            long bytes = store.end(layout, w, h, d, volume) - first;
            pipe.readTexture(
                    from.texture(), image.storeLevel, box, target.asSlice(at + first, bytes), outRow, outSlice);
            return;
        }
        MemorySegment s = scratch(slice * box.depth());
        pipe.readTexture(from.texture(), image.storeLevel, box, s, row, slice);
        texels.toPixels(
                image.internal, stored, s, 0, row, slice, layout, store, transfer, false, volume, w, h, d, target, at);
    }

    /** Texels of a box of a compressed image, tightly packed, in the decoder's target format. */
    private MemorySegment decodedBox(TextureImage image, Box box) {
        Format f = image.stored;
        Format plain = BlockDecoder.of(f).target();
        int w = image.width;
        int h = image.rows();
        MemorySegment all = scratch(plain.imageBytes(w, h, box.depth()));
        byte[] blocks = blocks(image, box.z() - image.storeLayer, box.depth());
        Texels.decodeBlocks(f, MemorySegment.ofArray(blocks), w, h, box.depth(), all);
        if (box.width() == w && box.height() == h) return all;
        int bytes = size(plain.imageBytes(box.width(), box.height(), box.depth()));
        if (second.length < bytes) second = new byte[bytes];
        MemorySegment part = MemorySegment.ofArray(second);
        long row = plain.rowBytes(box.width());
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < box.height(); y++) {
                long from = ((long) z * h + box.y() + y) * plain.rowBytes(w) + (long) box.x() * plain.blockBytes();
                MemorySegment.copy(all, from, part, ((long) z * box.height() + y) * row, row);
            }
        }
        return part;
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
                    from.texture(),
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
            pipe.readTexture(from.texture(), image.storeLevel, box, s, row, row * image.rows());
        }
        var rows = tepui.pipe.format.RowConverter.between(stored.linear(), as.linear());
        for (int r = 0; r < image.rows() * layers; r++) {
            rows.convert(s, r * row, to, r * as.rowBytes(image.width), image.width);
        }
    }

    // ---- texels between textures -----------------------------------------------------------------------------------

    /**
     * Copies texels of a device's texture to a box of an image, converting through memory; what {@code fromInternal} says of
     * the source's components holds.
     *
     * @param stage where the transfer wants the whole image
     */
    public void copyThroughMemory(
            Texture source,
            int sourceLevel,
            Box sourceBox,
            InternalFormat fromInternal,
            PixelLayout layout,
            @Nullable PixelTransfer transfer,
            @Nullable ImagingStage stage,
            TextureObject t,
            int face,
            int level,
            int x,
            int y,
            int z) {
        Format f = source.desc().format();
        long row = f.rowBytes(sourceBox.width());
        MemorySegment raw = MemorySegment.ofArray(new byte[size(row * sourceBox.height())]);
        pipe.readTexture(source, sourceLevel, sourceBox, raw, row, row * sourceBox.height());
        int w = sourceBox.width();
        int h = sourceBox.height();
        MemorySegment pixels = MemorySegment.ofArray(new byte[size((long) w * h * layout.pixelBytes())]);
        texels.toPixels(
                fromInternal,
                f,
                raw,
                0,
                row,
                row * h,
                layout,
                PixelStore.TIGHT,
                null,
                false,
                false,
                w,
                h,
                1,
                pixels,
                0);
        if (stage == null || transfer == null) {
            upload(t, face, level, x, y, z, w, h, 1, layout, PixelStore.TIGHT, transfer, pixels, 0);
            return;
        }
        ImagingStage.Image image = stage.pack(transfer, pixels, w, h, t.target() == TextureTarget.D1 ? 1 : 2);
        if (image == null || image.width() == 0 || image.height() == 0) return;
        w = image.width();
        h = image.height();
        upload(t, face, level, x, y, z, w, h, 1, layout, PixelStore.TIGHT, null, image.pixels(), 0);
    }
}
