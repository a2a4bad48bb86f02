package tepui.drivers.vulkan;

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
    final StateContext<VulkanBuffer, VulkanView, VulkanShader> context;

    final Suspension suspension;

    ContextParts(
            DeviceTables device,
            DummyResources dummies,
            BoundState state,
            Recorder recorder,
            StateContext<VulkanBuffer, VulkanView, VulkanShader> context,
            Suspension suspension) {
        this.device = device;
        this.dummies = dummies;
        this.state = state;
        this.recorder = recorder;
        this.context = context;
        this.suspension = suspension;
        counters = recorder.counters();
    }
}
