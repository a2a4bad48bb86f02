package tepui.frontends.gl.list;

import java.lang.foreign.Arena;
import java.util.Arrays;
import tepui.frontends.gl.context.Native;

/**
 * The memory of the list that is being compiled. A call is a header word, {@code op << 16 | words}, and its arguments; arrays are copied to
 * native memory that lives as long as the list, so that they are played back as pointers.
 */
public abstract class ListWords {
    protected int[] words = new int[256];
    protected int size;
    /** Calls are not executed as well. */
    protected boolean compileOnly;

    protected Arena arena = Arena.ofAuto();

    ListWords() {}

    /** Room for a call; answers where its arguments go. */
    protected final int begin(int op, int count) {
        int at = size;
        if (at + count + 1 > words.length) words = Arrays.copyOf(words, Math.max(at + count + 1, words.length * 2));
        words[at] = op << 16 | count;
        size = at + 1 + count;
        return at + 1;
    }

    /** A copy of the bytes that lives as long as the list. */
    protected final long copy(long address, long bytes) {
        if (bytes <= 0 || address == 0) return 0;
        long to = arena.allocate(bytes, 16).address();
        Native.copy(address, to, bytes);
        return to;
    }
}
