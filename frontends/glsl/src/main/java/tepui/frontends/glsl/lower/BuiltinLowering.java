package tepui.frontends.glsl.lower;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.BasicTypes;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of built-in functions: sorts them, and does those with an effect. The others are {@link MathFunctions}' and
 * {@link TextureFunctions}'.
 */
final class BuiltinLowering {
    private final Lowering lowering;
    private final ExpressionLowering expressions;
    private final Code code;
    private final Builder b;
    private final MathFunctions math;
    private final TextureFunctions textures;
    private final SubgroupFunctions subgroups;

    BuiltinLowering(Lowering lowering, ExpressionLowering expressions) {
        this.lowering = lowering;
        this.expressions = expressions;
        this.code = lowering.code;
        this.b = code.b;
        this.math = new MathFunctions(code);
        this.subgroups = new SubgroupFunctions(code, expressions);
        this.textures = new TextureFunctions(lowering, expressions);
    }

    static final Value[] NOTHING = {};

    Value[] call(Expr.BuiltinCall c) {
        String name = c.name();
        if (!c.parameters().isEmpty() && c.parameters().getFirst() instanceof GlslType.Opaque o) {
            return switch (o.kind()) {
                case SAMPLER -> BuiltinOutputs.isSparse(name) ? sparse(c, o) : textures.sampler(c, o);
                case IMAGE -> BuiltinOutputs.isSparse(name) ? sparse(c, o) : textures.image(c, o);
                case ATOMIC_COUNTER -> new Value[] {counter(c)};
            };
        }
        if (name.startsWith("atomic")) return new Value[] {atomic(c)};
        if (name.startsWith("interpolateAt")) return new Value[] {interpolate(c)};
        if (Subgroups.has(name)) {
            List<Value> values = c.arguments().stream().map(expressions::scalar).toList();
            return new Value[] {Subgroups.call(b, name, values)};
        }
        if (SubgroupFunctions.has(name)) return subgroups.call(c);
        Value[] effect = effect(c);
        if (effect != null) return effect;
        return pure(c);
    }

    /** A look-up or load that tells whether what it read has memory, and gives the texel by an out parameter. */
    private Value[] sparse(Expr.BuiltinCall c, GlslType.Opaque type) {
        int texel = BuiltinOutputs.texel(c.name(), type);
        Value[] both = textures.sparse(c, type, texel);
        out(c, texel, both[0]);
        return new Value[] {both[1]};
    }

    private Value @Nullable [] effect(Expr.BuiltinCall c) {
        switch (c.name()) {
            case "EmitVertex" -> emit(0);
            case "EmitStreamVertex" -> emit(stream(c));
            case "EndPrimitive" -> b.effect(Op.END_PRIMITIVE, 0);
            case "EndStreamPrimitive" -> b.effect(Op.END_PRIMITIVE, stream(c));
            case "barrier" -> b.effect(Op.BARRIER, 0);
            case "beginInvocationInterlockARB", "beginInvocationInterlockNV" -> b.effect(Op.INTERLOCK, 0);
            case "endInvocationInterlockARB", "endInvocationInterlockNV" -> b.effect(Op.INTERLOCK, 1);
            case "memoryBarrier" -> b.effect(Op.MEMORY_BARRIER, code.shader.stage == Stage.COMPUTE ? 7 : 3);
            case "memoryBarrierAtomicCounter", "memoryBarrierBuffer" -> b.effect(Op.MEMORY_BARRIER, 1);
            case "memoryBarrierImage" -> b.effect(Op.MEMORY_BARRIER, 2);
            case "memoryBarrierShared" -> b.effect(Op.MEMORY_BARRIER, 4);
            case "groupMemoryBarrier" -> b.effect(Op.MEMORY_BARRIER, 15);
            case "helperInvocationEXT" -> {
                return new Value[] {b.append(Instr.of(Op.IS_HELPER, Type.BOOL)).result()};
            }
            case "anyInvocation", "anyInvocationARB", "anyInvocationEXT" -> {
                return vote(Op.VOTE_ANY, c);
            }
            case "allInvocations", "allInvocationsARB", "allInvocationsEXT" -> {
                return vote(Op.VOTE_ALL, c);
            }
            case "allInvocationsEqual", "allInvocationsEqualARB", "allInvocationsEqualEXT" -> {
                return vote(Op.VOTE_EQUAL, c);
            }
            case "sparseTexelsResidentARB" -> {
                return new Value[] {
                    b.op(Op.INE, expressions.scalar(c.arguments().getFirst()), b.i32(0))
                };
            }
            case "modf" -> {
                Value x = expressions.scalar(c.arguments().get(0));
                Value whole = b.op(Op.FTRUNC, x);
                out(c, 1, whole);
                Value infinite = b.op(Op.FEQ, b.op(Op.FABS, x), code.splat(x.type(), Double.POSITIVE_INFINITY));
                return new Value[] {b.select(infinite, code.splat(x.type(), 0), b.op(Op.FSUB, x, whole))};
            }
            case "frexp" -> {
                Value x = expressions.scalar(c.arguments().get(0));
                out(c, 1, b.op(Op.FFREXP_EXP, x));
                return new Value[] {b.op(Op.FFREXP_SIG, x)};
            }
            case "uaddCarry" -> {
                Value x = expressions.scalar(c.arguments().get(0));
                Value y = expressions.scalar(c.arguments().get(1));
                out(c, 2, b.op(Op.UADD_CARRY, x, y));
                return new Value[] {b.op(Op.IADD, x, y)};
            }
            case "usubBorrow" -> {
                Value x = expressions.scalar(c.arguments().get(0));
                Value y = expressions.scalar(c.arguments().get(1));
                out(c, 2, b.op(Op.USUB_BORROW, x, y));
                return new Value[] {b.op(Op.ISUB, x, y)};
            }
            case "umulExtended", "imulExtended" -> {
                Value x = expressions.scalar(c.arguments().get(0));
                Value y = expressions.scalar(c.arguments().get(1));
                out(c, 2, b.op(c.name().charAt(0) == 'u' ? Op.UMUL_HIGH : Op.IMUL_HIGH, x, y));
                out(c, 3, b.op(Op.IMUL, x, y));
            }
            default -> {
                return null;
            }
        }
        return NOTHING;
    }

