package tepui.ir;

import org.jspecify.annotations.Nullable;

/**
 * The validator's rules for each operation: number and types of operands and results, and the attributes that must or
 * must not be there. Everything that {@link Op} says of types is said here as code.
 */
final class OpRules {
    private final Shader shader;
    private final Validator out;
    private Instr instr;

    OpRules(Shader shader, Validator out) {
        this.shader = shader;
        this.out = out;
        this.instr = NOTHING;
    }

    private static final Instr NOTHING = Instr.of(Op.YIELD, null);

    void check(Instr i) {
        instr = i;
        attributes();
        if (!stageAllows()) out.report("a " + shader.stage.text() + " shader must not have this operation");
        Op op = i.op;
        switch (op.shape()) {
            case SAME_FLOAT -> same(op.arity(), true, false);
            case SAME_FLOAT32 -> same(op.arity(), true, true);
            case SAME_INT -> same(op.arity(), false, false);
            case SAME_INT32 -> same(op.arity(), false, true);
            case SAME_BOOL -> {
                if (!args(op.arity()) || !results(1)) return;
                for (int a = 0; a < op.arity(); a++) argIs(a, result());
                kindIs("the result", result(), ScalarKind.BOOL);
            }
            case COMPARE_FLOAT, COMPARE_INT -> compare();
            case SHIFT -> {
                if (!args(2) || !results(1)) return;
                if (!result().kind().isInt()) out.report("the result is " + result() + ", must be an integer");
                argIs(0, result());
                argIs(1, result().withKind(ScalarKind.I32));
            }
            case CONVERT -> convert();
            case SPECIAL, EFFECT, CONTROL -> special();
            case TERMINATOR -> results(0);
        }
    }

    // ---- small questions -------------------------------------------------------------------------------------------

    private Type arg(int i) {
        return instr.args[i].type();
    }

    private Type result() {
        return instr.results[0].type();
    }

    private boolean args(int count) {
        if (instr.args.length == count) return true;
        out.report("has " + instr.args.length + " operands, must have " + count);
        return false;
    }

    private boolean results(int count) {
        if (instr.results.length == count) return true;
        out.report("has " + instr.results.length + " results, must have " + count);
        return false;
    }

    private void argIs(int i, Type type) {
        if (arg(i) != type) out.report("operand " + (i + 1) + " is " + arg(i) + ", must be " + type);
    }

    private void resultIs(Type type) {
        if (result() != type) out.report("the result is " + result() + ", must be " + type);
    }

    private void kindIs(String what, Type type, ScalarKind kind) {
        if (type.kind() != kind) out.report(what + " is " + type + ", must be " + kind.text());
    }

    private void signature(Type resultType, Type... operands) {
        if (!args(operands.length) || !results(1)) return;
        resultIs(resultType);
        for (int i = 0; i < operands.length; i++) argIs(i, operands[i]);
    }

    private void effect(Type... operands) {
        if (!args(operands.length) || !results(0)) return;
        for (int i = 0; i < operands.length; i++) argIs(i, operands[i]);
    }

    private void immRange(String what, int least, int most) {
        if (instr.imm < least || instr.imm > most) {
            out.report(what + " is " + instr.imm + ", must be " + least + " to " + most);
        }
    }

    // ---- shapes ----------------------------------------------------------------------------------------------------

    private void same(int arity, boolean isFloat, boolean only32) {
        if (!args(arity) || !results(1)) return;
        ScalarKind kind = result().kind();
        boolean right = isFloat ? kind.isFloat() : kind.isInt();
        if (!right || only32 && kind.is64()) {
            out.report("the result is " + result() + ", must be "
                    + (isFloat ? only32 ? "f32" : "f32 or f64" : only32 ? "i32" : "i32 or i64"));
        }
        for (int i = 0; i < arity; i++) argIs(i, result());
    }

