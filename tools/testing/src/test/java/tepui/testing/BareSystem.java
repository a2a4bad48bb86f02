package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** System on which a fetcher finds a shell and plain programs, but neither apt-get nor a compiler unless a test adds one: it can bring nothing. */
final class BareSystem {
    private static final List<String> PROGRAMS = List.of(
            "bash",
            "sh",
            "basename",
            "cat",
            "cmp",
            "dirname",
            "find",
            "head",
            "ln",
            "mkdir",
            "mv",
            "printf",
            "rm",
            "sed",
            "sort",
            "tail",
            "wc");

    private final Path folder;

    /** @param folder for its programs, and what the fetcher says */
    BareSystem(Path folder) {
        this.folder = folder;
    }

    /** Adds a program, a script of the shell. */
    void program(String name, String script) throws IOException {
        Path program = Files.createDirectories(programs()).resolve(name);
        Files.writeString(program, "#!/bin/sh\n" + script + "\n");
        assertTrue(program.toFile().setExecutable(true));
    }

    private Path programs() {
        return folder.resolve("programs");
    }

    /** Runs a fetcher of tools/testing, which must succeed, and returns the lines that it says. */
    List<String> fetch(String script, String... words) throws IOException, InterruptedException {
        for (String name : PROGRAMS) program(name, "exec /usr/bin/" + name + " \"$@\"");
        Path out = folder.resolve("out.txt");
        Path of = Path.of(System.getProperty("tepui.root"), "tools/testing", script);
        List<String> command = new ArrayList<>(
                List.of("/usr/bin/env", "bash", of.toAbsolutePath().toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().put("PATH", programs().toString());
        assertEquals(0, ProcessWaits.ended(builder.start()), () -> "see " + out);
        return Files.readAllLines(out);
    }
}
