package tepui.tools.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Fill table: runs its subjects in turn, round after round, and prints work per second of processor time: the figure
 * that a busy neighbour disturbs least. The median over the rounds is what is compared.
 */
final class FillTable {
    private final Map<String, Map<FillCase, List<Double>>> figures = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();

    /** Runs and prints; returns the exit status. */
    int run(Options options) throws IOException, InterruptedException {
        Map<String, String> subjects = new LinkedHashMap<>();
        subjects.put("tepui-" + options.get("--driver"), options.get("--driver"));
        if (!options.get("--peer").equals("none")) subjects.put("llvmpipe", "mesa");
        int rounds = options.number("--rounds");
        for (int round = 1; round <= rounds; round++) {
            for (Map.Entry<String, String> subject : subjects.entrySet()) {
                System.err.println("# round " + round + " of " + rounds + ": " + subject.getKey());
                int status = child(subject.getKey(), subject.getValue(), options);
                if (status != 0) {
                    System.err.println("bench fill: " + subject.getKey() + " ended with status " + status);
                    return 1;
                }
            }
        }
        if (!options.is("--tsv")) print(new ArrayList<>(subjects.keySet()), options);
        return 0;
    }

    private int child(String name, String driver, Options options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx2g", "-XX:+UseParallelGC"));
        command.add("--enable-native-access=ALL-UNNAMED");
        String extra = System.getProperty("tepui.bench.java", "");
        if (!extra.isBlank()) command.addAll(List.of(extra.trim().split(" +")));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Bench.class.getName(), "fill-child"));
        command.addAll(List.of(name, driver, options.get("--tests"), options.get("--ms"), options.get("--trials")));
        command.addAll(List.of(options.get("--warm"), options.get("--threads"), options.get("--device")));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        Path deps = Path.of(System.getProperty("tepui.deps", ".tepui/deps")).toAbsolutePath();
        if (driver.equals("mesa") && Files.isDirectory(deps.resolve("lib"))) {
            builder.environment().put("LD_LIBRARY_PATH", deps.resolve("lib").toString());
            builder.environment()
                    .put("LIBGL_DRIVERS_PATH", deps.resolve("lib/dri").toString());
            builder.environment()
                    .put(
                            "__EGL_VENDOR_LIBRARY_FILENAMES",
                            deps.resolve("egl/vendor.json").toString());
        }
        builder.environment().put("LP_NUM_THREADS", options.get("--threads"));
        builder.environment().put("GALLIUM_DRIVER", "llvmpipe");
        Process process = builder.start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) take(line, options);
        }
        return process.waitFor();
    }

    private void take(String line, Options options) {
        if (line.startsWith("#") && !notes.contains(line)) notes.add(line);
        if (!line.startsWith("F\t")) return;
        if (options.is("--tsv")) System.out.println(line);
        String[] cells = line.split("\t");
        FillCase row = FillCase.of(cells[2]);
        if (row == null) return;
        figures.computeIfAbsent(cells[1], k -> new EnumMap<>(FillCase.class))
                .computeIfAbsent(row, k -> new ArrayList<>())
                .add(row.work / Double.parseDouble(cells[6]));
    }

    private void print(List<String> subjects, Options options) {
        List<String> columns = new ArrayList<>(List.of("row", "unit, per CPU second"));
        columns.addAll(subjects);
        if (subjects.size() == 2) columns.add("ratio");
        Table table = new Table(2, columns);
        for (String label : options.get("--tests").split(",")) {
            FillCase row = FillCase.of(label);
            if (row == null) continue;
            List<String> cells = new ArrayList<>(List.of(label, row.unit));
            double[] medians = new double[subjects.size()];
            for (int i = 0; i < medians.length; i++) {
                medians[i] =
                        median(figures.getOrDefault(subjects.get(i), Map.of()).getOrDefault(row, List.of()));
                cells.add(String.format(Locale.ROOT, "%.4g", medians[i]));
            }
            if (medians.length == 2) cells.add(Table.fixed(medians[0] / medians[1], 2));
            table.row(cells);
        }
        Report report = new Report(options).table(table);
        for (String note : notes) report.text(note);
        report.text("# " + FillCase.SIZE + " x " + FillCase.SIZE + ", " + options.get("--threads")
                + " threads each, median of " + options.get("--rounds") + " interleaved rounds of "
                + options.get("--trials") + " trials of " + options.get("--ms") + " ms, "
                + System.getProperty("java.vm.name") + " " + System.getProperty("java.version"));
        report.print();
    }

    private static double median(List<Double> values) {
        if (values.isEmpty()) return Double.NaN;
        double[] sorted = new double[values.size()];
        for (int i = 0; i < sorted.length; i++) sorted[i] = values.get(i);
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
