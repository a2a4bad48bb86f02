package tepui.pipe.driver;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;

/**
 * Fallback for indirect draws that a device cannot do as they are: their parameters are read back, and each becomes a
 * direct draw.
 */
public final class IndirectRanges {
    /** Receiver of one draw. */
    @FunctionalInterface
    public interface Range {
        void draw(
                Primitive primitive,
                boolean indexed,
                int firstInstance,
                int instances,
                int first,
                int vertices,
                int baseVertex,
                int drawId);
    }

    /**
     * Place of the parameters of draws.
     *
     * @param stride between the parameters of two draws; 0 for none in between
     * @param counts where the number of draws is; null for {@code maxDraws}
     */
    public record Parameters(
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer counts,
            long countOffset) {}

    private IndirectRanges() {}

    /** Bytes of the parameters of one draw. */
    public static int bytes(boolean indexed) { // hot
        return indexed ? 20 : 16;
    }

    /** Draws all that is not empty. */
    public static void draw(
            BufferReader reader, Primitive primitive, boolean indexed, Parameters parameters, Range range) {
        int draws = parameters.maxDraws();
        int bytes = bytes(indexed);
        int step = parameters.stride() == 0 ? bytes : parameters.stride();
        Buffer counts = parameters.counts();
        int[] words = new int[5];
        MemorySegment memory = MemorySegment.ofArray(words);
        if (counts != null) {
            reader.read(counts, parameters.countOffset(), memory.asSlice(0, 4));
            if (words[0] >= 0) draws = Math.min(draws, words[0]);
        }
        MemorySegment one = memory.asSlice(0, bytes);
        for (int i = 0; i < draws; i++) {
            reader.read(parameters.buffer(), parameters.offset() + (long) i * step, one);
            int vertices = words[0];
            int instances = words[1];
            int first = words[2];
            if (vertices <= 0 || instances <= 0 || first < 0) continue;
            range.draw(
                    primitive, indexed, words[indexed ? 4 : 3], instances, first, vertices, indexed ? words[3] : 0, i);
        }
    }
}
