package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.driver.MetaDraws;

/** Draws that the driver makes itself. */
public final class OwnDraws extends MetaDraws<VulkanBuffer, VulkanView, VulkanShader> {
    private final ContextParts parts;

    public OwnDraws(ContextParts parts) {
        super(parts.context, parts.state, parts.device.metaShaders());
        this.parts = parts;
    }

    @Override
    protected @Nullable RenderTargets targets() {
        return parts.recorder.pass.targets();
    }

    @Override
    protected void suspend(boolean off) {
        parts.suspension.suspend(off);
    }

    @Override
    protected VulkanView view(TextureView.Desc desc, Texture texture) {
        return new VulkanView(parts.device.core, desc, (VulkanTexture) texture);
    }

    @Override
    protected void retire(VulkanView view) {
        view.retire();
    }
}
