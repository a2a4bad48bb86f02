package tepui.tools.suites.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GLConstants;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/**
 * Separable programs of OpenGL ES validate and draw where what one gives is what the next one takes, and neither where it is not (OpenGL ES 3.2,
 * 7.4.1 and 11.1.3.11): the pairs of {@code borders.txt}.
 */
class BorderTest {
    private static final String VERTEX = "#version 320 es\nprecision highp float;\nprecision highp int;\nOUT\n"
            + "void main() { gl_Position = vec4(0); }\n";
    private static final String FRAGMENT =
            "#version 320 es\nprecision highp float;\nprecision highp int;\nIN\nlayout(location = 0) out vec4 c;\n"
                    + "void main() { c = vec4(0); }\n";

    @Test
    void programsThatDoNotFitTogetherNeitherValidateNorDraw() throws IOException {
        try (GlHost host = new TepuiHost("soft")) {
            assertEquals("", verdicts(host, false));
        }
    }

    @Test
    @Needs(Need.MESA_GL)
    void mesaAgreesButWhereTheTableSaysWhyNot() throws IOException {
        try (GlHost host = new MesaHost()) {
            assertEquals("", verdicts(host, true));
        }
    }

    private static String verdicts(GlHost host, boolean mesa) throws IOException {
        StringBuilder wrong = new StringBuilder();
        ErrorTable table = new ErrorTable("setups.txt");
        InputStream in = BorderTest.class.getResourceAsStream("borders.txt");
        assertNotNull(in);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
                CallScript calls = new CallScript(host);
                GlHost.Session session = host.open(GlHost.Profile.ES, 32, 32, 32)) {
            assertNotNull(session);
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.isBlank() || line.startsWith("#")) continue;
                String[] parts = line.split(" \\| ", -1);
                String said = mesa && parts.length > 3 ? parts[3].strip().substring(5) : parts[2].strip();
                String found = verdict(table, calls, parts[0].strip(), parts[1].strip());
                if (!found.equals(said))
                    wrong.append(line).append(": ").append(found).append('\n');
            }
        }
        return wrong.toString();
    }

    private static String verdict(ErrorTable table, CallScript calls, String out, String in) {
        calls.begin();
        calls.error();
        calls.run(table, program("v", "GL_VERTEX_SHADER", VERTEX.replace("OUT", out)));
        calls.run(table, program("f", "GL_FRAGMENT_SHADER", FRAGMENT.replace("IN", in)));
        for (String p : new String[] {"v", "f"}) {
            calls.call(
                    "glGetProgramiv",
                    (int) calls.variable(p),
                    GLConstants.GL_LINK_STATUS,
                    calls.results().address());
            if (calls.results().get(ValueLayout.JAVA_INT, 0) != 1) return p + " does not link";
        }
        calls.run(table, "p = gen(ProgramPipelines)");
        calls.run(table, "glUseProgramStages(p, GL_VERTEX_SHADER_BIT, v)");
        calls.run(table, "glUseProgramStages(p, GL_FRAGMENT_SHADER_BIT, f)");
        calls.run(table, "glBindProgramPipeline(p)");
        calls.run(table, "glValidateProgramPipeline(p)");
        calls.run(table, "glGetProgramPipelineiv(p, GL_VALIDATE_STATUS, results)");
        boolean valid = calls.results().get(ValueLayout.JAVA_INT, 0) == 1;
        String before = CallScript.errorName(calls.error());
        if (!before.equals("GL_NO_ERROR")) return before;
        calls.run(table, "glDrawArrays(GL_POINTS, 0, 1)");
        String error = CallScript.errorName(calls.error());
        if (error.equals("GL_NO_ERROR")) return valid ? "yes" : "draws and is not valid";
        return valid ? "valid and " + error : error.equals("GL_INVALID_OPERATION") ? "no" : error;
    }

    private static String program(String name, String stage, String source) {
        return name + " = glCreateShaderProgramv(" + stage + ", 1, {{\"" + source + "\"}})";
    }
}
