package tepui.frontends.gl.ext;

import java.util.Collection;
import tepui.pipe.Caps;

/**
 * Names of extensions by the contexts that announce them and what they need of a device. Written by {@code ./tepui generate}
 * from gl-extensions.txt; not to be edited.
 */
final class ExtensionRows {
    private ExtensionRows() {}

    private static void add(Collection<String> to, String... names) {
        for (String name : names) to.add("GL_" + name);
    }

    /**
     * Adds the names for a context.
     *
     * @param compatibility whether it is of the desktop's compatibility profile
     * @param es the version of OpenGL ES, 32 for 3.2; 0: of the desktop
     * @param newestEs the newest version of OpenGL ES that the device has
     * @param shaders also what shaders alone may name
     */
    static void collect(
            Collection<String> to, Caps caps, boolean compatibility, int es, int newestEs, boolean shaders) {
        if (es == 0) {
            add(
                    to,
                    "AMD_conservative_depth",
                    "AMD_seamless_cubemap_per_texture",
                    "AMD_shader_trinary_minmax",
                    "ARB_ES2_compatibility",
                    "ARB_ES3_compatibility",
                    "ARB_arrays_of_arrays",
                    "ARB_buffer_storage",
                    "ARB_clear_buffer_object",
                    "ARB_clear_texture",
                    "ARB_color_buffer_float",
                    "ARB_compressed_texture_pixel_storage",
                    "ARB_conservative_depth",
                    "ARB_copy_buffer",
                    "ARB_copy_image",
                    "ARB_debug_output",
                    "ARB_depth_buffer_float",
                    "ARB_depth_texture",
                    "ARB_direct_state_access",
                    "ARB_draw_buffers",
                    "ARB_draw_elements_base_vertex",
                    "ARB_enhanced_layouts",
                    "ARB_explicit_attrib_location",
                    "ARB_explicit_uniform_location",
                    "ARB_fragment_coord_conventions",
                    "ARB_fragment_shader",
                    "ARB_framebuffer_no_attachments",
                    "ARB_framebuffer_object",
                    "ARB_framebuffer_sRGB",
                    "ARB_get_program_binary",
                    "ARB_get_texture_sub_image",
                    "ARB_gl_spirv",
                    "ARB_half_float_pixel",
                    "ARB_half_float_vertex",
                    "ARB_internalformat_query",
                    "ARB_internalformat_query2",
                    "ARB_invalidate_subdata",
                    "ARB_map_buffer_alignment",
                    "ARB_map_buffer_range",
                    "ARB_multi_bind",
                    "ARB_multisample",
                    "ARB_parallel_shader_compile",
                    "ARB_pixel_buffer_object",
                    "ARB_program_interface_query",
                    "ARB_provoking_vertex",
                    "ARB_robust_buffer_access_behavior",
                    "ARB_robustness",
                    "ARB_sampler_objects",
                    "ARB_seamless_cube_map",
                    "ARB_seamless_cubemap_per_texture",
                    "ARB_separate_shader_objects",
                    "ARB_shader_bit_encoding",
                    "ARB_shader_precision",
                    "ARB_shader_subroutine",
                    "ARB_shader_texture_lod",
                    "ARB_shading_language_420pack",
                    "ARB_shading_language_include",
                    "ARB_shading_language_packing",
                    "ARB_spirv_extensions",
                    "ARB_stencil_texturing",
                    "ARB_sync",
                    "ARB_texture_barrier",
                    "ARB_texture_border_clamp",
                    "ARB_texture_buffer_object",
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
                    "ARB_uniform_buffer_object",
                    "ARB_vertex_array_bgra",
                    "ARB_vertex_array_object",
                    "ARB_vertex_attrib_binding",
                    "ARB_vertex_shader",
                    "ARB_vertex_type_10f_11f_11f_rev",
                    "ARB_vertex_type_2_10_10_10_rev",
                    "ATI_blend_equation_separate",
                    "ATI_texture_float",
                    "EXT_abgr",
                    "EXT_bgra",
                    "EXT_blend_equation_separate",
                    "EXT_copy_texture",
                    "EXT_draw_buffers2",
                    "EXT_draw_range_elements",
                    "EXT_framebuffer_blit",
                    "EXT_framebuffer_multisample",
                    "EXT_framebuffer_multisample_blit_scaled",
                    "EXT_framebuffer_sRGB",
                    "EXT_gpu_shader4",
                    "EXT_packed_depth_stencil",
                    "EXT_packed_float",
                    "EXT_pixel_buffer_object",
                    "EXT_provoking_vertex",
                    "EXT_texture_array",
                    "EXT_texture_buffer_object",
                    "EXT_texture_integer",
                    "EXT_texture_sRGB",
                    "EXT_texture_shared_exponent",
                    "EXT_texture_snorm",
                    "EXT_texture_swizzle",
                    "EXT_vertex_array_bgra",
                    "INTEL_shader_integer_functions2",
                    "MESA_pack_invert",
                    "MESA_shader_integer_functions",
                    "NV_copy_image",
                    "NV_depth_clamp",
                    "NV_packed_depth_stencil",
                    "NV_texture_barrier",
                    "S3_s3tc");
        }
        if (es == 0 && caps.stencilExport) {
            add(
                    to,
                    "AMD_shader_stencil_export",
                    "ARB_shader_stencil_export");
        }
        if (es == 0 && caps.viewportFromVertexStage) {
            add(
                    to,
                    "AMD_vertex_shader_layer",
                    "AMD_vertex_shader_viewport_index",
                    "ARB_shader_viewport_layer_array");
        }
        if (es >= 31 && newestEs >= 32 && caps.maxImages > 0 && caps.dynamicResourceIndex) {
            add(
                    to,
                    "ANDROID_extension_pack_es31a");
        }
        if (es == 20) {
            add(
                    to,
                    "ANGLE_framebuffer_blit",
                    "ANGLE_framebuffer_multisample",
                    "EXT_sRGB",
                    "EXT_texture_rg",
                    "EXT_unpack_subimage",
                    "NV_fbo_color_attachments",
                    "NV_pack_subimage",
                    "OES_depth24",
                    "OES_depth_texture",
                    "OES_element_index_uint",
                    "OES_packed_depth_stencil",
                    "OES_rgb8_rgba8",
                    "OES_texture_3D",
                    "OES_texture_npot",
                    "OES_vertex_array_object");
        }
        if (es == 20 && caps.instanceDivisor) {
            add(
                    to,
                    "ANGLE_instanced_arrays");
        }
        if (es == 0 && caps.compute && caps.fragmentStores && caps.maxStorageBuffers > 0 && caps.maxImages > 0 && caps.multisampleTextures && caps.textureGather && caps.indirectDraw) {
            add(
                    to,
                    "ARB_ES3_1_compatibility");
        }
        if (es == 0 && caps.instanceDivisor && caps.drawParameters) {
            add(
                    to,
                    "ARB_base_instance");
        }
        if (es == 0 && caps.residentTextures && caps.maxImages > 0 && caps.fragmentStores) {
            add(
                    to,
                    "ARB_bindless_texture");
        }
        if (es == 0 && caps.dualSourceBlend) {
            add(
                    to,
                    "ARB_blend_func_extended");
        }
        if (es == 0 && caps.clipHalfZ) {
            add(
                    to,
                    "ARB_clip_control");
        }
        if (compatibility) {
            add(
                    to,
                    "ARB_compatibility",
                    "ARB_fragment_program",
                    "ARB_fragment_program_shadow",
                    "ARB_imaging",
                    "ARB_multitexture",
                    "ARB_occlusion_query",
                    "ARB_point_parameters",
                    "ARB_point_sprite",
                    "ARB_shader_objects",
                    "ARB_shading_language_100",
                    "ARB_shadow",
                    "ARB_texture_compression",
                    "ARB_texture_cube_map",
                    "ARB_texture_env_add",
                    "ARB_texture_env_combine",
                    "ARB_texture_env_crossbar",
                    "ARB_texture_env_dot3",
                    "ARB_transpose_matrix",
                    "ARB_vertex_buffer_object",
                    "ARB_vertex_program",
                    "ARB_window_pos",
                    "ATI_draw_buffers",
                    "ATI_separate_stencil",
                    "EXT_blend_color",
                    "EXT_blend_func_separate",
                    "EXT_blend_subtract",
                    "EXT_color_subtable",
                    "EXT_compiled_vertex_array",
                    "EXT_convolution",
                    "EXT_direct_state_access",
                    "EXT_fog_coord",
                    "EXT_framebuffer_object",
                    "EXT_gpu_program_parameters",
                    "EXT_histogram",
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
                    "EXT_texture_rectangle",
                    "EXT_vertex_array",
                    "IBM_texture_mirrored_repeat",
                    "INGR_blend_func_separate",
                    "NV_blend_square",
                    "NV_light_max_exponent",
                    "NV_primitive_restart",
                    "NV_texgen_reflection",
                    "SGIS_generate_mipmap",
                    "SGIS_texture_border_clamp",
                    "SGIS_texture_edge_clamp",
                    "SGIS_texture_lod",
                    "SGI_color_matrix",
                    "SGI_color_table",
                    "SUN_multi_draw_arrays");
        }
        if (es == 0 && caps.compute) {
            add(
                    to,
                    "ARB_compute_shader");
        }
        if (es == 0 && caps.compute && caps.maxComputeInvocations >= 512 && caps.maxWorkgroupSize[0] >= 512 && caps.maxWorkgroupSize[1] >= 512 && caps.maxWorkgroupSize[2] >= 64) {
            add(
                    to,
                    "ARB_compute_variable_group_size");
        }
        if (es == 0 && caps.conditionalRender) {
            add(
                    to,
                    "ARB_conditional_render_inverted",
                    "NV_conditional_render");
        }
        if (es == 0 && caps.maxCullDistances > 0) {
            add(
                    to,
                    "ARB_cull_distance");
        }
        if (es == 0 && caps.depthClamp) {
            add(
                    to,
                    "ARB_depth_clamp");
        }
        if (es == 0 && caps.derivativeControl) {
            add(
                    to,
                    "ARB_derivative_control");
        }
        if (es == 0 && caps.independentBlend) {
            add(
                    to,
                    "ARB_draw_buffers_blend");
        }
        if (es == 0 && caps.indirectDraw) {
            add(
                    to,
                    "ARB_draw_indirect",
                    "ARB_multi_draw_indirect");
        }
        if (es == 0 && caps.instanceDivisor) {
            add(
                    to,
                    "ARB_draw_instanced",
                    "ARB_instanced_arrays");
        }
        if (es == 0 && caps.maxViewports > 1 && caps.geometry) {
            add(
                    to,
                    "ARB_fragment_layer_viewport",
                    "ARB_viewport_array");
        }
        if (es == 0 && caps.fragmentInterlock) {
            add(
                    to,
                    "ARB_fragment_shader_interlock");
        }
        if (compatibility && caps.geometry) {
            add(
                    to,
                    "ARB_geometry_shader4",
                    "EXT_geometry_shader4");
        }
        if (es == 0 && caps.geometry && caps.sampleInterpolation && caps.dynamicResourceIndex) {
            add(
                    to,
                    "ARB_gpu_shader5");
        }
        if (es == 0 && caps.float64) {
            add(
                    to,
                    "ARB_gpu_shader_fp64");
        }
        if (es == 0 && caps.int64) {
            add(
                    to,
                    "ARB_gpu_shader_int64");
        }
        if (es == 0 && caps.indirectCount) {
            add(
                    to,
                    "ARB_indirect_parameters");
        }
        if (es == 0 && caps.occlusionQuery) {
            add(
                    to,
                    "ARB_occlusion_query2");
        }
        if (es == 0 && caps.pipelineStatistics) {
            add(
                    to,
                    "ARB_pipeline_statistics_query");
        }
        if (es == 0 && caps.depthBiasClamp) {
            add(
                    to,
                    "ARB_polygon_offset_clamp");
        }
        if (es == 0 && caps.postDepthCoverage) {
            add(
                    to,
                    "ARB_post_depth_coverage");
        }
        if (es == 0 && caps.queryResultToBuffer) {
            add(
                    to,
                    "ARB_query_buffer_object");
        }
        if (es == 0 && caps.sampleLocationGrid > 0) {
            add(
                    to,
                    "ARB_sample_locations",
                    "NV_sample_locations");
        }
        if (es == 0 && caps.sampleShading) {
            add(
                    to,
                    "ARB_sample_shading");
        }
        if (es == 0 && caps.maxStorageBuffers > 0 && caps.fragmentStores) {
            add(
                    to,
                    "ARB_shader_atomic_counter_ops",
                    "ARB_shader_atomic_counters",
                    "ARB_shader_storage_buffer_object",
                    "INTEL_shader_atomic_float_minmax");
        }
        if (es == 0 && caps.ballots && caps.int64) {
            add(
                    to,
                    "ARB_shader_ballot");
        }
        if (es == 0 && caps.shaderClock && caps.int64) {
            add(
                    to,
                    "ARB_shader_clock");
        }
        if (es == 0 && caps.drawParameters) {
            add(
                    to,
                    "ARB_shader_draw_parameters");
        }
        if (es == 0 && caps.votes) {
            add(
                    to,
                    "ARB_shader_group_vote");
        }
        if (es == 0 && caps.maxImages > 0 && caps.fragmentStores) {
            add(
                    to,
                    "ARB_shader_image_load_store",
                    "ARB_shader_image_size");
        }
        if (es == 0 && caps.multisampleTextures) {
            add(
                    to,
                    "ARB_shader_texture_image_samples",
                    "ARB_texture_multisample",
                    "ARB_texture_storage_multisample");
        }
        if (es == 0 && caps.sparseTextures) {
            add(
                    to,
                    "ARB_sparse_texture");
        }
        if (es == 0 && caps.sparseTextures && caps.sparseResidency) {
            add(
                    to,
                    "ARB_sparse_texture2");
        }
        if (es == 0 && caps.sparseTextures && caps.sparseResidency && caps.minLod) {
            add(
                    to,
                    "ARB_sparse_texture_clamp");
        }
        if (es == 0 && caps.tessellation) {
            add(
                    to,
                    "ARB_tessellation_shader");
        }
        if (es == 0 && caps.cubeArrays) {
            add(
                    to,
                    "ARB_texture_cube_map_array");
        }
        if (es == 0 && caps.maxAnisotropy > 1) {
            add(
                    to,
                    "ARB_texture_filter_anisotropic");
        }
        if (es == 0 && caps.samplerReduction) {
            add(
                    to,
                    "ARB_texture_filter_minmax");
        }
        if (es == 0 && caps.textureGather) {
            add(
                    to,
                    "ARB_texture_gather");
        }
        if (es == 0 && caps.mirrorClampToEdge) {
            add(
                    to,
                    "ARB_texture_mirror_clamp_to_edge");
        }
        if (es == 0 && caps.textureQueryLod) {
            add(
                    to,
                    "ARB_texture_query_lod");
        }
        if (es == 0 && caps.textureSwizzle) {
            add(
                    to,
                    "ARB_texture_swizzle");
        }
        if (es == 0 && caps.textureViews) {
            add(
                    to,
                    "ARB_texture_view");
        }
        if (es == 0 && caps.timestamps) {
            add(
                    to,
                    "ARB_timer_query",
                    "EXT_timer_query");
        }
        if (es == 0 && caps.streamOutput && caps.drawFromStreamOutput && caps.streamOutputPause) {
            add(
                    to,
                    "ARB_transform_feedback2");
        }
        if (es == 0 && caps.streamOutput && caps.maxStreamTargets >= 4 && caps.maxVertexStreams >= 4) {
            add(
                    to,
                    "ARB_transform_feedback3");
        }
        if (es == 0 && caps.streamOutput && caps.drawFromStreamOutput) {
            add(
                    to,
                    "ARB_transform_feedback_instanced");
        }
        if (es == 0 && caps.streamOutput) {
            add(
                    to,
                    "ARB_transform_feedback_overflow_query",
                    "EXT_transform_feedback");
        }
        if (es == 0 && caps.float64 && caps.float64Attributes) {
            add(
                    to,
                    "ARB_vertex_attrib_64bit");
        }
        if (es == 0 && caps.mirrorClamp && caps.mirrorClampToEdge) {
            add(
                    to,
                    "ATI_texture_mirror_once",
                    "EXT_texture_mirror_clamp");
        }
        if (es >= 30 && caps.instanceDivisor && caps.drawParameters) {
            add(
                    to,
                    "EXT_base_instance");
        }
        if (es >= 20 && caps.dualSourceBlend) {
            add(
                    to,
                    "EXT_blend_func_extended");
        }
        if (compatibility || es >= 20) {
            add(
                    to,
                    "EXT_blend_minmax",
                    "EXT_multi_draw_arrays",
                    "EXT_separate_shader_objects");
        }
        if (es >= 31) {
            add(
                    to,
                    "EXT_buffer_storage",
                    "EXT_clear_texture",
                    "EXT_float_blend",
                    "EXT_render_snorm",
                    "EXT_shader_implicit_conversions",
                    "EXT_shader_io_blocks",
                    "EXT_texture_norm16",
                    "OES_shader_io_blocks");
        }
        if (es >= 20 && caps.clipHalfZ) {
            add(
                    to,
                    "EXT_clip_control");
        }
        if (es >= 30 && caps.maxCullDistances > 0) {
            add(
                    to,
                    "EXT_clip_cull_distance");
        }
        if (es >= 30) {
            add(
                    to,
                    "EXT_color_buffer_float",
                    "EXT_conservative_depth",
                    "EXT_draw_elements_base_vertex",
                    "NV_shader_noperspective_interpolation",
                    "OES_draw_elements_base_vertex");
        }
        if (es >= 20) {
            add(
                    to,
                    "EXT_color_buffer_half_float",
                    "EXT_debug_label",
                    "EXT_debug_marker",
                    "EXT_discard_framebuffer",
                    "EXT_draw_buffers",
                    "EXT_frag_depth",
                    "EXT_map_buffer_range",
                    "EXT_read_format_bgra",
                    "EXT_robustness",
                    "EXT_sRGB_write_control",
                    "EXT_shader_non_constant_global_initializers",
                    "EXT_shader_texture_lod",
                    "EXT_shadow_samplers",
                    "EXT_texture_border_clamp",
                    "EXT_texture_compression_bptc",
                    "EXT_texture_compression_dxt1",
                    "EXT_texture_compression_s3tc_srgb",
                    "EXT_texture_format_BGRA8888",
                    "EXT_texture_storage",
                    "EXT_texture_type_2_10_10_10_REV",
                    "OES_EGL_image",
                    "OES_compressed_ETC1_RGB8_sub_texture",
                    "OES_compressed_ETC1_RGB8_texture",
                    "OES_fbo_render_mipmap",
                    "OES_get_program_binary",
                    "OES_mapbuffer",
                    "OES_standard_derivatives",
                    "OES_texture_border_clamp",
                    "OES_texture_float",
                    "OES_texture_float_linear",
                    "OES_texture_half_float",
                    "OES_texture_half_float_linear",
                    "OES_vertex_half_float");
        }
        if (es >= 31 && newestEs >= 32) {
            add(
                    to,
                    "EXT_copy_image",
                    "EXT_draw_buffers_indexed",
                    "EXT_geometry_point_size",
                    "EXT_geometry_shader",
                    "EXT_primitive_bounding_box",
                    "EXT_tessellation_point_size",
                    "EXT_tessellation_shader",
                    "EXT_texture_buffer",
                    "EXT_texture_cube_map_array",
                    "OES_copy_image",
                    "OES_draw_buffers_indexed",
                    "OES_geometry_point_size",
                    "OES_geometry_shader",
                    "OES_primitive_bounding_box",
                    "OES_sample_shading",
                    "OES_shader_multisample_interpolation",
                    "OES_tessellation_point_size",
                    "OES_tessellation_shader",
                    "OES_texture_buffer",
                    "OES_texture_cube_map_array",
                    "OES_texture_stencil8",
                    "OES_texture_storage_multisample_2d_array");
        }
        if (es == 0 || es >= 31) {
            add(
                    to,
                    "EXT_demote_to_helper_invocation");
        }
        if (es == 0 && caps.depthBounds) {
            add(
                    to,
                    "EXT_depth_bounds_test");
        }
        if (es >= 20 && caps.depthClamp) {
            add(
                    to,
                    "EXT_depth_clamp");
        }
        if (es >= 20 && caps.timestamps) {
            add(
                    to,
                    "EXT_disjoint_timer_query");
        }
        if ((es == 0 || es >= 20) && caps.instanceDivisor) {
            add(
                    to,
                    "EXT_draw_instanced");
        }
        if (es >= 30 && caps.drawFromStreamOutput) {
            add(
                    to,
                    "EXT_draw_transform_feedback");
        }
        if (es >= 31 && caps.dynamicResourceIndex && caps.textureGather) {
            add(
                    to,
                    "EXT_gpu_shader5",
                    "OES_gpu_shader5");
        }
        if (es >= 20 && caps.instanceDivisor) {
            add(
                    to,
                    "EXT_instanced_arrays");
        }
        if (es >= 31 && caps.indirectDraw) {
            add(
                    to,
                    "EXT_multi_draw_indirect");
        }
        if (es >= 20 && caps.maxSamples >= 2) {
            add(
                    to,
                    "EXT_multisampled_render_to_texture",
                    "EXT_multisampled_render_to_texture2");
        }
        if (es == 20 && caps.occlusionQuery) {
            add(
                    to,
                    "EXT_occlusion_query_boolean");
        }
        if ((es == 0 || es >= 20) && caps.depthBiasClamp) {
            add(
                    to,
                    "EXT_polygon_offset_clamp");
        }
        if ((es == 0 || es >= 31) && caps.postDepthCoverage) {
            add(
                    to,
                    "EXT_post_depth_coverage");
        }
        if ((es == 0 || es >= 20) && caps.framebufferFetch && caps.framebufferFetchCoherent) {
            add(
                    to,
                    "EXT_shader_framebuffer_fetch");
        }
        if ((es == 0 || es >= 20) && caps.framebufferFetch) {
            add(
                    to,
                    "EXT_shader_framebuffer_fetch_non_coherent");
        }
        if (es >= 30 && caps.votes) {
            add(
                    to,
                    "EXT_shader_group_vote");
        }
        if (es == 0 && caps.maxImages > 0 && caps.formatlessImageLoads) {
            add(
                    to,
                    "EXT_shader_image_load_formatted");
        }
        if (es == 0 || es >= 30) {
            add(
                    to,
                    "EXT_shader_integer_mix");
        }
        if (es == 0 && caps.deviceClock && caps.int64) {
            add(
                    to,
                    "EXT_shader_realtime_clock");
        }
        if (es == 0 || es >= 20) {
            add(
                    to,
                    "EXT_texture_compression_rgtc",
                    "EXT_texture_compression_s3tc",
                    "EXT_texture_sRGB_decode",
                    "KHR_context_flush_control",
                    "KHR_debug",
                    "KHR_no_error",
                    "KHR_parallel_shader_compile",
                    "KHR_robustness",
                    "KHR_texture_compression_astc_ldr");
        }
        if ((es == 0 || es >= 20) && caps.maxAnisotropy > 1) {
            add(
                    to,
                    "EXT_texture_filter_anisotropic");
        }
        if ((es == 0 || es >= 30) && caps.samplerReduction) {
            add(
                    to,
                    "EXT_texture_filter_minmax");
        }
        if (es >= 20 && caps.mirrorClampToEdge) {
            add(
                    to,
                    "EXT_texture_mirror_clamp_to_edge");
        }
        if (es >= 30 && caps.textureQueryLod) {
            add(
                    to,
                    "EXT_texture_query_lod");
        }
        if ((es == 0 || es >= 20) && caps.compareLods) {
            add(
                    to,
                    "EXT_texture_shadow_lod");
        }
        if (es >= 31 && caps.textureViews) {
            add(
                    to,
                    "EXT_texture_view",
                    "OES_texture_view");
        }
        if ((es == 0 || es >= 31 && newestEs >= 32) && caps.advancedBlend) {
            add(
                    to,
                    "KHR_blend_equation_advanced");
        }
        if ((es == 0 || es >= 31 && newestEs >= 32) && caps.advancedBlend && caps.advancedBlendCoherent) {
            add(
                    to,
                    "KHR_blend_equation_advanced_coherent");
        }
        if ((es == 0 || es >= 31) && caps.ballots && caps.compute) {
            add(
                    to,
                    "KHR_shader_subgroup");
        }
        if ((shaders && (es == 0 || es >= 31)) && caps.ballots && caps.compute && caps.reductions) {
            add(
                    to,
                    "KHR_shader_subgroup_arithmetic",
                    "KHR_shader_subgroup_clustered");
        }
        if ((shaders && (es == 0 || es >= 31)) && caps.ballots && caps.compute) {
            add(
                    to,
                    "KHR_shader_subgroup_ballot",
                    "KHR_shader_subgroup_basic",
                    "KHR_shader_subgroup_vote");
        }
        if ((shaders && (es == 0 || es >= 31)) && caps.ballots && caps.compute && caps.quadReads) {
            add(
                    to,
                    "KHR_shader_subgroup_quad");
        }
        if ((shaders && (es == 0 || es >= 31)) && caps.ballots && caps.compute && caps.shuffles) {
            add(
                    to,
                    "KHR_shader_subgroup_shuffle",
                    "KHR_shader_subgroup_shuffle_relative");
        }
        if ((es == 0 || es >= 31 && newestEs >= 32) && caps.compute && caps.computeDerivatives) {
            add(
                    to,
                    "NV_compute_shader_derivatives");
        }
        if ((es == 0 || es >= 31) && caps.fragmentInterlock) {
            add(
                    to,
                    "NV_fragment_shader_interlock");
        }
        if (es >= 31 && caps.maxImages > 0) {
            add(
                    to,
                    "NV_image_formats",
                    "OES_shader_image_atomic");
        }
        if (es == 0 && caps.int64Atomics && caps.maxStorageBuffers > 0 && caps.compute) {
            add(
                    to,
                    "NV_shader_atomic_int64");
        }
        if ((es == 0 || es >= 31 && newestEs >= 32) && caps.viewportMask && caps.maxViewports > 1 && caps.geometry) {
            add(
                    to,
                    "NV_viewport_array2");
        }
        if (es >= 30 && caps.sampleShading) {
            add(
                    to,
                    "OES_sample_variables");
        }
        if (es >= 31 && newestEs >= 32 && caps.maxViewports > 1) {
            add(
                    to,
                    "OES_viewport_array");
        }
    }
}
