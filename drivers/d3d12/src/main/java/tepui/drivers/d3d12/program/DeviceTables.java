package tepui.drivers.d3d12.program;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.dxbc.DxbcOptions;
import tepui.drivers.d3d12.resource.FirstUses;
import tepui.drivers.d3d12.resource.Samplers;
import tepui.drivers.d3d12.resource.TargetFormats;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Caps;
import tepui.pipe.StateTables;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.DefaultControl;
import tepui.pipe.driver.MetaShaders;
import tepui.pipe.pipeline.PipelineTable;

/** Tables of a device that its contexts share: samplers, programs, pipelines and the parts that pipelines are made of. */
public final class DeviceTables {
    public final DeviceCore core;
    public final Gpu gpu;
    final DxgiFormats formats;
    final DxbcOptions dxbc;
    public final FirstUses firstUses;
    public final AttributeForms.Table attributeForms;
    public final Samplers samplers;
    public final TargetFormats targetFormats;
    public final RootLayout.Table layouts;
    public final Programs programs;
    public final VertexInputs vertexInputs;
    public final RasterParts rasterParts;
    public final StencilSides stencilSides;
    public final PipelineFactory pipelineFactory;
    public final PipelineTable pipelines;
    public final PipelineFiles pipelineFiles;
    private long nullTarget;
    private @Nullable D3d12Shader nothing;
    private final Map<Long, D3d12Shader> controls = new HashMap<>();
    private @Nullable MetaShaders<D3d12Shader> metaShaders;

    public DeviceTables(DeviceCore core) {
        this.core = core;
        gpu = core.gpu;
        formats = core.formats;
        dxbc = core.dxbc;
        firstUses = new FirstUses(gpu);
        gpu.runsFirst(firstUses);
        attributeForms = new AttributeForms.Table(f -> formats.vertex(f) != 0, states().vertexLayout, formats::fetched);
        samplers = new Samplers(gpu, states().sampler);
        targetFormats = new TargetFormats(formats);
        layouts = new RootLayout.Table(gpu);
        programs = new Programs(this);
        vertexInputs = new VertexInputs(core);
        rasterParts = new RasterParts(states().raster);
        stencilSides = new StencilSides(states());
        pipelineFactory = new PipelineFactory(this);
        pipelines = new PipelineTable(pipelineFactory, false);
        pipelineFiles = PipelineFiles.open(gpu, core.device.info(), core.device.options());
        pipelineFiles.watch(this, pipelines);
    }

    public Caps caps() { // hot
        return core.caps();
    }

    public StateTables states() { // hot
        return core.states();
    }

    /** The descriptor of a target where none is. */
    public synchronized long nullTarget() {
        if (nullTarget != 0) return nullTarget;
        nullTarget = gpu.colorTargets.take();
        try (Scratch s = Scratch.brief(64)) {
            long desc = s.begin(32);
            s.i(28).i(4).i(0).i(0);
            ID3D12Device.createRenderTargetView(gpu.device, 0, desc, nullTarget);
        }
        return nullTarget;
    }

    /** A compute shader that does nothing. */
    public synchronized D3d12Shader nothing() {
        D3d12Shader known = nothing;
        if (known != null) return known;
        Shader s = new Shader(Stage.COMPUTE, "nothing");
        new Builder(s).ret();
        D3d12Shader made = new D3d12Shader(core, s, null);
        nothing = made;
        return made;
    }

    /** The control shader for a vertex shader that comes without one. */
    D3d12Shader defaultControl(D3d12Shader vertex, int patchVertices) {
        synchronized (controls) {
            return controls.computeIfAbsent(
                    (long) vertex.id << 8 | patchVertices,
                    k -> new D3d12Shader(core, DefaultControl.make(vertex.shader, patchVertices), null));
        }
    }

    /** Made when the driver first draws something itself. */
    public synchronized MetaShaders<D3d12Shader> metaShaders() {
        MetaShaders<D3d12Shader> m = metaShaders;
        if (m == null) {
            m = new MetaShaders<>(s -> new D3d12Shader(core, s, null));
            metaShaders = m;
        }
        return m;
    }

    /** A shader is gone: so are the programs with it and their pipelines. */
    public void forget(D3d12Shader s) {
        for (int program : programs.forget(s)) {
            pipelines.forget(program);
            pipelineFactory.remove(program);
        }
        vertexInputs.forget(s);
    }

    /** The device is idle: all that the tables hold goes. */
    public void close() {
        pipelines.close();
        programs.close();
        pipelineFiles.close();
    }
}
