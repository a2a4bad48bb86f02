package tepui.frontends.glsl.link;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.PerVertexMember;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.VarInfo;

/**
 * Rules of gl_PerVertex: declared anew, it must be declared so in all shaders that use it, of a stage and on both sides
 * of an interface, with the same members (GLSL 1.50, 7.1). In a separable program the block between two stages must be
 * declared anew (4.10, 7.1).
 */
final class PerVertexRules {
    private final LinkLog log;
    private final boolean separable;

    PerVertexRules(LinkLog log, boolean separable) {
        this.log = log;
        this.separable = separable;
    }

    void check(List<StageOutput> stages) {
        for (int i = 0; i < stages.size(); i++) {
            StageUnits s = stages.get(i).units;
            if (s.isEs()) return;
            within(s, true);
            within(s, false);
            if (i > 0) between(stages.get(i - 1).units, s);
        }
    }

    private static @Nullable Set<String> declared(Typed.Unit u, boolean in) {
        return in ? u.perVertexIn : u.perVertexOut;
    }

    private static boolean uses(Typed.Unit u, boolean in) {
        for (Typed.Var v : u.globals) {
            if (!v.builtIn || !v.used) continue;
            if (in ? v.name.equals("gl_in") : v.name.equals("gl_out") || isOutput(v)) return true;
        }
        return false;
    }

    private static boolean isOutput(Typed.Var v) {
        return v.info.storage == VarInfo.Storage.OUT && PerVertexMember.isOne(v.name);
    }

    private void within(StageUnits s, boolean in) {
        Set<String> said = said(s, in);
        if (said == null) return;
        for (Typed.Unit u : s.units) {
            Set<String> own = declared(u, in);
            boolean wrong = own == null ? uses(u, in) : !own.equals(said);
            if (!wrong) continue;
            log.error(s.stage.text() + " shaders declare gl_PerVertex "
                    + (own == null ? "anew, but not all that use it do" : "with different members"));
            return;
        }
    }

    /** Members of gl_PerVertex that a stage's shaders declare; null where none does. */
    private static @Nullable Set<String> said(StageUnits s, boolean in) {
        for (Typed.Unit u : s.units) {
            Set<String> own = declared(u, in);
            if (own != null) return own;
        }
        return null;
    }

    private static boolean uses(StageUnits s, boolean in) {
        for (Typed.Unit u : s.units) {
            if (uses(u, in)) return true;
        }
        return false;
    }

    private void between(StageUnits from, StageUnits to) {
        if (!uses(to, true)) return;
        Set<String> out = said(from, false);
        Set<String> in = said(to, true);
        String where = "gl_PerVertex between the " + from.stage.text() + " and the " + to.stage.text() + " shader ";
        if (out != null && in == null) {
            log.error(where + "is declared anew as an output, and not as an input");
        } else if (out != null && !out.equals(in)) {
            log.error(where + "is declared with different members");
        } else if (separable && out == null && in == null && uses(from, false)) {
            log.error(where + "must be declared anew in a separable program");
        }
    }
}
