package tepui.targets.lwjgl.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GLFunctions;

final class FunctionsTest {
    @Test
    void eachFunctionOfTheTableIsFound() {
        for (String line : GLFunctions.table()) {
            String[] words = line.split(" ", -1);
            assertEquals(words[2], Functions.letters(words[0]), line);
        }
    }

    @Test
    void beginningsAndEndsOfNamesAreNoFunctions() {
        assertNull(Functions.letters("glClea"));
        assertNull(Functions.letters("glClearColorr"));
        assertNull(Functions.letters("gl"));
        assertNull(Functions.letters("glzzz"));
    }
}
