package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.AdapterVendor;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.TargetBindings;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Targets of the context, and the facts about them that other state depends on. */
final class DrawTargets {
    private final Backend backend;
    private final DeviceState state;
    private final TargetBindings bound;
    private final AdapterVendor vendor;

    boolean hasDepth;
    boolean hasStencil;
    /** The depth buffer is smaller than the first target: it bounds what is drawn, so it is left out while nothing is tested. */
    private boolean smallDepth;
    /** The context has the depth buffer. */
    boolean depthAttached;

    /** The first target has no alpha. */
    boolean opaque;
    /** Targets whose format blends, a bit each. */
    int blendable;

    int samples = 1;
    boolean maskable;
    /** Steps of the depth buffer from 0 to 1, as a bias counts them. */
    float depthScale = 1 << 24;

    int width = 1;
    int height = 1;

    DrawTargets(Backend backend, DeviceState state, TargetBindings bound, AdapterVendor vendor) {
        this.backend = backend;
        this.state = state;
        this.bound = bound;
        this.vendor = vendor;
    }

    @SuppressWarnings("NullAway") // a list with nulls, as RenderTargets takes it
    void apply() {
        boolean srgb = state.values.render[D3DRS_SRGBWRITEENABLE] != 0;
        List<RenderTargets.@Nullable Attachment> colors = new ArrayList<>();
        SurfaceObject first = bound.colors[0];
        // What has no texels bounds nothing where there is something else that does.
        boolean bounds = first != null && (!first.store.info.isNull() || bound.depth == null);
        int width = first == null ? 1 : bounds ? first.width() : Integer.MAX_VALUE;
        int height = first == null ? 1 : bounds ? first.height() : Integer.MAX_VALUE;
        samples = first == null ? 1 : first.store.samples;
        maskable = first != null && first.multiSampleType != D3DMULTISAMPLE_NONMASKABLE;
        opaque = first != null && !first.store.info.hasAlpha();
        blendable = 0;
        for (int i = 0; i < bound.colors.length; i++) {
            SurfaceObject s = bound.colors[i];
            RenderTargets.Attachment a = s == null || s.store.samples != samples ? null : s.attachment(srgb);
            colors.add(a);
            if (a == null || s == null) continue;
            if ((backend.gpu.formatSupport(a.format()) & FormatSupport.BLENDED) != 0) blendable |= 1 << i;
            width = Math.min(width, s.width());
            height = Math.min(height, s.height());
            s.store.mipsStale = true;
        }
        while (!colors.isEmpty() && colors.getLast() == null) colors.removeLast();
        SurfaceObject depth = bound.depth;
        RenderTargets.Attachment z = null;
        smallDepth = depth != null && bounds && bound.isSmallerThanTarget(depth);
        depthAttached = depth != null && (!smallDepth || tests(state.values.render));
        if (depth != null && depthAttached && depth.store.samples == samples) {
            z = depth.attachment(false);
            // A smaller depth buffer bounds what is drawn.
            width = Math.min(width, depth.width());
            height = Math.min(height, depth.height());
        }
        hasDepth = z != null && z.format().hasDepth();
        hasStencil = z != null && z.format().hasStencil();
        if (z != null) {
            // Floats have no step of their own: devices count in that of
            // the depth drawn, and most depth lies behind 0.5.
            depthScale = z.format() == Format.D16_UNORM ? 1 << 16 : 1 << 24;
        }
        this.width = width;
        this.height = height;
        backend.pipe.setRenderTargets(new RenderTargets(colors, z, width, height, 1, samples));
    }

    private static boolean tests(int[] r) { // hot
        return r[D3DRS_ZENABLE] != D3DZB_FALSE || r[D3DRS_STENCILENABLE] != 0;
    }

    /** Does a depth buffer that is smaller than the target come or go with these states? */
    boolean turns(int[] r) { // hot
        return smallDepth && tests(r) != depthAttached;
    }

    boolean coverage(int[] r) { // hot
        int v = r[D3DRS_ADAPTIVETESS_Y];
        if (samples == 1) return false;
        if (v == D3DFMT_ATOC) return vendor.isNvidia() && r[D3DRS_ALPHATESTENABLE] != 0;
        return state.alphaToCoverage && !vendor.isNvidia();
    }

    /** Whether pixels are shaded once for each sample, so that the alpha test smooths what it cuts out. */
    boolean everySample(int[] r) { // hot
        return samples > 1
                && r[D3DRS_ADAPTIVETESS_Y] == D3DFMT_SSAA
                && r[D3DRS_ALPHATESTENABLE] != 0
                && backend.caps.sampleShading
                && vendor.isNvidia();
    }
}
