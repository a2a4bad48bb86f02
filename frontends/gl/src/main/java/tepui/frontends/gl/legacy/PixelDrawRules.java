package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.PixelReadRules;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairs;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;

/**
 * Error checks of calls that draw pixels at the raster position: glBitmap, glDrawPixels, glCopyPixels (OpenGL 4.6
 * compatibility profile, 18.1 and 18.3).
 */
public final class PixelDrawRules {
    /** Bytes of the pixels that one glCopyPixels takes at most. */
    private static final int MOST_COPIED = 1 << 30;

    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final PixelReadRules readRules;
    private final Framebuffers framebuffers;

    public PixelDrawRules(
            Errors errors,
            PixelState pixels,
            PixelRules pixelRules,
            PixelReadRules readRules,
            Framebuffers framebuffers) {
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.readRules = readRules;
        this.framebuffers = framebuffers;
    }

    /** The size of a rectangle, and targets to draw it to. */
    public boolean rectangle(String call, int w, int h) {
        if (w < 0 || h < 0) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must not be negative");
            return false;
        }
        if (framebuffers.mirrored() != 0) framebuffers.upright();
        if (framebuffers.apply()) return true;
        errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": the draw framebuffer is not complete");
        return false;
    }

    /** The program's pixels. */
    public boolean source(String call, int w, int h, PixelArguments p) {
        p.bytes = pixels.unpack.end(p.layout, w, h, 1, false);
        return pixelRules.readable(call, p.pointer, p.bytes, p.layout.alignment());
    }

    /** glDrawPixels. */
    public boolean draw(String call, PixelArguments p) {
        int pair = PixelPairs.error(p.format, p.type, true);
        if (pair != 0 || PixelPairs.isInteger(p.format)) {
            errors.error(
                    pair != 0 ? pair : GL_INVALID_OPERATION,
                    call + ": format " + Errors.hex(p.format) + ", type " + Errors.hex(p.type));
            return false;
        }
        boolean depth = p.format == GL_DEPTH_COMPONENT || p.format == GL_DEPTH_STENCIL;
        boolean stencil = p.format == GL_STENCIL_INDEX || p.format == GL_DEPTH_STENCIL;
        p.layout = PixelLayout.of(p.format, p.type);
        return has(call, depth, stencil);
    }

    private boolean has(String call, boolean depth, boolean stencil) {
        if ((!depth || framebuffers.hasDepth()) && (!stencil || framebuffers.hasStencil())) return true;
        errors.error(GL_INVALID_OPERATION, call + ": the draw framebuffer has no such image");
        return false;
    }

    /** glCopyPixels. */
    public boolean copy(String call, int type) {
        if (type != GL_COLOR && type != GL_DEPTH && type != GL_STENCIL && type != GL_DEPTH_STENCIL) {
            errors.error(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type) + ", which is none");
            return false;
        }
        return has(call, type == GL_DEPTH || type == GL_DEPTH_STENCIL, type == GL_STENCIL || type == GL_DEPTH_STENCIL);
    }

    /** What glCopyPixels reads. */
    public boolean read(String call, PixelLayout layout, int w, int h) {
        // The bytes of as many pixels as there may be are more than a long can say.
        long texels = (long) w * h;
        if (texels > MOST_COPIED / layout.pixelBytes()) {
            errors.error(GL_OUT_OF_MEMORY, call + ": " + w + " x " + h + " pixels are too many");
            return false;
        }
        return readRules.copy(call, layout);
    }
}
