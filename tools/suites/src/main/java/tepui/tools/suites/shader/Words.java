package tepui.tools.suites.shader;

import java.util.Locale;

/** Reader of the words of one line, from left to right; brackets and commas around numbers are blanks. */
final class Words {
    private final String line;
    private final String[] words;
    private int at;

    Words(String line) {
        this.line = line;
        words = line.replaceAll("[(),;]", " ").strip().split("\\s+");
    }

    /** Takes the words of {@code phrase} where they come next. */
    boolean take(String phrase) {
        String[] wanted = phrase.split(" ");
        if (at + wanted.length > words.length) return false;
        for (int i = 0; i < wanted.length; i++) {
            if (!words[at + i].equals(wanted[i])) return false;
        }
        at += wanted.length;
        return true;
    }

    boolean isAtEnd() {
        return at >= words.length;
    }

    int left() {
        return words.length - at;
    }

    String peek() {
        return isAtEnd() ? "" : words[at];
    }

    /** The next word; a line that ends too early is no command that is known. */
    String next() {
        if (isAtEnd()) throw new TestFailure("the line ends too early: " + line);
        return words[at++];
    }

    int integer() {
        return (int) wide();
    }

    long wide() {
        return wide(next());
    }

    static long wide(String word) {
        String w = word.toLowerCase(Locale.ROOT);
        try {
            if (w.startsWith("0x")) return Long.parseUnsignedLong(w.substring(2), 16);
            if (w.startsWith("-0x")) return -Long.parseUnsignedLong(w.substring(3), 16);
            if (w.startsWith("-")) return Long.parseLong(w);
            if (w.startsWith("+")) w = w.substring(1);
            if (w.endsWith("u")) w = w.substring(0, w.length() - 1);
            return Long.parseUnsignedLong(w);
        } catch (NumberFormatException e) {
            return (long) real(word);
        }
    }

    float number() {
        return number(next());
    }

    /** A float: decimal, or its bits as 0x with eight digits. */
    static float number(String word) {
        String w = word.toLowerCase(Locale.ROOT);
        if (w.startsWith("0x") && w.indexOf('p') < 0)
            return Float.intBitsToFloat((int) Long.parseUnsignedLong(w.substring(2), 16));
        return (float) real(w);
    }

    /** A double: decimal, or its bits as 0x with sixteen digits. */
    static double real(String word) {
        String w = word.toLowerCase(Locale.ROOT);
        if (w.startsWith("0x") && w.indexOf('p') < 0)
            return Double.longBitsToDouble(Long.parseUnsignedLong(w.substring(2), 16));
        return switch (w) {
            case "inf", "+inf", "infinity", "1.#inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            case "nan", "-nan", "+nan" -> Double.NaN;
            default -> {
                try {
                    yield Double.parseDouble(w);
                } catch (NumberFormatException e) {
                    throw new TestFailure("'" + word + "' is no number");
                }
            }
        };
    }

    float[] numbers(int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) values[i] = number();
        return values;
    }

    @Override
    public String toString() {
        return line;
    }
}
