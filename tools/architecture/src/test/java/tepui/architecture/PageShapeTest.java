package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages of two screens, in sentences that are read in one breath. */
final class PageShapeTest {
    /** Characters of two screens. */
    private static final int LONGEST_PAGE = 8_500;

    /** Words of a sentence, or of its part before a colon or semicolon. */
    private static final int LONGEST_SENTENCE = 25;

    /** Tables that are looked up and not read, and records of measurements. */
    private static final Set<String> LONG_PAGES = Set.of(
            "d3d9-behaviours.md",
            "formats.md",
            "performance-archive.md",
            "performance-soft.md",
            "performance-tried.md",
            "rules.md");

    private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern CODE = Pattern.compile("`[^`]*`");
    private static final Pattern TARGET = Pattern.compile("\\]\\([^)]*\\)");
    private static final Pattern END = Pattern.compile("(?<=[.!?:;])[\")*]*\\s+");
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9][\\w'.,/%+-]*");
    private static final Pattern ITEM = Pattern.compile("(?:[-*+]|\\d+\\.)\\s+(.*)");

    static List<String> pages() throws IOException {
        List<String> pages = new ArrayList<>(PagesTest.pages());
        pages.add("performance-archive.md");
        return pages;
    }

    static List<String> allPages() throws IOException {
        List<String> pages = pages();
        pages.addAll(List.of("../README.md", "../CONTRIBUTING.md"));
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aPageHasTwoScreens(String page) throws IOException {
        int length = text(page).length();
        assertEquals(
                LONG_PAGES.contains(page),
                length > LONGEST_PAGE,
                page + " has " + length + " characters, " + LONGEST_PAGE + " are two screens: split it by subject");
    }

    @ParameterizedTest
    @MethodSource("allPages")
    void aSentenceIsReadInOneBreath(String page) throws IOException {
        List<String> tooLong = sentences(text(page)).stream()
                .filter(s -> words(s) > LONGEST_SENTENCE)
                .toList();
        assertEquals(List.of(), tooLong, page + ": more than " + LONGEST_SENTENCE + " words");
    }

    @Test
    void exceptionsArePages() throws IOException {
        Set<String> gone = new TreeSet<>(LONG_PAGES);
        pages().forEach(gone::remove);
        assertEquals(Set.of(), gone);
    }

    @Test
    void wordsAreCountedAsTheyAreRead() {
        String text =
                "# Title\n\nOne `a b c` two [three](x.md#y).\nFour; five:\n\n    code is none\n\n| six | seven |\n|---|---|\n"
                        + "- eight\n  nine\n- ten\n```java\nfour lines\n```";
        assertEquals(
                List.of("One X two [three].", "Four;", "five:", "six", "seven", "eight nine", "ten"), sentences(text));
        assertEquals(4, words("One X two [three]."));
    }

    private static String text(String page) throws IOException {
        return Files.readString(Path.of(System.getProperty("tepui.root"), "docs", page));
    }

    private static int words(String sentence) {
        return (int) WORD.matcher(sentence).results().count();
    }

    /** Sentences of paragraphs, items and cells, code as one word and links as their text. */
    private static List<String> sentences(String text) {
        List<String> found = new ArrayList<>();
        for (String block : blocks(text)) {
            String plain = TARGET.matcher(CODE.matcher(block).replaceAll("X")).replaceAll("]");
            for (String s : END.split(plain)) if (!s.isEmpty()) found.add(s);
        }
        return found;
    }

    private static List<String> blocks(String text) {
        List<String> blocks = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        for (String line : FENCED.matcher(text).replaceAll("").lines().toList()) {
            String bare = line.strip();
            Matcher item = ITEM.matcher(bare);
            boolean row = bare.startsWith("|");
            boolean goesOn = !bare.isEmpty() && !row && !bare.startsWith("#") && !item.matches();
            if (goesOn && line.startsWith("    ") && open.isEmpty()) continue;
            if (goesOn) {
                open.append(open.isEmpty() ? "" : " ").append(bare);
                continue;
            }
            if (!open.isEmpty()) blocks.add(open.toString());
            open.setLength(0);
            if (row) {
                for (String cell : bare.split("\\|")) {
                    if (WORD.matcher(cell).find()) blocks.add(cell.strip());
                }
            } else if (item.matches()) {
                open.append(item.group(1));
            }
        }
        if (!open.isEmpty()) blocks.add(open.toString());
        return blocks;
    }
}
