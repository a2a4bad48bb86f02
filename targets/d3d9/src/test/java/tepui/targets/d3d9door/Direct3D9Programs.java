package tepui.targets.d3d9door;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Assumptions;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.gl.GL;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.spirv.SpirvCompiler;
import tepui.ir.Builder;
import tepui.layers.Layers;
import tepui.pipe.Device;
import tepui.pipe.DriverProvider;
import tepui.stream.Streams;
import tepui.targets.host.Served;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.nativedoor.NativeLaunch;
import tepui.testing.ClassPath;
import tepui.testing.Mingw;
import tepui.testing.Need;
import tepui.testing.ProcessWaits;
import tepui.tools.image.Image;

/**
 * Compiler of the programs in C of these tests: with the library that carries a VM into the process, with the transport
 * to a host, or for Windows.
 */
final class Direct3D9Programs {
    /** Outcome of a program. */
    record Outcome(int status, String out, String err) {}

    private static final Path ROOT = Path.of(System.getProperty("tepui.root"));
    private static final Path CLIENT = ROOT.resolve("clients/d3d9");
    private static final Path LIBRARIES = CLIENT.resolve("target/native");

    private final Path folder;

    /** @param folder for what is made */
    Direct3D9Programs(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        Outcome built = run(List.of(CLIENT.resolve("build").toString(), System.getProperty("java.home")), Map.of());
        Assumptions.assumeFalse(built.status == 3, "there is no C compiler on this system");
        if (built.status != 0) throw new AssertionError("clients/d3d9/build: " + built.out + built.err);
    }

    private static String source(String name) {
        return ROOT.resolve("targets/d3d9/src/test/c/" + name + ".c").toString();
    }

    private static Path inside() {
        String machine = System.getProperty("os.arch", "").equals("amd64") ? "x64" : System.getProperty("os.arch");
        return LIBRARIES.resolve("linux-" + machine);
    }

    private Path compiled(Path program, List<String> command) throws IOException, InterruptedException {
        Outcome compiled = run(command, Map.of());
        if (compiled.status != 0) throw new AssertionError(command + ": " + compiled.out + compiled.err);
        return program;
    }

    /** A program whose VM is in its process. */
    Path compileInside(String name) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(inside()), "there is no cc on this system");
        Path program = folder.resolve(name + "-inside");
        return compiled(
                program,
                List.of(
                        "cc",
                        "-O1",
                        "-I" + CLIENT.resolve("generated"),
                        "-o",
                        program.toString(),
                        source(name),
                        "-L" + inside(),
                        "-ltepui_d3d9",
                        "-ldl",
                        "-lm"));
    }

    /** A program of this system whose calls go to a host, as those of Windows programs do. */
    Path compileHosted(String name) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(inside()), "there is no cc on this system");
        Path program = folder.resolve(name + "-hosted");
        Path common = ROOT.resolve("clients/common/src");
        List<String> command = new ArrayList<>(
                List.of("cc", "-O1", "-I" + CLIENT.resolve("generated"), "-I" + CLIENT.resolve("src"), "-o"));
        command.addAll(List.of(
                program.toString(),
                source(name),
                CLIENT.resolve("src/library.c").toString(),
                CLIENT.resolve("src/stream_host.c").toString(),
                common.resolve("link.c").toString(),
                common.resolve("link_posix.c").toString(),
                common.resolve("start.c").toString(),
                common.resolve("start_posix.c").toString(),
                "-lpthread",
                "-ldl",
                "-lm"));
        return compiled(program, command);
    }

    /** A program for Windows in a folder with its d3d9.dll; the processor is x64 or x86. */
    Path compileForWindows(String name, String processor) throws IOException, InterruptedException {
        return compileForWindows(name, source(name), processor);
    }

    /** The program that plays scripts of {@code tools/suites}. */
    Path compilePeer(String processor) throws IOException, InterruptedException {
        String source = ROOT.resolve("tools/suites/peer/d3d9peer.c").toString();
        return compileForWindows("d3d9peer", source, processor);
    }

    private Path compileForWindows(String name, String source, String processor)
            throws IOException, InterruptedException {
        String compiler = Mingw.compiler(processor).toString();
        Path place = Files.createDirectories(folder.resolve(processor));
        layLibrary(processor, place);
        Path program = place.resolve(name + ".exe");
        return compiled(
                program,
                List.of(
                        compiler,
                        "-O1",
                        "-static-libgcc",
                        "-Wl,--enable-stdcall-fixup",
                        "-o",
                        program.toString(),
                        source,
                        "-L" + place,
                        "-l:d3d9.dll"));
    }

    /** Lays d3d9.dll for a processor, x64 or x86, into a folder. */
    void layLibrary(String processor, Path place) throws IOException {
        Mingw.compiler(processor);
        Path libraries = LIBRARIES.resolve("windows-" + processor);
        Path library = place.resolve("d3d9.dll");
        if (!Files.exists(library)) Files.copy(libraries.resolve("d3d9.dll"), library);
    }

    /** What a program whose VM is in its process has in its environment, on the software device. */
    static Map<String, String> environment(String... java) {
        List<String> options =
                new ArrayList<>(List.of("-Xmx512m", "-Dtepui.stream=off", "-Dtepui.driver=soft", "-Dtepui.quiet=true"));
        options.addAll(List.of(java));
        return NativeLaunch.environment(inside(), classPath(), options, Map.of("LD_LIBRARY_PATH", libraries()));
    }

    /** Where fetched libraries lie. */
    static String libraries() {
        return Need.XVFB.path().resolveSibling("").resolveSibling("lib").toString();
    }

    /** Where this JVM has the modules that another one needs. */
    static String classPath() {
        List<Class<?>> needed = new ArrayList<>(List.of(
                Door.class,
                D3D9.class,
                NativeLaunch.class,
                Served.class,
                Devices.class,
                GL.class,
                Device.class,
                Builder.class,
                GlslCompiler.class,
                SpirvCompiler.class,
                Streams.class,
                Layers.class,
                Image.class));
        ServiceLoader.load(DriverProvider.class).forEach(provider -> needed.add(provider.getClass()));
        return ClassPath.of(needed);
    }

    /** Starts a program; what it says goes to out.txt and err.txt of a folder named after it. */
    ProcessBuilder builder(List<String> command, Map<String, String> environment) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        for (String name : List.of(
                "DISPLAY",
                "WAYLAND_DISPLAY",
                "JAVA_TOOL_OPTIONS",
                "LD_LIBRARY_PATH",
                "TEPUI_HOME",
                "TEPUI_HOST_COMMAND")) builder.environment().remove(name);
        builder.environment().putAll(environment);
        return builder;
    }

    Outcome run(List<String> command, Map<String, String> environment) throws IOException, InterruptedException {
        return run(command, environment, ProcessBuilder.Redirect.PIPE);
    }

    /** The same with something to read for the program. */
    Outcome run(List<String> command, Map<String, String> environment, ProcessBuilder.Redirect in)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        Process process = builder(command, environment)
                .redirectInput(in)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            int status = ProcessWaits.ended(process);
            return new Outcome(status, text(out), text(err));
        } finally {
            process.destroyForcibly();
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8).replace("\r", "");
    }
}
