package tepui.drivers.soft.geometry;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.KernelCompiler;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.drivers.soft.raster.VertexOutputs;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.VertexLayout;

/**
 * A shader of any stage but the fragment stage, compiled, with what follows from it for its neighbours: fetch plans by vertex
 * layout, record plans by consumer. Those are found again by identity and made once, so a change of shaders or layouts
 * that was seen before allocates nothing. Shared by all contexts of a device.
 */
public final class StageProgram {
    public final Shader ir;
    public final ResourceUse resources;
    /** The kernel whatever is bound. */
    private final CompiledKernel kernel;
    /** Kernels that read textures themselves; null where it has none. */
    private final @Nullable TexturedKernels textured;

    private final @Nullable StreamOutputLayout streams;
    final StreamOutput.@Nullable Plan streamPlan;
    final @Nullable VertexOutputs vertexOutputs;
    /** One above the last word of a vertex that it writes, or reads of the stage before. */
    private final int outputWords;

    private final int inputWords;

    private volatile @Nullable FetchPlan[] fetchPlans = {};
    private volatile RecordPlan[] recordPlans = {};

    /**
     * @param shader not changed by anybody from now on
     * @param streams what stream output takes from it
     */
    public StageProgram(Shader shader, @Nullable StreamOutputLayout streams, KernelOptions.Tier tier) {
        ir = shader;
        this.streams = streams;
        resources = new ResourceUse(shader);
        streamPlan = streams == null ? null : new StreamOutput.Plan(streams, shader);
        boolean last =
                shader.stage == Stage.VERTEX || shader.stage == Stage.TESS_EVAL || shader.stage == Stage.GEOMETRY;
        vertexOutputs = last ? VertexOutputs.of(shader) : null;
        BitSet in = new BitSet();
        BitSet out = new BitSet();
        for (Variable v : shader.inputs) {
            if (v.perVertex) RecordPlan.markWords(v, in);
        }
        for (Variable v : shader.outputs) {
            if (v.perVertex) RecordPlan.markWords(v, out);
        }
        inputWords = in.length();
        outputWords = out.length();
        KernelOptions options = new KernelOptions(lanes(shader), tier);
        kernel = KernelCompiler.compile(shader, options);
        textured = resources.textureCount > 0 ? new TexturedKernels(shader, options, kernel) : null;
    }

    /** The kernel for what a frame is bound to, which is told where its textures are. */
    CompiledKernel kernel(KernelFrame frame) { // hot
        return textured == null ? kernel : textured.find(frame);
    }

    int outputWords() {
        return outputWords;
    }

    int inputWords() {
        return inputWords;
    }

    /** Lanes of the frames that a stage runs in. */
    static int lanes(Shader shader) {
        return switch (shader.stage) {
            case TESS_CONTROL -> TessellationStage.MAX_PATCH;
            case COMPUTE -> shader.localX * shader.localY * shader.localZ + KernelFrame.GROUP - 1 & -KernelFrame.GROUP;
            default -> VertexStage.LANES;
        };
    }

    /** Makes room for an interface of so many words a lane. */
    static void reserve(KernelFrame frame, int inputs, int outputs) {
        frame.reserve(0, 0, 0, 0, inputs, outputs);
    }

    FetchPlan fetchPlan(int layoutId, VertexLayout layout) { // hot
        @Nullable FetchPlan[] known = fetchPlans;
        if (layoutId < known.length) {
            FetchPlan plan = known[layoutId];
            if (plan != null) return plan;
        }
        return addFetchPlan(layoutId, layout);
    }

    private synchronized FetchPlan addFetchPlan(int layoutId, VertexLayout layout) {
        @Nullable FetchPlan[] known = Arrays.copyOf(fetchPlans, Math.max(layoutId + 1, fetchPlans.length));
        FetchPlan plan = new FetchPlan(layout, ir);
        known[layoutId] = plan;
        fetchPlans = known;
        return plan;
    }

    RecordPlan recordPlan(@Nullable Shader consumer) { // hot
        for (RecordPlan plan : recordPlans) {
            if (plan.consumer == consumer) return plan;
        }
        return addRecordPlan(consumer);
    }

    private synchronized RecordPlan addRecordPlan(@Nullable Shader consumer) {
        RecordPlan plan = new RecordPlan(ir, consumer, streams);
        // A shader that meets ever new neighbours must not keep them all alive.
        RecordPlan[] known = recordPlans.length >= 64 ? new RecordPlan[0] : recordPlans;
        RecordPlan[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = plan;
        recordPlans = more;
        return plan;
    }
}
