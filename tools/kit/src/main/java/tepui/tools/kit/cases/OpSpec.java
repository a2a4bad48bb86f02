package tepui.tools.kit.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;

/**
 * Test plan of one pure operation: the types of its operands, values for them on which every device must agree, and how
 * far a result may be off. The bounds of the inexact operations are Vulkan's.
 *
 * @param imm the swizzle or component, for operations that have one
 */
record OpSpec(Op op, Type result, Type[] args, int imm) {
    private static final float[] FLOATS = {
        0,
        1,
        -1,
        0.5f,
        -0.5f,
        1.5f,
        2.5f,
        -2.5f,
        0.25f,
        3.1415927f,
        100.25f,
        -1000.75f,
        1e-3f,
        -7e-5f,
        16777216f,
        0.1f,
        -0.3f,
        8388607.5f,
        -3.5f,
        65504f
    };
    private static final int[] INTS = {
        0,
        1,
        -1,
        2,
        3,
        -7,
        31,
        32,
        33,
        255,
        256,
        65535,
        65536,
        0x7fffffff,
        0x80000000,
        0x80000001,
        0x12345678,
        0xdeadbeef
    };
    static final float[] SPECIAL = {
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        0f,
        -0f,
        1,
        -1,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        0.5f,
        3e9f,
        -3e9f,
        5e9f
    };

    /** All that an operation of 32 bits must do; empty where it is not pure or is not tried this way. */
    static List<OpSpec> of(Op op) {
        List<OpSpec> specs = new ArrayList<>();
        Type f = Type.F32X4;
        Type i = Type.I32X4;
        Type bool = Type.of(ScalarKind.BOOL, 4);
        switch (op.shape()) {
            case SAME_FLOAT, SAME_FLOAT32 -> {
                if (op != Op.DDX && op != Op.DDY) specs.add(same(op, f));
            }
            case SAME_INT, SAME_INT32, SHIFT -> specs.add(same(op, i));
            case SAME_BOOL -> specs.add(same(op, bool));
            case COMPARE_FLOAT -> specs.add(new OpSpec(op, bool, repeat(f, 2), 0));
            case COMPARE_INT -> specs.add(new OpSpec(op, bool, repeat(i, 2), 0));
            case CONVERT -> conversions(op, specs);
            case SPECIAL -> special(op, specs);
            default -> {}
        }
        return specs;
    }

    /** The same for operands of two 64-bit components, where the operation has them. */
    static @Nullable OpSpec wide(Op op) {
        Type d = Type.of(ScalarKind.F64, 2);
        Type l = Type.of(ScalarKind.I64, 2);
        Type bool = Type.of(ScalarKind.BOOL, 2);
        return switch (op.shape()) {
            case SAME_FLOAT -> same(op, d);
            case COMPARE_FLOAT -> new OpSpec(op, bool, repeat(d, 2), 0);
            case SAME_INT -> same(op, l);
            case COMPARE_INT -> new OpSpec(op, bool, repeat(l, 2), 0);
            case SHIFT -> new OpSpec(op, l, new Type[] {l, Type.I32X2}, 0);
            case CONVERT ->
                switch (op) {
                    case F2F -> new OpSpec(op, d, new Type[] {Type.F32X2}, 0);
                    case I2I, U2U -> new OpSpec(op, l, new Type[] {Type.I32X2}, 0);
                    case I2F, U2F -> new OpSpec(op, d, new Type[] {Type.I32X2}, 0);
                    case F2I, F2U -> new OpSpec(op, Type.I32X2, new Type[] {d}, 0);
                    default -> null;
                };
            default -> null;
        };
    }

    boolean isDouble() {
        return result.kind() == ScalarKind.F64 || args[0].kind() == ScalarKind.F64;
    }

    private static OpSpec same(Op op, Type type) {
        return new OpSpec(op, type, repeat(type, op.arity()), 0);
    }

    private static Type[] repeat(Type type, int count) {
        Type[] types = new Type[count];
        Arrays.fill(types, type);
        return types;
    }

    private static void conversions(Op op, List<OpSpec> specs) {
        Type bool = Type.of(ScalarKind.BOOL, 4);
        switch (op) {
            case F2I, F2U -> specs.add(new OpSpec(op, Type.I32X4, new Type[] {Type.F32X4}, 0));
            case I2F, U2F -> specs.add(new OpSpec(op, Type.F32X4, new Type[] {Type.I32X4}, 0));
            case B2F -> specs.add(new OpSpec(op, Type.F32X4, new Type[] {bool}, 0));
            case B2I -> specs.add(new OpSpec(op, Type.I32X4, new Type[] {bool}, 0));
            case BITCAST -> specs.add(new OpSpec(op, Type.F32X4, new Type[] {Type.I32X4}, 0));
            default -> {}
        }
    }

