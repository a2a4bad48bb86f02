package tepui.pipe.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.MemorySegment;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

class TexelCodecTest {
    private static List<Format> plain() {
        List<Format> all = new ArrayList<>();
        for (Format f : Format.values()) if (!f.isCompressed()) all.add(f);
        return all;
    }

    /** The channel's bits, straight from the bytes. */
    private static long raw(byte[] texel, Format.Channel c) {
        byte[] big = new byte[texel.length + 1];
        for (int i = 0; i < texel.length; i++) big[texel.length - i] = texel[i];
        return new BigInteger(big)
                .shiftRight(c.offset())
                .and(BigInteger.ONE.shiftLeft(c.bits()).subtract(BigInteger.ONE))
                .longValue();
    }

    /** What the channel means, in doubles and by the words of the table. */
    private static double meaning(Format f, Format.Channel c, long bits) {
        int n = c.bits();
        long signed = n == 64 ? bits : bits << 64 - n >> 64 - n;
        double all = Math.pow(2, n) - 1;
        double half = Math.pow(2, n - 1) - 1;
        return switch (f.numeric()) {
            case UNORM -> f.isSrgb() && c.letter() != 'A' ? Srgb.toLinear(bits / all) : bits / all;
            case SNORM -> Math.max(-1, signed / half);
            case UINT, USCALED -> n == 64 ? new BigInteger(Long.toUnsignedString(bits)).doubleValue() : bits;
            case SINT, SSCALED -> signed;
            case FIXED -> signed / 65536.0;
            case FLOAT ->
                switch (n) {
                    case 10 -> floating(bits, 5, 5, false);
                    case 11 -> floating(bits, 5, 6, false);
                    case 16 -> floating(bits, 5, 10, true);
                    case 24 -> floating24(bits);
                    case 32 -> Float.intBitsToFloat((int) bits);
                    default -> Double.longBitsToDouble(bits);
                };
        };
    }

    /** No infinity, and a bias of 15 with 4 bits of exponent: up to just below 2. */
    private static double floating24(long bits) {
        int exponent = (int) (bits >> 20);
        double fraction = (bits & 0xfffff) * 0x1p-20;
        return exponent == 0 ? fraction * 0x1p-14 : (1 + fraction) * Math.pow(2, exponent - 15);
    }

    private static double floating(long bits, int exponentBits, int fractionBits, boolean sign) {
        long fraction = bits & (1L << fractionBits) - 1;
        int exponent = (int) (bits >> fractionBits) & (1 << exponentBits) - 1;
        int bias = (1 << exponentBits - 1) - 1;
        double one = Math.pow(2, -fractionBits);
        double value = exponent == 0
                ? fraction * one * Math.pow(2, 1 - bias)
                : exponent == (1 << exponentBits) - 1
                        ? fraction == 0 ? Double.POSITIVE_INFINITY : Double.NaN
                        : (1 + fraction * one) * Math.pow(2, exponent - bias);
        return sign && bits >> exponentBits + fractionBits != 0 ? -value : value;
    }

    private static byte[] encoded(Format f, float... rgba) {
        int[] words = new int[TexelCodec.of(f).words()];
        TexelCodec.of(f).pack(rgba, words);
        return bytes(f, words);
    }

    private static byte[] bytes(Format f, int[] words) {
        byte[] out = new byte[f.blockBytes()];
        TexelCodec.of(f).store(words, 0, 1, 1, MemorySegment.ofArray(out), 0);
        return out;
    }

    private static int[] words(Format f, byte[] texel) {
        int[] words = new int[TexelCodec.of(f).words()];
        TexelCodec.of(f).load(MemorySegment.ofArray(texel), 0, texel.length, 1, words, 0, 1);
        return words;
    }

    @Test
    void everyFormatReadsWhatItsTableSays() {
        long seed = Seeds.one("TexelCodecTest");
        Random random = new Random(seed);
        for (Format f : plain()) {
            if (f == Format.R9G9B9E5_FLOAT) continue;
            for (int round = 0; round < 400; round++) {
                byte[] texel = new byte[f.blockBytes()];
                random.nextBytes(texel);
                float[] rgba = new float[4];
                TexelCodec.of(f).unpack(words(f, texel), rgba);
                for (int c = 0; c < 4; c++) {
                    Format.Channel channel = f.isDepthStencil()
                            ? c > 0 ? null : f.hasDepth() ? f.depthChannel() : f.stencilChannel()
                            : f.channel(c);
                    double expected = channel == null ? c == 3 ? 1 : 0 : meaning(f, channel, raw(texel, channel));
                    assertEquals((float) expected, rgba[c], f + " component " + c + ", seed " + seed);
                }
            }
        }
    }

