package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;

/** Error checks of image units (OpenGL 4.6, 8.26). Each rule says whether the call goes on, or gives what was named; where not, the error is recorded. */
public final class ImageUnitRules {
    private final Profile profile;
    private final Errors errors;
    private final NameTable<TextureObject> names;

    public ImageUnitRules(Profile profile, Errors errors, NameTable<TextureObject> names) {
        this.profile = profile;
        this.errors = errors;
        this.names = names;
    }

    /** Unit, level and layer of glBindImageTexture (8.26). */
    public boolean place(String call, int unit, int level, int layer) {
        int units = profile.limits.imageUnits;
        if (unit < 0 || unit >= units) {
            return errors.wrong(GL_INVALID_VALUE, call + ": unit is " + unit + ", must be below " + units);
        }
        return level >= 0 && layer >= 0
                || errors.wrong(
                        GL_INVALID_VALUE, call + ": level is " + level + ", layer " + layer + ", must not be negative");
    }

    /** Its access and format (8.26, table 8.34). */
    public boolean use(String call, int access, int format) {
        if (access != GL_READ_ONLY && access != GL_WRITE_ONLY && access != GL_READ_WRITE) {
            return errors.wrong(GL_INVALID_ENUM, call + ": access is " + Errors.hex(access) + ", which is none");
        }
        return ImageFormats.isImageFormat(format)
                || errors.wrong(GL_INVALID_VALUE, call + ": format is " + Errors.hex(format) + ", no format of images");
    }

    /** Its texture, where it has one (8.26); in OpenGL ES, one that is immutable or of a buffer (OpenGL ES 3.2, 8.23). */
    public boolean texture(String call, int name, @Nullable TextureObject t) {
        if (name == 0) return true;
        if (t == null) return errors.wrong(GL_INVALID_VALUE, call + ": texture is " + name + ", which is none");
        return !profile.es
                || t.immutable
                || t.target() == TextureTarget.BUFFER
                || errors.wrong(GL_INVALID_OPERATION, call + ": texture is " + name + ", which is not immutable");
    }

    /** The units of glBindImageTextures (8.26). */
    public boolean units(String call, int first, int count) {
        if (count < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
        }
        int units = profile.limits.imageUnits;
        return first >= 0 && (long) first + count <= units
                || errors.wrong(
                        GL_INVALID_OPERATION, call + ": units " + first + " + " + count + ", there are " + units);
    }

    /** A texture of glBindImageTextures with a level 0 that shaders can have (8.26). */
    public @Nullable TextureObject whole(String call, int name) {
        TextureObject t = names.get(name);
        InternalFormat format = t == null ? null : format(t);
        if (format != null && ImageFormats.isImageFormat(format.name())) return t;
        errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", which has no image for shaders");
        return null;
    }

    /** The format of a texture's first image, or of its buffer. */
    public static @Nullable InternalFormat format(TextureObject t) {
        if (t.target() == TextureTarget.BUFFER) return t.bufferFormat;
        TextureImage image = t.image(0, 0);
        return image == null ? null : image.internal;
    }
}
