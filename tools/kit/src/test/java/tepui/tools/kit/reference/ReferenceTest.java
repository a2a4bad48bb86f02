package tepui.tools.kit.reference;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.format.Format;

/** The references against values that anybody can check by hand. */
class ReferenceTest {
    private static double[] decode(Format f, int... bytes) {
        byte[] data = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) data[i] = (byte) bytes[i];
        return Texels.decode(f, data, 0);
    }

    @Test
    void texelsOfPlainFormats() {
        assertArrayEquals(new double[] {1, 0, 0.2, 1}, decode(Format.R8G8B8A8_UNORM, 255, 0, 51, 255), 1e-12);
        assertArrayEquals(new double[] {51 / 255.0, 0, 1, 1}, decode(Format.B8G8R8X8_UNORM, 255, 0, 51, 7), 1e-12);
        assertArrayEquals(new double[] {0, 1, 0, 1}, decode(Format.B5G6R5_UNORM, 0xe0, 0x07), 1e-12);
        assertArrayEquals(new double[] {-1, -1, 0, 1}, decode(Format.R8G8_SNORM, 0x80, 0x81), 1e-12);
        assertArrayEquals(new double[] {1, -2, 0, 1}, decode(Format.R16G16_FLOAT, 0, 0x3c, 0, 0xc0), 1e-12);
        assertArrayEquals(
                new double[] {0.5, 0.5, 0.5, 0.25}, decode(Format.L32A32_FLOAT, 0, 0, 0, 0x3f, 0, 0, 0x80, 0x3e), 0);
        assertArrayEquals(new double[] {-1, 0, 0, 1}, decode(Format.R32_SINT, 255, 255, 255, 255), 0);
        assertArrayEquals(new double[] {1.5, 0, 0, 1}, decode(Format.R32_FIXED, 0, 0x80, 1, 0), 0);
    }

    @Test
    void smallFloats() {
        assertEquals(65504, Texels.half(0x7bff));
        assertEquals(Math.pow(2, -24), Texels.half(1));
        assertEquals(Double.NEGATIVE_INFINITY, Texels.half(0xfc00));
        assertTrue(Double.isNaN(Texels.half(0x7e00)));
        // red 1.0 of 11 bits: exponent 15, mantissa 0
        assertEquals(1, decode(Format.R11G11B10_FLOAT, 0xc0, 0x03, 0, 0)[0]);
        // one exponent for all: 256 * 2^(24 - 24)
        assertEquals(256, decode(Format.R9G9B9E5_FLOAT, 0, 1, 0, 0xc0)[0]);
    }

    @Test
    void aSquareOfTwoTrianglesCoversEachPixelOnce() {
        int[] lower = {0, 0, 1024, 0, 0, 1024};
        int[] upper = {1024, 0, 1024, 1024, 0, 1024};
        boolean[] a = Coverage.pixels(lower, 8, 8);
        boolean[] b = Coverage.pixels(upper, 8, 8);
        for (int i = 0; i < 64; i++) {
            boolean inside = i % 8 < 4 && i / 8 < 4;
            assertEquals(inside, a[i] ^ b[i], "pixel " + i);
        }
    }

    @Test
    void topAndLeftEdgesBelongToTheTriangle() {
        int[] square = {128, 128, 640, 128, 128, 640};
        assertTrue(Coverage.covers(square, 128, 128));
        assertTrue(Coverage.covers(square, 384, 128));
        assertFalse(Coverage.covers(square, 384, 384));
        int[] turned = {128, 128, 128, 640, 640, 128};
        assertTrue(Coverage.covers(turned, 384, 128));
    }

    @Test
    void wraps() {
        assertEquals(3, Sampling.wrap(Wrap.REPEAT, -1, 4));
        assertEquals(0, Sampling.wrap(Wrap.MIRRORED_REPEAT, -1, 4));
        assertEquals(3, Sampling.wrap(Wrap.MIRRORED_REPEAT, 4, 4));
        assertEquals(0, Sampling.wrap(Wrap.MIRRORED_REPEAT, 7, 4));
        assertEquals(Sampling.BORDER, Sampling.wrap(Wrap.CLAMP_TO_BORDER, 4, 4));
        assertEquals(3, Sampling.wrap(Wrap.MIRROR_CLAMP_TO_EDGE, -9, 4));
        assertEquals(0.5, Sampling.linear(Wrap.CLAMP_TO_EDGE, new double[] {0, 1}, 9, 0.5), 1e-12);
        assertEquals(0.5, Sampling.linear(Wrap.CLAMP, new double[] {0, 1}, 0, 3), 1e-12);
    }

    @Test
    void cubeFaces() {
        assertArrayEquals(new double[] {0, 0.5, 0.5}, Sampling.cubeFace(2, 0, 0), 1e-12);
        assertArrayEquals(new double[] {3, 0.75, 0.5}, Sampling.cubeFace(0.5, -1, 0), 1e-12);
        assertArrayEquals(new double[] {4, 1, 0}, Sampling.cubeFace(1, 1, 1.0000001), 1e-6);
    }

    @Test
    void blocks() {
        // BC1: red and black end points, the first texel red, the second black, the third a third of black
        byte[] bc1 = {0, (byte) 0xf8, 0, 0, 0b00_10_01_00, 0, 0, 0};
        double[][] t = Blocks.decode(Format.BC1_RGBA_UNORM, bc1, 0);
        assertArrayEquals(new double[] {1, 0, 0, 1}, t[0], 1e-12);
        assertArrayEquals(new double[] {0, 0, 0, 1}, t[1], 1e-12);
        assertArrayEquals(new double[] {2 / 3.0, 0, 0, 1}, t[2], 1e-12);
        // EAC: base 128, multiplier 0, table 0, all selectors 4: 128 * 8 + 4 + 2
        byte[] eac = {(byte) 128, 0, (byte) 0x92, 0x49, 0x24, (byte) 0x92, 0x49, 0x24};
        assertEquals(1030 / 2047.0, Blocks.decode(Format.EAC_R11_UNORM, eac, 0)[5][0], 1e-12);
    }
}
