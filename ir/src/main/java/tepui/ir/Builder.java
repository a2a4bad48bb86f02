package tepui.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builder that appends instructions to a region, with the types worked out from the operands. The structured statements
 * take the nested code as {@link Runnable}s; those append through the same builder.
 */
public final class Builder {
    private final Shader shader;
    private Region at;
    /** Stamped on each instruction. */
    public int line;
    /** Stamped on each instruction. */
    public boolean precise;

    public Builder(Shader shader) {
        this(shader, shader.entry.body());
    }

    public Builder(Shader shader, Region at) {
        this.shader = shader;
        this.at = at;
    }

    public Shader shader() {
        return shader;
    }

    public Region region() {
        return at;
    }

    /** Goes on at the end of another region. */
    public void moveTo(Region region) {
        at = region;
    }

    public Instr append(Instr instr) {
        instr.line = line;
        instr.precise |= precise;
        at.body.add(instr);
        return instr;
    }

    // ---- constants -------------------------------------------------------------------------------------------------

    public Value f32(float... v) {
        long[] bits = new long[v.length];
        for (int i = 0; i < v.length; i++) bits[i] = Integer.toUnsignedLong(Float.floatToRawIntBits(v[i]));
        return append(Instr.constant(Type.of(ScalarKind.F32, v.length), bits)).result();
    }

    public Value i32(int... v) {
        long[] bits = new long[v.length];
        for (int i = 0; i < v.length; i++) bits[i] = v[i];
        return append(Instr.constant(Type.of(ScalarKind.I32, v.length), bits)).result();
    }

    public Value f64(double... v) {
        long[] bits = new long[v.length];
        for (int i = 0; i < v.length; i++) bits[i] = Double.doubleToRawLongBits(v[i]);
        return append(Instr.constant(Type.of(ScalarKind.F64, v.length), bits)).result();
    }

    public Value i64(long... v) {
        return append(Instr.constant(Type.of(ScalarKind.I64, v.length), v.clone()))
                .result();
    }

    public Value bool(boolean v) {
        return append(Instr.constant(Type.BOOL, v ? 1 : 0)).result();
    }

