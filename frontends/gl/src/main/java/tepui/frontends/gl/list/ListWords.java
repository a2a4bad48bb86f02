package tepui.frontends.gl.list;

import java.lang.foreign.Arena;
import java.util.Arrays;
import tepui.frontends.gl.base.Native;

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

    /** Begins a call whose argument is the call that comes next, on a texture by name; answers where it lies. */
    protected final int selectTexture(int texture, int target) {
        return select(0, texture, target);
    }

    /** The same, on a unit. */
    protected final int selectUnit(int texunit) {
        return select(1, texunit, 0);
    }

    private int select(int kind, int a, int b) {
        int from = size;
        int at = begin(HandOps.SELECTED, 3);
        words[at] = kind;
        words[at + 1] = a;
        words[at + 2] = b;
        return from;
    }

    /** Ends it: the call that was recorded is part of this one; where none was, this one is none. */
    protected final boolean selected(int from, boolean done) {
        if (size == from + 4) size = from;
        else words[from] = HandOps.SELECTED << 16 | size - from - 1;
        return done;
    }

    /** A copy of the bytes that lives as long as the list. */
    protected final long copy(long address, long bytes) {
        if (bytes <= 0 || address == 0) return 0;
        long to = Native.local(arena.allocate(bytes, 16).address());
        Native.copy(address, to, bytes);
        return to;
    }
}
