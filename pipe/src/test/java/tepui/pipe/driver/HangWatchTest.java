package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When a device counts as one that hangs. */
class HangWatchTest {
    private static final long NANOS = 1_000_000;

    /** The processor gets thirty times as long by the clock. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothingThatGetsDoneForTheTimeIsAHang(boolean processor) throws InterruptedException {
        HangWatch watch = new HangWatch(NANOS, processor);
        assertFalse(watch.isHung(5), "it begins now");
        Thread.sleep(40);
        assertFalse(watch.isHung(6), "something was done");
        Thread.sleep(40);
        assertTrue(watch.isHung(6));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withoutABoundNothingHangs(boolean processor) throws InterruptedException {
        HangWatch watch = new HangWatch(0, processor);
        assertFalse(watch.isHung(5));
        Thread.sleep(2);
        assertFalse(watch.isHung(5));
    }
}