    private static void special(Op op, List<OpSpec> specs) {
        Type f = Type.F32X4;
        Type i = Type.I32X4;
        Type bool = Type.of(ScalarKind.BOOL, 4);
        switch (op) {
            case VEC -> specs.add(new OpSpec(op, f, new Type[] {Type.F32, Type.F32X2, Type.F32}, 0));
            case SWIZZLE -> specs.add(new OpSpec(op, f, new Type[] {f}, 0b00_10_11_01));
            case INSERT -> specs.add(new OpSpec(op, f, new Type[] {f, Type.F32}, 2));
            case EXTRACT_DYNAMIC -> specs.add(new OpSpec(op, Type.F32, new Type[] {f, Type.I32}, 0));
            case INSERT_DYNAMIC -> specs.add(new OpSpec(op, f, new Type[] {f, Type.F32, Type.I32}, 0));
            case SELECT -> {
                specs.add(new OpSpec(op, f, new Type[] {Type.BOOL, f, f}, 0));
                specs.add(new OpSpec(op, i, new Type[] {bool, i, i}, 0));
            }
            case FLDEXP -> specs.add(new OpSpec(op, f, new Type[] {f, i}, 0));
            case FFREXP_EXP -> specs.add(new OpSpec(op, i, new Type[] {f}, 0));
            case FDOT -> specs.add(new OpSpec(op, Type.F32, new Type[] {f, f}, 0));
            case ANY, ALL -> specs.add(new OpSpec(op, Type.BOOL, new Type[] {bool}, 0));
            case PACK_HALF_2X16, PACK_UNORM_2X16, PACK_SNORM_2X16 ->
                specs.add(new OpSpec(op, Type.I32, new Type[] {Type.F32X2}, 0));
            case UNPACK_HALF_2X16, UNPACK_UNORM_2X16, UNPACK_SNORM_2X16 ->
                specs.add(new OpSpec(op, Type.F32X2, new Type[] {Type.I32}, 0));
            case PACK_UNORM_4X8, PACK_SNORM_4X8 -> specs.add(new OpSpec(op, Type.I32, new Type[] {f}, 0));
            case UNPACK_UNORM_4X8, UNPACK_SNORM_4X8 -> specs.add(new OpSpec(op, f, new Type[] {Type.I32}, 0));
            default -> {}
        }
    }

    /** A value of component {@code arg} that every device computes alike, as raw bits. */
    long value(Random random, int arg) {
        return switch (args[arg].kind()) {
            case BOOL -> random.nextInt(2);
            case F32 -> Integer.toUnsignedLong(Float.floatToRawIntBits(real(random, arg)));
            case F64 -> Double.doubleToRawLongBits(real(random, arg) * (random.nextBoolean() ? 1 : 1.0000000001));
            case I32 -> integer(random, arg);
            case I64 -> random.nextBoolean() ? integer(random, arg) : random.nextLong();
        };
    }

    private float real(Random random, int arg) {
        float any = random.nextInt(3) == 0 ? (random.nextFloat() * 2 - 1) * 50 : FLOATS[random.nextInt(FLOATS.length)];
        return switch (op) {
            case FDIV -> arg == 1 && any == 0 ? 3 : any;
            case FSQRT -> Math.abs(any);
            case FRSQRT, FRCP, FLOG2 -> any == 0 ? 2 : op == Op.FRCP ? any : Math.abs(any);
            case FDOT -> (random.nextFloat() * 2 - 1) * 50;
            case FPOW -> arg == 0 ? 0.1f + random.nextFloat() * 8 : random.nextFloat() * 8 - 4;
            case FEXP2 -> random.nextFloat() * 40 - 20;
            case FSIN, FCOS -> (random.nextFloat() * 2 - 1) * 3.14f;
            case FTAN -> (random.nextFloat() * 2 - 1) * 1.2f;
            case FASIN, FACOS -> random.nextFloat() * 2 - 1;
            case FATAN2 -> any == 0 ? 1 : any;
            case PACK_HALF_2X16 -> (random.nextInt(4097) - 2048) / 64f;
            case PACK_UNORM_2X16, PACK_UNORM_4X8, PACK_SNORM_2X16, PACK_SNORM_4X8 -> random.nextFloat() * 3 - 1.5f;
            default -> any;
        };
    }

    private int integer(Random random, int arg) {
        int any = random.nextBoolean() ? INTS[random.nextInt(INTS.length)] : random.nextInt();
        return switch (op) {
            case FLDEXP -> random.nextInt(41) - 20;
            case EXTRACT_DYNAMIC, INSERT_DYNAMIC -> random.nextInt(4);
            case BITFIELD_INSERT -> arg == 2 ? random.nextInt(16) : arg == 3 ? random.nextInt(17) : any;
            case IBITFIELD_EXTRACT, UBITFIELD_EXTRACT ->
                arg == 1 ? random.nextInt(16) : arg == 2 ? random.nextInt(17) : any;
            case UNPACK_HALF_2X16 -> 0x3bff3bff & any | 0x04000400;
            case IDIV, UDIV, IREM, IMOD, UMOD -> arg == 1 && any == 0 ? 5 : any;
            default -> any;
        };
    }

    /** How far a float result may be from the exact one; 0 for operations that IEEE 754 rounds. */
    double tolerance(double exact) {
        double size = Math.abs(exact);
        return switch (op) {
            case FDIV, FSQRT, FRSQRT, FRCP -> size * 4e-7;
            case FEXP2 -> size * 3e-6;
            case FLOG2 -> Math.max(5e-7, size * 4e-7);
            case FPOW -> size * 5e-5;
            case FSIN, FCOS -> 5e-4;
            case FTAN -> 5e-3;
            case FASIN, FACOS, FATAN, FATAN2 -> 1e-3;
            case FDOT -> 4 * 2500 * 1e-6;
            default -> 0;
        };
    }

    /** Integer results that are packed from rounded floats: one step of each field is allowed. */
    int fieldBits() {
        return switch (op) {
            case PACK_UNORM_2X16, PACK_SNORM_2X16 -> 16;
            case PACK_UNORM_4X8, PACK_SNORM_4X8 -> 8;
            default -> 0;
        };
    }
}