    private int stream(Expr.BuiltinCall c) {
        int stream = c.arguments().getFirst() instanceof Expr.Literal l
                ? (int) l.value().words()[0]
                : 0;
        if (stream < 0 || stream > 3) {
            lowering.stage.badStream = stream;
            return 0;
        }
        lowering.stage.streams |= 1 << stream;
        return stream;
    }

    private void emit(int stream) {
        lowering.flushOutputs();
        b.effect(Op.EMIT_VERTEX, stream);
    }

    private Value[] vote(Op op, Expr.BuiltinCall c) {
        Value v = expressions.scalar(c.arguments().getFirst());
        return new Value[] {b.append(Instr.of(op, Type.BOOL, v)).result()};
    }

    /** Stores an out argument, converted to what it is. */
    private void out(Expr.BuiltinCall c, int argument, Value v) {
        Expr e = c.arguments().get(argument);
        Base from = ((Basic) c.parameters().get(argument)).base();
        Base to = ((Basic) e.type()).base();
        lowering.places.store(expressions.place(e), new Value[] {code.convert(v, from, to)});
    }

    private Value[] pure(Expr.BuiltinCall c) {
        List<Expr> arguments = c.arguments();
        Value[][] values = new Value[arguments.size()][];
        Basic[] types = new Basic[values.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = expressions.value(arguments.get(i));
            types[i] = (Basic) arguments.get(i).type();
        }
        return math.call(c.name(), (Basic) c.type(), types, values);
    }

    // ---- interpolation ---------------------------------------------------------------------------------------------

    private Value interpolate(Expr.BuiltinCall c) {
        Place p = expressions.place(c.arguments().getFirst());
        Value operand =
                c.arguments().size() > 1 ? expressions.scalar(c.arguments().get(1)) : null;
        return interpolate(c, p, operand);
    }

    private Value interpolate(Expr.BuiltinCall c, Place p, @Nullable Value operand) {
        switch (p) {
            case Place.Components s -> {
                return b.swizzle(interpolate(c, s.base(), operand), s.components());
            }
            case Place.Component s -> {
                return b.op(Op.EXTRACT_DYNAMIC, interpolate(c, s.base(), operand), s.index());
            }
            case Place.InCells cells
            when cells.storage() instanceof Storage.Cells s && canInterpolate(s.variable()) -> {
                Value[] args = lowering.places.address(cells, operand == null ? 0 : 1);
                if (operand != null) args[args.length - 1] = operand;
                Op op = switch (c.name()) {
                    case "interpolateAtCentroid" -> Op.INTERP_CENTROID;
                    case "interpolateAtSample" -> Op.INTERP_SAMPLE;
                    default -> Op.INTERP_OFFSET;
                };
                return b.load(op, s.variable(), args);
            }
            default -> {
                return lowering.places.load(p)[0];
            }
        }
    }

