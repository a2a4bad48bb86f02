package tepui.tools.suites.d3d9;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Reducer of a script to what reproduces a property: first whole cells go, then single lines. What says how vertices
 * lie in memory stays as long as the cell does, so that nothing is drawn of vertices that are read wrongly.
 */
final class Reduction {
    private static final Set<String> STAYS = Set.of(
            "device",
            "fvf",
            "setdecl",
            "stream",
            "viewport",
            "drawup",
            "draw",
            "drawi",
            "drawiup",
            "backbuffer",
            "read",
            "texture",
            "fill");

    private Reduction() {}

    static Script of(Script script, Predicate<Script> holds) {
        List<String> lines = new ArrayList<>(script.lines());
        for (int at = 0; at < lines.size(); ) {
            int end = at + 1;
            while (end < lines.size()
                    && !lines.get(end).startsWith("#")
                    && !lines.get(end).equals("end")) end++;
            if (!lines.get(at).startsWith("#") || !without(script, lines, at, end, holds)) at = end;
        }
        for (int chunk = Math.max(1, lines.size() / 4); chunk >= 1; chunk /= 2) {
            for (int at = 0; at < lines.size(); ) {
                int end = Math.min(lines.size(), at + chunk);
                boolean free = lines.subList(at, end).stream().noneMatch(l -> STAYS.contains(l.split(" ", 2)[0]));
                if (!free || !without(script, lines, at, end, holds)) at += chunk;
            }
        }
        return new Script(script.name(), lines);
    }

    private static boolean without(Script s, List<String> lines, int from, int to, Predicate<Script> holds) {
        List<String> fewer = new ArrayList<>(lines.subList(0, from));
        fewer.addAll(lines.subList(to, lines.size()));
        if (fewer.isEmpty() || !holds.test(new Script(s.name(), fewer))) return false;
        lines.subList(from, to).clear();
        return true;
    }
}
