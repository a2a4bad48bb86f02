package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tepui.frontends.glsl.LinkedProgram.Border;
import tepui.frontends.glsl.LinkedProgram.Crossing;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Stage;

/**
 * Declared interfaces of a separable program of OpenGL ES towards its neighbours, as texts that can be compared. Which
 * qualifiers matter is said in GLSL ES 3.20, 9.2.2: location, interpolation and precision do, centroid and invariant do
 * not.
 */
final class Borders {
    private Borders() {}

    /** Only versions that belong to an OpenGL ES with pipelines of its own have the rule. */
    private static boolean isStrict(StageOutput s) {
        return s.units.isEs() && s.units.version() >= 310;
    }

    static Border of(StageOutput first, StageOutput last) {
        if (!isStrict(first) || !isStrict(last)) return Border.NONE;
        Stage in = first.units.stage;
        Stage out = last.units.stage;
        return new Border(
                true,
                in == Stage.VERTEX || in == Stage.COMPUTE ? List.of() : crossings(first, VarInfo.Storage.IN),
                out == Stage.FRAGMENT || out == Stage.COMPUTE ? List.of() : crossings(last, VarInfo.Storage.OUT));
    }

    private static List<Crossing> crossings(StageOutput s, VarInfo.Storage storage) {
        List<Crossing> list = new ArrayList<>();
        for (StageUnits.Global g : s.units.globals.values()) {
            if (g.info.storage != storage || g.var.builtIn) continue;
            StringBuilder shape = new StringBuilder();
            boolean block = g.var.isBlock();
            boolean placed = g.info.location >= 0 && !block;
            if (block) shape.append("block ").append(g.info.location).append(' ');
            type(shape, strip(g), g.info);
            String where = placed ? "at " + g.info.location : g.name;
            list.add(new Crossing(g.info.patch ? "patch " + where : where, shape.toString()));
        }
        return List.copyOf(list);
    }

    /** Without the array of a primitive's or a patch's vertices, which only one side may have. */
    private static GlslType strip(StageUnits.Global g) {
        return g.var.perVertex && g.type instanceof GlslType.Array a ? a.element() : g.type;
    }

    private static void type(StringBuilder to, GlslType type, VarInfo info) {
        GlslType inner = StageUnits.innermost(type);
        to.append(info.interpolation.name().toLowerCase(Locale.ROOT)).append(' ');
        if (inner instanceof GlslType.Struct s) {
            to.append(s.name()).append('{');
            for (GlslType.Member m : s.members()) {
                type(to, m.type(), m.info());
                to.append(' ').append(m.name()).append(';');
            }
            to.append('}');
        } else {
            to.append(info.precision.name().toLowerCase(Locale.ROOT))
                    .append(' ')
                    .append(inner);
        }
        for (GlslType t = type; t instanceof GlslType.Array a; t = a.element())
            to.append('[').append(a.length()).append(']');
    }
}
