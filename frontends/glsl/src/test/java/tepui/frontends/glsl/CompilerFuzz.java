package tepui.frontends.glsl;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;

/**
 * Fuzz target of Jazzer for the compiler: any text is compiled and linked to valid code or ends in errors. The last
 * byte is the stage.
 */
public final class CompilerFuzz {
    private CompilerFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) return;
        Stage stage = Stage.values()[Math.floorMod(data[data.length - 1] - '0', Stage.COUNT)];
        String text = new String(data, 0, data.length - 1, StandardCharsets.UTF_8);
        // Logs quote the text, and what the checks look for is soon found by a fuzzer that compares.
        if (text.contains("failed")) return;
        CompiledShader shader = GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL);
        if (shader.log().contains("the compiler failed")) throw new AssertionError(shader.log());
        LinkedProgram program = GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true));
        if (program.log().contains("the linker failed")) throw new AssertionError(program.log());
        for (Shader s : program.shaders().values()) {
            List<String> problems = Validator.problems(s);
            if (!problems.isEmpty()) throw new AssertionError(problems.toString());
        }
    }
}
