package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.driver.MetaDraws;

/** Draws that the driver makes itself. */
public final class OwnDraws extends MetaDraws<D3d12Buffer, D3d12View, D3d12Shader> {
    private final ContextParts parts;

    public OwnDraws(ContextParts parts) {
        super(parts.context, parts.state, parts.device.metaShaders());
        this.parts = parts;
    }

    @Override
    protected @Nullable RenderTargets targets() {
        return parts.state.targets;
    }

    @Override
    protected void suspend(boolean off) {
        parts.suspension.suspend(off);
    }

    @Override
    protected D3d12View view(TextureView.Desc desc, Texture texture) {
        return new D3d12View(parts.device.core, desc, (D3d12Texture) texture);
    }

    @Override
    protected void retire(D3d12View view) {
        view.retire();
    }
}
