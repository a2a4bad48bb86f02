package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.SparsePages;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Format queries, glGetInternalformat (ARB_internalformat_query and query2): what the device makes of a format. */
public final class FormatQueries {
    private final Device device;
    private final Caps caps;
    private final Profile profile;
    private final FormatQueryRules rules;

    public FormatQueries(Device device, Caps caps, Profile profile, Errors errors) {
        this.device = device;
        this.caps = caps;
        this.profile = profile;
        rules = new FormatQueryRules(profile, errors);
    }

    /** @param bytes of an answer's element: 4 or 8 */
    public void answer(String call, int target, int name, int pname, int count, long to, int bytes) {
        TextureTarget t = TextureTarget.of(target);
        if (!rules.query(call, t, target, count)) return;
        InternalFormat f = InternalFormat.of(name);
        if (f != null && f.isLegacy() && !profile.compatibility) f = null;
        if (profile.es && !rules.ofEs(call, t, f, name, pname)) return;
        if (pname == GL_SAMPLES || pname == GL_NUM_SAMPLE_COUNTS) {
            samples(t, f, pname, count, to, bytes);
            return;
        }
        Long value = value(t, f, name, pname);
        if (rules.value(call, pname, value) && value != null && count > 0) put(to, 0, bytes, value);
    }

    private static void put(long to, int index, int bytes, long value) {
        if (bytes == 8) Native.putLong(to + 8L * index, value);
        else Native.putInt(to + 4L * index, (int) Math.min(Integer.MAX_VALUE, value));
    }

    private void samples(
            @Nullable TextureTarget t, @Nullable InternalFormat f, int pname, int count, long to, int bytes) {
        boolean several = t == null || t.isMultisample();
        int found = 0;
        for (int n = caps.maxSamples; n >= 2 && several && f != null && f.isRenderable(); n /= 2) {
            Format stored = f.chooseMultisample(device, n);
            if ((device.formatSupport(stored) & FormatSupport.samples(n)) == 0) continue;
            if (pname == GL_SAMPLES && found < count) put(to, found, bytes, n);
            found++;
        }
        if (pname == GL_NUM_SAMPLE_COUNTS && count > 0) put(to, 0, bytes, found);
    }

