package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;

/** The calls that move texels: updates, copies, fills, reads. */
public abstract sealed class DeviceTransfers extends DeviceResources permits DeviceStates {
    DeviceTransfers(Direct3D9 parent, Device gpu, int behavior, boolean ex) {
        super(parent, gpu, behavior, ex);
    }

    private static boolean inside(Rect9 r, Surface9 s) {
        return r.left() >= 0
                && r.top() >= 0
                && r.right() > r.left()
                && r.bottom() > r.top()
                && r.right() <= s.width()
                && r.bottom() <= s.height();
    }

    private static boolean onBlocks(Rect9 r, Surface9 s) {
        int w = s.store.info.memory().blockWidth();
        int h = s.store.info.memory().blockHeight();
        return r.left() % w == 0
                && r.top() % h == 0
                && (r.right() % w == 0 || r.right() == s.width())
                && (r.bottom() % h == 0 || r.bottom() == s.height());
    }

    /** From a surface in the pool SYSTEMMEM to one in the pool DEFAULT. */
    public int updateSurface(@Nullable Surface9 source, @Nullable Rect9 rect, @Nullable Surface9 target, int x, int y) {
        if (source == null || target == null || source == target) return D3DERR_INVALIDCALL;
        if (source.device != this || target.device != this) return D3DERR_INVALIDCALL;
        TexelStore a = source.store;
        TexelStore b = target.store;
        if (a.pool != D3DPOOL_SYSTEMMEM || b.pool != D3DPOOL_DEFAULT) return D3DERR_INVALIDCALL;
        if (a.info != b.info || b.samples > 1 || b.info.isDepth()) return D3DERR_INVALIDCALL;
        if (a.isLocked(source.level, source.layer) || b.isLocked(target.level, target.layer)) return D3DERR_INVALIDCALL;
        Rect9 r = Blits9.or(rect, source);
        Rect9 t = new Rect9(x, y, x + r.width(), y + r.height());
        if (!inside(r, source) || !inside(t, target)) return D3DERR_INVALIDCALL;
        if (!onBlocks(r, source) || !onBlocks(t, target)) return D3DERR_INVALIDCALL;
        enter();
        copyIn(
                a,
                source.level,
                source.layer,
                new Box(r.left(), r.top(), 0, r.width(), r.height(), 1),
                b,
                target.level,
                target.layer,
                x,
                y,
                0);
        leave();
        return D3D_OK;
    }

    /** Copies a box through the target's memory, which keeps both alike. */
    private void copyIn(
            TexelStore a, int level, int layer, Box box, TexelStore b, int toLevel, int toLayer, int x, int y, int z) {
        MemorySegment from = a.memory(level, layer);
        MemorySegment to = b.memory(toLevel, toLayer);
        int bw = a.info.memory().blockWidth();
        int bh = a.info.memory().blockHeight();
        int bytes = a.info.memory().blockBytes();
        long row = a.info.memory().rowBytes(box.width());
        int rows = a.info.memory().rows(box.height());
        for (int k = 0; k < box.depth(); k++) {
            for (int j = 0; j < rows; j++) {
                long at = (long) (box.z() + k) * a.slicePitch(level)
                        + (long) (box.y() / bh + j) * a.pitch(level)
                        + (long) (box.x() / bw) * bytes;
                long into = (long) (z + k) * b.slicePitch(toLevel)
                        + (long) (y / bh + j) * b.pitch(toLevel)
                        + (long) (x / bw) * bytes;
                MemorySegment.copy(from, at, to, into, row);
            }
        }
        b.upload(toLevel, toLayer, new Box(x, y, z, box.width(), box.height(), box.depth()));
        if (toLevel == 0) b.firstLevelWritten();
    }

