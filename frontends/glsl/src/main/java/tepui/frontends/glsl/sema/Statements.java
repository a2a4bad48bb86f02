package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.Typed.Stmt;
import tepui.frontends.glsl.syntax.Ast;
import tepui.frontends.glsl.syntax.Ast.Statement;
import tepui.ir.Stage;

/** Analysis of statements. An error ends the statement that it is in, not the function. */
final class Statements {
    private final Analysis a;
    private Typed.@Nullable Func function;
    private int loops;
    private int switches;
    private int nesting;
    private boolean sawReturn;

    Statements(Analysis a) {
        this.a = a;
    }

    /** Control flow around the current statement. */
    int nesting() {
        return nesting;
    }

    /** Enters control flow, or leaves it where negative: the sides of a conditional expression stand in it too. */
    void nest(int by) {
        nesting += by;
    }

    boolean sawReturn() {
        return sawReturn;
    }

    Stmt.Block functionBody(Statement.Block block, Typed.Func f) {
        function = f;
        loops = 0;
        switches = 0;
        nesting = 0;
        sawReturn = false;
        // The body's own variables share the scope of the parameters.
        Stmt.Block body = statements(block);
        if (!(f.result instanceof GlslType.NoValue) && !sawReturn) {
            a.diagnostics.error(f.pos, "function '" + f.signature() + "' has no return, and must give a " + f.result);
        }
        function = null;
        return body;
    }

    private Stmt.Block scoped(Statement.Block block) {
        a.scopes.push();
        a.precisions.add(new HashMap<>());
        Stmt.Block result = statements(block);
        a.precisions.removeLast();
        a.scopes.pop();
        return result;
    }

    private Stmt.Block statements(Statement.Block block) {
        List<Stmt> out = new ArrayList<>();
        for (Statement s : block.statements()) add(s, out);
        return new Stmt.Block(out);
    }

    private void add(Statement s, List<Stmt> out) {
        try {
            statement(s, out);
        } catch (Analysis.SemanticError e) {
            // reported; the next statement may be fine
        }
    }

    private void statement(Statement s, List<Stmt> out) {
        switch (s) {
            case Statement.Block b -> out.add(scoped(b));
            case Statement.Declare d -> declare(d, out);
            case Statement.Evaluate e -> {
                if (e.expression() != null) out.add(new Stmt.Evaluate(a.expressions.analyze(e.expression())));
            }
            case Statement.If i -> {
                Expr condition = a.expressions.condition(i.condition());
                Typed.Constant known = a.folder.value(condition);
                // What can never run need not have a body to call.
                if (known != null) condition = new Expr.Literal(condition.pos(), known);
                nesting++;
                Stmt then = nested(i.then());
                Stmt otherwise = i.otherwise() == null ? null : nested(i.otherwise());
                nesting--;
                out.add(new Stmt.If(condition, then, otherwise));
            }
            case Statement.Switch w -> out.add(switchStatement(w));
            case Statement.Case c -> throw a.error(c.pos(), "'case' and 'default' can only stand directly in a switch");
            case Statement.While w -> out.add(whileLoop(w));
            case Statement.DoWhile d -> {
                Stmt body = loopBody(d.body(), false);
                out.add(new Stmt.Loop(null, null, a.expressions.condition(d.condition()), null, body, true));
            }
            case Statement.For f -> out.add(forLoop(f));
            case Statement.Return r -> out.add(returnStatement(r));
            case Statement.Jump j -> out.add(jump(j));
        }
    }

    private void declare(Statement.Declare d, List<Stmt> out) {
        switch (d.declaration()) {
            case Ast.Variables v -> out.addAll(a.declarations.variables(v, false));
            case Ast.Precision p -> a.declarations.precision(p);
            case Ast.FunctionDeclaration f -> a.declarations.functions.declare(f);
            case Ast.Requalification r when r.qualifiers().has("precise") -> a.declarations.requalify(r);
            default -> throw a.error(d.pos(), "this can only be declared outside of functions");
        }
    }

    /** A single statement that is a scope of its own. */
    private Stmt nested(Statement s) {
        if (s instanceof Statement.Block b) return scoped(b);
        a.scopes.push();
        List<Stmt> out = new ArrayList<>();
        add(s, out);
        a.scopes.pop();
        return out.size() == 1 ? out.getFirst() : new Stmt.Block(out);
    }

    /** @param sharesScope the body declares where the loop's own variables are (GLSL 4.60, 4.2.2) */
    private Stmt loopBody(Statement s, boolean sharesScope) {
        loops++;
        nesting++;
        int outerSwitches = switches;
        switches = 0;
        Stmt body;
        if (!sharesScope) {
            body = nested(s);
        } else if (s instanceof Statement.Block b) {
            a.precisions.add(new HashMap<>());
            body = statements(b);
            a.precisions.removeLast();
        } else {
            List<Stmt> out = new ArrayList<>();
            add(s, out);
            body = new Stmt.Block(out);
        }
        switches = outerSwitches;
        nesting--;
        loops--;
        return body;
    }

    private Stmt whileLoop(Statement.While w) {
        a.scopes.push();
        Stmt.Declare declared = w.declared() == null ? null : condition(w.declared());
        Expr condition = w.condition() == null ? null : a.expressions.condition(w.condition());
        if (declared != null) condition = new Expr.VarRef(w.pos(), declared.var());
        Stmt body = loopBody(w.body(), true);
        a.scopes.pop();
        return new Stmt.Loop(null, declared, condition, null, body, false);
    }

