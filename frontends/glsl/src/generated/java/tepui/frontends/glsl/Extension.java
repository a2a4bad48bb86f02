package tepui.frontends.glsl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Extensions that a shader may name. A row says from which versions on each exists; what it brings
 * is in the tables that name it. An extension without any row elsewhere changes nothing in the
 * language (its meaning lies in the API). Written by {@code ./tepui generate} from
 * gl-extensions.txt; not to be edited.
 */
public enum Extension {
    GL_AMD_conservative_depth(110, 0),
    GL_AMD_shader_stencil_export(110, 0),
    GL_AMD_shader_trinary_minmax(110, 0),
    GL_AMD_vertex_shader_layer(110, 0),
    GL_AMD_vertex_shader_viewport_index(110, 0),
    GL_ANDROID_extension_pack_es31a(0, 310),
    GL_ARB_arrays_of_arrays(110, 0),
    GL_ARB_bindless_texture(330, 0),
    GL_ARB_compute_shader(110, 0),
    GL_ARB_compute_variable_group_size(110, 0),
    GL_ARB_conservative_depth(110, 0),
    GL_ARB_cull_distance(110, 0),
    GL_ARB_derivative_control(110, 0),
    GL_ARB_draw_buffers(110, 0),
    GL_ARB_draw_instanced(110, 0),
    GL_ARB_enhanced_layouts(110, 0),
    GL_ARB_explicit_attrib_location(110, 0),
    GL_ARB_explicit_uniform_location(110, 0),
    GL_ARB_fragment_coord_conventions(110, 0),
    GL_ARB_fragment_layer_viewport(110, 0),
    GL_ARB_fragment_shader_interlock(140, 0),
    GL_ARB_geometry_shader4(110, 0),
    GL_ARB_gpu_shader5(110, 0),
    GL_ARB_gpu_shader_fp64(110, 0),
    GL_ARB_gpu_shader_int64(110, 0),
    GL_ARB_post_depth_coverage(140, 0),
    GL_ARB_sample_shading(110, 0),
    GL_ARB_separate_shader_objects(110, 0),
    GL_ARB_shader_atomic_counter_ops(110, 0),
    GL_ARB_shader_atomic_counters(110, 0),
    GL_ARB_shader_ballot(140, 0),
    GL_ARB_shader_bit_encoding(110, 0),
    GL_ARB_shader_clock(110, 0),
    GL_ARB_shader_draw_parameters(110, 0),
    GL_ARB_shader_group_vote(110, 0),
    GL_ARB_shader_image_load_store(110, 0),
    GL_ARB_shader_image_size(110, 0),
    GL_ARB_shader_precision(110, 0),
    GL_ARB_shader_stencil_export(110, 0),
    GL_ARB_shader_storage_buffer_object(110, 0),
    GL_ARB_shader_subroutine(110, 0),
    GL_ARB_shader_texture_image_samples(110, 0),
    GL_ARB_shader_texture_lod(110, 0),
    GL_ARB_shader_viewport_layer_array(110, 0),
    GL_ARB_shading_language_420pack(110, 0),
    GL_ARB_shading_language_include(110, 0),
    GL_ARB_shading_language_packing(110, 0),
    GL_ARB_sparse_texture2(110, 0),
    GL_ARB_sparse_texture_clamp(110, 0),
    GL_ARB_tessellation_shader(110, 0),
    GL_ARB_texture_buffer_object(110, 0),
    GL_ARB_texture_cube_map_array(110, 0),
    GL_ARB_texture_gather(110, 0),
    GL_ARB_texture_multisample(110, 0),
    GL_ARB_texture_query_levels(110, 0),
    GL_ARB_texture_query_lod(110, 0),
    GL_ARB_texture_rectangle(110, 0),
    GL_ARB_uniform_buffer_object(110, 0),
    GL_ARB_vertex_attrib_64bit(110, 0),
    GL_ARB_viewport_array(110, 0),
    GL_EXT_blend_func_extended(0, 100),
    GL_EXT_clip_cull_distance(0, 300),
    GL_EXT_conservative_depth(0, 300),
    GL_EXT_demote_to_helper_invocation(140, 310),
    GL_EXT_draw_buffers(0, 100),
    GL_EXT_draw_instanced(0, 100),
    GL_EXT_frag_depth(0, 100),
    GL_EXT_geometry_point_size(0, 310),
    GL_EXT_geometry_shader(0, 310),
    GL_EXT_geometry_shader4(110, 0),
    GL_EXT_gpu_shader4(110, 0),
    GL_EXT_gpu_shader5(0, 310),
    GL_EXT_post_depth_coverage(140, 310),
    GL_EXT_primitive_bounding_box(0, 310),
    GL_EXT_separate_shader_objects(0, 100),
    GL_EXT_shader_framebuffer_fetch(110, 100),
    GL_EXT_shader_framebuffer_fetch_non_coherent(110, 100),
    GL_EXT_shader_group_vote(0, 300),
    GL_EXT_shader_image_load_formatted(110, 0),
    GL_EXT_shader_implicit_conversions(0, 310),
    GL_EXT_shader_integer_mix(110, 300),
    GL_EXT_shader_io_blocks(0, 310),
    GL_EXT_shader_non_constant_global_initializers(0, 100),
    GL_EXT_shader_realtime_clock(140, 0),
    GL_EXT_shader_texture_lod(0, 100),
    GL_EXT_shadow_samplers(0, 100),
    GL_EXT_tessellation_point_size(0, 310),
    GL_EXT_tessellation_shader(0, 310),
    GL_EXT_texture_array(110, 0),
    GL_EXT_texture_buffer(0, 310),
    GL_EXT_texture_buffer_object(110, 0),
    GL_EXT_texture_cube_map_array(0, 310),
    GL_EXT_texture_norm16(0, 310),
    GL_EXT_texture_query_lod(0, 300),
    GL_EXT_texture_shadow_lod(130, 300),
    GL_INTEL_shader_atomic_float_minmax(130, 0),
    GL_INTEL_shader_integer_functions2(130, 0),
    GL_KHR_blend_equation_advanced(110, 310),
    GL_KHR_shader_subgroup_arithmetic(140, 310),
    GL_KHR_shader_subgroup_ballot(140, 310),
    GL_KHR_shader_subgroup_basic(140, 310),
    GL_KHR_shader_subgroup_clustered(140, 310),
    GL_KHR_shader_subgroup_quad(140, 310),
    GL_KHR_shader_subgroup_shuffle(140, 310),
    GL_KHR_shader_subgroup_shuffle_relative(140, 310),
    GL_KHR_shader_subgroup_vote(140, 310),
    GL_MESA_shader_integer_functions(130, 0),
    GL_NV_compute_shader_derivatives(450, 320),
    GL_NV_fragment_shader_interlock(140, 310),
    GL_NV_image_formats(0, 310),
    GL_NV_shader_atomic_int64(110, 0),
    GL_NV_shader_noperspective_interpolation(0, 300),
    GL_NV_viewport_array2(110, 310),
    GL_OES_geometry_point_size(0, 310),
    GL_OES_geometry_shader(0, 310),
    GL_OES_gpu_shader5(0, 310),
    GL_OES_primitive_bounding_box(0, 310),
    GL_OES_sample_variables(0, 300),
    GL_OES_shader_image_atomic(0, 310),
    GL_OES_shader_io_blocks(0, 310),
    GL_OES_shader_multisample_interpolation(0, 300),
    GL_OES_standard_derivatives(0, 100),
    GL_OES_tessellation_point_size(0, 310),
    GL_OES_tessellation_shader(0, 310),
    GL_OES_texture_3D(0, 100),
    GL_OES_texture_buffer(0, 310),
    GL_OES_texture_cube_map_array(0, 310),
    GL_OES_texture_storage_multisample_2d_array(0, 310),
    GL_OES_viewport_array(0, 310);

