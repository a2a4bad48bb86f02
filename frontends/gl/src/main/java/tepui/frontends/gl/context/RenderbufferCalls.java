package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Texture;

/** Renderbuffers. */
abstract class RenderbufferCalls extends ImageUnitCalls {
    RenderbufferCalls(Setup setup) {
        super(setup);
    }

    @Override
    public void glGenRenderbuffers(int n, long names) {
        if (n < 0) {
            error(GL_INVALID_VALUE, "glGenRenderbuffers: n is " + n + ", must not be negative");
            return;
        }
        share.renderbuffers.generate(n, names);
    }

    @Override
    public void glCreateRenderbuffers(int n, long names) {
        if (n < 0) {
            error(GL_INVALID_VALUE, "glCreateRenderbuffers: n is " + n + ", must not be negative");
            return;
        }
        share.renderbuffers.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            share.renderbuffers.put(name, new Renderbuffer(name));
        }
    }

    @Override
    public void glDeleteRenderbuffers(int n, long names) {
        if (n < 0) {
            error(GL_INVALID_VALUE, "glDeleteRenderbuffers: n is " + n + ", must not be negative");
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

    @Override
    public boolean glIsRenderbuffer(int name) {
        return name != 0 && share.renderbuffers.get(name) != null;
    }

    @Override
    public void glBindRenderbuffer(int target, int name) {
        if (target != GL_RENDERBUFFER) {
            error(GL_INVALID_ENUM, "glBindRenderbuffer: target is " + hex(target) + ", must be RENDERBUFFER");
            return;
        }
        if (name == 0) {
            framebuffers.bindRenderbuffer(null);
            return;
        }
        Renderbuffer r = share.renderbuffers.get(name);
        if (r == null) {
            if (!compatibility && !es && !share.renderbuffers.isName(name)) {
                error(GL_INVALID_OPERATION, "glBindRenderbuffer: renderbuffer is " + name + ", which is none");
                return;
            }
            r = new Renderbuffer(name);
            share.renderbuffers.put(name, r);
        }
        framebuffers.bindRenderbuffer(r);
    }

    private @Nullable Renderbuffer boundRenderbuffer(String call, int target) {
        if (target != GL_RENDERBUFFER) {
            error(GL_INVALID_ENUM, call + ": target is " + hex(target) + ", must be RENDERBUFFER");
            return null;
        }
        Renderbuffer r = framebuffers.renderbuffer();
        if (r == null) error(GL_INVALID_OPERATION, call + ": no renderbuffer is bound");
        return r;
    }

    private @Nullable Renderbuffer namedRenderbuffer(String call, int name) {
        Renderbuffer r = name == 0 ? null : share.renderbuffers.get(name);
        if (r == null) error(GL_INVALID_OPERATION, call + ": renderbuffer is " + name + ", which is none");
        return r;
    }

    private void storage(String call, @Nullable Renderbuffer r, int samples, int format, int w, int h) {
        if (r == null) return;
        InternalFormat internal = InternalFormat.of(format);
        boolean legal = internal != null
                && internal.isRenderable()
                && format != GL_SRGB
                && format != GL_SRGB_ALPHA
                && (!internal.isLegacy() || compatibility && format > 4);
        if (es && !EsFormats.isRenderbuffer(format, version)) legal = false;
        if (internal == null || !legal) {
            error(GL_INVALID_ENUM, call + ": internalformat is " + hex(format) + ", which cannot be drawn to");
            return;
        }
        int max = caps.maxRenderTargetSize;
        if (w < 0 || h < 0 || w > max || h > max) {
            error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must be 0 to " + max + " each");
            return;
        }
        if (samples < 0) {
            error(GL_INVALID_VALUE, call + ": samples is " + samples + ", must not be negative");
            return;
        }
        int supported = samples == 0 ? 0 : definitions.supportedSamples(internal, samples);
        if (samples > 0 && supported == 0) {
            boolean integer = internal.isInteger();
            error(
                    es || integer || samples <= caps.maxSamples ? GL_INVALID_OPERATION : GL_INVALID_VALUE,
                    call + ": samples is " + samples + ", more than the format can have");
            return;
        }
        try {
            r.allocate(device, internal, supported, w, h);
        } catch (RuntimeException e) {
            failed(call, e);
        }
        dirty |= Dirty.FRAMEBUFFER;
    }

    @Override
    public void glRenderbufferStorage(int target, int format, int w, int h) {
        storage("glRenderbufferStorage", boundRenderbuffer("glRenderbufferStorage", target), 0, format, w, h);
    }

    @Override
    public void glRenderbufferStorageMultisample(int target, int samples, int format, int w, int h) {
        String call = "glRenderbufferStorageMultisample";
        storage(call, boundRenderbuffer(call, target), samples, format, w, h);
    }

    @Override
    public void glNamedRenderbufferStorage(int name, int format, int w, int h) {
        String call = "glNamedRenderbufferStorage";
        storage(call, namedRenderbuffer(call, name), 0, format, w, h);
    }

    @Override
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
                error(GL_INVALID_ENUM, call + ": pname is " + hex(pname) + ", which is none");
                return;
            }
        }
        Native.putInt(params, value);
    }

    private static int bits(@Nullable InternalFormat f, @Nullable Texture t, char component) {
        return f == null || t == null ? 0 : f.bits(t.desc().format(), component);
    }

    @Override
    public void glGetRenderbufferParameteriv(int target, int pname, long params) {
        String call = "glGetRenderbufferParameteriv";
        parameter(call, boundRenderbuffer(call, target), pname, params);
    }

    @Override
    public void glGetNamedRenderbufferParameteriv(int name, int pname, long params) {
        String call = "glGetNamedRenderbufferParameteriv";
        parameter(call, namedRenderbuffer(call, name), pname, params);
    }
}
