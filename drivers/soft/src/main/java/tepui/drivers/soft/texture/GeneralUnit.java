package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/**
 * General texture unit: every shape, format, filter and operation. Works on all lanes at once, step by step:
 * coordinates, level of detail, where the texels are ({@link Footprint}), then texel after texel: fetch words, decode,
 * compare, add. The common cases have faster units of their own, which must agree with this one.
 */
final class GeneralUnit extends TextureUnit {
    private static final TexOperand[] GATHER_OFFSETS = {
        TexOperand.OFFSET, TexOperand.OFFSET1, TexOperand.OFFSET2, TexOperand.OFFSET3
    };

    private final ViewLevels view;
    private final Footprint footprint;
    private final Lod lod;
    private final TexelBorder border;
    private final Swizzle[] swizzle;
    /** Components that some result needs, as bits. */
    private final int needed;

    private final boolean integer;
    /** Texels, or the border, may be infinite or NaN. */
    private final boolean infinite;

    private final boolean compareClamps;
    private final CompareFunc compare;
    private final Reduction reduction;
    private final boolean unequalFilters;
    private final boolean normalized;
    private final int dimensions;
    private final boolean cube;
    private final int maxProbes;

    GeneralUnit(ViewLevels view, TextureView.Desc desc, SamplerState sampler) {
        super(InlineTexture.of(view, desc, sampler));
        this.view = view;
        Format format = desc.format();
        boolean stencil = format.hasStencil() && (desc.stencil() || !format.hasDepth());
        integer = stencil || format.isInteger();
        border = new TexelBorder(format, sampler.border(), stencil);
        swizzle = TexelBorder.swizzles(desc);
        int bits = 0;
        for (Swizzle s : swizzle) bits |= s.ordinal() < 4 ? 1 << s.ordinal() : 0;
        needed = bits;
        compare = sampler.compare() == null ? CompareFunc.LESS_EQUAL : sampler.compare();
        compareClamps = format.isNormalized();
        infinite = !compareClamps;
        reduction = sampler.reduction();
        boolean rect = view.shape == TextureShape.RECT;
        normalized = sampler.normalized() && !rect;
        SamplerState effective = integer ? nearest(sampler) : sampler;
        lod = new Lod(effective, view.levels);
        unequalFilters = lod.matters();
        footprint = new Footprint(view, effective, normalized);
        dimensions = view.shape.dimensions();
        cube = view.shape.isCube();
        maxProbes = integer ? 1 : Lod.mostProbes(sampler, rect);
    }

    /** Integers are never joined. */
    static SamplerState nearest(SamplerState s) {
        return new SamplerState(
                Filter.NEAREST,
                Filter.NEAREST,
                s.mip() == SamplerState.Mip.LINEAR ? SamplerState.Mip.NEAREST : s.mip(),
                s.wrapS(),
                s.wrapT(),
                s.wrapR(),
                s.lodMin(),
                s.lodMax(),
                s.lodBias(),
                1,
                s.compare(),
                s.border(),
                s.normalized(),
                s.seamlessCube(),
                Reduction.AVERAGE);
    }

    @Override
    public boolean isOf(TextureShape shape) { // hot
        return shape == view.shape;
    }

    @Override
    public void run(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        SampleScratch s = scratch(frame);
        s.begin(site.instr.asksResidency());
        switch (site.instr.op) {
            case TEX_SAMPLE -> sample(frame, site, mask, maskAt);
            case TEX_FETCH -> fetch(frame, site, mask, maskAt);
            case TEX_GATHER -> gather(frame, site, mask, maskAt);
            case TEX_SIZE -> view.size(frame, site, mask, maskAt);
            case TEX_LEVELS -> put(frame, site.results[0], view.levels, mask, maskAt);
            case TEX_SAMPLES -> put(frame, site.results[0], view.samples, mask, maskAt);
            case TEX_QUERY_LOD -> queryLod(frame, site, mask, maskAt);
            default -> throw new IllegalStateException("TextureUnit: " + site.instr.op + " is no texture instruction");
        }
        int[] resident = s.resident;
        for (int i = 0; resident != null && i < frame.lanes; i++) {
            if (mask[maskAt + i] != 0) frame.i[site.results[0] + i] = resident[i];
        }
    }

