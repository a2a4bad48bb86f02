package tepui.targets.lwjgl.window;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Names of drivers that the command takes, and what it says to others. */
final class DriverNamesTest {
    private static final List<String> NAMES = List.of("soft", "vulkan", "null");

    @Test
    void eachDriverThatThereIsIsTaken() {
        for (String name : NAMES) assertDoesNotThrow(() -> DriverNames.check("run: --driver", name), name);
    }

    @Test
    void anotherNameIsToldWhichThereAre() {
        String message = assertThrows(IllegalArgumentException.class, () -> DriverNames.check("run: --driver", "sofa"))
                .getMessage();
        assertTrue(
                String.valueOf(message).startsWith("run: --driver is 'sofa', and there is no such driver; there are "),
                message);
        for (String name : NAMES) assertTrue(String.valueOf(message).contains(name), message);
    }
}
