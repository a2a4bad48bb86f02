package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.BuiltinFunctions.Mark;
import tepui.frontends.glsl.sema.BuiltinFunctions.Overload;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.syntax.Ast.Expression;
import tepui.ir.Stage;

/** Analysis of calls: constructors, the program's functions, built-in functions, subroutines. */
final class CallAnalyzer {
    private final Analysis a;

    CallAnalyzer(Analysis a) {
        this.a = a;
    }

    private record UserCandidate(Typed.Func function) implements Conversions.Candidate {
        @Override
        public int count() {
            return function.parameters.size();
        }

        @Override
        public GlslType parameter(int i) {
            return function.parameters.get(i).type;
        }

        @Override
        public boolean isIn(int i) {
            return function.parameters.get(i).in;
        }

        @Override
        public boolean isOut(int i) {
            return function.parameters.get(i).out;
        }
    }

    private record BuiltinCandidate(Overload overload) implements Conversions.Candidate {
        @Override
        public int count() {
            return overload.parameters().size();
        }

        @Override
        public GlslType parameter(int i) {
            return overload.parameters().get(i);
        }

        @Override
        public boolean isIn(int i) {
            return overload.marks().get(i) != Mark.OUT;
        }

        @Override
        public boolean isOut(int i) {
            return overload.marks().get(i) == Mark.OUT || overload.marks().get(i) == Mark.MEMORY;
        }
    }

    Expr call(Expression.Call c) {
        String name = c.callee().name();
        Scopes.Symbol symbol = a.scopes.findCallee(name);
        if (symbol instanceof Scopes.Symbol.Variable v && !c.callee().arrays().isEmpty()) {
            return subroutineElement(c, v.var());
        }
        boolean type = c.callee().struct() != null
                || !c.callee().arrays().isEmpty()
                || symbol instanceof Scopes.Symbol.StructType
                || symbol == null && TypeNames.of(name) != null;
        if (type) return construct(c, a.types.open(c.callee()));
        List<Expr> arguments = new ArrayList<>();
        for (Expression e : c.arguments()) arguments.add(a.expressions.operand(e));
        List<GlslType> types = new ArrayList<>();
        for (Expr e : arguments) types.add(e.type());
        if (symbol instanceof Scopes.Symbol.Variable v) {
            Expr subroutine = subroutine(c, v.var(), arguments);
            if (subroutine != null) return subroutine;
            throw a.error(c.pos(), "'" + name + "' is a variable, not a function");
        }
        List<Typed.Func> functions = symbol instanceof Scopes.Symbol.Functions f ? f.list() : List.of();
        List<Conversions.Candidate> candidates = new ArrayList<>();
        for (Typed.Func f : functions) candidates.add(new UserCandidate(f));
        Availability missing = null;
        // On the desktop a program's function hides all built-in ones of its name
        // (Mesa does so too, glslang does not); in ES it stands beside them.
        boolean hidden = !functions.isEmpty() && !a.version.isEs();
        for (Overload o : hidden ? List.<Overload>of() : BuiltinFunctions.named(name)) {
            if (o.availability().holds(a.version, a.stage, a.extensions, c.pos())) {
                if (!o.marks().contains(Mark.BIAS) || hasLevels(c.pos())) candidates.add(new BuiltinCandidate(o));
            } else if (missing == null) {
                missing = o.availability();
            }
        }
        int chosen = a.conversions.choose(candidates, types, c.pos());
        if (chosen == -2)
            throw a.error(c.pos(), "the call of '" + name + signature(types) + "' fits several functions equally well");
        if (chosen < 0) throw noFunction(c, name, types, candidates, missing);
        return candidates.get(chosen) instanceof UserCandidate u
                ? userCall(c, u.function, arguments)
                : builtinCall(c, ((BuiltinCandidate) candidates.get(chosen)).overload, arguments);
    }

