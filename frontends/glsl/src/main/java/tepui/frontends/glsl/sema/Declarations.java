package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Stage;

/**
 * Analysis of declarations of variables, global and local, and of redeclarations of built-in ones. Blocks and functions
 * have classes of their own.
 */
final class Declarations {
    private final Analysis a;
    final Blocks blocks;
    final Functions functions;
    final VariableRules rules;
    final PerVertexArrays perVertex;
    final BuiltinUse builtins;
    /** Uniforms whose type is a subroutine's. */
    private final Map<Typed.Var, Typed.Func> subroutines = new HashMap<>();
    /** Calls of an interlock so far. */
    private int interlocks;

    Declarations(Analysis a) {
        this.a = a;
        blocks = new Blocks(a);
        functions = new Functions(a);
        rules = new VariableRules(a);
        perVertex = new PerVertexArrays(a);
        builtins = new BuiltinUse(a);
    }

    /** One at global scope. */
    void global(Ast.Declaration d) {
        switch (d) {
            case Ast.FunctionDeclaration f -> functions.declare(f);
            case Ast.Variables v -> variables(v, true);
            case Ast.InterfaceBlock b -> blocks.declare(b);
            case Ast.Precision p -> precision(p);
            case Ast.QualifierDeclaration q -> qualifiers(q);
            case Ast.Requalification r -> requalify(r);
        }
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    /** Declares; locals are returned as statements in order. */
    List<Typed.Stmt.Declare> variables(Ast.Variables v, boolean global) {
        List<Typed.Stmt.Declare> declared = new ArrayList<>();
        Ast.Qualifier subroutine = find(v.type().qualifiers(), "subroutine");
        if (subroutine != null && global && find(v.type().qualifiers(), "uniform") != null) {
            subroutineUniforms(v);
            return declared;
        }
        VarInfo info = a.qualifiers.read(v.type().qualifiers());
        GlslType base = a.types.open(v.type());
        a.require(subroutine == null || !global, v.pos(), "'subroutine' needs 'uniform' here");
        if (v.declarators().isEmpty()) {
            for (Ast.Qualifier q : v.type().qualifiers().list()) {
                boolean precision = q.keyword().equals("lowp")
                        || q.keyword().equals("mediump")
                        || q.keyword().equals("highp");
                a.require(!precision || v.type().struct() == null, q.pos(), "a struct has no precision");
            }
            boolean counter = base instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER;
            if (counter && info.storage == Storage.UNIFORM) blocks.counters.next(info);
            else if (v.type().struct() == null) a.diagnostics.warning(v.pos(), "this declares nothing");
            return declared;
        }
        for (Ast.Declarator d : v.declarators()) {
            boolean ofVertices = global
                    && info.storage == Storage.IN
                    && a.stage == Stage.GEOMETRY
                    && a.hasGeometryByProgram(d.pos());
            GlslType type = a.types.withOpenArrays(base, d.arrays(), d.pos(), ofVertices);
            if (d.initializer() == null) a.types.requireInnerSizes(type, d.pos());
            VarInfo own = info.copy();
            own.pos = d.pos();
            Typed.Stmt.Declare local = variable(v, d, type, own, global);
            if (local != null) declared.add(local);
        }
        return declared;
    }

    static Ast.@Nullable Qualifier find(Ast.Qualifiers qualifiers, String keyword) {
        for (Ast.Qualifier q : qualifiers.list()) {
            if (q.keyword().equals(keyword)) return q;
        }
        return null;
    }

    private Typed.Stmt.@Nullable Declare variable(
            Ast.Variables v, Ast.Declarator d, GlslType declaredType, VarInfo info, boolean global) {
        GlslType type = declaredType;
        if (Types.innermost(type) instanceof GlslType.NoValue)
            throw a.error(d.pos(), "'" + d.name() + "' cannot be void");
        info.precision = a.types.precision(v.type().qualifiers(), type, d.pos());
        if (global && d.name().startsWith("gl_") && builtins.redeclare(d, type, info)) return null;
        a.require(
                !info.nonCoherent || info.fetched,
                d.pos(),
                "layout 'noncoherent' is for inout variables and gl_LastFragData");
        a.require(!info.viewportRelative, d.pos(), "layout 'viewport_relative' is for the output gl_Layer");
        a.types.checkName(d.name(), d.pos());
        if (global) rules.checkGlobal(d, type, info);
        else rules.checkLocal(d, type, info);
        rules.checkOpaque(d, type, info);
        a.bindless.resolve(d.name(), type, info, d.pos());
        rules.checkLayout(d, type, info);
        a.layoutRules.variable(d.name(), d.pos(), type, info, global);
        Expr initializer = null;
        if (d.initializer() != null) {
            rules.checkInitializable(d, info);
            initializer = a.expressions.initializer(d.initializer(), type);
            if (Types.hasUnsized(initializer.type()))
                throw a.error(d.pos(), "'" + d.name() + "': its value is an array without a size");
            type = Types.sized(type, initializer.type());
            initializer =
                    a.expressions.convertTo(initializer, type, d.initializer().pos(), "assigned");
        }
        rules.checkSizes(d, type, info);
        Typed.Var var = new Typed.Var(d.name(), type, info, null);
        var.perVertex = perVertex.is(type, info);
        if (var.perVertex) perVertex.size(var);
        constantValue(d, var, initializer, global);
        Typed.Var earlier = declareName(d, var, global);
        if (earlier != null) return global || initializer == null ? null : new Typed.Stmt.Declare(earlier, initializer);
        if (!global) {
            if (info.storage == Storage.CONST && var.value != null) return null;
            return new Typed.Stmt.Declare(var, initializer);
        }
        if (info.storage == Storage.PRIVATE || info.storage == Storage.CONST)
            var.initializer = var.value == null ? initializer : null;
        if (info.storage == Storage.PRIVATE && initializer != null) var.initializer = initializer;
        return null;
    }

    private void constantValue(Ast.Declarator d, Typed.Var var, @Nullable Expr initializer, boolean global) {
        if (initializer == null) {
            if (var.info.storage == Storage.CONST) throw a.error(d.pos(), "const '" + d.name() + "' needs a value");
            return;
        }
        boolean must = switch (var.info.storage) {
            case UNIFORM -> true;
            case CONST ->
                global || a.version.isEs() || !a.has(420, 0, d.pos(), Extension.GL_ARB_shading_language_420pack);
            default ->
                global
                        && a.version.isEs()
                        && !a.extensions.isEnabled(Extension.GL_EXT_shader_non_constant_global_initializers, d.pos());
        };
        Constant known = var.info.storage == Storage.PRIVATE ? null : a.folder.value(initializer);
        if (var.info.storage == Storage.PRIVATE && must && a.folder.value(initializer) == null) {
            throw a.error(d.pos(), "'" + d.name() + "': a global variable needs a constant value in ES");
        }
        if (must && known == null && var.info.storage != Storage.PRIVATE)
            throw a.error(d.pos(), "'" + d.name() + "' needs a constant expression as its value");
        var.value = known;
    }

    /** The variable that was there already, without its size; null where it is new. */
    private Typed.@Nullable Var declareName(Ast.Declarator d, Typed.Var var, boolean global) {
        Scopes.Symbol before = a.scopes.findHere(d.name());
        boolean again = global || !a.version.isEs();
        if (before instanceof Scopes.Symbol.Variable earlier && again && redeclareArray(d, earlier.var(), var))
            return earlier.var();
        if (before != null) throw a.error(d.pos(), "'" + d.name() + "' is declared twice in this scope");
        a.scopes.declare(d.name(), new Scopes.Symbol.Variable(var));
        if (global) a.unit.globals.add(var);
        return null;
    }

    /** An array without a size may be declared again with one. */
    private boolean redeclareArray(Ast.Declarator d, Typed.Var before, Typed.Var now) {
        if (!Types.isUnsized(before.type)
                || !(now.type instanceof GlslType.Array n)
                || !(before.type instanceof GlslType.Array b)) {
            return false;
        }
        if (!n.element().equals(b.element()) || before.info.storage != now.info.storage) return false;
        if (n.length() != 0 && n.length() < before.implicitLength)
            throw a.error(
                    d.pos(),
                    "'" + d.name() + "' has " + n.length() + " elements, but index " + (before.implicitLength - 1)
                            + " was used before");
        before.type = now.type;
        return true;
    }

    // ---- other declarations ----------------------------------------------------------------------------------------

    void precision(Ast.Precision p) {
        a.require(
                p.type().struct() == null && p.type().arrays().isEmpty(),
                p.pos(),
                "a default precision needs float, int or an opaque type");
        GlslType type = a.types.of(p.type());
        boolean can = type.equals(BasicTypes.FLOAT) || type.equals(BasicTypes.INT) || type instanceof GlslType.Opaque;
        if (!can) throw a.error(p.type().pos(), "there is no default precision of " + type);
        boolean counter = type instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER;
        if (counter && a.version.isEs() && !p.precision().equals("highp"))
            throw a.error(p.pos(), "an atomic counter is highp, not " + p.precision());
        a.precisions
                .getLast()
                .put(
                        type.toString(),
                        switch (p.precision()) {
                            case "lowp" -> VarInfo.Precision.LOW;
                            case "mediump" -> VarInfo.Precision.MEDIUM;
                            default -> VarInfo.Precision.HIGH;
                        });
    }

    private void qualifiers(Ast.QualifierDeclaration q) {
        VarInfo info = a.qualifiers.read(q.qualifiers());
        blocks.defaults(q, info);
    }

    void requalify(Ast.Requalification r) {
        VarInfo info = a.qualifiers.read(r.qualifiers());
        a.require(
                info.invariant || info.precise,
                r.pos(),
                "only invariant and precise can be given to variables declared before");
        for (int i = 0; i < r.names().size(); i++) {
            String name = r.names().get(i);
            int pos = r.namePositions().get(i);
            Scopes.Symbol s = a.scopes.find(name);
            if (!a.scopes.isGlobal() && a.scopes.findHere(name) == null)
                throw a.error(pos, "'" + name + "' belongs to a scope around, where it would have to be said");
            Typed.Var var =
                    s instanceof Scopes.Symbol.Variable v ? v.var() : s == null ? builtins.find(name, pos) : null;
            if (var == null && s instanceof Scopes.Symbol.BlockMember m) var = m.block();
            if (var == null) throw a.error(pos, "'" + name + "' is not declared");
            if (info.invariant) {
                boolean can = var.info.storage == Storage.OUT
                        || var.info.storage == Storage.IN && !rules.forbidsInvariantInput() && a.stage != Stage.VERTEX;
                if (!can) throw a.error(pos, "'" + name + "': only outputs can be invariant");
                if (var.used) throw a.error(pos, "'" + name + "' must be made invariant before it is used");
                var.info.invariant = true;
            }
            if (info.precise && var.used) throw a.error(pos, "'" + name + "' must be made precise before it is used");
            var.info.precise |= info.precise;
        }
    }

    // ---- subroutines -----------------------------------------------------------------------------------------------

    private void subroutineUniforms(Ast.Variables v) {
        String typeName = v.type().name();
        Typed.Func type = functions.subroutineTypes.get(typeName);
        if (type == null) throw a.error(v.pos(), "there is no subroutine type '" + typeName + "'");
        VarInfo info = a.qualifiers.read(v.type().qualifiers());
        for (Ast.Declarator d : v.declarators()) {
            a.types.checkName(d.name(), d.pos());
            if (d.initializer() != null) throw a.error(d.pos(), "'" + d.name() + "': a subroutine has no value");
            if (info.binding >= 0) throw a.error(d.pos(), "'" + d.name() + "': a subroutine has no binding");
            if (info.location >= 0 && !a.has(430, 0, d.pos(), Extension.GL_ARB_explicit_uniform_location))
                throw a.error(d.pos(), "layout 'location' of a subroutine " + a.since(430, 0));
            GlslType t = a.types.withArrays(BasicTypes.INT, d.arrays(), d.pos());
            Typed.Var var = new Typed.Var(d.name(), t, info.copy(), null);
            var.info.pos = d.pos();
            if (a.scopes.findHere(d.name()) != null)
                throw a.error(d.pos(), "'" + d.name() + "' is declared twice in this scope");
            a.scopes.declare(d.name(), new Scopes.Symbol.Variable(var));
            a.unit.globals.add(var);
            a.unit.subroutineUniforms.put(var, type);
            subroutines.put(var, type);
        }
    }

    Typed.@Nullable Func subroutineType(Typed.Var var) {
        return subroutines.get(var);
    }

    /** barrier() in tessellation control: only in main, never in control flow, never after return. */
    void checkBarrier(int pos) {
        if (a.stage != Stage.TESS_CONTROL) return;
        boolean inMain = a.currentFunction != null && a.currentFunction.name.equals("main");
        a.require(
                inMain && a.statements.nesting() == 0,
                pos,
                "barrier() in a tessellation control shader must stand in main, outside of all control flow");
        a.require(!a.statements.sawReturn(), pos, "barrier() cannot stand after a return");
    }

    /** The calls of an interlock: in main, outside of control flow, before any return, begin once and then end once. */
    void checkInterlock(String name, int pos) {
        boolean inMain = a.currentFunction != null && a.currentFunction.name.equals("main");
        if (!inMain || a.statements.nesting() != 0) {
            throw a.error(pos, name + "() must stand in main, outside of all control flow");
        }
        if (a.statements.sawReturn()) throw a.error(pos, name + "() cannot stand after a return");
        int wanted = name.startsWith("begin") ? 0 : 1;
        if (interlocks != wanted) {
            throw a.error(pos, name + (interlocks > wanted ? "() is called twice" : "() has no beginning"));
        }
        interlocks++;
        a.unit.layout.interlocked = true;
    }

    void growMember(Expr.Member member, int length) {
        blocks.growMember(member, length);
    }
}
