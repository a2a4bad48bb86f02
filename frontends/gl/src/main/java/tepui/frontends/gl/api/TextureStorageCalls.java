package tepui.frontends.gl.api;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.ImageRequest;
import tepui.frontends.gl.texture.TextureImageRules;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.TextureViewRules;
import tepui.frontends.gl.texture.TextureViewing;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.transfer.CopySide;
import tepui.frontends.gl.transfer.TexelRules;
import tepui.frontends.gl.transfer.TexelWork;
import tepui.frontends.gl.transfer.TextureImages;
import tepui.frontends.gl.transfer.TextureWork;
import tepui.pipe.Device;

/** Immutable storage, views, buffer textures; clears, copies and invalidation of texels (OpenGL 4.6, 8.9, 8.18 to 8.21 and 18.3.3). */
public final class TextureStorageCalls {
    private final ShareGroup share;
    private final Textures textures;
    private final TextureRules rules;
    private final TextureImageRules imageRules;
    private final TextureImages images;
    private final ImageRequest request;
    private final TextureViewRules viewRules;
    private final TexelRules texelRules;
    private final TextureViewing viewing;
    private final TexelWork texels;

    private final Region region = new Region();
    private final PixelArguments arguments = new PixelArguments();
    private final CopySide from = new CopySide();
    private final CopySide to = new CopySide();

    public TextureStorageCalls(
            Device device,
            ShareGroup share,
            Profile profile,
            Textures textures,
            TextureWork work,
            TextureViewRules viewRules,
            TexelRules texelRules,
            TexelWork texels) {
        this.share = share;
        this.textures = textures;
        this.rules = work.rules();
        this.imageRules = work.imageRules();
        this.images = new TextureImages(work);
        this.request = images.request;
        this.viewRules = viewRules;
        this.texelRules = texelRules;
        this.viewing = new TextureViewing(device, share.textures, profile);
        this.texels = texels;
    }

    // ---- storage ----------------------------------------------------------------------------------------------------

    public void glTexStorage1D(int target, int levels, int format, int w) {
        request.storage("glTexStorage1D", 1, target, levels, format).level(0, w, 1, 1);
        images.storage();
    }

    public void glTexStorage2D(int target, int levels, int format, int w, int h) {
        request.storage("glTexStorage2D", 2, target, levels, format).level(0, w, h, 1);
        images.storage();
    }

    public void glTexStorage3D(int target, int levels, int format, int w, int h, int d) {
        request.storage("glTexStorage3D", 3, target, levels, format).level(0, w, h, d);
        images.storage();
    }

    public void glTextureStorage1D(int name, int levels, int format, int w) {
        request.storage("glTextureStorage1D", 1, 0, levels, format).level(0, w, 1, 1);
        images.storage(imageRules.namedStorage(request, name));
    }

    public void glTextureStorage2D(int name, int levels, int format, int w, int h) {
        request.storage("glTextureStorage2D", 2, 0, levels, format).level(0, w, h, 1);
        images.storage(imageRules.namedStorage(request, name));
    }

    public void glTextureStorage3D(int name, int levels, int format, int w, int h, int d) {
        request.storage("glTextureStorage3D", 3, 0, levels, format).level(0, w, h, d);
        images.storage(imageRules.namedStorage(request, name));
    }

    public void glTexStorage2DMultisample(int target, int samples, int format, int w, int h, boolean fixed) {
        request.of("glTexStorage2DMultisample", 2, target, format, 0).level(0, w, h, 1);
        request.samples(samples, fixed, true);
        images.samples(TextureTarget.D2_MS);
    }

    public void glTexStorage3DMultisample(int target, int samples, int format, int w, int h, int d, boolean fixed) {
        request.of("glTexStorage3DMultisample", 3, target, format, 0).level(0, w, h, d);
        request.samples(samples, fixed, true);
        images.samples(TextureTarget.D2_MS_ARRAY);
    }

    public void glTextureStorage2DMultisample(int name, int samples, int format, int w, int h, boolean fixed) {
        request.of("glTextureStorage2DMultisample", 2, 0, format, 0).level(0, w, h, 1);
        images.samples(imageRules.namedSamples(request.samples(samples, fixed, true), TextureTarget.D2_MS, name));
    }

    public void glTextureStorage3DMultisample(int name, int samples, int format, int w, int h, int d, boolean fixed) {
        request.of("glTextureStorage3DMultisample", 3, 0, format, 0).level(0, w, h, d);
        images.samples(imageRules.namedSamples(request.samples(samples, fixed, true), TextureTarget.D2_MS_ARRAY, name));
    }

