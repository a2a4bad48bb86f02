package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;

final class BindingMapTest {
    @Test
    void everySlotOfTheGraphicsStagesHasABindingOfItsOwn() {
        for (int set = 0; set < BindingMap.SETS; set++) {
            Set<Integer> taken = new HashSet<>();
            for (Stage stage : Stage.values()) {
                if (stage == Stage.COMPUTE) continue;
                for (int slot = 0; slot < BindingMap.slotsPerStage(set); slot++) {
                    int binding = BindingMap.binding(stage, set, slot);
                    assertTrue(taken.add(binding), stage + " " + slot + " shares binding " + binding);
                    assertEquals(slot, BindingMap.slot(set, binding));
                }
            }
        }
    }

    @Test
    void computeStartsAtBindingZero() {
        assertEquals(5, BindingMap.binding(Stage.COMPUTE, BindingMap.STORAGE_SET, 5));
    }

    @Test
    void aSlotOutsideIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> BindingMap.binding(Stage.FRAGMENT, BindingMap.IMAGE_SET, BindingMap.slotsPerStage(3)));
        assertThrows(IllegalArgumentException.class, () -> BindingMap.slotsPerStage(4));
    }
}
