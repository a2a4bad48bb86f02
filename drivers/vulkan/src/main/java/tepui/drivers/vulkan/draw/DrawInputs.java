package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.Bindings;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.bind.DummyResources;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.program.VertexInputs;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.pipe.driver.Ring;

/** Vertex input of draws: its form for a program, the hazards of its buffers and of indices, and their binding. */
final class DrawInputs {
    private final DeviceTables device;
    private final DummyResources dummies;
    private final BoundState state;
    private final Recorder recorder;
    private final VkCommands vk;
    private final Bindings bindings;
    private final long memory;
    private VertexInputs.@Nullable Input input;

    DrawInputs(ContextParts parts, Bindings bindings) {
        this.device = parts.device;
        dummies = parts.dummies;
        this.state = parts.state;
        this.recorder = parts.recorder;
        this.bindings = bindings;
        vk = recorder.vk;
        memory = recorder.scratch.take(512);
    }

    VertexInputs.@Nullable Input input() { // hot
        return input;
    }

    /** Finds the form for what is bound, where that, or the program, is another. */
    void find(GraphicsProgram p) {
        VertexInputs.Input found = device.vertexInputs.get(state.layout, p, ~state.boundVertexBuffers);
        state.dirty |= BoundState.LAYOUT;
        if (found == input) return;
        input = found;
        state.dirty |= BoundState.KEY | BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS | BoundState.RESOURCES;
    }

    /** Is a buffer used in a way that needs a barrier first? */
    boolean conflict(@Nullable BufferStorage indices) { // hot
        VertexInputs.Input in = input;
        int slots = in == null ? 0 : in.slots();
        for (int left = slots; left != 0; left &= left - 1) {
            VulkanBuffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b != null && recorder.conflicts(b.storage, AccessTable.VERTEX_BUFFER)) return true;
        }
        return indices != null && recorder.conflicts(indices, AccessTable.INDEX_BUFFER);
    }

    /** Notes that the pass uses the buffers. */
    void use(@Nullable BufferStorage indices) { // hot
        VertexInputs.Input in = input;
        int slots = in == null ? 0 : in.slots();
        for (int left = slots; left != 0; left &= left - 1) {
            VulkanBuffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b != null) recorder.useInPass(b.storage, AccessTable.VERTEX_BUFFER);
        }
        if (indices != null) recorder.useInPass(indices, AccessTable.INDEX_BUFFER);
    }

    /** Did this pass take vertices of all of them before? */
    boolean areNoted() { // hot
        VertexInputs.Input in = input;
        int pass = recorder.passId;
        for (int left = in == null ? 0 : in.slots(); left != 0; left &= left - 1) {
            VulkanBuffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b == null) continue;
            BufferStorage s = b.storage;
            if (s.verticesIn == pass) continue;
            if (!recorder.isNoted(s, AccessTable.VERTEX_BUFFER)) return false;
            s.verticesIn = pass;
        }
        return true;
    }

    void bind(long cmd) { // hot
        VertexInputs.Input in = input;
        if (in == null) return;
        if ((state.dirty & BoundState.VERTEX_BUFFERS) == 0) {
            if (in.usesConstants()) bindConstants(cmd, in);
            state.dirty &= ~BoundState.CONSTANTS;
            return;
        }
        int most = in.slots() == 0 ? 0 : 32 - Integer.numberOfLeadingZeros(in.slots());
        long handles = memory;
        long offsets = memory + 256;
        if (most > 0) {
            BufferStorage zeros = dummies.buffer();
            for (int i = 0; i < most; i++) {
                VulkanBuffer b = (in.slots() & 1 << i) != 0 ? state.vertexBuffers[i] : null;
                Scratch.putLong(handles + 8L * i, b == null ? zeros.handle : b.storage.handle);
                Scratch.putLong(offsets + 8L * i, b == null ? 0 : state.vertexOffsets[i]);
            }
            if (in.takesStrides()) vk.vkCmdBindVertexBuffers2(cmd, 0, most, handles, offsets, 0, in.strides());
            else vk.vkCmdBindVertexBuffers(cmd, 0, most, handles, offsets);
        }
        if (in.usesConstants() && (state.dirty & BoundState.CONSTANTS) != 0) bindConstants(cmd, in);
        state.dirty &= ~(BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS);
    }

    /** Those that the input reads, in a buffer whose stride is 0. */
    private void bindConstants(long cmd, VertexInputs.Input in) { // hot
        int[] from = in.constants();
        Ring<BufferStorage> ring = bindings.ring();
        long at = ring.take(16L * from.length, 16, recorder.serial);
        long to = ring.storage.address + at;
        for (int i = 0; i < from.length; i++, to += 16) {
            for (int c = 0; c < 4; c++) Scratch.putInt(to + 4L * c, state.constants[from[i] + c]);
        }
        Scratch.putLong(memory, ring.storage.handle);
        Scratch.putLong(memory + 8, at);
        if (in.takesStrides()) {
            long stride = in.strides() + 8L * VertexInputs.CONSTANTS;
            vk.vkCmdBindVertexBuffers2(cmd, VertexInputs.CONSTANTS, 1, memory, memory + 8, 0, stride);
        } else {
            vk.vkCmdBindVertexBuffers(cmd, VertexInputs.CONSTANTS, 1, memory, memory + 8);
        }
    }
}
