package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.syntax.Ast;
import tepui.frontends.glsl.syntax.Keywords;

/** Analysis of types as they are written: names, structs, array sizes. */
final class Types {
    /** Scalars in a variable: more is a mistake or an attack. */
    private static final int MAX_SCALARS = 1 << 22;

    /** Members of a struct with those of its members: each becomes a variable of its own. */
    private static final int MAX_MEMBERS = 1 << 14;

    private final Analysis a;

    Types(Analysis a) {
        this.a = a;
    }

    /** The type, with the arrays written behind it, but without those behind a declared name. */
    GlslType of(Ast.TypeUse use) {
        GlslType type = open(use);
        requireInnerSizes(type, use.pos());
        return type;
    }

    /** The same where a value may give the sizes of inner dimensions, too: constructors and variables. */
    GlslType open(Ast.TypeUse use) {
        GlslType type = use.struct() != null ? struct(use.struct()) : named(use);
        return withOpenArrays(type, use.arrays(), use.pos());
    }

    private GlslType named(Ast.TypeUse use) {
        String name = use.name();
        Scopes.Symbol symbol = a.scopes.find(name);
        if (symbol instanceof Scopes.Symbol.StructType s) return s.struct();
        GlslType type = Keywords.sort(name, a.version, a.extensions, use.pos()) == Keywords.Sort.TYPE
                ? TypeNames.of(name)
                : null;
        if (type != null) return type;
        if (name.startsWith("gl_")) {
            boolean old = a.version.isCompatibility() || name.equals("gl_DepthRangeParameters");
            GlslType.Struct builtin = old ? BuiltinVariables.struct(name) : null;
            if (builtin != null) return builtin;
        }
        String since = Keywords.isTypeSomewhere(name) ? Keywords.since(name, a.version) : null;
        throw a.error(
                use.pos(),
                since != null
                        ? "type '" + name + "' begins with version " + since
                        : "there is no type '" + name + "'" + Suggestions.of(name, a.scopes.names()));
    }

    GlslType.Struct struct(Ast.Struct struct) {
        List<GlslType.Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        a.require(!struct.members().isEmpty(), struct.pos(), "a struct must have members");
        for (Ast.Variables variables : struct.members()) {
            checkMemberQualifiers(variables.type().qualifiers());
            GlslType base = of(variables.type());
            a.require(
                    variables.type().struct() == null || !a.version.isEs() && a.version.number() < 120,
                    variables.pos(),
                    "a struct cannot be defined inside a struct");
            VarInfo info = new VarInfo();
            info.precision = precision(variables.type().qualifiers(), base, variables.pos());
            for (Ast.Qualifier q : variables.type().qualifiers().list())
                if (q.keyword().equals("writeonly")) info.writeOnly = true;
            for (Ast.Declarator d : variables.declarators()) {
                GlslType type = withArrays(base, d.arrays(), d.pos());
                if (type instanceof GlslType.NoValue)
                    throw a.error(d.pos(), "member '" + d.name() + "' cannot be void");
                if (innermost(type) instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER)
                    throw a.error(d.pos(), "member '" + d.name() + "' cannot be an atomic counter");
                if (isUnsized(type))
                    throw a.error(d.pos(), "member '" + d.name() + "': an array in a struct needs a size");
                if (!names.add(d.name())) throw a.error(d.pos(), "the struct has two members '" + d.name() + "'");
                checkName(d.name(), d.pos());
                members.add(new GlslType.Member(d.name(), type, info));
            }
        }
        GlslType.Struct type = new GlslType.Struct(struct.name(), members);
        checkSize(type, struct.pos());
        if (members(type) > MAX_MEMBERS)
            throw a.error(
                    struct.pos(),
                    "the struct has more than " + MAX_MEMBERS + " members, those of its members included");
        if (!struct.name().isEmpty()) {
            checkName(struct.name(), struct.pos());
            if (!a.scopes.isFreeForStruct(struct.name()))
                throw a.error(struct.pos(), "'" + struct.name() + "' is declared twice in this scope");
            a.scopes.declare(struct.name(), new Scopes.Symbol.StructType(type));
        }
        return type;
    }

    private void checkMemberQualifiers(Ast.Qualifiers qualifiers) {
        for (Ast.Qualifier q : qualifiers.list()) {
            boolean precision = q.keyword().equals("lowp")
                    || q.keyword().equals("mediump")
                    || q.keyword().equals("highp");
            boolean memory = switch (q.keyword()) {
                case "coherent", "volatile", "restrict", "readonly", "writeonly" -> true;
                default -> false;
            };
            if (!precision && !memory)
                throw a.error(q.pos(), "'" + q.keyword() + "' cannot qualify the member of a struct");
        }
    }

    /** Arrays written behind a name come outside of those behind the type. */
    GlslType withArrays(GlslType type, List<Ast.@Nullable Expression> sizes, int pos) {
        GlslType result = withOpenArrays(type, sizes, pos);
        requireInnerSizes(result, pos);
        return result;
    }

    /** The same where a value may give the sizes of inner dimensions, too. */
    GlslType withOpenArrays(GlslType type, List<Ast.@Nullable Expression> sizes, int pos) {
        return withOpenArrays(type, sizes, pos, false);
    }

