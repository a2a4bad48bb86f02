package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.pipe.SamplerState;

/**
 * Footprint of a sample, where its texels are and how much each counts: one tap for the nearest texel, two an axis for
 * linear filters. Taps are numbered by their neighbours: bit 0 the higher x, bit 1 the higher y, bit 2 the higher z.
 */
final class Footprint {
    private final ViewLevels view;
    private final WrapAxis[] axes;
    private final int dimensions;
    private final boolean cube;
    private final boolean seamless;
    /** Can whole runs go through {@link ByteAxis}'s loops, where their lanes are at one level? */
    private final boolean common;

    private final boolean normalized;
    private final SamplerState sampler;

    Footprint(ViewLevels view, SamplerState sampler, boolean normalized) {
        this.view = view;
        axes = new WrapAxis[] {
            new WrapAxis(sampler.wrapS(), normalized),
            new WrapAxis(sampler.wrapT(), normalized),
            new WrapAxis(sampler.wrapR(), normalized)
        };
        dimensions = view.shape.dimensions();
        cube = view.shape.isCube();
        seamless = cube && sampler.seamlessCube();
        this.normalized = normalized;
        this.sampler = sampler;
        common = dimensions == 2
                && !cube
                && view.words == 1
                && ByteAxis.handles(sampler.wrapS(), normalized)
                && ByteAxis.handles(sampler.wrapT(), normalized);
    }

    /** From raw coordinates to places in an image, and its slice or layer. */
    void project(SampleScratch s, float[][] raw, int lanes) {
        if (!cube) {
            if (raw != s.coord) {
                for (int c = 0; c < dimensions; c++) System.arraycopy(raw[c], 0, s.coord[c], 0, lanes);
            }
            System.arraycopy(s.layer, 0, s.slice, 0, lanes);
            return;
        }
        for (int i = 0; i < lanes; i++) {
            float x = raw[0][i];
            float y = raw[1][i];
            float z = raw[2][i];
            int face = CubeFaces.face(x, y, z);
            s.coord[0][i] = CubeFaces.s(face, x, y, z);
            s.coord[1][i] = CubeFaces.t(face, x, y, z);
            s.slice[i] = s.layer[i] * 6 + face;
        }
    }

    /**
     * Fills addresses and weights.
     *
     * @param offset where the texel offset's components are in the frame, null for none
     * @return the number of taps
     */
    int locate(KernelFrame frame, SampleScratch s, int[] level, int @Nullable [] offset, int lanes) { // hot
        return locate(frame, s, level, offset, common && offset == null, lanes);
    }

    /**
     * The same for a gather, whose taps are told apart: the loops for common wraps know the neighbours only up to their
     * order and what counts for nothing.
     */
    void locateApart(KernelFrame frame, SampleScratch s, int[] level, int @Nullable [] offset, int lanes) {
        locate(frame, s, level, offset, false, lanes);
    }

    private int locate(
            KernelFrame frame, SampleScratch s, int[] level, int @Nullable [] offset, boolean loops, int lanes) {
        int some = 0;
        int every = -1;
        for (int i = 0; i < lanes; i++) {
            some |= s.linear[i];
            every &= s.linear[i];
        }
        boolean any = some != 0;
        s.border = false;
        if (seamless) {
            cubeTaps(s, level, lanes);
            return any ? 4 : 1;
        }
        if (loops && some == every && isOne(level, lanes)) {
            return any ? joined(s, level[0], lanes) : nearest(s, level[0], lanes);
        }
        for (int c = 0; c < dimensions; c++) {
            int[] sizes = c == 0 ? view.width : c == 1 ? view.height : view.depth;
            int at = offset == null ? -1 : offset[c];
            axes[c].locate(s, c, level, sizes, frame.i, at, lanes);
        }
        int taps = any ? 1 << dimensions : 1;
        for (int t = 0; t < taps; t++) {
            address(s, t, level, lanes);
            float[] weight = s.weight[t];
            if (!any) {
                Arrays.fill(weight, 0, lanes, 1f);
                continue;
            }
            float[] px = s.part[0];
            float[] py = s.part[1];
            float[] pz = s.part[2];
            boolean hx = (t & 1) != 0;
            boolean hy = (t & 2) != 0;
            boolean hz = (t & 4) != 0;
            for (int i = 0; i < lanes; i++) weight[i] = hx ? px[i] : 1 - px[i];
            if (dimensions > 1) for (int i = 0; i < lanes; i++) weight[i] *= hy ? py[i] : 1 - py[i];
            if (dimensions > 2) for (int i = 0; i < lanes; i++) weight[i] *= hz ? pz[i] : 1 - pz[i];
        }
        return taps;
    }

    // ---- two dimensions, all lanes at one level and with one filter

    private static boolean isOne(int[] level, int lanes) {
        int first = level[0];
        int others = 0;
        for (int i = 0; i < lanes; i++) others |= level[i] ^ first;
        return others == 0;
    }