    // ---- coordinates -----------------------------------------------------------------------------------------------

    void coordinates(KernelFrame frame, Site site, SampleScratch s) {
        int[] at = site.args[TexOperand.COORD.ordinal() - (site.tex(TexOperand.INDEX) == null ? 1 : 0)];
        int lanes = frame.lanes;
        int components = cube ? 3 : dimensions;
        for (int c = 0; c < components; c++) System.arraycopy(frame.f, at[c], s.raw[c], 0, lanes);
        if (view.shape.isArray()) {
            int from = at[components];
            int last = (cube ? view.layers / 6 : view.layers) - 1;
            for (int i = 0; i < lanes; i++) {
                int layer = (int) Math.rint(frame.f[from + i]);
                s.layer[i] = Math.max(0, Math.min(last, layer));
            }
        } else {
            Arrays.fill(s.layer, 0, lanes, 0);
        }
    }

    private void reference(KernelFrame frame, Site site, SampleScratch s) {
        int[] at = site.tex(TexOperand.REF);
        if (at == null) return;
        System.arraycopy(frame.f, at[0], s.reference, 0, frame.lanes);
        if (!compareClamps) return;
        for (int i = 0; i < frame.lanes; i++) s.reference[i] = Math.max(0, Math.min(1, s.reference[i]));
    }

    // ---- level of detail -------------------------------------------------------------------------------------------

    /** Fills lod, lodFree and, for anisotropic filters, major and probes. */
    void levelOfDetail(KernelFrame frame, Site site, SampleScratch s) {
        int lanes = frame.lanes;
        int[] explicit = site.tex(TexOperand.LOD);
        int[] ddx = site.tex(TexOperand.DDX);
        int[] ddy = site.tex(TexOperand.DDY);
        int components = cube ? 3 : dimensions;
        if (maxProbes > 1) Arrays.fill(s.probes, 0, lanes, 1);
        if (explicit != null) {
            System.arraycopy(frame.f, explicit[0], s.lodFree, 0, lanes);
        } else if (ddx != null && ddy != null) {
            float[] f = frame.f;
            for (int i = 0; i < lanes; i++) {
                float xs = f[ddx[0] + i];
                float xt = components > 1 ? f[ddx[1] + i] : 0;
                float xr = components > 2 ? f[ddx[2] + i] : 0;
                float ys = f[ddy[0] + i];
                float yt = components > 1 ? f[ddy[1] + i] : 0;
                float yr = components > 2 ? f[ddy[2] + i] : 0;
                boolean alongX = spread(s, i, 1, squaredLength(s, i, xs, xt, xr), squaredLength(s, i, ys, yt, yr));
                if (maxProbes > 1) major(s, i, 1, alongX ? xs : ys, alongX ? xt : yt, alongX ? xr : yr);
            }
        } else {
            float[] x = s.raw[0];
            float[] y = s.raw[1];
            float[] z = s.raw[2];
            // A cube's footprint is one of each lane, for the direction has a part in it.
            int count = cube ? 1 : 4;
            for (int n = 0; n < lanes; n += count) {
                int i = n & ~3;
                boolean two = components > 1;
                boolean three = components > 2;
                float xs = x[i + 1] - x[i];
                float xt = two ? y[i + 1] - y[i] : 0;
                float xr = three ? z[i + 1] - z[i] : 0;
                float ys = x[i + 2] - x[i];
                float yt = two ? y[i + 2] - y[i] : 0;
                float yr = three ? z[i + 2] - z[i] : 0;
                boolean alongX = spread(s, n, count, squaredLength(s, n, xs, xt, xr), squaredLength(s, n, ys, yt, yr));
                if (maxProbes > 1) major(s, n, count, alongX ? xs : ys, alongX ? xt : yt, alongX ? xr : yr);
            }
        }
        int[] bias = site.tex(TexOperand.BIAS);
        int[] least = site.tex(TexOperand.MIN_LOD);
        for (int i = 0; i < lanes; i++) {
            float biased = lod.biased(s.lodFree[i], bias == null ? 0 : frame.f[bias[0] + i]);
            s.lodFree[i] = biased;
            float clamped = lod.clamped(biased);
            if (least != null && frame.f[least[0] + i] > clamped) clamped = frame.f[least[0] + i];
            s.lod[i] = clamped;
        }
    }

