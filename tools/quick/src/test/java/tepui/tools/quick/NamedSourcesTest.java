package tepui.tools.quick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that tests name in strings are compiled with them. */
final class NamedSourcesTest {
    @TempDir
    private Path root;

    private Path file(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @Test
    void aClassThatATestNames() throws IOException {
        Path test = file("a/ATest.java", "class ATest { String s = \"a.programs.One\"; }");
        Path one = file("a/programs/One.java", "class One {}");
        file("a/programs/Two.java", "class Two {}");
        assertEquals(Set.of(one), NamedSources.of(root, List.of(test)));
    }

    @Test
    void allOfAPackageToWhichATestAddsAName() throws IOException {
        Path test = file("a/ATest.java", "class ATest { String s(String n) { return \"a.programs.\" + n; } }");
        Path one = file("a/programs/One.java", "class One {}");
        Path two = file("a/programs/Two.java", "class Two {}");
        file("a/programs/deep/Three.java", "class Three {}");
        assertEquals(Set.of(one, two), NamedSources.of(root, List.of(test)));
    }

    @Test
    void whatAHelperOfTheTestNames() throws IOException {
        Path test = file("a/ATest.java", "class ATest { Starter s; }");
        file("a/Starter.java", "class Starter { String s = \"a.programs.One\"; }");
        Path one = file("a/programs/One.java", "class One { String next = \"a.programs.Two$Inner\"; }");
        Path two = file("a/programs/Two.java", "class Two {}");
        assertEquals(Set.of(one, two), NamedSources.of(root, List.of(test)));
    }

    @Test
    void otherStringsAreNoNames() throws IOException {
        Path test =
                file("a/ATest.java", "class ATest { String s = \"a.b.c: no. \" + \"java.lang.String\" + \"none.\"; }");
        assertEquals(Set.of(), NamedSources.of(root, List.of(test)));
    }
}
