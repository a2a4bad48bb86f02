package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Reasons that the fetcher keeps for what it could not bring, when groups are fetched one after the other. */
@EnabledOnOs(OS.LINUX)
final class FetchTest {
    private static final String NO_APT = "this system has no apt-get and dpkg to fetch packages with";

    @TempDir
    private Path folder;

    private List<String> missing(String... groups) throws IOException, InterruptedException {
        Path deps = folder.resolve("deps");
        for (String group : groups) new BareSystem(folder).fetch("fetch", deps.toString(), group);
        return Files.readAllLines(deps.resolve("missing"));
    }

    @Test
    void aGroupKeepsTheReasonsOfOthers() throws IOException, InterruptedException {
        assertEquals(
                List.of("piglit\t" + NO_APT, "xvfb\t" + NO_APT, "x11-xkb-utils\t" + NO_APT, "xkb-data\t" + NO_APT),
                missing("piglit", "display"));
    }

    @Test
    void aGroupThatIsFetchedAgainSaysItsReasonsOnce() throws IOException, InterruptedException {
        assertEquals(List.of("piglit\t" + NO_APT), missing("piglit", "piglit"));
    }

    @Test
    void anOlderReasonOfTheGroupGoes() throws IOException, InterruptedException {
        Files.writeString(
                Files.createDirectories(folder.resolve("deps")).resolve("missing"),
                "piglit\tnone today\nxvfb\tnone today\n");
        assertEquals(List.of("xvfb\tnone today", "piglit\t" + NO_APT), missing("piglit"));
    }
}
