package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.framebuffer.CompletenessRules;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.PixelReadRules;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairRules;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;

/**
 * Error checks of calls that draw pixels at the raster position: glBitmap, glDrawPixels, glCopyPixels (OpenGL 4.6
 * compatibility profile, 14.8, 18.1 and 18.3.1).
 */
public final class PixelDrawRules {
    /** Bytes of the pixels that one glCopyPixels takes at most. */
    private static final int MOST_COPIED = 1 << 30;

    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final PixelReadRules readRules;
    private final Framebuffers framebuffers;
    private final CompletenessRules completeness;

    public PixelDrawRules(
            Errors errors,
            PixelState pixels,
            PixelRules pixelRules,
            PixelReadRules readRules,
            Framebuffers framebuffers,
            CompletenessRules completeness) {
        this.completeness = completeness;
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.readRules = readRules;
        this.framebuffers = framebuffers;
    }

    /** The size of a rectangle, and targets to draw it to (14.8, 18.1, 18.3.1). */
    public boolean rectangle(String call, int w, int h) {
        if (w < 0 || h < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must not be negative");
        }
        if (framebuffers.mirrored() != 0) framebuffers.upright();
        return completeness.draws(call);
    }

    /** The program's pixels (8.4.4.1). */
    public boolean source(String call, int w, int h, PixelArguments p) {
        p.bytes = pixels.unpack.end(p.layout, w, h, 1, false);
        return pixelRules.readable(call, p.pointer, p.bytes, p.layout.alignment());
    }

    /** glDrawPixels (18.1). */
    public boolean draw(String call, PixelArguments p) {
        int pair = PixelPairRules.error(p.format, p.type, true);
        boolean integer = PixelPairRules.isInteger(p.format);
        if (pair != 0 || integer) {
            return errors.wrong(
                    integer ? GL_INVALID_OPERATION : pair,
                    call + ": format " + Errors.hex(p.format) + ", type " + Errors.hex(p.type));
        }
        boolean depth = p.format == GL_DEPTH_COMPONENT || p.format == GL_DEPTH_STENCIL;
        boolean stencil = p.format == GL_STENCIL_INDEX || p.format == GL_DEPTH_STENCIL;
        p.layout = PixelLayout.of(p.format, p.type);
        return has(call, depth, stencil);
    }

    /** Buffers for depth and stencil (18.1.4, 18.3.1). */
    private boolean has(String call, boolean depth, boolean stencil) {
        if ((!depth || framebuffers.hasDepth()) && (!stencil || framebuffers.hasStencil())) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": the draw framebuffer has no such image");
    }

    /** glCopyPixels (18.3.1). */
    public boolean copy(String call, int type) {
        if (type != GL_COLOR && type != GL_DEPTH && type != GL_STENCIL && type != GL_DEPTH_STENCIL) {
            return errors.wrong(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type) + ", which is none");
        }
        return has(call, type == GL_DEPTH || type == GL_DEPTH_STENCIL, type == GL_STENCIL || type == GL_DEPTH_STENCIL);
    }

    /** What glCopyPixels reads (18.3.1; what is too much, 2.3.1). */
    public boolean read(String call, PixelLayout layout, int w, int h) {
        // The bytes of as many pixels as there may be are more than a long can say.
        long texels = (long) w * h;
        if (texels > MOST_COPIED / layout.pixelBytes()) {
            return errors.wrong(GL_OUT_OF_MEMORY, call + ": " + w + " x " + h + " pixels are too many");
        }
        return readRules.copy(call, layout);
    }
}
