package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Direct3DException;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.draw.DrawState;
import tepui.frontends.d3d9.format.DeviceFormats;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.frontends.d3d9.present.Presentation;
import tepui.frontends.d3d9.present.SwapChainObject;
import tepui.frontends.d3d9.resource.ResourceRegistry;
import tepui.frontends.d3d9.resource.StoreImage;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.TexelStore;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateBlockCalls;
import tepui.frontends.d3d9.state.StateValues;
import tepui.frontends.d3d9.state.TargetBindings;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface;

/** Resets of a device: what comes with it is made, given up and made anew; and the calls that tell when that is needed. */
final class DeviceReset {
    private final Backend backend;
    private final PresentRules rules;
    private final DeviceState state;
    private final TargetBindings targets;
    private final ResourceCalls resources;
    private final ResourceRegistry registry;
    private final StateBlockCalls blocks;
    private final SceneCalls scene;
    private final DrawState draws;
    private final Presentation shared;
    private final SwapChainObject chain;
    private @Nullable SurfaceObject autoDepth;
    private PresentParameters9 parameters;

    DeviceReset(DeviceParts parts, PresentParameters9 parameters) {
        backend = parts.backend;
        rules = parts.rules;
        state = parts.state;
        targets = parts.targets;
        resources = parts.resources;
        registry = parts.registry;
        blocks = parts.blocks;
        scene = parts.scene;
        draws = parts.draws;
        shared = parts.shared;
        chain = parts.chain;
        this.parameters = parameters;
    }

    /** Makes what comes with the device; a device of Direct3D 9Ex that is reset has its state still. */
    void begin(boolean fresh) {
        PresentParameters9 p = parameters;
        SurfaceObject depth = p.enableAutoDepthStencil ? makeDepth(p) : null;
        autoDepth = depth;
        StateValues values = state.values;
        int width = p.backBufferWidth;
        int height = p.backBufferHeight;
        if (fresh) {
            state.fetching = 0;
            state.farConstants = false;
            values.setDefaults(depth != null, backend.caps.maxPointSize, width, height);
        } else {
            Viewport9 v = values.viewport;
            values.viewport = new Viewport9(0, 0, width, height, v.minZ(), v.maxZ());
            values.scissor = new Rect9(0, 0, width, height);
        }
        targets.bind(0, chain.first());
        targets.bindDepth(depth);
        draws.forget();
    }

    private SurfaceObject makeDepth(PresentParameters9 p) {
        TexelFormats.TexelFormat info = TexelFormats.of(p.autoDepthStencilFormat);
        DeviceFormats formats = backend.formats;
        if (info == null || !formats.isDepthStencil(info)) throw new Direct3DException(D3DERR_INVALIDCALL);
        int samples = Math.max(1, formats.samples(info, p.multiSampleType, p.multiSampleQuality));
        TexelStore s = resources.target(info, D3DUSAGE_DEPTHSTENCIL, p.backBufferWidth, p.backBufferHeight, samples);
        StoreImage image = new StoreImage(s, 0, 0);
        SurfaceObject depth = new SurfaceObject(registry, image, null, p.multiSampleType, p.multiSampleQuality);
        depth.references().use();
        return depth;
    }

    public int testCooperativeLevel() {
        return backend.loss.cooperativeLevel();
    }

    public int checkDeviceState(Surface.@Nullable Target window) {
        return backend.loss.state();
    }

    public void lose(String reason) {
        backend.loss.takeAway();
    }

    public int reset(@Nullable PresentParameters9 given) {
        if (given == null) return D3DERR_INVALIDCALL;
        if (failed(rules.check(given, backend.ex))) {
            backend.loss.requireReset();
            return D3DERR_INVALIDCALL;
        }
        PresentParameters9 p = given.clone();
        SwapChainObject.complete(p, rules.modes().desktop());
        backend.enter();
        try {
            // What was implied goes in any case; what the program made in the pool DEFAULT must go first.
            releaseTargets();
            if (!backend.ex) {
                state.releaseBound();
                if (chain.isHeld() || shared.hasChains() || registry.holdsDefault()) {
                    // What the program holds of the pool DEFAULT must go first.
                    backend.loss.takeAway();
                    targets.bindDepth(autoDepth);
                    return D3DERR_INVALIDCALL;
                }
                blocks.abandonRecording();
                scene.abandon();
            }
            if (backend.loss.isBelow()) {
                Device by = backend.loss.replacement();
                if (by == null) {
                    targets.bindDepth(autoDepth);
                    return backend.loss.result();
                }
                backend.replace(by);
                draws.restore();
            }
            parameters = p;
            chain.reset(p);
            begin(!backend.ex);
            backend.loss.end();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return backend.loss.ofReset(e);
        } finally {
            backend.leave();
        }
        given.backBufferWidth = p.backBufferWidth;
        given.backBufferHeight = p.backBufferHeight;
        given.backBufferCount = p.backBufferCount;
        given.backBufferFormat = p.backBufferFormat;
        return D3D_OK;
    }

    public int resetEx(@Nullable PresentParameters9 given) {
        if (given == null) return D3DERR_INVALIDCALL;
        return backend.ex ? reset(given) : D3DERR_INVALIDCALL;
    }

    /** Goes back to the first back buffer alone, and lets go of the depth buffer that came with the device. */
    void releaseTargets() {
        for (int i = 1; i < targets.colors.length; i++) targets.bind(i, null);
        targets.bindDepth(null);
        SurfaceObject d = autoDepth;
        autoDepth = null;
        if (d != null) d.references().unuse();
        targets.bind(0, chain.first());
    }
}
