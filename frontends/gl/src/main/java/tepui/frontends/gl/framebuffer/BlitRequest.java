package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

/** Request of glBlitFramebuffer. A chapter fills its one anew for each call. */
public final class BlitRequest {
    public String call = "";
    int mask;
    int filter;
    final Corners source = new Corners();
    final Corners target = new Corners();

    /** Two opposite corners of a rectangle, either way round. */
    static final class Corners {
        int x0;
        int y0;
        int x1;
        int y1;

        long width() {
            return Math.abs((long) x1 - x0);
        }

        long height() {
            return Math.abs((long) y1 - y0);
        }

        boolean isAt(Corners o) {
            return x0 == o.x0 && y0 == o.y0 && x1 == o.x1 && y1 == o.y1;
        }
    }

    /** Nothing asked yet. */
    public BlitRequest() {}

    /** Whether several samples may become one at another size. */
    boolean scalesSamples() {
        return filter == GL_SCALED_RESOLVE_FASTEST_EXT || filter == GL_SCALED_RESOLVE_NICEST_EXT;
    }

    public BlitRequest of(String byCall, int buffers, int ofFilter) {
        call = byCall;
        mask = buffers;
        filter = ofFilter;
        return this;
    }

    public BlitRequest from(int x0, int y0, int x1, int y1) {
        return corners(source, x0, y0, x1, y1);
    }

    public BlitRequest to(int x0, int y0, int x1, int y1) {
        return corners(target, x0, y0, x1, y1);
    }

    private BlitRequest corners(Corners c, int x0, int y0, int x1, int y1) {
        c.x0 = x0;
        c.y0 = y0;
        c.x1 = x1;
        c.y1 = y1;
        return this;
    }

    boolean wantsColor() {
        return (mask & GL_COLOR_BUFFER_BIT) != 0;
    }

    /** Depth is wanted, and both framebuffers have it. */
    boolean moves(Framebuffer read, Framebuffer draw, int bit) {
        if ((mask & bit) == 0) return false;
        return bit == GL_DEPTH_BUFFER_BIT
                ? read.depthFormat() != null && draw.depthFormat() != null
                : read.stencilFormat() != null && draw.stencilFormat() != null;
    }
}
