package tepui.frontends.glsl.sema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.LinkedProgram.Feedback;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Stage;

/** Rules that only some versions have. */
class VersionRulesTest {
    private static final String ENHANCED = "#version 440\n";

    private static CompiledShader compile(Stage stage, String text) {
        return GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL);
    }

    private static void passes(String text) {
        CompiledShader s = compile(Stage.VERTEX, text);
        assertTrue(s.ok(), s::log);
    }

    private static void fails(Stage stage, String message, String text) {
        CompiledShader s = compile(stage, text);
        assertFalse(s.ok(), () -> "compiles, '" + message + "' expected");
        assertTrue(s.log().contains(message), () -> "expected '" + message + "' in:\n" + s.log());
    }

    @Test
    void theFirstVersionTakesPrototypesInFunctions() {
        String text = "void main() { float f(float x); gl_Position = vec4(f(1.0)); }\nfloat f(float x) { return x; }\n";
        passes("#version 110\n" + text);
        fails(Stage.VERTEX, "only be declared outside", "#version 120\n" + text);
        fails(Stage.VERTEX, "only be declared outside", "void main() { float f(float x) { return x; } }");
    }

    @Test
    void theFirstVersionHasTwoSpacesOfNames() {
        String text = "float foo() { return 0.5; }\nconst float foo = 1.0;\n"
                + "void main() { float foo2 = foo; gl_Position = vec4(foo - foo()); }\n";
        passes("#version 110\n" + text);
        fails(Stage.VERTEX, "declared twice", "#version 120\n" + text);
        passes("void main() { float sin = 1.0; gl_Position = vec4(sin(sin)); }");
        fails(Stage.VERTEX, "'f'", "float f() { return 1.0; }\nstruct f { float x; };\nvoid main() {}");
        fails(Stage.VERTEX, "id", "int id(int x) { return x; }\nvoid main() { struct id { int n; }; int i = id(5); }");
        fails(Stage.VERTEX, "declared twice", "struct S { float x; };\nfloat S(float x) { return x; }\nvoid main() {}");
    }

    @Test
    void oldVersionsDoNotRankConversions() {
        String text = "void f(vec4 x, out vec4 y) { y = x; }\nvoid f(vec4 x, out ivec4 y) { y = ivec4(x); }\n"
                + "void main() { vec4 v; f(ivec4(1), v); gl_Position = v; }\n";
        fails(Stage.VERTEX, "fits several functions", "#version 130\n" + text);
        passes("#version 400\n" + text);
        // One without conversions is taken, wherever it stands.
        passes("#version 120\nvoid f(float x, float y) {}\nvoid f(float x, int y) {}\nvoid f(int x, int y) {}\n"
                + "void main() { f(5, 6); }");
        passes("#version 330\n#extension GL_ARB_gpu_shader5 : enable\n" + text);
    }

    @Test
    void joinedLinesMayPartTheEndOfAComment() {
        passes("/* comment *\\\n/ void main() {}");
        passes("/* comment **\\\n\\\n/ void main() {}");
        fails(Stage.VERTEX, "has no end", "/* comment *\n/ void main() {}");
    }

    @Test
    void unsignedIntIsAConstructor() {
        passes(
                "#extension GL_EXT_gpu_shader4 : enable\nvoid main() { unsigned int u = unsigned int(gl_Vertex.x) + 1u; }");
        fails(Stage.VERTEX, "reserved", "#version 130\nvoid main() { uint u = unsigned int(1); }");
    }

    @Test
    void aWordIsReservedUntilItNamesALayout() {
        fails(Stage.VERTEX, "reserved word", "#version 130\nvoid main() { int row_major; }");
        passes("#version 130\n#extension GL_ARB_uniform_buffer_object : enable\n"
                + "layout(row_major) uniform B { mat4 m; };\nvoid main() {}");
        passes("#version 140\nvoid main() { int row_major; }");
    }

    @Test
    void precisionsEndWithTheirScope() {
        fails(
                Stage.FRAGMENT,
                "no default precision",
                "#version 100\nvoid f() { precision mediump float; float x; }\nfloat y;\nvoid main() {}");
        fails(
                Stage.FRAGMENT,
                "another precision",
                "#version 100\nprecision mediump float;\nfloat f();\nhighp float f() { return 3.0; }\nvoid main() {}");
        passes("#version 100\nfloat f();\nhighp float f() { return 3.0; }\nvoid main() { gl_Position = vec4(f()); }");
    }

    @Test
    void clipDistancesOfInputsHaveALimit() {
        fails(
                Stage.GEOMETRY,
                "more than 8",
                "#version 150\nlayout(triangles) in; layout(points, max_vertices = 1) out;\n"
                        + "in gl_PerVertex { float gl_ClipDistance[gl_MaxClipDistances + 1]; } gl_in[];\nvoid main() {}");
    }

    @Test
    void subroutinesHaveNoOverloads() {
        CompiledShader s = compile(
                Stage.VERTEX,
                "#version 400\nsubroutine void T();\nsubroutine(T) void f() {}\nvoid f(int x) {}\nvoid main() {}");
        assertTrue(s.ok(), s::log);
        LinkedProgram p = GlslLinker.link(List.of(s), LinkOptions.DEFAULT);
        assertFalse(p.ok());
        assertTrue(p.log().contains("cannot have overloads"), p::log);
    }

    // ---- transform feedback ----------------------------------------------------------------------------------------

    @Test
    void whatIsCapturedFitsItsBuffer() {
        fails(
                Stage.VERTEX,
                "must be a multiple of 8",
                ENHANCED + "layout(xfb_offset = 4) out B { vec4 a; dvec3 b; };\nvoid main() {}");
        fails(
                Stage.VERTEX,
                "of what is captured",
                ENHANCED + "layout(xfb_offset = gl_MaxTransformFeedbackInterleavedComponents * 4 - 12) out vec4 v;\n"
                        + "void main() {}");
    }

    private static String captured(String block) {
        CompiledShader s = compile(
                Stage.VERTEX,
                ENHANCED + block
                        + "\nvoid main() { gl_Position = vec4(1); gl_PointSize = 2.0; gl_ClipDistance[1] = 3.0; }");
        assertTrue(s.ok(), s::log);
        LinkedProgram p = GlslLinker.link(List.of(s), LinkOptions.DEFAULT);
        assertTrue(p.ok(), p::log);
        StringBuilder text = new StringBuilder();
        for (Feedback.Varying v : p.feedback().varyings()) {
            text.append(v.name().substring(3))
                    .append('@')
                    .append(v.buffer())
                    .append('+')
                    .append(v.offset())
                    .append(' ');
        }
        return text.toString().strip();
    }

    @Test
    void membersOfPerVertexFollowItsOffset() {
        assertEquals(
                "Position@1+8 PointSize@1+24 ClipDistance@1+28",
                captured("layout(xfb_buffer = 1, xfb_offset = 8, xfb_stride = 36) out gl_PerVertex {\n"
                        + "    vec4 gl_Position; float gl_PointSize; float gl_ClipDistance[2]; };"));
        assertEquals(
                "Position@0+4 PointSize@0+20 ClipDistance@0+40",
                captured(
                        "layout(xfb_offset = 4) out gl_PerVertex {\n"
                                + "    vec4 gl_Position; float gl_PointSize; layout(xfb_offset = 40) float gl_ClipDistance[2]; };"));
        fails(
                Stage.VERTEX,
                "without a size",
                ENHANCED + "layout(xfb_offset = 0) out gl_PerVertex { vec4 gl_Position; float gl_ClipDistance[]; };\n"
                        + "void main() {}");
        fails(
                Stage.VERTEX,
                "multiple of 4",
                ENHANCED + "layout(xfb_offset = 2) out gl_PerVertex { vec4 gl_Position; };\nvoid main() {}");
    }
}
