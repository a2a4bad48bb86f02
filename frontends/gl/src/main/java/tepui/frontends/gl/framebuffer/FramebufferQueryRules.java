package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Limits;

/** Error checks of queries of framebuffers and their attachments (OpenGL 4.6, 9.2.3). */
public final class FramebufferQueryRules {
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final Framebuffers framebuffers;

    public FramebufferQueryRules(tepui.pipe.Context pipe, Profile profile, Errors errors, Framebuffers framebuffers) {
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    private boolean wrong(String call, int code, String what, int value) {
        return errors.wrong(code, call + ": " + what + " is " + Errors.hex(value));
    }

    // ---- framebuffers ----------------------------------------------------------------------------------------------

    /** glGetFramebufferParameteriv (9.2.3; ARB_sample_locations). */
    public boolean parameter(String call, Framebuffer f, int pname) {
        if (profile.es && f.name() == 0) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": the default framebuffer has no parameters in OpenGL ES");
        }
        boolean locations = !profile.es && pipe.device().caps().sampleLocationGrid > 0;
        if (locations && FramebufferRules.isOfLocations(pname)) return true;
        boolean size = pname >= GL_FRAMEBUFFER_DEFAULT_WIDTH && pname <= GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS;
        if (size) {
            if (f instanceof FramebufferObject) return true;
            return errors.wrong(GL_INVALID_OPERATION, call + ": the default framebuffer has no default sizes");
        }
        if (profile.es) return wrong(call, GL_INVALID_ENUM, "pname", pname);
        return switch (pname) {
            case GL_DOUBLEBUFFER, GL_STEREO, GL_SAMPLES, GL_SAMPLE_BUFFERS -> true;
            case GL_IMPLEMENTATION_COLOR_READ_FORMAT, GL_IMPLEMENTATION_COLOR_READ_TYPE -> {
                if (isReadable(f)) yield true;
                errors.error(
                        GL_INVALID_OPERATION, call + ": there is no colour image, or the framebuffer is not complete");
                yield false;
            }
            default -> wrong(call, GL_INVALID_ENUM, "pname", pname);
        };
    }

    private boolean isReadable(Framebuffer f) {
        return f.readFormat() != null && f.status(pipe) == GL_FRAMEBUFFER_COMPLETE;
    }

    /** Is there something that glReadPixels would read? OpenGL ES 2.0 leaves undefined what is told where there is not. */
    public boolean canTellColorRead() {
        return profile.es && profile.version < 30 || isReadable(framebuffers.read());
    }

    // ---- attachments -----------------------------------------------------------------------------------------------

    /** glGetFramebufferAttachmentParameteriv (9.2.3). */
    public boolean attachment(String call, Framebuffer f, int attachment, int pname) {
        return f instanceof FramebufferObject object
                ? ofObject(call, object, attachment, pname)
                : ofDefault(call, f, attachment, pname);
    }

    /** The first point of an attachment's name; -1 for none. */
    static int point(int attachment) {
        int color = attachment - GL_COLOR_ATTACHMENT0;
        if (color >= 0 && color < Limits.COLOR_TARGETS) return color;
        return switch (attachment) {
            case GL_DEPTH_ATTACHMENT, GL_DEPTH_STENCIL_ATTACHMENT -> FramebufferObject.DEPTH;
            case GL_STENCIL_ATTACHMENT -> FramebufferObject.STENCIL;
            default -> -1;
        };
    }

    /** The same of an object (9.2.3). */
    private boolean ofObject(String call, FramebufferObject f, int attachment, int pname) {
        int point = point(attachment);
        if (point < 0) {
            boolean many = attachment >= GL_COLOR_ATTACHMENT0 && attachment < GL_COLOR_ATTACHMENT0 + 32;
            return wrong(call, many ? GL_INVALID_OPERATION : GL_INVALID_ENUM, "attachment", attachment);
        }
        if (attachment == GL_DEPTH_STENCIL_ATTACHMENT) {
            boolean both = f.isDepthStencilOne()
                    || f.attachment(FramebufferObject.DEPTH) == null && f.attachment(FramebufferObject.STENCIL) == null;
            if (!both || pname == GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE) {
                return wrong(call, GL_INVALID_OPERATION, "attachment", attachment);
            }
        }
        if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE || pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME)
            return true;
        Attachment a = f.attachment(point);
        if (a == null) return wrong(call, GL_INVALID_OPERATION, "pname", pname);
        if (isComponent(pname)) return true;
        boolean ofTexture = switch (pname) {
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LEVEL,
                    GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE,
                    GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LAYER,
                    GL_FRAMEBUFFER_ATTACHMENT_LAYERED -> a.texture() != null;
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_SAMPLES_EXT -> profile.es && a.texture() != null;
            default -> false;
        };
        return ofTexture || wrong(call, GL_INVALID_ENUM, "pname", pname);
    }

    /** The same of the default framebuffer (9.2.3, table 9.1). */
    private boolean ofDefault(String call, Framebuffer f, int attachment, int pname) {
        boolean known = attachment == GL_BACK || attachment == GL_DEPTH || attachment == GL_STENCIL;
        if (!profile.es) {
            known = known || attachment == GL_FRONT || attachment >= GL_FRONT_LEFT && attachment <= GL_BACK_RIGHT;
        }
        if (!known) return wrong(call, GL_INVALID_ENUM, "attachment", attachment);
        if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE) return true;
        if (formatOf(f, attachment) == null) return wrong(call, GL_INVALID_OPERATION, "pname", pname);
        return isComponent(pname) || wrong(call, GL_INVALID_ENUM, "pname", pname);
    }

    /** The format of a buffer of the default framebuffer; null where there is none. */
    static @Nullable InternalFormat formatOf(Framebuffer f, int attachment) {
        return switch (attachment) {
            case GL_FRONT_RIGHT, GL_BACK_RIGHT -> null;
            case GL_DEPTH -> f.depthFormat();
            case GL_STENCIL -> f.stencilFormat();
            default -> f.width() > 0 ? f.colorFormat(GL_BACK) : null;
        };
    }

    /** Is this asked of the format of any image? */
    static boolean isComponent(int pname) {
        return switch (pname) {
            case GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_GREEN_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_BLUE_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_ALPHA_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_DEPTH_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_STENCIL_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE,
                    GL_FRAMEBUFFER_ATTACHMENT_COLOR_ENCODING -> true;
            default -> false;
        };
    }
}
