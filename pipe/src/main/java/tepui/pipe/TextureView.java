package tepui.pipe;

import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.format.Format;

/** View of a texture or of a range of a buffer, as shaders see it: sampled or as an image. Drivers extend it. */
public abstract non-sealed class TextureView extends DeviceObject {
    /** Sources of one component of the result. */
    public enum Swizzle {
        R,
        G,
        B,
        A,
        ZERO,
        ONE
    }

    /**
     * Description of a view: the part of the resource, and how it is read. A 2D view of a 3D texture counts slices of
     * its level as layers; it is sampled where {@link Caps#sliceViews} says so.
     *
     * @param stencil read the stencil part of a depth-stencil texture
     * @param bufferOffset bytes; buffer views only
     * @param bufferSize bytes; buffer views only
     */
    public record Desc(
            TextureShape shape,
            Format format,
            int firstLevel,
            int levels,
            int firstLayer,
            int layers,
            Swizzle r,
            Swizzle g,
            Swizzle b,
            Swizzle a,
            boolean stencil,
            long bufferOffset,
            long bufferSize) {

        /** The whole texture as it is. */
        public static Desc whole(TextureDesc t) {
            return new Desc(
                    t.shape(),
                    t.format(),
                    0,
                    t.levels(),
                    0,
                    t.layers(),
                    Swizzle.R,
                    Swizzle.G,
                    Swizzle.B,
                    Swizzle.A,
                    false,
                    0,
                    0);
        }

        /** A range of a buffer as texels of {@code format}. */
        public static Desc buffer(Format format, long offset, long size) {
            return new Desc(
                    TextureShape.BUFFER,
                    format,
                    0,
                    1,
                    0,
                    1,
                    Swizzle.R,
                    Swizzle.G,
                    Swizzle.B,
                    Swizzle.A,
                    false,
                    offset,
                    size);
        }

        /** One level, all of its layers, as an image. */
        public static Desc level(TextureDesc t, int level) {
            return new Desc(
                    t.shape(),
                    t.format(),
                    level,
                    1,
                    0,
                    t.layers(),
                    Swizzle.R,
                    Swizzle.G,
                    Swizzle.B,
                    Swizzle.A,
                    false,
                    0,
                    0);
        }

        public Desc withFormat(Format other) {
            return new Desc(
                    shape,
                    other,
                    firstLevel,
                    levels,
                    firstLayer,
                    layers,
                    r,
                    g,
                    b,
                    a,
                    stencil,
                    bufferOffset,
                    bufferSize);
        }

        public Desc withShape(TextureShape other) {
            return new Desc(
                    other,
                    format,
                    firstLevel,
                    levels,
                    firstLayer,
                    layers,
                    r,
                    g,
                    b,
                    a,
                    stencil,
                    bufferOffset,
                    bufferSize);
        }

        public Desc withLevels(int first, int count) {
            return new Desc(
                    shape, format, first, count, firstLayer, layers, r, g, b, a, stencil, bufferOffset, bufferSize);
        }

        public Desc withLayers(int first, int count) {
            return new Desc(
                    shape, format, firstLevel, levels, first, count, r, g, b, a, stencil, bufferOffset, bufferSize);
        }

        public Desc withSwizzle(Swizzle red, Swizzle green, Swizzle blue, Swizzle alpha) {
            return new Desc(
                    shape,
                    format,
                    firstLevel,
                    levels,
                    firstLayer,
                    layers,
                    red,
                    green,
                    blue,
                    alpha,
                    stencil,
                    bufferOffset,
                    bufferSize);
        }

        public Desc withStencil() {
            return new Desc(
                    shape, format, firstLevel, levels, firstLayer, layers, r, g, b, a, true, bufferOffset, bufferSize);
        }
    }

    private final Desc desc;
    private final @Nullable Texture texture;
    private final @Nullable Buffer buffer;

    protected TextureView(Desc desc, @Nullable Texture texture, @Nullable Buffer buffer) {
        if (texture == null == (buffer == null)) {
            throw new IllegalArgumentException("TextureView: exactly one of texture and buffer must be given");
        }
        this.desc = desc;
        this.texture = texture;
        this.buffer = buffer;
    }

    public final Desc desc() {
        return desc;
    }

    /** Null for a view of a buffer. */
    public final @Nullable Texture texture() {
        return texture;
    }

    /** Null for a view of a texture. */
    public final @Nullable Buffer buffer() {
        return buffer;
    }
}
