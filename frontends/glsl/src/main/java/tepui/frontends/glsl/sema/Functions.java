package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;

/** Analysis of functions: heads, bodies, subroutines, and the search for recursion. */
final class Functions {
    private final Analysis a;
    final Map<String, Typed.Func> subroutineTypes = new HashMap<>();

    Functions(Analysis a) {
        this.a = a;
    }

    void declare(Ast.FunctionDeclaration f) {
        Typed.Func function = head(f);
        Ast.Qualifier subroutine = Declarations.find(f.result().qualifiers(), "subroutine");
        if (subroutine != null && subroutine.names().isEmpty()) {
            a.require(f.body() == null, f.pos(), "a subroutine type has no body");
            if (subroutineTypes.put(f.name(), function) != null)
                throw a.error(f.pos(), "there is already a subroutine type '" + f.name() + "'");
            return;
        }
        if (subroutineTypes.containsKey(f.name()))
            throw a.error(f.pos(), "'" + f.name() + "' is the name of a subroutine type");
        Typed.Func known = register(f, function);
        if (subroutine != null) implement(f, known, subroutine.names());
        layouts(f, subroutine != null ? known : null);
        if (f.body() == null) return;
        if (known.body != null) throw a.error(f.pos(), "function '" + known.signature() + "' has two bodies");
        // The names in the definition count, not those of an earlier prototype.
        if (known != function) {
            function.subroutineTypes.addAll(known.subroutineTypes);
            function.subroutineIndex = known.subroutineIndex;
            replace(known, function);
        }
        body(f, function);
    }

    /** Only a subroutine has a layout: its index. */
    private void layouts(Ast.FunctionDeclaration f, Typed.@Nullable Func subroutine) {
        int subroutines = 0;
        for (Ast.Qualifier q : f.result().qualifiers().list()) {
            if (q.keyword().equals("subroutine")) subroutines++;
            a.require(subroutines <= 1, q.pos(), "'subroutine' stands twice");
            for (Ast.LayoutEntry e : q.layout()) {
                if (!e.name().equals("index") || subroutine == null)
                    throw a.error(e.pos(), "layout '" + e.name() + "' cannot be given to a function");
                if (!a.has(430, 0, e.pos(), Extension.GL_ARB_explicit_uniform_location))
                    throw a.error(e.pos(), "layout 'index' of a subroutine " + a.since(430, 0));
                if (subroutine != null) subroutine.subroutineIndex = a.qualifiers.subroutineIndex(e);
            }
        }
    }

