package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;
import static tepui.tools.inspect.CapturedGl.rectangle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.layers.capture.CaptureFile;
import tepui.pipe.Device;

/** What each test stops, told for the pixel in the middle of 32 x 32. */
final class PixelHistoryTest {
    @TempDir
    Path folder;

    private static void begin() {
        GL.glClearColor(0, 0, 1, 1);
        GL.glClearStencil(5);
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    }

    private PixelHistory history(IntConsumer draw) throws IOException {
        ContextAttributes attributes = ContextAttributes.compatibility().withSize(32, 32);
        Path file = CapturedGl.capture(folder, 2, attributes, draw);
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            return PixelHistory.of(capture, device, -1, 16, 16);
        }
    }

    /** The fragments of the draw that is the last event. */
    private List<PixelHistory.Fragment> last(Runnable draw) throws IOException {
        PixelHistory history = history(i -> {
            GL.glDisable(GL_DEPTH_TEST);
            GL.glDisable(GL_STENCIL_TEST);
            begin();
            draw.run();
        });
        return history.events().getLast().fragments();
    }

    private void isStopped(String why, Runnable draw) throws IOException {
        List<PixelHistory.Fragment> fragments = last(draw);
        assertEquals(1, fragments.size(), fragments.toString());
        assertEquals(why, fragments.getFirst().verdict());
        assertTrue(!fragments.getFirst().passed());
    }

    @Test
    void aFragmentThatPassesIsToldWithItsValues() throws IOException {
        List<PixelHistory.Fragment> fragments = last(() -> {
            GL.glColor4f(1, 0.5f, 0, 0.5f);
            GL.glEnable(GL_BLEND);
            GL.glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
            rectangle(-1, -1, 1, 1, 0);
        });
        assertEquals(1, fragments.size());
        PixelHistory.Fragment f = fragments.getFirst();
        assertEquals("passed", f.verdict());
        assertEquals("quad 0", f.what());
        assertEquals("1, 0.5, 0, 0.5; depth 0.5", f.output());
        assertTrue(f.before().startsWith("0, 0, 1, 1; depth 1"), f.before());
        assertTrue(f.after().startsWith("0.501961, 0.25"), f.after());
    }

    @Test
    void depthStops() throws IOException {
        isStopped("failed the depth test: 0.75 LESS 0.25", () -> {
            GL.glEnable(GL_DEPTH_TEST);
            rectangle(-1, -1, 1, 1, -0.5f);
            // Between them something that keeps them two draws.
            GL.glColor3f(0, 1, 0);
            rectangle(-1, -1, 1, 1, 0.5f);
        });
    }

    @Test
    void stencilStops() throws IOException {
        isStopped("failed the stencil test: 3 EQUAL 5", () -> {
            GL.glEnable(GL_STENCIL_TEST);
            GL.glStencilFunc(GL_EQUAL, 3, 255);
            rectangle(-1, -1, 1, 1, 0);
        });
    }

    @Test
    void alphaStops() throws IOException {
        List<PixelHistory.Fragment> fragments = last(() -> {
            GL.glEnable(GL_ALPHA_TEST);
            GL.glAlphaFunc(GL_GREATER, 0.5f);
            GL.glColor4f(1, 1, 1, 0.25f);
            rectangle(-1, -1, 1, 1, 0);
        });
        assertTrue(
                fragments.getFirst().verdict().contains("alpha test")
                        || fragments.getFirst().verdict().contains("discarded"),
                fragments.toString());
    }

    @Test
    void cullingStops() throws IOException {
        isStopped("culled: BACK faces are", () -> {
            GL.glEnable(GL_CULL_FACE);
            GL.glFrontFace(GL_CW);
            rectangle(-1, -1, 1, 1, 0);
        });
    }

    @Test
    void theScissorRectangleStops() throws IOException {
        isStopped("outside of the scissor rectangle", () -> {
            GL.glEnable(GL_SCISSOR_TEST);
            GL.glScissor(0, 0, 4, 4);
            rectangle(-1, -1, 1, 1, 0);
            GL.glDisable(GL_SCISSOR_TEST);
        });
    }

    @Test
    void discardStops() throws IOException {
        int[] program = new int[1];
        isStopped("discarded by the fragment shader", () -> {
            if (program[0] == 0) {
                program[0] = CapturedGl.program(
                        "void main() { gl_Position = gl_Vertex; }",
                        "void main() { if (gl_FragCoord.x > 1.0) discard; gl_FragColor = vec4(1.0); }");
            }
            GL.glUseProgram(program[0]);
            rectangle(-1, -1, 1, 1, 0);
            GL.glUseProgram(0);
        });
    }

    @Test
    void maskedColoursPassAndChangeNothing() throws IOException {
        List<PixelHistory.Fragment> fragments = last(() -> {
            GL.glColorMask(false, false, false, false);
            rectangle(-1, -1, 1, 1, 0);
            GL.glColorMask(true, true, true, true);
        });
        assertEquals("passed; colours are masked", fragments.getFirst().verdict());
    }

    /** Fragments of one draw see each other: the second is behind the first, the third before it. */
    @Test
    void fragmentsOfOneDrawAreToldInTheirOrder() throws IOException {
        List<PixelHistory.Fragment> fragments = last(() -> {
            GL.glEnable(GL_DEPTH_TEST);
            GL.glBegin(GL_TRIANGLES);
            for (float z : new float[] {0, 0.5f, -0.5f}) {
                GL.glColor3f(1, Math.abs(z), 0);
                GL.glVertex3f(-1, -1, z);
                GL.glVertex3f(3, -1, z);
                GL.glVertex3f(-1, 3, z);
            }
            GL.glEnd();
        });
        assertEquals(
                List.of("triangle 0: passed", "triangle 1: failed the depth test: 0.75 LESS 0.5", "triangle 2: passed"),
                fragments.stream().map(f -> f.what() + ": " + f.verdict()).toList());
        assertTrue(
                fragments.get(2).before().contains("depth 0.5"),
                fragments.get(2).before());
        assertTrue(
                fragments.get(2).after().contains("depth 0.25"),
                fragments.get(2).after());
    }

    /** What is found out changes nothing: the last picture is the program's. */
    @Test
    void clearsAreEventsAndDrawsElsewhereAreNot() throws IOException {
        PixelHistory history = history(i -> {
            begin();
            GL.glColor3f(1, 1, 1);
            rectangle(-1, -1, -0.5f, -0.5f, 0);
            GL.glColor3f(1, 0, 0);
            rectangle(-0.5f, -0.5f, 0.5f, 0.5f, 0);
        });
        List<Step.Kind> kinds =
                history.events().stream().map(e -> e.step().kind()).toList();
        assertEquals(1, kinds.stream().filter(k -> k == Step.Kind.DRAW).count(), kinds.toString());
        assertTrue(kinds.contains(Step.Kind.CLEAR), kinds.toString());
        assertTrue(history.events().getLast().after().startsWith("1, 0, 0, 1"), history.text());
    }

    @Test
    void aPixelOutsideIsRefused() throws IOException {
        Path file =
                CapturedGl.capture(folder, 1, ContextAttributes.compatibility().withSize(8, 8), i -> begin());
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            IllegalArgumentException e =
                    assertThrows(IllegalArgumentException.class, () -> PixelHistory.of(capture, device, -1, 8, 0));
            assertEquals("the pixel is 8,0, the target has 8x8", e.getMessage());
        }
    }
}
