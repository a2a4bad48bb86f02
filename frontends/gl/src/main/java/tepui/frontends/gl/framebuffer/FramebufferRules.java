package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.Caps;
import tepui.pipe.Limits;

/**
 * Error checks of calls that name a framebuffer: names and bindings, draw and read buffers, parameters, invalidation,
 * reads (OpenGL 4.6, 9.2, 17.4, 18.2). Each rule says whether the call goes on; where not, the error is recorded.
 * Attachments have {@link AttachmentRules}.
 */
public final class FramebufferRules {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final Framebuffers framebuffers;
    private final CompletenessRules completeness;

    public FramebufferRules(
            Caps caps, Profile profile, Errors errors, Framebuffers framebuffers, CompletenessRules completeness) {
        this.completeness = completeness;
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    // ---- names (9.2) -----------------------------------------------------------------------------------------------

    /** A count of names (9.2). */
    public boolean count(String call, int n) {
        if (n >= 0) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": n is " + n + ", must not be negative");
    }

    /** A target of glBindFramebuffer (9.2). */
    public boolean bindTarget(String call, int target) {
        if (target == GL_FRAMEBUFFER || target == GL_DRAW_FRAMEBUFFER || target == GL_READ_FRAMEBUFFER) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
    }

    /** A name that has no object yet (9.2): it must be one of glGenFramebuffers. */
    public boolean bindNew(String call, int name) {
        if (framebuffers.objects.isName(name) || profile.compatibility || profile.es) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": framebuffer is " + name + ", which is none");
    }

    /** The framebuffer bound to a target (9.2, 9.4.2). */
    public @Nullable Framebuffer bound(String call, int target) {
        switch (target) {
            case GL_FRAMEBUFFER, GL_DRAW_FRAMEBUFFER -> {
                return framebuffers.draw();
            }
            case GL_READ_FRAMEBUFFER -> {
                return framebuffers.read();
            }
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
                return null;
            }
        }
    }

    /** The same, which must not be the default one. */
    public @Nullable FramebufferObject boundObject(String call, int target) {
        Framebuffer f = bound(call, target);
        return f == null ? null : object(call, f);
    }

    /** A framebuffer that is not the default one (9.2.7, 9.2.8). */
    public @Nullable FramebufferObject object(String call, Framebuffer f) {
        if (f instanceof FramebufferObject object) return object;
        errors.error(GL_INVALID_OPERATION, call + ": the framebuffer is the default one, must be an object");
        return null;
    }

    /** By name (9.2.3, 9.4.2, 17.4, 18.2.1, 18.3.2); 0 is the default framebuffer. */
    public @Nullable Framebuffer named(String call, int name) {
        Framebuffer f = name == 0 ? framebuffers.own() : framebuffers.objects.get(name);
        if (f == null) errors.error(GL_INVALID_OPERATION, call + ": framebuffer is " + name + ", which is none");
        return f;
    }

    /** By name, but not the default one (9.2.1, 9.2.7, 9.2.8). */
    public @Nullable FramebufferObject namedObject(String call, int name) {
        FramebufferObject f = name == 0 ? null : framebuffers.objects.get(name);
        if (f == null) errors.error(GL_INVALID_OPERATION, call + ": framebuffer is " + name + ", which is no object");
        return f;
    }

    // ---- parameters (9.2.1) ----------------------------------------------------------------------------------------

    /** Parameters that the default framebuffer has, too (ARB_sample_locations, 9.2.1). */
    private boolean hasLocations() {
        return caps.sampleLocationGrid > 0 && !profile.es;
    }

    static boolean isOfLocations(int pname) {
        return pname == GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB
                || pname == GL_FRAMEBUFFER_SAMPLE_LOCATION_PIXEL_GRID_ARB;
    }

    /** A part of the table of locations (ARB_sample_locations, 14.3.1). */
    public boolean locations(String call, int start, int count) {
        int size = SampleTable.size(caps);
        if (count >= 0 && (start & 0xffffffffL) + count <= size) return true;
        return errors.wrong(
                GL_INVALID_VALUE,
                call + ": start is " + Integer.toUnsignedString(start) + ", count " + count + ", the table has " + size
                        + " locations");
    }

    /** glFramebufferParameteri (9.2.1; ARB_sample_locations). */
    public boolean parameter(String call, Framebuffer f, int pname, int value) {
        if (hasLocations() && isOfLocations(pname)) return true;
        if (object(call, f) == null) return false;
        int most = switch (pname) {
            case GL_FRAMEBUFFER_DEFAULT_WIDTH, GL_FRAMEBUFFER_DEFAULT_HEIGHT -> caps.maxRenderTargetSize;
            case GL_FRAMEBUFFER_DEFAULT_LAYERS -> caps.maxTextureLayers;
            case GL_FRAMEBUFFER_DEFAULT_SAMPLES -> caps.maxSamples;
            case GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS -> Integer.MAX_VALUE;
            default -> -1;
        };
        if (most < 0) {
            return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
        }
        if (pname == GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS || value >= 0 && value <= most) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": param is " + value + ", must be 0 to " + most);
    }

    // ---- draw and read buffers (17.4.1, 18.2.1) --------------------------------------------------------------------

    /** A buffer that the framebuffer may name (17.4.1, 18.2.1). */
    private boolean buffer(String call, Framebuffer f, int buffer, boolean several) {
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
            return errors.wrong(GL_INVALID_ENUM, call + ": buffer is " + Errors.hex(buffer) + ", which is none");
        }
        if (several && (buffer == GL_FRONT || buffer == GL_LEFT || buffer == GL_RIGHT || buffer == GL_FRONT_AND_BACK)) {
            return errors.wrong(GL_INVALID_ENUM, call + ": buffer is " + Errors.hex(buffer) + ", which may be several");
        }
        boolean there = f instanceof DefaultFramebuffer d
                ? own && d.hasBuffer(buffer)
                : attachment && color < Limits.COLOR_TARGETS;
        if (there) return true;
        return errors.wrong(
                GL_INVALID_OPERATION,
                call + ": buffer is " + Errors.hex(buffer) + ", which the framebuffer does not have");
    }

    /** glDrawBuffer (17.4.1). */
    public boolean drawBuffer(String call, Framebuffer f, int buffer) {
        return buffer(call, f, buffer, false);
    }

    /** glDrawBuffers (17.4.1; OpenGL ES 3.2, 15.2.1). */
    public boolean drawBuffers(String call, Framebuffer f, int n, long buffers) {
        if (n < 0 || n > Limits.COLOR_TARGETS) {
            return errors.wrong(GL_INVALID_VALUE, call + ": n is " + n + ", must be 0 to " + Limits.COLOR_TARGETS);
        }
        if (profile.es && f instanceof DefaultFramebuffer && n != 1) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": n is " + n + ", must be 1 for the default framebuffer");
        }
        for (int i = 0; i < n; i++) {
            int buffer = Native.getInt(buffers + 4L * i);
            // BACK by itself is one buffer
            boolean several = !(buffer == GL_BACK && n == 1);
            if (buffer == GL_BACK && n > 1) {
                return errors.wrong(GL_INVALID_OPERATION, call + ": BACK among several buffers");
            }
            if (!buffer(call, f, buffer, several)) return false;
            boolean elsewhere = f instanceof DefaultFramebuffer ? n > 1 : buffer != GL_COLOR_ATTACHMENT0 + i;
            if (profile.es && buffer != GL_NONE && elsewhere) {
                return errors.wrong(
                        GL_INVALID_OPERATION,
                        call + ": buffer " + i + " is " + Errors.hex(buffer) + ", which has another place");
            }
            for (int k = 0; k < i; k++) {
                if (buffer == GL_NONE || Native.getInt(buffers + 4L * k) != buffer) continue;
                return errors.wrong(GL_INVALID_OPERATION, call + ": buffer " + Errors.hex(buffer) + " appears twice");
            }
        }
        return true;
    }

    /** glReadBuffer (18.2.1). */
    public boolean readBuffer(String call, Framebuffer f, int buffer) {
        if (buffer != GL_FRONT_AND_BACK) return buffer(call, f, buffer, false);
        // It is a name of the default framebuffer's buffers, though no single one; OpenGL ES has it not.
        int error = profile.es && f.name() == 0 ? GL_INVALID_ENUM : GL_INVALID_OPERATION;
        return errors.wrong(error, call + ": buffer is FRONT_AND_BACK, must be one");
    }

    // ---- invalidation (17.4.4) -------------------------------------------------------------------------------------

    /** glInvalidateFramebuffer and its relatives (17.4.4): all that they do is to check. */
    public void invalidate(String call, Framebuffer f, int n, long attachments, int w, int h) {
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

    /** EXT_discard_framebuffer. */
    public void discard(String call, int target, int n, long attachments) {
        if (target != GL_FRAMEBUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", must be FRAMEBUFFER");
            return;
        }
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, call + ": numAttachments is " + n + ", must not be negative");
            return;
        }
        boolean own = framebuffers.draw() instanceof DefaultFramebuffer;
        for (int i = 0; i < n; i++) {
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

    /** The first point of an attachment's name (9.2.7, table 9.2); DEPTH_STENCIL gives DEPTH. -1 with an error. */
    int point(String call, int attachment) {
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

    // ---- reads (18.2.2) --------------------------------------------------------------------------------------------

    /** Can pixels be read from the read framebuffer? It is complete and has no samples of its own (18.2.2; EXT_multisampled_render_to_texture). */
    public boolean readable(String call) {
        Framebuffer read = framebuffers.read();
        if (!completeness.reads(call)) return false;
        boolean together = read instanceof FramebufferObject f && f.readsSamples();
        if (read.name() != 0 && read.samples() > 0 && !together) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the read framebuffer has several samples");
        }
        return true;
    }

    /** glGetMultisamplefv (14.3.1; ARB_sample_locations). */
    public boolean samplePosition(String call, int pname, int index) {
        boolean programmable = pname == GL_PROGRAMMABLE_SAMPLE_LOCATION_ARB && hasLocations();
        if (pname != GL_SAMPLE_POSITION && !programmable) {
            return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname));
        }
        int samples = programmable ? SampleTable.size(caps) : framebuffers.drawSamples();
        if (index >= 0 && index < samples) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + samples);
    }
}
