package tepui.tools.bench;

import static org.lwjgl.opengl.GL30C.*;

/**
 * Fill table on the OpenGL that the environment offers through EGL without a display: Mesa's llvmpipe. One call of the
 * API per ten thousand pixels and more, so that it is called from Java does not matter.
 */
final class MesaFill implements FillSubject {
    private static final String VERTEX = "#version 130\n"
            + "in vec3 position; in vec2 uv; out vec2 v;\n"
            + "void main() { gl_Position = vec4(position, 1.0); v = uv; }\n";
    private static final String FLAT =
            "#version 130\nout vec4 color; void main() { color = vec4(1.0, 0.0, 0.0, 1.0); }\n";
    private static final String TEXTURE = "#version 130\n"
            + "in vec2 v; out vec4 color; uniform sampler2D tex;\n"
            + "void main() { color = texture(tex, v); }\n";
    private static final String NOISE = "#version 130\n"
            + "in vec2 v; out vec4 color;\n"
            + "float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }\n"
            + "float noise(vec2 p) {\n"
            + "  vec2 i = floor(p), f = fract(p), s = f * f * (3.0 - 2.0 * f);\n"
            + "  float low = mix(hash(i), hash(i + vec2(1.0, 0.0)), s.x);\n"
            + "  float high = mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), s.x);\n"
            + "  return mix(low, high, s.y);\n"
            + "}\n"
            + "void main() {\n"
            + "  vec2 p = v * 8.0; float s = 0.0, a = 0.5;\n"
            + "  for (int i = 0; i < 8; i++) { s += a * noise(p); p = p * 2.02 + 1.7; a *= 0.5; }\n"
            + "  color = vec4(s, s * s, sqrt(s), 1.0);\n"
            + "}\n";
    private static final String MAD = "#version 130\n"
            + "in vec2 v; out vec4 color; uniform vec4 col;\n"
            + "void main() {\n"
            + "  vec4 a = v.xyxy;\n"
            + "  for (int i = 0; i < 64; i++) {\n"
            + "    a = a * col + col; a = a * col + v.yxyx; a = a * col + col; a = a * col + v.xyxy;\n"
            + "  }\n"
            + "  color = a;\n"
            + "}\n";

    private final MesaContext mesa;
    private final int quad;
    private final int mesh;
    private final int scattered;
    private final int frame;
    private final int frameMany;

