package tepui.frontends.gl.ext;

import java.util.Collection;
import java.util.List;
import tepui.pipe.Caps;

/** Extensions of desktop OpenGL by what they need of a device. Which of them are whole is found by {@link FunctionTable}. */
final class ExtensionTable {
    /** What every device's floor has. */
    private static final List<String> PLAIN = List.of(
            "ARB_ES2_compatibility",
            "ARB_ES3_compatibility",
            "ARB_buffer_storage",
            "ARB_clear_buffer_object",
            "ARB_clear_texture",
            "ARB_compressed_texture_pixel_storage",
            "ARB_robust_buffer_access_behavior",
            "ARB_color_buffer_float",
            "ARB_copy_image",
            "ARB_debug_output",
            "ARB_depth_buffer_float",
            "ARB_depth_texture",
            "ARB_direct_state_access",
            "ARB_draw_buffers",
            "ARB_explicit_uniform_location",
            "ARB_fragment_shader",
            "ARB_framebuffer_no_attachments",
            "ARB_framebuffer_object",
            "ARB_framebuffer_sRGB",
            "ARB_get_program_binary",
            "ARB_gl_spirv",
            "ARB_spirv_extensions",
            "ARB_get_texture_sub_image",
            "ARB_half_float_pixel",
            "ARB_internalformat_query",
            "ARB_internalformat_query2",
            "ARB_invalidate_subdata",
            "ARB_map_buffer_alignment",
            "ARB_multi_bind",
            "ARB_multisample",
            "ARB_pixel_buffer_object",
            "ARB_program_interface_query",
            "ARB_robustness",
            "ARB_sampler_objects",
            "ARB_seamless_cube_map",
            "ARB_separate_shader_objects",
            "ARB_shading_language_include",
            "ARB_stencil_texturing",
            "ARB_texture_border_clamp",
            "ARB_texture_buffer_object",
            "EXT_texture_buffer_object",
            "ARB_texture_buffer_object_rgb32",
            "ARB_texture_buffer_range",
            "ARB_texture_compression_bptc",
            "ARB_texture_compression_rgtc",
            "ARB_texture_float",
            "ARB_texture_mirrored_repeat",
            "ARB_texture_non_power_of_two",
            "ARB_texture_query_levels",
            "ARB_texture_rectangle",
            "ARB_texture_rg",
            "ARB_texture_rgb10_a2ui",
            "ARB_texture_stencil8",
            "ARB_texture_storage",
            "ARB_vertex_attrib_binding",
            "ARB_vertex_shader",
            "ARB_vertex_type_10f_11f_11f_rev",
            "ARB_parallel_shader_compile",
            "ARB_texture_barrier",
            "EXT_abgr",
            "EXT_bgra",
            "EXT_blend_equation_separate",
            "EXT_copy_texture",
            "EXT_draw_buffers2",
            "EXT_draw_range_elements",
            "EXT_framebuffer_blit",
            "EXT_framebuffer_multisample",
            "EXT_framebuffer_sRGB",
            "EXT_gpu_shader4",
            "EXT_packed_depth_stencil",
            "EXT_packed_float",
            "EXT_pixel_buffer_object",
            "EXT_provoking_vertex",
            "EXT_shader_integer_mix",
            "EXT_texture_array",
            "EXT_texture_compression_rgtc",
            "EXT_texture_compression_s3tc",
            "EXT_texture_integer",
            "EXT_texture_sRGB",
            "EXT_texture_sRGB_decode",
            "EXT_texture_shared_exponent",
            "EXT_texture_snorm",
            "EXT_texture_swizzle",
            "EXT_vertex_array_bgra",
            "KHR_robustness",
            "KHR_parallel_shader_compile",
            "KHR_context_flush_control",
            "NV_depth_clamp",
            "NV_texture_barrier",
            "NV_packed_depth_stencil",
            "ATI_texture_float",
            "ATI_blend_equation_separate",
            "S3_s3tc",
            "AMD_seamless_cubemap_per_texture",
            "ARB_seamless_cubemap_per_texture");

