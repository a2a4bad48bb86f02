package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
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
import tepui.pipe.RenderTargets;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

class GeometryShaderTest {
    private final SoftLab lab = new SoftLab();
    private Buffer out;

    @BeforeEach
    void vertexNumbers() {
        out = lab.buffer(1 << 16);
        lab.discardFragments();
        lab.bind(lab.shader(
                Stage.VERTEX,
                (s, b) -> b.storeOutput(
                        s.output("number", Type.I32, 0), b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)))));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private static Variable numbers(Shader s) {
        Variable v = s.input("number", Type.I32, 0);
        v.perVertex = true;
        return v;
    }

    private void geometry(
            Shader.Topology in, Shader.Topology to, int vertices, int invocations, BiConsumer<Shader, Builder> code) {
        lab.bind(lab.shader(Stage.GEOMETRY, SoftLab.streams("value", 1), (s, b) -> {
            s.inputTopology = in;
            s.outputTopology = to;
            s.outputVertices = vertices;
            s.invocations = invocations;
            code.accept(s, b);
        }));
    }

    private static Variable value(Shader s) {
        for (Variable v : s.outputs) {
            if (v.name().equals("value")) return v;
        }
        return s.output("value", Type.I32, 0);
    }

    private static void emit(Shader s, Builder b, Value v) {
        b.storeOutput(value(s), v);
        b.effect(Op.EMIT_VERTEX, 0);
    }

    private int[] draw(Primitive primitive, int count) {
        StreamTarget t = lab.capture(out);
        lab.context.draw(primitive, 0, count);
        return lab.words(out, (int) (((SoftStreamTarget) t).stream.filled / 4));
    }

    /** Passes all corners on as points. */
    private void corners(Shader.Topology topology, int n) {
        geometry(topology, Shader.Topology.POINTS, n, 1, (s, b) -> {
            Variable in = numbers(s);
            for (int i = 0; i < n; i++) emit(s, b, b.loadInput(in, b.i32(i)));
        });
    }

    @Test
    void trianglesArriveWithTheirCorners() {
        corners(Shader.Topology.TRIANGLES, 3);
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, draw(Primitive.TRIANGLES, 6));
        assertArrayEquals(new int[] {0, 1, 2, 2, 1, 3}, draw(Primitive.TRIANGLE_STRIP, 4));
    }

    @Test
    void adjacencyArrivesInTheOrderOfTheTable() {
        corners(Shader.Topology.LINES_ADJACENCY, 4);
        assertArrayEquals(new int[] {0, 1, 2, 3, 1, 2, 3, 4}, draw(Primitive.LINE_STRIP_ADJACENCY, 5));
        corners(Shader.Topology.TRIANGLES_ADJACENCY, 6);
        assertArrayEquals(new int[] {0, 1, 2, 5, 4, 3}, draw(Primitive.TRIANGLE_STRIP_ADJACENCY, 6));
        assertArrayEquals(
                new int[] {
                    0, 1, 2, 6, 4, 3, // the first
                    4, 0, 2, 5, 6, 8, // odd
                    4, 2, 6, 9, 8, 7 // the last, even
                },
                draw(Primitive.TRIANGLE_STRIP_ADJACENCY, 10));
    }

    @Test
    void stripsAreCutIntoPrimitives() {
        geometry(Shader.Topology.POINTS, Shader.Topology.LINE_STRIP, 5, 1, (s, b) -> {
            numbers(s);
            for (int i = 0; i < 3; i++) emit(s, b, b.i32(i));
            b.effect(Op.END_PRIMITIVE, 0);
            b.effect(Op.END_PRIMITIVE, 0);
            for (int i = 10; i < 12; i++) emit(s, b, b.i32(i));
        });
        assertArrayEquals(new int[] {0, 1, 1, 2, 10, 11, 0, 1, 1, 2, 10, 11}, draw(Primitive.POINTS, 2));
    }

    @Test
    void triangleStripsAreTurned() {
        geometry(Shader.Topology.POINTS, Shader.Topology.TRIANGLE_STRIP, 5, 1, (s, b) -> {
            for (int i = 0; i < 5; i++) emit(s, b, b.i32(i));
        });
        assertArrayEquals(new int[] {0, 1, 2, 2, 1, 3, 2, 3, 4}, draw(Primitive.POINTS, 1));
    }

    @Test
    void verticesBeyondTheLimitAreDropped() {
        geometry(Shader.Topology.POINTS, Shader.Topology.POINTS, 2, 1, (s, b) -> {
            for (int i = 0; i < 5; i++) emit(s, b, b.i32(i));
        });
        assertArrayEquals(new int[] {0, 1}, draw(Primitive.POINTS, 1));
    }

    @Test
    void invocationsFollowEachOtherForEachPrimitive() {
        geometry(Shader.Topology.POINTS, Shader.Topology.POINTS, 1, 3, (s, b) -> {
            Value id = b.loadInput(s.input(Builtin.INVOCATION_ID, Type.I32));
            Value primitive = b.loadInput(s.input(Builtin.PRIMITIVE_ID, Type.I32));
            emit(s, b, b.op(Op.IADD, b.op(Op.IMUL, primitive, b.i32(10)), id));
        });
        assertArrayEquals(new int[] {0, 1, 2, 10, 11, 12, 20, 21, 22}, draw(Primitive.POINTS, 3));
    }

    @Test
    void lanesEmitDifferentNumbers() {
        // Point n emits n % 4 vertices: the lists of the lanes must not mix.
        geometry(Shader.Topology.POINTS, Shader.Topology.POINTS, 3, 1, (s, b) -> {
            Value n = b.loadInput(numbers(s), b.i32(0));
            Value wanted = b.op(Op.IAND, n, b.i32(3));
            for (int i = 0; i < 3; i++) {
                int number = i;
                b.ifThen(
                        b.op(Op.ILT, b.i32(i), wanted),
                        () -> emit(s, b, b.op(Op.IADD, b.op(Op.IMUL, n, b.i32(10)), b.i32(number))));
            }
        });
        int[] got = draw(Primitive.POINTS, 1000);
        int at = 0;
        for (int n = 0; n < 1000; n++) {
            for (int i = 0; i < (n & 3); i++) assertEquals(10 * n + i, got[at++]);
        }
        assertEquals(at, got.length);
    }

    @Test
    void streamsGoToTheirOwnBuffers() {
        StreamOutputLayout layout = new StreamOutputLayout(
                List.of(
                        new StreamOutputLayout.Output("a", 0, 0, 1, 0, 0, 0),
                        new StreamOutputLayout.Output("b", 0, 0, 1, 1, 0, 1)),
                List.of(4, 4));
        lab.bind(lab.shader(Stage.GEOMETRY, layout, (s, b) -> {
            s.inputTopology = Shader.Topology.POINTS;
            s.outputTopology = Shader.Topology.POINTS;
            s.outputVertices = 3;
            Variable first = s.output("a", Type.I32, 0);
            Variable second = s.output("b", Type.I32, 1);
            second.stream = 1;
            Value n = b.loadInput(numbers(s), b.i32(0));
            for (int i = 0; i < 2; i++) {
                b.storeOutput(second, b.op(Op.IADD, n, b.i32(100 * i + 100)));
                b.effect(Op.EMIT_VERTEX, 1);
            }
            b.storeOutput(first, n);
            b.effect(Op.EMIT_VERTEX, 0);
        }));
        Buffer a = lab.buffer(12);
        Buffer c = lab.buffer(24);
        StreamTarget[] targets = {lab.device.createStreamTarget(a, 0, 12), lab.device.createStreamTarget(c, 0, 24)};
        lab.context.setStreamTargets(targets, new boolean[2]);
        Query generated = lab.device.createQuery(Query.Kind.PRIMITIVES_GENERATED, 1);
        lab.context.beginQuery(generated);
        lab.context.draw(Primitive.POINTS, 0, 3);
        lab.context.endQuery(generated);
        assertArrayEquals(new int[] {0, 1, 2}, lab.readInts(a));
        assertArrayEquals(new int[] {100, 200, 101, 201, 102, 202}, lab.readInts(c));
        assertEquals(6, lab.context.queryResult(generated, true));
    }

    @Test
    void theLayerSaysWhereToDraw() {
        lab.raster(new tepui.pipe.RasterState.Builder());
        Texture layers = lab.device.createTexture(new TextureDesc(
                tepui.ir.TextureShape.D2_ARRAY,
                Format.R8G8B8A8_UNORM,
                4,
                4,
                1,
                3,
                1,
                1,
                tepui.pipe.Bind.COLOR_TARGET,
                tepui.pipe.Usage.DEFAULT));
        lab.context.setRenderTargets(
                RenderTargets.of(List.of(new RenderTargets.Attachment(layers, Format.R8G8B8A8_UNORM, 0, 0, 3)), null));
        lab.context.setViewport(0, 0, 0, 4, 4, 0, 1);
        lab.context.clearColor(0, tepui.pipe.ClearColor.of(0, 0, 0, 0), null, 15);
        lab.bind(lab.shader(Stage.GEOMETRY, (s, b) -> {
            s.inputTopology = Shader.Topology.POINTS;
            s.outputTopology = Shader.Topology.TRIANGLE_STRIP;
            s.outputVertices = 3;
            Value n = b.loadInput(numbers(s), b.i32(0));
            Variable position = s.output(Builtin.POSITION, Type.F32X4);
            Variable layer = s.output(Builtin.LAYER, Type.I32);
            float[][] corners = {{-1, -1}, {3, -1}, {-1, 3}};
            for (float[] c : corners) {
                b.storeOutput(position, b.f32(c[0], c[1], 0, 1));
                b.storeOutput(layer, n);
                b.effect(Op.EMIT_VERTEX, 0);
            }
        }));
        lab.bind(lab.solid(1, 1, 1, 1));
        lab.context.draw(Primitive.POINTS, 2, 1);
        int[] texels = new int[48];
        lab.context.readTexture(
                layers,
                0,
                new tepui.pipe.Box(0, 0, 0, 4, 4, 3),
                java.lang.foreign.MemorySegment.ofArray(texels),
                16,
                64);
        for (int i = 0; i < 48; i++) assertEquals(i < 32 ? 0 : -1, texels[i], "texel " + i);
    }

    @Test
    void thePrimitiveMustFitTheShader() {
        corners(Shader.Topology.TRIANGLES, 3);
        assertThrows(IllegalArgumentException.class, () -> lab.context.draw(Primitive.LINES, 0, 4));
    }
}
