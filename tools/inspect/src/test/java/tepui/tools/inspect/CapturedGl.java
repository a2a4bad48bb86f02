package tepui.tools.inspect;

import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.CallListener;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.layers.capture.FrameCapture;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Surface;

/** Program of OpenGL on the software device, one frame of which is captured. */
final class CapturedGl {
    private CapturedGl() {}

    static Device soft() {
        SoftProvider provider = new SoftProvider();
        return provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
    }

    /** Draws frames 1 to {@code frame} of a program and captures the last. */
    static Path capture(Path folder, int frame, ContextAttributes attributes, IntConsumer draw) throws IOException {
        Path file = folder.resolve("frame.tepui");
        FrameCapture capture = new FrameCapture(frame, file);
        capture.fact("api", "OpenGL 4.6");
        try (Device device = capture.wrap(soft())) {
            Surface surface =
                    device.createSurface(new Surface.Target.Offscreen(attributes.width(), attributes.height()));
            try (GLContext context = GLContext.create(device, attributes, surface, null)) {
                context.makeCurrent();
                for (int i = 1; i <= frame; i++) {
                    if (capture.isRecording()) context.watch(listener(capture));
                    draw.accept(i);
                    context.swap();
                }
                context.watch(null);
                context.eachShader(capture::source);
                String said = capture.write();
                if (!said.startsWith("frame " + frame + " is in ")) throw new IOException(said);
                GLContext.release();
            }
            surface.close();
        }
        return file;
    }

    /** A frame that is drawn into the image of a window, whose first row is the highest. */
    static Path captureOfWindow(Path folder, int frame, ContextAttributes attributes, IntConsumer draw)
            throws IOException {
        String before = System.setProperty("tepui.gl.direct", "always");
        try {
            return capture(folder, frame, attributes, draw);
        } finally {
            if (before == null) System.clearProperty("tepui.gl.direct");
            else System.setProperty("tepui.gl.direct", before);
        }
    }

    /** A texture of 64 by 32 texels, bound and not filtered; black at first. */
    static int texture() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocate(4, 4);
            GL.glGenTextures(1, name.address());
            int texture = name.get(ValueLayout.JAVA_INT, 0);
            GL.glBindTexture(GL_TEXTURE_2D, texture);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 64, 32, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
            return texture;
        }
    }

    /** Draws into a texture from here on. */
    static void drawTo(int texture) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocate(4, 4);
            GL.glGenFramebuffers(1, name.address());
            GL.glBindFramebuffer(GL_FRAMEBUFFER, name.get(ValueLayout.JAVA_INT, 0));
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        }
    }

    private static CallListener listener(FrameCapture capture) {
        return new CallListener() {
            @Override
            public void call(String name, List<String> arguments) {
                capture.call(name, arguments);
            }

            @Override
            public void error(String text) {
                capture.note("error: " + text);
            }
        };
    }

    /** A rectangle in clip space at a depth, counter-clockwise. */
    static void rectangle(float x0, float y0, float x1, float y1, float z) {
        GL.glBegin(GL_QUADS);
        GL.glVertex3f(x0, y0, z);
        GL.glVertex3f(x1, y0, z);
        GL.glVertex3f(x1, y1, z);
        GL.glVertex3f(x0, y1, z);
        GL.glEnd();
    }

    static int program(String vertex, String fragment) {
        Map<Integer, String> stages = new LinkedHashMap<>();
        stages.put(GL_VERTEX_SHADER, vertex);
        stages.put(GL_FRAGMENT_SHADER, fragment);
        return program(stages);
    }

    /** A program of texts by stages. */
    static int program(Map<Integer, String> stages) {
        int program = GL.glCreateProgram();
        try (Arena arena = Arena.ofConfined()) {
            List<Integer> shaders = new ArrayList<>();
            stages.forEach((type, source) -> shaders.add(shader(arena, program, type, source)));
            GL.glLinkProgram(program);
            MemorySegment linked = arena.allocate(4);
            GL.glGetProgramiv(program, GL_LINK_STATUS, linked.address());
            if (linked.get(ValueLayout.JAVA_INT, 0) == 0) throw new IllegalStateException(log(arena, program));
            // As most programs do; the source stays to be seen.
            for (int shader : shaders) {
                GL.glDetachShader(program, shader);
                GL.glDeleteShader(shader);
            }
        }
        return program;
    }

    private static String log(Arena arena, int program) {
        MemorySegment text = arena.allocate(1000);
        GL.glGetProgramInfoLog(program, 1000, 0, text.address());
        return text.getString(0);
    }

    private static int shader(Arena arena, int program, int type, String source) {
        int shader = GL.glCreateShader(type);
        MemorySegment pointer = arena.allocate(8, 8);
        pointer.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom(source).address());
        GL.glShaderSource(shader, 1, pointer.address(), 0);
        GL.glCompileShader(shader);
        GL.glAttachShader(program, shader);
        return shader;
    }
}
