package tepui.stream;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/** Inline data of a packet as memory segments: one place, with a view of each size, so that none is made twice. */
final class InlineData {
    /** Merged uploads grow up to this. */
    static final int MOST_BYTES = 4096;

    private final MemorySegment place = Arena.ofAuto().allocate(MOST_BYTES, 64);
    private final @Nullable MemorySegment[] views = new MemorySegment[MOST_BYTES + 1];

    InlineData() {}

    /** The first {@code bytes} bytes of the words from {@code i} on, until the next call. */
    MemorySegment take(int[] words, int i, int bytes) { // hot
        MemorySegment.copy(words, i, place, ValueLayout.JAVA_INT, 0, bytes + 3 >>> 2);
        MemorySegment view = views[bytes];
        return view != null ? view : view(bytes);
    }

    private MemorySegment view(int bytes) {
        MemorySegment made = place.asSlice(0, bytes);
        views[bytes] = made;
        return made;
    }
}
