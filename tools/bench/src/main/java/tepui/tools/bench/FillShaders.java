package tepui.tools.bench;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Shaders of the fill table in the IR; {@link MesaFill} has the same ones in GLSL. */
final class FillShaders {
    private FillShaders() {}

    static Shader vertex() {
        Shader s = new Shader(Stage.VERTEX, "fill");
        Builder b = new Builder(s);
        Value position = b.loadInput(s.input("position", Type.F32X3, 0));
        Value uv = b.loadInput(s.input("uv", Type.F32X2, 1));
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.vec(position, b.f32(1)));
        b.storeOutput(s.output("v", Type.F32X2, 0), uv);
        b.ret();
        return s;
    }

    static Shader fragment(FillCase row) {
        Shader s = new Shader(Stage.FRAGMENT, row.label);
        Builder b = new Builder(s);
        Variable color = new Variable(Variable.Mode.OUTPUT, "color", Type.F32X4, 0);
        color.location = 0;
        s.outputs.add(color);
        b.storeOutput(
                color,
                switch (row) {
                    case CLEAR, FLAT, FLAT_MANY -> b.f32(1, 0, 0, 1);
                    case NEAREST, LINEAR, BLEND, MESH, LINEAR_MANY, MESH_MANY, POINTS, LINES ->
                        b.sample(s.texture("tex", 0, TextureShape.D2), uv(s, b), null);
                    case NOISE -> noiseColor(b, uv(s, b));
                    case MAD -> multiplyAdds(s, b, uv(s, b));
                });
        b.ret();
        return s;
    }

    private static Value uv(Shader s, Builder b) {
        return b.loadInput(s.input("v", Type.F32X2, 0));
    }

    private static Value multiplyAdds(Shader s, Builder b, Value uv) {
        Resource block = s.uniformBuffer("block", 0, 16);
        Value col = b.uniform(block, 0, Type.F32X4);
        Value xy = b.swizzle(uv, 0, 1, 0, 1);
        Value yx = b.swizzle(uv, 1, 0, 1, 0);
        return b.loop(new Value[] {b.i32(0), xy}, List.of(Type.F32X4), params -> {
            Value i = params.get(0);
            b.ifThen(b.op(Op.IGE, i, b.i32(64)), () -> b.breakWith(params.get(1)));
            Value a = mad(b, params.get(1), col, col);
            a = mad(b, a, col, yx);
            a = mad(b, a, col, col);
            a = mad(b, a, col, xy);
            b.continueWith(b.op(Op.IADD, i, b.i32(1)), a);
        })[0];
    }

    private static Value mad(Builder b, Value x, Value y, Value z) {
        return b.op(Op.FADD, b.op(Op.FMUL, x, y), z);
    }

    private static Value noiseColor(Builder b, Value uv) {
        Value start = b.op(Op.FMUL, uv, b.f32(8, 8));
        Value sum = b.loop(new Value[] {b.i32(0), start, b.f32(0), b.f32(0.5f)}, List.of(Type.F32), params -> {
            Value i = params.get(0);
            Value p = params.get(1);
            Value s = params.get(2);
            Value a = params.get(3);
            b.ifThen(b.op(Op.IGE, i, b.i32(8)), () -> b.breakWith(s));
            b.continueWith(
                    b.op(Op.IADD, i, b.i32(1)),
                    mad(b, p, b.f32(2.02f, 2.02f), b.f32(1.7f, 1.7f)),
                    mad(b, a, noise(b, p), s),
                    b.op(Op.FMUL, a, b.f32(0.5f)));
        })[0];
        return b.vec(sum, b.op(Op.FMUL, sum, sum), b.op(Op.FSQRT, sum), b.f32(1));
    }

    private static Value noise(Builder b, Value p) {
        Value i = b.op(Op.FFLOOR, p);
        Value f = b.op(Op.FFRACT, p);
        Value smooth = b.op(Op.FMUL, b.op(Op.FMUL, f, f), b.op(Op.FSUB, b.f32(3, 3), b.op(Op.FMUL, b.f32(2, 2), f)));
        Value fx = b.extract(smooth, 0);
        Value fy = b.extract(smooth, 1);
        Value low = mix(b, hash(b, i), hash(b, b.op(Op.FADD, i, b.f32(1, 0))), fx);
        Value high = mix(b, hash(b, b.op(Op.FADD, i, b.f32(0, 1))), hash(b, b.op(Op.FADD, i, b.f32(1, 1))), fx);
        return mix(b, low, high, fy);
    }

    private static Value hash(Builder b, Value p) {
        Value angle = b.op(Op.FDOT, p, b.f32(12.9898f, 78.233f));
        return b.op(Op.FFRACT, b.op(Op.FMUL, b.op(Op.FSIN, angle), b.f32(43758.547f)));
    }

    private static Value mix(Builder b, Value x, Value y, Value t) {
        return b.op(Op.FADD, x, b.op(Op.FMUL, b.op(Op.FSUB, y, x), t));
    }
}
