package tepui.drivers.d3d12.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Counters;
import tepui.pipe.Primitive;
import tepui.pipe.ShaderObject;
import tepui.testing.Need;
import tepui.testing.Needs;

/** How often draws ask the table of all pipelines, with each of the levels in front of it. */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class PipelineLookUpsTest {
    private static final int FRAMES = 5;

    private static Shader constant(float red) {
        Shader s = new Shader(Stage.FRAGMENT, "constant");
        Builder b = new Builder(s);
        b.storeOutput(s.output("out", Type.F32X4, 0), b.f32(red, 0, 0, 1));
        b.ret();
        return s;
    }

    /** Frames of four draws, with one program, another one twice, and the first again. */
    private static Counters draw(Map<String, String> settings) {
        try (D3d12Lab lab = new D3d12Lab(false, settings)) {
            lab.bindTriangle();
            ShaderObject[] shaders = {
                lab.device.createShader(constant(0), null), lab.device.createShader(constant(1), null)
            };
            for (int frame = 0; frame < FRAMES; frame++) {
                for (int program : new int[] {0, 1, 1, 0}) {
                    lab.context.bindShader(Stage.FRAGMENT, shaders[program]);
                    lab.context.draw(Primitive.TRIANGLES, 0, 3);
                }
            }
            assertEquals(0xff000000, lab.pixel(8, 8));
            assertEquals(List.of(), lab.messages);
            lab.context.bindShader(Stage.FRAGMENT, null);
            for (ShaderObject s : shaders) lab.device.destroy(s);
            Counters counts = new Counters();
            lab.context.counters().copyTo(counts);
            assertEquals(4 * FRAMES, counts.draws);
            return counts;
        }
    }

    @Test
    void whatCameBeforeIsNotLookedUpAgain() {
        Counters counts = draw(Map.of("cache", "off"));
        // The first, the second, and the first again as the one that follows the second.
        assertEquals(3, counts.pipelineLookUps);
        assertEquals(2, counts.compiles);
    }

    @Test
    void withoutTransitionsEachChangeIsLookedUp() {
        Counters counts = draw(Map.of("cache", "off", "pipelines", "dirty,current"));
        assertEquals(1 + 2 * FRAMES, counts.pipelineLookUps);
        assertEquals(2, counts.compiles);
    }

    @Test
    void withoutLevelsEachDrawIsLookedUp() {
        Counters counts = draw(Map.of("cache", "off", "pipelines", "none"));
        assertEquals(4 * FRAMES, counts.pipelineLookUps);
        assertEquals(2, counts.compiles);
    }

    @Test
    void withoutATableEachLookUpMakesAPipeline() {
        Counters counts = draw(Map.of("cache", "off", "pipelines", "none", "without", "pipelines"));
        assertEquals(4 * FRAMES, counts.pipelineLookUps);
        assertEquals(4 * FRAMES, counts.compiles);
    }

    @Test
    void aLevelThatThereIsNotIsRefused() {
        Exception e = assertThrows(IllegalArgumentException.class, () -> draw(Map.of("pipelines", "dirty,last")));
        assertEquals(
                "open: the setting 'pipelines' names 'last', must be of dirty, current, transitions, none",
                e.getMessage());
    }
}
