package tepui.tools.trace.record;

import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/** Programs of OpenGL on the software device that are recorded while they draw. */
final class RecordedProgram {
    static final int SIZE = 64;

    private RecordedProgram() {}

    static Device soft() {
        SoftProvider provider = new SoftProvider();
        return provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
    }

    /** Draws frames 0 to {@code frames}, writes their trace and returns what they showed. */
    static List<int[]> record(Path file, int frames, ContextAttributes attributes, IntConsumer draw)
            throws IOException {
        List<int[]> pictures = new ArrayList<>();
        try (Device device = soft();
                TraceRecorder recorder = new TraceRecorder(file, "test", 0);
                GLContext context = GLContext.create(device, attributes.withSize(SIZE, SIZE))) {
            context.makeCurrent();
            recorder.current(context);
            for (int i = 0; i < frames; i++) {
                draw.accept(i);
                int[] argb = new int[SIZE * SIZE];
                if (!context.readDrawable(argb)) throw new IllegalStateException("no picture");
                pictures.add(argb);
                context.swap();
                recorder.shown(context);
            }
            context.observe(null);
            GLContext.release();
        }
        return pictures;
    }

    static int shader(Arena arena, int type, String source) {
        int shader = GL.glCreateShader(type);
        MemorySegment text = arena.allocateFrom(source);
        MemorySegment texts = arena.allocateFrom(ValueLayout.JAVA_LONG, text.address());
        GL.glShaderSource(shader, 1, texts.address(), 0);
        GL.glCompileShader(shader);
        return shader;
    }

    static int program(Arena arena, String vertex, String fragment) {
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader(arena, GL_VERTEX_SHADER, vertex));
        GL.glAttachShader(program, shader(arena, GL_FRAGMENT_SHADER, fragment));
        GL.glLinkProgram(program);
        GL.glUseProgram(program);
        return program;
    }

    static int name(Arena arena, java.util.function.LongConsumer generate) {
        MemorySegment one = arena.allocate(ValueLayout.JAVA_INT);
        generate.accept(one.address());
        return one.get(ValueLayout.JAVA_INT, 0);
    }
}
