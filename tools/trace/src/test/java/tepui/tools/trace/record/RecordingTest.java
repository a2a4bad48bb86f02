package tepui.tools.trace.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.tools.image.Image;
import tepui.tools.trace.edit.CallText;
import tepui.tools.trace.edit.TraceTrim;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.play.TracePlayer;

/** What is recorded, replayed: the pictures must be the program's. */
final class RecordingTest {
    @TempDir
    Path folder = Path.of("");

    private static List<int[]> replayed(Path file) throws IOException {
        List<int[]> pictures = new ArrayList<>();
        try (Device device = RecordedProgram.soft();
                TraceReader reader = new TraceReader(file);
                TracePlayer player = new TracePlayer(device)) {
            player.wantPictures(true);
            for (Call call = reader.next(); call != null; call = reader.next()) {
                if (!player.play(call)) continue;
                Image picture = player.picture();
                assertNotNull(picture);
                pictures.add(argb(picture));
            }
            assertEquals(Map.of(), player.unknown());
            assertEquals(Map.of(), player.errors());
        }
        return pictures;
    }

    private static int[] argb(Image image) {
        int[] argb = new int[image.width() * image.height()];
        for (int i = 0; i < argb.length; i++)
            argb[i] = image.pixel(i % image.width(), i / image.width()) >>> 8 | 0xff000000;
        return argb;
    }

    private void assertReplays(ContextAttributes attributes, int frames, IntConsumer draw) throws IOException {
        Path file = folder.resolve("a.trace");
        List<int[]> own = RecordedProgram.record(file, frames, attributes, draw);
        List<int[]> again = replayed(file);
        assertEquals(own.size(), again.size());
        for (int i = 0; i < own.size(); i++) {
            int[] opaque = own.get(i).clone();
            for (int p = 0; p < opaque.length; p++) opaque[p] |= 0xff000000;
            assertArrayEquals(opaque, again.get(i), "frame " + i);
            assertTrue(java.util.Arrays.stream(opaque).distinct().count() > 1, "frame " + i + " is of one colour");
        }
    }

    private List<String> lines() throws IOException {
        List<String> lines = new ArrayList<>();
        try (TraceReader reader = new TraceReader(folder.resolve("a.trace"))) {
            for (Call call = reader.next(); call != null; call = reader.next()) lines.add(CallText.body(call));
        }
        return lines;
    }

