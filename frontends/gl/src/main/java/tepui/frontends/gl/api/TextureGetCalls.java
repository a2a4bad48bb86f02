package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.share.TextureNames;
import tepui.frontends.gl.texture.FormatQueries;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureReads;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Caps;
import tepui.pipe.Device;

/** Texels read back, and what the device makes of formats. */
public final class TextureGetCalls {
    private final TextureNames textureNames;
    private final Device device;
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;
    private final TextureDefinitions definitions;

    private final TextureReads reads;
    private final FormatQueries formats;

    public TextureGetCalls(
            Backend backend,
            Profile profile,
            Errors errors,
            PixelState pixels,
            PixelBuffers pixelBuffers,
            Textures textures,
            TextureDefinitions definitions,
            TextureNames textureNames) {
        this.textureNames = textureNames;
        this.device = backend.device();
        this.caps = backend.caps();
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.pixelBuffers = pixelBuffers;
        this.textures = textures;
        this.definitions = definitions;

        reads = new TextureReads(caps, profile, errors, pixels, pixelBuffers, textures, definitions);
        formats = new FormatQueries(device, caps, profile, errors);
    }

    /** What is bound to an image's target that can be read; null with an error. */
    private @Nullable TextureObject readable(String call, int target) {
        TextureTarget t = TextureTarget.ofImage(target);
        if (t == null || t == TextureTarget.BUFFER || t.isMultisample()) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which has no images to read");
            return null;
        }
        return textures.bound(t);
    }

    private @Nullable TextureObject readableNamed(String call, int name) {
        TextureObject t = textureNames.namedTexture(call, name);
        if (t == null) return null;
        if (t.target() == TextureTarget.BUFFER || t.target().isMultisample()) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has no images to read");
            return null;
        }
        return t;
    }

    private static int faceOf(TextureObject t) {
        return t.target() == TextureTarget.CUBE ? -1 : 0;
    }

    public void glGetTexImage(int target, int level, int format, int type, long to) {
        TextureObject t = readable("glGetTexImage", target);
        if (t != null) reads.pixels("glGetTexImage", t, TextureTarget.face(target), level, null, format, type, -1, to);
    }

    public void glGetnTexImage(int target, int level, int format, int type, int limit, long to) {
        TextureObject t = readable("glGetnTexImage", target);
        if (t == null) return;
        reads.pixels("glGetnTexImage", t, TextureTarget.face(target), level, null, format, type, limit, to);
    }

    public void glGetTextureImage(int name, int level, int format, int type, int limit, long to) {
        TextureObject t = readableNamed("glGetTextureImage", name);
        if (t != null) reads.pixels("glGetTextureImage", t, faceOf(t), level, null, format, type, limit, to);
    }

    public void glGetTextureSubImage(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int type, int limit, long to) {
        TextureObject t = readableNamed("glGetTextureSubImage", name);
        if (t == null) return;
        int[] box = {x, y, z, w, h, d};
        reads.pixels("glGetTextureSubImage", t, faceOf(t), level, box, format, type, limit, to);
    }

    public void glGetCompressedTexImage(int target, int level, long to) {
        TextureObject t = readable("glGetCompressedTexImage", target);
        if (t != null) reads.blocks("glGetCompressedTexImage", t, TextureTarget.face(target), level, null, -1, to);
    }

    public void glGetnCompressedTexImage(int target, int level, int limit, long to) {
        TextureObject t = readable("glGetnCompressedTexImage", target);
        if (t != null) reads.blocks("glGetnCompressedTexImage", t, TextureTarget.face(target), level, null, limit, to);
    }

    public void glGetCompressedTextureImage(int name, int level, int limit, long to) {
        TextureObject t = readableNamed("glGetCompressedTextureImage", name);
        if (t != null) reads.blocks("glGetCompressedTextureImage", t, faceOf(t), level, null, limit, to);
    }

    public void glGetCompressedTextureSubImage(
            int name, int level, int x, int y, int z, int w, int h, int d, int limit, long to) {
        TextureObject t = readableNamed("glGetCompressedTextureSubImage", name);
        if (t == null) return;
        int[] box = {x, y, z, w, h, d};
        reads.blocks("glGetCompressedTextureSubImage", t, faceOf(t), level, box, limit, to);
    }

    public void glGetInternalformativ(int target, int format, int pname, int count, long params) {
        formats.answer("glGetInternalformativ", target, format, pname, count, params, 4);
    }

    public void glGetInternalformati64v(int target, int format, int pname, int count, long params) {
        formats.answer("glGetInternalformati64v", target, format, pname, count, params, 8);
    }
}