    /** @param ofVertices an array for each vertex is possible in every version (ARB_geometry_shader4, 4.1.9) */
    GlslType withOpenArrays(GlslType type, List<Ast.@Nullable Expression> sizes, int pos, boolean ofVertices) {
        GlslType result = type;
        for (int i = sizes.size() - 1; i >= 0; i--) {
            Ast.Expression size = sizes.get(i);
            if (result instanceof GlslType.Array) {
                boolean can = ofVertices && !(((GlslType.Array) result).element() instanceof GlslType.Array);
                if (!can && !a.has(430, 310, pos, Extension.GL_ARB_arrays_of_arrays))
                    throw a.error(pos, "an array of arrays " + a.since(430, 310));
            }
            a.require(!(result instanceof GlslType.NoValue), pos, "there are no arrays of void");
            result = new GlslType.Array(result, size == null ? 0 : length(size));
        }
        if (!sizes.isEmpty()) checkSize(result, pos);
        return result;
    }

    private int length(Ast.Expression size) {
        Typed.Constant value = a.expressions.constant(size, "an array's size");
        Basic type = (Basic) value.type();
        if (!value.type().isScalar() || (type.base() != Base.INT && type.base() != Base.UINT))
            throw a.error(size.pos(), "an array's size must be an integer, not " + value.type());
        long length = value.words()[0];
        if (length <= 0) throw a.error(size.pos(), "an array's size is " + length + ", must be above 0");
        if (length > MAX_SCALARS)
            throw a.error(size.pos(), "an array of " + length + " elements is larger than any memory here");
        return (int) length;
    }

    private static int members(GlslType type) {
        if (!(innermost(type) instanceof GlslType.Struct s)) return 1;
        int n = 0;
        for (GlslType.Member m : s.members()) n += members(m.type());
        return n;
    }

    private void checkSize(GlslType type, int pos) {
        long scalars;
        try {
            scalars = type.scalars();
        } catch (ArithmeticException e) {
            scalars = Long.MAX_VALUE;
        }
        if (scalars > MAX_SCALARS) throw a.error(pos, "type '" + type + "' is larger than any memory here");
    }

    static boolean isUnsized(GlslType type) {
        return type instanceof GlslType.Array array && array.length() == 0;
    }

    /** Is any dimension without a size? */
    static boolean hasUnsized(GlslType type) {
        return type instanceof GlslType.Array array && (array.length() == 0 || hasUnsized(array.element()));
    }

    void requireInnerSizes(GlslType type, int pos) {
        a.require(
                !(type instanceof GlslType.Array array) || !hasUnsized(array.element()),
                pos,
                "only the outermost array of arrays can be without a size");
    }

    /** The type with the sizes that a value of it gives (GLSL 4.60, 4.1.9); what else differs is for others to find. */
    static GlslType sized(GlslType type, GlslType value) {
        if (!(type instanceof GlslType.Array t) || !(value instanceof GlslType.Array v)) return type;
        return new GlslType.Array(sized(t.element(), v.element()), t.length() == 0 ? v.length() : t.length());
    }

    /** Names that programs may not use. */
    void checkName(String name, int pos) {
        if (name.startsWith("gl_")) throw a.error(pos, "'" + name + "': names that begin with gl_ are reserved");
        if (name.contains("__")) {
            if (a.version.isEs() && a.version.number() < 300) {
                throw a.error(pos, "'" + name + "': names with '__' are reserved");
            }
            a.diagnostics.warning(pos, "'" + name + "': names with '__' are reserved");
        }
        if (a.version.isEs()) {
            int most = a.version.number() >= 300 ? 1024 : 256;
            if (name.length() > most)
                throw a.error(pos, "a name has " + name.length() + " characters, " + most + " are allowed");
        }
    }

    // ---- precision -------------------------------------------------------------------------------------------------

    /** The precision written, or the default; in ES, a type with precision must have one or the other. */
    VarInfo.Precision precision(Ast.Qualifiers qualifiers, GlslType type, int pos) {
        VarInfo.Precision written = VarInfo.Precision.NONE;
        for (Ast.Qualifier q : qualifiers.list()) {
            switch (q.keyword()) {
                case "lowp" -> written = VarInfo.Precision.LOW;
                case "mediump" -> written = VarInfo.Precision.MEDIUM;
                case "highp" -> written = VarInfo.Precision.HIGH;
                default -> {
                    continue;
                }
            }
            GlslType inner = innermost(type);
            boolean can = inner instanceof GlslType.Opaque
                    || inner instanceof Basic b
                            && b.base() != Base.BOOL
                            && !b.base().is64();
            if (!can) throw a.error(q.pos(), "'" + q.keyword() + "': type " + type + " has no precision");
            boolean counter = inner instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER;
            if (counter && a.version.isEs() && written != VarInfo.Precision.HIGH)
                throw a.error(q.pos(), "'" + q.keyword() + "': an atomic counter is highp");
        }
        if (written != VarInfo.Precision.NONE || !a.version.isEs()) return written;
        String name = precisionName(innermost(type));
        if (name == null) return VarInfo.Precision.NONE;
        for (int i = a.precisions.size() - 1; i >= 0; i--) {
            VarInfo.Precision p = a.precisions.get(i).get(name);
            if (p != null) return p;
        }
        throw a.error(
                pos,
                "type " + innermost(type)
                        + " has no default precision here; write one, or a statement such as 'precision mediump " + name
                        + ";' before");
    }

    static GlslType innermost(GlslType type) {
        GlslType t = type;
        while (t instanceof GlslType.Array array) t = array.element();
        return t;
    }

    /** The type whose default precision counts. */
    static @Nullable String precisionName(GlslType type) {
        return switch (type) {
            case Basic b ->
                switch (b.base()) {
                    case FLOAT -> "float";
                    case INT, UINT -> "int";
                    default -> null;
                };
            case GlslType.Opaque o -> o.toString();
            default -> null;
        };
    }
}