    /** The squared length in texels of a derivative in units of the coordinates; 0 where that is no number. */
    private float squaredLength(SampleScratch s, int i, float ds, float dt, float dr) {
        float length;
        if (cube) {
            length = onFace(s, i, ds, dt, dr);
        } else {
            float w = normalized ? view.width[0] : 1;
            float h = normalized ? view.height[0] : 1;
            float d = normalized ? view.depth[0] : 1;
            length = Math.fma(ds * w, ds * w, Math.fma(dt * h, dt * h, square(dr * d)));
        }
        return length >= 0 ? length : 0;
    }

    /**
     * Sets level of detail and probes of {@code count} lanes from {@code i}, from the squared lengths of both derivatives.
     *
     * @return whether the one along x is the longer one
     */
    private boolean spread(SampleScratch s, int i, int count, float lengthX, float lengthY) {
        float longest = Math.max(lengthX, lengthY);
        float rho2 = longest;
        if (maxProbes > 1) {
            float shortest = Math.min(lengthX, lengthY);
            int n = 1;
            if (longest > 1) {
                float ratio = (float) Math.sqrt(longest / shortest) - Lod.SQUARE_ENOUGH;
                n = ratio < maxProbes ? (int) Math.max(1, Math.ceil(ratio)) : maxProbes;
                rho2 = longest / (n * n);
            }
            Arrays.fill(s.probes, i, i + count, n);
        }
        Arrays.fill(s.lodFree, i, i + count, Lod.ofSquare(rho2));
        return lengthX >= lengthY;
    }

    /** Sets the axis that probes of {@code count} lanes from {@code i} lie along: none where there is one probe. */
    private static void major(SampleScratch s, int i, int count, float along0, float along1, float along2) {
        boolean one = s.probes[i] == 1;
        Arrays.fill(s.major[0], i, i + count, one ? 0 : along0);
        Arrays.fill(s.major[1], i, i + count, one ? 0 : along1);
        Arrays.fill(s.major[2], i, i + count, one ? 0 : along2);
    }

    private static float square(float v) {
        return v * v;
    }

    /** The squared length, in texels, that a change of the direction has on the face that it meets. */
    private float onFace(SampleScratch s, int i, float dx, float dy, float dz) {
        float x = s.raw[0][i];
        float y = s.raw[1][i];
        float z = s.raw[2][i];
        int face = CubeFaces.face(x, y, z);
        float sc = CubeFaces.along(face, 0, x, y, z);
        float tc = CubeFaces.along(face, 1, x, y, z);
        float ma = CubeFaces.along(face, 2, x, y, z);
        float dma = CubeFaces.along(face, 2, dx, dy, dz);
        float half = view.width[0] * 0.5f / (ma * ma);
        float u = (CubeFaces.along(face, 0, dx, dy, dz) * ma - sc * dma) * half;
        float v = (CubeFaces.along(face, 1, dx, dy, dz) * ma - tc * dma) * half;
        return u * u + v * v;
    }

