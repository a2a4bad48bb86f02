package tepui.drivers.vulkan.bind;

import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.pipe.Counters;
import tepui.pipe.driver.StateContext;
import tepui.pipe.driver.queue.Suspension;

/** Parts of a context that all its work shares: the device's tables, what is bound, and where commands go. */
public final class ContextParts {
    public final DeviceTables device;
    public final DummyResources dummies;
    public final BoundState state;
    public final Recorder recorder;
    public final Counters counters;
    /** The context itself, for what the driver binds as a program would. */
    public final StateContext<VulkanBuffer, VulkanView, VulkanShader> context;

    public final Suspension suspension;

    public ContextParts(
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
