package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/** Formats that APIs of drivers lack are read from red and green. */
final class FormatSwizzlesTest {
    private static void reads(Format format, Swizzle r, Swizzle g, Swizzle b, Swizzle a) {
        assertArrayEquals(new Swizzle[] {r, g, b, a}, FormatSwizzles.of(format), format.name());
    }

    @Test
    void formatsOfOneAndTwoChannelsAreSpread() {
        reads(Format.L8_UNORM, Swizzle.R, Swizzle.R, Swizzle.R, Swizzle.ONE);
        reads(Format.L8A8_UNORM, Swizzle.R, Swizzle.R, Swizzle.R, Swizzle.G);
        reads(Format.I8_UNORM, Swizzle.R, Swizzle.R, Swizzle.R, Swizzle.R);
        reads(Format.A8_UNORM, Swizzle.ZERO, Swizzle.ZERO, Swizzle.ZERO, Swizzle.R);
    }

    @Test
    void unusedBitsReadAsOne() {
        reads(Format.B8G8R8X8_UNORM, Swizzle.R, Swizzle.G, Swizzle.B, Swizzle.ONE);
    }

    @Test
    void allElseIsPlain() {
        for (Format format : new Format[] {
            Format.R8G8B8A8_UNORM,
            Format.A1B5G5R5_UNORM,
            Format.D24_UNORM_X8,
            Format.BC1_RGBA_UNORM,
            Format.R11G11B10_FLOAT
        }) assertSame(FormatSwizzles.PLAIN, FormatSwizzles.of(format), format.name());
    }
}