    private void queryLod(KernelFrame frame, Site site, int[] mask, int maskAt) {
        SampleScratch s = scratch(frame);
        coordinates(frame, site, s);
        levelOfDetail(frame, site, s);
        for (int i = 0; i < frame.lanes; i++) {
            if (mask[maskAt + i] == 0) continue;
            frame.f[site.results[0] + i] = lod.accessed(s.lod[i]);
            frame.f[site.results[1] + i] = s.lodFree[i];
        }
    }

    // ---- sampling --------------------------------------------------------------------------------------------------

    private void sample(KernelFrame frame, Site site, int[] mask, int maskAt) {
        SampleScratch s = scratch(frame);
        int lanes = frame.lanes;
        coordinates(frame, site, s);
        reference(frame, site, s);
        boolean mixes = false;
        if (unequalFilters || maxProbes > 1) {
            levelOfDetail(frame, site, s);
            for (int i = 0; i < lanes; i++) {
                float l = s.lod[i];
                s.linear[i] = lod.linear(l);
                s.level0[i] = lod.level(l);
                s.level1[i] = Math.min(s.level0[i] + 1, view.levels - 1);
                s.mix[i] = lod.share(l);
                mixes |= s.mix[i] != 0;
            }
        } else {
            Arrays.fill(s.linear, 0, lanes, lod.linear(0));
            Arrays.fill(s.level0, 0, lanes, 0);
        }
        int probes = 1;
        if (maxProbes > 1) {
            for (int i = 0; i < lanes; i++) probes = Math.max(probes, s.probes[i]);
        }
        boolean shadow = site.tex(TexOperand.REF) != null;
        int components = shadow ? 1 : needed;
        float start = reduction == Reduction.MIN
                ? Float.POSITIVE_INFINITY
                : reduction == Reduction.MAX ? Float.NEGATIVE_INFINITY : 0;
        for (int c = 0; c < 4; c++) {
            if ((components >> c & 1) != 0) Arrays.fill(s.sum[c], 0, lanes, start);
        }
        int[] offset = site.tex(TexOperand.OFFSET);
        for (int p = 0; p < probes; p++) {
            if (probes > 1) {
                probe(s, p, lanes);
            } else {
                Arrays.fill(s.share, 0, lanes, 1f);
                footprint.project(s, s.raw, lanes);
            }
            if (mixes) for (int i = 0; i < lanes; i++) s.share[i] *= 1 - s.mix[i];
            int taps = footprint.locate(frame, s, s.level0, offset, lanes);
            join(s, taps, lanes, components, shadow);
            if (mixes) {
                for (int i = 0; i < lanes; i++) {
                    float part = probes == 1 ? 1 : p < s.probes[i] ? 1f / s.probes[i] : 0;
                    s.share[i] = part * s.mix[i];
                }
                taps = footprint.locate(frame, s, s.level1, offset, lanes);
                join(s, taps, lanes, components, shadow);
            }
        }
        if (s.resident != null) return;
        if (integer) putInts(frame, site, s, mask, maskAt);
        else if (shadow) putShadow(frame, site, s, mask, maskAt);
        else putFloats(frame, site, s, mask, maskAt);
    }

    /** Moves the coordinates to probe {@code p} of the major axis. */
    private void probe(SampleScratch s, int p, int lanes) {
        int components = cube ? 3 : dimensions;
        for (int i = 0; i < lanes; i++) {
            int n = s.probes[i];
            s.share[i] = p < n ? 1f / n : 0;
            float along = p < n ? (p + 0.5f) * (1f / n) - 0.5f : 0;
            for (int c = 0; c < components; c++) s.coord[c][i] = Math.fma(along, s.major[c][i], s.raw[c][i]);
        }
        footprint.project(s, s.coord, lanes);
    }

