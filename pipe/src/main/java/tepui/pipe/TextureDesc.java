package tepui.pipe;

import tepui.ir.TextureShape;
import tepui.pipe.format.Format;

/**
 * Description of a texture to be created.
 *
 * @param depth slices of a 3D texture, 1 for all others
 * @param layers array layers; six per cube; 1 where there is no array
 * @param levels mip levels, at least 1
 * @param samples 1, or the number of samples of a multisample texture
 * @param bind bits of {@link Bind}
 */
public record TextureDesc(
        TextureShape shape,
        Format format,
        int width,
        int height,
        int depth,
        int layers,
        int levels,
        int samples,
        int bind,
        Usage usage) {
    public TextureDesc {
        if (width < 1 || height < 1 || depth < 1 || layers < 1 || levels < 1 || samples < 1) {
            throw new IllegalArgumentException("TextureDesc: " + width + " x " + height + " x " + depth + ", " + layers
                    + " layers, " + levels + " levels, " + samples + " samples; all must be at least 1");
        }
        if (shape == TextureShape.BUFFER) {
            throw new IllegalArgumentException("TextureDesc: a buffer texture is a view of a buffer, not a texture");
        }
        if (shape.isCube() && (layers % 6 != 0 || width != height)) {
            throw new IllegalArgumentException("TextureDesc: a cube of " + width + " x " + height + " with " + layers
                    + " layers; it must be square with a multiple of 6 layers");
        }
        if (!shape.isCube() && !shape.isArray() && layers != 1) {
            throw new IllegalArgumentException("TextureDesc: " + layers + " layers in a " + shape.text() + " texture");
        }
        if (shape != TextureShape.D3 && depth != 1) {
            throw new IllegalArgumentException("TextureDesc: depth is " + depth + " in a " + shape.text() + " texture");
        }
        if (shape.dimensions() == 1 && height != 1) {
            throw new IllegalArgumentException(
                    "TextureDesc: height is " + height + " in a " + shape.text() + " texture");
        }
        if (samples > 1 != shape.isMultisample() && samples > 1) {
            throw new IllegalArgumentException(
                    "TextureDesc: " + samples + " samples in a " + shape.text() + " texture");
        }
        int largest = Math.max(width, Math.max(height, depth));
        int most = 32 - Integer.numberOfLeadingZeros(largest);
        if (levels > most || levels > 1 && shape.isMultisample()) {
            throw new IllegalArgumentException(
                    "TextureDesc: " + levels + " levels, at most " + (shape.isMultisample() ? 1 : most) + " possible");
        }
    }

    /** One level of a plain 2D texture. */
    public static TextureDesc of2d(Format format, int width, int height, int bind) {
        return new TextureDesc(TextureShape.D2, format, width, height, 1, 1, 1, 1, bind, Usage.DEFAULT);
    }

    /** A multisample 2D texture. */
    public static TextureDesc multisample(Format format, int width, int height, int samples, int bind) {
        return new TextureDesc(TextureShape.D2_MS, format, width, height, 1, 1, 1, samples, bind, Usage.DEFAULT);
    }

    /** Whether it is an image that a surface takes as it is: drawn to and shown, and read by no shader. */
    public boolean isSurfaceImage() {
        return (bind & Bind.PRESENT) != 0 && (bind & Bind.SAMPLED) == 0;
    }

    public TextureDesc withLevels(int count) {
        return new TextureDesc(shape, format, width, height, depth, layers, count, samples, bind, usage);
    }

    /** Levels of a complete chain. */
    public int fullLevels() {
        return 32 - Integer.numberOfLeadingZeros(Math.max(width, Math.max(height, depth)));
    }

    public int levelWidth(int level) {
        return Math.max(1, width >> level);
    }

    public int levelHeight(int level) {
        return shape.dimensions() == 1 ? 1 : Math.max(1, height >> level);
    }

    /** Slices of a level of a 3D texture, layers of all others: the extent of z in a {@link Box}. */
    public int levelDepth(int level) {
        return shape == TextureShape.D3 ? Math.max(1, depth >> level) : layers;
    }
}
