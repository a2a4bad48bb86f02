package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import tepui.frontends.gl.framebuffer.Clears;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.pixel.InternalFormat.Kind;

/** Clears and the values that they write. */
abstract class ClearCalls extends FramebufferCalls {
    private final Clears clears;

    ClearCalls(Setup setup) {
        super(setup);
        clears = new Clears(this);
    }

    @Override
    public void glClear(int mask) {
        clears.clear(mask);
    }

    @Override
    public void glClearColor(float r, float g, float b, float a) {
        float[] color = framebuffers.clear.color;
        color[0] = r;
        color[1] = g;
        color[2] = b;
        color[3] = a;
    }

    @Override
    public void glClearDepth(double depth) {
        framebuffers.clear.depth = Math.max(0, Math.min(1, depth));
    }

    @Override
    public void glClearDepthf(float depth) {
        framebuffers.clear.depth = Math.max(0, Math.min(1, depth));
    }

    @Override
    public void glClearStencil(int s) {
        framebuffers.clear.stencil = s;
    }

    @Override
    public void glClearIndex(float index) {
        framebuffers.clear.index = index;
    }

    @Override
    public void glIndexMask(int mask) {
        framebuffers.clear.indexMask = mask;
    }

    @Override
    public void glClearAccum(float r, float g, float b, float a) {
        float[] accum = framebuffers.clear.accum;
        accum[0] = Math.max(-1, Math.min(1, r));
        accum[1] = Math.max(-1, Math.min(1, g));
        accum[2] = Math.max(-1, Math.min(1, b));
        accum[3] = Math.max(-1, Math.min(1, a));
    }

    @Override
    public void glClearBufferiv(int buffer, int drawbuffer, long value) {
        clears.buffer("glClearBufferiv", framebuffers.draw(), buffer, drawbuffer, Kind.SINT, value);
    }

    @Override
    public void glClearBufferuiv(int buffer, int drawbuffer, long value) {
        clears.buffer("glClearBufferuiv", framebuffers.draw(), buffer, drawbuffer, Kind.UINT, value);
    }

    @Override
    public void glClearBufferfv(int buffer, int drawbuffer, long value) {
        clears.buffer("glClearBufferfv", framebuffers.draw(), buffer, drawbuffer, Kind.FLOAT, value);
    }

    @Override
    public void glClearBufferfi(int buffer, int drawbuffer, float depth, int stencil) {
        clears.both("glClearBufferfi", framebuffers.draw(), buffer, drawbuffer, depth, stencil);
    }

    @Override
    public void glClearNamedFramebufferiv(int name, int buffer, int drawbuffer, long value) {
        Framebuffer f = namedFramebuffer("glClearNamedFramebufferiv", name);
        if (f != null) clears.buffer("glClearNamedFramebufferiv", f, buffer, drawbuffer, Kind.SINT, value);
    }

    @Override
    public void glClearNamedFramebufferuiv(int name, int buffer, int drawbuffer, long value) {
        Framebuffer f = namedFramebuffer("glClearNamedFramebufferuiv", name);
        if (f != null) clears.buffer("glClearNamedFramebufferuiv", f, buffer, drawbuffer, Kind.UINT, value);
    }

    @Override
    public void glClearNamedFramebufferfv(int name, int buffer, int drawbuffer, long value) {
        Framebuffer f = namedFramebuffer("glClearNamedFramebufferfv", name);
        if (f != null) clears.buffer("glClearNamedFramebufferfv", f, buffer, drawbuffer, Kind.FLOAT, value);
    }

    @Override
    public void glClearNamedFramebufferfi(int name, int buffer, int drawbuffer, float depth, int stencil) {
        Framebuffer f = namedFramebuffer("glClearNamedFramebufferfi", name);
        if (f != null) clears.both("glClearNamedFramebufferfi", f, buffer, drawbuffer, depth, stencil);
    }

    @Override
    public void glAccum(int op, float value) {
        if (op != GL_ACCUM && op != GL_LOAD && op != GL_ADD && op != GL_MULT && op != GL_RETURN) {
            error(GL_INVALID_ENUM, "glAccum: op is " + hex(op) + ", which is none");
            return;
        }
        if (framebuffers.draw() != framebuffers.own() || framebuffers.own().width() == 0) {
            error(GL_INVALID_FRAMEBUFFER_OPERATION, "glAccum: only the default framebuffer accumulates");
            return;
        }
        framebuffers.accumulation.run(op, value);
    }
}
