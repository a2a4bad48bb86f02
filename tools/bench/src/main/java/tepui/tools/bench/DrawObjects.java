package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * Objects that the rows of the draws table draw with: a target of 64 x 64, buffers of one small triangle, textures,
 * programs.
 */
final class DrawObjects {
    static final int TEXTURES = 32;

    private static final String POSITION = "attribute vec4 position; void main() { gl_Position = position; }";
    private static final String COORDINATES = "attribute vec4 position; attribute vec2 uv; varying vec2 v;"
            + " void main() { gl_Position = position; v = uv; }";
    private static final String COLORS = "attribute vec4 position; attribute vec4 color; varying vec4 c;"
            + " void main() { gl_Position = position; c = color; }";
    private static final String MATRIX =
            "attribute vec4 position; attribute vec2 uv; uniform mat4 matrix; varying vec2 v;"
                    + " void main() { gl_Position = matrix * position; v = uv; }";
    private static final String RED = "void main() { gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0); }";
    private static final String GREEN = "void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }";
    private static final String COLORED = "varying vec4 c; void main() { gl_FragColor = c; }";
    private static final String TEXTURED =
            "varying vec2 v; uniform sampler2D image; void main() { gl_FragColor = texture2D(image, v); }";
    private static final String UNIFORM = "uniform vec4 tint; void main() { gl_FragColor = tint; }";

    final Arena arena = Arena.ofShared();

    /** The triangle: x y z, u v, three more, 32 bytes a vertex; about two pixels in the middle. */
    final MemorySegment triangle = arena.allocate(96, 16);

    final MemorySegment matrix = arena.allocate(64, 16);
    final int[] buffers = new int[2];
    final int packedBuffer;
    final int dynamicBuffer;
    final int[] textures = new int[TEXTURES];
    final int flat;
    final int flat2;
    final int colored;
    final int textured;
    final int tinted;
    final int tintLocation;
    final int moved;
    final int movedLocation;
    final int[] scene = new int[4];
    final int[] sceneLocations = new int[4];

    /** State of the sequence that the peers' benchmark uses too. */
    private int lcg = 12345;

    /** Makes all in the current context of the compatibility profile. */
    DrawObjects() {
        target();
        float[] corners = {0, 0, 0.05f, 0, 0, 0.05f};
        MemorySegment packed = arena.allocate(36, 16);
        for (int i = 0; i < 3; i++) {
            float x = corners[i * 2];
            float y = corners[i * 2 + 1];
            float[] vertex = {x, y, 0.1f, x * 10, y * 10, 1, 0.5f, 1};
            MemorySegment.copy(vertex, 0, triangle, ValueLayout.JAVA_FLOAT, i * 32L, 8);
            packed.set(ValueLayout.JAVA_FLOAT, i * 12L, x);
            packed.set(ValueLayout.JAVA_FLOAT, i * 12L + 4, y);
            packed.set(ValueLayout.JAVA_INT, i * 12L + 8, 0xC8C8C8C8);
        }
        for (int i = 0; i < 16; i += 5) matrix.setAtIndex(ValueLayout.JAVA_FLOAT, i, 1);
        buffers[0] = buffer(triangle, GL_STATIC_DRAW);
        buffers[1] = buffer(triangle, GL_STATIC_DRAW);
        packedBuffer = buffer(packed, GL_STATIC_DRAW);
        dynamicBuffer = buffer(triangle, GL_DYNAMIC_DRAW);
        MemorySegment texels = arena.allocate(1024, 16);
        for (int i = 0; i < TEXTURES; i++) {
            for (int k = 0; k < 256; k++) texels.setAtIndex(ValueLayout.JAVA_INT, k, 0xFF000000 | random() & 0xFFFFFF);
            textures[i] = name(false);
            glBindTexture(GL_TEXTURE_2D, textures[i]);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
            glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
        }
        flat = program(POSITION, RED);
        flat2 = program(POSITION, GREEN);
        colored = program(COLORS, COLORED);
        textured = program(COORDINATES, TEXTURED);
        tinted = program(POSITION, UNIFORM);
        tintLocation = glGetUniformLocation(tinted, text("tint"));
        moved = program(MATRIX, TEXTURED);
        movedLocation = glGetUniformLocation(moved, text("matrix"));
        for (int i = 0; i < 4; i++) {
            scene[i] = program(
                    MATRIX,
                    "varying vec2 v; uniform sampler2D image; void main() { gl_FragColor = texture2D(image, v) * vec4(0."
                            + (2 * i + 1) + ", 0.5, 1.0, 0.5) + vec4(0.0, 0." + i + ", 0.0, 0.0); }");
            sceneLocations[i] = glGetUniformLocation(scene[i], text("matrix"));
        }
    }

    private void target() {
        int texture = name(false);
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 64, 64, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        MemorySegment names = arena.allocate(8, 8);
        glGenFramebuffers(1, names.address());
        glGenRenderbuffers(1, names.address() + 4);
        glBindFramebuffer(GL_FRAMEBUFFER, names.get(ValueLayout.JAVA_INT, 0));
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        int depth = names.get(ValueLayout.JAVA_INT, 4);
        glBindRenderbuffer(GL_RENDERBUFFER, depth);
        glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT16, 64, 64);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth);
        int status = glCheckFramebufferStatus(GL_FRAMEBUFFER);
        if (status != GL_FRAMEBUFFER_COMPLETE) {
            throw new IllegalStateException("bench draws: the target is incomplete, 0x" + Integer.toHexString(status));
        }
        glViewport(0, 0, 64, 64);
    }

    private int name(boolean buffer) {
        MemorySegment name = arena.allocate(4, 4);
        if (buffer) glGenBuffers(1, name.address());
        else glGenTextures(1, name.address());
        return name.get(ValueLayout.JAVA_INT, 0);
    }

    private int buffer(MemorySegment data, int usage) {
        int buffer = name(true);
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        glBufferData(GL_ARRAY_BUFFER, data.byteSize(), data.address(), usage);
        return buffer;
    }

    private long text(String s) {
        return arena.allocateFrom(s, StandardCharsets.US_ASCII).address();
    }

    private int program(String vertex, String fragment) {
        int program = glCreateProgram();
        glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
        glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
        glBindAttribLocation(program, 0, text("position"));
        glBindAttribLocation(program, 1, text("color"));
        glBindAttribLocation(program, 2, text("uv"));
        glLinkProgram(program);
        MemorySegment ok = arena.allocate(4, 4);
        glGetProgramiv(program, GL_LINK_STATUS, ok.address());
        if (ok.get(ValueLayout.JAVA_INT, 0) == 0) throw new IllegalStateException("bench draws: no link: " + fragment);
        return program;
    }

    private int shader(int kind, String source) {
        int shader = glCreateShader(kind);
        MemorySegment strings = arena.allocateFrom(ValueLayout.JAVA_LONG, text("#version 120\n" + source));
        glShaderSource(shader, 1, strings.address(), 0);
        glCompileShader(shader);
        return shader;
    }

    /** The next number of the sequence. */
    int random() {
        lcg = lcg * 1664525 + 1013904223;
        return lcg >>> 8;
    }

    void seed(int seed) {
        lcg = seed;
    }
}
