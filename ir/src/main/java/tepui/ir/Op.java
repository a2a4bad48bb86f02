package tepui.ir;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Operations of the IR, each with the shape of its operands. The comment beside an operation is its definition; the
 * evaluator in {@code tepui.ir.pass.Evaluator} is the same definition in code. Component-wise unless said otherwise.
 * "f" operations follow IEEE 754 single or double precision, round to nearest even; results that GLSL leaves open are
 * pinned here.
 */
public enum Op {
    // ---- values ------------------------------------------------------------------------------------------------
    /** {@link Instr#bits} hold the components. */
    CONST(Shape.SPECIAL),
    /** Some value, the same one at each use. */
    UNDEF(Shape.SPECIAL),
    /** Concatenates its operands, scalars or vectors of one kind, to 2 to 4 components. */
    VEC(Shape.SPECIAL),
    /** Picks components of one operand: imm has two bits a component, the lowest first. Also extracts scalars. */
    SWIZZLE(Shape.SPECIAL),
    /** (vector, scalar): component imm replaced. */
    INSERT(Shape.SPECIAL),
    /** (vector, i32 index): one component; any component when the index is outside. */
    EXTRACT_DYNAMIC(Shape.SPECIAL),
    /** (vector, scalar, i32 index): one component replaced; unchanged when the index is outside. */
    INSERT_DYNAMIC(Shape.SPECIAL),
    /** (bool, a, b): a where true. The condition is scalar or as wide as the values. */
    SELECT(Shape.SPECIAL),

    // ---- floating point ----------------------------------------------------------------------------------------
    FADD(Shape.SAME_FLOAT, 2),
    FSUB(Shape.SAME_FLOAT, 2),
    FMUL(Shape.SAME_FLOAT, 2),
    /** FMUL, but 0 times anything, also infinity and NaN, is +0: Direct3D 9's rule. */
    FMUL_ZERO(Shape.SAME_FLOAT, 2),
    FDIV(Shape.SAME_FLOAT, 2),
    /** Fused: a * b + c with one rounding. */
    FFMA(Shape.SAME_FLOAT, 3),
    FNEG(Shape.SAME_FLOAT, 1),
    FABS(Shape.SAME_FLOAT, 1),
    /** -1, +0 or 1; +0 for zeros and NaN. */
    FSIGN(Shape.SAME_FLOAT, 1),
    FFLOOR(Shape.SAME_FLOAT, 1),
    FCEIL(Shape.SAME_FLOAT, 1),
    FTRUNC(Shape.SAME_FLOAT, 1),
    FROUND_EVEN(Shape.SAME_FLOAT, 1),
    /** x - floor(x). */
    FFRACT(Shape.SAME_FLOAT, 1),
    /** The first where it is less or the second is NaN, else the second: of two zeros the second, never a lone NaN. */
    FMIN(Shape.SAME_FLOAT, 2),
    /** The first where it is greater or the second is NaN, else the second. */
    FMAX(Shape.SAME_FLOAT, 2),
    /** Clamped to 0..1, +0 for NaN and -0. */
    FSATURATE(Shape.SAME_FLOAT, 1),
    FSQRT(Shape.SAME_FLOAT, 1),
    /** 1 / sqrt(x), both rounded. */
    FRSQRT(Shape.SAME_FLOAT, 1),
    FRCP(Shape.SAME_FLOAT, 1),
    FEXP2(Shape.SAME_FLOAT32, 1),
    FLOG2(Shape.SAME_FLOAT32, 1),
    /** exp2(y * log2(x)); 1 where y is 0; NaN where x is below 0; of -0 as of +0. */
    FPOW(Shape.SAME_FLOAT32, 2),
    FSIN(Shape.SAME_FLOAT32, 1),
    FCOS(Shape.SAME_FLOAT32, 1),
    FTAN(Shape.SAME_FLOAT32, 1),
    FASIN(Shape.SAME_FLOAT32, 1),
    FACOS(Shape.SAME_FLOAT32, 1),
    FATAN(Shape.SAME_FLOAT32, 1),
    /** (y, x): the angle, -pi to pi. */
    FATAN2(Shape.SAME_FLOAT32, 2),
    /** (x, i32 exponent): x * 2^exponent. */
    FLDEXP(Shape.SPECIAL),
    /** Significand of frexp: 0.5 to 1; zeros, infinities and NaN as they are. */
    FFREXP_SIG(Shape.SAME_FLOAT, 1),
    /** Exponent of frexp, i32; 0 for zeros, infinities and NaN. */
    FFREXP_EXP(Shape.SPECIAL),
    /** Sum of products over all components of two vectors, scalar result: the first product plus the second ..., each rounded. */
    FDOT(Shape.SPECIAL),

