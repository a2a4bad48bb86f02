package tepui.frontends.glsl.syntax;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Source strings that make up a shader, and the way from a position back to string, line and column. A position counts
 * characters over all pieces in the order in which they are read, each followed by one more for its end; it stays small
 * enough for an int because the text's size is bounded. A string is one piece, until an #include cuts it: what is
 * included lies between its two parts.
 */
public final class Sources {
    /** Longest text, all strings together: 16 Mi characters. */
    public static final int MAX_LENGTH = 1 << 24;

    private static final int MAX_DEPTH = 64;
    private static final int MAX_PIECES = 1 << 16;

    /** A stretch of a string that is read without a break. */
    private static final class Piece {
        final String text;
        /** The stretch in the text. */
        final int from;

        int to;
        /** Position of what is at {@code from}. */
        int start;
        /** Name of the string in messages: its number, or the path that an #include gave. */
        final String name;
        /** Where an included string was found; null for the shader's own. */
        final @Nullable String location;

        final int depth;
        /** The #line that holds at the beginning, or -1. */
        final int renumbering;

        Piece(String text, int from, int start, String name, @Nullable String location, int depth, int renumbering) {
            this.text = text;
            this.from = from;
            this.to = text.length();
            this.start = start;
            this.name = name;
            this.location = location;
            this.depth = depth;
            this.renumbering = renumbering;
        }
    }

    private final List<Piece> pieces = new ArrayList<>();
    private int length;
    /** #line directives, by position: from there on, lines and strings are named by these. */
    private int[] lineAt = new int[4];

    private int[] lineShift = new int[4];
    private String[] lineName = new String[4];
    private int lineCount;

    public Sources(String... strings) {
        long at = 0;
        for (int i = 0; i < strings.length; i++) {
            pieces.add(new Piece(strings[i], 0, (int) at, Integer.toString(i), null, 0, -1));
            at += strings[i].length() + 1L;
            if (at > MAX_LENGTH) {
                throw new IllegalArgumentException(
                        "shader source: longer than " + MAX_LENGTH + " characters, which is the most that is taken");
            }
        }
        length = (int) at;
    }

    /** Number of pieces so far. */
    int count() {
        return pieces.size();
    }

    /** The text that a piece is of. */
    String text(int piece) {
        return pieces.get(piece).text;
    }

    /** Offset in its text at which a piece begins. */
    int from(int piece) {
        return pieces.get(piece).from;
    }

    /** Position of the first character of a piece. */
    int start(int piece) {
        return pieces.get(piece).start;
    }

    /** Depth of #include of a piece. */
    int depth(int piece) {
        return pieces.get(piece).depth;
    }

    /** Where the string with this position was found, or null if it is the shader's own. */
    @Nullable
    String location(int pos) {
        return pieces.get(indexOf(pos)).location;
    }

    /**
     * Puts an included string in front of what is not read yet.
     *
     * @param piece what is being read
     * @param at where in its text reading goes on behind the included string
     * @return why it cannot be, or null
     */
    @Nullable
    String include(int piece, int at, String path, String location, String text) {
        Piece cut = pieces.get(piece);
        if (cut.depth >= MAX_DEPTH) return "more than " + MAX_DEPTH + " strings include one another";
        if (pieces.size() + 2 > MAX_PIECES) return "more than " + MAX_PIECES / 2 + " strings are included";
        int more = text.length() + 1;
        if ((long) length + more > MAX_LENGTH) {
            return "the shader grows longer than " + MAX_LENGTH + " characters";
        }
        int pos = cut.start + at - cut.from;
        Piece included = new Piece(text, 0, pos, '"' + path + '"', location, cut.depth + 1, -1);
        Piece rest = new Piece(cut.text, at, pos + more, cut.name, cut.location, cut.depth, renumberingAt(pos));
        cut.to = at;
        for (int i = piece + 1; i < pieces.size(); i++) pieces.get(i).start += more;
        pieces.addAll(piece + 1, List.of(included, rest));
        length += more;
        return null;
    }

