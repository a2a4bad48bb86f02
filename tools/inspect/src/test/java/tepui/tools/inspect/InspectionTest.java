package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;
import static tepui.tools.inspect.CapturedGl.rectangle;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.layers.capture.CaptureFile;
import tepui.layers.capture.ProgramCall;
import tepui.pipe.Device;

/** From a program to pages: what is captured, that it replays to the same picture, what the pages say. */
final class InspectionTest {
    @TempDir
    Path folder;

    private Inspection.Report inspect(int frame, ContextAttributes attributes, IntConsumer draw) throws IOException {
        Path file = CapturedGl.capture(folder, frame, attributes, draw);
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            return Inspection.write(capture, device, folder.resolve("pages"), 8, step -> {});
        }
    }

    private String data(String name) throws IOException {
        return Files.readString(folder.resolve("pages/data/" + name + ".js"));
    }

    private static int texture(Arena arena) {
        MemorySegment name = arena.allocate(4, 4);
        GL.glGenTextures(1, name.address());
        GL.glBindTexture(GL_TEXTURE_2D, name.get(ValueLayout.JAVA_INT, 0));
        MemorySegment texels = arena.allocateFrom(ValueLayout.JAVA_INT, 0xff0000ff, 0xff00ff00, 0xffff0000, -1);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        return name.get(ValueLayout.JAVA_INT, 0);
    }

    /** Textures, lists and matrices of frames before: all of it is there when frame 3 is replayed. */
    @Test
    void whatWasMadeBeforeTheFrameIsInTheCapture() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            Inspection.Report report =
                    inspect(3, ContextAttributes.compatibility().withSize(40, 30), i -> {
                        if (i == 1) {
                            texture(arena);
                            GL.glEnable(GL_TEXTURE_2D);
                            GL.glNewList(7, GL_COMPILE);
                            GL.glBegin(GL_TRIANGLES);
                            GL.glTexCoord2f(0, 0);
                            GL.glVertex2f(-1, -1);
                            GL.glTexCoord2f(1, 0);
                            GL.glVertex2f(1, -1);
                            GL.glTexCoord2f(1, 1);
                            GL.glVertex2f(1, 1);
                            GL.glEnd();
                            GL.glEndList();
                        }
                        GL.glClear(GL_COLOR_BUFFER_BIT);
                        GL.glRotatef(20, 0, 0, 1);
                        GL.glCallList(7);
                    });
            assertEquals(0, report.differing());
            assertTrue(report.steps() >= 2, report.toString());
            String[] textures = folder.resolve("pages/data/textures").toFile().list();
            assertTrue(textures != null && textures.length > 0);
        }
    }

    @Test
    void callsAreToldAsTheProgramMadeThem() throws IOException {
        Path file =
                CapturedGl.capture(folder, 1, ContextAttributes.compatibility().withSize(8, 8), i -> {
                    GL.glEnable(GL_DEPTH_TEST);
                    GL.glBlendFunc(GL_ONE, GL_ZERO);
                    GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
                    GL.glDepthMask(false);
                    GL.glVertex3f(1, 2.5f, 0);
                    try (Arena arena = Arena.ofConfined()) {
                        GL.glLightfv(
                                GL_LIGHT1,
                                GL_POSITION,
                                arena.allocateFrom(ValueLayout.JAVA_FLOAT, 1, 2, 3, 0.5f)
                                        .address());
                    }
                    GL.glLineWidth(-1);
                });
        try (CaptureFile capture = new CaptureFile(file)) {
            List<String> calls = capture.calls().stream().map(ProgramCall::text).toList();
            assertEquals(
                    List.of(
                            "glEnable(cap=GL_DEPTH_TEST)",
                            "glBlendFunc(sfactor=GL_ONE, dfactor=GL_ZERO)",
                            "glClear(mask=GL_DEPTH_BUFFER_BIT | GL_COLOR_BUFFER_BIT)",
                            "glDepthMask(flag=false)",
                            "glVertex3f(x=1.0, y=2.5, z=0.0)",
                            "glLightfv(light=GL_LIGHT1, pname=GL_POSITION, params={1.0, 2.0, 3.0, 0.5})",
                            "glLineWidth(width=-1.0)",
                            "the picture is shown()"),
                    calls);
            List<String> notes = capture.calls().get(6).notes();
            assertEquals(1, notes.size());
            assertTrue(notes.getFirst().startsWith("error: glLineWidth"), notes.getFirst());
        }
    }

    @Test
    void pagesHaveCallsStateAndSources() throws IOException {
        int[] program = new int[1];
        Inspection.Report report = inspect(2, ContextAttributes.compatibility().withSize(16, 16), i -> {
            if (i == 1) {
                program[0] = CapturedGl.program(
                        "uniform vec2 shift; void main() { gl_Position = gl_Vertex + vec4(shift, 0.0, 0.0); }",
                        "uniform vec4 tint; /* the source */ void main() { gl_FragColor = tint; }");
            }
            GL.glUseProgram(program[0]);
            GL.glUniform4f(GL.glGetUniformLocation(program[0], name("tint")), 0.25f, 0.5f, 1, 1);
            GL.glUniform2f(GL.glGetUniformLocation(program[0], name("shift")), 0.125f, 0);
            rectangle(-1, -1, 0, 0, 0);
            GL.glEnable(GL_BLEND);
            GL.glEnable(GL_BLEND);
            rectangle(0, 0, 1, 1, 0);
            rectangle(7, 7, 8, 8, 0);
        });
        assertEquals(0, report.differing());
        String chunk = data("chunk-0");
        assertTrue(chunk.contains("\"blend.target 0\":\"on\""), "the state that changed");
        assertTrue(chunk.contains("[\"tint\",\"0.25, 0.5, 1, 1\"]"), "uniforms by name: " + chunk);
        assertTrue(chunk.contains("[\"shift\",\"0.125, 0\"]"), "of each stage");
        String frame = data("frame");
        assertTrue(frame.contains("program=" + program[0] + ", name=\\\"tint\\\""), "texts are shown: " + frame);
        assertTrue(frame.contains("\"kind\":\"redundant\""), "glEnable, twice");
        assertTrue(frame.contains("\"kind\":\"changes nothing\""), "the rectangle that is outside");
        boolean source = false;
        try (var files = Files.list(folder.resolve("pages/data"))) {
            for (Path file : files.filter(f -> f.getFileName().toString().startsWith("shader-"))
                    .toList()) {
                String text = Files.readString(file);
                source |= text.contains("the source") && text.contains("\"IR\":\"shader fragment");
            }
        }
        assertTrue(source, "a shader with its source, though the program has deleted its shaders");
    }

    /** The log has the present before the mark of what stands for it. */
    @Test
    void thePresentIsAStepOfThePictureThatIsShown() throws IOException {
        Path file =
                CapturedGl.capture(folder, 1, ContextAttributes.compatibility().withSize(8, 8), i -> {
                    GL.glClear(GL_COLOR_BUFFER_BIT);
                    GL.glGetError();
                });
        List<Integer> callsOfPresents = new ArrayList<>();
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            assertEquals(
                    List.of("glClear", "glGetError", "the picture is shown"),
                    capture.calls().stream().map(ProgramCall::name).toList());
            Inspection.replay(capture, device, new StepListener() {
                @Override
                public void after(Step step, ObservedContext context) {
                    if (step.kind() == Step.Kind.PRESENT) callsOfPresents.add(step.call());
                }
            });
        }
        assertEquals(List.of(2), callsOfPresents);
    }

    private static final Arena NAMES = Arena.ofAuto();

    private static long name(String text) {
        return NAMES.allocateFrom(text).address();
    }

    /** Each frame is a few small draws more than the one before it: data grows with what changes, not with the picture. */
    @Test
    void aFrameOfManyDrawsIsSmall() throws IOException {
        Inspection.Report report = inspect(2, ContextAttributes.compatibility().withSize(320, 200), i -> {
            GL.glClear(GL_COLOR_BUFFER_BIT);
            for (int k = 0; i == 2 && k < 1000; k++) {
                GL.glColor3f(k % 7 / 7f, k % 11 / 11f, 1);
                float x = k % 40 / 20f - 1;
                float y = k / 40 / 12.5f - 1;
                GL.glPushMatrix();
                GL.glTranslatef(x, y, 0);
                rectangle(0, 0, 0.04f, 0.06f, 0);
                GL.glPopMatrix();
            }
        });
        assertEquals(0, report.differing());
        assertTrue(report.steps() > 1000, report.toString());
        // 1,000 whole pictures would be 256 MB.
        assertTrue(report.bytes() < 8_000_000, report.toString());
        assertFalse(Files.exists(folder.resolve("pages/data/chunk-20.js")));
        assertTrue(Files.exists(folder.resolve("pages/data/chunk-10.js")));
    }
}