    /** Values close to the middle between two steps are where a product rounded to a float goes the wrong way. */
    @Test
    void normalisedFormatsTakeTheNearestStep() {
        long seed = Seeds.one("TexelCodecTest");
        Random random = new Random(seed);
        for (Format f : plain()) {
            Format.Channel red = f.channel(0);
            boolean signed = f.numeric() == Format.Numeric.SNORM;
            if (red == null || f.isSrgb() || red.bits() > 16 || !signed && f.numeric() != Format.Numeric.UNORM)
                continue;
            long max = (1L << (signed ? red.bits() - 1 : red.bits())) - 1;
            for (int round = 0; round < 400; round++) {
                float v = (float) ((random.nextInt((int) max) + 0.5) / max);
                for (int ulps = random.nextInt(4); ulps > 0; ulps--)
                    v = random.nextBoolean() ? Math.nextUp(v) : Math.nextDown(v);
                long got = raw(encoded(f, v, v, v, v), red);
                float given = v;
                assertEquals(given * (double) max, got, 0.50001, () -> f + " of " + given + ", seed " + seed);
            }
        }
    }

    @Test
    void everyFormatWritesBackWhatItRead() {
        long seed = Seeds.one("TexelCodecTest");
        Random random = new Random(seed);
        for (Format f : plain()) {
            boolean wide = f == Format.D32_UNORM
                    || f.name().contains("32") && !f.numeric().equals(Format.Numeric.FLOAT);
            if (wide || f.name().contains("64")) continue; // more than a float holds
            for (int round = 0; round < 400; round++) {
                byte[] texel = new byte[f.blockBytes()];
                random.nextBytes(texel);
                float[] first = new float[4];
                float[] second = new float[4];
                TexelCodec.of(f).unpack(words(f, texel), first);
                byte[] again = encoded(f, first);
                TexelCodec.of(f).unpack(words(f, again), second);
                for (int c = 0; c < 4; c++) {
                    if (!Float.isNaN(first[c])) assertEquals(first[c], second[c], f + " seed " + seed);
                }
            }
        }
    }

    @Test
    void integersReadAndWriteBack() {
        long seed = Seeds.one("TexelCodecTest");
        Random random = new Random(seed);
        for (Format f : plain()) {
            if (!f.isInteger() || f.isDepthStencil()) continue;
            for (int round = 0; round < 400; round++) {
                byte[] texel = new byte[f.blockBytes()];
                random.nextBytes(texel);
                int[] rgba = new int[4];
                TexelCodec.of(f).unpack(words(f, texel), rgba);
                for (int c = 0; c < 4; c++) {
                    Format.Channel channel = f.channel(c);
                    long bits = channel == null ? 0 : raw(texel, channel);
                    int n = channel == null ? 0 : channel.bits();
                    if (channel != null && !f.isUnsignedInteger() && n < 64) bits = bits << 64 - n >> 64 - n;
                    assertEquals(channel == null ? c == 3 ? 1 : 0 : (int) bits, rgba[c], f + " seed " + seed);
                }
                if (f.name().contains("64")) continue;
                int[] again = new int[TexelCodec.of(f).words()];
                TexelCodec.of(f).pack(rgba, again);
                assertArrayEquals(texel, bytes(f, again), f + " seed " + seed);
            }
        }
    }

    @Test
    void integersSaturate() {
        assertArrayEquals(new byte[] {-1}, packInts(Format.R8_UINT, 300));
        assertArrayEquals(new byte[] {-1}, packInts(Format.R8_UINT, -1)); // as unsigned: 4294967295
        assertArrayEquals(new byte[] {127}, packInts(Format.R8_SINT, 300));
        assertArrayEquals(new byte[] {-128}, packInts(Format.R8_SINT, -300));
        assertArrayEquals(new byte[] {-1, -1, -1, -1}, packInts(Format.R32_UINT, -1));
    }

    private static byte[] packInts(Format f, int red) {
        int[] words = new int[TexelCodec.of(f).words()];
        TexelCodec.of(f).pack(new int[] {red, 0, 0, 0}, words);
        return bytes(f, words);
    }

