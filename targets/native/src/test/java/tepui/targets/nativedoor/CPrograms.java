package tepui.targets.nativedoor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import tepui.frontends.gl.GL;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.spirv.SpirvCompiler;
import tepui.ir.Builder;
import tepui.layers.Layers;
import tepui.pipe.Device;
import tepui.pipe.DriverProvider;
import tepui.stream.Streams;
import tepui.targets.host.server.Host;
import tepui.targets.host.server.HostMain;
import tepui.targets.lwjgl.window.Devices;
import tepui.testing.ClassPath;
import tepui.testing.Need;
import tepui.tools.image.Image;

/**
 * Compiler and runner of the programs of these tests, and runner of others, on the client library of this checkout.
 * Without a C compiler, tests are skipped.
 */
final class CPrograms {
    /** Outcome of a program. */
    record Outcome(int status, String out, String err) {}

    /** What programs do not have from the tests' own environment. */
    private static final Set<String> CALLERS =
            Set.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS", "LD_LIBRARY_PATH");

    private static final Path ROOT = Path.of(System.getProperty("tepui.root"));

    private final Path folder;
    private final Path libraries;
    private final boolean has32Bits;

    /** @param folder for what is made */
    CPrograms(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        Outcome built =
                run(List.of(ROOT.resolve("clients/gl/build").toString(), System.getProperty("java.home")), Map.of());
        Assumptions.assumeFalse(built.status == 3, "there is no C compiler (cc) on this system");
        if (built.status != 0) throw new AssertionError("clients/gl/build: " + built.out + built.err);
        Path built64 = ROOT.resolve("clients/gl/target/native").resolve(ClientLibrary.system());
        libraries = folder.resolve("libraries");
        ClientLibrary.lay(ClientLibrary.read(file -> Files.readAllBytes(built64.resolve(file))), libraries);
        Path built32 = built64.resolveSibling(ClientLibrary.SYSTEM_32);
        has32Bits = Files.exists(built32);
        if (has32Bits)
            ClientLibrary.lay(
                    ClientLibrary.read(file -> Files.readAllBytes(built32.resolve(file))),
                    libraries.resolve(ClientLibrary.FOLDER_32));
    }

    /** Skips the test where the C compiler makes no programs of 32 bits. */
    void need32Bits() {
        Assumptions.assumeTrue(has32Bits, "the C compiler of this system has no -m32 (gcc-multilib)");
    }

    /** The same of 32 bits. */
    Path compile32(String name, String... with) throws IOException, InterruptedException {
        need32Bits();
        List<String> options = new ArrayList<>(List.of("-m32", "-L" + libraries.resolve(ClientLibrary.FOLDER_32)));
        for (String library : with) options.add("-l:" + library);
        return compile(name, name + "32", options);
    }

    /** A program on a client's end of a link, without the library. */
    Path compileOnLink(String name) throws IOException, InterruptedException {
        Path common = ROOT.resolve("clients/common/src");
        return compile(
                name,
                name,
                List.of(
                        "-I" + common,
                        common.resolve("link.c").toString(),
                        common.resolve("link_posix.c").toString()));
    }

    /** The number of a function in packets, from what is generated. */
    String numberOf(String function) throws IOException {
        String text = Files.readString(ROOT.resolve("clients/gl/generated/window_functions.c"));
        Matcher matcher = Pattern.compile("\\b" + function + "\\(.*\\) \\{\\s.*tepui_packet\\(([0-9]+),")
                .matcher(text);
        if (!matcher.find()) throw new AssertionError("there is no " + function);
        return matcher.group(1);
    }

