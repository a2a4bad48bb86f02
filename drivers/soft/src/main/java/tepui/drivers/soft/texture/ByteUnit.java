package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/**
 * Texture unit for 2D textures of one to four 8-bit channels: what most pixels of most programs ask for. Weights and
 * sums are floats, as in {@link GeneralUnit}, which takes every other operation. Whole runs of lanes go through short
 * loops: where the texels are, fetching, joining; a run whose lanes use several levels goes level by level.
 */
final class ByteUnit extends TextureUnit {
    /** Of samples that it answers itself. */
    static final int OPERANDS = TexOperand.INDEX.bit()
            | TexOperand.COORD.bit()
            | TexOperand.LOD.bit()
            | TexOperand.BIAS.bit()
            | TexOperand.DDX.bit()
            | TexOperand.DDY.bit()
            | TexOperand.MIN_LOD.bit();

    private static final float BYTE = 1 / 255f;
    /** What bytes of a format with a curve stand for: in alpha, and in the other channels. */
    private static final float[] STRAIGHT = new float[256];

    private static final float[] LINEAR = new float[256];

    static {
        for (int i = 0; i < 256; i++) {
            STRAIGHT[i] = i * BYTE;
            LINEAR[i] = ChannelCode.linear(STRAIGHT[i]);
        }
    }

    /** Result components that are constants. */
    private static final int ZERO = 32;

    private static final int ONE = 33;

    private final GeneralUnit general;
    private final ViewLevels view;
    private final Lod lod;
    private final boolean lodMatters;
    private final Wrap wrapS;
    private final Wrap wrapT;
    private final boolean normalized;
    /** Of each result component: the byte's shift, or a constant. */
    private final int[] shift = new int[4];

    /** Of each result component: what its bytes stand for; null where that is the byte itself, divided by 255. */
    private final float[] @Nullable [] table = new float[4][];

    private ByteUnit(GeneralUnit general, ViewLevels view, TextureView.Desc desc, SamplerState sampler) {
        super(general.inline());
        this.general = general;
        this.view = view;
        lod = new Lod(sampler, view.levels);
        lodMatters = lod.matters();
        wrapS = sampler.wrapS();
        wrapT = sampler.wrapT();
        normalized = sampler.normalized() && view.shape != TextureShape.RECT;
        Swizzle[] swizzle = TexelBorder.swizzles(desc);
        Format format = view.codec.format();
        for (int c = 0; c < 4; c++) {
            int from = swizzle[c].ordinal();
            Format.Channel channel = from < 4 ? format.channel(from) : null;
            shift[c] = channel != null
                    ? channel.offset()
                    : swizzle[c] == Swizzle.ONE || swizzle[c] == Swizzle.A ? ONE : ZERO;
            if (channel != null && format.isSrgb()) table[c] = channel.letter() == 'A' ? STRAIGHT : LINEAR;
        }
    }

    /** The unit, or null where the view or sampler is not of the simple kind. */
    static @Nullable ByteUnit of(GeneralUnit general, ViewLevels view, TextureView.Desc desc, SamplerState s) {
        if (view.shape != TextureShape.D2 && view.shape != TextureShape.RECT) return null;
        Format format = view.codec.format();
        if (format.numeric() != Format.Numeric.UNORM || format.isDepthStencil() || view.words != 1) return null;
        for (Format.Channel c : format.channels()) {
            if (c.bits() != 8) return null;
        }
        boolean normalized = s.normalized() && view.shape != TextureShape.RECT;
        if (!ByteAxis.handles(s.wrapS(), normalized) || !ByteAxis.handles(s.wrapT(), normalized)) return null;
        if (s.reduction() != Reduction.AVERAGE) return null;
        if (s.maxAnisotropy() > 1 && s.min() == Filter.LINEAR) return null;
        return new ByteUnit(general, view, desc, s);
    }

    @Override
    public boolean isOf(TextureShape shape) { // hot
        return shape == view.shape;
    }

