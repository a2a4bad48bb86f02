package tepui.frontends.gl.ext;

import java.util.Collection;
import java.util.List;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.pixel.EsFormats;
import tepui.pipe.Caps;

/**
 * Extensions of OpenGL ES by what they need of a device and of a context's version. Most are parts of a later version, or of the desktop, under
 * the names that they had before; {@link EsRules} and {@link EsFormats} count them in. Which of them are whole is found by {@link FunctionTable}.
 */
final class EsExtensions {
    /** What every context has: of 2.0 too. */
    private static final List<String> PLAIN = List.of(
            "EXT_blend_minmax",
            "EXT_color_buffer_half_float",
            "EXT_debug_label",
            "EXT_debug_marker",
            "EXT_discard_framebuffer",
            "EXT_draw_buffers",
            "EXT_map_buffer_range",
            "EXT_multi_draw_arrays",
            "EXT_read_format_bgra",
            "EXT_robustness",
            "EXT_sRGB_write_control",
            "EXT_separate_shader_objects",
            "EXT_shadow_samplers",
            "EXT_texture_border_clamp",
            "EXT_texture_compression_bptc",
            "EXT_texture_compression_dxt1",
            "EXT_texture_compression_rgtc",
            "EXT_texture_compression_s3tc",
            "EXT_texture_compression_s3tc_srgb",
            "EXT_texture_format_BGRA8888",
            "EXT_texture_sRGB_decode",
            "EXT_texture_storage",
            "KHR_context_flush_control",
            "KHR_parallel_shader_compile",
            "KHR_robustness",
            "KHR_texture_compression_astc_ldr",
            "OES_compressed_ETC1_RGB8_sub_texture",
            "OES_compressed_ETC1_RGB8_texture",
            "OES_fbo_render_mipmap",
            "OES_get_program_binary",
            "OES_mapbuffer",
            "OES_texture_border_clamp",
            "OES_texture_float",
            "OES_texture_float_linear",
            "OES_texture_half_float",
            "OES_texture_half_float_linear",
            "OES_vertex_half_float");

    /** What 3.0 has by other names. */
    private static final List<String> OLD = List.of(
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

    private EsExtensions() {}

    private static void add(Collection<String> to, boolean when, String... names) {
        if (when) for (String n : names) to.add("GL_" + n);
    }

    /** Adds the names that a context of the version can have on a device whose newest version is that. */
    static void collect(Collection<String> to, Caps c, int version, int newest) {
        for (String n : PLAIN) to.add("GL_" + n);
        if (version < 30) for (String n : OLD) to.add("GL_" + n);
        add(to, c.timestamps, "EXT_disjoint_timer_query");
        add(to, c.occlusionQuery && version < 30, "EXT_occlusion_query_boolean");
        add(to, c.instanceDivisor, "EXT_instanced_arrays", "EXT_draw_instanced");
        add(to, c.instanceDivisor && version < 30, "ANGLE_instanced_arrays");
        add(to, c.dualSourceBlend, "EXT_blend_func_extended");
        add(to, c.clipHalfZ, "EXT_clip_control");
        add(to, c.depthClamp, "EXT_depth_clamp");
        add(to, c.depthBiasClamp, "EXT_polygon_offset_clamp");
        add(to, c.mirrorClampToEdge, "EXT_texture_mirror_clamp_to_edge");
        if (version >= 30) es30(to, c);
        if (version >= 31) es31(to, c);
        if (version >= 31 && newest >= 32) es32(to, c);
    }

    private static void es30(Collection<String> to, Caps c) {
        add(to, true, "EXT_color_buffer_float", "EXT_shader_integer_mix");
        add(to, true, "EXT_draw_elements_base_vertex", "OES_draw_elements_base_vertex");
        add(to, c.instanceDivisor && c.drawParameters, "EXT_base_instance");
        add(to, c.maxCullDistances > 0, "EXT_clip_cull_distance");
        add(to, c.sampleShading, "OES_sample_variables");
        add(to, c.textureQueryLod, "EXT_texture_query_lod");
        add(to, c.votes, "EXT_shader_group_vote");
        add(to, c.samplerReduction, "EXT_texture_filter_minmax");
        add(to, c.drawFromStreamOutput, "EXT_draw_transform_feedback");
    }

    private static void es31(Collection<String> to, Caps c) {
        add(to, true, "EXT_float_blend", "EXT_buffer_storage", "EXT_clear_texture", "EXT_texture_norm16");
        add(to, true, "EXT_shader_io_blocks", "OES_shader_io_blocks");
        add(to, c.indirectDraw, "EXT_multi_draw_indirect");
        add(to, c.textureViews, "EXT_texture_view", "OES_texture_view");
        add(to, c.maxImages > 0, "OES_shader_image_atomic", "NV_image_formats");
        add(to, c.dynamicResourceIndex && c.textureGather, "EXT_gpu_shader5", "OES_gpu_shader5");
    }

    /** What became part of 3.2: {@link ContextState#esNames} lets contexts of 3.1 have its stages and targets. */
    private static void es32(Collection<String> to, Caps c) {
        for (String by : List.of("EXT_", "OES_")) {
            add(to, true, by + "geometry_shader", by + "tessellation_shader", by + "primitive_bounding_box");
            add(to, true, by + "geometry_point_size", by + "tessellation_point_size");
            add(to, true, by + "texture_buffer", by + "texture_cube_map_array");
            add(to, true, by + "copy_image", by + "draw_buffers_indexed");
        }
        add(to, true, "OES_sample_shading", "OES_shader_multisample_interpolation", "OES_texture_stencil8");
        add(to, true, "OES_texture_storage_multisample_2d_array");
        add(to, c.advancedBlend, "KHR_blend_equation_advanced");
        add(to, c.advancedBlend && c.advancedBlendCoherent, "KHR_blend_equation_advanced_coherent");
        add(to, c.maxViewports > 1, "OES_viewport_array");
        add(to, c.maxImages > 0 && c.dynamicResourceIndex, "ANDROID_extension_pack_es31a");
    }
}
