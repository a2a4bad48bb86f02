package tepui.pipe.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

class BlockDecoderTest {
    private static int[] decode(Format f, String hex) {
        byte[] block = HexFormat.of().parseHex(hex.replace(" ", ""));
        BlockDecoder decoder = BlockDecoder.of(f);
        int[] out = new int
                [f.blockWidth()
                        * f.blockHeight()
                        * TexelCodec.of(decoder.target()).words()];
        decoder.decode(block, 0, out);
        return out;
    }

    /** Blocks in which every mode of a format turns up, always the same. */
    static byte[] blocks(Format f, int count) {
        Random random = new Random(1);
        byte[] data = new byte[count * f.blockBytes()];
        random.nextBytes(data);
        for (int b = 0; b < count; b++) {
            int at = b * f.blockBytes();
            if (f.name().startsWith("BC7")) {
                int mode = b % 9;
                data[at] = (byte) (mode == 8 ? 0 : (data[at] & 255) << mode + 1 | 1 << mode);
            } else if (f.name().startsWith("BC6H")) {
                data[at] = (byte) (data[at] & 0xe0 | b & 31);
            } else if (f.name().startsWith("ASTC") && b % 16 == 0) { // blocks of one colour
                data[at] = (byte) 0xfc;
                data[at + 1] = (byte) (b % 32 == 0 ? 0xfd : 0x0d);
                if (b % 64 == 0) java.util.Arrays.fill(data, at + 1, at + 8, (byte) -1);
                if (b % 64 == 0) data[at + 1] = (byte) 0xfd;
            }
        }
        return data;
    }

    private static long checksum(Format f) {
        byte[] data = blocks(f, 4096);
        BlockDecoder decoder = BlockDecoder.of(f);
        int[] out = new int
                [f.blockWidth()
                        * f.blockHeight()
                        * TexelCodec.of(decoder.target()).words()];
        CRC32 crc = new CRC32();
        for (int b = 0; b < 4096; b++) {
            decoder.decode(data, b * f.blockBytes(), out);
            for (int word : out) {
                for (int i = 0; i < 32; i += 8) crc.update(word >> i);
            }
        }
        return crc.getValue();
    }

    /** The sums of what another implementation, Mesa 22.3, agreed with bit by bit (16-bit channels: to their last bit). */
    @Test
    void everyModeGivesWhatItGaveWhenItWasCheckedAgainstAnotherDecoder() {
        Map<Format, Long> sums = new LinkedHashMap<>();
        sums.put(Format.BC6H_UFLOAT, 0xbea588cL);
        sums.put(Format.BC6H_SFLOAT, 0x651a34fcL);
        sums.put(Format.BC7_UNORM, 0xc3db9017L);
        sums.put(Format.ETC2_RGB8_UNORM, 0x51b106eeL);
        sums.put(Format.ETC2_RGB8A1_UNORM, 0x1f16e6d6L);
        sums.put(Format.ETC2_RGBA8_UNORM, 0x52d73b03L);
        sums.put(Format.EAC_R11_UNORM, 0x671c6c03L);
        sums.put(Format.EAC_R11_SNORM, 0x6a6b1757L);
        sums.put(Format.EAC_R11G11_UNORM, 0xb9e57fd8L);
        sums.put(Format.EAC_R11G11_SNORM, 0xc8f1602cL);
        sums.put(Format.ASTC_4X4_UNORM, 0x269e05b9L);
        sums.put(Format.ASTC_5X5_UNORM, 0x250ef2b6L);
        sums.put(Format.ASTC_8X6_UNORM, 0xbda032d5L);
        sums.put(Format.ASTC_12X12_UNORM, 0xc188960dL);
        for (Map.Entry<Format, Long> e : sums.entrySet()) {
            assertEquals(
                    Long.toHexString(e.getValue()),
                    Long.toHexString(checksum(e.getKey())),
                    e.getKey().toString());
        }
    }

    @Test
    void anyBytesAreABlock() {
        long seed = Seeds.one("BlockDecoderTest");
        Random random = new Random(seed);
        for (Format f : Format.values()) {
            if (!BlockDecoder.isSupported(f)) continue;
            BlockDecoder decoder = BlockDecoder.of(f);
            int texels = f.blockWidth() * f.blockHeight();
            int[] out = new int[texels * TexelCodec.of(decoder.target()).words()];
            byte[] block = new byte[f.blockBytes() + 5];
            for (int round = 0; round < 20_000; round++) {
                random.nextBytes(block);
                if (round % 3 == 0) block[5 + round % f.blockBytes()] = 0;
                if (round % 5 == 0) block[5] = (byte) round;
                try {
                    decoder.decode(block, 5, out);
                } catch (RuntimeException e) {
                    throw new AssertionError(
                            f + ", seed " + seed + ", block " + HexFormat.of().formatHex(block, 5, block.length), e);
                }
            }
        }
    }

