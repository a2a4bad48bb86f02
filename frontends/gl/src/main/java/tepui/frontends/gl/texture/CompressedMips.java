package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.GL_FLOAT;
import static tepui.frontends.gl.constants.Enumerants.GL_RGBA;

import java.lang.foreign.MemorySegment;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.format.Srgb;

/**
 * Mip level generator of textures that are stored in blocks: no device draws to blocks, so the base is decoded here, halved level by level by a box filter
 * in linear values, and each level is encoded. A level is made from the values of the one before it, not from its blocks.
 */
final class CompressedMips {
    private final Textures textures;
    private final ClientImage pixels = new ClientImage();
    private final Region region = new Region();

    CompressedMips(Textures textures) {
        this.textures = textures;
    }

    /** Whether the levels behind a base are made here. */
    static boolean makes(TextureImage base) {
        return base.stored.isCompressed() && base.internal.hasEncoder() && base.target != TextureTarget.D3;
    }

    /** Makes levels {@code first + 1} to {@code last} of all faces; they are defined. */
    void make(TextureObject t, TextureImage base, int first, int last) {
        for (int face = 0; face < t.target().faces(); face++) {
            TextureImage image = t.image(face, first);
            if (image == null) continue;
            boolean srgb = base.internal.isSrgb();
            float[] values = new float[4 * image.width * image.height * image.depth];
            region.set(face, first, 0, 0, 0, image.width, image.height, image.depth);
            textures.transfers().download(image, region, floats(), MemorySegment.ofArray(values), 0);
            if (srgb) linear(values);
            for (int level = first + 1; level <= last; level++) {
                TextureImage smaller = t.image(face, level);
                if (smaller == null) break;
                values = halved(values, image, smaller);
                image = smaller;
                float[] texels = values.clone();
                if (srgb) encoded(texels);
                region.set(face, level, 0, 0, 0, image.width, image.height, image.depth);
                textures.transfers().upload(t, region, floats(), MemorySegment.ofArray(texels), 0);
            }
        }
    }

    private ClientImage floats() {
        return pixels.of(PixelLayout.of(GL_RGBA, GL_FLOAT), PixelStore.TIGHT, null);
    }

    private static void linear(float[] values) {
        for (int i = 0; i < values.length; i++) if ((i & 3) != 3) values[i] = (float) Srgb.toLinear(values[i]);
    }

    private static void encoded(float[] values) {
        for (int i = 0; i < values.length; i++) if ((i & 3) != 3) values[i] = (float) Srgb.fromLinear(values[i]);
    }

    private static float[] halved(float[] from, TextureImage larger, TextureImage smaller) {
        int w = smaller.width;
        int h = smaller.height;
        float[] to = new float[4 * w * h * smaller.depth];
        for (int z = 0; z < smaller.depth; z++) {
            for (int y = 0; y < h; y++) {
                for (int x = 0; x < w; x++) average(from, larger, z, x, y, smaller, to);
            }
        }
        return to;
    }

    /** A texel is the average of the area that it covers; of odd sizes it covers parts of some. */
    private static void average(
            float[] from, TextureImage larger, int z, int x, int y, TextureImage smaller, float[] to) {
        int sw = larger.width;
        int sh = larger.height;
        int w = smaller.width;
        int h = smaller.height;
        int at = 4 * ((z * h + y) * w + x);
        for (int yy = y * sh / h; yy < ((y + 1) * sh + h - 1) / h; yy++) {
            for (int xx = x * sw / w; xx < ((x + 1) * sw + w - 1) / w; xx++) {
                float weight = covered(y, yy, sh, h) * covered(x, xx, sw, w);
                int texel = 4 * ((z * sh + yy) * sw + xx);
                for (int c = 0; c < 4; c++) to[at + c] += weight * from[texel + c];
            }
        }
    }

    /** How much of new texel {@code i} old texel {@code k} covers, {@code from} texels becoming {@code to}. */
    private static float covered(int i, int k, int from, int to) {
        int low = Math.max(i * from, k * to);
        int high = Math.min((i + 1) * from, (k + 1) * to);
        return (high - low) / (float) from;
    }
}
