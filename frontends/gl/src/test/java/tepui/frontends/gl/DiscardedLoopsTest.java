package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Loops behind discard that would never end for the fragment that was discarded: the draw ends, and the others are right. */
final class DiscardedLoopsTest {
    private static final String VERTEX =
            "#version 330\nvoid main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }\n";
    /** The step is 0 for the fragment at (2, 3), which is discarded. */
    private static final String FRAGMENT = """
            #version 330
            out vec4 color;
            ivec2 at = ivec2(gl_FragCoord);
            int step = abs(at.x - 2) + abs(at.y - 3);
            float sum = 0;
            void run() { for (int i = 0; i < 10; i += step) sum += 0.2; }
            void leave() { if (at == ivec2(2, 3)) discard; }
            """;

    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(3, 3).withSize(8, 8));
    private final GLJava gl;

    DiscardedLoopsTest() {
        context.makeCurrent();
        gl = GLJava.checked();
        glBindVertexArray(gl.genVertexArray());
    }

    @AfterEach
    void close() {
        gl.close();
        context.close();
        device.close();
    }

    private void draw(String main) {
        glClearColor(1, 0, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glUseProgram(gl.program(VERTEX, FRAGMENT + "void main() {\n" + main + "\n}\n"));
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glFinish();
        assertEquals(GL_NO_ERROR, glGetError());
        assertEquals(0xff00ffff, gl.pixel(2, 3), "the fragment that was discarded");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "leave(); run();",
                "if (step == 0) discard; for (int i = 0; i < 10; i += step) sum += 0.2;",
                "leave(); int i = 0; while (i < 10) { i += step; sum += 0.2; }",
                "leave(); int i = 0; do { i += step; sum += 0.2; } while (i < 10);",
                "leave(); for (int k = 0; k < 3; k++) { sum = 0; run(); }",
                "leave(); for (int k = 0; k < 10; k += step) { for (int i = 0; i < 3; i++) sum += 0.2; sum -= 0.4; }",
                "leave(); for (float x = 0; x < 10; x += float(step)) { if (sum > 5) continue; sum += 0.2; }",
                "leave(); switch (step) { case 0: for (;;) { if (step > 0) break; } default: run(); }"
            })
    void theDrawEnds(String code) {
        draw(code + " color = vec4(0, sum, 0, 1);");
        // Four steps away each round adds 4: 0, 4, 8, so three rounds.
        assertEquals(0x009900ff, gl.pixel(2, 7));
        assertEquals(0x00ff00ff, gl.pixel(4, 3));
    }

    /** Neighbours of the fragment that was discarded have its values for their derivatives, behind a loop as well. */
    @Test
    void derivativesHaveTheDiscardedOnesValues() {
        draw(
                "leave(); int n = 100 + 10 * at.x; for (int i = 0; i < n; i++) sum += 1.0 / 256; color = vec4(0, dFdx(sum) * 5.12, 0, 1);");
        assertEquals(0x003300ff, gl.pixel(3, 3));
        assertEquals(0x003300ff, gl.pixel(4, 3));
    }
}
