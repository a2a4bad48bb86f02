package tepui.frontends.gl.pixel;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowConverter;
import tepui.pipe.format.TexelCodec;

/**
 * Conversion of images between a program's pixels and the texels of a device. The ways, fastest first: nothing to
 * convert (the caller then hands the program's memory to the device, {@link #isSame}); rows converted by {@link
 * RowConverter}; rows through values, with the transfer operations in between. sRGB texels are taken as they are
 * encoded. Holds scratch memory: one per context.
 */
public final class Texels {
    private static final int CHUNK = PixelCodec.CHUNK;

    private final PixelCodec codec = new PixelCodec();
    private final DepthRows depths = new DepthRows();
    private final float[] floats = new float[4 * CHUNK];
    private final float[] moved = new float[4 * CHUNK];
    private final int[] ints = new int[4 * CHUNK];
    private final int[] movedInts = new int[4 * CHUNK];
    private final int[] words = new int[CHUNK * 8];
    private @Nullable RowConverter converter;
    private @Nullable Format converterFrom;
    private @Nullable Format converterTo;

    private final @Nullable Device device;

    /** No scratch yet. */
    public Texels() {
        device = null;
    }

    /** With the device's own code for rows. */
    public Texels(Device device) {
        this.device = device;
    }

    /**
     * Are the program's bytes the texels' bytes?
     *
     * @param upload padding need not be right then
     */
    public static boolean isSame(
            PixelLayout layout,
            PixelStore store,
            @Nullable PixelTransfer transfer,
            InternalFormat internal,
            Format stored,
            boolean upload) {
        Format pipe = layout.pipe();
        if (pipe == null || store.swapBytes && layout.elementBytes > 1) return false;
        if (transfer != null && !transfer.isIdentity(layout.content())) return false;
        if (!fits(pipe, stored.linear(), upload)) return false;
        if (!internal.isColor()) return true;
        if (!upload && (stored.components() & ~storedMask(internal, stored)) != 0) return false;
        int order = internal.storeOrder();
        for (int c = 0; c < 4; c++) {
            if ((pipe.components() >> c & 1) == 0) continue;
            if ((layout.pipeOrder() >> 2 * c & 3) != (order >> 2 * c & 3)) return false;
        }
        return true;
    }

    private static boolean fits(Format client, Format stored, boolean upload) {
        if (client == stored) return true;
        if (!upload) return false;
        return switch (stored) {
            case R8G8B8X8_UNORM -> client == Format.R8G8B8A8_UNORM;
            case B8G8R8X8_UNORM -> client == Format.B8G8R8A8_UNORM;
            case R10G10B10X2_UNORM -> client == Format.R10G10B10A2_UNORM;
            default -> false;
        };
    }

    /** Channels of the stored format that hold something. */
    private static int storedMask(InternalFormat internal, Format stored) {
        int mask = 0;
        for (int c = 0; c < 4; c++) {
            switch (internal.swizzle(c)) {
                case R -> mask |= 1;
                case G -> mask |= 2;
                case B -> mask |= 4;
                case A -> mask |= 8;
                default -> {}
            }
        }
        return mask & stored.components();
    }

    private @Nullable RowConverter converter(Format from, Format to) {
        if (from == converterFrom && to == converterTo) return converter;
        converterFrom = from;
        converterTo = to;
        boolean way = RowConverter.compatible(from, to) && !from.hasStencil() && !to.hasStencil();
        converter = way ? RowConverter.between(from, to, device == null ? null : device.rowCode(from, to)) : null;
        return converter;
    }

    // ---- to the device ---------------------------------------------------------------------------------------------

