package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.Bindings;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.spirv.BindingMap;

/**
 * Hazards of draws: what ends the pass before a draw, and what is noted as used in the pass. Looks only at what was bound since
 * the last draw, as long as that is in the same pass.
 */
final class DrawHazards {
    private static final int TEXTURES = 1 << BindingMap.TEXTURE_SET;

    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final DrawInputs inputs;
    private int seenHazards = -1;
    private int seenPass = -1;
    /** Pipelines with different provoking vertices do not go into one pass. */
    private final boolean provokingSplits;

    private boolean provokingFirst;

    DrawHazards(ContextParts parts, Bindings bindings, DrawInputs inputs) {
        device = parts.device;
        state = parts.state;
        recorder = parts.recorder;
        this.bindings = bindings;
        this.inputs = inputs;
        DeviceFeatures features = recorder.gpu.features;
        provokingSplits = features.provokingLast && !features.provokingModePerPipeline;
    }

    /** Are textures, targets or what they hold others than for the last draw, in a way that asks for a closer look? */
    void lookForFeedback(GraphicsProgram p) { // hot
        boolean all = (state.dirty & BoundState.RESOURCES) != 0 || seenPass != recorder.passId || !recorder.inPass();
        if (!all && !recorder.pass.isDepthSampled()) {
            if ((state.resources & TEXTURES) == 0) return;
            if (bindings.areSampled(p.layout)) {
                state.resources &= ~TEXTURES;
                return;
            }
        }
        feed(p);
    }

    /** Textures, targets or what they hold are others: is anything of that the same? */
    private void feed(GraphicsProgram p) { // hot
        boolean fed = !bindings.feedback.isEmpty();
        bindings.feedback.begin();
        if (bindings.feedback.find(p.layout)) bindings.feedback.make(p.layout);
        else if (!fed) return;
        state.dirty |= BoundState.RESOURCES | BoundState.SETS;
    }

    /** Opens a pass where none is open or the open one cannot have the draw, and notes what the draw uses in it. */
    void enterPass(GraphicsProgram p, @Nullable BufferStorage indices) { // hot
        boolean all = (state.dirty & BoundState.RESOURCES) != 0
                || seenHazards != recorder.hazards
                || seenPass != recorder.passId;
        int sets = all ? Bindings.ALL : state.resources;
        // What is bound in the pass's command buffer was noted when it was.
        boolean vertices = all || (state.dirty & BoundState.VERTEX_BUFFERS) != 0;
        boolean elements = indices != null && (all || (state.dirty & BoundState.INDEX_BUFFER) != 0);
        boolean look = sets != 0 || vertices || elements;
        if (look && !isNoted(p, sets, vertices, elements ? indices : null)) look(p, indices);
        if (provokingSplits && (state.dirty & BoundState.RASTER) != 0) splitAtProvokingVertex(p);
        if (!recorder.inPass()) recorder.pass.begin();
        if (!look) return;
        seenHazards = recorder.hazards;
        seenPass = recorder.passId;
        state.dirty &= ~BoundState.RESOURCES;
        state.resources = 0;
    }

    private void look(GraphicsProgram p, @Nullable BufferStorage indices) { // hot
        if (recorder.inPass() && (bindings.conflicts(p.layout) || inputs.conflict(indices))) recorder.endPass();
        recorder.ensure();
        bindings.use(p.layout, false);
        inputs.use(indices);
    }

    /** Was all that the draw uses, of these sets and of buffers, used in this pass in the same way before? */
    private boolean isNoted(GraphicsProgram p, int sets, boolean vertices, @Nullable BufferStorage indices) { // hot
        return (sets == 0 || bindings.isNoted(p.layout, sets))
                && (!vertices || inputs.areNoted())
                && (indices == null || recorder.isNoted(indices, AccessTable.INDEX_BUFFER));
    }

    private void splitAtProvokingVertex(GraphicsProgram p) { // hot
        boolean first = p.emulation.areMade()
                || device.states().raster.get(state.raster).provokingFirst();
        if (first != provokingFirst && recorder.inPass()) recorder.endPass();
        provokingFirst = first;
    }

    /** Is the pass of the last draw still open, with nothing in it that a draw might wait for? */
    boolean isSamePass() { // hot
        return seenHazards == recorder.hazards && seenPass == recorder.passId && recorder.inPass();
    }

    /**
     * Has the open pass used all that was bound since the last draw, in the same way? Then that waits for nothing and is noted.
     *
     * @param vertices buffers of vertices are among what was bound
     */
    boolean areNotedSince(GraphicsProgram p, boolean vertices) { // hot
        if (recorder.pass.isDepthSampled() || vertices && !inputs.areNoted()) return false;
        int resources = state.resources;
        if (resources == 0) return true;
        if ((resources & TEXTURES) != 0 && !bindings.areSampled(p.layout)) return false;
        resources &= ~TEXTURES;
        if (resources != 0 && !bindings.isNoted(p.layout, resources)) return false;
        state.resources = 0;
        return true;
    }
}
