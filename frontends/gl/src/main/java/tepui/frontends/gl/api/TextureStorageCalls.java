package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.share.TextureNames;
import tepui.frontends.gl.texture.ImageFormats;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.TextureViewing;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.transfer.TexelWork;
import tepui.pipe.Caps;
import tepui.pipe.Device;

/** Immutable storage, views, buffer textures; clears, copies and invalidation of texels. */
public final class TextureStorageCalls {
    private final TextureNames textureNames;
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;
    private final Textures textures;
    private final TextureDefinitions definitions;

    private final TextureViewing viewing;
    private final TexelWork work;

    public TextureStorageCalls(
            Backend backend,
            ShareGroup share,
            Profile profile,
            Errors errors,
            Textures textures,
            TextureDefinitions definitions,
            TextureNames textureNames) {
        this.textureNames = textureNames;
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.share = share;
        this.profile = profile;
        this.errors = errors;
        this.textures = textures;
        this.definitions = definitions;

        viewing = new TextureViewing(device, share.textures, profile, errors);
        work = new TexelWork(pipe, share.textures, share.renderbuffers, profile, errors, textures, definitions);
    }

    // ---- storage ---------------------------------------------------------------------------------------------------

    private void storage(String call, int dimensions, int target, int levels, int format, int w, int h, int d) {
        TextureTarget proxy = TextureTarget.ofProxy(target);
        TextureTarget t = proxy != null ? proxy : TextureTarget.of(target);
        if (t == null || t.imageDimensions() != dimensions || t.isMultisample() || t == TextureTarget.BUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which takes no such images");
            return;
        }
        TextureObject object = proxy != null ? textures.proxy(t) : textures.bound(t);
        if (proxy == null && object.name() == 0) {
            errors.error(GL_INVALID_OPERATION, call + ": texture 0 is bound");
            return;
        }
        definitions.storage(call, object, proxy != null, levels, format, w, h, d);
    }