    /** Adds all taps of a footprint to the sums. */
    private void join(SampleScratch s, int taps, int lanes, int components, boolean shadow) {
        for (int t = 0; t < taps; t++) {
            if (mark(s, s.address[t], integer ? null : s.weight[t], lanes)) continue;
            load(s, s.address[t], lanes, components);
            if (integer) return; // one tap
            if (shadow) compare(s, lanes);
            float[] weight = s.weight[t];
            float[] share = s.share;
            for (int c = 0; c < 4; c++) {
                if ((components >> c & 1) == 0) continue;
                float[] sum = s.sum[c];
                float[] texel = s.color[c];
                if (reduction == Reduction.AVERAGE && !infinite) {
                    for (int i = 0; i < lanes; i++) sum[i] += weight[i] * share[i] * texel[i];
                } else if (reduction == Reduction.AVERAGE) {
                    // what counts for nothing is left out: infinity times 0 would be NaN
                    for (int i = 0; i < lanes; i++) {
                        float part = weight[i] * share[i];
                        if (part != 0) sum[i] += part * texel[i];
                    }
                } else {
                    boolean min = reduction == Reduction.MIN;
                    for (int i = 0; i < lanes; i++) {
                        if (!(weight[i] * share[i] > 0)) continue;
                        sum[i] = min ? Math.min(sum[i], texel[i]) : Math.max(sum[i], texel[i]);
                    }
                }
            }
        }
    }

    /** Where it is asked for residency, looks at texels' pages in place of them. */
    private boolean mark(SampleScratch s, int[] address, float @Nullable [] weight, int lanes) {
        if (s.resident == null) return false;
        CommittedPages pages = view.texture.pages;
        if (pages != null) pages.mark(address, weight, s.share, s.resident, lanes);
        return true;
    }

    /** Texels at addresses, decoded; the border where the address is below 0. */
    private void load(SampleScratch s, int[] address, int lanes, int components) {
        int[] data = view.data;
        for (int k = 0; k < view.words; k++) {
            int plane = k * BlockOrder.TEXELS;
            int to = k * s.lanes;
            for (int i = 0; i < lanes; i++) s.words[to + i] = data[Math.max(0, address[i]) + plane];
        }
        if (integer) {
            view.codec.decodeInts(s.words, 0, s.lanes, lanes, s.whole, 0, s.lanes);
        } else {
            for (int c = 0; c < 4; c++) {
                if ((components >> c & 1) != 0) {
                    view.codec.decode(c, s.words, 0, s.lanes, lanes, s.color[c], 0);
                }
            }
        }
        if (!s.border) return;
        for (int i = 0; i < lanes; i++) {
            if (address[i] >= 0) continue;
            for (int c = 0; c < 4; c++) {
                s.color[c][i] = border.floats[c];
                s.whole[c * s.lanes + i] = border.ints[c];
            }
        }
    }

    /** Replaces red by 1 where the reference passes, else 0. */
    private void compare(SampleScratch s, int lanes) {
        float[] ref = s.reference;
        float[] texel = s.color[0];
        switch (compare) {
            case NEVER -> Arrays.fill(texel, 0, lanes, 0f);
            case LESS -> {
                for (int i = 0; i < lanes; i++) texel[i] = ref[i] < texel[i] ? 1 : 0;
            }
            case EQUAL -> {
                for (int i = 0; i < lanes; i++) texel[i] = ref[i] == texel[i] ? 1 : 0;
            }
            case LESS_EQUAL -> {
                for (int i = 0; i < lanes; i++) texel[i] = ref[i] <= texel[i] ? 1 : 0;
            }
            case GREATER -> {
                for (int i = 0; i < lanes; i++) texel[i] = ref[i] > texel[i] ? 1 : 0;
            }
            case NOT_EQUAL -> {
                for (int i = 0; i < lanes; i++) texel[i] = ref[i] != texel[i] ? 1 : 0;
            }
            case GREATER_EQUAL -> {
                for (int i = 0; i < lanes; i++) texel[i] = ref[i] >= texel[i] ? 1 : 0;
            }
            case ALWAYS -> Arrays.fill(texel, 0, lanes, 1f);
        }
    }

