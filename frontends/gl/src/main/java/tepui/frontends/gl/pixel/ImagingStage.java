package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.format.Format;

/**
 * Stage of pixel transfers that need a whole image: those with a convolution, and those whose pixels end in a
 * histogram. The image becomes floats, goes all the way, and is handed on as pixels that no transfer touches again.
 * Also what tables and filters are made of and told as. One per context.
 */
public final class ImagingStage {
    private static final int CHUNK = PixelCodec.CHUNK;
    private static final Format FLOATS = Format.R32G32B32A32_FLOAT;
    private static final InternalFormat COLORS = Objects.requireNonNull(InternalFormat.of(GL_RGBA32F));
    /** How the images lie: one pixel behind the other, in {@link PixelStore#TIGHT}. */
    public static final PixelLayout LAYOUT = PixelLayout.of(GL_RGBA, GL_FLOAT);

    /** Pixels of {@link #LAYOUT}. */
    public record Image(MemorySegment pixels, int width, int height) {}

    private final Texels texels = new Texels();
    private final ClientImage image = new ClientImage();
    private final TexelRows floats = new TexelRows().of(COLORS, FLOATS);

    /** No scratch yet. */
    public ImagingStage() {}

    // ---- what the calls ask ----------------------------------------------------------------------------------------

    /** Must pixels of this content take this way, as an image of so many dimensions? */
    public static boolean takes(@Nullable PixelTransfer t, PixelLayout.Content content, int dimensions) {
        if (t == null || content != PixelLayout.Content.COLOR && content != PixelLayout.Content.COLOR_INDEX)
            return false;
        return t.imaging.filter(dimensions) != null || t.imaging.sinks();
    }

    /** The width that an image of this content has after its transfer. */
    public static int width(@Nullable PixelTransfer t, PixelLayout.Content content, int dimensions, int w) {
        if (t == null || !takes(t, content, dimensions)) return w;
        ConvolutionFilter f = t.imaging.filter(dimensions);
        return f == null ? w : f.reducedWidth(w);
    }

    public static int height(@Nullable PixelTransfer t, PixelLayout.Content content, int dimensions, int h) {
        if (t == null || !takes(t, content, dimensions)) return h;
        ConvolutionFilter f = t.imaging.filter(dimensions);
        return f == null ? h : f.reducedHeight(h);
    }

    private static MemorySegment memory(long pixels) {
        if (pixels > Integer.MAX_VALUE / 16 - 1) {
            throw new OutOfDeviceMemoryException("an image of " + pixels + " pixels is too large to transfer");
        }
        return MemorySegment.ofArray(new float[(int) (4 * pixels)]);
    }

    // ---- the way ---------------------------------------------------------------------------------------------------

    /** Transfers an image of a program; null where no pixels come out. */
    public @Nullable Image unpack(ClientImage from, MemorySegment source, int dimensions) {
        PixelTransfer transfer = from.transfer;
        if (transfer == null) throw new IllegalArgumentException("ImagingStage.unpack: there is no transfer");
        int w = from.width;
        int h = from.height;
        int d = from.depth;
        MemorySegment pixels = memory((long) w * h * d);
        image.of(from.layout, from.store, transfer.untilConvolution()).size(w, h, d, dimensions == 3);
        texels.fromPixels(image, source, 0, rows(w, h), pixels);
        return rest(transfer, pixels, w, h * d, dimensions);
    }

    /** Transfers pixels of {@link #LAYOUT} that were read; null where none come out. */
    public @Nullable Image pack(PixelTransfer transfer, MemorySegment pixels, int w, int h, int dimensions) {
        ClientImage read =
                new ClientImage().of(LAYOUT, PixelStore.TIGHT, transfer).size(w, h);
        return unpack(read, pixels, dimensions);
    }

    private TexelRows rows(int w, int h) {
        long row = FLOATS.rowBytes(w);
        return floats.rows(0, row, row * h);
    }

    private static @Nullable Image rest(PixelTransfer transfer, MemorySegment pixels, int w, int h, int dimensions) {
        Imaging imaging = transfer.imaging;
        int size = w * h;
        float[] planes = new float[4 * size];
        for (int i = 0; i < size; i++) {
            for (int c = 0; c < 4; c++) {
                planes[c * size + i] = pixels.get(ValueLayout.JAVA_FLOAT_UNALIGNED, 16L * i + 4 * c);
            }
        }
        ConvolutionFilter f = imaging.filter(dimensions);
        float[] out = imaging.convolve(planes, w, h, dimensions);
        int count = out.length / 4;
        imaging.after(out, count, count);
        if (imaging.sinks()) return null;
        float[] result = new float[out.length];
        for (int i = 0; i < count; i++) for (int c = 0; c < 4; c++) result[4 * i + c] = out[c * count + i];
        int width = f == null ? w : f.reducedWidth(w);
        return new Image(MemorySegment.ofArray(result), width, f == null ? h : f.reducedHeight(h));
    }

    /** Room for pixels of {@link #LAYOUT}. */
    public static MemorySegment room(int w, int h, int d) {
        return memory((long) w * h * d);
    }

    /** Makes a program's image of pixels of {@link #LAYOUT}. */
    public void put(MemorySegment pixels, ClientImage to, MemorySegment target) {
        image.of(to.layout, to.store, null).size(to.width, to.height, to.depth, to.volume);
        image.clamp = to.clamp;
        texels.toPixels(rows(to.width, to.height), pixels, image, target, 0);
    }

    // ---- tables and filters ----------------------------------------------------------------------------------------

    /** Components of a program's pixels, one pixel after another, not transferred. */
    public float[] values(PixelLayout layout, PixelStore store, MemorySegment source, int w, int h) {
        float[] out = new float[4 * w * h];
        image.of(layout, store, null).size(w, h);
        texels.fromPixels(image, source, 0, rows(w, h), MemorySegment.ofArray(out));
        return out;
    }

    /** Writes counts as integers of a program's pixels: as much as the type holds. */
    public static void putCounts(Histogram histogram, PixelLayout integers, PixelStore store, MemorySegment target) {
        PixelCodec codec = new PixelCodec();
        int[] values = new int[4 * CHUNK];
        long at = store.offset(integers, histogram.width, 1, false);
        for (int x = 0; x < histogram.width; x += CHUNK) {
            int n = Math.min(CHUNK, histogram.width - x);
            for (int c = 0; c < 4; c++) {
                for (int i = 0; i < n; i++) values[c * CHUNK + i] = histogram.count(c, x + i);
            }
            long p = at + (long) x * integers.pixelBytes();
            codec.encode(integers, store, new float[0], values, n, target, p, 0);
        }
    }
}
