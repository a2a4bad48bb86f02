package tepui.frontends.glsl.syntax;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tepui.frontends.glsl.Extension;

/** Which extensions are in force at which place: every #extension directive changes it from there on. */
public final class ExtensionSet {
    private record Change(int pos, Extension extension, boolean enabled) {}

    /** What the pack of extensions for ES 3.1 brings of the language. */
    private static final List<Extension> PACK = List.of(
            Extension.GL_KHR_blend_equation_advanced,
            Extension.GL_OES_sample_variables,
            Extension.GL_OES_shader_image_atomic,
            Extension.GL_OES_shader_multisample_interpolation,
            Extension.GL_OES_texture_storage_multisample_2d_array,
            Extension.GL_EXT_geometry_shader,
            Extension.GL_EXT_gpu_shader5,
            Extension.GL_EXT_primitive_bounding_box,
            Extension.GL_EXT_shader_io_blocks,
            Extension.GL_EXT_tessellation_shader,
            Extension.GL_EXT_texture_buffer,
            Extension.GL_EXT_texture_cube_map_array);

    private final List<Change> changes = new ArrayList<>();
    private final Set<Extension> ever = EnumSet.noneOf(Extension.class);

    public ExtensionSet() {}

    void change(int pos, Extension extension, boolean enabled) {
        changes.add(new Change(pos, extension, enabled));
        if (enabled) {
            ever.add(extension);
            if (extension == Extension.GL_ANDROID_extension_pack_es31a) for (Extension e : PACK) change(pos, e, true);
        }
    }

    /** Is it in force at {@code pos}? */
    public boolean isEnabled(Extension extension, int pos) {
        if (!ever.contains(extension)) return false;
        boolean enabled = false;
        for (Change c : changes) {
            if (c.pos > pos) break;
            if (c.extension == extension) enabled = c.enabled;
        }
        return enabled;
    }

    /** All that were in force anywhere. */
    public Set<Extension> everEnabled() {
        return ever;
    }
}
