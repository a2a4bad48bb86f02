package tepui.tools.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Stage;

/**
 * Table of the GLSL compiler's speed: lines a second and milliseconds a shader when it is warm, and the first shader of
 * a cold JVM; beside glslang's validator on the same files in the same run. The validator is a process: all files go
 * into one call, so that its start is paid once, and the call without files is taken off.
 */
final class GlslTable {
    private record Source(Path file, Stage stage, String text) {}

    private static final Path PEER =
            Path.of(System.getProperty("tepui.deps", ".tepui/deps"), "bin", "glslangValidator");

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put(
                "--dir",
                Path.of(System.getProperty("tepui.deps", ".tepui/deps"), "piglit", "tests", "spec")
                        .toString());
        defaults.put("--files", "400");
        defaults.put("--rounds", "20");
        return defaults;
    }

    int run(Options options) throws IOException, InterruptedException {
        Path folder = Path.of(options.get("--dir"));
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("bench glsl: there is no folder " + folder
                    + "; './tepui fetch piglit' brings it, or name one by --dir");
        }
        List<Source> sources = sources(folder, options.number("--files"));
        if (sources.isEmpty()) throw new IllegalArgumentException("bench: no shaders in " + options.get("--dir"));
        long lines = 0;
        for (Source s : sources) lines += s.text.lines().count();
        Table table = Table.of(1, "compiler", "ms/shader", "lines/s");
        Report report = new Report(options)
                .text(sources.size() + " shaders, " + lines + " lines")
                .table(table);
        long cold = child(sources.getFirst());
        table.row("tepui, first in a cold JVM", Table.fixed(cold / 1e6, 2), "");
        long first = pass(sources);
        row(table, "tepui, first round", first, sources.size(), lines);
        long best = Long.MAX_VALUE;
        for (int i = 0; i < options.number("--rounds"); i++) best = Math.min(best, pass(sources));
        row(table, "tepui, warm", best, sources.size(), lines);
        if (!Files.isExecutable(PEER)) {
            report.text("glslang: " + PEER + " does not exist; './tepui fetch' brings it")
                    .print();
            return 0;
        }
        long start = Long.MAX_VALUE;
        long all = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            start = Math.min(start, call(List.of()).nanos);
            all = Math.min(all, call(sources).nanos);
        }
        row(table, "glslang, without its start", Math.max(1, all - start), sources.size(), lines);
        row(table, "glslang, a process a shader", (all - start) + start * sources.size(), sources.size(), lines);
        report.print();
        return 0;
    }

    private static void row(Table table, String name, long nanos, int shaders, long lines) {
        table.row(name, Table.fixed(nanos / 1e6 / shaders, 3), Table.fixed(lines * 1e9 / nanos, 0));
    }

    /** Files that the compiler takes, and that have something in them. */
    private static List<Source> sources(Path folder, int most) throws IOException, InterruptedException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder, java.nio.file.FileVisitOption.FOLLOW_LINKS)) {
            files = all.filter(f -> stage(f) != null).sorted().toList();
        }
        List<Source> sources = new ArrayList<>();
        for (Path f : files) {
            Stage stage = stage(f);
            if (stage == null || sources.size() == most) continue;
            String text = Files.readString(f, StandardCharsets.ISO_8859_1);
            Source source = new Source(f, stage, text);
            // A shader with errors ends early in either: only what both take is measured.
            boolean both = !Files.isExecutable(PEER) || call(List.of(source)).status == 0;
            if (both && compile(source)) sources.add(source);
        }
        return sources;
    }

    private static @Nullable Stage stage(Path file) {
        String name = file.toString();
        return name.endsWith(".vert") ? Stage.VERTEX : name.endsWith(".frag") ? Stage.FRAGMENT : null;
    }

    private static boolean compile(Source s) {
        CompiledShader shader = GlslCompiler.compile(s.stage, new String[] {s.text}, CompileOptions.ALL);
        return shader.ok()
                && GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true))
                        .ok();
    }

    private static long pass(List<Source> sources) {
        long start = System.nanoTime();
        for (Source s : sources) {
            if (!compile(s)) throw new IllegalStateException("bench: " + s.file + " does not compile any more");
        }
        return System.nanoTime() - start;
    }

    /** The time that a new JVM takes for its first shader, from when its main begins. */
    private static long child(Source s) throws IOException, InterruptedException {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            Process p = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xshare:auto",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Bench.class.getName(),
                            "glsl-child",
                            s.file.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String said = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (p.waitFor() != 0) throw new IllegalStateException("bench: the child failed: " + said);
            best = Math.min(best, Long.parseLong(said));
        }
        return best;
    }

    /** In the new JVM: one shader, its time to the output. */
    static void child(String file) throws IOException {
        Path path = Path.of(file);
        Stage stage = stage(path);
        if (stage == null) throw new IllegalArgumentException("bench: " + file + " is no shader");
        long start = System.nanoTime();
        compile(new Source(path, stage, Files.readString(path, StandardCharsets.ISO_8859_1)));
        System.out.println(System.nanoTime() - start);
    }

    /** Call of the validator: nanoseconds, and its exit status. */
    private record Call(int status, long nanos) {}

    private static Call call(List<Source> sources) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(PEER.toString(), "-s"));
        if (sources.isEmpty()) words.add("--version");
        for (Source s : sources) words.add(s.file.toString());
        long start = System.nanoTime();
        Process p = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        int status = p.waitFor();
        return new Call(status, System.nanoTime() - start);
    }
}
