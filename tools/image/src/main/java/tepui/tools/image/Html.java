package tepui.tools.image;

/** Text for pages in HTML. */
public final class Html {
    private Html() {}

    /** A text in which nothing is taken for markup, between quotes too. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
