package tepui.frontends.glsl.sema;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.syntax.ExtensionSet;

/** Implicit conversions (GLSL 4.60, 4.1.10) and the choice between overloads (6.1). */
final class Conversions {
    private final Version version;
    private final ExtensionSet extensions;

    Conversions(Version version, ExtensionSet extensions) {
        this.version = version;
        this.extensions = extensions;
    }

    /** May a value of one type stand where another is wanted? Equal types may. */
    boolean isConvertible(GlslType from, GlslType to, int pos) {
        if (from.equals(to)) return true;
        if (!(from instanceof Basic f) || !(to instanceof Basic t)) return false;
        return f.columns() == t.columns() && f.rows() == t.rows() && isConvertible(f.base(), t.base(), pos);
    }

    boolean isConvertible(Base from, Base to, int pos) {
        if (from == to) return true;
        if (version.isEs()) {
            boolean es = version.number() >= 310
                    && (extensions.isEnabled(Extension.GL_EXT_gpu_shader5, pos)
                            || extensions.isEnabled(Extension.GL_OES_gpu_shader5, pos)
                            || extensions.isEnabled(Extension.GL_EXT_shader_implicit_conversions, pos));
            if (!es) return false;
        } else if (version.number() < 120) {
            return false;
        }
        boolean uints = version.number() >= 400
                || version.isEs()
                || extensions.isEnabled(Extension.GL_ARB_gpu_shader5, pos)
                || extensions.isEnabled(Extension.GL_MESA_shader_integer_functions, pos);
        return switch (to) {
            case UINT -> from == Base.INT && uints;
            case FLOAT -> from == Base.INT || from == Base.UINT;
            case DOUBLE ->
                from != Base.BOOL
                        && (version.number() >= 400 || extensions.isEnabled(Extension.GL_ARB_gpu_shader_fp64, pos));
            case INT64 -> from == Base.INT;
            case UINT64 -> from == Base.INT || from == Base.UINT || from == Base.INT64;
            default -> false;
        };
    }

    /** The base that two operands meet at, or null. */
    @Nullable
    Base common(Base a, Base b, int pos) {
        if (a == b) return a;
        if (isConvertible(a, b, pos)) return b;
        if (isConvertible(b, a, pos)) return a;
        return null;
    }

    /** How good a conversion is: 0 none needed; smaller is better. For parameters that go out the direction is reversed. */
    private int rank(GlslType from, GlslType to) {
        if (from.equals(to)) return 0;
        Base f = ((Basic) from).base();
        Base t = ((Basic) to).base();
        if (f == Base.FLOAT && t == Base.DOUBLE) return 1;
        if (t == Base.DOUBLE) return 4;
        // Int to uint and int to float: neither is better.
        return 3;
    }

    /** Candidate for a call. */
    interface Candidate {
        int count();

        GlslType parameter(int i);

        /** Is the value of parameter {@code i} handed in, out? */
        boolean isIn(int i);

        boolean isOut(int i);
    }

    /** Can the candidate take these arguments? */
    boolean fits(Candidate c, List<GlslType> arguments, int pos) {
        if (c.count() != arguments.size()) return false;
        for (int i = 0; i < arguments.size(); i++) {
            GlslType argument = arguments.get(i);
            GlslType parameter = c.parameter(i);
            if (c.isIn(i) && !accepts(argument, parameter, pos)) return false;
            if (c.isOut(i) && !accepts(parameter, argument, pos)) return false;
        }
        return true;
    }

    private boolean accepts(GlslType from, GlslType to, int pos) {
        if (isConvertible(from, to, pos)) return true;
        // An unsized array parameter does not exist; sizes must agree, which equality has said already.
        return false;
    }

    /**
     * The best of the fitting candidates: an exact one, or one that is better for some argument and worse for none.
     *
     * @return its index, -1 if none fits, -2 if several do and none is best
     */
    int choose(List<? extends Candidate> candidates, List<GlslType> arguments, int pos) {
        int best = -1;
        boolean ambiguous = false;
        boolean unranked = false;
        for (int i = 0; i < candidates.size(); i++) {
            Candidate c = candidates.get(i);
            if (!fits(c, arguments, pos)) continue;
            if (isExact(c, arguments)) return i;
            if (best < 0) {
                best = i;
                continue;
            }
            // Tables may name the same overload twice: by two versions, or as a member of two families.
            if (isSame(c, candidates.get(best))) continue;
            if (!ranks(pos)) {
                // An exact one may still come.
                unranked = true;
                continue;
            }
            int order = compare(c, candidates.get(best), arguments);
            if (order < 0) {
                best = i;
                ambiguous = false;
            } else if (order == 0) {
                ambiguous = true;
            }
        }
        if (best < 0) return -1;
        if (unranked) return -2;
        if (ambiguous) {
            // Later candidates may have beaten only one of two rivals: the best must beat all.
            for (int i = 0; i < candidates.size(); i++) {
                Candidate c = candidates.get(i);
                if (i != best
                        && !isSame(c, candidates.get(best))
                        && fits(c, arguments, pos)
                        && compare(candidates.get(best), c, arguments) >= 0) return -2;
            }
        }
        return best;
    }

    /** Is one conversion better than another? In old versions a call that fits several functions by conversions is an error. */
    private boolean ranks(int pos) {
        return version.isEs()
                || version.number() >= 400
                || extensions.isEnabled(Extension.GL_ARB_gpu_shader5, pos)
                || extensions.isEnabled(Extension.GL_ARB_gpu_shader_fp64, pos)
                || extensions.isEnabled(Extension.GL_ARB_gpu_shader_int64, pos)
                || extensions.isEnabled(Extension.GL_EXT_gpu_shader4, pos)
                || extensions.isEnabled(Extension.GL_MESA_shader_integer_functions, pos);
    }

    private static boolean isSame(Candidate x, Candidate y) {
        if (x.count() != y.count()) return false;
        for (int i = 0; i < x.count(); i++) {
            if (!x.parameter(i).equals(y.parameter(i))) return false;
        }
        return true;
    }

    private static boolean isExact(Candidate c, List<GlslType> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (!c.parameter(i).equals(arguments.get(i))) return false;
        }
        return true;
    }

    /** Below 0: a is better. */
    private int compare(Candidate a, Candidate b, List<GlslType> arguments) {
        int order = 0;
        for (int i = 0; i < arguments.size(); i++) {
            int ra = a.isIn(i) ? rank(arguments.get(i), a.parameter(i)) : rank(a.parameter(i), arguments.get(i));
            int rb = b.isIn(i) ? rank(arguments.get(i), b.parameter(i)) : rank(b.parameter(i), arguments.get(i));
            int here = Integer.compare(ra, rb);
            if (here == 0) continue;
            if (order == 0) order = here;
            else if (order != here) return 0;
        }
        return order;
    }
}
