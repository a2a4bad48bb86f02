package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.base.AdapterVendor;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.Blits;
import tepui.frontends.d3d9.resource.StoreImage;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.TextureObject;

/** Vendors' switches that are values of render states: AMD's alpha to coverage, and RESZ, which resolves depth. */
public final class VendorSwitches {
    private static final int RESOLVE_DEPTH = 0x7fa05000;

    private final Backend backend;
    private final AdapterVendor vendor;
    private final DeviceState state;
    private final TargetBindings targets;

    public VendorSwitches(Backend backend, AdapterVendor vendor, DeviceState state, TargetBindings targets) {
        this.backend = backend;
        this.vendor = vendor;
        this.state = state;
        this.targets = targets;
    }

    /** A render state that may be a switch was set. */
    void changed(int name, int value) {
        if (name != D3DRS_POINTSIZE || vendor.isNvidia()) return;
        if (value == D3DFMT_A2M1) {
            state.alphaToCoverage = true;
            state.dirty.groups |= DirtyBits.BLEND;
        } else if (value == D3DFMT_A2M0) {
            state.alphaToCoverage = false;
            state.dirty.groups |= DirtyBits.BLEND;
        } else if (value == RESOLVE_DEPTH) {
            resolveDepth();
        }
    }

    /** The depth buffer's contents go to the texture of the first sampler. */
    private void resolveDepth() {
        SurfaceObject from = targets.depth;
        BaseTextureObject to = state.values.textures[0];
        if (from == null || !(to instanceof TextureObject t) || !t.store.info.isDepth()) return;
        if (from.store.deviceFormat() != t.store.deviceFormat()) return;
        StoreImage image = new StoreImage(t.store, 0, 0);
        Blits.blit(backend, from.image, from.image.or(null), image, image.or(null), false);
    }
}
