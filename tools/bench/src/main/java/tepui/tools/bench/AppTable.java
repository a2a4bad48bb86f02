package tepui.tools.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Table of real programs on the software device beside Mesa's rasteriser: processor time a frame of the whole process,
 * from the start of the VM on. Both sides take turns, round after round, and medians are compared.
 */
final class AppTable {
    private static final List<String> STAGES = List.of("start and frame 1", "2 to 10", "11 to 100", "warm");

    /** A program with the figures of each round. */
    private record Row(AppCase row, List<AppFigures> own, List<AppFigures> peers) {
        Row(AppCase row) {
            this(row, new ArrayList<>(), new ArrayList<>());
        }
    }

    private AppTable() {}

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--tests", AppCase.labels());
        defaults.put("--peer", "llvmpipe");
        defaults.put("--rounds", "3");
        defaults.put("--warm", "15");
        defaults.put("--seconds", "5");
        defaults.put("--limit", "120");
        defaults.put("--agent", "");
        defaults.put("--examples", "examples");
        defaults.put("--tsv", "no");
        return defaults;
    }

    static int run(Options options) throws IOException, InterruptedException {
        List<AppCase> rows = new ArrayList<>();
        for (String label : options.get("--tests").split(",")) rows.add(AppCase.of(label));
        int rounds = options.number("--rounds");
        boolean peers = !options.get("--peer").equals("none");
        Path agent = options.get("--agent").isEmpty() ? StartTable.agent() : Path.of(options.get("--agent"));
        boolean packed = rows.stream().anyMatch(row -> row.kind != AppCase.Kind.DEMO);
        if (packed && !Files.exists(agent)) throw new IllegalArgumentException("bench apps: there is no " + agent);
        Path folder = Files.createTempDirectory("tepui-apps");
        try {
            AppRun runs = new AppRun(
                    folder,
                    agent.toAbsolutePath(),
                    Path.of(options.get("--examples")).toAbsolutePath(),
                    options);
            List<Row> table = rows.stream().map(Row::new).toList();
            List<String> failures = new ArrayList<>();
            for (int round = 1; round <= rounds; round++) {
                for (Row figures : table) {
                    AppCase row = figures.row;
                    for (int side = 0; side < (peers ? 2 : 1); side++) {
                        String subject = side == 0 ? "soft" : peer(row);
                        System.err.println("# round " + round + " of " + rounds + ": " + row.label + " on " + subject);
                        try {
                            AppFigures f = runs.run(row, side == 1);
                            (side == 0 ? figures.own : figures.peers).add(f);
                            if (options.is("--tsv")) raw(row, subject, f);
                        } catch (IOException e) {
                            failures.add(row.label + " on " + subject + ": " + e.getMessage());
                        }
                    }
                }
            }
            print(table, peers, failures, options);
            return failures.isEmpty() ? 0 : 1;
        } finally {
            delete(folder);
        }
    }

    private static String peer(AppCase row) {
        return row.kind == AppCase.Kind.DEMO ? "lavapipe" : "llvmpipe";
    }

    private static void raw(AppCase row, String subject, AppFigures f) {
        StringBuilder line = new StringBuilder("A\t" + row.label + "\t" + subject);
        for (int stage = 0; stage < STAGES.size(); stage++) line.append('\t').append(Table.fixed(f.of(stage), 3));
        System.out.println(line.append('\t').append(f.frames()));
    }

    private static void print(List<Row> rows, boolean peers, List<String> failures, Options options) {
        List<String> columns = new ArrayList<>(List.of("program", "peer"));
        for (String stage : STAGES) {
            columns.add(stage);
            if (peers) columns.addAll(List.of("peer's", "times"));
        }
        columns.add("compilers");
        Table table = new Table(2, columns);
        for (Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(row.row.label, peers ? peer(row.row) : "none"));
            for (int stage = 0; stage < STAGES.size(); stage++) {
                double own = median(row.own, stage);
                double other = median(row.peers, stage);
                cells.add(number(own));
                if (peers) cells.addAll(List.of(number(other), number(own / other)));
            }
            double compilers = median(row.own, STAGES.size());
            cells.add(Double.isNaN(compilers) ? "" : Table.fixed(100 * compilers, 0) + " %");
            table.row(cells);
        }
        Report report = new Report(options)
                .table(table)
                .text("Processor milliseconds of the whole process: until frame 1 is done, then a frame. "
                        + options.get("--rounds")
                        + " rounds in turns, medians; warm is frame 100 and " + options.get("--warm")
                        + " s later, when the VM's compilers are quiet, for " + options.get("--seconds")
                        + " s of processor time; compilers is what they still had of that. "
                        + Runtime.getRuntime().availableProcessors() + " cores, Java " + Runtime.version() + ".");
        for (String failure : failures) report.text(failure);
        if (!options.is("--tsv")) report.print();
        else failures.forEach(System.err::println);
    }

    private static String number(double value) {
        if (Double.isNaN(value)) return "";
        return Table.fixed(value, value < 10 ? 2 : value < 100 ? 1 : 0);
    }

    private static double median(List<AppFigures> runs, int stage) {
        double[] sorted = runs.stream()
                .mapToDouble(f -> f.of(stage))
                .filter(v -> !Double.isNaN(v))
                .sorted()
                .toArray();
        if (sorted.length == 0) return Double.NaN;
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Path[] all = files.toArray(Path[]::new);
            Arrays.sort(all, (a, b) -> b.compareTo(a));
            for (Path file : all) Files.deleteIfExists(file);
        }
    }
}
