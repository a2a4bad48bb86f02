package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.format.FilledBlocks;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.Blits;
import tepui.frontends.d3d9.resource.ClearColors;
import tepui.frontends.d3d9.resource.ResourceRegistry;
import tepui.frontends.d3d9.resource.StoreImage;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.TexelStore;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;

/** Calls that move texels: updates, copies, fills, reads. */
final class TransferCalls {
    private final Backend backend;
    private final ResourceRegistry registry;
    private final SceneCalls scene;
    private final ClearColors colors;

    TransferCalls(ResourceRegistry registry, SceneCalls scene, ClearColors colors) {
        this.registry = registry;
        this.scene = scene;
        this.colors = colors;
        backend = registry.backend();
    }

    private static boolean inside(Rect9 r, SurfaceObject s) {
        return r.left() >= 0
                && r.top() >= 0
                && r.right() > r.left()
                && r.bottom() > r.top()
                && r.right() <= s.width()
                && r.bottom() <= s.height();
    }

    private static boolean onBlocks(Rect9 r, SurfaceObject s) {
        int w = s.store.info.memory().blockWidth();
        int h = s.store.info.memory().blockHeight();
        return r.left() % w == 0
                && r.top() % h == 0
                && (r.right() % w == 0 || r.right() == s.width())
                && (r.bottom() % h == 0 || r.bottom() == s.height());
    }

    public int updateTexture(@Nullable BaseTextureObject source, @Nullable BaseTextureObject target) {
        if (source == null || target == null || source.getType() != target.getType()) return D3DERR_INVALIDCALL;
        if (source.backend() != backend || target.backend() != backend) return D3DERR_INVALIDCALL;
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
        backend.enter();
        for (int layer = 0; layer < a.layers; layer++) {
            Box d = a.takeDirty(layer);
            if (d == null) continue;
            for (int level = 0; level < b.levels; level++) {
                Box box = a.scaled(d, level + skip);
                copyIn(
                        new StoreImage(a, level + skip, layer),
                        box,
                        new StoreImage(b, level, layer),
                        box.x(),
                        box.y(),
                        box.z());
            }
        }
        registry.dirty().texturesChanged(target.boundStages);
        backend.leave();
        return D3D_OK;
    }

