package tepui.tools.inspect;

import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugLanes;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;

/** Program of OpenGL whose shaders are modules of SPIR-V, in files of the folder that is its argument. */
final class DebuggedModules {
    private static final int SIZE = 16;

    static final String VERTEX = """
            #version 450
            layout(location = 0) out vec2 place;
            void main() {
                vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
                place = corner * 2.0 - 1.0;
                gl_Position = vec4(place, 0.0, 1.0);
            }
            """;

    static final String FRAGMENT = """
            #version 450
            layout(location = 0) in vec2 place;
            layout(location = 7) uniform vec4 tint;
            layout(location = 0) out vec4 color;
            float sum(int count) {
                float all = 0.0;
                for (int i = 0; i < count; i++) {
                    float part = float(i) * 0.25;
                    all += part;
                }
                return all;
            }
            void main() {
                float light = sum(3);
                if (place.x > 2.0) light = 9.0;
                vec4 base = tint * light;
                color = base + 0.25;
            }
            """;

    private DebuggedModules() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        DebugOptions options = new DebugOptions(DebugLanes.ofPixel(4, 4), folder, line -> {});
        try (Device device = new DebugDevice(CapturedGl.soft(), options)) {
            draw(device, folder);
        }
    }

    private static void draw(Device device, Path folder) throws IOException {
        try (Arena arena = Arena.ofConfined();
                GLContext context =
                        GLContext.create(device, ContextAttributes.core(4, 6).withSize(SIZE, SIZE))) {
            context.makeCurrent();
            MemorySegment name = arena.allocate(4);
            GL.glGenVertexArrays(1, name.address());
            GL.glBindVertexArray(name.get(ValueLayout.JAVA_INT, 0));
            int program = GL.glCreateProgram();
            attach(arena, program, GL_VERTEX_SHADER, folder.resolve("vertex.spv"));
            attach(arena, program, GL_FRAGMENT_SHADER, folder.resolve("fragment.spv"));
            GL.glLinkProgram(program);
            GL.glUseProgram(program);
            GL.glUniform4f(7, 1, 0.5f, 0.25f, 0);
            GL.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
            if (GL.glGetError() != 0) throw new IllegalStateException("an error of OpenGL");
            GLContext.release();
        }
    }

    private static void attach(Arena arena, int program, int type, Path file) throws IOException {
        byte[] module = Files.readAllBytes(file);
        int shader = GL.glCreateShader(type);
        MemorySegment bytes = arena.allocate(module.length, 4);
        MemorySegment.copy(module, 0, bytes, ValueLayout.JAVA_BYTE, 0, module.length);
        MemorySegment name = arena.allocateFrom(ValueLayout.JAVA_INT, shader);
        GL.glShaderBinary(1, name.address(), GL_SHADER_BINARY_FORMAT_SPIR_V, bytes.address(), module.length);
        GL.glSpecializeShader(shader, arena.allocateFrom("main").address(), 0, 0, 0);
        GL.glAttachShader(program, shader);
    }
}