    @Test
    void bc1MixesTwoColours() {
        // red 31 and blue 31: 0xf800 > 0x001f, so four colours; indices 0 1 2 3 in each row
        int[] out = decode(Format.BC1_RGB_UNORM, "00f8 1f00 e4e4e4e4");
        assertEquals(0xff0000ff, out[0]);
        assertEquals(0xffff0000, out[1]);
        assertEquals(0xff5500aa, out[2]);
        assertEquals(0xffaa0055, out[15]);
        // the other order: three colours and black, which is transparent where the format has alpha
        int[] three = decode(Format.BC1_RGBA_UNORM, "1f00 00f8 e4e4e4e4");
        assertEquals(0xff800080, three[2]);
        assertEquals(0, three[3]);
        assertEquals(0xff000000, decode(Format.BC1_RGB_UNORM, "1f00 00f8 e4e4e4e4")[3]);
    }

    @Test
    void bc2AndBc3HaveAlphaOfTheirOwnAndAlwaysFourColours() {
        int[] two = decode(Format.BC2_UNORM, "1032547698badcfe 1f00 00f8 e4e4e4e4");
        for (int i = 0; i < 16; i++) assertEquals(i * 17, two[i] >>> 24);
        assertEquals(0xaa0055, two[2] & 0xffffff);
        // alpha 255 and 0: eight levels; texel i has index i % 8
        int[] three = decode(Format.BC3_UNORM, "ff00 88c6fa 88c6fa 00f8 1f00 e4e4e4e4");
        int[] levels = {255, 0, 219, 182, 146, 109, 73, 36};
        for (int i = 0; i < 16; i++) assertEquals(levels[i % 8], three[i] >>> 24);
        // alpha 0 and 255: six levels, 0 and 255
        int[] six = decode(Format.BC3_UNORM, "00ff 88c6fa 88c6fa 00f8 1f00 e4e4e4e4");
        int[] others = {0, 255, 51, 102, 153, 204, 0, 255};
        for (int i = 0; i < 16; i++) assertEquals(others[i % 8], six[i] >>> 24);
    }

    @Test
    void bc4AndBc5KeepMoreThanEightBits() {
        int[] out = decode(Format.BC4_UNORM, "fe01 88c6fa 88c6fa");
        double[] parts = {
            254,
            1,
            (6 * 254 + 1) / 7.0,
            (5 * 254 + 2) / 7.0,
            (4 * 254 + 3) / 7.0,
            (3 * 254 + 4) / 7.0,
            (2 * 254 + 5) / 7.0,
            (254 + 6) / 7.0
        };
        for (int i = 0; i < 16; i++) assertEquals(parts[i % 8] / 255, out[i] / 65535.0, 0.5 / 65535);
        int[] signed = decode(Format.BC5_SNORM, "7f81 88c6fa 88c6fa 8001 88c6fa 88c6fa");
        double[] red = {1, -1, 5 / 7.0, 3 / 7.0, 1 / 7.0, -1 / 7.0, -3 / 7.0, -5 / 7.0};
        double[] green = {
            -1,
            1 / 127.0,
            (-127 * 4 + 1) / 635.0,
            (-127 * 3 + 2) / 635.0,
            (-127 * 2 + 3) / 635.0,
            (-127 + 4) / 635.0,
            -1,
            1
        };
        for (int i = 0; i < 16; i++) {
            assertEquals(red[i % 8], (short) signed[i] / 32767.0, 0.5 / 32767);
            assertEquals(green[i % 8], (signed[i] >> 16) / 32767.0, 0.5 / 32767);
        }
    }

    @Test
    void reservedModesOfBc6hAndBc7AreBlack() {
        assertArrayEquals(new int[16], decode(Format.BC7_UNORM, "00ffffffffffffffffffffffffffffff"));
        for (int mode : new int[] {0x13, 0x17, 0x1b, 0x1f}) {
            int[] out = decode(Format.BC6H_UFLOAT, String.format("%02x", mode | 0xe0) + "ff".repeat(15));
            for (int i = 0; i < 16; i++) {
                assertEquals(0, out[i]);
                assertEquals(0x3c000000, out[16 + i]);
            }
        }
    }

