package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.record.VulkanQuery;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.Counters;
import tepui.pipe.Limits;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.TransferContext;

/** Setters of a context: whose objects it takes, and what follows from them beside what draws look at. */
abstract sealed class BoundContext
        extends TransferContext<VulkanBuffer, VulkanView, VulkanShader, VulkanTexture, VulkanQuery, BufferStorage>
        permits VulkanContext {
    final VulkanDevice device;
    final BoundState state;
    /** The device has logic operations of its own. */
    private final boolean combines;
    /** The way lines are drawn depends on the samples of the targets. */
    private final boolean mindsSamples;

    BoundContext(VulkanDevice device, BoundState state) {
        super(device, state, device.gpu.timeline, device.gpu.losses.trails.begin());
        this.device = device;
        this.state = state;
        combines = device.gpu.features.logicOp;
        mindsSamples = device.gpu.features.mindsSamples();
    }

    @Override
    public final VulkanDevice device() {
        return device;
    }

    @Override
    public final Counters counters() {
        counters.allocations = device.gpu.memory.made();
        return counters;
    }

    @Override
    protected final VulkanBuffer own(String call, Buffer buffer) { // hot
        batch();
        return device.buffer(call, buffer);
    }

    @Override
    protected final VulkanTexture own(String call, Texture texture) { // hot
        batch();
        return device.texture(call, texture);
    }

    @Override
    protected final VulkanView own(String call, TextureView view) { // hot
        return device.view(call, view);
    }

    @Override
    protected final VulkanQuery own(String call, Query query) { // hot
        return device.query(call, query);
    }

    @Override
    protected final VulkanShader own(String call, ShaderObject shader) { // hot
        return device.shader(call, shader);
    }

    @Override
    public final void setResidentTexture(int index, @Nullable TextureView view, int sampler) { // hot
        if (!device.caps().residentTextures) {
            super.setResidentTexture(index, view, sampler);
            return;
        }
        open("setResidentTexture");
        Arguments.slot("setResidentTexture", index, Limits.RESIDENTS);
        device.states().sampler.get(sampler);
        state.resident(index, view == null ? null : own("setResidentTexture", view), sampler);
    }

    @Override
    public final void setResidentImage(int index, @Nullable TextureView view, boolean writable) { // hot
        if (!device.caps().residentTextures) {
            super.setResidentImage(index, view, writable);
            return;
        }
        open("setResidentImage");
        Arguments.slot("setResidentImage", index, Limits.RESIDENTS);
        state.residentImage(index, view == null ? null : own("setResidentImage", view), writable);
    }

    @Override
    protected final void blendBound(BlendState blend) { // hot
        if (state.compiled.blend(blend, combines)) state.dirty |= BoundState.PROGRAM;
    }

    @Override
    protected final void layoutBound(int id) { // hot
        if (state.compiled.layout(device.tables.attributeForms.of(id))) state.dirty |= BoundState.PROGRAM;
    }

    @Override
    protected final void take(RenderTargets targets) { // hot
        targetsChanged(targets);
        if (mindsSamples || state.minSampleShading == 1 || state.readsTargets()) state.dirty |= BoundState.PROGRAM;
    }

    /** A batch is open: what is found alive now stays as long as the batch. */
    abstract void batch(); // hot

    abstract void targetsChanged(RenderTargets targets);

    /** An object is gone: it is bound nowhere any more. */
    final void unbind(Object gone) {
        state.unbind(gone);
        state.dropResident(gone);
    }
}
