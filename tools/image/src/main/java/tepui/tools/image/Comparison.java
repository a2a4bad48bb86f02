package tepui.tools.image;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * One comparison of a drawn picture with an expected one, as {@link PictureReport} keeps it.
 *
 * @param name letters, digits, dots and dashes; the names of its files begin with it
 * @param passed whether the pictures are alike enough
 * @param told the difference in a line
 * @param file where the expected picture lies; null where it is in no file
 */
public record Comparison(
        String name, boolean passed, String told, @Nullable Path file) {
    public Comparison {
        if (!isName(name)) throw new IllegalArgumentException("Comparison: '" + name + "' is no name of a file");
    }

    static boolean isName(String name) {
        return name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,199}");
    }

    /** A name that files can have: what they cannot is a dash. */
    public static String name(String text) {
        String name = text.replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[^A-Za-z0-9]+|-+$", "");
        if (name.isEmpty()) return "picture";
        return name.length() > 200 ? name.substring(0, 200) : name;
    }
}