    private void namedStorage(String call, int dimensions, int name, int levels, int format, int w, int h, int d) {
        TextureObject t = textureNames.namedTexture(call, name);
        if (t == null) return;
        if (t.target().imageDimensions() != dimensions || t.target().isMultisample()) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " takes no such images");
            return;
        }
        definitions.storage(call, t, false, levels, format, w, h, d);
    }

    public void glTexStorage1D(int target, int levels, int format, int w) {
        storage("glTexStorage1D", 1, target, levels, format, w, 1, 1);
    }

    public void glTexStorage2D(int target, int levels, int format, int w, int h) {
        storage("glTexStorage2D", 2, target, levels, format, w, h, 1);
    }

    public void glTexStorage3D(int target, int levels, int format, int w, int h, int d) {
        storage("glTexStorage3D", 3, target, levels, format, w, h, d);
    }

    public void glTextureStorage1D(int name, int levels, int format, int w) {
        namedStorage("glTextureStorage1D", 1, name, levels, format, w, 1, 1);
    }

    public void glTextureStorage2D(int name, int levels, int format, int w, int h) {
        namedStorage("glTextureStorage2D", 2, name, levels, format, w, h, 1);
    }

    public void glTextureStorage3D(int name, int levels, int format, int w, int h, int d) {
        namedStorage("glTextureStorage3D", 3, name, levels, format, w, h, d);
    }

    private void samples(
            String call, TextureTarget t, int target, int samples, int format, int w, int h, int d, boolean fixed) {
        boolean proxy = target == t.proxy();
        if (target != t.glName() && !proxy) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which has no samples");
            return;
        }
        TextureObject object = proxy ? textures.proxy(t) : textures.bound(t);
        if (!proxy && object.name() == 0) {
            errors.error(GL_INVALID_OPERATION, call + ": texture 0 is bound");
            return;
        }
        definitions.multisample(call, object, proxy, samples, format, w, h, d, fixed, true);
    }

    private void namedSamples(
            String call, TextureTarget t, int name, int samples, int format, int w, int h, int d, boolean fixed) {
        TextureObject object = textureNames.namedTexture(call, name);
        if (object == null) return;
        if (object.target() != t) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " is of another target");
            return;
        }
        definitions.multisample(call, object, false, samples, format, w, h, d, fixed, true);
    }

    public void glTexStorage2DMultisample(int target, int samples, int format, int w, int h, boolean fixed) {
        samples("glTexStorage2DMultisample", TextureTarget.D2_MS, target, samples, format, w, h, 1, fixed);
    }

    public void glTexStorage3DMultisample(int target, int samples, int format, int w, int h, int d, boolean fixed) {
        samples("glTexStorage3DMultisample", TextureTarget.D2_MS_ARRAY, target, samples, format, w, h, d, fixed);
    }

    public void glTextureStorage2DMultisample(int name, int samples, int format, int w, int h, boolean fixed) {
        namedSamples("glTextureStorage2DMultisample", TextureTarget.D2_MS, name, samples, format, w, h, 1, fixed);
    }

    public void glTextureStorage3DMultisample(int name, int samples, int format, int w, int h, int d, boolean fixed) {
        namedSamples("glTextureStorage3DMultisample", TextureTarget.D2_MS_ARRAY, name, samples, format, w, h, d, fixed);
    }

    public void glTextureView(
            int name, int target, int original, int format, int minLevel, int levels, int minLayer, int layers) {
        viewing.view(name, target, original, format, minLevel, levels, minLayer, layers);
    }

    // ---- buffer textures -------------------------------------------------------------------------------------------

    /** @param size bytes, -1 for the whole buffer */
    private void buffer(String call, @Nullable TextureObject t, int format, int name, long offset, long size) {
        if (t == null) return;
        if (t.target() != TextureTarget.BUFFER) {
            errors.error(GL_INVALID_OPERATION, call + ": the texture is no buffer texture");
            return;
        }
        InternalFormat internal = InternalFormat.of(format);
        if (internal == null || !ImageFormats.isBufferFormat(format, profile.compatibility)) {
            errors.error(GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(format) + ", not one of buffers");
            return;
        }
        BufferObject b = name == 0 ? null : share.buffers.get(name);
        if (name != 0 && b == null) {
            errors.error(GL_INVALID_OPERATION, call + ": buffer is " + name + ", which is none");
            return;
        }
        if (b != null && size != -1) {
            long has = TextureParameters.sizeOf(b);
            if (offset < 0 || size <= 0 || offset > has || size > has - offset) {
                errors.error(GL_INVALID_VALUE, call + ": " + size + " bytes at " + offset + " of a buffer of " + has);
                return;
            }
            if (offset % caps.textureBufferAlignment != 0) {
                errors.error(
                        GL_INVALID_VALUE,
                        call + ": offset is " + offset + ", must be a multiple of " + caps.textureBufferAlignment);
                return;
            }
        }
        t.setBuffer(b, internal, b == null ? 0 : offset, b == null ? -1 : size);
        textures.respecified(t);
    }

    private @Nullable TextureObject boundBuffer(String call, int target) {
        if (target == GL_TEXTURE_BUFFER) return textures.bound(TextureTarget.BUFFER);
        errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", must be TEXTURE_BUFFER");
        return null;
    }

    public void glTexBuffer(int target, int format, int name) {
        buffer("glTexBuffer", boundBuffer("glTexBuffer", target), format, name, 0, -1);
    }

    public void glTexBufferRange(int target, int format, int name, long offset, long size) {
        buffer("glTexBufferRange", boundBuffer("glTexBufferRange", target), format, name, offset, Math.max(0, size));
    }

    public void glTextureBuffer(int texture, int format, int name) {
        buffer("glTextureBuffer", textureNames.namedTexture("glTextureBuffer", texture), format, name, 0, -1);
    }

    public void glTextureBufferRange(int texture, int format, int name, long offset, long size) {
        String call = "glTextureBufferRange";
        buffer(call, textureNames.namedTexture(call, texture), format, name, offset, Math.max(0, size));
    }

    // ---- texels ----------------------------------------------------------------------------------------------------

    private @Nullable TextureObject clearable(String call, int name, int level) {
        TextureObject t = name == 0 ? null : share.textures.get(name);
        if (t == null) {
            errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", which is none");
            return null;
        }
        if (t.target() == TextureTarget.BUFFER || t.image(0, level) == null) {
            errors.error(GL_INVALID_OPERATION, call + ": level " + level + " has no image");
            return null;
        }
        return t;
    }

    public void glClearTexImage(int name, int level, int format, int type, long data) {
        TextureObject t = clearable("glClearTexImage", name, level);
        if (t != null) work.clear("glClearTexImage", t, level, null, format, type, data);
    }

    public void glClearTexSubImage(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int type, long data) {
        TextureObject t = clearable("glClearTexSubImage", name, level);
        if (t != null) work.clear("glClearTexSubImage", t, level, new int[] {x, y, z, w, h, d}, format, type, data);
    }

    public void glCopyImageSubData(
            int source,
            int sourceTarget,
            int sourceLevel,
            int x,
            int y,
            int z,
            int target,
            int targetTarget,
            int targetLevel,
            int toX,
            int toY,
            int toZ,
            int w,
            int h,
            int d) {
        work.copy(
                source, sourceTarget, sourceLevel, x, y, z, target, targetTarget, targetLevel, toX, toY, toZ, w, h, d);
    }

    /** Checks; contents are kept, which is always allowed. */
    public void glInvalidateTexImage(int name, int level) {
        invalidate("glInvalidateTexImage", name, level);
    }

    public void glInvalidateTexSubImage(int name, int level, int x, int y, int z, int w, int h, int d) {
        if (!invalidate("glInvalidateTexSubImage", name, level)) return;
        TextureObject t = share.textures.get(name);
        if (t == null || t.target() == TextureTarget.BUFFER) return;
        work.inside("glInvalidateTexSubImage", t, level, x, y, z, w, h, d);
    }

    private boolean invalidate(String call, int name, int level) {
        TextureObject t = name == 0 ? null : share.textures.get(name);
        if (t == null || level < 0 || level >= t.target().maxLevels(caps)) {
            errors.error(GL_INVALID_VALUE, call + ": level " + level + " of texture " + name + ", which is none");
            return false;
        }
        return true;
    }
}
