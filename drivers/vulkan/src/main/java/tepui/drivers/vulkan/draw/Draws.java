package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.Bindings;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.bind.TargetCopies;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.record.QueryBook;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.record.StreamOutputs;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.driver.DefaultLevels;

/**
 * Draw preparation: from what is bound to a draw that can be recorded. The order is the protocol: what may end the pass
 * comes first, then the pass is opened, then its command buffer gets what it lacks. In steady state all of it is
 * comparisons.
 */
public final class Draws {
    private final ContextParts parts;
    private final QueryBook queries;
    private final StreamOutputs streams;
    /** Buffers with other storage, as many as the device had when the last draw looked. */
    private int seenStorages;

    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final TargetCopies copies;
    private final EmulationChoice emulations;
    final ProgramChoice programs;
    private final DrawInputs inputs;
    private final DrawHazards hazards;
    private final PipelineChoice pipelines;
    private final PassStates states;
    private final PushValues push;
    private final DefaultLevels levels = new DefaultLevels();
    private boolean steady;
    private Primitive steadyPrimitive = Primitive.POINTS;
    private boolean steadyIndexed;

    public Draws(
            ContextParts parts,
            Bindings bindings,
            TargetCopies copies,
            EmulationChoice emulations,
            QueryBook queries,
            StreamOutputs streams) {
        this.parts = parts;
        this.queries = queries;
        this.streams = streams;
        this.state = parts.state;
        recorder = parts.recorder;
        this.bindings = bindings;
        this.copies = copies;
        this.emulations = emulations;
        programs = new ProgramChoice(parts, copies, emulations, streams);
        inputs = new DrawInputs(parts, bindings);
        hazards = new DrawHazards(parts, bindings, inputs);
        DynamicCommands commands = new DynamicCommands(parts.device, recorder);
        pipelines = new PipelineChoice(parts, inputs, commands);
        states = new PassStates(parts, inputs, commands);
        push = new PushValues(parts);
    }

    /** A new command buffer for a pass: nothing is set there. */
    public void forget() {
        // Which program it is does not depend on passes.
        state.dirty |= BoundState.ALL & ~BoundState.PROGRAM;
        pipelines.forget();
        states.forget();
        push.forget();
        bindings.forget(false);
    }

    /** Have buffers got other storage since the last draw, or while it was prepared? */
    public boolean hasRenames() { // hot
        return !parts.device.core.storages.isSame(seenStorages);
    }

    /** Before a draw decides about its pass. */
    private void beforeDraw() { // hot
        int storages = parts.device.core.storages.now();
        if (seenStorages != storages) {
            seenStorages = storages;
            state.renamed();
        }
        recorder.pass.goOn();
        queries.prepare();
        streams.use();
    }

    /** Prepares for later draws from now on: nothing is drawn. */
    public void prepares(boolean on) {
        pipelines.prepares(on);
    }

    public void close() {
        pipelines.close();
    }

    /** A shader is gone. */
    public void forgetPrograms() {
        programs.forget();
    }

    /**
     * What the draw that follows counts, before its primitives become others.
     *
     * @param asItIs nothing is going to be cut
     */
    public void counts(Primitive primitive, boolean asItIs) { // hot
        programs.counts(primitive, asItIs);
    }

    /** Captures from now on without drawing; or draws again. */
    void capturing(boolean on) {
        steady = false;
        programs.capturing(on);
    }

    /** The draw's number, and what devices without draw parameters need. */
    public void drawParameters(int drawId, int baseInstance, int baseVertex) { // hot
        GraphicsProgram p = programs.program();
        if (p != null && p.pushWords != 0) push.drawParameters(p, drawId, baseInstance, baseVertex);
    }

