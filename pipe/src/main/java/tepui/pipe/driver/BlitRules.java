package tepui.pipe.driver;

import tepui.ir.TextureShape;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/** What a blit must be; each check throws with what was given and what must be. */
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

    private static boolean is3d(Texture t) {
        return t.desc().shape() == TextureShape.D3;
    }
}