    private void compare() {
        if (!args(2) || !results(1)) return;
        boolean isFloat = instr.op.shape() == Op.Shape.COMPARE_FLOAT;
        Type type = arg(0);
        if (isFloat ? !type.kind().isFloat() : !type.kind().isInt()) {
            out.report("operand 1 is " + type + ", must be " + (isFloat ? "a float" : "an integer"));
        }
        argIs(1, type);
        resultIs(type.withKind(ScalarKind.BOOL));
    }

    private void convert() {
        if (!args(1) || !results(1)) return;
        ScalarKind from = arg(0).kind();
        ScalarKind to = result().kind();
        if (arg(0).width() != result().width()) {
            out.report("operand and result have " + arg(0).width() + " and " + result().width()
                    + " components, must have as many");
        }
        boolean fits = switch (instr.op) {
            case F2I, F2U -> from.isFloat() && to.isInt();
            case I2F, U2F -> from.isInt() && to.isFloat();
            case F2F -> from.isFloat() && to.isFloat() && from != to;
            case I2I, U2U -> from.isInt() && to.isInt() && from != to;
            case B2F -> from == ScalarKind.BOOL && to.isFloat();
            case B2I -> from == ScalarKind.BOOL && to.isInt();
            default -> from != to && from.bytes() == to.bytes() && from.bytes() > 0;
        };
        if (!fits) out.report("does not convert " + from.text() + " to " + to.text());
    }

    // ---- attributes and stages -------------------------------------------------------------------------------------

    private void attributes() {
        Op op = instr.op;
        boolean needsVariable = switch (op) {
            case LOAD_INPUT,
                    INTERP_CENTROID,
                    INTERP_SAMPLE,
                    INTERP_OFFSET,
                    LOAD_OUTPUT,
                    LOAD_TARGET,
                    STORE_OUTPUT,
                    LOAD_LOCAL,
                    STORE_LOCAL -> true;
            default -> false;
        };
        boolean needsResource = switch (op) {
            case LOAD_UNIFORM, LOAD_STORAGE, STORE_STORAGE, ATOMIC_STORAGE, BUFFER_SIZE -> true;
            case IMAGE_LOAD, IMAGE_STORE, IMAGE_ATOMIC, IMAGE_SIZE, IMAGE_SAMPLES -> true;
            default -> op.isTexture();
        };
        boolean free = op == Op.INTRINSIC;
        present("variable", instr.variable, needsVariable, free);
        present("resource", instr.resource, needsResource, free);
        present("function", instr.function, op == Op.CALL, false);
        present("intrinsic's name", instr.intrinsic, free, false);
        present("constant", instr.bits, op == Op.CONST, false);
        if (instr.variable != null && !out.isMember(instr.variable))
            out.report("the variable is not among the shader's");
        if (instr.resource != null && !out.isMember(instr.resource))
            out.report("the resource is not among the shader's");
        if (instr.function != null && !out.isMember(instr.function))
            out.report("the function is not among the shader's");
        boolean hasImm = switch (op) {
            case SWIZZLE, INSERT, DDX, DDY, STORE_OUTPUT, STORE_LOCAL, STORE_STORAGE, STORE_SHARED -> true;
            case ATOMIC_STORAGE, ATOMIC_SHARED, IMAGE_ATOMIC, MEMORY_BARRIER, INTERLOCK, EMIT_VERTEX, END_PRIMITIVE ->
                true;
            case VOTE_ANY, VOTE_ALL, VOTE_EQUAL, SUBGROUP, READ_QUAD, REDUCE -> true;
            case INTRINSIC, CLOCK -> true;
            case IMAGE_LOAD -> instr.imm == Instr.RESIDENCY;
            default -> op.isTexture();
        };
        if (!hasImm && instr.imm != 0) out.report("imm is " + instr.imm + ", must be 0");
    }

    private void present(String what, @Nullable Object attribute, boolean needed, boolean free) {
        if (attribute == null && needed) out.report("has no " + what);
        if (attribute != null && !needed && !free) out.report("has a " + what + ", must not have one");
    }

