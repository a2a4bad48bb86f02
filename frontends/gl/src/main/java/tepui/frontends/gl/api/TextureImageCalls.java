package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.share.TextureNames;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.transfer.TextureCopies;
import tepui.pipe.Device;

/** Texture objects and their names; images given by the program or copied. */
public final class TextureImageCalls {
    private final TextureNames textureNames;
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final TextureDefinitions definitions;

    final TextureCopies copies;

    public TextureImageCalls(
            Backend backend,
            ShareGroup share,
            Profile profile,
            Errors errors,
            PixelState pixels,
            Bound bound,
            TextureDefinitions definitions,
            TextureNames textureNames) {
        this.textureNames = textureNames;
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.share = share;
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();
        this.definitions = definitions;

        copies = new TextureCopies(device, pipe, profile, errors, pixels, textures, framebuffers, definitions);
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenTextures(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glGenTextures: n is " + n + ", must not be negative");
            return;
        }
        share.textures.generate(n, names);
    }

    public void glCreateTextures(int target, int n, long names) {
        TextureTarget t = TextureTarget.of(target);
        if (t == null) {
            errors.error(GL_INVALID_ENUM, "glCreateTextures: target is " + Errors.hex(target) + ", which is none");
            return;
        }
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glCreateTextures: n is " + n + ", must not be negative");
            return;
        }
        share.textures.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            share.textures.put(name, new TextureObject(device, name, t, profile.compatibility));
        }
    }

    public void glDeleteTextures(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glDeleteTextures: n is " + n + ", must not be negative");
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            if (name == 0) continue;
            TextureObject t = share.textures.remove(name);
            if (t == null) continue;
            textures.deleted(t);
            framebuffers.detach(t);
            t.delete();
        }
    }

    public boolean glIsTexture(int name) {
        return name != 0 && share.textures.get(name) != null;
    }

    public void glBindTexture(int target, int name) {
        TextureTarget t = TextureTarget.of(target);
        if (t == null || profile.es && !EsRules.isTexture(target, profile.esNames)) {
            errors.error(GL_INVALID_ENUM, "glBindTexture: target is " + Errors.hex(target) + ", which is none");
            return;
        }
        TextureObject object = name == 0 ? textures.defaultOf(t) : share.textures.get(name);
        if (object == null) {
            if (!profile.compatibility && !profile.es && !share.textures.isName(name)) {
                errors.error(GL_INVALID_OPERATION, "glBindTexture: texture is " + name + ", no name of glGenTextures");
                return;
            }
            object = new TextureObject(device, name, t, profile.compatibility);
            share.textures.put(name, object);
        }
        if (object.target() != t) {
            errors.error(GL_INVALID_OPERATION, "glBindTexture: texture " + name + " is of another target");
            return;
        }
        textures.bind(textures.active(), t, object);
    }

    public void glBindTextureUnit(int unit, int name) {
        if (unit < 0 || unit >= Textures.UNITS) {
            errors.error(GL_INVALID_VALUE, "glBindTextureUnit: unit is " + unit + ", must be below " + Textures.UNITS);
            return;
        }
        if (name == 0) {
            textures.unbind(unit);
            return;
        }
        TextureObject object = share.textures.get(name);
        if (object == null) {
            errors.error(GL_INVALID_OPERATION, "glBindTextureUnit: texture is " + name + ", which is none");
            return;
        }
        textures.bind(unit, object.target(), object);
    }

    public void glBindTextures(int first, int count, long names) {
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, "glBindTextures" + ": count is " + count + ", must not be negative");
            return;
        }
        if (first < 0 || (long) first + count > Textures.UNITS) {
            errors.error(
                    GL_INVALID_OPERATION,
                    "glBindTextures: units " + first + " + " + count + ", there are " + Textures.UNITS);
            return;
        }
        for (int i = 0; i < count; i++) {
            int name = names == 0 ? 0 : Native.getInt(names + 4L * i);
            if (name == 0) {
                textures.unbind(first + i);
                continue;
            }
            TextureObject object = share.textures.get(name);
            if (object == null)
                errors.error(GL_INVALID_OPERATION, "glBindTextures: texture is " + name + ", which is none");
            else textures.bind(first + i, object.target(), object);
        }
    }

    public void glPrioritizeTextures(int n, long names, long priorities) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glPrioritizeTextures: n is " + n + ", must not be negative");
            return;
        }
        for (int i = 0; i < n; i++) {
            TextureObject t = share.textures.get(Native.getInt(names + 4L * i));
            if (t != null) t.priority = Math.max(0, Math.min(1, Native.getFloat(priorities + 4L * i)));
        }
    }

    public boolean glAreTexturesResident(int n, long names, long residences) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glAreTexturesResident: n is " + n + ", must not be negative");
            return false;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            if (name == 0 || share.textures.get(name) == null) {
                errors.error(GL_INVALID_VALUE, "glAreTexturesResident: texture is " + name + ", which is none");
                return false;
            }
        }
        return true;
    }

    // ---- finding textures ------------------------------------------------------------------------------------------

    /** The texture bound to an image's target with so many dimensions; null with an error. */
    @Nullable
    TextureObject boundImage(String call, int target, int dimensions) {
        TextureTarget t = TextureTarget.ofImage(target);
        if (t == null || t.imageDimensions() != dimensions || t == TextureTarget.BUFFER || t.isMultisample()) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which takes no such images");
            return null;
        }
        return textures.bound(t);
    }

    /** As {@link TextureNames#namedTexture}, of a target that takes parts of so many dimensions; a cube counts as an array of faces. */
    private @Nullable TextureObject namedImage(String call, int name, int dimensions) {
        TextureObject t = textureNames.namedTexture(call, name);
        if (t == null) return null;
        int has = t.target() == TextureTarget.CUBE ? 3 : t.target().imageDimensions();
        if (has != dimensions
                || t.target() == TextureTarget.BUFFER
                || t.target().isMultisample()) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has no such images");
            return null;
        }
        return t;
    }

    private static int faceOf(TextureObject t) {
        return t.target() == TextureTarget.CUBE ? -1 : 0;
    }

    // ---- whole images ----------------------------------------------------------------------------------------------

    public void glTexImage1D(
            int target, int level, int internalformat, int w, int border, int format, int type, long pixels) {
        definitions.image("glTexImage1D", 1, target, level, internalformat, w, 1, 1, border, format, type, pixels);
    }

    public void glTexImage2D(
            int target, int level, int internalformat, int w, int h, int border, int format, int type, long pixels) {
        definitions.image("glTexImage2D", 2, target, level, internalformat, w, h, 1, border, format, type, pixels);
    }

    public void glTexImage3D(
            int target,
            int level,
            int internalformat,
            int w,
            int h,
            int d,
            int border,
            int format,
            int type,
            long pixels) {
        definitions.image("glTexImage3D", 3, target, level, internalformat, w, h, d, border, format, type, pixels);
    }

    // ---- parts -----------------------------------------------------------------------------------------------------

    public void glTexSubImage1D(int target, int level, int x, int w, int format, int type, long pixels) {
        TextureObject t = boundImage("glTexSubImage1D", target, 1);
        if (t != null) definitions.subImage("glTexSubImage1D", t, 0, level, x, 0, 0, w, 1, 1, format, type, pixels);
    }

    public void glTexSubImage2D(int target, int level, int x, int y, int w, int h, int format, int type, long pixels) {
        TextureObject t = boundImage("glTexSubImage2D", target, 2);
        int face = TextureTarget.face(target);
        if (t != null) definitions.subImage("glTexSubImage2D", t, face, level, x, y, 0, w, h, 1, format, type, pixels);
    }

    public void glTexSubImage3D(
            int target, int level, int x, int y, int z, int w, int h, int d, int format, int type, long pixels) {
        TextureObject t = boundImage("glTexSubImage3D", target, 3);
        if (t != null) definitions.subImage("glTexSubImage3D", t, 0, level, x, y, z, w, h, d, format, type, pixels);
    }

    public void glTextureSubImage1D(int name, int level, int x, int w, int format, int type, long pixels) {
        TextureObject t = namedImage("glTextureSubImage1D", name, 1);
        if (t != null) definitions.subImage("glTextureSubImage1D", t, 0, level, x, 0, 0, w, 1, 1, format, type, pixels);
    }

    public void glTextureSubImage2D(
            int name, int level, int x, int y, int w, int h, int format, int type, long pixels) {
        TextureObject t = namedImage("glTextureSubImage2D", name, 2);
        if (t != null) definitions.subImage("glTextureSubImage2D", t, 0, level, x, y, 0, w, h, 1, format, type, pixels);
    }

    public void glTextureSubImage3D(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int type, long pixels) {
        String call = "glTextureSubImage3D";
        TextureObject t = namedImage(call, name, 3);
        if (t != null) definitions.subImage(call, t, faceOf(t), level, x, y, z, w, h, d, format, type, pixels);
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    public void glCompressedTexImage1D(int target, int level, int format, int w, int border, int size, long data) {
        definitions.compressedImage("glCompressedTexImage1D", 1, target, level, format, w, 1, 1, border, size, data);
    }

    public void glCompressedTexImage2D(
            int target, int level, int format, int w, int h, int border, int size, long data) {
        definitions.compressedImage("glCompressedTexImage2D", 2, target, level, format, w, h, 1, border, size, data);
    }

    public void glCompressedTexImage3D(
            int target, int level, int format, int w, int h, int d, int border, int size, long data) {
        definitions.compressedImage("glCompressedTexImage3D", 3, target, level, format, w, h, d, border, size, data);
    }

    public void glCompressedTexSubImage1D(int target, int level, int x, int w, int format, int size, long data) {
        String call = "glCompressedTexSubImage1D";
        TextureObject t = boundImage(call, target, 1);
        if (t != null) definitions.compressedSubImage(call, t, 0, level, x, 0, 0, w, 1, 1, format, size, data);
    }

    public void glCompressedTexSubImage2D(
            int target, int level, int x, int y, int w, int h, int format, int size, long data) {
        String call = "glCompressedTexSubImage2D";
        TextureObject t = boundImage(call, target, 2);
        int face = TextureTarget.face(target);
        if (t != null) definitions.compressedSubImage(call, t, face, level, x, y, 0, w, h, 1, format, size, data);
    }

    public void glCompressedTexSubImage3D(
            int target, int level, int x, int y, int z, int w, int h, int d, int format, int size, long data) {
        String call = "glCompressedTexSubImage3D";
        TextureObject t = boundImage(call, target, 3);
        if (t != null) definitions.compressedSubImage(call, t, 0, level, x, y, z, w, h, d, format, size, data);
    }

    public void glCompressedTextureSubImage1D(int name, int level, int x, int w, int format, int size, long data) {
        String call = "glCompressedTextureSubImage1D";
        TextureObject t = namedImage(call, name, 1);
        if (t != null) definitions.compressedSubImage(call, t, 0, level, x, 0, 0, w, 1, 1, format, size, data);
    }

    public void glCompressedTextureSubImage2D(
            int name, int level, int x, int y, int w, int h, int format, int size, long data) {
        String call = "glCompressedTextureSubImage2D";
        TextureObject t = namedImage(call, name, 2);
        if (t != null) definitions.compressedSubImage(call, t, 0, level, x, y, 0, w, h, 1, format, size, data);
    }

    public void glCompressedTextureSubImage3D(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int size, long data) {
        String call = "glCompressedTextureSubImage3D";
        TextureObject t = namedImage(call, name, 3);
        if (t != null) definitions.compressedSubImage(call, t, faceOf(t), level, x, y, z, w, h, d, format, size, data);
    }

    // ---- copies from the read framebuffer --------------------------------------------------------------------------

    public void glCopyTexImage1D(int target, int level, int internalformat, int x, int y, int w, int border) {
        copies.image("glCopyTexImage1D", 1, target, level, internalformat, x, y, w, 1, border);
    }

    public void glCopyTexImage2D(int target, int level, int internalformat, int x, int y, int w, int h, int border) {
        copies.image("glCopyTexImage2D", 2, target, level, internalformat, x, y, w, h, border);
    }

    public void glCopyTexSubImage1D(int target, int level, int toX, int x, int y, int w) {
        TextureObject t = boundImage("glCopyTexSubImage1D", target, 1);
        if (t != null) copies.subImage("glCopyTexSubImage1D", t, 0, level, toX, 0, 0, x, y, w, 1);
    }

    public void glCopyTexSubImage2D(int target, int level, int toX, int toY, int x, int y, int w, int h) {
        TextureObject t = boundImage("glCopyTexSubImage2D", target, 2);
        if (t != null) {
            copies.subImage("glCopyTexSubImage2D", t, TextureTarget.face(target), level, toX, toY, 0, x, y, w, h);
        }
    }

    public void glCopyTexSubImage3D(int target, int level, int toX, int toY, int toZ, int x, int y, int w, int h) {
        TextureObject t = boundImage("glCopyTexSubImage3D", target, 3);
        if (t != null) copies.subImage("glCopyTexSubImage3D", t, 0, level, toX, toY, toZ, x, y, w, h);
    }

    public void glCopyTextureSubImage1D(int name, int level, int toX, int x, int y, int w) {
        TextureObject t = namedImage("glCopyTextureSubImage1D", name, 1);
        if (t != null) copies.subImage("glCopyTextureSubImage1D", t, 0, level, toX, 0, 0, x, y, w, 1);
    }

    public void glCopyTextureSubImage2D(int name, int level, int toX, int toY, int x, int y, int w, int h) {
        TextureObject t = namedImage("glCopyTextureSubImage2D", name, 2);
        if (t != null) copies.subImage("glCopyTextureSubImage2D", t, 0, level, toX, toY, 0, x, y, w, h);
    }

    public void glCopyTextureSubImage3D(int name, int level, int toX, int toY, int toZ, int x, int y, int w, int h) {
        TextureObject t = namedImage("glCopyTextureSubImage3D", name, 3);
        if (t == null) return;
        boolean cube = t.target() == TextureTarget.CUBE;
        if (cube && (toZ < 0 || toZ > 5)) {
            errors.error(GL_INVALID_VALUE, "glCopyTextureSubImage3D: zoffset is " + toZ + ", a cube has six faces");
            return;
        }
        copies.subImage("glCopyTextureSubImage3D", t, cube ? toZ : 0, level, toX, toY, cube ? 0 : toZ, x, y, w, h);
    }

    // ---- several samples, mipmaps ----------------------------------------------------------------------------------

    private void multisample(
            String call,
            TextureTarget expected,
            int target,
            int samples,
            int format,
            int w,
            int h,
            int d,
            boolean fixed) {
        boolean proxy = target == expected.proxy();
        if (target != expected.glName() && !proxy) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which has no samples");
            return;
        }
        TextureObject t = proxy ? textures.proxy(expected) : textures.bound(expected);
        definitions.multisample(call, t, proxy, samples, format, w, h, d, fixed, false);
    }

    public void glTexImage2DMultisample(int target, int samples, int internalformat, int w, int h, boolean fixed) {
        multisample("glTexImage2DMultisample", TextureTarget.D2_MS, target, samples, internalformat, w, h, 1, fixed);
    }

    public void glTexImage3DMultisample(
            int target, int samples, int internalformat, int w, int h, int d, boolean fixed) {
        multisample(
                "glTexImage3DMultisample", TextureTarget.D2_MS_ARRAY, target, samples, internalformat, w, h, d, fixed);
    }

    public void glGenerateMipmap(int target) {
        TextureTarget t = TextureTarget.of(target);
        if (t == null || t.isSingleLevel()) {
            errors.error(
                    GL_INVALID_ENUM, "glGenerateMipmap: target is " + Errors.hex(target) + ", which has no levels");
            return;
        }
        definitions.generateMipmap("glGenerateMipmap", textures.bound(t));
    }

    public void glGenerateTextureMipmap(int name) {
        TextureObject t = textureNames.namedTexture("glGenerateTextureMipmap", name);
        if (t == null) return;
        if (t.target().isSingleLevel()) {
            errors.error(GL_INVALID_OPERATION, "glGenerateTextureMipmap: texture " + name + " has no levels");
            return;
        }
        definitions.generateMipmap("glGenerateTextureMipmap", t);
    }
}
