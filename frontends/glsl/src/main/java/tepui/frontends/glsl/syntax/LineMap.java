package tepui.frontends.glsl.syntax;

import java.util.Arrays;

/**
 * Map from positions to the lines that messages name, kept when the text is gone: what the IR's instructions are
 * stamped with.
 */
public final class LineMap {
    private final int[] starts;
    private final int[] lines;
    /** The line found last: neighbours ask one after the other. */
    private int from;

    private int to;
    private int last;

    LineMap(int[] starts, int[] lines) {
        this.starts = starts;
        this.lines = lines;
    }

    /** A map for one user: the last answer is kept, so that it is not for several threads. */
    public LineMap own() {
        return new LineMap(starts, lines);
    }

    /** The line, from 1; 0 where it is not known or no number for a line. */
    public int line(int pos) {
        if (pos >= from && pos < to) return last;
        int at = Arrays.binarySearch(starts, pos);
        if (at < 0) at = -at - 2;
        if (at < 0) return 0;
        from = starts[at];
        to = at + 1 < starts.length ? starts[at + 1] : Integer.MAX_VALUE;
        last = Math.max(0, lines[at]);
        return last;
    }
}
