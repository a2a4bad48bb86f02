package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.EsFormatRules;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairRules;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;

/**
 * Error checks of calls that read pixels of the read framebuffer: glReadPixels, glCopyPixels and copies to tables
 * (OpenGL 4.6, 8.4.3, 18.2 and 18.3.1).
 */
public final class PixelReadRules {
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final FramebufferRules rules;
    private final Framebuffers framebuffers;

    public PixelReadRules(
            Profile profile,
            Errors errors,
            PixelState pixels,
            PixelRules pixelRules,
            FramebufferRules rules,
            Framebuffers framebuffers) {
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.rules = rules;
        this.framebuffers = framebuffers;
    }

    /** glReadPixels (18.2.2). */
    public boolean read(String call, Region r, PixelArguments p) {
        if (r.width < 0 || r.height < 0) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": size is " + r.width + " x " + r.height + ", must not be negative");
        }
        int found = profile.es
                ? PixelPairRules.esError(p.format, EsFormatRules.plainType(p.type))
                : PixelPairRules.error(p.format, p.type, profile.compatibility);
        if (!pixelRules.pair(call, p, found) || !rules.readable(call) || !ofEs(call, p)) return false;
        p.layout = PixelLayout.of(p.format, p.type);
        if (!source(call, p.layout)) return false;
        PixelTransfer transfer = pixelRules.transfer();
        // a convolution may make it smaller
        p.width = ImagingStage.width(transfer, p.layout.content(), 2, r.width);
        p.height = ImagingStage.height(transfer, p.layout.content(), 2, r.height);
        p.bytes = pixels.pack.end(p.layout, p.width, p.height, 1, false);
        if (!pixelRules.fits(call, p)) return false;
        if (r.isEmpty()) return true;
        if (p.width == 0 || p.height == 0) p.bytes = 0;
        return pixelRules.writable(call, p.pointer, p.bytes, p.layout.alignment());
    }

    /** The pairs of format and type that OpenGL ES reads (OpenGL ES 3.2, 16.1.2). */
    private boolean ofEs(String call, PixelArguments p) {
        if (!profile.es) return true;
        Framebuffer read = framebuffers.read();
        InternalFormat colors = read.readFormat();
        int refused = colors == null
                ? GL_INVALID_OPERATION
                : EsFormatRules.read(
                        colors,
                        p.format,
                        p.type,
                        FramebufferQueries.readFormat(read),
                        FramebufferQueries.readType(read),
                        profile.version);
        if (refused == 0) return true;
        return errors.wrong(
                refused,
                call + ": pixels of " + colors + " are not read as " + Errors.hex(p.format) + " with "
                        + Errors.hex(p.type));
    }

    /** Reads of pixels that do not go to the program at once (8.6, 18.3.1). */
    public boolean copy(String call, PixelLayout layout) {
        return rules.readable(call) && source(call, layout);
    }

    /** Pixels that the read framebuffer has (8.6, 18.2.2, 18.3.1). */
    private boolean source(String call, PixelLayout layout) {
        InternalFormat found = sourceOf(framebuffers.read(), layout);
        if (found == null) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the read framebuffer has no such pixels");
        }
        boolean integer = layout.content() == PixelLayout.Content.INTEGER;
        if (!found.isColor() || found.isInteger() == integer) return true;
        return errors.wrong(
                GL_INVALID_OPERATION, call + ": pixels of " + found + " are " + (integer ? "no" : "") + " integers");
    }

    /** The format of what pixels of a layout are read from; null where there is none. */
    static @Nullable InternalFormat sourceOf(Framebuffer read, PixelLayout layout) {
        return switch (layout.content()) {
            case COLOR, INTEGER -> read.readFormat();
            case COLOR_INDEX -> null;
            case DEPTH -> read.depthFormat();
            case STENCIL -> read.stencilFormat();
            case DEPTH_STENCIL -> read.stencilFormat() == null ? null : read.depthFormat();
        };
    }
}
