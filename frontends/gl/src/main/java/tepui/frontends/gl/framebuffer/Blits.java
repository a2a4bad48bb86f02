package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.RenderCondition;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * Blits of framebuffers: glBlitFramebuffer (OpenGL 4.6, 18.3.2). A source that sticks out of the read framebuffer is
 * clipped together with what it would become; the target is clipped by the device, the scissor box is handed on. {@link
 * BlitRules} has let the call pass.
 */
public final class Blits {
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final Framebuffers framebuffers;
    private final RenderCondition condition;
    private final AlphaBlits alpha;

    public Blits(tepui.pipe.Context pipe, Errors errors, Framebuffers framebuffers, RenderCondition condition) {
        this.pipe = pipe;
        this.errors = errors;
        this.framebuffers = framebuffers;
        this.condition = condition;
        alpha = new AlphaBlits(pipe);
    }

    public void blit(BlitRequest q, Framebuffer read, Framebuffer draw) {
        try {
            int[] box = clip(read.width(), read.height(), q.source, q.target);
            if (box.length == 0 || condition.discards()) return;
            if (q.wantsColor() && read.readFormat() != null) {
                boolean linear = q.filter != GL_NEAREST;
                colors(read, draw, box, linear ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST);
            }
            int parts = (q.moves(read, draw, GL_DEPTH_BUFFER_BIT) ? Blit.DEPTH : 0)
                    | (q.moves(read, draw, GL_STENCIL_BUFFER_BIT) ? Blit.STENCIL : 0);
            RenderTargets.Attachment from = parts == 0 ? null : read.readDepthStencil(pipe);
            RenderTargets.Attachment to = parts == 0 ? null : draw.readDepthStencil(pipe);
            if (from != null && to != null) pipe.blit(of(from, to, draw, box, parts, SamplerState.Filter.NEAREST));
        } catch (RuntimeException e) {
            errors.failed(q.call, e);
        }
    }

    private void colors(Framebuffer read, Framebuffer draw, int[] box, SamplerState.Filter filter) {
        RenderTargets.Attachment from = read.readColor(pipe);
        for (int i = 0; i < draw.drawBuffers.length && from != null; i++) {
            int buffer = draw.target(i);
            if (buffer == GL_NONE) continue;
            RenderTargets.Attachment to = draw.color(pipe, buffer, true);
            if (to == null) continue;
            Blit b = of(from, to, draw, box, Blit.COLOR, filter);
            InternalFormat source = read.readFormat();
            InternalFormat target = draw.drawFormat(i);
            boolean mixed =
                    AlphaBlits.differ(source, target) && to.texture().desc().samples() == 1;
            if (mixed && source != null && target != null) alpha.run(b, source, target, to);
            else pipe.blit(b);
        }
    }

    private Blit of(
            RenderTargets.Attachment s,
            RenderTargets.Attachment t,
            Framebuffer draw,
            int[] b,
            int mask,
            SamplerState.Filter filter) {
        boolean convert = framebuffers.isSrgb();
        Format from = s.format();
        Format to = t.format();
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
        return new Blit(
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
                limit(draw));
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
    private static int[] clip(int width, int height, BlitRequest.Corners from, BlitRequest.Corners to) {
        int[] h = axis(width, from.x0, from.x1, to.x0, to.x1);
        int[] v = axis(height, from.y0, from.y1, to.y0, to.y1);
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
