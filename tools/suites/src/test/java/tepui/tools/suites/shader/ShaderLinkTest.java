package tepui.tools.suites.shader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.tools.kit.Expectations;

class ShaderLinkTest {
    private static final String PROGRAM = "[require]\nGLSL >= 1.30\n[vertex shader passthrough]\n[fragment shader]\n"
            + "#version 130\nout vec4 c; in vec4 v; void main() { c = v; }\n";

    @Test
    void aProgramIsHeldAgainstWhatTheTestSaysOfItsLinking() {
        String unwritten = PROGRAM.replace("in vec4 v", "uniform vec4 v");
        assertEquals(Outcome.Status.PASS, ShaderLink.run(unwritten).status());
        assertEquals(Outcome.fail("links, and should not"), ShaderLink.run(unwritten + "[test]\nlink error\n"));
        Outcome broken = ShaderLink.run(PROGRAM.replace("c = v", "c = w"));
        assertTrue(
                broken.message().startsWith("does not compile: 0:2:42: error: 'w' is not declared"), broken.message());
    }

    @Test
    void aGeometryLayoutIsTheProgramsParameters() {
        String test =
                "[require]\nGLSL >= 1.10\n[vertex shader]\n#version 110\nvoid main() { gl_Position = gl_Vertex; }\n"
                        + "[geometry shader]\n#version 110\n#extension GL_ARB_geometry_shader4 : enable\n"
                        + "void main() { gl_Position = gl_PositionIn[1]; EmitVertex(); }\n"
                        + "[geometry layout]\ninput type GL_LINES\noutput type GL_POINTS\nvertices out 1\n";
        assertEquals(Outcome.PASS, ShaderLink.run(test));
        String points = test.replace("GL_LINES", "GL_POINTS") + "[test]\nlink error\n";
        assertEquals(Outcome.PASS, ShaderLink.run(points));
        Outcome wrong = ShaderLink.run(test.replace("vertices out", "vertices in"));
        assertEquals(Outcome.fail("[geometry layout]: 'vertices in 1' is not known"), wrong);
    }

    @Test
    void everyFiftiethProgramOfPiglitLinksAsListed() throws IOException {
        TestFolder folder = TestFolder.find(Need.PIGLIT.require().toRealPath());
        Expectations expected = ShaderRunnerSuite.expectations("none");
        List<String> wrong = new ArrayList<>();
        List<String> names = folder.names();
        int passed = 0;
        for (int i = 0; i < names.size(); i += 50) {
            Outcome outcome = ShaderLink.run(folder.read(names.get(i)));
            if (outcome.status() == Outcome.Status.PASS) passed++;
            if (outcome.status() == Outcome.Status.FAIL && expected.find(expected.fails(), names.get(i)) == null) {
                wrong.add(names.get(i) + ": " + outcome.message());
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(passed > 500, "most of piglit is for this compiler");
    }
}
