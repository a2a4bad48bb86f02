package tepui.drivers.vulkan.record;

import java.util.ArrayList;
import java.util.List;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * Groups and marks of a context as labels in its command buffers, for debuggers and the messages of layers. A group may
 * go over several command buffers: each opens the groups that are open where it begins and closes those that are open
 * where it ends, so that every buffer can be read alone, and contexts that take turns in the queue do not mix.
 */
final class Labels {
    private final Gpu gpu;
    private final Scratch scratch;
    /** The groups that are open, the outermost first. */
    private final List<String> groups = new ArrayList<>();
    /** Groups open in the command buffer outside of the open pass, while there is a pass. */
    private int openOutside;
    /** Groups open in the command buffer that runs last. */
    private int openLast;

    Labels(Gpu gpu, Scratch scratch) {
        this.gpu = gpu;
        this.scratch = scratch;
    }

    /** A group begins, in the command buffer that runs last; 0 while none is being recorded. */
    void push(long cmd, String label) {
        groups.add(label);
        if (cmd == 0) return;
        begin(cmd, label);
        openLast++;
    }

    void pop(long cmd) {
        groups.removeLast();
        if (cmd == 0) return;
        gpu.vk.vkCmdEndDebugUtilsLabelEXT(cmd);
        openLast--;
    }

    void mark(long cmd, String text) {
        long mark = scratch.mark();
        gpu.vk.vkCmdInsertDebugUtilsLabelEXT(cmd, info(text));
        scratch.release(mark);
    }

    /** A command buffer begins and is the last one. */
    void start(long cmd) {
        for (int i = 0; i < groups.size(); i++) begin(cmd, groups.get(i));
        openLast = groups.size();
    }

    /** The last command buffer is about to end. */
    void end(long cmd) {
        for (; openLast > 0; openLast--) gpu.vk.vkCmdEndDebugUtilsLabelEXT(cmd);
    }

    /** A pass begins in a command buffer of its own. */
    void startPass(long cmd) {
        openOutside = openLast;
        start(cmd);
    }

    /** The command buffer in front of the pass is about to end. */
    void endOutside(long cmd) {
        for (; openOutside > 0; openOutside--) gpu.vk.vkCmdEndDebugUtilsLabelEXT(cmd);
    }

    private void begin(long cmd, String label) {
        long mark = scratch.mark();
        gpu.vk.vkCmdBeginDebugUtilsLabelEXT(cmd, info(label));
        scratch.release(mark);
    }

    private long info(String text) {
        long info = VkDebugUtilsLabelEXT.make(scratch);
        VkDebugUtilsLabelEXT.pLabelName(info, scratch.string(text));
        return info;
    }
}
