package tepui.drivers.soft.texture;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Generator of cube map addressing as IR: which one a direction meets and where, and what lies behind its edges. As
 * {@link CubeFaces} has it.
 */
final class CubeCode {
    /** Four addresses, four weights. */
    private static final List<Type> TAPS =
            List.of(Type.I32, Type.I32, Type.I32, Type.I32, Type.F32, Type.F32, Type.F32, Type.F32);

    private final Builder b;
    private final Value isX;
    private final Value isY;
    /** Does the direction go against its major axis? */
    private final Value backward;
    /** The direction along the face's s and t and outward. */
    private final Value[] direction;

    final Value face;
    final Value s;
    final Value t;

    CubeCode(Builder b, Value x, Value y, Value z) {
        this.b = b;
        Value ax = b.op(Op.FABS, x);
        Value ay = b.op(Op.FABS, y);
        Value az = b.op(Op.FABS, z);
        // Of axes of the same length the last one counts, as in CubeFaces.
        isX = b.op(Op.BAND, b.op(Op.FLT, ay, ax), b.op(Op.FLT, az, ax));
        isY = b.op(Op.FLT, az, ay);
        backward = b.op(Op.FLT, axis(x, y, z), b.f32(0));
        face = b.op(
                Op.IADD,
                b.select(isX, b.i32(0), b.select(isY, b.i32(2), b.i32(4))),
                b.select(backward, b.i32(1), b.i32(0)));
        direction = along(x, y, z);
        s = onFace(direction[0]);
        t = onFace(direction[1]);
    }

    private Value onFace(Value v) {
        return b.op(Op.FMUL, b.op(Op.FADD, b.op(Op.FDIV, v, direction[2]), b.f32(1)), b.f32(0.5f));
    }

    private Value axis(Value x, Value y, Value z) {
        return b.select(isX, x, b.select(isY, y, z));
    }

    private Value turned(Value v) {
        return b.select(backward, b.op(Op.FNEG, v), v);
    }

    /** A vector's components along the face's s and t and outward. */
    private Value[] along(Value x, Value y, Value z) {
        Value minusZ = b.op(Op.FNEG, turned(z));
        Value s = b.select(isX, minusZ, b.select(isY, x, turned(x)));
        Value flat = b.op(Op.FNEG, y);
        // Only the y faces' t turns with the side.
        Value t = b.select(isX, flat, b.select(isY, turned(z), flat));
        return new Value[] {s, t, turned(axis(x, y, z))};
    }

    /** The squared length, in texels, that a change of the direction has on the face. */
    Value square(Value dx, Value dy, Value dz, Value size) {
        Value[] change = along(dx, dy, dz);
        Value ma = direction[2];
        Value width = b.convert(Op.I2F, ScalarKind.F32, size);
        Value half = b.op(Op.FDIV, b.op(Op.FMUL, width, b.f32(0.5f)), b.op(Op.FMUL, ma, ma));
        Value u = b.op(Op.FMUL, change(change[0], direction[0], change[2]), half);
        Value v = b.op(Op.FMUL, change(change[1], direction[1], change[2]), half);
        return b.op(Op.FADD, b.op(Op.FMUL, u, u), b.op(Op.FMUL, v, v));
    }

    private Value change(Value d, Value place, Value outward) {
        return b.op(Op.FSUB, b.op(Op.FMUL, d, direction[2]), b.op(Op.FMUL, place, outward));
    }

    /** Addresses of four taps and their weights. */
    record Taps(Value[] address, Value[] weight) {}