    // ---- results ---------------------------------------------------------------------------------------------------

    private void putFloats(KernelFrame frame, Site site, SampleScratch s, int[] mask, int maskAt) {
        if (site.resource.texelKind != ScalarKind.F32) { // a float texture behind an integer sampler: undefined, so 0
            putZeros(frame, site, mask, maskAt);
            return;
        }
        for (int c = 0; c < site.results.length; c++) {
            int to = site.results[c];
            float[] f = frame.f;
            Swizzle from = swizzle[c];
            if (from.ordinal() >= 4) {
                float v = from == Swizzle.ONE ? 1 : 0;
                for (int i = 0; i < frame.lanes; i++) f[to + i] = mask[maskAt + i] != 0 ? v : f[to + i];
            } else {
                putLanes(s.sum[from.ordinal()], f, to, mask, maskAt, frame.lanes);
            }
        }
    }

    /** Lanes of one result, all at once where none is masked. */
    static void putLanes(float[] from, float[] f, int to, int[] mask, int maskAt, int lanes) {
        int all = -1;
        for (int i = 0; i < lanes; i++) all &= mask[maskAt + i];
        if (all == -1) {
            System.arraycopy(from, 0, f, to, lanes);
            return;
        }
        for (int i = 0; i < lanes; i++) {
            if (mask[maskAt + i] != 0) f[to + i] = from[i];
        }
    }

    /** A comparison's result is red; the view's swizzle says where that goes. */
    private void putShadow(KernelFrame frame, Site site, SampleScratch s, int[] mask, int maskAt) {
        for (int c = 0; c < site.results.length; c++) {
            Swizzle from = swizzle[c];
            float[] f = frame.f;
            int to = site.results[c];
            for (int i = 0; i < frame.lanes; i++) {
                float v = from == Swizzle.R ? s.sum[0][i] : from == Swizzle.ONE || from == Swizzle.A ? 1 : 0;
                f[to + i] = mask[maskAt + i] != 0 ? v : f[to + i];
            }
        }
    }

    private void putInts(KernelFrame frame, Site site, SampleScratch s, int[] mask, int maskAt) {
        if (site.resource.texelKind != ScalarKind.I32) {
            putZeros(frame, site, mask, maskAt);
            return;
        }
        for (int c = 0; c < site.results.length; c++) {
            int to = site.results[c];
            Swizzle from = swizzle[c];
            int at = from.ordinal() * s.lanes;
            for (int i = 0; i < frame.lanes; i++) {
                if (mask[maskAt + i] == 0) continue;
                frame.i[to + i] = from.ordinal() < 4 ? s.whole[at + i] : from == Swizzle.ONE ? 1 : 0;
            }
        }
    }

    static void putZeros(KernelFrame frame, Site site, int[] mask, int maskAt) {
        boolean ints = site.resource.texelKind == ScalarKind.I32;
        for (int to : site.results) {
            for (int i = 0; i < frame.lanes; i++) {
                if (mask[maskAt + i] == 0) continue;
                if (ints) frame.i[to + i] = 0;
                else frame.f[to + i] = 0;
            }
        }
    }

    static void put(KernelFrame frame, int to, int value, int[] mask, int maskAt) {
        for (int i = 0; i < frame.lanes; i++) if (mask[maskAt + i] != 0) frame.i[to + i] = value;
    }

    // ---- the other operations --------------------------------------------------------------------------------------

