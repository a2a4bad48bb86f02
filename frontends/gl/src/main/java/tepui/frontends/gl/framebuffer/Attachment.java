package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.EsFormatRules;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureStore;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * Attachment at one point of a framebuffer object: a renderbuffer, or an image of a texture.
 *
 * @param face of a cube's level; 0 otherwise
 * @param layer of an array, slice of a 3D texture, face of a cube array; 0 where all are attached
 * @param layered all layers are attached
 * @param beside samples that draws go to in the image's place; null for none
 */
public record Attachment(
        @Nullable Renderbuffer renderbuffer,
        @Nullable TextureObject texture,
        int level,
        int face,
        int layer,
        boolean layered,
        @Nullable ImplicitSamples beside) {
    Attachment(
            @Nullable Renderbuffer renderbuffer,
            @Nullable TextureObject texture,
            int level,
            int face,
            int layer,
            boolean layered) {
        this(renderbuffer, texture, level, face, layer, layered, null);
    }

    static Attachment of(Renderbuffer renderbuffer) {
        return new Attachment(renderbuffer, null, 0, 0, 0, false);
    }

    /** The same with samples beside it. */
    Attachment beside(ImplicitSamples samples) {
        return new Attachment(renderbuffer, texture, level, face, layer, layered, samples);
    }

    void hold() {
        if (renderbuffer != null) renderbuffer.hold();
        if (texture != null) texture.hold();
        if (beside != null) beside.hold();
    }

    void release(Device device) {
        if (renderbuffer != null) renderbuffer.release(device);
        if (texture != null) texture.release();
        if (beside != null) beside.release(device);
    }

    int version() {
        if (renderbuffer != null) return renderbuffer.version();
        return texture == null ? 0 : texture.version();
    }

    @Nullable
    TextureImage image() {
        return texture == null ? null : texture.image(face, level);
    }

    public @Nullable InternalFormat internal() {
        if (renderbuffer != null) return renderbuffer.internal();
        TextureImage image = image();
        return image == null ? null : image.internal;
    }

    /** How texels are kept that draws go to; null where there are none. */
    @Nullable
    Format drawn(Device device) {
        ImplicitSamples own = beside;
        InternalFormat format = own == null ? null : internal();
        return own == null || format == null ? stored() : format.chooseMultisample(device, own.count());
    }

    /** How texels are kept; null where there are none. */
    @Nullable
    Format stored() {
        if (renderbuffer != null) {
            Texture t = renderbuffer.texture();
            return t == null ? null : t.desc().format();
        }
        TextureImage image = image();
        return image == null ? null : image.stored;
    }

    int width() {
        if (renderbuffer != null) return renderbuffer.width();
        TextureImage image = image();
        return image == null ? 0 : image.width;
    }

    int height() {
        if (renderbuffer != null) return renderbuffer.height();
        TextureImage image = image();
        return image == null ? 0 : image.rows();
    }

    /** Samples that draws have. */
    int samples() {
        if (beside != null) return beside.count();
        if (renderbuffer != null) return renderbuffer.samples();
        TextureImage image = image();
        return image == null ? 0 : image.samples;
    }

    boolean fixedSampleLocations() {
        if (renderbuffer != null) return true;
        TextureImage image = image();
        return image == null || image.samples == 0 || image.fixedSampleLocations;
    }

    int layers() {
        if (!layered) return 1;
        TextureImage image = image();
        if (image == null) return 1;
        return image.target == TextureTarget.CUBE ? 6 : image.layers();
    }

    /** Do both name the same image? */
    boolean isSame(Attachment o) {
        return renderbuffer == o.renderbuffer
                && texture == o.texture
                && level == o.level
                && face == o.face
                && layer == o.layer
                && layered == o.layered
                && samples() == o.samples();
    }

    /** Attachment complete (OpenGL 4.6, 9.4.1), for colour (0), depth (1) or stencil (2); by the rules of a version of OpenGL ES where {@code es} is not 0. */
    boolean isComplete(int use, int es) {
        InternalFormat format = internal();
        if (format == null || width() == 0 || height() == 0) return false;
        TextureObject t = texture;
        if (t != null) {
            TextureImage image = image();
            if (image == null || image.isEmpty()) return false;
            if (!layered && layer >= image.layers()) return false;
            if (layered && t.target() == TextureTarget.CUBE && !t.isBaseComplete()) return false;
            if (es >= 30 && !t.immutable && !isOfChain(t)) return false;
        }
        if (!format.isRenderable()) return false;
        if (es > 0 && (format.isOfOldBase() || !EsFormatRules.isDrawable(format.name(), es))) return false;
        return switch (use) {
            case 0 -> format.isColor();
            case 1 -> format.hasDepth();
            default -> format.hasStencil();
        };
    }

    /** Whether the level is the base level, or one of a complete chain of levels from there (OpenGL ES 3.2, 9.4.1). */
    private boolean isOfChain(TextureObject t) {
        int base = t.effectiveBase();
        return level == base || level > base && level <= t.lastLevel() && t.isMipComplete();
    }

    /** What pixels with several samples are read from without a blit of the program's (EXT_multisampled_render_to_texture). */
    boolean isPutTogether() {
        return beside != null || renderbuffer != null && renderbuffer.isPutTogether();
    }

    /** What draws go to on the device's side. The attachment is complete. */
    RenderTargets.@Nullable Attachment drawTarget(Context pipe, boolean srgb) {
        ImplicitSamples own = beside;
        return own == null ? target(pipe, srgb) : own.target(pipe, this, srgb);
    }

    /** The image on the device's side, with all that was drawn to it. The attachment is complete. */
    RenderTargets.@Nullable Attachment target(Context pipe, boolean srgb) {
        Renderbuffer rb = renderbuffer;
        if (rb != null) {
            Texture t = rb.texture();
            if (t == null) return null;
            Format f = srgb ? t.desc().format() : t.desc().format().linear();
            return new RenderTargets.Attachment(t, f, rb.level(), rb.layer(), 1);
        }
        TextureObject t = texture;
        if (t == null) return null;
        TextureLevels.main(pipe, t);
        TextureStore store = TextureLevels.store(pipe, t, face, level);
        TextureImage image = image();
        if (image == null) return null;
        Format f = srgb ? image.stored : image.stored.linear();
        int first = image.storeLayer() + layer;
        return new RenderTargets.Attachment(store.settled(), f, image.storeLevel(), first, layers());
    }

    /** The answer to FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE. */
    public int objectType() {
        return renderbuffer != null ? GL_RENDERBUFFER : GL_TEXTURE;
    }
}