    @Override
    public void run(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        boolean simple = site.instr.op == Op.TEX_SAMPLE
                && (site.instr.imm & ~OPERANDS) == 0
                && site.resource.texelKind == ScalarKind.F32;
        if (!simple) {
            general.run(frame, site, mask, maskAt);
            return;
        }
        SampleScratch s = scratch(frame);
        int lanes = frame.lanes;
        int[] at = site.args[(site.instr.imm & TexOperand.INDEX.bit()) != 0 ? 1 : 0];
        if (!lodMatters) {
            System.arraycopy(frame.f, at[0], s.raw[0], 0, lanes);
            System.arraycopy(frame.f, at[1], s.raw[1], 0, lanes);
            level(0, lod.linear(0) != 0, s, lanes);
            put(frame, site, s, mask, maskAt);
            return;
        }
        general.coordinates(frame, site, s);
        general.levelOfDetail(frame, site, s);
        boolean one = true;
        boolean mixes = false;
        int linear = lod.linear(s.lod[0]);
        int first = lod.level(s.lod[0]);
        // A quad has one level of detail mostly: what it means is worked out when it changes.
        float last = Float.NaN;
        int isLinear = 0;
        int level = 0;
        float mix = 0;
        for (int i = 0; i < lanes; i++) {
            float l = s.lod[i];
            if (l != last) {
                last = l;
                isLinear = lod.linear(l);
                level = lod.level(l);
                mix = lod.share(l);
                mixes |= mix != 0;
                if (level != first || isLinear != linear) one = false;
            }
            s.linear[i] = isLinear;
            s.level0[i] = level;
            s.mix[i] = mix;
        }
        if (!one) {
            levels(s, mixes, lanes);
            put(frame, site, s, mask, maskAt);
            return;
        }
        level(first, linear != 0, s, lanes);
        if (mixes) {
            for (int c = 0; c < 4; c++) System.arraycopy(s.color[c], 0, s.sum[c], 0, lanes);
            level(Math.min(first + 1, view.levels - 1), linear != 0, s, lanes);
            for (int c = 0; c < 4; c++) mix(s.sum[c], s.color[c], s.mix, lanes);
        }
        put(frame, site, s, mask, maskAt);
    }

    /** Each lane at a level and with a filter of its own. */
    private void levels(SampleScratch s, boolean mixes, int lanes) {
        eachLevel(0, s, lanes);
        if (!mixes) return;
        for (int c = 0; c < 4; c++) System.arraycopy(s.color[c], 0, s.sum[c], 0, lanes);
        eachLevel(1, s, lanes);
        for (int c = 0; c < 4; c++) mix(s.sum[c], s.color[c], s.mix, lanes);
    }

    private void eachLevel(int further, SampleScratch s, int lanes) {
        int last = view.levels - 1;
        int[] width = s.whole(0);
        int[] height = s.whole(1);
        int[] base = s.whole(2);
        int[] row = s.whole(3);
        for (int i = 0; i < lanes; i++) {
            int level = Math.min(s.level0[i] + further, last);
            width[i] = view.width[level];
            height[i] = view.height[level];
            base[i] = view.base[level];
            row[i] = view.rowWords[level];
        }
        ByteAxis.linear(wrapS, s.raw[0], normalized, width, lanes, s.low[0], s.high[0], s.part[0]);
        ByteAxis.linear(wrapT, s.raw[1], normalized, height, lanes, s.low[1], s.high[1], s.part[1]);
        snap(wrapS, 0, width, s, lanes);
        snap(wrapT, 1, height, s, lanes);
        ByteAxis.acrossWords(s.low[0], lanes);
        ByteAxis.acrossWords(s.high[0], lanes);
        ByteAxis.downWords(s.low[1], base, row, lanes);
        ByteAxis.downWords(s.high[1], base, row, lanes);
        joinAll(s, lanes);
    }

    /** Lanes whose filter is nearest have one neighbour along an axis. */
    private void snap(Wrap wrap, int axis, int[] size, SampleScratch s, int lanes) {
        for (int i = 0; i < lanes; i++) {
            if (s.linear[i] != 0) continue;
            int n = ByteAxis.nearest(wrap, s.raw[axis][i], normalized ? size[i] : 1, size[i]);
            s.low[axis][i] = n;
            s.high[axis][i] = n;
            s.part[axis][i] = 0;
        }
    }

    /** All lanes at one level: from raw coordinates to {@link SampleScratch#color}. */
    private void level(int level, boolean linear, SampleScratch s, int lanes) {
        int w = view.width[level];
        int h = view.height[level];
        float sx = normalized ? w : 1;
        float sy = normalized ? h : 1;
        int base = view.base[level];
        int row = view.rowWords[level];
        if (!linear) {
            ByteAxis.nearest(wrapS, s.raw[0], sx, w, lanes, s.low[0]);
            ByteAxis.nearest(wrapT, s.raw[1], sy, h, lanes, s.low[1]);
            ByteAxis.acrossWords(s.low[0], lanes);
            ByteAxis.downWords(s.low[1], base, row, lanes);
            fetch(view.data, s.low[0], s.low[1], s.address[0], lanes);
            for (int c = 0; c < 4; c++) {
                int k = shift[c];
                float[] values = table[c];
                if (k >= ZERO) Arrays.fill(s.color[c], 0, lanes, k == ONE ? 1f : 0f);
                else if (values != null) curved(s.address[0], k, values, s.color[c], lanes);
                else straight(s.address[0], k, s.color[c], lanes);
            }
            return;
        }
        ByteAxis.linear(wrapS, s.raw[0], sx, w, lanes, s.low[0], s.high[0], s.part[0]);
        ByteAxis.linear(wrapT, s.raw[1], sy, h, lanes, s.low[1], s.high[1], s.part[1]);
        ByteAxis.acrossWords(s.low[0], lanes);
        ByteAxis.acrossWords(s.high[0], lanes);
        ByteAxis.downWords(s.low[1], base, row, lanes);
        ByteAxis.downWords(s.high[1], base, row, lanes);
        joinAll(s, lanes);
    }

