package tepui.pipe.driver.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.BlendState;
import tepui.pipe.LogicOp;
import tepui.pipe.driver.AttributeForms;

/** What of a blend state and a layout changes the program. */
final class CompiledStateTest {
    private final CompiledState state = new CompiledState();

    private static BlendState of(LogicOp logic) {
        return new BlendState(List.of(BlendState.Target.REPLACE), false, false, false, logic);
    }

    @Test
    void aLogicOperationIsCompiledWhereTheDeviceHasNone() {
        assertFalse(state.blend(of(LogicOp.XOR), true));
        assertNull(state.logic);
        assertTrue(state.blend(of(LogicOp.XOR), false));
        assertEquals(LogicOp.XOR, state.logic);
        assertFalse(state.blend(of(LogicOp.XOR), false));
        assertTrue(state.readsTargets(null));
        assertTrue(state.blend(BlendState.REPLACE, false));
        assertFalse(state.readsTargets(null));
    }

    @Test
    void anEquationOfItsOwnIsCompiled() {
        assertTrue(state.blend(BlendState.of(AdvancedBlend.MULTIPLY), true));
        assertEquals(AdvancedBlend.MULTIPLY, state.advanced);
        assertTrue(state.readsTargets(new ShaderTraits(new Shader(Stage.FRAGMENT, "none"))));
    }

    @Test
    void otherFormsOfAttributesAreAnotherProgram() {
        assertFalse(state.layout(AttributeForms.NONE));
        assertTrue(state.layout(new AttributeForms(Map.of())));
    }
}
