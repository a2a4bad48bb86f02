package tepui.drivers.vulkan.draw;

import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.spirv.PushWords;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.RasterState;

/** Push constants of the driver's own ({@link PushWords}): what a program reads and has changed is pushed before the draw. */
final class PushValues {
    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final long memory;
    private final int[] pushed = new int[PushWords.COUNT];
    /** Words that the command buffer does not have. */
    private int dirty = -1;

    PushValues(ContextParts parts) {
        this.device = parts.device;
        this.state = parts.state;
        recorder = parts.recorder;
        memory = recorder.scratch.take(PushWords.COUNT * 4L);
    }

    /** A new command buffer, which has none. */
    void forget() {
        dirty = -1;
    }

    /** Before a draw: the words that follow from the state. */
    void push(GraphicsProgram p, boolean indexed) { // hot
        word(PushWords.INDEXED_MASK, indexed ? -1 : 0);
        if ((state.dirty & BoundState.PUSH) != 0) {
            RasterState r = device.states().raster.get(state.raster);
            word(
                    PushWords.POINT_SIZE,
                    Float.floatToRawIntBits(
                            Math.clamp(r.pointSize(), device.caps().minPointSize, device.caps().maxPointSize)));
            boolean upper = r.pointCoordUpperLeft() == state.viewports[3] >= 0;
            word(PushWords.POINT_COORD_SCALE, Float.floatToRawIntBits(upper ? -1 : 1));
            word(PushWords.POINT_COORD_OFFSET, Float.floatToRawIntBits(upper ? 1 : 0));
            for (int i = 0; i < 4; i++) word(PushWords.TESS_OUTER + i, Float.floatToRawIntBits(state.tessOuter[i]));
            for (int i = 0; i < 2; i++) word(PushWords.TESS_INNER + i, Float.floatToRawIntBits(state.tessInner[i]));
            float near = state.viewports[4];
            float far = state.viewports[5];
            word(PushWords.DEPTH_LEAST, Float.floatToRawIntBits(Math.min(near, far)));
            word(PushWords.DEPTH_MOST, Float.floatToRawIntBits(Math.max(near, far)));
            dirty |= p.pushWords;
            state.dirty &= ~BoundState.PUSH;
        }
        flush(p);
    }

    private void word(int index, int value) { // hot
        if (pushed[index] == value) return;
        pushed[index] = value;
        dirty |= 1 << index;
    }

    private void flush(GraphicsProgram p) { // hot
        int wanted = dirty & p.pushWords;
        if (wanted == 0) return;
        int first = Integer.numberOfTrailingZeros(wanted);
        int last = 31 - Integer.numberOfLeadingZeros(wanted);
        for (int i = first; i <= last; i++) Scratch.putInt(memory + 4L * i, pushed[i]);
        recorder.vk.vkCmdPushConstants(
                recorder.inside(),
                p.layout.handle,
                Vk.VK_SHADER_STAGE_ALL_GRAPHICS,
                first * 4,
                (last - first + 1) * 4,
                memory + 4L * first);
        dirty &= ~wanted;
    }

    /** The draw's number, and what devices without draw parameters need. */
    void drawParameters(GraphicsProgram p, int drawId, int baseInstance, int baseVertex) { // hot
        word(PushWords.DRAW_ID, drawId);
        if (!recorder.gpu.features.drawParameters) {
            word(PushWords.BASE_INSTANCE, baseInstance);
            word(PushWords.BASE_VERTEX, baseVertex);
        }
        flush(p);
    }
}
