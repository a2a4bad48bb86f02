package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.ImageRequest;
import tepui.frontends.gl.texture.ImageSharing;
import tepui.frontends.gl.texture.PalettedImages;
import tepui.frontends.gl.texture.SharedImage;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.transfer.TextureImages;
import tepui.frontends.gl.transfer.TextureWork;
import tepui.pipe.Device;

/** Texture objects and their names; images from the program's memory or copied (OpenGL 4.6, 8.1 and 8.5 to 8.7). */
public final class TextureImageCalls {
    private final Device device;
    private final ShareGroup share;
    private final Profile profile;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final TextureRules rules;
    /** Effects on the images of a texture that was found. */
    public final TextureImages images;

    private final PalettedImages paletted;

    private final ImageRequest request;
    private final Region region;
    private final Region source;
    private final PixelArguments arguments;

    public TextureImageCalls(Device device, ShareGroup share, Profile profile, Bound bound, TextureWork work) {
        this.device = device;
        this.share = share;
        this.profile = profile;
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();
        this.rules = work.rules();
        this.images = new TextureImages(work);
        this.request = images.request;
        this.region = images.region;
        this.source = images.source;
        this.arguments = images.pixels;
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
        bindTexture("glBindTexture", textures.active(), target, name);
    }

    /** The same to any unit. */
    public void bindTexture(String call, int unit, int target, int name) { // hot
        TextureTarget t = rules.bindTarget(call, target);
        if (t == null) return;
        TextureObject object = name == 0 ? textures.defaultOf(t) : share.textures.get(name);
        if (!rules.bind(call, t, name, object)) return;
        if (object == null) {
            object = new TextureObject(device, name, t, profile.compatibility);
            share.textures.put(name, object);
        }
        textures.bind(unit, t, object);
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

    public void glTexImage1D(
            int target, int level, int internalformat, int w, int border, int format, int type, long pixels) {
        request.of("glTexImage1D", 1, target, internalformat, border).level(level, w, 1, 1);
        request.pixels.set(format, type, pixels);
        images.image();
    }

    public void glTexImage2D(
            int target, int level, int internalformat, int w, int h, int border, int format, int type, long pixels) {
        request.of("glTexImage2D", 2, target, internalformat, border).level(level, w, h, 1);
        request.pixels.set(format, type, pixels);
        images.image();
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
        images.image();
    }

    /** The bound texture gets the image of a handle (OES_EGL_image). */
    public void glEGLImageTargetTexture2DOES(int target, long image) {
        String call = "glEGLImageTargetTexture2DOES";
        SharedImage from = SharedImage.find(image, share.device);
        TextureObject t = rules.ofImage(call, target, from);
        if (t == null || from == null) return;
        ImageSharing.adopt(share.device, t, from);
        textures.respecified(t);
    }

    // ---- parts ------------------------------------------------------------------------------------------------------

    private static int faceOf(TextureObject t) {
        return t.target() == TextureTarget.CUBE ? Region.ALL_FACES : 0;
    }

    public void glTexSubImage1D(int target, int level, int x, int w, int format, int type, long pixels) {
        TextureObject t = rules.boundImage("glTexSubImage1D", target, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        arguments.set(format, type, pixels);
        images.subImage("glTexSubImage1D", t);
    }

    public void glTexSubImage2D(int target, int level, int x, int y, int w, int h, int format, int type, long pixels) {
        TextureObject t = rules.boundImage("glTexSubImage2D", target, 2);
        region.set(TextureTarget.face(target), level, x, y, 0, w, h, 1);
        arguments.set(format, type, pixels);
        images.subImage("glTexSubImage2D", t);
    }

    public void glTexSubImage3D(
            int target, int level, int x, int y, int z, int w, int h, int d, int format, int type, long pixels) {
        TextureObject t = rules.boundImage("glTexSubImage3D", target, 3);
        region.set(0, level, x, y, z, w, h, d);
        arguments.set(format, type, pixels);
        images.subImage("glTexSubImage3D", t);
    }

    public void glTextureSubImage1D(int name, int level, int x, int w, int format, int type, long pixels) {
        TextureObject t = rules.namedImage("glTextureSubImage1D", name, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        arguments.set(format, type, pixels);
        images.subImage("glTextureSubImage1D", t);
    }

    public void glTextureSubImage2D(
            int name, int level, int x, int y, int w, int h, int format, int type, long pixels) {
        TextureObject t = rules.namedImage("glTextureSubImage2D", name, 2);
        region.set(0, level, x, y, 0, w, h, 1);
        arguments.set(format, type, pixels);
        images.subImage("glTextureSubImage2D", t);
    }

    public void glTextureSubImage3D(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int type, long pixels) {
        TextureObject t = rules.namedImage("glTextureSubImage3D", name, 3);
        region.set(t == null ? 0 : faceOf(t), level, x, y, z, w, h, d);
        arguments.set(format, type, pixels);
        images.subImage("glTextureSubImage3D", t);
    }

    // ---- blocks -----------------------------------------------------------------------------------------------------

    public void glCompressedTexImage1D(int target, int level, int format, int w, int border, int size, long data) {
        request.of("glCompressedTexImage1D", 1, target, format, border).level(level, w, 1, 1);
        request.pixels.blocks(format, size, data);
        images.compressedImage();
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
        images.compressedImage();
    }

    public void glCompressedTexImage3D(
            int target, int level, int format, int w, int h, int d, int border, int size, long data) {
        request.of("glCompressedTexImage3D", 3, target, format, border).level(level, w, h, d);
        request.pixels.blocks(format, size, data);
        images.compressedImage();
    }

    public void glCompressedTexSubImage1D(int target, int level, int x, int w, int format, int size, long data) {
        TextureObject t = rules.boundImage("glCompressedTexSubImage1D", target, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        arguments.blocks(format, size, data);
        images.compressedSubImage("glCompressedTexSubImage1D", t);
    }

    public void glCompressedTexSubImage2D(
            int target, int level, int x, int y, int w, int h, int format, int size, long data) {
        TextureObject t = rules.boundImage("glCompressedTexSubImage2D", target, 2);
        region.set(TextureTarget.face(target), level, x, y, 0, w, h, 1);
        arguments.blocks(format, size, data);
        images.compressedSubImage("glCompressedTexSubImage2D", t);
    }

    public void glCompressedTexSubImage3D(
            int target, int level, int x, int y, int z, int w, int h, int d, int format, int size, long data) {
        TextureObject t = rules.boundImage("glCompressedTexSubImage3D", target, 3);
        region.set(0, level, x, y, z, w, h, d);
        arguments.blocks(format, size, data);
        images.compressedSubImage("glCompressedTexSubImage3D", t);
    }

    public void glCompressedTextureSubImage1D(int name, int level, int x, int w, int format, int size, long data) {
        TextureObject t = rules.namedImage("glCompressedTextureSubImage1D", name, 1);
        region.set(0, level, x, 0, 0, w, 1, 1);
        arguments.blocks(format, size, data);
        images.compressedSubImage("glCompressedTextureSubImage1D", t);
    }

    public void glCompressedTextureSubImage2D(
            int name, int level, int x, int y, int w, int h, int format, int size, long data) {
        TextureObject t = rules.namedImage("glCompressedTextureSubImage2D", name, 2);
        region.set(0, level, x, y, 0, w, h, 1);
        arguments.blocks(format, size, data);
        images.compressedSubImage("glCompressedTextureSubImage2D", t);
    }

    public void glCompressedTextureSubImage3D(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int size, long data) {
        TextureObject t = rules.namedImage("glCompressedTextureSubImage3D", name, 3);
        region.set(t == null ? 0 : faceOf(t), level, x, y, z, w, h, d);
        arguments.blocks(format, size, data);
        images.compressedSubImage("glCompressedTextureSubImage3D", t);
    }

    // ---- copies from the read framebuffer ---------------------------------------------------------------------------

    public void glCopyTexImage1D(int target, int level, int internalformat, int x, int y, int w, int border) {
        request.of("glCopyTexImage1D", 1, target, internalformat, border).level(level, w, 1, 1);
        source.rectangle(x, y, w, 1);
        images.copyImage();
    }

    public void glCopyTexImage2D(int target, int level, int internalformat, int x, int y, int w, int h, int border) {
        request.of("glCopyTexImage2D", 2, target, internalformat, border).level(level, w, h, 1);
        source.rectangle(x, y, w, h);
        images.copyImage();
    }

    public void glCopyTexSubImage1D(int target, int level, int toX, int x, int y, int w) {
        source.rectangle(x, y, w, 1);
        region.set(0, level, toX, 0, 0, w, 1, 1);
        images.copySubImage("glCopyTexSubImage1D", rules.boundImage("glCopyTexSubImage1D", target, 1));
    }

    public void glCopyTexSubImage2D(int target, int level, int toX, int toY, int x, int y, int w, int h) {
        source.rectangle(x, y, w, h);
        region.set(TextureTarget.face(target), level, toX, toY, 0, w, h, 1);
        images.copySubImage("glCopyTexSubImage2D", rules.boundImage("glCopyTexSubImage2D", target, 2));
    }

    public void glCopyTexSubImage3D(int target, int level, int toX, int toY, int toZ, int x, int y, int w, int h) {
        source.rectangle(x, y, w, h);
        region.set(0, level, toX, toY, toZ, w, h, 1);
        images.copySubImage("glCopyTexSubImage3D", rules.boundImage("glCopyTexSubImage3D", target, 3));
    }

    public void glCopyTextureSubImage1D(int name, int level, int toX, int x, int y, int w) {
        source.rectangle(x, y, w, 1);
        region.set(0, level, toX, 0, 0, w, 1, 1);
        images.copySubImage("glCopyTextureSubImage1D", rules.namedImage("glCopyTextureSubImage1D", name, 1));
    }

    public void glCopyTextureSubImage2D(int name, int level, int toX, int toY, int x, int y, int w, int h) {
        source.rectangle(x, y, w, h);
        region.set(0, level, toX, toY, 0, w, h, 1);
        images.copySubImage("glCopyTextureSubImage2D", rules.namedImage("glCopyTextureSubImage2D", name, 2));
    }

    public void glCopyTextureSubImage3D(int name, int level, int toX, int toY, int toZ, int x, int y, int w, int h) {
        TextureObject t = rules.namedImage("glCopyTextureSubImage3D", name, 3);
        boolean cube = t != null && t.target() == TextureTarget.CUBE;
        if (cube && !rules.face("glCopyTextureSubImage3D", toZ)) return;
        source.rectangle(x, y, w, h);
        region.set(cube ? toZ : 0, level, toX, toY, cube ? 0 : toZ, w, h, 1);
        images.copySubImage("glCopyTextureSubImage3D", t);
    }

    // ---- several samples, mipmaps ----------------------------------------------------------------------------------

    public void glTexImage2DMultisample(int target, int samples, int internalformat, int w, int h, boolean fixed) {
        request.of("glTexImage2DMultisample", 2, target, internalformat, 0).level(0, w, h, 1);
        request.samples(samples, fixed, false);
        images.samples(TextureTarget.D2_MS);
    }

    public void glTexImage3DMultisample(
            int target, int samples, int internalformat, int w, int h, int d, boolean fixed) {
        request.of("glTexImage3DMultisample", 3, target, internalformat, 0).level(0, w, h, d);
        request.samples(samples, fixed, false);
        images.samples(TextureTarget.D2_MS_ARRAY);
    }

    /** The same of a texture that is given; the target is what the call names beside it. */
    public void generateMipmap(String call, TextureObject t, int target) {
        if (rules.levels(call, target) != null) images.mipmaps(call, t);
    }

    public void glGenerateMipmap(int target) {
        images.mipmaps("glGenerateMipmap", rules.boundLevels("glGenerateMipmap", target));
    }

    public void glGenerateTextureMipmap(int name) {
        images.mipmaps("glGenerateTextureMipmap", rules.namedLevels("glGenerateTextureMipmap", name));
    }
}
