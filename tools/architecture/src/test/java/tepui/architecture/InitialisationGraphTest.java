package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No two classes wait for each other's static initialisation, which two threads that begin with one each would never leave. */
final class InitialisationGraphTest {
    @TempDir
    private Path folder;

    @Test
    void noTwoClassesWaitForEachOther() throws IOException, URISyntaxException {
        Path root = Path.of(System.getProperty("tepui.root"));
        InitialisationGraph graph = new InitialisationGraph();
        for (String module : CompiledModules.of(root)) graph.add(CompiledModules.classesOf(root, module));
        assertEquals("", String.join("\n", graph.cycles()));
    }

    @Test
    void fieldsThatNeedEachOther() throws IOException {
        assertEquals(
                List.of("p/A -> p/B (p/A.<clinit>) -> p/A (p/B.<clinit>)"),
                cycles(
                        "A",
                        "class A { static final Object ONE = new Object(); static final Object TWO = B.ONE; }",
                        "B",
                        "class B { static final Object ONE = new Object(); static final Object TWO = A.ONE; }"));
    }

    @Test
    void aCycleThroughCalls() throws IOException {
        assertEquals(
                List.of("p/A -> p/B (p/C.make) -> p/A (p/B.<init>)"),
                cycles(
                        "A",
                        "class A { static Object one = new C().make(); static void go() {} }",
                        "B",
                        "class B { static final B TWO = new B(); B() { A.go(); } }",
                        "C",
                        "class C { Object make() { return new B(); } }"));
    }

    @Test
    void aClassThatMakesItsSubclass() throws IOException {
        assertEquals(
                List.of("p/A -> p/B (p/A.<clinit>) -> p/A (superclass)"),
                cycles("A", "class A { static final A ONE = new B(); }", "B", "final class B extends A {}"));
    }

    @Test
    void anInterfaceWithCodeThatMakesWhatImplementsIt() throws IOException {
        String record = "record B() implements A {}";
        assertEquals(
                List.of("p/A -> p/B (p/A.<clinit>) -> p/A (default methods)"),
                cycles("A", "interface A { A ONE = new B(); default void go() {} }", "B", record));
        assertEquals(List.of(), cycles("A", "interface A { A ONE = new B(); void go(); }", "B", """
                record B() implements A { public void go() {} }"""));
    }

    @Test
    void aMemberThatASubclassNamesIsTheSuperclasss() throws IOException {
        assertEquals(
                List.of(),
                cycles(
                        "A",
                        "class A { static Object one() { return new Object(); } }",
                        "B",
                        "class B extends A { static final Object TWO = C.THREE; }",
                        "C",
                        "class C { static final Object THREE = B.one(); }"));
    }

    @Test
    void whatIsUsedLaterIsNotWaitedFor() throws IOException {
        assertEquals(
                List.of(),
                cycles(
                        "A",
                        "class A { static final Runnable ONE = () -> B.go(); static void go() { B.go(); } }",
                        "B",
                        "class B { static Object two = A.ONE; static void go() {} }"));
    }

    @Test
    void constantsWithBodiesAreBegunByTheirEnum() throws IOException {
        assertEquals(List.of(), cycles("A", "enum A { ONE { void go() {} }; void go() {} }"));
    }

    /** @param sources names of classes, each with its text */
    private List<String> cycles(String... sources) throws IOException {
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < sources.length; i += 2) texts.put("p." + sources[i], "package p; " + sources[i + 1]);
        SmallSources.compile(folder, texts);
        InitialisationGraph graph = new InitialisationGraph();
        graph.add(folder);
        return graph.cycles();
    }
}
