package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class FrameTimesTest {
    @Test
    void onePictureIsNoRate() {
        FrameTimes times = new FrameTimes(1);
        assertEquals("no picture", times.summary());
        times.add(2_500_000);
        assertEquals("1 picture in 2.5 ms", times.summary());
        assertEquals("", times.rate());
    }

    @Test
    void theFirstPictureIsToldApart() {
        FrameTimes times = new FrameTimes(4);
        for (long ms : new long[] {100, 1, 2, 6}) {
            times.add(ms * 1_000_000);
        }
        assertEquals("4 pictures, the first in 100.0 ms, then 2.00 ms each (median; 6.00 at most)", times.summary());
    }

    @Test
    void whenFullTheFirstAndTheLatestAreKept() {
        FrameTimes times = new FrameTimes(3);
        for (long ms : new long[] {100, 50, 50, 2, 2}) {
            times.add(ms * 1_000_000);
        }
        assertEquals("5 pictures, the first in 100.0 ms, then 2.00 ms each (median; 2.00 at most)", times.summary());
    }
}