    private boolean stageAllows() {
        Stage stage = shader.stage;
        return switch (instr.op) {
            case DDX, DDY, TEX_QUERY_LOD -> shader.hasDerivatives();
            case INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET, DEMOTE_IF, IS_HELPER -> stage == Stage.FRAGMENT;
            case BARRIER -> stage == Stage.COMPUTE || stage == Stage.TESS_CONTROL;
            case LOAD_SHARED, STORE_SHARED, ATOMIC_SHARED -> stage == Stage.COMPUTE;
            case EMIT_VERTEX, END_PRIMITIVE -> stage == Stage.GEOMETRY;
            case LOAD_OUTPUT -> stage == Stage.TESS_CONTROL;
            case LOAD_TARGET -> stage == Stage.FRAGMENT;
            default -> true;
        };
    }

    // ---- operations with a rule of their own -----------------------------------------------------------------------

    private void special() {
        switch (instr.op) {
            case CONST -> {
                long[] bits = instr.bits;
                if (!args(0) || !results(1) || bits == null) return;
                if (bits.length != result().width()) {
                    out.report("has " + bits.length + " components, must have " + result().width());
                }
                for (long b : bits) {
                    if (!InterfaceRules.isCanonical(result().kind(), b)) {
                        out.report("0x" + Long.toHexString(b) + " is not how "
                                + result().kind().text() + " is held");
                    }
                }
            }
            case UNDEF -> {
                args(0);
                results(1);
            }
            case VEC -> vec();
            case SWIZZLE -> {
                if (!args(1) || !results(1)) return;
                kindIs("the result", result(), arg(0).kind());
                if (instr.imm >>> 2 * result().width() != 0) out.report("imm has bits beyond the result's components");
                for (int i = 0; i < result().width(); i++) {
                    if (instr.swizzle(i) >= arg(0).width()) {
                        out.report("component " + instr.swizzle(i) + " is picked, the operand has " + arg(0).width());
                    }
                }
            }
            case INSERT -> {
                if (!args(2) || !results(1)) return;
                signature(arg(0), arg(0), arg(0).scalar());
                immRange("the component", 0, arg(0).width() - 1);
            }
            case EXTRACT_DYNAMIC -> {
                if (args(2)) signature(arg(0).scalar(), arg(0), Type.I32);
            }
            case INSERT_DYNAMIC -> {
                if (args(3)) signature(arg(0), arg(0), arg(0).scalar(), Type.I32);
            }
            case SELECT -> {
                if (!args(3) || !results(1)) return;
                kindIs("operand 1", arg(0), ScalarKind.BOOL);
                if (!arg(0).isScalar() && arg(0).width() != result().width()) {
                    out.report(
                            "the condition has " + arg(0).width() + " components, must have 1 or " + result().width());
                }
                argIs(1, result());
                argIs(2, result());
            }
            case FLDEXP -> {
                if (!args(2) || !results(1)) return;
                if (!result().kind().isFloat()) out.report("the result is " + result() + ", must be a float");
                signature(result(), result(), result().withKind(ScalarKind.I32));
            }
            case FFREXP_EXP -> {
                if (!args(1)) return;
                if (!arg(0).kind().isFloat()) out.report("operand 1 is " + arg(0) + ", must be a float");
                signature(arg(0).withKind(ScalarKind.I32), arg(0));
            }
            case FDOT -> {
                if (!args(2)) return;
                if (!arg(0).kind().isFloat()) out.report("operand 1 is " + arg(0) + ", must be a float");
                signature(arg(0).scalar(), arg(0), arg(0));
            }
            case ANY, ALL -> {
                if (args(1)) signature(Type.BOOL, arg(0).withKind(ScalarKind.BOOL));
            }
            case PACK_64 -> signature(Type.I64, Type.I32X2);
            case UNPACK_64 -> signature(Type.I32X2, Type.I64);
            case PACK_HALF_2X16, PACK_UNORM_2X16, PACK_SNORM_2X16 -> signature(Type.I32, Type.F32X2);
            case UNPACK_HALF_2X16, UNPACK_UNORM_2X16, UNPACK_SNORM_2X16 -> signature(Type.F32X2, Type.I32);
            case PACK_UNORM_4X8, PACK_SNORM_4X8 -> signature(Type.I32, Type.F32X4);
            case UNPACK_UNORM_4X8, UNPACK_SNORM_4X8 -> signature(Type.F32X4, Type.I32);
            case LOAD_INPUT, INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET, LOAD_OUTPUT, LOAD_TARGET, LOAD_LOCAL ->
                load();
            case STORE_OUTPUT, STORE_LOCAL -> store();
            case LOAD_UNIFORM, LOAD_STORAGE, STORE_STORAGE, ATOMIC_STORAGE, BUFFER_SIZE -> buffer();
            case LOAD_SHARED -> {
                if (!args(1) || !results(1)) return;
                argIs(0, Type.I32);
                memoryType("the result", result());
            }
            case STORE_SHARED -> {
                if (!args(2) || !results(0)) return;
                argIs(0, Type.I32);
                storedValue(1);
            }
            case ATOMIC_SHARED -> {
                int operands = atomicOperands();
                if (!args(1 + operands) || !results(1)) return;
                argIs(0, Type.I32);
                atomicData(1, operands);
            }
            case TEX_SAMPLE, TEX_FETCH, TEX_GATHER, TEX_SIZE, TEX_LEVELS, TEX_SAMPLES, TEX_QUERY_LOD ->
                new TexRules(shader, out, instr).check();
            case IMAGE_LOAD, IMAGE_STORE, IMAGE_ATOMIC, IMAGE_SIZE, IMAGE_SAMPLES -> image();
            case BARRIER -> effect();
            case MEMORY_BARRIER -> {
                effect();
                immRange("the mask", 0, 31);
            }
            case INTERLOCK -> {
                effect();
                immRange("the side", 0, 1);
                if (shader.interlock == Shader.Interlock.NONE) out.report("the shader's fragments have no interlock");
            }
            case EMIT_VERTEX, END_PRIMITIVE -> {
                effect();
                immRange("the stream", 0, 3);
            }
            case DEMOTE_IF -> effect(Type.BOOL);
            case IS_HELPER -> signature(Type.BOOL);
            case VOTE_ANY, VOTE_ALL, VOTE_EQUAL -> {
                signature(Type.BOOL, Type.BOOL);
                immRange("who votes", 0, 1);
            }
            case SUBGROUP -> {
                signature(Type.I32);
                immRange("what is asked", 0, shader.stage == Stage.COMPUTE ? 3 : 1);
            }
            case BALLOT -> signature(Type.I32X4, Type.BOOL);
            case READ_LANE, SHUFFLE -> {
                if (args(2)) signature(word(0), word(0), Type.I32);
            }
            case READ_FIRST -> {
                if (args(1)) signature(word(0), word(0));
            }
            case READ_QUAD -> {
                if (args(1)) signature(word(0), word(0));
                immRange("which of the quad", 0, 6);
            }
            case REDUCE -> {
                if (args(1)) signature(word(0), word(0));
                Reduction r = Reduction.of(instr.imm);
                if (r == null) out.report("imm " + instr.imm + " is no reduction");
                else if (r.isFloat() != (arg(0).kind() == ScalarKind.F32))
                    out.report(r.op().text() + " cannot put values of " + arg(0) + " together");
            }
            case CLOCK -> {
                signature(Type.I32X2);
                immRange("the clock", 0, 1);
            }
            case IF -> {
                if (args(1)) argIs(0, Type.BOOL);
            }
            case CALL -> call();
            default -> {}
        }
    }

