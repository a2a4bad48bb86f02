package tepui.tools.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Run of a program of {@link AppCase} in a process of its own, with the agent that measures it. */
final class AppRun {
    private final Path deps = MesaEnvironment.deps();
    private final Path folder;
    private final Path marks;
    private final Path agent;
    private final Path examples;
    private final String stages;

    /**
     * Runs with the same limits.
     *
     * @param folder for what runs write
     * @param agent tepui.jar
     * @param examples the project's folder of that name
     */
    AppRun(Path folder, Path agent, Path examples, Options options) throws IOException {
        this.folder = folder;
        this.agent = agent;
        this.examples = examples;
        marks = folder.resolve("marks.jar");
        FrameMarks.writeJar(marks);
        stages = "," + options.number("--warm") + "," + options.number("--seconds") + "," + options.number("--limit");
    }

    /** Runs it on the software device, or on its peer. */
    AppFigures run(AppCase row, boolean peer) throws IOException, InterruptedException {
        Path file = folder.resolve("marks.txt");
        Files.deleteIfExists(file);
        if (row.kind == AppCase.Kind.DEMO) return start(demo(row, peer, file), null, file);
        try (VirtualDisplay display = new VirtualDisplay(deps)) {
            List<String> command =
                    row.kind == AppCase.Kind.EXAMPLE ? example(row, peer, file) : nativeProgram(row, peer);
            return start(command, display.name(), file);
        }
    }

    /** Runs a program in C on Mesa, or by 'tepui exec' on Tepui; a library in C that is compiled here makes its marks. */
    private List<String> nativeProgram(AppCase row, boolean peer) throws IOException, InterruptedException {
        Path program = NativeMarks.find(deps, row.words.getFirst());
        List<String> command = new ArrayList<>();
        if (!peer) {
            Path app = agent.resolveSibling("..").normalize();
            command.addAll(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "@" + app.resolve("java.options"),
                    "--module-path",
                    app.toString(),
                    "-m",
                    "tepui.tools.cli/tepui.tools.cli.Main",
                    "exec",
                    "--driver",
                    "soft"));
        }
        command.addAll(List.of("env", "LD_PRELOAD=" + NativeMarks.library(folder), program.toString()));
        // It looks where its package would have been installed.
        Path data = deps.resolve("root/usr/share/glmark2");
        if (program.startsWith(deps) && row.words.getFirst().equals("glmark2")) {
            command.addAll(List.of("--data-path", data.toString()));
        }
        command.addAll(row.words.subList(1, row.words.size()));
        return command;
    }

    private List<String> java(Path file) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--add-modules=jdk.incubator.vector",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dtepui.cache=off"));
        String extra = System.getProperty("tepui.bench.java", "");
        if (!extra.isBlank()) command.addAll(List.of(extra.trim().split(" +")));
        command.add("-javaagent:" + marks + "=" + file + stages);
        return command;
    }

    private List<String> demo(AppCase row, boolean peer, Path file) {
        List<String> command = java(file);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "tepui.tools.cli.Main", "demo"));
        command.addAll(row.words);
        command.addAll(List.of("--driver", peer ? "vulkan" : "soft", "--frames", "1000000"));
        command.addAll(List.of("--out", folder.resolve("demo.png").toString()));
        return command;
    }

    private List<String> example(AppCase row, boolean peer, Path file) throws IOException {
        List<String> command = java(file);
        if (!peer) {
            // Agents change classes in their order: this one's swap is what is measured.
            command.add(1, "-javaagent:" + agent);
            command.addAll(List.of("-Dtepui.driver=soft", "-Dtepui.quiet=true", "-Dtepui.window=display"));
        }
        command.addAll(List.of("-cp", classPath(row.words.getFirst())));
        command.addAll(row.words.subList(1, row.words.size()));
        return command;
    }

    /** The example's classes and libraries, as its build lists them. */
    private String classPath(String example) throws IOException {
        for (String target : List.of("target", "target/fast")) {
            Path built = examples.resolve(example).resolve(target);
            Path list = built.resolve("classpath");
            if (!Files.exists(list)) continue;
            return built.resolve("classes")
                    + File.pathSeparator
                    + Files.readString(list).strip();
        }
        throw new IllegalArgumentException(
                "bench apps: " + examples.resolve(example) + " is not built; './tepui build' does that");
    }

    private AppFigures start(List<String> command, @Nullable String display, Path file)
            throws IOException, InterruptedException {
        Path said = folder.resolve("said.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        Map<String, String> environment = builder.environment();
        environment.remove("WAYLAND_DISPLAY");
        if (display == null) environment.remove("DISPLAY");
        else environment.put("DISPLAY", display);
        MesaEnvironment.put(environment);
        environment.put(NativeMarks.VARIABLE, file + stages);
        Process process = builder.start();
        try {
            int status = process.waitFor();
            if (Files.exists(file)) return AppFigures.parse(Files.readAllLines(file));
            List<String> lines = Files.readAllLines(said);
            throw new IOException("it ended with status " + status + ": "
                    + String.join("\n", lines.subList(Math.max(0, lines.size() - 12), lines.size())));
        } finally {
            process.destroyForcibly();
        }
    }
}
