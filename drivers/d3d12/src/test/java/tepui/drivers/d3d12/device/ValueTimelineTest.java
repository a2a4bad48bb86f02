package tepui.drivers.d3d12.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.pipe.ClearColor;
import tepui.testing.Need;
import tepui.testing.Needs;

@Needs({Need.VKD3D, Need.LAVAPIPE})
final class ValueTimelineTest {
    private static final int ROUNDS = 6_000;

    /** Two values are signalled so soon after each other that a device may count them in the wrong order. */
    @Test
    void valuesOneAfterTheOtherAreReached() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            for (int i = 0; i < ROUNDS; i++) {
                lab.context.clearColor(0, ClearColor.of(0, i & 1, 0, 1), null, 15);
                lab.context.flush();
                lab.gpu().drain();
                assertEquals(lab.gpu().timeline.newest(), lab.gpu().timeline.completed());
            }
        }
    }
}
