package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.ir.TextureShape;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/**
 * Description of a texture for code made by {@link LowerTexture}: the kind, which is in the code, and the numbers,
 * which it reads from its frame. Immutable.
 */
final class InlineTexture {
    /** Words of a slot in {@link KernelFrame#texelInfo}; floats are bits. */
    static final int INFO = 16;

    static final int WIDTH = 0;
    static final int HEIGHT = 1;
    static final int BASE = 2;
    static final int ROW = 3;
    static final int LAST_LEVEL = 4;
    static final int LOD_MIN = 5;
    static final int LOD_MAX = 6;
    static final int LOD_BIAS = 7;
    static final int SLICE = 8;
    /** Of a volume its last slice, of an array of cubes the last cube, of several samples the last one. */
    static final int LAST_LAYER = 9;
    /** Four components, as the format has them. */
    static final int BORDER = 10;
    /** At most, of an anisotropic filter. */
    static final int PROBES = 14;
    /** From one sample to the next. */
    static final int SAMPLE = 15;

    /** The slot in {@link KernelFrame#texels} of a table that all textures share. */
    static final int TABLE = 95;
    /** In the table, for each slot: where levels begin, and how far their layers are apart. */
    static final int LEVELS = 16;

    static final int SLOT = 2 * LEVELS;
    /** Behind all slots: {@link CubeFaces#neighbours}. */
    static final int NEIGHBOURS = LowerTexture.SLOTS * SLOT;

    final long key;
    private final int[] data;
    private final int[] info = new int[INFO];
    private final int[] levels = new int[SLOT];

    private InlineTexture(ViewLevels view, SampleKey key, Lod lod, int probes, TexelBorder border) {
        this.key = key.bits();
        data = view.data;
        info[WIDTH] = view.width[0];
        info[HEIGHT] = view.height[0];
        info[BASE] = view.base[0];
        info[ROW] = view.rowWords[0];
        info[SLICE] = view.sliceWords[0];
        info[LAST_LEVEL] = view.levels - 1;
        info[LAST_LAYER] = behind(view) - 1;
        info[SAMPLE] = view.sampleWords;
        info[LOD_MIN] = Float.floatToRawIntBits(lod.minimum);
        info[LOD_MAX] = Float.floatToRawIntBits(lod.maximum);
        info[LOD_BIAS] = Float.floatToRawIntBits(lod.bias);
        info[PROBES] = Float.floatToRawIntBits(probes);
        boolean whole = view.codec.format().isInteger();
        for (int c = 0; c < 4; c++) {
            info[BORDER + c] = whole ? border.ints[c] : Float.floatToRawIntBits(border.floats[c]);
        }
        System.arraycopy(view.base, 0, levels, 0, view.levels);
        System.arraycopy(view.sliceWords, 0, levels, LEVELS, view.levels);
    }

    private static int behind(ViewLevels view) {
        return switch (view.shape) {
            case D3 -> view.depth[0];
            case CUBE_ARRAY -> view.layers / 6;
            case D2_MS -> view.samples;
            default -> view.layers;
        };
    }

    /** Puts its numbers where code looks for them. */
    void describe(KernelFrame frame, int slot) { // hot
        int[] table = frame.texels[TABLE];
        if (table.length == 1) {
            table = new int[NEIGHBOURS + CubeFaces.EDGES];
            System.arraycopy(CubeFaces.neighbours(), 0, table, NEIGHBOURS, CubeFaces.EDGES);
            frame.texels[TABLE] = table;
        }
        frame.texels[slot] = data;
        System.arraycopy(info, 0, frame.texelInfo, slot * INFO, INFO);
        System.arraycopy(levels, 0, table, slot * SLOT, SLOT);
    }

    /** Null for textures whose samples stay calls. */
    static @Nullable InlineTexture of(ViewLevels view, TextureView.Desc desc, SamplerState given) {
        SampleKey.Layout layout = SampleKey.Layout.of(view.shape);
        Format format = desc.format();
        Format stored = view.codec.format();
        boolean stencil = format.hasStencil() && (desc.stencil() || !format.hasDepth());
        if (layout == null || stencil || view.levels > LEVELS || !ChannelCode.reads(stored)) return null;
        if (view.samples != 1 && layout != SampleKey.Layout.SAMPLES) return null;
        SamplerState whole = stored.isInteger() ? GeneralUnit.nearest(given) : given;
        SamplerState sampler = TextureUnit.atEdges(whole);
        boolean rect = view.shape == TextureShape.RECT;
        boolean normalized = sampler.normalized() && !rect;
        boolean seamless = layout.cube && sampler.seamlessCube();
        Wrap s = seamless ? Wrap.CLAMP_TO_EDGE : sampler.wrapS();
        Wrap t = seamless || layout.dimensions < 2 ? Wrap.CLAMP_TO_EDGE : sampler.wrapT();
        Wrap r = layout.dimensions < 3 ? Wrap.CLAMP_TO_EDGE : sampler.wrapR();
        if (!SampleKey.handles(s, normalized) || !SampleKey.handles(t, normalized)) return null;
        if (!SampleKey.handles(r, normalized)) return null;
        if (sampler.reduction() != Reduction.AVERAGE) return null;
        // A border is told by the format's components.
        boolean border = SampleKey.hasBorder(s) || SampleKey.hasBorder(t) || SampleKey.hasBorder(r);
        boolean bytes = isBytes(stored) && !border;
        Lod lod = new Lod(sampler, view.levels);
        // With one level there is nothing to mix; what counts as magnified stays as it is.
        boolean mixes = sampler.mip() == Mip.LINEAR && view.levels > 1;
        CompareFunc compare = sampler.compare();
        int probes = Lod.mostProbes(sampler, rect);
        boolean levels = lod.matters() || probes > 1;
        SampleKey key = new SampleKey(
                lod.linear(0) != 0,
                levels && sampler.min() == Filter.LINEAR,
                levels,
                probes > 1,
                !lod.matters() ? Mip.NONE : mixes || sampler.mip() == Mip.NONE ? sampler.mip() : Mip.NEAREST,
                s,
                t,
                r,
                normalized,
                components(stored, TexelBorder.swizzles(desc), bytes),
                layout,
                seamless,
                sampler != whole,
                compare == null ? CompareFunc.LESS_EQUAL : compare,
                bytes ? null : stored);
        return new InlineTexture(view, key, lod, probes, new TexelBorder(format, sampler.border(), false));
    }

    private static boolean isBytes(Format format) {
        if (format.isDepthStencil() || format.isSrgb() || format.numeric() != Format.Numeric.UNORM) return false;
        if (format.blockBytes() > 4) return false;
        for (Format.Channel c : format.channels()) if (c.bits() != 8) return false;
        return true;
    }

    private static int components(Format format, Swizzle[] swizzle, boolean bytes) {
        int all = 0;
        for (int c = 0; c < 4; c++) {
            int from = swizzle[c].ordinal();
            Format.Channel channel = from < 4 ? ChannelCode.of(format, from) : null;
            int code = channel != null
                    ? bytes ? channel.offset() / 8 : from
                    : swizzle[c] == Swizzle.ONE || swizzle[c] == Swizzle.A ? SampleKey.ONE : SampleKey.ZERO;
            all |= code << 3 * c;
        }
        return all;
    }
}
