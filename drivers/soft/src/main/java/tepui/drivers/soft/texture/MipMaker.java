package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Mip level generator, a box filter in linear values: a texel is the average of the area that it covers in the level
 * before. A side of odd size has three texels under some of the new ones, weighted by how much of each is covered.
 * Levels of compressed textures are made decoded only: their blocks stay as they were. Linear bytes of even sizes are
 * averaged as they are ({@link HalfSize}), floats of 16 bits by machine code ({@link
 * HalfFloatLevels}), sRGB texels one by one ({@link SrgbHalves}). Rows of a level are shared among workers. One per context.
 */
public final class MipMaker implements Bands.Rows {
    private final Bands bands;
    private final WorkerScratch<Scratch> scratch;

    // ---- the level that is being made
    private @Nullable SoftTexture texture;
    private int level;

    public MipMaker(Bands bands) {
        this.bands = bands;
        scratch = new WorkerScratch<>(bands, Scratch::new);
    }

    /** Texels that machine code is made for. */
    private static final int MANY = 1 << 10;

    /** Memory of a worker. */
    private static final class Scratch {
        final @Nullable HalfFloatLevels halfFloats = HalfFloatLevels.make();
        int[] words = {};
        float[] row = {};
        float[] sum = {};
        float[] result = {};

        void reserve(int wordCount, int from, int to) {
            if (words.length < wordCount) words = new int[wordCount];
            if (row.length < 4 * from) row = new float[4 * from];
            if (sum.length < 4 * from) sum = new float[4 * from];
            if (result.length < 4 * to) result = new float[4 * to];
        }
    }

    /** Makes levels {@code base + 1} to {@code last} from level {@code base}, of all layers. */
    public void make(SoftTexture t, int base, int last) {
        Format format = t.desc().format();
        if (format.isInteger() || t.samples > 1) {
            throw new IllegalArgumentException("generateMips: format is " + format + " with " + t.samples
                    + " samples; integer and multisample textures have no averages");
        }
        if (base < 0 || last >= t.desc().levels()) {
            throw new IllegalArgumentException("generateMips: levels " + base + " to " + last + ", the texture has "
                    + t.desc().levels() + " levels");
        }
        texture = t;
        try {
            for (level = base + 1; level <= last; level++) {
                int from = t.desc().levelWidth(level - 1) * t.words;
                int slices = t.desc().levelDepth(level);
                bands.run(this, 0, slices, 0, t.desc().levelHeight(level), 2L * from);
            }
        } finally {
            texture = null;
        }
    }

    @Override
    public void rows(int worker, int z, int from, int to) {
        SoftTexture t = texture;
        if (t == null) return;
        TexelCodec codec = TexelCodec.of(t.store);
        int sw = t.desc().levelWidth(level - 1);
        int sh = t.desc().levelHeight(level - 1);
        int sd = t.isVolume() ? t.desc().levelDepth(level - 1) : 1;
        int w = t.desc().levelWidth(level);
        int h = t.desc().levelHeight(level);
        int d = t.isVolume() ? t.desc().levelDepth(level) : 1;
        if (sw == 2 * w && sh == 2 * h && !t.isVolume() && HalfSize.fits(t.store)) {
            HalfSize.average(t, level - 1, 0, 2 * from, z, t, level, new HalfSize.Area(0, from, z, w, to - from));
            return;
        }
        if (sw == 2 * w && sh == 2 * h && !t.isVolume() && SrgbHalves.fits(t.store)) {
            SrgbHalves.average(t, level, z, from, to);
            return;
        }
        Scratch memory = scratch.of(worker);
        if (sw == 2 * w && sh == 2 * h && !t.isVolume() && halfFloats(memory, t, z, from, to)) return;
        memory.reserve(sw * t.words, sw, w);
        int[] words = memory.words;
        float[] row = memory.row;
        float[] sum = memory.sum;
        int z0 = t.isVolume() ? first(z, sd, d) : z;
        int z1 = t.isVolume() ? end(z, sd, d) : z + 1;
        for (int y = from; y < to; y++) {
            Arrays.fill(sum, 0, 4 * sw, 0);
            for (int zz = z0; zz < z1; zz++) {
                float wz = t.isVolume() ? weight(z, zz, sd, d) : 1;
                for (int yy = first(y, sh, h); yy < end(y, sh, h); yy++) {
                    Transfers.getRow(t, level - 1, 0, yy, zz, 0, words, sw);
                    codec.decode(words, 0, sw, sw, row, 0, sw);
                    float weight = wz * weight(y, yy, sh, h);
                    for (int i = 0; i < 4 * sw; i++) sum[i] += row[i] * weight;
                }
            }
            narrow(memory, sw, w);
            // keeps what the format has beside: the stencil part
            Transfers.getRow(t, level, 0, y, z, 0, words, w);
            codec.encode(memory.result, 0, w, w, words, 0, w);
            Transfers.putRow(t, level, 0, y, z, 0, words, w);
        }
    }

    /** Rows whose texels are averages of whole blocks, by machine code; false where they are not, and nothing was done. */
    private boolean halfFloats(Scratch memory, SoftTexture t, int z, int from, int to) { // hot
        HalfFloatLevels code = memory.halfFloats;
        int width = t.desc().levelWidth(level - 1);
        boolean whole = (width & 7) == 0 && (from & 1) == 0 && (to & 1) == 0;
        if (code == null || !whole || width * (to - from) < MANY || !HalfFloatLevels.fits(t.store)) return false;
        for (int y = from; y < to; y += 2) {
            int source = t.blockAt(level - 1, 0, 2 * y, z, 0);
            int target = t.blockAt(level, 0, y, z, 0) + BlockOrder.at(0, y);
            if (!code.run(t.words, t.data, source, width >> 2, target)) return false;
        }
        code.forget();
        return true;
    }

    private static void narrow(Scratch memory, int from, int to) {
        float[] sum = memory.sum;
        float[] result = memory.result;
        if (from == 2 * to) {
            for (int i = 0; i < 4 * to; i++) result[i] = sum[2 * i] * 0.5f + sum[2 * i + 1] * 0.5f;
            return;
        }
        for (int c = 0; c < 4; c++) {
            for (int x = 0; x < to; x++) {
                float v = 0;
                for (int xx = first(x, from, to); xx < end(x, from, to); xx++) {
                    v += sum[c * from + xx] * weight(x, xx, from, to);
                }
                result[c * to + x] = v;
            }
        }
    }

    /** The first texel under new texel {@code i}, {@code from} texels becoming {@code to}. */
    private static int first(int i, int from, int to) {
        return i * from / to;
    }

    private static int end(int i, int from, int to) {
        return ((i + 1) * from + to - 1) / to;
    }

    /** How much of new texel {@code i} old texel {@code k} covers. */
    private static float weight(int i, int k, int from, int to) {
        int low = Math.max(i * from, k * to);
        int high = Math.min((i + 1) * from, (k + 1) * to);
        return (high - low) / (float) from;
    }
}
