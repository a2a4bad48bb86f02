package tepui.tools.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Command that prints the pages of the documentation as text, and what the other commands say about themselves. */
final class HelpCommand implements Command {
    private static final String LIST = "pages";

    @Override
    public String name() {
        return "help";
    }

    @Override
    public String operand() {
        return "PAGE";
    }

    @Override
    public String summary() {
        return "Prints a page of the documentation as text; 'pages' lists them. For the name of a command, what it takes.";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<String> words() {
        List<String> words = new ArrayList<>(List.of(LIST));
        words.addAll(pages());
        for (String command : Main.COMMANDS) if (!words.contains(command)) words.add(command);
        return words;
    }

    @Override
    public List<String> examples() {
        return List.of("help pages", "help running-your-program", "help layers | less", "help run");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException {
        String word = arguments.operand();
        terminal.out().print(word == null ? Main.help() : text(arguments, word, width(System.getenv("COLUMNS"))));
        return 0;
    }

    private static String text(Arguments arguments, String word, int width) throws UsageException {
        // As pages and messages name them.
        String page = word.replaceFirst("^docs/", "").replaceFirst("\\.md$", "");
        StringBuilder text = new StringBuilder();
        if (page.equals(LIST)) text.append(list());
        if (Main.COMMANDS.contains(word))
            text.append(Main.named(Main.create(word).help()));
        if (pages().contains(page)) {
            if (!text.isEmpty()) text.append('\n');
            String command = Main.named("./tepui help");
            text.append(Main.named(PageText.of(Main.resource("docs/" + page + ".md"), width, command)));
        }
        if (text.isEmpty())
            throw arguments.wrong("there is no page '" + word + "'" + Suggestion.of(page, new HelpCommand().words())
                    + " './tepui help pages' lists them.");
        return text.toString();
    }

    /** Letters in a line: the terminal's, where the shell says it, but no more than can be read well. */
    static int width(@Nullable String columns) {
        return columns == null || !columns.matches("[0-9]{2,4}") ? 100 : Math.clamp(Integer.parseInt(columns), 40, 120);
    }

    /** The names of all pages. */
    static List<String> pages() {
        List<String> pages = new ArrayList<>();
        for (String line : Main.resource("pages.txt").lines().toList())
            if (!isHeading(line)) pages.addAll(List.of(line.split(" ")));
        return pages;
    }

    private static boolean isHeading(String line) {
        return Character.isUpperCase(line.charAt(0));
    }

    /** Pages with their titles, by what they are about. */
    private static String list() {
        StringBuilder text = new StringBuilder();
        for (String line : Main.resource("pages.txt").lines().toList()) {
            if (isHeading(line)) {
                text.append(text.isEmpty() ? "" : "\n").append(line).append('\n');
                continue;
            }
            for (String page : line.split(" ")) {
                String title = Main.resource("docs/" + page + ".md")
                        .lines()
                        .findFirst()
                        .orElse("");
                text.append(String.format("  %-24s %s%n", page, title.replaceFirst("^# *", "")));
            }
        }
        return text.toString();
    }
}
