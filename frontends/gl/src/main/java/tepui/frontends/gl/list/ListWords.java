package tepui.frontends.gl.list;

import java.lang.foreign.Arena;
import java.util.Arrays;
import tepui.frontends.gl.base.Native;

/**
 * Memory of the display list that is being compiled. A call is a header word, {@code op << 16 | words}, and its
 * arguments; arrays are copied to native memory that lives as long as the list, so that they are played back as
 * pointers.
 */
public final class ListWords {
    public int[] words = new int[256];
    public int size;
    /** Calls are not executed as well. */
    public boolean compileOnly;

    public Arena arena = Arena.ofAuto();

    /** No list yet. */
    public ListWords() {}

    /** Begins a list. */
    public void start(boolean executesToo) {
        compileOnly = !executesToo;
        clear();
    }

    /** After a list: its memory is its own. */
    public void clear() {
        size = 0;
        arena = Arena.ofAuto();
        if (words.length > 1 << 16) words = new int[256];
    }

    /** Room for a call; answers where its arguments go. */
    public int begin(int op, int count) {
        int at = size;
        if (at + count + 1 > words.length) words = Arrays.copyOf(words, Math.max(at + count + 1, words.length * 2));
        words[at] = op << 16 | count;
        size = at + 1 + count;
        return at + 1;
    }

    /** Arguments that are numbers and names, from a place on; answers whether the call is done with. */
    public boolean put(int at, int... values) {
        System.arraycopy(values, 0, words, at, values.length);
        return compileOnly;
    }

    /** An argument of two words. */
    public void putLong(int at, long value) {
        words[at] = (int) value;
        words[at + 1] = (int) (value >>> 32);
    }

    public void putDouble(int at, double value) {
        putLong(at, Double.doubleToRawLongBits(value));
    }

    /** Begins a call on a texture that is given, by name: the call that comes next is a part of it. Answers where it lies. */
    public int texture(int texture, int target) {
        return given(0, texture, target);
    }

    /** The same, by a unit. */
    public int textureOfUnit(int texunit, int target) {
        return given(1, texunit, target);
    }

    private int given(int kind, int name, int target) {
        int from = size;
        put(begin(HandOps.GIVEN_TEXTURE, 3), kind, name, target);
        return from;
    }

    /** Ends it: the call that was recorded is part of this one; where none was, this one is none. */
    public boolean given(int from, boolean done) {
        if (size == from + 4) size = from;
        else words[from] = HandOps.GIVEN_TEXTURE << 16 | size - from - 1;
        return done;
    }

    /** A copy of the bytes that lives as long as the list. */
    public long copy(long address, long bytes) {
        if (bytes <= 0 || address == 0) return 0;
        long to = Native.local(arena.allocate(bytes, 16).address());
        Native.copy(address, to, bytes);
        return to;
    }
}
