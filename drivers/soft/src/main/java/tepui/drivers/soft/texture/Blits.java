package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.driver.BlitRules;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Blits, copies that scale, mirror, filter, convert and resolve: a target row is made from the one, two or four source
 * rows that it lies between, which are kept decoded. Colours go through linear floats, integers through integers, depth
 * and stencil each by itself and never filtered; where format and size agree, words are copied. Several samples become
 * their average, or sample 0 for integers, depth and stencil. Holds scratch memory: one per context.
 */
public final class Blits {
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

    /** No scratch yet. */
    public Blits() {}

    /** Parts of a texel that are moved. */
    private enum Part {
        FLOATS,
        INTS,
        DEPTH,
        STENCIL
    }

    public void blit(Blit b) {
        SoftTexture source = (SoftTexture) b.source();
        SoftTexture target = (SoftTexture) b.target();
        TexelCodec from = codec("source", source, b.sourceFormat());
        TexelCodec to = codec("target", target, b.targetFormat());
        if (target.desc().format().isCompressed()) {
            throw new IllegalArgumentException(
                    "blit: target format is " + target.desc().format() + ", must not be compressed");
        }
        Box s = b.sourceBox();
        Box t = b.targetBox();
        source.check("blit", b.sourceLevel(), positive(s));
        if (s.isEmpty() || t.isEmpty()) return;
        if (!volumes(source, target) && Math.abs(s.depth()) != Math.abs(t.depth())) {
            throw new IllegalArgumentException("blit: from a depth of " + s.depth() + " to " + t.depth()
                    + "; both must be equal unless both textures are 3D");
        }
        checkLevel(target, b.targetLevel());
        Format sf = from.format();
        Format tf = to.format();
        if ((b.mask() & Blit.COLOR) != 0 && !sf.isDepthStencil() && !tf.isDepthStencil()) {
            if (sf.isInteger() != tf.isInteger()
                    || sf.isInteger() && sf.isUnsignedInteger() != tf.isUnsignedInteger()) {
                throw new IllegalArgumentException(
                        "blit: from " + sf + " to " + tf + "; integers can only become integers of the same sign");
            }
            run(b, source, target, from, to, sf.isInteger() ? Part.INTS : Part.FLOATS);
        }
        if ((b.mask() & Blit.DEPTH) != 0 && sf.hasDepth() && tf.hasDepth()) {
            run(b, source, target, from, to, Part.DEPTH);
        }
        if ((b.mask() & Blit.STENCIL) != 0 && sf.hasStencil() && tf.hasStencil()) {
            run(b, source, target, from, to, Part.STENCIL);
        }
    }

    private static void checkLevel(SoftTexture t, int level) {
        if (level < 0 || level >= t.desc().levels()) {
            throw new IllegalArgumentException("blit: target level is " + level + ", the texture has "
                    + t.desc().levels() + " levels");
        }
    }

    private static TexelCodec codec(String which, SoftTexture t, Format format) {
        TexelCodec codec = TexelCodec.of(SoftFormats.store(format));
        if (codec.words() != t.words) {
            throw new IllegalArgumentException("blit: " + which + " format is " + format + ", the texture's is "
                    + t.desc().format() + "; both must have texels of the same size");
        }
        return codec;
    }

    /** The same box with sizes that are not negative. */
    private static Box positive(Box b) {
        return new Box(
                b.width() < 0 ? b.x() + b.width() : b.x(),
                b.height() < 0 ? b.y() + b.height() : b.y(),
                b.depth() < 0 ? b.z() + b.depth() : b.z(),
                Math.abs(b.width()),
                Math.abs(b.height()),
                Math.abs(b.depth()));
    }

