package tepui.tools.suites.d3d9;

import org.jspecify.annotations.Nullable;

/** Answer of one call: a result and what came out, in the words of the peer. */
final class Answer {
    private @Nullable String result;
    private final StringBuilder values = new StringBuilder();

    /** Records that there was such a call; always true. */
    boolean result(int hr) {
        result = String.format("%08x", hr);
        return true;
    }

    void value(int v) {
        values.append(' ').append(Integer.toHexString(v));
    }

    void number(float f) {
        value(Float.floatToRawIntBits(f));
    }

    void numbers(float... f) {
        for (float x : f) number(x);
    }

    void text(String s) {
        values.append(' ').append(s);
    }

    String line(int number) {
        return number + " " + (result == null ? "none" : result) + values;
    }
}
