package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.Bindings;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.program.BoundBits;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.RenderTargets;

/**
 * Hazards of draws: the states that resources have to be in, and copies of what is sampled and drawn into at once. Looks at
 * resources only where one was bound, or has left its state, since the last draw.
 */
final class DrawHazards {
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final DrawInputs inputs;
    private int seenVersion = -1;
    /** Something is sampled and drawn into at once. */
    private boolean feeds;

    DrawHazards(ContextParts parts, Bindings bindings, DrawInputs inputs) {
        state = parts.state;
        recorder = parts.recorder;
        this.bindings = bindings;
        this.inputs = inputs;
    }

    /** A new list: nothing has a state there. */
    void forget() {
        seenVersion = -1;
    }

    /** Copies what is sampled and drawn into at once. */
    void lookForFeedback(GraphicsProgram p) { // hot
        if ((state.bound & BoundBits.ALL_TEXTURES) != 0 || (state.dirty & BoundState.TARGETS) != 0) {
            boolean fed = feeds;
            feeds = bindings.feedback.find(p.layout);
            if (!feeds) bindings.feedback.begin();
            if (feeds || fed) state.bound = BoundBits.ALL_BOUND;
        }
        if (feeds) bindings.feedback.make(p.layout);
    }

    /**
     * Brings what the draw uses into its state, unless nothing can have left it since the last draw.
     *
     * @return true where it looked: then {@link #seen} follows once the list has its barriers
     */
    boolean look(GraphicsProgram p, @Nullable BufferStorage indices) { // hot
        boolean look = seenVersion != recorder.states.version()
                || state.bound != 0
                || (state.dirty & (BoundState.VERTEX_BUFFERS | BoundState.INDEX_BUFFER | BoundState.TARGETS)) != 0
                || p.layout.writes;
        if (!look) return false;
        bindings.use(p.layout);
        inputs.use(indices);
        RenderTargets t = state.targets;
        if (t == null) return true;
        for (int i = 0; i < t.colors().size(); i++) {
            RenderTargets.Attachment a = t.colors().get(i);
            if (a != null) target(a, ResourceState.RENDER_TARGET);
        }
        RenderTargets.Attachment d = t.depthStencil();
        if (d != null) target(d, ResourceState.DEPTH_WRITE);
        return true;
    }

    /** All states are as the draw wants them. */
    void seen() { // hot
        seenVersion = recorder.states.version();
    }

    private void target(RenderTargets.Attachment a, int wanted) { // hot
        D3d12Texture t = (D3d12Texture) a.texture();
        if (t.is3d) recorder.use(t, a.level(), 1, 0, 1, wanted);
        else recorder.use(t, a.level(), 1, a.firstLayer(), a.layers(), wanted);
    }
}
