package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules hold in this project, and each of them is noticed when it is broken. */
final class ModuleRulesTest {
    @TempDir
    private Path root;

    @Test
    void thisProjectKeepsThem() {
        assertEquals(List.of(), ModuleRules.check(Path.of(System.getProperty("tepui.root"))));
    }

    @BeforeEach
    void writeASoundProject() throws IOException {
        Files.writeString(root.resolve("pom.xml"), """
                <project><modules>
                  <module>ir</module><module>pipe</module><module>drivers/null</module><module>drivers/soft</module>
                  <module>frontends/gl</module><module>frontends/glsl</module><module>tools/cli</module>
                </modules></project>""");
        module("ir", "");
        module("pipe", "requires transitive tepui.ir;", "ir");
        module("drivers/null", "requires tepui.pipe;", "pipe");
        module("drivers/soft", "requires tepui.pipe; requires jdk.incubator.vector;", "pipe", "cli:test");
        module("frontends/glsl", "requires tepui.ir;", "ir");
        module("frontends/gl", "requires tepui.pipe; requires tepui.frontends.glsl;", "pipe", "glsl");
        module("tools/cli", "requires tepui.pipe; requires info.picocli;", "pipe", "soft:runtime", "gl");
    }

    @Test
    void aSoundProjectKeepsThem() {
        assertBroken();
    }

    @Test
    void aFrontEndThatRequiresADriver() throws IOException {
        module("frontends/gl", "requires tepui.drivers.soft;", "soft");
        assertBroken("frontends/gl: depends on drivers/soft", "frontends/gl: requires tepui.drivers.soft");
    }

    @Test
    void aFrontEndThatIsTestedOnDrivers() throws IOException {
        module("frontends/gl", "requires tepui.pipe;", "pipe", "soft:test", "null:test");
        assertBroken();
    }

    @Test
    void aLayerThatIsTestedOnDrivers() throws IOException {
        Files.writeString(
                root.resolve("pom.xml"),
                Files.readString(root.resolve("pom.xml")).replace("</modules>", "<module>layers</module></modules>"));
        module("layers", "requires tepui.pipe;", "pipe", "soft:test");
        assertBroken();
        module("layers", "requires tepui.pipe;", "pipe", "soft");
        assertBroken("layers: depends on drivers/soft");
    }

    @Test
    void aDriverThatRequiresAFrontEnd() throws IOException {
        module("drivers/soft", "requires static transitive tepui.frontends.glsl;", "glsl:test");
        assertBroken(
                "drivers/soft: depends on frontends/glsl (scope test)", "drivers/soft: requires tepui.frontends.glsl");
    }

    @Test
    void aDriverThatRequiresAnotherDriver() throws IOException {
        module("drivers/soft", "requires tepui.drivers.nil;");
        assertBroken("drivers/soft: requires tepui.drivers.nil");
    }

    @Test
    void aContractThatRequiresATool() throws IOException {
        module("pipe", "requires /* why not */ tepui.tools.cli;", "cli");
        assertBroken("pipe: depends on tools/cli", "pipe: requires tepui.tools.cli");
    }

    @Test
    void anIrThatRequiresTheContract() throws IOException {
        module("ir", "requires tepui.pipe;");
        assertBroken("ir: requires tepui.pipe");
    }

    @Test
    void aProductThatNeedsALibrary() throws IOException {
        module("pipe", "requires static org.jspecify; requires com.example.lib;");
        Files.writeString(root.resolve("ir/pom.xml"), """
                <project><artifactId>tepui-ir</artifactId><dependencies>
                  <dependency><groupId>com.example</groupId><artifactId>lib</artifactId></dependency>
                </dependencies></project>""");
        assertBroken(
                "ir: depends on lib at run time, where only the JDK may be needed",
                "pipe: requires com.example.lib at run time, where only the JDK may be needed");
    }

    @Test
    void anExampleThatKnowsTheProject() throws IOException {
        module("examples/one", "", "pipe");
        Files.writeString(
                root.resolve("pom.xml"),
                Files.readString(root.resolve("pom.xml"))
                        .replace("</modules>", "<module>examples/one</module></modules>"));
        assertBroken("examples/one: depends on pipe");
        module("examples/one", "", "pipe:test");
        assertBroken();
    }

    @Test
    void theExampleOfPanelsKnowsThemAlone() throws IOException {
        module("targets/panels", "");
        module("examples/panels", "", "panels");
        Files.writeString(
                root.resolve("pom.xml"),
                Files.readString(root.resolve("pom.xml"))
                        .replace(
                                "</modules>",
                                "<module>targets/panels</module><module>examples/panels</module></modules>"));
        assertBroken();
        module("examples/panels", "", "panels", "pipe");
        assertBroken("examples/panels: depends on pipe");
    }

    @Test
    void aCommentRequiresNothing() throws IOException {
        module("ir", "// requires tepui.pipe;\n/* requires tepui.pipe; */");
        assertBroken();
    }

    @Test
    void aModuleOfAnotherName() throws IOException {
        Files.writeString(root.resolve("ir/src/main/java/module-info.java"), "module tepui.shaders { }");
        assertBroken("ir: module-info.java must declare the module tepui.ir");
    }

    @Test
    void aModuleThatTheBuildLeavesOut() throws IOException {
        module("tools/lost", "");
        assertBroken("tools/lost: has a pom.xml, but is no <module> of the build");
    }

    @Test
    void aServiceThatTheClassPathDoesNotFind() throws IOException {
        module("drivers/soft", "provides tepui.pipe.DriverProvider with tepui.drivers.soft.SoftProvider;");
        assertBroken(
                "drivers/soft: provides tepui.pipe.DriverProvider with [tepui.drivers.soft.SoftProvider] as a module,"
                        + " with [] in META-INF/services");
        Path services = Files.createDirectories(root.resolve("drivers/soft/src/main/resources/META-INF/services"));
        Files.writeString(services.resolve("tepui.pipe.DriverProvider"), "tepui.drivers.soft.SoftProvider # ours\n");
        assertBroken();
    }

    @Test
    void aFolderWithoutRule() throws IOException {
        module("misc", "");
        assertBroken(
                "misc: has a pom.xml, but is no <module> of the build",
                "misc: no rule says whom a module in this folder may know");
    }

    private void assertBroken(String... lines) {
        assertEquals(List.of(lines), ModuleRules.check(root));
    }

    private void module(String folder, String requires, String... dependencies) throws IOException {
        Path java = Files.createDirectories(root.resolve(folder).resolve("src/main/java"));
        String name = "tepui." + folder.replace('/', '.').replace(".null", ".nil");
        Files.writeString(java.resolve("module-info.java"), "module " + name + " { " + requires + " }\n");
        StringBuilder pom = new StringBuilder("<project><artifactId>tepui-")
                .append(folder.substring(folder.indexOf('/') + 1))
                .append("</artifactId><dependencies>");
        for (String dependency : dependencies) {
            String[] parts = dependency.split(":");
            pom.append("<dependency><groupId>org.tepui</groupId><artifactId>tepui-")
                    .append(parts[0])
                    .append("</artifactId>");
            if (parts.length > 1) pom.append("<scope>").append(parts[1]).append("</scope>");
            pom.append("</dependency>");
        }
        Files.writeString(root.resolve(folder).resolve("pom.xml"), pom + "</dependencies></project>");
    }
}