    private @Nullable Long value(@Nullable TextureTarget t, @Nullable InternalFormat f, int name, int pname) {
        Format stored = f == null ? null : f.choose(device);
        int support = stored == null ? 0 : device.formatSupport(stored);
        boolean there = f != null && (t == null ? f.isRenderable() : isSupported(t, f));
        boolean buffer = t == TextureTarget.BUFFER;
        boolean several = t != null && t.isMultisample();
        boolean rendered = there
                && f != null
                && f.isRenderable()
                && (support & (FormatSupport.COLOR_TARGET | FormatSupport.DEPTH_STENCIL)) != 0;
        boolean target = rendered && !buffer;
        boolean color = f != null && f.isColor();
        boolean image = there && ImageFormats.isImageFormat(name) && t != null;
        return switch (pname) {
            case GL_INTERNALFORMAT_SUPPORTED -> bool(there);
            case GL_INTERNALFORMAT_PREFERRED -> there ? (long) name : 0L;
            case GL_INTERNALFORMAT_RED_SIZE -> bits(there, f, stored, 'R');
            case GL_INTERNALFORMAT_GREEN_SIZE -> bits(there, f, stored, 'G');
            case GL_INTERNALFORMAT_BLUE_SIZE -> bits(there, f, stored, 'B');
            case GL_INTERNALFORMAT_ALPHA_SIZE -> bits(there, f, stored, 'A');
            case GL_INTERNALFORMAT_DEPTH_SIZE -> bits(there, f, stored, 'D');
            case GL_INTERNALFORMAT_STENCIL_SIZE -> bits(there, f, stored, 'S');
            case GL_INTERNALFORMAT_SHARED_SIZE -> f != null && there && f.name() == GL_RGB9_E5 ? 5L : 0L;
            case GL_INTERNALFORMAT_RED_TYPE -> type(there, f, stored, 'R');
            case GL_INTERNALFORMAT_GREEN_TYPE -> type(there, f, stored, 'G');
            case GL_INTERNALFORMAT_BLUE_TYPE -> type(there, f, stored, 'B');
            case GL_INTERNALFORMAT_ALPHA_TYPE -> type(there, f, stored, 'A');
            case GL_INTERNALFORMAT_DEPTH_TYPE -> type(there, f, stored, 'D');
            case GL_INTERNALFORMAT_STENCIL_TYPE ->
                bits(there, f, stored, 'S') > 0 ? (long) GL_UNSIGNED_INT : (long) GL_NONE;
            case GL_MAX_WIDTH -> there ? (long) (t == null ? caps.maxRenderTargetSize : t.maxSize(caps)) : 0L;
            case GL_MAX_HEIGHT ->
                there && (t == null || t.shape().dimensions() > 1)
                        ? (long) (t == null ? caps.maxRenderTargetSize : t.maxSize(caps))
                        : 0L;
            case GL_MAX_DEPTH -> there && t == TextureTarget.D3 ? (long) caps.maxTexture3D : 0L;
            case GL_MAX_LAYERS -> there && t != null && t.isArray() ? (long) caps.maxTextureLayers : 0L;
            case GL_COLOR_COMPONENTS -> bool(there && color);
            case GL_DEPTH_COMPONENTS -> bool(there && f != null && f.hasDepth());
            case GL_STENCIL_COMPONENTS -> bool(there && f != null && f.hasStencil());
            case GL_COLOR_RENDERABLE -> bool(rendered && color);
            case GL_DEPTH_RENDERABLE -> bool(rendered && f != null && f.hasDepth());
            case GL_STENCIL_RENDERABLE -> bool(rendered && f != null && f.hasStencil());
            case GL_MAX_COMBINED_DIMENSIONS -> there ? combined(t, f) : 0L;
            case GL_FRAMEBUFFER_RENDERABLE -> full(target);
            case GL_FRAMEBUFFER_RENDERABLE_LAYERED ->
                full(target && t != null && (t.isArray() || t == TextureTarget.D3 || t == TextureTarget.CUBE));
            case GL_FRAMEBUFFER_BLEND -> full(target && (support & FormatSupport.BLENDED) != 0);
            case GL_READ_PIXELS -> full(target);
            case GL_FILTER ->
                full(there && t != null && !buffer && !several && (support & FormatSupport.FILTERED) != 0);
            case GL_MIPMAP -> bool(there && t != null && !t.isSingleLevel());
            case GL_MANUAL_GENERATE_MIPMAP -> full(there && generates(t, f));
            case GL_AUTO_GENERATE_MIPMAP -> full(there && profile.compatibility && generates(t, f));
            case GL_COLOR_ENCODING -> there && color && f != null ? (long) (f.isSrgb() ? GL_SRGB : GL_LINEAR) : 0L;
            case GL_SRGB_READ, GL_SRGB_WRITE, GL_SRGB_DECODE_ARB -> full(there && f != null && f.isSrgb());
            case GL_VERTEX_TEXTURE,
                    GL_TESS_CONTROL_TEXTURE,
                    GL_TESS_EVALUATION_TEXTURE,
                    GL_GEOMETRY_TEXTURE,
                    GL_FRAGMENT_TEXTURE,
                    GL_COMPUTE_TEXTURE -> full(there && t != null);
            case GL_TEXTURE_SHADOW -> full(there && isCompared(t, f));
            case GL_TEXTURE_GATHER -> full(there && caps.textureGather && isGathered(t));
            case GL_TEXTURE_GATHER_SHADOW -> full(there && caps.textureGather && isGathered(t) && isCompared(t, f));
            case GL_SHADER_IMAGE_LOAD, GL_SHADER_IMAGE_STORE -> full(image && (support & FormatSupport.IMAGE) != 0);
            case GL_SHADER_IMAGE_ATOMIC -> full(image && (support & FormatSupport.IMAGE_ATOMIC) != 0);
            case GL_IMAGE_TEXEL_SIZE -> image && stored != null ? (long) stored.blockBytes() * 8 : 0L;
            case GL_IMAGE_FORMAT_COMPATIBILITY_TYPE ->
                image ? (long) GL_IMAGE_FORMAT_COMPATIBILITY_BY_SIZE : (long) GL_NONE;
            case GL_IMAGE_COMPATIBILITY_CLASS -> image ? (long) FormatClasses.image(name) : (long) GL_NONE;
            case GL_IMAGE_PIXEL_FORMAT -> image ? (long) FormatClasses.imageFormat(name) : (long) GL_NONE;
            case GL_IMAGE_PIXEL_TYPE -> image ? (long) FormatClasses.imageType(name) : (long) GL_NONE;
            case GL_VIEW_COMPATIBILITY_CLASS ->
                there && f != null && t != null && !buffer ? (long) FormatClasses.view(f) : (long) GL_NONE;
            case GL_SIMULTANEOUS_TEXTURE_AND_DEPTH_TEST, GL_SIMULTANEOUS_TEXTURE_AND_DEPTH_WRITE ->
                full(target && t != null && f != null && f.hasDepth());
            case GL_SIMULTANEOUS_TEXTURE_AND_STENCIL_TEST, GL_SIMULTANEOUS_TEXTURE_AND_STENCIL_WRITE ->
                full(target && t != null && f != null && f.hasStencil());
            case GL_TEXTURE_COMPRESSED -> bool(there && f != null && f.isCompressed());
            case GL_TEXTURE_COMPRESSED_BLOCK_WIDTH -> block(there, f, 0);
            case GL_TEXTURE_COMPRESSED_BLOCK_HEIGHT -> block(there, f, 1);
            case GL_TEXTURE_COMPRESSED_BLOCK_SIZE -> block(there, f, 2);
            case GL_CLEAR_BUFFER ->
                full(t == TextureTarget.BUFFER && ImageFormats.isBufferFormat(name, profile.compatibility));
            case GL_CLEAR_TEXTURE -> full(there && t != null && f != null && !f.isCompressed());
            case GL_NUM_VIRTUAL_PAGE_SIZES_ARB,
                    GL_VIRTUAL_PAGE_SIZE_X_ARB,
                    GL_VIRTUAL_PAGE_SIZE_Y_ARB,
                    GL_VIRTUAL_PAGE_SIZE_Z_ARB ->
                caps.sparseTextures ? pages(there && !buffer && isSparse(t) ? t : null, stored, pname) : null;
            case GL_TEXTURE_VIEW -> full(there && t != null && !buffer);
            case GL_READ_PIXELS_FORMAT -> target ? (long) format(f) : 0L;
            case GL_READ_PIXELS_TYPE -> target ? (long) pixelType(f) : 0L;
            case GL_TEXTURE_IMAGE_FORMAT, GL_GET_TEXTURE_IMAGE_FORMAT ->
                there && takesPixels(t) ? (long) format(f) : 0L;
            case GL_TEXTURE_IMAGE_TYPE, GL_GET_TEXTURE_IMAGE_TYPE -> there && takesPixels(t) ? (long) pixelType(f) : 0L;
            default -> null;
        };
    }

