package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Shader.Topology;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.interp.Interpreter;
import tepui.pipe.Caps;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;

/** What geometry shaders put out that were rewritten to draw bands, as the interpreter of the IR runs them. */
class StripBandsTest {
    private static final int SIZE = 16;

    /** Each strip is x and y of its vertices, in pixels. */
    private static Shader geometry(Topology to, float[]... strips) {
        Shader g = new Shader(Stage.GEOMETRY, "strips");
        g.inputTopology = Topology.POINTS;
        g.outputTopology = to;
        g.invocations = 1;
        g.outputVertices = 0;
        Builder b = new Builder(g);
        Variable position = g.output(Builtin.POSITION, Type.F32X4);
        Variable value = g.output("value", Type.F32, 3);
        for (float[] strip : strips) {
            for (int i = 0; i < strip.length; i += 2) {
                b.storeOutput(position, b.f32(strip[i] * 2 / SIZE - 1, strip[i + 1] * 2 / SIZE - 1, 0.5f, 1));
                b.storeOutput(value, b.f32(++g.outputVertices));
                b.effect(Op.EMIT_VERTEX, 0);
            }
            b.effect(Op.END_PRIMITIVE, 0);
        }
        b.ret();
        return g;
    }

    private static Shader fragment() {
        Shader f = new Shader(Stage.FRAGMENT, "value");
        Builder b = new Builder(f);
        b.storeOutput(f.output("color", Type.F32, 0), b.loadInput(f.input("value", Type.F32, 3)));
        b.ret();
        return f;
    }

    private static List<Interpreter.Emitted> run(Shader g, RasterState.Builder r, Primitive as) {
        Validator.check(g);
        Caps caps = new Caps();
        caps.maxLineWidth = 64;
        caps.minLineWidth = 1;
        int[] words = new int[LineBandWords.COUNT];
        float[] viewport = {0, 0, SIZE, SIZE, 0, 1};
        LineBandWords.fill(words, r.build(), caps, viewport, as, 0, false, 1);
        ByteBuffer uniforms = ByteBuffer.allocate(4 * words.length).order(ByteOrder.LITTLE_ENDIAN);
        uniforms.asIntBuffer().put(words);
        Interpreter i = new Interpreter(g, new Uniforms(uniforms), 1).run();
        List<Interpreter.Emitted> vertices = new ArrayList<>(i.emitted(0));
        vertices.removeIf(Interpreter.Emitted::endsPrimitive);
        return vertices;
    }

    private static float value(Interpreter.Emitted e, Shader g, String name, int component) {
        for (Variable v : g.outputs) {
            if (v.name().equals(name))
                return Float.intBitsToFloat((int) e.outputs().get(v)[component]);
        }
        throw new AssertionError(name + " is no output");
    }

    private static RasterState.Builder state() {
        RasterState.Builder r = RasterState.DEFAULT.with();
        r.lineStipple = true;
        r.lineStippleFactor = 1;
        r.lineStipplePattern = 0x00ff;
        return r;
    }

    @Test
    void aPatternGoesOnAlongAStripAndBeginsAnewWithTheNext() {
        float[] bent = {2.5f, 4.5f, 6.5f, 4.5f, 6.5f, 10.5f};
        Shader g = StripBands.make(geometry(Topology.LINE_STRIP, bent, bent), fragment(), true)
                .geometry();
        List<Interpreter.Emitted> made = run(g, state(), Primitive.LINES);
        assertEquals(4 * 4, made.size());
        float first = value(made.getFirst(), g, "along", 0);
        assertEquals(first + 4, value(made.get(4), g, "along", 0), 0.001f);
        assertEquals(first + 4 + 6, value(made.get(5), g, "along", 0), 0.001f);
        assertEquals(first, value(made.get(8), g, "along", 0), 0.001f);
    }

