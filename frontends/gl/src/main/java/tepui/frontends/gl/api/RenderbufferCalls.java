package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.pixel.EsFormats;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.ImageRules;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.Texture;

/** Renderbuffers. */
public final class RenderbufferCalls {
    private final Device device;
    private final Caps caps;
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final Framebuffers framebuffers;
    private final ImageRules imageRules;

    public RenderbufferCalls(
            Device device,
            Caps caps,
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Errors errors,
            Framebuffers framebuffers,
            ImageRules imageRules) {
        this.device = device;
        this.caps = caps;
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.framebuffers = framebuffers;
        this.imageRules = imageRules;
    }

    public void glGenRenderbuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glGenRenderbuffers: n is " + n + ", must not be negative");
            return;
        }
        share.renderbuffers.generate(n, names);
    }

    public void glCreateRenderbuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glCreateRenderbuffers: n is " + n + ", must not be negative");
            return;
        }
        share.renderbuffers.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            share.renderbuffers.put(name, new Renderbuffer(name));
        }
    }

    public void glDeleteRenderbuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glDeleteRenderbuffers: n is " + n + ", must not be negative");
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            Renderbuffer r = name == 0 ? null : share.renderbuffers.remove(name);
            if (r == null) continue;
            framebuffers.detach(r);
            r.delete(device);
        }
    }

    public boolean glIsRenderbuffer(int name) {
        return name != 0 && share.renderbuffers.get(name) != null;
    }

    public void glBindRenderbuffer(int target, int name) {
        if (target != GL_RENDERBUFFER) {
            errors.error(
                    GL_INVALID_ENUM, "glBindRenderbuffer: target is " + Errors.hex(target) + ", must be RENDERBUFFER");
            return;
        }
        if (name == 0) {
            framebuffers.bindRenderbuffer(null);
            return;
        }
        Renderbuffer r = share.renderbuffers.get(name);
        if (r == null) {
            if (!profile.compatibility && !profile.es && !share.renderbuffers.isName(name)) {
                errors.error(GL_INVALID_OPERATION, "glBindRenderbuffer: renderbuffer is " + name + ", which is none");
                return;
            }
            r = new Renderbuffer(name);
            share.renderbuffers.put(name, r);
        }
        framebuffers.bindRenderbuffer(r);
    }

    private @Nullable Renderbuffer boundRenderbuffer(String call, int target) {
        if (target != GL_RENDERBUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", must be RENDERBUFFER");
            return null;
        }
        Renderbuffer r = framebuffers.renderbuffer();
        if (r == null) errors.error(GL_INVALID_OPERATION, call + ": no renderbuffer is bound");
        return r;
    }

    private @Nullable Renderbuffer namedRenderbuffer(String call, int name) {
        Renderbuffer r = name == 0 ? null : share.renderbuffers.get(name);
        if (r == null) errors.error(GL_INVALID_OPERATION, call + ": renderbuffer is " + name + ", which is none");
        return r;
    }

    private void storage(String call, @Nullable Renderbuffer r, int samples, int format, int w, int h) {
        if (r == null) return;
        InternalFormat internal = InternalFormat.of(format);
        boolean legal = internal != null
                && internal.isRenderable()
                && format != GL_SRGB
                && format != GL_SRGB_ALPHA
                && (!internal.isLegacy() || profile.compatibility && format > 4);
        if (profile.es && !EsFormats.isRenderbuffer(format, profile.version)) legal = false;
        if (internal == null || !legal) {
            errors.error(
                    GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(format) + ", which cannot be drawn to");
            return;
        }
        int max = caps.maxRenderTargetSize;
        if (w < 0 || h < 0 || w > max || h > max) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must be 0 to " + max + " each");
            return;
        }
        if (samples < 0) {
            errors.error(GL_INVALID_VALUE, call + ": samples is " + samples + ", must not be negative");
            return;
        }
        int supported = samples == 0 ? 0 : imageRules.supportedSamples(internal, samples);
        if (samples > 0 && supported == 0) {
            boolean integer = internal.isInteger();
            errors.error(
                    profile.es || integer || samples <= caps.maxSamples ? GL_INVALID_OPERATION : GL_INVALID_VALUE,
                    call + ": samples is " + samples + ", more than the format can have");
            return;
        }
        try {
            r.allocate(device, internal, supported, w, h);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        dirty.bits |= Dirty.FRAMEBUFFER;
    }

    public void glRenderbufferStorage(int target, int format, int w, int h) {
        storage("glRenderbufferStorage", boundRenderbuffer("glRenderbufferStorage", target), 0, format, w, h);
    }

    public void glRenderbufferStorageMultisample(int target, int samples, int format, int w, int h) {
        String call = "glRenderbufferStorageMultisample";
        storage(call, boundRenderbuffer(call, target), samples, format, w, h);
    }

    public void glNamedRenderbufferStorage(int name, int format, int w, int h) {
        String call = "glNamedRenderbufferStorage";
        storage(call, namedRenderbuffer(call, name), 0, format, w, h);
    }

    public void glNamedRenderbufferStorageMultisample(int name, int samples, int format, int w, int h) {
        String call = "glNamedRenderbufferStorageMultisample";
        storage(call, namedRenderbuffer(call, name), samples, format, w, h);
    }

    private void parameter(String call, @Nullable Renderbuffer r, int pname, long params) {
        if (r == null) return;
        InternalFormat f = r.internal();
        Texture t = r.texture();
        int value;
        switch (pname) {
            case GL_RENDERBUFFER_WIDTH -> value = r.width();
            case GL_RENDERBUFFER_HEIGHT -> value = r.height();
            case GL_RENDERBUFFER_SAMPLES -> value = r.samples();
            case GL_RENDERBUFFER_INTERNAL_FORMAT -> value = f == null ? GL_RGBA : f.name();
            case GL_RENDERBUFFER_RED_SIZE -> value = bits(f, t, 'R');
            case GL_RENDERBUFFER_GREEN_SIZE -> value = bits(f, t, 'G');
            case GL_RENDERBUFFER_BLUE_SIZE -> value = bits(f, t, 'B');
            case GL_RENDERBUFFER_ALPHA_SIZE -> value = bits(f, t, 'A');
            case GL_RENDERBUFFER_DEPTH_SIZE -> value = bits(f, t, 'D');
            case GL_RENDERBUFFER_STENCIL_SIZE -> value = bits(f, t, 'S');
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
                return;
            }
        }
        Native.putInt(params, value);
    }

    private static int bits(@Nullable InternalFormat f, @Nullable Texture t, char component) {
        return f == null || t == null ? 0 : f.bits(t.desc().format(), component);
    }

    public void glGetRenderbufferParameteriv(int target, int pname, long params) {
        String call = "glGetRenderbufferParameteriv";
        parameter(call, boundRenderbuffer(call, target), pname, params);
    }

    public void glGetNamedRenderbufferParameteriv(int name, int pname, long params) {
        String call = "glGetNamedRenderbufferParameteriv";
        parameter(call, namedRenderbuffer(call, name), pname, params);
    }
}
