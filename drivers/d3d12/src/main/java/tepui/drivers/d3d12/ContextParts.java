package tepui.drivers.d3d12;

import tepui.pipe.Counters;
import tepui.pipe.driver.StateContext;

/** Parts of a context that all its work shares: the device's tables, what is bound, and where commands go. */
final class ContextParts {
    final DeviceTables device;
    final DummyResources dummies;
    final BoundState state;
    final Recorder recorder;
    final Counters counters;
    /** The context itself, for what the driver binds as a program would. */
    final StateContext<D3d12Buffer, D3d12View, D3d12Shader> context;

    final Suspension suspension;
    private int seenRenames;

    ContextParts(
            DeviceTables device,
            DummyResources dummies,
            BoundState state,
            Recorder recorder,
            StateContext<D3d12Buffer, D3d12View, D3d12Shader> context,
            Suspension suspension) {
        this.device = device;
        this.dummies = dummies;
        this.state = state;
        this.recorder = recorder;
        this.context = context;
        this.suspension = suspension;
        counters = recorder.counters;
    }

    /** Before a draw or dispatch decides what it needs. */
    void seeRenames() { // hot
        int renames = device.core.renames.get();
        if (seenRenames != renames) {
            seenRenames = renames;
            state.renamed();
        }
    }
}