    private boolean isSparse(@Nullable TextureTarget t) {
        return t != null && (!t.isMultisample() || caps.sparseSamples != 0);
    }

    /** Sizes of pages of sparse textures: there is one, or none. */
    private static Long pages(@Nullable TextureTarget t, @Nullable Format stored, int pname) {
        SparsePages page = t == null || stored == null ? null : SparsePages.of(t.shape(), stored);
        if (page == null) return 0L;
        return switch (pname) {
            case GL_VIRTUAL_PAGE_SIZE_X_ARB -> (long) page.width();
            case GL_VIRTUAL_PAGE_SIZE_Y_ARB -> (long) page.height();
            case GL_VIRTUAL_PAGE_SIZE_Z_ARB -> (long) page.depth();
            default -> 1L;
        };
    }

    /** How many texels an image may have at most, all samples counted. */
    private Long combined(@Nullable TextureTarget t, @Nullable InternalFormat f) {
        long width = t == null ? caps.maxRenderTargetSize : t.maxSize(caps);
        long all = width;
        if (t == null || t.shape().dimensions() > 1) all *= width;
        if (t == TextureTarget.D3) all *= caps.maxTexture3D;
        if (t != null && t.isArray()) all *= caps.maxTextureLayers;
        if (t == TextureTarget.CUBE) all *= 6;
        boolean several = t == null || t.isMultisample();
        return several && f != null && f.isRenderable() ? all * caps.maxSamples : all;
    }

    private static Long bool(boolean v) {
        return v ? 1L : 0L;
    }

    private static Long full(boolean v) {
        return v ? (long) GL_FULL_SUPPORT : (long) GL_NONE;
    }

    private static boolean isSupported(TextureTarget t, InternalFormat f) {
        if (t.isMultisample()) return f.isRenderable();
        if (t == TextureTarget.BUFFER) return ImageFormats.isBufferFormat(f.name(), true);
        if (!f.isColor()) return t != TextureTarget.D3;
        if (!f.isCompressed()) return true;
        // Of compressed formats, those of BPTC alone make volumes (OpenGL 4.6, 8.7).
        if (t == TextureTarget.D3)
            return f.first().name().startsWith("BC6") || f.first().name().startsWith("BC7");
        return t.shape().dimensions() == 2 && t != TextureTarget.RECT;
    }

    private static Long bits(boolean there, @Nullable InternalFormat f, @Nullable Format stored, char which) {
        return there && f != null && stored != null ? (long) f.bits(stored, which) : 0L;
    }

    private static Long type(boolean there, @Nullable InternalFormat f, @Nullable Format stored, char which) {
        return f != null && bits(there, f, stored, which) > 0 ? (long) f.componentType() : (long) GL_NONE;
    }

