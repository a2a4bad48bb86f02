package tepui.tools.kit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitCase;

class KitListTest {
    @Test
    void namesAreWhatPatternsAndFilesCanHold() {
        Set<String> areas = new HashSet<>();
        for (KitCase c : KitRunner.everyCase()) {
            assertTrue(c.fullName().matches("[A-Za-z]+(\\.[A-Za-z0-9_+-]+)+"), c.fullName());
            areas.add(c.area());
        }
        assertTrue(areas.size() > 40, areas.size() + " areas");
    }

    @Test
    void twoCasesOfOneNameAreRefused() {
        Kit kit = new Kit();
        kit.area("a").add("b", s -> {});
        assertThrows(IllegalArgumentException.class, () -> kit.area("a").add("b", s -> {}));
    }
}