    private int nearest(SampleScratch s, int level, int lanes) {
        int w = view.width[level];
        int h = view.height[level];
        ByteAxis.nearest(sampler.wrapS(), s.coord[0], normalized ? w : 1, w, lanes, s.low[0]);
        ByteAxis.nearest(sampler.wrapT(), s.coord[1], normalized ? h : 1, h, lanes, s.low[1]);
        ByteAxis.acrossWords(s.low[0], lanes);
        down(s, s.low[1], level, lanes);
        add(s.low[0], s.low[1], s.address[0], lanes);
        Arrays.fill(s.weight[0], 0, lanes, 1f);
        return 1;
    }

    private int joined(SampleScratch s, int level, int lanes) {
        int w = view.width[level];
        int h = view.height[level];
        ByteAxis.linear(sampler.wrapS(), s.coord[0], normalized ? w : 1, w, lanes, s.low[0], s.high[0], s.part[0]);
        ByteAxis.linear(sampler.wrapT(), s.coord[1], normalized ? h : 1, h, lanes, s.low[1], s.high[1], s.part[1]);
        ByteAxis.acrossWords(s.low[0], lanes);
        ByteAxis.acrossWords(s.high[0], lanes);
        down(s, s.low[1], level, lanes);
        down(s, s.high[1], level, lanes);
        for (int t = 0; t < 4; t++) {
            add((t & 1) != 0 ? s.high[0] : s.low[0], t > 1 ? s.high[1] : s.low[1], s.address[t], lanes);
        }
        weights(s.part[0], s.part[1], s.weight, lanes);
        return 4;
    }

    private void down(SampleScratch s, int[] y, int level, int lanes) {
        ByteAxis.downWords(y, view.base[level], view.rowWords[level], lanes);
        if (view.layers == 1) return;
        int words = view.sliceWords[level];
        int[] slice = s.slice;
        for (int i = 0; i < lanes; i++) y[i] += slice[i] * words;
    }

    private static void add(int[] x, int[] y, int[] sum, int lanes) {
        for (int i = 0; i < lanes; i++) sum[i] = x[i] + y[i];
    }

    private static void weights(float[] x, float[] y, float[][] weight, int lanes) {
        float[] a = weight[0];
        float[] b = weight[1];
        float[] c = weight[2];
        float[] d = weight[3];
        for (int i = 0; i < lanes; i++) {
            float u = x[i];
            float v = y[i];
            a[i] = (1 - u) * (1 - v);
            b[i] = u * (1 - v);
            c[i] = (1 - u) * v;
            d[i] = u * v;
        }
    }

    // ---- everything else

    private void address(SampleScratch s, int t, int[] level, int lanes) {
        int[] xs = (t & 1) != 0 ? s.high[0] : s.low[0];
        int[] ys = (t & 2) != 0 ? s.high[1] : s.low[1];
        int[] zs = (t & 4) != 0 ? s.high[2] : s.low[2];
        int[] address = s.address[t];
        for (int i = 0; i < lanes; i++) {
            int x = xs[i];
            int y = dimensions > 1 ? ys[i] : 0;
            int z = dimensions > 2 ? zs[i] : s.slice[i];
            if ((x | y | z) < 0) {
                address[i] = -1;
                s.border = true;
            } else {
                address[i] = view.at(level[i], x, y, z);
            }
        }
    }

    // ---- seamless cubes --------------------------------------------------------------------------------------------

    /**
     * Four taps, those beyond an edge on the neighbouring face. Beyond a corner there is no texel: its weight goes to the
     * other three in equal parts.
     */
    private void cubeTaps(SampleScratch s, int[] level, int lanes) {
        for (int i = 0; i < lanes; i++) {
            int l = level[i];
            int size = view.width[l];
            float u = inside(s.coord[0][i] * size, size);
            float v = inside(s.coord[1][i] * size, size);
            int slice = s.slice[i];
            if (s.linear[i] == 0) {
                int at = view.at(l, Math.min((int) u, size - 1), Math.min((int) v, size - 1), slice);
                for (int t = 0; t < 4; t++) {
                    s.address[t][i] = at;
                    s.weight[t][i] = t == 0 ? 1 : 0;
                }
                continue;
            }
            int x = (int) Math.floor(u - 0.5f);
            int y = (int) Math.floor(v - 0.5f);
            float a = u - 0.5f - x;
            float b = v - 0.5f - y;
            int missing = -1;
            for (int t = 0; t < 4; t++) {
                int tx = x + (t & 1);
                int ty = y + (t >> 1);
                s.weight[t][i] = ((t & 1) != 0 ? a : 1 - a) * (t >> 1 != 0 ? b : 1 - b);
                boolean outX = tx < 0 || tx >= size;
                boolean outY = ty < 0 || ty >= size;
                if (outX && outY) {
                    missing = t;
                } else if (outX || outY) {
                    int face = slice % 6;
                    int other = CubeFaces.behind(face, tx, ty, size);
                    s.address[t][i] = view.at(l, other & 0x3fff, other >> 14 & 0x3fff, slice - face + (other >>> 28));
                } else {
                    s.address[t][i] = view.at(l, tx, ty, slice);
                }
            }
            if (missing >= 0) {
                float third = s.weight[missing][i] / 3;
                for (int t = 0; t < 4; t++) s.weight[t][i] += third;
                s.weight[missing][i] = 0;
                s.address[missing][i] = s.address[missing ^ 1][i];
            }
        }
    }

    private static float inside(float u, int size) {
        return u > 0 ? u < size ? u : size : 0;
    }
}
