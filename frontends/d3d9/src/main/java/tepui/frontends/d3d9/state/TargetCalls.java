package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.resource.SurfaceObject;

/** Calls that bind and answer targets. */
public final class TargetCalls {
    private final Backend backend;
    private final StateValues values;
    private final DirtyBits dirty;
    private final TargetBindings targets;

    public TargetCalls(Backend backend, DeviceState state, TargetBindings targets) {
        this.backend = backend;
        values = state.values;
        dirty = state.dirty;
        this.targets = targets;
    }

    public int setRenderTarget(int index, @Nullable SurfaceObject surface) {
        if (index < 0 || index >= targets.colors.length) return D3DERR_INVALIDCALL;
        if (surface == null && index == 0) return D3DERR_INVALIDCALL;
        if (surface != null && (!surface.isRenderTarget() || surface.backend() != backend)) return D3DERR_INVALIDCALL;
        targets.bind(index, surface);
        if (index == 0 && surface != null) {
            // Even while a block is recorded, these are the device's.
            values.viewport = new Viewport9(0, 0, surface.width(), surface.height(), 0, 1);
            values.scissor = new Rect9(0, 0, surface.width(), surface.height());
            dirty.groups |= DirtyBits.VIEWPORT | DirtyBits.SCISSOR | DirtyBits.VERTEX_VALUES;
        }
        return D3D_OK;
    }

    public int getRenderTarget(int index, @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        if (index < 0 || index >= targets.colors.length) return D3DERR_INVALIDCALL;
        SurfaceObject s = targets.colors[index];
        if (s == null) return D3DERR_NOTFOUND;
        s.addRef();
        surface.value = s;
        return D3D_OK;
    }

    public int setDepthStencilSurface(@Nullable SurfaceObject surface) {
        if (surface != null && (!surface.isDepth() || surface.backend() != backend)) return D3DERR_INVALIDCALL;
        targets.bindDepth(surface);
        return D3D_OK;
    }

    public int getDepthStencilSurface(@Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        SurfaceObject s = targets.depth;
        if (s == null) return D3DERR_NOTFOUND;
        s.addRef();
        surface.value = s;
        return D3D_OK;
    }
}
