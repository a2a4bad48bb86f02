package tepui.frontends.glsl.syntax;

import java.util.Arrays;

/**
 * The strings that make up a shader, and the way from a position back to string number, line and column. A position counts
 * characters over all strings, each followed by one more for its end; it stays small enough for an int because the text's size
 * is bounded.
 */
public final class Sources {
    /** Longest text, all strings together: 16 Mi characters. */
    public static final int MAX_LENGTH = 1 << 24;

    private final String[] strings;
    private final int[] starts;
    /** #line directives, by position: from there on, lines and string numbers are counted from these. */
    private int[] lineAt = new int[4];

    private int[] lineShift = new int[4];
    private int[] lineString = new int[4];
    private int lineCount;

    public Sources(String... strings) {
        this.strings = strings.clone();
        starts = new int[strings.length + 1];
        long at = 0;
        for (int i = 0; i < strings.length; i++) {
            starts[i] = (int) at;
            at += strings[i].length() + 1L;
            if (at > MAX_LENGTH) {
                throw new IllegalArgumentException(
                        "shader source: longer than " + MAX_LENGTH + " characters, which is the most that is taken");
            }
        }
        starts[strings.length] = (int) at;
    }

    public int count() {
        return strings.length;
    }

    public String string(int index) {
        return strings[index];
    }

    /** Position of the first character of a string. */
    public int start(int index) {
        return starts[index];
    }

    /**
     * From {@code pos} on, the line that holds it is number {@code line} of string {@code string}.
     *
     * @param string the number that the program gave, or -1 to keep the one that was
     */
    public void renumber(int pos, int line, int string) {
        if (lineCount == lineAt.length) {
            lineAt = Arrays.copyOf(lineAt, lineCount * 2);
            lineShift = Arrays.copyOf(lineShift, lineCount * 2);
            lineString = Arrays.copyOf(lineString, lineCount * 2);
        }
        int index = indexOf(pos);
        int known = renumberingAt(pos);
        lineAt[lineCount] = pos;
        lineShift[lineCount] = line - physicalLine(index, pos);
        lineString[lineCount] = string >= 0 ? string : known >= 0 ? lineString[known] : index;
        lineCount++;
    }

    /** Number of the string as messages name it. */
    public int stringNumber(int pos) {
        int at = renumberingAt(pos);
        return at >= 0 ? lineString[at] : indexOf(pos);
    }

    /** Line as messages name it, from 1. */
    public int line(int pos) {
        int at = renumberingAt(pos);
        return physicalLine(indexOf(pos), pos) + (at >= 0 ? lineShift[at] : 0);
    }

    /** Column, from 1. */
    public int column(int pos) {
        int index = indexOf(pos);
        int local = local(index, pos);
        return local - strings[index].lastIndexOf('\n', local - 1);
    }

    /** The line that holds {@code pos}, without its end. */
    public String lineText(int pos) {
        int index = indexOf(pos);
        String s = strings[index];
        int local = local(index, pos);
        int from = s.lastIndexOf('\n', local - 1) + 1;
        int to = s.indexOf('\n', local);
        if (to < 0) to = s.length();
        if (to > from && s.charAt(to - 1) == '\r') to--;
        return s.substring(from, Math.max(from, to));
    }

    /** The lines of all strings as messages number them. */
    public LineMap lines() {
        int count = 0;
        for (String s : strings) {
            count++;
            for (int at = s.indexOf('\n'); at >= 0; at = s.indexOf('\n', at + 1)) count++;
        }
        int[] at = new int[count];
        int[] numbers = new int[count];
        int n = 0;
        int known = 0;
        for (int i = 0; i < strings.length; i++) {
            int shift = 0;
            int physical = 1;
            int start = 0;
            while (true) {
                int pos = starts[i] + start;
                while (known < lineCount && lineAt[known] <= pos) {
                    if (lineAt[known] >= starts[i]) shift = lineShift[known];
                    known++;
                }
                at[n] = pos;
                numbers[n++] = physical++ + shift;
                int end = strings[i].indexOf('\n', start);
                if (end < 0) break;
                start = end + 1;
            }
        }
        return new LineMap(at, numbers);
    }

    private int local(int index, int pos) {
        return Math.min(pos - starts[index], strings[index].length());
    }

    private int indexOf(int pos) {
        int low = 0;
        int high = strings.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (starts[middle] <= pos) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    private int physicalLine(int index, int pos) {
        String s = strings[index];
        int end = local(index, pos);
        int line = 1;
        for (int at = s.indexOf('\n'); at >= 0 && at < end; at = s.indexOf('\n', at + 1)) line++;
        return line;
    }

    /** The latest #line at or before {@code pos} in the same string, or -1. */
    private int renumberingAt(int pos) {
        int start = starts[indexOf(pos)];
        for (int i = lineCount - 1; i >= 0; i--) {
            if (lineAt[i] <= pos) return lineAt[i] >= start ? i : -1;
        }
        return -1;
    }
}
