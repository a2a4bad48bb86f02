package tepui.targets.nativedoor.egl;

import tepui.pipe.Device;
import tepui.targets.lwjgl.window.EglImageTarget;

/** Strings that eglQueryString returns. */
final class EglTexts {
    private EglTexts() {}

    static final String VERSION_TEXT = "1.5 Tepui";

    private static final String CLIENT_EXTENSIONS = String.join(
            " ",
            "EGL_EXT_client_extensions",
            "EGL_EXT_device_base",
            "EGL_EXT_device_enumeration",
            "EGL_EXT_device_query",
            "EGL_EXT_explicit_device",
            "EGL_EXT_platform_base",
            "EGL_EXT_platform_device",
            "EGL_EXT_platform_x11",
            "EGL_KHR_client_get_all_proc_addresses",
            "EGL_KHR_platform_x11",
            "EGL_MESA_platform_surfaceless");

    /** Extensions without a display; {@code wayland} where the program's connection to a compositor can be used. */
    static String clientExtensions(boolean wayland) {
        return wayland ? CLIENT_EXTENSIONS + " EGL_EXT_platform_wayland EGL_KHR_platform_wayland" : CLIENT_EXTENSIONS;
    }

    private static final String EXTENSIONS = String.join(
            " ",
            "EGL_EXT_buffer_age",
            "EGL_EXT_create_context_robustness",
            "EGL_EXT_swap_buffers_with_damage",
            "EGL_KHR_create_context",
            "EGL_KHR_create_context_no_error",
            "EGL_KHR_fence_sync",
            "EGL_KHR_get_all_proc_addresses",
            "EGL_KHR_gl_colorspace",
            "EGL_KHR_gl_renderbuffer_image",
            "EGL_KHR_gl_texture_2D_image",
            "EGL_KHR_gl_texture_cubemap_image",
            "EGL_KHR_image_base",
            "EGL_KHR_no_config_context",
            "EGL_KHR_reusable_sync",
            "EGL_KHR_surfaceless_context",
            "EGL_KHR_swap_buffers_with_damage",
            "EGL_KHR_wait_sync");

    /** Extensions of a display. */
    static String extensions(Device device) {
        return EglImageTarget.hasSlices(device) ? EXTENSIONS + " EGL_KHR_gl_texture_3D_image" : EXTENSIONS;
    }
}