    /**
     * Makes texels of an image of a program.
     *
     * @param source the memory; {@code at} is where the program's pointer points to, before any skipping
     * @param to of an uncompressed format
     */
    public void fromPixels(ClientImage image, MemorySegment source, long at, TexelRows to, MemorySegment target) {
        PixelLayout layout = image.layout;
        PixelStore store = image.store;
        PixelTransfer transfer = image.transfer;
        InternalFormat internal = to.internal;
        Format stored = to.stored;
        int width = image.width;
        int end = Math.min(image.height, to.endRow);
        Format linear = stored.linear();
        boolean same = isSame(layout, store, transfer, internal, stored, true);
        Format pipe = layout.pipe();
        RowConverter rows = null;
        if (!same
                && pipe != null
                && !store.swapBytes
                && !layout.luminance
                && layout.pipeOrder() == InternalFormat.IDENTITY
                && internal.storeOrder() == InternalFormat.IDENTITY
                && (transfer == null || transfer.isIdentity(layout.content()))) {
            rows = converter(pipe, linear);
        }
        boolean depth = !same && DepthRows.canWrite(linear, layout, store, transfer);
        long sourceRow = image.rowBytes();
        long sourceImage = image.imageBytes();
        long first = at + image.first();
        int bit = layout.isBitmap() ? store.skipPixels & 7 : 0;
        long texelBytes = linear.blockBytes();
        for (int z = 0; z < image.depth; z++) {
            for (int y = to.firstRow; y < end; y++) {
                long from = first + z * sourceImage + y * sourceRow;
                long texel = to.at + z * to.slice + (y - to.firstRow) * to.row;
                if (same) {
                    MemorySegment.copy(source, from, target, texel, width * texelBytes);
                } else if (depth) {
                    depths.write(layout, source, from, target, texel, width);
                } else if (rows != null) {
                    rows.convert(source, from, target, texel, width);
                } else {
                    for (int x = 0; x < width; x += CHUNK) {
                        int n = Math.min(CHUNK, width - x);
                        long p = from + (layout.isBitmap() ? 0 : (long) x * layout.pixelBytes());
                        codec.decode(layout, store, source, p, bit + x, n, floats, ints);
                        boolean integer = transfer(layout, transfer, n);
                        put(layout, internal, linear, integer, n, target, texel + x * texelBytes);
                    }
                }
            }
        }
    }

    /** The transfer operations; says whether the values are integers now. */
    private boolean transfer(PixelLayout layout, @Nullable PixelTransfer t, int n) {
        switch (layout.content()) {
            case COLOR -> {
                if (t != null) t.colors(floats, n);
            }
            case COLOR_INDEX -> {
                if (t != null) t.indicesToColors(ints, n, floats);
            }
            case DEPTH -> {
                if (t != null) t.depth(floats, n);
            }
            case STENCIL -> {
                if (t != null) t.stencil(ints, n);
                return true;
            }
            case DEPTH_STENCIL -> {
                if (t != null) {
                    t.depth(floats, n);
                    t.stencil(ints, n);
                }
            }
            case INTEGER -> {
                return true;
            }
        }
        return false;
    }

    /** Values become texels. What a depth-stencil texel holds beside stays: the target is read before. */
    private void put(
            PixelLayout layout,
            InternalFormat internal,
            Format linear,
            boolean integer,
            int n,
            MemorySegment target,
            long to) {
        TexelCodec texels = TexelCodec.of(linear);
        if (linear.isDepthStencil()) {
            texels.load(target, to, linear.blockBytes(), n, words, 0, CHUNK);
            boolean stencil = integer || layout.content() == PixelLayout.Content.DEPTH_STENCIL;
            if (linear.hasDepth() && !integer) texels.encode(floats, 0, CHUNK, n, words, 0, CHUNK);
            if (linear.hasStencil() && stencil) texels.encodeInts(ints, 0, CHUNK, n, words, 0, CHUNK);
        } else if (integer) {
            reorder(internal, n, ints, movedInts);
            fitSign(layout, linear, n);
            texels.encodeInts(movedInts, 0, CHUNK, n, words, 0, CHUNK);
        } else {
            reorder(internal, n, floats, moved);
            texels.encode(moved, 0, CHUNK, n, words, 0, CHUNK);
        }
        texels.store(words, 0, CHUNK, n, target, to);
    }