    /**
     * From {@code pos} on, the line that holds it is number {@code line} of string {@code name}.
     *
     * @param name the number or quoted path that the program gave, or null to keep the one that was
     */
    public void renumber(int pos, int line, @Nullable String name) {
        if (lineCount == lineAt.length) {
            lineAt = Arrays.copyOf(lineAt, lineCount * 2);
            lineShift = Arrays.copyOf(lineShift, lineCount * 2);
            lineName = Arrays.copyOf(lineName, lineCount * 2);
        }
        String kept = name(pos);
        lineAt[lineCount] = pos;
        lineShift[lineCount] = line - physicalLine(pieces.get(indexOf(pos)), pos);
        lineName[lineCount] = name != null ? name : kept;
        lineCount++;
    }

    /** The string as messages and __FILE__ name it: a number, or a path in double quotes. */
    public String name(int pos) {
        int at = renumberingAt(pos);
        return at >= 0 ? lineName[at] : pieces.get(indexOf(pos)).name;
    }

    /** Line as messages name it, from 1. */
    public int line(int pos) {
        int at = renumberingAt(pos);
        return physicalLine(pieces.get(indexOf(pos)), pos) + (at >= 0 ? lineShift[at] : 0);
    }

    /** Column, from 1. */
    public int column(int pos) {
        Piece piece = pieces.get(indexOf(pos));
        int local = local(piece, pos);
        return local - piece.text.lastIndexOf('\n', local - 1);
    }

    /** The line that holds {@code pos}, without its end. */
    public String lineText(int pos) {
        Piece piece = pieces.get(indexOf(pos));
        String s = piece.text;
        int local = local(piece, pos);
        int from = s.lastIndexOf('\n', local - 1) + 1;
        int to = s.indexOf('\n', local);
        if (to < 0) to = s.length();
        if (to > from && s.charAt(to - 1) == '\r') to--;
        return s.substring(from, Math.max(from, to));
    }

    /** The lines of all pieces as messages number them. */
    public LineMap lines() {
        int count = 0;
        for (Piece p : pieces) {
            count++;
            for (int at = p.text.indexOf('\n', p.from); at >= 0 && at < p.to; at = p.text.indexOf('\n', at + 1)) {
                count++;
            }
        }
        int[] at = new int[count];
        int[] numbers = new int[count];
        int n = 0;
        int known = 0;
        for (Piece p : pieces) {
            int shift = p.renumbering >= 0 ? lineShift[p.renumbering] : 0;
            int physical = physicalLine(p, p.start);
            int from = p.from;
            while (true) {
                int pos = p.start + from - p.from;
                while (known < lineCount && lineAt[known] <= pos) {
                    if (lineAt[known] >= p.start) shift = lineShift[known];
                    known++;
                }
                at[n] = pos;
                numbers[n++] = physical++ + shift;
                int end = p.text.indexOf('\n', from);
                if (end < 0 || end >= p.to) break;
                from = end + 1;
            }
        }
        return new LineMap(at, numbers);
    }

    private static int local(Piece piece, int pos) {
        return Math.min(pos - piece.start + piece.from, piece.text.length());
    }

    private int indexOf(int pos) {
        int low = 0;
        int high = pieces.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (pieces.get(middle).start <= pos) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    private static int physicalLine(Piece piece, int pos) {
        String s = piece.text;
        int end = local(piece, pos);
        int line = 1;
        for (int at = s.indexOf('\n'); at >= 0 && at < end; at = s.indexOf('\n', at + 1)) line++;
        return line;
    }

    /** The latest #line at or before {@code pos} in the same string, or -1. */
    private int renumberingAt(int pos) {
        Piece piece = pieces.get(indexOf(pos));
        for (int i = lineCount - 1; i >= 0; i--) {
            if (lineAt[i] <= pos) return lineAt[i] >= piece.start ? i : piece.renumbering;
        }
        return piece.renumbering;
    }
}
