package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** NV_viewport_array2: primitives that go to several viewports, and layers that count from the viewport. */
final class ViewportMaskTest {
    private static final int BLACK = 0xff000000;
    private static final int GREEN = 0xff00ff00;

    private static final String ON = "#version 450\n#extension GL_NV_viewport_array2 : require\n";
    private static final String FRAGMENT =
            "#version 450\nout vec4 c; void main() { c = vec4(0, 1, gl_Layer == gl_ViewportIndex ? 0 : 1, 1); }";

    private final Arena arena = Arena.ofAuto();
    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(4, 5).withSize(8, 8));
    private final MemorySegment words = arena.allocate(1024, 8);
    private boolean announced;

    @BeforeEach
    void begin() {
        context.makeCurrent();
        int count = value(GL_NUM_EXTENSIONS);
        for (int i = 0; i < count; i++) {
            announced |= MemorySegment.ofAddress(GL.glGetStringi(GL_EXTENSIONS, i))
                    .reinterpret(Long.MAX_VALUE)
                    .getString(0)
                    .equals("GL_NV_viewport_array2");
        }
        assertEquals(device.caps().viewportMask, announced);
        Assumptions.assumeTrue(announced, "the device has no masks of viewports");
        GL.glGenVertexArrays(1, words.address());
        GL.glBindVertexArray(words.get(ValueLayout.JAVA_INT, 0));
        for (int i = 0; i < 4; i++) GL.glViewportIndexedf(i, 2 * i, 0, 2, 8);
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    @AfterEach
    void close() {
        int error = announced ? GL.glGetError() : GL_NO_ERROR;
        context.close();
        device.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int value(int pname) {
        GL.glGetIntegerv(pname, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    private int shader(int type, String text) {
        int shader = GL.glCreateShader(type);
        words.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom(text).address());
        GL.glShaderSource(shader, 1, words.address(), 0);
        GL.glCompileShader(shader);
        return shader;
    }

    private void use(String... shaders) {
        int program = GL.glCreateProgram();
        int[] types = {GL_VERTEX_SHADER, GL_TESS_CONTROL_SHADER, GL_TESS_EVALUATION_SHADER, GL_GEOMETRY_SHADER};
        for (int i = 0; i < shaders.length; i++)
            if (!shaders[i].isEmpty()) GL.glAttachShader(program, shader(types[i], shaders[i]));
        GL.glAttachShader(program, shader(GL_FRAGMENT_SHADER, FRAGMENT));
        GL.glLinkProgram(program);
        GL.glGetProgramInfoLog(program, 1024, 0, words.address());
        String log = words.getString(0, StandardCharsets.UTF_8);
        GL.glGetProgramiv(program, GL_LINK_STATUS, words.address());
        assertEquals(1, words.get(ValueLayout.JAVA_INT, 0), log);
        GL.glUseProgram(program);
    }

    private int pixel(int x) {
        GL.glReadPixels(x, 4, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, words.address());
        // Of the colour, blue is set where the layer is not the viewport.
        return words.get(ValueLayout.JAVA_INT, 0) & 0xff00ffff;
    }

    /** Are the viewports of a mask green, each two pixels wide, and the others black? */
    private void drawn(int mask) {
        for (int x = 0; x < 8; x++) assertEquals((mask >> x / 2 & 1) != 0 ? GREEN : BLACK, pixel(x), "pixel " + x);
    }

    private static final String POSITION =
            "gl_Position = vec4(gl_VertexID % 2 * 4 - 1, gl_VertexID / 2 * 4 - 1, 0, 1);";

    @Test
    void vertexShadersChooseViewports() {
        use(ON + "void main() { " + POSITION + " gl_ViewportIndex = 1; gl_ViewportMask[0] = 13; }");
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        drawn(0b1101);
    }

    @Test
    void evaluationShadersChooseViewports() {
        use(
                ON + "void main() { " + POSITION + " }",
                ON + "layout(vertices = 3) out; void main() { gl_ViewportIndex = 3; gl_Layer = gl_ViewportIndex;"
                        + " gl_ViewportMask[0] = gl_Layer;"
                        + " gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;"
                        + " gl_TessLevelInner[0] = 1; gl_TessLevelOuter[0] = 1; gl_TessLevelOuter[1] = 1; gl_TessLevelOuter[2] = 1; }",
                ON + "layout(triangles) in; void main() { gl_Position = gl_TessCoord.x * gl_in[0].gl_Position"
                        + " + gl_TessCoord.y * gl_in[1].gl_Position + gl_TessCoord.z * gl_in[2].gl_Position;"
                        + " gl_ViewportMask[0] = 6; }");
        GL.glPatchParameteri(GL_PATCH_VERTICES, 3);
        GL.glDrawArrays(GL_PATCHES, 0, 3);
        drawn(0b0110);
    }

    @Test
    void geometryShadersChooseViewports() {
        use(
                ON + "void main() { " + POSITION + " gl_ViewportMask[0] = 15; }",
                "",
                "",
                ON + "layout(triangles) in; layout(triangle_strip, max_vertices = 3) out; void main() {"
                        + " for (int i = 0; i < 3; i++) { gl_Position = gl_in[i].gl_Position; gl_ViewportMask[0] = 2; EmitVertex(); } }");
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        drawn(0b0010);
    }

    /** One triangle draws into a layer for each viewport. */
    @Test
    void layersCountFromTheViewport() {
        GL.glGenTextures(1, words.address());
        int texture = words.get(ValueLayout.JAVA_INT, 0);
        GL.glBindTexture(GL_TEXTURE_2D_ARRAY, texture);
        GL.glTexStorage3D(GL_TEXTURE_2D_ARRAY, 1, GL_RGBA8, 8, 8, 4);
        GL.glGenFramebuffers(1, words.address());
        GL.glBindFramebuffer(GL_FRAMEBUFFER, words.get(ValueLayout.JAVA_INT, 0));
        GL.glFramebufferTexture(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, texture, 0);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        use(ON + "layout(viewport_relative) out int gl_Layer;\nvoid main() { " + POSITION
                + " gl_Layer = 0; gl_ViewportMask[0] = 11; }");
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        for (int layer = 0; layer < 4; layer++) {
            GL.glFramebufferTextureLayer(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, texture, 0, layer);
            drawn(1 << layer & 0b1011);
            GL.glReadPixels(2 * layer, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, words.address());
            assertEquals(layer == 2 ? BLACK : GREEN, words.get(ValueLayout.JAVA_INT, 0), "layer " + layer);
        }
    }

    @Test
    void whatTheLanguageRefuses() {
        refused("void main() { gl_Layer = 1; }\nlayout(viewport_relative) out int gl_Layer;", "before it is used");
        refused("layout(viewport_relative) out int other; void main() {}", "is for the output gl_Layer");
        refused("layout(viewport_relative) out int gl_ViewportIndex; void main() {}", "is for the output gl_Layer");
        refused("void main() { gl_ViewportMask[1] = 1; }", "outside an array of 1");
        refused("out int gl_Layer; layout(viewport_relative) out int gl_Layer; void main() {}", "without layout");
    }

    private void refused(String text, String message) {
        int shader = shader(GL_VERTEX_SHADER, ON + text);
        GL.glGetShaderiv(shader, GL_COMPILE_STATUS, words.address());
        assertEquals(0, words.get(ValueLayout.JAVA_INT, 0));
        GL.glGetShaderInfoLog(shader, 1024, 0, words.address());
        String log = words.getString(0, StandardCharsets.UTF_8);
        assertTrue(log.contains(message), log);
    }
}