    /** What is dirty in a texture of the pool SYSTEMMEM, to the levels of like size in one of the pool DEFAULT. */
    public int updateTexture(@Nullable BaseTexture9 source, @Nullable BaseTexture9 target) {
        if (source == null || target == null || source.getType() != target.getType()) return D3DERR_INVALIDCALL;
        if (source.device != this || target.device != this) return D3DERR_INVALIDCALL;
        TexelStore a = source.store;
        TexelStore b = target.store;
        if (a.pool != D3DPOOL_SYSTEMMEM || b.pool != D3DPOOL_DEFAULT || a.info != b.info) return D3DERR_INVALIDCALL;
        int skip = 0;
        while (skip < a.levels
                && (a.levelWidth(skip) > b.width || a.levelHeight(skip) > b.height || a.levelDepth(skip) > b.depth))
            skip++;
        if (skip >= a.levels
                || a.levelWidth(skip) != b.width
                || a.levelHeight(skip) != b.height
                || a.levelDepth(skip) != b.depth) return D3DERR_INVALIDCALL;
        if (a.levels - skip < b.levels) return D3DERR_INVALIDCALL;
        enter();
        for (int layer = 0; layer < a.layers; layer++) {
            Box d = a.takeDirty(layer);
            if (d == null) continue;
            for (int level = 0; level < b.levels; level++) {
                Box box = a.scaled(d, level + skip);
                copyIn(a, level + skip, layer, box, b, level, layer, box.x(), box.y(), box.z());
            }
        }
        textureChanged(target.boundStages);
        leave();
        return D3D_OK;
    }

    /** Scales, converts and resolves between surfaces of the pool DEFAULT. */
    public int stretchRect(
            @Nullable Surface9 source,
            @Nullable Rect9 from,
            @Nullable Surface9 target,
            @Nullable Rect9 to,
            int filter) {
        if (source == null || target == null || source == target) return D3DERR_INVALIDCALL;
        if (source.device != this || target.device != this) return D3DERR_INVALIDCALL;
        if (source.store.pool != D3DPOOL_DEFAULT || target.store.pool != D3DPOOL_DEFAULT) return D3DERR_INVALIDCALL;
        if (filter != D3DTEXF_NONE && filter != D3DTEXF_POINT && filter != D3DTEXF_LINEAR) return D3DERR_INVALIDCALL;
        Rect9 r = Blits9.or(from, source);
        Rect9 t = Blits9.or(to, target);
        if (!inside(r, source) || !inside(t, target)) return D3DERR_INVALIDCALL;
        boolean same = r.width() == t.width() && r.height() == t.height();
        if (source.isDepth() || target.isDepth()) {
            boolean whole = r.width() == source.width()
                    && r.height() == source.height()
                    && t.width() == target.width()
                    && t.height() == target.height();
            boolean legal = source.isDepth()
                    && target.isDepth()
                    && whole
                    && same
                    && !inScene
                    && !source.isOfTexture()
                    && !target.isOfTexture()
                    && source.store.deviceFormat() == target.store.deviceFormat();
            if (!legal) return D3DERR_INVALIDCALL;
        } else if (!canStretch(source, target, same)) {
            return D3DERR_INVALIDCALL;
        }
        enter();
        blits.blit(
                source.store,
                source.level,
                source.layer,
                r,
                target.store,
                target.level,
                target.layer,
                t,
                filter == D3DTEXF_LINEAR);
        leave();
        return D3D_OK;
    }

    private boolean canStretch(Surface9 source, Surface9 target, boolean same) {
        if (source.store.info.isNull() || target.store.info.isNull()) return false;
        if (target.isOfTexture() && !target.isRenderTarget()) return false;
        if (!target.isRenderTarget()) {
            // Plain surfaces take what is not stretched, from plain surfaces only.
            if (!same || source.isOfTexture() || source.isRenderTarget()) return false;
            boolean drawnTo = formats.choice(target.store.info, Bind.SAMPLED | Bind.COLOR_TARGET) != null;
            if (source.store.info != target.store.info && !drawnTo) return false;
        }
        if (source.isOfTexture() && !source.isRenderTarget()) {
            return target.isRenderTarget();
        }
        return !target.store.info.isCompressed() && (!source.store.info.isCompressed() || same);
    }

