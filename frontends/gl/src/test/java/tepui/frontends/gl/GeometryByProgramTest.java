package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** ARB_geometry_shader4: geometry shaders of OpenGL 2.1, whose program object says the primitives; layers and faces. */
final class GeometryByProgramTest {
    private static final int BLACK = 0xff000000;
    private static final int GREEN = 0xff00ff00;
    private static final int RED = 0xff0000ff;

    private static final String VERTEX = """
            #version 120
            varying float v[2];
            void main() {
                gl_Position = gl_Vertex;
                gl_FrontColor = gl_Color;
                gl_TexCoord[1] = vec4(0.25);
                v[1] = 0.5;
            }
            """;
    private static final String GEOMETRY = """
            #version 120
            #extension GL_ARB_geometry_shader4 : require
            varying in float v[][2];
            varying out vec4 c;
            void main() {
                for (int i = 0; i < 4; i++) {
                    vec4 p = gl_PositionIn[gl_VerticesIn - 1];
                    gl_Position = p + vec4(i / 2 == 0 ? -0.5 : 0.5, mod(float(i), 2.0) < 0.5 ? -0.5 : 0.5, 0.0, 0.0);
                    c = gl_FrontColorIn[0] * (v[0][1] + 2.0 * gl_TexCoordIn[0][1].x);
                    EmitVertex();
                }
                EndPrimitive();
            }
            """;
    private static final String FRAGMENT = "#version 120\nvarying vec4 c; void main() { gl_FragColor = c; }";

    private final Arena arena = Arena.ofAuto();
    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
    private final MemorySegment words = arena.allocate(2048, 8);

