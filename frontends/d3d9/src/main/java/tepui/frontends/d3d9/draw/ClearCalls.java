package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.resource.ClearColors;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.frontends.d3d9.state.TargetBindings;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;

/** Clear calls: of what the viewport and the scissor leave of the targets, or of rectangles in them. */
public final class ClearCalls {
    private final Backend backend;
    private final StateValues values;
    private final TargetBindings targets;
    private final DrawState draws;
    private final ClearColors colors;

    public ClearCalls(Backend backend, DeviceState state, TargetBindings targets, DrawState draws, ClearColors colors) {
        this.backend = backend;
        values = state.values;
        this.targets = targets;
        this.draws = draws;
        this.colors = colors;
    }

    // ---- clears

    public int clear(Rect9 @Nullable [] rects, int flags, int color, float z, int stencil) {
        if ((flags & (D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL)) != 0) {
            SurfaceObject s = targets.depth;
            if (s == null) return D3DERR_INVALIDCALL;
            if ((flags & D3DCLEAR_STENCIL) != 0 && !s.store.info.memory().hasStencil()) return D3DERR_INVALIDCALL;
        }
        if ((flags & 7) == 0) return D3D_OK;
        if (rects != null) {
            for (Rect9 r : rects) if (r == null) return D3DERR_INVALIDCALL;
        }
        // Of what is no depth drivers make the nearest that is one.
        float within = z > 0 ? Math.min(z, 1) : 0;
        backend.enter();
        try {
            SurfaceObject depth = targets.depth;
            if (depth == null || (flags & D3DCLEAR_TARGET) == 0 || !targets.isSmallerThanTarget(depth)) {
                clearTargets(rects, flags, color, within, stencil);
            } else if ((flags & 7) == D3DCLEAR_TARGET) {
                depth.bind();
                targets.bindDepth(null);
                try {
                    clearTargets(rects, flags, color, within, stencil);
                } finally {
                    targets.bindDepth(depth);
                    depth.unbind();
                }
            }
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    /** Within the viewport; each of the targets ends where it ends. */
    private void clear(long left, long top, long toRight, long toBottom, int flags, int color, float z, int stencil) {
        SurfaceObject d = targets.depth;
        boolean depth = (flags & (D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL)) != 0
                && d != null
                && d.store.samples == targets.samplesOfFirst();
        boolean beyond = toRight > draws.targets.width || toBottom > draws.targets.height;
        if (depth && d != null && (beyond || !draws.targets.depthAttached)) {
            clearLargerDepth(d, left, top, toRight, toBottom, flags, z, stencil);
            depth = false;
        }
        long right = Math.min(toRight, draws.targets.width);
        long bottom = Math.min(toBottom, draws.targets.height);
        if (right <= left || bottom <= top) return;
        boolean whole = left == 0 && top == 0 && right == draws.targets.width && bottom == draws.targets.height;
        Box area = whole ? null : Box.of2d((int) left, (int) top, (int) (right - left), (int) (bottom - top));
        if ((flags & D3DCLEAR_TARGET) != 0) {
            ClearColor c = colors.of(color);
            for (int i = 0; i < targets.colors.length; i++) {
                SurfaceObject s = targets.colors[i];
                if (s == null || s.store.texture == null || s.store.samples != targets.samplesOfFirst()) continue;
                if (beyond && clearLargerColor(s, left, top, toRight, toBottom, c)) continue;
                backend.pipe.clearColor(i, c, area, 15);
            }
        }
        if (depth && d != null) {
            boolean hasStencil = d.store.deviceFormat().hasStencil();
            backend.pipe.clearDepthStencil(
                    (flags & D3DCLEAR_ZBUFFER) != 0,
                    z,
                    (flags & D3DCLEAR_STENCIL) != 0 && hasStencil,
                    stencil & 255,
                    255,
                    area);
        }
    }

    /** A target is cleared as far as the viewport goes, where the smallest of the targets ends before that too. Is it larger than that one? */
    private boolean clearLargerColor(
            SurfaceObject s, long left, long top, long toRight, long toBottom, ClearColor value) {
        if (s.width() <= draws.targets.width && s.height() <= draws.targets.height) return false;
        if (values.render[D3DRS_SRGBWRITEENABLE] != 0) return false;
        Texture t = s.store.texture;
        if (t == null || s.store.samples > 1) return false;
        int right = (int) Math.min(toRight, s.width());
        int bottom = (int) Math.min(toBottom, s.height());
        Rect9 r = new Rect9((int) left, (int) top, right, bottom);
        backend.pipe.clearTexture(t, s.level, s.image.box(r), value);
        return true;
    }

    /** A depth buffer is cleared as far as the viewport goes, where its target ends before that too. */
    private void clearLargerDepth(
            SurfaceObject d, long left, long top, long toRight, long toBottom, int flags, float z, int stencil) {
        RenderTargets.Attachment a = d.attachment(false);
        long right = Math.min(toRight, d.width());
        long bottom = Math.min(toBottom, d.height());
        if (a == null || right <= left || bottom <= top) return;
        Box area = Box.of2d((int) left, (int) top, (int) (right - left), (int) (bottom - top));
        boolean clearsStencil = (flags & D3DCLEAR_STENCIL) != 0 && a.format().hasStencil();
        boolean clearsDepth = (flags & D3DCLEAR_ZBUFFER) != 0;
        backend.pipe.clearDepthTexture(a.texture(), a.level(), area, clearsDepth, z, clearsStencil, stencil & 255);
    }

    private void clearTargets(Rect9 @Nullable [] rects, int flags, int color, float z, int stencil) {
        draws.ensureTargets();
        Viewport9 v = values.viewport;
        long left = Math.max(0, v.x());
        long top = Math.max(0, v.y());
        long right = (long) v.x() + v.width();
        long bottom = (long) v.y() + v.height();
        if (values.render[D3DRS_SCISSORTESTENABLE] != 0) {
            Rect9 s = values.scissor;
            left = Math.max(left, s.left());
            top = Math.max(top, s.top());
            right = Math.min(right, s.right());
            bottom = Math.min(bottom, s.bottom());
        }
        if (rects == null) {
            clear(left, top, right, bottom, flags, color, z, stencil);
        } else {
            for (Rect9 r : rects) {
                clear(
                        Math.max(left, r.left()),
                        Math.max(top, r.top()),
                        Math.min(right, r.right()),
                        Math.min(bottom, r.bottom()),
                        flags,
                        color,
                        z,
                        stencil);
            }
        }
    }
}
