package tepui.tools.suites.verdicts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Shaders of two to four texts that are taken each by itself, with names of their own, put together at random. */
final class MixedCases {
    private static final String NAMES = "\\b([abcdefSBN])\\b";

    private MixedCases() {}

    /** As many cases of a seed, from those of one stage whose verdict is "ok". */
    static List<VerdictCase> of(long seed, int count, List<VerdictCase> singles, Map<String, String> verdicts) {
        Map<String, List<VerdictCase>> by = new TreeMap<>();
        for (VerdictCase c : singles) {
            VerdictCase.Part p = c.parts().getFirst();
            if (!"ok".equals(verdicts.get(c.toString())) || p.text().startsWith("#extension")) continue;
            by.computeIfAbsent(p.kind() + " " + c.version() + c.es(), k -> new ArrayList<>())
                    .add(c);
        }
        List<List<VerdictCase>> pools = List.copyOf(by.values());
        SplittableRandom random = new SplittableRandom(seed);
        List<VerdictCase> made = new ArrayList<>();
        Set<String> names = new HashSet<>();
        while (made.size() < count) {
            List<VerdictCase> pool = pools.get(random.nextInt(pools.size()));
            VerdictCase c = mixed(pool, random);
            if (names.add(c.toString())) made.add(c);
        }
        return made;
    }

    private static VerdictCase mixed(List<VerdictCase> pool, SplittableRandom random) {
        VerdictCase first = pool.get(random.nextInt(pool.size()));
        VerdictCase.Part p = first.parts().getFirst();
        StringBuilder text = new StringBuilder(p.text());
        int more = 1 + random.nextInt(3);
        for (int i = 1; i <= more; i++) {
            String next =
                    pool.get(random.nextInt(pool.size())).parts().getFirst().text();
            next = next.replaceAll(NAMES, "$1" + i);
            // one main a shader; a second one stays a function
            text.append('\n')
                    .append(next.replace(
                            "void main()", text.indexOf("void main()") < 0 ? "void main()" : "void g" + i + "()"));
        }
        String made = text.toString();
        String name = "mixed " + p.kind() + " " + made.replace('\n', ' ');
        return new VerdictCase(name, first.version(), first.es(), List.of(new VerdictCase.Part(p.kind(), made)));
    }
}
