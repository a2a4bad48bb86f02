package tepui.tools.trace.record;

import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** Two frames with something of all that leads to memory: client arrays, indices, textures, lists, maps, programs, buffers that are mapped. */
public final class RecordedScene {
    private RecordedScene() {}

    public static void record(Path file) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment corners = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -0.5f, -0.5f, 0.7f, -0.5f, 0, 0.8f);
            MemorySegment indices = arena.allocateFrom(ValueLayout.JAVA_SHORT, (short) 2, (short) 0, (short) 1);
            RecordedProgram.record(
                    file, 2, ContextAttributes.compatibility(), frame -> draw(arena, corners, indices, frame));
        }
    }

    private static void draw(Arena arena, MemorySegment corners, MemorySegment indices, int frame) {
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glVertexPointer(2, GL_FLOAT, 0, corners.address());
        GL.glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, indices.address());
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        if (frame == 0) prepare(arena);
        GL.glCallList(1);
        MemorySegment lists = arena.allocateFrom(ValueLayout.JAVA_INT, 1, 1);
        GL.glCallLists(2, GL_UNSIGNED_INT, lists.address());
        GL.glMap1f(GL_MAP1_VERTEX_3, 0, 1, 3, 2, corners.address());
        GL.glEnable(GL_MAP1_VERTEX_3);
        GL.glMapGrid1f(4, 0, 1);
        GL.glEvalMesh1(GL_LINE, 0, 4);
        long mapped = GL.glMapBufferRange(GL_ARRAY_BUFFER, 0, 24, GL_MAP_WRITE_BIT);
        MemorySegment.ofAddress(mapped).reinterpret(24).copyFrom(corners.asSlice(0, 24));
        GL.glUnmapBuffer(GL_ARRAY_BUFFER);
        GL.glVertexPointer(2, GL_FLOAT, 0, 0);
        GL.glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, indices.address());
        GL.glBindBuffer(GL_ARRAY_BUFFER, 0);
        MemorySegment light = arena.allocateFrom(ValueLayout.JAVA_FLOAT, 1, 0, 0, 1);
        GL.glLightfv(GL_LIGHT0, GL_POSITION, light.address());
        GL.glFogfv(GL_FOG_COLOR, light.address());
        GL.glPixelMapfv(GL_PIXEL_MAP_R_TO_R, 4, light.address());
        GL.glBitmap(8, 2, 0, 0, 0, 0, light.address());
        GL.glDrawPixels(2, 2, GL_RGBA, GL_UNSIGNED_BYTE, light.address());
        GL.glBindBuffer(GL_ARRAY_BUFFER, 1);
    }

    private static void prepare(Arena arena) {
        MemorySegment texels = arena.allocate(48);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, 5, 3, 0, GL_RGB, GL_UNSIGNED_BYTE, texels.address());
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 1, 1, 2, 2, GL_RGB, GL_UNSIGNED_BYTE, texels.address());
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 4);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 1, 1, 2, 2, GL_RGB, GL_UNSIGNED_BYTE, texels.address());
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
        GL.glNewList(1, GL_COMPILE);
        GL.glRectf(-0.5f, -0.5f, 0.25f, 0.75f);
        GL.glEndList();
        int buffer = RecordedProgram.name(arena, a -> GL.glGenBuffers(1, a));
        GL.glBindBuffer(GL_ARRAY_BUFFER, buffer);
        GL.glBufferData(GL_ARRAY_BUFFER, 24, 0, GL_DYNAMIC_DRAW);
        int program = RecordedProgram.program(
                arena,
                "uniform vec4 tint[2]; varying vec4 c; void main() { c = tint[1]; gl_Position = gl_Vertex; }",
                "varying vec4 c; void main() { gl_FragColor = c; }");
        int tint = GL.glGetUniformLocation(program, arena.allocateFrom("tint").address());
        MemorySegment colours = arena.allocateFrom(ValueLayout.JAVA_FLOAT, 1, 0, 0, 1, 0, 1, 0, 1);
        GL.glUniform4fv(tint, 2, colours.address());
    }
}
