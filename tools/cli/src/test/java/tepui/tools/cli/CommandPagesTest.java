package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command and each of its options is in its help, in the manual page and in the completion of each shell. */
final class CommandPagesTest {
    @TempDir
    private Path folder;

    static Stream<String> commands() {
        return Stream.concat(Main.commands().stream(), TraceCommand.COMMANDS.stream())
                .map(Command::name);
    }

    private static Command command(String name) {
        return Stream.concat(Main.commands().stream(), TraceCommand.COMMANDS.stream())
                .filter(c -> c.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String printed(String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertEquals(0, Main.run(List.of(words), new Terminal(print, print, false)));
        return out.toString(StandardCharsets.UTF_8);
    }

    /** What the system's program says; the test is skipped where there is none. */
    private String said(String... command) throws IOException, InterruptedException {
        boolean there = Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
                .anyMatch(dir -> Files.isExecutable(Path.of(dir, command[0])));
        Assumptions.assumeTrue(there, "there is no " + command[0] + " on this system");
        Path said = folder.resolve("said.txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("MANWIDTH", "100");
        assertEquals(0, builder.start().waitFor(), () -> String.join(" ", command));
        return Files.readString(said);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpHasAllOptionsAndExamples(String name) {
        Command command = command(name);
        List<String> words = new ArrayList<>(List.of(name.split(" ")));
        words.add("--help");
        String help = printed(words.toArray(String[]::new));
        assertTrue(help.startsWith("Usage: ./tepui " + name), help);
        for (Option option : command.options()) assertTrue(help.contains("\n  " + option.shown() + " "), option.name());
        assertTrue(help.contains("\nExamples:\n  ./tepui " + name), help);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void examplesAreWhatTheCommandTakes(String name) throws UsageException {
        Command command = command(name);
        for (String example : command.examples()) {
            assertTrue(example.equals(name) || example.startsWith(name + " "), example);
            // Up to where the shell does something with what is printed.
            String own = example.split(" [|>] ", 2)[0].substring(name.length()).strip();
            List<String> words = own.isEmpty() ? List.of() : List.of(own.split(" +"));
            Arguments.parse(command, words);
            if (!(command instanceof TraceCommand)) continue;
            Command below = command("trace " + words.getFirst());
            Arguments.parse(below, words.subList(1, words.size()));
        }
    }

    @Test
    void theManualPageHasAllCommandsAndOptions() throws IOException, InterruptedException {
        Path page = folder.resolve("tepui.1");
        Files.writeString(page, printed("man"));
        String shown = said("man", "--warnings", "-E", "UTF-8", "-l", page.toString());
        assertFalse(shown.contains(": warning"), shown);
        for (Command command : Main.commands()) {
            int at = shown.indexOf("\n   " + command.name());
            assertTrue(at >= 0, command.name());
            String part = shown.substring(at, shown.indexOf("Examples:", at));
            for (Option option : command.options()) {
                assertTrue(part.contains("\n       " + option.shown()), command.name() + " " + option.name());
            }
        }
    }

    @Test
    void bashCompletesCommandsOptionsAndWords() throws IOException, InterruptedException {
        StringBuilder script = new StringBuilder(printed("completion", "bash"));
        script.append(
                "try() { COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _tepui; echo \"${COMPREPLY[*]}\"; }\n");
        script.append("try tepui ''\n");
        List<TreeSet<String>> expected = new ArrayList<>();
        expected.add(new TreeSet<>(Main.words()));
        for (Command command : Main.commands()) {
            script.append("try tepui ").append(command.name()).append(" --\n");
            TreeSet<String> options = new TreeSet<>(List.of("--help"));
            for (Option option : command.options()) options.add(option.name());
            expected.add(options);
            if (command.words().isEmpty()) continue;
            script.append("try tepui ").append(command.name()).append(" ''\n");
            expected.add(new TreeSet<>(command.words()));
        }
        Path file = folder.resolve("try.sh");
        Files.writeString(file, script);
        List<TreeSet<String>> given = said("bash", file.toString())
                .lines()
                .map(line -> new TreeSet<>(List.of(line.split(" "))))
                .toList();
        assertEquals(expected, given);
    }

    @ParameterizedTest
    @ValueSource(strings = {"zsh", "fish"})
    void otherShellsHaveThemToo(String shell) {
        String text = printed("completion", shell);
        for (Command command : Main.commands()) {
            List<String> lines = text.lines()
                    .filter(line -> shell.equals("zsh")
                            ? line.strip().startsWith(command.name() + ") compadd")
                            : line.contains("__fish_seen_subcommand_from " + command.name() + "'"))
                    .toList();
            for (Option option : command.options()) {
                String written = shell.equals("zsh")
                        ? " " + option.name() + " "
                        : " -l " + option.name().substring(2) + " ";
                assertTrue(lines.stream().anyMatch(line -> line.contains(written)), command.name() + " " + written);
            }
        }
    }
}
