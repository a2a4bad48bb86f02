package tepui.drivers.soft.geometry;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.WorkWatch;
import tepui.drivers.soft.raster.DrawState;
import tepui.drivers.soft.raster.PrimitiveBatch;
import tepui.drivers.soft.raster.Rasterizer;
import tepui.drivers.soft.raster.VertexOutputs;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.VertexLayout;

/**
 * Geometry pipeline, from draws to primitives: assembly and vertex shader, tessellation, geometry shader, stream
 * output, and what is left to the rasteriser. Each stage hands a batch to the next; none keeps anything when {@link
 * #end} returns, so vertex and index data are used up by then. One per context; it runs on the context's thread.
 *
 * <pre>
 *   PrimitiveAssembler + VertexStage ──► TessellationStage ──► GeometryStage ──► StreamOutput ──► Rasterizer
 *              batch                   batch                batch, stream
 * </pre>
 */
public final class GeometryPipeline implements PrimitiveAssembler.Sink {
    public final GeometryCounters counters = new GeometryCounters();

    private final Rasterizer rasterizer;
    private final VertexStage vertices = new VertexStage();
    private final PrimitiveAssembler assembler = new PrimitiveAssembler(vertices, this);
    private final TessellationStage tessellation = new TessellationStage(counters);
    private final GeometryStage geometry = new GeometryStage(counters);
    private final StreamOutput streamOutput = new StreamOutput(counters);

    private @Nullable StageProgram vertexProgram;
    private @Nullable StageProgram controlProgram;
    private @Nullable StageProgram evaluationProgram;
    private @Nullable StageProgram geometryProgram;
    private boolean discard;
    private boolean firstProvokes;
    private int patchVertices = 3;
    private @Nullable FetchPlan fetchPlan;
    private @Nullable DrawState state;
    private final WorkWatch watch;
    private final SharedVertices shared;

    public GeometryPipeline(Rasterizer rasterizer) {
        this.rasterizer = rasterizer;
        watch = new WorkWatch(rasterizer.limit());
        shared = new SharedVertices(rasterizer);
        for (Stage stage : new Stage[] {Stage.VERTEX, Stage.TESS_CONTROL, Stage.TESS_EVAL, Stage.GEOMETRY}) {
            frame(stage).limit = rasterizer.limit();
        }
    }

    /** The frame that a stage runs in: its resources are bound there. */
    public KernelFrame frame(Stage stage) {
        return switch (stage) {
            case VERTEX -> vertices.frame;
            case TESS_CONTROL -> tessellation.controlFrame();
            case TESS_EVAL -> tessellation.evaluationFrame();
            case GEOMETRY -> geometry.frame();
            default -> throw new IllegalArgumentException("GeometryPipeline: " + stage + " is no stage of it");
        };
    }

    // ---- inputs

    /** A vertex buffer: address of vertex 0 and bytes from there; 0 where there is none. */
    public void setVertexBuffer(int slot, long address, long size) {
        vertices.fetch.address[slot] = address;
        vertices.fetch.size[slot] = size;
    }

    public void setConstantAttribute(int location, int[] bits) {
        System.arraycopy(bits, 0, vertices.fetch.constants, 4 * location, 4);
    }

    public void setIndexBuffer(long address, long size, IndexType type) {
        assembler.indices.bind(address, size, type);
    }

    public void setRestart(boolean enabled, int index) {
        assembler.restart(enabled, index);
    }

    public void setPatchVertices(int count) {
        patchVertices = count;
    }

    public void setDefaultLevels(float[] outer, float[] inner) {
        System.arraycopy(outer, 0, tessellation.defaultLevels, 0, 4);
        System.arraycopy(inner, 0, tessellation.defaultLevels, 4, 2);
    }

    public void setStreamBuffer(int index, @Nullable StreamBuffer buffer) {
        streamOutput.targets[index] = buffer;
    }

    /** Takes shaders and the states that matter here; to be called when one of them has changed. */
    public void configure(
            StageProgram vertex,
            @Nullable StageProgram control,
            @Nullable StageProgram evaluation,
            @Nullable StageProgram geometryShader,
            @Nullable Shader fragment,
            int layoutId,
            VertexLayout layout,
            RasterState raster) { // hot
        boolean provokingFirst = raster.provokingFirst();
        vertexProgram = vertex;
        controlProgram = evaluation == null ? null : control;
        evaluationProgram = evaluation;
        geometryProgram = geometryShader;
        firstProvokes = provokingFirst;
        discard = raster.discard();
        Shader afterVertex = controlProgram != null
                ? controlProgram.ir
                : evaluation != null ? evaluation.ir : geometryShader != null ? geometryShader.ir : fragment;
        FetchPlan plan = vertex.fetchPlan(layoutId, layout);
        fetchPlan = plan;
        vertices.configure(vertex, plan, vertex.recordPlan(afterVertex));
        if (evaluation != null) {
            Shader after = geometryShader != null ? geometryShader.ir : fragment;
            tessellation.configure(
                    controlProgram, evaluation, evaluation.recordPlan(after), patchVertices, provokingFirst);
        }
        if (geometryShader != null) {
            geometry.configure(geometryShader, geometryShader.recordPlan(fragment), provokingFirst);
        }
        streamOutput.configure(last().streamPlan);
    }

