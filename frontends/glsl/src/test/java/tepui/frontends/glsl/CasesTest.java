package tepui.frontends.glsl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tepui.frontends.glsl.ShaderCases.Case;
import tepui.frontends.glsl.ShaderCases.Verdict;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;

/** The language's rules chapter by chapter: every case of the files in {@code cases} gets the verdict that it names. */
class CasesTest {
    @TestFactory
    List<DynamicTest> everyCaseGetsItsVerdict() throws IOException, URISyntaxException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Case c : cases()) tests.add(DynamicTest.dynamicTest(c.title() + " [" + c.version() + "]", () -> check(c)));
        assertTrue(tests.size() > 30_000, tests.size() + " cases");
        return tests;
    }

    /** All of all files. */
    static List<Case> cases() throws IOException, URISyntaxException {
        Path folder = Path.of(CasesTest.class.getResource("cases").toURI());
        List<Case> cases = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString().replace(".txt", "");
                cases.addAll(ShaderCases.read(name, Files.readAllLines(file)));
            }
        }
        return cases;
    }

    private static void check(Case c) {
        boolean compatibility = c.version().endsWith("c");
        CompileOptions options = new CompileOptions(460, 320, compatibility, new GlslLimits());
        List<CompiledShader> shaders = new ArrayList<>();
        StringBuilder log = new StringBuilder();
        boolean compiled = true;
        for (Map.Entry<Stage, String> s : c.stages().entrySet()) {
            CompiledShader shader = GlslCompiler.compile(s.getKey(), new String[] {s.getValue()}, options);
            shaders.add(shader);
            compiled &= shader.ok();
            log.append(s.getValue()).append(shader.log());
        }
        assertEquals(c.verdict() != Verdict.FAIL, compiled, () -> "compiled:\n" + log);
        if (!compiled) return;
        LinkOptions link = LinkOptions.DEFAULT.withSeparable(c.verdict() == Verdict.OK);
        LinkedProgram program = GlslLinker.link(shaders, link);
        log.append(program.log());
        if (c.verdict() != Verdict.OK)
            assertEquals(c.verdict() == Verdict.LINKS, program.ok(), () -> "linked:\n" + log);
        for (Shader s : program.shaders().values()) assertEquals(List.of(), Validator.problems(s), log::toString);
    }
}
