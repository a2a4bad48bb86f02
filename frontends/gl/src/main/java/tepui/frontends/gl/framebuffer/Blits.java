package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * glBlitFramebuffer (OpenGL 4.6, 18.3.1). A source that sticks out of the read framebuffer is clipped together with what it would
 * become; the target is clipped by the device, the scissor box is handed on.
 */
public final class Blits {
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final Framebuffers framebuffers;

    public Blits(tepui.pipe.Context pipe, Profile profile, Errors errors, Framebuffers framebuffers) {
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    public void blit(
            String call,
            Framebuffer read,
            Framebuffer draw,
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
        if ((mask & ~(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT)) != 0) {
            errors.error(GL_INVALID_VALUE, call + ": mask is 0x" + Integer.toHexString(mask));
            return;
        }
        if (filter != GL_NEAREST && filter != GL_LINEAR) {
            errors.error(GL_INVALID_ENUM, call + ": filter is 0x" + Integer.toHexString(filter));
            return;
        }
        boolean others = (mask & (GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT)) != 0;
        if (others && filter != GL_NEAREST) {
            errors.error(GL_INVALID_OPERATION, call + ": filter is LINEAR, depth and stencil are not filtered");
            return;
        }
        if (read.status(pipe) != GL_FRAMEBUFFER_COMPLETE || draw.status(pipe) != GL_FRAMEBUFFER_COMPLETE) {
            errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": a framebuffer is not complete");
            return;
        }
        int from = read.samples();
        int to = draw.samples();
        if (from > 0 && to > 0 && from != to) {
            errors.error(GL_INVALID_OPERATION, call + ": from " + from + " samples to " + to);
            return;
        }
        boolean sameSize = Math.abs((long) x1 - x0) == Math.abs((long) dx1 - dx0)
                && Math.abs((long) y1 - y0) == Math.abs((long) dy1 - dy0);
        if ((from > 0 || to > 0) && !sameSize) {
            errors.error(GL_INVALID_OPERATION, call + ": images with several samples are not scaled");
            return;
        }
        if (profile.es && to > 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the draw framebuffer has several samples");
            return;
        }
        if (profile.es && from > 0 && (x0 != dx0 || y0 != dy0 || x1 != dx1 || y1 != dy1)) {
            errors.error(GL_INVALID_OPERATION, call + ": samples are put together in place only");
            return;
        }
        if (profile.es && mask != 0 && isSame(read, draw, mask)) {
            errors.error(GL_INVALID_OPERATION, call + ": source and target are one image");
            return;
        }
        boolean color = (mask & GL_COLOR_BUFFER_BIT) != 0;
        InternalFormat source = color ? read.readFormat() : null;
        if (source != null) {
            for (int i = 0; i < draw.drawBuffers.length; i++) {
                InternalFormat target = draw.drawFormat(i);
                if (target == null) continue;
                boolean fits = source.isInteger() == target.isInteger()
                        && (!source.isInteger() || source.kind() == target.kind());
                if (!fits || profile.es && from > 0 && !source.isSameAs(target)) {
                    errors.error(GL_INVALID_OPERATION, call + ": " + source + " cannot become " + target);
                    return;
                }
            }
            if (source.isInteger() && filter == GL_LINEAR) {
                errors.error(GL_INVALID_OPERATION, call + ": filter is LINEAR, integers are not filtered");
                return;
            }
        }
        boolean depth = (mask & GL_DEPTH_BUFFER_BIT) != 0 && read.depthFormat() != null && draw.depthFormat() != null;
        boolean stencil =
                (mask & GL_STENCIL_BUFFER_BIT) != 0 && read.stencilFormat() != null && draw.stencilFormat() != null;
        RenderTargets.Attachment ds = depth || stencil ? read.readDepthStencil(pipe) : null;
        RenderTargets.Attachment td = depth || stencil ? draw.readDepthStencil(pipe) : null;
        if (ds != null && td != null) {
            Format a = ds.texture().desc().format();
            Format b = td.texture().desc().format();
            // What has both parts has them alike on both sides, whichever is copied.
            if (!sameDepth(a, b) || !sameStencil(a, b)) {
                errors.error(GL_INVALID_OPERATION, call + ": " + a + " cannot become " + b);
                return;
            }
        }
        try {
            int[] box = clip(read.width(), read.height(), x0, y0, x1, y1, dx0, dy0, dx1, dy1);
            if (box.length == 0) return;
            SamplerState.Filter f = filter == GL_LINEAR ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST;
            if (source != null) {
                RenderTargets.Attachment s = read.readColor(pipe);
                for (int i = 0; i < draw.drawBuffers.length && s != null; i++) {
                    if (draw.drawBuffers[i] == GL_NONE) continue;
                    RenderTargets.Attachment t = draw.color(pipe, draw.drawBuffers[i], true);
                    if (t != null) run(s, t, draw, box, Blit.COLOR, f, to > 0);
                }
            }
            if (ds != null && td != null) {
                int parts = (depth ? Blit.DEPTH : 0) | (stencil ? Blit.STENCIL : 0);
                run(ds, td, draw, box, parts, SamplerState.Filter.NEAREST, to > 0);
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
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

    /** Would an image be copied to itself? */
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

    private void run(
            RenderTargets.Attachment s,
            RenderTargets.Attachment t,
            Framebuffer draw,
            int[] b,
            int mask,
            SamplerState.Filter filter,
            boolean samples) {
        boolean convert = framebuffers.isSrgb();
        Format from = s.texture().desc().format();
        Format to = t.texture().desc().format();
        if (!convert) {
            from = from.linear();
            to = to.linear();
        }
        Texture source = s.texture();
        int level = s.level();
        int layer = s.firstLayer();
        if (source == t.texture()
                && level == t.level()
                && layer == t.firstLayer()
                && source.desc().samples() == 1) {
            // over itself: from a copy
            source = framebuffers.resolved(s);
            level = 0;
            layer = 0;
        }
        pipe.blit(new Blit(
                source,
                from,
                level,
                new Box(b[0], b[1], layer, b[2] - b[0], b[3] - b[1], 1),
                t.texture(),
                to,
                t.level(),
                new Box(b[4], b[5], t.firstLayer(), b[6] - b[4], b[7] - b[5], 1),
                mask,
                filter,
                limit(draw)));
    }

    /** Where the scissor lets through, and the framebuffer ends. */
    private @Nullable Box limit(Framebuffer draw) {
        return framebuffers.scissor(draw.width(), draw.height());
    }

    /**
     * Clips the source to its image and moves the target's edges along.
     *
     * @return source x0, y0, x1, y1, target x0, y0, x1, y1; empty where nothing is left
     */
    static int[] clip(int width, int height, int x0, int y0, int x1, int y1, int dx0, int dy0, int dx1, int dy1) {
        int[] h = axis(width, x0, x1, dx0, dx1);
        int[] v = axis(height, y0, y1, dy0, dy1);
        if (h.length == 0 || v.length == 0) return new int[0];
        return new int[] {h[0], v[0], h[1], v[1], h[2], v[2], h[3], v[3]};
    }

    private static int[] axis(int size, int s0, int s1, int d0, int d1) {
        if (s0 == s1 || d0 == d1) return new int[0];
        boolean turned = s0 > s1;
        long low = Math.min(s0, s1);
        long high = Math.max(s0, s1);
        double first = turned ? d1 : d0;
        double last = turned ? d0 : d1;
        double scale = (last - first) / (high - low);
        if (low < 0) {
            first -= low * scale;
            low = 0;
        }
        if (high > size) {
            last -= (high - size) * scale;
            high = size;
        }
        if (low >= high) return new int[0];
        int t0 = (int) Math.round(first);
        int t1 = (int) Math.round(last);
        if (t0 == t1) return new int[0];
        return new int[] {(int) low, (int) high, t0, t1};
    }
}