    private Typed.Func head(Ast.FunctionDeclaration f) {
        for (Ast.Qualifier q : f.result().qualifiers().list()) {
            boolean can = switch (q.keyword()) {
                case "lowp", "mediump", "highp", "subroutine", "precise", "layout" -> true;
                default -> false;
            };
            if (!can) throw a.error(q.pos(), "'" + q.keyword() + "' cannot qualify a function");
        }
        GlslType result = a.types.of(f.result());
        VarInfo.Precision precision = result instanceof GlslType.NoValue
                ? VarInfo.Precision.NONE
                : a.types.precision(f.result().qualifiers(), result, f.pos());
        if (result.hasOpaque() && !a.bindless.allows(result, f.pos()))
            throw a.error(f.pos(), "function '" + f.name() + "' cannot return a " + result);
        if (Types.isUnsized(result))
            throw a.error(f.pos(), "function '" + f.name() + "': the array that it returns needs a size");
        if (result instanceof GlslType.Array && !a.has(120, 300, f.pos()))
            throw a.error(f.pos(), "returning arrays " + a.since(120, 300));
        if (holdsArray(result) && a.version.isEs() && a.version.number() < 300)
            throw a.error(
                    f.pos(),
                    "function '" + f.name() + "': a struct with arrays cannot be returned before version 3.00 es");
        a.require(f.result().struct() == null, f.pos(), "a struct cannot be defined in the head of a function");
        List<Typed.Var> parameters = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Ast.Parameter p : f.parameters()) parameters.add(parameter(f, p, names));
        Typed.Func function = new Typed.Func(f.name(), result, parameters);
        function.pos = f.pos();
        function.precision = precision;
        return function;
    }

    private static boolean holdsArray(GlslType type) {
        if (!(type instanceof GlslType.Struct s)) return type instanceof GlslType.Array;
        for (GlslType.Member m : s.members()) {
            if (holdsArray(m.type())) return true;
        }
        return false;
    }

    private Typed.Var parameter(Ast.FunctionDeclaration f, Ast.Parameter p, Set<String> names) {
        a.qualifiers.inParameter = true;
        VarInfo info;
        try {
            info = a.qualifiers.read(p.type().qualifiers());
        } finally {
            a.qualifiers.inParameter = false;
        }
        boolean isConst = p.type().qualifiers().has("const");
        boolean out = p.type().qualifiers().has("out") || p.type().qualifiers().has("inout");
        boolean in = !p.type().qualifiers().has("out");
        GlslType type = a.types.withArrays(a.types.of(p.type()), p.arrays(), p.pos());
        String name = p.name() == null ? "" : p.name();
        a.require(p.type().struct() == null, p.pos(), "a struct cannot be defined in the head of a function");
        if (type instanceof GlslType.NoValue) throw a.error(p.pos(), "parameter '" + name + "' cannot be void");
        if (Types.isUnsized(type)) throw a.error(p.pos(), "parameter '" + name + "': an array needs a size");
        boolean memory = info.coherent || info.isVolatile || info.restrict || info.readOnly || info.writeOnly;
        boolean image = Types.innermost(type) instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.IMAGE;
        if (memory && !image)
            throw a.error(p.pos(), "parameter '" + name + "': memory qualifiers are for images and buffers");
        if (out && type.hasOpaque() && !a.bindless.allows(type, p.pos()))
            throw a.error(p.pos(), "parameter '" + name + "': a " + type + " can only go in");
        if (out && type instanceof GlslType.Array && !a.version.isEs() && a.version.number() < 120)
            throw a.error(p.pos(), "parameter '" + name + "': arrays can only go in before version 1.20");
        if (out && isConst) throw a.error(p.pos(), "parameter '" + name + "' cannot be both const and out");
        if (info.storage == Storage.UNIFORM || info.storage == Storage.BUFFER)
            throw a.error(p.pos(), "parameter '" + name + "' cannot be a uniform");
        if (info.interpolationWritten || info.invariant)
            throw a.error(p.pos(), "parameter '" + name + "' has a qualifier that parameters cannot have");
        for (Ast.Qualifier q : p.type().qualifiers().list()) {
            boolean can = switch (q.keyword()) {
                case "attribute", "varying", "layout", "subroutine", "shared", "buffer" -> false;
                default -> true;
            };
            if (!can) throw a.error(q.pos(), "parameter '" + name + "' cannot be qualified by '" + q.keyword() + "'");
        }
        if (name.isEmpty() && f.body() != null && a.version.number() < 130)
            throw a.error(p.pos(), "a parameter of function '" + f.name() + "' has no name");
        if (!name.isEmpty()) {
            a.types.checkName(name, p.pos());
            if (!names.add(name))
                throw a.error(p.pos(), "function '" + f.name() + "' has two parameters '" + name + "'");
        }
        info.precision = a.types.precision(p.type().qualifiers(), type, p.pos());
        info.storage = isConst ? Storage.CONST : Storage.PARAMETER;
        info.pos = p.pos();
        Typed.Var var = new Typed.Var(name, type, info, null);
        var.in = in;
        var.out = out;
        return var;
    }

    /** Puts the function beside others of its name; returns the one that was there with the same signature, or itself. */
    private Typed.Func register(Ast.FunctionDeclaration f, Typed.Func function) {
        if (f.name().equals("main")) {
            a.require(
                    function.parameters.isEmpty() && function.result instanceof GlslType.NoValue,
                    f.pos(),
                    "main must be 'void main()'");
        } else {
            a.types.checkName(f.name(), f.pos());
        }
        checkBuiltin(f, function);
        Scopes.Symbol symbol = a.scopes.findBesideFunction(f.name());
        List<Typed.Func> list;
        if (symbol instanceof Scopes.Symbol.Functions functions) {
            list = functions.list();
        } else {
            if (symbol != null) throw a.error(f.pos(), "'" + f.name() + "' is declared twice in this scope");
            list = new ArrayList<>();
            a.scopes.declareFunctions(f.name(), new Scopes.Symbol.Functions(list));
        }
        for (Typed.Func other : list) {
            if (!other.signature().equals(function.signature())) continue;
            if (!other.result.equals(function.result))
                throw a.error(
                        f.pos(), "function '" + function.signature() + "' was declared with another result before");
            if (other.precision != function.precision && a.version.isEs() && a.version.number() < 300)
                throw a.error(
                        f.pos(),
                        "function '" + function.signature()
                                + "' was declared with another precision of its result before");
            for (int i = 0; i < function.parameters.size(); i++) {
                Typed.Var x = other.parameters.get(i);
                Typed.Var y = function.parameters.get(i);
                if (x.in != y.in || x.out != y.out || x.info.storage != y.info.storage)
                    throw a.error(
                            f.pos(),
                            "function '" + function.signature()
                                    + "' was declared with other parameter qualifiers before");
            }
            if (f.body() == null && a.version.isEs() && a.version.number() < 300 && other.body == null)
                throw a.error(f.pos(), "function '" + function.signature() + "' is declared twice");
            return other;
        }
        list.add(function);
        a.unit.functions.add(function);
        return function;
    }

    private void checkBuiltin(Ast.FunctionDeclaration f, Typed.Func function) {
        List<BuiltinFunctions.Overload> builtins = BuiltinFunctions.named(f.name());
        if (builtins.isEmpty()) return;
        for (BuiltinFunctions.Overload o : builtins) {
            if (!o.availability().holds(a.version, a.stage, a.extensions, f.pos())) continue;
            if (a.version.isEs() && a.version.number() >= 300) {
                throw a.error(f.pos(), "'" + f.name() + "' is built in and cannot be declared in ES");
            }
            boolean same = o.parameters().size() == function.parameters.size();
            for (int i = 0; same && i < o.parameters().size(); i++) {
                same = o.parameters().get(i).equals(function.parameters.get(i).type);
            }
            if (same && a.version.isEs())
                throw a.error(f.pos(), "'" + function.signature() + "' is built in and cannot be declared in ES");
        }
    }

    private void replace(Typed.Func prototype, Typed.Func definition) {
        Scopes.Symbol symbol = a.scopes.findBesideFunction(definition.name);
        if (symbol instanceof Scopes.Symbol.Functions functions) {
            functions.list().replaceAll(x -> x == prototype ? definition : x);
        }
        a.unit.functions.replaceAll(x -> x == prototype ? definition : x);
        // Calls made so far go to the prototype, which the lowering follows by signature.
        a.calls.computeIfAbsent(prototype, k -> new ArrayList<>()).add(definition);
    }

    private void implement(Ast.FunctionDeclaration f, Typed.Func function, List<String> types) {
        if (f.body() == null) throw a.error(f.pos(), "subroutine '" + f.name() + "' has no body");
        if (a.scopes.findBesideFunction(f.name()) instanceof Scopes.Symbol.Functions all) {
            if (all.list().size() > 1) throw a.error(f.pos(), "subroutine '" + f.name() + "' cannot be overloaded");
        }
        for (String name : types) {
            Typed.Func type = subroutineTypes.get(name);
            if (type == null) throw a.error(f.pos(), "there is no subroutine type '" + name + "'");
            boolean same = type.result.equals(function.result) && type.parameters.size() == function.parameters.size();
            for (int i = 0; same && i < type.parameters.size(); i++) {
                same = type.parameters.get(i).type.equals(function.parameters.get(i).type);
            }
            if (!same)
                throw a.error(
                        f.pos(),
                        "function '" + function.signature() + "' does not have the shape of subroutine type '" + name
                                + "'");
            function.subroutineTypes.add(name);
        }
    }

    private void body(Ast.FunctionDeclaration f, Typed.Func function) {
        Ast.Statement.Block block = f.body();
        if (block == null) return;
        a.currentFunction = function;
        a.scopes.push();
        a.precisions.add(new HashMap<>());
        for (Typed.Var p : function.parameters) {
            if (!p.name.isEmpty()) a.scopes.declare(p.name, new Scopes.Symbol.Variable(p));
        }
        // Parameters and the body's own variables share a scope in ES 3 and new versions; a nested one elsewhere.
        function.body = a.statements.functionBody(block, function);
        function.end = block.end();
        a.precisions.removeLast();
        a.scopes.pop();
        a.currentFunction = null;
    }

    /** Recursion, static or not, is forbidden. */
    void checkRecursion() {
        Set<Typed.Func> done = new HashSet<>();
        for (Typed.Func f : a.unit.functions) {
            Typed.Func culprit = search(f, done, new HashSet<>());
            if (culprit != null) {
                a.diagnostics.error(
                        culprit.pos, "function '" + culprit.signature() + "' calls itself, which is not allowed");
                return;
            }
        }
    }

    private Typed.@Nullable Func search(Typed.Func f, Set<Typed.Func> done, Set<Typed.Func> path) {
        if (done.contains(f)) return null;
        if (!path.add(f)) return f;
        for (Typed.Func callee : a.calls.getOrDefault(f, List.of())) {
            Typed.Func culprit = search(callee, done, path);
            if (culprit != null) return culprit;
        }
        path.remove(f);
        done.add(f);
        return null;
    }
}
