package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import tepui.pipe.Device;

/** Objects that the tests of calls draw with, in the current context of OpenGL ES; it all goes with the context. */
final class CallObjects implements AutoCloseable {
    /** Colours one triangle. */
    static final String VERTEX = "attribute vec4 position; void main() { gl_Position = position; }";

    static final String FRAGMENT = "precision mediump float; void main() { gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0); }";

    final Arena arena = Arena.ofConfined();
    final Device device;

    CallObjects(Device device) {
        this.device = device;
    }

    /** A null-terminated text. */
    long text(String text) {
        return arena.allocateFrom(text, StandardCharsets.UTF_8).address();
    }

    MemorySegment floats(float... values) {
        return arena.allocateFrom(ValueLayout.JAVA_FLOAT, values);
    }

    MemorySegment bytes(long size) {
        return arena.allocate(size, 16);
    }

    private interface Names {
        void make(int count, long to);
    }

    private int[] names(int count, Names how) {
        MemorySegment names = arena.allocate(4L * count, 4);
        how.make(count, names.address());
        return names.toArray(ValueLayout.JAVA_INT);
    }

    int[] buffers(int count) {
        return names(count, (n, to) -> glGenBuffers(n, to));
    }

    int[] textures(int count) {
        return names(count, (n, to) -> glGenTextures(n, to));
    }

    int[] vertexArrays(int count) {
        return names(count, (n, to) -> glGenVertexArrays(n, to));
    }

    int[] framebuffers(int count) {
        return names(count, (n, to) -> glGenFramebuffers(n, to));
    }

    int buffer(int target, MemorySegment data, int usage) {
        int made = buffers(1)[0];
        glBindBuffer(target, made);
        glBufferData(target, data.byteSize(), data.address(), usage);
        return made;
    }

    /** A buffer of one small triangle, x and y; bound. */
    int triangle() {
        return buffer(GL_ARRAY_BUFFER, floats(0, 0.5f, -0.5f, -0.5f, 0.5f, -0.5f), GL_STATIC_DRAW);
    }

    /** A texture of RGBA with all levels down to one texel, or with one level; bound. */
    int texture(int size, boolean levels) {
        int made = textures(1)[0];
        glBindTexture(GL_TEXTURE_2D, made);
        MemorySegment texels = bytes(4L * size * size).fill((byte) (17 * made));
        for (int s = size, level = 0; s > 0 && (level == 0 || levels); s /= 2, level++) {
            glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA, s, s, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
        }
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, levels ? GL_NEAREST_MIPMAP_NEAREST : GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        return made;
    }

    static int shader(CallObjects o, int kind, String source) {
        int shader = glCreateShader(kind);
        MemorySegment strings = o.arena.allocateFrom(ValueLayout.JAVA_LONG, o.text(source));
        glShaderSource(shader, 1, strings.address(), 0);
        glCompileShader(shader);
        return shader;
    }

    /** A program whose attributes have the locations of their order in {@code attributes}. */
    int program(String vertex, String fragment, String... attributes) {
        int program = glCreateProgram();
        glAttachShader(program, shader(this, GL_VERTEX_SHADER, vertex));
        glAttachShader(program, shader(this, GL_FRAGMENT_SHADER, fragment));
        for (int i = 0; i < attributes.length; i++) glBindAttribLocation(program, i, text(attributes[i]));
        glLinkProgram(program);
        MemorySegment ok = arena.allocate(4, 4);
        glGetProgramiv(program, GL_LINK_STATUS, ok.address());
        if (ok.get(ValueLayout.JAVA_INT, 0) == 0) {
            MemorySegment log = bytes(2000);
            glGetProgramInfoLog(program, 2000, 0, log.address());
            throw new IllegalStateException("bench gl-calls: no link: " + log.getString(0) + "\n" + fragment);
        }
        return program;
    }

    int location(int program, String name) {
        return glGetUniformLocation(program, text(name));
    }

    @Override
    public void close() {
        arena.close();
    }
}
