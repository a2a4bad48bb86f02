package tepui.pipe;

import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/**
 * A copy that may scale, mirror, filter, convert and resolve. Boxes of negative size mirror; depth of both must be equal
 * unless both textures are 3D. The source box lies inside its level, what sticks out of the target is not written. A
 * multisample source is resolved: colours are averaged, of depth, stencil and integers sample 0 is taken. Of a source with one sample
 * all samples of a multisample target become the same. Where both have as many and nothing is scaled, each goes to its own.
 *
 * @param mask bit 0 to 3: colour components, 4 depth, 5 stencil
 * @param scissor limits what is written; null for no limit
 */
public record Blit(
        Texture source,
        Format sourceFormat,
        int sourceLevel,
        Box sourceBox,
        Texture target,
        Format targetFormat,
        int targetLevel,
        Box targetBox,
        int mask,
        SamplerState.Filter filter,
        @Nullable Box scissor) {
    public static final int COLOR = 15;
    public static final int DEPTH = 16;
    public static final int STENCIL = 32;

    /** All of one level onto all of another, colour or depth and stencil as the formats have it. */
    public static Blit whole(Texture source, Texture target, SamplerState.Filter filter) {
        TextureDesc s = source.desc();
        TextureDesc t = target.desc();
        int mask = !s.format().isDepthStencil()
                ? COLOR
                : (s.format().hasDepth() ? DEPTH : 0) | (s.format().hasStencil() ? STENCIL : 0);
        return new Blit(
                source,
                s.format(),
                0,
                new Box(0, 0, 0, s.width(), s.height(), 1),
                target,
                t.format(),
                0,
                new Box(0, 0, 0, t.width(), t.height(), 1),
                mask,
                filter,
                null);
    }

    /** The part of the target's layer that is written: its box inside the level and the scissor; null where that is nothing. */
    public @Nullable Box area() {
        Box t = targetBox;
        int x0 = Math.max(0, Math.min(t.x(), t.x() + t.width()));
        int y0 = Math.max(0, Math.min(t.y(), t.y() + t.height()));
        int x1 = Math.min(target.desc().levelWidth(targetLevel), Math.max(t.x(), t.x() + t.width()));
        int y1 = Math.min(target.desc().levelHeight(targetLevel), Math.max(t.y(), t.y() + t.height()));
        Box limit = scissor;
        if (limit != null) {
            x0 = Math.max(x0, limit.x());
            y0 = Math.max(y0, limit.y());
            x1 = Math.min(x1, limit.x() + limit.width());
            y1 = Math.min(y1, limit.y() + limit.height());
        }
        return x1 > x0 && y1 > y0 ? Box.of2d(x0, y0, x1 - x0, y1 - y0) : null;
    }
}
