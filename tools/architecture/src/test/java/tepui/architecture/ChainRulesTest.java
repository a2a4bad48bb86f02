package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes extend one another in sealed sets of two levels. */
final class ChainRulesTest {
    @TempDir
    private Path folder;

    @Test
    void chainsAreSealedAndHaveTwoLevels() throws IOException, URISyntaxException {
        Path root = Path.of(System.getProperty("tepui.root"));
        ChainRules rules = new ChainRules();
        for (String module : CompiledModules.of(root)) {
            Set<String> generated = SignatureRules.sources(root.resolve(module).resolve("src/generated/java"));
            rules.add(module, CompiledModules.classesOf(root, module), generated);
        }
        assertEquals(List.of(), rules.check());
    }

    @Test
    void aThirdLevelIsNoticed() throws IOException {
        assertEquals(
                List.of("p/C extends p/B, which extends p/A"),
                found(
                        "p.A",
                        "sealed class A permits B {}",
                        "p.B",
                        "sealed class B extends A permits C {}",
                        "p.C",
                        "final class C extends B {}"));
    }

    @Test
    void aClassThatIsNotSealedIsNoticed() throws IOException {
        assertEquals(
                List.of("p/B extends p/A, which is not sealed"),
                found("p.A", "class A {}", "p.B", "final class B extends A {}"));
    }

    @Test
    void aSealedPairIsFine() throws IOException {
        assertEquals(List.of(), found("p.A", "sealed class A permits B {}", "p.B", "final class B extends A {}"));
    }

    @Test
    void aClassThatOtherPackagesExtendNeedsNoSeal() throws IOException {
        assertEquals(
                List.of(),
                found(
                        "p.A",
                        "public class A {}",
                        "p.B",
                        "final class B extends A {}",
                        "q.C",
                        "final class C extends p.A {}"));
    }

    @Test
    void theContractIsNoLevel() throws IOException {
        assertEquals(
                List.of(),
                found(
                        "tepui.pipe.Context",
                        "public class Context {}",
                        "q.State",
                        "abstract sealed class State extends tepui.pipe.Context permits Work {}",
                        "q.Work",
                        "final class Work extends State {}"));
    }

    @Test
    void theJdksClassesAreNoLevel() throws IOException {
        assertEquals(
                List.of(),
                found("p.A", "sealed class A extends Thread permits B {}", "p.B", "final class B extends A {}"));
    }

    /** @param sources names of classes, each with its text */
    private List<String> found(String... sources) throws IOException {
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < sources.length; i += 2) {
            String in = sources[i].substring(0, sources[i].lastIndexOf('.'));
            texts.put(sources[i], "package " + in + "; " + sources[i + 1]);
        }
        SmallSources.compile(folder, texts);
        ChainRules rules = new ChainRules();
        rules.add("module", folder, Set.of());
        return rules.check();
    }
}