    private void vec() {
        if (!results(1)) return;
        int width = 0;
        for (int i = 0; i < instr.args.length; i++) {
            kindIs("operand " + (i + 1), arg(i), result().kind());
            width += arg(i).width();
        }
        if (instr.args.length < 2 || width != result().width()) {
            out.report(instr.args.length + " operands have " + width + " components, must be at least 2 with "
                    + result().width());
        }
    }

    private void call() {
        Function f = instr.function;
        if (f == null || !args(f.params().size()) || !results(f.results().size())) return;
        for (int i = 0; i < instr.args.length; i++) argIs(i, f.params().get(i).type());
        for (int i = 0; i < instr.results.length; i++) {
            if (instr.results[i].type() != f.results().get(i)) {
                out.report("result " + (i + 1) + " is " + instr.results[i].type() + ", must be "
                        + f.results().get(i));
            }
        }
    }

    // ---- variables and memory --------------------------------------------------------------------------------------

    private @Nullable Variable variable(Variable.Mode mode) {
        Variable v = instr.variable;
        if (v != null && v.mode() != mode) {
            out.report("the variable is an " + v.mode() + ", must be " + mode);
            return null;
        }
        return v;
    }

    private void load() {
        Op op = instr.op;
        Variable v = variable(
                op == Op.LOAD_LOCAL
                        ? Variable.Mode.LOCAL
                        : op == Op.LOAD_OUTPUT || op == Op.LOAD_TARGET ? Variable.Mode.OUTPUT : Variable.Mode.INPUT);
        if (v == null || !results(1)) return;
        int address = v.addressOperands();
        int more = op == Op.INTERP_SAMPLE || op == Op.INTERP_OFFSET ? 1 : 0;
        if (!args(address + more)) return;
        for (int i = 0; i < address; i++) argIs(i, Type.I32);
        if (op == Op.INTERP_SAMPLE) argIs(address, Type.I32);
        if (op == Op.INTERP_OFFSET) argIs(address, Type.F32X2);
        resultIs(v.type());
        if (op == Op.LOAD_TARGET && (v.builtin != Builtin.NONE || v.index != 0)) {
            out.report("the variable is a built-in or a second source, which have no target");
        }
        boolean interpolates = op == Op.INTERP_CENTROID || more == 1;
        if (interpolates && (v.builtin != Builtin.NONE || v.type().kind() != ScalarKind.F32)) {
            out.report("the variable is a built-in or no f32, so it cannot be interpolated");
        }
    }