    @Test
    void aBandIsAsWideAsItsLineAndHasTheValuesOfItsEnds() {
        RasterState.Builder r = state();
        r.lineStipple = false;
        r.lineWidth = 4;
        Shader g = StripBands.make(
                        geometry(Topology.LINE_STRIP, new float[] {2.5f, 4.5f, 10.5f, 4.5f}), fragment(), false)
                .geometry();
        List<Interpreter.Emitted> made = run(g, r, Primitive.LINES);
        assertEquals(4, made.size());
        float low = 1;
        float high = -1;
        for (Interpreter.Emitted e : made) {
            float y = value(e, g, "out_position", 1);
            low = Math.min(low, y);
            high = Math.max(high, y);
            float x = (value(e, g, "out_position", 0) + 1) * SIZE / 2;
            assertEquals(x < 6 ? 1 : 2, value(e, g, "value", 0), 0.02f);
        }
        assertEquals(4, (high - low) * SIZE / 2, 0.001f);
    }

    @Test
    void aTriangleOfAStripIsItsThreeEdges() {
        RasterState.Builder r = RasterState.DEFAULT.with();
        r.fillFront = RasterState.Fill.LINE;
        r.fillBack = RasterState.Fill.LINE;
        Shader strip = geometry(Topology.TRIANGLE_STRIP, new float[] {2, 2, 10, 3, 3, 10, 12, 12});
        Shader g = StripBands.make(strip, fragment(), false).geometry();
        assertEquals(24, g.outputVertices);
        assertEquals(24, run(g, r, Primitive.TRIANGLES).size());
    }

    /** Of the two triangles of a strip one shows its front as the other one does. */
    @Test
    void oddTrianglesHaveTheFaceOfTheStrip() {
        RasterState.Builder r = RasterState.DEFAULT.with();
        r.frontCounterClockwise = true;
        r.fillFront = RasterState.Fill.FILL;
        r.fillBack = RasterState.Fill.LINE;
        Shader strip = geometry(Topology.TRIANGLE_STRIP, new float[] {2, 2, 10, 3, 3, 10, 12, 12});
        Shader g = StripBands.make(strip, fragment(), false).geometry();
        assertEquals(6, run(g, r, Primitive.TRIANGLES).size());
        r.frontCounterClockwise = false;
        assertEquals(24, run(g, r, Primitive.TRIANGLES).size());
    }

    @Test
    void isPossibleAsFarAsTheDeviceGoes() {
        Shader g = geometry(Topology.LINE_STRIP, new float[] {2, 2, 10, 3, 3, 10});
        // Two lines; a position, a value, how far along and the pattern are seven numbers.
        assertTrue(StripBands.isPossible(g, fragment(), 32, 32, 8, 56));
        assertFalse(StripBands.isPossible(g, fragment(), 32, 32, 7, 56));
        assertFalse(StripBands.isPossible(g, fragment(), 32, 32, 8, 55));
        assertFalse(StripBands.isPossible(g, fragment(), 2, 32, 8, 56));
        g.output(Builtin.VIEWPORT_INDEX, Type.I32);
        assertFalse(StripBands.isPossible(g, fragment(), 32, 32, 8, 1024));
        assertFalse(StripBands.isPossible(geometry(Topology.POINTS, new float[2]), fragment(), 32, 32, 256, 1024));
    }

    /** Environment of one uniform buffer and nothing else. */
    private record Uniforms(ByteBuffer words) implements Environment {
        @Override
        public void input(Variable variable, int lane, int vertex, int element, long[] out) {
            throw new AssertionError(variable + " is read");
        }

        @Override
        public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
            throw new AssertionError(instr.op.text() + " runs");
        }

        @Override
        public ByteBuffer buffer(Resource resource, int index) {
            return words;
        }

        @Override
        public void texture(
                Instr instr,
                int lane,
                long[] @Nullable [] operands,
                float @Nullable [] ddx,
                float @Nullable [] ddy,
                long[] out) {
            throw new AssertionError(instr.op.text() + " runs");
        }

        @Override
        public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
            return null;
        }

        @Override
        public int[] imageSize(Resource image, int index) {
            return new int[3];
        }

        @Override
        public int imageSamples(Resource image, int index) {
            return 1;
        }
    }
}