    public void glTexPageCommitmentARB(
            int target, int level, int x, int y, int z, int w, int h, int d, boolean commit) {
        String call = "glTexPageCommitmentARB";
        TextureTarget t = rules.bindTarget(call, target);
        images.region.set(0, level, x, y, z, w, h, d);
        images.pages(call, t == null ? null : textures.bound(t), commit);
    }

    public void glTexturePageCommitmentEXT(
            int name, int level, int x, int y, int z, int w, int h, int d, boolean commit) {
        String call = "glTexturePageCommitmentEXT";
        images.region.set(0, level, x, y, z, w, h, d);
        images.pages(call, rules.named(call, name), commit);
    }

    public void glTextureView(
            int name, int target, int original, int format, int minLevel, int levels, int minLayer, int layers) {
        TextureObject seen = viewRules.view(name, target, original, format, minLevel, levels, minLayer, layers);
        TextureTarget t = TextureTarget.of(target);
        InternalFormat f = InternalFormat.of(format);
        if (seen == null || t == null || f == null) return;
        viewing.view(seen, name, t, f, minLevel, levels, minLayer, layers);
    }

    // ---- buffer textures --------------------------------------------------------------------------------------------

    private void buffer(String call, @Nullable TextureObject given, int format, int name, long offset, long size) {
        TextureObject t = rules.bufferTexture(call, given);
        InternalFormat f = t == null ? null : rules.bufferFormat(call, format);
        if (t == null || f == null) return;
        BufferObject b = name == 0 ? null : share.buffers.get(name);
        if (!rules.bufferRange(call, name, b, offset, size)) return;
        t.setBuffer(b, f, b == null ? 0 : offset, b == null ? TextureRules.WHOLE : size);
        textures.respecified(t);
    }

    public void glTexBuffer(int target, int format, int name) {
        buffer("glTexBuffer", rules.boundBuffer("glTexBuffer", target), format, name, 0, TextureRules.WHOLE);
    }

    /** The same of a texture that is given; the target is what the call names beside it. */
    public void texBuffer(String call, TextureObject t, int target, int format, int name) {
        if (rules.bufferTarget(call, target)) buffer(call, t, format, name, 0, TextureRules.WHOLE);
    }

    public void texBufferRange(String call, TextureObject t, int target, int format, int name, long offset, long size) {
        if (rules.bufferTarget(call, target)) buffer(call, t, format, name, offset, Math.max(0, size));
    }

    public void glTexBufferRange(int target, int format, int name, long offset, long size) {
        String call = "glTexBufferRange";
        buffer(call, rules.boundBuffer(call, target), format, name, offset, Math.max(0, size));
    }

    public void glTextureBuffer(int texture, int format, int name) {
        buffer("glTextureBuffer", rules.named("glTextureBuffer", texture), format, name, 0, TextureRules.WHOLE);
    }

    public void glTextureBufferRange(int texture, int format, int name, long offset, long size) {
        String call = "glTextureBufferRange";
        buffer(call, rules.named(call, texture), format, name, offset, Math.max(0, size));
    }

    // ---- texels -----------------------------------------------------------------------------------------------------

    private void clear(String call, int name, boolean whole) {
        TextureObject t = texelRules.cleared(call, name, region.level);
        if (t != null && texelRules.clear(call, t, region, whole, arguments)) texels.clear(call, t, region, arguments);
    }

    public void glClearTexImage(int name, int level, int format, int type, long data) {
        arguments.set(format, type, data);
        region.set(0, level, 0, 0, 0, 0, 0, 0);
        clear("glClearTexImage", name, true);
    }

    public void glClearTexSubImage(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int type, long data) {
        arguments.set(format, type, data);
        region.set(0, level, x, y, z, w, h, d);
        clear("glClearTexSubImage", name, false);
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
        from.of(source, sourceTarget, sourceLevel, x, y, z).region.box(x, y, z, w, h, d);
        to.of(target, targetTarget, targetLevel, toX, toY, toZ);
        if (texelRules.copy(from, to)) texels.copy(from, to);
    }

    /** Of NV_copy_image, whose formats must be the same. */
    public void glCopyImageSubDataNV(
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
        to.of(target, targetTarget, targetLevel, toX, toY, toZ);
        from.of(source, sourceTarget, sourceLevel, x, y, z).region.box(x, y, z, w, h, d);
        if (texelRules.copyAlike(from, to)) texels.copy(from, to);
    }

    /** Checks; contents are kept, which is always allowed. */
    public void glInvalidateTexImage(int name, int level) {
        rules.invalidate("glInvalidateTexImage", name, level);
    }

    public void glInvalidateTexSubImage(int name, int level, int x, int y, int z, int w, int h, int d) {
        texelRules.invalidate("glInvalidateTexSubImage", name, region.set(0, level, x, y, z, w, h, d));
    }
}
