package tepui.frontends.gl.framebuffer;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.frontends.gl.texture.TextureStore;
import tepui.ir.TextureShape;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Samples beside a texture's image (EXT_multisampled_render_to_texture): a texture with several samples that draws go to in the image's
 * place. From the first draw to a framebuffer on until something else uses the image, colours are here; then they are put together there. The next
 * draw begins with what the image holds then, in all samples of a pixel. Depth and stencil stay here and never get into the image.
 */
public final class ImplicitSamples {
    private final int count;
    private int holders;
    private @Nullable Texture samples;

    /** Where they are put together, as it was when the framebuffer's targets were made. */
    private RenderTargets.@Nullable Attachment image;

    private @Nullable TextureStore store;
    /** The store that draws are kept from, from a begin to its end. */
    private @Nullable TextureStore open;
    /** What the image holds is not here yet, and nothing has been drawn. */
    private boolean behind;

    /** @param count of samples in a pixel, one that the device has */
    ImplicitSamples(int count) {
        this.count = count;
    }

    int count() {
        return count;
    }

    void hold() {
        holders++;
    }

    void release(Device device) {
        if (--holders > 0) return;
        Texture old = samples;
        samples = null;
        if (old != null) device.destroy(old);
    }

    /** The texture with several samples, for an attachment that is complete. */
    RenderTargets.@Nullable Attachment target(Context pipe, Attachment of, boolean srgb) {
        RenderTargets.Attachment at = of.target(pipe, true);
        TextureImage texels = of.image();
        InternalFormat internal = of.internal();
        if (at == null || texels == null || internal == null) return null;
        Format f = internal.chooseMultisample(pipe.device(), count);
        Texture known = samples;
        boolean fits = known != null
                && known.desc().format() == f
                && known.desc().width() == texels.width
                && known.desc().height() == texels.height;
        if (known == null || !fits) {
            Texture made = pipe.device()
                    .createTexture(new TextureDesc(
                            TextureShape.D2_MS,
                            f,
                            texels.width,
                            texels.height,
                            1,
                            1,
                            1,
                            count,
                            TextureLevels.bind(pipe.device(), f),
                            Usage.DEFAULT));
            if (known != null) pipe.device().destroy(known);
            samples = made;
            known = made;
        }
        image = at;
        store = texels.store();
        return new RenderTargets.Attachment(known, srgb ? f : f.linear(), 0, 0, 1);
    }

    /** Colours are here from now on. What is given is run before something else uses the image. */
    void begin(Runnable settle) {
        TextureStore to = store;
        if (to == null) return;
        open = to.hold();
        to.setPending(settle);
        behind = true;
    }

    /**
     * Brings what the image holds, unless it is here.
     *
     * @param whole nobody will see it
     */
    void load(Context pipe, boolean whole) {
        if (behind && !whole) move(pipe, true);
        behind = false;
    }

    /** Puts the samples together in the image. */
    void resolve(Context pipe) {
        if (open != null && !behind) move(pipe, false);
    }

    /** Colours are here no more. */
    void end() {
        TextureStore to = open;
        open = null;
        if (to == null) return;
        to.setPending(null);
        to.release();
    }

    private void move(Context pipe, boolean here) {
        RenderTargets.Attachment at = image;
        Texture own = samples;
        if (at == null || own == null) return;
        Box there = new Box(0, 0, at.firstLayer(), at.width(), at.height(), 1);
        Box all = Box.of2d(0, 0, at.width(), at.height());
        Format f = own.desc().format();
        pipe.blit(
                here
                        ? new Blit(
                                at.texture(),
                                at.format().linear(),
                                at.level(),
                                there,
                                own,
                                f.linear(),
                                0,
                                all,
                                Blit.COLOR,
                                SamplerState.Filter.NEAREST,
                                null)
                        : new Blit(
                                own,
                                f,
                                0,
                                all,
                                at.texture(),
                                at.format(),
                                at.level(),
                                there,
                                Blit.COLOR,
                                SamplerState.Filter.NEAREST,
                                null));
    }
}
