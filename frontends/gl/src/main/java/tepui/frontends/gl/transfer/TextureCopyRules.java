package tepui.frontends.gl.transfer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferRules;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.EsCopies;
import tepui.frontends.gl.pixel.EsFormatRules;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.texture.ImageRequest;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureImageRules;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureTarget;

/** Error checks of calls that copy texels from the read framebuffer to images (OpenGL 4.6, 8.6). */
public final class TextureCopyRules {
    private final Profile profile;
    private final Errors errors;
    private final PixelRules pixelRules;
    private final TextureRules rules;
    private final TextureImageRules images;
    private final FramebufferRules framebufferRules;
    private final Framebuffers framebuffers;

    public TextureCopyRules(
            Profile profile,
            Errors errors,
            PixelRules pixelRules,
            TextureRules rules,
            TextureImageRules images,
            FramebufferRules framebufferRules,
            Framebuffers framebuffers) {
        this.profile = profile;
        this.errors = errors;
        this.pixelRules = pixelRules;
        this.rules = rules;
        this.images = images;
        this.framebufferRules = framebufferRules;
        this.framebuffers = framebuffers;
    }

    /**
     * The read framebuffer's format, which has pixels for an image of that format (8.6); null with the error recorded.
     */
    private @Nullable InternalFormat source(String call, InternalFormat wanted) {
        if (!framebufferRules.readable(call)) return null;
        Framebuffer read = framebuffers.read();
        InternalFormat from = TextureCopies.source(read, wanted);
        if (from == null || wanted.hasDepth() && wanted.hasStencil() && read.stencilFormat() == null) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has no such image");
            return null;
        }
        boolean fits = wanted.isInteger() == from.isInteger() && (!wanted.isInteger() || wanted.kind() == from.kind());
        if (wanted.isColor() && !fits) {
            errors.error(GL_INVALID_OPERATION, call + ": " + from + " cannot become " + wanted);
            return null;
        }
        return from;
    }

    /** glCopyTexImage* (8.6): gives the texture. The rectangle loses its border. */
    public @Nullable TextureObject image(ImageRequest q, Region from) {
        String call = q.call;
        TextureObject bound = rules.boundImage(call, q.targetName, q.dimensions);
        if (bound == null) return null;
        TextureObject given = q.texture;
        TextureObject t = given == null ? bound : given;
        q.target = t.target();
        q.proxy = false;
        int name = q.internalFormat;
        if (name >= 1 && name <= 4 || profile.es && EsFormatRules.isStored(name)) {
            errors.error(GL_INVALID_ENUM, call + ": internalformat is " + name + ", which images are not copied to");
            return null;
        }
        InternalFormat internal = images.internal(call, name, GL_INVALID_ENUM);
        if (internal == null || !images.border(q, profile.compatibility && q.target != TextureTarget.RECT)) return null;
        q.internal = internal;
        InternalFormat source = source(call, internal);
        if (source == null) return null;
        if (profile.es && profile.version >= 30 && !EsCopies.isImage(name, internal, source)) {
            errors.error(GL_INVALID_OPERATION, call + ": " + source + " makes no image of " + internal);
            return null;
        }
        if (!images.encoder(call, internal)) return null;
        int b = q.border;
        from.x += b;
        from.width -= 2 * b;
        if (q.dimensions > 1 && q.target != TextureTarget.D1_ARRAY) {
            from.y += b;
            from.height -= 2 * b;
        }
        size(internal, q.dimensions, from, q.region);
        if (!images.goesWith(call, q.target, internal) || !images.sizes(q)) return null;
        return images.mutable(call, t) ? t : null;
    }

    /** glCopyTexSubImage* (8.6). */
    public boolean subImage(String call, TextureObject t, Region to, Region from) {
        if (rules.isNegative(call, from)) return false;
        TextureImage image = rules.existing(call, t, to);
        if (image == null || source(call, image.internal) == null) return false;
        if (profile.es && image.internal.name() == GL_RGB9_E5) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": nothing is copied to " + image.internal);
        }
        size(image.internal, TextureCopies.dimensions(t), from, to);
        if (!rules.inside(call, image, to) || !images.encoder(call, image.internal)) return false;
        return !image.stored.isCompressed() || rules.blocksWhole(call, GL_INVALID_OPERATION, image, to);
    }

    /** The size that pixels for an image have after their transfer, which may be a convolution. */
    private void size(InternalFormat internal, int dimensions, Region from, Region to) {
        to.width = from.width;
        to.height = from.height;
        if (!internal.isColor() || internal.isInteger()) return;
        PixelLayout.Content color = PixelLayout.Content.COLOR;
        if (from.width > 0) to.width = ImagingStage.width(pixelRules.transfer(), color, dimensions, from.width);
        if (from.height > 0) to.height = ImagingStage.height(pixelRules.transfer(), color, dimensions, from.height);
    }
}
