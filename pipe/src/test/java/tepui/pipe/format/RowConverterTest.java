package tepui.pipe.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

class RowConverterTest {
    @Test
    void everyPairGivesWhatDecodingAndEncodingGive() {
        long seed = Seeds.one("RowConverterTest");
        Random random = new Random(seed);
        int count = 301; // more than one chunk, and not in fours
        for (Format from : Format.values()) {
            for (Format to : Format.values()) {
                if (from == to || !RowConverter.compatible(from, to)) continue;
                if (from.isInteger() || ElementRows.between(from, to) == null && random.nextInt(8) != 0) continue;
                byte[] source = new byte[count * from.blockBytes()];
                random.nextBytes(source);
                comparesWithFloats(from, to, source, count, "seed " + seed);
            }
        }
    }

    /** Bytes are moved eight texels at a time, two at a time and singly: rows end behind each. */
    @Test
    void rowsOfBytesOfEveryLengthAreWhatFloatsGive() {
        long seed = Seeds.one("RowConverterTest");
        Random random = new Random(seed);
        int pairs = 0;
        for (Format from : Format.values()) {
            for (Format to : Format.values()) {
                if (from == to || !RowConverter.compatible(from, to) || ByteOrderRows.between(from, to) == null)
                    continue;
                pairs++;
                for (int i = 1; i <= 40; i++) {
                    int count = i <= 20 ? i : 1000 + i; // around a chunk's end
                    byte[] source = new byte[count * from.blockBytes()];
                    random.nextBytes(source);
                    comparesWithFloats(from, to, source, count, count + " texels, seed " + seed);
                }
            }
        }
        assertTrue(pairs > 20, pairs + " pairs");
    }

    /** What lies around the row stays. */
    private static void comparesWithFloats(Format from, Format to, byte[] source, int count, String what) {
        byte[] result = new byte[count * to.blockBytes() + 4];
        Arrays.fill(result, (byte) 77);
        byte[] expected = result.clone();
        RowConverter.between(from, to)
                .convert(MemorySegment.ofArray(source), 0, MemorySegment.ofArray(result), 1, count);
        float[] rgba = new float[4 * count];
        RowConverter.unpackRow(from, MemorySegment.ofArray(source), 0, count, rgba, 0);
        RowConverter.packRow(to, rgba, 0, count, MemorySegment.ofArray(expected), 1);
        assertArrayEquals(expected, result, () -> from + " to " + to + ", " + what);
    }

    @Test
    void theTableOfTexelsOfTwoBytesHasWhatFloatsGive() {
        Format[] formats = {Format.R16_UNORM, Format.R8G8_SNORM, Format.R16_SNORM, Format.R16_FLOAT};
        for (Format from : formats) {
            int count = 1 << 16;
            byte[] source = new byte[2 * count];
            for (int i = 0; i < count; i++) {
                source[2 * i] = (byte) i;
                source[2 * i + 1] = (byte) (i >> 8);
            }
            byte[] first = new byte[4 * count];
            byte[] second = new byte[4 * count];
            RowConverter converter = RowConverter.between(from, Format.B8G8R8A8_UNORM);
            converter.convert(MemorySegment.ofArray(source), 0, MemorySegment.ofArray(first), 0, count - 1);
            converter.convert(MemorySegment.ofArray(source), 0, MemorySegment.ofArray(second), 0, count);
            for (int i = 4 * count - 4; i < 4 * count; i++) first[i] = second[i];
            assertArrayEquals(first, second, from.toString());
        }
    }

    @Test
    void channelsOfFewBitsBecomeWhatFloatsGive() {
        long seed = Seeds.one("RowConverterTest");
        Random random = new Random(seed);
        int pairs = 0;
        for (Format from : Format.values()) {
            for (Format to : Format.values()) {
                if (from == to || UnormFields.between(from, to) == null) continue;
                pairs++;
                int count = 9001;
                byte[] source = new byte[count * from.blockBytes()];
                random.nextBytes(source);
                comparesWithFloats(from, to, source, count, "seed " + seed);
            }
        }
        assertTrue(pairs > 100, pairs + " pairs");
    }

    @Test
    void bytesAreShuffled() {
        assertArrayEquals(new byte[] {3, 2, 1, 4}, convert(Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM, 1, 2, 3, 4));
        assertArrayEquals(new byte[] {1, 2, 3, -1}, convert(Format.R8G8B8_UNORM, Format.R8G8B8A8_UNORM, 1, 2, 3));
        assertArrayEquals(new byte[] {4, 3, 2, 1}, convert(Format.R8G8B8A8_SRGB, Format.R8G8B8A8_SRGB, 4, 3, 2, 1));
        assertArrayEquals(new byte[] {9, 0, 0, -1}, convert(Format.R8_UNORM, Format.R8G8B8A8_UNORM, 9));
    }

    @Test
    void integersSaturateBetweenSigns() {
        assertArrayEquals(new byte[] {127, 5}, convert(Format.R8G8_UINT, Format.R8G8_SINT, 200, 5));
        assertArrayEquals(new byte[] {0, 5}, convert(Format.R8G8_SINT, Format.R8G8_UINT, 200, 5));
        assertArrayEquals(new byte[] {-56, 0, 5, 0}, convert(Format.R8G8_UINT, Format.R16G16_UINT, 200, 5));
    }

    @Test
    void impossiblePairsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> RowConverter.between(Format.R8_UINT, Format.R8_UNORM));
        assertThrows(IllegalArgumentException.class, () -> RowConverter.between(Format.D16_UNORM, Format.R16_UNORM));
        assertThrows(
                IllegalArgumentException.class, () -> RowConverter.between(Format.BC1_RGB_UNORM, Format.BC1_RGB_UNORM));
    }

    private static byte[] convert(Format from, Format to, int... source) {
        byte[] in = new byte[source.length];
        for (int i = 0; i < in.length; i++) in[i] = (byte) source[i];
        byte[] out = new byte[to.blockBytes()];
        RowConverter.between(from, to).convert(MemorySegment.ofArray(in), 0, MemorySegment.ofArray(out), 0, 1);
        return out;
    }
}
