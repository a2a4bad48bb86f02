package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Attachment;
import tepui.frontends.gl.framebuffer.Blits;
import tepui.frontends.gl.framebuffer.DefaultFramebuffer;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferNames;
import tepui.frontends.gl.framebuffer.FramebufferObject;
import tepui.frontends.gl.framebuffer.FramebufferQueries;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.Limits;

/** Framebuffer objects: names, attachments, draw and read buffers, blits. */
public final class FramebufferCalls {
    private final FramebufferNames framebufferNames;
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;
    private final Framebuffers framebuffers;
    private final FramebufferQueries queries;

    private final Blits blits;

    public FramebufferCalls(
            Backend backend,
            ShareGroup share,
            Profile profile,
            Errors errors,
            Framebuffers framebuffers,
            FramebufferQueries queries,
            FramebufferNames framebufferNames) {
        this.framebufferNames = framebufferNames;
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.share = share;
        this.profile = profile;
        this.errors = errors;
        this.framebuffers = framebuffers;
        this.queries = queries;

        blits = new Blits(pipe, profile, errors, framebuffers);
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenFramebuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glGenFramebuffers: n is " + n + ", must not be negative");
            return;
        }
        framebuffers.objects.generate(n, names);
    }

    public void glCreateFramebuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glCreateFramebuffers: n is " + n + ", must not be negative");
            return;
        }
        framebuffers.objects.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            framebuffers.objects.put(name, new FramebufferObject(name, profile.es ? profile.version : 0));
        }
    }

    public void glDeleteFramebuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glDeleteFramebuffers: n is " + n + ", must not be negative");
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            FramebufferObject f = name == 0 ? null : framebuffers.objects.remove(name);
            if (f != null) framebuffers.deleted(f);
        }
    }

    public boolean glIsFramebuffer(int name) {
        return name != 0 && framebuffers.objects.get(name) != null;
    }

    public void glBindFramebuffer(int target, int name) {
        if (target != GL_FRAMEBUFFER && target != GL_DRAW_FRAMEBUFFER && target != GL_READ_FRAMEBUFFER) {
            errors.error(GL_INVALID_ENUM, "glBindFramebuffer: target is " + Errors.hex(target) + ", which is none");
            return;
        }
        Framebuffer f = name == 0 ? framebuffers.own() : framebuffers.objects.get(name);
        if (f == null) {
            if (!framebuffers.objects.isName(name) && !profile.compatibility && !profile.es) {
                errors.error(GL_INVALID_OPERATION, "glBindFramebuffer: framebuffer is " + name + ", which is none");
                return;
            }
            FramebufferObject made = new FramebufferObject(name, profile.es ? profile.version : 0);
            framebuffers.objects.put(name, made);
            f = made;
        }
        if (target != GL_READ_FRAMEBUFFER) framebuffers.bindDraw(f);
        if (target != GL_DRAW_FRAMEBUFFER) framebuffers.bindRead(f);
    }

    // ---- status ----------------------------------------------------------------------------------------------------

    public int glCheckFramebufferStatus(int target) {
        Framebuffer f = framebufferNames.boundFramebuffer("glCheckFramebufferStatus", target);
        return f == null ? 0 : f.status(pipe);
    }

    public int glCheckNamedFramebufferStatus(int name, int target) {
        if (framebufferNames.boundFramebuffer("glCheckNamedFramebufferStatus", target) == null) return 0;
        Framebuffer f = framebufferNames.namedFramebuffer("glCheckNamedFramebufferStatus", name);
        return f == null ? 0 : f.status(pipe);
    }

    // ---- attachments -----------------------------------------------------------------------------------------------

    /** The first point of an attachment's name; DEPTH_STENCIL gives DEPTH. -1 with an error. */
    private int point(String call, int attachment) {
        int color = attachment - GL_COLOR_ATTACHMENT0;
        if (color >= 0 && color < 32) {
            if (color < Limits.COLOR_TARGETS) return color;
            errors.error(GL_INVALID_OPERATION, call + ": there are " + Limits.COLOR_TARGETS + " colour attachments");
            return -1;
        }
        switch (attachment) {
            case GL_DEPTH_ATTACHMENT, GL_DEPTH_STENCIL_ATTACHMENT -> {
                return FramebufferObject.DEPTH;
            }
            case GL_STENCIL_ATTACHMENT -> {
                return FramebufferObject.STENCIL;
            }
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": attachment is " + Errors.hex(attachment) + ", which is none");
                return -1;
            }
        }
    }

    private void attach(FramebufferObject f, int attachment, int point, @Nullable Attachment a) {
        f.attach(device, point, a);
        if (attachment == GL_DEPTH_STENCIL_ATTACHMENT) f.attach(device, FramebufferObject.STENCIL, a);
        framebuffers.changed(f);
    }

    private void attachRenderbuffer(String call, @Nullable FramebufferObject f, int attachment, int target, int name) {
        if (f == null) return;
        if (target != GL_RENDERBUFFER) {
            errors.error(
                    GL_INVALID_ENUM, call + ": renderbuffertarget is " + Errors.hex(target) + ", must be RENDERBUFFER");
            return;
        }
        int point = point(call, attachment);
        if (point < 0) return;
        Renderbuffer r = name == 0 ? null : share.renderbuffers.get(name);
        if (name != 0 && r == null) {
            errors.error(GL_INVALID_OPERATION, call + ": renderbuffer is " + name + ", which is none");
            return;
        }
        attach(f, attachment, point, r == null ? null : new Attachment(r, null, 0, 0, 0, false));
    }

    public void glFramebufferRenderbuffer(int target, int attachment, int rbTarget, int name) {
        String call = "glFramebufferRenderbuffer";
        attachRenderbuffer(call, framebufferNames.boundObject(call, target), attachment, rbTarget, name);
    }

    public void glNamedFramebufferRenderbuffer(int framebuffer, int attachment, int rbTarget, int name) {
        String call = "glNamedFramebufferRenderbuffer";
        attachRenderbuffer(call, framebufferNames.namedObject(call, framebuffer), attachment, rbTarget, name);
    }

    /** A texture that may be attached at a level; null for name 0 or with an error, told apart by {@code name}. */
    private @Nullable TextureObject attachable(String call, int name, int level, int wrongName) {
        if (name == 0) return null;
        TextureObject t = share.textures.get(name);
        if (t == null || t.target() == TextureTarget.BUFFER) {
            // A buffer texture is INVALID_OPERATION in each of these functions (9.2.8).
            errors.error(
                    t == null ? wrongName : GL_INVALID_OPERATION,
                    call + ": texture is " + name + ", which cannot be attached");
            return null;
        }
        if (level < 0 || level >= t.target().maxLevels(caps)) {
            errors.error(GL_INVALID_VALUE, call + ": level is " + level);
            return null;
        }
        return t;
    }

    private void attachImage(
            String call, int dimensions, int target, int attachment, int textarget, int name, int level, int layer) {
        FramebufferObject f = framebufferNames.boundObject(call, target);
        if (f == null) return;
        int point = point(call, attachment);
        if (point < 0) return;
        if (name == 0) {
            attach(f, attachment, point, null);
            return;
        }
        TextureTarget wanted = TextureTarget.ofImage(textarget);
        boolean legal = wanted != null
                && wanted != TextureTarget.BUFFER
                && (wanted.isArray() ? false : wanted.shape().dimensions() == dimensions);
        if (wanted == null || !legal) {
            boolean known = wanted != null || textarget == GL_TEXTURE_CUBE_MAP;
            errors.error(
                    known ? GL_INVALID_OPERATION : GL_INVALID_ENUM,
                    call + ": textarget is " + Errors.hex(textarget) + ", which has no such images");
            return;
        }
        TextureObject t = attachable(call, name, level, GL_INVALID_OPERATION);
        if (t == null) return;
        if (t.target() != wanted) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " is of another target");
            return;
        }
        if (layer < 0 || layer >= caps.maxTexture3D) {
            errors.error(GL_INVALID_VALUE, call + ": layer is " + layer);
            return;
        }
        attach(f, attachment, point, new Attachment(null, t, level, TextureTarget.face(textarget), layer, false));
    }

    public void glFramebufferTexture1D(int target, int attachment, int textarget, int name, int level) {
        attachImage("glFramebufferTexture1D", 1, target, attachment, textarget, name, level, 0);
    }

    public void glFramebufferTexture2D(int target, int attachment, int textarget, int name, int level) {
        attachImage("glFramebufferTexture2D", 2, target, attachment, textarget, name, level, 0);
    }

    public void glFramebufferTexture3D(int target, int attachment, int textarget, int name, int level, int layer) {
        attachImage("glFramebufferTexture3D", 3, target, attachment, textarget, name, level, layer);
    }

    private void attachLayer(
            String call, @Nullable FramebufferObject f, int attachment, int name, int level, int layer) {
        if (f == null) return;
        int point = point(call, attachment);
        if (point < 0) return;
        if (name == 0) {
            attach(f, attachment, point, null);
            return;
        }
        TextureObject t = attachable(call, name, level, GL_INVALID_OPERATION);
        if (t == null) return;
        boolean cube = t.target() == TextureTarget.CUBE;
        if (!cube && !t.target().isArray() && t.target() != TextureTarget.D3) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has no layers");
            return;
        }
        int most = cube ? 6 : t.target() == TextureTarget.D3 ? caps.maxTexture3D : caps.maxTextureLayers;
        if (layer < 0 || layer >= most) {
            errors.error(GL_INVALID_VALUE, call + ": layer is " + layer + ", must be 0 to " + (most - 1));
            return;
        }
        attach(f, attachment, point, new Attachment(null, t, level, cube ? layer : 0, cube ? 0 : layer, false));
    }

    public void glFramebufferTextureLayer(int target, int attachment, int name, int level, int layer) {
        String call = "glFramebufferTextureLayer";
        attachLayer(call, framebufferNames.boundObject(call, target), attachment, name, level, layer);
    }

    public void glNamedFramebufferTextureLayer(int framebuffer, int attachment, int name, int level, int layer) {
        String call = "glNamedFramebufferTextureLayer";
        attachLayer(call, framebufferNames.namedObject(call, framebuffer), attachment, name, level, layer);
    }

    /** One face of a cube, as a layer (ARB_geometry_shader4's glFramebufferTextureFace). */
    public void attachFace(String call, int attachment, int name, int level, int face) {
        FramebufferObject f = framebufferNames.boundObject(call, GL_FRAMEBUFFER);
        if (f == null) return;
        int point = point(call, attachment);
        if (point < 0) return;
        if (name == 0) {
            attach(f, attachment, point, null);
            return;
        }
        TextureObject t = attachable(call, name, level, GL_INVALID_VALUE);
        if (t == null) return;
        if (t.target() != TextureTarget.CUBE) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " is no cube");
        } else if (!TextureTarget.isFace(face)) {
            errors.error(GL_INVALID_ENUM, call + ": face is " + Errors.hex(face) + ", which is none");
        } else {
            attach(f, attachment, point, new Attachment(null, t, level, TextureTarget.face(face), 0, false));
        }
    }

    private void attachAll(String call, @Nullable FramebufferObject f, int attachment, int name, int level) {
        if (f == null) return;
        int point = point(call, attachment);
        if (point < 0) return;
        if (name == 0) {
            attach(f, attachment, point, null);
            return;
        }
        TextureObject t = attachable(call, name, level, GL_INVALID_VALUE);
        if (t == null) return;
        boolean layered = t.target().shape().isCube() || t.target().isArray() || t.target() == TextureTarget.D3;
        attach(f, attachment, point, new Attachment(null, t, level, 0, 0, layered));
    }

    public void glFramebufferTexture(int target, int attachment, int name, int level) {
        String call = "glFramebufferTexture";
        attachAll(call, framebufferNames.boundObject(call, target), attachment, name, level);
    }

    public void glNamedFramebufferTexture(int framebuffer, int attachment, int name, int level) {
        String call = "glNamedFramebufferTexture";
        attachAll(call, framebufferNames.namedObject(call, framebuffer), attachment, name, level);
    }

    // ---- parameters ------------------------------------------------------------------------------------------------

    private void parameter(String call, @Nullable FramebufferObject f, int pname, int value) {
        if (f == null) return;
        int most = switch (pname) {
            case GL_FRAMEBUFFER_DEFAULT_WIDTH, GL_FRAMEBUFFER_DEFAULT_HEIGHT -> caps.maxRenderTargetSize;
            case GL_FRAMEBUFFER_DEFAULT_LAYERS -> caps.maxTextureLayers;
            case GL_FRAMEBUFFER_DEFAULT_SAMPLES -> caps.maxSamples;
            case GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS -> Integer.MAX_VALUE;
            default -> -1;
        };
        if (most < 0) {
            errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
            return;
        }
        if (pname != GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS && (value < 0 || value > most)) {
            errors.error(GL_INVALID_VALUE, call + ": param is " + value + ", must be 0 to " + most);
            return;
        }
        switch (pname) {
            case GL_FRAMEBUFFER_DEFAULT_WIDTH -> f.defaultWidth = value;
            case GL_FRAMEBUFFER_DEFAULT_HEIGHT -> f.defaultHeight = value;
            case GL_FRAMEBUFFER_DEFAULT_LAYERS -> f.defaultLayers = value;
            case GL_FRAMEBUFFER_DEFAULT_SAMPLES -> {
                int n = value == 0 ? 0 : Math.max(2, Integer.highestOneBit(2 * value - 1));
                f.defaultSamples = Math.min(n, caps.maxSamples);
            }
            default -> f.defaultFixedSampleLocations = value != 0;
        }
        framebuffers.changed(f);
    }

    public void glFramebufferParameteri(int target, int pname, int value) {
        String call = "glFramebufferParameteri";
        parameter(call, framebufferNames.boundObject(call, target), pname, value);
    }

    public void glNamedFramebufferParameteri(int name, int pname, int value) {
        String call = "glNamedFramebufferParameteri";
        parameter(call, framebufferNames.namedObject(call, name), pname, value);
    }

    public void glGetFramebufferParameteriv(int target, int pname, long params) {
        String call = "glGetFramebufferParameteriv";
        Framebuffer f = framebufferNames.boundFramebuffer(call, target);
        if (f != null) queries.parameter(call, f, pname, params);
    }

    public void glGetNamedFramebufferParameteriv(int name, int pname, long params) {
        String call = "glGetNamedFramebufferParameteriv";
        Framebuffer f = framebufferNames.namedFramebuffer(call, name);
        if (f != null) queries.parameter(call, f, pname, params);
    }

    public void glGetFramebufferAttachmentParameteriv(int target, int attachment, int pname, long params) {
        String call = "glGetFramebufferAttachmentParameteriv";
        Framebuffer f = framebufferNames.boundFramebuffer(call, target);
        if (f != null) queries.attachment(call, f, attachment, pname, params);
    }

    public void glGetNamedFramebufferAttachmentParameteriv(int name, int attachment, int pname, long params) {
        String call = "glGetNamedFramebufferAttachmentParameteriv";
        Framebuffer f = framebufferNames.namedFramebuffer(call, name);
        if (f != null) queries.attachment(call, f, attachment, pname, params);
    }

    // ---- draw and read buffers -------------------------------------------------------------------------------------

    /** Is it a buffer that the framebuffer may name? Errors otherwise. */
    private boolean legalBuffer(String call, Framebuffer f, int buffer, boolean several) {
        if (buffer == GL_NONE) return true;
        int color = buffer - GL_COLOR_ATTACHMENT0;
        boolean attachment = color >= 0 && color < 32;
        boolean own = switch (buffer) {
            case GL_FRONT,
                    GL_BACK,
                    GL_LEFT,
                    GL_RIGHT,
                    GL_FRONT_AND_BACK,
                    GL_FRONT_LEFT,
                    GL_FRONT_RIGHT,
                    GL_BACK_LEFT,
                    GL_BACK_RIGHT -> true;
            default -> profile.compatibility && buffer >= GL_AUX0 && buffer <= GL_AUX3;
        };
        boolean unknown = profile.es && own && buffer != GL_BACK;
        if (!attachment && !own || unknown) {
            errors.error(GL_INVALID_ENUM, call + ": buffer is " + Errors.hex(buffer) + ", which is none");
            return false;
        }
        if (several && (buffer == GL_FRONT || buffer == GL_LEFT || buffer == GL_RIGHT || buffer == GL_FRONT_AND_BACK)) {
            errors.error(GL_INVALID_ENUM, call + ": buffer is " + Errors.hex(buffer) + ", which may be several");
            return false;
        }
        boolean there = f instanceof DefaultFramebuffer d
                ? own && d.hasBuffer(buffer)
                : attachment && color < Limits.COLOR_TARGETS;
        if (!there)
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": buffer is " + Errors.hex(buffer) + ", which the framebuffer does not have");
        return there;
    }

    private void drawBuffer(String call, @Nullable Framebuffer f, int buffer) {
        if (f == null || !legalBuffer(call, f, buffer, false)) return;
        java.util.Arrays.fill(f.drawBuffers, GL_NONE);
        f.drawBuffers[0] = buffer;
        framebuffers.changed(f);
    }

    private void drawBuffers(String call, @Nullable Framebuffer f, int n, long buffers) {
        if (f == null) return;
        if (n < 0 || n > Limits.COLOR_TARGETS) {
            errors.error(GL_INVALID_VALUE, call + ": n is " + n + ", must be 0 to " + Limits.COLOR_TARGETS);
            return;
        }
        if (profile.es && f instanceof DefaultFramebuffer && n != 1) {
            errors.error(GL_INVALID_OPERATION, call + ": n is " + n + ", must be 1 for the default framebuffer");
            return;
        }
        int[] given = new int[Limits.COLOR_TARGETS];
        for (int i = 0; i < n; i++) {
            int buffer = Native.getInt(buffers + 4L * i);
            // BACK by itself is one buffer
            boolean several = !(buffer == GL_BACK && n == 1);
            if (buffer == GL_BACK && n > 1) {
                errors.error(GL_INVALID_OPERATION, call + ": BACK among several buffers");
                return;
            }
            if (!legalBuffer(call, f, buffer, several)) return;
            boolean elsewhere = f instanceof DefaultFramebuffer ? n > 1 : buffer != GL_COLOR_ATTACHMENT0 + i;
            if (profile.es && buffer != GL_NONE && elsewhere) {
                errors.error(
                        GL_INVALID_OPERATION,
                        call + ": buffer " + i + " is " + Errors.hex(buffer) + ", which has another place");
                return;
            }
            for (int k = 0; k < i; k++) {
                if (buffer == GL_NONE || given[k] != buffer) continue;
                errors.error(GL_INVALID_OPERATION, call + ": buffer " + Errors.hex(buffer) + " appears twice");
                return;
            }
            given[i] = buffer;
        }
        System.arraycopy(given, 0, f.drawBuffers, 0, given.length);
        framebuffers.changed(f);
    }

    private void readBuffer(String call, @Nullable Framebuffer f, int buffer) {
        if (f == null) return;
        if (buffer == GL_FRONT_AND_BACK) {
            errors.error(GL_INVALID_ENUM, call + ": buffer is FRONT_AND_BACK, must be one");
            return;
        }
        if (!legalBuffer(call, f, buffer, false)) return;
        f.readBuffer = buffer;
    }

    public void glDrawBuffer(int buffer) {
        drawBuffer("glDrawBuffer", framebuffers.draw(), buffer);
    }

    public void glNamedFramebufferDrawBuffer(int name, int buffer) {
        String call = "glNamedFramebufferDrawBuffer";
        drawBuffer(call, framebufferNames.namedFramebuffer(call, name), buffer);
    }

    public void glDrawBuffers(int n, long buffers) {
        drawBuffers("glDrawBuffers", framebuffers.draw(), n, buffers);
    }

    public void glNamedFramebufferDrawBuffers(int name, int n, long buffers) {
        String call = "glNamedFramebufferDrawBuffers";
        drawBuffers(call, framebufferNames.namedFramebuffer(call, name), n, buffers);
    }

    public void glReadBuffer(int buffer) {
        readBuffer("glReadBuffer", framebuffers.read(), buffer);
    }

    public void glNamedFramebufferReadBuffer(int name, int buffer) {
        String call = "glNamedFramebufferReadBuffer";
        readBuffer(call, framebufferNames.namedFramebuffer(call, name), buffer);
    }

    // ---- blits, invalidation ---------------------------------------------------------------------------------------

    public void glBlitFramebuffer(
            int x0, int y0, int x1, int y1, int dx0, int dy0, int dx1, int dy1, int mask, int filter) {
        blits.blit(
                "glBlitFramebuffer",
                framebuffers.read(),
                framebuffers.draw(),
                x0,
                y0,
                x1,
                y1,
                dx0,
                dy0,
                dx1,
                dy1,
                mask,
                filter);
    }

    public void glBlitNamedFramebuffer(
            int read,
            int draw,
            int x0,
            int y0,
            int x1,
            int y1,
            int dx0,
            int dy0,
            int dx1,
            int dy1,
            int mask,
            int filter) {
        String call = "glBlitNamedFramebuffer";
        Framebuffer from = framebufferNames.namedFramebuffer(call, read);
        Framebuffer to = framebufferNames.namedFramebuffer(call, draw);
        if (from == null || to == null) return;
        blits.blit(call, from, to, x0, y0, x1, y1, dx0, dy0, dx1, dy1, mask, filter);
    }

    /** Checks; contents are kept, which is always allowed. */
    private void invalidate(String call, @Nullable Framebuffer f, int n, long attachments, int w, int h) {
        if (f == null) return;
        if (n < 0 || w < 0 || h < 0) {
            errors.error(
                    GL_INVALID_VALUE, call + ": count is " + n + ", size " + w + " x " + h + ", must not be negative");
            return;
        }
        for (int i = 0; i < n; i++) {
            int a = Native.getInt(attachments + 4L * i);
            if (f instanceof FramebufferObject) {
                if (point(call, a) < 0) return;
            } else if (a != GL_COLOR && a != GL_DEPTH && a != GL_STENCIL && !isOwnBuffer(a)) {
                errors.error(GL_INVALID_ENUM, call + ": attachment is " + Errors.hex(a) + ", which is none");
                return;
            }
        }
    }

    private static boolean isOwnBuffer(int a) {
        return a >= GL_FRONT_LEFT && a <= GL_BACK_RIGHT;
    }

    public void glInvalidateFramebuffer(int target, int n, long attachments) {
        String call = "glInvalidateFramebuffer";
        invalidate(call, framebufferNames.boundFramebuffer(call, target), n, attachments, 0, 0);
    }

    public void glInvalidateSubFramebuffer(int target, int n, long attachments, int x, int y, int w, int h) {
        String call = "glInvalidateSubFramebuffer";
        invalidate(call, framebufferNames.boundFramebuffer(call, target), n, attachments, w, h);
    }

    public void glInvalidateNamedFramebufferData(int name, int n, long attachments) {
        String call = "glInvalidateNamedFramebufferData";
        invalidate(call, framebufferNames.namedFramebuffer(call, name), n, attachments, 0, 0);
    }

    public void glInvalidateNamedFramebufferSubData(int name, int n, long attachments, int x, int y, int w, int h) {
        String call = "glInvalidateNamedFramebufferSubData";
        invalidate(call, framebufferNames.namedFramebuffer(call, name), n, attachments, w, h);
    }

    /** EXT_discard_framebuffer: what the framebuffer does not have is passed over. */
    public void glDiscardFramebufferEXT(int target, int numAttachments, long attachments) {
        String call = "glDiscardFramebufferEXT";
        if (target != GL_FRAMEBUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", must be FRAMEBUFFER");
            return;
        }
        if (numAttachments < 0) {
            errors.error(GL_INVALID_VALUE, call + ": numAttachments is " + numAttachments + ", must not be negative");
            return;
        }
        boolean own = framebuffers.draw() instanceof DefaultFramebuffer;
        for (int i = 0; i < numAttachments; i++) {
            int a = Native.getInt(attachments + 4L * i);
            boolean known = own
                    ? a == GL_COLOR_EXT || a == GL_DEPTH_EXT || a == GL_STENCIL_EXT
                    : a == GL_COLOR_ATTACHMENT0 || a == GL_DEPTH_ATTACHMENT || a == GL_STENCIL_ATTACHMENT;
            if (known) continue;
            errors.error(
                    GL_INVALID_ENUM, call + ": attachment is " + Errors.hex(a) + ", which is none that is discarded");
            return;
        }
    }
}
