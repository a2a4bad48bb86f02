package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Shader.Spacing;
import tepui.ir.Shader.Topology;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamOutputLayout.Output;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.tools.image.Image;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Patches: what the control shader sees and makes, levels, the domain's subdivision, winding, points; what patches hand on beside their vertices is {@link PatchDataCases}'. */
final class TessellationCases {
    private TessellationCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("tessellation").needs("tessellation", c -> c.tessellation);
        for (Topology domain : new Topology[] {Topology.TRIANGLES, Topology.QUADS}) {
            for (float level : new float[] {1, 2, 3, 4, 7}) {
                String name = domain + "." + (int) level;
                area.add("coversTheDomainOnce." + name, s -> covers(s, domain, level, level, Spacing.EQUAL));
            }
            area.add("unequalLevels." + domain, s -> covers(s, domain, 5, 2, Spacing.EQUAL));
            area.add("fractionalEven." + domain, s -> covers(s, domain, 2.5f, 3.3f, Spacing.FRACTIONAL_EVEN));
            area.add("fractionalOdd." + domain, s -> covers(s, domain, 2.5f, 3.3f, Spacing.FRACTIONAL_ODD));
            area.add("clockwise." + domain, s -> winding(s, domain));
            area.add("outerLevelZeroDrawsNothing." + domain, s -> nothing(s, domain));
        }
        Area seen = area.needs("stream output", c -> c.streamOutput && c.maxStreamTargets > 0);
        for (int i = 1; i <= 6; i++) {
            int level = i;
            seen.add("triangleCount." + i, s -> count(s, Topology.TRIANGLES, level));
            seen.add("quadCount." + i, s -> count(s, Topology.QUADS, level));
            seen.add("isolineCount." + i, s -> isolines(s, level, level));
        }
        seen.add("isolineCount.ofManyParts", s -> isolines(s, 2, 5));
        seen.add("pointMode", TessellationCases::points);
        area.needs("large points", c -> c.maxPointSize >= 4).add("pointsOfTheShadersSize", TessellationCases::sizes);
        seen.add("coordinatesAddUp", TessellationCases::coordinates);
        area.add("defaultLevelsWithoutControlShader", TessellationCases::defaults);
        area.add("controlShaderSeesAllVertices", TessellationCases::control);
        area.add("barrierInTheControlShader", TessellationCases::barrier);
        area.add("nothingForEachVertex", TessellationCases::nothingForEachVertex);
        PatchDataCases.addTo(area);
        area.add("patchVertices", TessellationCases::patchVertices);
        area.add("primitiveId", TessellationCases::primitiveId);
        area.add("evaluationSeesVertexOutputs", TessellationCases::evaluation);
        area.needs("geometry shaders", c -> c.geometry).add("thenGeometry", TessellationCases::thenGeometry);
        area.add(
                "largestLevel",
                s -> covers(s, Topology.QUADS, s.caps.maxTessLevel, s.caps.maxTessLevel, Spacing.EQUAL));
    }

    private static Variable array(Shader s, Builtin builtin, int n) {
        Variable v = new Variable(Variable.Mode.OUTPUT, builtin.name().toLowerCase(Locale.ROOT), Type.F32, n);
        v.builtin = builtin;
        v.patch = true;
        s.outputs.add(v);
        return v;
    }

    static void levels(Shader s, Builder b, float outer, float inner) {
        Variable o = array(s, Builtin.TESS_LEVEL_OUTER, 4);
        Variable i = array(s, Builtin.TESS_LEVEL_INNER, 2);
        for (int k = 0; k < 4; k++) b.storeOutput(o, b.i32(k), b.f32(outer));
        for (int k = 0; k < 2; k++) b.storeOutput(i, b.i32(k), b.f32(inner));
    }

    static Shader controlStage(int vertices, Shaders.Effect body) {
        Shader s = Shaders.effect(Stage.TESS_CONTROL, "control", body);
        s.outputVertices = vertices;
        return s;
    }

    static Variable perVertex(Variable v) {
        v.perVertex = true;
        return v;
    }

    /** Passes positions on, with fixed levels. */
    private static Shader passControl(int vertices, float outer, float inner) {
        return controlStage(vertices, (s, b) -> {
            position(s, b);
            levels(s, b, outer, inner);
        });
    }

    private static void position(Shader s, Builder b) {
        Variable in = perVertex(s.input(Builtin.POSITION, Type.F32X4));
        Variable out = perVertex(s.output(Builtin.POSITION, Type.F32X4));
        Value id = b.loadInput(s.input(Builtin.INVOCATION_ID, Type.I32));
        b.storeOutput(out, id, b.loadInput(in, id));
    }

    static Shader evaluationStage(Topology domain, Spacing spacing, Shaders.Effect body) {
        Shader s = Shaders.effect(Stage.TESS_EVAL, "evaluation", body);
        s.inputTopology = domain;
        s.spacing = spacing;
        return s;
    }

    /** The position by the domain's coordinates: barycentric over three corners or bilinear over four. */
    static Value place(Shader s, Builder b, Topology domain) {
        Variable in = perVertex(s.input(Builtin.POSITION, Type.F32X4));
        Value at = b.loadInput(s.input(Builtin.TESS_COORD, Type.F32X3));
        if (domain == Topology.TRIANGLES) {
            Value sum = null;
            for (int i = 0; i < 3; i++) {
                Value part = b.op(Op.FMUL, b.splat(b.extract(at, i), 4), b.loadInput(in, b.i32(i)));
                sum = sum == null ? part : b.op(Op.FADD, sum, part);
            }
            return Objects.requireNonNull(sum);
        }
        Value u = b.splat(b.extract(at, 0), 4);
        Value v = b.splat(b.extract(at, 1), 4);
        Value bottom = mix(b, b.loadInput(in, b.i32(0)), b.loadInput(in, b.i32(1)), u);
        Value top = mix(b, b.loadInput(in, b.i32(3)), b.loadInput(in, b.i32(2)), u);
        return mix(b, bottom, top, v);
    }

    private static Value mix(Builder b, Value x, Value y, Value t) {
        return b.op(Op.FADD, b.op(Op.FMUL, x, b.op(Op.FSUB, b.f32(1, 1, 1, 1), t)), b.op(Op.FMUL, y, t));
    }

    private static Shader placeAll(Topology domain, Spacing spacing) {
        return evaluationStage(
                domain, spacing, (s, b) -> b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), place(s, b, domain)));
    }

    private static final float[][] SQUARE = {{-0.75f, -0.75f}, {0.75f, -0.75f}, {0.75f, 0.75f}, {-0.75f, 0.75f}};

    /** Binds a patch of three or four corners of a square, in window space of 16 pixels: 2 to 14. */
    private static int patchVertices(Topology domain) {
        return domain == Topology.TRIANGLES ? 3 : 4;
    }

    static int patch(Scene s, Topology domain) {
        int n = patchVertices(domain);
        float[] v = new float[n * 4];
        for (int i = 0; i < n; i++) {
            v[i * 4] = SQUARE[i][0];
            v[i * 4 + 1] = SQUARE[i][1];
            v[i * 4 + 2] = 0.5f;
            v[i * 4 + 3] = 1;
        }
        s.vertices(new int[] {4}, v);
        s.context.setPatchVertices(n);
        return n;
    }

    private static void covers(Scene s, Topology domain, float outer, float inner, Spacing spacing) {
        Texture t = s.target(16, 16);
        s.blend(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE));
        int n = patch(s, domain);
        s.program(
                Shaders.passThrough(),
                passControl(n, outer, inner),
                placeAll(domain, spacing),
                Shaders.constant(64 / 255f, 0, 0, 0));
        s.context.draw(Primitive.PATCHES, 0, n);
        Image is = s.image(t);
        for (int i = 0; i < 256; i++) {
            double x = i % 16 + 0.5;
            double y = i / 16 + 0.5;
            boolean in = x > 2 && x < 14 && y > 2 && y < 14;
            // the triangle's third corner is the square's third: below the diagonal
            if (domain == Topology.TRIANGLES) {
                if (Math.abs(x - y) < 0.1) continue;
                in &= y < x;
            }
            s.equal(in ? 64 : 0, is.pixel(i % 16, i / 16) >>> 24, "red of pixel " + i % 16 + "," + i / 16);
        }
    }

    private static void winding(Scene s, Topology domain) {
        for (boolean clockwise : new boolean[] {false, true}) {
            Texture t = s.target(16, 16);
            RasterState.Builder r = s.raster();
            r.cull = RasterState.Cull.BACK;
            s.raster(r);
            int n = patch(s, domain);
            Shader eval = placeAll(domain, Spacing.EQUAL);
            eval.clockwise = clockwise;
            s.program(Shaders.passThrough(), passControl(n, 3, 3), eval, Shaders.constant(1, 1, 1, 1));
            s.context.draw(Primitive.PATCHES, 0, n);
            int v = clockwise ? 0 : 255;
            s.pixel(t, 10, 5, v, v, v, v);
        }
    }

    private static void nothing(Scene s, Topology domain) {
        Texture t = s.target(16, 16);
        int n = patch(s, domain);
        for (float level : new float[] {0, -1, Float.NaN}) {
            s.program(
                    Shaders.passThrough(),
                    passControl(n, level, 3),
                    placeAll(domain, Spacing.EQUAL),
                    Shaders.constant(1, 1, 1, 1));
            s.context.draw(Primitive.PATCHES, 0, n);
        }
        s.solid(t, 0, 0, 0, 0, 0);
    }

    /** Streams the domain's coordinates of every vertex that is put out. */
    private static float[] stream(Scene s, Topology domain, boolean points, float outer, float inner, Primitive p) {
        return stream(s, domain, points, passControl(patchVertices(domain), outer, inner), p);
    }

    private static float[] stream(Scene s, Topology domain, boolean points, Shader control, Primitive p) {
        s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.discard = true;
        s.raster(r);
        int n = patch(s, domain);
        Shader eval = evaluationStage(domain, Spacing.EQUAL, (sh, b) -> {
            b.storeOutput(sh.output("at", Type.F32X3, 0), b.loadInput(sh.input(Builtin.TESS_COORD, Type.F32X3)));
            b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), b.f32(0, 0, 0.5f, 1));
        });
        eval.pointMode = points;
        s.program(Shaders.passThrough(), control);
        s.bind(s.shader(eval, new StreamOutputLayout(List.of(new Output("at", 0, 0, 3, 0, 0, 0)), List.of(12))));
        s.program(Shaders.nothing());
        float[] before = new float[3 * 1024];
        Arrays.fill(before, -1);
        Buffer b = s.floats(Bind.STREAM_OUTPUT, before);
        s.context.setStreamTargets(new StreamTarget[] {s.streamTarget(b, 0, b.size())}, new boolean[1]);
        s.context.draw(p, 0, n);
        s.context.setStreamTargets(new @Nullable StreamTarget[0], new boolean[0]);
        return s.readFloats(b);
    }

    private static int vertices(float[] stream) {
        int n = 0;
        while (n * 3 < stream.length && stream[n * 3] != -1) n++;
        return n;
    }

    /** With all levels equal to n: 6, 24, 54 ... triangles for odd and even rings, 2 n^2 for quads. */
    private static void count(Scene s, Topology domain, int n) {
        int e = 0;
        if (domain == Topology.QUADS) {
            e = 2 * n * n;
        } else if (n == 1) {
            e = 1;
        } else {
            // rings from outside in: edges of k segments meet edges of k - 2
            for (int k = n; k > 1; k -= 2) e += 3 * (k + k - 2);
            if (n % 2 == 1) e += 1;
        }
        float[] is = stream(s, domain, false, n, n, Primitive.PATCHES);
        s.equal(3L * e, vertices(is), "vertices of " + e + " triangles");
    }

    private static void isolines(Scene s, int lines, int parts) {
        Shader control = controlStage(patchVertices(Topology.ISOLINES), (sh, b) -> {
            position(sh, b);
            Variable o = array(sh, Builtin.TESS_LEVEL_OUTER, 4);
            for (int k = 0; k < 4; k++) b.storeOutput(o, b.i32(k), b.f32(k == 0 ? lines : parts));
        });
        float[] is = stream(s, Topology.ISOLINES, false, control, Primitive.PATCHES);
        s.equal(2L * lines * parts, vertices(is), "vertices of " + lines + " lines of " + parts + " segments");
        for (int i = 0; i < vertices(is); i++) {
            float v = is[i * 3 + 1];
            s.that(v < 1, "line at v = " + v);
            s.near(Math.round(v * lines), v * lines, 1e-4, "number of the line at v = " + v);
        }
    }

    private static void points(Scene s) {
        float[] is = stream(s, Topology.QUADS, true, 4, 4, Primitive.PATCHES);
        s.equal(25, vertices(is), "points");
        boolean[] seen = new boolean[25];
        for (int i = 0; i < vertices(is); i++) {
            seen[Math.clamp(Math.round(is[i * 3] * 4) + 5L * Math.round(is[i * 3 + 1] * 4), 0, 24)] = true;
        }
        for (int i = 0; i < 25; i++) s.that(seen[i], "there is no point at " + i % 5 / 4f + "," + i / 5 / 4f);
    }

    /** Points of four pixels in the corners of the inner square. */
    private static void sizes(Scene s) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.pointSizeFromShader = true;
        s.raster(r);
        int n = patch(s, Topology.QUADS);
        Shader e = evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
            Value at = b.loadInput(sh.input(Builtin.TESS_COORD, Type.F32X3));
            Value x = b.op(Op.FSUB, b.extract(at, 0), b.f32(0.5f));
            Value y = b.op(Op.FSUB, b.extract(at, 1), b.f32(0.5f));
            b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), b.vec(x, y, b.f32(0), b.f32(1)));
            b.storeOutput(sh.output(Builtin.POINT_SIZE, Type.F32), b.f32(4));
        });
        e.pointMode = true;
        s.program(Shaders.passThrough(), passControl(n, 1, 1), e, Shaders.constant(1, 1, 1, 1));
        s.context.draw(Primitive.PATCHES, 0, n);
        for (int i = 0; i < 256; i++) {
            boolean in = (i % 16 - 2 & 7) < 4 && (i / 16 - 2 & 7) < 4 && i % 16 >= 2 && i / 16 >= 2;
            int c = in ? 255 : 0;
            s.pixel(t, i % 16, i / 16, c, c, c, c);
        }
    }

    private static void coordinates(Scene s) {
        float[] is = stream(s, Topology.TRIANGLES, false, 5, 4, Primitive.PATCHES);
        for (int i = 0; i < vertices(is); i++) {
            s.near(1, is[i * 3] + is[i * 3 + 1] + is[i * 3 + 2], 1e-5, "sum of the coordinates of vertex " + i);
        }
        s.that(!s.draws() || vertices(is) > 0, "no vertex came out");
    }

    private static void defaults(Scene s) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        s.program(Shaders.passThrough(), placeAll(Topology.QUADS, Spacing.EQUAL), Shaders.constant(1, 1, 1, 1));
        s.context.setDefaultTessLevels(new float[] {0, 0, 0, 0}, new float[] {1, 1});
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 8, 8, 0, 0, 0, 0);
        s.context.setDefaultTessLevels(new float[] {2, 3, 4, 5}, new float[] {2, 3});
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 8, 8, 255, 255, 255, 255);
    }

    /** Four vertices in, three out: each is made from two of the input. */
    private static void control(Scene s) {
        Texture t = s.target(16, 16);
        patch(s, Topology.QUADS);
        s.program(
                Shaders.passThrough(),
                controlStage(3, (sh, b) -> {
                    Variable in = perVertex(sh.input(Builtin.POSITION, Type.F32X4));
                    Variable out = perVertex(sh.output(Builtin.POSITION, Type.F32X4));
                    Value id = b.loadInput(sh.input(Builtin.INVOCATION_ID, Type.I32));
                    // corners 3, 0, 1: the other half of the square
                    Value from = b.op(Op.IAND, b.op(Op.IADD, id, b.i32(3)), b.i32(3));
                    b.storeOutput(out, id, b.loadInput(in, from));
                    levels(sh, b, 2, 2);
                }),
                placeAll(Topology.TRIANGLES, Spacing.EQUAL),
                Shaders.constant(1, 1, 1, 1));
        s.context.draw(Primitive.PATCHES, 0, 4);
        s.pixel(t, 3, 3, 255, 255, 255, 255);
        s.pixel(t, 12, 12, 0, 0, 0, 0);
        s.pixel(t, 12, 2, 255, 255, 255, 255);
    }

    /** Each invocation reads what its neighbour wrote before the barrier. */
    private static void barrier(Scene s) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        s.program(
                Shaders.passThrough(),
                controlStage(4, (sh, b) -> {
                    Variable in = perVertex(sh.input(Builtin.POSITION, Type.F32X4));
                    Variable out = perVertex(sh.output(Builtin.POSITION, Type.F32X4));
                    Variable shared = perVertex(sh.output("number", Type.F32, 0));
                    Variable sum = perVertex(sh.output("sum", Type.F32, 1));
                    Value id = b.loadInput(sh.input(Builtin.INVOCATION_ID, Type.I32));
                    b.storeOutput(out, id, b.loadInput(in, id));
                    b.storeOutput(shared, id, b.convert(Op.I2F, ScalarKind.F32, b.op(Op.IADD, id, b.i32(1))));
                    b.effect(Op.BARRIER, 0);
                    Value total = b.f32(0);
                    for (int i = 0; i < 4; i++) total = b.op(Op.FADD, total, b.load(Op.LOAD_OUTPUT, shared, b.i32(i)));
                    b.storeOutput(sum, id, total);
                    levels(sh, b, 1, 1);
                }),
                evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
                    Variable sum = perVertex(sh.input("sum", Type.F32, 1));
                    Value v = b.op(Op.FMUL, b.loadInput(sum, b.i32(2)), b.f32(1 / 10f));
                    b.storeOutput(sh.output("color", Type.F32X4, 0), b.vec(v, b.f32(0, 0, 1)));
                    b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), place(sh, b, Topology.QUADS));
                }),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 8, 8, 255, 0, 0, 255);
    }

    /** A control shader that puts out levels alone, and those by what its vertices have. */
    private static void nothingForEachVertex(Scene s) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        s.program(
                Shaders.passThrough(),
                controlStage(1, (sh, b) -> {
                    Variable in = perVertex(sh.input(Builtin.POSITION, Type.F32X4));
                    Value w = b.extract(b.loadInput(in, b.i32(2)), 3);
                    b.ifThen(b.op(Op.FEQ, w, b.f32(1)), () -> levels(sh, b, 2, 2));
                }),
                evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
                    Value at = b.loadInput(sh.input(Builtin.TESS_COORD, Type.F32X3));
                    Value x = b.op(Op.FSUB, b.op(Op.FMUL, b.extract(at, 0), b.f32(2)), b.f32(1));
                    Value y = b.op(Op.FSUB, b.op(Op.FMUL, b.extract(at, 1), b.f32(2)), b.f32(1));
                    b.storeOutput(sh.output("out", Type.F32X4, 0), b.f32(0.2f, 0.4f, 0.6f, 1));
                    b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), b.vec(x, y, b.f32(0), b.f32(1)));
                }),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 1, 1, 51, 102, 153, 255);
        s.pixel(t, 14, 14, 51, 102, 153, 255);
    }

    /** A colour in the evaluation shader that tells an integer input: value / 15 in red. */
    private static void showInEvaluation(Scene s, Builtin builtin, int patches, int[] expected) {
        Texture t = s.target(16, 16);
        float[] v = new float[patches * 16];
        for (int p = 0; p < patches; p++) {
            float x0 = s.clipX(p * 16f / patches);
            float x1 = s.clipX((p + 1) * 16f / patches);
            float[] corners = {x0, -1, 0.5f, 1, x1, -1, 0.5f, 1, x1, 1, 0.5f, 1, x0, 1, 0.5f, 1};
            System.arraycopy(corners, 0, v, p * 16, 16);
        }
        s.vertices(new int[] {4}, v);
        s.context.setPatchVertices(4);
        s.program(
                Shaders.passThrough(),
                passControl(4, 1, 1),
                evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
                    Value i = b.loadInput(sh.input(builtin, Type.I32));
                    Value red = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, i), b.f32(1 / 15f));
                    b.storeOutput(sh.output("out", Type.F32X4, 0), b.vec(red, b.f32(0, 0, 1)));
                    b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), place(sh, b, Topology.QUADS));
                }),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, patches * 4);
        for (int p = 0; p < patches; p++) {
            s.pixel(t, p * 16 / patches + 1, 8, expected[p] * 17, 0, 0, 255);
        }
    }

    private static void patchVertices(Scene s) {
        showInEvaluation(s, Builtin.PATCH_VERTICES, 1, new int[] {4});
    }

    private static void primitiveId(Scene s) {
        showInEvaluation(s, Builtin.PRIMITIVE_ID, 4, new int[] {0, 1, 2, 3});
    }

    private static void evaluation(Scene s) {
        Texture t = s.target(16, 16);
        float[] v = new float[32];
        for (int i = 0; i < 4; i++) {
            float[] one = {SQUARE[i][0] / 0.75f, SQUARE[i][1] / 0.75f, 0.5f, 1, i == 1 || i == 2 ? 1 : 0, 0, 0, 1};
            System.arraycopy(one, 0, v, i * 8, 8);
        }
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.vertices(new int[] {4, 4}, v);
        s.context.setPatchVertices(4);
        s.context.setDefaultTessLevels(new float[] {1, 1, 1, 1}, new float[] {1, 1});
        s.program(
                evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
                    Variable c = perVertex(sh.input("color", Type.F32X4, 0));
                    Value at = b.loadInput(sh.input(Builtin.TESS_COORD, Type.F32X3));
                    Value u = b.splat(b.extract(at, 0), 4);
                    b.storeOutput(
                            sh.output("out", Type.F32X4, 0),
                            mix(b, b.loadInput(c, b.i32(0)), b.loadInput(c, b.i32(1)), u));
                    Variable in = perVertex(sh.input(Builtin.POSITION, Type.F32X4));
                    Value w = b.splat(b.extract(at, 1), 4);
                    Value bottom = mix(b, b.loadInput(in, b.i32(0)), b.loadInput(in, b.i32(1)), u);
                    Value top = mix(b, b.loadInput(in, b.i32(3)), b.loadInput(in, b.i32(2)), u);
                    b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), mix(b, bottom, top, w));
                }),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, 4);
        for (int x = 0; x < 16; x++) s.pixel(t, x, 8, (int) Math.round((x + 0.5) / 16 * 255), 0, 0, 255, 1);
    }

    private static void thenGeometry(Scene s) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        s.program(
                Shaders.passThrough(),
                passControl(n, 2, 2),
                placeAll(Topology.QUADS, Spacing.EQUAL),
                GeometryCases.geometry(Topology.TRIANGLES, Topology.TRIANGLE_STRIP, 3, 1, (sh, b) -> {
                    Variable in = perVertex(sh.input(Builtin.POSITION, Type.F32X4));
                    Variable out = sh.output(Builtin.POSITION, Type.F32X4);
                    for (int i = 0; i < 3; i++) {
                        // half the size
                        b.storeOutput(out, b.op(Op.FMUL, b.loadInput(in, b.i32(i)), b.f32(0.5f, 0.5f, 1, 1)));
                        b.effect(Op.EMIT_VERTEX, 0);
                    }
                }),
                Shaders.constant(1, 1, 1, 1));
        s.context.draw(Primitive.PATCHES, 0, n);
        for (int i = 0; i < 256; i++) {
            boolean in = i % 16 >= 5 && i % 16 < 11 && i / 16 >= 5 && i / 16 < 11;
            int c = in ? 255 : 0;
            s.pixel(t, i % 16, i / 16, c, c, c, c);
        }
    }
}
