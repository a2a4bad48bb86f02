package tepui.tools.kit.cases;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Differences between the fragments of a 2 x 2 block. */
final class DerivativeCases {
    private DerivativeCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("derivative");
        for (int p = 0; p < 3; p++) {
            int precision = p;
            Area with = p == 0 ? area : area.needs("control of derivatives", c -> c.derivativeControl);
            String name = new String[] {"any", "coarse", "fine"}[p];
            with.add("linear." + name, s -> linear(s, precision));
            with.add("curved." + name, s -> curved(s, precision));
        }
        area.add("ofAConstant", DerivativeCases::constant);
        area.add("atEdgesOfATriangle", DerivativeCases::edge);
        area.add("ofEachComponent", DerivativeCases::components);
    }

    private static Value coord(Shader f, Builder b) {
        return b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4));
    }

    private static float[] draw(Scene s, Shaders.Body body) {
        Texture t = s.target(Format.R32G32B32A32_FLOAT, 8, 8);
        s.drawFullScreen(Shaders.fragment("derivative", body));
        return s.readFloats(t);
    }

    private static void linear(Scene s, int precision) {
        float[] is = draw(s, (f, b) -> {
            Value at = coord(f, b);
            Value v = b.op(
                    Op.FADD, b.op(Op.FMUL, b.extract(at, 0), b.f32(3)), b.op(Op.FMUL, b.extract(at, 1), b.f32(-5)));
            return b.vec(b.derivative(Op.DDX, v, precision), b.derivative(Op.DDY, v, precision), b.f32(0, 1));
        });
        for (int i = 0; i < 64; i++) {
            s.near(3, is[i * 4], 1e-4, "ddx of pixel " + i);
            s.near(-5, is[i * 4 + 1], 1e-4, "ddy of pixel " + i);
        }
    }

    /** x * y: ddx is y of some row of the block, of the own row where it is fine. */
    private static void curved(Scene s, int precision) {
        float[] is = draw(s, (f, b) -> {
            Value at = coord(f, b);
            Value v = b.op(Op.FMUL, b.extract(at, 0), b.extract(at, 1));
            return b.vec(b.derivative(Op.DDX, v, precision), b.derivative(Op.DDY, v, precision), b.f32(0, 1));
        });
        for (int i = 0; i < 64; i++) {
            int x = i % 8;
            int y = i / 8;
            double own = is[i * 4] - (y + 0.5);
            double ownY = is[i * 4 + 1] - (x + 0.5);
            double other = is[i * 4] - ((y ^ 1) + 0.5);
            double otherY = is[i * 4 + 1] - ((x ^ 1) + 0.5);
            boolean fine = Math.abs(own) < 1e-3 && Math.abs(ownY) < 1e-3;
            boolean some = (Math.abs(own) < 1e-3 || Math.abs(other) < 1e-3)
                    && (Math.abs(ownY) < 1e-3 || Math.abs(otherY) < 1e-3);
            s.that(
                    precision == 2 ? fine : some,
                    "pixel " + x + "," + y + ": ddx is " + is[i * 4] + ", ddy is " + is[i * 4 + 1]);
            if (precision == 1) {
                int block = (y / 2 * 2 * 8 + x / 2 * 2) * 4;
                s.near(is[block], is[i * 4], 0, "ddx of the block of pixel " + i);
                s.near(is[block + 1], is[i * 4 + 1], 0, "ddy of the block of pixel " + i);
            }
        }
    }

    private static void constant(Scene s) {
        float[] is = draw(s, (f, b) -> b.derivative(Op.DDX, b.f32(1, 2, 3, 4), 0));
        for (float v : is) s.near(0, v, 0, "ddx of a constant");
    }

    /** Helper invocations beyond the edge count: a slim triangle has the derivatives of its plane. */
    private static void edge(Scene s) {
        Texture t = s.target(Format.R32G32B32A32_FLOAT, 16, 16);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("edge", (f, b) -> {
            Value v = b.loadInput(Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH));
            Value x = b.extract(v, 0);
            return b.vec(b.derivative(Op.DDX, x, 0), b.derivative(Op.DDY, x, 0), b.f32(0, 1));
        }));
        s.drawBound(
                Primitive.TRIANGLES,
                -1,
                -1,
                0.5f,
                1,
                0,
                0,
                0,
                0,
                1,
                0.75f,
                0.5f,
                1,
                16 + 28,
                0,
                0,
                0,
                0.75f,
                1,
                0.5f,
                1,
                14 + 32,
                0,
                0,
                0);
        // red is x + 2 y in pixels
        float[] is = s.readFloats(t);
        int covered = 0;
        for (int i = 0; i < 256; i++) {
            if (is[i * 4 + 3] == 0) continue;
            covered++;
            s.near(1, is[i * 4], 1e-3, "ddx of pixel " + i);
            s.near(2, is[i * 4 + 1], 1e-3, "ddy of pixel " + i);
        }
        s.that(covered > 8, "the triangle covers " + covered + " pixels");
    }

    private static void components(Scene s) {
        float[] is = draw(s, (f, b) -> {
            Value at = coord(f, b);
            Value v = b.op(Op.FMUL, b.swizzle(at, 0, 0, 1, 1), b.f32(1, 2, 3, 4));
            return b.op(Op.FADD, b.derivative(Op.DDX, v, 0), b.derivative(Op.DDY, v, 0));
        });
        for (int i = 0; i < is.length; i++) s.near(i % 4 + 1, is[i], 1e-4, "component " + i);
    }
}