    public Value undef(Type type) {
        return append(Instr.of(Op.UNDEF, type)).result();
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    /** An operation whose result type follows from its {@link Op.Shape}. */
    public Value op(Op op, Value... args) {
        Type first = args[0].type();
        Type type = switch (op.shape()) {
            case SAME_FLOAT, SAME_FLOAT32, SAME_INT, SAME_INT32, SAME_BOOL, SHIFT -> first;
            case COMPARE_FLOAT, COMPARE_INT -> first.withKind(ScalarKind.BOOL);
            default ->
                switch (op) {
                    case FLDEXP, INSERT_DYNAMIC -> first;
                    case SELECT -> args[1].type();
                    case FFREXP_EXP -> first.withKind(ScalarKind.I32);
                    case FDOT, EXTRACT_DYNAMIC, ANY, ALL -> first.scalar();
                    case PACK_64 -> Type.I64;
                    case UNPACK_64 -> Type.I32X2;
                    case PACK_HALF_2X16, PACK_UNORM_2X16, PACK_SNORM_2X16, PACK_UNORM_4X8, PACK_SNORM_4X8 -> Type.I32;
                    case UNPACK_HALF_2X16, UNPACK_UNORM_2X16, UNPACK_SNORM_2X16 -> Type.F32X2;
                    case UNPACK_UNORM_4X8, UNPACK_SNORM_4X8 -> Type.F32X4;
                    default ->
                        throw new IllegalArgumentException(
                                "Builder.op: the result type of " + op.text() + " does not follow from its operands");
                };
        };
        return append(Instr.of(op, type, args)).result();
    }

    /** A conversion to components of {@code kind}. */
    public Value convert(Op op, ScalarKind kind, Value value) {
        return append(Instr.of(op, value.type().withKind(kind), value)).result();
    }

    /** Concatenation; a single scalar is returned as it is. */
    public Value vec(Value... parts) {
        if (parts.length == 1) return parts[0];
        int width = 0;
        for (Value part : parts) width += part.type().width();
        return append(Instr.of(Op.VEC, parts[0].type().withWidth(width), parts)).result();
    }

    /** A scalar repeated. */
    public Value splat(Value scalar, int width) {
        if (width == 1) return scalar;
        return swizzle(scalar, new int[width]);
    }

    public Value swizzle(Value value, int... components) {
        int imm = 0;
        for (int i = 0; i < components.length; i++) imm |= components[i] << 2 * i;
        Instr instr = Instr.of(Op.SWIZZLE, value.type().withWidth(components.length), value);
        instr.imm = imm;
        return append(instr).result();
    }

    public Value extract(Value value, int component) {
        if (value.type().isScalar() && component == 0) return value;
        return swizzle(value, component);
    }

    public Value insert(Value vector, Value scalar, int component) {
        Instr instr = Instr.of(Op.INSERT, vector.type(), vector, scalar);
        instr.imm = component;
        return append(instr).result();
    }

    public Value select(Value condition, Value whenTrue, Value whenFalse) {
        return append(Instr.of(Op.SELECT, whenTrue.type(), condition, whenTrue, whenFalse))
                .result();
    }

    public Value derivative(Op op, Value value, int precision) {
        Instr instr = Instr.of(op, value.type(), value);
        instr.imm = precision;
        return append(instr).result();
    }

    // ---- interface and memory ----------------------------------------------------------------------------------

    /** Any load of a variable: inputs, outputs, locals and the interpolation functions. */
    public Value load(Op op, Variable variable, Value... operands) {
        Instr instr = Instr.of(op, variable.type(), operands);
        instr.variable = variable;
        return append(instr).result();
    }

    public Value loadInput(Variable variable, Value... address) {
        return load(Op.LOAD_INPUT, variable, address);
    }

    public Value loadLocal(Variable variable, Value... address) {
        return load(Op.LOAD_LOCAL, variable, address);
    }

    /** A store of all components; the address operands come before the value. */
    public void store(Op op, Variable variable, Value... addressThenValue) {
        storeMasked(op, variable, (1 << variable.type().width()) - 1, addressThenValue);
    }

    public void storeMasked(Op op, Variable variable, int mask, Value... addressThenValue) {
        Instr instr = Instr.of(op, null, addressThenValue);
        instr.variable = variable;
        instr.imm = mask;
        append(instr);
    }

    public void storeOutput(Variable variable, Value... addressThenValue) {
        store(Op.STORE_OUTPUT, variable, addressThenValue);
    }

    public void storeLocal(Variable variable, Value... addressThenValue) {
        store(Op.STORE_LOCAL, variable, addressThenValue);
    }

    /** A resource instruction with one result: loads of buffers and images, atomics, size queries. */
    public Value resource(Op op, Resource resource, Type type, int imm, Value... args) {
        Instr instr = Instr.of(op, type, args);
        instr.resource = resource;
        instr.imm = imm;
        return append(instr).result();
    }

    /** A resource instruction without a result: stores. */
    public void resourceEffect(Op op, Resource resource, int imm, Value... args) {
        Instr instr = Instr.of(op, null, args);
        instr.resource = resource;
        instr.imm = imm;
        append(instr);
    }

    /** A uniform at a constant byte offset. */
    public Value uniform(Resource buffer, int byteOffset, Type type) {
        return resource(Op.LOAD_UNIFORM, buffer, type, 0, i32(0), i32(byteOffset));
    }

    /**
     * A texture instruction.
     *
     * @param operands mask of {@link TexOperand#bit()}
     * @param args the operands present, in the order of {@link TexOperand}
     */
    public Value texture(Op op, Resource texture, Type type, int operands, Value... args) {
        if (Integer.bitCount(operands & 0xffff) != args.length) {
            throw new IllegalArgumentException("Builder.texture: mask names " + Integer.bitCount(operands)
                    + " operands, " + args.length + " given");
        }
        return resource(op, texture, type, operands, args);
    }

    /** The plain case: implicit LOD, four components (one for a shadow sampler whose reference follows). */
    public Value sample(Resource texture, Value coordinate, @Nullable Value reference) {
        Type type = texture.shadow ? Type.F32 : Type.of(texture.texelKind, 4);
        return reference == null
                ? texture(Op.TEX_SAMPLE, texture, type, TexOperand.COORD.bit(), coordinate)
                : texture(
                        Op.TEX_SAMPLE,
                        texture,
                        type,
                        TexOperand.COORD.bit() | TexOperand.REF.bit(),
                        coordinate,
                        reference);
    }

    /** An instruction without operands worth naming: barriers, EMIT_VERTEX ... */
    public void effect(Op op, int imm, Value... args) {
        Instr instr = Instr.of(op, null, args);
        instr.imm = imm;
        append(instr);
    }

    /** A driver's own operation. */
    public Instr intrinsic(String name, @Nullable Type type, int imm, Value... args) {
        Instr instr = Instr.of(Op.INTRINSIC, type, args);
        instr.intrinsic = name;
        instr.imm = imm;
        return append(instr);
    }

    // ---- control flow ------------------------------------------------------------------------------------------

    /** Code that ends with {@link #yieldWith}, or falls off its end where nothing is yielded. */
    public Value[] ifElse(Value condition, List<Type> results, Runnable whenTrue, Runnable whenFalse) {
        Value[] values = new Value[results.size()];
        for (int i = 0; i < values.length; i++) values[i] = new Value(results.get(i));
        Instr instr = new Instr(Op.IF, values, new Value[] {condition});
        instr.regions = new Region[] {new Region(), new Region()};
        append(instr);
        fill(instr.regions[0], whenTrue, values.length == 0 ? Op.YIELD : null);
        fill(instr.regions[1], whenFalse, values.length == 0 ? Op.YIELD : null);
        return values;
    }

    public void ifThen(Value condition, Runnable whenTrue) {
        ifElse(condition, List.of(), whenTrue, () -> {});
    }

    /** Body of a loop, given the current values of the loop's parameters. */
    @FunctionalInterface
    public interface LoopBody {
        void build(List<Value> params);
    }

    /** A loop; the body leaves by {@link #breakWith} and goes round by {@link #continueWith}. */
    public Value[] loop(Value[] initial, List<Type> results, LoopBody body) {
        Value[] values = new Value[results.size()];
        for (int i = 0; i < values.length; i++) values[i] = new Value(results.get(i));
        Instr instr = new Instr(Op.LOOP, values, initial);
        Region region = new Region();
        for (Value v : initial) region.params.add(new Value(v.type()));
        instr.regions = new Region[] {region};
        append(instr);
        fill(region, () -> body.build(region.params), initial.length == 0 ? Op.CONTINUE : null);
        return values;
    }

    public void yieldWith(Value... values) {
        append(new Instr(Op.YIELD, new Value[0], values));
    }

    public void breakWith(Value... values) {
        append(new Instr(Op.BREAK, new Value[0], values));
    }

    public void continueWith(Value... values) {
        append(new Instr(Op.CONTINUE, new Value[0], values));
    }

    public void ret(Value... values) {
        append(new Instr(Op.RETURN, new Value[0], values));
    }

    public Value[] call(Function function, Value... args) {
        Value[] values = new Value[function.results().size()];
        for (int i = 0; i < values.length; i++)
            values[i] = new Value(function.results().get(i));
        Instr instr = new Instr(Op.CALL, values, args);
        instr.function = function;
        append(instr);
        return values;
    }

    private void fill(Region region, Runnable code, @Nullable Op end) {
        Region before = at;
        at = region;
        code.run();
        if (region.body.isEmpty() || !region.body.getLast().op.isTerminator()) {
            if (end == null) {
                throw new IllegalStateException(
                        "Builder: the nested code must end with yield, break or continue, since values are expected");
            }
            append(new Instr(end, new Value[0], new Value[0]));
        }
        at = before;
    }
}