    private static final Map<String, Extension> BY_NAME = new HashMap<>();

    static {
        for (Extension e : values()) BY_NAME.put(e.name(), e);
    }

    private final int desktop;
    private final int es;

    Extension(int desktop, int es) {
        this.desktop = desktop;
        this.es = es;
    }

    /** The extension of that name, or null. */
    public static @Nullable Extension of(String name) {
        return BY_NAME.get(name);
    }

    /** Names of all. */
    public static Set<String> names() {
        return new TreeSet<>(BY_NAME.keySet());
    }

    /** May a shader of this version use it? */
    public boolean isFor(Version version) {
        return version.atLeast(desktop, es);
    }

    /** Extensions that it switches on with itself. */
    public List<Extension> brings() {
        return switch (this) {
            case GL_ANDROID_extension_pack_es31a ->
                List.of(
                        GL_KHR_blend_equation_advanced,
                        GL_OES_sample_variables,
                        GL_OES_shader_image_atomic,
                        GL_OES_shader_multisample_interpolation,
                        GL_OES_texture_storage_multisample_2d_array,
                        GL_EXT_geometry_shader,
                        GL_EXT_gpu_shader5,
                        GL_EXT_primitive_bounding_box,
                        GL_EXT_shader_io_blocks,
                        GL_EXT_tessellation_shader,
                        GL_EXT_texture_buffer,
                        GL_EXT_texture_cube_map_array);
            case GL_KHR_shader_subgroup_arithmetic ->
                List.of(
                        GL_KHR_shader_subgroup_basic);
            case GL_KHR_shader_subgroup_ballot ->
                List.of(
                        GL_KHR_shader_subgroup_basic);
            case GL_KHR_shader_subgroup_clustered ->
                List.of(
                        GL_KHR_shader_subgroup_basic);
            case GL_KHR_shader_subgroup_quad ->
                List.of(
                        GL_KHR_shader_subgroup_basic);
            case GL_KHR_shader_subgroup_shuffle ->
                List.of(
                        GL_KHR_shader_subgroup_basic);
            case GL_KHR_shader_subgroup_shuffle_relative ->
                List.of(
                        GL_KHR_shader_subgroup_basic);
            case GL_KHR_shader_subgroup_vote ->
                List.of(
                        GL_KHR_shader_subgroup_basic);
            default -> List.of();
        };
    }
}
