package tepui.tools.cli;

/** Writer of JSON, indented by two, in the order of the calls. No reader: nothing here needs one. */
final class Json {
    private final StringBuilder text = new StringBuilder();
    private int depth;
    private boolean first = true;

    /** Begins an object or list; {@code key} is empty inside a list and at the top. */
    Json begin(String key, char bracket) {
        separate(key);
        text.append(bracket);
        depth++;
        first = true;
        return this;
    }

    Json end(char bracket) {
        depth--;
        if (!first) line();
        text.append(bracket);
        first = false;
        return this;
    }

    Json value(String key, Object value) {
        separate(key);
        switch (value) {
            case Boolean b -> text.append(b.booleanValue());
            case Double d when !Double.isFinite(d) -> text.append("null");
            case Float f when !Float.isFinite(f) -> text.append("null");
            case Number n -> text.append(n);
            case int[] list -> text.append(java.util.Arrays.toString(list));
            default -> quote(value.toString());
        }
        return this;
    }

    private void separate(String key) {
        if (depth > 0) {
            if (!first) text.append(',');
            line();
        }
        first = false;
        if (!key.isEmpty()) {
            quote(key);
            text.append(": ");
        }
    }

    private void line() {
        text.append('\n').append("  ".repeat(depth));
    }

    private void quote(String s) {
        text.append('"');
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\t' -> text.append("\\t");
                default -> {
                    if (c < ' ') {
                        text.append(String.format("\\u%04x", (int) c));
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        text.append('"');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
