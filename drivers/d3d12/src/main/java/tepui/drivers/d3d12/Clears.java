package tepui.drivers.d3d12;

import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Memory;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.Arguments;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.pipe.format.TexelCodec;

/**
 * Clears of render targets, limited to an area by a rectangle. Those with masks are draws, made by {@link OwnDraws}, as
 * are those of integers that a float does not hold: Direct3D takes clear values as floats.
 */
final class Clears {
    private final D3d12Context context;
    private final Recorder recorder;

    Clears(D3d12Context context, Recorder recorder) {
        this.context = context;
        this.recorder = recorder;
    }

    void color(int index, ClearColor value, @Nullable Box area, int writeMask) {
        RenderTargets targets = context.state.targets;
        if (targets == null || index < 0 || targets.color(index) == null) {
            throw new IllegalArgumentException(
                    "clearColor: index is " + index + ", no colour target is attached there");
        }
        RenderTargets.Attachment a = targets.color(index);
        if (a == null || (writeMask & a.format().components()) == 0 || isEmpty(area, targets)) return;
        if ((writeMask & a.format().components()) != a.format().components()) {
            context.meta().clearColor(index, value, area, writeMask);
            return;
        }
        if (a.format().isInteger() && !isExact(a.format(), value)) {
            context.meta().clearColor(index, value, area, writeMask);
            return;
        }
        D3d12Texture t = (D3d12Texture) a.texture();
        use(t, a, ResourceState.RENDER_TARGET);
        long list = recorder.list();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long color = s.begin(16);
        for (int i = 0; i < 4; i++) s.f(component(a.format(), value, i));
        long rect = rect(s, area, targets);
        ID3D12GraphicsCommandList.clearRenderTargetView(list, t.targetView(a), color, 1, rect);
        s.release(mark);
    }

    /** Does a float hold the integers? */
    private static boolean isExact(Format f, ClearColor value) {
        for (int i = 0; i < 4; i++) {
            long v = f.isUnsignedInteger() ? Integer.toUnsignedLong(value.bits(i)) : value.bits(i);
            if ((f.components() & 1 << i) != 0 && (long) (float) v != v) return false;
        }
        return true;
    }

    private static float component(Format f, ClearColor value, int i) {
        if (!f.isInteger()) return value.asFloat(i);
        return f.isUnsignedInteger() ? Integer.toUnsignedLong(value.bits(i)) : value.bits(i);
    }

    private void use(D3d12Texture t, RenderTargets.Attachment a, int state) {
        if (t.is3d) recorder.use(t, a.level(), 1, 0, 1, state);
        else recorder.use(t, a.level(), 1, a.firstLayer(), a.layers(), state);
    }

