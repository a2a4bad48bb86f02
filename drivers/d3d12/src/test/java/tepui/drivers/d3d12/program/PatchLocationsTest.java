package tepui.drivers.d3d12.program;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.dxbc.InexpressibleShaderException;
import tepui.ir.Shader;
import tepui.ir.Stage;

/** What belongs to a patch and to its vertices shares the locations of the device below vkd3d. */
final class PatchLocationsTest {
    private static final int FIRST = 0;
    private static final int FOURTH = 3;

    private final Shader control = new Shader(Stage.TESS_CONTROL, "control");

    private void fits(int registers, int farRegister, int locations) {
        assertDoesNotThrow(() -> Programs.patchFits(control, (1L << registers) - 1, farRegister, locations));
        assertThrows(
                InexpressibleShaderException.class,
                () -> Programs.patchFits(control, (1L << registers + 1) - 1, farRegister, locations));
    }

    @Test
    void behindAPositionAllButOneAreThePatchs() {
        fits(31, FIRST, 32);
        fits(29, FIRST, 30);
    }

    @Test
    void eachOutputOfVerticesTakesOneMore() {
        fits(28, FOURTH, 32);
        fits(26, FOURTH, 30);
    }
}
