package tepui.tools.suites.d3d9;

import java.util.HexFormat;

/** Writer of vertices as bytes, low bytes first. */
final class Vertices {
    private final StringBuilder hex = new StringBuilder();

    Vertices f(float... values) {
        for (float v : values) i(Float.floatToRawIntBits(v));
        return this;
    }

    Vertices i(int... values) {
        for (int v : values) hex.append(HexFormat.of().toHexDigits(Integer.reverseBytes(v)));
        return this;
    }

    Vertices s(int... values) {
        for (int v : values) hex.append(HexFormat.of().toHexDigits(Short.reverseBytes((short) v)));
        return this;
    }

    int bytes() {
        return hex.length() / 2;
    }

    String hex() {
        return hex.toString();
    }
}
