package tepui.drivers.d3d12.draw;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.transfer.TextureClears;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.queue.ClearArea;

/**
 * Clears of render targets, limited to an area by a rectangle. Those with masks are draws, made by {@link OwnDraws}, as
 * are those of integers that a float does not hold: Direct3D takes clear values as floats.
 */
public final class Clears {
    private final BoundState state;
    private final Supplier<OwnDraws> meta;
    private final Recorder recorder;

    public Clears(ContextParts parts, Supplier<OwnDraws> meta) {
        state = parts.state;
        recorder = parts.recorder;
        this.meta = meta;
    }

    public void color(int index, ClearColor value, @Nullable Box area, int writeMask) {
        RenderTargets targets = state.targets;
        if (targets == null || index < 0 || targets.color(index) == null) {
            throw new IllegalArgumentException(
                    "clearColor: index is " + index + ", no colour target is attached there");
        }
        RenderTargets.Attachment a = targets.color(index);
        if (a == null || (writeMask & a.format().components()) == 0 || ClearArea.isEmpty(area, targets)) return;
        if ((writeMask & a.format().components()) != a.format().components()) {
            meta.get().clearColor(index, value, area, writeMask);
            return;
        }
        if (a.format().isInteger() && !TextureClears.isExact(a.format(), value)) {
            meta.get().clearColor(index, value, area, writeMask);
            return;
        }
        D3d12Texture t = (D3d12Texture) a.texture();
        use(t, a, ResourceState.RENDER_TARGET);
        long list = recorder.list();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long color = s.begin(16);
        for (int i = 0; i < 4; i++) s.f(TextureClears.component(a.format(), value, i));
        long rect = rect(s, area, targets);
        ID3D12GraphicsCommandList.clearRenderTargetView(list, t.targetView(a), color, 1, rect);
        s.release(mark);
    }

    private void use(D3d12Texture t, RenderTargets.Attachment a, int state) {
        if (t.is3d) recorder.use(t, a.level(), 1, 0, 1, state);
        else recorder.use(t, a.level(), 1, a.firstLayer(), a.layers(), state);
    }

    public void depthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        RenderTargets targets = state.targets;
        RenderTargets.Attachment a = targets == null ? null : targets.depthStencil();
        if (targets == null || a == null) {
            throw new IllegalArgumentException("clearDepthStencil: no depth-stencil target is attached");
        }
        boolean d = depth && a.texture().desc().format().hasDepth();
        boolean st = stencil && a.texture().desc().format().hasStencil() && (stencilMask & 255) != 0;
        if (!d && !st || ClearArea.isEmpty(area, targets)) return;
        if (st && (stencilMask & 255) != 255) {
            if (d) depthStencil(true, depthValue, false, 0, 0, area);
            meta.get().clearStencil(stencilValue & 255, stencilMask & 255, area);
            return;
        }
        D3d12Texture t = (D3d12Texture) a.texture();
        use(t, a, ResourceState.DEPTH_WRITE);
        long list = recorder.list();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long rect = rect(s, area, targets);
        // A depth that is not cleared is looked at all the same.
        float z = (float) Arguments.clearDepth(depthValue);
        ID3D12GraphicsCommandList.clearDepthStencilView(
                list, t.targetView(a), (d ? 1 : 0) | (st ? 2 : 0), z, stencilValue & 255, 1, rect);
        s.release(mark);
    }

    private static long rect(Scratch s, @Nullable Box area, RenderTargets targets) {
        int x0 = ClearArea.left(area, targets);
        int y0 = ClearArea.top(area, targets);
        int x1 = ClearArea.right(area, targets);
        int y1 = ClearArea.bottom(area, targets);
        long rect = s.begin(16);
        s.i(x0).i(y0).i(x1).i(y1);
        return rect;
    }
}