    private void run(Blit b, SoftTexture source, SoftTexture target, TexelCodec from, TexelCodec to, Part what) {
        Box t = positive(b.targetBox());
        Box area = BlitRules.area(b, target);
        if (area == null) return;
        int x0 = area.x();
        int y0 = area.y();
        int y1 = y0 + area.height();
        int count = area.width();
        int z0 = Math.max(0, t.z());
        int z1 = Math.min(t.z() + t.depth(), target.desc().levelDepth(b.targetLevel()));
        boolean linear = b.filter() == Filter.LINEAR && what == Part.FLOATS;
        if (linear && halves(b, area, from, to)) {
            for (int z = z0; z < z1; z++) {
                HalfSize.average(
                        source,
                        b.sourceLevel(),
                        b.sourceBox().x() + 2 * (x0 - t.x()),
                        b.sourceBox().y() + 2 * (y0 - t.y()),
                        b.sourceBox().z() + z - t.z(),
                        target,
                        b.targetLevel(),
                        new HalfSize.Area(x0, y0, z, count, y1 - y0));
            }
            return;
        }
        if (what == Part.FLOATS && resolves(b, from, to)) {
            for (int z = z0; z < z1; z++) {
                SampleAverage.average(
                        source,
                        b.sourceLevel(),
                        b.sourceBox().x() + x0 - t.x(),
                        b.sourceBox().y() + y0 - t.y(),
                        b.sourceBox().z() + z - t.z(),
                        target,
                        b.targetLevel(),
                        new HalfSize.Area(x0, y0, z, count, y1 - y0));
            }
            return;
        }
        Work work = new Work(b, source, target, from, to, what, x0, count);
        reserve(count, source, target, b.sourceLevel());
        BlitAxis axis = BlitAxis.x(b, linear);
        for (int i = 0; i < count; i++) {
            axis.place(x0 + i);
            low[i] = axis.low;
            high[i] = axis.high;
            part[i] = axis.part;
        }
        BlitAxis alongY = BlitAxis.y(b, linear);
        BlitAxis alongZ = BlitAxis.z(b, linear && volumes(source, target));
        int samples = source.samples == target.samples ? target.samples : 1;
        for (int sample = 0; sample < samples; sample++) {
            Arrays.fill(held, -1);
            int only = samples > 1 ? sample : -1;
            int first = Math.max(0, only);
            boolean raw = from.format() == to.format()
                    && !linear
                    && (source.samples == 1 || only >= 0 || what != Part.FLOATS);
            for (int z = z0; z < z1; z++) {
                alongZ.place(z);
                for (int y = y0; y < y1; y++) {
                    alongY.place(y);
                    if (raw) {
                        raw(work, alongY.low, alongZ.low, first);
                    } else if (what == Part.INTS || what == Part.STENCIL) {
                        ints(work, alongY.low, alongZ.low, first);
                        prepare(work, y, z, first);
                        to.encodeInts(ints, 0, count, count, words, 0, count);
                    } else {
                        floats(work, alongY, alongZ, only);
                        prepare(work, y, z, first);
                        to.encode(floats, 0, count, count, words, 0, count);
                    }
                    int end = only >= 0 ? only + 1 : target.samples;
                    for (int s = first; s < end; s++) put(work, y, z, s);
                }
            }
        }
    }

    private static boolean volumes(SoftTexture source, SoftTexture target) {
        return source.isVolume() && target.isVolume();
    }

    /** Is each texel the average of four that are neighbours in a block? */
    private static boolean halves(Blit b, Box area, TexelCodec from, TexelCodec to) {
        SoftTexture source = (SoftTexture) b.source();
        SoftTexture target = (SoftTexture) b.target();
        Box s = b.sourceBox();
        Box t = b.targetBox();
        return s.width() == 2 * t.width()
                && s.height() == 2 * t.height()
                && s.depth() == t.depth()
                && t.width() > 0
                && t.height() > 0
                && t.depth() > 0
                && (s.x() & 1) == 0
                && (s.y() & 1) == 0
                && source.samples == 1
                && target.samples == 1
                && (source != target || b.sourceLevel() != b.targetLevel())
                && !area.isEmpty()
                && from.format() == to.format()
                && HalfSize.fits(from.format())
                && to.writtenBits(0, b.mask() & 15) == -1;
    }

