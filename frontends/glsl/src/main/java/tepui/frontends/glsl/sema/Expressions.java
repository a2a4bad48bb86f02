package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.syntax.Ast.Expression;
import tepui.ir.Stage;

/**
 * Analysis of expressions but for calls, which are {@link CallAnalyzer}'s, and operators, which are {@link Operators}'.
 */
final class Expressions {
    private final Analysis a;
    private final Operators operators;
    private final CallAnalyzer calls;

    Expressions(Analysis a) {
        this.a = a;
        operators = new Operators(a);
        calls = new CallAnalyzer(a);
    }

    /** An expression that has a value. */
    Expr value(Expression e) {
        Expr result = operand(e);
        requireReadable(result, e.pos());
        return result;
    }

    /** Something in a writeonly buffer has no value. */
    void requireReadable(Expr e, int pos) {
        boolean place = e instanceof Expr.VarRef || e instanceof Expr.Member || e instanceof Expr.Index;
        a.require(
                !place || e.type().hasOpaque() || !hasMemoryQualifier(e, false),
                pos,
                "this cannot be read: it is writeonly");
    }

    /** An expression that has a value, or can be written. */
    Expr operand(Expression e) {
        Expr result = analyze(e);
        hasResult(result, e.pos());
        return result;
    }

    private void hasResult(Expr e, int pos) {
        a.require(
                !(e.type() instanceof GlslType.NoValue), pos, "a function without a result cannot be used as a value");
    }

    private void requireValue(Expr e, int pos) {
        hasResult(e, pos);
        requireReadable(e, pos);
    }

    /** An expression whose value must be known. */
    Constant constant(Expression e, String what) {
        Expr value = value(e);
        Constant known = a.folder.value(value);
        if (known == null) throw a.error(e.pos(), what + " must be a constant expression");
        return known;
    }

    /** An expression that must be a bool: conditions. */
    Expr condition(Expression e) {
        Expr value = value(e);
        if (!value.type().equals(BasicTypes.BOOL))
            throw a.error(e.pos(), "a condition must be a bool, not " + value.type());
        return value;
    }

    /** Any expression; a call of a function without result too. */
    Expr analyze(Expression e) {
        return a.folder.fold(
                switch (e) {
                    case Expression.Name n -> name(n);
                    case Expression.BoolLiteral l -> new Expr.Literal(l.pos(), Constants.ofBool(l.value()));
                    case Expression.IntLiteral l -> new Expr.Literal(l.pos(), integer(l));
                    case Expression.FloatLiteral l -> real(l);
                    case Expression.Unary u -> operators.unary(u, value(u.operand()));
                    case Expression.Binary b ->
                        operators.binary(b.pos(), b.operator(), value(b.left()), value(b.right()));
                    case Expression.Assign s -> assign(s);
                    case Expression.Conditional c -> conditional(c);
                    case Expression.Comma c -> comma(c);
                    case Expression.Call c -> calls.call(c);
                    case Expression.MethodCall m -> method(m);
                    case Expression.Index i -> index(i);
                    case Expression.Field f -> field(f);
                    case Expression.InitializerList l ->
                        throw a.error(l.pos(), "a list in braces can only initialise a variable");
                });
    }

    private static Constant integer(Expression.IntLiteral l) {
        Base base = l.is64() ? l.unsigned() ? Base.UINT64 : Base.INT64 : l.unsigned() ? Base.UINT : Base.INT;
        return Constants.of(Basic.vector(base, 1), l.value());
    }