    private static Long block(boolean there, @Nullable InternalFormat f, int what) {
        if (!there || f == null || !f.isCompressed()) return 0L;
        Format b = f.first();
        return what == 0 ? (long) b.blockWidth() : what == 1 ? (long) b.blockHeight() : (long) b.blockBytes();
    }

    private static boolean takesPixels(@Nullable TextureTarget t) {
        return t != null && t != TextureTarget.BUFFER && !t.isMultisample();
    }

    /** Are levels made of the first one? Not of integers and stencil, and of blocks only where there is an encoder. */
    private static boolean generates(@Nullable TextureTarget t, @Nullable InternalFormat f) {
        if (t == null || t.isSingleLevel() || f == null) return false;
        return !f.isInteger() && !f.hasStencil() && (!f.isCompressed() || f.hasEncoder());
    }

    /** Is there a sampler that compares? */
    private static boolean isCompared(@Nullable TextureTarget t, @Nullable InternalFormat f) {
        return t != null && f != null && f.hasDepth() && t != TextureTarget.D3 && takesPixels(t);
    }

    private static boolean isGathered(@Nullable TextureTarget t) {
        return t == TextureTarget.D2
                || t == TextureTarget.D2_ARRAY
                || t == TextureTarget.CUBE
                || t == TextureTarget.CUBE_ARRAY
                || t == TextureTarget.RECT;
    }

    /** The components that it has, as pixels. */
    private static int format(@Nullable InternalFormat f) {
        if (f == null) return GL_NONE;
        if (!f.isInteger()) return f.base() == GL_INTENSITY ? GL_LUMINANCE : f.base();
        return switch (f.base()) {
            case GL_RED -> GL_RED_INTEGER;
            case GL_RG -> GL_RG_INTEGER;
            case GL_RGB -> GL_RGB_INTEGER;
            case GL_RGBA -> GL_RGBA_INTEGER;
            case GL_ALPHA -> GL_ALPHA_INTEGER;
            case GL_LUMINANCE_ALPHA -> GL_LUMINANCE_ALPHA_INTEGER_EXT;
            default -> GL_LUMINANCE_INTEGER_EXT;
        };
    }

    /** The smallest type of pixels that keeps all bits. */
    private static int pixelType(@Nullable InternalFormat f) {
        if (f == null) return GL_NONE;
        switch (f.name()) {
            case GL_RGB10_A2, GL_RGB10_A2UI -> {
                return GL_UNSIGNED_INT_2_10_10_10_REV;
            }
            case GL_R11F_G11F_B10F -> {
                return GL_UNSIGNED_INT_10F_11F_11F_REV;
            }
            case GL_RGB9_E5 -> {
                return GL_UNSIGNED_INT_5_9_9_9_REV;
            }
            case GL_RGB565 -> {
                return GL_UNSIGNED_SHORT_5_6_5;
            }
            case GL_RGB5_A1 -> {
                return GL_UNSIGNED_SHORT_5_5_5_1;
            }
            case GL_RGBA4 -> {
                return GL_UNSIGNED_SHORT_4_4_4_4;
            }
            default -> {}
        }
        Format first = f.first();
        Format.Channel channel = f.hasDepth() ? first.depthChannel() : f.isColor() ? first.channel(0) : null;
        int bits = first.isCompressed() || channel == null ? 8 : channel.bits();
        return switch (f.kind()) {
            case DEPTH ->
                first.numeric() == Format.Numeric.FLOAT ? GL_FLOAT : bits > 16 ? GL_UNSIGNED_INT : GL_UNSIGNED_SHORT;
            case DEPTH_STENCIL ->
                first.numeric() == Format.Numeric.FLOAT ? GL_FLOAT_32_UNSIGNED_INT_24_8_REV : GL_UNSIGNED_INT_24_8;
            case STENCIL -> GL_UNSIGNED_BYTE;
            case FLOAT -> bits > 16 ? GL_FLOAT : GL_HALF_FLOAT;
            case UINT -> bits > 16 ? GL_UNSIGNED_INT : bits > 8 ? GL_UNSIGNED_SHORT : GL_UNSIGNED_BYTE;
            case SINT -> bits > 16 ? GL_INT : bits > 8 ? GL_SHORT : GL_BYTE;
            case UNORM -> bits > 16 ? GL_UNSIGNED_INT : bits > 8 ? GL_UNSIGNED_SHORT : GL_UNSIGNED_BYTE;
            case SNORM -> bits > 8 ? GL_SHORT : GL_BYTE;
        };
    }
}
