package tepui.frontends.glsl.sema;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Shader;
import tepui.ir.Stage;

/** Layout qualifiers of a whole stage: primitives, workgroups, tests, blending. They go to {@link Typed.Layout}. */
final class StageLayouts {
    private final Analysis a;

    StageLayouts(Analysis a) {
        this.a = a;
    }

    /**
     * Reads a layout of the whole stage.
     *
     * @param saysIn the declaration has "in"
     * @param saysOut the declaration has "out"
     * @return whether the name is one
     */
    boolean read(Ast.LayoutEntry e, boolean saysIn, boolean saysOut) {
        Typed.Layout layout = a.unit.layout;
        switch (e.name()) {
            case "points",
                    "lines",
                    "lines_adjacency",
                    "triangles",
                    "triangles_adjacency",
                    "line_strip",
                    "triangle_strip",
                    "quads",
                    "isolines" -> topology(e, saysOut, layout);
            case "equal_spacing" -> layout.spacing = only(e, layout.spacing, Shader.Spacing.EQUAL, Stage.TESS_EVAL);
            case "fractional_even_spacing" ->
                layout.spacing = only(e, layout.spacing, Shader.Spacing.FRACTIONAL_EVEN, Stage.TESS_EVAL);
            case "fractional_odd_spacing" ->
                layout.spacing = only(e, layout.spacing, Shader.Spacing.FRACTIONAL_ODD, Stage.TESS_EVAL);
            case "cw" -> layout.clockwise = only(e, layout.clockwise, true, Stage.TESS_EVAL);
            case "ccw" -> layout.clockwise = only(e, layout.clockwise, false, Stage.TESS_EVAL);
            case "point_mode" -> {
                forStage(e, Stage.TESS_EVAL);
                layout.pointMode = true;
            }
            case "vertices" -> {
                forStage(e, Stage.TESS_CONTROL);
                layout.outputVertices = same(e, layout.outputVertices, a.qualifiers.positive(e));
                if (layout.outputVertices > a.limits.patchVertices)
                    throw a.error(
                            e.pos(),
                            "vertices is " + layout.outputVertices + ", at most " + a.limits.patchVertices
                                    + " are possible");
            }
            case "max_vertices" -> {
                forStage(e, Stage.GEOMETRY);
                int n = a.qualifiers.number(e);
                if (layout.maxVerticesWritten && layout.maxVertices != n) throw otherValue(e, layout.maxVertices, n);
                layout.maxVertices = n;
                layout.maxVerticesWritten = true;
                if (n > a.limits.geometryOutputVertices)
                    throw a.error(
                            e.pos(),
                            "max_vertices is " + n + ", at most " + a.limits.geometryOutputVertices + " are possible");
            }
            case "invocations" -> {
                forStage(e, Stage.GEOMETRY);
                layout.invocations = same(e, layout.invocations, a.qualifiers.positive(e));
                if (layout.invocations > a.limits.geometryInvocations)
                    throw a.error(
                            e.pos(),
                            "invocations is " + layout.invocations + ", at most " + a.limits.geometryInvocations
                                    + " are possible");
            }
            case "local_size_x" -> {
                layout.localX = localSize(e, layout.localX, 0);
                oneKindOfSize(e, layout);
            }
            case "local_size_y" -> {
                layout.localY = localSize(e, layout.localY, 1);
                oneKindOfSize(e, layout);
            }
            case "local_size_z" -> {
                layout.localZ = localSize(e, layout.localZ, 2);
                oneKindOfSize(e, layout);
            }
            case "local_size_variable" -> {
                forStage(e, Stage.COMPUTE);
                a.require(
                        a.extensions.isEnabled(Extension.GL_ARB_compute_variable_group_size, e.pos()),
                        e.pos(),
                        "layout 'local_size_variable' needs GL_ARB_compute_variable_group_size");
                layout.localVariable = true;
                oneKindOfSize(e, layout);
            }
            case "early_fragment_tests" -> {
                forStage(e, Stage.FRAGMENT);
                layout.earlyFragmentTests = true;
            }
            case "post_depth_coverage" -> {
                forStage(e, Stage.FRAGMENT);
                layout.postDepthCoverage = true;
            }
            case "origin_upper_left" -> {
                forStage(e, Stage.FRAGMENT);
                layout.originUpperLeft = true;
                fragmentLayout |= 1;
                return true;
            }
            case "pixel_center_integer" -> {
                forStage(e, Stage.FRAGMENT);
                layout.pixelCenterInteger = true;
                fragmentLayout |= 2;
                return true;
            }
            case "depth_any" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.ANY, Stage.FRAGMENT);
            case "depth_greater" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.GREATER, Stage.FRAGMENT);
            case "depth_less" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.LESS, Stage.FRAGMENT);
            case "depth_unchanged" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.UNCHANGED, Stage.FRAGMENT);
            case "derivative_group_quadsNV" -> layout.quads = only(e, layout.quads, Shader.Quads.BY_ID, Stage.COMPUTE);
            case "derivative_group_linearNV" ->
                layout.quads = only(e, layout.quads, Shader.Quads.BY_INDEX, Stage.COMPUTE);
            case "pixel_interlock_ordered" -> interlock(e, layout, Shader.Interlock.PIXEL_ORDERED);
            case "pixel_interlock_unordered" -> interlock(e, layout, Shader.Interlock.PIXEL_UNORDERED);
            case "sample_interlock_ordered" -> interlock(e, layout, Shader.Interlock.SAMPLE_ORDERED);
            case "sample_interlock_unordered" -> interlock(e, layout, Shader.Interlock.SAMPLE_UNORDERED);
            default -> {
                int equations = equations(e.name());
                if (equations == 0) return false;
                forStage(e, Stage.FRAGMENT);
                layout.blendSupport |= equations;
            }
        }
        boolean out = isOfOutputs(e.name());
        boolean either = a.stage == Stage.GEOMETRY && isPrimitive(e.name());
        if (!(either ? saysIn || saysOut : out ? saysOut : saysIn && !saysOut))
            throw a.error(e.pos(), "layout '" + e.name() + "' needs '" + (out ? "out" : "in") + "'");
        return true;
    }

    private void interlock(Ast.LayoutEntry e, Typed.Layout layout, Shader.Interlock kind) {
        layout.interlock = only(e, layout.interlock, kind, Stage.FRAGMENT);
    }

    private static boolean isPrimitive(String name) {
        return switch (name) {
            case "points",
                    "lines",
                    "lines_adjacency",
                    "triangles",
                    "triangles_adjacency",
                    "line_strip",
                    "triangle_strip" -> true;
            default -> false;
        };
    }

    private static boolean isOfOutputs(String name) {
        return name.equals("vertices")
                || name.equals("max_vertices")
                || name.startsWith("depth_")
                || name.startsWith("blend_support_");
    }

    /** The equations of KHR_blend_equation_advanced, a bit each in the order of its table. */
    private static final List<String> EQUATIONS = List.of(
            "multiply",
            "screen",
            "overlay",
            "darken",
            "lighten",
            "colordodge",
            "colorburn",
            "hardlight",
            "softlight",
            "difference",
            "exclusion",
            "hsl_hue",
            "hsl_saturation",
            "hsl_color",
            "hsl_luminosity");

    /** The equations that a layout name stands for; 0 for other names. */
    private static int equations(String name) {
        String prefix = "blend_support_";
        if (!name.startsWith(prefix)) return 0;
        String equation = name.substring(prefix.length());
        if (equation.equals("all_equations")) return (1 << EQUATIONS.size()) - 1;
        int bit = EQUATIONS.indexOf(equation);
        return bit < 0 ? 0 : 1 << bit;
    }

    /** Qualifiers of gl_FragCoord that were read last: 1 origin_upper_left, 2 pixel_center_integer. */
    int fragmentLayout;

    private void topology(Ast.LayoutEntry e, boolean out, Typed.Layout layout) {
        Shader.Topology topology = Shader.Topology.valueOf(e.name().toUpperCase(Locale.ROOT));
        if (a.stage == Stage.TESS_EVAL) {
            boolean patch = topology == Shader.Topology.TRIANGLES
                    || topology == Shader.Topology.QUADS
                    || topology == Shader.Topology.ISOLINES;
            if (!patch || out)
                throw a.error(
                        e.pos(),
                        "'" + e.name() + "' is not what a patch can be cut into; triangles, quads and isolines are");
            layout.inputTopology = only(e, layout.inputTopology, topology, Stage.TESS_EVAL);
            return;
        }
        forStage(e, Stage.GEOMETRY);
        if (out) {
            boolean can = topology == Shader.Topology.POINTS
                    || topology == Shader.Topology.LINE_STRIP
                    || topology == Shader.Topology.TRIANGLE_STRIP;
            if (!can)
                throw a.error(
                        e.pos(),
                        "'" + e.name()
                                + "' cannot be the output of a geometry shader; points, line_strip and triangle_strip can");
            layout.outputTopology = only(e, layout.outputTopology, topology, Stage.GEOMETRY);
        } else {
            boolean can = topology.ordinal() <= Shader.Topology.TRIANGLES_ADJACENCY.ordinal();
            if (!can) throw a.error(e.pos(), "'" + e.name() + "' cannot be the input of a geometry shader");
            if (layout.inputAssumed) layout.inputTopology = null;
            layout.inputAssumed = false;
            layout.inputTopology = only(e, layout.inputTopology, topology, Stage.GEOMETRY);
        }
    }

    private void forStage(Ast.LayoutEntry e, Stage stage) {
        if (a.stage != stage)
            throw a.error(e.pos(), "layout '" + e.name() + "' is for " + stage.text() + " shaders only");
    }

    private <T> T only(Ast.LayoutEntry e, @Nullable T before, T now, Stage stage) {
        forStage(e, stage);
        if (before != null && !before.equals(now))
            throw a.error(e.pos(), "layout '" + e.name() + "' contradicts an earlier one");
        return now;
    }

    private int same(Ast.LayoutEntry e, int before, int now) {
        if (before != 0 && before != now) throw otherValue(e, before, now);
        return now;
    }

    private Analysis.SemanticError otherValue(Ast.LayoutEntry e, int before, int now) {
        return a.error(e.pos(), "layout '" + e.name() + "' is " + now + ", but was " + before + " before");
    }

    private void oneKindOfSize(Ast.LayoutEntry e, Typed.Layout layout) {
        a.require(
                !layout.localVariable || layout.localX + layout.localY + layout.localZ == 0,
                e.pos(),
                "the workgroup's size is declared both fixed and variable");
    }

    /** Axes of the workgroup that a declaration gives a size, and that those before it gave one. */
    private int axes;

    private int axesBefore;

    /** At the end of a declaration: all that give sizes of the workgroup give the same, which is 1 where nothing is said (GLSL 4.60, 4.4.1.4). */
    void endOfSize(int pos) {
        if (axes == 0) return;
        Typed.Layout l = a.unit.layout;
        int[] sizes = {l.localX, l.localY, l.localZ};
        for (int i = 0; i < 3 && axesBefore != 0; i++) {
            if (((axes ^ axesBefore) >> i & 1) != 0 && sizes[i] > 1)
                throw a.error(
                        pos, "the workgroup's size is declared twice, with and without local_size_" + "xyz".charAt(i));
        }
        axesBefore |= axes;
        axes = 0;
    }

    private int localSize(Ast.LayoutEntry e, int before, int axis) {
        forStage(e, Stage.COMPUTE);
        axes |= 1 << axis;
        int n = a.qualifiers.positive(e);
        if (n > a.limits.workgroupSize[axis])
            throw a.error(
                    e.pos(),
                    "layout '" + e.name() + "' is " + n + ", at most " + a.limits.workgroupSize[axis] + " is possible");
        return same(e, before, n);
    }
}
