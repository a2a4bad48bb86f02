package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.GL_FLOAT;
import static tepui.frontends.gl.constants.Enumerants.GL_RGBA;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Device;
import tepui.pipe.format.FormatSupport;
import tepui.pipe.format.Srgb;

/**
 * Mip level generator of textures that are stored in blocks, or in another format that the device does not draw to: the base is decoded here, halved level by level by a box filter
 * in linear values, and each level is encoded. A level is made from the values of the one before it, not from its blocks. The base is decoded in bands of
 * rows that go through all levels at once ({@link HalvedRows}), so the memory that is needed does not grow with the image's height. Levels of volumes are
 * made one by one, a slice at a time, from what the level above has stored: a slice is the average of the slices that it covers.
 */
final class CompressedMips {
    /** Texels of a band, unless one row of blocks has more. */
    static final int BAND = 1 << 16;

    private final Textures textures;
    private final ClientImage pixels = new ClientImage();
    private final Region region = new Region();

    CompressedMips(Textures textures) {
        this.textures = textures;
    }

    /** Whether the levels behind a base are made here. */
    static boolean makes(TextureImage base, Device device) {
        boolean blocks = base.stored.isCompressed() && base.internal.hasEncoder();
        boolean target = (device.formatSupport(base.stored) & FormatSupport.COLOR_TARGET) != 0;
        boolean texels = base.internal.isColor() && !base.internal.isInteger() && !base.stored.isCompressed();
        return blocks || texels && !target;
    }

    /** Makes levels {@code first + 1} to {@code last} of all faces; they are defined. */
    void make(TextureObject t, TextureImage base, int first, int last) {
        boolean srgb = base.internal.isSrgb();
        if (t.target() == TextureTarget.D3) {
            for (int level = first + 1; level <= last; level++) volume(t, level, srgb);
            return;
        }
        for (int face = 0; face < t.target().faces(); face++) {
            TextureImage image = t.image(face, first);
            if (image == null) continue;
            for (int layer = 0; layer < image.depth; layer++) {
                HalvedRows next = chain(t, image, first + 1, last, new Layer(face, layer, srgb));
                if (next != null) halve(image, first, new Layer(face, layer, srgb), next);
            }
        }
    }

    /** Layer of a face. */
    private record Layer(int face, int layer, boolean srgb) {}

    /** Makes a level of a volume from the one above. */
    private void volume(TextureObject t, int level, boolean srgb) {
        TextureImage larger = t.image(0, level - 1);
        TextureImage smaller = t.image(0, level);
        if (larger == null || smaller == null) return;
        for (int z = 0; z < smaller.depth; z++) {
            HalvedRows next = chain(t, larger, level, level, new Layer(0, z, srgb));
            if (next != null) halveSlices(larger, level - 1, smaller.depth, new Layer(0, z, srgb), next);
        }
    }

    /** Hands on the averages of the rows of all slices that one of {@code depth} new ones covers. */
    private void halveSlices(TextureImage image, int level, int depth, Layer of, HalvedRows next) {
        int w = image.width;
        int most = rows(image);
        float[] band = new float[4 * w * most];
        float[] sum = new float[4 * w * most];
        int end = ((of.layer + 1) * image.depth + depth - 1) / depth;
        for (int y = 0; y < image.height; y += most) {
            int count = Math.min(most, image.height - y);
            Arrays.fill(sum, 0);
            for (int z = of.layer * image.depth / depth; z < end; z++) {
                decode(image, level, y, count, new Layer(of.face, z, of.srgb), band);
                float part = HalvedRows.covered(of.layer, z, image.depth, depth);
                for (int i = 0; i < 4 * w * count; i++) sum[i] += part * band[i];
            }
            for (int row = 0; row < count; row++) next.take(y + row, sum, 4 * w * row);
        }
    }

    /** Maker of a level's rows from those of the one above, which hands them on to the level behind; null where the level is not there. */
    private @Nullable HalvedRows chain(TextureObject t, TextureImage larger, int level, int last, Layer of) {
        TextureImage image = level > last ? null : t.image(of.face, level);
        if (image == null) return null;
        HalvedRows behind = chain(t, image, level + 1, last, of);
        int w = image.width;
        int most = rows(image);
        float[] band = new float[4 * w * most];
        return new HalvedRows(larger.width, larger.height, w, image.height, (y, values, at) -> {
            int row = y % most;
            System.arraycopy(values, at, band, 4 * w * row, 4 * w);
            if (row == most - 1 || y == image.height - 1) {
                if (of.srgb) encoded(band, 4 * w * (row + 1));
                region.set(of.face, level, 0, y - row, of.layer, w, row + 1, 1);
                textures.transfers().upload(t, region, floats(), MemorySegment.ofArray(band), 0);
            }
            if (behind != null) behind.take(y, values, at);
        });
    }

    /** Hands all rows of a level on. */
    private void halve(TextureImage image, int level, Layer of, HalvedRows next) {
        int w = image.width;
        int most = rows(image);
        float[] band = new float[4 * w * most];
        for (int y = 0; y < image.height; y += most) {
            int count = Math.min(most, image.height - y);
            decode(image, level, y, count, of, band);
            for (int row = 0; row < count; row++) next.take(y + row, band, 4 * w * row);
        }
    }

    /** Linear values of some rows of an image. */
    private void decode(TextureImage image, int level, int y, int count, Layer of, float[] band) {
        region.set(of.face, level, 0, y, of.layer, image.width, count, 1);
        textures.transfers().download(image, region, floats(), MemorySegment.ofArray(band), 0);
        if (of.srgb) linear(band, 4 * image.width * count);
    }

    /** Rows of a band: whole blocks. */
    private static int rows(TextureImage image) {
        int block = image.stored.blockHeight();
        return Math.min(Math.max(1, BAND / (image.width * block)) * block, image.height);
    }

    private ClientImage floats() {
        return pixels.of(PixelLayout.of(GL_RGBA, GL_FLOAT), PixelStore.TIGHT, null);
    }

    private static void linear(float[] values, int count) {
        for (int i = 0; i < count; i++) if ((i & 3) != 3) values[i] = (float) Srgb.toLinear(values[i]);
    }

    private static void encoded(float[] values, int count) {
        for (int i = 0; i < count; i++) if ((i & 3) != 3) values[i] = (float) Srgb.fromLinear(values[i]);
    }
}
