package tepui.tools.kit.cases;

import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Inputs of the fragment stage: perspective, its absence, flat, places within the pixel, components and many varyings. */
final class InterpolationCases {
    private static final int SIZE = 16;

    private InterpolationCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("interpolation");
        area.add("smoothIsPerspectiveCorrect", s -> perspective(s, Interpolation.SMOOTH));
        area.add("noPerspectiveIsLinearInTheWindow", s -> perspective(s, Interpolation.NOPERSPECTIVE));
        area.add("flatIsConstant", InterpolationCases::flat);
        area.add("fragCoord", InterpolationCases::fragCoord);
        area.add("fragCoordW", InterpolationCases::fragCoordW);
        area.add("eachWidth", InterpolationCases::widths);
        area.add("componentsShareALocation", InterpolationCases::components);
        area.add("manyVaryings", InterpolationCases::many);
        area.add("integersAreExact", InterpolationCases::integers);
        area.add("arrays", InterpolationCases::arrays);
        area.add("unwrittenOutputsAreNoCrash", InterpolationCases::unwritten);
        Area circle = area.needs("cylindrical inputs", c -> c.cylindricalWrap);
        for (int mask = 0; mask < 4; mask++) {
            int m = mask;
            circle.add("cylindrical." + m, s -> cylindrical(s, m, Interpolation.SMOOTH));
            circle.add("cylindricalNoPerspective." + m, s -> cylindrical(s, m, Interpolation.NOPERSPECTIVE));
        }
        circle.add("cylindricalLine", InterpolationCases::cylindricalLine);
        Area functions = area.needs("interpolation functions", c -> c.sampleInterpolation);
        functions.add("atOffset", InterpolationCases::offset);
        functions.add("atCentroidOfAFullPixelIsTheCentre", s -> function(s, Op.INTERP_CENTROID));
        functions.add("atSampleOfASingleSampleIsTheCentre", s -> function(s, Op.INTERP_SAMPLE));
    }

    /** A quad whose right side is four times as far away; red runs from 0 to 1. */
    private static void perspective(Scene s, Interpolation how) {
        Texture t = s.target(SIZE, SIZE);
        s.colored(how);
        s.drawBound(
                Primitive.TRIANGLE_STRIP,
                -1,
                -1,
                0.25f,
                1,
                0,
                0,
                0,
                1,
                4,
                -4,
                1,
                4,
                1,
                0,
                0,
                1,
                -1,
                1,
                0.25f,
                1,
                0,
                0,
                0,
                1,
                4,
                4,
                1,
                4,
                1,
                0,
                0,
                1);
        for (int x = 0; x < SIZE; x++) {
            double u = (x + 0.5) / SIZE;
            double v = how == Interpolation.NOPERSPECTIVE ? u : u / 4 / ((1 - u) + u / 4);
            s.pixel(t, x, 9, (int) Math.round(v * 255), 0, 0, 255, 1);
            s.pixel(t, x, 2, (int) Math.round(v * 255), 0, 0, 255, 1);
        }
    }

    /** From 0.9 to 0.2 and from 0.1 to 0.8: the shorter way over the seam, where the mask says so. */
    private static void cylindrical(Scene s, int mask, Interpolation how) {
        Texture t = s.target(Format.R32G32B32A32_FLOAT, SIZE, 2);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(around(mask, how));
        s.drawBound(Primitive.TRIANGLE_STRIP, new float[] {
            -1, -1, 0, 1, 0.9f, 0.1f, 0, 1,
            1, -1, 0, 1, 0.2f, 0.8f, 1, 1,
            -1, 1, 0, 1, 0.9f, 0.1f, 0, 1,
            1, 1, 0, 1, 0.2f, 0.8f, 1, 1
        });
        float[] is = s.readFloats(t);
        for (int i = 0; i < 2 * SIZE; i++) {
            double u = (i % SIZE + 0.5) / SIZE;
            double x = (mask & 1) == 0 ? 0.9 - 0.7 * u : 0.9 + 0.3 * u;
            double y = (mask & 2) == 0 ? 0.1 + 0.7 * u : 0.1 - 0.3 * u;
            // whole turns do not count
            double turn = (mask & 1) == 0 ? 0 : Math.rint(is[4 * i] - x);
            s.near(x, is[4 * i] - turn, 1e-5, "first component of pixel " + i);
            turn = (mask & 2) == 0 ? 0 : Math.rint(is[4 * i + 1] - y);
            s.near(y, is[4 * i + 1] - turn, 1e-5, "second component of pixel " + i);
            s.near(u, is[4 * i + 2], 1e-5, "third component of pixel " + i + ", which is on no circle");
        }
    }

    private static Shader around(int mask, Interpolation how) {
        return Shaders.fragment("around" + mask, (f, b) -> {
            Variable v = Shaders.varying(f, 0, Type.F32X4, how);
            v.cylindrical = mask;
            return b.loadInput(v);
        });
    }

    private static void cylindricalLine(Scene s) {
        Texture t = s.target(Format.R32G32B32A32_FLOAT, SIZE, 1);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(around(1, Interpolation.SMOOTH));
        s.drawBound(Primitive.LINES, new float[] {-1, 0, 0, 1, 0.8f, 0.1f, 0, 1, 1, 0, 0, 1, 0.2f, 0.8f, 1, 1});
        float[] is = s.readFloats(t);
        for (int i = 0; i < SIZE - 1; i++) {
            double u = (i + 0.5) / SIZE;
            double x = 0.8 + 0.4 * u;
            s.near(x, is[4 * i] - Math.rint(is[4 * i] - x), 1e-5, "first component of pixel " + i);
            s.near(0.1 + 0.7 * u, is[4 * i + 1], 1e-5, "second component of pixel " + i);
        }
    }

    private static void flat(Scene s) {
        Texture t = s.target(SIZE, SIZE);
        s.colored(Interpolation.FLAT);
        int provoking = s.raster().provokingFirst ? 0 : 2;
        float[] v = {-1, -1, 0, 1, 0, 0, 0, 1, 3, -1, 0, 1, 0, 0, 0, 1, -1, 3, 0, 1, 0, 0, 0, 1};
        v[provoking * 8 + 4] = 0.2f;
        v[provoking * 8 + 5] = 1;
        s.drawBound(Primitive.TRIANGLES, v);
        s.solid(t, 51, 255, 0, 255, 0);
    }

    private static void fragCoord(Scene s) {
        Texture t = s.target(Format.R32G32B32A32_FLOAT, 5, 3);
        s.drawFullScreen(
                Shaders.fragment("frag_coord", (f, b) -> b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4))));
        float[] is = s.readFloats(t);
        for (int i = 0; i < 15; i++) {
            s.near(i % 5 + 0.5, is[i * 4], 0, "x of pixel " + i);
            s.near(i / 5 + 0.5, is[i * 4 + 1], 0, "y of pixel " + i);
            s.near(s.caps.clipMinusWToW ? 0.75 : 0.5, is[i * 4 + 2], 1e-6, "depth of pixel " + i);
            s.near(1, is[i * 4 + 3], 1e-6, "1/w of pixel " + i);
        }
    }

    private static void fragCoordW(Scene s) {
        Texture t = s.target(Format.R32G32B32A32_FLOAT, 4, 4);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("frag_coord", (f, b) -> b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4))));
        s.drawBound(Primitive.TRIANGLES, -4, -4, 2, 4, 0, 0, 0, 0, 12, -4, 2, 4, 0, 0, 0, 0, -4, 12, 2, 4, 0, 0, 0, 0);
        s.near(0.25, s.readFloats(t)[3], 1e-6, "1/w");
    }

    private static void widths(Scene s) {
        Texture t = s.target(SIZE, 4);
        Type[] types = {Type.F32, Type.F32X2, Type.F32X3};
        s.program(Shaders.passThrough(types), Shaders.fragment("widths", (f, b) -> {
            Value a = b.loadInput(Shaders.varying(f, 0, types[0], Interpolation.SMOOTH));
            Value c = b.loadInput(Shaders.varying(f, 1, types[1], Interpolation.SMOOTH));
            Value d = b.loadInput(Shaders.varying(f, 2, types[2], Interpolation.SMOOTH));
            return b.vec(a, b.extract(c, 1), b.extract(d, 2), b.f32(1));
        }));
        s.vertices(
                new int[] {4, 1, 2, 3},
                -1,
                -1,
                0,
                1,
                0.2f,
                9,
                0.4f,
                9,
                9,
                0.6f,
                3,
                -1,
                0,
                1,
                0.2f,
                9,
                0.4f,
                9,
                9,
                0.6f,
                -1,
                3,
                0,
                1,
                0.2f,
                9,
                0.4f,
                9,
                9,
                0.6f);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 51, 102, 153, 255, 0);
    }

    private static void components(Scene s) {
        Texture t = s.target(4, 4);
        s.program(
                Shaders.vertex("packed", (v, b) -> {
                    Variable xy = v.output("xy", Type.F32X2, 0);
                    Variable z = v.output("z", Type.F32, 0);
                    z.component = 2;
                    Variable w = v.output("w", Type.F32, 0);
                    w.component = 3;
                    b.storeOutput(xy, b.f32(0.2f, 0.4f));
                    b.storeOutput(z, b.f32(0.6f));
                    b.storeOutput(w, b.f32(0.8f));
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                Shaders.fragment("unpacked", (f, b) -> {
                    Variable x = Shaders.varying(f, 0, Type.F32X2, Interpolation.SMOOTH);
                    Variable z = Shaders.varying(f, 0, Type.F32, Interpolation.SMOOTH);
                    z.component = 2;
                    Variable w = Shaders.varying(f, 0, Type.F32, Interpolation.SMOOTH);
                    w.component = 3;
                    return b.vec(b.loadInput(x), b.loadInput(z), b.loadInput(w));
                }));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 51, 102, 153, 204, 0);
    }

    private static void many(Scene s) {
        int n = Math.min(s.caps.maxVaryings, 32) - 1;
        Texture t = s.target(4, 4);
        s.program(
                Shaders.vertex("many", (v, b) -> {
                    for (int i = 0; i < n; i++) b.storeOutput(v.output("v" + i, Type.F32X4, i), b.f32(i, i * 2, 1, -i));
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                Shaders.fragment("sum", (f, b) -> {
                    Value bad = b.f32(0, 0, 0, 0);
                    for (int i = 0; i < n; i++) {
                        Value v = b.loadInput(Shaders.varying(f, i, Type.F32X4, Interpolation.SMOOTH));
                        Value off = b.op(Op.FABS, b.op(Op.FSUB, v, b.f32(i, i * 2, 1, -i)));
                        bad = b.op(Op.FMAX, bad, off);
                    }
                    Value ok = b.op(Op.ALL, b.op(Op.FLT, bad, b.f32(0.001f, 0.001f, 0.001f, 0.001f)));
                    return b.select(ok, b.f32(0, 1, 0, 1), b.f32(1, 0, 0, 1));
                }));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void integers(Scene s) {
        int[] values = {0x7fffffff, 0x80000000, 0x3f800001, -1};
        Texture t = s.target(Format.R32G32B32A32_UINT, 4, 4);
        s.program(
                Shaders.vertex("integers", (v, b) -> {
                    Variable out = v.output("v", Type.I32X4, 0);
                    out.interpolation = Interpolation.FLAT;
                    b.storeOutput(out, b.i32(values));
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                Lab.uintFragment("flat", (f, b) -> b.loadInput(Shaders.varying(f, 0, Type.I32X4, Interpolation.FLAT))));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        int[] is = s.readInts(t);
        for (int i = 0; i < 64; i++) s.equal(values[i % 4], is[i], "word " + i);
    }

    private static void arrays(Scene s) {
        Texture t = s.target(4, 4);
        s.program(
                Shaders.vertex("array", (v, b) -> {
                    Variable out = new Variable(Variable.Mode.OUTPUT, "a", Type.F32X2, 3);
                    out.location = 1;
                    v.outputs.add(out);
                    for (int i = 0; i < 3; i++) b.storeOutput(out, b.i32(i), b.f32(i * 0.2f, i * 0.4f));
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                Shaders.fragment("array", (f, b) -> {
                    Variable in = new Variable(Variable.Mode.INPUT, "a", Type.F32X2, 3);
                    in.location = 1;
                    f.inputs.add(in);
                    return b.vec(b.loadInput(in, b.i32(1)), b.loadInput(in, b.i32(2)));
                }));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 51, 102, 102, 204, 0);
    }

    private static void unwritten(Scene s) {
        Texture t = s.target(4, 4);
        s.program(
                Shaders.vertex("position_only", (v, b) -> Shaders.fullScreen(v, b, 0.5f)),
                Shaders.fragment("reads_nothing", (f, b) -> {
                    Value v = b.loadInput(Shaders.varying(f, 3, Type.F32X4, Interpolation.SMOOTH));
                    Value any = b.op(Op.FMUL, b.op(Op.FSATURATE, v), b.f32(0, 0, 0, 0));
                    return b.op(Op.FADD, any, b.f32(0, 1, 0, 1));
                }));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static float[] ramp() {
        return new float[] {
            -1, -1, 0.5f, 1, 0, 0, 0, 1, 1, -1, 0.5f, 1, 1, 0, 0, 1, -1, 1, 0.5f, 1, 0, 1, 0, 1, 1, 1, 0.5f, 1, 1, 1, 0,
            1
        };
    }

    private static void offset(Scene s) {
        Texture t = s.target(SIZE, SIZE);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment(
                "offset",
                (f, b) -> b.load(
                        Op.INTERP_OFFSET,
                        Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH),
                        b.f32(0.25f, -0.375f))));
        s.drawBound(Primitive.TRIANGLE_STRIP, ramp());
        for (int i = 0; i < SIZE; i++) {
            s.pixel(
                    t,
                    i,
                    5,
                    (int) Math.round((i + 0.75) / SIZE * 255),
                    (int) Math.round(5.125 / SIZE * 255),
                    0,
                    255,
                    1);
        }
    }

    private static void function(Scene s, Op op) {
        Texture t = s.target(SIZE, SIZE);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("function", (f, b) -> {
            Variable v = Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH);
            return op == Op.INTERP_SAMPLE ? b.load(op, v, b.i32(0)) : b.load(op, v);
        }));
        s.drawBound(Primitive.TRIANGLE_STRIP, ramp());
        for (int i = 0; i < SIZE; i++) {
            s.pixel(t, i, 5, (int) Math.round((i + 0.5) / SIZE * 255), (int) Math.round(5.5 / SIZE * 255), 0, 255, 1);
        }
    }
}
