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
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Pages of the documentation as the command prints them, for those who have the jar alone. */
final class HelpTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private String help(String... words) {
        out.reset();
        Terminal terminal = new Terminal(print(out), print(new ByteArrayOutputStream()), false);
        assertEquals(0, Main.run(List.of(words), terminal), String.join(" ", words));
        return out.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream print(ByteArrayOutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }

    /** A page that is new has to be named in pages.txt, below what it is about. */
    @Test
    void thePagesAreThoseOfTheDocumentation() throws IOException {
        Path docs = Path.of(System.getProperty("tepui.root")).resolve("docs");
        try (var files = Files.list(docs)) {
            List<String> there = files.map(f -> f.getFileName().toString())
                    .filter(f -> f.endsWith(".md"))
                    .map(f -> f.replace(".md", ""))
                    .sorted()
                    .toList();
            assertEquals(there, HelpCommand.pages().stream().sorted().toList());
        }
    }

    @Test
    void eachPageIsPlainTextOfTheTerminalsWidth() {
        for (String page : HelpCommand.pages()) {
            String text = PageText.of(Main.resource("docs/" + page + ".md"), 100, "tepui help");
            assertFalse(text.contains(".md)"), page);
            for (String line : text.lines().toList()) {
                boolean code = line.startsWith("    ");
                assertFalse(
                        !code && (line.startsWith("|") || line.startsWith("#") || line.contains("**")), page + line);
                // Very many columns of a table need more than there is.
                boolean columns = page.equals("performance-archive");
                assertTrue(code || columns || line.length() <= 100, page + ": " + line);
            }
        }
    }

    @Test
    void pagesThatHelpAndMessagesNameAreThere() {
        Pattern named = Pattern.compile("\\./tepui help ([a-z0-9-]+)");
        int seen = 0;
        for (Command command : Main.commands()) {
            Matcher page = named.matcher(command.help());
            while (page.find()) {
                seen++;
                assertTrue(new HelpCommand().words().contains(page.group(1)), command.name() + ": " + page.group());
            }
            assertFalse(command.help().contains("docs/"), command.name() + " leads to a file of the sources");
        }
        assertTrue(seen > 5, "pages that are named: " + seen);
    }

    @Test
    void tablesListsAndCodeAreReadable() {
        String text = PageText.of("""
                # A page

                The *[rules](rules.md)* are **many**, see `check`
                or [elsewhere](https://example.org/a).

                - one item that is long enough to need a second line, which is set in below the first
                - two

                | word | what it does |
                |---|---|
                | `a` | a cell of a table with so many words in it that they have to be broken into lines |

                ```java
                call(1);
                ```
                """, 48, "tepui help");
        assertEquals("""
                A page
                ======

                The rules are many, see check or elsewhere
                (https://example.org/a).

                - one item that is long enough to need a second
                  line, which is set in below the first
                - two

                word  what it does
                ----  ------------------------------------------
                a     a cell of a table with so many words in it
                      that they have to be broken into lines

                    call(1);

                See also: rules. 'tepui help NAME' prints them.
                """, text);
    }

    @Test
    void thePagesAreListedWithTheirTitles() {
        String list = help("help", "pages");
        assertTrue(list.contains("  hud                      Figures over the picture\n"), list);
    }

    @Test
    void aPageIsFoundByItsFileToo() {
        assertEquals(help("help", "hud"), help("help", "docs/hud.md"));
    }

    @Test
    void aCommandSaysWhatItTakes() {
        assertEquals(help("run", "--help"), help("help", "run"));
        // The page of that name follows.
        String both = help("help", "inspect");
        assertTrue(both.startsWith(help("inspect", "--help") + "\nThe frame inspector\n==="), both);
    }

    @Test
    void theWidthIsTheTerminalsWithinReason() {
        assertEquals(100, HelpCommand.width(null));
        assertEquals(80, HelpCommand.width("80"));
        assertEquals(120, HelpCommand.width("400"));
        assertEquals(40, HelpCommand.width("10"));
        assertEquals(100, HelpCommand.width("x"));
    }
}
