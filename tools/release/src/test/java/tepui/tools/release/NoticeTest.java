package tepui.tools.release;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** NOTICE names the licence texts that every jar has with it. */
final class NoticeTest {
    private static final Pattern TEXT = Pattern.compile("licenses/[\\w.-]*\\w");

    private final Path root = Path.of(System.getProperty("tepui.root"));

    @Test
    void eachTextIsNamedAndEachNameIsAText() throws IOException {
        TreeSet<String> named = TEXT.matcher(Files.readString(root.resolve("NOTICE")))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
        TreeSet<String> there;
        try (Stream<Path> files = Files.list(root.resolve("licenses"))) {
            there = files.map(f -> "licenses/" + f.getFileName()).collect(Collectors.toCollection(TreeSet::new));
        }
        assertEquals(there, named);
    }
}
