package tepui.targets.lwjgl.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which command lines are those of a program whose start can be prepared, and what they say. */
final class ProgramWordsTest {
    @TempDir
    private Path folder;

    private static ProgramWords of(String... words) throws IOException {
        return ProgramWords.of(List.of(words), Map.of());
    }

    /** A jar whose manifest has these entries. */
    private Path jar(String... entries) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        for (int i = 0; i < entries.length; i += 2) manifest.getMainAttributes().putValue(entries[i], entries[i + 1]);
        Path jar = folder.resolve("app.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            out.finish();
        }
        return jar;
    }

    @Test
    void aClassPathAndAMainClass() throws IOException {
        ProgramWords words = of(
                "-Xmx1g",
                "-cp",
                "a.jar" + File.pathSeparator + "b.jar",
                "--add-opens",
                "m/p=ALL-UNNAMED",
                "a.Main",
                "-cp");
        assertEquals(
                new ProgramWords(
                        List.of("-Xmx1g", "--add-opens=m/p=ALL-UNNAMED"),
                        List.of("a.jar", "b.jar"),
                        "a.Main",
                        List.of("-cp")),
                words);
    }

    @Test
    void anExecutableJarOpensWhatItsManifestSays() throws IOException {
        Path jar = jar("Main-Class", "a.Main", "Add-Opens", "java.base/java.nio java.base/java.net");
        ProgramWords words = of("-jar", jar.toString(), "word");
        assertEquals(
                new ProgramWords(
                        List.of(
                                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                                "--add-opens=java.base/java.net=ALL-UNNAMED"),
                        List.of(jar.toString()),
                        "a.Main",
                        List.of("word")),
                words);
    }

    @Test
    void aStarStandsForTheJarsOfAFolder() throws IOException {
        Path jar = jar();
        ProgramWords words = of("-cp", folder + File.separator + "*", "a.Main");
        assertNotNull(words);
        assertEquals(List.of(jar.toString()), words.classPath());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Launcher-Agent-Class", "SplashScreen-Image", "JavaFX-Application-Class"})
    void aJarThatIsMoreThanItsMainClassIsNotPrepared(String entry) throws IOException {
        assertNull(of("-jar", jar("Main-Class", "a.Main", entry, "b").toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-p mods -m a/b",
                "--add-modules=a -cp a.jar a.Main",
                "-javaagent:b.jar -cp a.jar a.Main",
                "-agentlib:jdwp=server=y -cp a.jar a.Main",
                "-Xbootclasspath/a:b.jar -cp a.jar a.Main",
                "-XX:SharedArchiveFile=b -cp a.jar a.Main",
                "-XX:AOTCache=b -cp a.jar a.Main",
                "-Djava.system.class.loader=a.Loader -cp a.jar a.Main",
                "@words",
                "-cp a.jar @words",
                "-cp a.jar Main.java",
                "-cp a.jar",
                "a.Main"
            })
    void otherStartsAreNotPrepared(String words) throws IOException {
        assertNull(of(words.split(" ", -1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"})
    void optionsThatAreNotSeenHereKeepTheAgent(String variable) throws IOException {
        List<String> words = List.of("-cp", "a.jar", "a.Main");
        assertNotNull(ProgramWords.of(words, Map.of()));
        assertNull(ProgramWords.of(words, Map.of(variable, "-javaagent:b.jar")));
    }
}