    private static boolean canInterpolate(Variable v) {
        return v.mode() == Variable.Mode.INPUT
                && v.builtin == Builtin.NONE
                && v.type().kind() == ScalarKind.F32
                && v.interpolation != Interpolation.FLAT;
    }

    // ---- atomics ---------------------------------------------------------------------------------------------------

    static AtomicOp atomicOp(String name, boolean unsigned) {
        if (name.contains("CompSwap")) return AtomicOp.COMPARE_EXCHANGE;
        if (name.contains("Exchange")) return AtomicOp.EXCHANGE;
        if (name.contains("Add")) return AtomicOp.ADD;
        if (name.contains("Min")) return unsigned ? AtomicOp.UMIN : AtomicOp.IMIN;
        if (name.contains("Max")) return unsigned ? AtomicOp.UMAX : AtomicOp.IMAX;
        if (name.contains("And")) return AtomicOp.AND;
        if (name.contains("Xor")) return AtomicOp.XOR;
        return AtomicOp.OR;
    }

    private Value atomic(Expr.BuiltinCall c) {
        Place.InMemory m =
                lowering.places.memory(expressions.place(c.arguments().getFirst()));
        AtomicOp op = atomicOp(c.name(), ((Basic) c.type()).base().isUnsigned());
        int data = c.arguments().size() - 1;
        Value[] operands = new Value[data];
        for (int i = 0; i < data; i++)
            operands[i] = expressions.scalar(c.arguments().get(i + 1));
        Value block = m.block().value(b);
        Value offset = m.offset().value(b);
        if (((Basic) c.type()).base().isFloat()) {
            FloatAtomics floats = new FloatAtomics(b, (o, words) -> atomic(m.memory(), block, offset, o, words));
            return floats.make(c.name(), operands);
        }
        return atomic(m.memory(), block, offset, op, operands);
    }

    private Value atomic(Storage.Memory memory, Value block, Value offset, AtomicOp op, Value[] data) {
        boolean shared = memory.space() == Storage.Space.SHARED;
        int first = shared ? 1 : 2;
        Value[] args = new Value[first + data.length];
        if (!shared) args[0] = block;
        args[first - 1] = offset;
        System.arraycopy(data, 0, args, first, data.length);
        Instr i = Instr.of(shared ? Op.ATOMIC_SHARED : Op.ATOMIC_STORAGE, data[0].type(), args);
        i.resource = memory.resource();
        i.imm = op.ordinal();
        return b.append(i).result();
    }

    private Value counter(Expr.BuiltinCall c) {
        Place.Handle h = (Place.Handle) expressions.place(c.arguments().getFirst());
        Storage.Counters counters = (Storage.Counters) h.storage();
        Value offset = lowering.handleAt(h).times(4, b).plus(counters.offset()).value(b);
        Storage.Memory memory = new Storage.Memory(
                Storage.Space.STORAGE, counters.resource(), new int[0], MemLayout.of(BasicTypes.UINT, true, false), 0);
        String name = c.name();
        Value block = b.i32(0);
        if (name.equals("atomicCounter")) {
            return b.resource(Op.LOAD_STORAGE, counters.resource(), Type.I32, 0, block, offset);
        }
        if (name.equals("atomicCounterIncrement"))
            return atomic(memory, block, offset, AtomicOp.ADD, new Value[] {b.i32(1)});
        if (name.equals("atomicCounterDecrement")) {
            // The value after it was decremented.
            Value old = atomic(memory, block, offset, AtomicOp.ADD, new Value[] {b.i32(-1)});
            return b.op(Op.ISUB, old, b.i32(1));
        }
        Value[] data = new Value[c.arguments().size() - 1];
        for (int i = 0; i < data.length; i++)
            data[i] = expressions.scalar(c.arguments().get(i + 1));
        if (name.startsWith("atomicCounterSubtract")) {
            return atomic(memory, block, offset, AtomicOp.ADD, new Value[] {b.op(Op.INEG, data[0])});
        }
        return atomic(memory, block, offset, atomicOp(name, true), data);
    }
}
