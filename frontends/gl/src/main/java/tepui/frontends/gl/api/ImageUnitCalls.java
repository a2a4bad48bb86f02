package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.ImageFormats;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;

/** Image units: texture levels that shaders load from and store to. */
public final class ImageUnitCalls {
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final Textures textures;

    public ImageUnitCalls(ShareGroup share, Profile profile, Dirty dirty, Errors errors, Textures textures) {
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.textures = textures;
    }

    public void glBindImageTexture(int unit, int name, int level, boolean layered, int layer, int access, int format) {
        String call = "glBindImageTexture";
        // As MAX_IMAGE_UNITS tells (8.26).
        if (unit < 0 || unit >= profile.limits.imageUnits) {
            errors.error(GL_INVALID_VALUE, call + ": unit is " + unit + ", must be below " + profile.limits.imageUnits);
            return;
        }
        if (level < 0 || layer < 0) {
            errors.error(
                    GL_INVALID_VALUE, call + ": level is " + level + ", layer " + layer + ", must not be negative");
            return;
        }
        if (access != GL_READ_ONLY && access != GL_WRITE_ONLY && access != GL_READ_WRITE) {
            errors.error(GL_INVALID_ENUM, call + ": access is " + Errors.hex(access) + ", which is none");
            return;
        }
        if (!ImageFormats.isImageFormat(format)) {
            errors.error(GL_INVALID_VALUE, call + ": format is " + Errors.hex(format) + ", no format of images");
            return;
        }
        TextureObject t = name == 0 ? null : share.textures.get(name);
        if (name != 0 && t == null) {
            errors.error(GL_INVALID_VALUE, call + ": texture is " + name + ", which is none");
            return;
        }
        if (profile.es && t != null && !t.immutable && t.target() != TextureTarget.BUFFER) {
            errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", which is not immutable");
            return;
        }
        textures.bindImage(unit, t, level, layered, layer, access, format);
    }

    public void glBindImageTextures(int first, int count, long names) {
        String call = "glBindImageTextures";
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
            return;
        }
        if (first < 0 || (long) first + count > profile.limits.imageUnits) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": units " + first + " + " + count + ", there are " + profile.limits.imageUnits);
            return;
        }
        for (int i = 0; i < count; i++) {
            int name = names == 0 ? 0 : Native.getInt(names + 4L * i);
            if (name == 0) {
                textures.bindImage(first + i, null, 0, false, 0, GL_READ_ONLY, GL_R8);
                continue;
            }
            TextureObject t = share.textures.get(name);
            TextureImage image = t == null ? null : t.image(0, 0);
            InternalFormat format = image == null ? null : image.internal;
            if (t != null && t.target() == TextureTarget.BUFFER) format = t.bufferFormat;
            if (t == null || format == null || !ImageFormats.isImageFormat(format.name())) {
                errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", which has no image for shaders");
                continue;
            }
            textures.bindImage(first + i, t, 0, true, 0, GL_READ_WRITE, format.name());
        }
        dirty.bits |= Dirty.IMAGES;
    }
}
