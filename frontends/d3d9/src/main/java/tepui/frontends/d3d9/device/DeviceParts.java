package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.CreationParameters9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.base.AdapterVendor;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceLoss;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.draw.ClearCalls;
import tepui.frontends.d3d9.draw.DrawCalls;
import tepui.frontends.d3d9.draw.DrawState;
import tepui.frontends.d3d9.present.Presentation;
import tepui.frontends.d3d9.present.SwapChainObject;
import tepui.frontends.d3d9.resource.ClearColors;
import tepui.frontends.d3d9.resource.ResourceObject;
import tepui.frontends.d3d9.resource.ResourceRegistry;
import tepui.frontends.d3d9.shader.Semantics;
import tepui.frontends.d3d9.state.BindingCalls;
import tepui.frontends.d3d9.state.ConstantCalls;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateBlockCalls;
import tepui.frontends.d3d9.state.StateCalls;
import tepui.frontends.d3d9.state.StateValues;
import tepui.frontends.d3d9.state.TargetBindings;
import tepui.frontends.d3d9.state.TargetCalls;
import tepui.frontends.d3d9.state.VendorSwitches;
import tepui.pipe.DeviceLostException;

/** Parts of one device, made and tied together here; the generated classes that implement {@link Device9} call them. */
final class DeviceParts {
    final Backend backend;
    final PresentRules rules;
    final DeviceLoss loss;
    final ResourceRegistry registry;
    final DeviceState state;
    final TargetBindings targets;
    final DrawState draws;
    final Presentation shared;
    final SwapChainObject chain;
    private final Direct3D9 parent;
    private final Device9 device;

    // ---- the calls
    final SceneCalls scene;
    final TargetCalls targetCalls;
    final ClearCalls clears;
    final StateCalls states;
    final BindingCalls bindings;
    final ConstantCalls constants;
    final StateBlockCalls blocks;
    final DrawCalls drawCalls;
    final ResourceCalls resources;
    final ProgramCalls programs;
    final TransferCalls transfers;
    final PresentCalls presents;
    final CursorCalls cursor;
    final MarkerCalls markers;
    final DeviceReset reset;
    final DeviceInformation information;

    /** Makes a device; where something of it cannot be made, nothing of it stays. */
    static Device9 make(
            Direct3DObject parent,
            Adapter adapter,
            PresentRules rules,
            CreationParameters9 creation,
            PresentParameters9 parameters,
            boolean ex) {
        Backend backend = new Backend(adapter.gpu, creation.behaviorFlags(), ex, adapter::replacement);
        DeviceParts parts = null;
        boolean whole = false;
        try {
            parts = new DeviceParts(parent, backend, rules, creation, parameters);
            parts.begin();
            whole = true;
            return parts.device;
        } finally {
            if (!whole && parts != null) parts.destroy();
            else if (!whole) backend.close();
        }
    }

    private DeviceParts(
            Direct3DObject parent,
            Backend backend,
            PresentRules rules,
            CreationParameters9 creation,
            PresentParameters9 parameters) {
        int behavior = creation.behaviorFlags();
        boolean software = (behavior & D3DCREATE_SOFTWARE_VERTEXPROCESSING) != 0;
        this.parent = parent;
        this.rules = rules;
        this.backend = backend;
        loss = backend.loss;
        AdapterVendor vendor = rules.vendor();
        Semantics semantics = new Semantics(backend.caps.maxVaryings);
        DirtyBits dirty = new DirtyBits();
        StateValues values = new StateValues(software || (behavior & D3DCREATE_MIXED_VERTEXPROCESSING) != 0);
        registry = new ResourceRegistry(backend, dirty);
        state = new DeviceState(values, dirty, vendor, backend.caps);
        state.softwareProcessing = software;
        targets = new TargetBindings(dirty);
        draws = new DrawState(backend, state, targets, vendor, semantics);
        shared = new Presentation(registry, rules.modes());
        chain = new SwapChainObject(shared, parameters, true);
        chain.references().use();
        ClearColors colors = new ClearColors();
        scene = new SceneCalls();
        targetCalls = new TargetCalls(backend, state, targets);
        clears = new ClearCalls(backend, state, targets, draws, colors);
        states = new StateCalls(state, new VendorSwitches(backend, vendor, state, targets));
        bindings = new BindingCalls(backend, state);
        constants = new ConstantCalls(state);
        blocks = new StateBlockCalls(backend, state, states);
        drawCalls = new DrawCalls(backend, state, draws);
        resources = new ResourceCalls(registry);
        programs = new ProgramCalls(backend, semantics, values);
        transfers = new TransferCalls(registry, scene, colors);
        presents = new PresentCalls(backend, rules, shared, chain);
        cursor = new CursorCalls(backend, chain);
        markers = new MarkerCalls(backend);
        reset = new DeviceReset(this, parameters);
        information = new DeviceInformation(backend, parent, creation, registry, state, targets);
        device = backend.isGuarded() ? new GuardedDevice(this) : new PlainDevice(this);
        backend.serve(device);
    }

    /** Makes what comes with the device. */
    private void begin() {
        parent.addRef();
        reset.begin(true);
        draws.warm(registry);
        draws.forget();
    }

    /** Gives up everything; what the program never released goes too. */
    void destroy() {
        blocks.abandonRecording();
        reset.releaseTargets();
        state.releaseBound();
        targets.bind(0, null);
        chain.references().unuse();
        try {
            draws.destroy();
            for (ResourceObject r : registry.all()) r.references().destroyOnce();
        } catch (DeviceLostException e) {
            loss.ofCall(e);
        }
        backend.close();
        parent.release();
    }
}
