package tepui.drivers.vulkan.program;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.resource.Samplers;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.pipe.Caps;
import tepui.pipe.StateTables;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.DefaultControl;
import tepui.pipe.driver.MetaShaders;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Tables of a device that its contexts share: samplers, programs, pipelines and the parts that pipelines are made of. */
public final class DeviceTables {
    public final DeviceCore core;
    public final Gpu gpu;
    public final VulkanFormats formats;
    public final Samplers samplers;
    public final TargetFormats targetFormats;
    public final RenderPasses renderPasses;
    final ProgramLayout.Table layouts;
    public final Programs programs;
    public final VertexInputs vertexInputs;
    public final AttributeForms.Table attributeForms;
    public final RasterParts rasterParts;
    public final BlendParts blendParts;
    /** Null where draws have pipelines. */
    public final @Nullable ShaderObjects shaderObjects;

    public final Pipelines pipelines;
    private @Nullable MetaShaders<VulkanShader> metaShaders;
    private final Map<Long, VulkanShader> controls = new HashMap<>();
    private final boolean[] blendable;

    public DeviceTables(DeviceCore core) {
        this.core = core;
        gpu = core.gpu;
        formats = core.formats;
        samplers = new Samplers(core);
        targetFormats = new TargetFormats(formats, core.gpu.features.sampleLocationGrid > 0);
        renderPasses = new RenderPasses(gpu, targetFormats);
        layouts = new ProgramLayout.Table(gpu);
        programs = new Programs(this);
        vertexInputs = new VertexInputs(core);
        attributeForms = new AttributeForms.Table(f -> formats.vertex(f) != 0, states().vertexLayout, formats::fetched);
        rasterParts = new RasterParts(states().raster, gpu.features.dynamic);
        blendParts = new BlendParts(states().blend, gpu.features.dynamic, gpu.features.logicOp);
        shaderObjects = gpu.features.shaderObjects ? new ShaderObjects(gpu) : null;
        pipelines = new Pipelines(this);
        blendable = new boolean[256];
        for (int i = 0; i < Format.count(); i++) {
            int f = formats.texture(Format.of(i));
            if (f > 0 && f < blendable.length && (formats.support(Format.of(i)) & FormatSupport.BLENDED) != 0) {
                blendable[f] = true;
            }
        }
    }

    public Caps caps() { // hot
        return core.caps();
    }

    public StateTables states() { // hot
        return core.states();
    }

    public boolean canBlend(int vkFormat) {
        return vkFormat > 0 && vkFormat < blendable.length && blendable[vkFormat];
    }

    /** Layouts for resident textures and images; for devices that have them. */
    public ResidentLayouts residentLayouts() {
        return layouts.residents();
    }

    long pipelineCache() {
        return pipelines.cache();
    }

    public synchronized MetaShaders<VulkanShader> metaShaders() {
        MetaShaders<VulkanShader> m = metaShaders;
        if (m == null) {
            m = new MetaShaders<>(s -> new VulkanShader(core, s, null));
            metaShaders = m;
        }
        return m;
    }

    /** The control shader for a vertex shader that comes without one. */
    VulkanShader defaultControl(VulkanShader vertex, int patchVertices) {
        synchronized (controls) {
            return controls.computeIfAbsent(
                    (long) vertex.id << 8 | patchVertices,
                    k -> new VulkanShader(core, DefaultControl.make(vertex.shader, patchVertices), null));
        }
    }

    /** The device is idle: all that the tables hold goes, and all that waited to be destroyed. */
    public void close() {
        pipelines.close();
        programs.close();
        for (VulkanShader s : controls.values()) s.retire();
        MetaShaders<VulkanShader> m = metaShaders;
        if (m != null) for (VulkanShader s : m.all()) s.retire();
        samplers.close();
        renderPasses.close();
        vertexInputs.close();
        blendParts.close();
        gpu.retired.drain();
        layouts.close();
    }
}
