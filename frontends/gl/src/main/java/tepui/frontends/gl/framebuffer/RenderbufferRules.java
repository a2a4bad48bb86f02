package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.EsFormatRules;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.SharedImage;
import tepui.frontends.gl.texture.TextureImageRules;
import tepui.pipe.Caps;

/** Error checks of renderbuffer calls (OpenGL 4.6, 9.2.4 to 9.2.6). */
public final class RenderbufferRules {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final NameTable<Renderbuffer> names;
    private final Framebuffers framebuffers;
    private final TextureImageRules images;

    public RenderbufferRules(
            Caps caps,
            Profile profile,
            Errors errors,
            NameTable<Renderbuffer> names,
            Framebuffers framebuffers,
            TextureImageRules images) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.names = names;
        this.framebuffers = framebuffers;
        this.images = images;
    }

    /** A count of names (9.2.4). */
    public boolean count(String call, int n) {
        if (n >= 0) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": n is " + n + ", must not be negative");
    }

    /** The one target (9.2.4). */
    public boolean target(String call, int target) {
        if (target == GL_RENDERBUFFER) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", must be RENDERBUFFER");
    }

    /** A name that has no object yet (9.2.4): it must be one of glGenRenderbuffers. */
    public boolean bindNew(String call, int name) {
        if (profile.compatibility || profile.es || names.isName(name)) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": renderbuffer is " + name + ", which is none");
    }

    /** The bound renderbuffer (9.2.4, 9.2.6). */
    public @Nullable Renderbuffer bound(String call, int target) {
        if (!target(call, target)) return null;
        Renderbuffer r = framebuffers.renderbuffer();
        if (r == null) errors.error(GL_INVALID_OPERATION, call + ": no renderbuffer is bound");
        return r;
    }

    /** The renderbuffer of a name (9.2.4, 9.2.6). */
    public @Nullable Renderbuffer named(String call, int name) {
        Renderbuffer r = name == 0 ? null : names.get(name);
        if (r == null) errors.error(GL_INVALID_OPERATION, call + ": renderbuffer is " + name + ", which is none");
        return r;
    }

    /** The format of storage (9.2.4); null with an error. */
    public @Nullable InternalFormat format(String call, int format) {
        InternalFormat f = InternalFormat.of(format);
        boolean legal = f != null
                && f.isRenderable()
                && format != GL_SRGB
                && format != GL_SRGB_ALPHA
                && (profile.es || format != GL_BGRA && format != GL_BGRA8_EXT)
                && (!f.isLegacy() || profile.compatibility && format > 4);
        if (profile.es && !EsFormatRules.isRenderbuffer(format, profile.version)) legal = false;
        if (legal) return f;
        errors.error(
                GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(format) + ", which cannot be drawn to");
        return null;
    }

    /** Samples of glRenderbufferStorageMultisampleEXT (EXT_multisampled_render_to_texture, 4.4.3). */
    public boolean samples(String call, int samples) {
        if (samples <= caps.maxSamples) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": samples is " + samples + ", must be 0 to " + caps.maxSamples);
    }

    /** Size and samples of storage (9.2.4). */
    public boolean storage(String call, InternalFormat f, int samples, int w, int h) {
        int max = caps.maxRenderTargetSize;
        if (w < 0 || h < 0 || w > max || h > max) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must be 0 to " + max + " each");
        }
        if (samples < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": samples is " + samples + ", must not be negative");
        }
        if (samples == 0 || supportedSamples(f, samples) > 0) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": samples is " + samples + ", more than the format can have");
    }

    /** The image of glEGLImageTargetRenderbufferStorageOES (OES_EGL_image): one that can be drawn to. */
    public @Nullable SharedImage image(String call, @Nullable SharedImage from) {
        if (from == null) {
            errors.error(GL_INVALID_VALUE, call + ": the context's device has no such image");
        } else if (!from.internal().isRenderable()) {
            errors.error(GL_INVALID_OPERATION, call + ": the image's format is " + from.internal());
            return null;
        }
        return from;
    }

    /** The next number of samples that the device has for a format. */
    public int supportedSamples(InternalFormat f, int samples) {
        return samples == 0 ? 0 : images.supportedSamples(f, samples);
    }

    /** glGetRenderbufferParameteriv (9.2.6). */
    public boolean parameter(String call, int pname) {
        boolean known = pname >= GL_RENDERBUFFER_WIDTH && pname <= GL_RENDERBUFFER_INTERNAL_FORMAT
                || pname >= GL_RENDERBUFFER_RED_SIZE && pname <= GL_RENDERBUFFER_STENCIL_SIZE
                || pname == GL_RENDERBUFFER_SAMPLES;
        if (known) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
    }
}