    private Stmt.Declare condition(Ast.Variables v) {
        List<Stmt.Declare> declared = a.declarations.variables(v, false);
        a.require(declared.size() == 1, v.pos(), "a condition must declare one variable that is not const");
        Stmt.Declare d = declared.getFirst();
        if (!d.var().type.equals(BasicTypes.BOOL))
            throw a.error(v.pos(), "a condition must be a bool, not " + d.var().type);
        return d;
    }

    private Stmt forLoop(Statement.For f) {
        a.scopes.push();
        List<Stmt> init = new ArrayList<>();
        if (f.init() != null) statement(f.init(), init);
        Stmt.Declare declared = f.declared() == null ? null : condition(f.declared());
        Expr condition = f.condition() == null ? null : a.expressions.condition(f.condition());
        if (declared != null) condition = new Expr.VarRef(f.pos(), declared.var());
        Expr step = f.step() == null ? null : a.expressions.analyze(f.step());
        Stmt body = loopBody(f.body(), true);
        a.scopes.pop();
        Stmt first = init.isEmpty() ? null : init.size() == 1 ? init.getFirst() : new Stmt.Block(init);
        return new Stmt.Loop(first, declared, condition, step, body, false);
    }

    private Stmt switchStatement(Statement.Switch w) {
        if (!a.has(130, 300, w.pos())) throw a.error(w.pos(), "switch " + a.since(130, 300));
        Expr selector = a.expressions.value(w.selector());
        boolean integer =
                selector.type().equals(BasicTypes.INT) || selector.type().equals(BasicTypes.UINT);
        if (!integer) throw a.error(w.selector().pos(), "a switch needs an int or uint, not " + selector.type());
        List<Stmt> body = new ArrayList<>();
        Set<Long> values = new HashSet<>();
        boolean sawLabel = false;
        boolean sawDefault = false;
        a.scopes.push();
        switches++;
        nesting++;
        for (Statement s : w.body().statements()) {
            try {
                if (s instanceof Statement.Case c) {
                    sawLabel = true;
                    if (c.value() == null) {
                        a.require(!sawDefault, c.pos(), "a second 'default' in one switch");
                        sawDefault = true;
                        body.add(new Stmt.Case(null));
                    } else {
                        body.add(new Stmt.Case(label(c, selector, values)));
                    }
                    continue;
                }
                a.require(sawLabel, s.pos(), "a switch must begin with 'case' or 'default'");
            } catch (Analysis.SemanticError e) {
                continue;
            }
            add(s, body);
        }
        nesting--;
        switches--;
        a.scopes.pop();
        boolean endsInLabel = !body.isEmpty() && body.getLast() instanceof Stmt.Case;
        if (endsInLabel) throw a.error(w.body().end(), "a switch cannot end with a label");
        return new Stmt.Switch(selector, new Stmt.Block(body));
    }

    private Constant label(Statement.Case c, Expr selector, Set<Long> values) {
        if (c.value() == null) throw new IllegalArgumentException("label: default has no value");
        Constant value = a.expressions.constant(c.value(), "the value of a case");
        if (!value.type().equals(selector.type())) {
            boolean can = a.conversions.isConvertible(value.type(), selector.type(), c.pos())
                    || value.type().equals(BasicTypes.UINT)
                            && a.conversions.isConvertible(selector.type(), value.type(), c.pos());
            if (!can)
                throw a.error(
                        c.value().pos(),
                        "the value of a case is " + value.type() + ", the switch is over " + selector.type());
        }
        long key = (int) value.words()[0];
        if (!values.add(key)) throw a.error(c.value().pos(), "a second 'case " + value.words()[0] + "' in one switch");
        return new Constant(
                selector.type(), new long[] {selector.type().equals(BasicTypes.UINT) ? key & 0xffffffffL : key});
    }

    private Stmt returnStatement(Statement.Return r) {
        Typed.Func f = function;
        if (f == null) throw a.error(r.pos(), "'return' can only stand in a function");
        sawReturn = true;
        boolean nothing = f.result instanceof GlslType.NoValue;
        if (r.value() == null) {
            if (!nothing) throw a.error(r.pos(), "function '" + f.name + "' must return a " + f.result);
            return new Stmt.Return(null);
        }
        Expr value = nothing ? a.expressions.analyze(r.value()) : a.expressions.value(r.value());
        if (nothing) throw a.error(r.pos(), "function '" + f.name + "' returns nothing");
        boolean convert = a.has(420, 100, r.pos(), Extension.GL_ARB_shading_language_420pack);
        if (!convert && !value.type().equals(f.result))
            throw a.error(r.pos(), value.type() + " cannot be returned as " + f.result);
        return new Stmt.Return(a.expressions.convertTo(value, f.result, r.pos(), "returned as a result and converted"));
    }

    private Stmt jump(Statement.Jump j) {
        switch (j.keyword()) {
            case "break" -> {
                a.require(loops > 0 || switches > 0, j.pos(), "'break' can only stand in a loop or switch");
                return new Stmt.Break();
            }
            case "continue" -> {
                a.require(loops > 0, j.pos(), "'continue' can only stand in a loop");
                return new Stmt.Continue();
            }
            default -> {
                boolean demote = j.keyword().equals("demote");
                if (a.stage != Stage.FRAGMENT)
                    throw a.error(j.pos(), "'" + j.keyword() + "' is for fragment shaders only");
                return demote ? new Stmt.Demote() : new Stmt.Discard();
            }
        }
    }
}
