package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.bind.TargetCopies;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.EmulationChoice;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.ProgramWords;
import tepui.drivers.d3d12.program.Programs;
import tepui.drivers.d3d12.program.RasterParts;
import tepui.drivers.d3d12.program.RootLayout;
import tepui.drivers.d3d12.transfer.StreamOutputs;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.driver.queue.ProgramKey;
import tepui.pipe.driver.queue.RecentPrograms;

/**
 * Choice of the program that draws: from the shaders that are bound, the state that is translated into them and what is drawn to a
 * variant. Marks as dirty what a change of program changes. In front of the device's table stand the programs that this context has
 * used lately.
 */
final class ProgramChoice {
    private final StreamOutputs streams;
    private final DeviceTables device;
    private final BoundState state;
    private final TargetCopies copies;
    private final ProgramKey<D3d12Shader> wanted = ProgramWords.key();
    private final RecentPrograms<D3d12Shader, GraphicsProgram> recent = new RecentPrograms<>(this::made);
    private @Nullable GraphicsProgram program;
    /** Primitives that the program draws, before they are cut into those that Direct3D has. */
    private Primitive drawn = Primitive.TRIANGLES;

    private int drawnClass = RasterParts.TRIANGLES;
    /** Answer for {@link #idTriangles}. */
    private int idTriangles = 1;

    /** Of the geometry shader, where the device has only one at a time. */
    private int stream;

    ProgramChoice(ContextParts parts, TargetCopies copies, StreamOutputs streams) {
        this.streams = streams;
        this.device = parts.device;
        this.state = parts.state;
        this.copies = copies;
    }

    /** The one that was found last. */
    @Nullable
    GraphicsProgram program() { // hot
        return program;
    }

    /** A shader is gone. */
    void forget() {
        recent.clear();
        program = null;
    }

    Primitive drawn() { // hot
        return drawn;
    }

    int drawnClass() { // hot
        return drawnClass;
    }

    /** Draws make the vertices of this stream. */
    void stream(int number) {
        stream = number;
        state.dirty |= BoundState.PROGRAM;
    }

    /** The primitives of the next draw, before they are cut. */
    void draws(Primitive p) { // hot
        if (p == drawn) return;
        drawn = p;
        int triangles = idTriangles(p);
        if (triangles != idTriangles) {
            idTriangles = triangles;
            D3d12Shader fragment = state.shaders[Stage.FRAGMENT.ordinal()];
            if (fragment != null && fragment.traits.readsPrimitiveId) state.dirty |= BoundState.PROGRAM;
        }
        int other = ListStates.topologyClass(ListStates.topology(p, 1));
        if (other == drawnClass) return;
        drawnClass = other;
        state.dirty |= BoundState.PROGRAM;
    }

    /** Triangles that count as one, once what is drawn is cut into triangles; 0 for all of them. */
    private static int idTriangles(Primitive p) { // hot
        return switch (p) {
            case QUADS, QUAD_STRIP -> 2;
            case POLYGON -> 0;
            default -> 1;
        };
    }

    /**
     * Finds the program for what is bound; none without a vertex shader.
     *
     * @param boundLayout the layout whose parameters are set, null for none
     */
    void find(@Nullable RootLayout boundLayout) { // hot
        RasterState r = device.states().raster.get(state.raster);
        D3d12Shader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        D3d12Shader evaluation = state.shaders[Stage.TESS_EVAL.ordinal()];
        D3d12Shader control = evaluation == null ? null : state.shaders[Stage.TESS_CONTROL.ordinal()];
        D3d12Shader vertex = state.shaders[Stage.VERTEX.ordinal()];
        D3d12Shader fragment = state.shaders[Stage.FRAGMENT.ordinal()];
        D3d12Shader last = geometry != null ? geometry : evaluation != null ? evaluation : vertex;
        if (last == null || vertex == null) {
            program = null;
            return;
        }
        boolean captures = last.streamOutput != null && streams.isActive();
        RenderTargets t = state.targets;
        int samples = t == null ? 1 : t.samples();
        Programs.PrimitiveEmulation emulation = captures
                ? Programs.PrimitiveEmulation.NATIVE
                : geometry == null
                        ? EmulationChoice.of(r, drawnClass, vertex, evaluation, fragment)
                        : EmulationChoice.strips(r, geometry, fragment);
        boolean perSample = fragment != null && state.minSampleShading * samples > 1;
        int patch = evaluation == null ? 0 : state.patchVertices;
        ProgramKey<D3d12Shader> key = wanted;
        key.vertex = vertex;
        key.control = control;
        key.evaluation = evaluation;
        key.geometry = geometry;
        key.fragment = fragment;
        key.flag(ProgramWords.CLIP_MINUS_W_TO_W, !r.clipHalfZ());
        key.word(ProgramWords.CLIP_DISTANCES, last.traits.clips(r));
        key.word(ProgramWords.PATCH_VERTICES, patch);
        key.flag(ProgramWords.CAPTURES, captures);
        key.flag(ProgramWords.PER_SAMPLE, perSample);
        boolean counts = fragment != null && fragment.traits.readsPrimitiveId && geometry == null;
        key.word(ProgramWords.ID_TRIANGLES, counts ? idTriangles : 1);
        key.targets = state.readsTargets() ? copies.reads() : TargetReads.PLAIN;
        key.forms = state.compiled.forms;
        key.word(ProgramWords.EMULATION, emulation.ordinal());
        key.word(ProgramWords.STREAM, geometry != null && geometry.hasStreams() ? stream : 0);
        state.dirty &= ~BoundState.PROGRAM;
        GraphicsProgram found = recent.find(hash(vertex, geometry, fragment), key);
        if (found == program) return;
        program = found;
        state.dirty |=
                BoundState.KEY | BoundState.LAYOUT | BoundState.WORDS | BoundState.VIEWPORTS | BoundState.SCISSORS;
        state.bound |= found.layout.unlike(boundLayout);
    }

    private GraphicsProgram made(ProgramKey<D3d12Shader> key) {
        GraphicsProgram p = device.programs.get(key);
        device.pipelineFactory.add(p);
        return p;
    }

    private static int hash(D3d12Shader vertex, @Nullable D3d12Shader geometry, @Nullable D3d12Shader fragment) { // hot
        return vertex.id * 31 + (fragment == null ? 0 : fragment.id) + (geometry == null ? 0 : geometry.id * 7);
    }
}
