package tepui.frontends.gl.ext;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.pipe.Caps;

/**
 * The extensions that a context announces: those of this table that its device can do, and the language's. A test holds each of them against the
 * registry: all of an announced extension's functions are implemented.
 */
public final class Extensions {
    /** What modules of SPIR-V may ask for. */
    public static final List<String> SPIRV =
            List.of("SPV_KHR_shader_draw_parameters", "SPV_KHR_storage_buffer_storage_class", "SPV_KHR_subgroup_vote");

    private final List<String> names;
    private final Set<String> set;
    private final Set<String> shaders;

    /** All that a device can do of desktop OpenGL's, whatever the version. */
    static Set<String> ofDevice(Caps caps, boolean compatibility) {
        return Set.copyOf(find(caps, 46, false, compatibility, 0));
    }

    /** Those of a context; {@code newestEs} is the newest version of ES that the device has. */
    public Extensions(Caps caps, int version, boolean es, boolean compatibility, int newestEs) {
        Set<String> found = find(caps, version, es, compatibility, newestEs);
        names = List.copyOf(found);
        set = Set.copyOf(found);
        if (!es) found.addAll(find(caps, newestEs, true, false, newestEs));
        shaders = Set.copyOf(found);
    }

    private static Set<String> find(Caps caps, int version, boolean es, boolean compatibility, int newestEs) {
        TreeSet<String> found = new TreeSet<>();
        common(found, caps);
        if (es) {
            EsExtensions.collect(found, caps, version, newestEs);
        } else {
            desktop(found, caps);
            ExtensionTable.collect(found, caps, compatibility);
            if (compatibility) legacy(found);
        }
        for (String name : GlslCompiler.extensions(es ? version * 10 : Math.max(version * 10, 110), es)) {
            String plain = name.startsWith("GL_") ? name.substring(3) : name;
            if (isLanguageOnly(plain)) found.add("GL_" + plain);
        }
        found.removeIf(n -> !FunctionTable.isWhole(n, compatibility, es));
        return found;
    }

    /** In order of the alphabet, each with its GL_. */
    public List<String> names() {
        return names;
    }

    public boolean has(String name) {
        return set.contains(name);
    }

    /**
     * What shaders may ask for: what the context announces, and in shaders of the language of ES, which contexts of the desktop take too, what one
     * of ES would.
     */
    public Set<String> ofShaders() {
        return shaders;
    }

    private static void add(Set<String> to, boolean when, String... names) {
        if (when) for (String n : names) to.add("GL_" + n);
    }

    private static void common(Set<String> to, Caps c) {
        add(to, true, "KHR_debug", "KHR_no_error");
        add(to, c.maxAnisotropy > 1, "EXT_texture_filter_anisotropic");
        add(to, c.compareLods, "EXT_texture_shadow_lod");
        add(to, c.framebufferFetch, "EXT_shader_framebuffer_fetch_non_coherent");
        add(to, c.framebufferFetch && c.framebufferFetchCoherent, "EXT_shader_framebuffer_fetch");
    }

    private static void desktop(Set<String> to, Caps c) {
        add(
                to,
                true,
                "ARB_sync",
                "ARB_map_buffer_range",
                "ARB_copy_buffer",
                "ARB_vertex_array_object",
                "ARB_uniform_buffer_object",
                "ARB_provoking_vertex",
                "ARB_draw_elements_base_vertex",
                "ARB_explicit_attrib_location",
                "ARB_half_float_vertex",
                "ARB_vertex_array_bgra",
                "ARB_vertex_type_2_10_10_10_rev");
        add(to, c.depthBounds, "EXT_depth_bounds_test");
        add(to, c.occlusionQuery, "ARB_occlusion_query2");
        add(to, c.timestamps, "ARB_timer_query", "EXT_timer_query");
        add(to, c.instanceDivisor, "ARB_instanced_arrays", "ARB_draw_instanced");
        add(to, c.depthClamp, "ARB_depth_clamp");
        add(to, c.pipelineStatistics, "ARB_pipeline_statistics_query");
        add(to, c.conditionalRender, "NV_conditional_render", "ARB_conditional_render_inverted");
        add(to, c.streamOutput, "ARB_transform_feedback_overflow_query");
        add(to, c.queryResultToBuffer, "ARB_query_buffer_object");
    }

    private static void legacy(Set<String> to) {
        add(to, true, "ARB_compatibility");
    }

    /** Extensions of the language that need nothing else of the API. */
    private static boolean isLanguageOnly(String name) {
        return switch (name) {
            case "ARB_shading_language_420pack",
                    "ARB_shader_bit_encoding",
                    "ARB_shading_language_packing",
                    "ARB_conservative_depth",
                    "AMD_conservative_depth",
                    "AMD_shader_trinary_minmax",
                    "INTEL_shader_integer_functions2",
                    "MESA_shader_integer_functions",
                    "ARB_fragment_coord_conventions",
                    "ARB_arrays_of_arrays",
                    "ARB_shader_texture_lod",
                    "ARB_enhanced_layouts",
                    "ARB_shader_subroutine",
                    "ARB_shader_precision",
                    "OES_standard_derivatives",
                    "EXT_conservative_depth",
                    "EXT_demote_to_helper_invocation",
                    "EXT_frag_depth",
                    "EXT_shader_implicit_conversions",
                    "EXT_shader_non_constant_global_initializers",
                    "NV_shader_noperspective_interpolation",
                    "EXT_shader_texture_lod" -> true;
            default -> false;
        };
    }
}
