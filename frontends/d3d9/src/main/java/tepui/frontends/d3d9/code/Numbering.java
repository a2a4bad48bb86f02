package tepui.frontends.d3d9.code;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers for values, from 1: equal values have one number. It keeps at most {@link #MOST} of them, so that a program that makes ever new shaders does not
 * fill memory; a value that was forgotten gets a new number, which costs those who compare numbers a little work and nothing else.
 */
public final class Numbering<T> {
    static final int MOST = 1 << 14;

    private final Map<T, Integer> known = new HashMap<>();
    private int last;

    public synchronized int of(T value) {
        Integer number = known.get(value);
        if (number != null) return number;
        if (known.size() == MOST) known.clear();
        known.put(value, ++last);
        return last;
    }

    /** A number that no value has. */
    public synchronized int next() {
        return ++last;
    }
}
