package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.glsl.link.LinkTest.variable;
import static tepui.frontends.glsl.link.LinkTest.vs;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.Run;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Stage;

/** Outputs that transform feedback captures, by name and by layout. */
final class CapturedOutputsTest {
    @Test
    void transformFeedbackByNameAndByLayout() {
        String text =
                "#version 440\nout vec4 a; out float b[3]; out Blk { mat2 m; } blk; void main() { gl_Position = vec4(0); a = vec4(1); b[2] = 1.0; blk.m = mat2(1); }";
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT.withFeedback(
                        List.of("gl_Position", "gl_SkipComponents2", "b[1]", "gl_NextBuffer", "Blk.m"), true),
                vs(text));
        assertEquals(List.of(28, 16), p.feedback().strides());
        var outputs = p.feedback().outputs();
        assertEquals(4, outputs.size());
        assertEquals(24, outputs.get(1).offset());
        assertEquals(1, outputs.get(1).element());
        assertEquals(8, outputs.get(3).offset());
        assertNull(variable(p.shaders().get(Stage.VERTEX).outputs, "a"));
        LinkedProgram apart = Run.link(LinkOptions.DEFAULT.withFeedback(List.of("a", "b"), false), vs(text));
        assertEquals(List.of(16, 12), apart.feedback().strides());
        LinkedProgram bad =
                GlslLinker.link(List.of(vs(text)), LinkOptions.DEFAULT.withFeedback(List.of("nothing"), true));
        assertTrue(bad.log().contains("'nothing' is not an output of the last vertex stage"), bad.log());
        LinkedProgram layout = Run.link(
                LinkOptions.DEFAULT,
                vs(
                        "#version 440\nlayout(xfb_buffer = 1, xfb_offset = 4, xfb_stride = 32) out vec4 a; void main() { gl_Position = vec4(0); a = vec4(1); }"));
        assertEquals(List.of(0, 32), layout.feedback().strides());
        assertEquals(4, layout.feedback().outputs().getFirst().offset());
    }

    @Test
    void eachElementOfACapturedArrayOfBlocksHasItsBuffer() {
        String text =
                "#version 440\nlayout(xfb_buffer = 1, xfb_offset = 4, xfb_stride = 32) out B { vec2 a; float b; } x[2];\n"
                        + "void main() { gl_Position = vec4(0); x[0].a = x[1].a = vec2(1); x[0].b = x[1].b = 2.0; }";
        LinkedProgram p = Run.link(LinkOptions.DEFAULT, vs(text));
        assertEquals(List.of(0, 32, 32), p.feedback().strides());
        assertEquals(
                List.of("B[0].a@1+4", "B[1].a@2+4", "B[0].b@1+12", "B[1].b@2+12"),
                p.feedback().varyings().stream()
                        .map(v -> v.name() + "@" + v.buffer() + "+" + v.offset())
                        .toList());
        LinkedProgram many = GlslLinker.link(List.of(vs(text.replace("x[2]", "x[4]"))), LinkOptions.DEFAULT);
        assertTrue(many.log().contains("into 4 buffers from 1 on, but there are 4"), many.log());
    }

    @Test
    void layoutsOfCapturedOutputsWinOverNames() {
        String text =
                "#version 440\nlayout(xfb_offset = 8) out vec4 a; void main() { gl_Position = vec4(0); a = vec4(1); }";
        LinkedProgram p = Run.link(LinkOptions.DEFAULT.withFeedback(List.of("gl_Position"), true), vs(text));
        assertEquals(1, p.feedback().varyings().size());
        assertEquals("a", p.feedback().varyings().getFirst().name());
        assertEquals(8, p.feedback().varyings().getFirst().offset());
    }

    @Test
    void aBufferGetsOutputsOfOneStream() {
        String geometry = "#version 150\n#extension GL_ARB_gpu_shader5 : require\n"
                + "layout(points) in; layout(points, max_vertices = 2) out;\n"
                + "out float a; layout(stream = 1) out vec2 b;\n"
                + "void main() { a = 0.0; EmitStreamVertex(0); b = vec2(1); EmitStreamVertex(1); }";
        List<CompiledShader> shaders = List.of(
                vs("#version 150\nvoid main() { gl_Position = vec4(0); }"), Run.compile(Stage.GEOMETRY, geometry));
        LinkedProgram one = GlslLinker.link(shaders, LinkOptions.DEFAULT.withFeedback(List.of("a", "b"), true));
        assertTrue(one.log().contains("outputs of the streams 0 and 1 into buffer 0"), one.log());
        LinkedProgram two =
                GlslLinker.link(shaders, LinkOptions.DEFAULT.withFeedback(List.of("a", "gl_NextBuffer", "b"), true));
        assertEquals(List.of(4, 8), two.feedback().strides(), two.log());
        LinkedProgram apart = GlslLinker.link(shaders, LinkOptions.DEFAULT.withFeedback(List.of("a", "b"), false));
        assertEquals(List.of(4, 8), apart.feedback().strides(), apart.log());
    }
}
