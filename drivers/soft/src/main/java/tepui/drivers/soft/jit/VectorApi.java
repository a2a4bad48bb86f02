package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/**
 * The names of jdk.incubator.vector that generated code calls, and whether it is there. Nothing here links to the module, so
 * the driver loads without it; {@code --add-modules jdk.incubator.vector} brings it.
 */
final class VectorApi {
    private static final String PACKAGE = "jdk.incubator.vector.";
    static final ClassDesc VECTOR = ClassDesc.of(PACKAGE + "Vector");
    static final ClassDesc FLOATS = ClassDesc.of(PACKAGE + "FloatVector");
    static final ClassDesc INTS = ClassDesc.of(PACKAGE + "IntVector");
    static final ClassDesc MASK = ClassDesc.of(PACKAGE + "VectorMask");
    static final ClassDesc SPECIES = ClassDesc.of(PACKAGE + "VectorSpecies");
    static final ClassDesc SHUFFLE = ClassDesc.of(PACKAGE + "VectorShuffle");
    static final ClassDesc OPERATORS = ClassDesc.of(PACKAGE + "VectorOperators");
    static final ClassDesc UNARY = ClassDesc.of(PACKAGE + "VectorOperators$Unary");
    static final ClassDesc BINARY = ClassDesc.of(PACKAGE + "VectorOperators$Binary");
    static final ClassDesc ASSOCIATIVE = ClassDesc.of(PACKAGE + "VectorOperators$Associative");
    static final ClassDesc COMPARISON = ClassDesc.of(PACKAGE + "VectorOperators$Comparison");
    static final ClassDesc CONVERSION = ClassDesc.of(PACKAGE + "VectorOperators$Conversion");

    /** Lanes of a vector on this machine, 0 where the Vector API cannot or should not be used. */
    static final int LANES;

    /** Why {@link #LANES} is 0, for people; empty otherwise. */
    static final String ABSENCE;

    static {
        int lanes = 0;
        String absence = "";
        Module module = ModuleLayer.boot().findModule("jdk.incubator.vector").orElse(null);
        if (module == null) {
            absence = "module jdk.incubator.vector is not loaded; start java with --add-modules jdk.incubator.vector";
        } else {
            VectorApi.class.getModule().addReads(module);
            try {
                Class<?> floats = Class.forName(module, PACKAGE + "FloatVector");
                Object species = floats.getField("SPECIES_PREFERRED").get(null);
                Class<?> type = Class.forName(module, PACKAGE + "VectorSpecies");
                lanes = (int) type.getMethod("length").invoke(species);
            } catch (ReflectiveOperationException | LinkageError e) {
                absence = "jdk.incubator.vector does not work here: " + e;
            }
            if (absence.isEmpty() && lanes < 8) {
                absence = "this machine's vectors have " + lanes + " lanes; from 8 on they pay";
                lanes = 0;
            }
            lanes = Math.min(lanes, KernelFrame.GROUP);
        }
        LANES = lanes;
        ABSENCE = absence;
    }

    private static final String SPECIES_NAME = "SPECIES_" + 32 * LANES;

    private VectorApi() {}

    static boolean isThere() {
        return LANES > 0;
    }

    // ---- instructions: operands are on the stack

    static void floatSpecies(CodeBuilder cb) {
        cb.getstatic(FLOATS, SPECIES_NAME, SPECIES);
    }

    static void intSpecies(CodeBuilder cb) {
        cb.getstatic(INTS, SPECIES_NAME, SPECIES);
    }

    /** (vector, vector). */
    static void binary(CodeBuilder cb, ClassDesc type, String name) {
        cb.invokevirtual(type, name, MethodTypeDesc.of(type, VECTOR));
    }

    /** (vector). */
    static void unary(CodeBuilder cb, ClassDesc type, String name) {
        cb.invokevirtual(type, name, MethodTypeDesc.of(type));
    }

    /** Pushes an operator. */
    static void operator(CodeBuilder cb, String name, ClassDesc type) {
        cb.getstatic(OPERATORS, name, type);
    }

    /** (vector, operator, vector). */
    static void lanewise(CodeBuilder cb, ClassDesc type) {
        cb.invokevirtual(type, "lanewise", MethodTypeDesc.of(type, BINARY, VECTOR));
    }

    /** (vector, operator, int). */
    static void lanewiseScalar(CodeBuilder cb) {
        cb.invokevirtual(INTS, "lanewise", MethodTypeDesc.of(INTS, BINARY, ConstantDescs.CD_int));
    }

