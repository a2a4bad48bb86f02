package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.TextureImageRules;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.pipe.Caps;

/**
 * Error checks of calls that attach images to framebuffers (OpenGL 4.6, 9.2.7 and 9.2.8). What passes has its point and
 * its image in the request.
 */
public final class AttachmentRules {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final NameTable<TextureObject> textures;
    private final NameTable<Renderbuffer> renderbuffers;
    private final FramebufferRules rules;
    private final TextureImageRules images;

    public AttachmentRules(
            Caps caps,
            Profile profile,
            Errors errors,
            NameTable<TextureObject> textures,
            NameTable<Renderbuffer> renderbuffers,
            FramebufferRules rules,
            TextureImageRules images) {
        this.images = images;
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.textures = textures;
        this.renderbuffers = renderbuffers;
        this.rules = rules;
    }

    private boolean point(AttachmentRequest q) {
        q.point = rules.point(q.call, q.attachment);
        return q.point >= 0;
    }

    private boolean wrong(AttachmentRequest q, int code, String why) {
        return errors.wrong(code, q.call + ": " + why);
    }

    /** glFramebufferRenderbuffer (9.2.7). */
    public boolean renderbuffer(AttachmentRequest q) {
        if (q.target != GL_RENDERBUFFER) {
            return wrong(
                    q, GL_INVALID_ENUM, "renderbuffertarget is " + Errors.hex(q.target) + ", must be RENDERBUFFER");
        }
        if (!point(q)) return false;
        Renderbuffer r = q.name == 0 ? null : renderbuffers.get(q.name);
        if (q.name != 0 && r == null) {
            return wrong(q, GL_INVALID_OPERATION, "renderbuffer is " + q.name + ", which is none");
        }
        if (r != null) q.image = Attachment.of(r);
        return true;
    }

    /** A texture that may be attached at a level (9.2.8). */
    private @Nullable TextureObject attachable(AttachmentRequest q, int wrongName) {
        TextureObject t = textures.get(q.name);
        if (t == null || t.target() == TextureTarget.BUFFER) {
            // A buffer texture is INVALID_OPERATION in each of these functions (9.2.8).
            int code = t == null ? wrongName : GL_INVALID_OPERATION;
            wrong(q, code, "texture is " + q.name + ", which cannot be attached");
            return null;
        }
        int levels = t.immutable ? t.immutableLevels : t.target().maxLevels(caps);
        if (q.level >= 0 && q.level < levels) return t;
        wrong(q, GL_INVALID_VALUE, "level is " + q.level);
        return null;
    }

    /** glFramebufferTexture1D to 3D (9.2.8). */
    public boolean image(AttachmentRequest q, int dimensions) {
        if (!point(q)) return false;
        if (q.name == 0) return true;
        TextureTarget wanted = TextureTarget.ofImage(q.target);
        boolean legal = wanted != null
                && wanted != TextureTarget.BUFFER
                && !wanted.isArray()
                && wanted.shape().dimensions() == dimensions;
        if (!legal) {
            boolean known = wanted != null || q.target == GL_TEXTURE_CUBE_MAP;
            return wrong(
                    q,
                    known ? GL_INVALID_OPERATION : GL_INVALID_ENUM,
                    "textarget is " + Errors.hex(q.target) + ", which has no such images");
        }
        TextureObject t = attachable(q, GL_INVALID_OPERATION);
        if (t == null) return false;
        if (t.target() != wanted) {
            return wrong(q, GL_INVALID_OPERATION, "texture " + q.name + " is of another target");
        }
        if (q.layer < 0 || q.layer >= caps.maxTexture3D) return wrong(q, GL_INVALID_VALUE, "layer is " + q.layer);
        q.image = new Attachment(null, t, q.level, TextureTarget.face(q.target), q.layer, false);
        return true;
    }

    /** glFramebufferTexture2DMultisampleEXT (EXT_multisampled_render_to_texture, 4.4.3; EXT_multisampled_render_to_texture2). */
    public boolean multisample(AttachmentRequest q, int samples) {
        boolean flat = q.target == GL_TEXTURE_2D || TextureTarget.isFace(q.target);
        if (q.name != 0 && !flat) {
            return wrong(
                    q,
                    GL_INVALID_ENUM,
                    "textarget is " + Errors.hex(q.target) + ", must be TEXTURE_2D or the face of a cube");
        }
        if (samples < 0 || samples > caps.maxSamples) {
            return wrong(q, GL_INVALID_VALUE, "samples is " + samples + ", must be 0 to " + caps.maxSamples);
        }
        if (!image(q, 2)) return false;
        Attachment plain = q.image;
        if (plain == null || samples == 0) return true;
        InternalFormat format = plain.internal();
        int count = format == null
                ? Math.max(2, Integer.highestOneBit(2 * samples - 1))
                : images.supportedSamples(format, samples);
        if (count == 0) {
            q.image = null;
            return wrong(q, GL_INVALID_OPERATION, "samples is " + samples + ", more than " + format + " can have");
        }
        q.image = plain.beside(new ImplicitSamples(count));
        return true;
    }

    /** glFramebufferTextureLayer (9.2.8). */
    public boolean layer(AttachmentRequest q) {
        if (!point(q)) return false;
        if (q.name == 0) return true;
        TextureObject t = attachable(q, GL_INVALID_OPERATION);
        if (t == null) return false;
        // Faces of a cube are layers on the desktop alone.
        boolean cube = t.target() == TextureTarget.CUBE && !profile.es;
        if (!cube && !t.target().isArray() && t.target() != TextureTarget.D3) {
            return wrong(q, GL_INVALID_OPERATION, "texture " + q.name + " has no layers");
        }
        int most = cube ? 6 : t.target() == TextureTarget.D3 ? caps.maxTexture3D : caps.maxTextureLayers;
        if (q.layer < 0 || q.layer >= most) {
            return wrong(q, GL_INVALID_VALUE, "layer is " + q.layer + ", must be 0 to " + (most - 1));
        }
        q.image = new Attachment(null, t, q.level, cube ? q.layer : 0, cube ? 0 : q.layer, false);
        return true;
    }

    /** glFramebufferTextureFace of ARB_geometry_shader4: one face of a cube, as a layer. */
    public boolean face(AttachmentRequest q) {
        if (!point(q)) return false;
        if (q.name == 0) return true;
        TextureObject t = attachable(q, GL_INVALID_VALUE);
        if (t == null) return false;
        if (t.target() != TextureTarget.CUBE) {
            return wrong(q, GL_INVALID_OPERATION, "texture " + q.name + " is no cube");
        }
        if (!TextureTarget.isFace(q.target)) {
            return wrong(q, GL_INVALID_ENUM, "face is " + Errors.hex(q.target) + ", which is none");
        }
        q.image = new Attachment(null, t, q.level, TextureTarget.face(q.target), 0, false);
        return true;
    }

    /** glFramebufferTexture (9.2.8). */
    public boolean all(AttachmentRequest q) {
        if (!point(q)) return false;
        if (q.name == 0) return true;
        TextureObject t = attachable(q, GL_INVALID_VALUE);
        if (t == null) return false;
        boolean layered = t.target().shape().isCube() || t.target().isArray() || t.target() == TextureTarget.D3;
        q.image = new Attachment(null, t, q.level, 0, 0, layered);
        return true;
    }
}