    @Test
    void bc7Mode6IsTwoColoursOfEightBits() {
        // mode 6: bit 6 set; all ends 127 and both low bits 1: white everywhere
        assertEquals(-1, decode(Format.BC7_UNORM, "c0ffffffffffffff" + "ff".repeat(8))[7]);
    }

    @Test
    void etc1HasTwoHalvesAndTablesOfSteps() {
        // individual mode: colours 0x8 and 0x4 grey, tables 0 and 7, halves side by side, all indices 0:
        // plus the small step
        int[] out = decode(Format.ETC1_RGB8_UNORM, "84 84 84 1c 00000000");
        assertEquals(0xff000000 | 0x010101 * (0x88 + 2), out[0]);
        assertEquals(0xff000000 | 0x010101 * (0x44 + 47), out[3]);
        // flipped: one above the other; indices all 3: minus the large step
        int[] flipped = decode(Format.ETC1_RGB8_UNORM, "84 84 84 1d ffffffff");
        assertEquals(0xff000000 | 0x010101 * (0x88 - 8), flipped[3]);
        assertEquals(0xff000000, flipped[12]);
        // differential: 16 and 16 - 1
        int[] differential = decode(Format.ETC1_RGB8_UNORM, "87 87 87 02 00000000");
        assertEquals(0xff000000 | 0x010101 * (132 + 2), differential[0]);
        assertEquals(0xff000000 | 0x010101 * (123 + 2), differential[3]);
    }

    @Test
    void etc2PlanarIsAPlane() {
        // O = 0, H = 63 (red, as 6 bits), V = 0: blue's sum 0 + -4 overflows
        int[] out = decode(Format.ETC2_RGB8_UNORM, "00 00 04 7f 00000000");
        for (int y = 0; y < 4; y++) {
            for (int x = 0; x < 4; x++) assertEquals((x * 255 + 2) / 4, out[y * 4 + x] & 255, "at " + x + ", " + y);
        }
    }

    @Test
    void punchThroughMakesIndexTwoTransparent() {
        int[] out = decode(Format.ETC2_RGB8A1_UNORM, "80 80 80 00 ffff0000");
        for (int i = 0; i < 16; i++) assertEquals(0, out[i]);
        int[] plain = decode(Format.ETC2_RGB8A1_UNORM, "80 80 80 00 00000000");
        for (int i = 0; i < 16; i++) assertEquals(0xff848484, plain[i]);
    }

    @Test
    void eacHasElevenBits() {
        // base 128, factor 0: the modifier itself; table 0, all indices 4: + 2
        int[] out = decode(Format.EAC_R11_UNORM, "80 00 924924924924");
        assertEquals(Math.rint((128 * 8 + 4 + 2) * 65535 / 2047.0), out[5]);
        int[] signed = decode(Format.EAC_R11_SNORM, "80 f0 924924924924");
        assertEquals((short) Math.rint((-127 * 8 + 2 * 15 * 8) * 32767 / 1023.0), (short) signed[5]);
    }

    @Test
    void astcBlocksOfOneColourAndErrors() {
        int[] one = decode(Format.ASTC_5X4_UNORM, "fcfd ffffffffffff 00ff 0080 ff7f ffff");
        for (int i = 0; i < 20; i++) assertEquals(0xff7f80ff, one[i]);
        // high dynamic range, and a mode that is reserved
        assertEquals(0xffff00ff, decode(Format.ASTC_5X4_UNORM, "fcff ffffffffffff 00ff 0080 ff7f ffff")[3]);
        assertEquals(0xffff00ff, decode(Format.ASTC_5X4_UNORM, "00".repeat(16))[19]);
    }

    @Test
    void subsampledTexelsShareTwoValues() {
        assertArrayEquals(new int[] {0xff302010, 0xff304010}, decode(Format.R8G8_B8G8_UNORM, "10203040"));
        assertArrayEquals(new int[] {0xff402010, 0xff403010}, decode(Format.G8R8_G8B8_UNORM, "20103040"));
        // black and white, no colour
        assertArrayEquals(new int[] {0xff000000, -1}, decode(Format.UYVY, "801080eb"));
        assertArrayEquals(new int[] {0xff000000, -1}, decode(Format.YUY2, "1080eb80"));
        // the reddest there is
        assertEquals(0xff0000fe, decode(Format.YUY2, "515a51f0")[0] & 0xfffffffe);
    }

    @Test
    void plainFormatsHaveNoDecoder() {
        assertThrows(IllegalArgumentException.class, () -> BlockDecoder.of(Format.R8_UNORM));
    }
}