    private void fetch(KernelFrame frame, Site site, int[] mask, int maskAt) {
        SampleScratch s = scratch(frame);
        int[] at = site.args[TexOperand.COORD.ordinal() - (site.tex(TexOperand.INDEX) == null ? 1 : 0)];
        int[] level = site.tex(TexOperand.LOD);
        int[] offset = site.tex(TexOperand.OFFSET);
        int[] sample = site.tex(TexOperand.SAMPLE);
        int[] in = frame.i;
        boolean layered = view.shape.isArray() || cube;
        for (int i = 0; i < frame.lanes; i++) {
            int l = level == null ? 0 : in[level[0] + i];
            int x = in[at[0] + i] + (offset == null ? 0 : in[offset[0] + i]);
            int y = dimensions < 2 ? 0 : in[at[1] + i] + (offset == null ? 0 : in[offset[1] + i]);
            int z = dimensions < 3 ? 0 : in[at[2] + i] + (offset == null ? 0 : in[offset[2] + i]);
            if (layered) z = in[at[dimensions] + i];
            int n = sample == null ? 0 : in[sample[0] + i];
            boolean inside = l >= 0 && l < view.levels && n >= 0 && n < view.samples;
            if (inside) {
                int slices = dimensions == 3 ? view.depth[l] : view.layers;
                inside = x >= 0 && x < view.width[l] && y >= 0 && y < view.height[l] && z >= 0 && z < slices;
            }
            s.address[0][i] = inside ? view.at(l, x, y, z) + n * view.sampleWords : -1;
        }
        s.border = false;
        if (mark(s, s.address[0], null, frame.lanes)) return;
        load(s, s.address[0], frame.lanes, needed);
        for (int c = 0; c < 4; c++) System.arraycopy(s.color[c], 0, s.sum[c], 0, frame.lanes);
        if (integer) putInts(frame, site, s, mask, maskAt);
        else putFloats(frame, site, s, mask, maskAt);
        for (int i = 0; i < frame.lanes; i++) {
            if (s.address[0][i] >= 0 || mask[maskAt + i] == 0) continue;
            for (int to : site.results) {
                if (site.resource.texelKind == ScalarKind.I32) frame.i[to + i] = 0;
                else frame.f[to + i] = 0;
            }
        }
    }

    /** Results are the texels lower left, lower right, upper right, upper left, if t grows downwards. */
    private void gather(KernelFrame frame, Site site, int[] mask, int maskAt) {
        SampleScratch s = scratch(frame);
        int lanes = frame.lanes;
        boolean shadow = site.tex(TexOperand.REF) != null;
        boolean ints = site.resource.texelKind == ScalarKind.I32;
        if (ints != integer) {
            if (s.resident == null) putZeros(frame, site, mask, maskAt);
            return;
        }
        coordinates(frame, site, s);
        reference(frame, site, s);
        Arrays.fill(s.level0, 0, lanes, 0);
        Arrays.fill(s.linear, 0, lanes, -1);
        Swizzle from = shadow ? Swizzle.R : swizzle[site.instr.gatherComponent() & 3];
        boolean four = site.tex(TexOperand.OFFSET1) != null;
        footprint.project(s, s.raw, lanes);
        if (!four) footprint.locateApart(frame, s, s.level0, site.tex(TexOperand.OFFSET), lanes);
        for (int c = 0; c < 4; c++) {
            if (four) footprint.locateApart(frame, s, s.level0, site.tex(GATHER_OFFSETS[c]), lanes);
            int tap = four ? 0 : c == 0 ? 2 : c == 1 ? 3 : c == 2 ? 1 : 0;
            if (mark(s, s.address[tap], null, lanes)) continue;
            load(s, s.address[tap], lanes, from.ordinal() < 4 ? 1 << from.ordinal() : 0);
            if (shadow) compare(s, lanes);
            int at = from.ordinal() * s.lanes;
            int to = site.results[c];
            for (int i = 0; i < lanes; i++) {
                if (mask[maskAt + i] == 0) continue;
                if (ints) {
                    frame.i[to + i] = from.ordinal() < 4 ? s.whole[at + i] : from == Swizzle.ONE ? 1 : 0;
                } else {
                    frame.f[to + i] = from.ordinal() < 4 ? s.color[from.ordinal()][i] : from == Swizzle.ONE ? 1 : 0;
                }
            }
        }
    }
}
