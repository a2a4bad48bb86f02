package tepui.frontends.gl.api;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.framebuffer.ClearRules;
import tepui.frontends.gl.framebuffer.Clears;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferRules;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.InternalFormat.Kind;

/** Clears and the values that they write (OpenGL 4.6, 17.4.3). */
public final class ClearCalls {
    private final Framebuffers framebuffers;
    private final FramebufferRules framebufferRules;
    private final ClearRules rules;
    private final Clears clears;

    public ClearCalls(Framebuffers framebuffers, FramebufferRules framebufferRules, ClearRules rules, Clears clears) {
        this.framebuffers = framebuffers;
        this.framebufferRules = framebufferRules;
        this.rules = rules;
        this.clears = clears;
    }

    public void glClear(int mask) {
        if (rules.clear(mask)) clears.clear(mask);
    }

    public void glClearColor(float r, float g, float b, float a) {
        framebuffers.clear.color(r, g, b, a);
    }

    public void glClearColorIiEXT(int r, int g, int b, int a) {
        framebuffers.clear.integers(r, g, b, a);
    }

    public void glClearColorIuiEXT(int r, int g, int b, int a) {
        framebuffers.clear.integers(r, g, b, a);
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

    private void buffer(String call, @Nullable Framebuffer f, int buffer, int index, Kind kind, long value) {
        if (f != null && rules.buffer(call, f, buffer, index, kind)) clears.buffer(f, buffer, index, value);
    }

    private void both(String call, @Nullable Framebuffer f, int buffer, int index, float depth, int stencil) {
        if (f != null && rules.both(call, f, buffer, index)) clears.both(f, depth, stencil);
    }

    public void glClearBufferiv(int buffer, int drawbuffer, long value) {
        buffer("glClearBufferiv", framebuffers.draw(), buffer, drawbuffer, Kind.SINT, value);
    }

    public void glClearBufferuiv(int buffer, int drawbuffer, long value) {
        buffer("glClearBufferuiv", framebuffers.draw(), buffer, drawbuffer, Kind.UINT, value);
    }

    public void glClearBufferfv(int buffer, int drawbuffer, long value) {
        buffer("glClearBufferfv", framebuffers.draw(), buffer, drawbuffer, Kind.FLOAT, value);
    }

    public void glClearBufferfi(int buffer, int drawbuffer, float depth, int stencil) {
        both("glClearBufferfi", framebuffers.draw(), buffer, drawbuffer, depth, stencil);
    }

    public void glClearNamedFramebufferiv(int name, int buffer, int drawbuffer, long value) {
        String call = "glClearNamedFramebufferiv";
        buffer(call, framebufferRules.named(call, name), buffer, drawbuffer, Kind.SINT, value);
    }

    public void glClearNamedFramebufferuiv(int name, int buffer, int drawbuffer, long value) {
        String call = "glClearNamedFramebufferuiv";
        buffer(call, framebufferRules.named(call, name), buffer, drawbuffer, Kind.UINT, value);
    }

    public void glClearNamedFramebufferfv(int name, int buffer, int drawbuffer, long value) {
        String call = "glClearNamedFramebufferfv";
        buffer(call, framebufferRules.named(call, name), buffer, drawbuffer, Kind.FLOAT, value);
    }

    public void glClearNamedFramebufferfi(int name, int buffer, int drawbuffer, float depth, int stencil) {
        String call = "glClearNamedFramebufferfi";
        both(call, framebufferRules.named(call, name), buffer, drawbuffer, depth, stencil);
    }

    public void glAccum(int op, float value) {
        if (rules.accumulate(op)) framebuffers.accumulation.run(op, value);
    }
}
