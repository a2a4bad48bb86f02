package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.LowerQuads;
import tepui.pipe.ClearColor;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.PrimitiveIndices;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/** Which vertex gives flat inputs, and how primitives are numbered: drawn, and read from the pixels. */
class ProvokingVertexTest {
    /** x and y of eight vertices: a zigzag that every kind of primitive covers some pixels with. */
    private static final float[][] ZIGZAG = {
        {-1, -1}, {-1, 1}, {-0.5f, -1}, {-0.5f, 1}, {0, -1}, {0, 1}, {0.5f, -1}, {0.5f, 1}
    };

    private static final float[][] QUAD = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

    private final SoftLab lab = new SoftLab();

    @AfterEach
    void close() {
        lab.close();
    }

    private void vertices(float[][] xy) {
        float[] data = new float[4 * xy.length];
        for (int i = 0; i < xy.length; i++) {
            data[4 * i] = xy[i][0];
            data[4 * i + 1] = xy[i][1];
            data[4 * i + 3] = 1;
        }
        lab.floatLayout(4);
        lab.context.bindVertexBuffer(0, lab.floats(data), 0);
    }

    private interface Input {
        Value load(Shader s, Builder b);
    }

    /** The distinct values that pixels got, background left out. */
    private TreeSet<Integer> drawn(Primitive primitive, int count, boolean firstProvokes, Input input) {
        Texture t = lab.target(Format.R32_SINT, 32, 32);
        lab.context.setRenderTargets(RenderTargets.of(t));
        lab.context.setViewport(0, 0, 0, 32, 32, 0, 1);
        lab.context.clearColor(0, ClearColor.ofInts(-1, 0, 0, 0), null, 15);
        RasterState.Builder r = new RasterState.Builder();
        r.provokingFirst = firstProvokes;
        r.lineWidth = 3;
        lab.raster(r);
        lab.bind(lab.vertex((s, b) ->
                b.storeOutput(s.output("number", Type.I32, 0), b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)))));
        lab.bind(lab.fragment((s, b) -> b.vec(input.load(s, b), b.i32(0, 0, 0))));
        lab.context.draw(primitive, 0, count);
        TreeSet<Integer> values = new TreeSet<>();
        for (int v : lab.pixels(t)) {
            if (v != -1) values.add(v);
        }
        return values;
    }

    private static Value flatNumber(Shader s, Builder b) {
        Variable v = s.input("number", Type.I32, 0);
        v.interpolation = Interpolation.FLAT;
        return b.loadInput(v);
    }

    private static Value primitiveId(Shader s, Builder b) {
        return b.loadInput(s.input(Builtin.PRIMITIVE_ID, Type.I32));
    }

    private void check(Primitive primitive, int count, List<Integer> last, List<Integer> first) {
        assertEquals(
                new TreeSet<>(last),
                drawn(primitive, count, false, ProvokingVertexTest::flatNumber),
                primitive + ", the last provokes");
        assertEquals(
                new TreeSet<>(first),
                drawn(primitive, count, true, ProvokingVertexTest::flatNumber),
                primitive + ", the first provokes");
    }

    /** Every pixel of a draw and of its list of triangles or lines. */
    private void sameAsList(Primitive primitive, int count, boolean firstProvokes) {
        int[] indices = new int[(int) PrimitiveIndices.count(primitive, count)];
        PrimitiveIndices.write(primitive, 0, count, firstProvokes, indices, 0);
        boolean polygon = primitive == Primitive.POLYGON;
        boolean quads = primitive == Primitive.QUADS || primitive == Primitive.QUAD_STRIP;
        int[][] pictures = new int[2][];
        for (int listed = 0; listed < 2; listed++) {
            Texture t = lab.target(Format.R32_SINT, 32, 32);
            lab.context.setRenderTargets(RenderTargets.of(t));
            lab.context.setViewport(0, 0, 0, 32, 32, 0, 1);
            lab.context.clearColor(0, ClearColor.ofInts(-1, 0, 0, 0), null, 15);
            RasterState.Builder r = new RasterState.Builder();
            r.provokingFirst = firstProvokes;
            r.cull = RasterState.Cull.BACK;
            lab.raster(r);
            lab.bind(lab.vertex((s, b) ->
                    b.storeOutput(s.output("number", Type.I32, 0), b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)))));
            Shader fragment = new Shader(Stage.FRAGMENT, "numbers");
            Builder b = new Builder(fragment);
            Value id = b.op(Op.IMUL, primitiveId(fragment, b), b.i32(100));
            Value numbers = b.vec(b.op(Op.IADD, flatNumber(fragment, b), id), b.i32(0, 0, 0));
            b.storeOutput(fragment.output("color", Type.I32X4, 0), numbers);
            b.ret();
            if (listed == 1 && (polygon || quads)) assertTrue(new LowerQuads(polygon).run(fragment));
            lab.bind(lab.device.createShader(fragment, null));
            if (listed == 0) {
                lab.context.draw(primitive, 0, count);
            } else {
                lab.context.bindIndexBuffer(lab.ints(indices), 0, IndexType.U32);
                lab.context.drawIndexed(PrimitiveIndices.list(primitive), 0, indices.length);
            }
            pictures[listed] = lab.pixels(t);
        }
        assertArrayEquals(pictures[0], pictures[1], primitive + ", the first provokes: " + firstProvokes);
        assertTrue(java.util.Arrays.stream(pictures[0]).anyMatch(v -> v != -1), primitive + " drew nothing");
    }

    @Test
    void listsOfTrianglesAndLinesDrawTheSame() {
        for (boolean first : new boolean[] {false, true}) {
            vertices(new float[][] {
                {-1, -1}, {-0.5f, -1}, {-0.5f, 0.5f}, {-1, 0.9f}, {0, -1}, {0.5f, -1}, {0.5f, 0.25f}, {0, 1}
            });
            sameAsList(Primitive.QUADS, 8, first);
            sameAsList(Primitive.LINE_LOOP, 7, first);
            vertices(new float[][] {{-0.8f, -0.9f}, {0.5f, -1}, {0.9f, 0}, {0.3f, 0.9f}, {-0.9f, 0.7f}});
            sameAsList(Primitive.POLYGON, 5, first);
            sameAsList(Primitive.TRIANGLE_FAN, 5, first);
            vertices(new float[][] {
                {-1, 1}, {-1, -1}, {-0.5f, 0.8f}, {-0.5f, -1}, {0, 1}, {0, -0.7f}, {0.5f, 1}, {0.5f, -1}
            });
            sameAsList(Primitive.QUAD_STRIP, 8, first);
        }
    }

    @Test
    void linesAndStrips() {
        vertices(ZIGZAG);
        check(Primitive.LINES, 8, List.of(1, 3, 5, 7), List.of(0, 2, 4, 6));
        check(Primitive.LINE_STRIP, 4, List.of(1, 2, 3), List.of(0, 1, 2));
        check(Primitive.LINE_LOOP, 3, List.of(0, 1, 2), List.of(0, 1, 2));
        check(Primitive.LINES_ADJACENCY, 8, List.of(2, 6), List.of(1, 5));
    }

    @Test
    void trianglesStripsAndFans() {
        vertices(ZIGZAG);
        check(Primitive.TRIANGLES, 6, List.of(2, 5), List.of(0, 3));
        check(Primitive.TRIANGLE_STRIP, 6, List.of(2, 3, 4, 5), List.of(0, 1, 2, 3));
        vertices(QUAD);
        check(Primitive.TRIANGLE_FAN, 4, List.of(2, 3), List.of(1, 2));
    }

    @Test
    void quadsAndPolygons() {
        vertices(QUAD);
        check(Primitive.QUADS, 4, List.of(3), List.of(0));
        check(Primitive.POLYGON, 4, List.of(0), List.of(0));
        vertices(ZIGZAG);
        check(Primitive.QUAD_STRIP, 8, List.of(3, 5, 7), List.of(0, 2, 4));
    }

    @Test
    void adjacencyDrawsTheInnerPrimitive() {
        vertices(new float[][] {{-1, -1}, {0, 0}, {1, -1}, {0, 0}, {0, 1}, {0, 0}});
        check(Primitive.TRIANGLES_ADJACENCY, 6, List.of(4), List.of(0));
    }

    @Test
    void primitivesAreNumberedFromZeroForEachInstance() {
        vertices(ZIGZAG);
        assertEquals(
                new TreeSet<>(List.of(0, 1, 2, 3)),
                drawn(Primitive.TRIANGLE_STRIP, 6, false, ProvokingVertexTest::primitiveId));
        vertices(QUAD);
        assertEquals(
                new TreeSet<>(List.of(0)),
                drawn(Primitive.QUADS, 4, false, ProvokingVertexTest::primitiveId),
                "a quad has one number");
    }

    @Test
    void aGeometryShaderNumbersItsPrimitives() {
        vertices(ZIGZAG);
        lab.bind(lab.shader(Stage.GEOMETRY, (s, b) -> {
            s.inputTopology = Shader.Topology.TRIANGLES;
            s.outputTopology = Shader.Topology.TRIANGLE_STRIP;
            s.outputVertices = 3;
            Variable in = s.input(Builtin.POSITION, Type.F32X4);
            in.perVertex = true;
            Variable position = s.output(Builtin.POSITION, Type.F32X4);
            Variable id = s.output(Builtin.PRIMITIVE_ID, Type.I32);
            Value number = b.loadInput(s.input(Builtin.PRIMITIVE_ID, Type.I32));
            for (int i = 0; i < 3; i++) {
                b.storeOutput(position, b.loadInput(in, b.i32(i)));
                b.storeOutput(id, b.op(Op.IADD, number, b.i32(100)));
                b.effect(Op.EMIT_VERTEX, 0);
            }
        }));
        assertEquals(
                new TreeSet<>(List.of(100, 101)),
                drawn(Primitive.TRIANGLES, 6, false, ProvokingVertexTest::primitiveId));
    }

    @Test
    void edgesInsideAQuadAreNotDrawn() {
        vertices(QUAD);
        Texture t = lab.canvas(9, 9);
        RasterState.Builder r = new RasterState.Builder();
        r.fillFront = RasterState.Fill.LINE;
        r.fillBack = RasterState.Fill.LINE;
        lab.raster(r);
        lab.context.setViewport(0, 1.5f, 1.5f, 6, 6, 0, 1);
        lab.bind(lab.vertex((s, b) -> {}));
        lab.bind(lab.solid(1, 1, 1, 1));
        for (Primitive p : new Primitive[] {Primitive.QUADS, Primitive.POLYGON}) {
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            lab.context.draw(p, 0, 4);
            int[] pixels = lab.pixels(t);
            for (int i = 2; i < 7; i++) {
                assertEquals(0, pixels[i * 9 + i], p + ": the diagonal at " + i);
                assertEquals(0, pixels[i * 9 + 8 - i], p + ": the other diagonal at " + i);
                assertEquals(-1, pixels[i * 9 + 1], p + ": the left side at " + i);
                assertEquals(-1, pixels[9 + i], p + ": the lower side at " + i);
            }
        }
    }
}
