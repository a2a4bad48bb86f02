package tepui.drivers.vulkan.draw;

import tepui.drivers.vulkan.bind.Bindings;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.Programs;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.record.QueryBook;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.vk.Vk;
import tepui.ir.Stage;

/** Dispatches: the compute program that is bound, what it reads and writes, and the commands. */
public final class Dispatches {
    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final QueryBook queries;
    private int computeGeneration = -1;

    public Dispatches(ContextParts parts, Bindings bindings, QueryBook queries) {
        this.device = parts.device;
        this.state = parts.state;
        this.recorder = parts.recorder;
        this.bindings = bindings;
        this.queries = queries;
    }

    public void direct(int groupsX, int groupsY, int groupsZ) { // hot
        long cmd = prepare();
        queries.beforeDispatch(cmd);
        recorder.vk.vkCmdDispatch(cmd, groupsX, groupsY, groupsZ);
        queries.afterDispatch(cmd);
    }

    public void indirect(VulkanBuffer b, long offset) { // hot
        BufferStorage parameters = b.storage;
        recorder.use(parameters, AccessTable.INDIRECT);
        long cmd = prepare();
        queries.beforeDispatch(cmd);
        recorder.vk.vkCmdDispatchIndirect(cmd, parameters.handle, offset);
        queries.afterDispatch(cmd);
    }

    private long prepare() { // hot
        while (true) {
            int storages = device.core.storages.now();
            long cmd = record();
            if (device.core.storages.isSame(storages)) return cmd;
        }
    }

    private long record() { // hot
        VulkanShader shader = state.shaders[Stage.COMPUTE.ordinal()];
        if (shader == null) throw new IllegalArgumentException("dispatch: no compute shader is bound");
        Programs.ComputeProgram program = device.programs.get(shader);
        recorder.ensure();
        // What the open pass uses decides for itself whether it has to end: see Recorder.use.
        bindings.feedback.begin();
        bindings.use(program.layout(), true);
        queries.prepare();
        long cmd = recorder.outside();
        if (computeGeneration != recorder.outsideGeneration) {
            computeGeneration = recorder.outsideGeneration;
            bindings.forget(true);
        }
        bindings.bind(cmd, program.layout(), true, Bindings.ALL);
        // A dummy that was just made may have asked for barriers.
        cmd = recorder.outside();
        recorder.vk.vkCmdBindPipeline(cmd, Vk.VK_PIPELINE_BIND_POINT_COMPUTE, program.pipeline());
        state.dirty |= BoundState.RESOURCES;
        return cmd;
    }
}
