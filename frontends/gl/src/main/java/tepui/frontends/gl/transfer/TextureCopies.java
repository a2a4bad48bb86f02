package tepui.frontends.gl.transfer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.EsCopies;
import tepui.frontends.gl.pixel.EsFormats;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Texels from the read framebuffer to images (OpenGL 4.6, 8.6). On the device where formats allow it: as bits where they are
 * the same, by a blit where it converts; through memory for alpha, luminance and intensity, and for transfer operations.
 */
public final class TextureCopies {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final Textures textures;
    private final Framebuffers framebuffers;

    private final TextureDefinitions definitions;

    public TextureCopies(
            Device device,
            tepui.pipe.Context pipe,
            Profile profile,
            Errors errors,
            PixelState pixels,
            Textures textures,
            Framebuffers framebuffers,
            TextureDefinitions definitions) {
        this.device = device;
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.textures = textures;
        this.framebuffers = framebuffers;

        this.definitions = definitions;
    }

    /** The internal format that pixels for an image of {@code wanted} come from; null with an error. */
    private @Nullable InternalFormat source(String call, InternalFormat wanted) {
        Framebuffer read = framebuffers.read();
        if (read.status(pipe) != GL_FRAMEBUFFER_COMPLETE) {
            errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": the read framebuffer is not complete");
            return null;
        }
        if (read.name() != 0 && read.samples() > 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has several samples");
            return null;
        }
        InternalFormat from =
                wanted.isColor() ? read.readFormat() : wanted.hasDepth() ? read.depthFormat() : read.stencilFormat();
        if (from == null || wanted.hasDepth() && wanted.hasStencil() && read.stencilFormat() == null) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has no such image");
            return null;
        }
        boolean fits = wanted.isInteger() == from.isInteger() && (!wanted.isInteger() || wanted.kind() == from.kind());
        if (wanted.isColor() && !fits) {
            errors.error(GL_INVALID_OPERATION, call + ": " + from + " cannot become " + wanted);
            return null;
        }
        return from;
    }

    /** glCopyTexImage*. */
    public void image(
            String call,
            int dimensions,
            int target,
            int level,
            int internalFormat,
            int x,
            int y,
            int w,
            int h,
            int border) {
        TextureTarget t = TextureTarget.ofImage(target);
        if (t == null || t.imageDimensions() != dimensions || t == TextureTarget.BUFFER || t.isMultisample()) {
            errors.error(GL_INVALID_ENUM, call + ": target is 0x" + Integer.toHexString(target));
            return;
        }
        int bad = GL_INVALID_ENUM;
        boolean number = internalFormat >= 1 && internalFormat <= 4 || profile.es && EsFormats.isStored(internalFormat);
        InternalFormat internal = number ? null : definitions.internal(call, internalFormat, bad);
        if (number)
            errors.error(bad, call + ": internalformat is " + internalFormat + ", which images are not copied to");
        if (internal == null) return;
        if (border < 0 || border > (profile.compatibility && t != TextureTarget.RECT ? 1 : 0)) {
            errors.error(GL_INVALID_VALUE, call + ": border is " + border);
            return;
        }
        InternalFormat from = source(call, internal);
        if (from == null) return;
        if (profile.es && profile.version >= 30 && !EsCopies.isImage(internalFormat, internal, from)) {
            errors.error(GL_INVALID_OPERATION, call + ": " + from + " makes no image of " + internal);
            return;
        }
        if (!internal.hasEncoder()) {
            errors.error(GL_INVALID_OPERATION, call + ": there is no encoder for " + internal);
            return;
        }
        int innerW = w - 2 * border;
        int innerH = dimensions > 1 && t != TextureTarget.D1_ARRAY ? h - 2 * border : h;
        int wantedW = width(internal, dimensions, innerW);
        int wantedH = height(internal, dimensions, innerH);
        if (!definitions.legal(call, t, internal, false)
                || !definitions.sizes(call, t, level, wantedW, wantedH, 1, false)) return;
        TextureObject object = textures.bound(t);
        if (object.immutable) {
            errors.error(GL_INVALID_OPERATION, call + ": the texture is immutable");
            return;
        }
        int face = TextureTarget.face(target);
        try {
            TextureImage old = object.image(face, level);
            boolean same = old != null
                    && old.internal == internal
                    && old.width == wantedW
                    && old.height == wantedH
                    && old.depth == 1;
            if (!same) object.setImage(face, level, definitions.make(t, internal, wantedW, wantedH, 1, 0, true));
            copy(object, face, level, 0, 0, 0, x + border, innerH == h ? y : y + border, innerW, innerH, from);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.respecified(object);
        definitions.generateIfWanted(object, level);
    }

    /** glCopyTexSubImage*. */
    public void subImage(
            String call, TextureObject t, int face, int level, int toX, int toY, int toZ, int x, int y, int w, int h) {
        if (definitions.isNegative(call, w, h, 1)) return;
        TextureImage image = definitions.existing(call, t, face, level);
        if (image == null) return;
        InternalFormat from = source(call, image.internal);
        if (from == null) return;
        if (profile.es && image.internal.name() == GL_RGB9_E5) {
            errors.error(GL_INVALID_OPERATION, call + ": nothing is copied to " + image.internal);
            return;
        }
        int dimensions = dimensions(t);
        int wantedW = width(image.internal, dimensions, w);
        int wantedH = height(image.internal, dimensions, h);
        if (!definitions.inside(call, image, toX, toY, toZ, wantedW, wantedH, 1)) return;
        if (!image.internal.hasEncoder()) {
            errors.error(GL_INVALID_OPERATION, call + ": there is no encoder for " + image.internal);
            return;
        }
        if (image.stored.isCompressed() && !definitions.blocksWhole(call, image, toX, toY, wantedW, wantedH)) return;
        try {
            copy(t, face, level, toX, toY, toZ, x, y, w, h, from);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.changed(t);
        definitions.generateIfWanted(t, level);
    }

    /** Of what is copied: planes, but to textures of lines. */
    private static int dimensions(TextureObject t) {
        return t.target() == TextureTarget.D1 ? 1 : 2;
    }

    /** The width that pixels for an image have after their transfer, which may be a convolution. */
    private int width(InternalFormat internal, int dimensions, int w) {
        return w <= 0 || !internal.isColor() || internal.isInteger()
                ? w
                : ImagingStage.width(definitions.transfer(), PixelLayout.Content.COLOR, dimensions, w);
    }

    private int height(InternalFormat internal, int dimensions, int h) {
        return h <= 0 || !internal.isColor() || internal.isInteger()
                ? h
                : ImagingStage.height(definitions.transfer(), PixelLayout.Content.COLOR, dimensions, h);
    }

    /** Pixels outside the framebuffer are undefined: they are left out. */
    private void copy(
            TextureObject t,
            int face,
            int level,
            int toX,
            int toY,
            int toZ,
            int x,
            int y,
            int w,
            int h,
            InternalFormat from) {
        Framebuffer read = framebuffers.read();
        int x0 = Math.max(0, x);
        int y0 = Math.max(0, y);
        int x1 = (int) Math.min(read.width(), (long) x + w);
        int y1 = (int) Math.min(read.height(), (long) y + h);
        TextureImage image = t.image(face, level);
        if (image == null || x1 <= x0 || y1 <= y0) return;
        boolean color = image.internal.isColor();
        RenderTargets.Attachment a = color ? read.readColor(pipe) : read.readDepthStencil(pipe);
        if (a == null) return;
        toX += x0 - x;
        toY += y0 - y;
        w = x1 - x0;
        h = y1 - y0;
        Texture source = a.texture();
        int sourceLevel = a.level();
        int layer = a.firstLayer();
        if (source.desc().samples() > 1) {
            source = framebuffers.resolved(a);
            sourceLevel = 0;
            layer = 0;
        }
        PixelTransfer transfer = profile.compatibility ? pixels.transfer : null;
        PixelLayout.Content content = color
                ? image.internal.isInteger() ? PixelLayout.Content.INTEGER : PixelLayout.Content.COLOR
                : image.internal.hasStencil() ? PixelLayout.Content.DEPTH_STENCIL : PixelLayout.Content.DEPTH;
        boolean staged = ImagingStage.takes(transfer, content, dimensions(t));
        boolean plain = transfer == null || transfer.isIdentity(content) && !staged;
        boolean natural = image.internal.storeOrder() == InternalFormat.IDENTITY && !image.stored.isCompressed();
        Box box = new Box(x0, y0, layer, w, h, 1);
        Format f = source.desc().format();
        boolean rows = t.target() == TextureTarget.D1_ARRAY;
        boolean sameBits =
                f.linear() == image.stored.linear() && (f == image.stored || f.isSrgb() != image.stored.isSrgb());
        boolean blits = color
                && (device.formatSupport(image.stored.linear()) & FormatSupport.BLIT_TARGET) != 0
                && (device.formatSupport(f.linear()) & FormatSupport.BLIT_SOURCE) != 0;
        if (plain && natural && !rows && (sameBits || blits)) {
            image.blocks = null;
            TextureLevels.main(pipe, t);
            Texture target = TextureLevels.store(pipe, t, face, level).texture();
            int z = image.storeLayer + toZ;
            // a copy within one texture is fine where the boxes are apart; a blit goes through rows of its own
            if (sameBits && target != source) {
                pipe.copyTexture(source, sourceLevel, box, target, image.storeLevel, toX, toY, z);
                return;
            }
            if (target != source) {
                pipe.blit(new Blit(
                        source,
                        f.linear(),
                        sourceLevel,
                        box,
                        target,
                        image.stored.linear(),
                        image.storeLevel,
                        new Box(toX, toY, z, w, h, 1),
                        Blit.COLOR,
                        SamplerState.Filter.NEAREST,
                        null));
                return;
            }
        }
        textures.transfers()
                .copyThroughMemory(
                        source,
                        sourceLevel,
                        box,
                        from,
                        layout(image.internal),
                        transfer,
                        staged ? pixels.stage : null,
                        t,
                        face,
                        level,
                        toX,
                        toY,
                        toZ);
    }

    /** Pixels that hold all that an image can. */
    static PixelLayout layout(InternalFormat internal) {
        return switch (internal.kind()) {
            case UINT -> PixelLayout.of(GL_RGBA_INTEGER, GL_UNSIGNED_INT);
            case SINT -> PixelLayout.of(GL_RGBA_INTEGER, GL_INT);
            case DEPTH -> PixelLayout.of(GL_DEPTH_COMPONENT, GL_FLOAT);
            case DEPTH_STENCIL -> PixelLayout.of(GL_DEPTH_STENCIL, GL_FLOAT_32_UNSIGNED_INT_24_8_REV);
            case STENCIL -> PixelLayout.of(GL_STENCIL_INDEX, GL_UNSIGNED_BYTE);
            default -> PixelLayout.of(GL_RGBA, GL_FLOAT);
        };
    }
}
