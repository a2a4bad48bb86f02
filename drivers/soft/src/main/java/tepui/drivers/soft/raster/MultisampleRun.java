package tepui.drivers.soft.raster;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.format.Format;

/**
 * Run of blocks with several samples a pixel: depth and stencil for each sample, the shader once a pixel (or once a
 * sample), then the merge for each sample, with the shader's outputs handed over as lane data. A block has a mask for
 * each sample.
 */
final class MultisampleRun extends FragmentRun {
    /** Where lane data of outputs begin, in the shader's outputs as well as in the merge's inputs. */
    static final int OUTPUT = 8;

    static final int MOST_SAMPLES = 8;
    /** Words of a block in {@link #merged}. */
    private static final int ASIDE = 4 * KernelFrame.GROUP;

    private static final int SCALARS = PrimitiveScalars.INPUTS;

    /** [block * MOST_SAMPLES + sample]. */
    private final int[] masks = new int[BLOCKS * MOST_SAMPLES];
    /** Addresses of sample 0. */
    private final int[] firstAt = new int[TargetSet.COUNT * BLOCKS];
    /** The primitive's scalars for pixel centres. */
    private final float[] center = new float[SCALARS];

    private final float[] offsetX = new float[MOST_SAMPLES];
    private final float[] offsetY = new float[MOST_SAMPLES];
    private int samples = 1;
    private int enabled = -1;
    /** Samples have places of their own; otherwise all are at the centre. */
    private boolean spread;

    private @Nullable TargetSet targets;
    private @Nullable Kernel merge;
    /** Samples that the shader left alive: [lane]. */
    private final int[] shaded = new int[LANES];

    /** Merged results of the shader's outputs, where all samples get the same: [target][block * 64 + word * 16 + lane]. */
    private final int[][] merged = new int[TargetSet.COUNT][];

    private final int[] wordsOf = new int[TargetSet.COUNT];

    MultisampleRun() {
        super(true);
        frame.reserve(0, 0, 0, 0, OUTPUT + Slots.FRAGMENT_OUTPUT_WORDS, OUTPUT + Slots.FRAGMENT_OUTPUT_WORDS);
    }

    @Override
    void begin(Scene newScene, TargetSet newTargets) {
        super.begin(newScene, newTargets);
        targets = newTargets;
        samples = newTargets.samples;
        for (int t = 0; t < TargetSet.COUNT; t++) {
            Format format = newTargets.formats[t];
            wordsOf[t] = format == null ? 0 : (format.blockBytes() + 3) / 4;
        }
        for (int s = 0; s < samples; s++) {
            offsetX[s] = newTargets.placeX[s] / 16f;
            offsetY[s] = newTargets.placeY[s] / 16f;
            frame.scalarF[PrimitiveScalars.SAMPLE_POSITIONS + 2 * s] = offsetX[s];
            frame.scalarF[PrimitiveScalars.SAMPLE_POSITIONS + 2 * s + 1] = offsetY[s];
        }
    }

    @Override
    void bindDraw(int newDraw) {
        super.bindDraw(newDraw);
        merge = program.merge == null ? null : program.merge.ready(frame);
        spread = state.raster.multisample();
        int all = (1 << samples) - 1;
        enabled = spread ? state.sampleMask & all : all;
        frame.scalarF[PrimitiveScalars.SAMPLE_X] = 0;
        frame.scalarF[PrimitiveScalars.SAMPLE_Y] = 0;
        frame.scalarI[PrimitiveScalars.SAMPLE_ID] = 0;
        // Without a merge nothing is handed on that samples are taken away by.
        loops = loops
                && !program.coverageFirst
                && (merge != null || program.isOncePerPixel() && !program.alphaToCoverage);
        if (!loops) return;
        loop.samples(program, targets, enabled, spread);
        loop.once(program, used, usedCount, wordsOf);
    }

    /** A block of which all samples are covered where the pixel is. */
    @Override
    void add(int x, int y, int mask) { // hot
        int at = count * MOST_SAMPLES;
        for (int s = 0; s < samples; s++) masks[at + s] = (enabled >> s & 1) == 0 ? 0 : mask;
        super.add(x, y, mask);
    }