    // ---- integer -----------------------------------------------------------------------------------------------
    IADD(Shape.SAME_INT, 2),
    ISUB(Shape.SAME_INT, 2),
    IMUL(Shape.SAME_INT, 2),
    /** High half of the signed double-width product; i32 only. */
    IMUL_HIGH(Shape.SAME_INT32, 2),
    UMUL_HIGH(Shape.SAME_INT32, 2),
    /** Truncated; all ones where the divisor is 0; wraps for MIN / -1. */
    IDIV(Shape.SAME_INT, 2),
    /** All ones where the divisor is 0. */
    UDIV(Shape.SAME_INT, 2),
    /** Sign of the dividend; the dividend where the divisor is 0. */
    IREM(Shape.SAME_INT, 2),
    /** Sign of the divisor; the dividend where the divisor is 0. */
    IMOD(Shape.SAME_INT, 2),
    /** The dividend where the divisor is 0. */
    UMOD(Shape.SAME_INT, 2),
    INEG(Shape.SAME_INT, 1),
    IABS(Shape.SAME_INT, 1),
    ISIGN(Shape.SAME_INT, 1),
    IMIN(Shape.SAME_INT, 2),
    IMAX(Shape.SAME_INT, 2),
    UMIN(Shape.SAME_INT, 2),
    UMAX(Shape.SAME_INT, 2),
    IAND(Shape.SAME_INT, 2),
    IOR(Shape.SAME_INT, 2),
    IXOR(Shape.SAME_INT, 2),
    INOT(Shape.SAME_INT, 1),
    /** The count is i32 and taken modulo the width. */
    ISHL(Shape.SHIFT, 2),
    ISHR(Shape.SHIFT, 2),
    USHR(Shape.SHIFT, 2),
    /** 1 where the unsigned sum does not fit. */
    UADD_CARRY(Shape.SAME_INT32, 2),
    /** 1 where a is below b, unsigned. */
    USUB_BORROW(Shape.SAME_INT32, 2),
    /** (base, insert, offset, bits): the offset modulo 32; bits of 32 and more, unsigned, are all above the offset. */
    BITFIELD_INSERT(Shape.SAME_INT32, 4),
    /** (value, offset, bits), sign-extended; 0 where bits is 0; offset and bits as BITFIELD_INSERT. */
    IBITFIELD_EXTRACT(Shape.SAME_INT32, 3),
    UBITFIELD_EXTRACT(Shape.SAME_INT32, 3),
    BIT_REVERSE(Shape.SAME_INT32, 1),
    BIT_COUNT(Shape.SAME_INT32, 1),
    /** Index of the lowest one, -1 for 0. */
    FIND_LSB(Shape.SAME_INT32, 1),
    /** Index of the highest bit that differs from the sign, -1 for 0 and -1. */
    IFIND_MSB(Shape.SAME_INT32, 1),
    /** Index of the highest one, -1 for 0. */
    UFIND_MSB(Shape.SAME_INT32, 1),

    // ---- comparisons: bool of the operands' width ---------------------------------------------------------------
    /** False where an operand is NaN. */
    FEQ(Shape.COMPARE_FLOAT, 2),
    /** True where an operand is NaN. */
    FNE(Shape.COMPARE_FLOAT, 2),
    FLT(Shape.COMPARE_FLOAT, 2),
    FGE(Shape.COMPARE_FLOAT, 2),
    IEQ(Shape.COMPARE_INT, 2),
    INE(Shape.COMPARE_INT, 2),
    ILT(Shape.COMPARE_INT, 2),
    IGE(Shape.COMPARE_INT, 2),
    ULT(Shape.COMPARE_INT, 2),
    UGE(Shape.COMPARE_INT, 2),

