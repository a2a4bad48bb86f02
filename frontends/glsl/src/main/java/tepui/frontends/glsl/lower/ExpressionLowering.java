package tepui.frontends.glsl.lower;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.Typed.BinaryOp;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.ir.Builder;
import tepui.ir.Index;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;

/** Lowering of expressions but for built-in functions: values, places, assignments, calls. */
final class ExpressionLowering {
    private final Lowering.Frame frame;
    private final Lowering lowering;
    private final Code code;
    private final Places places;
    private final Builder b;
    private final BuiltinLowering builtins;

    ExpressionLowering(Lowering.Frame frame) {
        this.frame = frame;
        this.lowering = frame.lowering;
        this.code = lowering.code;
        this.places = lowering.places;
        this.b = code.b;
        this.builtins = new BuiltinLowering(lowering, this);
    }

    /** A value of one column with one component. */
    Value scalar(Expr e) {
        return value(e)[0];
    }

    /** For what it does. */
    void effect(Expr e) {
        if (e instanceof Expr.Comma c) {
            effect(c.left());
            effect(c.right());
        } else if (!(e instanceof Expr.Literal || e instanceof Expr.VarRef || isPlace(e) && hasHandle(e))) {
            value(e);
        }
    }

    private static boolean hasHandle(Expr e) {
        return e.type() instanceof GlslType.Opaque;
    }

    Value[] value(Expr e) {
        frame.at(e.pos());
        return switch (e) {
            case Expr.Literal l -> code.constant(l.value());
            case Expr.VarRef v -> places.load(place(v));
            case Expr.Member m -> places.load(place(m));
            case Expr.Index i -> places.load(place(i));
            case Expr.Swizzle s ->
                isPlace(s.object())
                        ? places.load(place(s))
                        : new Value[] {b.swizzle(scalar(s.object()), s.components())};
            case Expr.Unary u -> lowering.arithmetic.unary(u.op(), (Basic) u.type(), value(u.operand()));
            case Expr.Binary x -> binary(x);
            case Expr.Assign a -> assign(a);
            case Expr.IncDec i -> incDec(i);
            case Expr.Conditional c -> conditional(c);
            case Expr.Comma c -> {
                effect(c.left());
                yield value(c.right());
            }
            case Expr.Construct c -> construct(c);
            case Expr.Convert c ->
                code.convert(value(c.value()), ((Basic) c.value().type()).base(), ((Basic) c.type()).base());
            case Expr.Call c -> call(c.function(), c.arguments());
            case Expr.SubroutineCall c -> subroutine(c);
            case Expr.BuiltinCall c -> builtins.call(c);
            case Expr.RuntimeLength r -> new Value[] {runtimeLength(r)};
        };
    }

    // ---- places ----------------------------------------------------------------------------------------------------

    private static boolean isPlace(Expr e) {
        return switch (e) {
            case Expr.VarRef v -> true;
            case Expr.Member m -> isPlace(m.object());
            case Expr.Index i -> isPlace(i.object());
            case Expr.Swizzle s -> isPlace(s.object());
            default -> false;
        };
    }

    /** Where the expression is; what has no place becomes a temporary. */
    Place place(Expr e) {
        return switch (e) {
            case Expr.VarRef v -> places.of(frame.storage(v.var()), Lowering.Frame.resolved(v.var()));
            case Expr.Literal l -> new Place.Fixed(l.value());
            case Expr.Member m -> places.member(place(m.object()), m.index(), m.type());
            case Expr.Index i -> {
                Place object = place(i.object());
                yield places.element(object, Index.of(scalar(i.index())), i.type());
            }
            case Expr.Swizzle s -> places.swizzle(place(s.object()), s.components(), s.type());
            default -> new Place.Temporary(e.type(), value(e));
        };
    }

    // ---- operators -------------------------------------------------------------------------------------------------

    private Value[] binary(Expr.Binary x) {
        if (x.op() == BinaryOp.LOGICAL_AND || x.op() == BinaryOp.LOGICAL_OR) return new Value[] {logical(x)};
        // A chain of operators leans left: going down it by a loop saves stack.
        List<Expr.Binary> chain = new ArrayList<>();
        Expr left = x;
        while (left instanceof Expr.Binary l && l.op() != BinaryOp.LOGICAL_AND && l.op() != BinaryOp.LOGICAL_OR) {
            chain.add(l);
            left = l.left();
        }
        Value[] v = value(left);
        for (int i = chain.size() - 1; i >= 0; i--) {
            Expr.Binary op = chain.get(i);
            Value[] right = value(op.right());
            frame.at(op.pos());
            v = lowering.arithmetic.binary(
                    op.op(), op.type(), op.left().type(), v, op.right().type(), right);
        }
        return v;
    }

