package tepui.drivers.d3d12.transfer;

import java.lang.foreign.ValueLayout;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Memory;
import tepui.pipe.driver.Arguments;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Clears of textures and of boxes in them, whether or not they are targets. */
public final class TextureClears {
    private final Recorder recorder;
    private final TextureWork textures;

    public TextureClears(Recorder recorder, TextureWork textures) {
        this.recorder = recorder;
        this.textures = textures;
    }

    public void colorTexture(D3d12Texture t, int level, Box box, ClearColor value) {
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
        value.pack(f, texel);
        int bytes = f.blockBytes();
        long row = (long) bytes * box.width();
        try (Scratch s = Scratch.brief(row * box.height() + 64)) {
            long memory = s.take(row * box.height() + 16);
            for (long i = 0; i < row * box.height(); i++) {
                int k = (int) (i % bytes);
                Memory.ALL.set(ValueLayout.JAVA_BYTE, memory + i, (byte) (texel[k >> 2] >>> 8 * (k & 3)));
            }
            textures.write(t, level, box, memory, row, 0, TextureWork.DEPTH);
        }
    }

    public void depthOf(
            D3d12Texture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        boolean d = depth && t.desc().format().hasDepth();
        boolean st = stencil && t.desc().format().hasStencil();
        if (box.isEmpty() || !d && !st) return;
        depthTexture(t, level, box, d, depthValue, st, stencilValue);
    }

    /** Colour of a box of a texture that can be drawn into. */
    public void texture(D3d12Texture t, int level, Box box, ClearColor value) {
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

    /** Does a float hold the integers? */
    public static boolean isExact(Format f, ClearColor value) {
        for (int i = 0; i < 4; i++) {
            long v = f.isUnsignedInteger() ? Integer.toUnsignedLong(value.bits(i)) : value.bits(i);
            if ((f.components() & 1 << i) != 0 && (long) (float) v != v) return false;
        }
        return true;
    }

    public static float component(Format f, ClearColor value, int i) {
        if (!f.isInteger()) return value.asFloat(i);
        return f.isUnsignedInteger() ? Integer.toUnsignedLong(value.bits(i)) : value.bits(i);
    }
}
