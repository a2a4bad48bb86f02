package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Comments of classes begin with a noun phrase: they say what the class is. Words that can only begin a sentence of another kind are refused; a verb that is
 * a noun as well ("Reads of pixels") is not.
 */
final class ClassCommentsTest {
    /** Comment in front of a class that stands by itself. */
    private static final Pattern COMMENT = Pattern.compile("(?ms)^/\\*\\*(.*?)\\*/");

    private static final Pattern FIRST = Pattern.compile("[\\s*]*(\\w+)(?:\\s+(\\w+))?");

    private static final Set<String> QUESTIONS = Set.of(
            "What", "Who", "Whose", "How", "Which", "Where", "When", "Whether", "Why", "If", "Is", "Are", "Does",
            "Has");

    private static final Set<String> VERBS = Set.of(
            "Adds",
            "Applies",
            "Chooses",
            "Clips",
            "Collects",
            "Compares",
            "Compiles",
            "Computes",
            "Contains",
            "Converts",
            "Creates",
            "Decides",
            "Decodes",
            "Divides",
            "Encodes",
            "Finds",
            "Generates",
            "Gives",
            "Holds",
            "Implements",
            "Keeps",
            "Knows",
            "Lets",
            "Lowers",
            "Makes",
            "Parses",
            "Provides",
            "Puts",
            "Remembers",
            "Removes",
            "Replaces",
            "Represents",
            "Returns",
            "Sends",
            "Splits",
            "Takes",
            "Tells",
            "Translates",
            "Turns",
            "Writes");

    @Test
    void commentsSayWhatAClassIs() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"));
        List<String> found = new ArrayList<>();
        for (Path file : Sources.below(root, List.of(".java"))) {
            String path = root.relativize(file).toString().replace('\\', '/');
            if (!path.contains("src/main/") || path.startsWith("examples/")) continue;
            String wrong = wrong(Files.readString(file));
            if (!wrong.isEmpty()) found.add(path + ": " + wrong);
        }
        assertEquals(List.of(), found);
    }

    /** The words at the beginning of a file's first comment of a class, if they are no noun phrase; else empty. */
    private static String wrong(String text) {
        Matcher comment = COMMENT.matcher(text);
        if (!comment.find()) return "";
        Matcher words = FIRST.matcher(comment.group(1));
        if (!words.lookingAt()) return "";
        String first = words.group(1);
        boolean noun = "of".equals(words.group(2));
        return QUESTIONS.contains(first) || VERBS.contains(first) && !noun
                ? words.group().strip()
                : "";
    }

    @Test
    void verbsAndQuestionsAreNoticed() {
        assertEquals("Returns names", wrong("package p;\n\n/** Returns names. */\nclass C {}\n"));
        assertEquals("* How much", wrong("package p;\n\n/**\n * How much there is.\n */\nclass C {}\n"));
    }

    @Test
    void nounsAreFine() {
        assertEquals(
                "", wrong("package p;\n\n/** Writes of a buffer. */\nclass C {\n    /** Returns it. */ int f;\n}\n"));
        assertEquals(
                "",
                wrong(
                        "package p;\n\n/** Table of names. */\nclass C {\n    /**\n     * Returns it.\n     */ int f;\n}\n"));
    }
}