    private Value logical(Expr.Binary x) {
        boolean and = x.op() == BinaryOp.LOGICAL_AND;
        Value left = scalar(x.left());
        if (left.isConst()) return (left.constBits(0) != 0) == and ? scalar(x.right()) : left;
        if (isCheap(x.right(), 8)) return b.op(and ? Op.BAND : Op.BOR, left, scalar(x.right()));
        return code.choose(
                left,
                Type.BOOL,
                () -> and ? scalar(x.right()) : b.bool(true),
                () -> and ? b.bool(false) : scalar(x.right()));
    }

    /** May it as well be computed when it is not needed: few operations, no effect, no memory? */
    private static boolean isCheap(Expr e, int budget) {
        return cost(e, budget) <= budget;
    }

    private static int cost(Expr e, int budget) {
        if (budget < 0) return 1000;
        return switch (e) {
            case Expr.Literal l -> 0;
            case Expr.VarRef v -> v.type() instanceof Basic t && !t.isMatrix() && isPrivate(v.var()) ? 1 : 1000;
            case Expr.Swizzle s -> cost(s.object(), budget);
            case Expr.Unary u -> 1 + cost(u.operand(), budget - 1);
            case Expr.Convert c -> 1 + cost(c.value(), budget - 1);
            case Expr.Binary x -> {
                if (x.op() == BinaryOp.LINEAR_MULTIPLY) yield 1000;
                int left = 1 + cost(x.left(), budget - 1);
                yield left + cost(x.right(), budget - left);
            }
            default -> 1000;
        };
    }

    private static boolean isPrivate(Typed.Var v) {
        return switch (v.info.storage) {
            case PRIVATE, CONST, PARAMETER, IN -> true;
            case UNIFORM -> !v.type.hasOpaque();
            default -> false;
        };
    }

    private Value[] conditional(Expr.Conditional c) {
        Value condition = scalar(c.condition());
        if (condition.isConst()) return value(condition.constBits(0) != 0 ? c.then() : c.otherwise());
        if (c.type() instanceof Basic && isCheap(c.then(), 8) && isCheap(c.otherwise(), 8)) {
            Value[] yes = value(c.then());
            Value[] no = value(c.otherwise());
            Value[] out = new Value[yes.length];
            for (int i = 0; i < out.length; i++) out[i] = b.select(condition, yes[i], no[i]);
            return out;
        }
        List<Type> types = new ArrayList<>();
        Code.columnTypes(c.type(), types);
        if (types.isEmpty()) {
            b.ifElse(condition, types, () -> effect(c.then()), () -> effect(c.otherwise()));
            return new Value[0];
        }
        return b.ifElse(condition, types, () -> b.yieldWith(value(c.then())), () -> b.yieldWith(value(c.otherwise())));
    }

    // ---- assignments -----------------------------------------------------------------------------------------------

    private Value[] assign(Expr.Assign a) {
        Place target = place(a.target());
        Value[] value = value(a.value());
        frame.at(a.pos());
        BinaryOp op = a.op();
        if (op != null) {
            Value[] old = places.load(target);
            value = lowering.arithmetic.binary(
                    op, a.type(), a.target().type(), old, a.value().type(), value);
        }
        places.store(target, value);
        return value;
    }

    private Value[] incDec(Expr.IncDec i) {
        Place target = place(i.target());
        Value[] old = places.load(target);
        Value[] changed = new Value[old.length];
        Basic type = (Basic) i.type();
        for (int c = 0; c < old.length; c++) {
            Value one = code.splat(old[c].type(), 1);
            Op op = type.base().isFloat() ? i.increment() ? Op.FADD : Op.FSUB : i.increment() ? Op.IADD : Op.ISUB;
            changed[c] = b.op(op, old[c], one);
        }
        places.store(target, changed);
        return i.prefix() ? changed : old;
    }

    // ---- constructors ----------------------------------------------------------------------------------------------

    private Value[] construct(Expr.Construct c) {
        List<Expr> arguments = c.arguments();
        boolean list = c.type() instanceof Basic t && isList(t, arguments);
        if (c.type() instanceof GlslType.Opaque) return handle(arguments.getFirst());
        if (c.type() instanceof Basic t && arguments.getFirst().type() instanceof GlslType.Opaque) {
            Value words = scalar(arguments.getFirst());
            return new Value[] {t.base().is64() ? b.op(Op.PACK_64, words) : words};
        }
        if (c.type() instanceof Basic type && !list) {
            Basic[] types = new Basic[arguments.size()];
            Value[][] values = new Value[types.length][];
            for (int i = 0; i < types.length; i++) {
                types[i] = (Basic) arguments.get(i).type();
                values[i] = value(arguments.get(i));
            }
            return lowering.arithmetic.construct(type, types, values);
        }
        List<Value> all = new ArrayList<>();
        for (Expr e : arguments) all.addAll(List.of(value(e)));
        code.spend(all.size());
        return all.toArray(new Value[0]);
    }

