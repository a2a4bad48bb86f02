package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.BlitWork.Part;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.format.TexelCodec;

/**
 * Maker of a blit's rows, with scratch memory: a target row is made from the one, two or four source rows that it lies between, which are
 * kept decoded. One per worker.
 */
final class BlitRows {
    private int[] words = {};
    private int[] there = {};
    private int[] low = {};
    private int[] high = {};
    private float[] part = {};
    private final float[][] rows = new float[4][0];
    private final int[][] wholes = new int[4][0];
    /** Which source row each of {@link #rows} holds: y + z * 65536, -1 for none. */
    private final int[] held = new int[4];

    private float[] floats = {};
    private int[] ints = {};
    /** The work that columns were placed for, and its rows. */
    private long placed;

    private @Nullable BlitAxis placedY;
    private @Nullable BlitAxis placedZ;

    private void place(BlitWork work) {
        if (placed == work.serial()) return;
        int count = work.count();
        reserve(count, work.source(), work.target(), work.sourceLevel());
        boolean linear = isLinear(work);
        BlitAxis axis = BlitAxis.x(work.blit(), linear);
        for (int i = 0; i < count; i++) {
            axis.place(work.x() + i);
            low[i] = axis.low;
            high[i] = axis.high;
            part[i] = axis.part;
        }
        placedY = BlitAxis.y(work.blit(), linear);
        placedZ = BlitAxis.z(
                work.blit(), linear && work.source().isVolume() && work.target().isVolume());
        placed = work.serial();
    }

    private static boolean isLinear(BlitWork work) {
        return work.blit().filter() == Filter.LINEAR && work.what() == Part.FLOATS;
    }

    /** Makes rows {@code y0} up to {@code y1} of a slice, of all samples. */
    void rows(BlitWork work, int z, int y0, int y1) {
        place(work);
        BlitAxis alongY = placedY;
        BlitAxis alongZ = placedZ;
        if (alongY == null || alongZ == null) return;
        SoftTexture source = work.source();
        SoftTexture target = work.target();
        Part what = work.what();
        int count = work.count();
        alongZ.place(z);
        int samples = source.samples == target.samples ? target.samples : 1;
        for (int sample = 0; sample < samples; sample++) {
            Arrays.fill(held, -1);
            int only = samples > 1 ? sample : -1;
            int first = Math.max(0, only);
            boolean raw = work.from().format() == work.to().format()
                    && !isLinear(work)
                    && (source.samples == 1 || only >= 0 || what != Part.FLOATS);
            for (int y = y0; y < y1; y++) {
                alongY.place(y);
                if (raw) {
                    raw(work, alongY.low, alongZ.low, first);
                } else if (what == Part.INTS || what == Part.STENCIL) {
                    ints(work, alongY.low, alongZ.low, first);
                    prepare(work, y, z, first);
                    work.to().encodeInts(ints, 0, count, count, words, 0, count);
                } else {
                    floats(work, alongY, alongZ, only);
                    prepare(work, y, z, first);
                    work.to().encode(floats, 0, count, count, words, 0, count);
                }
                int end = only >= 0 ? only + 1 : target.samples;
                for (int s = first; s < end; s++) put(work, y, z, s);
            }
        }
    }

    private void reserve(int count, SoftTexture source, SoftTexture target, int sourceLevel) {
        int w = source.desc().levelWidth(sourceLevel);
        int most = Math.max(count, w) * Math.max(source.words, target.words);
        if (words.length < most) words = new int[most];
        if (there.length < most) there = new int[most];
        if (low.length < count) {
            low = new int[count];
            high = new int[count];
            part = new float[count];
            floats = new float[4 * count];
            ints = new int[4 * count];
        }
        for (int i = 0; i < 4; i++) {
            if (rows[i].length < 4 * w) rows[i] = new float[4 * w];
            if (wholes[i].length < 4 * w) wholes[i] = new int[4 * w];
        }
    }

    private void raw(BlitWork work, int y, int z, int sample) {
        SoftTexture source = work.source();
        int count = work.count();
        int w = work.sourceWidth();
        Transfers.getRow(source, work.sourceLevel(), 0, y, z, sample, there, w);
        for (int k = 0; k < source.words; k++) {
            for (int i = 0; i < count; i++) words[k * count + i] = there[k * w + low[i]];
        }
    }

