package tepui.targets.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What is said of programs that show no picture; pictures of programs are in examples/libgdx and examples/jme. */
final class ProgramPictureTest {
    @Test
    void aProgramThatShowsNothingIsTold() {
        IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> ProgramPicture.of("nothing", 2, () -> {}));
        assertEquals("the program has ended after 0 pictures of a window, and picture 2 was asked for", e.getMessage());
    }

    @Test
    void itsThreadsAreWaitedFor() {
        Thread own = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        assertThrows(IllegalStateException.class, () -> ProgramPicture.of("nothing", 1, own::start));
        assertFalse(own.isAlive());
    }

    @Test
    void aFailureOfTheProgramIsTheTests() {
        RuntimeException own = new RuntimeException("no window");
        assertEquals(
                own,
                assertThrows(
                        RuntimeException.class,
                        () -> ProgramPicture.of("fails", 1, () -> {
                            throw own;
                        })));
    }
}
