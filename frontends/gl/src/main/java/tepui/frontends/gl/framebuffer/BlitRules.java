package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;

/** Error checks of glBlitFramebuffer (OpenGL 4.6, 18.3.2; OpenGL ES 3.2, 16.2.1). */
public final class BlitRules {
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final CompletenessRules completeness;

    public BlitRules(tepui.pipe.Context pipe, Profile profile, Errors errors, CompletenessRules completeness) {
        this.completeness = completeness;
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
    }

    private boolean wrong(BlitRequest q, int code, String why) {
        return errors.wrong(code, q.call + ": " + why);
    }

    /** Masks, filters and framebuffers that are complete (18.3.2). */
    public boolean blit(BlitRequest q, Framebuffer read, Framebuffer draw) {
        if ((q.mask & ~(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT)) != 0) {
            return wrong(q, GL_INVALID_VALUE, "mask is " + Errors.hex(q.mask));
        }
        if (q.filter != GL_NEAREST && q.filter != GL_LINEAR && !(q.scalesSamples() && !profile.es)) {
            return wrong(q, GL_INVALID_ENUM, "filter is " + Errors.hex(q.filter));
        }
        boolean others = (q.mask & (GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT)) != 0;
        if (others && q.filter != GL_NEAREST) {
            return wrong(q, GL_INVALID_OPERATION, "depth and stencil are not filtered, as filter wants it");
        }
        return completeness.blits(q.call, read, draw)
                && samples(q, read, draw)
                && colors(q, read, draw)
                && depths(q, read, draw);
    }

    /** Numbers of samples and sizes (18.3.2; EXT_framebuffer_multisample_blit_scaled; OpenGL ES 3.2, 16.2.1). */
    private boolean samples(BlitRequest q, Framebuffer read, Framebuffer draw) {
        int from = read.samples();
        int to = draw.samples();
        if (from > 0 && to > 0 && from != to) {
            return wrong(q, GL_INVALID_OPERATION, "from " + from + " samples to " + to);
        }
        boolean sameSize = q.source.width() == q.target.width() && q.source.height() == q.target.height();
        if (q.scalesSamples() && (from == 0 || to > 0)) {
            return wrong(q, GL_INVALID_OPERATION, "filter wants several samples to become one");
        }
        if ((from > 0 || to > 0) && !sameSize && !q.scalesSamples()) {
            return wrong(q, GL_INVALID_OPERATION, "images with several samples are not scaled");
        }
        if (!profile.es) return true;
        if (to > 0) return wrong(q, GL_INVALID_OPERATION, "the draw framebuffer has several samples");
        if (from > 0 && !q.source.isAt(q.target)) {
            return wrong(q, GL_INVALID_OPERATION, "samples are put together in place only");
        }
        if (q.mask != 0 && isSame(read, draw, q.mask)) {
            return wrong(q, GL_INVALID_OPERATION, "source and target are one image");
        }
        return true;
    }

    /** Formats of colours (18.3.2; OpenGL ES 3.2, 16.2.1). */
    private boolean colors(BlitRequest q, Framebuffer read, Framebuffer draw) {
        InternalFormat source = q.wantsColor() ? read.readFormat() : null;
        if (source == null) return true;
        for (int i = 0; i < draw.drawBuffers.length; i++) {
            InternalFormat target = draw.drawFormat(i);
            if (target == null) continue;
            boolean fits =
                    source.isInteger() == target.isInteger() && (!source.isInteger() || source.kind() == target.kind());
            if (!fits || profile.es && read.samples() > 0 && !source.isSameAs(target)) {
                return wrong(q, GL_INVALID_OPERATION, source + " cannot become " + target);
            }
        }
        if (!source.isInteger() || q.filter == GL_NEAREST) return true;
        return wrong(q, GL_INVALID_OPERATION, "integers are not filtered");
    }

    /** Formats of depth and stencil (18.3.2). */
    private boolean depths(BlitRequest q, Framebuffer read, Framebuffer draw) {
        boolean depth = q.moves(read, draw, GL_DEPTH_BUFFER_BIT);
        if (!depth && !q.moves(read, draw, GL_STENCIL_BUFFER_BIT)) return true;
        RenderTargets.Attachment from = read.readDepthStencil(pipe);
        RenderTargets.Attachment to = draw.readDepthStencil(pipe);
        if (from == null || to == null) return true;
        Format a = from.texture().desc().format();
        Format b = to.texture().desc().format();
        // What has both parts has them alike on both sides, whichever is copied.
        return sameDepth(a, b) && sameStencil(a, b) || wrong(q, GL_INVALID_OPERATION, a + " cannot become " + b);
    }

    private static boolean sameDepth(Format a, Format b) {
        Format.Channel x = a.depthChannel();
        Format.Channel y = b.depthChannel();
        return x == null || y == null || x.bits() == y.bits() && a.numeric() == b.numeric();
    }

    private static boolean sameStencil(Format a, Format b) {
        Format.Channel x = a.stencilChannel();
        Format.Channel y = b.stencilChannel();
        return x == null || y == null || x.bits() == y.bits();
    }

    /** Would an image be copied to itself (OpenGL ES 3.2, 16.2.1)? */
    private boolean isSame(Framebuffer read, Framebuffer draw, int mask) {
        if ((mask & GL_COLOR_BUFFER_BIT) != 0) {
            RenderTargets.Attachment s = read.readColor(pipe);
            for (int i = 0; i < draw.drawBuffers.length && s != null; i++) {
                if (draw.drawBuffers[i] == GL_NONE) continue;
                if (isOne(s, draw.color(pipe, draw.drawBuffers[i], true))) return true;
            }
        }
        return (mask & (GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT)) != 0
                && isOne(read.readDepthStencil(pipe), draw.readDepthStencil(pipe));
    }

    private static boolean isOne(RenderTargets.@Nullable Attachment a, RenderTargets.@Nullable Attachment b) {
        return a != null
                && b != null
                && a.texture() == b.texture()
                && a.level() == b.level()
                && a.firstLayer() == b.firstLayer();
    }
}
