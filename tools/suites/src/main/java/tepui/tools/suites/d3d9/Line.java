package tepui.tools.suites.d3d9;

import java.util.Arrays;

/** Line of a script, by its words. Missing numbers are 0, as the peer takes them. */
final class Line {
    private final String[] words;

    Line(String text) {
        words = text.strip().split(" +");
    }

    String call() {
        return words[0];
    }

    int size() {
        return words.length;
    }

    String word(int k) {
        return k < words.length ? words[k] : "";
    }

    int i(int k) {
        return k < words.length ? Long.decode(words[k]).intValue() : 0;
    }

    float f(int k) {
        return k < words.length ? Float.parseFloat(words[k]) : 0;
    }

    boolean is(int k) {
        return i(k) != 0;
    }

    float[] floats(int from, int count) {
        float[] f = new float[count];
        for (int k = 0; k < count; k++) f[k] = f(from + k);
        return f;
    }

    int[] ints(int from) {
        int[] v = new int[Math.max(0, words.length - from)];
        for (int k = 0; k < v.length; k++) v[k] = i(from + k);
        return v;
    }

    /** Words of eight hexadecimal digits. */
    int[] tokens(int from) {
        int[] v = new int[Math.max(0, words.length - from)];
        for (int k = 0; k < v.length; k++) v[k] = Integer.parseUnsignedInt(words[from + k], 16);
        return v;
    }

    byte[] bytes(int k) {
        return java.util.HexFormat.of().parseHex(word(k));
    }

    @Override
    public String toString() {
        return String.join(" ", Arrays.asList(words));
    }
}