    /** Fetches the four neighbours and joins them to {@link SampleScratch#color}. */
    private void joinAll(SampleScratch s, int lanes) {
        fetch4(view.data, s.low[0], s.high[0], s.low[1], s.high[1], s.address, lanes);
        for (int c = 0; c < 4; c++) {
            int k = shift[c];
            float[] values = table[c];
            if (k >= ZERO) Arrays.fill(s.color[c], 0, lanes, k == ONE ? 1f : 0f);
            else if (values != null) joinCurved(s, k, values, s.color[c], lanes);
            else {
                side(s.address[0], s.address[1], k, s.part[0], s.weight[0], lanes);
                side(s.address[2], s.address[3], k, s.part[0], s.weight[1], lanes);
                sides(s.weight[0], s.weight[1], s.part[1], s.color[c], lanes);
            }
        }
    }

    private static void fetch(int[] data, int[] x, int[] y, int[] out, int lanes) {
        for (int i = 0; i < lanes; i++) out[i] = data[x[i] + y[i]];
    }

    private static void fetch4(int[] data, int[] x0, int[] x1, int[] y0, int[] y1, int[][] out, int lanes) {
        int[] a = out[0];
        int[] b = out[1];
        int[] c = out[2];
        int[] d = out[3];
        for (int i = 0; i < lanes; i++) {
            int l = x0[i];
            int r = x1[i];
            int t = y0[i];
            int u = y1[i];
            a[i] = data[l + t];
            b[i] = data[r + t];
            c[i] = data[l + u];
            d[i] = data[r + u];
        }
    }

    private static void straight(int[] words, int shift, float[] out, int lanes) {
        for (int i = 0; i < lanes; i++) out[i] = (words[i] >>> shift & 255) * BYTE;
    }

    private static void curved(int[] words, int shift, float[] values, float[] out, int lanes) {
        for (int i = 0; i < lanes; i++) out[i] = values[words[i] >>> shift & 255];
    }

    // In one loop C2 does not vectorise it; in these two and the next it takes a quarter of the time.

    /** Two neighbours of a row, as numbers up to 255. */
    private static void side(int[] a, int[] b, int shift, float[] fx, float[] out, int lanes) {
        for (int i = 0; i < lanes; i++) {
            float p = a[i] >>> shift & 255;
            float q = b[i] >>> shift & 255;
            out[i] = Math.fma(q - p, fx[i], p);
        }
    }

    /** Two rows, as numbers up to 1. The products are those of {@link SampleCode}, so that all tiers give the same bits. */
    private static void sides(float[] top, float[] bottom, float[] fy, float[] out, int lanes) {
        for (int i = 0; i < lanes; i++) out[i] = Math.fma(bottom[i] - top[i], fy[i] * BYTE, top[i] * BYTE);
    }

    private static void joinCurved(SampleScratch scratch, int shift, float[] values, float[] out, int lanes) {
        int[] a = scratch.address[0];
        int[] b = scratch.address[1];
        int[] c = scratch.address[2];
        int[] d = scratch.address[3];
        float[] fx = scratch.part[0];
        float[] fy = scratch.part[1];
        for (int i = 0; i < lanes; i++) {
            float p = values[a[i] >>> shift & 255];
            float q = values[b[i] >>> shift & 255];
            float r = values[c[i] >>> shift & 255];
            float s = values[d[i] >>> shift & 255];
            float top = Math.fma(q - p, fx[i], p);
            float bottom = Math.fma(s - r, fx[i], r);
            out[i] = Math.fma(bottom - top, fy[i], top);
        }
    }

    private static void mix(float[] first, float[] second, float[] share, int lanes) {
        for (int i = 0; i < lanes; i++) second[i] = Math.fma(second[i] - first[i], share[i], first[i]);
    }

    private static void put(KernelFrame frame, Site site, SampleScratch s, int[] mask, int maskAt) {
        for (int c = 0; c < site.results.length; c++) {
            GeneralUnit.putLanes(s.color[c], frame.f, site.results[c], mask, maskAt, frame.lanes);
        }
    }
}
