package tepui.frontends.glsl.link;

/** Log of linking. The first error of a step ends it by {@link #fail}; others are noted and linking goes on. */
final class LinkLog {
    /** Exception that ends linking after its error was noted. */
    static final class LinkError extends RuntimeException {
        private static final long serialVersionUID = 1;

        LinkError() {
            super(null, null, false, false);
        }
    }

    private static final int MAX = 50;

    private final StringBuilder text = new StringBuilder();
    private int errors;
    private int lines;

    void error(String message) {
        errors++;
        line("error: " + message);
    }

    private void line(String s) {
        if (lines++ < MAX) text.append(s).append('\n');
    }

    LinkError fail(String message) {
        error(message);
        return new LinkError();
    }

    void require(boolean condition, String message) {
        if (!condition) error(message);
    }

    boolean hasErrors() {
        return errors > 0;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
