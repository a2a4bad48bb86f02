package tepui.frontends.gl.transfer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.texture.ImageRequest;
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
 * Copies of texels from the read framebuffer to images (OpenGL 4.6, 8.6). On the device where formats allow it: as bits
 * where they are the same, by a blit where it converts; through memory for alpha, luminance and intensity, and for
 * transfer operations. {@link TextureCopyRules} has let the calls pass.
 */
public final class TextureCopies {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final Textures textures;
    private final Framebuffers framebuffers;

    private final ClientImage client = new ClientImage();

    public TextureCopies(
            Backend backend,
            Errors errors,
            PixelState pixels,
            PixelRules pixelRules,
            Textures textures,
            Framebuffers framebuffers) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.textures = textures;
        this.framebuffers = framebuffers;
    }

    /** The internal format that pixels for an image of {@code wanted} come from; null where there are none. */
    static @Nullable InternalFormat source(Framebuffer read, InternalFormat wanted) {
        return wanted.isColor() ? read.readFormat() : wanted.hasDepth() ? read.depthFormat() : read.stencilFormat();
    }

    /** Of what is copied: planes, but to textures of lines. */
    static int dimensions(TextureObject t) {
        return t.target() == TextureTarget.D1 ? 1 : 2;
    }

    /** glCopyTexImage*. */
    public void image(TextureObject t, ImageRequest q, Region from) {
        Region r = q.region;
        try {
            TextureImage old = t.image(r.face, r.level);
            boolean same = old != null
                    && old.internal == q.internal
                    && old.width == r.width
                    && old.height == r.height
                    && old.depth == 1;
            if (!same) {
                TextureImage made = TextureDefinitions.make(device, q.target, q.internal, r.width, r.height, 1);
                t.setImage(r.face, r.level, made);
            }
            copy(t, r, from);
        } catch (RuntimeException e) {
            errors.failed(q.call, e);
        }
        textures.respecified(t);
    }

    /** glCopyTexSubImage*. */
    public void subImage(String call, TextureObject t, Region to, Region from) {
        try {
            copy(t, to, from);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.changed(t);
    }

    /** Pixels outside the framebuffer are undefined: they are left out. */
    private void copy(TextureObject t, Region to, Region from) {
        Framebuffer read = framebuffers.read();
        int x0 = Math.max(0, from.x);
        int y0 = Math.max(0, from.y);
        int x1 = (int) Math.min(read.width(), (long) from.x + from.width);
        int y1 = (int) Math.min(read.height(), (long) from.y + from.height);
        TextureImage image = t.image(to.face, to.level);
        if (image == null || x1 <= x0 || y1 <= y0) return;
        InternalFormat format = source(read, image.internal);
        boolean color = image.internal.isColor();
        RenderTargets.Attachment a = color ? read.readColor(pipe) : read.readDepthStencil(pipe);
        if (a == null || format == null) return;
        // The image that was just made anew, in blocks, is the one that is read: what it holds is undefined (8.6.1).
        if (a.texture().desc().format().isCompressed()) return;
        to.x += x0 - from.x;
        to.y += y0 - from.y;
        RenderTargets.Attachment source = a.texture().desc().samples() > 1
                ? new RenderTargets.Attachment(framebuffers.resolved(a), a.format(), 0, 0, 1)
                : a;
        Box box = new Box(x0, y0, source.firstLayer(), x1 - x0, y1 - y0, 1);
        PixelTransfer transfer = pixelRules.transfer();
        PixelLayout.Content content = color
                ? image.internal.isInteger() ? PixelLayout.Content.INTEGER : PixelLayout.Content.COLOR
                : image.internal.hasStencil() ? PixelLayout.Content.DEPTH_STENCIL : PixelLayout.Content.DEPTH;
        boolean staged = ImagingStage.takes(transfer, content, dimensions(t));
        boolean plain = transfer == null || transfer.isIdentity(content) && !staged;
        // Alpha alone is stored as red: only memory knows.
        plain &= !format.isAlpha();
        if (plain && onDevice(t, to, image, source, box)) return;
        client.of(layout(image.internal), PixelStore.TIGHT, transfer);
        textures.transfers().copyThroughMemory(source, box, format, client, staged ? pixels.stage : null, t, to);
    }

    /** Copies bits, or lets the device convert; false where it can do neither. */
    private boolean onDevice(TextureObject t, Region to, TextureImage image, RenderTargets.Attachment from, Box box) {
        boolean natural = image.internal.storeOrder() == InternalFormat.IDENTITY && !image.stored.isCompressed();
        Texture source = from.texture();
        Format f = from.format();
        boolean sameBits =
                f.linear() == image.stored.linear() && (f == image.stored || f.isSrgb() != image.stored.isSrgb());
        boolean blits = image.internal.isColor()
                && (device.formatSupport(image.stored.linear()) & FormatSupport.BLIT_TARGET) != 0
                && (device.formatSupport(f.linear()) & FormatSupport.BLIT_SOURCE) != 0;
        if (!natural || t.target() == TextureTarget.D1_ARRAY || !sameBits && !blits) return false;
        image.blocks = null;
        TextureLevels.main(pipe, t);
        Texture target = TextureLevels.store(pipe, t, to.face, to.level).settled();
        // a copy within one texture is fine where the boxes are apart; a blit goes through rows of its own
        if (target == source) return false;
        int z = image.storeLayer() + to.z;
        if (sameBits) {
            pipe.copyTexture(source, from.level(), box, target, image.storeLevel(), to.x, to.y, z);
            return true;
        }
        pipe.blit(new Blit(
                source,
                f.linear(),
                from.level(),
                box,
                target,
                image.stored.linear(),
                image.storeLevel(),
                new Box(to.x, to.y, z, box.width(), box.height(), 1),
                Blit.COLOR,
                SamplerState.Filter.NEAREST,
                null));
        return true;
    }

    /** Pixels that hold all that an image can. */
    private static PixelLayout layout(InternalFormat internal) {
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
