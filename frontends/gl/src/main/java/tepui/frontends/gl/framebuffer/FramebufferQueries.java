package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.pipe.Device;
import tepui.pipe.Limits;
import tepui.pipe.format.Format;

/** Answers about framebuffers and what is attached to them (OpenGL 4.6, 9.2.3). */
public final class FramebufferQueries {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final ContextRequest attributes;
    private final Profile profile;
    private final Errors errors;
    private final Framebuffers framebuffers;

    public FramebufferQueries(
            Device device,
            tepui.pipe.Context pipe,
            ContextRequest attributes,
            Profile profile,
            Errors errors,
            Framebuffers framebuffers) {
        this.device = device;
        this.pipe = pipe;
        this.attributes = attributes;
        this.profile = profile;
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    /** glGetFramebufferParameteriv. */
    public void parameter(String call, Framebuffer f, int pname, long params) {
        int value;
        if (profile.es && f.name() == 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the default framebuffer has no parameters in OpenGL ES");
            return;
        }
        if (profile.es && !isDefaultSize(pname)) {
            errors.error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname));
            return;
        }
        switch (pname) {
            case GL_FRAMEBUFFER_DEFAULT_WIDTH,
                    GL_FRAMEBUFFER_DEFAULT_HEIGHT,
                    GL_FRAMEBUFFER_DEFAULT_LAYERS,
                    GL_FRAMEBUFFER_DEFAULT_SAMPLES,
                    GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS -> {
                if (!(f instanceof FramebufferObject o)) {
                    errors.error(GL_INVALID_OPERATION, call + ": the default framebuffer has no default sizes");
                    return;
                }
                value = switch (pname) {
                    case GL_FRAMEBUFFER_DEFAULT_WIDTH -> o.defaultWidth;
                    case GL_FRAMEBUFFER_DEFAULT_HEIGHT -> o.defaultHeight;
                    case GL_FRAMEBUFFER_DEFAULT_LAYERS -> o.defaultLayers;
                    case GL_FRAMEBUFFER_DEFAULT_SAMPLES -> o.defaultSamples;
                    default -> o.defaultFixedSampleLocations ? 1 : 0;
                };
            }
            case GL_DOUBLEBUFFER -> value = f.name() == 0 && attributes.doubleBuffered() ? 1 : 0;
            case GL_STEREO -> value = 0;
            case GL_SAMPLES -> value = f.samples();
            case GL_SAMPLE_BUFFERS -> value = f.samples() > 0 ? 1 : 0;
            case GL_IMPLEMENTATION_COLOR_READ_FORMAT, GL_IMPLEMENTATION_COLOR_READ_TYPE -> {
                if (!isReadable(f)) {
                    errors.error(
                            GL_INVALID_OPERATION,
                            call + ": there is no colour image, or the framebuffer is not complete");
                    return;
                }
                value = pname == GL_IMPLEMENTATION_COLOR_READ_FORMAT ? readFormat(f) : readType(f);
            }
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname));
                return;
            }
        }
        Native.putInt(params, value);
    }

    public static boolean isColorRead(int pname) {
        return pname == GL_IMPLEMENTATION_COLOR_READ_FORMAT || pname == GL_IMPLEMENTATION_COLOR_READ_TYPE;
    }

    /** Is there something that glReadPixels would read? OpenGL ES 2.0 leaves undefined what is told where there is not. */
    public boolean canTellColorRead() {
        return profile.es && profile.version < 30 || isReadable(framebuffers.read());
    }

    private boolean isReadable(Framebuffer f) {
        return f.readFormat() != null && f.status(pipe) == GL_FRAMEBUFFER_COMPLETE;
    }

    private static boolean isDefaultSize(int pname) {
        return pname >= GL_FRAMEBUFFER_DEFAULT_WIDTH && pname <= GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS;
    }

    /** The format that pixels of the read buffer are best read in. */
    public static int readFormat(Framebuffer f) {
        InternalFormat i = f.readFormat();
        if (i == null) return GL_NONE;
        return i.isInteger() ? GL_RGBA_INTEGER : GL_RGBA;
    }

    public static int readType(Framebuffer f) {
        InternalFormat i = f.readFormat();
        if (i == null) return GL_NONE;
        return switch (i.kind()) {
            case UINT -> GL_UNSIGNED_INT;
            case SINT -> GL_INT;
            case FLOAT -> GL_FLOAT;
            case SNORM -> GL_BYTE;
            default -> GL_UNSIGNED_BYTE;
        };
    }

    /** glGetFramebufferAttachmentParameteriv. */
    public void attachment(String call, Framebuffer f, int attachment, int pname, long params) {
        if (f instanceof FramebufferObject object) {
            int point = point(attachment);
            if (point < 0) {
                boolean many = attachment >= GL_COLOR_ATTACHMENT0 && attachment < GL_COLOR_ATTACHMENT0 + 32;
                wrong(call, many ? GL_INVALID_OPERATION : GL_INVALID_ENUM, "attachment", attachment);
                return;
            }
            if (attachment == GL_DEPTH_STENCIL_ATTACHMENT) {
                boolean both = object.isDepthStencilOne()
                        || object.attachment(FramebufferObject.DEPTH) == null
                                && object.attachment(FramebufferObject.STENCIL) == null;
                if (!both || pname == GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE) {
                    wrong(call, GL_INVALID_OPERATION, "attachment", attachment);
                    return;
                }
            }
            ofObject(call, object.attachment(point), attachment, pname, params);
            return;
        }
        if (profile.es && attachment != GL_BACK && attachment != GL_DEPTH && attachment != GL_STENCIL) {
            wrong(call, GL_INVALID_ENUM, "attachment", attachment);
            return;
        }
        InternalFormat format;
        switch (attachment) {
            case GL_FRONT_LEFT, GL_BACK_LEFT, GL_FRONT, GL_BACK ->
                format = f.width() > 0 ? f.colorFormat(GL_BACK) : null;
            case GL_FRONT_RIGHT, GL_BACK_RIGHT -> format = null;
            case GL_DEPTH -> format = f.depthFormat();
            case GL_STENCIL -> format = f.stencilFormat();
            default -> {
                wrong(call, GL_INVALID_ENUM, "attachment", attachment);
                return;
            }
        }
        if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE) {
            Native.putInt(params, format == null ? GL_NONE : GL_FRAMEBUFFER_DEFAULT);
            return;
        }
        if (format == null || !component(format, format.choose(device), attachment, pname, params)) {
            wrong(call, format == null ? GL_INVALID_OPERATION : GL_INVALID_ENUM, "pname", pname);
        }
    }

    private static int point(int attachment) {
        int color = attachment - GL_COLOR_ATTACHMENT0;
        if (color >= 0 && color < Limits.COLOR_TARGETS) return color;
        return switch (attachment) {
            case GL_DEPTH_ATTACHMENT, GL_DEPTH_STENCIL_ATTACHMENT -> FramebufferObject.DEPTH;
            case GL_STENCIL_ATTACHMENT -> FramebufferObject.STENCIL;
            default -> -1;
        };
    }

    private void wrong(String call, int code, String what, int value) {
        errors.error(code, call + ": " + what + " is 0x" + Integer.toHexString(value));
    }

    private void ofObject(String call, @Nullable Attachment a, int attachment, int pname, long params) {
        if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE) {
            Native.putInt(params, a == null ? GL_NONE : a.objectType());
            return;
        }
        if (a == null) {
            if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME) Native.putInt(params, 0);
            else wrong(call, GL_INVALID_OPERATION, "pname", pname);
            return;
        }
        Renderbuffer rb = a.renderbuffer();
        var texture = a.texture();
        if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME) {
            Native.putInt(params, rb != null ? rb.name() : texture != null ? texture.name() : 0);
            return;
        }
        InternalFormat format = a.internal();
        Format stored = a.stored();
        boolean known = format != null && stored != null
                ? component(format, stored, attachment, pname, params)
                : withoutImage(pname, params);
        if (known) return;
        if (texture == null) {
            wrong(call, GL_INVALID_ENUM, "pname", pname);
            return;
        }
        boolean cube = texture.target() == TextureTarget.CUBE;
        switch (pname) {
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LEVEL -> Native.putInt(params, a.level());
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE ->
                Native.putInt(params, cube && !a.layered() ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + a.face() : 0);
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LAYER -> Native.putInt(params, a.layer());
            case GL_FRAMEBUFFER_ATTACHMENT_LAYERED -> Native.putInt(params, a.layered() ? 1 : 0);
            default -> wrong(call, GL_INVALID_ENUM, "pname", pname);
        }
    }

    /** What is asked of a component where the attached object has no storage: there is none. */
    private static boolean withoutImage(int pname, long params) {
        switch (pname) {
            case GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_GREEN_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_BLUE_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_ALPHA_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_DEPTH_SIZE,
                    GL_FRAMEBUFFER_ATTACHMENT_STENCIL_SIZE -> Native.putInt(params, 0);
            case GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE -> Native.putInt(params, GL_NONE);
            case GL_FRAMEBUFFER_ATTACHMENT_COLOR_ENCODING -> Native.putInt(params, GL_LINEAR);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static boolean component(InternalFormat f, Format stored, int attachment, int pname, long params) {
        boolean stencil = attachment == GL_STENCIL_ATTACHMENT || attachment == GL_STENCIL;
        int value;
        switch (pname) {
            case GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE -> value = f.bits(stored, 'R');
            case GL_FRAMEBUFFER_ATTACHMENT_GREEN_SIZE -> value = f.bits(stored, 'G');
            case GL_FRAMEBUFFER_ATTACHMENT_BLUE_SIZE -> value = f.bits(stored, 'B');
            case GL_FRAMEBUFFER_ATTACHMENT_ALPHA_SIZE -> value = f.bits(stored, 'A');
            case GL_FRAMEBUFFER_ATTACHMENT_DEPTH_SIZE -> value = f.bits(stored, 'D');
            case GL_FRAMEBUFFER_ATTACHMENT_STENCIL_SIZE -> value = f.bits(stored, 'S');
            case GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE -> value = stencil ? GL_UNSIGNED_INT : f.componentType();
            case GL_FRAMEBUFFER_ATTACHMENT_COLOR_ENCODING -> value = f.isSrgb() ? GL_SRGB : GL_LINEAR;
            default -> {
                return false;
            }
        }
        Native.putInt(params, value);
        return true;
    }
}
