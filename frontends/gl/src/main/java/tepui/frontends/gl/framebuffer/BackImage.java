package tepui.frontends.gl.framebuffer;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Back image as a window may use it for its own: one sample, the window's format, the first row at the top, nothing but
 * a target. The system property {@code tepui.gl.direct} says who gets one: {@code on} for what is shown in windows,
 * {@code off} for nobody; {@code always} is for tests.
 */
final class BackImage {
    private BackImage() {}

    static boolean isWanted(ContextRequest attributes, @Nullable Surface surface, int samples) {
        String who = System.getProperty("tepui.gl.direct", "on");
        boolean window = surface != null && !(surface.target() instanceof Surface.Target.Pixels);
        boolean chosen = who.equals("always") || who.equals("on") && window;
        return chosen && attributes.doubleBuffered() && !attributes.srgb() && samples <= 1;
    }

    static Texture create(Device device, @Nullable Surface surface, InternalFormat color, int width, int height) {
        Format format = surface == null ? color.choose(device) : surface.format();
        TextureDesc desc = TextureDesc.of2d(format, width, height, Bind.COLOR_TARGET | Bind.PRESENT);
        return surface == null ? device.createTexture(desc) : device.createBackBuffer(surface, desc);
    }

    /** Brings what an image holds to another of its size, upside down; the first one goes. */
    static void turn(Device device, Context pipe, Texture from, Texture to) {
        int w = from.desc().width();
        int h = from.desc().height();
        Format f = from.desc().format();
        // The image of a window can be copied, but is good for nothing else.
        Texture copy = device.createTexture(new TextureDesc(
                TextureShape.D2,
                f,
                w,
                h,
                1,
                1,
                1,
                1,
                Bind.SAMPLED | (f.isDepthStencil() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET),
                Usage.DEFAULT));
        pipe.copyTexture(from, 0, Box.of2d(0, 0, w, h), copy, 0, 0, 0, 0);
        device.destroy(from);
        int mask = !f.isDepthStencil()
                ? Blit.COLOR
                : (f.hasDepth() ? Blit.DEPTH : 0) | (f.hasStencil() ? Blit.STENCIL : 0);
        pipe.blit(new Blit(
                copy,
                f,
                0,
                Box.of2d(0, 0, w, h),
                to,
                to.desc().format(),
                0,
                new Box(0, h, 0, w, -h, 1),
                mask,
                SamplerState.Filter.NEAREST,
                null));
        device.destroy(copy);
    }
}