    @BeforeEach
    void begin() {
        context.makeCurrent();
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    @AfterEach
    void close() {
        int error = GL.glGetError();
        context.close();
        device.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int program(String geometry) {
        int program = GL.glCreateProgram();
        attach(program, GL_VERTEX_SHADER, VERTEX);
        attach(program, GL_GEOMETRY_SHADER, geometry);
        attach(program, GL_FRAGMENT_SHADER, FRAGMENT);
        return program;
    }

    private void attach(int program, int type, String text) {
        int shader = GL.glCreateShader(type);
        words.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom(text).address());
        GL.glShaderSource(shader, 1, words.address(), 0);
        GL.glCompileShader(shader);
        GL.glGetShaderiv(shader, GL_COMPILE_STATUS, words.address());
        assertEquals(1, words.get(ValueLayout.JAVA_INT, 0));
        GL.glAttachShader(program, shader);
    }

    private int value(int program, int pname) {
        GL.glGetProgramiv(program, pname, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    private void link(int program) {
        GL.glLinkProgram(program);
        GL.glGetProgramInfoLog(program, 1024, 0, words.address());
        String log = words.getString(0, StandardCharsets.UTF_8);
        assertEquals(1, value(program, GL_LINK_STATUS), log);
    }

    private int limit(int pname) {
        GL.glGetIntegerv(pname, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    private int pixel(int x, int y) {
        GL.glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    private static void fails(int error, Runnable call) {
        call.run();
        assertEquals(error, GL.glGetError());
    }

    @Test
    void theProgramSaysWhatComesInAndOut() {
        int program = program(GEOMETRY);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_INPUT_TYPE_ARB, GL_POINTS);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_OUTPUT_TYPE_ARB, GL_TRIANGLE_STRIP);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, 4);
        link(program);
        GL.glUseProgram(program);
        GL.glColor3f(0, 1, 0);
        GL.glBegin(GL_POINTS);
        GL.glVertex2f(0, 0);
        GL.glEnd();
        assertEquals(GREEN, pixel(2, 2));
        assertEquals(GREEN, pixel(5, 5));
        assertEquals(BLACK, pixel(1, 1));
        assertEquals(BLACK, pixel(6, 6));
        fails(GL_INVALID_OPERATION, () -> {
            GL.glBegin(GL_LINES);
            GL.glEnd();
            GL.glDrawArrays(GL_LINES, 0, 2);
        });
        while (GL.glGetError() != GL_NO_ERROR) {}
    }

    /** Without a vertex shader, the fixed function makes what is built in: colours, texture coordinates, positions. */
    @Test
    void verticesMayBeTheFixedFunctions() {
        int program = GL.glCreateProgram();
        attach(program, GL_GEOMETRY_SHADER, """
                #version 120
                #extension GL_ARB_geometry_shader4 : require
                varying out vec4 c;
                void main() {
                    for (int i = 0; i < 3; i++) {
                        gl_Position = gl_PositionIn[i];
                        c = gl_FrontColorIn[i] * gl_TexCoordIn[i][0].x;
                        EmitVertex();
                    }
                }
                """);
        attach(program, GL_FRAGMENT_SHADER, FRAGMENT);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, 3);
        link(program);
        GL.glUseProgram(program);
        GL.glColor3f(0, 0.5f, 0);
        GL.glTexCoord2f(2, 0);
        GL.glTranslatef(1, 0, 0);
        GL.glBegin(GL_TRIANGLES);
        GL.glVertex2f(-1, -1);
        GL.glVertex2f(3, -1);
        GL.glVertex2f(-1, 3);
        GL.glEnd();
        assertEquals(GREEN, pixel(5, 3));
        assertEquals(BLACK, pixel(3, 3));
    }

    /** Quads, strips of them and polygons are triangles for a geometry shader, as NV_geometry_shader4 has it. */
    @Test
    void quadsComeInAsTriangles() {
        int program = program("""
                #version 120
                #extension GL_ARB_geometry_shader4 : require
                varying out vec4 c;
                void main() {
                    for (int i = 0; i < 3; i++) {
                        gl_Position = gl_PositionIn[i];
                        c = gl_FrontColorIn[i];
                        EmitVertex();
                    }
                }
                """);
        GL.glLinkProgram(program);
        assertEquals(0, value(program, GL_LINK_STATUS), "no vertices");
        GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, 3);
        link(program);
        GL.glUseProgram(program);
        GL.glColor3f(0, 1, 0);
        for (int mode : new int[] {GL_QUADS, GL_QUAD_STRIP, GL_POLYGON}) {
            GL.glClear(GL_COLOR_BUFFER_BIT);
            int last = mode == GL_QUAD_STRIP ? 1 : -1;
            GL.glBegin(mode);
            GL.glVertex2f(-1, -1);
            GL.glVertex2f(1, -1);
            GL.glVertex2f(-last, 1);
            GL.glVertex2f(last, 1);
            GL.glEnd();
            assertEquals(GREEN, pixel(1, 6), "mode " + mode);
            assertEquals(GREEN, pixel(6, 1), "mode " + mode);
        }
    }

    /** What is set takes effect with the next link; questions tell it at once, and those of OpenGL 3.2 what was linked. */
    @Test
    void parametersTakeEffectWithTheNextLink() {
        int program = program(GEOMETRY);
        assertEquals(0, value(program, GL_GEOMETRY_VERTICES_OUT_ARB));
        assertEquals(GL_TRIANGLES, value(program, GL_GEOMETRY_INPUT_TYPE_ARB));
        assertEquals(GL_TRIANGLE_STRIP, value(program, GL_GEOMETRY_OUTPUT_TYPE_ARB));
        GL.glProgramParameteriEXT(program, GL_GEOMETRY_VERTICES_OUT_ARB, 4);
        GL.glProgramParameteriEXT(program, GL_GEOMETRY_INPUT_TYPE_ARB, GL_LINES);
        link(program);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, 1);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_INPUT_TYPE_ARB, GL_TRIANGLES_ADJACENCY);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_OUTPUT_TYPE_ARB, GL_POINTS);
        assertEquals(1, value(program, GL_GEOMETRY_VERTICES_OUT_ARB));
        assertEquals(GL_TRIANGLES_ADJACENCY, value(program, GL_GEOMETRY_INPUT_TYPE_ARB));
        assertEquals(GL_POINTS, value(program, GL_GEOMETRY_OUTPUT_TYPE_ARB));
        assertEquals(4, value(program, GL_GEOMETRY_VERTICES_OUT));
        assertEquals(GL_LINES, value(program, GL_GEOMETRY_INPUT_TYPE));
        assertEquals(GL_TRIANGLE_STRIP, value(program, GL_GEOMETRY_OUTPUT_TYPE));
        GL.glUseProgram(program);
        GL.glColor3f(0, 1, 0);
        GL.glBegin(GL_LINES);
        GL.glVertex2f(-1, -1);
        GL.glVertex2f(0, 0);
        GL.glEnd();
        assertEquals(GREEN, pixel(4, 4));
    }

    @Test
    void parametersHaveLimits() {
        int program = GL.glCreateProgram();
        int most = limit(GL_MAX_GEOMETRY_OUTPUT_VERTICES);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, most);
        fails(GL_INVALID_VALUE, () -> GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, most + 1));
        fails(GL_INVALID_VALUE, () -> GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, -1));
        fails(GL_INVALID_VALUE, () -> GL.glProgramParameteriARB(program, GL_GEOMETRY_INPUT_TYPE_ARB, GL_LINE_STRIP));
        fails(GL_INVALID_VALUE, () -> GL.glProgramParameteriARB(program, GL_GEOMETRY_OUTPUT_TYPE_ARB, GL_TRIANGLES));
        fails(GL_INVALID_ENUM, () -> GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT, 1));
        fails(GL_INVALID_VALUE, () -> GL.glProgramParameteriARB(program + 77, GL_GEOMETRY_VERTICES_OUT_ARB, 1));
        assertEquals(most, value(program, GL_GEOMETRY_VERTICES_OUT_ARB));
        assertEquals(limit(GL_MAX_GEOMETRY_INPUT_COMPONENTS), limit(GL_MAX_VERTEX_VARYING_COMPONENTS_ARB));
        assertEquals(limit(GL_MAX_GEOMETRY_OUTPUT_COMPONENTS), limit(GL_MAX_GEOMETRY_VARYING_COMPONENTS_ARB));
    }

    /** The core profile has neither the parameters nor the language. */
    @Test
    void theCoreProfileHasNone() {
        try (GLContext core =
                GLContext.create(device, ContextAttributes.core(3, 3).withSize(8, 8))) {
            core.makeCurrent();
            int program = GL.glCreateProgram();
            fails(GL_INVALID_ENUM, () -> GL.glProgramParameteri(program, GL_GEOMETRY_VERTICES_OUT_ARB, 1));
            fails(GL_INVALID_ENUM, () -> GL.glGetProgramiv(program, GL_GEOMETRY_INPUT_TYPE_ARB, words.address()));
            fails(GL_INVALID_ENUM, () -> GL.glGetIntegerv(GL_MAX_VERTEX_VARYING_COMPONENTS_ARB, words.address()));
        } finally {
            context.makeCurrent();
        }
    }

    /** gl_Layer chooses the face of a cube that is attached as a whole; a face is attached by its name. */
    @Test
    void layersAndFacesAreTargets() {
        int cube = texture();
        int framebuffer = framebuffer();
        GL.glFramebufferTextureARB(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, cube, 0);
        assertEquals(1, attachment(GL_FRAMEBUFFER_ATTACHMENT_LAYERED));
        GL.glClearColor(1, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        int program = program(GEOMETRY.replace("EmitVertex();", "gl_Layer = 4; EmitVertex();"));
        GL.glProgramParameteriARB(program, GL_GEOMETRY_INPUT_TYPE_ARB, GL_POINTS);
        GL.glProgramParameteriARB(program, GL_GEOMETRY_VERTICES_OUT_ARB, 4);
        link(program);
        GL.glUseProgram(program);
        GL.glColor3f(0, 1, 0);
        GL.glBegin(GL_POINTS);
        GL.glVertex2f(0, 0);
        GL.glEnd();
        for (int face = 0; face < 6; face++) {
            GL.glFramebufferTextureFaceARB(
                    GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, cube, 0, GL_TEXTURE_CUBE_MAP_POSITIVE_X + face);
            assertEquals(0, attachment(GL_FRAMEBUFFER_ATTACHMENT_LAYERED));
            assertEquals(
                    GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, attachment(GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE));
            assertEquals(face == 4 ? GREEN : RED, pixel(4, 4), "face " + face);
        }
        fails(
                GL_INVALID_ENUM,
                () -> GL.glFramebufferTextureFaceARB(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, cube, 0, GL_TEXTURE_2D));
        fails(
                GL_INVALID_OPERATION,
                () -> GL.glFramebufferTextureFaceARB(
                        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, flat(), 0, GL_TEXTURE_CUBE_MAP_POSITIVE_X));
        fails(
                GL_INVALID_ENUM,
                () -> GL.glFramebufferTextureFaceARB(
                        GL_TEXTURE_2D, GL_COLOR_ATTACHMENT0, cube, 0, GL_TEXTURE_CUBE_MAP_POSITIVE_X));
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        fails(
                GL_INVALID_OPERATION,
                () -> GL.glFramebufferTextureFaceARB(
                        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, cube, 0, GL_TEXTURE_CUBE_MAP_POSITIVE_X));
        assertTrue(framebuffer > 0);
    }

    private int attachment(int pname) {
        GL.glGetFramebufferAttachmentParameteriv(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, pname, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    private int framebuffer() {
        GL.glGenFramebuffers(1, words.address());
        int name = words.get(ValueLayout.JAVA_INT, 0);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, name);
        return name;
    }

    private int flat() {
        GL.glGenTextures(1, words.address());
        int name = words.get(ValueLayout.JAVA_INT, 0);
        GL.glBindTexture(GL_TEXTURE_2D, name);
        return name;
    }

    private int texture() {
        GL.glGenTextures(1, words.address());
        int name = words.get(ValueLayout.JAVA_INT, 0);
        GL.glBindTexture(GL_TEXTURE_CUBE_MAP, name);
        for (int face = 0; face < 6; face++) {
            GL.glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        }
        return name;
    }
}