    /** Values that the other sign cannot hold become the nearest that it can. */
    private void fitSign(PixelLayout layout, Format linear, int n) {
        if (layout.isUnsigned() == linear.isUnsignedInteger()) return;
        int instead = layout.isUnsigned() ? Integer.MAX_VALUE : 0;
        for (int c = 0; c < 4; c++) {
            for (int i = c * CHUNK; i < c * CHUNK + n; i++) if (movedInts[i] < 0) movedInts[i] = instead;
        }
    }

    private static void reorder(InternalFormat internal, int n, Object from, Object to) {
        int order = internal.storeOrder();
        for (int c = 0; c < 4; c++) System.arraycopy(from, (order >> 2 * c & 3) * CHUNK, to, c * CHUNK, n);
    }

    // ---- from the device -------------------------------------------------------------------------------------------

    /**
     * Makes an image of a program of texels: the opposite of {@link #fromPixels}.
     *
     * @param from of a plain format, or what a decoder of blocks made
     */
    public void toPixels(TexelRows from, MemorySegment source, ClientImage image, MemorySegment target, long at) {
        PixelLayout layout = image.layout;
        PixelStore store = image.store;
        PixelTransfer transfer = image.transfer;
        boolean clamp = image.clamp;
        InternalFormat internal = from.internal;
        Format stored = from.stored;
        int width = image.width;
        int height = image.height;
        int end = Math.min(height, from.endRow);
        Format linear = stored.linear();
        boolean same = !clamp && isSame(layout, store, transfer, internal, stored, false);
        Format pipe = layout.pipe();
        RowConverter rows = null;
        if (!same
                && !clamp
                && pipe != null
                && !store.swapBytes
                && !layout.luminance
                && layout.pipeOrder() == InternalFormat.IDENTITY
                && internal.storeOrder() == InternalFormat.IDENTITY
                && (linear.components() & ~internal.readMask()) == 0
                && (transfer == null || transfer.isIdentity(layout.content()))) {
            rows = converter(linear, pipe);
        }
        boolean depth = !same && DepthRows.fits(linear, layout, store, transfer);
        long targetRow = image.rowBytes();
        long targetImage = image.imageBytes();
        long first = at + image.first();
        int bit = layout.isBitmap() ? store.skipPixels & 7 : 0;
        long texelBytes = linear.blockBytes();
        for (int z = 0; z < image.depth; z++) {
            for (int y = from.firstRow; y < end; y++) {
                long texel = from.at + z * from.slice + (y - from.firstRow) * from.row;
                long to = first + z * targetImage + (store.invert ? height - 1 - y : y) * targetRow;
                if (same) {
                    MemorySegment.copy(source, texel, target, to, width * texelBytes);
                } else if (depth) {
                    depths.read(layout, source, texel, target, to, width);
                } else if (rows != null) {
                    rows.convert(source, texel, target, to, width);
                } else {
                    for (int x = 0; x < width; x += CHUNK) {
                        int n = Math.min(CHUNK, width - x);
                        take(layout, internal, linear, n, source, texel + x * texelBytes);
                        if (transfer != null) transfer(layout, transfer, n);
                        if (clamp && layout.content() == PixelLayout.Content.COLOR) clampColors(layout, n);
                        if (layout.luminance && !from.addsColors) redAlone(n);
                        long p = to + (layout.isBitmap() ? 0 : (long) x * layout.pixelBytes());
                        codec.encode(layout, store, floats, ints, n, target, p, bit + x);
                    }
                }
            }
        }
    }

    private void redAlone(int n) {
        Arrays.fill(floats, CHUNK, CHUNK + n, 0f);
        Arrays.fill(floats, 2 * CHUNK, 2 * CHUNK + n, 0f);
        Arrays.fill(ints, CHUNK, CHUNK + n, 0);
        Arrays.fill(ints, 2 * CHUNK, 2 * CHUNK + n, 0);
    }

