package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.code.Cpu;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowConverter;
import tepui.testing.Seeds;

/** Machine code converts rows to the bits that the converter has without it, and writes nothing beside them. */
class RowMovesTest {
    @Test
    void rowsAreThoseOfTheConverter() {
        assumeTrue(Cpu.isX64(), "no machine code here");
        long seed = Seeds.one("RowMovesTest");
        Random random = new Random(seed);
        int pairs = 0;
        for (Format from : Format.values()) {
            for (Format to : Format.values()) {
                RowMoves code = RowMoves.between(from, to);
                if (code == null) continue;
                pairs++;
                for (int round = 0; round < 40; round++) {
                    int count = random.nextInt(round < 20 ? 40 : 1200);
                    // Nothing is around the rows in half of the rounds.
                    int around = random.nextBoolean() ? 0 : 1 + random.nextInt(20);
                    byte[] source = new byte[around + count * from.blockBytes()];
                    random.nextBytes(source);
                    byte[] target = new byte[around + count * to.blockBytes() + around];
                    random.nextBytes(target);
                    MemorySegment expected = MemorySegment.ofArray(target.clone());
                    String what = from + " to " + to + ", " + count + " texels, seed " + seed;
                    RowConverter.between(from, to)
                            .convert(MemorySegment.ofArray(source), around, expected, around, count);
                    compares(
                            code,
                            random,
                            source,
                            target,
                            expected,
                            around,
                            count,
                            what,
                            RowConverter.between(from, to, code));
                }
            }
        }
        assertTrue(pairs > 20, pairs + " pairs");
    }

    private static void compares(
            RowMoves code,
            Random random,
            byte[] source,
            byte[] target,
            MemorySegment expected,
            int around,
            int count,
            String what,
            RowConverter converter) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment from = random.nextBoolean() ? MemorySegment.ofArray(source) : copy(arena, source);
            MemorySegment to = random.nextBoolean() ? MemorySegment.ofArray(target.clone()) : copy(arena, target);
            int done = code.convert(from, around, to, around, count);
            assertTrue(done >= count - 15 && done <= count, what + ": " + done);
            converter.convert(from, around, to, around, count);
            assertEquals(-1, to.mismatch(expected), what);
        }
    }

    private static MemorySegment copy(Arena arena, byte[] bytes) {
        MemorySegment s = arena.allocate(Math.max(1, bytes.length)).asSlice(0, bytes.length);
        MemorySegment.copy(MemorySegment.ofArray(bytes), 0, s, 0, bytes.length);
        return s;
    }

    /** Floats on both sides of what rounds to the next byte, and beyond the range; every byte and 16-bit float. */
    @Test
    void elementsAreThoseOfTheConverter() {
        assumeTrue(Cpu.isX64(), "no machine code here");
        int count = 1 << 16;
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            float edge = (i / 128 - 100 + 0.5f) / 255f;
            floats[i] = Float.intBitsToFloat(Float.floatToRawIntBits(edge) + i % 128 - 64);
        }
        byte[] bits = new byte[2 * count];
        for (int i = 0; i < bits.length; i++) bits[i] = (byte) (i >> 1 >> 8 * (i & 1));
        Format[] elements = {Format.R8_UNORM, Format.R16_FLOAT, Format.R32_FLOAT};
        for (Format from : elements) {
            byte[] source = bits;
            if (from == Format.R32_FLOAT) {
                source = new byte[4 * count];
                MemorySegment.copy(MemorySegment.ofArray(floats), 0, MemorySegment.ofArray(source), 0, source.length);
            }
            for (Format to : elements) {
                RowMoves code = RowMoves.between(from, to);
                assertEquals(from == to, code == null, from + " to " + to);
                if (code == null) continue;
                byte[] target = new byte[count * to.blockBytes()];
                byte[] expected = target.clone();
                MemorySegment row = MemorySegment.ofArray(source);
                RowConverter.between(from, to).convert(row, 0, MemorySegment.ofArray(expected), 0, count);
                assertEquals(count, code.convert(row, 0, MemorySegment.ofArray(target), 0, count));
                assertEquals(-1, Arrays.mismatch(expected, target), from + " to " + to);
            }
        }
    }

    /** The code alone, without what the converter does after it. */
    @Test
    void codeLeavesWhatIsBehindItsTexels() {
        assumeTrue(Cpu.isX64(), "no machine code here");
        RowMoves code = RowMoves.between(Format.R8G8B8A8_UNORM, Format.R8G8B8_UNORM);
        assumeTrue(code != null, "no memory for code");
        byte[] source = new byte[4 * 35];
        byte[] target = new byte[3 * 35];
        for (int i = 0; i < source.length; i++) source[i] = (byte) (i + 1);
        assertEquals(32, code.convert(MemorySegment.ofArray(source), 0, MemorySegment.ofArray(target), 0, 35));
        for (int i = 0; i < target.length; i++) {
            assertEquals(i < 96 ? (byte) (i / 3 * 4 + i % 3 + 1) : 0, target[i], "byte " + i);
        }
    }

    @Test
    void rowsOutsideOfTheMemoryAreRefused() {
        RowMoves code = RowMoves.between(Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM);
        assumeTrue(code != null, "no machine code here");
        MemorySegment memory = MemorySegment.ofArray(new int[32]);
        MemorySegment other = MemorySegment.ofArray(new int[32]);
        assertEquals(32, code.convert(memory, 0, other, 0, 32));
        assertThrows(IndexOutOfBoundsException.class, () -> code.convert(memory, 4, other, 0, 32));
        assertThrows(IndexOutOfBoundsException.class, () -> code.convert(memory, 0, other, 4, 32));
        assertThrows(IndexOutOfBoundsException.class, () -> code.convert(memory, -4, other, 0, 16));
        assertEquals(0, code.convert(memory, 0, other.asReadOnly(), 0, 32));
    }
}