    /** Fills a rectangle of a render target or of a plain surface in the pool DEFAULT; of blocks, whole ones. */
    public int colorFill(@Nullable Surface9 surface, @Nullable Rect9 rect, int color) {
        if (surface == null || surface.store.pool != D3DPOOL_DEFAULT || surface.isDepth()) return D3DERR_INVALIDCALL;
        if (surface.device != this) return D3DERR_INVALIDCALL;
        if (surface.isOfTexture() && !surface.isRenderTarget()) return D3DERR_INVALIDCALL;
        Rect9 r = Blits9.or(rect, surface);
        if (!inside(r, surface) || !onBlocks(r, surface)) return D3DERR_INVALIDCALL;
        TexelStore s = surface.store;
        if (s.texture == null) return D3D_OK;
        int support = gpu.formatSupport(s.deviceFormat());
        boolean target = (support & tepui.pipe.format.FormatSupport.COLOR_TARGET) != 0;
        byte @Nullable [] block = FilledBlocks.of(s.info.code(), color);
        if (block == null && !target) return D3DERR_INVALIDCALL;
        enter();
        if (block != null) {
            Box box = new Box(r.left(), r.top(), 0, r.width(), r.height(), 1);
            s.fill(surface.level, surface.layer, box, block);
            leave();
            return D3D_OK;
        }
        boolean whole = r.width() == surface.width() && r.height() == surface.height();
        RenderTargets.Attachment target0 = s.samples > 1 && !whole ? surface.attachment(false) : null;
        if (target0 == null) {
            pipe.clearTexture(s.texture, surface.level, Blits9.box(r, surface.layer), clearColor(color));
        } else {
            // Parts of several samples are cleared as targets alone.
            pipe.setRenderTargets(
                    new RenderTargets(List.of(target0), null, surface.width(), surface.height(), 1, s.samples));
            pipe.clearColor(0, clearColor(color), Box.of2d(r.left(), r.top(), r.width(), r.height()), 15);
            dirty |= Dirty9.TARGETS;
        }
        s.written(surface.level, surface.layer);
        leave();
        return D3D_OK;
    }

    private int lastClear;
    private @Nullable ClearColor lastClearColor;

    /** A colour to clear to; most frames begin with the same. */
    final ClearColor clearColor(int argb) {
        ClearColor c = lastClearColor;
        if (c != null && argb == lastClear) return c;
        c = ClearColor.of(
                (argb >> 16 & 255) / 255f, (argb >> 8 & 255) / 255f, (argb & 255) / 255f, (argb >>> 24) / 255f);
        lastClear = argb;
        lastClearColor = c;
        return c;
    }

    /** Copies a render target to a plain surface in the pool SYSTEMMEM. */
    public int getRenderTargetData(@Nullable Surface9 source, @Nullable Surface9 target) {
        if (source == null || target == null) return D3DERR_INVALIDCALL;
        if (source.device != this || target.device != this) return D3DERR_INVALIDCALL;
        if (target.store.pool != D3DPOOL_SYSTEMMEM || target.store.isLocked()) return D3DERR_INVALIDCALL;
        if (!source.isRenderTarget() || source.store.pool != D3DPOOL_DEFAULT) return D3DERR_INVALIDCALL;
        if (source.store.info != target.store.info || source.store.samples > 1) return D3DERR_INVALIDCALL;
        if (source.width() != target.width() || source.height() != target.height()) return D3DERR_INVALIDCALL;
        enter();
        copyOut(source.store, source.level, source.layer, target);
        leave();
        return D3D_OK;
    }

    /** Reads an image into the memory of a surface of the same size and format. */
    final void copyOut(TexelStore from, int level, int layer, Surface9 target) {
        from.read(level, layer);
        MemorySegment.copy(
                from.memory(level, layer),
                0,
                target.store.memory(target.level, target.layer),
                0,
                Math.min(from.slicePitch(level), target.store.slicePitch(target.level)));
    }
}
