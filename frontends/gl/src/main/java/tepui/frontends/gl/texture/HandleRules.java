package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;

/**
 * Error checks of handles of textures and images and of their residency (ARB_bindless_texture, 3.9.X and 6.1.4). Each rule says whether
 * the call goes on, or gives what was named; where not, the error is recorded.
 */
public final class HandleRules {
    private final Errors errors;
    private final NameTable<TextureObject> textures;
    private final NameTable<SamplerObject> samplers;
    private final Handles handles;
    private final Residency residency;

    public HandleRules(
            Errors errors,
            NameTable<TextureObject> textures,
            NameTable<SamplerObject> samplers,
            Handles handles,
            Residency residency) {
        this.errors = errors;
        this.textures = textures;
        this.samplers = samplers;
        this.handles = handles;
        this.residency = residency;
    }

    /** The texture of a name (3.9.X). */
    public @Nullable TextureObject texture(String call, int name) {
        TextureObject t = name == 0 ? null : textures.get(name);
        if (t == null) errors.error(GL_INVALID_VALUE, call + ": texture is " + name + ", which is none");
        return t;
    }

    /** The sampler object of a name (3.9.X). */
    public @Nullable SamplerObject sampler(String call, int name) {
        SamplerObject s = name == 0 ? null : samplers.get(name);
        if (s == null) errors.error(GL_INVALID_VALUE, call + ": sampler is " + name + ", which is none");
        return s;
    }

    /** A texture is complete, and its border is of zeros and ones, one number for red, green and blue (3.9.X). */
    public boolean sampled(String call, TextureObject t, SamplingParams p) {
        if (!t.isComplete(p)) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": texture " + t.name() + " is not complete");
        }
        TextureImage base = t.baseImage();
        boolean integer = base != null && base.internal.isInteger();
        int one = integer ? 1 : Float.floatToRawIntBits(1);
        int[] border = p.border;
        boolean plain =
                isPlain(border[0], one) && border[1] == border[0] && border[2] == border[0] && isPlain(border[3], one);
        return plain
                || errors.wrong(GL_INVALID_OPERATION, call + ": the border colour is none of those that handles have");
    }

    private static boolean isPlain(int word, int one) {
        return word == 0 || word == one;
    }

    /** The level and layers of an image handle (3.9.X). */
    public boolean image(String call, TextureObject t, int level, boolean layered, int layer, int format) {
        if (!ImageFormats.isImageFormat(format)) {
            return errors.wrong(GL_INVALID_VALUE, call + ": format is " + Errors.hex(format) + ", no format of images");
        }
        if (t.target() == TextureTarget.BUFFER) return buffer(call, t, layered);
        TextureImage image = t.image(0, level);
        if (image == null || image.isEmpty()) {
            return errors.wrong(GL_INVALID_VALUE, call + ": there is no level " + level);
        }
        int layers =
                t.target() == TextureTarget.CUBE ? 6 : t.target() == TextureTarget.D3 ? image.depth : image.layers();
        if (!layered && (layer < 0 || layer >= layers)) {
            return errors.wrong(GL_INVALID_VALUE, call + ": layer is " + layer + ", must be below " + layers);
        }
        if (!t.isComplete(t.params())) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": texture " + t.name() + " is not complete");
        }
        return hasLayers(call, t, layered);
    }

    /** The buffer of a buffer texture (3.9.X): it is complete with one. */
    private boolean buffer(String call, TextureObject t, boolean layered) {
        if (!t.isComplete(t.params())) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": texture " + t.name() + " has no buffer");
        }
        return hasLayers(call, t, layered);
    }

    /** All layers are for textures that have some (3.9.X). */
    private boolean hasLayers(String call, TextureObject t, boolean layered) {
        boolean has = t.target() == TextureTarget.D3
                || t.target() == TextureTarget.CUBE
                || t.target().isArray();
        return !layered || has || errors.wrong(GL_INVALID_OPERATION, call + ": texture " + t.name() + " has no layers");
    }

    /** A texture handle that is valid (3.9.X, 6.1.4). */
    public @Nullable TextureHandle texture(String call, long handle) {
        TextureHandle h = handles.texture(handle);
        if (h == null) errors.error(GL_INVALID_OPERATION, call + ": " + handle + " is no texture handle");
        return h;
    }

    /** An image handle that is valid (3.9.X, 6.1.4). */
    public @Nullable ImageHandle image(String call, long handle) {
        ImageHandle h = handles.image(handle);
        if (h == null) errors.error(GL_INVALID_OPERATION, call + ": " + handle + " is no image handle");
        return h;
    }

    /** A texture handle that is resident, or is not (3.9.X). */
    public @Nullable TextureHandle texture(String call, long handle, boolean resident) {
        TextureHandle h = texture(call, handle);
        return h == null || is(call, handle, residency.has(h), resident) ? h : null;
    }

    /** An image handle that is resident, or is not (3.9.X). */
    public @Nullable ImageHandle image(String call, long handle, boolean resident) {
        ImageHandle h = image(call, handle);
        return h == null || is(call, handle, residency.has(h), resident) ? h : null;
    }

    /** Whether a handle is resident, as the call needs it (3.9.X). */
    private boolean is(String call, long handle, boolean is, boolean wanted) {
        return is == wanted
                || errors.wrong(
                        GL_INVALID_OPERATION, call + ": handle " + handle + " is " + (is ? "" : "not ") + "resident");
    }

    /** What shaders do with an image (3.9.X). */
    public boolean access(String call, int access) {
        return access == GL_READ_ONLY
                || access == GL_WRITE_ONLY
                || access == GL_READ_WRITE
                || errors.wrong(GL_INVALID_ENUM, call + ": access is " + Errors.hex(access) + ", which is none");
    }
}
