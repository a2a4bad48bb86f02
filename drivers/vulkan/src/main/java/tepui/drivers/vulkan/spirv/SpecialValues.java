package tepui.drivers.vulkan.spirv;

import tepui.ir.Instr;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/**
 * Recognition of comparisons that look for NaN and infinity, done by bits: a value with itself, or with an infinite
 * constant. Compilers fold them where they may take all numbers to be finite, which is where the device cannot be asked
 * for more ({@link SpirvOptions#preserveSpecials32}).
 */
final class SpecialValues {
    private final ModuleWriter module;
    private final CodeWriter code;

    SpecialValues(CodeWriter code) {
        this.module = code.module;
        this.code = code;
    }

    /** Is it such a comparison, on a device that folds it? */
    static boolean asks(Instr i, SpirvOptions o) {
        ScalarKind kind = i.args[0].type().kind();
        if (kind == ScalarKind.F32 ? o.preserveSpecials32 : o.preserveSpecials64) return false;
        return i.args[0] == i.args[1] || isInfinite(i.args[1]) || isInfinite(i.args[0]);
    }

    private static boolean isInfinite(Value v) {
        if (!v.isConst()) return false;
        boolean wide = v.type().kind() == ScalarKind.F64;
        for (int c = 0; c < v.type().width(); c++) {
            long bits = v.constBits(c);
            boolean infinite = wide
                    ? Double.isInfinite(Double.longBitsToDouble(bits))
                    : Float.isInfinite(Float.intBitsToFloat((int) bits));
            if (!infinite) return false;
        }
        return true;
    }

    /** Whether the operands are equal: a number is equal to itself, and only infinities are to one of their sign. */
    int equal(Instr i) {
        Value a = i.args[0];
        Type floats = a.type();
        Type bits = floats.withKind(floats.kind() == ScalarKind.F64 ? ScalarKind.I64 : ScalarKind.I32);
        Type bools = floats.withKind(ScalarKind.BOOL);
        int x = code.op(Spv.Op.OpBitcast, bits, a.id);
        if (a != i.args[1]) return code.op(Spv.Op.OpIEqual, bools, x, code.op(Spv.Op.OpBitcast, bits, i.args[1].id));
        boolean wide = bits.kind() == ScalarKind.I64;
        int withoutSign =
                code.op(Spv.Op.OpBitwiseAnd, bits, x, module.splat(bits, wide ? Long.MAX_VALUE : Integer.MAX_VALUE));
        int infinity = module.splat(bits, wide ? 0x7ff0000000000000L : 0x7f800000L);
        return code.op(Spv.Op.OpULessThanEqual, bools, withoutSign, infinity);
    }
}
