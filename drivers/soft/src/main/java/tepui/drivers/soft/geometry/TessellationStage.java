package tepui.drivers.soft.geometry;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.drivers.soft.raster.PrimitiveBatch;

/**
 * Tessellation stage, patches to primitives, a patch at a time: the control shader with one lane for each output
 * vertex, the fixed-function {@link Tessellator}, then the evaluation shader on {@link VertexStage#LANES} points at
 * once. Without a control shader the patch passes as it is, with the context's default levels.
 */
final class TessellationStage {
    static final int MAX_PATCH = 32;
    /** Vertices collected before they are passed on. */
    private static final int BATCH = 2048;

    private final KernelFrame controlFrame = new KernelFrame(MAX_PATCH);
    private final KernelFrame evaluationFrame = new KernelFrame(VertexStage.LANES);
    private final GeometryCounters counters;

    private final Tessellator tessellator = new Tessellator();
    private @Nullable StageProgram control;
    private @Nullable StageProgram evaluation;
    private @Nullable RecordPlan records;
    private int patchVertices;
    private int controlWords;
    private int provoking;
    private final float[] levels = new float[6];
    /** Used where there is no control shader. */
    final float[] defaultLevels = {1, 1, 1, 1, 1, 1};

    private int[] patchIn = {};
    private final int[] patch = new int[Slots.PATCH_WORDS];
    private int[] controlOut = {};
    private final PrimitiveBatch out = new PrimitiveBatch();
    private int outVertices;

    TessellationStage(GeometryCounters counters) {
        this.counters = counters;
    }

    KernelFrame controlFrame() {
        return controlFrame;
    }

    KernelFrame evaluationFrame() {
        return evaluationFrame;
    }

    /** @param first flat inputs come from the first corner */
    void configure(
            @Nullable StageProgram controlProgram,
            StageProgram evaluationProgram,
            RecordPlan recordPlan,
            int inputVertices,
            boolean first) {
        control = controlProgram;
        evaluation = evaluationProgram;
        records = recordPlan;
        patchVertices = inputVertices;
        StageProgram.reserve(evaluationFrame, Slots.STAGE_INPUT_WORDS, Slots.VERTEX_WORDS);
        tessellator.configure(evaluationProgram.ir);
        int corners = tessellator.each;
        provoking = first ? 0 : corners - 1;
        out.vertices = corners;
        if (controlProgram != null) {
            StageProgram.reserve(controlFrame, Slots.STAGE_INPUT_WORDS, 0);
            controlWords = Math.max(controlProgram.outputWords(), evaluationProgram.inputWords());
            int need = MAX_PATCH * controlWords;
            if (controlOut.length < need) controlOut = new int[need];
        }
    }

    /** Tessellates the patches of a batch. */
    void run(PrimitiveBatch in, GeometryPipeline next) { // hot
        int words = in.vertexWords;
        int n = patchVertices;
        if (patchIn.length < n * words) patchIn = new int[n * words];
        for (int p = 0; p < in.count; p++) {
            for (int v = 0; v < n; v++) {
                System.arraycopy(in.records, in.corners[p * n + v] * words, patchIn, v * words, words);
            }
            patch(in.primitiveId[p], words, next);
        }
        pass(next);
    }

    private void patch(int id, int words, GeometryPipeline next) {
        StageProgram tcs = control;
        StageProgram tes = evaluation;
        if (tes == null) throw new IllegalStateException("TessellationStage: not configured");
        KernelFrame e = evaluationFrame;
        if (tcs == null) {
            System.arraycopy(defaultLevels, 0, levels, 0, 6);
            for (int i = 0; i < 6; i++) patch[i] = Float.floatToRawIntBits(levels[i]);
            e.vertexIn = patchIn;
            e.vertexInWords = words;
            e.scalarI[Slots.SCALAR_PATCH_VERTICES] = patchVertices;
        } else {
            control(tcs, id, words);
            for (int i = 0; i < 6; i++) levels[i] = Float.intBitsToFloat(patch[i]);
            e.vertexIn = controlOut;
            e.vertexInWords = controlWords;
            e.scalarI[Slots.SCALAR_PATCH_VERTICES] = tcs.ir.outputVertices;
        }
        e.patch = patch;
        if (!tessellator.run(levels)) return;
        evaluate(tes, tessellator, id);
        if (outVertices >= BATCH) pass(next);
    }

    private void control(StageProgram tcs, int id, int words) {
        KernelFrame f = controlFrame;
        int n = tcs.ir.outputVertices;
        int lanes = n + KernelFrame.GROUP - 1 & -KernelFrame.GROUP;
        Masks.first(f, n, lanes);
        f.vertexIn = patchIn;
        f.vertexInWords = words;
        f.vertexOut = controlOut;
        f.vertexOutWords = controlWords;
        f.patch = patch;
        f.scalarI[Slots.SCALAR_PATCH_VERTICES] = patchVertices;
        int stride = f.stride;
        for (int l = 0; l < lanes; l++) {
            f.inI[Slots.STAGE_PRIMITIVE_ID * stride + l] = id;
            f.inI[Slots.STAGE_INVOCATION_ID * stride + l] = l;
        }
        // Levels that the shader does not write are undefined; 0 would discard the patch without a word.
        Arrays.fill(patch, 0, 6, Float.floatToRawIntBits(1));
        f.lanes = lanes;
        tcs.kernel(f).run(f);
        counters.controlPatches++;
    }

    private void evaluate(StageProgram tes, Tessellator t, int id) {
        RecordPlan plan = records;
        if (plan == null) throw new IllegalStateException("TessellationStage: not configured");
        KernelFrame f = evaluationFrame;
        int stride = f.stride;
        int words = plan.words;
        out.vertexWords = words;
        int need = (outVertices + t.pointCount) * words;
        if (out.records.length < need) out.records = Arrays.copyOf(out.records, Math.max(need, BATCH * words * 2));
        for (int from = 0; from < t.pointCount; from += VertexStage.LANES) {
            int n = Math.min(VertexStage.LANES, t.pointCount - from);
            int lanes = n + KernelFrame.GROUP - 1 & -KernelFrame.GROUP;
            Masks.first(f, n, lanes);
            for (int l = 0; l < lanes; l++) {
                int p = 3 * (from + Math.min(l, n - 1));
                for (int c = 0; c < 3; c++) f.inF[(Slots.STAGE_COORD + c) * stride + l] = t.points[p + c];
                f.inI[Slots.STAGE_PRIMITIVE_ID * stride + l] = id;
            }
            f.lanes = lanes;
            tes.kernel(f).run(f);
            plan.store(f, n, out.records, (outVertices + from) * words);
        }
        counters.evaluationInvocations += t.pointCount;
        int each = out.vertices;
        int primitives = t.cornerCount / each;
        Batches.grow(out, out.count + primitives, each);
        int at = out.count;
        for (int i = 0; i < t.cornerCount; i++) out.corners[at * each + i] = outVertices + t.corners[i];
        Arrays.fill(out.provoking, at, at + primitives, (byte) provoking);
        Arrays.fill(out.primitiveId, at, at + primitives, id);
        Arrays.fill(out.flags, at, at + primitives, (byte) 15);
        out.count = at + primitives;
        outVertices += t.pointCount;
    }

    private void pass(GeometryPipeline next) {
        if (out.count > 0) next.afterTessellation(out);
        out.count = 0;
        outVertices = 0;
    }

    /** Drops what was left behind by a draw that failed. */
    void reset() {
        out.count = 0;
        outVertices = 0;
    }
}
