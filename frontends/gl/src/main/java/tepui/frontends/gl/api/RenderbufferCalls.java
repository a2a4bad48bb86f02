package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.framebuffer.RenderbufferRules;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.SharedImage;
import tepui.pipe.Device;
import tepui.pipe.Texture;

/** Renderbuffers (OpenGL 4.6, 9.2.4). */
public final class RenderbufferCalls {
    private final Device device;
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final Framebuffers framebuffers;
    private final RenderbufferRules rules;

    public RenderbufferCalls(
            Device device,
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Errors errors,
            Framebuffers framebuffers,
            RenderbufferRules rules) {
        this.device = device;
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.framebuffers = framebuffers;
        this.rules = rules;
    }

    public void glGenRenderbuffers(int n, long names) {
        if (!rules.count("glGenRenderbuffers", n)) return;
        share.renderbuffers.generate(n, names);
    }

    public void glCreateRenderbuffers(int n, long names) {
        if (!rules.count("glCreateRenderbuffers", n)) return;
        share.renderbuffers.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            share.renderbuffers.put(name, new Renderbuffer(name));
        }
    }

    public void glDeleteRenderbuffers(int n, long names) {
        if (!rules.count("glDeleteRenderbuffers", n)) return;
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
        if (!rules.target("glBindRenderbuffer", target)) return;
        if (name == 0) {
            framebuffers.bindRenderbuffer(null);
            return;
        }
        Renderbuffer r = share.renderbuffers.get(name);
        if (r == null) {
            if (!rules.bindNew("glBindRenderbuffer", name)) return;
            r = new Renderbuffer(name);
            share.renderbuffers.put(name, r);
        }
        framebuffers.bindRenderbuffer(r);
    }

    private void storage(String call, @Nullable Renderbuffer r, int samples, int format, int w, int h) {
        InternalFormat f = r == null ? null : rules.format(call, format);
        if (r == null || f == null || !rules.storage(call, f, samples, w, h)) return;
        try {
            r.allocate(device, f, rules.supportedSamples(f, samples), w, h);
            r.setPutTogether(false);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        dirty.bits |= Dirty.FRAMEBUFFER;
    }

    public void glRenderbufferStorage(int target, int format, int w, int h) {
        storage("glRenderbufferStorage", rules.bound("glRenderbufferStorage", target), 0, format, w, h);
    }

    /** The same of a renderbuffer that is given. */
    public void renderbufferStorage(String call, Renderbuffer r, int format, int w, int h) {
        storage(call, r, 0, format, w, h);
    }

    public void renderbufferStorageMultisample(String call, Renderbuffer r, int samples, int format, int w, int h) {
        storage(call, r, samples, format, w, h);
    }

    /** The bound renderbuffer gets the image of a handle (OES_EGL_image). */
    public void glEGLImageTargetRenderbufferStorageOES(int target, long image) {
        String call = "glEGLImageTargetRenderbufferStorageOES";
        Renderbuffer r = rules.bound(call, target);
        SharedImage from = r == null ? null : rules.image(call, SharedImage.find(image, share.device));
        if (r == null || from == null) return;
        r.adopt(share.device, from);
        dirty.bits |= Dirty.FRAMEBUFFER;
    }

    public void glRenderbufferStorageMultisample(int target, int samples, int format, int w, int h) {
        String call = "glRenderbufferStorageMultisample";
        storage(call, rules.bound(call, target), samples, format, w, h);
    }

    /** Of OpenGL ES (EXT_multisampled_render_to_texture), where its pixels are read without a blit, and of OpenGL (EXT_framebuffer_multisample). */
    public void glRenderbufferStorageMultisampleEXT(int target, int samples, int format, int w, int h) {
        String call = "glRenderbufferStorageMultisampleEXT";
        Renderbuffer r = rules.bound(call, target);
        if (r == null || profile.es && !rules.samples(call, samples)) return;
        int before = r.version();
        storage(call, r, samples, format, w, h);
        if (profile.es && r.version() != before) r.setPutTogether(true);
    }

    public void glNamedRenderbufferStorage(int name, int format, int w, int h) {
        String call = "glNamedRenderbufferStorage";
        storage(call, rules.named(call, name), 0, format, w, h);
    }

    public void glNamedRenderbufferStorageMultisample(int name, int samples, int format, int w, int h) {
        String call = "glNamedRenderbufferStorageMultisample";
        storage(call, rules.named(call, name), samples, format, w, h);
    }

    public void getRenderbufferParameteriv(String call, @Nullable Renderbuffer r, int pname, long params) {
        if (r == null || !rules.parameter(call, pname)) return;
        InternalFormat f = r.internal();
        Texture t = r.texture();
        int value = switch (pname) {
            case GL_RENDERBUFFER_WIDTH -> r.width();
            case GL_RENDERBUFFER_HEIGHT -> r.height();
            case GL_RENDERBUFFER_SAMPLES -> r.samples();
            case GL_RENDERBUFFER_INTERNAL_FORMAT -> f == null ? profile.es ? GL_RGBA4 : GL_RGBA : f.name();
            case GL_RENDERBUFFER_RED_SIZE -> bits(f, t, 'R');
            case GL_RENDERBUFFER_GREEN_SIZE -> bits(f, t, 'G');
            case GL_RENDERBUFFER_BLUE_SIZE -> bits(f, t, 'B');
            case GL_RENDERBUFFER_ALPHA_SIZE -> bits(f, t, 'A');
            case GL_RENDERBUFFER_DEPTH_SIZE -> bits(f, t, 'D');
            default -> bits(f, t, 'S');
        };
        Native.putInt(params, value);
    }

    private static int bits(@Nullable InternalFormat f, @Nullable Texture t, char component) {
        return f == null || t == null ? 0 : f.bits(t.desc().format(), component);
    }

    public void glGetRenderbufferParameteriv(int target, int pname, long params) {
        String call = "glGetRenderbufferParameteriv";
        getRenderbufferParameteriv(call, rules.bound(call, target), pname, params);
    }

    public void glGetNamedRenderbufferParameteriv(int name, int pname, long params) {
        String call = "glGetNamedRenderbufferParameteriv";
        getRenderbufferParameteriv(call, rules.named(call, name), pname, params);
    }
}
