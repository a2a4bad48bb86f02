package tepui.drivers.soft.raster;

import tepui.drivers.soft.jit.Intrinsics;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.CompareFunc;

/** Base of the generators of the fixed pipeline's IR: one builder, and short words for scalar operations. */
sealed class IrCode permits DepthStencilCode, LowerFragmentInputs.Code, MergeCode, TexelCode {
    final Builder b;

    IrCode(Shader shader) {
        b = new Builder(shader);
    }

    IrCode(Builder builder) {
        b = builder;
    }

    final Value f(float v) {
        return b.f32(v);
    }

    final Value i(int v) {
        return b.i32(v);
    }

    final Value add(Value x, Value y) {
        return b.op(Op.FADD, x, y);
    }

    final Value sub(Value x, Value y) {
        return b.op(Op.FSUB, x, y);
    }

    final Value mul(Value x, Value y) {
        return b.op(Op.FMUL, x, y);
    }

    /** x * y + z, rounded once. */
    final Value fma(Value x, Value y, Value z) {
        return b.op(Op.FFMA, x, y, z);
    }

    final Value clamp(Value x, Value low, Value high) {
        return b.op(Op.FMIN, b.op(Op.FMAX, x, low), high);
    }

    final Value and(Value x, int mask) {
        return mask == -1 ? x : b.op(Op.IAND, x, i(mask));
    }

    final Value or(Value x, Value y) {
        return b.op(Op.IOR, x, y);
    }

    final Value shl(Value x, int n) {
        return n == 0 ? x : b.op(Op.ISHL, x, i(n));
    }

    final Value ushr(Value x, int n) {
        return n == 0 ? x : b.op(Op.USHR, x, i(n));
    }

    final Value toFloat(Value x) {
        return b.convert(Op.I2F, ScalarKind.F32, x);
    }

    final Value toInt(Value x) {
        return b.convert(Op.F2I, ScalarKind.I32, x);
    }

    final Value bits(Value x) {
        return b.convert(Op.BITCAST, ScalarKind.I32, x);
    }

    final Value asFloat(Value x) {
        return b.convert(Op.BITCAST, ScalarKind.F32, x);
    }

    final Value scalarF(int index) {
        return b.intrinsic(Intrinsics.SCALAR_F, Type.F32, index).result();
    }

    final Value scalarI(int index) {
        return b.intrinsic(Intrinsics.SCALAR_I, Type.I32, index).result();
    }

    final Value laneF(int word) {
        return b.intrinsic(Intrinsics.LANE_F, Type.F32, word).result();
    }

    final Value laneI(int word) {
        return b.intrinsic(Intrinsics.LANE_I, Type.I32, word).result();
    }

    final Value targetLoad(int target, int word) {
        return b.intrinsic(Intrinsics.TARGET_LOAD, Type.I32, target * 4 + word).result();
    }

    final void targetStore(int target, int word, Value value) {
        b.intrinsic(Intrinsics.TARGET_STORE, null, target * 4 + word, value);
    }

    /** The plane whose three words begin at {@code index}, at (x, y) from the reference. */
    final Value plane(int index, Value x, Value y) {
        return fma(y, scalarF(index + 2), fma(x, scalarF(index + 1), scalarF(index)));
    }

    /** A comparison of floats; NaN passes NOT_EQUAL and ALWAYS only. */
    final Value compare(CompareFunc func, Value x, Value y) {
        return switch (func) {
            case NEVER -> b.bool(false);
            case LESS -> b.op(Op.FLT, x, y);
            case EQUAL -> b.op(Op.FEQ, x, y);
            case LESS_EQUAL -> b.op(Op.FGE, y, x);
            case GREATER -> b.op(Op.FLT, y, x);
            case NOT_EQUAL -> b.op(Op.FNE, x, y);
            case GREATER_EQUAL -> b.op(Op.FGE, x, y);
            case ALWAYS -> b.bool(true);
        };
    }

    /** A comparison of integers. */
    final Value compareInts(CompareFunc func, boolean unsigned, Value x, Value y) {
        Op less = unsigned ? Op.ULT : Op.ILT;
        Op notLess = unsigned ? Op.UGE : Op.IGE;
        return switch (func) {
            case NEVER -> b.bool(false);
            case LESS -> b.op(less, x, y);
            case EQUAL -> b.op(Op.IEQ, x, y);
            case LESS_EQUAL -> b.op(notLess, y, x);
            case GREATER -> b.op(less, y, x);
            case NOT_EQUAL -> b.op(Op.INE, x, y);
            case GREATER_EQUAL -> b.op(notLess, x, y);
            case ALWAYS -> b.bool(true);
        };
    }
}
