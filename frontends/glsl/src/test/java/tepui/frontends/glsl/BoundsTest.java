package tepui.frontends.glsl;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Instr;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.pass.Pipeline;

/** Shaders made to grow without end, and failures inside of the compiler: each is an error with a message. */
class BoundsTest {
    private static final String HEAD = "#version 450\nuniform int u;\nout vec4 color;\n";

    private static CompiledShader compile(String text, CompileOptions options) {
        return GlslCompiler.compile(Stage.FRAGMENT, new String[] {text}, options);
    }

    private static LinkedProgram link(String text) {
        CompiledShader shader = compile(text, CompileOptions.ALL);
        assertTrue(shader.ok(), shader::log);
        return GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true));
    }

    private static String doubling(int functions) {
        StringBuilder text = new StringBuilder(HEAD + "float f0(float x) { return x * 2.0; }\n");
        for (int i = 1; i < functions; i++) {
            String below = "f" + (i - 1);
            text.append("float f" + i + "(float x) { return " + below + "(x) + " + below + "(x + 1.0); }\n");
        }
        return text + "void main() { color = vec4(f" + (functions - 1) + "(float(u))); }\n";
    }

    @Test
    void functionsThatCallOthersTwiceLinkWhileTheyFit() {
        assertTrue(link(doubling(10)).ok());
    }

    @Test
    void functionsThatGrowExponentiallyAreTooLarge() {
        for (int n : new int[] {24, 40, 64, 100}) {
            LinkedProgram program = link(doubling(n));
            assertFalse(program.ok());
            assertTrue(program.log().contains("too large"), program::log);
        }
    }

    @Test
    void longChainsOfCallsAreTooDeep() {
        StringBuilder text = new StringBuilder(HEAD + "float f0(float x) { return x; }\n");
        for (int i = 1; i < 20_000; i++) text.append("float f" + i + "(float x) { return f" + (i - 1) + "(x); }\n");
        CompiledShader shader = compile(text + "void main() { color = vec4(f19999(1.0)); }\n", CompileOptions.ALL);
        LinkedProgram program = GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true));
        assertFalse(program.ok());
        assertTrue(shader.ok() ? program.log().contains("deep") : shader.log().contains("deep"), program::log);
    }

    @Test
    void hugeSwitchesAreTooLarge() {
        StringBuilder text = new StringBuilder(HEAD + "void main() { float x = 0.0; switch (u) {\n");
        for (int i = 0; i < 100_000; i++) text.append("case " + i + ": x += " + i + ".0; break;\n");
        LinkedProgram program = link(text + "} color = vec4(x); }\n");
        assertFalse(program.ok());
        assertTrue(program.log().contains("too large"), program::log);
    }

    /** However deep loops nest, and however often passes run, copies of copies stay within a bound. */
    @Test
    void nestedLoopsUnrollWithinABound() {
        for (int depth : new int[] {3, 6, 12, 40}) {
            for (int rounds : new int[] {2, 4, 8, 32}) {
                StringBuilder text = new StringBuilder(HEAD + "void main() { float x = float(u);\n");
                for (int i = 0; i < depth; i++) {
                    text.append("for (int i" + i + " = 0; i" + i + " < " + rounds + "; i" + i + "++) ");
                }
                LinkedProgram program = link(text + "x = sin(x); color = vec4(x); }\n");
                assertTrue(program.ok(), program::log);
                Shader shader = Objects.requireNonNull(program.shaders().get(Stage.FRAGMENT));
                for (int run = 0; run < 4; run++) Pipeline.standard(false).run(shader);
                int size = size(shader.entry.body());
                assertTrue(size < 20_000, depth + " deep, " + rounds + " rounds: " + size + " instructions");
            }
        }
    }

    private static int size(Region region) {
        int size = 0;
        for (Instr i : region.body) {
            size++;
            for (Region nested : i.regions) size += size(nested);
        }
        return size;
    }

    @Test
    void structsThatDoubleHaveTooManyMembers() {
        StringBuilder text = new StringBuilder(HEAD + "struct S0 { float a; float b; };\n");
        for (int i = 1; i < 22; i++) text.append("struct S" + i + " { S" + (i - 1) + " a; S" + (i - 1) + " b; };\n");
        CompiledShader shader = compile(text + "void main() { S21 x; color = vec4(u); }\n", CompileOptions.ALL);
        assertFalse(shader.ok());
        assertTrue(shader.log().contains("members"), shader::log);
    }

    @Test
    void whatIsThrownWhileCompilingIsAnErrorOfTheShader() {
        CompileOptions broken = new CompileOptions(460, 320, true, null);
        CompiledShader shader = compile(HEAD + "void main() { color = vec4(gl_MaxDrawBuffers); }\n", broken);
        assertFalse(shader.ok());
        assertTrue(shader.log().contains("the compiler failed"), shader::log);
    }

    @Test
    void whatIsThrownWhileLinkingIsAnErrorOfTheProgram() {
        CompiledShader shader = compile(HEAD + "void main() { color = vec4(u); }\n", CompileOptions.ALL);
        LinkOptions d = LinkOptions.DEFAULT;
        LinkOptions broken = new LinkOptions(
                d.attributes(), d.fragmentOutputs(), d.fragmentIndices(), d.feedback(), true, true, null);
        LinkedProgram program = GlslLinker.link(List.of(shader), broken);
        assertFalse(program.ok());
        assertTrue(program.log().contains("the linker failed"), program::log);
    }
}