    /** (vector, operator). */
    static void lanewiseUnary(CodeBuilder cb) {
        cb.invokevirtual(INTS, "lanewise", MethodTypeDesc.of(INTS, UNARY));
    }

    /** (vector, comparison, vector). */
    static void compare(CodeBuilder cb, ClassDesc type) {
        cb.invokevirtual(type, "compare", MethodTypeDesc.of(MASK, COMPARISON, VECTOR));
    }

    /** (vector, vector where the mask is set, mask). */
    static void blend(CodeBuilder cb, ClassDesc type) {
        cb.invokevirtual(type, "blend", MethodTypeDesc.of(type, VECTOR, MASK));
    }

    /** (mask, mask). */
    static void maskBinary(CodeBuilder cb, String name) {
        cb.invokevirtual(MASK, name, MethodTypeDesc.of(MASK, MASK));
    }

    static void maskNot(CodeBuilder cb) {
        cb.invokevirtual(MASK, "not", MethodTypeDesc.of(MASK));
    }

    /** (mask): pushes a boolean. */
    static void anyTrue(CodeBuilder cb) {
        cb.invokevirtual(MASK, "anyTrue", MethodTypeDesc.of(ConstantDescs.CD_boolean));
    }

    /** (mask): as a mask for the other element type. */
    static void castMask(CodeBuilder cb, boolean toFloats) {
        if (toFloats) {
            floatSpecies(cb);
        } else {
            intSpecies(cb);
        }
        cb.invokevirtual(MASK, "cast", MethodTypeDesc.of(MASK, SPECIES));
    }

    /** Pushes the species; a scalar must follow, then {@link #broadcast}. */
    static void species(CodeBuilder cb, boolean floats) {
        if (floats) {
            floatSpecies(cb);
        } else {
            intSpecies(cb);
        }
    }

    /** (species, scalar). */
    static void broadcast(CodeBuilder cb, boolean floats) {
        ClassDesc type = floats ? FLOATS : INTS;
        ClassDesc scalar = floats ? ConstantDescs.CD_float : ConstantDescs.CD_int;
        cb.invokestatic(type, "broadcast", MethodTypeDesc.of(type, SPECIES, scalar));
    }

    /** (species, array, index). */
    static void load(CodeBuilder cb, boolean floats, boolean masked) {
        ClassDesc type = floats ? FLOATS : INTS;
        ClassDesc array = floats ? MethodCode.F_ARRAY : MethodCode.I_ARRAY;
        cb.invokestatic(
                type,
                "fromArray",
                masked
                        ? MethodTypeDesc.of(type, SPECIES, array, ConstantDescs.CD_int, MASK)
                        : MethodTypeDesc.of(type, SPECIES, array, ConstantDescs.CD_int));
    }

    /** (species, array, offset, index array, index). */
    static void gather(CodeBuilder cb, boolean floats) {
        ClassDesc type = floats ? FLOATS : INTS;
        ClassDesc array = floats ? MethodCode.F_ARRAY : MethodCode.I_ARRAY;
        cb.invokestatic(
                type,
                "fromArray",
                MethodTypeDesc.of(
                        type, SPECIES, array, ConstantDescs.CD_int, MethodCode.I_ARRAY, ConstantDescs.CD_int));
    }

    /** (vector, array, index), and the mask if masked. */
    static void store(CodeBuilder cb, boolean floats, boolean masked) {
        ClassDesc type = floats ? FLOATS : INTS;
        ClassDesc array = floats ? MethodCode.F_ARRAY : MethodCode.I_ARRAY;
        cb.invokevirtual(
                type,
                "intoArray",
                masked
                        ? MethodTypeDesc.of(ConstantDescs.CD_void, array, ConstantDescs.CD_int, MASK)
                        : MethodTypeDesc.of(ConstantDescs.CD_void, array, ConstantDescs.CD_int));
    }

    /** (vector): converted as the operator says. */
    static void convert(CodeBuilder cb, String operator, ClassDesc from, ClassDesc to) {
        operator(cb, operator, CONVERSION);
        cb.iconst_0();
        cb.invokevirtual(from, "convert", MethodTypeDesc.of(VECTOR, CONVERSION, ConstantDescs.CD_int));
        cb.checkcast(to);
    }

    static void reinterpret(CodeBuilder cb, boolean toFloats) {
        if (toFloats) {
            cb.invokevirtual(INTS, "reinterpretAsFloats", MethodTypeDesc.of(FLOATS));
        } else {
            cb.invokevirtual(FLOATS, "reinterpretAsInts", MethodTypeDesc.of(INTS));
        }
    }

    static ClassDesc type(boolean floats) {
        return floats ? FLOATS : INTS;
    }
}
