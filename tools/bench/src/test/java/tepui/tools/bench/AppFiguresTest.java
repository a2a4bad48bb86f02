package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures of programs: what counts for which stage, and when a program is warm. */
final class AppFiguresTest {
    @Test
    void framesBeforeTheProgramIsWarmCountForNoStage() {
        AppFigures f = AppFigures.parse(List.of(
                "1 1000000000 200000000",
                "10 1900000000 500000000",
                "100 2800000000 900000000",
                "warm",
                "400 9000000000 4000000000",
                "600 10000000000 4100000000"));
        assertEquals(1000, f.first());
        assertEquals(100, f.early());
        assertEquals(10, f.middle());
        assertEquals(5, f.warm());
        assertEquals(0.1, f.compilers(), 1e-9);
    }

    @Test
    void programsInCHaveNoCompilers() {
        AppFigures f =
                AppFigures.parse(List.of("1 1000000", "10 10000000", "100 100000000", "warm", "200 3e8", "300 4e8"));
        assertEquals(1, f.warm());
        assertEquals(Double.NaN, f.compilers());
    }

    @Test
    void aProcessWhoseCompilersHaveATwentiethIsNotQuiet() {
        CompilerWatch watch = new CompilerWatch();
        long second = CompilerWatch.STEP;
        watch.begin(5 * second, second);
        assertFalse(watch.isDue(6 * second - 1));
        assertTrue(watch.isDue(6 * second));
        assertFalse(watch.isQuiet(6 * second, second + second / 20));
        assertFalse(watch.isDue(6 * second));
        assertTrue(watch.isQuiet(7 * second, second + second / 20 + second / 21));
    }
}