    /** Is each texel the average of the samples of one, as bytes? */
    private static boolean resolves(Blit b, TexelCodec from, TexelCodec to) {
        SoftTexture source = (SoftTexture) b.source();
        SoftTexture target = (SoftTexture) b.target();
        Box s = b.sourceBox();
        Box t = b.targetBox();
        return source.samples > 1
                && target.samples == 1
                && s.width() == t.width()
                && s.height() == t.height()
                && s.depth() == t.depth()
                && t.width() > 0
                && t.height() > 0
                && t.depth() > 0
                && from.format() == to.format()
                && HalfSize.fits(from.format())
                && to.writtenBits(0, b.mask() & 15) == -1;
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

    // ---- rows ------------------------------------------------------------------------------------------------------

    private void raw(Work work, int y, int z, int sample) {
        SoftTexture source = work.source;
        int count = work.count;
        int w = work.sourceWidth();
        Transfers.getRow(source, work.sourceLevel(), 0, y, z, sample, there, w);
        for (int k = 0; k < source.words; k++) {
            for (int i = 0; i < count; i++) words[k * count + i] = there[k * w + low[i]];
        }
    }

    private void ints(Work work, int y, int z, int sample) {
        int count = work.count;
        int w = work.sourceWidth();
        Transfers.getRow(work.source, work.sourceLevel(), 0, y, z, sample, there, w);
        int[] row = wholes[0];
        work.from.decodeInts(there, 0, w, w, row, 0, w);
        for (int c = 0; c < 4; c++) {
            for (int i = 0; i < count; i++) ints[c * count + i] = row[c * w + low[i]];
        }
    }

    private void floats(Work work, BlitAxis alongY, BlitAxis alongZ, int only) {
        int count = work.count;
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
            Work work,
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
        SoftTexture source = work.source;
        int level = work.sourceLevel();
        TexelCodec from = work.from;
        int w = work.sourceWidth();
        int samples = only >= 0 || work.what == Part.DEPTH ? 1 : source.samples;
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
    private void prepare(Work work, int y, int z, int sample) {
        if (work.what == Part.DEPTH || work.what == Part.STENCIL) {
            Transfers.getRow(work.target, work.targetLevel(), work.x, y, z, sample, words, work.count);
        }
    }

    private void put(Work work, int y, int z, int sample) {
        SoftTexture t = work.target;
        int level = work.targetLevel();
        int count = work.count;
        int mask = work.mask();
        boolean all = true;
        for (int k = 0; k < t.words; k++) all &= work.to.writtenBits(k, mask) == -1;
        if (all) {
            Transfers.putRow(t, level, work.x, y, z, sample, words, count);
            return;
        }
        Transfers.getRow(t, level, work.x, y, z, sample, there, count);
        for (int k = 0; k < t.words; k++) {
            int bits = work.to.writtenBits(k, mask);
            for (int i = k * count; i < k * count + count; i++) there[i] = there[i] & ~bits | words[i] & bits;
        }
        Transfers.putRow(t, level, work.x, y, z, sample, there, count);
    }

    /** One part of a blit: textures with the codecs of their texels, and the columns of the target that are made, from {@code x}. */
    private record Work(
            Blit blit,
            SoftTexture source,
            SoftTexture target,
            TexelCodec from,
            TexelCodec to,
            Part what,
            int x,
            int count) {
        int sourceLevel() {
            return blit.sourceLevel();
        }

        int targetLevel() {
            return blit.targetLevel();
        }

        int sourceWidth() {
            return source.desc().levelWidth(blit.sourceLevel());
        }

        /** Components of a texel that are written, as {@link TexelCodec#writtenBits} wants them. */
        int mask() {
            return what == Part.DEPTH ? 16 : what == Part.STENCIL ? 32 : blit.mask() & 15;
        }
    }
}
