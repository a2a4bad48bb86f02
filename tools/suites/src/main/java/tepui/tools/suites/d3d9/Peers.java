package tepui.tools.suites.d3d9;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tepui.tools.suites.d3d9.Differences.Place;

/**
 * Command that plays scripts on Tepui and on other implementations and says where they differ: by which driver of
 * Tepui, and whether the others agree among themselves. See docs/testing.md.
 */
public final class Peers {
    private static final String USAGE = """
            usage: Peers [--driver NAME]... [--peer NAME=COMMAND]... [--chapter NAME]... [--seeds FROM-TO] [--scripts FILE]
                         [--write FILE] [--record FILE] [--reduce] [--quiet] [--answers]
            """;

    private final List<Player> drivers = new ArrayList<>();
    private final List<Player> peers = new ArrayList<>();
    private final List<Script> scripts = new ArrayList<>();
    private final StringBuilder recorded = new StringBuilder();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private boolean reduce;
    private boolean quiet;
    private boolean answersOnly;

    private Peers() {}

    public static void main(String... arguments) throws IOException {
        System.exit(new Peers().run(arguments));
    }

    private int run(String... arguments) throws IOException {
        List<String> chapters = new ArrayList<>();
        List<String> names = new ArrayList<>();
        long from = 0;
        long to = 49;
        Path write = null;
        Path record = null;
        for (int i = 0; i < arguments.length; i++) {
            String option = arguments[i];
            if (option.equals("--reduce")) {
                reduce = true;
                continue;
            }
            if (option.equals("--answers")) {
                answersOnly = true;
                continue;
            }
            if (option.equals("--quiet")) {
                quiet = true;
                continue;
            }
            if (i + 1 >= arguments.length || !option.startsWith("--")) return usage(option);
            String value = arguments[++i];
            switch (option) {
                case "--driver" -> names.add(value);
                case "--peer" -> {
                    int at = value.indexOf('=');
                    if (at < 1) return usage(value);
                    peers.add(new PeerPlayer(
                            value.substring(0, at),
                            List.of(value.substring(at + 1).split(" +"))));
                }
                case "--chapter" -> chapters.add(value);
                case "--seeds" -> {
                    String[] ends = value.split("-");
                    from = Long.parseLong(ends[0]);
                    to = Long.parseLong(ends[ends.length - 1]);
                }
                case "--scripts" -> scripts.addAll(Script.parse(Files.readString(Path.of(value))));
                case "--write" -> write = Path.of(value);
                case "--record" -> record = Path.of(value);
                default -> {
                    return usage(option);
                }
            }
        }
        for (String c : chapters.isEmpty() && scripts.isEmpty() ? List.copyOf(Chapters.ALL.keySet()) : chapters) {
            if (!Chapters.ALL.containsKey(c)) return usage(c);
            for (long seed = from; seed <= to; seed++) scripts.add(Chapters.script(c, seed));
        }
        if (write != null) {
            StringBuilder all = new StringBuilder();
            for (Script s : scripts) all.append(s.text());
            Files.writeString(write, all);
        }
        for (String n : names) drivers.add(new TepuiPlayer(n));
        boolean same = compareAll();
        if (record != null) Files.writeString(record, recorded);
        for (Player p : drivers) p.close();
        for (Player p : peers) p.close();
        threads.shutdown();
        return same ? 0 : 1;
    }

    private static int usage(String wrong) {
        System.err.println("not understood: " + wrong);
        System.err.print(USAGE);
        System.err.println("chapters: " + String.join(" ", Chapters.ALL.keySet()));
        return 2;
    }

    private boolean compareAll() {
        Map<String, Map<String, Integer>> counts = new TreeMap<>();
        boolean same = true;
        for (Script s : scripts) {
            String chapter = s.name().replaceAll("-[0-9]+$", "");
            Map<String, Integer> count = counts.computeIfAbsent(chapter, k -> new TreeMap<>());
            count.merge("scripts", 1, Integer::sum);
            Map<String, List<String>> answers = playAll(s);
            if (answersOnly) {
                System.out.println("script " + s.name());
                answers.values().forEach(a -> a.forEach(System.out::println));
                System.out.println("done");
                continue;
            }
            record(s, answers);
            for (Player d : drivers) same &= compare(s, d, answers, count);
        }
        counts.forEach((c, v) -> System.out.println(c + ": " + v));
        return same;
    }

