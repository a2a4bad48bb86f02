package tepui.drivers.d3d12.bind;

import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.pipe.Counters;
import tepui.pipe.driver.StateContext;
import tepui.pipe.driver.queue.Suspension;

/** Parts of a context that all its work shares: the device's tables, what is bound, and where commands go. */
public final class ContextParts {
    public final DeviceTables device;
    final DummyResources dummies;
    public final BoundState state;
    public final Recorder recorder;
    public final Counters counters;
    /** The context itself, for what the driver binds as a program would. */
    public final StateContext<D3d12Buffer, D3d12View, D3d12Shader> context;

    public final Suspension suspension;
    private int seenStorages;

    public ContextParts(
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
    public void seeRenames() { // hot
        int now = device.core.storages.now();
        if (seenStorages != now) {
            seenStorages = now;
            state.renamed();
        }
    }

    /** Has something got other storage since {@link #seeRenames}? Then what was recorded of a draw or dispatch is recorded again. */
    public boolean hasRenames() { // hot
        return !device.core.storages.isSame(seenStorages);
    }
}
