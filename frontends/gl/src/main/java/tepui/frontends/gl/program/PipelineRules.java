package tepui.frontends.gl.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.LinkedProgram.Crossing;
import tepui.ir.Stage;

/**
 * Rules of programs that stand together in a pipeline object (OpenGL 4.6, 11.1.3.12; OpenGL ES 3.2, 7.4.1 and
 * 11.1.3.11).
 */
final class PipelineRules {
    private PipelineRules() {}

    /** Why the programs cannot run together (11.1.3.12); null where they can. */
    static @Nullable String problem(ProgramPipeline p) {
        @Nullable ProgramObject[] stages = p.stages;
        if (p.mixed) return withoutVertices(stages);
        boolean any = false;
        for (ProgramObject used : stages) {
            if (used == null) continue;
            any = true;
            if (!used.isLinkedSeparable()) return "program " + used.name + " was linked anew and is not separable now";
            for (int s = 0; s < Stage.COUNT; s++) {
                if (used.stage(s) != null && stages[s] != used)
                    return "program " + used.name + " is not there for all of its stages";
            }
        }
        if (!any) return "there is no program";
        String broken = interrupted(stages);
        if (broken != null) return broken;
        String headless = withoutVertices(stages);
        return headless != null ? headless : apart(stages);
    }

    private static @Nullable String withoutVertices(@Nullable ProgramObject[] stages) {
        boolean between = at(stages, Stage.TESS_CONTROL) || at(stages, Stage.TESS_EVAL) || at(stages, Stage.GEOMETRY);
        return between && !at(stages, Stage.VERTEX) ? "there is no vertex shader before the other stages" : null;
    }

    private static boolean at(@Nullable ProgramObject[] stages, Stage stage) {
        return stages[stage.ordinal()] != null;
    }

    /** A program may not stand between two stages of another one (11.1.3.12). */
    private static @Nullable String interrupted(@Nullable ProgramObject[] stages) {
        for (int first = 0; first < Stage.COMPUTE.ordinal(); first++) {
            ProgramObject p = stages[first];
            if (p == null) continue;
            ProgramObject other = null;
            for (int s = first + 1; s < Stage.COMPUTE.ordinal(); s++) {
                ProgramObject q = stages[s];
                if (q == null) continue;
                if (q != p) other = q;
                else if (other != null) return "program " + other.name + " stands between stages of program " + p.name;
            }
        }
        return null;
    }

    /** In OpenGL ES what one program gives must be what the next one takes (OpenGL ES 3.2, 7.4.1). */
    private static @Nullable String apart(@Nullable ProgramObject[] stages) {
        ProgramObject before = null;
        for (int s = 0; s < Stage.COMPUTE.ordinal(); s++) {
            ProgramObject p = stages[s];
            if (p == null) continue;
            if (before != null && before != p) {
                LinkedProgram from = before.linked();
                LinkedProgram to = p.linked();
                String problem = from == null || to == null ? null : apart(from, to);
                if (problem != null)
                    return "programs " + before.name + " and " + p.name + " do not fit together: " + problem;
            }
            before = p;
        }
        return null;
    }

    /** The same of two of them (OpenGL ES 3.2, 7.4.1). */
    private static @Nullable String apart(LinkedProgram from, LinkedProgram to) {
        if (!from.border().es() || !to.border().es()) return null;
        List<Crossing> outputs = from.border().outputs();
        List<Crossing> inputs = to.border().inputs();
        Map<String, String> given = new HashMap<>();
        for (Crossing c : outputs) given.put(c.key(), c.shape());
        for (Crossing c : inputs) {
            String shape = given.remove(c.key());
            if (shape == null) return "there is no output for input " + c.key();
            if (!shape.equals(c.shape()))
                return c.key() + " is " + shape + " as an output and " + c.shape() + " as an input";
        }
        return given.isEmpty()
                ? null
                : "there is no input for output " + given.keySet().iterator().next();
    }
}
