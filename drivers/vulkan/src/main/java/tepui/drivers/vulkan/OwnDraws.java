package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.driver.MetaDraws;

/** Draws that the driver makes itself. */
final class OwnDraws extends MetaDraws<VulkanBuffer, VulkanView, VulkanShader> {
    private final VulkanContext context;

    OwnDraws(VulkanContext context) {
        super(context, context.state, context.device.metaShaders());
        this.context = context;
    }

    @Override
    protected @Nullable RenderTargets targets() {
        return context.recorder.pass.targets();
    }

    @Override
    protected void suspend(boolean off) {
        context.suspend(off);
    }

    @Override
    protected VulkanView view(TextureView.Desc desc, Texture texture) {
        return new VulkanView(context.device, desc, (VulkanTexture) texture);
    }

    @Override
    protected void retire(VulkanView view) {
        view.retire();
    }
}
