package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Clears;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferNames;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.InternalFormat.Kind;
import tepui.frontends.gl.state.PlainState;

/** Clears and the values that they write. */
public final class ClearCalls {
    private final FramebufferNames framebufferNames;
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final Framebuffers framebuffers;

    private final Clears clears;

    public ClearCalls(
            tepui.pipe.Context pipe,
            Profile profile,
            Errors errors,
            PlainState plain,
            Framebuffers framebuffers,
            FramebufferNames framebufferNames) {
        this.framebufferNames = framebufferNames;
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
        this.framebuffers = framebuffers;

        clears = new Clears(pipe, profile, errors, plain, framebuffers);
    }

    public void glClear(int mask) {
        clears.clear(mask);
    }

    public void glClearColor(float r, float g, float b, float a) {
        float[] color = framebuffers.clear.color;
        color[0] = r;
        color[1] = g;
        color[2] = b;
        color[3] = a;
    }

    public void glClearDepth(double depth) {
        framebuffers.clear.depth = Math.max(0, Math.min(1, depth));
    }

    public void glClearDepthf(float depth) {
        framebuffers.clear.depth = Math.max(0, Math.min(1, depth));
    }

    public void glClearStencil(int s) {
        framebuffers.clear.stencil = s;
    }

    public void glClearIndex(float index) {
        framebuffers.clear.index = index;
    }

    public void glIndexMask(int mask) {
        framebuffers.clear.indexMask = mask;
    }

    public void glClearAccum(float r, float g, float b, float a) {
        float[] accum = framebuffers.clear.accum;
        accum[0] = Math.max(-1, Math.min(1, r));
        accum[1] = Math.max(-1, Math.min(1, g));
        accum[2] = Math.max(-1, Math.min(1, b));
        accum[3] = Math.max(-1, Math.min(1, a));
    }

    public void glClearBufferiv(int buffer, int drawbuffer, long value) {
        clears.buffer("glClearBufferiv", framebuffers.draw(), buffer, drawbuffer, Kind.SINT, value);
    }

    public void glClearBufferuiv(int buffer, int drawbuffer, long value) {
        clears.buffer("glClearBufferuiv", framebuffers.draw(), buffer, drawbuffer, Kind.UINT, value);
    }

    public void glClearBufferfv(int buffer, int drawbuffer, long value) {
        clears.buffer("glClearBufferfv", framebuffers.draw(), buffer, drawbuffer, Kind.FLOAT, value);
    }

    public void glClearBufferfi(int buffer, int drawbuffer, float depth, int stencil) {
        clears.both("glClearBufferfi", framebuffers.draw(), buffer, drawbuffer, depth, stencil);
    }

    public void glClearNamedFramebufferiv(int name, int buffer, int drawbuffer, long value) {
        Framebuffer f = framebufferNames.namedFramebuffer("glClearNamedFramebufferiv", name);
        if (f != null) clears.buffer("glClearNamedFramebufferiv", f, buffer, drawbuffer, Kind.SINT, value);
    }

    public void glClearNamedFramebufferuiv(int name, int buffer, int drawbuffer, long value) {
        Framebuffer f = framebufferNames.namedFramebuffer("glClearNamedFramebufferuiv", name);
        if (f != null) clears.buffer("glClearNamedFramebufferuiv", f, buffer, drawbuffer, Kind.UINT, value);
    }

    public void glClearNamedFramebufferfv(int name, int buffer, int drawbuffer, long value) {
        Framebuffer f = framebufferNames.namedFramebuffer("glClearNamedFramebufferfv", name);
        if (f != null) clears.buffer("glClearNamedFramebufferfv", f, buffer, drawbuffer, Kind.FLOAT, value);
    }

    public void glClearNamedFramebufferfi(int name, int buffer, int drawbuffer, float depth, int stencil) {
        Framebuffer f = framebufferNames.namedFramebuffer("glClearNamedFramebufferfi", name);
        if (f != null) clears.both("glClearNamedFramebufferfi", f, buffer, drawbuffer, depth, stencil);
    }

    public void glAccum(int op, float value) {
        if (op != GL_ACCUM && op != GL_LOAD && op != GL_ADD && op != GL_MULT && op != GL_RETURN) {
            errors.error(GL_INVALID_ENUM, "glAccum: op is " + Errors.hex(op) + ", which is none");
            return;
        }
        if (framebuffers.draw() != framebuffers.own() || framebuffers.own().width() == 0) {
            errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, "glAccum: only the default framebuffer accumulates");
            return;
        }
        framebuffers.accumulation.run(op, value);
    }
}
