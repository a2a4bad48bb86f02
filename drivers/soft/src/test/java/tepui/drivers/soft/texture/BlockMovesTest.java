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

/** Machine code moves texels as the loops in Java do, and writes nothing beside them. */
class BlockMovesTest {
    @Test
    void rowsBecomeBlocksAndBlocksRowsAsInJava() {
        BlockMoves code = BlockMoves.make();
        assumeTrue(code != null, "no machine code here");
        long seed = Seeds.one("BlockMovesTest");
        Random random = new Random(seed);
        for (int round = 0; round < 400; round++) {
            int bytes = 1 << random.nextInt(5);
            int words = Math.max(1, bytes / 4);
            int blocks = 1 + random.nextInt(20);
            int width = 4 * blocks;
            int step = width * bytes / 4;
            int before = random.nextInt(40);
            int[] data = random.ints(before + 16L * blocks * words + random.nextInt(5)).toArray();
            // What a texture holds beside the bytes of a small texel is 0.
            if (bytes < 4) for (int i = 0; i < data.length; i++) data[i] &= (1 << 8 * bytes) - 1;
            int[] rows = random.ints(4L * step).toArray();
            boolean into = random.nextBoolean();
            boolean upwards = random.nextBoolean();
            long rowBytes = 4L * step + random.nextInt(9);
            long first = random.nextInt(30) + (upwards ? 3 * rowBytes : 0);
            long down = upwards ? -rowBytes : rowBytes;
            byte[] memory = new byte[(int) (4 * rowBytes) + 40];
            random.nextBytes(memory);
            MemorySegment packed = MemorySegment.ofArray(rows);
            MemorySegment expected = MemorySegment.ofArray(memory.clone());
            int[] expectedData = data.clone();
            if (into) {
                for (int y = 0; y < 4; y++) {
                    MemorySegment.copy(expected, first + y * down, packed, 4L * y * step, 4L * step);
                }
                PackedRows.put(bytes, rows, step, width, expectedData, before);
            } else {
                PackedRows.get(bytes, data, before, width, rows, step);
                for (int y = 0; y < 4; y++) {
                    MemorySegment.copy(packed, 4L * y * step, expected, first + y * down, 4L * step);
                }
            }
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
    void sizesThatAreNoPowerOfTwoStayInJava() {
        for (int bytes : new int[] {3, 6, 12, 32}) assertFalse(BlockMoves.fits(bytes), bytes + " bytes");
        for (int bytes : new int[] {1, 2, 4, 8, 16}) assertTrue(BlockMoves.fits(bytes), bytes + " bytes");
    }
}
