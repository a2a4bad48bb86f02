package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Copies between images of the device: what StretchRect and its kin come down to. */
final class Blits9 {
    private final DeviceBase device;

    Blits9(DeviceBase device) {
        this.device = device;
    }

    /** A single-sample copy, which the caller destroys. */
    Texture resolve(TexelStore store) {
        Texture from = store.texture;
        if (from == null) throw new IllegalStateException("Blits9.resolve: the surface is not on the device");
        int bind = store.info.isDepth() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        Texture to = device.gpu.createTexture(
                TextureDesc.of2d(store.deviceFormat(), store.width, store.height, bind | Bind.SAMPLED));
        device.pipe.blit(Blit.whole(from, to, SamplerState.Filter.NEAREST));
        return to;
    }

    /** Scales, converts and resolves between boxes of two images. */
    void blit(
            TexelStore from,
            int fromLevel,
            int fromLayer,
            Rect9 source,
            TexelStore to,
            int toLevel,
            int toLayer,
            Rect9 target,
            boolean linear) {
        Texture a = from.texture;
        Texture b = to.texture;
        if (a == null || b == null) return;
        Format f = from.deviceFormat();
        int mask = !f.isDepthStencil()
                ? Blit.COLOR
                : (f.hasDepth() ? Blit.DEPTH : 0) | (f.hasStencil() ? Blit.STENCIL : 0);
        boolean same = source.width() == target.width() && source.height() == target.height();
        boolean copy = same && f == to.deviceFormat() && from.samples == to.samples && a != b;
        if (copy && from.samples == 1) {
            device.pipe.copyTexture(
                    a, fromLevel, box(source, fromLayer), b, toLevel, target.left(), target.top(), toLayer);
        } else {
            SamplerState.Filter filter =
                    linear && mask == Blit.COLOR && !same ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST;
            if (from.samples > 1 && !same) {
                Texture single = resolve(from);
                run(single, f, 0, box(source, 0), b, to.deviceFormat(), toLevel, box(target, toLayer), mask, filter);
                device.gpu.destroy(single);
            } else {
                run(
                        a,
                        f,
                        fromLevel,
                        box(source, fromLayer),
                        b,
                        to.deviceFormat(),
                        toLevel,
                        box(target, toLayer),
                        mask,
                        filter);
            }
        }
        to.written(toLevel, toLayer);
    }

    private void run(
            Texture a,
            Format f,
            int fromLevel,
            Box from,
            Texture b,
            Format g,
            int toLevel,
            Box to,
            int mask,
            SamplerState.Filter filter) {
        device.pipe.blit(new Blit(a, f, fromLevel, from, b, g, toLevel, to, mask, filter, null));
    }

    /** New targets hold zeros. */
    void clearNew(TexelStore s) {
        Texture t = s.texture;
        if (t == null) return;
        Box all = Box.of2d(0, 0, s.width, s.height);
        Format f = s.deviceFormat();
        if (f.isDepthStencil()) {
            device.pipe.clearDepthTexture(t, 0, all, f.hasDepth(), 0, f.hasStencil(), 0);
        } else {
            device.pipe.clearTexture(t, 0, all, tepui.pipe.ClearColor.ofInts(0, 0, 0, 0));
        }
    }

    static Box box(Rect9 r, int layer) {
        return new Box(r.left(), r.top(), layer, r.width(), r.height(), 1);
    }

    /** The rectangle, or all of an image. */
    static Rect9 or(@Nullable Rect9 r, Surface9 s) {
        return r != null ? r : new Rect9(0, 0, s.width(), s.height());
    }
}
