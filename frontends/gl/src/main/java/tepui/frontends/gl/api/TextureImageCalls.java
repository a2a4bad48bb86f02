package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.ImageRequest;
import tepui.frontends.gl.texture.ImageRules;
import tepui.frontends.gl.texture.ImageSharing;
import tepui.frontends.gl.texture.MipmapLevels;
import tepui.frontends.gl.texture.PalettedImages;
import tepui.frontends.gl.texture.SharedImage;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureStorage;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.transfer.TextureCopies;
import tepui.frontends.gl.transfer.TextureCopyRules;
import tepui.frontends.gl.transfer.TextureWork;
import tepui.pipe.Device;

/** Texture objects and their names; images from the program's memory or copied. */
public final class TextureImageCalls {
    private final Device device;
    private final ShareGroup share;
    private final Profile profile;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final TextureRules rules;
    private final ImageRules imageRules;
    private final TextureCopyRules copyRules;
    private final TextureDefinitions definitions;
    private final TextureStorage storage;
    private final TextureCopies copies;
    private final MipmapLevels mipmaps;
    private final PalettedImages paletted;

    private final ImageRequest request = new ImageRequest();
    private final Region region = new Region();
    private final Region source = new Region();
    private final PixelArguments arguments = new PixelArguments();

    public TextureImageCalls(Device device, ShareGroup share, Profile profile, Bound bound, TextureWork work) {
        this.device = device;
        this.share = share;
        this.profile = profile;
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();
        this.rules = work.rules();
        this.imageRules = work.imageRules();
        this.copyRules = work.copyRules();
        this.definitions = work.definitions();
        this.storage = work.storage();
        this.copies = work.copies();
        this.mipmaps = work.mipmaps();
        this.paletted = work.paletted();
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenTextures(int n, long names) {
        if (rules.count("glGenTextures", n)) share.textures.generate(n, names);
    }

    public void glCreateTextures(int target, int n, long names) {
        TextureTarget t = rules.created("glCreateTextures", target);
        if (t == null || !rules.count("glCreateTextures", n)) return;
        share.textures.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            share.textures.put(name, new TextureObject(device, name, t, profile.compatibility));
        }
    }

