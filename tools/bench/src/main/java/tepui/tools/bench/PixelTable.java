package tepui.tools.bench;

import static tepui.frontends.gl.GLConstants.*;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tepui.pipe.DeviceOptions;

/**
 * Table of what moving pixels costs on our drivers beside Mesa's llvmpipe: processor milliseconds of the whole process
 * an image, medians. Each subject has a process of its own, and they take turns.
 */
final class PixelTable {
    private static final String MESA = "llvmpipe";

    private PixelTable() {}

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--drivers", "soft,vulkan,null");
        defaults.put("--peer", MESA);
        defaults.put("--rounds", "3");
        defaults.put("--trials", "3");
        defaults.put("--ms", "200");
        defaults.put("--warm", "1000");
        defaults.put("--rows", "");
        defaults.put("--tsv", "no");
        return defaults;
    }

    static int run(Options options) throws IOException, InterruptedException {
        List<String> subjects = new ArrayList<>();
        for (String driver : options.get("--drivers").split(",")) if (!driver.isEmpty()) subjects.add(driver);
        if (!options.get("--peer").equals("none")) subjects.add(MESA);
        int rounds = options.number("--rounds");
        // Of each subject: of each row, the figures of all rounds.
        List<List<List<Double>>> figures = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (int s = 0; s < subjects.size(); s++) {
            List<List<Double>> rows = new ArrayList<>();
            for (int r = 0; r < PixelCase.values().length; r++) rows.add(new ArrayList<>());
            figures.add(rows);
        }
        for (int round = 1; round <= rounds; round++) {
            for (int s = 0; s < subjects.size(); s++) {
                System.err.println("# round " + round + " of " + rounds + ": " + subjects.get(s));
                int status = child(subjects.get(s), figures.get(s), notes, options);
                if (status != 0) System.err.println("bench pixels: " + subjects.get(s) + " ended with " + status);
            }
        }
        if (!options.is("--tsv")) print(subjects, figures, notes, options);
        return 0;
    }

    private static int child(String subject, List<List<Double>> figures, List<String> notes, Options options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx2g",
                "-XX:+UseParallelGC",
                "--add-modules=jdk.incubator.vector",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow"));
        String extra = System.getProperty("tepui.bench.java", "");
        if (!extra.isBlank()) command.addAll(List.of(extra.trim().split(" +")));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Bench.class.getName(), "pixels-child"));
        command.addAll(List.of(
                subject, options.get("--ms"), options.get("--trials"), options.get("--warm"), options.get("--rows")));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        MesaEnvironment.put(builder.environment());
        Process process = builder.start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("#") && !notes.contains(line.substring(2))) notes.add(line.substring(2));
                if (!line.startsWith("X\t")) continue;
                if (options.is("--tsv")) System.out.println(line);
                String[] cells = line.split("\t");
                figures.get(Integer.parseInt(cells[2])).add(Double.parseDouble(cells[4]));
            }
        }
        return process.waitFor();
    }

    private static void print(
            List<String> subjects, List<List<List<Double>>> figures, List<String> notes, Options options) {
        List<String> columns = new ArrayList<>(List.of("row"));
        columns.addAll(subjects);
        Table table = new Table(1, columns);
        for (PixelCase row : PixelCase.values()) {
            if (!isWanted(row, options.get("--rows"))) continue;
            List<String> cells = new ArrayList<>(List.of(row.label));
            for (List<List<Double>> of : figures) {
                double[] sorted = of.get(row.ordinal()).stream()
                        .mapToDouble(Double::doubleValue)
                        .sorted()
                        .toArray();
                cells.add(sorted.length == 0 ? "" : Table.fixed(sorted[sorted.length / 2], 2));
            }
            table.row(cells);
        }
        new Report(options)
                .table(table)
                .text("Processor milliseconds an image of 1024 x 1024, the picture 1280 x 720; "
                        + String.join("; ", notes)
                        + "; " + options.get("--rounds") + " rounds in turns of " + options.get("--trials")
                        + " trials of " + options.get("--ms") + " ms, medians.")
                .print();
    }

    /** Is one of the words, which commas divide, in the row's name? All rows are wanted where there is none. */
    private static boolean isWanted(PixelCase row, String words) {
        for (String word : words.split(",")) if (row.label.contains(word)) return true;
        return false;
    }

    /** One subject. Arguments: its name, milliseconds of processor time a trial, trials, as many of warm-up of each row, and the rows. */
    static void child(String[] args) {
        String subject = args[0];
        double seconds = Integer.parseInt(args[1]) / 1e3;
        int trials = Integer.parseInt(args[2]);
        double warm = Integer.parseInt(args[3]) / 1e3;
        try (PixelCalls calls = subject.equals(MESA)
                        ? new MesaPixels()
                        : new TepuiPixels(ChosenDevice.open(subject, "", DeviceOptions.DEFAULT));
                Arena arena = Arena.ofConfined()) {
            System.out.println("# " + calls.describe());
            MemorySegment pixels = arena.allocate(PixelCase.bytes(), 64);
            for (long i = 0; i < pixels.byteSize() / 4; i++) {
                pixels.setAtIndex(ValueLayout.JAVA_FLOAT, i, (i * 37 % 1024) / 1023f);
            }
            for (PixelCase row : PixelCase.values()) {
                if (!isWanted(row, args[4])) continue;
                prepare(calls, row);
                long at = row.kind == PixelCase.Kind.READ_BUFFER ? 0 : pixels.address();
                double[] ms = new double[trials];
                trial(calls, row, at, warm);
                for (int i = 0; i < trials; i++) ms[i] = trial(calls, row, at, seconds);
                calls.packBuffer(0);
                Arrays.sort(ms);
                int error = calls.error();
                if (error != 0) System.err.println("# " + row.label + ": GL error 0x" + Integer.toHexString(error));
                System.out.printf(
                        Locale.ROOT, "X\t%s\t%d\t%s\t%.4f%n", subject, row.ordinal(), row.label, ms[trials / 2]);
                System.out.flush();
            }
        }
    }

    private static void prepare(PixelCalls calls, PixelCase row) {
        int texture = calls.texture(row, row.width(), row.height(), row.kind == PixelCase.Kind.LEVELS);
        switch (row.kind) {
            case READ, PICTURE -> calls.framebuffer(GL_FRAMEBUFFER, row, texture);
            case READ_BUFFER -> {
                calls.framebuffer(GL_FRAMEBUFFER, row, texture);
                calls.packBuffer(PixelCase.bytes());
            }
            case COPY -> {
                calls.framebuffer(GL_FRAMEBUFFER, row, texture);
                calls.texture(row, row.width(), row.height(), false);
            }
            case HALVE -> {
                calls.framebuffer(GL_READ_FRAMEBUFFER, row, texture);
                int half = calls.texture(row, row.width() / 2, row.height() / 2, false);
                calls.framebuffer(GL_DRAW_FRAMEBUFFER, row, half);
            }
            default -> {}
        }
    }

    private static double trial(PixelCalls calls, PixelCase row, long pixels, double seconds) {
        ProcessClock clock = new ProcessClock();
        long used = clock.nanos();
        int count = 0;
        do {
            switch (row.kind) {
                case WRITE -> calls.write(row.width(), row.height(), row.format, row.type, pixels);
                // blocks of 4 x 4 texels in 8 bytes
                case WRITE_BLOCKS ->
                    calls.writeBlocks(row.width(), row.height(), row.internal, row.width() * row.height() / 2, pixels);
                case COPY -> calls.copy(row.width(), row.height());
                case READ, READ_BUFFER -> calls.read(row.width(), row.height(), row.format, row.type, pixels);
                case LEVELS -> calls.generateLevels();
                case HALVE -> calls.halve(row.width(), row.height());
                case PICTURE -> calls.picture(pixels);
            }
            calls.finish();
            count++;
        } while (clock.nanos() - used < seconds * 1e9 || count < 3);
        return (clock.nanos() - used) / 1e6 / count;
    }
}
