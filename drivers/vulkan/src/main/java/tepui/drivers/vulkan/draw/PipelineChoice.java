package tepui.drivers.vulkan.draw;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.program.ShaderObjects;
import tepui.drivers.vulkan.program.VertexInputs;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.pipe.Counters;
import tepui.pipe.RasterState;
import tepui.pipe.pipeline.PipelineCursor;

/** Choice of the pipeline that draws, or of the shader objects in its place: the key of what is bound, and its binding. */
final class PipelineChoice {
    /** Everything that a key can be made of. */
    static final int IN_KEYS = BoundState.KEY
            | BoundState.LAYOUT
            | BoundState.RASTER
            | BoundState.DEPTH_STENCIL
            | BoundState.BLEND
            | BoundState.SAMPLE_MASK;

    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final VkCommands vk;
    private final DeviceFeatures features;
    private final Counters counters;
    private final DrawInputs inputs;
    private final DynamicCommands commands;
    private final @Nullable ShaderObjectBinding shaderObjects;
    private final int[] key = new int[PipelineKeyDescriptor.COUNT];
    private final PipelineCursor cursor;
    private long pipeline;
    /** The pipeline that is bound discards everything, and that is part of it. */
    private boolean discards;

    /** Bindings are looked up anew for each draw, to measure what marking is worth. */
    private final boolean trustsNothing;

    PipelineChoice(ContextParts parts, DrawInputs inputs, DynamicCommands commands) {
        device = parts.device;
        state = parts.state;
        recorder = parts.recorder;
        vk = recorder.vk;
        features = recorder.gpu.features;
        counters = parts.counters;
        this.inputs = inputs;
        this.commands = commands;
        ShaderObjects shaders = device.shaderObjects;
        shaderObjects = shaders == null ? null : new ShaderObjectBinding(shaders, recorder);
        cursor = device.pipelines.cursor();
        trustsNothing = !device.pipelines.usesDirtyBits();
    }

    /** A new command buffer: no pipeline is bound there. */
    void forget() {
        pipeline = 0;
        discards = false;
        if (shaderObjects != null) shaderObjects.forget();
    }

    /** May the pipeline be another than for the last draw, even with no dirty bit of {@link #IN_KEYS}? */
    boolean isUnsure() { // hot
        return pipeline == 0 || trustsNothing;
    }

    /** Are dirty bits believed? */
    boolean trusts() { // hot
        return !trustsNothing;
    }

    /** Prepares for later draws from now on: nothing is drawn. */
    void prepares(boolean on) {
        cursor.prepares(on);
    }

    void close() {
        cursor.close();
    }

    /** Binds the pipeline for what is bound, if it is another. */
    void bind(long cmd, GraphicsProgram p, int drawTopology, boolean restart) { // hot
        if (shaderObjects != null && ShaderObjects.fit(p, state.minSampleShading, commands.samples())) {
            bindShaderObjects(cmd, p);
            return;
        }
        int assembly = commands.assemblyKey(
                drawTopology, PassStates.topologyClass(drawTopology), p, restart, state.patchVertices);
        boolean changed = word(key, PipelineKeyDescriptor.ASSEMBLY, assembly) || trustsNothing;
        if (!changed && pipeline != 0 && (state.dirty & IN_KEYS) == 0) return;
        VertexInputs.Input in = inputs.input();
        changed |= word(key, PipelineKeyDescriptor.BLEND, device.blendParts.of(state.blend).id);
        if (!changed && pipeline != 0 && (state.dirty & IN_KEYS) == BoundState.BLEND) return;
        changed |= word(key, PipelineKeyDescriptor.PROGRAM, p.id);
        changed |= word(key, PipelineKeyDescriptor.FORMATS, recorder.pass.formatsId);
        changed |= word(
                key, PipelineKeyDescriptor.VERTEX_INPUT, features.vertexInputDynamic || in == null ? 0 : in.inKeys());
        changed |= word(key, PipelineKeyDescriptor.RASTER, device.rasterParts.id(state.raster, p.emulation));
        changed |= word(key, PipelineKeyDescriptor.DEPTH_STENCIL, features.dynamicState ? 0 : state.depthStencil);
        changed |= word(key, PipelineKeyDescriptor.SAMPLE_MASK, features.dynamic.sampleMask ? 0 : state.sampleMask);
        changed |= word(key, PipelineKeyDescriptor.SHADING, Float.floatToRawIntBits(state.minSampleShading));
        int flags = 0;
        if (!features.dynamicState2) {
            RasterState r = device.states().raster.get(state.raster);
            flags = (DynamicCommands.bias(r, p.rasterised(PassStates.topologyClass(drawTopology)))
                            ? PipelineKeyDescriptor.DEPTH_BIAS
                            : 0)
                    | (r.discard() ? PipelineKeyDescriptor.DISCARD : 0);
        }
        changed |= word(key, PipelineKeyDescriptor.FLAGS, flags);
        state.dirty &= ~BoundState.KEY;
        if (!changed && pipeline != 0) return;
        long found = cursor.get(key);
        cursor.countTo(counters);
        if (found == pipeline) return;
        pipeline = found;
        vk.vkCmdBindPipeline(cmd, Vk.VK_PIPELINE_BIND_POINT_GRAPHICS, found);
        if (shaderObjects != null) {
            shaderObjects.forget();
            commands.pipelineBound();
        }
        counters.pipelineSwitches++;
        // A pipeline that discards everything has no states behind the rasteriser, so nobody knows
        // what it leaves there.
        if (discards) {
            commands.unset();
            state.dirty |= PassStates.SET;
        }
        discards = (flags & PipelineKeyDescriptor.DISCARD) != 0;
    }

    /** Of a draw without a pipeline the key says no more than the program. */
    private void bindShaderObjects(long cmd, GraphicsProgram p) { // hot
        ShaderObjectBinding binding = shaderObjects;
        if (binding == null) return;
        state.dirty &= ~BoundState.KEY;
        boolean changed = word(key, PipelineKeyDescriptor.PROGRAM, p.id) || trustsNothing;
        if (key[PipelineKeyDescriptor.FLAGS] != PipelineKeyDescriptor.SHADER_OBJECTS) {
            Arrays.fill(key, 0);
            key[PipelineKeyDescriptor.PROGRAM] = p.id;
            key[PipelineKeyDescriptor.FLAGS] = PipelineKeyDescriptor.SHADER_OBJECTS;
            changed = true;
        }
        if (!changed && pipeline != 0) return;
        long found = cursor.get(key);
        cursor.countTo(counters);
        if (found == pipeline) return;
        pipeline = found;
        binding.bind(cmd, p.shaderObjects);
        commands.shaderObjects(cmd, p);
        counters.pipelineSwitches++;
    }

    /** Puts a word into a key; was it another? */
    private static boolean word(int[] key, int index, int value) { // hot
        if (key[index] == value) return false;
        key[index] = value;
        return true;
    }
}
