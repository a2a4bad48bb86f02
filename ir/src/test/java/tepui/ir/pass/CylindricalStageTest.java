package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Variable;
import tepui.ir.interp.Interpreter;
import tepui.ir.interp.TableEnvironment;

class CylindricalStageTest {
    private static final float[][] COORDINATES = {
        {0.9f, 0.9f, 0.1f, 0.4f}, {0.2f, 0.2f, 0.8f, 0.9f}, {1.6f, 0.1f, 0.2f, -0.2f}
    };

    /** A vertex stage with a colour at 0, coordinates at 3, a size and two clip distances. */
    private static Shader vertex() {
        Shader s = new Shader(Stage.VERTEX, "v");
        s.output(Builtin.POSITION, Type.F32X4);
        s.output("color", Type.F32X4, 0);
        s.output("coordinate", Type.F32X4, 3);
        s.output(Builtin.POINT_SIZE, Type.F32);
        Variable clip = new Variable(Variable.Mode.OUTPUT, "clip", Type.F32, 2);
        clip.builtin = Builtin.CLIP_DISTANCE;
        s.outputs.add(clip);
        return s;
    }

    private static final TableEnvironment WORLD = new TableEnvironment() {
        @Override
        public void input(Variable v, int lane, int vertex, int element, long[] out) {
            for (int i = 0; i < out.length; i++) {
                boolean coordinate = v.location == 3;
                out[i] = bits(coordinate ? COORDINATES[vertex][i] : 100 * vertex + 10 * element + i + v.location);
            }
        }
    };

    private static Shader stage(Shader.Topology topology, int mask) {
        Shader s = CylindricalStage.make(vertex(), topology, new int[] {0, 0, 0, mask});
        Validator.check(s);
        return s;
    }

    private static float[] emitted(Shader s, int number, String name) {
        List<Interpreter.Emitted> e = new Interpreter(s, WORLD, 1).run().emitted(0);
        for (Map.Entry<Variable, long[]> o : e.get(number).outputs().entrySet()) {
            if (!o.getKey().name().equals(name)) continue;
            float[] f = new float[o.getValue().length];
            for (int i = 0; i < f.length; i++) f[i] = TableEnvironment.number(o.getValue()[i]);
            return f;
        }
        throw new AssertionError("there is no output " + name);
    }

    @Test
    void coordinatesOfTheMaskTakeTheShorterWayFromTheFirstVertex() {
        Shader s = stage(Shader.Topology.TRIANGLES, 0b1011);
        assertArrayEquals(COORDINATES[0], emitted(s, 0, "coordinate"));
        assertArrayEquals(new float[] {1.2f, 1.2f, 0.8f, 0.9f}, emitted(s, 1, "coordinate"), 1e-6f);
        assertArrayEquals(new float[] {0.6f, 1.1f, 0.2f, 0.8f}, emitted(s, 2, "coordinate"), 1e-6f);
    }

    @Test
    void allElseIsHandedOn() {
        Shader s = stage(Shader.Topology.TRIANGLES, 15);
        for (int i = 0; i < 3; i++) {
            float v = 100 * i;
            assertArrayEquals(new float[] {v, v + 1, v + 2, v + 3}, emitted(s, i, "color"));
            assertArrayEquals(new float[] {v - 1, v, v + 1, v + 2}, emitted(s, i, "out_position"));
            assertArrayEquals(new float[] {v - 1, v + 9}, emitted(s, i, "clip"));
        }
        assertTrue(s.outputs.stream().noneMatch(v -> v.builtin == Builtin.POINT_SIZE));
    }

    @Test
    void linesHaveTwoVertices() {
        Shader s = stage(Shader.Topology.LINES, 1);
        assertEquals(2, new Interpreter(s, WORLD, 1).run().emitted(0).size());
        assertEquals(1.2f, emitted(s, 1, "coordinate")[0], 1e-6f);
        assertThrows(
                IllegalArgumentException.class,
                () -> CylindricalStage.make(vertex(), Shader.Topology.POINTS, new int[] {1}));
    }
}
