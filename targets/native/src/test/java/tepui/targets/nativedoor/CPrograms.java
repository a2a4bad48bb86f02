package tepui.targets.nativedoor;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import tepui.frontends.gl.GL;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.spirv.SpirvCompiler;
import tepui.ir.Builder;
import tepui.layers.Layers;
import tepui.pipe.Device;
import tepui.pipe.DriverProvider;
import tepui.stream.Streams;
import tepui.targets.lwjgl.window.Devices;
import tepui.testing.Need;
import tepui.tools.image.Image;

/** Compiles the programs of these tests and runs them, or others, on the client library of this checkout. Without a C compiler, tests are skipped. */
final class CPrograms {
    /** What a program did. */
    record Outcome(int status, String out, String err) {}

    private static final Path ROOT = Path.of(System.getProperty("tepui.root"));

    private final Path folder;
    private final Path libraries;

    /** @param folder for what is made */
    CPrograms(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        Outcome built =
                run(List.of(ROOT.resolve("clients/gl/build").toString(), System.getProperty("java.home")), Map.of());
        Assumptions.assumeFalse(built.status == 3, "there is no C compiler (cc) on this system");
        if (built.status != 0) throw new AssertionError("clients/gl/build: " + built.out + built.err);
        Path library = ROOT.resolve("clients/gl/target/native")
                .resolve(ClientLibrary.system())
                .resolve("libtepui_gl.so");
        libraries = folder.resolve("libraries");
        ClientLibrary.lay(Files.readAllBytes(library), libraries);
    }

    /** The folder of the libraries. */
    Path libraries() {
        return libraries;
    }

    /** Compiles src/test/c/NAME.c against the libraries of some names. */
    Path compile(String name, String... with) throws IOException, InterruptedException {
        Path program = folder.resolve(name);
        List<String> command = new ArrayList<>(List.of(
                "cc",
                "-O1",
                "-o",
                program.toString(),
                ROOT.resolve("targets/native/src/test/c/" + name + ".c").toString(),
                "-L" + libraries));
        for (String library : with) command.add("-l:" + library);
        command.add("-lpthread");
        Outcome compiled = run(command, Map.of());
        if (compiled.status != 0) throw new AssertionError(command + ": " + compiled.out + compiled.err);
        return program;
    }

    /** Runs a program on the software device; {@code java} are options of the VM. */
    Outcome exec(List<String> command, Map<String, String> environment, String... java)
            throws IOException, InterruptedException {
        // Without the stream's thread, which tells on standard error when a loaded machine is slow.
        List<String> options =
                new ArrayList<>(List.of("-Xmx512m", "-Dtepui.stream=off", "-Dtepui.driver=soft", "-Dtepui.quiet=true"));
        options.addAll(List.of(java));
        Path needed = Need.XVFB.path().resolveSibling("").resolveSibling("lib");
        Map<String, String> all = new HashMap<>(NativeLaunch.environment(
                libraries, classPath(), options, Map.of("LD_LIBRARY_PATH", needed.toString())));
        all.putAll(environment);
        return run(command, all);
    }

    /** Where this JVM has the modules that the VM in a program needs. */
    private static String classPath() {
        Set<String> entries = new LinkedHashSet<>();
        for (Class<?> one : List.of(
                Door.class,
                Devices.class,
                GL.class,
                Device.class,
                Builder.class,
                GlslCompiler.class,
                SpirvCompiler.class,
                Streams.class,
                Layers.class,
                Image.class)) entries.add(place(one));
        ServiceLoader.load(DriverProvider.class).forEach(provider -> entries.add(place(provider.getClass())));
        return String.join(File.pathSeparator, entries);
    }

    private static String place(Class<?> of) {
        return of.getProtectionDomain().getCodeSource().getLocation().getPath();
    }

    private Outcome run(List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        for (String name : List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS", "LD_LIBRARY_PATH"))
            builder.environment().remove(name);
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
