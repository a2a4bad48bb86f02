package tepui.frontends.glsl.lower;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.Typed.Stmt;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of statements. A loop becomes a loop of the IR without parameters (variables are locals until the IR's
 * passes make them values); a switch becomes a chain of conditions where no case runs into the next, else a loop that
 * runs once.
 */
final class StatementLowering {
    /** Target of jumps: what a loop of the IR stands for. */
    private static final class Target {
        /** Null for a switch. */
        final Stmt.@Nullable Loop loop;
        /** A switch in a loop: set where it is left to go round. */
        @Nullable
        Variable goesRound;

        Target(Stmt.@Nullable Loop loop) {
            this.loop = loop;
        }
    }

    private final Lowering.Frame frame;
    private final Lowering lowering;
    private final Code code;
    private final Builder b;
    private final ArrayDeque<Target> targets = new ArrayDeque<>();
    private int loops;

    StatementLowering(Lowering.Frame frame) {
        this.frame = frame;
        this.lowering = frame.lowering;
        this.code = lowering.code;
        this.b = code.b;
    }

    boolean inLoop() {
        return loops > 0;
    }

    void block(Stmt.Block block) {
        for (Stmt s : block.statements()) {
            if (code.ended()) return;
            statement(s);
        }
    }

    private void statement(Stmt s) {
        switch (s) {
            case Stmt.Block block -> block(block);
            case Stmt.Declare d -> declare(d);
            case Stmt.Evaluate e -> frame.expressions.effect(e.expression());
            case Stmt.If i -> {
                Value condition = frame.expressions.scalar(i.condition());
                Stmt otherwise = i.otherwise();
                if (condition.isConst()) {
                    if (condition.constBits(0) != 0) statement(i.then());
                    else if (otherwise != null) statement(otherwise);
                    return;
                }
                b.ifElse(condition, List.of(), () -> statement(i.then()), () -> {
                    if (otherwise != null) statement(otherwise);
                });
            }
            case Stmt.Switch w -> switchStatement(w);
            case Stmt.Case c -> throw new IllegalStateException("a label outside of a switch");
            case Stmt.Loop l -> loop(l);
            case Stmt.Return r -> {
                Expr value = r.value();
                if (value == null || frame.function.result instanceof GlslType.NoValue) {
                    if (value != null) frame.expressions.effect(value);
                    frame.ret(null);
                } else {
                    frame.ret(frame.expressions.value(value));
                }
            }
            case Stmt.Break x -> b.breakWith();
            case Stmt.Continue x -> goRound();
            case Stmt.Discard d -> discard();
            case Stmt.Demote d -> b.effect(Op.DEMOTE_IF, 0, b.bool(true));
        }
    }

    private void declare(Stmt.Declare d) {
        Typed.Var v = d.var();
        Expr initializer = d.initializer();
        GlslType type = Lowering.Frame.resolved(v);
        Value[] value = initializer == null ? null : frame.expressions.value(initializer);
        Storage storage = frame.locals.computeIfAbsent(v, k -> code.local(k.name, type));
        if (value != null) lowering.places.store(lowering.places.of(storage, type), value);
    }

    /**
     * The invocation becomes a helper, and goes on where that is sure to end: its neighbours' derivatives stay right. In a
     * loop it leaves, since nothing says that the loop would end.
     */
    private void discard() {
        b.effect(Op.DEMOTE_IF, 0, b.bool(true));
        if (!frame.isMain) b.storeLocal(lowering.discarded(), b.bool(true));
        if (loops > 0) frame.ret(null);
    }

    /** After a call in a loop of a function that may have discarded. */
    void leaveIfDiscarded() {
        b.ifThen(b.loadLocal(lowering.discarded()), () -> frame.ret(null));
    }

    // ---- loops -----------------------------------------------------------------------------------------------------

    private void loop(Stmt.Loop l) {
        Stmt init = l.init();
        if (init != null) statement(init);
        if (code.ended()) return;
        Target target = new Target(l);
        targets.push(target);
        loops++;
        b.loop(new Value[0], List.of(), params -> {
            if (!l.testAtEnd()) test(l);
            if (!code.ended()) statement(l.body());
            if (!code.ended()) endOfRound(l);
        });
        loops--;
        targets.pop();
    }

    /** Leaves the loop where the condition is false. */
    private void test(Stmt.Loop l) {
        Stmt.Declare declared = l.declared();
        if (declared != null) declare(declared);
        Expr condition = l.condition();
        if (condition == null) return;
        Value v = frame.expressions.scalar(condition);
        if (v.isConst()) {
            if (v.constBits(0) == 0) b.breakWith();
            return;
        }
        b.ifThen(b.op(Op.BNOT, v), b::breakWith);
    }

    /** Writes the code between the body's end and the next round. */
    private void endOfRound(Stmt.Loop l) {
        if (l.testAtEnd()) test(l);
        Expr step = l.step();
        if (step != null && !code.ended()) frame.expressions.effect(step);
    }

    /** continue: by way of the switches that stand between here and the loop. */
    private void goRound() {
        Target inner = targets.element();
        if (inner.loop != null) {
            endOfRound(inner.loop);
            if (!code.ended()) b.continueWith();
            return;
        }
        // The switch asks for its flag when it is left; its loop may be another switch, which does the same.
        Variable flag = inner.goesRound;
        if (flag == null) throw new IllegalStateException("a switch has no flag for its continue");
        b.storeLocal(flag, b.bool(true));
        b.breakWith();
    }

    // ---- switch ----------------------------------------------------------------------------------------------------