    public int stretchRect(
            @Nullable SurfaceObject source,
            @Nullable Rect9 from,
            @Nullable SurfaceObject target,
            @Nullable Rect9 to,
            int filter) {
        if (source == null || target == null || source == target) return D3DERR_INVALIDCALL;
        if (source.backend() != backend || target.backend() != backend) return D3DERR_INVALIDCALL;
        if (source.store.pool != D3DPOOL_DEFAULT || target.store.pool != D3DPOOL_DEFAULT) return D3DERR_INVALIDCALL;
        if (filter != D3DTEXF_NONE && filter != D3DTEXF_POINT && filter != D3DTEXF_LINEAR) return D3DERR_INVALIDCALL;
        Rect9 r = source.image.or(from);
        Rect9 t = target.image.or(to);
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
                    && !scene.isOpen()
                    && !source.isOfTexture()
                    && !target.isOfTexture()
                    && source.store.deviceFormat() == target.store.deviceFormat();
            if (!legal) return D3DERR_INVALIDCALL;
        } else if (!canStretch(source, target, same)) {
            return D3DERR_INVALIDCALL;
        }
        backend.enter();
        Blits.blit(backend, source.image, r, target.image, t, filter == D3DTEXF_LINEAR);
        backend.leave();
        return D3D_OK;
    }

    private boolean canStretch(SurfaceObject source, SurfaceObject target, boolean same) {
        if (source.store.info.isNull() || target.store.info.isNull()) return false;
        if (target.isOfTexture() && !target.isRenderTarget()) return false;
        if (!target.isRenderTarget()) {
            // Plain surfaces take what is not stretched, from plain surfaces only.
            if (!same || source.isOfTexture() || source.isRenderTarget()) return false;
            boolean drawnTo = backend.formats.choice(target.store.info, Bind.SAMPLED | Bind.COLOR_TARGET) != null;
            if (source.store.info != target.store.info && !drawnTo) return false;
        }
        if (source.isOfTexture() && !source.isRenderTarget()) {
            return target.isRenderTarget();
        }
        return !target.store.info.isCompressed() && (!source.store.info.isCompressed() || same);
    }

    public int colorFill(@Nullable SurfaceObject surface, @Nullable Rect9 rect, int color) {
        if (surface == null || surface.store.pool != D3DPOOL_DEFAULT || surface.isDepth()) return D3DERR_INVALIDCALL;
        if (surface.backend() != backend) return D3DERR_INVALIDCALL;
        if (surface.isOfTexture() && !surface.isRenderTarget()) return D3DERR_INVALIDCALL;
        Rect9 r = surface.image.or(rect);
        if (!inside(r, surface) || !onBlocks(r, surface)) return D3DERR_INVALIDCALL;
        TexelStore s = surface.store;
        if (s.texture == null) return D3D_OK;
        int support = backend.gpu.formatSupport(s.deviceFormat());
        boolean target = (support & tepui.pipe.format.FormatSupport.COLOR_TARGET) != 0;
        byte @Nullable [] block = FilledBlocks.of(s.info.code(), color);
        if (block == null && !target) return D3DERR_INVALIDCALL;
        backend.enter();
        if (block != null) {
            Box box = new Box(r.left(), r.top(), 0, r.width(), r.height(), 1);
            s.fill(surface.level, surface.layer, box, block);
            backend.leave();
            return D3D_OK;
        }
        boolean whole = r.width() == surface.width() && r.height() == surface.height();
        RenderTargets.Attachment target0 = s.samples > 1 && !whole ? surface.attachment(false) : null;
        if (target0 == null) {
            backend.pipe.clearTexture(s.texture, surface.level, surface.image.box(r), colors.of(color));
        } else {
            // Parts of several samples are cleared as targets alone.
            backend.pipe.setRenderTargets(
                    new RenderTargets(List.of(target0), null, surface.width(), surface.height(), 1, s.samples));
            backend.pipe.clearColor(0, colors.of(color), Box.of2d(r.left(), r.top(), r.width(), r.height()), 15);
            registry.dirty().groups |= DirtyBits.TARGETS;
        }
        s.written(surface.level, surface.layer);
        backend.leave();
        return D3D_OK;
    }

    public int getRenderTargetData(@Nullable SurfaceObject source, @Nullable SurfaceObject target) {
        if (source == null || target == null) return D3DERR_INVALIDCALL;
        if (source.backend() != backend || target.backend() != backend) return D3DERR_INVALIDCALL;
        if (target.store.pool != D3DPOOL_SYSTEMMEM || target.store.isLocked()) return D3DERR_INVALIDCALL;
        if (!source.isRenderTarget() || source.store.pool != D3DPOOL_DEFAULT) return D3DERR_INVALIDCALL;
        if (source.store.info != target.store.info || source.store.samples > 1) return D3DERR_INVALIDCALL;
        if (source.width() != target.width() || source.height() != target.height()) return D3DERR_INVALIDCALL;
        backend.enter();
        try {
            copyOut(source.image, target.image);
        } finally {
            backend.leave();
        }
        return backend.loss.isBelow() ? backend.loss.result() : D3D_OK;
    }

    /** Reads an image into the memory of another one of the same size and format. */
    private static void copyOut(StoreImage from, StoreImage to) {
        TexelStore a = from.store();
        TexelStore b = to.store();
        a.read(from.level(), from.layer());
        MemorySegment.copy(
                a.memory(from.level(), from.layer()),
                0,
                b.memory(to.level(), to.layer()),
                0,
                Math.min(a.slicePitch(from.level()), b.slicePitch(to.level())));
    }

    public int updateSurface(
            @Nullable SurfaceObject source, @Nullable Rect9 rect, @Nullable SurfaceObject target, int x, int y) {
        if (source == null || target == null || source == target) return D3DERR_INVALIDCALL;
        if (source.backend() != backend || target.backend() != backend) return D3DERR_INVALIDCALL;
        TexelStore a = source.store;
        TexelStore b = target.store;
        if (a.pool != D3DPOOL_SYSTEMMEM || b.pool != D3DPOOL_DEFAULT) return D3DERR_INVALIDCALL;
        if (a.info != b.info || b.samples > 1 || b.info.isDepth()) return D3DERR_INVALIDCALL;
        if (a.isLocked(source.level, source.layer) || b.isLocked(target.level, target.layer)) return D3DERR_INVALIDCALL;
        Rect9 r = source.image.or(rect);
        Rect9 t = new Rect9(x, y, x + r.width(), y + r.height());
        if (!inside(r, source) || !inside(t, target)) return D3DERR_INVALIDCALL;
        if (!onBlocks(r, source) || !onBlocks(t, target)) return D3DERR_INVALIDCALL;
        backend.enter();
        try {
            copyIn(source.image, Blits.box(r), target.image, x, y, 0);
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    /** Copies a box through the target's memory, which keeps both alike. */
    private static void copyIn(StoreImage source, Box box, StoreImage target, int x, int y, int z) {
        TexelStore a = source.store();
        TexelStore b = target.store();
        int level = source.level();
        int toLevel = target.level();
        MemorySegment from = a.memory(level, source.layer());
        MemorySegment to = b.memory(toLevel, target.layer());
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
        b.upload(toLevel, target.layer(), new Box(x, y, z, box.width(), box.height(), box.depth()));
        if (toLevel == 0) b.firstLevelWritten();
    }
}