    // ---- bool --------------------------------------------------------------------------------------------------
    BAND(Shape.SAME_BOOL, 2),
    BOR(Shape.SAME_BOOL, 2),
    BXOR(Shape.SAME_BOOL, 2),
    BNOT(Shape.SAME_BOOL, 1),
    /** True if any component is; scalar result. */
    ANY(Shape.SPECIAL),
    ALL(Shape.SPECIAL),

    // ---- conversions: the result type says to what ---------------------------------------------------------------
    /** Float to signed int: truncated, saturated, 0 for NaN. */
    F2I(Shape.CONVERT),
    /** Float to unsigned int: truncated, saturated, 0 for NaN. */
    F2U(Shape.CONVERT),
    I2F(Shape.CONVERT),
    U2F(Shape.CONVERT),
    /** Between f32 and f64. */
    F2F(Shape.CONVERT),
    /** Between i32 and i64, sign-extended. */
    I2I(Shape.CONVERT),
    /** Between i32 and i64, zero-extended. */
    U2U(Shape.CONVERT),
    /** Bool to 0 or 1. */
    B2F(Shape.CONVERT),
    B2I(Shape.CONVERT),
    /** The same bits: f32 and i32, f64 and i64. */
    BITCAST(Shape.CONVERT),
    /** i32x2 (low, high) to i64. */
    PACK_64(Shape.SPECIAL),
    /** i64 to i32x2. */
    UNPACK_64(Shape.SPECIAL),
    /** f32x2 to i32, the first component in the low bits. */
    PACK_HALF_2X16(Shape.SPECIAL),
    UNPACK_HALF_2X16(Shape.SPECIAL),
    /** Clamped, times 65535, rounded to even; 0 for NaN. The other norms alike. */
    PACK_UNORM_2X16(Shape.SPECIAL),
    /** Divided by 65535. */
    UNPACK_UNORM_2X16(Shape.SPECIAL),
    PACK_SNORM_2X16(Shape.SPECIAL),
    /** Divided by 32767, at least -1. */
    UNPACK_SNORM_2X16(Shape.SPECIAL),
    /** f32x4 to i32. */
    PACK_UNORM_4X8(Shape.SPECIAL),
    UNPACK_UNORM_4X8(Shape.SPECIAL),
    PACK_SNORM_4X8(Shape.SPECIAL),
    UNPACK_SNORM_4X8(Shape.SPECIAL),

    // ---- derivatives: fragments, and compute with quads, f32; imm 0 as the device likes, 1 coarse, 2 fine
    // -----------------------------
    DDX(Shape.SAME_FLOAT32, 1),
    DDY(Shape.SAME_FLOAT32, 1),

    // ---- interface: {@link Instr#variable}; the address operands come first ----------------------------------------
    /** ([vertex], [element]). */
    LOAD_INPUT(Shape.SPECIAL),
    /** ([element]): evaluated at the centroid. */
    INTERP_CENTROID(Shape.SPECIAL),
    /** ([element], i32 sample). */
    INTERP_SAMPLE(Shape.SPECIAL),
    /** ([element], f32x2 offset from the centre in pixels). */
    INTERP_OFFSET(Shape.SPECIAL),
    /** ([vertex], [element]): tessellation control. */
    LOAD_OUTPUT(Shape.SPECIAL),
    /**
     * ([element]): what the target of a fragment output with index 0 holds where the fragment falls, before it is merged;
     * makes the shader run per sample. Components that the target has not are 0, 0, 0, 1. Never what was stored.
     */
    LOAD_TARGET(Shape.SPECIAL),
    /** ([vertex], [element], value): imm is the mask of components written. */
    STORE_OUTPUT(Shape.EFFECT),
    /** ([element]). Outside the array: any value, never other memory. */
    LOAD_LOCAL(Shape.SPECIAL),
    /** ([element], value): imm is the mask of components written. Outside the array: nothing. */
    STORE_LOCAL(Shape.EFFECT),