    /** A block with a mask for each sample. */
    void addSamples(int x, int y, int[] sampleMasks) { // hot
        int at = count * MOST_SAMPLES;
        int any = 0;
        for (int s = 0; s < samples; s++) {
            int m = (enabled >> s & 1) == 0 ? 0 : sampleMasks[s];
            masks[at + s] = m;
            any |= m;
        }
        if (any != 0) super.add(x, y, any);
    }

    @Override
    void load() { // hot
        super.load();
        System.arraycopy(frame.scalarF, 0, center, 0, SCALARS);
    }

    @Override
    void execute() { // hot
        int n = count;
        count = 0;
        if (n == 0) return;
        if (!loaded) load();
        fill(n);
        forgetRow();
        System.arraycopy(frame.inF, 0, frame.outF, 0, 2 * LANES);
        for (int u = 0; u < usedCount; u++) {
            System.arraycopy(frame.blockAt, used[u] * BLOCKS, firstAt, used[u] * BLOCKS, n);
        }
        if (program.coverageFirst) coverage(n);
        Kernel tests = early;
        if (tests != null) {
            for (int s = 0; s < samples; s++) {
                if (!select(n, s, null)) continue;
                moveDepth(s);
                tests.run(frame);
                for (int b = 0; b < n; b++) masks[b * MOST_SAMPLES + s] = collect(frame.alive, b * KernelFrame.GROUP);
            }
            System.arraycopy(center, 0, frame.scalarF, 0, SCALARS);
        }
        n = union(n);
        if (n == 0) return;
        if (program.perSample) {
            shadeSamples(n);
        } else {
            shadePixels(n);
        }
        System.arraycopy(center, 0, frame.scalarF, 0, SCALARS);
    }

    /** One invocation a pixel. */
    private void shadePixels(int n) { // hot
        if (counted) invocations[draw] += alive(n);
        if (program.usesCentroid) centroids(n);
        if (program.usesCoverage && !program.coverageFirst) coverage(n);
        Kernel colors = shade;
        if (colors != null) colors.run(frame);
        limit(n);
        System.arraycopy(frame.alive, 0, shaded, 0, n * KernelFrame.GROUP);
        swapOutputs();
        Kernel once = merge;
        if (once != null && program.plainTargets != 0) {
            mergeOnce(n, once, program.plainTargets);
            swapOutputs();
            return;
        }
        for (int s = 0; s < samples; s++) {
            if (!select(n, s, shaded)) continue;
            moveDepth(s);
            Kernel last = merge;
            if (last != null) last.run(frame);
            if (counted) samplesPassed[draw] += alive(n);
        }
        swapOutputs();
    }

    /** A merge that looks at nothing but the shader's outputs gives all samples the same: it runs aside, and is copied. */
    private void mergeOnce(int n, Kernel kernel, int written) { // hot
        TargetSet to = targets;
        if (to == null) return;
        for (int rest = written; rest != 0; rest &= rest - 1) {
            int t = Integer.numberOfTrailingZeros(rest);
            int[] aside = merged[t];
            if (aside == null) {
                aside = new int[BLOCKS * ASIDE];
                merged[t] = aside;
            }
            frame.targetData[t] = aside;
            for (int b = 0; b < n; b++) frame.blockAt[t * BLOCKS + b] = b * ASIDE;
        }
        kernel.run(frame);
        for (int rest = written; rest != 0; rest &= rest - 1) {
            int t = Integer.numberOfTrailingZeros(rest);
            frame.targetData[t] = to.data[t];
        }
        for (int b = 0; b < n; b++) {
            int left = collect(shaded, b * KernelFrame.GROUP);
            for (int s = 0; s < samples; s++) {
                int mask = masks[b * MOST_SAMPLES + s] & left;
                if (mask == 0) continue;
                if (counted) samplesPassed[draw] += Integer.bitCount(mask);
                for (int rest = written; rest != 0; rest &= rest - 1) {
                    int t = Integer.numberOfTrailingZeros(rest);
                    int[] data = to.data[t];
                    if (data == null) continue;
                    int at = firstAt[t * BLOCKS + b] + s * to.sampleWords[t];
                    for (int w = 0; w < wordsOf[t]; w++) {
                        int from = b * ASIDE + w * KernelFrame.GROUP;
                        copy(merged[t], from, data, at + w * KernelFrame.GROUP, mask);
                    }
                }
            }
        }
    }

