package tepui.layers.log;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Data argument of a call.
 *
 * @param size how many there were
 * @param bytes the bytes, if the log holds them
 */
public record Blob(long size, byte @Nullable [] bytes) {
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Blob b && size == b.size && Arrays.equals(bytes, b.bytes);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(size) * 31 + Arrays.hashCode(bytes);
    }
}
