package tepui.pipe.driver.queue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;

final class ClearAreaTest {
    private static final int FAR = Integer.MAX_VALUE;

    private final RenderTargets targets = RenderTargets.empty(40, 30, 1, 1);

    private static Box area(int x, int y, int width, int height) {
        return Box.of2d(x, y, width, height);
    }

    private int[] edges(Box area) {
        return new int[] {
            ClearArea.left(area, targets),
            ClearArea.top(area, targets),
            ClearArea.right(area, targets),
            ClearArea.bottom(area, targets)
        };
    }

    @Test
    void theAreaIsCutToTheTargets() {
        assertArrayEquals(new int[] {0, 5, 40, 30}, edges(area(-3, 5, FAR, FAR)));
        assertArrayEquals(new int[] {1, 2, 4, 6}, edges(area(1, 2, 3, 4)));
    }

    @Test
    void whatCoversAllIsWhole() {
        for (Box whole : List.of(area(0, 0, 40, 30), area(-1, -1, FAR, FAR))) {
            assertTrue(ClearArea.isWhole(whole, targets));
            assertFalse(ClearArea.isEmpty(whole, targets));
        }
        assertTrue(ClearArea.isWhole(null, targets));
        assertFalse(ClearArea.isWhole(area(0, 0, 39, 30), targets));
        assertFalse(ClearArea.isWhole(area(0, 1, 40, 30), targets));
    }

    @Test
    void whatLiesBesideTheTargetsIsEmpty() {
        for (Box beside : List.of(area(40, 0, 5, 5), area(0, 30, 5, 5), area(-5, 0, 5, 5), area(0, 0, 0, 5))) {
            assertTrue(ClearArea.isEmpty(beside, targets));
        }
        assertFalse(ClearArea.isEmpty(area(39, 29, FAR, FAR), targets));
    }
}
