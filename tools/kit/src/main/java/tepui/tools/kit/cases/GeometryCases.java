package tepui.tools.kit.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Shader.Topology;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamOutputLayout.Output;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Geometry shaders: what they are given, what they put out, amplification. Looked at through stream output. */
final class GeometryCases {
    private GeometryCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("geometry").needs("geometry shaders", c -> c.geometry);
        Area seen = area.needs("stream output", c -> c.streamOutput && c.maxStreamTargets > 0);
        Object[][] inputs = {
            {Primitive.POINTS, Topology.POINTS, 5, new int[][] {{0}, {1}, {2}, {3}, {4}}},
            {Primitive.LINES, Topology.LINES, 5, new int[][] {{0, 1}, {2, 3}}},
            {Primitive.LINE_STRIP, Topology.LINES, 4, new int[][] {{0, 1}, {1, 2}, {2, 3}}},
            {Primitive.TRIANGLES, Topology.TRIANGLES, 7, new int[][] {{0, 1, 2}, {3, 4, 5}}},
            {Primitive.LINES_ADJACENCY, Topology.LINES_ADJACENCY, 8, new int[][] {{0, 1, 2, 3}, {4, 5, 6, 7}}},
            {
                Primitive.LINE_STRIP_ADJACENCY,
                Topology.LINES_ADJACENCY,
                6,
                new int[][] {{0, 1, 2, 3}, {1, 2, 3, 4}, {2, 3, 4, 5}}
            },
            {
                Primitive.TRIANGLES_ADJACENCY,
                Topology.TRIANGLES_ADJACENCY,
                12,
                new int[][] {{0, 1, 2, 3, 4, 5}, {6, 7, 8, 9, 10, 11}}
            }
        };
        for (Object[] in : inputs) {
            seen.add(
                    "input." + in[0],
                    s -> input(s, (Primitive) in[0], (Topology) in[1], (Integer) in[2], (int[][]) in[3]));
        }
        seen.add("primitiveIds", GeometryCases::primitiveIds);
        seen.add("emitsNothing", s -> amplify(s, 0));
        seen.add("emitsMany", s -> amplify(s, 40));
        seen.add("invocations", GeometryCases::invocations);
        seen.add("stripsAreCut", GeometryCases::strips);
        GeometryStreamCases.addTo(seen);
        area.add("rasterizesItsOutput", GeometryCases::rasterizes);
        area.add("varyingsPassThrough", GeometryCases::varyings);
        area.add("pointsToQuads", GeometryCases::quads);
        Area sized = area.needs("large points", c -> c.maxPointSize >= 6);
        sized.add("pointsOfTheShadersSize", s -> points(s, true));
        sized.needs("points of the state's size", c -> c.pointSizeState)
                .add("pointsOfTheStatesSize", s -> points(s, false));
        area.add("facesOfWhatItMakes", s -> faces(s, RasterState.Cull.NONE));
        area.add("facesOfWhatItMakesAreCulled", s -> faces(s, RasterState.Cull.BACK));
        area.needs("fans and the last vertex convention", c -> c.triangleFans && c.provokingLast)
                .add("trianglesOfFansBeginWithTheFirstVertex", GeometryCases::fan);
        for (boolean first : new boolean[] {true, false}) {
            Area provoking = area.needs(
                    first ? "the first vertex convention" : "the last vertex convention",
                    c -> first ? c.provokingFirst : c.provokingLast);
            String name = first ? "first" : "last";
            provoking.add("flatValues." + name + ".TRIANGLE_STRIP", s -> flatValues(s, first, false));
            provoking.add("flatValues." + name + ".LINE_STRIP", s -> flatValues(s, first, true));
            provoking.add("primitiveId." + name, s -> flatIds(s, first));
        }
        area.needs(
                        "1024 components of 113 vertices",
                        c -> c.maxGeometryOutputVertices >= 113 && c.maxGeometryOutputComponents >= 1024)
                .add("everyComponentThatThereMayBe", GeometryCases::manyComponents);
        area.add("stripAdjacencyWinding", GeometryCases::stripAdjacency);
    }

    static Shader vertex() {
        return Shaders.vertex("ids", (v, b) -> {
            Value id = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(v.input(Builtin.VERTEX_ID, Type.I32)));
            b.storeOutput(v.output("id", Type.F32, 0), id);
            return b.vec(id, b.f32(0, 0.5f, 1));
        });
    }

    static Variable vertexInput(Shader g, String name, Type type, int location) {
        Variable v = g.input(name, type, location);
        v.perVertex = true;
        return v;
    }

    static Shader geometry(Topology in, Topology out, int vertices, int invocations, Shaders.Effect body) {
        Shader g = new Shader(Stage.GEOMETRY, "geometry");
        g.inputTopology = in;
        g.outputTopology = out;
        g.outputVertices = vertices;
        g.invocations = invocations;
        Builder b = new Builder(g);
        body.build(g, b);
        b.ret();
        return g;
    }

    /** Most vertices of nine components: a position, a size that drivers add to points, and four locations, of which each has one. */
    private static void manyComponents(Scene s) {
        int vertices = 1024 / 9;
        Shader g = geometry(Topology.POINTS, Topology.POINTS, vertices, 1, (sh, b) -> {
            Variable position = sh.output(Builtin.POSITION, Type.F32X4);
            Variable[] each = new Variable[4];
            for (int i = 0; i < 4; i++) each[i] = sh.output("v" + i, Type.F32, i);
            for (int n = 0; n < vertices; n++) {
                b.storeOutput(position, Lab.rowPosition(b, b.i32(n), vertices));
                for (int i = 0; i < 4; i++) b.storeOutput(each[i], b.f32((n + 30 * i) / 255f));
                emit(b);
                b.effect(Op.END_PRIMITIVE, 0);
            }
        });
        Texture target = s.target(vertices, 1);
        s.program(vertex());
        s.program(g);
        s.program(Shaders.fragment("each", (f, b) -> {
            Value[] each = new Value[4];
            for (int i = 0; i < 4; i++) each[i] = b.loadInput(Shaders.varying(f, i, Type.F32, Interpolation.SMOOTH));
            return b.vec(each);
        }));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.POINTS, 0, 1);
        for (int n = 0; n < vertices; n++) s.pixel(target, n, 0, n, n + 30, n + 60, n + 90, 1);
    }

    private static void emit(Builder b) {
        b.effect(Op.EMIT_VERTEX, 0);
    }

    private static Value floats(Builder b, Value v) {
        return b.convert(Op.I2F, ScalarKind.F32, v);
    }

    private static StreamOutputLayout words(int n) {
        return new StreamOutputLayout(List.of(new Output("result", 0, 0, n, 0, 0, 0)), List.of(n * 4));
    }

    /** Draws with a geometry shader whose output "result" is streamed. */
    private static float[] run(Scene s, Shader g, int components, Primitive p, int n, int floats) {
        s.target(4, 4);
        RasterState.Builder r = s.raster();
        r.discard = true;
        s.raster(r);
        s.program(vertex());
        s.bind(s.shader(g, words(components)));
        s.program(Shaders.nothing());
        s.layout(VertexLayout.EMPTY);
        float[] before = new float[floats];
        Arrays.fill(before, -1);
        Buffer b = s.floats(Bind.STREAM_OUTPUT, before);
        s.context.setStreamTargets(new StreamTarget[] {s.streamTarget(b, 0, floats * 4L)}, new boolean[1]);
        s.context.draw(p, 0, n);
        s.context.setStreamTargets(new @Nullable StreamTarget[0], new boolean[0]);
        return s.readFloats(b);
    }

    private static void input(Scene s, Primitive p, Topology topology, int n, int[][] expected) {
        int size = expected[0].length;
        Shader g = geometry(topology, Topology.POINTS, size, 1, (sh, b) -> {
            Variable id = vertexInput(sh, "id", Type.F32, 0);
            Variable position = sh.input(Builtin.POSITION, Type.F32X4);
            position.perVertex = true;
            Variable result = sh.output("result", Type.F32X2, 0);
            for (int i = 0; i < size; i++) {
                Value x = b.extract(b.loadInput(position, b.i32(i)), 0);
                b.storeOutput(result, b.vec(b.loadInput(id, b.i32(i)), x));
                emit(b);
            }
        });
        float[] is = run(s, g, 2, p, n, 64);
        int at = 0;
        for (int[] part : expected) {
            for (int v : part) {
                s.near(v, is[at], 0, "vertex " + at / 2);
                s.near(v, is[at + 1], 0, "position of vertex " + at / 2);
                at += 2;
            }
        }
        s.near(-1, is[at], 0, "word behind");
    }

    private static void primitiveIds(Scene s) {
        Shader g = geometry(Topology.LINES, Topology.POINTS, 1, 1, (sh, b) -> {
            Value id = b.loadInput(sh.input(Builtin.PRIMITIVE_ID, Type.I32));
            b.storeOutput(sh.output("result", Type.F32, 0), floats(b, id));
            emit(b);
        });
        float[] is = run(s, g, 1, Primitive.LINE_STRIP, 6, 8);
        for (int i = 0; i < 8; i++) s.near(i < 5 ? i : -1, is[i], 0, "id " + i);
    }

    private static void amplify(Scene s, int count) {
        Shader g = geometry(Topology.POINTS, Topology.POINTS, Math.max(count, 1), 1, (sh, b) -> {
            Variable id = vertexInput(sh, "id", Type.F32, 0);
            Variable result = sh.output("result", Type.F32X2, 0);
            Value v = b.loadInput(id, b.i32(0));
            b.loop(new Value[] {b.i32(0)}, List.of(), q -> {
                b.ifThen(b.op(Op.IGE, q.getFirst(), b.i32(count)), () -> b.breakWith());
                b.storeOutput(result, b.vec(v, floats(b, q.getFirst())));
                emit(b);
                b.continueWith(b.op(Op.IADD, q.getFirst(), b.i32(1)));
            });
        });
        float[] is = run(s, g, 2, Primitive.POINTS, 3, 256);
        for (int i = 0; i < 128; i++) {
            boolean in = i < 3 * count;
            s.near(in ? i / count : -1, is[i * 2], 0, "source of vertex " + i);
            s.near(in ? i % count : -1, is[i * 2 + 1], 0, "number of vertex " + i);
        }
    }

    private static void invocations(Scene s) {
        Shader g = geometry(Topology.POINTS, Topology.POINTS, 1, 4, (sh, b) -> {
            Variable id = vertexInput(sh, "id", Type.F32, 0);
            Value i = b.loadInput(sh.input(Builtin.INVOCATION_ID, Type.I32));
            b.storeOutput(sh.output("result", Type.F32X2, 0), b.vec(b.loadInput(id, b.i32(0)), floats(b, i)));
            emit(b);
        });
        float[] is = run(s, g, 2, Primitive.POINTS, 2, 32);
        for (int i = 0; i < 8; i++) {
            s.near(i / 4, is[i * 2], 0, "source of vertex " + i);
            s.near(i % 4, is[i * 2 + 1], 0, "invocation of vertex " + i);
        }
    }

    /** Five vertices, a cut, two vertices (no triangle), a cut, three vertices. */
    private static void strips(Scene s) {
        Shader g = geometry(Topology.POINTS, Topology.TRIANGLE_STRIP, 10, 1, (sh, b) -> {
            Variable result = sh.output("result", Type.F32, 0);
            for (int i = 0; i < 10; i++) {
                b.storeOutput(result, b.f32(i));
                emit(b);
                if (i == 4 || i == 6) b.effect(Op.END_PRIMITIVE, 0);
            }
        });
        float[] is = run(s, g, 1, Primitive.POINTS, 1, 16);
        int[][] triangles = {{0, 1, 2}, {1, 2, 3}, {2, 3, 4}, {7, 8, 9}};
        for (int t = 0; t < 4; t++) {
            float[] got = {is[t * 3], is[t * 3 + 1], is[t * 3 + 2]};
            Arrays.sort(got);
            for (int k = 0; k < 3; k++) s.near(triangles[t][k], got[k], 0, "triangle " + t + ", vertex " + k);
        }
        s.near(-1, is[12], 0, "word behind");
    }

    private static void rasterizes(Scene s) {
        Texture t = s.target(8, 8);
        s.program(
                vertex(),
                geometry(Topology.POINTS, Topology.TRIANGLE_STRIP, 4, 1, (sh, b) -> {
                    Variable position = sh.output(Builtin.POSITION, Type.F32X4);
                    float[][] corners = {{-1, -1}, {0, -1}, {-1, 1}, {0, 1}};
                    for (float[] c : corners) {
                        b.storeOutput(position, b.f32(c[0], c[1], 0.5f, 1));
                        emit(b);
                    }
                }),
                Shaders.constant(0, 1, 0, 1));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.POINTS, 0, 1);
        for (int x = 0; x < 8; x++) s.pixel(t, x, 4, 0, x < 4 ? 255 : 0, 0, x < 4 ? 255 : 0);
    }

    /** Triangles from points have faces: the left one shows its front, the right one its back. */
    private static void faces(Scene s, RasterState.Cull cull) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.frontCounterClockwise = true;
        r.cull = cull;
        s.raster(r);
        float[][] corners = {{-1, -1}, {0, -1}, {-1, 3}, {0, -1}, {0, 3}, {1, -1}};
        s.program(
                vertex(),
                geometry(Topology.POINTS, Topology.TRIANGLE_STRIP, 6, 1, (sh, b) -> {
                    Variable position = sh.output(Builtin.POSITION, Type.F32X4);
                    for (int i = 0; i < 6; i++) {
                        b.storeOutput(position, b.f32(corners[i][0], corners[i][1], 0.5f, 1));
                        emit(b);
                        if (i == 2) b.effect(Op.END_PRIMITIVE, 0);
                    }
                }),
                Shaders.fragment(
                        "facing",
                        (f, b) -> b.select(
                                b.loadInput(f.input(Builtin.FRONT_FACING, Type.BOOL)),
                                b.f32(1, 0, 0, 1),
                                b.f32(0, 1, 0, 1))));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.POINTS, 0, 1);
        boolean culled = cull != RasterState.Cull.NONE;
        s.pixel(t, 0, 3, 255, 0, 0, 255);
        s.pixel(t, 4, 3, 0, culled ? 0 : 255, 0, culled ? 0 : 255);
    }

    private static void provoke(Scene s, boolean first) {
        RasterState.Builder r = s.raster();
        r.provokingFirst = first;
        s.raster(r);
    }

    /** The numbers of a triangle's vertices are its colour. */
    private static void fan(Scene s) {
        Texture t = s.target(4, 4);
        provoke(s, false);
        Shader g = geometry(Topology.TRIANGLES, Topology.TRIANGLE_STRIP, 3, 1, (sh, b) -> {
            Variable id = vertexInput(sh, "id", Type.F32, 0);
            Variable position = sh.output(Builtin.POSITION, Type.F32X4);
            Variable color = sh.output("color", Type.F32X4, 1);
            Value[] numbers = new Value[3];
            for (int c = 0; c < 3; c++) numbers[c] = b.op(Op.FMUL, b.loadInput(id, b.i32(c)), b.f32(0.2f));
            for (int i = 0; i < 3; i++) {
                b.storeOutput(position, b.f32(i == 1 ? 3 : -1, i == 2 ? 3 : -1, 0.5f, 1));
                b.storeOutput(color, b.vec(numbers[0], numbers[1], numbers[2], b.f32(1)));
                emit(b);
            }
        });
        Shader f = Shaders.fragment(
                "numbers", (sh, b) -> b.loadInput(Shaders.varying(sh, 1, Type.F32X4, Interpolation.SMOOTH)));
        s.program(vertex(), g, f);
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLE_FAN, 1, 3);
        s.solid(t, 51, 102, 153, 255, 0);
    }

    /** Two strips, of two primitives and of three, side by side from left to right; a value for each vertex, one of them in an array. */
    private static void flatValues(Scene s, boolean first, boolean lines) {
        Texture t = s.target(Format.R32G32_SINT, 16, 4);
        provoke(s, first);
        int each = lines ? 2 : 3;
        int[] lengths = {2, 3};
        List<Integer> expected = new ArrayList<>();
        Shader g = geometry(Topology.POINTS, lines ? Topology.LINE_STRIP : Topology.TRIANGLE_STRIP, 16, 1, (sh, b) -> {
            Variable position = sh.output(Builtin.POSITION, Type.F32X4);
            Variable smooth = sh.output("smooth", Type.F32, 2);
            Variable flat = new Variable(Variable.Mode.OUTPUT, "flat", Type.I32, 2);
            flat.location = 3;
            sh.outputs.add(flat);
            int vertex = 0;
            float left = -1;
            for (int length : lengths) {
                for (int v = 0; v < length + each - 1; v++) {
                    if (v < length) expected.add(vertex + (first ? 0 : each - 1));
                    // Lines of two pixels at half their height; triangles that cover the pixels between their vertices.
                    float x = left + v / 8f * 2 + (lines ? 1 / 32f : 0);
                    float y = lines ? s.clipY(1.5f) : v % 2 == 0 ? -3 : 3;
                    b.storeOutput(position, b.f32(x, y, 0.5f, 1));
                    b.storeOutput(smooth, b.f32(1));
                    b.storeOutput(flat, b.i32(0), b.i32(vertex));
                    b.storeOutput(flat, b.i32(1), b.i32(vertex * 10));
                    emit(b);
                    vertex++;
                }
                b.effect(Op.END_PRIMITIVE, 0);
                left += length / 8f * 2 + (lines ? 0 : 0.25f);
            }
        });
        Shader f = Shaders.fragment("flat", (sh, b) -> {
            Variable flat = new Variable(Variable.Mode.INPUT, "flat", Type.I32, 2);
            flat.location = 3;
            flat.interpolation = Interpolation.FLAT;
            sh.inputs.add(flat);
            Value smooth = b.loadInput(Shaders.varying(sh, 2, Type.F32, Interpolation.SMOOTH));
            Value tens = b.loadInput(flat, b.i32(1));
            return b.vec(b.loadInput(flat, b.i32(0)), b.op(Op.IMUL, tens, b.convert(Op.F2I, ScalarKind.I32, smooth)));
        });
        s.program(vertex(), g, f);
        s.layout(VertexLayout.EMPTY);
        s.context.clearColor(0, ClearColor.ofInts(-1, -1, -1, -1), null, 15);
        s.context.draw(Primitive.POINTS, 0, 1);
        List<Integer> seen = new ArrayList<>();
        int[] row = s.readInts(t);
        for (int x = 0; x < 16; x++) {
            int value = row[2 * (lines ? 16 + x : 32 + x)];
            if (value < 0) continue;
            s.equal(value * 10, row[2 * (lines ? 16 + x : 32 + x) + 1], "the array's second element at " + x);
            if (seen.isEmpty() || seen.getLast() != value) seen.add(value);
        }
        s.that(seen.equals(expected), "seen is " + seen + ", expected " + expected);
    }

    private static void flatIds(Scene s, boolean first) {
        Texture t = s.target(Format.R32_SINT, 4, 4);
        provoke(s, first);
        Shader g = geometry(Topology.POINTS, Topology.TRIANGLE_STRIP, 3, 1, (sh, b) -> {
            Variable position = sh.output(Builtin.POSITION, Type.F32X4);
            Variable id = sh.output(Builtin.PRIMITIVE_ID, Type.I32);
            float[][] corners = {{-1, -1}, {3, -1}, {-1, 3}};
            for (int i = 0; i < 3; i++) {
                b.storeOutput(position, b.f32(corners[i][0], corners[i][1], 0.5f, 1));
                b.storeOutput(id, b.i32(70 + i));
                emit(b);
            }
        });
        s.program(vertex(), g, Shaders.fragment("id", (f, b) -> b.loadInput(f.input(Builtin.PRIMITIVE_ID, Type.I32))));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.POINTS, 0, 1);
        for (int id : s.readInts(t)) s.equal(first ? 70 : 72, id, "the id");
    }

    private static void varyings(Scene s) {
        Texture t = s.target(8, 8);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(
                geometry(Topology.TRIANGLES, Topology.TRIANGLE_STRIP, 3, 1, (sh, b) -> {
                    Variable in = sh.input(Builtin.POSITION, Type.F32X4);
                    in.perVertex = true;
                    Variable color = vertexInput(sh, "color", Type.F32X4, 0);
                    Variable position = sh.output(Builtin.POSITION, Type.F32X4);
                    Variable out = sh.output("swapped", Type.F32X4, 5);
                    for (int i = 0; i < 3; i++) {
                        b.storeOutput(position, b.loadInput(in, b.i32(i)));
                        b.storeOutput(out, b.swizzle(b.loadInput(color, b.i32(i)), 2, 1, 0, 3));
                        emit(b);
                    }
                }),
                Shaders.fragment(
                        "five", (f, b) -> b.loadInput(Shaders.varying(f, 5, Type.F32X4, Interpolation.SMOOTH))));
        s.rectBound(0, 0, 8, 8, 0.5f, 0.2f, 0.4f, 0.6f, 1);
        s.solid(t, 153, 102, 51, 255, 0);
    }

    private static void quads(Scene s) {
        Texture t = s.target(16, 16);
        Shader g = geometry(Topology.POINTS, Topology.TRIANGLE_STRIP, 4, 1, (sh, b) -> {
            Variable in = sh.input(Builtin.POSITION, Type.F32X4);
            in.perVertex = true;
            Variable position = sh.output(Builtin.POSITION, Type.F32X4);
            Value at = b.loadInput(in, b.i32(0));
            float d = 2 / 16f;
            float[][] corners = {{-d, -d}, {d, -d}, {-d, d}, {d, d}};
            for (float[] c : corners) {
                b.storeOutput(position, b.op(Op.FADD, at, b.f32(c[0], c[1], 0, 0)));
                emit(b);
            }
        });
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(g, Shaders.constant(1, 1, 1, 1));
        float[] v = new float[32];
        for (int i = 0; i < 4; i++) {
            v[i * 8] = s.clipX(2 + i * 4);
            v[i * 8 + 1] = s.clipY(2 + i * 4);
            v[i * 8 + 2] = 0.5f;
            v[i * 8 + 3] = 1;
        }
        s.drawBound(Primitive.POINTS, v);
        for (int i = 0; i < 256; i++) {
            int x = i % 16;
            int y = i / 16;
            boolean in = x / 4 == y / 4 && x % 4 >= 1 && x % 4 <= 2 && y % 4 >= 1 && y % 4 <= 2;
            int c = in ? 255 : 0;
            s.pixel(t, x, y, c, c, c, c);
        }
    }

    /** Two points from one, of 2 and of 6 pixels or both of 4, whose colour says where in them a fragment is. */
    private static void points(Scene s, boolean ofShader) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.pointSizeFromShader = ofShader;
        r.pointSize = 4;
        r.pointCoordUpperLeft = true;
        s.raster(r);
        Shader g = geometry(Topology.POINTS, Topology.POINTS, 2, 1, (sh, b) -> {
            Variable in = sh.input(Builtin.POSITION, Type.F32X4);
            in.perVertex = true;
            Variable position = sh.output(Builtin.POSITION, Type.F32X4);
            Variable size = ofShader ? sh.output(Builtin.POINT_SIZE, Type.F32) : null;
            Variable blue = sh.output("blue", Type.F32, 0);
            Value at = b.loadInput(in, b.i32(0));
            for (int i = 0; i < 2; i++) {
                b.storeOutput(position, b.op(Op.FADD, at, b.f32(i, 0, 0, 0)));
                if (size != null) b.storeOutput(size, b.f32(2 + 4 * i));
                b.storeOutput(blue, b.f32(i));
                emit(b);
            }
        });
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(g, Shaders.fragment("place", (f, b) -> {
            Value place = b.loadInput(f.input(Builtin.POINT_COORD, Type.F32X2));
            return b.vec(place, b.loadInput(f.input("blue", Type.F32, 0)), b.f32(1));
        }));
        s.drawBound(Primitive.POINTS, new float[] {s.clipX(4), s.clipY(8), 0.5f, 1, 0, 0, 0, 0});
        for (int i = 0; i < 256; i++) {
            int x = i % 16;
            int y = i / 16;
            int which = x / 8;
            int size = !ofShader ? 4 : which == 0 ? 2 : 6;
            double u = (x + 0.5 - (which == 0 ? 4 : 12)) / size + 0.5;
            double v = 0.5 - (y + 0.5 - 8) / size;
            if (u < 0 || u > 1 || v < 0 || v > 1) s.pixel(t, x, y, 0, 0, 0, 0);
            else s.pixel(t, x, y, (int) Math.round(u * 255), (int) Math.round(v * 255), 255 * which, 255, 1);
        }
    }

    /** The first triangle of a strip with adjacency, by OpenGL's table. */
    private static void stripAdjacency(Scene s) {
        if (!s.caps.streamOutput || s.caps.maxStreamTargets == 0) Scene.skip("no stream output");
        Shader g = geometry(Topology.TRIANGLES_ADJACENCY, Topology.POINTS, 6, 1, (sh, b) -> {
            Variable id = vertexInput(sh, "id", Type.F32, 0);
            Variable result = sh.output("result", Type.F32, 0);
            for (int i = 0; i < 6; i++) {
                b.storeOutput(result, b.loadInput(id, b.i32(i)));
                emit(b);
            }
        });
        float[] one = run(s, g, 1, Primitive.TRIANGLE_STRIP_ADJACENCY, 6, 32);
        int[] only = {0, 1, 2, 5, 4, 3};
        for (int i = 0; i < 6; i++) s.near(only[i], one[i], 0, "vertex " + i + " of the only triangle");
        float[] many = run(s, g, 1, Primitive.TRIANGLE_STRIP_ADJACENCY, 10, 32);
        int[] first = {0, 1, 2, 6, 4, 3};
        int[] second = {4, 0, 2, 5, 6, 8};
        int[] last = {4, 2, 6, 9, 8, 7};
        int[][] all = {first, second, last};
        for (int t = 0; t < 3; t++) {
            boolean found = false;
            for (int turn = 0; turn < 3; turn++) {
                boolean same = true;
                for (int i = 0; i < 6; i++) same &= !s.draws() || many[t * 6 + i] == all[t][(i + turn * 2) % 6];
                found |= same;
            }
            s.that(
                    found,
                    "triangle " + t + " starts with " + many[t * 6] + ", " + many[t * 6 + 1] + ", " + many[t * 6 + 2]);
        }
    }
}