    private void store() {
        Variable v = variable(instr.op == Op.STORE_LOCAL ? Variable.Mode.LOCAL : Variable.Mode.OUTPUT);
        if (v == null || !results(0)) return;
        int address = v.addressOperands();
        if (!args(address + 1)) return;
        for (int i = 0; i < address; i++) argIs(i, Type.I32);
        argIs(address, v.type());
        immRange("the mask", 1, (1 << v.type().width()) - 1);
    }

    /** An operand's type, which is of 32 bits. */
    private Type word(int i) {
        ScalarKind kind = arg(i).kind();
        if (kind != ScalarKind.I32 && kind != ScalarKind.F32)
            out.report("operand " + (i + 1) + " is " + arg(i) + ", must be of 32 bits");
        return arg(i);
    }

    private void memoryType(String what, Type type) {
        if (type.kind() == ScalarKind.BOOL) out.report(what + " is " + type + ", which never lives in memory");
    }

    private void storedValue(int i) {
        memoryType("operand " + (i + 1), arg(i));
        immRange("the mask", 1, (1 << arg(i).width()) - 1);
    }

    private int atomicOperands() {
        AtomicOp[] all = AtomicOp.values();
        if (instr.imm < 0 || instr.imm >= all.length) {
            out.report("imm is " + instr.imm + ", which is no atomic operation");
            return 1;
        }
        return all[instr.imm] == AtomicOp.COMPARE_EXCHANGE ? 2 : 1;
    }

