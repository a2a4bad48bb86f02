package tepui.targets.host.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import tepui.testing.Mingw;
import tepui.testing.ProcessWaits;

/**
 * Compiler and runner of programs in C on the client's end of a link, compiled for the test. Without the compiler the
 * test is skipped.
 */
final class CClients {
    private static final Path ROOT = Path.of(System.getProperty("tepui.root"));

    private CClients() {}

    /** src/test/c/echo.c as a program of this system, with more options of the compiler. */
    static Path compile(Path folder, String... more) throws IOException, InterruptedException {
        Path program = folder.resolve("echo" + String.join("", more));
        List<String> command = command("cc", program, "link_posix.c");
        command.addAll(List.of(more));
        command.add("-lpthread");
        Path log = folder.resolve("cc.txt");
        Process compiler;
        try {
            compiler = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
        } catch (IOException e) {
            return Assumptions.abort("there is no C compiler (cc) on this system");
        }
        int status = compiler.waitFor();
        String said = Files.readString(log, StandardCharsets.UTF_8);
        if (status != 0 && more.length > 0)
            return Assumptions.abort("the C compiler has no " + List.of(more) + ": "
                    + said.lines().findFirst());
        if (status != 0) throw new AssertionError(said);
        return program;
    }

    /** The same for Windows, for the processor x64 or x86. */
    static Path compileForWindows(Path folder, String processor) throws IOException, InterruptedException {
        Path program = folder.resolve("echo-" + processor + ".exe");
        List<String> command = command(Mingw.compiler(processor).toString(), program, "link_win32.c");
        command.add("-lws2_32");
        int status = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (status != 0) throw new AssertionError(command + " ended with " + status);
        return program;
    }

    private static List<String> command(String compiler, Path program, String system) {
        Path sources = ROOT.resolve("clients/common/src");
        return new ArrayList<>(List.of(
                compiler,
                "-std=gnu11",
                "-O1",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-I" + sources,
                "-o",
                program.toString(),
                ROOT.resolve("targets/host/src/test/c/echo.c").toString(),
                sources.resolve("link.c").toString(),
                sources.resolve(system).toString()));
    }

    /** Starts a program that finds the host of a folder. */
    static Process start(Path host, Path out, String... command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().put("TEPUI_HOST", host.toString());
        return builder.start();
    }

    /** Runs a program to its end; returns what it says. */
    static String run(Path host, String... command) throws IOException, InterruptedException {
        Path out = Files.createTempFile("echo", ".txt");
        Process process = start(host, out, command);
        try {
            int status = ProcessWaits.ended(process);
            String said = Files.readString(out, StandardCharsets.UTF_8);
            return status == 0 ? said : said + "status " + status;
        } finally {
            process.destroyForcibly();
            Files.deleteIfExists(out);
        }
    }
}