    /** What the compatibility profile brings anyway. */
    private static final List<String> LEGACY = List.of(
            "ARB_imaging",
            "ARB_multitexture",
            "ARB_occlusion_query",
            "ARB_point_parameters",
            "ARB_point_sprite",
            "ARB_shadow",
            "ARB_shading_language_100",
            "ARB_shader_objects",
            "ARB_texture_compression",
            "ARB_texture_cube_map",
            "ARB_texture_env_add",
            "ARB_texture_env_combine",
            "ARB_texture_env_crossbar",
            "ARB_texture_env_dot3",
            "ARB_transpose_matrix",
            "ARB_vertex_buffer_object",
            "ARB_vertex_program",
            "ARB_fragment_program",
            "ARB_fragment_program_shadow",
            "ARB_window_pos",
            "EXT_blend_color",
            "EXT_color_subtable",
            "EXT_convolution",
            "EXT_direct_state_access",
            "EXT_gpu_program_parameters",
            "EXT_blend_func_separate",
            "EXT_blend_minmax",
            "EXT_blend_subtract",
            "EXT_fog_coord",
            "EXT_framebuffer_object",
            "EXT_histogram",
            "EXT_multi_draw_arrays",
            "EXT_packed_pixels",
            "EXT_point_parameters",
            "EXT_rescale_normal",
            "EXT_secondary_color",
            "EXT_separate_specular_color",
            "EXT_shadow_funcs",
            "EXT_stencil_wrap",
            "EXT_subtexture",
            "EXT_texture",
            "EXT_texture3D",
            "EXT_texture_cube_map",
            "EXT_texture_edge_clamp",
            "EXT_texture_env_add",
            "EXT_texture_env_combine",
            "EXT_texture_env_dot3",
            "EXT_texture_lod_bias",
            "EXT_texture_object",
            "EXT_texture_rectangle",
            "EXT_vertex_array",
            "NV_blend_square",
            "NV_texgen_reflection",
            "NV_light_max_exponent",
            "ATI_draw_buffers",
            "ATI_separate_stencil",
            "IBM_multimode_draw_arrays",
            "IBM_texture_mirrored_repeat",
            "INGR_blend_func_separate",
            "MESA_window_pos",
            "SGI_color_matrix",
            "SGI_color_table",
            "SGIS_generate_mipmap",
            "SGIS_texture_border_clamp",
            "SGIS_texture_edge_clamp",
            "SGIS_texture_lod",
            "SUN_multi_draw_arrays");

    private ExtensionTable() {}

    private static void add(Collection<String> to, boolean when, String... names) {
        if (when) for (String n : names) to.add("GL_" + n);
    }

