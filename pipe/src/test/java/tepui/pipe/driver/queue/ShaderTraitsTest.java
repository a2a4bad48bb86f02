package tepui.pipe.driver.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.RasterState;

final class ShaderTraitsTest {
    private static RasterState clipping(int distances) {
        RasterState.Builder b = new RasterState.Builder();
        b.clipDistances = distances;
        return b.build();
    }

    @Test
    void clippingByAllDistancesNeedsNoVariant() {
        Shader s = new Shader(Stage.VERTEX, "clips");
        Variable v = new Variable(Variable.Mode.OUTPUT, "clip", Type.F32, 3);
        v.builtin = Builtin.CLIP_DISTANCE;
        s.outputs.add(v);
        ShaderTraits traits = new ShaderTraits(s);
        assertEquals(3, traits.clipDistances);
        assertEquals(-1, traits.clips(clipping(7)));
        assertEquals(-1, traits.clips(clipping(15)));
        assertEquals(5, traits.clips(clipping(5)));
        assertEquals(-1, new ShaderTraits(new Shader(Stage.VERTEX, "none")).clips(clipping(0)));
    }

    @Test
    void integersAreFlatInFragmentShadersOnly() {
        for (Stage stage : new Stage[] {Stage.FRAGMENT, Stage.GEOMETRY}) {
            Shader s = new Shader(stage, "flat");
            s.inputs.add(new Variable(Variable.Mode.INPUT, "id", Type.I32, 0));
            assertEquals(stage == Stage.FRAGMENT, new ShaderTraits(s).readsFlat);
        }
    }

    @Test
    void builtinsAreFound() {
        Shader s = new Shader(Stage.FRAGMENT, "reads");
        s.input(Builtin.PRIMITIVE_ID, Type.I32);
        ShaderTraits traits = new ShaderTraits(s);
        assertTrue(traits.readsPrimitiveId);
        assertFalse(traits.readsPointCoord);
        assertFalse(traits.readsTargets);
        assertFalse(traits.makesStrips);
    }
}
