package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

/** Machine code moves texels byte by byte to where they belong, and writes nothing beside them. */
class BlockMovesTest {
    private static final int[] SIZES = {1, 2, 3, 4, 6, 8, 12, 16};

    /** Bits of a word of a texel that hold something. */
    private static int mask(int bytes, int word) {
        int left = Math.min(4, bytes - 4 * word);
        return left == 4 ? -1 : (1 << 8 * left) - 1;
    }

    @Test
    void rowsBecomeBlocksAndBlocksRows() {
        BlockMoves code = BlockMoves.make();
        assumeTrue(code != null, "no machine code here");
        long seed = Seeds.one("BlockMovesTest");
        Random random = new Random(seed);
        for (int round = 0; round < 800; round++) {
            int bytes = SIZES[random.nextInt(SIZES.length)];
            int words = bytes + 3 >> 2;
            int blocks = 1 + random.nextInt(20);
            int width = 4 * blocks;
            int before = random.nextInt(40);
            int[] data = random.ints(before + 16L * blocks * words + random.nextInt(5))
                    .toArray();
            // What a texture holds beside the bytes of a small texel is 0.
            for (int i = before; i < data.length; i++) data[i] &= mask(bytes, (i - before) / 16 % words);
            boolean into = random.nextBoolean();
            boolean upwards = random.nextBoolean();
            long rowBytes = (long) width * bytes + random.nextInt(9);
            long down = upwards ? -rowBytes : rowBytes;
            // Nothing is behind the last row, and nothing before the first, in half of the rounds.
            int around = random.nextBoolean() ? 0 : 11;
            long first = around + (upwards ? 3 * rowBytes : 0);
            byte[] memory = new byte[(int) (3 * rowBytes) + width * bytes + 2 * around];
            random.nextBytes(memory);
            byte[] expectedMemory = memory.clone();
            int[] expectedData = data.clone();
            for (int y = 0; y < 4; y++) {
                for (int i = 0; i < width * bytes; i++) {
                    int x = i / bytes;
                    int b = i % bytes;
                    int at = before + ((x >> 2) * words + (b >> 2)) * 16 + BlockOrder.at(x, y);
                    int p = (int) (first + y * down) + i;
                    int shift = 8 * (b & 3);
                    if (into) {
                        expectedData[at] = expectedData[at] & ~(255 << shift) | (memory[p] & 255) << shift;
                    } else {
                        expectedMemory[p] = (byte) (data[at] >> shift);
                    }
                }
            }
            MemorySegment expected = MemorySegment.ofArray(expectedMemory);
            String what = "seed " + seed + ", round " + round + ", " + bytes + " bytes, into blocks: " + into;
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment found =
                        random.nextBoolean() ? MemorySegment.ofArray(memory.clone()) : arena.allocate(memory.length);
                MemorySegment.copy(MemorySegment.ofArray(memory), 0, found, 0, memory.length);
                assertTrue(code.run(into, bytes, data, before, blocks, found, first, down), what);
                code.forget();
                assertArrayEquals(expectedData, data, what);
                assertEquals(-1, found.mismatch(expected), what);
            }
        }
    }

    @Test
    void rowsOutsideOfTheMemoryAreRefused() {
        BlockMoves code = BlockMoves.make();
        assumeTrue(code != null, "no machine code here");
        int[] data = new int[64];
        MemorySegment memory = MemorySegment.ofArray(new int[64]);
        assertTrue(code.run(true, 4, data, 0, 4, memory, 0, 64));
        assertThrows(IndexOutOfBoundsException.class, () -> code.run(true, 4, data, 0, 4, memory, 4, 64));
        assertThrows(IndexOutOfBoundsException.class, () -> code.run(false, 4, data, 0, 4, memory, 0, -64));
        assertThrows(IndexOutOfBoundsException.class, () -> code.run(false, 4, data, 0, 4, memory, 0, 65));
    }

    @Test
    void otherSizesStayInJava() {
        for (int bytes : new int[] {5, 24, 32}) assertFalse(BlockMoves.fits(bytes), bytes + " bytes");
        for (int bytes : SIZES) assertTrue(BlockMoves.fits(bytes), bytes + " bytes");
    }
}