    /** Adds the names that a device can do. */
    static void collect(Collection<String> to, Caps c, boolean compatibility) {
        for (String n : PLAIN) to.add("GL_" + n);
        if (compatibility) for (String n : LEGACY) to.add("GL_" + n);
        boolean stores = c.fragmentStores;
        add(to, c.dualSourceBlend, "ARB_blend_func_extended");
        add(to, c.advancedBlend, "KHR_blend_equation_advanced");
        add(to, c.advancedBlend && c.advancedBlendCoherent, "KHR_blend_equation_advanced_coherent");
        add(to, c.instanceDivisor && c.drawParameters, "ARB_base_instance");
        add(to, c.instanceDivisor, "EXT_draw_instanced");
        add(to, c.indirectDraw, "ARB_draw_indirect", "ARB_multi_draw_indirect");
        add(to, c.indirectCount, "ARB_indirect_parameters");
        add(to, c.drawParameters, "ARB_shader_draw_parameters");
        add(to, c.compute, "ARB_compute_shader");
        boolean largeGroups = c.compute
                && c.maxComputeInvocations >= 512
                && c.maxWorkgroupSize[0] >= 512
                && c.maxWorkgroupSize[1] >= 512
                && c.maxWorkgroupSize[2] >= 64;
        add(to, largeGroups, "ARB_compute_variable_group_size");
        boolean es31 = c.compute
                && stores
                && c.maxStorageBuffers > 0
                && c.maxImages > 0
                && c.multisampleTextures
                && c.textureGather
                && c.indirectDraw;
        add(to, es31, "ARB_ES3_1_compatibility");
        add(
                to,
                c.maxStorageBuffers > 0 && stores,
                "ARB_shader_storage_buffer_object",
                "ARB_shader_storage_buffer_object");
        add(to, c.maxStorageBuffers > 0 && stores, "INTEL_shader_atomic_float_minmax");
        add(to, c.maxStorageBuffers > 0 && stores, "ARB_shader_atomic_counters", "ARB_shader_atomic_counter_ops");
        add(to, c.maxImages > 0 && stores, "ARB_shader_image_load_store", "ARB_shader_image_size");
        add(to, c.tessellation, "ARB_tessellation_shader");
        add(to, c.geometry && c.sampleInterpolation && c.dynamicResourceIndex, "ARB_gpu_shader5");
        add(to, c.float64, "ARB_gpu_shader_fp64");
        add(to, c.float64 && c.float64Attributes, "ARB_vertex_attrib_64bit");
        add(to, c.int64, "ARB_gpu_shader_int64");
        add(to, c.int64Atomics && c.maxStorageBuffers > 0 && c.compute, "NV_shader_atomic_int64");
        add(to, c.sampleShading, "ARB_sample_shading");
        add(to, c.independentBlend, "ARB_draw_buffers_blend");
        add(to, c.cubeArrays, "ARB_texture_cube_map_array");
        add(to, c.textureGather, "ARB_texture_gather");
        add(to, c.textureQueryLod, "ARB_texture_query_lod");
        add(to, c.textureViews, "ARB_texture_view");
        add(to, c.textureSwizzle, "ARB_texture_swizzle");
        add(to, c.mirrorClampToEdge, "ARB_texture_mirror_clamp_to_edge");
        add(to, c.mirrorClamp && c.mirrorClampToEdge, "EXT_texture_mirror_clamp", "ATI_texture_mirror_once");
        add(to, c.multisampleTextures, "ARB_texture_multisample", "ARB_texture_storage_multisample");
        add(to, c.multisampleTextures, "ARB_shader_texture_image_samples");
        add(to, c.maxAnisotropy > 1, "ARB_texture_filter_anisotropic");
        add(to, c.maxViewports > 1 && c.geometry, "ARB_viewport_array", "ARB_fragment_layer_viewport");
        add(to, c.viewportFromVertexStage, "ARB_shader_viewport_layer_array", "AMD_vertex_shader_layer");
        add(to, c.viewportFromVertexStage, "AMD_vertex_shader_viewport_index");
        add(to, c.stencilExport, "ARB_shader_stencil_export", "AMD_shader_stencil_export");
        add(to, c.maxImages > 0 && c.formatlessImageLoads, "EXT_shader_image_load_formatted");
        add(to, c.samplerReduction, "ARB_texture_filter_minmax", "EXT_texture_filter_minmax");
        add(to, c.votes, "ARB_shader_group_vote");
        add(to, c.clipHalfZ, "ARB_clip_control");
        add(to, c.depthBiasClamp, "ARB_polygon_offset_clamp", "EXT_polygon_offset_clamp");
        add(to, c.derivativeControl, "ARB_derivative_control");
        add(to, c.maxCullDistances > 0, "ARB_cull_distance");
        add(to, c.streamOutput, "EXT_transform_feedback");
        add(to, c.streamOutput && c.drawFromStreamOutput && c.streamOutputPause, "ARB_transform_feedback2");
        add(to, c.streamOutput && c.drawFromStreamOutput, "ARB_transform_feedback_instanced");
        add(to, c.streamOutput && c.maxVertexStreams >= 4, "ARB_transform_feedback3");
    }
}
