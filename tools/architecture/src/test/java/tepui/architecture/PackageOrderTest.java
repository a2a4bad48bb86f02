package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packages of this project stand in their declared order, and each way to break one is noticed. */
final class PackageOrderTest {
    private static final String LOW = "package low; public class Low {}";

    @TempDir
    private Path classes;

    @Test
    void thisProjectKeepsItsOrder() throws IOException, URISyntaxException {
        Path root = Path.of(System.getProperty("tepui.root"));
        PackageOrder order;
        try (InputStream file = PackageOrderTest.class.getResourceAsStream("packages.txt")) {
            order = PackageOrder.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
        Set<String> modules = CompiledModules.of(root);
        Set<String> unknown = new TreeSet<>(order.modules());
        unknown.addAll(order.inWork());
        unknown.removeAll(modules);
        assertEquals(Set.of(), unknown, "modules of packages.txt that the project does not have");
        List<String> broken = new ArrayList<>();
        for (String module : modules) broken.addAll(order.check(module, CompiledModules.classesOf(root, module)));
        assertEquals("", String.join("\n", broken));
    }

    @Test
    void whatStandsAboveMayBeUsed() throws IOException {
        SmallSources.compile(
                classes, Map.of("low.Low", LOW, "high.High", "package high; class High extends low.Low {}"));
        assertBroken("m\n  low\n  high");
    }

    @Test
    void anArrowAgainstTheOrder() throws IOException {
        SmallSources.compile(
                classes, Map.of("low.Low", LOW, "high.High", "package high; class High extends low.Low {}"));
        assertBroken("m\n  high\n  low", "m: high uses low, which does not stand above it (High -> Low)");
    }

    @Test
    void packagesOfOneLineDoNotKnowEachOther() throws IOException {
        SmallSources.compile(
                classes, Map.of("low.Low", LOW, "high.High", "package high; class High extends low.Low {}"));
        assertBroken("m\n  low high", "m: high uses low, which does not stand above it (High -> Low)");
    }

    @Test
    void aCycleByWayOfAThird() throws IOException {
        SmallSources.compile(
                classes,
                Map.of(
                        "a.A", "package a; public class A { Object f() { return new b.B(); } }",
                        "b.B", "package b; public class B { c.C[] f; }",
                        "c.C", "package c; public class C { void f(java.util.List<a.A> p) {} }"));
        assertBroken(
                "m\n  a\n  b\n  c",
                "m: packages use each other: a, b, c",
                "m: a uses b, which does not stand above it (A -> B)",
                "m: b uses c, which does not stand above it (B -> C)");
    }

    @Test
    void anAnnotationIsAUse() throws IOException {
        SmallSources.compile(
                classes,
                Map.of(
                        "low.Mark",
                        "package low; @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.CLASS)"
                                + " public @interface Mark {}",
                        "high.High",
                        "package high; class High { @low.Mark int f; }"));
        assertBroken("m\n  high\n  low", "m: high uses low, which does not stand above it (High -> Mark)");
    }

    @Test
    void aTextThatLooksLikeATypeIsNoUse() throws IOException {
        SmallSources.compile(
                classes, Map.of("low.Low", LOW, "high.High", "package high; class High { String f = \"Llow/Low;\"; }"));
        assertBroken("m\n  high\n  low");
    }

    @Test
    void aPackageWithoutAPlace() throws IOException {
        SmallSources.compile(classes, Map.of("low.Low", LOW, "high.High", "package high; class High {}"));
        assertBroken("m\n  low", "m: packages.txt does not say where high stands");
    }

    @Test
    void aPlaceWithoutAPackage() throws IOException {
        SmallSources.compile(classes, Map.of("low.Low", LOW));
        assertBroken("m\n  low\n  gone", "m: packages.txt names gone, which has no class");
    }

    @Test
    void aModuleInWorkIsLeftAlone() throws IOException {
        SmallSources.compile(classes, Map.of("low.Low", LOW, "high.High", "package high; class High {}"));
        assertBroken("m in work");
    }

    @Test
    void aModuleOfOnePackageNeedsNoOrder() throws IOException {
        SmallSources.compile(classes, Map.of("low.Low", LOW));
        assertBroken("");
    }

    @Test
    void aModuleThatIsNotCompiled() throws IOException {
        Path none = classes.resolve("none");
        assertEquals(
                List.of("m: is not compiled, there is no " + none),
                PackageOrder.parse(List.of()).check("m", none));
    }

    @Test
    void aPackageThatStandsTwiceIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> PackageOrder.parse(List.of("m", "  a", "  b a")));
    }

    private void assertBroken(String order, String... lines) throws IOException {
        assertEquals(List.of(lines), PackageOrder.parse(order.lines().toList()).check("m", classes));
    }
}