    /**
     * Everything up to the draw command itself.
     *
     * @param indices storage of the indices, of this type; null for none
     */
    void prepare( // hot
            Primitive primitive,
            boolean restart,
            @Nullable BufferStorage indices,
            long indexOffset,
            IndexType indexType) {
        programs.assembles(primitive);
        if ((state.dirty & BoundState.PROGRAM) != 0) programs.find();
        GraphicsProgram p = programs.program();
        if (p == null) throw new IllegalArgumentException("draw: no vertex shader is bound");
        if (p.usesDefaultLevels) levels.upload(parts.context);
        if (p.emulation.areMade()) emulations.words(p, primitive == Primitive.TRIANGLE_STRIP);
        if ((state.dirty & BoundState.LAYOUT) != 0 || inputs.input() == null) inputs.find(p);
        recorder.ensure();
        beforeDraw();
        if (p.readTargets != 0) copies.make(p.readTargets, p.combines);
        else copies.drawn();
        hazards.lookForFeedback(p);
        hazards.enterPass(p, indices);
        long cmd = recorder.inside();
        record(cmd, p, PassStates.topology(primitive), restart);
        if (indices != null && (state.dirty & BoundState.INDEX_BUFFER) != 0) {
            recorder.vk.vkCmdBindIndexBuffer(cmd, indices.handle, indexOffset, PassStates.indexType(indexType));
            state.dirty &= ~BoundState.INDEX_BUFFER;
        }
        if (p.pushWords != 0) push.push(p, indices != null);
    }

    /** Binds the pipeline, the sets and the vertex buffers, and sets the states, where they are others than the last draw's. */
    private void record(long cmd, GraphicsProgram p, int drawTopology, boolean restart) { // hot
        boolean same = (state.dirty & (PipelineChoice.IN_KEYS | PassStates.SET)) == 0
                && drawTopology == states.topology()
                && restart == states.restarts();
        if (!same || pipelines.isUnsure()) {
            pipelines.bind(cmd, p, drawTopology, restart);
            states.set(cmd, p, drawTopology, restart);
        }
        if ((state.dirty & BoundState.SETS) != 0 || state.sets != 0) {
            bindings.bind(cmd, p.layout, false, (state.dirty & BoundState.SETS) != 0 ? Bindings.ALL : state.sets);
            state.dirty &= ~BoundState.SETS;
            state.sets = 0;
        }
        if ((state.dirty & (BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS)) != 0) inputs.bind(cmd);
    }

    /**
     * Is a draw in the same pass as the last one, and drawn as that was, but for its range and for what was bound or set since? Then
     * it needs nothing of {@link #prepare} but what {@link #rebinds} does.
     *
     * @param primitive of this draw
     */
    public boolean continues(Primitive primitive, boolean indexed) { // hot
        return steady && primitive == steadyPrimitive && indexed == steadyIndexed && hazards.isSamePass();
    }

    /** Is nothing bound or set since the last draw? */
    public boolean repeats(boolean indexed) { // hot
        int mind = indexed ? MINDED | BoundState.INDEX_BUFFER : MINDED;
        return (state.dirty & mind | state.sets | state.resources) == 0;
    }

    /**
     * Binds and sets what is another since the last draw, if that is something that the pass has used in the same way before, or a state.
     *
     * @return false where the draw has to be looked at in full
     */
    public boolean rebinds() { // hot
        GraphicsProgram p = programs.program();
        int dirty = state.dirty & (MINDED | BoundState.INDEX_BUFFER & (steadyIndexed ? -1 : 0));
        if (p == null || p.readTargets != 0 || (dirty & ~LIGHT) != 0) return false;
        if (!hazards.areNotedSince(p, (dirty & BoundState.VERTEX_BUFFERS) != 0)) return false;
        record(recorder.inside(), p, states.topology(), states.restarts());
        return true;
    }

    /** Dirty bits that a draw minds whose program has no push constants. */
    private static final int MINDED = BoundState.ALL & ~(BoundState.PUSH | BoundState.INDEX_BUFFER);

    /** Dirty bits of what is recorded by itself, whatever else is bound. */
    private static final int LIGHT = BoundState.VERTEX_BUFFERS
            | BoundState.CONSTANTS
            | BoundState.BLEND
            | BoundState.BLEND_COLOR
            | BoundState.DEPTH_STENCIL
            | BoundState.STENCIL_REFERENCE
            | BoundState.SAMPLE_MASK;

    /** Says of the draw that was just prepared whether others like it may follow. */
    void settle(Primitive primitive, boolean indexed) { // hot
        GraphicsProgram p = programs.program();
        steady = p != null && p.joinsDraws && pipelines.trusts();
        steadyPrimitive = primitive;
        steadyIndexed = indexed;
    }

    /** Has the next draw looked at in full. */
    void unsettle() { // hot
        steady = false;
    }
}