    @Test
    void normalisedValuesClampAndRound() {
        assertArrayEquals(new byte[] {0, -1, (byte) 128, 0}, encoded(Format.R8G8B8A8_UNORM, -3, 7, 0.5f, Float.NaN));
        assertArrayEquals(new byte[] {-127, 127, 64, 0}, encoded(Format.R8G8B8A8_SNORM, -3, 7, 0.5f, Float.NaN));
        assertArrayEquals(new byte[] {-1, -1, -1, 0}, encoded(Format.D24_UNORM_X8, 1, 0, 0, 0));
        assertArrayEquals(new byte[] {0, 0, (byte) 128, 0}, encoded(Format.D24_UNORM_X8, 0.5f, 0, 0, 0));
    }

    @Test
    void depthAndStencilKeepEachOther() {
        for (Format f : new Format[] {Format.D24_UNORM_S8_UINT, Format.D32_FLOAT_S8_UINT}) {
            TexelCodec codec = TexelCodec.of(f);
            int[] words = new int[codec.words()];
            codec.pack(new float[] {1, 0, 0, 0}, words);
            codec.pack(new int[] {0x1ab, 0, 0, 0}, words);
            codec.pack(new float[] {0.25f, 0, 0, 0}, words);
            float[] depth = new float[4];
            int[] stencil = new int[4];
            codec.unpack(words, depth);
            codec.unpack(words, stencil);
            assertEquals(0.25f, depth[0], 1e-7f);
            assertEquals(0xab, stencil[0]);
        }
    }

    @Test
    void writtenBitsCoverWhatTheMaskNames() {
        TexelCodec rgba = TexelCodec.of(Format.R8G8B8A8_UNORM);
        assertEquals(0xff0000ff, rgba.writtenBits(0, 9));
        assertEquals(-1, rgba.writtenBits(0, 15));
        assertEquals(0xffffff, TexelCodec.of(Format.D24_UNORM_S8_UINT).writtenBits(0, 16));
        assertEquals(0xff000000, TexelCodec.of(Format.D24_UNORM_S8_UINT).writtenBits(0, 32));
        assertEquals(255, TexelCodec.of(Format.D32_FLOAT_S8_UINT).writtenBits(1, 32));
        assertEquals(0xff00, TexelCodec.of(Format.B8G8R8X8_UNORM).writtenBits(0, 2));
    }

    @Test
    void everyHalfIsReadExactly() {
        int[] words = new int[65536];
        for (int i = 0; i < 65536; i++) words[i] = i;
        float[] out = new float[4 * 65536];
        TexelCodec.of(Format.R16_FLOAT).decode(words, 0, 65536, 65536, out, 0, 65536);
        for (int i = 0; i < 65536; i++) assertEquals((float) floating(i, 5, 10, true), out[i], Integer.toHexString(i));
        int[] again = new int[65536];
        TexelCodec.of(Format.R16_FLOAT).encode(out, 0, 65536, 65536, again, 0, 65536);
        for (int i = 0; i < 65536; i++) if (!Float.isNaN(out[i])) assertEquals(i, again[i]);
    }

    @Test
    void everyNormalised16BitValueComesBack() {
        for (Format f : new Format[] {Format.R16_UNORM, Format.R16_SNORM}) {
            int[] words = new int[65536];
            for (int i = 0; i < 65536; i++) words[i] = i;
            float[] out = new float[4 * 65536];
            TexelCodec.of(f).decode(words, 0, 65536, 65536, out, 0, 65536);
            int[] again = new int[65536];
            TexelCodec.of(f).encode(out, 0, 65536, 65536, again, 0, 65536);
            for (int i = 0; i < 65536; i++) {
                assertEquals(f == Format.R16_SNORM && i == 0x8000 ? 0x8001 : i, again[i], f.toString());
            }
        }
    }

    @Test
    void blocksAndRangesOutsideAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> TexelCodec.of(Format.BC1_RGB_UNORM));
        TexelCodec codec = TexelCodec.of(Format.R16G16B16_FLOAT);
        MemorySegment memory = MemorySegment.ofArray(new byte[11]);
        assertThrows(IndexOutOfBoundsException.class, () -> codec.load(memory, 0, 6, 2, new int[4], 0, 2));
    }
}
