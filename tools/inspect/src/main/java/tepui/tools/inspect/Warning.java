package tepui.tools.inspect;

import java.util.Map;
import java.util.TreeMap;

/**
 * Something in a frame that costs time or looks wrong.
 *
 * @param kind a word that people filter by
 * @param call the program's call; -1 for none
 */
record Warning(String kind, int call, String text) {
    Map<String, Object> told() {
        return new TreeMap<>(Map.of("kind", kind, "call", call, "text", text));
    }
}
