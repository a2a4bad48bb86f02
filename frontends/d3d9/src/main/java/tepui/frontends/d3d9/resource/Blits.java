package tepui.frontends.d3d9.resource;

import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.base.Backend;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Copies between images of the device, as StretchRect, resolves and the swap chain need them. */
public final class Blits {
    private Blits() {}

    /** A single-sample copy, which the caller destroys. */
    public static Texture resolve(Backend backend, TexelStore store) {
        Texture from = store.texture;
        if (from == null) throw new IllegalStateException("Blits.resolve: the surface is not on the device");
        int bind = store.info.isDepth() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        Texture to = backend.gpu.createTexture(
                TextureDesc.of2d(store.deviceFormat(), store.width, store.height, bind | Bind.SAMPLED));
        backend.pipe.blit(Blit.whole(from, to, SamplerState.Filter.NEAREST));
        return to;
    }

    /** Scales, converts and resolves between rectangles of two images. */
    public static void blit(
            Backend backend, StoreImage from, Rect9 source, StoreImage to, Rect9 target, boolean linear) {
        Texture a = from.store().texture;
        Texture b = to.store().texture;
        if (a == null || b == null) return;
        Format f = from.store().deviceFormat();
        Format g = to.store().deviceFormat();
        int samples = from.store().samples;
        int mask = !f.isDepthStencil()
                ? Blit.COLOR
                : (f.hasDepth() ? Blit.DEPTH : 0) | (f.hasStencil() ? Blit.STENCIL : 0);
        boolean same = source.width() == target.width() && source.height() == target.height();
        boolean copy = same && f == g && samples == to.store().samples && a != b;
        if (copy && samples == 1) {
            backend.pipe.copyTexture(
                    a, from.level(), from.box(source), b, to.level(), target.left(), target.top(), to.layer());
        } else {
            SamplerState.Filter filter =
                    linear && mask == Blit.COLOR && !same ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST;
            Texture single = samples > 1 && !same ? resolve(backend, from.store()) : null;
            Texture read = single == null ? a : single;
            int level = single == null ? from.level() : 0;
            Box box = single == null ? from.box(source) : box(source);
            backend.pipe.blit(new Blit(read, f, level, box, b, g, to.level(), to.box(target), mask, filter, null));
            if (single != null) backend.gpu.destroy(single);
        }
        to.store().written(to.level(), to.layer());
    }

    /** A new target; where it cannot be cleared, nothing stays of it. */
    public static TexelStore newTarget(ResourceRegistry registry, TexelDesc desc) {
        TexelStore s = new TexelStore(registry, desc);
        boolean whole = false;
        try {
            clearNew(registry.backend, s);
            whole = true;
        } finally {
            if (!whole) s.destroy();
        }
        return s;
    }

    /** New targets hold zeros. */
    static void clearNew(Backend backend, TexelStore s) {
        Texture t = s.texture;
        if (t == null) return;
        Box all = Box.of2d(0, 0, s.width, s.height);
        Format f = s.deviceFormat();
        if (f.isDepthStencil()) {
            backend.pipe.clearDepthTexture(t, 0, all, f.hasDepth(), 0, f.hasStencil(), 0);
        } else {
            backend.pipe.clearTexture(t, 0, all, ClearColor.ofInts(0, 0, 0, 0));
        }
    }

    /** A rectangle of the first layer. */
    public static Box box(Rect9 r) {
        return new Box(r.left(), r.top(), 0, r.width(), r.height(), 1);
    }
}
