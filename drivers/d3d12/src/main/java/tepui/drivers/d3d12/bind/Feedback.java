package tepui.drivers.d3d12.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.program.RootLayout;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.Resource;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.driver.FeedbackCopies;

/**
 * Feedback loops, targets that are sampled meanwhile: Direct3D has no state for that. Of multisample depth there are no
 * copies, and nothing is bound then.
 */
public final class Feedback extends FeedbackCopies<D3d12View> {
    private final DeviceCore device;
    private final TextureWork textures;
    private final BoundState state;

    Feedback(ContextParts parts, TextureWork textures) {
        super(D3d12View[]::new);
        device = parts.device.core;
        this.textures = textures;
        this.state = parts.state;
    }

    /** Does a draw with what is bound sample its targets? */
    public boolean find(RootLayout layout) { // hot
        RenderTargets targets = state.targets;
        if (targets == null) return false;
        for (RootLayout.StageLayout l : layout.stages) {
            @Nullable D3d12View[] bound = state.textures[l.stage];
            for (RootLayout.Entry e : l.entries) {
                if (e.kind() != Resource.Kind.TEXTURE) continue;
                D3d12View v = bound[e.slot()];
                if (v != null && meets(v, targets)) return true;
            }
        }
        return false;
    }

    private static boolean meets(D3d12View v, RenderTargets targets) { // hot
        D3d12Texture t = v.own;
        if (t == null || !t.isTarget) return false;
        return t.isDepth ? meets(v, targets.depthStencil()) : meetsColor(v, targets);
    }

    /** The copies are there, with what the targets hold. */
    public void make(RootLayout layout) {
        RenderTargets targets = state.targets;
        if (targets == null) return;
        begin();
        for (RootLayout.StageLayout l : layout.stages) {
            for (RootLayout.Entry e : l.entries) {
                if (e.kind() != Resource.Kind.TEXTURE) continue;
                D3d12View v = state.textures[l.stage][e.slot()];
                if (v != null && meets(v, targets)) take(v);
            }
        }
    }

    @Override
    protected @Nullable D3d12View make(TextureView.Desc view, TextureDesc texture) {
        if (texture.samples() > 1 && texture.format().isDepthStencil()) return null;
        return new D3d12View(device, view, new D3d12Texture(device, texture));
    }

    @Override
    protected void copy(Texture from, int level, Box box, Texture to) {
        textures.copy((D3d12Texture) from, level, box, (D3d12Texture) to, level, 0, 0, box.z());
    }

    @Override
    protected void retire(D3d12View v) {
        v.retire();
        D3d12Texture t = v.own;
        if (t != null) t.retire();
    }

    @Override
    protected boolean isDestroyed(D3d12View v) {
        return v.destroyed;
    }
}
