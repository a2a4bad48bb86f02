package tepui.drivers.vulkan.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.spirv.SpirvVariant;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.driver.CompileEvent;
import tepui.pipe.driver.FlightRecording;
import tepui.pipe.driver.queue.ProgramKey;

/** The programs of a device, by their shaders and variants; ids never come back. */
public final class Programs {
    private final DeviceTables device;
    private final Map<ProgramKey<VulkanShader>, GraphicsProgram> graphics = new HashMap<>();
    private final Map<VulkanShader, ComputeProgram> compute = new HashMap<>();
    private final Map<Integer, GraphicsProgram> byId = new HashMap<>();
    private int next = 1;

    /** A compute shader with its pipeline. */
    public record ComputeProgram(ProgramLayout layout, long pipeline) {}

    /** Number of look-ups of programs that a context did not find in its own table. */
    int lookups;

    Programs(DeviceTables device) {
        this.device = device;
    }

    public synchronized GraphicsProgram get(ProgramKey<VulkanShader> key) {
        lookups++;
        GraphicsProgram known = graphics.get(key);
        if (known != null) return known;
        GraphicsProgram made = new GraphicsProgram(device, next++, key);
        graphics.put(key, made);
        byId.put(made.id, made);
        return made;
    }

    public synchronized GraphicsProgram get(int id) {
        GraphicsProgram p = byId.get(id);
        if (p == null) throw new IllegalArgumentException("Programs.get: id is " + id + ", which is unknown");
        return p;
    }

    public synchronized ComputeProgram get(VulkanShader shader) {
        ComputeProgram known = compute.get(shader);
        if (known != null) return known;
        VulkanShader.Module module = shader.module(SpirvVariant.PLAIN);
        ProgramLayout layout = device.layouts.get(List.of(shader), List.of(module.code()), true);
        Gpu gpu = device.gpu;
        try (Scratch s = Scratch.brief(1024)) {
            long info = VkComputePipelineCreateInfo.make(s);
            long stage = VkComputePipelineCreateInfo.stage(info);
            PipelineFactory.stage(s, stage, shader.stage(), module.handle());
            VkComputePipelineCreateInfo.layout(info, layout.handle);
            long out = s.take(8);
            CompileEvent event = FlightRecording.isOn() ? CompileEvent.start() : null;
            int result = gpu.vk.vkCreateComputePipelines(gpu.device, device.pipelineCache(), 1, info, 0, out);
            if (event != null) event.end("compute pipeline of shader " + shader.id, true);
            ComputeProgram made = new ComputeProgram(layout, gpu.made(result, out, "dispatch"));
            compute.put(shader, made);
            return made;
        }
    }

    /** A shader was destroyed: programs with it are forgotten; their pipelines go with them. */
    public void forget(VulkanShader shader) {
        List<GraphicsProgram> gone = remove(shader);
        // Not under the lock: a thread that makes a pipeline of one of them holds that pipeline, and asks
        // here for the program.
        for (GraphicsProgram p : gone) {
            device.pipelines.forget(p.id);
            p.retire();
        }
    }

    private synchronized List<GraphicsProgram> remove(VulkanShader shader) {
        ComputeProgram c = compute.remove(shader);
        if (c != null) device.gpu.retired.add(RetireQueue.Kind.PIPELINE, c.pipeline, null);
        List<GraphicsProgram> gone = new ArrayList<>();
        graphics.entrySet().removeIf(e -> {
            boolean uses = e.getKey().uses(shader);
            if (uses) {
                byId.remove(e.getValue().id);
                gone.add(e.getValue());
            }
            return uses;
        });
        return gone;
    }

    synchronized void close() {
        for (ComputeProgram c : compute.values()) device.gpu.vk.vkDestroyPipeline(device.gpu.device, c.pipeline, 0);
        compute.clear();
        for (GraphicsProgram p : graphics.values()) p.retire();
    }
}
