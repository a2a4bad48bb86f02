package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.MemorySegment;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

final class PackedRowsTest {
    /** Texels of all sizes that fit. */
    private static final Format[] FORMATS = {
        Format.R8_UNORM,
        Format.R8G8_UNORM,
        Format.R8G8B8A8_UNORM,
        Format.R16G16B16A16_FLOAT,
        Format.R32G32B32_FLOAT,
        Format.R32G32B32A32_FLOAT
    };

    @Test
    void aRowOfBlocksHasTheWordsOfFourRows() {
        long seed = Seeds.one("PackedRowsTest");
        Random random = new Random(seed);
        for (Format f : FORMATS) {
            TexelCodec codec = TexelCodec.of(f);
            for (int width = 1; width <= 13; width++) {
                String what = f + ", width " + width + ", seed " + seed;
                int step = PackedRows.step(f, width);
                int[] rows = new int[4 * step];
                byte[] bytes = new byte[(int) f.rowBytes(width)];
                int[][] texels = new int[4][codec.words() * width];
                for (int y = 0; y < 4; y++) {
                    random.nextBytes(bytes);
                    MemorySegment row = MemorySegment.ofArray(bytes);
                    MemorySegment.copy(row, 0, MemorySegment.ofArray(rows), 4L * y * step, bytes.length);
                    codec.load(row, 0, f.blockBytes(), width, texels[y], 0, width);
                }
                int[] blocks = new int[(width + 3 >> 2) * BlockOrder.TEXELS * codec.words()];
                PackedRows.put(f.blockBytes(), rows, step, width, blocks, 0);
                for (int y = 0; y < 4; y++) {
                    for (int x = 0; x < width; x++) {
                        for (int k = 0; k < codec.words(); k++) {
                            int at = ((x >> 2) * codec.words() + k) * BlockOrder.TEXELS + BlockOrder.at(x, y);
                            assertEquals(texels[y][k * width + x], blocks[at], what);
                        }
                    }
                }
                int[] back = new int[4 * step];
                PackedRows.get(f.blockBytes(), blocks, 0, width, back, step);
                assertArrayEquals(rows, back, what);
            }
        }
    }
}