    public void glDeleteTextures(int n, long names) {
        if (!rules.count("glDeleteTextures", n)) return;
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

    public void glBindTexture(int target, int name) { // hot
        TextureTarget t = rules.bindTarget("glBindTexture", target);
        if (t == null) return;
        TextureObject object = name == 0 ? textures.defaultOf(t) : share.textures.get(name);
        if (!rules.bind("glBindTexture", t, name, object)) return;
        if (object == null) {
            object = new TextureObject(device, name, t, profile.compatibility);
            share.textures.put(name, object);
        }
        textures.bind(textures.active(), t, object);
    }

    public void glBindTextureUnit(int unit, int name) {
        if (!rules.unit("glBindTextureUnit", unit)) return;
        bindUnit("glBindTextureUnit", unit, name);
    }

    private void bindUnit(String call, int unit, int name) {
        TextureObject object = name == 0 ? null : rules.named(call, name);
        if (name == 0) textures.unbind(unit);
        else if (object != null) textures.bind(unit, object.target(), object);
    }

    public void glBindTextures(int first, int count, long names) {
        if (!rules.units("glBindTextures", first, count)) return;
        for (int i = 0; i < count; i++) {
            bindUnit("glBindTextures", first + i, names == 0 ? 0 : Native.getInt(names + 4L * i));
        }
    }

    public void glPrioritizeTextures(int n, long names, long priorities) {
        if (!rules.count("glPrioritizeTextures", n)) return;
        for (int i = 0; i < n; i++) {
            TextureObject t = share.textures.get(Native.getInt(names + 4L * i));
            if (t != null) t.priority = Math.max(0, Math.min(1, Native.getFloat(priorities + 4L * i)));
        }
    }

    public boolean glAreTexturesResident(int n, long names, long residences) {
        if (!rules.count("glAreTexturesResident", n)) return false;
        for (int i = 0; i < n; i++) {
            if (!rules.resident("glAreTexturesResident", Native.getInt(names + 4L * i))) return false;
        }
        return true;
    }

    // ---- whole images -----------------------------------------------------------------------------------------------

    private void define() {
        TextureObject t = imageRules.image(request);
        if (t != null && definitions.image(t, request)) mipmaps.changed(t, request.region.level);
    }

    public void glTexImage1D(
            int target, int level, int internalformat, int w, int border, int format, int type, long pixels) {
        request.of("glTexImage1D", 1, target, internalformat, border).level(level, w, 1, 1);
        request.pixels.set(format, type, pixels);
        define();
    }

    public void glTexImage2D(
            int target, int level, int internalformat, int w, int h, int border, int format, int type, long pixels) {
        request.of("glTexImage2D", 2, target, internalformat, border).level(level, w, h, 1);
        request.pixels.set(format, type, pixels);
        define();
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
        request.of("glTexImage3D", 3, target, internalformat, border).level(level, w, h, d);
        request.pixels.set(format, type, pixels);
        define();
    }

    /** The bound texture gets the image of a handle (OES_EGL_image). */
    public void glEGLImageTargetTexture2DOES(int target, long image) {
        String call = "glEGLImageTargetTexture2DOES";
        SharedImage from = SharedImage.find(image);
        TextureObject t = rules.ofImage(call, target, from);
        if (t == null || from == null) return;
        ImageSharing.adopt(share.device, t, from);
        textures.respecified(t);
    }

    // ---- parts ------------------------------------------------------------------------------------------------------

    /** Pixels to {@link #region}. */
    private void subImage(String call, @Nullable TextureObject t, PixelArguments p) { // hot
        if (t == null || !imageRules.subImage(call, t, region, p)) return;
        if (definitions.subImage(call, t, region, p)) mipmaps.changed(t, region.level);
    }

    private static int faceOf(TextureObject t) {
        return t.target() == TextureTarget.CUBE ? Region.ALL_FACES : 0;
    }

    public void glTexSubImage1D(int target, int level, int x, int w, int format, int type, long pixels) {
        TextureObject t = rules.boundImage("glTexSubImage1D", target, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        subImage("glTexSubImage1D", t, arguments.set(format, type, pixels));
    }

    public void glTexSubImage2D(int target, int level, int x, int y, int w, int h, int format, int type, long pixels) {
        TextureObject t = rules.boundImage("glTexSubImage2D", target, 2);
        region.set(TextureTarget.face(target), level, x, y, 0, w, h, 1);
        subImage("glTexSubImage2D", t, arguments.set(format, type, pixels));
    }

    public void glTexSubImage3D(
            int target, int level, int x, int y, int z, int w, int h, int d, int format, int type, long pixels) {
        TextureObject t = rules.boundImage("glTexSubImage3D", target, 3);
        region.set(0, level, x, y, z, w, h, d);
        subImage("glTexSubImage3D", t, arguments.set(format, type, pixels));
    }

    public void glTextureSubImage1D(int name, int level, int x, int w, int format, int type, long pixels) {
        TextureObject t = rules.namedImage("glTextureSubImage1D", name, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        subImage("glTextureSubImage1D", t, arguments.set(format, type, pixels));
    }

    public void glTextureSubImage2D(
            int name, int level, int x, int y, int w, int h, int format, int type, long pixels) {
        TextureObject t = rules.namedImage("glTextureSubImage2D", name, 2);
        region.set(0, level, x, y, 0, w, h, 1);
        subImage("glTextureSubImage2D", t, arguments.set(format, type, pixels));
    }

    public void glTextureSubImage3D(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int type, long pixels) {
        TextureObject t = rules.namedImage("glTextureSubImage3D", name, 3);
        region.set(t == null ? 0 : faceOf(t), level, x, y, z, w, h, d);
        subImage("glTextureSubImage3D", t, arguments.set(format, type, pixels));
    }

    // ---- blocks -----------------------------------------------------------------------------------------------------

    private void defineBlocks() {
        TextureObject t = imageRules.compressedImage(request);
        if (t != null && definitions.compressedImage(t, request)) mipmaps.changed(t, request.region.level);
    }

    /** Blocks to {@link #region}. */
    private void subBlocks(String call, @Nullable TextureObject t, PixelArguments p) {
        if (t == null || !imageRules.compressedSubImage(call, t, region, p)) return;
        if (definitions.compressedSubImage(call, t, region, p)) mipmaps.changed(t, region.level);
    }

    public void glCompressedTexImage1D(int target, int level, int format, int w, int border, int size, long data) {
        request.of("glCompressedTexImage1D", 1, target, format, border).level(level, w, 1, 1);
        request.pixels.blocks(format, size, data);
        defineBlocks();
    }

    public void glCompressedTexImage2D(
            int target, int level, int format, int w, int h, int border, int size, long data) {
        if (profile.es1 && Es1Rules.isPalette(format)) {
            paletted.define(
                    "glCompressedTexImage2D",
                    level,
                    format,
                    w,
                    h,
                    size,
                    data,
                    (l, lw, lh, plain, type, pixels) ->
                            glTexImage2D(target, l, plain, lw, lh, border, plain, type, pixels));
            return;
        }
        request.of("glCompressedTexImage2D", 2, target, format, border).level(level, w, h, 1);
        request.pixels.blocks(format, size, data);
        defineBlocks();
    }

    public void glCompressedTexImage3D(
            int target, int level, int format, int w, int h, int d, int border, int size, long data) {
        request.of("glCompressedTexImage3D", 3, target, format, border).level(level, w, h, d);
        request.pixels.blocks(format, size, data);
        defineBlocks();
    }

    public void glCompressedTexSubImage1D(int target, int level, int x, int w, int format, int size, long data) {
        TextureObject t = rules.boundImage("glCompressedTexSubImage1D", target, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        subBlocks("glCompressedTexSubImage1D", t, arguments.blocks(format, size, data));
    }

    public void glCompressedTexSubImage2D(
            int target, int level, int x, int y, int w, int h, int format, int size, long data) {
        TextureObject t = rules.boundImage("glCompressedTexSubImage2D", target, 2);
        region.set(TextureTarget.face(target), level, x, y, 0, w, h, 1);
        subBlocks("glCompressedTexSubImage2D", t, arguments.blocks(format, size, data));
    }

    public void glCompressedTexSubImage3D(
            int target, int level, int x, int y, int z, int w, int h, int d, int format, int size, long data) {
        TextureObject t = rules.boundImage("glCompressedTexSubImage3D", target, 3);
        region.set(0, level, x, y, z, w, h, d);
        subBlocks("glCompressedTexSubImage3D", t, arguments.blocks(format, size, data));
    }

    public void glCompressedTextureSubImage1D(int name, int level, int x, int w, int format, int size, long data) {
        TextureObject t = rules.namedImage("glCompressedTextureSubImage1D", name, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        subBlocks("glCompressedTextureSubImage1D", t, arguments.blocks(format, size, data));
    }

    public void glCompressedTextureSubImage2D(
            int name, int level, int x, int y, int w, int h, int format, int size, long data) {
        TextureObject t = rules.namedImage("glCompressedTextureSubImage2D", name, 2);
        region.set(0, level, x, y, 0, w, h, 1);
        subBlocks("glCompressedTextureSubImage2D", t, arguments.blocks(format, size, data));
    }

    public void glCompressedTextureSubImage3D(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int size, long data) {
        TextureObject t = rules.namedImage("glCompressedTextureSubImage3D", name, 3);
        region.set(t == null ? 0 : faceOf(t), level, x, y, z, w, h, d);
        subBlocks("glCompressedTextureSubImage3D", t, arguments.blocks(format, size, data));
    }

    // ---- copies from the read framebuffer ---------------------------------------------------------------------------

    /** The rectangle of the read framebuffer is {@link #source}. */
    private void copyImage() {
        TextureObject t = copyRules.image(request, source);
        if (t == null) return;
        copies.image(t, request, source);
        mipmaps.changed(t, request.region.level);
    }

    /** From {@link #source} to {@link #region}. */
    private void copySubImage(String call, @Nullable TextureObject t) {
        if (t == null || !copyRules.subImage(call, t, region, source)) return;
        copies.subImage(call, t, region, source);
        mipmaps.changed(t, region.level);
    }

    public void glCopyTexImage1D(int target, int level, int internalformat, int x, int y, int w, int border) {
        request.of("glCopyTexImage1D", 1, target, internalformat, border).level(level, w, 1, 1);
        source.rectangle(x, y, w, 1);
        copyImage();
    }

    public void glCopyTexImage2D(int target, int level, int internalformat, int x, int y, int w, int h, int border) {
        request.of("glCopyTexImage2D", 2, target, internalformat, border).level(level, w, h, 1);
        source.rectangle(x, y, w, h);
        copyImage();
    }

    public void glCopyTexSubImage1D(int target, int level, int toX, int x, int y, int w) {
        source.rectangle(x, y, w, 1);
        region.set(0, level, toX, 0, 0, w, 1, 1);
        copySubImage("glCopyTexSubImage1D", rules.boundImage("glCopyTexSubImage1D", target, 1));
    }

    public void glCopyTexSubImage2D(int target, int level, int toX, int toY, int x, int y, int w, int h) {
        source.rectangle(x, y, w, h);
        region.set(TextureTarget.face(target), level, toX, toY, 0, w, h, 1);
        copySubImage("glCopyTexSubImage2D", rules.boundImage("glCopyTexSubImage2D", target, 2));
    }

    public void glCopyTexSubImage3D(int target, int level, int toX, int toY, int toZ, int x, int y, int w, int h) {
        source.rectangle(x, y, w, h);
        region.set(0, level, toX, toY, toZ, w, h, 1);
        copySubImage("glCopyTexSubImage3D", rules.boundImage("glCopyTexSubImage3D", target, 3));
    }

    public void glCopyTextureSubImage1D(int name, int level, int toX, int x, int y, int w) {
        source.rectangle(x, y, w, 1);
        region.set(0, level, toX, 0, 0, w, 1, 1);
        copySubImage("glCopyTextureSubImage1D", rules.namedImage("glCopyTextureSubImage1D", name, 1));
    }

    public void glCopyTextureSubImage2D(int name, int level, int toX, int toY, int x, int y, int w, int h) {
        source.rectangle(x, y, w, h);
        region.set(0, level, toX, toY, 0, w, h, 1);
        copySubImage("glCopyTextureSubImage2D", rules.namedImage("glCopyTextureSubImage2D", name, 2));
    }

    public void glCopyTextureSubImage3D(int name, int level, int toX, int toY, int toZ, int x, int y, int w, int h) {
        TextureObject t = rules.namedImage("glCopyTextureSubImage3D", name, 3);
        boolean cube = t != null && t.target() == TextureTarget.CUBE;
        if (cube && !rules.face("glCopyTextureSubImage3D", toZ)) return;
        source.rectangle(x, y, w, h);
        region.set(cube ? toZ : 0, level, toX, toY, cube ? 0 : toZ, w, h, 1);
        copySubImage("glCopyTextureSubImage3D", t);
    }

    // ---- several samples, mipmaps ----------------------------------------------------------------------------------

    private void samples(TextureTarget expected) {
        TextureObject t = imageRules.boundSamples(request, expected);
        if (t != null && imageRules.samples(request, t)) storage.samples(t, request);
    }

    public void glTexImage2DMultisample(int target, int samples, int internalformat, int w, int h, boolean fixed) {
        request.of("glTexImage2DMultisample", 2, target, internalformat, 0).level(0, w, h, 1);
        request.samples(samples, fixed, false);
        samples(TextureTarget.D2_MS);
    }

    public void glTexImage3DMultisample(
            int target, int samples, int internalformat, int w, int h, int d, boolean fixed) {
        request.of("glTexImage3DMultisample", 3, target, internalformat, 0).level(0, w, h, d);
        request.samples(samples, fixed, false);
        samples(TextureTarget.D2_MS_ARRAY);
    }

    private void generate(String call, @Nullable TextureObject t) {
        if (t != null && imageRules.mipmaps(call, t)) mipmaps.make(call, t);
    }

    public void glGenerateMipmap(int target) {
        generate("glGenerateMipmap", rules.boundLevels("glGenerateMipmap", target));
    }

    public void glGenerateTextureMipmap(int name) {
        generate("glGenerateTextureMipmap", rules.namedLevels("glGenerateTextureMipmap", name));
    }
}
