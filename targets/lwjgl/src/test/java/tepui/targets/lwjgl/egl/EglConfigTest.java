package tepui.targets.lwjgl.egl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.targets.lwjgl.window.EglConstants.*;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Which configurations eglChooseConfig gives, and which first. */
final class EglConfigTest {
    private static final List<EglConfig> ALL = EglConfig.all(4);

    private static List<EglConfig> choose(int... wanted) {
        return Objects.requireNonNull(EglConfig.choose(ALL, wanted, 0));
    }

    @Test
    void theSmallestThatIsEnoughComesFirst() {
        EglConfig first = choose(DEPTH_SIZE, 16).getFirst();
        assertEquals(16, first.depth());
        assertEquals(0, first.alpha());
        assertEquals(0, first.samples());
        assertEquals(0, choose().getFirst().depth());
    }

    @Test
    void alphaThatIsAskedForComesFirst() {
        assertEquals(8, choose(ALPHA_SIZE, 1, DEPTH_SIZE, 24).getFirst().alpha());
    }

    @Test
    void samplesAreAMinimum() {
        List<EglConfig> chosen = choose(SAMPLE_BUFFERS, 1, SAMPLES, 3);
        assertTrue(chosen.stream().allMatch(c -> c.samples() == 4), chosen::toString);
        assertEquals(List.of(), choose(SAMPLES, 8));
    }

    @Test
    void anIdIsThatOne() {
        assertEquals(List.of(ALL.get(6)), choose(CONFIG_ID, 7, DEPTH_SIZE, 32));
    }

    @Test
    void aColourThatIsTransparentIsNotAskedFor() {
        assertEquals(ALL.size(), choose(TRANSPARENT_RED_VALUE, 5).size());
    }

    @Test
    void whatIsNotCaredForRestrictsNothing() {
        assertEquals(
                ALL.size(), choose(SURFACE_TYPE, DONT_CARE, SAMPLES, DONT_CARE).size());
        assertEquals(List.of(), choose(LEVEL, 1));
        // 3.4.1 takes the level out of that.
        assertNull(EglConfig.choose(ALL, new int[] {LEVEL, DONT_CARE}, 0));
    }

    @Test
    void anUnknownAttributeIsRefused() {
        assertNull(EglConfig.choose(ALL, new int[] {0x1234, 1}, 0));
    }
}