    private void ints(BlitWork work, int y, int z, int sample) {
        int count = work.count();
        int w = work.sourceWidth();
        Transfers.getRow(work.source(), work.sourceLevel(), 0, y, z, sample, there, w);
        int[] row = wholes[0];
        work.from().decodeInts(there, 0, w, w, row, 0, w);
        for (int c = 0; c < 4; c++) {
            for (int i = 0; i < count; i++) ints[c * count + i] = row[c * w + low[i]];
        }
    }

    private void floats(BlitWork work, BlitAxis alongY, BlitAxis alongZ, int only) {
        int count = work.count();
        int w = work.sourceWidth();
        float fy = alongY.part;
        float fz = alongZ.part;
        float[] aa = row(work, alongY.low, alongZ.low, only, null, null, null);
        float[] ab = fy == 0 ? aa : row(work, alongY.high, alongZ.low, only, aa, null, null);
        float[] ba = fz == 0 ? aa : row(work, alongY.low, alongZ.high, only, aa, ab, null);
        float[] bb = fz == 0 ? ab : fy == 0 ? ba : row(work, alongY.high, alongZ.high, only, aa, ab, ba);
        for (int c = 0; c < 4; c++) {
            int at = c * w;
            for (int i = 0; i < count; i++) {
                int l = at + low[i];
                int h = at + high[i];
                float f = part[i];
                float top = aa[l] + (aa[h] - aa[l]) * f;
                if (fy != 0) top += (ab[l] + (ab[h] - ab[l]) * f - top) * fy;
                if (fz != 0) {
                    float far = ba[l] + (ba[h] - ba[l]) * f;
                    if (fy != 0) far += (bb[l] + (bb[h] - bb[l]) * f - far) * fy;
                    top += (far - top) * fz;
                }
                floats[c * count + i] = top;
            }
        }
    }

    /** A source row as floats, from the cache or put there in place of one that is not among those still needed. */
    private float[] row(
            BlitWork work,
            int y,
            int z,
            int only,
            float @Nullable [] keep0,
            float @Nullable [] keep1,
            float @Nullable [] keep2) {
        int key = y + z * 65536;
        int free = -1;
        for (int i = 0; i < 4; i++) {
            if (held[i] == key) return rows[i];
            if (rows[i] != keep0 && rows[i] != keep1 && rows[i] != keep2 && (free < 0 || held[i] < held[free]))
                free = i;
        }
        held[free] = key;
        float[] row = rows[free];
        SoftTexture source = work.source();
        int level = work.sourceLevel();
        TexelCodec from = work.from();
        int w = work.sourceWidth();
        int samples = only >= 0 || work.what() == Part.DEPTH ? 1 : source.samples;
        Transfers.getRow(source, level, 0, y, z, Math.max(0, only), there, w);
        from.decode(there, 0, w, w, row, 0, w);
        if (samples > 1) {
            float[] other = other(w);
            for (int s = 1; s < samples; s++) {
                Transfers.getRow(source, level, 0, y, z, s, there, w);
                from.decode(there, 0, w, w, other, 0, w);
                for (int i = 0; i < 4 * w; i++) row[i] += other[i];
            }
            float share = 1f / samples;
            for (int i = 0; i < 4 * w; i++) row[i] *= share;
        }
        return row;
    }

    private float[] extra = {};

    private float[] other(int width) {
        if (extra.length < 4 * width) extra = new float[4 * width];
        return extra;
    }

    /** Depth and stencil are put beside what is there. */
    private void prepare(BlitWork work, int y, int z, int sample) {
        if (work.what() == Part.DEPTH || work.what() == Part.STENCIL) {
            Transfers.getRow(work.target(), work.targetLevel(), work.x(), y, z, sample, words, work.count());
        }
    }

    private void put(BlitWork work, int y, int z, int sample) {
        SoftTexture t = work.target();
        int level = work.targetLevel();
        int count = work.count();
        int mask = work.mask();
        boolean all = true;
        for (int k = 0; k < t.words; k++) all &= work.to().writtenBits(k, mask) == -1;
        if (all) {
            Transfers.putRow(t, level, work.x(), y, z, sample, words, count);
            return;
        }
        Transfers.getRow(t, level, work.x(), y, z, sample, there, count);
        for (int k = 0; k < t.words; k++) {
            int bits = work.to().writtenBits(k, mask);
            for (int i = k * count; i < k * count + count; i++) there[i] = there[i] & ~bits | words[i] & bits;
        }
        Transfers.putRow(t, level, work.x(), y, z, sample, there, count);
    }
}