    /** A sampler or image from another one, from uvec2 or from a number of 64 bits. */
    private Value[] handle(Expr from) {
        Value v = scalar(from);
        return new Value[] {v.type().kind().is64() ? b.op(Op.UNPACK_64, v) : v};
    }

    /** A matrix from its columns, as a list in braces makes it: the columns are the value. */
    private static boolean isList(Basic type, List<Expr> arguments) {
        if (!type.isMatrix() || arguments.size() != type.columns()) return false;
        for (Expr e : arguments) {
            if (!e.type().equals(Code.columnOf(type))) return false;
        }
        return true;
    }

    private Value runtimeLength(Expr.RuntimeLength r) {
        if (r.object() instanceof Expr.VarRef v && !v.var().isBlock()) {
            // All indices are known by now, and with them the size.
            Storage s = frame.storage(v.var());
            while (s instanceof Storage.Parts p) s = p.members()[0];
            return b.i32(s instanceof Storage.Cells c ? c.dims()[0] : 1);
        }
        Place.InMemory m = places.memory(place(r.object()));
        Value bytes = b.resource(
                Op.BUFFER_SIZE, Places.resource(m), Type.I32, 0, m.block().value(b));
        Value left = b.op(Op.IMAX, b.op(Op.ISUB, bytes, m.offset().value(b)), b.i32(0));
        return b.op(Op.UDIV, left, b.i32(Math.max(1, m.layout().stride)));
    }

    // ---- calls -----------------------------------------------------------------------------------------------------

    /** Calls a function; out arguments are stored when it returns. */
    Value[] call(Typed.Func called, List<Expr> arguments) {
        Typed.Func f = lowering.definition(called);
        int n = f.parameters.size();
        @Nullable Place[] outs = new @Nullable Place[n];
        @Nullable Place[] handles = new @Nullable Place[n];
        List<Object> key = new ArrayList<>();
        key.add(f);
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Typed.Var p = f.parameters.get(i);
            Expr e = arguments.get(i);
            if (p.out) {
                Place target = place(e);
                outs[i] = target;
                if (p.in) values.addAll(List.of(convert(places.load(target), e.type(), p.type)));
            } else if (Lowering.handles(p.type) > 0) {
                Place argument = place(e);
                if (!Lowering.isBound(argument)) {
                    // Values of samplers and images are handed over like others.
                    key.add(i);
                    values.addAll(List.of(places.load(argument)));
                    continue;
                }
                handles[i] = argument;
                if (Code.columns(p.type) > 0) values.addAll(List.of(places.load(argument)));
                lowering.handleArguments(p.type, argument, key, values);
            } else {
                values.addAll(List.of(value(e)));
            }
        }
        Lowering.Instance instance = lowering.instance(f, handles, key);
        Value[] results = b.call(instance.function(), values.toArray(new Value[0]));
        int at = Code.columns(f.result);
        Value[] result = java.util.Arrays.copyOf(results, at);
        for (int i = 0; i < n; i++) {
            Place target = outs[i];
            if (target == null) continue;
            GlslType type = f.parameters.get(i).type;
            int count = Code.columns(type);
            Value[] out = java.util.Arrays.copyOfRange(results, at, at + count);
            places.store(target, convert(out, type, arguments.get(i).type()));
            at += count;
        }
        if (frame.statements.inLoop() && lowering.mayDiscard(f)) frame.statements.leaveIfDiscarded();
        return result;
    }

    private Value[] convert(Value[] v, GlslType from, GlslType to) {
        return from instanceof Basic f && to instanceof Basic t ? code.convert(v, f.base(), t.base()) : v;
    }

    /** One of the functions of the subroutine's type, by the index in the uniform. */
    private Value[] subroutine(Expr.SubroutineCall c) {
        List<Typed.Func> candidates = lowering.stage.subroutines.getOrDefault(c.type2().name, List.of());
        if (candidates.isEmpty()) return code.undefined(c.type());
        Value index = scalar(c.subroutine());
        List<Type> types = new ArrayList<>();
        Code.columnTypes(c.type(), types);
        return choose(index, candidates, 0, c.arguments(), types);
    }

    private Value[] choose(Value index, List<Typed.Func> candidates, int i, List<Expr> arguments, List<Type> types) {
        Typed.Func f = candidates.get(i);
        if (i == candidates.size() - 1) return call(f, arguments);
        Value here = b.op(Op.IEQ, index, b.i32(lowering.stage.subroutineIndices.getOrDefault(f, i)));
        return b.ifElse(
                here,
                types,
                () -> b.yieldWith(call(f, arguments)),
                () -> b.yieldWith(choose(index, candidates, i + 1, arguments, types)));
    }
}
