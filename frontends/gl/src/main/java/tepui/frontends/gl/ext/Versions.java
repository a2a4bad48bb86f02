package tepui.frontends.gl.ext;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.ContextRequest.Api;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.Caps;
import tepui.pipe.Device;

/**
 * Versions of OpenGL that a device can have. A version is there when the one before is, all of its functions are, and
 * the device does each of the extensions that became part of it; a row per version says which. Numbers are 46 for 4.6.
 */
public final class Versions {
    private record Desktop(int version, String... parts) {}

    /** From 3.0 on: the device's floor has all of 2.1. */
    private static final List<Desktop> DESKTOP = List.of(
            new Desktop(
                    30,
                    "transform feedback",
                    "NV_conditional_render",
                    "ARB_framebuffer_object",
                    "ARB_vertex_array_object",
                    "ARB_map_buffer_range"),
            new Desktop(31, "ARB_draw_instanced", "ARB_uniform_buffer_object", "ARB_copy_buffer"),
            new Desktop(
                    32, "geometry", "ARB_depth_clamp", "ARB_texture_multisample", "ARB_sync", "ARB_provoking_vertex"),
            new Desktop(
                    33,
                    "ARB_blend_func_extended",
                    "ARB_occlusion_query2",
                    "ARB_sampler_objects",
                    "ARB_texture_swizzle",
                    "ARB_timer_query",
                    "ARB_instanced_arrays",
                    "ARB_shader_bit_encoding",
                    "ARB_texture_rgb10_a2ui"),
            new Desktop(
                    40,
                    "ARB_texture_query_lod",
                    "ARB_draw_buffers_blend",
                    "ARB_draw_indirect",
                    "ARB_gpu_shader5",
                    "ARB_gpu_shader_fp64",
                    "ARB_sample_shading",
                    "ARB_shader_subroutine",
                    "ARB_tessellation_shader",
                    "ARB_texture_buffer_object_rgb32",
                    "ARB_texture_cube_map_array",
                    "ARB_texture_gather",
                    "ARB_transform_feedback2",
                    "ARB_transform_feedback3"),
            new Desktop(
                    41,
                    "large",
                    "ARB_ES2_compatibility",
                    "ARB_get_program_binary",
                    "ARB_separate_shader_objects",
                    "ARB_shader_precision",
                    "ARB_vertex_attrib_64bit",
                    "ARB_viewport_array"),
            new Desktop(
                    42,
                    "ARB_base_instance",
                    "ARB_conservative_depth",
                    "ARB_internalformat_query",
                    "ARB_map_buffer_alignment",
                    "ARB_shader_atomic_counters",
                    "ARB_shader_image_load_store",
                    "ARB_shading_language_420pack",
                    "ARB_shading_language_packing",
                    "ARB_texture_compression_bptc",
                    "ARB_texture_storage",
                    "ARB_transform_feedback_instanced",
                    "ARB_compressed_texture_pixel_storage"),
            new Desktop(
                    43,
                    "ARB_arrays_of_arrays",
                    "ARB_ES3_compatibility",
                    "ARB_clear_buffer_object",
                    "ARB_compute_shader",
                    "ARB_copy_image",
                    "KHR_debug",
                    "ARB_explicit_uniform_location",
                    "ARB_fragment_layer_viewport",
                    "ARB_framebuffer_no_attachments",
                    "ARB_internalformat_query2",
                    "ARB_invalidate_subdata",
                    "ARB_multi_draw_indirect",
                    "ARB_program_interface_query",
                    "ARB_robust_buffer_access_behavior",
                    "ARB_shader_image_size",
                    "ARB_shader_storage_buffer_object",
                    "ARB_stencil_texturing",
                    "ARB_texture_buffer_range",
                    "ARB_texture_query_levels",
                    "ARB_texture_storage_multisample",
                    "ARB_texture_view",
                    "ARB_vertex_attrib_binding"),
            new Desktop(
                    44,
                    "ARB_buffer_storage",
                    "ARB_clear_texture",
                    "ARB_enhanced_layouts",
                    "ARB_multi_bind",
                    "ARB_query_buffer_object",
                    "ARB_texture_mirror_clamp_to_edge",
                    "ARB_texture_stencil8",
                    "ARB_vertex_type_10f_11f_11f_rev"),
            new Desktop(
                    45,
                    "ARB_clip_control",
                    "ARB_cull_distance",
                    "ARB_ES3_1_compatibility",
                    "ARB_conditional_render_inverted",
                    "KHR_context_flush_control",
                    "ARB_derivative_control",
                    "ARB_direct_state_access",
                    "ARB_get_texture_sub_image",
                    "KHR_robustness",
                    "ARB_shader_texture_image_samples",
                    "ARB_texture_barrier"),
            new Desktop(
                    46,
                    "ARB_gl_spirv",
                    "ARB_spirv_extensions",
                    "ARB_indirect_parameters",
                    "ARB_pipeline_statistics_query",
                    "ARB_polygon_offset_clamp",
                    "KHR_no_error",
                    "ARB_shader_atomic_counter_ops",
                    "ARB_shader_draw_parameters",
                    "ARB_shader_group_vote",
                    "ARB_texture_filter_anisotropic",
                    "ARB_transform_feedback_overflow_query"));

