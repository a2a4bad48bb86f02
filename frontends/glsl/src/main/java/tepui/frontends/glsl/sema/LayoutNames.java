package tepui.frontends.glsl.sema;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.syntax.Ast;

/**
 * Table of the names in layout(...): from which versions each exists, by which extensions, and whether it takes a value. What
 * it may stand on is for {@link LayoutRules} and {@link VariableRules}.
 */
final class LayoutNames {
    private record Row(boolean value, int desktop, int es, Extension[] extensions) {}

    private static final Map<String, Row> ROWS = new HashMap<>();

    static {
        value(110, 100, "location index set");
        value(440, 0, "component align xfb_buffer xfb_offset xfb_stride", Extension.GL_ARB_enhanced_layouts);
        value(
                420,
                310,
                "binding",
                Extension.GL_ARB_shading_language_420pack,
                Extension.GL_ARB_shader_image_load_store,
                Extension.GL_ARB_shader_atomic_counters,
                Extension.GL_ARB_shader_storage_buffer_object);
        value(420, 310, "offset", Extension.GL_ARB_shader_atomic_counters, Extension.GL_ARB_enhanced_layouts);
        value(400, 0, "stream", Extension.GL_ARB_gpu_shader5);
        name(140, 300, "shared packed std140 row_major column_major", Extension.GL_ARB_uniform_buffer_object);
        name(430, 310, "std430", Extension.GL_ARB_shader_storage_buffer_object);
        name(110, 100, "points lines lines_adjacency triangles triangles_adjacency line_strip triangle_strip");
        name(110, 100, "quads isolines equal_spacing fractional_even_spacing fractional_odd_spacing cw ccw point_mode");
        value(110, 100, "vertices max_vertices local_size_x local_size_y local_size_z");
        name(110, 100, "local_size_variable noncoherent");
        value(
                400,
                320,
                "invocations",
                Extension.GL_ARB_gpu_shader5,
                Extension.GL_EXT_geometry_shader,
                Extension.GL_OES_geometry_shader);
        name(
                0,
                0,
                "pixel_interlock_ordered pixel_interlock_unordered sample_interlock_ordered sample_interlock_unordered",
                Extension.GL_ARB_fragment_shader_interlock,
                Extension.GL_NV_fragment_shader_interlock);
        name(0, 0, "derivative_group_quadsNV derivative_group_linearNV", Extension.GL_NV_compute_shader_derivatives);
        name(0, 0, "viewport_relative", Extension.GL_NV_viewport_array2);
        name(420, 310, "early_fragment_tests", Extension.GL_ARB_shader_image_load_store);
        name(0, 0, "post_depth_coverage", Extension.GL_ARB_post_depth_coverage, Extension.GL_EXT_post_depth_coverage);
        name(0, 0, "bindless_sampler bound_sampler bindless_image bound_image", Extension.GL_ARB_bindless_texture);
        name(150, 0, "origin_upper_left pixel_center_integer", Extension.GL_ARB_fragment_coord_conventions);
        name(
                420,
                0,
                "depth_any depth_greater depth_less depth_unchanged",
                Extension.GL_ARB_conservative_depth,
                Extension.GL_AMD_conservative_depth,
                Extension.GL_EXT_conservative_depth);
        name(
                0,
                320,
                "blend_support_multiply blend_support_screen blend_support_overlay blend_support_darken "
                        + "blend_support_lighten blend_support_colordodge blend_support_colorburn blend_support_hardlight "
                        + "blend_support_softlight blend_support_difference blend_support_exclusion blend_support_hsl_hue "
                        + "blend_support_hsl_saturation blend_support_hsl_color blend_support_hsl_luminosity "
                        + "blend_support_all_equations",
                Extension.GL_KHR_blend_equation_advanced);
    }

    private LayoutNames() {}

    private static void value(int desktop, int es, String names, Extension... extensions) {
        add(true, desktop, es, names, extensions);
    }

    private static void name(int desktop, int es, String names, Extension... extensions) {
        add(false, desktop, es, names, extensions);
    }

    private static void add(boolean value, int desktop, int es, String names, Extension[] extensions) {
        for (String name : names.split(" ")) ROWS.put(name, new Row(value, desktop, es, extensions));
    }

    /** The name as the tables have it: the desktop does not tell upper from lower case. */
    static String spelled(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith("derivative_group_") && lower.endsWith("nv")
                ? lower.substring(0, lower.length() - 2) + "NV"
                : lower;
    }

    /** All names but those of formats. */
    static Collection<String> all() {
        return ROWS.keySet();
    }

    /** Does the name exist here, and has it a value where it takes one? Names that are in no row are left to the reader. */
    static void check(Analysis a, Ast.LayoutEntry e) {
        Row row = ROWS.get(e.name());
        if (row == null) {
            if (e.value() != null && ImageFormatNames.is(e.name())) throw noValue(a, e);
            return;
        }
        if (!a.has(row.desktop, row.es, e.pos(), row.extensions))
            throw a.error(e.pos(), "layout '" + e.name() + "' " + a.since(row.desktop, row.es));
        if (!row.value && e.value() != null) throw noValue(a, e);
    }

    private static Analysis.SemanticError noValue(Analysis a, Ast.LayoutEntry e) {
        return a.error(e.pos(), "layout '" + e.name() + "' has no value");
    }
}
