package tepui.pipe.driver;

import tepui.ir.TextureShape;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/**
 * Rules of blits: what is legal, and what a blit amounts to; a check throws with what was given and what must be.
 */
public final class BlitRules {
    private BlitRules() {}

    public static void check(Blit b, Texture from, Texture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        from.check(
                "blit",
                b.sourceLevel(),
                new Box(
                        Math.min(s.x(), s.x() + s.width()),
                        Math.min(s.y(), s.y() + s.height()),
                        Math.min(s.z(), s.z() + s.depth()),
                        Math.abs(s.width()),
                        Math.abs(s.height()),
                        Math.abs(s.depth())));
        Arguments.level("blit", to, b.targetLevel());
        Format f = b.sourceFormat();
        Format g = b.targetFormat();
        if (f.blockBytes() != from.desc().format().blockBytes()
                || g.blockBytes() != to.desc().format().blockBytes()) {
            throw new IllegalArgumentException("blit: formats are " + f + " and " + g + ", the textures have "
                    + from.desc().format() + " and " + to.desc().format());
        }
        if (g.isCompressed()) {
            throw new IllegalArgumentException("blit: target format is " + g + ", which is stored in blocks");
        }
        if (!(is3d(from) && is3d(to)) && Math.abs(s.depth()) != Math.abs(t.depth())) {
            throw new IllegalArgumentException("blit: from a depth of " + s.depth() + " to " + t.depth()
                    + ", both must be equal unless both textures are 3D");
        }
        if ((b.mask() & Blit.COLOR) != 0
                && (f.isInteger() != g.isInteger()
                        || f.isInteger() && f.isUnsignedInteger() != g.isUnsignedInteger()
                        || f.isDepthStencil() != g.isDepthStencil())) {
            throw new IllegalArgumentException(
                    "blit: from " + f + " to " + g + ", both must be floats, signed or unsigned integers");
        }
        boolean depth = (b.mask() & (Blit.DEPTH | Blit.STENCIL)) != 0;
        if (depth && (!f.isDepthStencil() || !g.isDepthStencil())) {
            throw new IllegalArgumentException("blit: mask names depth or stencil, the formats are " + f + " and " + g);
        }
    }

    /** Is there nothing that it could write? */
    public static boolean isNothing(Blit b) {
        Box limit = b.scissor();
        return b.sourceBox().isEmpty()
                || b.targetBox().isEmpty()
                || b.mask() == 0
                || limit != null && (limit.width() <= 0 || limit.height() <= 0);
    }

    /** Does each texel go to one of the target, in the same order? */
    public static boolean isUnscaled(Blit b) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        return s.width() == t.width()
                && s.height() == t.height()
                && s.depth() == t.depth()
                && s.width() > 0
                && s.height() > 0
                && s.depth() > 0;
    }

    /** Does it write all channels, or all of depth and stencil, that the target has? */
    public static boolean isOfAll(Blit b, Texture to) {
        boolean color = (b.mask() & Blit.COLOR) != 0;
        int all = color ? b.targetFormat().components() : depthStencil(to.desc().format());
        return (b.mask() & all) == all;
    }

    private static int depthStencil(Format f) {
        return (f.hasDepth() ? Blit.DEPTH : 0) | (f.hasStencil() ? Blit.STENCIL : 0);
    }

    /** The texels that come to an area of the target, where it is unscaled. */
    public static Box source(Blit b, Box area) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        return new Box(
                s.x() + area.x() - t.x(), s.y() + area.y() - t.y(), s.z(), area.width(), area.height(), s.depth());
    }

    /** Blit that makes a level from the one before it. */
    public static Blit level(Texture t, int level) {
        TextureDesc d = t.desc();
        Format f = d.format();
        Box from = new Box(0, 0, 0, d.levelWidth(level - 1), d.levelHeight(level - 1), d.levelDepth(level - 1));
        Box to = new Box(0, 0, 0, d.levelWidth(level), d.levelHeight(level), d.levelDepth(level));
        int mask = f.isDepthStencil() ? depthStencil(f) : Blit.COLOR;
        SamplerState.Filter filter =
                f.isInteger() || f.isDepthStencil() ? SamplerState.Filter.NEAREST : SamplerState.Filter.LINEAR;
        return new Blit(t, f, level - 1, from, t, f, level, to, mask, filter, null);
    }

    /** Whether each side of a level is half of what it is in the level before, or 1 in both: then a linear blit averages what a texel covers. */
    public static boolean isHalf(Texture t, int level) {
        TextureDesc d = t.desc();
        return isHalf(d.levelWidth(level - 1), d.levelWidth(level))
                && isHalf(d.levelHeight(level - 1), d.levelHeight(level))
                && (!is3d(t) || isHalf(d.levelDepth(level - 1), d.levelDepth(level)));
    }

    private static boolean isHalf(int from, int to) {
        return from == 2 * to || from == to;
    }

    private static boolean is3d(Texture t) {
        return t.desc().shape() == TextureShape.D3;
    }
}
