package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import tepui.frontends.gl.GL;

/** What depends on the kind of the target: where coordinates begin, clamping of colours, tests of alpha. */
final class FragmentRulesTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void use(String fragment) {
        int vertex = lab.shader(GL_VERTEX_SHADER, "#version 150\nin vec4 p;void main(){gl_Position=p;}");
        GL.glUseProgram(GlLab.program(vertex, lab.shader(GL_FRAGMENT_SHADER, "#version 150\n" + fragment)));
    }

    /** A framebuffer with a texture of a format. */
    private void target(int format, int width, int height) {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, format, width, height);
        GL.glBindTexture(GL_TEXTURE_2D, 0);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        GL.glViewport(0, 0, width, height);
    }

    private float[] floats(int x, int y) {
        MemorySegment s = lab.memory(16);
        GL.glClampColor(GL_CLAMP_READ_COLOR, GL_FALSE);
        GL.glReadPixels(x, y, 1, 1, GL_RGBA, GL_FLOAT, s.address());
        return s.toArray(ValueLayout.JAVA_FLOAT);
    }

    // ---- coordinates ------------------------------------------------------------------------------------------------

    private static final String Y = "out vec4 c;void main(){c=vec4(gl_FragCoord.y/255.0,0,0,1);}";

    @Test
    void coordinatesCountFromTheTopWhereTheShaderSaysSo() {
        use("layout(origin_upper_left) in vec4 gl_FragCoord;" + Y);
        target(GL_RGBA32F, 8, 32);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(31.5f, floats(2, 0)[0] * 255, 1e-3f);
        assertEquals(0.5f, floats(2, 31)[0] * 255, 1e-3f);
    }

    @Test
    void theyFollowTheFramebuffersHeight() {
        use("layout(origin_upper_left,pixel_center_integer) in vec4 gl_FragCoord;" + Y);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(15, lab.pixel(2, 0) >>> 24);
        assertEquals(0, lab.pixel(2, 15) >>> 24);
        target(GL_RGBA32F, 8, 32);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(31, floats(2, 0)[0] * 255, 1e-3f);
    }

    @Test
    void anAssemblyProgramsOptionDoesTheSame() {
        String code = "!!ARBfp1.0\nOPTION ARB_fragment_coord_origin_upper_left;\n"
                + "MUL result.color, fragment.position.yyyy, 0.00392156862;\nEND";
        byte[] text = code.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        MemorySegment s = lab.memory(text.length);
        MemorySegment.copy(text, 0, s, ValueLayout.JAVA_BYTE, 0, text.length);
        GL.glBindProgramARB(GL_FRAGMENT_PROGRAM_ARB, lab.name(n -> GL.glGenProgramsARB(1, n)));
        GL.glProgramStringARB(GL_FRAGMENT_PROGRAM_ARB, GL_PROGRAM_FORMAT_ASCII_ARB, text.length, s.address());
        GL.glEnable(GL_FRAGMENT_PROGRAM_ARB);
        lab.noError();
        target(GL_RGBA32F, 8, 32);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(31.5f, floats(2, 0)[0] * 255, 1e-3f);
    }

    // ---- signed fixed-point targets ---------------------------------------------------------------------------------

    @Test
    void coloursOfSignedTargetsAreClampedToZeroAsOfAllFixedPointTargets() {
        use("out vec4 c;void main(){c=vec4(-1,-0.5,0.5,2);}");
        target(GL_RGBA8_SNORM, 4, 4);
        GL.glRectf(-1, -1, 1, 1);
        float[] c = floats(1, 1);
        assertEquals(0, c[0]);
        assertEquals(0, c[1]);
        assertEquals(0.5f, c[2], 0.01f);
        assertEquals(1, c[3]);
    }

    @Test
    void coloursOfSignedTargetsKeepTheirSignWithoutClamping() {
        use("out vec4 c;void main(){c=vec4(-1,-0.5,0.5,2);}");
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FALSE);
        target(GL_RGBA8_SNORM, 4, 4);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(-1, floats(1, 1)[0]);
    }

    @Test
    @DisabledIfSystemProperty(
            named = "tepui.gl.driver",
            matches = "vulkan|d3d12",
            disabledReason = "lavapipe takes constants of blending for unsigned numbers")
    void aConstantOfBlendingIsNegativeForSignedTargets() {
        use("out vec4 c;void main(){c=vec4(1);}");
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FALSE);
        target(GL_RGBA8_SNORM, 4, 4);
        GL.glEnable(GL_BLEND);
        GL.glBlendFunc(GL_CONSTANT_COLOR, GL_ZERO);
        GL.glBlendColor(-0.5f, 2, 0, 1);
        GL.glRectf(-1, -1, 1, 1);
        float[] c = floats(1, 1);
        assertEquals(-0.5f, c[0], 0.01f);
        assertEquals(1, c[1]);
    }

    @Test
    void theReferenceOfTheAlphaTestIsKeptAsItIsAndToldClamped() {
        GL.glAlphaFunc(GL_GREATER, 7);
        assertEquals(1, reference());
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FALSE);
        assertEquals(7, reference());
    }

    private float reference() {
        MemorySegment s = lab.memory(4);
        GL.glGetFloatv(GL_ALPHA_TEST_REF, s.address());
        return s.get(ValueLayout.JAVA_FLOAT, 0);
    }

    // ---- targets of integers ----------------------------------------------------------------------------------------

    @Test
    void noTestOfAlphaLooksAtIntegers() {
        use("out uvec4 c;void main(){c=uvec4(5,4,3,2);}");
        target(GL_RGBA8UI, 4, 4);
        GL.glEnable(GL_ALPHA_TEST);
        GL.glAlphaFunc(GL_NEVER, 1);
        GL.glRectf(-1, -1, 1, 1);
        MemorySegment s = lab.memory(16);
        GL.glReadPixels(1, 1, 1, 1, GL_RGBA_INTEGER, GL_UNSIGNED_INT, s.address());
        lab.noError();
        assertEquals(5, s.get(ValueLayout.JAVA_INT, 0));
    }

    @Test
    void alphaIsNoCoverageWhereTheFirstTargetHoldsIntegers() {
        use("out uvec4 c;void main(){c=uvec4(5,4,3,0);}");
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, texture);
        GL.glTexStorage2DMultisample(GL_TEXTURE_2D_MULTISAMPLE, 4, GL_RGBA8UI, 4, 4, true);
        int several = lab.framebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, several);
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D_MULTISAMPLE, texture, 0);
        GL.glViewport(0, 0, 4, 4);
        GL.glEnable(GL_SAMPLE_ALPHA_TO_COVERAGE);
        GL.glRectf(-1, -1, 1, 1);
        target(GL_RGBA8UI, 4, 4);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, several);
        GL.glBlitFramebuffer(0, 0, 4, 4, 0, 0, 4, 4, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, lab.name(s -> GL.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, s)));
        MemorySegment s = lab.memory(16);
        GL.glReadPixels(1, 1, 1, 1, GL_RGBA_INTEGER, GL_UNSIGNED_INT, s.address());
        lab.noError();
        assertEquals(5, s.get(ValueLayout.JAVA_INT, 0));
    }

    // ---- depth ------------------------------------------------------------------------------------------------------

    @Test
    void depthClampKeepsARasterPositionBehindTheFarPlane() {
        GL.glEnable(GL_DEPTH_CLAMP);
        GL.glRasterPos3f(0, 0, 2);
        MemorySegment s = lab.memory(16);
        GL.glGetIntegerv(GL_CURRENT_RASTER_POSITION_VALID, s.address());
        assertEquals(1, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetFloatv(GL_CURRENT_RASTER_POSITION, s.address());
        assertEquals(1, s.get(ValueLayout.JAVA_FLOAT, 8));
    }

    @Test
    void aDepthThatIsTheBoundLiesWithinIt() {
        GL.glClearDepth(0.5);
        GL.glClear(GL_DEPTH_BUFFER_BIT);
        GL.glEnable(GL_DEPTH_BOUNDS_TEST_EXT);
        GL.glDepthBoundsEXT(0, 0.5);
        GL.glColor3f(0, 1, 0);
        GL.glRectf(-1, -1, 1, 1);
        lab.noError();
        assertEquals(0xff00, lab.pixel(1, 1) >>> 8);
    }
}