    private static final List<String> KNOWN = List.of(
            "1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.0", "2.1", "3.0", "3.1", "3.2", "3.3", "4.0", "4.1", "4.2",
            "4.3", "4.4", "4.5", "4.6");

    private Versions() {}

    // ---- desktop ---------------------------------------------------------------------------------------------------

    /** The newest version of desktop OpenGL that is whole on a device. */
    public static int newest(Device device, boolean compatibility) {
        int newest = 21;
        Set<String> there = Extensions.ofDevice(device.caps(), compatibility);
        for (Desktop v : DESKTOP) {
            if (missing(device, v, compatibility, there) != null) return newest;
            newest = v.version;
        }
        return newest;
    }

    /** Names of what the version after the newest one lacks, for people; null where there is none. */
    public static @Nullable String lacking(Device device, boolean compatibility) {
        Set<String> there = Extensions.ofDevice(device.caps(), compatibility);
        for (Desktop v : DESKTOP) {
            String missing = missing(device, v, compatibility, there);
            if (missing != null) return text(v.version) + " needs " + missing;
        }
        return null;
    }

    private static @Nullable String missing(Device device, Desktop v, boolean compatibility, Set<String> there) {
        Caps caps = device.caps();
        for (String part : v.parts) {
            boolean is = switch (part) {
                case "geometry" -> caps.geometry;
                case "transform feedback" -> caps.streamOutput;
                case "large" ->
                    caps.maxTexture2D >= 16384 && caps.maxTexture3D >= 2048 && caps.maxTextureLayers >= 2048;
                default -> there.contains("GL_" + part);
            };
            if (!is) return part;
        }
        List<String> functions =
                FunctionTable.missing("GL_VERSION_" + v.version / 10 + "_" + v.version % 10, compatibility);
        return functions.isEmpty() ? null : functions.getFirst();
    }

    // ---- ES --------------------------------------------------------------------------------------------------------

    /** The newest version of OpenGL ES that is whole on a device. */
    public static int newestEs(Device device) {
        Caps c = device.caps();
        boolean three = c.streamOutput && c.occlusionQuery && c.instanceDivisor && c.maxColorTargets >= 4;
        if (!three) return 20;
        boolean one = c.compute
                && c.indirectDraw
                && c.multisampleTextures
                && c.textureGather
                && c.maxStorageBuffers >= 4
                && c.maxImages >= 4;
        if (!one) return 30;
        // ASTC needs nothing of a device: what it does not have is decoded when it is uploaded.
        boolean two = c.geometry
                && c.tessellation
                && c.sampleShading
                && c.sampleInterpolation
                && c.independentBlend
                && c.cubeArrays
                && c.fragmentStores
                && c.advancedBlend;
        return two ? 32 : 31;
    }

    // ---- contexts --------------------------------------------------------------------------------------------------

    public static String text(int version) {
        return version / 10 + "." + version % 10;
    }

    /** Which OpenGL ES is asked for, if any. */
    public static Profile.Es es(ContextRequest a) {
        return a.api() != Api.ES ? Profile.Es.NONE : a.major() < 2 ? Profile.Es.FIRST : Profile.Es.LATER;
    }

    /** Does the profile mean anything for the version? Before 3.1 nothing was removed, unless that was asked for. */
    public static boolean isCompatibility(ContextRequest a) {
        if (a.api() == Api.COMPATIBILITY || es(a) == Profile.Es.FIRST) return true;
        int asked = a.major() * 10 + a.minor();
        return a.api() == Api.CORE && asked < 31 && !(asked == 30 && a.forwardCompatible());
    }

    /** Why a device cannot give a program what it asks for; null where it can. */
    public static @Nullable String refusal(Device device, ContextRequest a) {
        int asked = a.major() * 10 + a.minor();
        String name = "version " + a.major() + "." + a.minor();
        if (a.api() == Api.ES) {
            if (a.major() == 1 && (a.minor() == 0 || a.minor() == 1)) return null;
            boolean known = a.minor() >= 0 && (asked == 20 || asked >= 30 && asked <= 32);
            if (!known) return "there is no OpenGL ES of " + name + ", or it is not there: 1.0, 1.1, 2.0 to 3.2";
            int newest = newestEs(device);
            return asked <= newest
                    ? null
                    : "OpenGL ES " + text(asked) + " is not there on this device, the newest is " + text(newest);
        }
        if (a.minor() < 0 || a.minor() > 9 || !KNOWN.contains(a.major() + "." + a.minor())) {
            return "there is no OpenGL of " + name + ": 1.0 to 4.6";
        }
        if (a.forwardCompatible() && asked < 30) {
            return name + " cannot be forward compatible: 3.0 and later can";
        }
        boolean compatibility = isCompatibility(a);
        int newest = newest(device, compatibility);
        return asked <= newest
                ? null
                : "OpenGL " + text(asked) + " is not there on this device, the newest is " + text(newest) + ": "
                        + lacking(device, compatibility);
    }

    /**
     * The version of a context that is not refused, as the window systems' calls for making contexts choose it: of desktop OpenGL the newest
     * that programs for the version asked for run on, which OpenGL ES 1.1 is a part of; of later OpenGL ES that version.
     */
    public static int choose(Device device, ContextRequest a) {
        return es(a) == Profile.Es.LATER ? a.major() * 10 + a.minor() : newest(device, isCompatibility(a));
    }
}
