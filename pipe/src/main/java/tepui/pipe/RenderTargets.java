package tepui.pipe;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/**
 * Render targets: the attachments that are drawn into. A value: two equal ones are the same targets, and there is
 * nothing to destroy. Without any attachment, width, height, layers and samples say how large the void is.
 *
 * @param locations where samples are in pixels; null for where the device has them
 */
public record RenderTargets(
        List<@Nullable Attachment> colors,
        @Nullable Attachment depthStencil,
        int width,
        int height,
        int layers,
        int samples,
        @Nullable SampleLocations locations) {
    /** With samples where the device has them. */
    public RenderTargets(
            List<@Nullable Attachment> colors,
            @Nullable Attachment depthStencil,
            int width,
            int height,
            int layers,
            int samples) {
        this(colors, depthStencil, width, height, layers, samples, null);
    }

    /**
     * A level of a texture, with one layer or several (layered rendering).
     *
     * @param format how it is written; the texture's own or one of the same texel size (sRGB and linear)
     * @param firstLayer layer, cube face or slice
     */
    public record Attachment(Texture texture, Format format, int level, int firstLayer, int layers) {
        public Attachment {
            if (level < 0 || level >= texture.desc().levels()) {
                throw new IllegalArgumentException("RenderTargets: level is " + level + ", the texture has "
                        + texture.desc().levels() + " levels");
            }
            if (firstLayer < 0
                    || layers < 1
                    || firstLayer + layers > texture.desc().levelDepth(level)) {
                throw new IllegalArgumentException("RenderTargets: layers " + firstLayer + " to "
                        + (firstLayer + layers) + " of " + texture.desc().levelDepth(level));
            }
        }

        /** The first layer of the base level. */
        public static Attachment of(Texture texture) {
            return new Attachment(texture, texture.desc().format(), 0, 0, 1);
        }

        public int width() {
            return texture.desc().levelWidth(level);
        }

        public int height() {
            return texture.desc().levelHeight(level);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Attachment a
                    && texture == a.texture
                    && format == a.format
                    && level == a.level
                    && firstLayer == a.firstLayer
                    && layers == a.layers;
        }

        @Override
        public int hashCode() {
            int hash = texture.hashCode();
            hash = 31 * hash + format.hashCode();
            hash = 31 * hash + level;
            hash = 31 * hash + firstLayer;
            return 31 * hash + layers;
        }
    }

    public RenderTargets {
        colors = java.util.Collections.unmodifiableList(new java.util.ArrayList<>(colors));
        if (colors.size() > Limits.COLOR_TARGETS) {
            throw new IllegalArgumentException(
                    "RenderTargets: " + colors.size() + " colours, at most " + Limits.COLOR_TARGETS + " allowed");
        }
        if (width < 1 || height < 1 || layers < 1 || samples < 1) {
            throw new IllegalArgumentException("RenderTargets: " + width + " x " + height + ", " + layers + " layers, "
                    + samples + " samples; all must be at least 1");
        }
        if (locations != null && locations.samples() != samples) {
            throw new IllegalArgumentException(
                    "RenderTargets: locations of " + locations.samples() + " samples, the targets have " + samples);
        }
    }

    /** The size is the smallest of the attachments', as OpenGL has it. */
    public static RenderTargets of(List<@Nullable Attachment> colors, @Nullable Attachment depthStencil) {
        int width = Integer.MAX_VALUE;
        int height = Integer.MAX_VALUE;
        int layers = Integer.MAX_VALUE;
        int samples = 1;
        for (int i = -1; i < colors.size(); i++) {
            Attachment a = i < 0 ? depthStencil : colors.get(i);
            if (a == null) continue;
            width = Math.min(width, a.width());
            height = Math.min(height, a.height());
            layers = Math.min(layers, a.layers());
            samples = a.texture().desc().samples();
        }
        if (width == Integer.MAX_VALUE) {
            throw new IllegalArgumentException("RenderTargets.of: no attachment; use empty(width, height ...)");
        }
        return new RenderTargets(colors, depthStencil, width, height, layers, samples);
    }

    public static RenderTargets of(Texture color) {
        return of(List.of(Attachment.of(color)), null);
    }

    public static RenderTargets of(Texture color, Texture depthStencil) {
        return of(List.of(Attachment.of(color)), Attachment.of(depthStencil));
    }

    /** Nothing to write to: shaders with effects, queries. */
    public static RenderTargets empty(int width, int height, int layers, int samples) {
        return new RenderTargets(List.of(), null, width, height, layers, samples);
    }

    /** The colour attachment, or null where there is none. */
    public @Nullable Attachment color(int index) {
        return index < colors.size() ? colors.get(index) : null;
    }

    /** Written out, as for all states: the virtual machine makes such methods of a record anew in every process. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RenderTargets t
                && colors.equals(t.colors)
                && Objects.equals(depthStencil, t.depthStencil)
                && width == t.width
                && height == t.height
                && layers == t.layers
                && samples == t.samples
                && Objects.equals(locations, t.locations);
    }

    @Override
    public int hashCode() {
        int hash = colors.hashCode();
        hash = 31 * hash + Objects.hashCode(depthStencil);
        hash = 31 * hash + width;
        hash = 31 * hash + height;
        hash = 31 * hash + layers;
        hash = 31 * hash + samples;
        return 31 * hash + Objects.hashCode(locations);
    }
}
