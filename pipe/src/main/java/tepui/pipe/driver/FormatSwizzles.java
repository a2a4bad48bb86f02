package tepui.pipe.driver;

import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/**
 * Swizzles of formats that APIs of drivers lack: luminance, intensity and alpha lie in red and green of the formats that stand for them, and what a name
 * calls X reads as one.
 */
public final class FormatSwizzles {
    /** Swizzle that changes nothing; compared by identity. */
    public static final Swizzle[] PLAIN = {Swizzle.R, Swizzle.G, Swizzle.B, Swizzle.A};

    private FormatSwizzles() {}

    /** Sources of a format's four components; {@link #PLAIN} where each is its own. */
    public static Swizzle[] of(Format f) {
        String n = f.name();
        if (f.isDepthStencil() || f.isCompressed()) return PLAIN;
        if (n.startsWith("I")) return new Swizzle[] {Swizzle.R, Swizzle.R, Swizzle.R, Swizzle.R};
        if (n.startsWith("A") && f.components() == 8) {
            return new Swizzle[] {Swizzle.ZERO, Swizzle.ZERO, Swizzle.ZERO, Swizzle.R};
        }
        if (n.startsWith("L")) {
            Swizzle alpha = f.hasAlpha() ? Swizzle.G : Swizzle.ONE;
            return new Swizzle[] {Swizzle.R, Swizzle.R, Swizzle.R, alpha};
        }
        if (n.indexOf('X') > 0 && n.indexOf('X') < n.indexOf('_')) {
            return new Swizzle[] {Swizzle.R, Swizzle.G, Swizzle.B, Swizzle.ONE};
        }
        return PLAIN;
    }
}