    private static void copy(int[] from, int at, int[] to, int target, int mask) { // hot
        if (mask == 0xffff) {
            System.arraycopy(from, at, to, target, KernelFrame.GROUP);
            return;
        }
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int lane = Integer.numberOfTrailingZeros(rest);
            to[target + lane] = from[at + lane];
        }
    }

    /** One invocation a sample. */
    private void shadeSamples(int n) { // hot
        for (int s = 0; s < samples; s++) {
            if (!select(n, s, null)) continue;
            if (spread) moveAll(s);
            if (program.usesCoverage) Arrays.fill(frame.inI, 0, n * KernelFrame.GROUP, 1 << s);
            if (counted) invocations[draw] += alive(n);
            Kernel colors = shade;
            if (colors != null) colors.run(frame);
            limitSample(n, s);
            swapOutputs();
            Kernel last = merge;
            if (last != null) last.run(frame);
            swapOutputs();
            if (counted) samplesPassed[draw] += alive(n);
        }
        frame.scalarF[PrimitiveScalars.SAMPLE_X] = 0;
        frame.scalarF[PrimitiveScalars.SAMPLE_Y] = 0;
    }

    /** Lanes and addresses of one sample; false where none of it is left. */
    private boolean select(int n, int s, int @Nullable [] among) { // hot
        int any = 0;
        for (int b = 0; b < n; b++) any |= masks[b * MOST_SAMPLES + s];
        if (any == 0) return false;
        int[] alive = frame.alive;
        for (int b = 0; b < n; b++) expand(masks[b * MOST_SAMPLES + s], alive, b * KernelFrame.GROUP);
        if (among != null) {
            for (int i = 0; i < n * KernelFrame.GROUP; i++) alive[i] &= among[i];
        }
        TargetSet t = targets;
        if (t == null) return false;
        for (int u = 0; u < usedCount; u++) {
            int target = used[u];
            int plane = s * t.sampleWords[target];
            int at = target * BLOCKS;
            for (int b = 0; b < n; b++) frame.blockAt[at + b] = firstAt[at + b] + plane;
        }
        return true;
    }

    /** Depth as it is at a sample. */
    private void moveDepth(int s) { // hot
        if (!spread) return;
        movePlane(PrimitiveScalars.Z, offsetX[s], offsetY[s]);
    }

    private void movePlane(int at, float dx, float dy) { // hot
        frame.scalarF[at] = Math.fma(dy, center[at + 2], Math.fma(dx, center[at + 1], center[at]));
    }

    /** Everything as it is at a sample: the reference moves there. */
    private void moveAll(int s) {
        float dx = offsetX[s];
        float dy = offsetY[s];
        float[] f = frame.scalarF;
        f[PrimitiveScalars.REF_X] = center[PrimitiveScalars.REF_X] + dx;
        f[PrimitiveScalars.REF_Y] = center[PrimitiveScalars.REF_Y] + dy;
        movePlane(PrimitiveScalars.Z, dx, dy);
        movePlane(PrimitiveScalars.W, dx, dy);
        movePlane(PrimitiveScalars.B1, dx, dy);
        movePlane(PrimitiveScalars.B2, dx, dy);
        movePlane(PrimitiveScalars.L1, dx, dy);
        movePlane(PrimitiveScalars.L2, dx, dy);
        int p = PrimitiveScalars.POINT_S;
        f[p] = center[p] + dx * center[p + 1];
        p = PrimitiveScalars.POINT_T;
        f[p] = center[p] + dy * center[p + 1];
        f[PrimitiveScalars.SAMPLE_X] = dx;
        f[PrimitiveScalars.SAMPLE_Y] = dy;
        frame.scalarI[PrimitiveScalars.SAMPLE_ID] = s;
    }

    /** Lanes with any sample left; blocks without any are dropped. */
    private int union(int n) { // hot
        int kept = 0;
        for (int b = 0; b < n; b++) {
            int at = b * MOST_SAMPLES;
            int any = 0;
            for (int s = 0; s < samples; s++) any |= masks[at + s];
            if (any == 0) continue;
            if (kept != b) {
                move(b, kept);
                System.arraycopy(frame.inF, kept * KernelFrame.GROUP, frame.outF, kept * KernelFrame.GROUP, 16);
                System.arraycopy(
                        frame.inF, LANES + kept * KernelFrame.GROUP, frame.outF, LANES + kept * KernelFrame.GROUP, 16);
                System.arraycopy(masks, at, masks, kept * MOST_SAMPLES, samples);
                if (program.coverageFirst) {
                    int word = PrimitiveScalars.LANE_COVERAGE * LANES;
                    System.arraycopy(
                            frame.inI, word + b * KernelFrame.GROUP, frame.inI, word + kept * KernelFrame.GROUP, 16);
                }
                for (int u = 0; u < usedCount; u++) {
                    firstAt[used[u] * BLOCKS + kept] = firstAt[used[u] * BLOCKS + b];
                }
            }
            expand(any, frame.alive, kept * KernelFrame.GROUP);
            kept++;
        }
        frame.lanes = kept * KernelFrame.GROUP;
        return kept;
    }

    private void swapOutputs() {
        float[] f = frame.inF;
        frame.inF = frame.outF;
        frame.outF = f;
        int[] i = frame.inI;
        frame.inI = frame.outI;
        frame.outI = i;
    }

    /** Takes samples away by alpha and by the shader's mask. */
    private void limit(int n) {
        if (program.alphaToCoverage) {
            int at = (OUTPUT + Slots.COLOR + 3) * LANES;
            for (int i = 0; i < n * KernelFrame.GROUP; i++) keep(i, alphaMask(frame.outF[at + i]));
        }
        if (program.exportsMask && spread) {
            int at = (OUTPUT + Slots.SAMPLE_MASK) * LANES;
            for (int i = 0; i < n * KernelFrame.GROUP; i++) keep(i, frame.outI[at + i]);
        }
    }

    private void keep(int lane, int sampleMask) {
        int bit = 1 << (lane & 15);
        int at = (lane >> 4) * MOST_SAMPLES;
        for (int s = 0; s < samples; s++) {
            if ((sampleMask >> s & 1) == 0) masks[at + s] &= ~bit;
        }
    }

    private void limitSample(int n, int s) {
        for (int i = 0; i < n * KernelFrame.GROUP; i++) {
            int mask = -1;
            if (program.alphaToCoverage) mask = alphaMask(frame.outF[(OUTPUT + Slots.COLOR + 3) * LANES + i]);
            if (program.exportsMask) mask &= frame.outI[(OUTPUT + Slots.SAMPLE_MASK) * LANES + i];
            if ((mask >> s & 1) == 0) frame.alive[i] = 0;
        }
    }

    /** The mask with as many samples as alpha says. */
    private int alphaMask(float alpha) {
        int some = Math.clamp(Math.round(alpha * samples), 0, samples);
        return (1 << some) - 1;
    }

    /** The pixel's centre where all of it is covered, else the first sample that is. */
    private void centroids(int n) {
        float[] in = frame.inF;
        for (int lane = 0; lane < n * KernelFrame.GROUP; lane++) {
            int at = (lane >> 4) * MOST_SAMPLES;
            int bit = lane & 15;
            int first = -1;
            boolean all = true;
            for (int s = samples - 1; s >= 0; s--) {
                if ((masks[at + s] >> bit & 1) != 0) first = s;
                else all = false;
            }
            boolean moved = spread && !all && first >= 0;
            in[PrimitiveScalars.LANE_CENTROID_X * LANES + lane] = in[lane] + (moved ? offsetX[first] : 0);
            in[PrimitiveScalars.LANE_CENTROID_Y * LANES + lane] = in[LANES + lane] + (moved ? offsetY[first] : 0);
        }
    }

    private void coverage(int n) {
        for (int lane = 0; lane < n * KernelFrame.GROUP; lane++) {
            int at = (lane >> 4) * MOST_SAMPLES;
            int bits = 0;
            for (int s = 0; s < samples; s++) bits |= (masks[at + s] >> (lane & 15) & 1) << s;
            frame.inI[lane] = bits;
        }
    }
}
