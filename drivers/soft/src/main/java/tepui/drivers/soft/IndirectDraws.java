package tepui.drivers.soft;

import java.lang.foreign.ValueLayout;
import tepui.drivers.soft.geometry.GeometryPipeline;
import tepui.pipe.Memory;

/**
 * Indirect draws, whose parameters are in a buffer. They may be anything, so counts of 2^31 and more, which nobody can
 * have meant, are no draws.
 */
final class IndirectDraws {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    static int word(long address) {
        return Memory.ALL.get(INT, address);
    }

    /** A 64-bit result, or as much of it as 32 bits hold. */
    static void store(long address, long value, int bytes) {
        if (bytes == 8) Memory.ALL.set(LONG, address, value);
        else Memory.ALL.set(INT, address, Long.compareUnsigned(value, 0xffffffffL) > 0 ? -1 : (int) value);
    }

    /** The number of draws that a buffer holds, at most {@code most}. */
    static int count(long address, int most) {
        int n = word(address);
        return Integer.compareUnsigned(n, most) > 0 ? most : n;
    }

    void run(GeometryPipeline pipeline, boolean indexed, long address, int draws, int stride) { // hot
        for (int i = 0; i < draws; i++) {
            long at = address + (long) i * stride;
            int count = word(at);
            int instances = word(at + 4);
            long first = word(at + 8) & 0xffffffffL;
            int base = indexed ? word(at + 12) : 0;
            int firstInstance = word(at + (indexed ? 16 : 12));
            if (count > 0 && instances > 0) pipeline.range(firstInstance, instances, first, count, base, i);
        }
    }
}
