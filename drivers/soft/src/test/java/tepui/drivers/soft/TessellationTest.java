package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;

/** Tessellation control and evaluation shaders, alone and together. */
class TessellationTest {
    private final SoftLab lab = new SoftLab();

    @AfterEach
    void close() {
        lab.close();
    }

    /** Positions from attribute 0; a number of each vertex beside it. */
    private void vertexShader() {
        lab.floatLayout(4);
        lab.bind(lab.vertex((s, b) ->
                b.storeOutput(s.output("number", Type.I32, 0), b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)))));
    }

    private static Variable perVertex(Shader s, boolean input, Builtin builtin, Type type) {
        Variable v = input ? s.input(builtin, type) : s.output(builtin, type);
        v.perVertex = true;
        return v;
    }

    private static Variable levels(Shader s, Builtin builtin, int n, boolean input) {
        Variable v = new Variable(input ? Variable.Mode.INPUT : Variable.Mode.OUTPUT, builtin.text(), Type.F32, n);
        v.builtin = builtin;
        v.patch = true;
        (input ? s.inputs : s.outputs).add(v);
        return v;
    }

    /** An evaluation shader that writes its domain coordinate to "coord" and draws it as clip space x and y. */
    private void evaluation(Consumer<Shader> layout) {
        lab.bind(lab.shader(Stage.TESS_EVAL, SoftLab.streams("coord", 3, "patch", 1), (s, b) -> {
            s.inputTopology = Shader.Topology.QUADS;
            layout.accept(s);
            Value uvw = b.loadInput(s.input(Builtin.TESS_COORD, Type.F32X3));
            b.storeOutput(s.output("coord", Type.F32X3, 0), uvw);
            b.storeOutput(s.output("patch", Type.I32, 1), b.loadInput(s.input(Builtin.PRIMITIVE_ID, Type.I32)));
            Value xy = b.op(Op.FSUB, b.op(Op.FMUL, b.swizzle(uvw, 0, 1), b.f32(2, 2)), b.f32(1, 1));
            b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.vec(xy, b.f32(0, 1)));
        }));
    }

    private float[] capture(int vertices, Runnable draw) {
        Buffer out = lab.buffer(16L * vertices);
        lab.discardFragments();
        StreamTarget t = lab.capture(out);
        draw.run();
        assertEquals(16L * vertices, ((SoftStreamTarget) t).stream.filled, "bytes written");
        return lab.readFloats(out);
    }

    @Test
    void defaultLevelsTessellateWithoutAControlShader() {
        vertexShader();
        evaluation(s -> s.inputTopology = Shader.Topology.ISOLINES);
        lab.context.setPatchVertices(2);
        lab.context.setDefaultTessLevels(new float[] {1, 2, 0, 0}, new float[] {1, 1});
        float[] got = capture(4, () -> lab.context.draw(Primitive.PATCHES, 0, 2));
        assertArrayEquals(new float[] {0, 0, 0, 0, 0.5f, 0, 0, 0, 0.5f, 0, 0, 0, 1, 0, 0, 0}, got);
    }

    @Test
    void patchesAreNumbered() {
        vertexShader();
        evaluation(s -> {
            s.inputTopology = Shader.Topology.ISOLINES;
            s.pointMode = true;
        });
        lab.context.setPatchVertices(1);
        float[] got = capture(6, () -> lab.context.draw(Primitive.PATCHES, 0, 3));
        for (int i = 0; i < 6; i++) assertEquals(i / 2, Float.floatToRawIntBits(got[4 * i + 3]));
    }

    @Test
    void theControlShaderSetsLevelsAndPatchOutputs() {
        vertexShader();
        lab.bind(lab.shader(Stage.TESS_CONTROL, (s, b) -> {
            s.outputVertices = 3;
            Variable outer = levels(s, Builtin.TESS_LEVEL_OUTER, 4, false);
            Variable inner = levels(s, Builtin.TESS_LEVEL_INNER, 2, false);
            Variable weight = s.output("weight", Type.F32, 3);
            weight.patch = true;
            Variable position = perVertex(s, true, Builtin.POSITION, Type.F32X4);
            Variable copy = perVertex(s, false, Builtin.POSITION, Type.F32X4);
            Value id = b.loadInput(s.input(Builtin.INVOCATION_ID, Type.I32));
            b.storeOutput(copy, id, b.loadInput(position, id));
            b.effect(Op.BARRIER, 0);
            // Invocation 0 looks at what invocation 2 wrote.
            b.ifThen(b.op(Op.IEQ, id, b.i32(0)), () -> {
                Value other = b.load(Op.LOAD_OUTPUT, copy, b.i32(2));
                b.storeOutput(weight, b.extract(other, 0));
                for (int i = 0; i < 4; i++) b.storeOutput(outer, b.i32(i), b.f32(1));
                for (int i = 0; i < 2; i++) b.storeOutput(inner, b.i32(i), b.f32(1));
            });
        }));
        lab.bind(lab.shader(Stage.TESS_EVAL, SoftLab.streams("result", 4), (s, b) -> {
            s.inputTopology = Shader.Topology.TRIANGLES;
            Variable position = perVertex(s, true, Builtin.POSITION, Type.F32X4);
            Variable weight = s.input("weight", Type.F32, 3);
            weight.patch = true;
            Value uvw = b.loadInput(s.input(Builtin.TESS_COORD, Type.F32X3));
            Value sum = null;
            for (int i = 0; i < 3; i++) {
                Value x = b.extract(b.loadInput(position, b.i32(i)), 0);
                Value part = b.op(Op.FMUL, x, b.extract(uvw, i));
                sum = sum == null ? part : b.op(Op.FADD, sum, part);
            }
            Value count =
                    b.convert(Op.I2F, tepui.ir.ScalarKind.F32, b.loadInput(s.input(Builtin.PATCH_VERTICES, Type.I32)));
            b.storeOutput(s.output("result", Type.F32X4, 0), b.vec(sum, b.loadInput(weight), count, b.f32(9)));
        }));
        lab.context.setPatchVertices(3);
        lab.context.bindVertexBuffer(
                0, lab.floats(10, 0, 0, 1, 20, 0, 0, 1, 30, 0, 0, 1, 40, 0, 0, 1, 50, 0, 0, 1, 60, 0, 0, 1), 0);
        float[] got = capture(6, () -> lab.context.draw(Primitive.PATCHES, 0, 6));
        // The plain triangle is (0,0,1), (1,0,0), (0,1,0): the third, first and second vertex.
        float[] want = {30, 30, 3, 9, 10, 30, 3, 9, 20, 30, 3, 9, 60, 60, 3, 9, 40, 60, 3, 9, 50, 60, 3, 9};
        assertArrayEquals(want, got);
    }

    @Test
    void aTessellatedQuadCoversTheTarget() {
        Texture t = lab.canvas(16, 16);
        vertexShader();
        evaluation(s -> s.spacing = Shader.Spacing.FRACTIONAL_ODD);
        lab.bind(lab.solid(1, 1, 1, 1));
        lab.context.setPatchVertices(4);
        lab.context.setDefaultTessLevels(new float[] {2, 5, 3, 7}, new float[] {4, 3});
        Query q = lab.device.createQuery(Query.Kind.OCCLUSION, 0);
        lab.context.beginQuery(q);
        lab.context.draw(Primitive.PATCHES, 0, 4);
        lab.context.endQuery(q);
        assertEquals(256, lab.context.queryResult(q, true), "every pixel once");
        assertTrue(lab.coverage(t).indexOf('.') < 0);
    }

    @Test
    void largeLevelsComeInOrder() {
        vertexShader();
        evaluation(s -> {});
        lab.context.setPatchVertices(1);
        lab.context.setDefaultTessLevels(new float[] {64, 64, 64, 64}, new float[] {64, 64});
        int vertices = 3 * 2 * 64 * 64;
        float[] got = capture(3 * vertices, () -> lab.context.draw(Primitive.PATCHES, 0, 3));
        for (int i = 0; i < 3 * vertices; i++) {
            assertEquals(i / vertices, Float.floatToRawIntBits(got[4 * i + 3]), "patch of vertex " + i);
        }
    }

    @Test
    void patchesNeedAnEvaluationShader() {
        vertexShader();
        lab.discardFragments();
        assertThrows(IllegalArgumentException.class, () -> lab.context.draw(Primitive.PATCHES, 0, 3));
        evaluation(s -> {});
        assertThrows(IllegalArgumentException.class, () -> lab.context.draw(Primitive.TRIANGLES, 0, 3));
    }
}