    private StageProgram last() {
        StageProgram p = geometryProgram != null
                ? geometryProgram
                : evaluationProgram != null ? evaluationProgram : vertexProgram;
        if (p == null) throw new IllegalStateException("GeometryPipeline: no vertex shader");
        return p;
    }

    /** The outputs of the last vertex stage. */
    public VertexOutputs vertexOutputs() {
        VertexOutputs outputs = last().vertexOutputs;
        if (outputs == null) throw new IllegalStateException("GeometryPipeline: the last stage is no vertex stage");
        return outputs;
    }

    // ---- draws

    /** Vertices of the primitives that reach the rasteriser where these are drawn. */
    public int corners(Primitive primitive) {
        StageProgram g = geometryProgram;
        if (g != null) {
            return switch (g.ir.outputTopology) {
                case POINTS -> 1;
                case LINE_STRIP -> 2;
                default -> 3;
            };
        }
        StageProgram e = evaluationProgram;
        return e != null ? evaluationCorners(e.ir) : PrimitiveAssembler.corners(primitive, false, patchVertices);
    }

    /** Throws where the primitives do not fit the shaders. */
    public void check(String call, Primitive primitive) { // hot
        StageProgram g = geometryProgram;
        if ((primitive == Primitive.PATCHES) != (evaluationProgram != null)) {
            throw new IllegalArgumentException(call + ": primitive is " + primitive
                    + (evaluationProgram == null
                            ? ", which needs a tessellation evaluation shader"
                            : ", must be PATCHES with a tessellation evaluation shader"));
        }
        if (g == null) return;
        int wanted = GeometryStage.inputVertices(g.ir.inputTopology);
        int corners = evaluationProgram != null
                ? evaluationCorners(evaluationProgram.ir)
                : PrimitiveAssembler.corners(primitive, true, patchVertices);
        if (corners != wanted) {
            throw new IllegalArgumentException(
                    call + ": primitive is " + primitive + ", the geometry shader takes " + g.ir.inputTopology);
        }
    }

    private static int evaluationCorners(Shader evaluation) {
        return evaluation.pointMode ? 1 : evaluation.inputTopology == Shader.Topology.ISOLINES ? 2 : 3;
    }

    /**
     * Begins draws of one kind of primitive.
     *
     * @param drawState what the rasteriser draws under; null where nothing goes there
     */
    public void begin(Primitive primitive, boolean indexed, @Nullable DrawState drawState) { // hot
        state = drawState;
        watch.begin();
        assembler.stopped = false;
        vertices.reset();
        tessellation.reset();
        boolean whole = evaluationProgram != null || geometryProgram != null;
        assembler.configure(primitive, indexed, firstProvokes, whole, patchVertices);
    }

    /** One range of it. */
    public void range(int firstInstance, int instances, long first, int count, int baseVertex, int drawId) { // hot
        FetchPlan plan = fetchPlan;
        if (plan == null || count <= 0) return;
        if (!vertices.isEmpty() && (plan.perDraw || firstInstance != vertices.firstInstance)) flush();
        vertices.firstInstance = firstInstance;
        vertices.baseVertex = baseVertex;
        vertices.drawId = drawId;
        if (shares(first, count, instances)) return;
        for (int i = 0; i < instances && !assembler.stopped; i++) {
            vertices.beginInstance(i);
            assembler.run(first, count, baseVertex);
        }
    }

    /** Draws a large range by all workers, if it is one for that; false if it is not. */
    private boolean shares(long first, int count, int instances) { // hot
        DrawState s = state;
        StageProgram vertex = vertexProgram;
        int primitives = assembler.parts(count);
        if (primitives <= 0
                || (long) primitives * instances < SharedVertices.LEAST
                || rasterizer.threads() == 1
                || s == null
                || vertex == null
                || discard
                || evaluationProgram != null
                || geometryProgram != null
                || vertex.resources.writtenStorages != 0
                || vertex.resources.writtenImages != 0
                || streamOutput.isActive()
                || s.raster.lineStipple()
                || assembler.stopped
                || (long) primitives * instances > SharedVertices.MOST) {
            return false;
        }
        flush();
        shared.draw(s, vertices, assembler, first, count, instances, primitives);
        counters.generated[0] += shared.generated();
        return true;
    }

    /** Everything begun is passed on. */
    public void end() { // hot
        flush();
        state = null;
        counters.inputVertices = assembler.inputVertices;
        counters.inputPrimitives = assembler.inputPrimitives;
        counters.vertexInvocations = vertices.invocations;
    }

    @Override
    public void flush() { // hot
        if (vertices.isEmpty()) return;
        PrimitiveBatch batch = assembler.batch;
        vertices.shade(batch);
        if (batch.count > 0) {
            if (evaluationProgram != null) tessellation.run(batch, this);
            else afterTessellation(batch);
        }
        batch.count = 0;
        if (watch.isOver()) assembler.stopped = true;
    }

    void afterTessellation(PrimitiveBatch batch) { // hot
        if (geometryProgram != null) geometry.run(batch, this);
        else afterGeometry(batch, 0);
    }

    void afterGeometry(PrimitiveBatch batch, int stream) { // hot
        streamOutput.run(batch, stream);
        DrawState s = state;
        if (stream == 0 && !discard && s != null) rasterizer.draw(s, batch);
    }
}
