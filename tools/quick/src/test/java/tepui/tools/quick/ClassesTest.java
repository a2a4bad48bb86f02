package tepui.tools.quick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is compiled after which change: low stands alone, high uses it, side uses nothing. */
final class ClassesTest {
    @TempDir
    private Path root;

    private final List<String> news = new ArrayList<>();

    @BeforeEach
    void aProjectOfThreeModules() throws IOException, QuickException {
        write("pom.xml", """
                <project><modules><module>low</module><module>side</module><module>high</module></modules></project>""");
        module("low", "");
        module("side", "");
        module("high", "<dependency><groupId>org.tepui</groupId><artifactId>tepui-low</artifactId></dependency>");
        source("low", "Low", "public class Low { public int f() { return 1; } }");
        source("low", "Other", "class Other {}");
        source("side", "Side", "public class Side {}");
        source("high", "High", "public class High { int f() { return new Low().f(); } }");
        compile();
        news.clear();
    }

    @Test
    void nothingIsCompiledTwice() throws IOException, QuickException {
        compile();
        assertEquals(List.of(), news);
    }

    @Test
    void aChangeInsideAMethodCompilesItsFileAlone() throws IOException, QuickException {
        source("low", "Low", "public class Low { public int f() { return 2; } }");
        compile();
        assertEquals(List.of("compiling low, 1 file"), news);
    }

    @Test
    void aChangeThatOthersSeeCompilesThem() throws IOException, QuickException {
        source("low", "Low", "public class Low { public int f() { return 2; } public void g() {} }");
        compile();
        assertEquals(List.of("compiling low, 1 file", "compiling low, 2 files", "compiling high, 1 files"), news);
    }

    @Test
    void aConstantIsSeenByOthers() throws IOException, QuickException {
        source("low", "Low", "public class Low { static final int C = 1; public int f() { return 1; } }");
        compile();
        news.clear();
        source("low", "Low", "public class Low { static final int C = 2; public int f() { return 1; } }");
        compile();
        assertTrue(news.contains("compiling high, 1 files"), news.toString());
    }

    @Test
    void theClassOfADeletedFileGoes() throws IOException, QuickException {
        Files.delete(root.resolve("low/src/main/java/Other.java"));
        Path classes = compile().of(project().module("low"));
        assertFalse(Files.exists(classes.resolve("Other.class")));
    }

    @Test
    void aNestedClassThatIsNoMoreGoes() throws IOException, QuickException {
        source("low", "Other", "class Other { private static class In {} Object o = new In(); }");
        assertTrue(Files.exists(compile().of(project().module("low")).resolve("Other$In.class")));
        source("low", "Other", "class Other {}");
        assertFalse(Files.exists(compile().of(project().module("low")).resolve("Other$In.class")));
    }

    @Test
    void anErrorIsFoundAgainUntilItIsMended() throws IOException, QuickException {
        source("low", "Other", "class Other { int x = true; }");
        assertThrows(QuickException.class, this::compile);
        assertThrows(QuickException.class, this::compile);
        source("low", "Other", "class Other { int x = 1; }");
        compile();
    }

    @Test
    void whatABuildLaidOutIsUsedWhereItIsFresh() throws IOException, QuickException {
        Sources.copy(root.resolve(".tepui/quick/side/classes"), root.resolve("side/target/classes"));
        Sources.delete(root.resolve(".tepui"));
        assertEquals(root.resolve("side/target/classes"), compile().of(project().module("side")));
    }

    @Test
    void aResourceThatChangedIsCopied() throws IOException, QuickException {
        write("low/src/main/resources/a.txt", "old");
        compile();
        write("low/src/main/resources/a.txt", "new");
        Path classes = compile().of(project().module("low"));
        assertEquals("new", Files.readString(classes.resolve("a.txt")));
    }

    @Test
    void aFolderThatAPomNamesLiesWhereItSays() throws IOException, QuickException {
        write(
                "low/pom.xml",
                "<project><artifactId>tepui-low</artifactId><properties><tepui.resources>../c/target</tepui.resources>"
                        + "<tepui.resources.at>native</tepui.resources.at></properties></project>");
        write("c/target/linux/a.so", "code");
        write("low/src/main/resources/a.txt", "beside it");
        Path classes = compile().of(project().module("low"));
        assertEquals("code", Files.readString(classes.resolve("native/linux/a.so")));
        assertEquals("beside it", Files.readString(classes.resolve("a.txt")));
    }

    private Project project() throws IOException {
        return new Project(root);
    }

    private Classes compile() throws IOException, QuickException {
        Project project = project();
        Classes classes = new Classes(project, new Javac(), news::add);
        for (String folder : List.of("low", "side", "high")) classes.of(project.module(folder));
        return classes;
    }

    private void module(String folder, String dependencies) throws IOException {
        write(
                folder + "/pom.xml",
                "<project><artifactId>tepui-" + folder + "</artifactId><dependencies>" + dependencies
                        + "</dependencies></project>");
        write(folder + "/target/test.classpath", "");
    }

    private void source(String module, String name, String text) throws IOException {
        write(module + "/src/main/java/" + name + ".java", text);
    }

    /** Each file is a little newer than the one before, as if time had passed. */
    private void write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis()));
    }
}
