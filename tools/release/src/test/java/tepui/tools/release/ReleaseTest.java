package tepui.tools.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A release of a small project: low, high which needs it, one jar of both, and a tool that is not published. */
final class ReleaseTest {
    @TempDir
    private Path root;

    @BeforeEach
    void aBuiltProject() throws IOException {
        Files.writeString(root.resolve("pom.xml"), """
                <project><version>1.2</version><modules><module>low</module><module>high</module><module>tool</module></modules>
                <properties><project.build.outputTimestamp>2026-01-01T00:00:00Z</project.build.outputTimestamp></properties>
                <profiles><profile><modules><module>jar</module></modules></profile></profiles></project>""");
        module("low", "tepui-ir", false, "");
        module("high", "tepui-pipe", false, dependency("tepui-ir", "") + dependency("tepui-tool", "test"));
        module("tool", "tepui-tool", true, "");
        module("jar", "tepui", false, dependency("tepui-pipe", "") + dependency("tepui-tool", ""));
    }

    @Test
    void theSingleJarPacksWhatIsNotPublishedAndItsBillSaysSo() throws IOException {
        Path out = root.resolve("out");
        Release.write(root, out);
        assertTrue(Files.readString(file(out, "tepui", ".cdx.json")).contains("tepui-tool"));
    }

    @Test
    void aPublishedModuleNeedsPublishedOnesAlone() throws IOException {
        module("high", "tepui-pipe", false, dependency("tepui-tool", ""));
        IOException e = assertThrows(IOException.class, () -> Release.write(root, root.resolve("out")));
        assertTrue(String.valueOf(e.getMessage()).contains("tepui-pipe needs tepui-tool"), e.getMessage());
    }

    @Test
    void eachPublishedJarHasItsFilesBesideIt() throws IOException {
        Path out = root.resolve("out");
        assertEquals(3 * 3 * 5 + 1, Release.write(root, out));
        for (String end :
                List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar", ".cdx.json", ".jar.sha1", ".jar.sha512")) {
            assertTrue(Files.exists(file(out, "tepui-pipe", end)), end);
        }
        assertFalse(Files.exists(out.resolve("org/tepui/tepui-tool")));
    }

    @Test
    void sumsAreThoseOfTheFiles() throws IOException {
        Path out = root.resolve("out");
        Release.write(root, out);
        Path jar = file(out, "tepui-ir", ".jar");
        // SHA-256 of the text "tepui-ir", as sha256sum has it.
        String hash = "b5baa00c9368a0ed8f0334ff4e3b81825b95dc5496e4633eadd7661a14515999";
        assertTrue(Files.readAllLines(out.resolve("SHA256SUMS"))
                .contains(hash + "  org/tepui/tepui-ir/1.2/tepui-ir-1.2.jar"));
        assertTrue(Files.readString(file(out, "tepui-ir", ".cdx.json")).contains('"' + hash + '"'));
        assertEquals(
                Digests.of("SHA-512", jar) + "  tepui-ir-1.2.jar\n",
                Files.readString(file(out, "tepui-ir", ".jar.sha512")));
    }

    @Test
    void aBillNamesWhatIsNeededAtRunTimeAndNoTool() throws IOException {
        Path out = root.resolve("out");
        Release.write(root, out);
        String bill = Files.readString(file(out, "tepui-pipe", ".cdx.json"));
        assertTrue(bill.startsWith("{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.6\","), bill);
        String graph = "{ \"ref\": \"pkg:maven/org.tepui/tepui-pipe@1.2?type=jar\","
                + " \"dependsOn\": [ \"pkg:maven/org.tepui/tepui-ir@1.2?type=jar\" ] }";
        assertTrue(bill.replaceAll("\\s+", " ").contains(graph), bill);
        assertFalse(bill.contains("tepui-tool"), bill);
    }

    @Test
    void dataOfOthersStandsInTheBillOfTheJarThatHasIt() throws IOException {
        Path out = root.resolve("out");
        Release.write(root, out);
        String grammar = "\"data:spirv.core.grammar.json\"";
        assertTrue(Files.readString(file(out, "tepui-ir", ".cdx.json")).contains(grammar));
        assertFalse(Files.readString(file(out, "tepui-pipe", ".cdx.json")).contains(grammar));
        assertTrue(Files.readString(file(out, "tepui", ".cdx.json")).contains(grammar), "the single jar packs it");
    }

    @Test
    void twoReleasesAreTheSame() throws IOException {
        Release.write(root, root.resolve("one"));
        Release.write(root, root.resolve("two"));
        List<String> differ = new ArrayList<>();
        Path one = root.resolve("one");
        try (Stream<Path> files = Files.walk(one)) {
            for (Path f : files.filter(Files::isRegularFile).toList()) {
                if (Files.mismatch(f, root.resolve("two").resolve(one.relativize(f))) >= 0) differ.add(f.toString());
            }
        }
        assertEquals(List.of(), differ);
    }

    /** A user's build gets what a module needs, and nothing with the jar that has it inside. */
    @Test
    void aPomNamesWhatIsNeeded() throws IOException {
        Path out = root.resolve("out");
        Release.write(root, out);
        String pom = Files.readString(file(out, "tepui-pipe", ".pom"));
        assertTrue(pom.contains("<artifactId>tepui-ir</artifactId>"), pom);
        assertFalse(pom.contains("tepui-tool"), pom);
        assertFalse(pom.contains("<parent>"), pom);
        String single = Files.readString(file(out, "tepui", ".pom"));
        assertFalse(single.contains("<dependency>"), single);
    }

    @Test
    void aModuleThatWasNotBuiltIsNamed() throws IOException {
        Path jar = root.resolve("high/target/tepui-pipe-1.2.jar");
        Files.delete(jar);
        IOException e = assertThrows(IOException.class, () -> Release.write(root, root.resolve("out")));
        assertTrue(String.valueOf(e.getMessage()).contains(jar.toString()), e.getMessage());
    }

    private static Path file(Path out, String name, String end) {
        return out.resolve("org/tepui/" + name + "/1.2/" + name + "-1.2" + end);
    }

    private static String dependency(String name, String scope) {
        return "<dependency><groupId>org.tepui</groupId><artifactId>" + name + "</artifactId>"
                + (scope.isEmpty() ? "" : "<scope>" + scope + "</scope>") + "</dependency>";
    }

    private void module(String folder, String name, boolean unpublished, String dependencies) throws IOException {
        Path target = Files.createDirectories(root.resolve(folder).resolve("target"));
        Files.writeString(
                root.resolve(folder).resolve("pom.xml"),
                "<project><artifactId>" + name + "</artifactId><properties><tepui.unpublished>" + unpublished
                        + "</tepui.unpublished></properties><dependencies>" + dependencies
                        + "</dependencies></project>");
        for (String kind : List.of("", "-sources", "-javadoc")) {
            Files.writeString(target.resolve(name + "-1.2" + kind + ".jar"), name);
        }
    }
}