    // ---- buffers: {@link Instr#resource}; (i32 array index, i32 byte offset, ...) ----------------------------------
    /** Components outside the buffer: 0. Offsets of all buffers are multiples of the component's size. */
    LOAD_UNIFORM(Shape.SPECIAL),
    LOAD_STORAGE(Shape.SPECIAL),
    /** (index, offset, value): imm is the mask of components written. */
    STORE_STORAGE(Shape.EFFECT),
    /** (index, offset, data, [compare first for COMPARE_EXCHANGE]): imm is the {@link AtomicOp}; on i32 or i64. */
    ATOMIC_STORAGE(Shape.EFFECT),
    /** (index): bytes bound. */
    BUFFER_SIZE(Shape.SPECIAL),
    /** (offset) in the workgroup's memory. */
    LOAD_SHARED(Shape.SPECIAL),
    /** (offset, value): imm is the mask. */
    STORE_SHARED(Shape.EFFECT),
    ATOMIC_SHARED(Shape.EFFECT),

    // ---- textures: {@link Instr#resource}, operands by {@link TexOperand}; {@link Instr#RESIDENCY} asks for memory --
    /** Filtered; the LOD from derivatives, BIAS, LOD or DDX and DDY, as given. f32x4 or i32x4; f32 for shadows. */
    TEX_SAMPLE(Shape.SPECIAL),
    /** One texel, COORD in texels. Outside: 0. */
    TEX_FETCH(Shape.SPECIAL),
    /** Four texels' component, imm >> 16 says which. */
    TEX_GATHER(Shape.SPECIAL),
    /** Size at LOD, i32, {@link TextureShape#sizeComponents()} components. */
    TEX_SIZE(Shape.SPECIAL),
    TEX_LEVELS(Shape.SPECIAL),
    TEX_SAMPLES(Shape.SPECIAL),
    /** f32x2: the level that would be used, clamped, and the computed LOD, relative to the base level. */
    TEX_QUERY_LOD(Shape.SPECIAL),

    // ---- images: (i32 array index, coordinate, [sample if multisample], ...) -----------------------------------
    /** Outside: 0. */
    IMAGE_LOAD(Shape.SPECIAL),
    /** (.., value x4). Outside: nothing. */
    IMAGE_STORE(Shape.EFFECT),
    /** (.., data, as ATOMIC_STORAGE). */
    IMAGE_ATOMIC(Shape.EFFECT),
    IMAGE_SIZE(Shape.SPECIAL),
    IMAGE_SAMPLES(Shape.SPECIAL),

    // ---- everything else with an effect ----------------------------------------------------------------------------
    /** Waits for the whole workgroup or patch; uniform control flow only. Also orders shared memory and outputs. */
    BARRIER(Shape.EFFECT),
    /** Orders memory: imm bit 0 buffers, 1 images, 2 shared, 3 within the workgroup only, 4 within the subgroup only, whose invocations wait for one another. */
    MEMORY_BARRIER(Shape.EFFECT),
    /** Fragments: imm 0 begins, 1 ends the section that those of one pixel run through one after another, {@link Shader#interlock}. */
    INTERLOCK(Shape.EFFECT),
    /** imm is the stream. Outputs are undefined afterwards. */
    EMIT_VERTEX(Shape.EFFECT),
    END_PRIMITIVE(Shape.EFFECT),
    /** (bool): the invocation becomes a helper where true; it runs on, its writes do nothing. */
    DEMOTE_IF(Shape.EFFECT),
    /** bool: is the invocation a helper by now. */
    IS_HELPER(Shape.SPECIAL),
    /** (bool): over the invocations that run together; imm 1: over those of the subgroup, and no others. */
    VOTE_ANY(Shape.SPECIAL),
    VOTE_ALL(Shape.SPECIAL),
    VOTE_EQUAL(Shape.SPECIAL),
    /**
     * i32 of the invocations that run together, a subgroup: imm 0 their largest number, 1 the invocation's own number among them; of
     * workgroups, 2 the subgroup's number in it, 3 how many subgroups it has. Four with numbers from a multiple of 4 on are a quad.
     */
    SUBGROUP(Shape.SPECIAL),
    /** (bool), i32x4: a bit for each invocation of the subgroup that runs here and for which it is true, the first in the lowest one. */
    BALLOT(Shape.SPECIAL),
    /**
     * (value of 32 bits, i32 invocation), the value's type: that invocation's value, the same invocation for all that run here. Any value
     * where it does not run or there is none.
     */
    READ_LANE(Shape.SPECIAL),
    /** (value of 32 bits), its type: the value of the first invocation of the subgroup that runs here. */
    READ_FIRST(Shape.SPECIAL),
    /** As READ_LANE, but each invocation reads another one. */
    SHUFFLE(Shape.SPECIAL),
    /** (value of 32 bits), its type: the value of one of the quad: imm 0 to 3 the one of that number, 4 the neighbour in x, 5 in y, 6 in both. */
    READ_QUAD(Shape.SPECIAL),
    /**
     * (value of 32 bits), its type: the values of the subgroup's invocations that run here and are no helpers, put together one after another
     * in the order of their numbers. imm is a {@link Reduction}.
     */
    REDUCE(Shape.SPECIAL),
    /** i32x2, low word first: a clock that never goes back; imm 0 the subgroup's, 1 one that all of the device share. */
    CLOCK(Shape.EFFECT),
    /** A driver's own operation, made by its lowering passes: {@link Instr#intrinsic} names it, imm is its parameter. */
    INTRINSIC(Shape.EFFECT),