    /** Buffers take 64 bits too: data and result are of one type. */
    private void atomicData(int first, int operands) {
        Type type = result() == Type.I64 ? Type.I64 : Type.I32;
        for (int i = first; i < first + operands; i++) argIs(i, type);
        resultIs(type);
    }

    private @Nullable Resource resource(Resource.Kind kind) {
        Resource r = instr.resource;
        if (r != null && r.kind() != kind) {
            out.report("the resource is a " + r.kind() + ", must be a " + kind);
            return null;
        }
        return r;
    }

    private void access(Resource r, boolean reads, boolean writes) {
        if (reads && r.writeOnly) out.report("the resource is write-only");
        if (writes && r.readOnly) out.report("the resource is read-only");
    }

    private void buffer() {
        Resource r = instr.resource;
        if (r == null) return;
        if (instr.op == Op.BUFFER_SIZE) {
            if (r.kind() != Resource.Kind.UNIFORM_BUFFER && r.kind() != Resource.Kind.STORAGE_BUFFER) {
                out.report("the resource is a " + r.kind() + ", must be a buffer");
            }
            signature(Type.I32, Type.I32);
            return;
        }
        if (resource(instr.op == Op.LOAD_UNIFORM ? Resource.Kind.UNIFORM_BUFFER : Resource.Kind.STORAGE_BUFFER) == null)
            return;
        switch (instr.op) {
            case LOAD_UNIFORM, LOAD_STORAGE -> {
                if (!args(2) || !results(1)) return;
                argIs(0, Type.I32);
                argIs(1, Type.I32);
                memoryType("the result", result());
                access(r, true, false);
            }
            case STORE_STORAGE -> {
                if (!args(3) || !results(0)) return;
                argIs(0, Type.I32);
                argIs(1, Type.I32);
                storedValue(2);
                access(r, false, true);
            }
            default -> {
                int operands = atomicOperands();
                if (!args(2 + operands) || !results(1)) return;
                argIs(0, Type.I32);
                argIs(1, Type.I32);
                atomicData(2, operands);
                access(r, true, true);
            }
        }
    }

    private void image() {
        Resource r = resource(Resource.Kind.IMAGE);
        TextureShape shape = r == null ? null : r.shape;
        if (r == null || shape == null) return;
        if (instr.op == Op.IMAGE_SIZE) {
            signature(Type.of(ScalarKind.I32, shape.sizeComponents()), Type.I32);
            return;
        }
        if (instr.op == Op.IMAGE_SAMPLES) {
            if (!shape.isMultisample()) out.report("the image is " + shape.text() + ", which has no samples");
            signature(Type.I32, Type.I32);
            return;
        }
        int address = shape.isMultisample() ? 3 : 2;
        Type texel = Type.of(r.texelKind, 4);
        int operands = switch (instr.op) {
            case IMAGE_LOAD -> 0;
            case IMAGE_STORE -> 1;
            default -> atomicOperands();
        };
        if (!args(address + operands) || !results(instr.op == Op.IMAGE_STORE ? 0 : 1)) return;
        argIs(0, Type.I32);
        argIs(1, Type.of(ScalarKind.I32, shape.texelCoordinates()));
        if (address == 3) argIs(2, Type.I32);
        switch (instr.op) {
            case IMAGE_LOAD -> {
                resultIs(instr.asksResidency() ? Type.I32 : texel);
                access(r, true, false);
            }
            case IMAGE_STORE -> {
                argIs(address, texel);
                access(r, false, true);
            }
            default -> {
                if (r.texelKind == ScalarKind.F32 && instr.imm != AtomicOp.EXCHANGE.ordinal()) {
                    out.report("the image has f32 texels, which can only be exchanged");
                }
                for (int i = 0; i < operands; i++) argIs(address + i, texel.scalar());
                resultIs(texel.scalar());
                access(r, true, true);
            }
        }
    }
}
