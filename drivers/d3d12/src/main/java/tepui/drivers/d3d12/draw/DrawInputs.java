package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.VertexInputs;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.states.ResourceState;

/** Vertex input of draws: its form for a program, and the states of its buffers and of indices. */
final class DrawInputs {
    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private VertexInputs.@Nullable Input input;

    DrawInputs(ContextParts parts) {
        device = parts.device;
        state = parts.state;
        recorder = parts.recorder;
    }

    VertexInputs.@Nullable Input input() { // hot
        return input;
    }

    /** A shader is gone. */
    void forget() {
        input = null;
    }

    /** Finds the form for what is bound, where that, or the program, is another. */
    void find(GraphicsProgram p) { // hot
        if ((state.dirty & BoundState.LAYOUT) == 0 && input != null) return;
        VertexInputs.Input found = device.vertexInputs.get(state.layout, p, ~state.boundVertexBuffers);
        state.dirty &= ~BoundState.LAYOUT;
        if (found == input) return;
        input = found;
        state.dirty |= BoundState.KEY | BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS;
    }

    /** The list reads the buffers. */
    void use(@Nullable BufferStorage indices) { // hot
        VertexInputs.Input in = input;
        for (int left = in == null ? 0 : in.slots; left != 0; left &= left - 1) {
            D3d12Buffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b != null) recorder.use(b.storage, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
        }
        if (indices != null) recorder.use(indices, ResourceState.INDEX_BUFFER);
    }
}
