package tepui.drivers.vulkan.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.program.ProgramLayout;
import tepui.drivers.vulkan.program.SetLayout;
import tepui.drivers.vulkan.record.Pass;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.transfer.TextureWork;
import tepui.pipe.Box;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.driver.FeedbackCopies;

/**
 * Feedback loops, targets that are sampled meanwhile: Vulkan lets no draw sample what it writes. Depth that is only
 * tested is sampled as it is ({@link Pass#feedsBack}).
 */
public final class Feedback extends FeedbackCopies<VulkanView> {
    private final DeviceCore device;
    private final TextureWork textures;
    private final BoundState state;
    private final Recorder recorder;

    Feedback(ContextParts parts, TextureWork textures) {
        super(VulkanView[]::new);
        device = parts.device.core;
        this.textures = textures;
        state = parts.state;
        recorder = parts.recorder;
    }

    /** Does a draw with what is bound sample what it writes? */
    public boolean find(ProgramLayout layout) { // hot
        RenderTargets targets = recorder.pass.targets();
        if (targets == null) return false;
        SetLayout set = layout.sets[BindingMap.TEXTURE_SET];
        for (int i = 0; i < set.descriptors; i++) {
            VulkanView v = state.textures[set.stages[i]][set.places[i]];
            if (v != null && meets(v, targets)) return true;
        }
        return false;
    }

    private boolean meets(VulkanView v, RenderTargets targets) { // hot
        VulkanTexture t = v.vkTexture;
        if (t == null || !t.drawnInto) return false;
        if (!t.desc().format().isDepthStencil()) return meetsColor(v, targets);
        return writesDepth() && meets(v, targets.depthStencil());
    }

    private boolean writesDepth() {
        DepthStencilState d = device.states().depthStencil.get(state.depthStencil);
        return d.depthTest() && d.depthWrite() || d.stencilTest();
    }

    /** The copies are there, with what the targets hold; no pass is open. */
    public void make(ProgramLayout layout) {
        RenderTargets targets = recorder.pass.targets();
        if (targets == null) return;
        recorder.endPass();
        recorder.pass.flushClears();
        begin();
        SetLayout set = layout.sets[BindingMap.TEXTURE_SET];
        for (int i = 0; i < set.descriptors; i++) {
            VulkanView v = state.textures[set.stages[i]][set.places[i]];
            if (v != null && meets(v, targets)) take(v);
        }
    }

    @Override
    protected @Nullable VulkanView make(TextureView.Desc view, TextureDesc texture) {
        return new VulkanView(device, view, new VulkanTexture(device, texture));
    }

    @Override
    protected void copy(Texture from, int level, Box box, Texture to) {
        textures.copy((VulkanTexture) from, level, box, (VulkanTexture) to, level, 0, 0, box.z());
    }

    @Override
    protected void retire(VulkanView v) {
        v.retire();
        VulkanTexture t = v.vkTexture;
        if (t != null) t.retire();
    }

    @Override
    protected boolean isDestroyed(VulkanView v) {
        return v.destroyed;
    }
}
