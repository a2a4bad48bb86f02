package tepui.drivers.soft.jit;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;

/** Fragment shaders as the rasteriser hands them over, for benchmarks: lane words 0 and 1 are x and y, outputs are words 0 to 3. */
final class BenchShaders {
    private BenchShaders() {}

    static final List<String> NAMES =
            List.of("flat", "interpolate", "noise-fbm8", "mad-2048flop", "tex-nearest", "tex-linear");

    static Shader shader(String name) {
        Shader s = new Shader(Stage.FRAGMENT, name);
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("u", 0, 256);
        switch (name) {
            case "flat" -> store(b, b.uniform(u, 0, Type.F32X4));
            case "interpolate" -> interpolate(b, u);
            case "noise-fbm8" -> noise(b, u);
            case "mad-2048flop" -> mad(b, u);
            case "tex-nearest" -> nearest(b);
            case "tex-linear" -> linear(b);
            default -> throw new IllegalArgumentException("BenchShaders: no shader '" + name + "'");
        }
        b.ret();
        return s;
    }

    private static void store(Builder b, Value color) {
        for (int c = 0; c < 4; c++) b.intrinsic(Intrinsics.LANE_STORE_F, null, c, b.extract(color, c));
    }

    private static Value lane(Builder b, int word) {
        return b.intrinsic(Intrinsics.LANE_F, Type.F32, word).result();
    }

    private static Value plane(Builder b, Value x, Value y, int at) {
        Value[] p = new Value[3];
        for (int i = 0; i < 3; i++)
            p[i] = b.intrinsic(Intrinsics.SCALAR_F, Type.F32, at + i).result();
        return b.op(Op.FADD, b.op(Op.FADD, b.op(Op.FMUL, x, p[0]), b.op(Op.FMUL, y, p[1])), p[2]);
    }

    private static void interpolate(Builder b, Resource u) {
        Value x = lane(b, 0);
        Value y = lane(b, 1);
        Value w = b.op(Op.FRCP, plane(b, x, y, 0));
        Value[] c = new Value[4];
        for (int i = 0; i < 4; i++) c[i] = b.op(Op.FMUL, plane(b, x, y, 3 + 3 * i), w);
        store(b, b.op(Op.FMUL, b.vec(c), b.uniform(u, 0, Type.F32X4)));
    }

    private static Value hash(Builder b, Value x, Value y) {
        Value h = b.op(Op.IADD, b.op(Op.IMUL, x, b.i32(374761393)), b.op(Op.IMUL, y, b.i32(668265263)));
        h = b.op(Op.IMUL, b.op(Op.IXOR, h, b.op(Op.USHR, h, b.i32(13))), b.i32(1274126177));
        h = b.op(Op.IXOR, h, b.op(Op.USHR, h, b.i32(16)));
        Value f = b.convert(Op.I2F, ScalarKind.F32, b.op(Op.IAND, h, b.i32(0xffffff)));
        return b.op(Op.FMUL, f, b.f32(1 / 16777216f));
    }

    private static Value mix(Builder b, Value x, Value y, Value t) {
        return b.op(Op.FADD, x, b.op(Op.FMUL, b.op(Op.FSUB, y, x), t));
    }

    private static Value smooth(Builder b, Value t) {
        Value k = b.op(Op.FSUB, b.f32(3), b.op(Op.FMUL, t, b.f32(2)));
        return b.op(Op.FMUL, b.op(Op.FMUL, t, t), k);
    }

    private static void noise(Builder b, Resource u) {
        Value x = lane(b, 0);
        Value y = lane(b, 1);
        Value scale = b.uniform(u, 16, Type.F32);
        Value[] initial = {b.i32(0), b.op(Op.FMUL, x, scale), b.op(Op.FMUL, y, scale), b.f32(0.5f), b.f32(0)};
        Value[] r = b.loop(initial, List.of(Type.F32), p -> {
            b.ifThen(b.op(Op.IGE, p.get(0), b.i32(8)), () -> b.breakWith(p.get(4)));
            Value px = p.get(1);
            Value py = p.get(2);
            Value fx = b.op(Op.FFLOOR, px);
            Value fy = b.op(Op.FFLOOR, py);
            Value tx = smooth(b, b.op(Op.FSUB, px, fx));
            Value ty = smooth(b, b.op(Op.FSUB, py, fy));
            Value ix = b.convert(Op.F2I, ScalarKind.I32, fx);
            Value iy = b.convert(Op.F2I, ScalarKind.I32, fy);
            Value ix1 = b.op(Op.IADD, ix, b.i32(1));
            Value iy1 = b.op(Op.IADD, iy, b.i32(1));
            Value top = mix(b, hash(b, ix, iy), hash(b, ix1, iy), tx);
            Value bottom = mix(b, hash(b, ix, iy1), hash(b, ix1, iy1), tx);
            Value v = mix(b, top, bottom, ty);
            Value sum = b.op(Op.FADD, p.get(4), b.op(Op.FMUL, v, p.get(3)));
            b.continueWith(
                    b.op(Op.IADD, p.get(0), b.i32(1)),
                    b.op(Op.FMUL, px, b.f32(2)),
                    b.op(Op.FMUL, py, b.f32(2)),
                    b.op(Op.FMUL, p.get(3), b.f32(0.5f)),
                    sum);
        });
        store(b, b.vec(r[0], r[0], r[0], b.f32(1)));
    }

