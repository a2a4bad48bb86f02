package tepui.drivers.d3d12;

import org.jspecify.annotations.Nullable;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.driver.MetaDraws;

/** Draws that the driver makes itself. */
final class OwnDraws extends MetaDraws<D3d12Buffer, D3d12View, D3d12Shader> {
    private final D3d12Context context;

    OwnDraws(D3d12Context context) {
        super(context, context.state, context.device.metaShaders());
        this.context = context;
    }

    @Override
    protected @Nullable RenderTargets targets() {
        return context.state.targets;
    }

    @Override
    protected void suspend(boolean off) {
        context.suspend(off);
    }

    @Override
    protected D3d12View view(TextureView.Desc desc, Texture texture) {
        return new D3d12View(context.device, desc, (D3d12Texture) texture);
    }

    @Override
    protected void retire(D3d12View view) {
        view.retire();
    }
}
