package tepui.pipe.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SrgbTest {
    @Test
    void everyCodeComesBack() {
        for (int code = 0; code < 256; code++) assertEquals(code, Srgb.encode(Srgb.decode(code)));
    }

    @Test
    void codesChangeExactlyHalfwayInTheEncodedSpace() {
        for (int code = 1; code < 256; code++) {
            float edge = (float) Srgb.toLinear((code - 0.5) / 255);
            for (float v = edge - 4 * Math.ulp(edge); v <= edge + 4 * Math.ulp(edge); v = Math.nextUp(v)) {
                int expected = v >= Srgb.toLinear((code - 0.5) / 255) ? code : code - 1;
                assertEquals(expected, Srgb.encode(v), "at " + v);
            }
        }
    }

    @Test
    void everySixteenthOfAMillionAgreesWithTheFunction() {
        for (int i = 0; i <= 1 << 16; i++) {
            float v = i / 65536f;
            assertEquals(Math.floor(Srgb.fromLinear(v) * 255 + 0.5), Srgb.encode(v), 1e-9);
        }
    }

    @Test
    void whatIsOutsideClamps() {
        assertEquals(0, Srgb.encode(Float.NaN));
        assertEquals(0, Srgb.encode(-1));
        assertEquals(255, Srgb.encode(2));
        assertEquals(255, Srgb.encode(Float.POSITIVE_INFINITY));
    }
}
