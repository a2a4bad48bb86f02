package tepui.drivers.vulkan.draw;

import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.RenderTargets;

/** Recorder of viewports and scissors, within the bounds that Vulkan has for them. */
final class Viewports {
    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final VkCommands vk;
    private final DeviceFeatures features;
    private final long memory;
    /** Where viewports may lie, and how long their sides are at most. */
    private final float leastViewport;

    private final float mostViewport;
    private final float longestViewport;

    Viewports(ContextParts parts) {
        this.device = parts.device;
        this.state = parts.state;
        recorder = parts.recorder;
        vk = recorder.vk;
        features = recorder.gpu.features;
        long limits = recorder.gpu.limits();
        long bounds = VkPhysicalDeviceLimits.viewportBoundsRange(limits);
        leastViewport = Float.intBitsToFloat(Scratch.getInt(bounds));
        mostViewport = Float.intBitsToFloat(Scratch.getInt(bounds + 4));
        long sides = VkPhysicalDeviceLimits.maxViewportDimensions(limits);
        longestViewport = Math.min(Scratch.getInt(sides), Scratch.getInt(sides + 4));
        memory = recorder.scratch.take(1024);
    }

    private int viewportCount(GraphicsProgram p) { // hot
        return p.usesViewports ? device.caps().maxViewports : 1;
    }

    /** One side of a viewport, within the bounds that Vulkan has for all of them. */
    private void bound(long v, float start, float size, boolean down) { // hot
        float low = leastViewport;
        float high = mostViewport;
        float from = Math.clamp(start, low, high);
        float to = Math.clamp(from + Math.clamp(size, -longestViewport, longestViewport), low, high);
        // Rounding must not bring the end out of the bounds again.
        float length = to - from;
        while (from + length > high || from + length < low) length -= Math.ulp(length) * Math.signum(length);
        if (length == 0) {
            length = from > low ? -1 : 1;
            if (!down && length < 0) {
                from -= 1;
                length = 1;
            }
        }
        if (down) {
            VkViewport.y(v, from);
            VkViewport.height(v, length);
        } else {
            VkViewport.x(v, from);
            VkViewport.width(v, length);
        }
    }

    void viewports(long cmd, GraphicsProgram p) { // hot
        int count = viewportCount(p);
        for (int i = 0; i < count; i++) {
            int at = i * 6;
            long v = memory + (long) i * VkViewport.BYTES;
            float width = state.viewports[at + 2];
            float height = state.viewports[at + 3];
            // Empty ones are cut off by their scissors.
            bound(v, state.viewports[at], width > 0 ? width : 1, false);
            bound(v, state.viewports[at + 1], height == 0 ? 1 : height, true);
            VkViewport.minDepth(v, state.viewports[at + 4]);
            VkViewport.maxDepth(v, state.viewports[at + 5]);
        }
        if (features.dynamicState) vk.vkCmdSetViewportWithCount(cmd, count, memory);
        else vk.vkCmdSetViewport(cmd, 0, count, memory);
    }

    void scissors(long cmd, GraphicsProgram p) { // hot
        int count = viewportCount(p);
        boolean limited = device.states().raster.get(state.raster).scissor();
        RenderTargets targets = recorder.pass.targets();
        int w = targets == null ? 1 : targets.width();
        int h = targets == null ? 1 : targets.height();
        for (int i = 0; i < count; i++) {
            int x0 = 0;
            int y0 = 0;
            int x1 = w;
            int y1 = h;
            if (limited) {
                int at = i * 4;
                x0 = Math.clamp(state.scissors[at], 0, w);
                y0 = Math.clamp(state.scissors[at + 1], 0, h);
                x1 = Math.clamp((long) state.scissors[at] + state.scissors[at + 2], x0, w);
                y1 = Math.clamp((long) state.scissors[at + 1] + state.scissors[at + 3], y0, h);
            }
            boolean empty = !(state.viewports[i * 6 + 2] > 0) || state.viewports[i * 6 + 3] == 0;
            long r = memory + (long) i * VkRect2D.BYTES;
            Scratch.putInt(r, x0);
            Scratch.putInt(r + 4, y0);
            Scratch.putInt(r + 8, empty ? 0 : x1 - x0);
            Scratch.putInt(r + 12, empty ? 0 : y1 - y0);
        }
        if (features.dynamicState) vk.vkCmdSetScissorWithCount(cmd, count, memory);
        else vk.vkCmdSetScissor(cmd, 0, count, memory);
    }
}