    MesaFill() {
        mesa = new MesaContext();
        frame = glGenFramebuffers();
        glBindFramebuffer(GL_FRAMEBUFFER, frame);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, colorTexture(), 0);
        attach(GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT16, 0);
        frameMany = glGenFramebuffers();
        glBindFramebuffer(GL_FRAMEBUFFER, frameMany);
        attach(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4);
        attach(GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT16, 4);
        glViewport(0, 0, FillCase.SIZE, FillCase.SIZE);
        glBindVertexArray(glGenVertexArrays());
        quad = glGenBuffers();
        glBindBuffer(GL_ARRAY_BUFFER, quad);
        glBufferData(GL_ARRAY_BUFFER, FillCase.quad(), GL_STATIC_DRAW);
        mesh = glGenBuffers();
        glBindBuffer(GL_ARRAY_BUFFER, mesh);
        glBufferData(GL_ARRAY_BUFFER, FillCase.meshVertices(), GL_STATIC_DRAW);
        scattered = glGenBuffers();
        glBindBuffer(GL_ARRAY_BUFFER, scattered);
        glBufferData(GL_ARRAY_BUFFER, FillCase.scattered(), GL_STATIC_DRAW);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, glGenBuffers());
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, FillCase.meshIndices(), GL_STATIC_DRAW);
        glBindTexture(GL_TEXTURE_2D, glGenTextures());
        glTexImage2D(
                GL_TEXTURE_2D,
                0,
                GL_RGBA8,
                FillCase.TEXTURE,
                FillCase.TEXTURE,
                0,
                GL_RGBA,
                GL_UNSIGNED_BYTE,
                FillCase.texels());
    }

    private static void attach(int point, int format, int samples) {
        int buffer = glGenRenderbuffers();
        glBindRenderbuffer(GL_RENDERBUFFER, buffer);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, FillCase.SIZE, FillCase.SIZE);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, point, GL_RENDERBUFFER, buffer);
    }

    private static int colorTexture() {
        int texture = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, FillCase.SIZE, FillCase.SIZE, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0L);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        return texture;
    }

    private static int program(String fragment) {
        int program = glCreateProgram();
        glAttachShader(program, shader(GL_VERTEX_SHADER, VERTEX));
        glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
        glBindAttribLocation(program, 0, "position");
        glBindAttribLocation(program, 1, "uv");
        glLinkProgram(program);
        if (glGetProgrami(program, GL_LINK_STATUS) == 0) throw new IllegalStateException(glGetProgramInfoLog(program));
        return program;
    }

    private static int shader(int kind, String source) {
        int shader = glCreateShader(kind);
        glShaderSource(shader, source);
        glCompileShader(shader);
        if (glGetShaderi(shader, GL_COMPILE_STATUS) == 0) throw new IllegalStateException(glGetShaderInfoLog(shader));
        return shader;
    }

    @Override
    public String describe() {
        return glGetString(GL_RENDERER) + ", " + glGetString(GL_VERSION);
    }

    @Override
    public void prepare(FillCase row) {
        int program = program(
                switch (row) {
                    case CLEAR, FLAT, FLAT_MANY -> FLAT;
                    case NEAREST, LINEAR, BLEND, MESH, LINEAR_MANY, MESH_MANY, POINTS, LINES -> TEXTURE;
                    case NOISE -> NOISE;
                    case MAD -> MAD;
                });
        glUseProgram(program);
        if (row == FillCase.MAD) glUniform4f(glGetUniformLocation(program, "col"), 0.5f, 0.4f, 0.3f, 0.2f);
        int filter = row == FillCase.NEAREST ? GL_NEAREST : GL_LINEAR;
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
        boolean small = row == FillCase.POINTS || row == FillCase.LINES;
        glBindFramebuffer(GL_FRAMEBUFFER, row.samples() > 1 ? frameMany : frame);
        glBindBuffer(GL_ARRAY_BUFFER, row.isMesh() ? mesh : small ? scattered : quad);
        glVertexAttribPointer(0, 3, GL_FLOAT, false, 20, 0);
        glVertexAttribPointer(1, 2, GL_FLOAT, false, 20, 12);
        glEnableVertexAttribArray(0);
        glEnableVertexAttribArray(1);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        set(GL_BLEND, row == FillCase.BLEND);
        set(GL_DEPTH_TEST, row.isMesh());
    }

    private static void set(int capability, boolean on) {
        if (on) glEnable(capability);
        else glDisable(capability);
    }

    @Override
    public void frame(FillCase row, int number) {
        if (row.isCleared() || number == 0) {
            glClearColor(row == FillCase.CLEAR ? number * 0.01f : 0, 0, 0, 1);
            glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        }
        if (row == FillCase.POINTS) {
            glDrawArrays(GL_POINTS, 0, FillCase.SCATTERED);
        } else if (row == FillCase.LINES) {
            glDrawArrays(GL_LINES, 0, 2 * FillCase.SCATTERED);
        } else if (row.isMesh()) {
            glDrawElements(GL_TRIANGLES, FillCase.CELLS * FillCase.CELLS * 6, GL_UNSIGNED_INT, 0);
        } else if (row != FillCase.CLEAR) {
            glDrawArrays(GL_TRIANGLES, 0, 6);
        }
        if (row.samples() > 1) resolve();
        glFinish();
    }

    private void resolve() {
        int size = FillCase.SIZE;
        glBindFramebuffer(GL_READ_FRAMEBUFFER, frameMany);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, frame);
        glBlitFramebuffer(0, 0, size, size, 0, 0, size, size, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, frameMany);
    }

    @Override
    public int[] pixels() {
        int[] out = new int[FillCase.SIZE * FillCase.SIZE];
        glBindFramebuffer(GL_READ_FRAMEBUFFER, frame);
        glReadPixels(0, 0, FillCase.SIZE, FillCase.SIZE, GL_RGBA, GL_UNSIGNED_BYTE, out);
        return out;
    }

    @Override
    public void close() {
        mesa.close();
    }
}
