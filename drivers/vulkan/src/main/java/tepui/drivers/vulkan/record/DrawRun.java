package tepui.drivers.vulkan.record;

import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.VkMultiDrawIndexedInfoEXT;

/**
 * Run of draws of the open pass that differ in nothing but their range: collected, and recorded as one command when
 * anything else is about to be recorded. On devices without VK_EXT_multi_draw each is recorded at once.
 */
final class DrawRun {
    /** Most draws of one call that every device with the extension takes. */
    private static final int MOST = 1024;

    private static final int STRIDE = VkMultiDrawIndexedInfoEXT.BYTES;

    private final Recorder recorder;
    private final boolean collects;
    private final long memory;
    private int count;
    private boolean indexed;
    private int instances;
    private int firstInstance;
    // ---- of the first draw
    private int start;
    private int length;
    private int base;
    /** Draws that went in, and commands that they became. */
    long draws;

    long commands;

    DrawRun(Recorder recorder) {
        this.recorder = recorder;
        collects = recorder.gpu.features.multiDraw;
        memory = recorder.scratch.take((long) MOST * STRIDE);
    }

    boolean isEmpty() { // hot
        return count == 0;
    }

    /** One more draw with what the command buffer holds. */
    void add(long cmd, boolean indices, int all, int firstOne, int first, int vertices, int baseVertex) { // hot
        draws++;
        if (!collects) {
            one(cmd, indices, vertices, all, first, baseVertex, firstOne);
            return;
        }
        if (count != 0 && (count == MOST || indexed != indices || instances != all || firstInstance != firstOne)) {
            record(cmd);
        }
        if (count == 0) {
            // Most runs are one draw.
            indexed = indices;
            instances = all;
            firstInstance = firstOne;
            start = first;
            length = vertices;
            base = baseVertex;
            count = 1;
            return;
        }
        if (count == 1) write(0, start, length, base);
        write(count++, first, vertices, baseVertex);
    }

    private void write(int place, int first, int vertices, int baseVertex) { // hot
        long at = memory + (long) place * STRIDE;
        Scratch.putInt(at, first);
        Scratch.putInt(at + 4, vertices);
        Scratch.putInt(at + 8, baseVertex);
    }

    /** Records what was collected. */
    void record(long cmd) { // hot
        int n = count;
        count = 0;
        if (n == 1) {
            one(cmd, indexed, length, instances, start, base, firstInstance);
        } else if (indexed) {
            commands++;
            recorder.vk.vkCmdDrawMultiIndexedEXT(cmd, n, memory, instances, firstInstance, STRIDE, 0);
        } else {
            commands++;
            recorder.vk.vkCmdDrawMultiEXT(cmd, n, memory, instances, firstInstance, STRIDE);
        }
    }

    private void one(long cmd, boolean indices, int n, int all, int first, int baseVertex, int firstOne) { // hot
        commands++;
        if (indices) recorder.vk.vkCmdDrawIndexed(cmd, n, all, first, baseVertex, firstOne);
        else recorder.vk.vkCmdDraw(cmd, n, all, first, firstOne);
    }
}
