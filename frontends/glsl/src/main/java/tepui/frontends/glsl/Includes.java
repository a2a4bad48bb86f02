package tepui.frontends.glsl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Named strings that {@code #include} finds: a tree of locations, such as {@code /lib/noise}, some with a string, and
 * the search points that paths without a leading slash are relative to. Never changes.
 */
public final class Includes {
    /** No strings. */
    public static final Includes NONE = new Includes(new TreeMap<>(), List.of());

    private final NavigableMap<String, String> strings;
    private final List<String> searchPoints;

    /** Result of a look-up. */
    public sealed interface Lookup {}

    /** A string, and the location of it. */
    public record Found(String location, String text) implements Lookup {}

    /** Reason why there is none. */
    public record Missing(String reason) implements Lookup {}

    private Includes(NavigableMap<String, String> strings, List<String> searchPoints) {
        this.strings = Collections.unmodifiableNavigableMap(strings);
        this.searchPoints = List.copyOf(searchPoints);
    }

    /** The same with one more string, in the place of that which was there. */
    public Includes with(String location, String text) {
        NavigableMap<String, String> more = new TreeMap<>(strings);
        more.put(location, text);
        return new Includes(more, searchPoints);
    }

    /** The same without a string. */
    public Includes without(String location) {
        NavigableMap<String, String> fewer = new TreeMap<>(strings);
        fewer.remove(location);
        return new Includes(fewer, searchPoints);
    }

    /** The same with these locations as search points. */
    public Includes searching(List<String> points) {
        return new Includes(strings, points);
    }

    /** The string of a location, or null. */
    public @Nullable String text(String location) {
        return strings.get(location);
    }

    /** May this stand for a location, or for a part of the way to one? */
    public static boolean isPath(String path) {
        if (path.isEmpty() || path.length() > 1 && path.endsWith("/") || path.contains("//")) return false;
        for (int i = 0; i < path.length(); i++) {
            if (!isPathCharacter(path.charAt(i))) return false;
        }
        return true;
    }

    /** Whether a character may stand in the language's text, without quotes, and a space. */
    private static boolean isPathCharacter(char c) {
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') return true;
        return "_.+-/*%[](){}^|&~=!:;,? ".indexOf(c) >= 0;
    }

    /** The location of a path from the root; null where it is no such path. */
    public static @Nullable String location(String path) {
        return path.startsWith("/") && isPath(path) ? walk("/", path) : null;
    }

    private static String walk(String from, String path) {
        List<String> tokens = new ArrayList<>();
        String whole = path.startsWith("/") ? path : from + "/" + path;
        for (String token : whole.split("/")) {
            if (token.isEmpty() || token.equals(".")) continue;
            if (!token.equals("..")) tokens.add(token);
            else if (!tokens.isEmpty()) tokens.removeLast();
        }
        return "/" + String.join("/", tokens);
    }

    private boolean exists(String location) {
        if (location.equals("/") || strings.containsKey(location)) return true;
        String below = strings.higherKey(location + "/");
        return below != null && below.startsWith(location + "/");
    }

    /**
     * Looks up what an #include names.
     *
     * @param includer location of the string with a directive in double quotes; null in the shader itself and with angled brackets
     */
    public Lookup find(String path, @Nullable String includer) {
        if (!isPath(path)) return new Missing("'" + path + "' is no path");
        if (path.startsWith("/")) {
            String location = walk("/", path);
            return exists(location)
                    ? at(location)
                    : new Missing("there is no '" + location + "' among the named strings");
        }
        if (includer != null) {
            String beside = walk(includer, "../" + path);
            if (exists(beside)) return at(beside);
        }
        for (String point : searchPoints) {
            String location = walk(point, path);
            if (exists(location)) return at(location);
        }
        return new Missing("there is no '" + path + "' at any of the "
                + (searchPoints.size() + (includer == null ? 0 : 1)) + " places to search");
    }

    private Lookup at(String location) {
        String text = strings.get(location);
        return text == null
                ? new Missing("'" + location + "' has no string, there are only strings below it")
                : new Found(location, text);
    }
}