    /** Texels become values. */
    private void take(
            PixelLayout layout, InternalFormat internal, Format linear, int n, MemorySegment source, long from) {
        TexelCodec texels = TexelCodec.of(linear);
        texels.load(source, from, linear.blockBytes(), n, words, 0, CHUNK);
        switch (layout.content()) {
            case DEPTH -> texels.decode(0, words, 0, CHUNK, n, floats, 0);
            case STENCIL -> texels.decodeInts(words, 0, CHUNK, n, ints, 0, CHUNK);
            case DEPTH_STENCIL -> {
                texels.decode(0, words, 0, CHUNK, n, floats, 0);
                texels.decodeInts(words, 0, CHUNK, n, ints, 0, CHUNK);
            }
            case INTEGER -> {
                texels.decodeInts(words, 0, CHUNK, n, movedInts, 0, CHUNK);
                restore(internal, n, movedInts, ints);
                for (int c = 0; c < 4; c++) {
                    if ((internal.readMask() >> c & 1) == 0)
                        Arrays.fill(ints, c * CHUNK, c * CHUNK + n, c == 3 ? 1 : 0);
                }
                if (layout.isUnsigned() != linear.isUnsignedInteger()) {
                    int instead = layout.isUnsigned() ? 0 : Integer.MAX_VALUE;
                    for (int c = 0; c < 4; c++) {
                        for (int i = c * CHUNK; i < c * CHUNK + n; i++) if (ints[i] < 0) ints[i] = instead;
                    }
                } else if (layout.isUnsigned()) {
                    // beyond 31 bits: still above what smaller elements hold
                    boolean small = layout.pixelBytes() < 4 * layout.component.length || layout.bits.length > 0;
                    for (int i = 0; small && i < 4 * CHUNK; i++) if (ints[i] < 0) ints[i] = Integer.MAX_VALUE;
                }
            }
            default -> {
                texels.decode(words, 0, CHUNK, n, moved, 0, CHUNK);
                restore(internal, n, moved, floats);
                for (int c = 0; c < 4; c++) {
                    if ((internal.readMask() >> c & 1) == 0) {
                        Arrays.fill(floats, c * CHUNK, c * CHUNK + n, c == 3 ? 1f : 0f);
                    }
                }
            }
        }
    }

    /** Undoes {@link #reorder}. */
    private static void restore(InternalFormat internal, int n, Object from, Object to) {
        int order = internal.storeOrder();
        for (int c = 3; c >= 0; c--) System.arraycopy(from, c * CHUNK, to, (order >> 2 * c & 3) * CHUNK, n);
    }

    /** A luminance is clamped as the sum that it becomes (OpenGL 4.6 compatibility profile, 18.2.7). */
    private void clampColors(PixelLayout layout, int n) {
        for (int i = 0; layout.luminance && i < n; i++) {
            floats[i] += floats[CHUNK + i] + floats[2 * CHUNK + i];
            floats[CHUNK + i] = 0;
            floats[2 * CHUNK + i] = 0;
        }
        for (int c = 0; c < 4; c++) {
            for (int i = c * CHUNK; i < c * CHUNK + n; i++) floats[i] = Math.max(0, Math.min(1, floats[i]));
        }
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    /**
     * Decodes tightly packed blocks of images to texels of the decoder's target.
     *
     * @param target tightly packed texels
     */
    public static void decodeBlocks(
            Format blocks, MemorySegment source, int width, int height, int depth, MemorySegment target) {
        BlockDecoder decoder = BlockDecoder.of(blocks);
        TexelCodec out = TexelCodec.of(decoder.target());
        int bw = blocks.blockWidth();
        int bh = blocks.blockHeight();
        int[] texels = new int[bw * bh * out.words()];
        byte[] block = new byte[blocks.blockBytes()];
        MemorySegment blockSegment = MemorySegment.ofArray(block);
        long bytes = decoder.target().blockBytes();
        long p = 0;
        for (int z = 0; z < depth; z++) {
            for (int y = 0; y < height; y += bh) {
                for (int x = 0; x < width; x += bw, p += block.length) {
                    MemorySegment.copy(source, p, blockSegment, 0, block.length);
                    decoder.decode(block, 0, texels);
                    for (int j = 0; j < Math.min(bh, height - y); j++) {
                        long to = (((long) z * height + y + j) * width + x) * bytes;
                        out.store(texels, j * bw, bw * bh, Math.min(bw, width - x), target, to);
                    }
                }
            }
        }
    }
}