    // ---- control flow ----------------------------------------------------------------------------------------------
    /** (bool): two regions without parameters, ended by YIELD or a jump; results are what is yielded. */
    IF(Shape.CONTROL),
    /** (initial values): one region whose parameters take them; CONTINUE gives the next ones, BREAK the results. */
    LOOP(Shape.CONTROL),
    /** (arguments): {@link Instr#function}. */
    CALL(Shape.CONTROL),
    YIELD(Shape.TERMINATOR),
    CONTINUE(Shape.TERMINATOR),
    BREAK(Shape.TERMINATOR),
    RETURN(Shape.TERMINATOR);

    /** Shapes of operations: how operand and result types hang together. */
    public enum Shape {
        /** All operands and the result have one type, f32 or f64. */
        SAME_FLOAT,
        SAME_FLOAT32,
        SAME_INT,
        SAME_INT32,
        SAME_BOOL,
        /** Operands of one type, bool result of that width. */
        COMPARE_FLOAT,
        COMPARE_INT,
        /** Result like the first operand, the second i32 of that width. */
        SHIFT,
        /** One operand, a result of another kind and the same width. */
        CONVERT,
        /** The validator has a rule of its own; no effect. */
        SPECIAL,
        /** Changes something outside the values: never removed, merged or moved. */
        EFFECT,
        CONTROL,
        TERMINATOR;
    }

    private static final Map<String, Op> BY_TEXT = new HashMap<>();

    static {
        for (Op op : values()) BY_TEXT.put(op.text, op);
    }

    private final Shape shape;
    private final int arity;
    private final String text = name().toLowerCase(Locale.ROOT);

    Op(Shape shape) {
        this(shape, -1);
    }

    Op(Shape shape, int arity) {
        this.shape = shape;
        this.arity = arity;
    }

    public Shape shape() {
        return shape;
    }

    /** Operands, or -1 where it depends on the instruction. */
    public int arity() {
        return arity;
    }

    /** The spelling in the text form. */
    public String text() {
        return text;
    }

    /** The operation spelled {@code text}, or null. */
    public static @Nullable Op byText(String text) {
        return BY_TEXT.get(text);
    }

    public boolean isTerminator() {
        return shape == Shape.TERMINATOR;
    }

    public boolean hasEffect() {
        return shape == Shape.EFFECT || shape == Shape.CONTROL || shape == Shape.TERMINATOR;
    }

    /** Is the result a function of the operands' values alone: may be merged with an equal one and folded? */
    public boolean isPure() {
        return switch (shape) {
            case EFFECT, CONTROL, TERMINATOR -> false;
            case SPECIAL -> ordinal() < DDX.ordinal();
            default -> this != DDX && this != DDY;
        };
    }

    /** The value of one invocation depends on its neighbours'. */
    public boolean isCrossLane() {
        return switch (this) {
            case DDX, DDY, TEX_QUERY_LOD, VOTE_ANY, VOTE_ALL, VOTE_EQUAL, BALLOT -> true;
            case READ_LANE, READ_FIRST, SHUFFLE, READ_QUAD, REDUCE -> true;
            default -> false;
        };
    }

    public boolean isTexture() {
        return ordinal() >= TEX_SAMPLE.ordinal() && ordinal() <= TEX_QUERY_LOD.ordinal();
    }
}