    private static void mad(Builder b, Resource u) {
        Value x = lane(b, 0);
        Value y = lane(b, 1);
        Value m = b.uniform(u, 32, Type.F32X4);
        Value a = b.uniform(u, 48, Type.F32X4);
        Value[] r = b.loop(new Value[] {b.i32(0), b.vec(x, y, x, y)}, List.of(Type.F32X4), p -> {
            b.ifThen(b.op(Op.IGE, p.get(0), b.i32(256)), () -> b.breakWith(p.get(1)));
            b.continueWith(b.op(Op.IADD, p.get(0), b.i32(1)), b.op(Op.FADD, b.op(Op.FMUL, p.get(1), m), a));
        });
        store(b, r[0]);
    }

    // A texture of 256 x 256 texels of 8 bits, repeated, in blocks of 4 x 4.

    private static Value part(Builder b, Value x, int low, int high, int block) {
        Value w = b.op(Op.IAND, x, b.i32(255));
        Value in = b.op(
                Op.IOR,
                b.op(Op.ISHL, b.op(Op.IAND, w, b.i32(1)), b.i32(low)),
                b.op(Op.ISHL, b.op(Op.IAND, w, b.i32(2)), b.i32(high)));
        return b.op(Op.IADD, b.op(Op.ISHL, b.op(Op.ISHR, w, b.i32(2)), b.i32(block)), in);
    }

    private static Value texel(Builder b, Value xPart, Value yPart) {
        return b.intrinsic(Intrinsics.TEXELS, Type.I32, 0, b.op(Op.IADD, xPart, yPart))
                .result();
    }

    private static Value channel(Builder b, Value texel, int c) {
        Value v = c == 0 ? texel : b.op(Op.USHR, texel, b.i32(8 * c));
        if (c < 3) v = b.op(Op.IAND, v, b.i32(255));
        return b.convert(Op.I2F, ScalarKind.F32, v);
    }

    private static void nearest(Builder b) {
        Value x = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FFLOOR, plane(b, lane(b, 0), lane(b, 1), 0)));
        Value y = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FFLOOR, plane(b, lane(b, 0), lane(b, 1), 3)));
        Value t = texel(b, part(b, x, 0, 1, 4), part(b, y, 1, 2, 10));
        Value[] c = new Value[4];
        for (int i = 0; i < 4; i++) c[i] = b.op(Op.FMUL, channel(b, t, i), b.f32(1 / 255f));
        store(b, b.vec(c));
    }

    private static void linear(Builder b) {
        Value u = plane(b, lane(b, 0), lane(b, 1), 0);
        Value v = plane(b, lane(b, 0), lane(b, 1), 3);
        Value fu = b.op(Op.FFLOOR, u);
        Value fv = b.op(Op.FFLOOR, v);
        Value du = b.op(Op.FSUB, u, fu);
        Value dv = b.op(Op.FSUB, v, fv);
        Value x = b.convert(Op.F2I, ScalarKind.I32, fu);
        Value y = b.convert(Op.F2I, ScalarKind.I32, fv);
        Value x0 = part(b, x, 0, 1, 4);
        Value x1 = part(b, b.op(Op.IADD, x, b.i32(1)), 0, 1, 4);
        Value y0 = part(b, y, 1, 2, 10);
        Value y1 = part(b, b.op(Op.IADD, y, b.i32(1)), 1, 2, 10);
        Value[] t = {texel(b, x0, y0), texel(b, x1, y0), texel(b, x0, y1), texel(b, x1, y1)};
        Value[] c = new Value[4];
        for (int i = 0; i < 4; i++) {
            Value top = mix(b, channel(b, t[0], i), channel(b, t[1], i), du);
            Value bottom = mix(b, channel(b, t[2], i), channel(b, t[3], i), du);
            c[i] = b.op(Op.FMUL, mix(b, top, bottom, dv), b.f32(1 / 255f));
        }
        store(b, b.vec(c));
    }
}