    /** Group of labels that share a start, and what follows them up to the next label. */
    private record Group(List<Constant> values, boolean isDefault, List<Stmt> body) {}

    private static List<Group> groups(Stmt.Block body) {
        List<Group> groups = new ArrayList<>();
        List<Constant> values = new ArrayList<>();
        boolean isDefault = false;
        List<Stmt> statements = null;
        for (Stmt s : body.statements()) {
            if (s instanceof Stmt.Case c) {
                if (statements != null) {
                    groups.add(new Group(values, isDefault, statements));
                    values = new ArrayList<>();
                    isDefault = false;
                    statements = null;
                }
                if (c.value() == null) isDefault = true;
                else values.add(c.value());
            } else {
                if (statements == null) statements = new ArrayList<>();
                statements.add(s);
            }
        }
        groups.add(new Group(values, isDefault, statements == null ? List.of() : statements));
        return groups;
    }

    private void switchStatement(Stmt.Switch w) {
        Value selector = frame.expressions.scalar(w.selector());
        List<Group> groups = groups(w.body());
        boolean chain = groups.size() <= MAX_CHAIN;
        for (int i = 0; i < groups.size(); i++) chain &= isClosed(groups.get(i), i == groups.size() - 1);
        if (chain) chain(selector, groups, 0);
        else once(selector, groups);
    }

    /** Longer chains would nest too deep. */
    private static final int MAX_CHAIN = 64;

    /** Does the group end by itself, with no other break out of the switch? */
    private static boolean isClosed(Group g, boolean last) {
        int n = g.body.size();
        Stmt end = n == 0 ? null : g.body.get(n - 1);
        boolean ends = last || end instanceof Stmt.Break || end instanceof Stmt.Return || end instanceof Stmt.Continue;
        if (!ends) return false;
        for (int i = 0; i < n; i++) {
            if (breaks(g.body.get(i)) && !(i == n - 1 && end instanceof Stmt.Break)) return false;
        }
        return true;
    }

    /** Is there a break that leaves the switch around? */
    private static boolean breaks(@Nullable Stmt s) {
        return switch (s) {
            case Stmt.Break x -> true;
            case Stmt.Block block -> {
                for (Stmt inner : block.statements()) {
                    if (breaks(inner)) yield true;
                }
                yield false;
            }
            case Stmt.If i -> breaks(i.then()) || breaks(i.otherwise());
            case null, default -> false;
        };
    }

    /** Is it one of the group's values; for the default none of all. */
    private Value matches(Value selector, List<Group> groups, Group g) {
        if (g.isDefault) {
            Value any = null;
            for (Group other : groups) {
                if (other == g) continue;
                for (Constant c : other.values) any = or(any, is(selector, c));
            }
            return any == null ? b.bool(true) : b.op(Op.BNOT, any);
        }
        Value any = null;
        for (Constant c : g.values) any = or(any, is(selector, c));
        return any == null ? b.bool(false) : any;
    }

    private Value is(Value selector, Constant c) {
        return b.op(Op.IEQ, selector, b.i32((int) c.words()[0]));
    }

    private Value or(@Nullable Value x, Value y) {
        return x == null ? y : b.op(Op.BOR, x, y);
    }

    private void chain(Value selector, List<Group> groups, int i) {
        if (i == groups.size()) return;
        Group g = groups.get(i);
        boolean onlyDefaultLeft = g.isDefault && i == groups.size() - 1;
        if (onlyDefaultLeft) {
            body(g, true);
            return;
        }
        b.ifElse(matches(selector, groups, g), List.of(), () -> body(g, true), () -> chain(selector, groups, i + 1));
    }

    private void body(Group g, boolean dropsBreak) {
        for (int i = 0; i < g.body.size() && !code.ended(); i++) {
            Stmt s = g.body.get(i);
            if (dropsBreak && i == g.body.size() - 1 && s instanceof Stmt.Break) return;
            statement(s);
        }
    }

    private void once(Value selector, List<Group> groups) {
        Target target = new Target(null);
        targets.push(target);
        Variable falls = code.shader.local("falls", Type.BOOL, 0);
        Variable round = null;
        if (loops > 0 && continues(groups)) {
            round = code.shader.local("continues", Type.BOOL, 0);
            target.goesRound = round;
            b.storeLocal(round, b.bool(false));
        }
        b.storeLocal(falls, b.bool(false));
        b.loop(new Value[0], List.of(), params -> {
            for (int i = 0; i < groups.size(); i++) {
                Group g = groups.get(i);
                Value here = b.op(Op.BOR, b.loadLocal(falls), matches(selector, groups, g));
                b.ifThen(here, () -> {
                    body(g, false);
                    if (!code.ended()) b.storeLocal(falls, b.bool(true));
                });
            }
            b.breakWith();
        });
        targets.pop();
        if (round != null) b.ifThen(b.loadLocal(round), this::goRound);
    }

    private static boolean continues(List<Group> groups) {
        for (Group g : groups) {
            for (Stmt s : g.body) {
                if (continues(s)) return true;
            }
        }
        return false;
    }

    private static boolean continues(@Nullable Stmt s) {
        return switch (s) {
            case Stmt.Continue c -> true;
            case Stmt.Block block -> {
                for (Stmt inner : block.statements()) {
                    if (continues(inner)) yield true;
                }
                yield false;
            }
            case Stmt.If i -> continues(i.then()) || continues(i.otherwise());
            case Stmt.Switch w -> continues(w.body());
            case null, default -> false;
        };
    }
}