    /**
     * Four taps, those beyond an edge on the neighbouring face. Beyond a corner there is no texel: its weight goes to the other three in
     * equal parts.
     *
     * @param snapped the lanes that take the nearest texel all the same; null for none
     */
    Taps seamless(TexelWords words, TexelWords.Level level, @Nullable Value snapped) {
        Value size = level.width();
        Value w = b.convert(Op.I2F, ScalarKind.F32, size);
        Value u = inside(s, w, snapped);
        Value v = inside(t, w, snapped);
        Value floorU = b.op(Op.FFLOOR, u);
        Value floorV = b.op(Op.FFLOOR, v);
        Value right = b.op(Op.FSUB, u, floorU);
        Value down = b.op(Op.FSUB, v, floorV);
        Value left = b.op(Op.FSUB, b.f32(1), right);
        Value up = b.op(Op.FSUB, b.f32(1), down);
        Value[] x = new Value[2];
        Value[] y = new Value[2];
        x[0] = b.convert(Op.F2I, ScalarKind.I32, floorU);
        y[0] = b.convert(Op.F2I, ScalarKind.I32, floorV);
        x[1] = b.op(Op.IADD, x[0], b.i32(1));
        y[1] = b.op(Op.IADD, y[0], b.i32(1));
        Value[] weight = {
            b.op(Op.FMUL, left, up), b.op(Op.FMUL, right, up), b.op(Op.FMUL, left, down), b.op(Op.FMUL, right, down)
        };
        Value[] outX = {outside(x[0], size), outside(x[1], size)};
        Value[] outY = {outside(y[0], size), outside(y[1], size)};
        Value some = b.op(Op.BOR, b.op(Op.BOR, outX[0], outX[1]), b.op(Op.BOR, outY[0], outY[1]));
        Value[] results =
                b.ifElse(some, TAPS, () -> b.yieldWith(atEdge(words, level, x, y, outX, outY, weight)), () -> {
                    Value[] all = new Value[8];
                    Value base = b.op(Op.IADD, level.base(), b.op(Op.IMUL, face, level.slice()));
                    for (int n = 0; n < 4; n++) {
                        all[n] = b.op(Op.IADD, words.across(x[n & 1]), words.down(y[n >> 1], level, base));
                        all[4 + n] = weight[n];
                    }
                    b.yieldWith(all);
                });
        return new Taps(Arrays.copyOf(results, 4), Arrays.copyOfRange(results, 4, 8));
    }

    /** Half a texel before the place, from -0.5 on, in texels. */
    private Value inside(Value c, Value w, @Nullable Value snapped) {
        Value u = b.op(Op.FMIN, b.op(Op.FMAX, b.op(Op.FMUL, c, w), b.f32(0)), w);
        Value before = b.op(Op.FSUB, u, b.f32(0.5f));
        if (snapped == null) return before;
        return b.select(snapped, b.op(Op.FMIN, b.op(Op.FFLOOR, u), b.op(Op.FSUB, w, b.f32(1))), before);
    }

    private Value outside(Value index, Value size) {
        return b.op(Op.UGE, index, size);
    }

    private Value[] atEdge(
            TexelWords words,
            TexelWords.Level level,
            Value[] x,
            Value[] y,
            Value[] outX,
            Value[] outY,
            Value[] weight) {
        Value[] corner = new Value[4];
        Value[] address = new Value[4];
        Value third = b.f32(0);
        for (int n = 0; n < 4; n++) {
            corner[n] = b.op(Op.BAND, outX[n & 1], outY[n >> 1]);
            address[n] = behind(words, level, x[n & 1], y[n >> 1], outX[n & 1], outY[n >> 1]);
            Value part = b.op(Op.FMUL, weight[n], b.f32(1 / 3f));
            third = b.select(corner[n], part, third);
        }
        Value[] all = new Value[8];
        for (int n = 0; n < 4; n++) {
            all[n] = address[n];
            all[4 + n] = b.select(corner[n], b.f32(0), b.op(Op.FADD, weight[n], third));
        }
        return all;
    }

    /** The address of a tap that is on the face, or behind one edge; of one behind a corner, some texel. */
    private Value behind(TexelWords words, TexelWords.Level level, Value x, Value y, Value outX, Value outY) {
        Value size = level.width();
        Value last = b.op(Op.ISUB, size, b.i32(1));
        Value zero = b.i32(0);
        Value edge = b.select(
                outX,
                b.select(b.op(Op.ILT, x, zero), zero, b.i32(1)),
                b.select(b.op(Op.ILT, y, zero), b.i32(2), b.i32(3)));
        Value along = b.op(Op.IMAX, zero, b.op(Op.IMIN, last, b.select(outX, y, x)));
        Value next = words.table(b.op(Op.IADD, b.op(Op.ISHL, face, b.i32(2)), edge), InlineTexture.NEIGHBOURS);
        Value out = b.op(Op.BOR, outX, outY);
        Value px = b.select(out, place(b.op(Op.USHR, next, b.i32(3)), along, last), x);
        Value py = b.select(out, place(b.op(Op.USHR, next, b.i32(5)), along, last), y);
        Value on = b.select(out, b.op(Op.IAND, next, b.i32(7)), face);
        Value base = b.op(Op.IADD, level.base(), b.op(Op.IMUL, on, level.slice()));
        return b.op(Op.IADD, words.across(px), words.down(py, level, base));
    }

    /** 0 first, 1 last, 2 the place along the edge, 3 counted from the end. */
    private Value place(Value code, Value along, Value last) {
        Value zero = b.i32(0);
        Value fromEnd = b.op(Op.INE, b.op(Op.IAND, code, b.i32(1)), zero);
        Value moves = b.op(Op.INE, b.op(Op.IAND, code, b.i32(2)), zero);
        Value distance = b.select(moves, along, zero);
        return b.select(fromEnd, b.op(Op.ISUB, last, distance), distance);
    }
}