    void depthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        RenderTargets targets = context.state.targets;
        RenderTargets.Attachment a = targets == null ? null : targets.depthStencil();
        if (targets == null || a == null) {
            throw new IllegalArgumentException("clearDepthStencil: no depth-stencil target is attached");
        }
        boolean d = depth && a.texture().desc().format().hasDepth();
        boolean st = stencil && a.texture().desc().format().hasStencil() && (stencilMask & 255) != 0;
        if (!d && !st || isEmpty(area, targets)) return;
        if (st && (stencilMask & 255) != 255) {
            if (d) depthStencil(true, depthValue, false, 0, 0, area);
            context.meta().clearStencil(stencilValue & 255, stencilMask & 255, area);
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

    // ---- textures -------------------------------------------------------------------------------------------------

    void colorTexture(D3d12Texture t, int level, Box box, ClearColor value) {
        if (box.isEmpty()) return;
        if (canClear(t, value)) {
            texture(t, level, box, value);
            return;
        }
        Format f = t.desc().format();
        if (t.desc().samples() > 1) {
            throw new IllegalArgumentException("clearTexture: " + f + " with several samples is cleared as a target");
        }
        if (f.isCompressed()) {
            throw new IllegalArgumentException("clearTexture: " + f + " is stored in blocks, which are not cleared");
        }
        int[] texel = new int[4];
        TexelCodec codec = TexelCodec.of(f);
        if (f.isInteger()) {
            codec.pack(new int[] {value.r(), value.g(), value.b(), value.a()}, texel);
        } else {
            codec.pack(new float[] {value.asFloat(0), value.asFloat(1), value.asFloat(2), value.asFloat(3)}, texel);
        }
        int bytes = f.blockBytes();
        long row = (long) bytes * box.width();
        try (Scratch s = Scratch.brief(row * box.height() + 64)) {
            long memory = s.take(row * box.height() + 16);
            for (long i = 0; i < row * box.height(); i++) {
                int k = (int) (i % bytes);
                Memory.ALL.set(ValueLayout.JAVA_BYTE, memory + i, (byte) (texel[k >> 2] >>> 8 * (k & 3)));
            }
            context.textures.write(t, level, box, memory, row, 0, TextureWork.DEPTH);
        }
    }

    void depthOf(
            D3d12Texture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        boolean d = depth && t.desc().format().hasDepth();
        boolean st = stencil && t.desc().format().hasStencil();
        if (box.isEmpty() || !d && !st) return;
        depthTexture(t, level, box, d, depthValue, st, stencilValue);
    }

    /** Colour of a box of a texture that can be drawn into. */
    void texture(D3d12Texture t, int level, Box box, ClearColor value) {
        Format f = t.desc().format();
        if (t.is3d) recorder.use(t, level, 1, 0, 1, ResourceState.RENDER_TARGET);
        else recorder.use(t, level, 1, box.z(), box.depth(), ResourceState.RENDER_TARGET);
        long list = recorder.list();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long color = s.begin(16);
        for (int i = 0; i < 4; i++) s.f(component(f, value, i));
        long rect = s.begin(16);
        s.i(box.x()).i(box.y()).i(box.x() + box.width()).i(box.y() + box.height());
        long view = t.targetView(f, level, box.z(), box.depth());
        ID3D12GraphicsCommandList.clearRenderTargetView(list, view, color, 1, rect);
        s.release(mark);
    }

    static boolean canClear(D3d12Texture t, ClearColor value) {
        Format f = t.desc().format();
        return t.isTarget
                && !t.isDepth
                && (t.device.formats.support(f) & FormatSupport.COLOR_TARGET) != 0
                && (!f.isInteger() || isExact(f, value));
    }

    void depthTexture(
            D3d12Texture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        recorder.use(t, level, 1, box.z(), box.depth(), ResourceState.DEPTH_WRITE);
        long list = recorder.list();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long rect = s.begin(16);
        s.i(box.x()).i(box.y()).i(box.x() + box.width()).i(box.y() + box.height());
        ID3D12GraphicsCommandList.clearDepthStencilView(
                list,
                t.targetView(t.desc().format(), level, box.z(), box.depth()),
                (depth ? 1 : 0) | (stencil ? 2 : 0),
                (float) Arguments.clearDepth(depthValue),
                stencilValue & 255,
                1,
                rect);
        s.release(mark);
    }

    private static long rect(Scratch s, @Nullable Box area, RenderTargets targets) {
        int x0 = area == null ? 0 : Math.clamp(area.x(), 0, targets.width());
        int y0 = area == null ? 0 : Math.clamp(area.y(), 0, targets.height());
        int x1 = area == null ? targets.width() : Math.clamp((long) area.x() + area.width(), x0, targets.width());
        int y1 = area == null ? targets.height() : Math.clamp((long) area.y() + area.height(), y0, targets.height());
        long rect = s.begin(16);
        s.i(x0).i(y0).i(x1).i(y1);
        return rect;
    }

    private static boolean isEmpty(@Nullable Box area, RenderTargets t) {
        return area != null
                && (area.width() <= 0
                        || area.height() <= 0
                        || area.x() >= t.width()
                        || area.y() >= t.height()
                        || (long) area.x() + area.width() <= 0
                        || (long) area.y() + area.height() <= 0);
    }
}
