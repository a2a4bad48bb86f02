package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.driver.ArgbRows;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Pictures by machine code are those of the loops in Java, and nothing beside them is written. */
class BlockPictureTest {
    private static final Format[] FORMATS = {
        Format.B8G8R8A8_UNORM,
        Format.R8G8B8A8_UNORM,
        Format.R8G8B8A8_SRGB,
        Format.B8G8R8X8_UNORM,
        Format.R8G8B8X8_UNORM,
        Format.A8B8G8R8_UNORM
    };

    @Test
    void rowsOfBlocksBecomeFourRowsOfPixels() {
        BlockPicture code = BlockPicture.make();
        assumeTrue(code != null, "no machine code here");
        long seed = Seeds.one("BlockPictureTest");
        Random random = new Random(seed);
        ArgbRows rows = new ArgbRows();
        for (int round = 0; round < 200; round++) {
            Format format = FORMATS[random.nextInt(FORMATS.length)];
            rows.of(format);
            if (!rows.isOfBytes()) continue;
            int blocks = 1 + random.nextInt(20);
            int width = 4 * blocks + random.nextInt(9);
            int before = random.nextInt(40);
            int[] data = random.ints(before + 16L * blocks + random.nextInt(5)).toArray();
            int[] pixels = random.ints(before + 4L * width + 9).toArray();
            boolean upwards = random.nextBoolean();
            int first = before + (upwards ? 3 * width : 0);
            int step = upwards ? -width : width;

            int[] expected = pixels.clone();
            BlockRows.get(data, before, BlockOrder.TEXELS, 4 * blocks, expected, first, step);
            for (int y = 0; y < 4; y++) {
                int at = first + y * step;
                rows.convert(expected, at, 4 * blocks, 4 * blocks, expected, at);
            }

            code.order(rows.order(), rows.opaque());
            int[] found = pixels.clone();
            if (random.nextBoolean()) {
                code.into(found);
                code.run(data, before, blocks, first, step);
            } else {
                try (Arena arena = Arena.ofConfined()) {
                    MemorySegment memory = arena.allocateFrom(ValueLayout.JAVA_INT, pixels);
                    code.into(memory);
                    code.run(data, before, blocks, first, step);
                    found = memory.toArray(ValueLayout.JAVA_INT);
                }
            }
            assertArrayEquals(expected, found, "seed " + seed + ", round " + round + ", " + format);
        }
    }
}
