package tepui.frontends.glsl.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.Typed.Stmt;

/** References of a function or an initialiser: functions, variables that it reads, variables that it writes. */
public final class References {
    public final Set<Typed.Func> calls = new LinkedHashSet<>();
    /** Subroutine types called through uniforms. */
    public final Set<String> subroutineTypes = new LinkedHashSet<>();

    public final Set<Typed.Var> reads = Collections.newSetFromMap(new IdentityHashMap<>());
    public final Set<Typed.Var> writes = Collections.newSetFromMap(new IdentityHashMap<>());
    /** All of both, in order of appearance. */
    public final List<Typed.Var> order = new ArrayList<>();

    /** What holds samplers or images that are values: assigned, converted, chosen or returned. */
    public final Set<Typed.Var> values = Collections.newSetFromMap(new IdentityHashMap<>());
    /** What holds samplers or images and is handed to functions, which may use their parameters as values. */
    public final Set<Typed.Var> handed = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Of blocks: which members. */
    public final IdentityHashMap<Typed.Var, BitSet> members = new IdentityHashMap<>();

    private final Set<Typed.Var> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Names of built-in functions. */
    public final Set<String> builtins = new LinkedHashSet<>();

    public boolean discards;

    private References() {}

    public static References of(Typed.Func f) {
        References r = new References();
        r.statement(f.body);
        return r;
    }

    public static References of(Expr e) {
        References r = new References();
        r.value(e);
        return r;
    }

    private void statement(@Nullable Stmt s) {
        switch (s) {
            case null -> {}
            case Stmt.Block b -> b.statements().forEach(this::statement);
            case Stmt.Declare d -> value(d.initializer());
            case Stmt.Evaluate e -> expression(e.expression());
            case Stmt.If i -> {
                expression(i.condition());
                boolean known = i.condition() instanceof Expr.Literal;
                boolean taken =
                        i.condition() instanceof Expr.Literal l && l.value().words()[0] != 0;
                if (!known || taken) statement(i.then());
                if (!known || !taken) statement(i.otherwise());
            }
            case Stmt.Switch w -> {
                expression(w.selector());
                statement(w.body());
            }
            case Stmt.Loop l -> {
                statement(l.init());
                statement(l.declared());
                expression(l.condition());
                expression(l.step());
                statement(l.body());
            }
            case Stmt.Return r -> value(r.value());
            case Stmt.Discard d -> discards = true;
            case Stmt.Demote d -> {}
            case Stmt.Case c -> {}
            case Stmt.Break x -> {}
            case Stmt.Continue x -> {}
        }
    }

    private void note(Typed.Var v, boolean read, boolean written) {
        if (read) reads.add(v);
        if (written) writes.add(v);
        if (seen.add(v)) order.add(v);
    }

    private void expression(@Nullable Expr e) {
        switch (e) {
            case null -> {}
            case Expr.Literal l -> {}
            case Expr.VarRef v -> note(v.var(), true, false);
            case Expr.Member m -> {
                member(m);
                expression(m.object());
            }
            case Expr.Index i -> {
                expression(i.object());
                expression(i.index());
            }
            case Expr.Swizzle s -> expression(s.object());
            case Expr.Unary u -> expression(u.operand());
            case Expr.Binary b -> {
                expression(b.left());
                expression(b.right());
            }
            case Expr.Assign a -> {
                target(a.target(), a.op() != null);
                handles(a.target(), values);
                value(a.value());
            }
            case Expr.IncDec i -> target(i.target(), true);
            case Expr.Conditional c -> {
                expression(c.condition());
                value(c.then());
                value(c.otherwise());
            }
            case Expr.Comma c -> {
                expression(c.left());
                value(c.right());
            }
            case Expr.Construct c -> c.arguments().forEach(this::value);
            case Expr.Convert c -> expression(c.value());
            case Expr.Call c -> {
                calls.add(c.function());
                arguments(c.function(), c.arguments());
            }
            case Expr.SubroutineCall c -> {
                subroutineTypes.add(c.type2().name);
                expression(c.subroutine());
                arguments(c.type2(), c.arguments());
            }
            case Expr.BuiltinCall c -> {
                builtins.add(c.name());
                // Out parameters are few: all arguments that can be written are taken for read and written.
                boolean writes = BuiltinOutputs.has(c.name());
                for (int i = 0; i < c.arguments().size(); i++) {
                    if (writes && BuiltinOutputs.isOut(c.name(), c.parameters(), i))
                        target(c.arguments().get(i), false);
                    else expression(c.arguments().get(i));
                }
            }
            case Expr.RuntimeLength r -> expression(r.object());
        }
    }

    /** An expression whose samplers and images are values. */
    private void value(@Nullable Expr e) {
        if (e != null) handles(e, values);
        expression(e);
    }

    /** The variable that a sampler, an image, or what holds some, is part of. */
    private static void handles(Expr e, Set<Typed.Var> to) {
        if (!e.type().hasOpaque()) return;
        Expr at = e;
        while (true) {
            switch (at) {
                case Expr.Member m -> at = m.object();
                case Expr.Index i -> at = i.object();
                case Expr.VarRef v -> {
                    to.add(v.var());
                    return;
                }
                default -> {
                    return;
                }
            }
        }
    }

    private void member(Expr.Member m) {
        Expr object = m.object();
        while (object instanceof Expr.Index i) object = i.object();
        if (object instanceof Expr.VarRef v && v.var().isBlock()) {
            members.computeIfAbsent(v.var(), k -> new BitSet()).set(m.index());
        }
    }

    private void arguments(Typed.Func f, List<Expr> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            Typed.Var p = f.parameters.get(i);
            if (p.out) {
                target(arguments.get(i), p.in);
                handles(arguments.get(i), values);
            } else {
                handles(arguments.get(i), handed);
                expression(arguments.get(i));
            }
        }
    }

    /** Something that is written; a component chosen when it runs needs the others read. */
    private void target(Expr e, boolean alsoRead) {
        switch (e) {
            case Expr.VarRef v -> note(v.var(), alsoRead, true);
            case Expr.Member m -> {
                member(m);
                target(m.object(), alsoRead);
            }
            case Expr.Swizzle s -> target(s.object(), alsoRead);
            case Expr.Index i -> {
                boolean component = i.object().type().isVector() && !(i.index() instanceof Expr.Literal);
                target(i.object(), alsoRead || component);
                expression(i.index());
            }
            default -> expression(e);
        }
    }
}