    /** What the host that was started last has told. */
    String hostSaid() {
        try {
            return text(folder.resolve("host.txt")) + text(folder.resolve("host-errors.txt"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** Starts a host for {@link #isolated}, and waits till it answers: a program that comes before starts another one. It is in a folder of its own. */
    Process startHost(Path place, String... java) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options());
        command.addAll(List.of(java));
        command.addAll(List.of("-cp", classPath(), HostMain.class.getName()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(folder.resolve("host.txt").toFile())
                .redirectError(folder.resolve("host-errors.txt").toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().put("TEPUI_HOST", place.toString());
        Process host = builder.start();
        while (host.isAlive() && !Host.answers(place)) Thread.sleep(10);
        return host;
    }

    /** Runs a program whose calls the host of a folder carries out, which is started if there is none. */
    Outcome isolated(Path place, List<String> command, Map<String, String> environment, String... settings)
            throws IOException, InterruptedException {
        return run(command, isolatedEnvironment(place, environment, settings));
    }

    /** Starts one, to be watched. */
    Process startIsolated(Path place, Path out, Path program) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(program.toString()).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().putAll(isolatedEnvironment(place, Map.of()));
        return builder.start();
    }

    private Map<String, String> isolatedEnvironment(Path place, Map<String, String> environment, String... settings) {
        Path needed = Need.XVFB.path().resolveSibling("").resolveSibling("lib");
        Map<String, String> all = new HashMap<>(NativeLaunch.isolated(
                libraries,
                classPath(),
                hostOptions(),
                List.of(settings),
                Map.of("LD_LIBRARY_PATH", needed.toString(), "TEPUI_HOST", place.toString())));
        all.put("TEPUI_HOST", place.toString());
        all.putAll(environment);
        return all;
    }

    /** By the last of them the test finds a host that a program has started. */
    private List<String> hostOptions() {
        List<String> all = new ArrayList<>(options());
        all.add("-Dtepui.test.host=" + folder);
        return all;
    }

    /** Without the stream's thread, which tells on standard error when a loaded machine is slow. */
    private static List<String> options() {
        return List.of("-Xmx512m", "-Dtepui.stream=off", "-Dtepui.driver=soft", "-Dtepui.quiet=true");
    }

    /** The folder of the libraries. */
    Path libraries() {
        return libraries;
    }

    /** Compiles src/test/c/NAME.c against the libraries of some names. */
    Path compile(String name, String... with) throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(List.of("-L" + libraries));
        for (String library : with) options.add("-l:" + library);
        return compile(name, name, options);
    }

    /** Compiles src/test/c/NAME.c as a library of some name. */
    Path compileLibrary(String name, String as) throws IOException, InterruptedException {
        return compile(name, as, List.of("-shared", "-fPIC", "-ldl"));
    }

    /** The same, where other libraries are in a folder of their own. */
    Path compileAgainst(Path others, String name, String... with) throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(List.of("-L" + libraries, "-L" + others));
        for (String library : with) options.add("-l:" + library);
        return compile(name, name, options);
    }

    private Path compile(String name, String as, List<String> options) throws IOException, InterruptedException {
        Path program = folder.resolve(as);
        List<String> command = new ArrayList<>(List.of(
                "cc",
                "-O1",
                "-o",
                program.toString(),
                ROOT.resolve("targets/native/src/test/c/" + name + ".c").toString()));
        command.addAll(options);
        command.add("-lpthread");
        Outcome compiled = run(command, Map.of());
        if (compiled.status != 0) throw new AssertionError(command + ": " + compiled.out + compiled.err);
        return program;
    }

    /** Runs a program on the software device; {@code java} are options of the VM. */
    Outcome exec(List<String> command, Map<String, String> environment, String... java)
            throws IOException, InterruptedException {
        return run(command, environment(environment, java));
    }

    /** Runs a program on Mesa's libraries, for comparison. */
    Outcome onMesa(List<String> command) throws IOException, InterruptedException {
        Path mesa = Need.XVFB.path().resolveSibling("").resolveSibling("lib");
        return run(
                command,
                Map.of(
                        "LD_LIBRARY_PATH",
                        mesa.toString(),
                        "LIBGL_DRIVERS_PATH",
                        mesa.resolve("dri").toString(),
                        "__EGL_VENDOR_LIBRARY_FILENAMES",
                        Need.MESA_GL.path().toString()));
    }

    /** Starts one, to be watched; what it says goes to a file. */
    Process start(List<String> command, Map<String, String> environment, Path out) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().keySet().removeAll(CALLERS);
        builder.environment().putAll(environment(environment));
        return builder.start();
    }

    private Map<String, String> environment(Map<String, String> more, String... java) {
        List<String> options = new ArrayList<>(options());
        options.addAll(List.of(java));
        Path needed = Need.XVFB.path().resolveSibling("").resolveSibling("lib");
        Map<String, String> all = new HashMap<>(NativeLaunch.environment(
                libraries, classPath(), options, Map.of("LD_LIBRARY_PATH", needed.toString())));
        all.putAll(more);
        return all;
    }

    /** Where this JVM has the modules that the VM in a program needs. */
    private static String classPath() {
        List<Class<?>> needed = new ArrayList<>(List.of(
                Door.class,
                Host.class,
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

    private Outcome run(List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().keySet().removeAll(CALLERS);
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            int status = process.waitFor();
            return new Outcome(status, text(out), text(err));
        } finally {
            process.destroyForcibly();
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
