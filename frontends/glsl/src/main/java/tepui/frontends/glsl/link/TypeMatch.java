package tepui.frontends.glsl.link;

import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.VarInfo;

/** Comparison of types of different shaders: structs are the same if their names and members are. */
final class TypeMatch {
    private TypeMatch() {}

    static boolean same(GlslType a, GlslType b) {
        if (a == b) return true;
        return switch (a) {
            case GlslType.Array x ->
                b instanceof GlslType.Array y
                        && (x.length() == y.length() || x.length() == 0 || y.length() == 0)
                        && same(x.element(), y.element());
            case GlslType.Struct x -> b instanceof GlslType.Struct y && x.name().equals(y.name()) && members(x, y);
            default -> a.equals(b);
        };
    }

    static boolean members(GlslType.Struct x, GlslType.Struct y) {
        if (x.members().size() != y.members().size()) return false;
        for (int i = 0; i < x.members().size(); i++) {
            GlslType.Member m = x.members().get(i);
            GlslType.Member n = y.members().get(i);
            if (!m.name().equals(n.name()) || !same(m.type(), n.type())) return false;
        }
        return true;
    }

    /** Of blocks whose members are the same: these lie at the same locations too, or nowhere. */
    static boolean locations(GlslType.Struct x, GlslType.Struct y) {
        for (int i = 0; i < x.members().size(); i++) {
            if (x.members().get(i).info().location != y.members().get(i).info().location) return false;
        }
        return true;
    }

    /** Of types that are the same: their members have the same precisions too. */
    static boolean precisions(GlslType a, GlslType b) {
        if (!(StageUnits.innermost(a) instanceof GlslType.Struct x)
                || !(StageUnits.innermost(b) instanceof GlslType.Struct y)) return true;
        for (int i = 0; i < x.members().size(); i++) {
            GlslType.Member m = x.members().get(i);
            GlslType.Member n = y.members().get(i);
            if (m.info().precision != n.info().precision || !precisions(m.type(), n.type())) return false;
        }
        return true;
    }

    /** Of blocks whose members are the same: these have the same layouts too. */
    static boolean layouts(GlslType a, GlslType b) {
        if (!(StageUnits.innermost(a) instanceof GlslType.Struct x)
                || !(StageUnits.innermost(b) instanceof GlslType.Struct y)) return true;
        for (int i = 0; i < x.members().size(); i++) {
            VarInfo m = x.members().get(i).info();
            VarInfo n = y.members().get(i).info();
            if (m.rowMajor != n.rowMajor || m.offset != n.offset || m.align != n.align) return false;
        }
        return true;
    }

    /** Of two types that are the same, the one that has sizes. */
    static GlslType sized(GlslType a, GlslType b) {
        if (a instanceof GlslType.Array x && b instanceof GlslType.Array y) {
            return new GlslType.Array(sized(x.element(), y.element()), Math.max(x.length(), y.length()));
        }
        return a;
    }

    /** A type whose arrays all have a length: those without get {@code otherwise}. */
    static GlslType withLength(GlslType type, int otherwise) {
        return type instanceof GlslType.Array a && a.length() == 0
                ? new GlslType.Array(a.element(), Math.max(1, otherwise))
                : type;
    }
}
