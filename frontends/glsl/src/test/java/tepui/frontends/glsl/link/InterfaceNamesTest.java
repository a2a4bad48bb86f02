package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.Run;
import tepui.ir.Stage;

/** How a program tells its inputs and outputs (OpenGL 4.6, 7.3.1.1 and 7.3.1.2). */
class InterfaceNamesTest {
    private static LinkedProgram link(Stage stage, String source) {
        return Run.link(LinkOptions.DEFAULT.withSeparable(true), Run.compile(stage, source));
    }

    private static List<String> told(List<LinkedProgram.Interface> list) {
        return list.stream()
                .map(i -> i.name() + " " + i.size() + " at " + i.location())
                .sorted()
                .toList();
    }

    @Test
    void membersOfBlocksWithoutInstanceNamesHaveTheirOwn() {
        LinkedProgram p = link(
                Stage.VERTEX,
                "#version 440\nlayout(location = 2) out A { vec4 a; }; layout(location = 5) out B { vec4 b; } c;"
                        + "void main() { gl_Position = vec4(0); a = vec4(1); c.b = vec4(1); }");
        assertEquals(List.of("B.b 1 at 5", "a 1 at 2", "gl_Position 1 at -1"), told(p.outputs()));
    }

    @Test
    void onlyAttributesAndColoursHaveLocationsThatNoShaderSays() {
        LinkedProgram v = link(
                Stage.VERTEX,
                "#version 440\nin vec4 p; out vec4 c; out B { vec4 b; } d[2];"
                        + "void main() { gl_Position = p; c = p; d[0].b = d[1].b = p; }");
        assertEquals(List.of("p 1 at 0"), told(v.inputs()));
        assertEquals(List.of("B.b 1 at -1", "c 1 at -1", "gl_Position 1 at -1"), told(v.outputs()));
        LinkedProgram f =
                link(Stage.FRAGMENT, "#version 440\nin vec4 c; out vec4 d; void main() { d = c; gl_FragDepth = 1.0; }");
        assertEquals(List.of("c 1 at -1"), told(f.inputs()));
        assertEquals(List.of("d 1 at 0", "gl_FragDepth 1 at -1"), told(f.outputs()));
        assertEquals(
                -1,
                f.outputs().stream()
                        .filter(i -> i.builtIn())
                        .findFirst()
                        .orElseThrow()
                        .index());
    }

    @Test
    void inputsWithAnElementPerVertexAreArrays() {
        LinkedProgram p = link(
                Stage.GEOMETRY,
                "#version 440\nlayout(lines) in; layout(points, max_vertices = 1) out; struct S { vec2 x; };"
                        + "layout(location = 1) in vec4 c[]; layout(location = 2) in S s[]; layout(location = 4) in float f[][3];"
                        + "layout(location = 8) in B { vec4 b; } d[];"
                        + "void main() { gl_Position = gl_in[1].gl_Position + c[0] + d[1].b + vec4(s[0].x, f[1][2], 1); EmitVertex(); }");
        assertEquals(
                List.of(
                        "B.b 1 at 8",
                        "c[0] 2 at 1",
                        "f[0][0] 3 at 4",
                        "f[1][0] 3 at 4",
                        "gl_PerVertex.gl_Position 1 at -1",
                        "s[0].x 1 at 2",
                        "s[1].x 1 at 2"),
                told(p.inputs()));
    }
}
