package tepui.tools.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.ShaderTranslator;

/**
 * Table of the GLSL compiler's speed, alone and with SPIR-V: milliseconds a shader and lines a second when it is warm, and
 * in a cold JVM the first shader and the mean of them all; beside glslang's validator on the same files in the same run.
 * The validator is a process: all files go into one call, so that its start is paid once, and the call without files is
 * taken off.
 */
final class GlslTable {
    private record Source(Path file, Stage stage, String text) {}

    private static final String SPIRV = "spirv";

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
        Path list = Files.createTempFile("tepui-glsl", ".txt");
        try {
            Files.write(
                    list, sources.stream().map(source -> source.file.toString()).toList());
            for (boolean spirv : new boolean[] {false, true}) {
                String name = spirv ? "tepui with SPIR-V" : "tepui";
                Cold cold = child(list, spirv);
                table.row(name + ", first in a cold JVM", Table.fixed(cold.first / 1e6, 2), "");
                row(table, name + ", mean of all in a cold JVM", cold.all, sources.size(), lines);
                long best = pass(sources, spirv);
                for (int i = 1; i < options.number("--rounds"); i++) best = Math.min(best, pass(sources, spirv));
                row(table, name + ", warm", best, sources.size(), lines);
            }
        } finally {
            Files.delete(list);
        }
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
        return compile(s, null);
    }

    /** Compiles and links a shader; with a translator to SPIR-V as well. */
    private static boolean compile(Source s, @Nullable ShaderTranslator translator) {
        CompiledShader shader = GlslCompiler.compile(s.stage, new String[] {s.text}, CompileOptions.ALL);
        if (!shader.ok()) return false;
        LinkedProgram program = GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true));
        if (!program.ok()) return false;
        if (translator != null) {
            for (Shader stage : program.shaders().values())
                if (translator.translate(stage, SPIRV).length == 0) return false;
        }
        return true;
    }

    private static ShaderTranslator translator() {
        for (ShaderTranslator t : ServiceLoader.load(ShaderTranslator.class))
            if (t.forms().contains(SPIRV)) return t;
        throw new IllegalStateException("bench glsl: no driver here writes SPIR-V");
    }

    private static long pass(List<Source> sources, boolean spirv) {
        ShaderTranslator translator = spirv ? translator() : null;
        long start = System.nanoTime();
        for (Source s : sources) {
            if (!compile(s, translator)) {
                throw new IllegalStateException("bench: " + s.file + " does not compile any more");
            }
        }
        return System.nanoTime() - start;
    }

    /** Nanoseconds of a new JVM for its first shader, from when its main begins, and for all of them. */
    private record Cold(long first, long all) {}

    /** The quickest of three new JVMs. */
    private static Cold child(Path list, boolean spirv) throws IOException, InterruptedException {
        Cold best = new Cold(Long.MAX_VALUE, Long.MAX_VALUE);
        for (int i = 0; i < 3; i++) {
            Process p = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xshare:auto",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Bench.class.getName(),
                            "glsl-child",
                            list.toString(),
                            Boolean.toString(spirv))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String said = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (p.waitFor() != 0) throw new IllegalStateException("bench: the child failed: " + said);
            String[] words = said.split(" ", -1);
            Cold cold = new Cold(Long.parseLong(words[0]), Long.parseLong(words[1]));
            if (cold.all < best.all) best = cold;
        }
        return best;
    }

    /** In the new JVM: all shaders of a list once. */
    static void child(String list, boolean spirv) throws IOException {
        List<Source> sources = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(list))) {
            Path path = Path.of(line);
            Stage stage = stage(path);
            if (stage == null) throw new IllegalArgumentException("bench: " + line + " is no shader");
            sources.add(new Source(path, stage, Files.readString(path, StandardCharsets.ISO_8859_1)));
        }
        long first = pass(sources.subList(0, 1), spirv);
        long rest = pass(sources.subList(1, sources.size()), spirv);
        System.out.println(first + " " + (first + rest));
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
