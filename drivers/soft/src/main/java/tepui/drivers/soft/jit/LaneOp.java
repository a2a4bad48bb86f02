package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.ScalarKind;

/**
 * One operation on one component of all lanes, as a loop that all kernels share, so that the JVM compiles it once in a process.
 * Operands are offsets of registers, or the bits of a value that all lanes share: digits behind the operation's name say
 * which operands those are. There are forms for what shaders do most; other values are spread over lanes first ({@link LaneCode}).
 */
@FunctionalInterface
interface LaneOp {
    void run(float[] f, int[] i, int to, int a, int b, int c, int lanes); // hot

    /** The name of the operation, with operands that differ between lanes; null where it is not one of 32 bits. */
    static @Nullable String name(Lir.Alu alu) {
        if (alu.dst.kind.is64()) return null;
        for (Lir.Val arg : alu.args) {
            if (arg.kind.is64()) return null;
        }
        boolean floats = alu.dst.kind == ScalarKind.F32;
        boolean fromFloats = alu.args[0].kind == ScalarKind.F32;
        return switch (alu.op) {
            case SWIZZLE -> floats ? "fcopy" : "icopy";
            case SELECT -> floats ? "fselect" : "iselect";
            case BITCAST -> floats == fromFloats ? floats ? "fcopy" : "icopy" : floats ? "float" : "bits";
            case BAND -> "iand";
            case BOR -> "ior";
            case BXOR -> "ixor";
            case BNOT, INOT -> "inot";
            case B2I -> "ineg";
            default -> alu.op.text();
        };
    }

    /** May the first two operands change places? */
    static boolean commutes(Lir.Alu alu) {
        return switch (alu.op) {
            case FADD, FMUL, FFMA, FEQ, FNE, IADD, IMUL, IAND, IOR, IXOR, IMIN, IMAX, UMIN, UMAX, IEQ, INE -> true;
            case BAND, BOR, BXOR -> true;
            default -> false;
        };
    }

    /** Text behind the name for these operands. */
    static String digits(Lir.Val[] args) {
        StringBuilder digits = new StringBuilder();
        for (int k = 0; k < args.length; k++) {
            if (!args[k].varying) digits.append(digits.isEmpty() ? "_" : "").append(k + 1);
        }
        return digits.toString();
    }
}
