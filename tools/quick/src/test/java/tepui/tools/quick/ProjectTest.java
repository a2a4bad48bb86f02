package tepui.tools.quick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is read of this project's own poms. */
final class ProjectTest {
    private final Path root = Path.of(System.getProperty("tepui.root"));

    @Test
    void aModuleIsFoundByTheLastPartOfItsFolder() throws IOException, QuickException {
        assertEquals("frontends/gl", new Project(root).module("gl").folder());
    }

    @Test
    void anUnknownModuleIsRefusedWithAllThereAre() throws IOException {
        Project project = new Project(root);
        QuickException e = assertThrows(QuickException.class, () -> project.module("nothing"));
        assertTrue(String.valueOf(e.getMessage()).contains("drivers/soft"), e.getMessage());
    }

    @Test
    void whatIsBelowComesFirst() throws IOException, QuickException {
        Project project = new Project(root);
        List<String> below = project.belowTests(project.module("frontends/gl")).stream()
                .map(Project.Module::folder)
                .toList();
        assertTrue(below.indexOf("ir") < below.indexOf("pipe"), below.toString());
        assertEquals("frontends/gl", below.getLast());
        assertTrue(below.contains("drivers/soft"), "tests may use drivers: " + below);
    }

    @Test
    void theTestsOfAModuleAreStartedAsThePomSays() throws IOException, QuickException {
        Project project = new Project(root);
        Project.Module gl = project.module("frontends/gl");
        String line = project.filled(gl, project.pom.testOption("argLine"));
        assertTrue(line.startsWith("-Xmx2g ") && !line.contains("${"), line);
        String deps = project.filled(
                gl, project.pom.testMap("systemPropertyVariables").get("tepui.deps"));
        assertEquals(root.resolve(".tepui/deps").toString(), deps);
    }
}