    private Expr real(Expression.FloatLiteral l) {
        if (!l.isDouble())
            return new Expr.Literal(l.pos(), Constants.of(BasicTypes.FLOAT, Constants.ofFloat((float) l.value())));
        if (!a.has(400, 0, l.pos(), Extension.GL_ARB_gpu_shader_fp64))
            throw a.error(l.pos(), "double " + a.since(400, 0));
        return new Expr.Literal(l.pos(), Constants.of(BasicTypes.DOUBLE, Double.doubleToRawLongBits(l.value())));
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    private Expr name(Expression.Name n) {
        Scopes.Symbol symbol = a.scopes.find(n.name());
        return switch (symbol) {
            case Scopes.Symbol.Variable v -> {
                v.var().used = true;
                if (!(v.var().type instanceof GlslType.Array)) notSubroutine(v.var(), n.pos());
                yield new Expr.VarRef(n.pos(), v.var());
            }
            case Scopes.Symbol.BlockMember m -> {
                m.block().used = true;
                GlslType.Struct struct = (GlslType.Struct) m.block().type;
                yield new Expr.Member(
                        n.pos(),
                        struct.members().get(m.index()).type(),
                        new Expr.VarRef(n.pos(), m.block()),
                        m.index());
            }
            case Scopes.Symbol.Functions f ->
                throw a.error(n.pos(), "'" + n.name() + "' is a function; its arguments are missing");
            case Scopes.Symbol.BlockName b ->
                throw a.error(n.pos(), "'" + n.name() + "' is a block; its members have names of their own");
            case Scopes.Symbol.StructType s -> throw a.error(n.pos(), "'" + n.name() + "' is a struct, not a value");
            case null -> {
                Typed.Var builtin = a.declarations.builtins.find(n.name(), n.pos());
                if (builtin != null) {
                    builtin.used = true;
                    if (builtin.info.storage == VarInfo.Storage.CONST && builtin.value == null)
                        yield new Expr.BuiltinCall(n.pos(), builtin.type, n.name(), List.of(), List.of());
                    yield new Expr.VarRef(n.pos(), builtin);
                }
                String why = BuiltinVariables.whyNot(n.name(), a.version, a.stage);
                if (why != null) throw a.error(n.pos(), "'" + n.name() + "' is not available: " + why);
                List<String> names = a.scopes.names();
                names.addAll(BuiltinVariables.names());
                throw a.error(n.pos(), "'" + n.name() + "' is not declared" + Suggestions.of(n.name(), names));
            }
        };
    }

    // ---- selection -------------------------------------------------------------------------------------------------

    private Expr field(Expression.Field f) {
        Expr object = operand(f.object());
        if (object.type() instanceof GlslType.Struct s) {
            int index = s.indexOf(f.name());
            if (index < 0) {
                List<String> names = new ArrayList<>();
                for (GlslType.Member m : s.members()) names.add(m.name());
                throw a.error(
                        f.pos(),
                        "struct '" + s + "' has no member '" + f.name() + "'" + Suggestions.of(f.name(), names));
            }
            return new Expr.Member(f.pos(), s.members().get(index).type(), object, index);
        }
        if (object.type() instanceof Basic b && b.columns() == 1) return swizzle(f, object, b);
        throw a.error(f.pos(), "'." + f.name() + "': type " + object.type() + " has no members");
    }

    private Expr swizzle(Expression.Field f, Expr object, Basic type) {
        if (type.rows() <= 1 && !a.has(420, 0, f.pos(), Extension.GL_ARB_shading_language_420pack))
            throw a.error(f.pos(), "'." + f.name() + "': components of a scalar: this " + a.since(420, 0));
        String name = f.name();
        if (name.length() > 4) throw a.error(f.pos(), "'." + name + "' has more than four components");
        int[] components = new int[name.length()];
        int set = -1;
        for (int i = 0; i < components.length; i++) {
            int at = "xyzwrgbastpq".indexOf(name.charAt(i));
            if (at < 0) throw a.error(f.pos(), "'." + name + "': '" + name.charAt(i) + "' is no component of " + type);
            if (set >= 0 && at / 4 != set)
                throw a.error(f.pos(), "'." + name + "' mixes component names of different sets");
            set = at / 4;
            components[i] = at % 4;
            if (components[i] >= type.rows())
                throw a.error(f.pos(), "'." + name + "': type " + type + " has no component '" + name.charAt(i) + "'");
        }
        return new Expr.Swizzle(f.pos(), Basic.vector(type.base(), components.length), object, components);
    }

    /** A subroutine uniform is no value: it is neither compared nor assigned (GLSL 4.60, 6.1.2). */
    private void notSubroutine(Typed.Var v, int pos) {
        if (a.declarations.subroutineType(v) != null)
            throw a.error(pos, "'" + v.name + "' is a subroutine: it can be called, and has no value");
    }

    private Expr index(Expression.Index i) {
        Expr object = operand(i.object());
        Expr index = value(i.index());
        boolean integer = index.type().equals(BasicTypes.INT) || index.type().equals(BasicTypes.UINT);
        if (!integer) throw a.error(i.index().pos(), "an index must be an int or uint, not " + index.type());
        Constant known = a.folder.value(index);
        if (object.type() instanceof GlslType.Array array) {
            Typed.Var root = rootVar(object);
            if (root != null) notSubroutine(root, i.pos());
            if (array.length() == 0) unsized(object, known, i);
            else if (!isOpen(object, known)) inside(known, array.length(), i, "an array of " + array.length());
            if (known == null) checkDynamic(object, array, i);
            return new Expr.Index(i.pos(), array.element(), object, index);
        }
        if (object.type() instanceof Basic b && !b.isScalar()) {
            if (b.columns() > 1) {
                inside(known, b.columns(), i, "a " + b);
                return new Expr.Index(i.pos(), Basic.vector(b.base(), b.rows()), object, index);
            }
            inside(known, b.rows(), i, "a " + b);
            return new Expr.Index(i.pos(), Basic.vector(b.base(), 1), object, index);
        }
        throw a.error(i.pos(), "type " + object.type() + " cannot be indexed");
    }

    /** A vertex of a primitive that is not known yet; none has more than six (ARB_geometry_shader4, 2.16.1). */
    private boolean isOpen(Expr object, @Nullable Constant index) {
        if (index == null || !a.unit.layout.inputOpen || !a.unit.layout.inputAssumed) return false;
        return object instanceof Expr.VarRef r && r.var().sizeAssumed && index.words()[0] >= 0;
    }

    private void inside(@Nullable Constant index, int length, Expression.Index i, String what) {
        if (index == null) return;
        long at = index.words()[0];
        if (at < 0 || at >= length) throw a.error(i.index().pos(), "index " + at + " is outside " + what);
    }

    /** An array whose size is not known yet grows with its constant indices; otherwise it must be the last of a buffer. */
    private void unsized(Expr object, @Nullable Constant known, Expression.Index i) {
        if (known != null) {
            if (known.words()[0] < 0) throw a.error(i.index().pos(), "index " + known.words()[0] + " is negative");
        }
        if (isRuntimeSized(object)) return;
        if (known != null
                && object instanceof Expr.Index vertex
                && vertex.object() instanceof Expr.VarRef of
                && of.var().perVertex
                && of.var().builtIn) {
            a.declarations.perVertex.growInner(
                    of.var(),
                    (int) Math.min(known.words()[0], 1 << 20) + 1,
                    i.index().pos());
            return;
        }
        Typed.Var var = object instanceof Expr.VarRef r ? r.var() : null;
        if (var != null && var.perVertex) {
            // Sized by the input primitive, which the linker knows at the latest (GLSL 4.60, 4.4.1.2).
            if (known == null && a.stage == Stage.GEOMETRY)
                throw a.error(
                        i.pos(),
                        "'" + var.name + "' can only be indexed by constants before the input primitive is declared");
            if (known != null && known.words()[0] < 1 << 20)
                var.implicitLength = Math.max(var.implicitLength, (int) known.words()[0] + 1);
            return;
        }
        if (known == null)
            throw a.error(i.pos(), "an array without a size can only be indexed by constants; give it a size");
        if (known.words()[0] >= 1 << 20) throw a.error(i.index().pos(), "index " + known.words()[0] + " is too large");
        if (var != null) var.implicitLength = Math.max(var.implicitLength, (int) known.words()[0] + 1);
        if (object instanceof Expr.Member m) a.declarations.growMember(m, (int) known.words()[0] + 1);
    }

    /** The last member of a buffer block, declared without a size. */
    static boolean isRuntimeSized(Expr object) {
        if (!(object instanceof Expr.Member m)
                || !(object.type() instanceof GlslType.Array array)
                || array.length() != 0) return false;
        Typed.Var root = rootVar(m);
        GlslType.Struct block = m.object().type() instanceof GlslType.Struct s ? s : null;
        return root != null
                && root.info.storage == VarInfo.Storage.BUFFER
                && block != null
                && m.index() == block.members().size() - 1;
    }

    private void checkDynamic(Expr object, GlslType.Array array, Expression.Index i) {
        GlslType inner = Types.innermost(array);
        if (inner instanceof GlslType.Opaque o) {
            boolean sampler = o.kind() == GlslType.Opaque.Kind.SAMPLER;
            boolean old = a.version.isEs() ? a.version.number() >= 300 : a.version.number() >= 130;
            if (old
                    && sampler
                    && !a.bindless.allows(inner, i.pos())
                    && !a.has(
                            400,
                            320,
                            i.pos(),
                            Extension.GL_ARB_gpu_shader5,
                            Extension.GL_EXT_gpu_shader5,
                            Extension.GL_OES_gpu_shader5))
                throw a.error(
                        i.index().pos(),
                        "an array of samplers can only be indexed by constants in version " + a.version);
        }
        Typed.Var root = rootVar(object);
        if (root == null) return;
        boolean memory = root.info.storage == VarInfo.Storage.UNIFORM || root.info.storage == VarInfo.Storage.BUFFER;
        if (root.isBlock() && object instanceof Expr.VarRef && !root.perVertex && (memory || a.version.isEs())) {
            if (!a.has(
                    400,
                    320,
                    i.pos(),
                    Extension.GL_ARB_gpu_shader5,
                    Extension.GL_EXT_gpu_shader5,
                    Extension.GL_OES_gpu_shader5))
                throw a.error(
                        i.index().pos(), "an array of blocks can only be indexed by constants in version " + a.version);
        }
        if (a.version.isEs()
                && a.stage == Stage.FRAGMENT
                && root.info.storage == VarInfo.Storage.OUT
                && object instanceof Expr.VarRef
                && !root.name.equals("gl_FragData")) {
            throw a.error(i.index().pos(), "an array of fragment outputs can only be indexed by constants");
        }
    }

    // ---- the rest --------------------------------------------------------------------------------------------------

    private Expr method(Expression.MethodCall m) {
        if (!m.name().equals("length"))
            throw a.error(m.pos(), "there is no method '" + m.name() + "'; there is length()");
        a.require(m.arguments().isEmpty(), m.pos(), "length() takes no arguments");
        Typed.Var asked = m.object() instanceof Expression.Name n ? a.builtins.get(n.name()) : null;
        boolean used = asked != null && asked.used;
        Expr object = operand(m.object());
        // How many vertices there are is no member of theirs: gl_PerVertex may be declared again behind it (GLSL 4.60,
        // 7.1).
        if (object instanceof Expr.VarRef r && r.var().perVertex && r.var().builtIn) r.var().used = used;
        if (object.type() instanceof GlslType.Array array) {
            if (!a.has(120, 300, m.pos())) throw a.error(m.pos(), "length() " + a.since(120, 300));
            if (array.length() > 0) return new Expr.Literal(m.pos(), Constants.ofInt(array.length()));
            if (isRuntimeSized(object)) return new Expr.RuntimeLength(m.pos(), object);
            if (object instanceof Expr.VarRef r && r.var().perVertex) {
                throw a.error(m.pos(), "length(): the array has no size before the input primitive is declared");
            }
            boolean late = object instanceof Expr.VarRef r && !r.var().isBlock() && !r.var().builtIn;
            if (late && a.has(430, 310, m.pos(), Extension.GL_ARB_shader_storage_buffer_object))
                return new Expr.RuntimeLength(m.pos(), object);
            throw a.error(m.pos(), "length(): the array has no size yet");
        }
        if (object.type() instanceof Basic b && !b.isScalar()) {
            if (!a.has(420, 0, m.pos(), Extension.GL_ARB_shading_language_420pack))
                throw a.error(m.pos(), "length() of a vector or matrix " + a.since(420, 0));
            return new Expr.Literal(m.pos(), Constants.ofInt(b.columns() > 1 ? b.columns() : b.rows()));
        }
        throw a.error(m.pos(), "length(): type " + object.type() + " has none");
    }

    private Expr conditional(Expression.Conditional c) {
        Expr condition = condition(c.condition());
        a.statements.nest(1);
        Expr then = analyze(c.then());
        Expr otherwise = analyze(c.otherwise());
        a.statements.nest(-1);
        // Between calls without a result it is a statement.
        if (then.type() instanceof GlslType.NoValue && otherwise.type() instanceof GlslType.NoValue)
            return new Expr.Conditional(c.pos(), then.type(), condition, then, otherwise);
        requireValue(then, c.then().pos());
        requireValue(otherwise, c.otherwise().pos());
        if (!then.type().equals(otherwise.type())) {
            if (a.conversions.isConvertible(otherwise.type(), then.type(), c.pos())) {
                otherwise = operators.convert(otherwise, then.type());
            } else if (a.conversions.isConvertible(then.type(), otherwise.type(), c.pos())) {
                then = operators.convert(then, otherwise.type());
            } else {
                throw a.error(c.pos(), "'?' cannot choose between " + then.type() + " and " + otherwise.type());
            }
        }
        if (then.type().hasOpaque() && !a.bindless.allows(then.type(), c.pos()))
            throw a.error(c.pos(), "'?' cannot choose between " + then.type() + " values");
        if (then.type() instanceof GlslType.Array || then.type() instanceof GlslType.Struct) {
            if (then.type() instanceof GlslType.Array && !a.has(120, 300, c.pos()))
                throw a.error(c.pos(), "'?' cannot choose between arrays in version " + a.version);
        }
        return new Expr.Conditional(c.pos(), then.type(), condition, then, otherwise);
    }

    private Expr comma(Expression.Comma c) {
        Expr left = analyze(c.left());
        Expr right = analyze(c.right());
        return new Expr.Comma(c.pos(), left, right);
    }

    private Expr assign(Expression.Assign s) {
        Expr target = s.operator().equals("=") ? operand(s.target()) : value(s.target());
        Expr value = value(s.value());
        requireWritable(target, s.target().pos(), "assigned to");
        if (s.operator().equals("=")) {
            if (target.type() instanceof GlslType.Array && !a.has(120, 300, s.pos()))
                throw a.error(s.pos(), "assigning whole arrays " + a.since(120, 300));
            a.require(!Types.isUnsized(target.type()), s.pos(), "an array without a size cannot be assigned");
            return new Expr.Assign(
                    s.pos(), target.type(), null, target, convertTo(value, target.type(), s.pos(), "assigned"));
        }
        String operator = s.operator().substring(0, s.operator().length() - 1);
        Expr combined = operators.binary(s.pos(), operator, target, value);
        if (!a.conversions.isConvertible(combined.type(), target.type(), s.pos())
                || !combined.type().equals(target.type()))
            throw a.error(
                    s.pos(), "'" + s.operator() + "': " + combined.type() + " cannot be assigned to " + target.type());
        Expr.Binary b = (Expr.Binary) combined;
        return new Expr.Assign(s.pos(), target.type(), b.op(), target, b.right());
    }

    /** The value as another type, or an error that says both. */
    Expr convertTo(Expr value, GlslType type, int pos, String what) {
        if (value.type().equals(type)) return value;
        if (!a.conversions.isConvertible(value.type(), type, pos)) {
            throw a.error(pos, value.type() + " cannot be " + what + " to " + type);
        }
        return a.folder.fold(operators.convert(value, type));
    }

    /** A list in braces or a plain expression, as the initial value of something of {@code type}. */
    Expr initializer(Expression e, GlslType type) {
        if (!(e instanceof Expression.InitializerList list)) return value(e);
        if (!a.has(420, 0, e.pos(), Extension.GL_ARB_shading_language_420pack))
            throw a.error(e.pos(), "lists in braces: this " + a.since(420, 0));
        List<Expression> elements = list.elements();
        a.require(!elements.isEmpty(), e.pos(), "an empty list initialises nothing");
        List<Expr> values = new ArrayList<>();
        switch (type) {
            case GlslType.Array array -> {
                int length = array.length() == 0 ? elements.size() : array.length();
                requireCount(elements.size(), length, e.pos(), type);
                GlslType element = array.element();
                for (Expression x : elements) {
                    Expr v = converted(x, element);
                    element = Types.sized(element, v.type());
                    values.add(v);
                }
                return a.folder.fold(new Expr.Construct(e.pos(), new GlslType.Array(element, length), values));
            }
            case GlslType.Struct struct -> {
                requireCount(elements.size(), struct.members().size(), e.pos(), type);
                for (int i = 0; i < elements.size(); i++) {
                    values.add(
                            converted(elements.get(i), struct.members().get(i).type()));
                }
            }
            case Basic b
            when !b.isScalar() -> {
                requireCount(elements.size(), b.columns() > 1 ? b.columns() : b.rows(), e.pos(), type);
                Basic part = Basic.vector(b.base(), b.columns() > 1 ? b.rows() : 1);
                for (Expression x : elements) values.add(converted(x, part));
            }
            default -> throw a.error(e.pos(), "a list cannot initialise a " + type);
        }
        return a.folder.fold(new Expr.Construct(e.pos(), type, values));
    }

    private Expr converted(Expression e, GlslType type) {
        Expr v = initializer(e, type);
        return convertTo(v, Types.sized(type, v.type()), e.pos(), "converted");
    }

    private void requireCount(int given, int wanted, int pos, GlslType type) {
        if (given != wanted) throw a.error(pos, "the list has " + given + " elements, a " + type + " has " + wanted);
    }

    // ---- l-values --------------------------------------------------------------------------------------------------

    static Typed.@Nullable Var rootVar(Expr e) {
        return switch (e) {
            case Expr.VarRef r -> r.var();
            case Expr.Member m -> rootVar(m.object());
            case Expr.Index i -> rootVar(i.object());
            case Expr.Swizzle s -> rootVar(s.object());
            default -> null;
        };
    }

    /** Is any step of the selection, or the variable, readonly (or writeonly)? */
    static boolean hasMemoryQualifier(Expr e, boolean readOnly) {
        return switch (e) {
            case Expr.VarRef r -> readOnly ? r.var().info.readOnly : r.var().info.writeOnly;
            case Expr.Member m -> {
                VarInfo info = m.object().type() instanceof GlslType.Struct s
                        ? s.members().get(m.index()).info()
                        : null;
                yield info != null && (readOnly ? info.readOnly : info.writeOnly)
                        || hasMemoryQualifier(m.object(), readOnly);
            }
            case Expr.Index i -> hasMemoryQualifier(i.object(), readOnly);
            case Expr.Swizzle s -> hasMemoryQualifier(s.object(), readOnly);
            default -> false;
        };
    }

    void requireWritable(Expr e, int pos, String what) {
        Expr at = e;
        requireVertex(e, pos);
        while (!(at instanceof Expr.VarRef)) {
            switch (at) {
                case Expr.Member m -> at = m.object();
                case Expr.Index i -> {
                    requireOwnVertex(i, pos);
                    at = i.object();
                }
                case Expr.Swizzle s -> {
                    HashSet<Integer> seen = new HashSet<>();
                    for (int c : s.components()) {
                        if (!seen.add(c)) throw a.error(pos, "components that occur twice cannot be " + what);
                    }
                    at = s.object();
                }
                default -> throw a.error(pos, "this is no variable and cannot be " + what);
            }
        }
        Typed.Var var = ((Expr.VarRef) at).var();
        String why = switch (var.info.storage) {
            case CONST -> "it is const";
            case UNIFORM -> "it is a uniform";
            case IN -> "it is an input";
            default -> null;
        };
        if (why != null)
            throw a.error(pos, "'" + (var.name.isEmpty() ? var.block : var.name) + "' cannot be " + what + ": " + why);
        if (hasMemoryQualifier(e, true) && !e.type().isHandle())
            throw a.error(pos, "'" + var.name + "' cannot be " + what + ": it is readonly");
        if (e.type().hasOpaque() && !a.bindless.allows(e.type(), pos))
            throw a.error(pos, "'" + var.name + "' cannot be " + what + ": a " + e.type() + " cannot be written");
        a.declarations.builtins.written(var, e, pos);
    }

    /** The same where no vertex is named: all of them would be written. */
    private void requireVertex(Expr e, int pos) {
        if (a.stage != Stage.TESS_CONTROL || !(e instanceof Expr.VarRef r) || !r.var().perVertex) return;
        if (r.var().info.storage == VarInfo.Storage.OUT)
            throw a.error(
                    pos, "'" + r.var().name + "': an output per vertex can only be written at index gl_InvocationID");
    }

    /** An invocation of tessellation control writes its own vertex alone. */
    private void requireOwnVertex(Expr.Index i, int pos) {
        if (a.stage != Stage.TESS_CONTROL || !(i.object() instanceof Expr.VarRef r) || !r.var().perVertex) return;
        boolean own = i.index() instanceof Expr.VarRef v && v.var().name.equals("gl_InvocationID");
        if (!own && r.var().info.storage == VarInfo.Storage.OUT)
            throw a.error(
                    pos, "'" + r.var().name + "': an output per vertex can only be written at index gl_InvocationID");
    }
}