    private static void triangle(int frame) {
        GL.glClearColor(0.1f, 0.2f, 0.3f, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBegin(GL_TRIANGLES);
        GL.glColor3f(1, 0, 0);
        GL.glVertex2f(-0.9f, -0.9f);
        GL.glColor3f(0, 1, 0);
        GL.glVertex2f(0.9f, -0.9f);
        GL.glColor3f(0, 0, 1);
        GL.glVertex2f(0, 0.1f + frame * 0.2f);
        GL.glEnd();
    }

    @Test
    void immediateModeIsReplayed() throws IOException {
        assertReplays(ContextAttributes.compatibility(), 3, RecordingTest::triangle);
        List<String> lines = lines();
        assertTrue(lines.contains("glBegin(mode = GL_TRIANGLES)"), lines::toString);
        assertTrue(lines.contains("glClear(mask = GL_COLOR_BUFFER_BIT)"), lines::toString);
    }

    @Test
    void verticesInTheProgramsMemoryAreInTheTrace() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment vertices = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -0.5f, -0.5f, 0.7f, -0.5f, 0, 0.8f);
            MemorySegment indices = arena.allocateFrom(ValueLayout.JAVA_SHORT, (short) 2, (short) 0, (short) 1);
            assertReplays(ContextAttributes.compatibility(), 2, frame -> {
                GL.glClear(GL_COLOR_BUFFER_BIT);
                GL.glEnableClientState(GL_VERTEX_ARRAY);
                GL.glVertexPointer(2, GL_FLOAT, 0, vertices.address());
                // Changed behind the call: what is drawn is what is there then.
                vertices.setAtIndex(ValueLayout.JAVA_FLOAT, 5, 0.8f - frame);
                GL.glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, indices.address());
            });
        }
        assertTrue(lines().contains(
                        "glDrawElements(mode = GL_TRIANGLES, count = 3, type = GL_UNSIGNED_SHORT, indices = blob(6))"));
    }

    /** A draw of vertices in memory whose indices lie in a buffer: 2 0 1, a restart where asked for, and at the end one above the shorts' middle. */
    private static void drawByBuffer(Arena arena, int frame, int restart) {
        if (frame == 0) {
            MemorySegment indices = arena.allocateFrom(
                    ValueLayout.JAVA_SHORT, (short) 7, (short) 2, (short) 0, (short) restart, (short) 40_000);
            int buffer = RecordedProgram.name(arena, a -> GL.glGenBuffers(1, a));
            GL.glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
            GL.glBufferData(GL_ELEMENT_ARRAY_BUFFER, 10, indices.address(), GL_STATIC_DRAW);
        }
        GL.glClear(GL_COLOR_BUFFER_BIT);
        // From the second index on, so that the draw has an offset.
        GL.glDrawElements(GL_TRIANGLES, 4, GL_UNSIGNED_SHORT, 2);
        GL.glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, 4);
    }

    private static MemorySegment manyVertices(Arena arena) {
        MemorySegment vertices = arena.allocate(8L * 40_001);
        float[] corners = {-0.5f, -0.5f, 0.7f, -0.5f, 0, 0.8f};
        MemorySegment.copy(corners, 0, vertices, ValueLayout.JAVA_FLOAT, 0, 6);
        vertices.setAtIndex(ValueLayout.JAVA_FLOAT, 80_000, 0.9f);
        vertices.setAtIndex(ValueLayout.JAVA_FLOAT, 80_001, 0.9f);
        return vertices;
    }

    @Test
    void verticesInMemoryWithIndicesInABufferAreInTheTrace() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment vertices = manyVertices(arena);
            assertReplays(ContextAttributes.compatibility(), 2, frame -> {
                GL.glEnableClientState(GL_VERTEX_ARRAY);
                GL.glVertexPointer(2, GL_FLOAT, 0, vertices.address());
                drawByBuffer(arena, frame, 1);
            });
        }
        assertTrue(lines().stream().anyMatch(l -> l.startsWith("glVertexPointer(") && l.endsWith("blob(320008))")));
    }

    @Test
    void indicesInABufferOfEsAreReadToo() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment vertices = manyVertices(arena);
            assertReplays(ContextAttributes.es(2, 0), 2, frame -> {
                if (frame == 0) {
                    RecordedProgram.program(
                            arena,
                            "attribute vec2 p; void main() { gl_Position = vec4(p, 0.0, 1.0); }",
                            "precision mediump float; void main() { gl_FragColor = vec4(1.0, 0.5, 0.25, 1.0); }");
                    GL.glEnableVertexAttribArray(0);
                    GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, vertices.address());
                }
                drawByBuffer(arena, frame, 1);
                assertEquals(0, GL.glGetError(), GLContext::lastError);
            });
        }
    }

    @Test
    void indexThatRestartsIsNoVertex() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment vertices = manyVertices(arena);
            assertReplays(ContextAttributes.compatibility(), 2, frame -> {
                GL.glEnable(GL_PRIMITIVE_RESTART_FIXED_INDEX);
                GL.glEnableClientState(GL_VERTEX_ARRAY);
                GL.glVertexPointer(2, GL_FLOAT, 0, vertices.address());
                // The array has no vertex of this number; it is not read.
                drawByBuffer(arena, frame, 0xffff);
                GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            });
        }
        assertTrue(lines().stream().anyMatch(l -> l.startsWith("glVertexPointer(") && l.endsWith("blob(320008))")));
    }

    @Test
    void controlPointsOfEvaluatorsAreInTheTrace() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment points =
                    arena.allocateFrom(ValueLayout.JAVA_FLOAT, -0.9f, -0.9f, 0, 9, 0.9f, -0.5f, 0, 9, 0, 0.9f, 0);
            assertReplays(ContextAttributes.compatibility(), 2, frame -> {
                GL.glClear(GL_COLOR_BUFFER_BIT);
                GL.glMap1f(GL_MAP1_VERTEX_3, 0, 1, 4, 3, points.address());
                GL.glEnable(GL_MAP1_VERTEX_3);
                GL.glMapGrid1f(8, 0, 1);
                GL.glEvalMesh1(GL_LINE, 0, 8);
            });
        }
        assertTrue(lines().stream()
                .anyMatch(l -> l.startsWith("glMap1f(target = GL_MAP1_VERTEX_3,")
                        && l.contains("points = {-0.9, -0.9, 0, 9,")));
    }

    @Test
    void buffersTexturesProgramsAndMappedMemoryAreReplayed() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            int[] location = new int[1];
            assertReplays(ContextAttributes.core(3, 3), 3, frame -> {
                if (frame == 0) location[0] = prepare(arena);
                long mapped = GL.glMapBufferRange(GL_ARRAY_BUFFER, 0, 32, GL_MAP_WRITE_BIT);
                MemorySegment to = MemorySegment.ofAddress(mapped).reinterpret(32);
                float[] corners = {-1, -1, 1 - frame * 0.3f, -1, -1, 1, 0.9f, 0.9f};
                MemorySegment.copy(corners, 0, to, ValueLayout.JAVA_FLOAT_UNALIGNED, 0, 8);
                GL.glUnmapBuffer(GL_ARRAY_BUFFER);
                GL.glUniform1f(location[0], 0.25f + frame * 0.25f);
                GL.glClear(GL_COLOR_BUFFER_BIT);
                GL.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
            });
        }
        List<String> lines = lines();
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("memcpy(") && l.endsWith("src = blob(32), n = 32)")));
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("glGetUniformLocation(")));
        // Odd widths, rows of their own alignment: 5 texels of 3 bytes, in rows of 16.
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("glTexImage2D(") && l.endsWith("pixels = blob(47))")));
    }

    /** A quad with a texture; returns where its brightness goes. */
    private static int prepare(Arena arena) {
        int array = RecordedProgram.name(arena, a -> GL.glGenVertexArrays(1, a));
        GL.glBindVertexArray(array);
        int buffer = RecordedProgram.name(arena, a -> GL.glGenBuffers(1, a));
        GL.glBindBuffer(GL_ARRAY_BUFFER, buffer);
        GL.glBufferData(GL_ARRAY_BUFFER, 32, 0, GL_DYNAMIC_DRAW);
        int program = RecordedProgram.program(
                arena,
                "#version 330\nin vec2 corner; out vec2 at; void main() { at = corner * 0.5 + 0.5; gl_Position = vec4(corner, 0, 1); }",
                "#version 330\nin vec2 at; uniform sampler2D picture; uniform float bright; out vec4 c;\n"
                        + "void main() { c = texture(picture, at) * bright; }");
        int corner =
                GL.glGetAttribLocation(program, arena.allocateFrom("corner").address());
        GL.glVertexAttribPointer(corner, 2, GL_FLOAT, false, 8, 0);
        GL.glEnableVertexAttribArray(corner);
        int texture = RecordedProgram.name(arena, a -> GL.glGenTextures(1, a));
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        MemorySegment texels = arena.allocate(48);
        for (int i = 0; i < 48; i++) texels.set(ValueLayout.JAVA_BYTE, i, (byte) (i * 37));
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, 5, 3, 0, GL_RGB, GL_UNSIGNED_BYTE, texels.address());
        return GL.glGetUniformLocation(program, arena.allocateFrom("bright").address());
    }

    @Test
    void aContextOfEsIsMadeByEgl() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment vertices = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -0.5f, -0.5f, 0.7f, -0.5f, 0, 0.8f);
            assertReplays(ContextAttributes.es(2, 0), 2, frame -> {
                if (frame == 0) {
                    RecordedProgram.program(
                            arena,
                            "attribute vec2 p; void main() { gl_Position = vec4(p, 0.0, 1.0); }",
                            "precision mediump float; void main() { gl_FragColor = vec4(1.0, 0.5, 0.25, 1.0); }");
                    GL.glEnableVertexAttribArray(0);
                    GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, vertices.address());
                }
                GL.glClear(GL_COLOR_BUFFER_BIT);
                GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            });
        }
        assertTrue(lines().stream().anyMatch(l -> l.startsWith("eglSwapBuffers(")));
    }

    @Test
    void trimmedTraceShowsTheSameFrames() throws IOException {
        Path file = folder.resolve("a.trace");
        List<int[]> own = RecordedProgram.record(file, 5, ContextAttributes.compatibility(), RecordingTest::triangle);
        Path cut = folder.resolve("b.trace");
        TraceTrim.Report report = TraceTrim.cut(file, cut, 3, 4, frame -> {});
        assertEquals(2, report.frames());
        assertTrue(report.written() < report.read());
        List<int[]> again = replayed(cut);
        assertEquals(2, again.size());
        for (int i = 0; i < 2; i++) {
            int[] opaque = own.get(2 + i).clone();
            for (int p = 0; p < opaque.length; p++) opaque[p] |= 0xff000000;
            assertArrayEquals(opaque, again.get(i));
        }
    }
}