    private static String signature(List<GlslType> types) {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < types.size(); i++) text.append(i == 0 ? "" : ", ").append(types.get(i));
        return text.append(')').toString();
    }

    private Analysis.SemanticError noFunction(
            Expression.Call c,
            String name,
            List<GlslType> types,
            List<Conversions.Candidate> candidates,
            @Nullable Availability missing) {
        StringBuilder text = new StringBuilder("no function '" + name + signature(types) + "'");
        if (candidates.isEmpty() && missing != null) {
            text.append(": ").append(missing.remedy(a.version, a.stage));
        } else if (candidates.isEmpty()) {
            List<String> names = new ArrayList<>(a.scopes.names());
            names.addAll(BuiltinFunctions.names());
            text.append(Suggestions.of(name, names));
        } else {
            text.append("; there is ");
            int shown = Math.min(3, candidates.size());
            for (int i = 0; i < shown; i++) {
                Conversions.Candidate k = candidates.get(i);
                List<GlslType> p = new ArrayList<>();
                for (int j = 0; j < k.count(); j++) p.add(k.parameter(j));
                text.append(i == 0 ? "" : ", ").append(name).append(signature(p));
            }
            if (candidates.size() > shown)
                text.append(" and ").append(candidates.size() - shown).append(" more");
        }
        return a.error(c.pos(), text.toString());
    }

    // ---- functions -------------------------------------------------------------------------------------------------

    private Expr userCall(Expression.Call c, Typed.Func f, List<Expr> arguments) {
        List<Expr> converted = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            Typed.Var p = f.parameters.get(i);
            Expr e = arguments.get(i);
            int pos = c.arguments().get(i).pos();
            if (p.out) {
                a.expressions.requireWritable(e, pos, "handed to an out parameter");
                converted.add(e);
            } else {
                if (p.type.hasOpaque()) checkImageQualifiers(e, p, pos);
                else a.expressions.requireReadable(e, pos);
                converted.add(a.expressions.convertTo(e, p.type, pos, "converted"));
            }
        }
        Typed.Func caller = a.currentFunction;
        if (caller != null)
            a.calls.computeIfAbsent(caller, k -> new ArrayList<>()).add(f);
        return new Expr.Call(c.pos(), f, converted);
    }

    /** A function may promise more than the image needs, never less. */
    private void checkImageQualifiers(Expr e, Typed.Var p, int pos) {
        Typed.Var var = Expressions.rootVar(e);
        if (var == null) return;
        VarInfo given = var.info;
        if ((given.coherent && !p.info.coherent)
                || (given.restrict && !p.info.restrict && a.version.number() < 420)
                || (given.isVolatile && !p.info.isVolatile)
                || (given.readOnly && !p.info.readOnly)
                || (given.writeOnly && !p.info.writeOnly))
            throw a.error(pos, "'" + var.name + "' has memory qualifiers that parameter '" + p.name + "' lacks");
    }

    private @Nullable Expr subroutine(Expression.Call c, Typed.Var var, List<Expr> arguments) {
        Typed.Func type = a.declarations.subroutineType(var);
        if (type == null || var.type instanceof GlslType.Array) return null;
        var.used = true;
        return subroutineCall(c.pos(), type, new Expr.VarRef(c.pos(), var), arguments);
    }

    /** subs[i](...): the parser takes it for the constructor of an array. */
    private Expr subroutineElement(Expression.Call c, Typed.Var var) {
        Typed.Func type = a.declarations.subroutineType(var);
        var.used = true;
        List<Expr> arguments = new ArrayList<>();
        for (Expression e : c.arguments()) arguments.add(a.expressions.value(e));
        Expr element = new Expr.VarRef(c.pos(), var);
        for (Expression index : c.callee().arrays()) {
            if (type == null || index == null || !(element.type() instanceof GlslType.Array array)) {
                throw a.error(c.pos(), "'" + var.name + "' is a variable, not a function");
            }
            element = new Expr.Index(c.pos(), array.element(), element, a.expressions.value(index));
        }
        if (type == null || element.type() instanceof GlslType.Array) {
            throw a.error(c.pos(), "'" + var.name + "' is an array: a call needs an index for each of its dimensions");
        }
        return subroutineCall(c.pos(), type, element, arguments);
    }

    private Expr subroutineCall(int pos, Typed.Func type, Expr uniform, List<Expr> arguments) {
        if (arguments.size() != type.parameters.size())
            throw a.error(
                    pos,
                    "the subroutine takes " + type.parameters.size() + " arguments, " + arguments.size()
                            + " are given");
        List<Expr> converted = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            Typed.Var p = type.parameters.get(i);
            if (p.out) a.expressions.requireWritable(arguments.get(i), pos, "handed to an out parameter");
            converted.add(
                    p.out ? arguments.get(i) : a.expressions.convertTo(arguments.get(i), p.type, pos, "converted"));
        }
        return new Expr.SubroutineCall(pos, type, uniform, converted);
    }

    /** The position as the fixed function computes it: by the same product, so that the results are the same. */
    private Expr ftransform(int pos) {
        Typed.Var matrix = a.declarations.builtins.find("gl_ModelViewProjectionMatrix", pos);
        Typed.Var vertex = a.declarations.builtins.find("gl_Vertex", pos);
        if (matrix == null || vertex == null) throw a.error(pos, "ftransform() is not available here");
        return new Expr.Binary(
                pos,
                vertex.type,
                Typed.BinaryOp.LINEAR_MULTIPLY,
                new Expr.VarRef(pos, matrix),
                new Expr.VarRef(pos, vertex));
    }

    private Expr builtinCall(Expression.Call c, Overload o, List<Expr> arguments) {
        if (o.name().equals("ftransform")) return ftransform(c.pos());
        List<Expr> converted = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            Expr e = arguments.get(i);
            GlslType p = o.parameters().get(i);
            int pos = c.arguments().get(i).pos();
            switch (o.marks().get(i)) {
                case OUT -> {
                    a.expressions.requireWritable(e, pos, "handed to an out parameter");
                    converted.add(e);
                    continue;
                }
                case CONST -> {
                    Constant known = a.folder.value(e);
                    if (known == null)
                        throw a.error(
                                pos, "argument " + (i + 1) + " of '" + o.name() + "' must be a constant expression");
                    if (known != null && o.name().contains("Offset")) checkOffset(known, pos);
                    if (known != null
                            && (o.name().startsWith("EmitStream") || o.name().startsWith("EndStream"))) {
                        long stream = known.words()[0];
                        // Negative ones are the linker's to refuse.
                        if (stream >= a.limits.vertexStreams)
                            throw a.error(pos, "stream is " + stream + ", there are " + a.limits.vertexStreams);
                    }
                    if (known != null && o.name().startsWith("subgroupClustered")) {
                        long cluster = known.words()[0];
                        if (cluster < 1 || Long.bitCount(cluster) != 1)
                            throw a.error(pos, "a cluster of " + cluster + " invocations, must be a power of two");
                        e = new Expr.Literal(pos, known);
                    }
                    if (known != null && o.name().contains("extureGather") && p.equals(BasicTypes.INT)) {
                        if (known.words()[0] < 0 || known.words()[0] > 3)
                            throw a.error(pos, "the component to gather is " + known.words()[0] + ", must be 0 to 3");
                    }
                }
                case OFFSET -> {
                    boolean free = a.has(
                            400,
                            320,
                            pos,
                            Extension.GL_ARB_gpu_shader5,
                            Extension.GL_EXT_gpu_shader5,
                            Extension.GL_OES_gpu_shader5);
                    if (!free && a.folder.value(e) == null)
                        throw a.error(
                                pos,
                                "the offset of '" + o.name() + "' must be a constant expression; another "
                                        + a.since(400, 320));
                }
                case INPUT -> {
                    Typed.Var root = Expressions.rootVar(e);
                    boolean input = root != null
                            && root.info.storage == VarInfo.Storage.IN
                            && (!(e instanceof Expr.Swizzle) || a.has(440, 0, pos));
                    if (!input) throw a.error(pos, "'" + o.name() + "' needs an input of the shader");
                }
                case MEMORY -> {
                    Typed.Var root = Expressions.rootVar(e);
                    boolean memory = root != null
                            && (root.info.storage == VarInfo.Storage.BUFFER
                                    || root.info.storage == VarInfo.Storage.SHARED);
                    if (!memory)
                        throw a.error(pos, "'" + o.name() + "' needs a variable in a buffer or in shared memory");
                    a.expressions.requireWritable(e, pos, "changed");
                    if (Expressions.hasMemoryQualifier(e, false))
                        throw a.error(pos, "'" + o.name() + "' reads what is writeonly");
                }
                case READABLE -> {
                    if (Expressions.hasMemoryQualifier(e, false))
                        throw a.error(pos, "'" + o.name() + "': the image is writeonly");
                }
                case WRITABLE -> {
                    if (Expressions.hasMemoryQualifier(e, true))
                        throw a.error(pos, "'" + o.name() + "': the image is readonly");
                }
                default -> {}
            }
            converted.add(a.expressions.convertTo(e, p, pos, "converted"));
        }
        if (o.name().startsWith("imageAtomic")) checkAtomicImage(c, o, arguments.getFirst());
        if (o.name().equals("barrier")) a.declarations.checkBarrier(c.pos());
        if (o.name().contains("InvocationInterlock")) a.declarations.checkInterlock(o.name(), c.pos());
        return new Expr.BuiltinCall(c.pos(), o.result(), o.name(), o.parameters(), converted);
    }

    private void checkOffset(Constant offset, int pos) {
        for (long w : offset.words()) {
            if ((w < a.limits.minTexelOffset || w > a.limits.maxTexelOffset)
                    && !(offset.type() instanceof GlslType.Array))
                throw a.error(
                        pos,
                        "texel offset " + w + " is outside " + a.limits.minTexelOffset + " to "
                                + a.limits.maxTexelOffset);
        }
    }

    private void checkAtomicImage(Expression.Call c, Overload o, Expr image) {
        if (Expressions.hasMemoryQualifier(image, true) || Expressions.hasMemoryQualifier(image, false))
            throw a.error(c.pos(), "'" + o.name() + "' needs an image that is neither readonly nor writeonly");
        Typed.Var root = Expressions.rootVar(image);
        String format = root == null ? null : root.info.imageFormat;
        boolean can = format == null
                || format.equals("r32i")
                || format.equals("r32ui")
                || format.equals("r32f") && o.name().equals("imageAtomicExchange");
        if (!can) throw a.error(c.pos(), "'" + o.name() + "' needs an image of format r32i or r32ui, not " + format);
    }

    // ---- constructors ----------------------------------------------------------------------------------------------

    private Expr construct(Expression.Call c, GlslType type) {
        List<Expr> arguments = new ArrayList<>();
        for (Expression e : c.arguments()) arguments.add(a.expressions.value(e));
        switch (type) {
            case GlslType.Array array -> {
                if (!a.has(120, 300, c.pos()))
                    throw a.error(c.pos(), "constructors of arrays: this " + a.since(120, 300));
                return constructArray(c, array, arguments);
            }
            case GlslType.Struct struct -> {
                requireCount(c, arguments.size(), struct.members().size(), type);
                List<Expr> values = new ArrayList<>();
                for (int i = 0; i < arguments.size(); i++) {
                    values.add(a.expressions.convertTo(
                            arguments.get(i),
                            struct.members().get(i).type(),
                            c.arguments().get(i).pos(),
                            "converted"));
                }
                a.require(
                        !type.hasOpaque() || a.bindless.allows(type, c.pos()),
                        c.pos(),
                        "a struct with samplers or images cannot be constructed");
                return new Expr.Construct(c.pos(), type, values);
            }
            case Basic basic -> {
                return constructBasic(c, basic, arguments);
            }
            case GlslType.Opaque o
            when a.bindless.allows(type, c.pos()) -> {
                requireCount(c, arguments.size(), 1, type);
                GlslType from = arguments.getFirst().type();
                boolean words = from.equals(GlslType.Opaque.HANDLE) || from.equals(Basic.vector(Base.UINT64, 1));
                if (!words && !from.equals(type))
                    throw a.error(c.pos(), "the constructor of " + type + " takes a uvec2 or uint64_t, not a " + from);
                return from.equals(type) ? arguments.getFirst() : new Expr.Construct(c.pos(), type, arguments);
            }
            default -> throw a.error(c.pos(), "there is no constructor of " + type);
        }
    }

    private void requireCount(Expression.Call c, int given, int wanted, GlslType type) {
        if (given != wanted)
            throw a.error(
                    c.pos(), "the constructor of " + type + " needs " + wanted + " arguments, " + given + " are given");
    }

    private Expr constructArray(Expression.Call c, GlslType.Array array, List<Expr> arguments) {
        a.require(!arguments.isEmpty(), c.pos(), "the constructor of an array needs arguments");
        int length = array.length() == 0 ? arguments.size() : array.length();
        GlslType element = array.element();
        element = Types.sized(element, arguments.getFirst().type());
        GlslType.Array type = new GlslType.Array(element, length);
        requireCount(c, arguments.size(), length, type);
        List<Expr> values = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            values.add(a.expressions.convertTo(
                    arguments.get(i), element, c.arguments().get(i).pos(), "converted"));
        }
        a.require(
                !type.hasOpaque() || a.bindless.allows(type, c.pos()),
                c.pos(),
                "an array of samplers or images cannot be constructed");
        return new Expr.Construct(c.pos(), type, values);
    }

    private Expr constructBasic(Expression.Call c, Basic type, List<Expr> arguments) {
        if (arguments.isEmpty()) throw a.error(c.pos(), "the constructor of " + type + " needs arguments");
        boolean words = type.equals(GlslType.Opaque.HANDLE) || type.equals(Basic.vector(Base.UINT64, 1));
        if (words
                && arguments.size() == 1
                && arguments.getFirst().type().isHandle()
                && a.bindless.allows(arguments.getFirst().type(), c.pos()))
            return new Expr.Construct(c.pos(), type, arguments);
        int wanted = type.columns() * type.rows();
        int given = 0;
        boolean matrix = false;
        for (int i = 0; i < arguments.size(); i++) {
            int pos = c.arguments().get(i).pos();
            if (!(arguments.get(i).type() instanceof Basic b)) {
                throw a.error(
                        pos,
                        "the constructor of " + type + " cannot take a "
                                + arguments.get(i).type());
            }
            if (given >= wanted)
                throw a.error(
                        pos, "the constructor of " + type + " has enough components before its argument " + (i + 1));
            given += b.columns() * b.rows();
            matrix |= b.isMatrix();
            if (b.base() == Base.DOUBLE || type.base() == Base.DOUBLE) {
                if (!a.has(400, 0, pos, Extension.GL_ARB_gpu_shader_fp64))
                    throw a.error(pos, "double " + a.since(400, 0));
            }
        }
        if (matrix && type.isMatrix()) {
            if (!a.has(120, 100, c.pos())) throw a.error(c.pos(), "making a matrix from a matrix " + a.since(120, 100));
            requireCount(c, arguments.size(), 1, type);
        } else {
            boolean single =
                    arguments.size() == 1 && arguments.getFirst().type().isScalar();
            if (!single && given < wanted)
                throw a.error(
                        c.pos(),
                        "the constructor of " + type + " needs " + wanted + " components, " + given + " are given");
        }
        if (arguments.size() == 1 && arguments.getFirst().type().equals(type)) return arguments.getFirst();
        return new Expr.Construct(c.pos(), type, arguments);
    }

    /** The level of detail follows from derivatives, and a bias may be added to it. */
    private boolean hasLevels(int pos) {
        return a.stage == Stage.FRAGMENT
                || a.stage == Stage.COMPUTE && a.extensions.isEnabled(Extension.GL_NV_compute_shader_derivatives, pos);
    }
}
