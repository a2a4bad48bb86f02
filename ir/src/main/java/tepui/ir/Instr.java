package tepui.ir;

import org.jspecify.annotations.Nullable;

/**
 * One instruction. A single class for all operations: passes treat most of them alike, and what an operation means is
 * in {@link Op}. The attributes beyond operands and results are few, and each is null or 0 where it does not apply.
 */
public final class Instr {
    private static final Value[] NO_VALUES = {};
    private static final Region[] NO_REGIONS = {};

    public final Op op;
    public Value[] results;
    public Value[] args;
    public Region[] regions;
    /** Interface and local loads and stores. */
    public @Nullable Variable variable;
    /** Buffer, texture and image instructions. */
    public @Nullable Resource resource;
    /** CALL. */
    public @Nullable Function function;
    /** INTRINSIC. */
    public @Nullable String intrinsic;
    /** CONST: raw bits of each component; f32 as int bits zero-extended, i32 sign-extended, bool 0 or 1. */
    public long @Nullable [] bits;
    /** Component mask, swizzle, stream, texture operand mask ...: see {@link Op}. */
    public int imm;
    /** Floating point: not to be contracted, reassociated or simplified. */
    public boolean precise;
    /** Source line for messages, 0 if unknown. */
    public int line;
    /** Scratch of the pass that runs; means nothing between passes. */
    public int id;

    public Instr(Op op, Value[] results, Value[] args) {
        this.op = op;
        this.results = results;
        // A copy: passes replace operands in place, and callers hand the same array to several instructions.
        this.args = args.length == 0 ? NO_VALUES : args.clone();
        this.regions = NO_REGIONS;
        for (Value result : results) result.definition = this;
    }

    /** An instruction with one result of {@code type}, or none where it is null. */
    public static Instr of(Op op, @Nullable Type type, Value... args) {
        return new Instr(op, type == null ? NO_VALUES : new Value[] {new Value(type)}, args);
    }

    public static Instr constant(Type type, long... bits) {
        if (bits.length != type.width()) {
            throw new IllegalArgumentException("Instr.constant: " + bits.length + " components given for " + type);
        }
        Instr c = of(Op.CONST, type);
        c.bits = bits;
        return c;
    }

    /** The only result. */
    public Value result() {
        if (results.length != 1) {
            throw new IllegalStateException(op.text() + " has " + results.length + " results, not one");
        }
        return results[0];
    }

    /** Replaces the results, as when a pass changes what a region yields. */
    public void setResults(Value... values) {
        results = values;
        for (Value value : values) value.definition = this;
    }

    /** The operand of a texture instruction, or null where it is absent. */
    public @Nullable Value tex(TexOperand operand) {
        if ((imm & operand.bit()) == 0) return null;
        return args[Integer.bitCount(imm & (operand.bit() - 1))];
    }

    /**
     * Bit of {@link #imm}: a look-up or load asks whether all the texels that it would read have memory, which those of sparse textures may lack. Its
     * result is i32, 1 if so and else 0, in place of the texel.
     */
    public static final int RESIDENCY = 1 << 20;

    /** TEX_SAMPLE, TEX_FETCH, TEX_GATHER and IMAGE_LOAD: is it asked for memory, {@link #RESIDENCY}? */
    public boolean asksResidency() {
        return (imm & RESIDENCY) != 0
                && (op == Op.TEX_SAMPLE || op == Op.TEX_FETCH || op == Op.TEX_GATHER || op == Op.IMAGE_LOAD);
    }

    /** TEX_GATHER: the component gathered. */
    public int gatherComponent() {
        return (imm & ~RESIDENCY) >>> 16;
    }

    /** The atomic operation in {@link #imm}. */
    public AtomicOp atomicOp() {
        return ATOMICS[imm];
    }

    /** SWIZZLE: the source component of result component {@code i}. */
    public int swizzle(int i) {
        return imm >>> (2 * i) & 3;
    }

    private static final AtomicOp[] ATOMICS = AtomicOp.values();
}
