package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/**
 * Error checks of calls that name a texture: names, targets, units, levels, boxes, buffers behind textures (OpenGL 4.6,
 * 8.1, 8.6, 8.7, 8.9). Each rule says whether the call goes on, or gives what was named; where not, the error is
 * recorded.
 */
public final class TextureRules {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final NameTable<TextureObject> names;
    private final Textures textures;

    public TextureRules(Caps caps, Profile profile, Errors errors, NameTable<TextureObject> names, Textures textures) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.names = names;
        this.textures = textures;
    }

    // ---- names and units (8.1) -------------------------------------------------------------------------------------

    /** A count of names (8.1). */
    public boolean count(String call, int n) {
        if (n >= 0) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": n is " + n + ", must not be negative");
    }

    /** glCreateTextures' target (8.1). */
    public @Nullable TextureTarget created(String call, int target) {
        TextureTarget t = TextureTarget.of(target);
        if (t == null) errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
        return t;
    }

    /** A target of glBindTexture (8.1). */
    public @Nullable TextureTarget bindTarget(String call, int target) { // hot
        TextureTarget t = TextureTarget.of(target);
        boolean known =
                profile.es1 ? Es1Rules.isTexture(target) : !profile.es || EsRules.isTexture(target, profile.esNames);
        if (t != null && known) return t;
        errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
        return null;
    }

    /**
     * glBindTexture (8.1): a name of glGenTextures, or of a texture of the target.
     *
     * @param known the object of that name, null where there is none yet
     */
    public boolean bind(String call, TextureTarget t, int name, @Nullable TextureObject known) { // hot
        if (known == null) {
            if (profile.compatibility || profile.es || names.isName(name)) return true;
            return errors.wrong(GL_INVALID_OPERATION, call + ": texture is " + name + ", no name of glGenTextures");
        }
        if (known.target() == t) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": texture " + name + " is of another target");
    }

    /** glActiveTexture (chapter 8). */
    public boolean activeUnit(String call, int texture) {
        int unit = texture - GL_TEXTURE0;
        if (unit >= 0 && unit < textures.units()) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": texture is " + Errors.hex(texture) + ", which is no unit");
    }

    /** glBindTextureUnit (8.1). */
    public boolean unit(String call, int unit) {
        if (unit >= 0 && unit < textures.units()) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": unit is " + unit + ", must be below " + textures.units());
    }

    /** glBindTextures, glBindSamplers (8.1, 8.2): units one behind the other. */
    public boolean units(String call, int first, int count) {
        if (count < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
        }
        if (first >= 0 && (long) first + count <= textures.units()) return true;
        return errors.wrong(
                GL_INVALID_OPERATION, call + ": units " + first + " + " + count + ", there are " + textures.units());
    }

    /** The texture of a name (8.6, 8.10, 8.11, 8.19). */
    public @Nullable TextureObject named(String call, int name) {
        TextureObject t = name == 0 ? null : names.get(name);
        if (t == null) errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", which is none");
        return t;
    }

    /** glAreTexturesResident: all must be textures (8.1). */
    public boolean resident(String call, int name) {
        if (name != 0 && names.get(name) != null) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": texture is " + name + ", which is none");
    }

    // ---- textures whose images are specified or read (8.5, 8.6, 8.11.4)

    /** The target of an image that takes pixels of so many dimensions (8.5.3, 8.6). */
    @Nullable
    TextureTarget image(String call, @Nullable TextureTarget t, int target, int dimensions) {
        boolean takes =
                t != null && t.imageDimensions() == dimensions && t != TextureTarget.BUFFER && !t.isMultisample();
        if (takes) return t;
        errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which takes no such images");
        return null;
    }

    /** An image's target that takes pixels of so many dimensions. */
    public boolean takesImages(String call, int target, int dimensions) {
        return image(call, TextureTarget.ofImage(target), target, dimensions) != null;
    }

    /** The texture bound to an image's target with so many dimensions. */
    public @Nullable TextureObject boundImage(String call, int target, int dimensions) { // hot
        TextureTarget t = image(call, TextureTarget.ofImage(target), target, dimensions);
        return t == null ? null : textures.bound(t);
    }

    /** The bound texture, if it can have the image of a handle, which there must be (OES_EGL_image). */
    public @Nullable TextureObject ofImage(String call, int target, @Nullable SharedImage image) {
        if (target != GL_TEXTURE_2D) {
            errors.invalidEnum(call, "target", target);
            return null;
        }
        TextureObject t = textures.bound(TextureTarget.D2);
        if (image == null) errors.error(GL_INVALID_VALUE, call + ": the context's device has no such image");
        else if (t.immutable || t.hasHandles())
            errors.error(GL_INVALID_OPERATION, call + ": the texture is immutable, or has handles");
        else return t;
        return null;
    }

    /** The texture of a name, if it takes parts of so many dimensions (8.6); a cube counts as an array of faces. */
    public @Nullable TextureObject namedImage(String call, int name, int dimensions) {
        TextureObject t = named(call, name);
        if (t == null) return null;
        int has = t.target() == TextureTarget.CUBE ? 3 : t.target().imageDimensions();
        if (has == dimensions && hasImages(t)) return t;
        errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has no such images");
        return null;
    }

    private static boolean hasImages(TextureObject t) {
        return t.target() != TextureTarget.BUFFER && !t.target().isMultisample();
    }

    /** An image's target that can be read (8.11.4). */
    public @Nullable TextureTarget readable(String call, int target) {
        TextureTarget t = TextureTarget.ofImage(target);
        if (t != null && t != TextureTarget.BUFFER && !t.isMultisample()) return t;
        errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which has no images to read");
        return null;
    }

    public @Nullable TextureObject boundReadable(String call, int target) {
        TextureTarget t = readable(call, target);
        return t == null ? null : textures.bound(t);
    }

    /** The texture of a name, which has images to read (8.11.4). */
    public @Nullable TextureObject namedReadable(String call, int name) {
        TextureObject t = named(call, name);
        if (t == null || hasImages(t)) return t;
        errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has no images to read");
        return null;
    }

    /** glGenerateMipmap's target (8.14.4). */
    public @Nullable TextureTarget levels(String call, int target) {
        TextureTarget t = TextureTarget.of(target);
        if (t != null && !t.isSingleLevel()) return t;
        errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which has no levels");
        return null;
    }

    public @Nullable TextureObject boundLevels(String call, int target) {
        TextureTarget t = levels(call, target);
        return t == null ? null : textures.bound(t);
    }

    /** The texture of a name, which has levels (8.14.4). */
    public @Nullable TextureObject namedLevels(String call, int name) {
        TextureObject t = named(call, name);
        if (t == null || !t.target().isSingleLevel()) return t;
        errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has no levels");
        return null;
    }

    /** glInvalidateTex*Image (8.20): the one call to which a name that is none is a wrong value. */
    public boolean invalidate(String call, int name, int level) {
        TextureObject t = name == 0 ? null : names.get(name);
        if (t != null && level >= 0 && level < t.target().maxLevels(caps)) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": level " + level + " of texture " + name + ", which is none");
    }

    // ---- levels and boxes (8.6) ------------------------------------------------------------------------------------

    /** A level that the texture's target has (8.6, 8.11.3, 8.11.4). */
    public boolean level(String call, TextureObject t, int level) {
        if (level >= 0 && level < t.target().maxLevels(caps)) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": level is " + level);
    }

    /** The image of a region's level (8.6, 8.7). */
    public @Nullable TextureImage existing(String call, TextureObject t, Region r) {
        if (!level(call, t, r.level)) return null;
        TextureImage image = t.image(r.hasFaces() ? 0 : r.face, r.level);
        if (image == null) errors.error(GL_INVALID_OPERATION, call + ": level " + r.level + " has no image");
        return image;
    }

    /** A size below 0 is an error, whatever is there (8.6). */
    public boolean isNegative(String call, Region r) {
        if (r.width >= 0 && r.height >= 0 && r.depth >= 0) return false;
        errors.error(GL_INVALID_VALUE, call + ": size is " + r.size() + ", must not be negative");
        return true;
    }

    /** A box inside an image, or inside the six faces of a cube; one outside is a wrong value (8.6, 8.11.4). */
    public boolean inside(String call, TextureImage image, Region r) {
        return inside(call, GL_INVALID_VALUE, image, r);
    }

    /** The same with the call's own error: of clears it is an invalid operation (8.21). */
    public boolean inside(String call, int error, TextureImage image, Region r) {
        int depth = r.hasFaces() ? 6 : image.depth;
        boolean in = r.width >= 0
                && r.height >= 0
                && r.depth >= 0
                && r.x >= 0
                && r.y >= 0
                && r.z >= 0
                && (long) r.x + r.width <= image.width
                && (long) r.y + r.height <= image.height
                && (long) r.z + r.depth <= depth;
        return in
                || errors.wrong(
                        error,
                        call + ": (" + r.x + ", " + r.y + ", " + r.z + ") + " + r.size()
                                + " is not inside the image of " + image.width + " x " + image.height + " x " + depth);
    }

    /** glCopyTextureSubImage3D to a cube (8.6): the offset is a face. */
    public boolean face(String call, int z) {
        if (z >= 0 && z <= 5) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": zoffset is " + z + ", a cube has six faces");
    }

    /** Boxes of compressed images are made of whole blocks (8.7; of reads it is a wrong value, 8.11.4). */
    public boolean blocksWhole(String call, int error, TextureImage image, Region r) {
        Format f = image.internal.first();
        boolean whole = r.x % f.blockWidth() == 0
                && r.y % f.blockHeight() == 0
                && (r.width % f.blockWidth() == 0 || r.x + r.width == image.width)
                && (r.height % f.blockHeight() == 0 || r.y + r.height == image.height);
        if (!whole) {
            errors.error(
                    error,
                    call + ": a part of " + r.width + " x " + r.height + " at (" + r.x + ", " + r.y
                            + ") is not made of whole blocks");
        }
        return whole;
    }

    // ---- buffer textures (8.9) -------------------------------------------------------------------------------------

    /** Bytes of a buffer that its texture sees: all of it. */
    public static final long WHOLE = -1;

    /** The one target (8.9). */
    public boolean bufferTarget(String call, int target) {
        if (target == GL_TEXTURE_BUFFER) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", must be TEXTURE_BUFFER");
    }

    public @Nullable TextureObject boundBuffer(String call, int target) {
        return bufferTarget(call, target) ? textures.bound(TextureTarget.BUFFER) : null;
    }

    /** A texture that has a buffer behind it (8.9), which another may replace while it has no handles (ARB_bindless_texture, 3.9.X). */
    public @Nullable TextureObject bufferTexture(String call, @Nullable TextureObject t) {
        if (t != null && t.hasHandles()) {
            errors.error(GL_INVALID_OPERATION, call + ": the texture has handles, which keep it as it is");
            return null;
        }
        if (t == null || t.target() == TextureTarget.BUFFER) return t;
        errors.error(GL_INVALID_OPERATION, call + ": the texture is no buffer texture");
        return null;
    }

    /** A format of buffer textures (8.9, table 8.24). */
    public @Nullable InternalFormat bufferFormat(String call, int format) {
        InternalFormat f = InternalFormat.of(format);
        if (f != null && ImageFormats.isBufferFormat(format, profile.compatibility)) return f;
        errors.error(GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(format) + ", not one of buffers");
        return null;
    }

    /** The range of a buffer that a texture sees (8.9); the name 0 takes the buffer away. */
    public boolean bufferRange(String call, int name, @Nullable BufferObject b, long offset, long size) {
        if (name != 0 && b == null) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": buffer is " + name + ", which is none");
        }
        if (b == null || size == WHOLE) return true;
        long has = b.storageSize();
        if (offset < 0 || size <= 0 || offset > has || size > has - offset) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": " + size + " bytes at " + offset + " of a buffer of " + has);
        }
        if (offset % caps.textureBufferAlignment == 0) return true;
        return errors.wrong(
                GL_INVALID_VALUE,
                call + ": offset is " + offset + ", must be a multiple of " + caps.textureBufferAlignment);
    }
}
