package tepui.drivers.d3d12.draw;

import java.util.function.Supplier;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.driver.BlitRules;

/**
 * Blits and mip level generation. Direct3D has copies and, for whole subresources of colours, resolves; all else is
 * drawn by {@link OwnDraws}, since there is no command that scales, converts, or resolves depth and integers.
 */
public final class Blits {
    private final DeviceCore device;
    private final TextureWork textures;
    private final Supplier<OwnDraws> meta;
    private final Recorder recorder;

    public Blits(DeviceCore device, Recorder recorder, TextureWork textures, Supplier<OwnDraws> meta) {
        this.device = device;
        this.textures = textures;
        this.meta = meta;
        this.recorder = recorder;
    }

    public void blit(Blit b, D3d12Texture from, D3d12Texture to) {
        BlitRules.check(b, from, to);
        if (BlitRules.isNothing(b)) return;
        boolean color = (b.mask() & Blit.COLOR) != 0;
        boolean unscaled = BlitRules.isUnscaled(b);
        boolean same = b.sourceFormat() == b.targetFormat()
                && from.dxgi == to.dxgi
                && b.sourceFormat() == from.desc().format()
                && b.targetFormat() == to.desc().format()
                && BlitRules.isOfAll(b, to);
        boolean alike = from.desc().samples() == to.desc().samples();
        if (unscaled && same && from != to && alike && color && (from.desc().samples() == 1 || isWhole(b, from, to))) {
            copy(b, from, to);
        } else if (unscaled && same && color && !alike && isWhole(b, from, to) && canResolve(b, from, to)) {
            resolve(b, from, to);
        } else if (from == to && b.sourceLevel() == b.targetLevel()) {
            throughAnother(b, from);
        } else {
            meta.get().blit(b, from, to);
        }
    }

    /** All of a layer or more, of levels of one size. */
    private static boolean isWhole(Blit b, D3d12Texture from, D3d12Texture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        return b.scissor() == null
                && s.x() == 0
                && s.y() == 0
                && t.x() == 0
                && t.y() == 0
                && s.width() == from.desc().levelWidth(b.sourceLevel())
                && s.height() == from.desc().levelHeight(b.sourceLevel())
                && t.width() == to.desc().levelWidth(b.targetLevel())
                && t.height() == to.desc().levelHeight(b.targetLevel());
    }

    /** vkd3d leaves out the resolve of a typeless texture in a format that is not the first of its kind, as sRGB is not. */
    private boolean canResolve(Blit b, D3d12Texture from, D3d12Texture to) {
        if (recorder.gpu.features.vkd3d && b.sourceFormat().isSrgb()) return false;
        return from.desc().samples() > 1
                && to.desc().samples() == 1
                && !to.is3d
                && !from.isDepth
                && !b.sourceFormat().isInteger();
    }

    private void copy(Blit b, D3d12Texture from, D3d12Texture to) {
        Box area = b.area();
        if (area == null) return;
        Box source = BlitRules.source(b, area);
        int z = b.targetBox().z();
        textures.copy(from, b.sourceLevel(), source, to, b.targetLevel(), area.x(), area.y(), z);
    }

    private void resolve(Blit b, D3d12Texture from, D3d12Texture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        recorder.use(from, 0, 1, s.z(), s.depth(), ResourceState.RESOLVE_SOURCE);
        recorder.use(to, b.targetLevel(), 1, t.z(), t.depth(), ResourceState.RESOLVE_DEST);
        long list = recorder.list();
        for (int i = 0; i < s.depth(); i++) {
            ID3D12GraphicsCommandList.resolveSubresource(
                    list,
                    to.handle,
                    to.subresource(b.targetLevel(), t.z() + i, 0),
                    from.handle,
                    from.subresource(0, s.z() + i, 0),
                    to.dxgi);
        }
    }

    /** A level that is read and written is read from a copy. */
    private void throughAnother(Blit b, D3d12Texture t) {
        TextureDesc d = t.desc();
        int level = b.sourceLevel();
        int depth = d.levelDepth(level);
        TextureDesc one = new TextureDesc(
                t.is3d || d.shape().dimensions() == 1
                        ? d.shape()
                        : t.layers > 1 ? TextureShape.D2_ARRAY : TextureShape.D2,
                d.format(),
                d.levelWidth(level),
                d.levelHeight(level),
                t.is3d ? depth : 1,
                t.is3d ? 1 : t.layers,
                1,
                d.samples(),
                Bind.SAMPLED | (t.isDepth ? Bind.DEPTH_STENCIL : 0),
                Usage.DEFAULT);
        D3d12Texture copy = new D3d12Texture(device, one);
        Box all = new Box(0, 0, 0, d.levelWidth(level), d.levelHeight(level), depth);
        textures.copy(t, level, all, copy, 0, 0, 0, 0);
        meta.get()
                .blit(
                        new Blit(
                                copy,
                                b.sourceFormat(),
                                0,
                                b.sourceBox(),
                                t,
                                b.targetFormat(),
                                b.targetLevel(),
                                b.targetBox(),
                                b.mask(),
                                b.filter(),
                                b.scissor()),
                        copy,
                        t);
        copy.retire();
    }

    // ---- levels ---------------------------------------------------------------------------------------------------

    public void generateMips(D3d12Texture t, int base, int last) {
        for (int level = base + 1; level <= last; level++) {
            meta.get().level(t, level);
        }
    }
}
