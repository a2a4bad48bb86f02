package tepui.frontends.gl.transfer;

import static tepui.frontends.gl.constants.Enumerants.GL_RGBA8;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.texture.TextureObject;
import tepui.pipe.format.Format;

/** Side of glCopyImageSubData: the image as the call names it, and what the rules found of it. */
public final class CopySide {
    int name;
    /** A texture's target, or RENDERBUFFER. */
    int target;
    /** Level and place; the source's has the size of the copy. */
    public final Region region = new Region();

    // ---- found by the rules

    @Nullable
    TextureObject texture;

    @Nullable
    Renderbuffer renderbuffer;

    int width;
    int height;
    int layers;
    int samples;
    InternalFormat internal = Objects.requireNonNull(InternalFormat.of(GL_RGBA8));
    Format stored = Format.R8G8B8A8_UNORM;

    /** No image yet. */
    public CopySide() {}

    public CopySide of(int ofName, int ofTarget, int level, int x, int y, int z) {
        name = ofName;
        target = ofTarget;
        region.set(0, level, x, y, z, 0, 0, 0);
        return this;
    }

    void found(int w, int h, int count, int ofSamples, InternalFormat format, Format kept) {
        width = w;
        height = h;
        layers = count;
        samples = ofSamples;
        internal = format;
        stored = kept;
    }
}
