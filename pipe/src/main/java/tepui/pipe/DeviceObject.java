package tepui.pipe;

import org.jspecify.annotations.Nullable;

/**
 * Object of a device, with a label for debugging: the base of buffers, textures, views, shaders, stream targets,
 * queries, fences and surfaces. A label is for people only: it stands in messages, in call logs and in the tools of the
 * system below.
 */
public abstract sealed class DeviceObject
        permits Buffer, Texture, TextureView, ShaderObject, StreamTarget, Query, Fence, Surface {
    private volatile @Nullable String label;
    private @Nullable Object companion;

    DeviceObject() {}

    /** Label for people; null for none. */
    public final @Nullable String label() {
        return label;
    }

    /** Any text, or null; may be called from any thread and at any time while the object lives. */
    public final void setLabel(@Nullable String text) {
        label = text;
        labeled(text);
    }

    /** Object that the command stream keeps here, to find it without a table; null without one. */
    public final @Nullable Object companion() { // hot
        return companion;
    }

    /** For whoever made the object, before others see it: a command stream. */
    public final void setCompanion(@Nullable Object of) {
        companion = of;
    }

    /** Hands the label to whatever is below; called after it was stored. */
    protected void labeled(@Nullable String text) {}
}
