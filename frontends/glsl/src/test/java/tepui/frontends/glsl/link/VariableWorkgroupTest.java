package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Builtin;
import tepui.ir.Parser;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.pass.LowerWorkgroupSize;

/** ARB_compute_variable_group_size in the language. */
class VariableWorkgroupTest {
    private static final String HEAD = "#version 430\n#extension GL_ARB_compute_variable_group_size : enable\n";
    private static final String VARIABLE = "layout(local_size_variable) in;\n";
    private static final String USE =
            "layout(std430) buffer B { uvec3 size; }; void main() { size = gl_LocalGroupSizeARB; }\n";

    private static CompiledShader compile(String text) {
        return GlslCompiler.compile(Stage.COMPUTE, new String[] {text}, CompileOptions.ALL);
    }

    private static LinkedProgram link(String... texts) {
        return GlslLinker.link(
                Arrays.stream(texts).map(VariableWorkgroupTest::compile).toList(), LinkOptions.DEFAULT);
    }

    private static Shader shader(String text) {
        LinkedProgram p = link(text);
        assertTrue(p.ok(), p::log);
        Shader s = p.shaders().get(Stage.COMPUTE);
        assertEquals(List.of(), Validator.problems(s));
        return s;
    }

    private static boolean readsSize(Shader s) {
        return s.inputs.stream().anyMatch(v -> v.builtin == Builtin.WORKGROUP_SIZE);
    }

    private static void fails(String message, String text) {
        CompiledShader s = compile(text);
        assertFalse(s.ok());
        assertTrue(s.log().contains(message), s::log);
    }

    @Test
    void theSizeIsLeftOpen() {
        Shader s = shader(HEAD + VARIABLE + USE);
        assertTrue(s.isSizedLater());
        assertTrue(readsSize(s));
        assertTrue(Parser.parse(Printer.print(s)).isSizedLater());
        s.localX = 8;
        s.localY = 4;
        s.localZ = 2;
        new LowerWorkgroupSize().run(s);
        assertFalse(readsSize(s));
        assertEquals(List.of(), Validator.problems(s));
    }

    @Test
    void aFixedSizeIsAConstant() {
        assertFalse(readsSize(shader(HEAD + "layout(local_size_x = 5) in;\n" + USE)));
    }

    @Test
    void aShaderIsOfOneKind() {
        fails("both fixed and variable", HEAD + "layout(local_size_variable, local_size_y = 2) in;\n" + USE);
        fails("both fixed and variable", HEAD + "layout(local_size_x = 2) in;\n" + VARIABLE + USE);
        fails("both fixed and variable", HEAD + VARIABLE + "layout(local_size_z = 2) in;\n" + USE);
        LinkedProgram p = link(
                HEAD + VARIABLE + "void f() {}", HEAD + "layout(local_size_x = 2) in;\nvoid f(); void main() { f(); }");
        assertTrue(p.log().contains("fixed and variable size"), p::log);
    }

    @Test
    void theSizeOfTheLanguageNeedsNumbers() {
        fails("gl_WorkGroupSize", HEAD + VARIABLE + "void main() { uint x = gl_WorkGroupSize.x; }");
    }

    @Test
    void theExtensionIsAskedFor() {
        fails("GL_ARB_compute_variable_group_size", "#version 430\n" + VARIABLE + "void main() {}");
        fails("gl_LocalGroupSizeARB", "#version 430\nlayout(local_size_x = 1) in;\n" + USE);
    }
}
