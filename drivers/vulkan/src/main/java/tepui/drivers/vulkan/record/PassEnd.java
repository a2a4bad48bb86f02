package tepui.drivers.vulkan.record;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.pipe.Limits;

/**
 * Facts about a pass that are known only by its end: whose contents nobody needs, whether depth was written, where
 * attachments are resolved to.
 */
public final class PassEnd {
    /** Counters of the outcomes, for tests. */
    static final class Counts {
        long loadsDropped;
        long storesDropped;
        long storesNone;
        long resolves;
    }

    final Counts counts = new Counts();
    /** Attachments that need not be kept: a bit for each colour, bit 8 for depth and stencil. */
    int dropped;
    /** A draw or a clear may have changed depth or stencil. */
    public boolean depthWritten;

    /** Colour attachments that are resolved, a bit each. */
    int resolved;

    final @Nullable VulkanTexture[] targets = new VulkanTexture[Limits.COLOR_TARGETS];
    final long[] views = new long[Limits.COLOR_TARGETS];
    final int[] modes = new int[Limits.COLOR_TARGETS];

    /** Nothing was said that another draw would make untrue. */
    boolean isEmpty() { // hot
        return (dropped | resolved) == 0;
    }

    void resolve(int attachment, VulkanTexture to, long view, int mode) {
        resolved |= 1 << attachment;
        targets[attachment] = to;
        views[attachment] = view;
        modes[attachment] = mode;
        counts.resolves++;
    }

    public boolean resolvesTo(VulkanTexture t) {
        for (VulkanTexture r : targets) if (r == t) return true;
        return false;
    }

    /** A pass begins. */
    void start(boolean depthCleared) {
        dropped = 0;
        resolved = 0;
        depthWritten = depthCleared;
        Arrays.fill(targets, null);
    }
}
