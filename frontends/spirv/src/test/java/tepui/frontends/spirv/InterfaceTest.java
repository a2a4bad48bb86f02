package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Inputs and outputs: stages meet by locations, what nobody reads is none, and layouts of the stages are told. */
@Needs(Need.GLSLANG)
final class InterfaceTest {
    private static final String FRAGMENT = """
            #version 450
            layout(location = 2) in vec3 a;
            layout(location = 5) flat in int n;
            layout(location = 0) out vec4 c;
            void main() { c = vec4(a, float(n)) * gl_FragCoord.z; }
            """;

    private static LinkedProgram program(String vertex, String fragment) {
        return GlslLinker.link(
                List.of(
                        Modules.shader(Modules.compiled("vert", vertex), Stage.VERTEX, Map.of()),
                        Modules.shader(Modules.compiled("frag", fragment), Stage.FRAGMENT, Map.of())),
                LinkOptions.DEFAULT);
    }

    private static Variable at(List<Variable> list, int location) {
        for (Variable v : list) if (v.location == location) return v;
        throw new AssertionError("nothing at location " + location);
    }

    @Test
    void stagesMeetByLocation() {
        LinkedProgram p = program("""
                #version 450
                layout(location = 2) out vec3 other;
                layout(location = 5) flat out int k;
                layout(location = 7) out vec4 unread;
                void main() { other = vec3(1.0); k = 3; unread = vec4(2.0); gl_Position = vec4(0.0); }
                """, FRAGMENT);
        assertTrue(p.ok(), p.log());
        Shader vertex = p.shaders().get(Stage.VERTEX);
        assertEquals(3, vertex.outputs.size(), "what nobody reads is a local");
        assertEquals(3, at(vertex.outputs, 2).type().width());
        assertEquals(Interpolation.FLAT, at(p.shaders().get(Stage.FRAGMENT).inputs, 5).interpolation);
    }

    @Test
    void anInputThatNobodyWritesIsAnError() {
        LinkedProgram p = program("""
                #version 450
                layout(location = 2) out vec3 other;
                void main() { other = vec3(1.0); gl_Position = vec4(0.0); }
                """, FRAGMENT);
        assertTrue(p.log().contains("is not an output of the vertex shader"), p.log());
    }

    @Test
    void outputsThatAreReadAreKept() {
        LinkedProgram p = program("""
                #version 450
                layout(location = 2) out vec3 other;
                layout(location = 5) flat out int k;
                void main() {
                    other = vec3(1.0);
                    for (k = 0; k < 3; k++) other[k] += float(k);
                    gl_Position = vec4(other, 1.0);
                }
                """, FRAGMENT);
        assertTrue(p.ok(), p.log());
    }

    @Test
    void geometryShadersSayTheirPrimitives() {
        Shader s = Modules.linked(
                        Modules.shader(
                                Modules.compiled("vert", "#version 450\nvoid main() { gl_Position = vec4(1.0); }"),
                                Stage.VERTEX,
                                Map.of()),
                        Modules.shader(Modules.compiled("geom", """
                        #version 450
                        layout(lines, invocations = 2) in;
                        layout(line_strip, max_vertices = 4) out;
                        void main() {
                            for (int i = 0; i < 2; i++) {
                                gl_Position = gl_in[i].gl_Position * float(gl_InvocationID);
                                gl_PrimitiveID = gl_PrimitiveIDIn;
                                EmitVertex();
                            }
                        }
                        """), Stage.GEOMETRY, Map.of()))
                .shaders()
                .get(Stage.GEOMETRY);
        assertEquals(Shader.Topology.LINES, s.inputTopology);
        assertEquals(Shader.Topology.LINE_STRIP, s.outputTopology);
        assertEquals(4, s.outputVertices);
        assertEquals(2, s.invocations);
        assertTrue(s.inputs.stream().anyMatch(v -> v.builtin == Builtin.POSITION && v.perVertex));
    }

    @Test
    void capturedOutputsAreWhereTheirDecorationsSay() {
        LinkedProgram p = Modules.linked(Modules.shader(Modules.compiled("vert", """
                #version 450
                layout(xfb_buffer = 1, xfb_stride = 32, xfb_offset = 8, location = 0) out vec2 a[2];
                void main() { a[0] = vec2(1.0); a[1] = vec2(2.0); gl_Position = vec4(0.0); }
                """), Stage.VERTEX, Map.of()));
        assertEquals(List.of(0, 32), p.feedback().strides());
        assertEquals(
                List.of(8, 16),
                p.feedback().outputs().stream()
                        .map(LinkedProgram.Feedback.Output::offset)
                        .toList());
    }
}