    /** All players at once. */
    private Map<String, List<String>> playAll(Script s) {
        Map<String, Future<List<String>>> running = new LinkedHashMap<>();
        for (List<Player> players : List.of(peers, drivers)) {
            for (Player p : players) running.put(p.name(), threads.submit(() -> p.play(s)));
        }
        Map<String, List<String>> answers = new LinkedHashMap<>();
        running.forEach((name, f) -> answers.put(name, get(f)));
        return answers;
    }

    private static List<String> get(Future<List<String>> f) {
        try {
            return f.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static List<String> of(Player p, Map<String, List<String>> answers) {
        List<String> a = answers.get(p.name());
        return a == null ? List.of() : a;
    }

    /** Keeps what the peers agree on, of scripts where no driver of Tepui stands alone. */
    private void record(Script s, Map<String, List<String>> answers) {
        int dash = s.name().lastIndexOf('-');
        if (peers.isEmpty() || dash < 0 || !Chapters.ALL.containsKey(s.name().substring(0, dash))) return;
        List<String> first = of(peers.getFirst(), answers);
        Set<Place> open = new HashSet<>();
        for (Player p : peers)
            open.addAll(Differences.of(s, first, of(p, answers)).keySet());
        for (Player d : drivers) {
            for (Place place : Differences.of(s, first, of(d, answers)).keySet()) {
                if (!open.contains(place) && !open.contains(new Place(place.line(), -1))) return;
            }
        }
        for (List<String> a : answers.values()) if (a.stream().anyMatch(l -> l.startsWith("died"))) return;
        long seed = Long.parseLong(s.name().substring(dash + 1));
        recorded.append(
                Recorded.of(s.name().substring(0, dash), seed, s, first, open).text());
    }

    /** Whether a driver of Tepui gives what one of the peers gives, everywhere. */
    private boolean compare(Script s, Player d, Map<String, List<String>> answers, Map<String, Integer> count) {
        List<String> ours = of(d, answers);
        Map<Place, Map<String, String>> unlike =
                new TreeMap<>(Comparator.comparingInt(Place::line).thenComparingInt(Place::cell));
        for (Player p : peers) {
            Differences.of(s, ours, of(p, answers))
                    .forEach((place, what) -> unlike.computeIfAbsent(place, k -> new LinkedHashMap<>())
                            .put(p.name(), what));
        }
        boolean good = true;
        boolean reduced = false;
        for (Map.Entry<Place, Map<String, String>> e : unlike.entrySet()) {
            Place place = e.getKey();
            boolean agree = peersAgree(s, answers, place);
            boolean alone = e.getValue().size() == peers.size();
            String verdict = d.name()
                    + (agree
                            ? " ALONE"
                            : alone ? " unlike each" : " unlike " + e.getValue().keySet());
            count.merge(verdict, 1, Integer::sum);
            good &= !alone;
            if (quiet && !agree) continue;
            e.getValue()
                    .forEach((peer, what) -> System.out.printf(
                            Locale.ROOT,
                            "%s %s %s: %s: %s%n",
                            s.name(),
                            verdict,
                            place,
                            peer,
                            line(s, place.line()) + what));
            if (reduce && agree && !reduced) {
                reduced = true;
                System.out.println(
                        Reduction.of(s, t -> isAlone(t, d, place.cell())).text());
            }
            System.out.flush();
        }
        return good;
    }

    private static String line(Script s, int number) {
        if (number < 1 || number > s.lines().size()) return "";
        String line = s.lines().get(number - 1);
        return "'" + (line.length() > 120 ? line.substring(0, 120) + "..." : line) + "' ";
    }

    private boolean peersAgree(Script s, Map<String, List<String>> answers, Place place) {
        List<String> first = of(peers.getFirst(), answers);
        for (Player p : peers) {
            Map<Place, String> found = Differences.of(s, first, of(p, answers));
            if (found.containsKey(place) || found.containsKey(new Place(place.line(), -1))) return false;
        }
        return true;
    }

    /** There is a place, in that cell where it is one, where the peers agree with each other and the driver with none. */
    private boolean isAlone(Script s, Player d, int cell) {
        Map<String, List<String>> answers = playAll(s);
        for (List<String> a : answers.values()) if (a.stream().anyMatch(x -> x.startsWith("died"))) return false;
        List<String> ours = of(d, answers);
        for (Place place :
                Differences.of(s, ours, of(peers.getFirst(), answers)).keySet()) {
            if (place.cell() == cell && peersAgree(s, answers, place)) return true;
        }
        return false;
    }
}
