package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** ARB_post_depth_coverage: gl_SampleMaskIn has the samples that passed early tests, and without it all that are covered. */
final class CoverageBehindTestsTest {
    private static final int SIZE = 16;
    private static final String STORE = "layout(r32ui,binding=0) uniform uimage2D image;"
            + "void main(){imageStore(image,ivec2(gl_FragCoord.xy),uvec4(gl_SampleMaskIn[0]));}";

    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(SIZE, SIZE).withSamples(4));

    @AfterEach
    void close() {
        lab.close();
    }

    private void needs(String extension) {
        boolean found = false;
        int count = lab.name(s -> GL.glGetIntegerv(GL_NUM_EXTENSIONS, s));
        for (int i = 0; i < count; i++) {
            MemorySegment name = MemorySegment.ofAddress(GL.glGetStringi(GL_EXTENSIONS, i));
            found |= name.reinterpret(256).getString(0).equals(extension);
        }
        Assumptions.assumeTrue(found, "the device has no " + extension);
    }

    /**
     * Draws a triangle at a depth: half of the window, or less of it. None reaches out of the window, since lavapipe cuts what it clips into
     * triangles, and a pixel on their seam has two fragments, each with its part of the samples.
     */
    private void draw(boolean half, float depth, String fragment) {
        String position = half ? "vec2(c==1?1:-1,c==2?1:-1)" : "vec2(c==1?0.83:-1,c==2?0.71:-1)";
        int vertex = lab.shader(
                GL_VERTEX_SHADER,
                "#version 450\nvoid main(){int c=gl_VertexID%3;gl_Position=vec4(" + position + "," + depth + ",1);}");
        GL.glUseProgram(GlLab.program(vertex, lab.shader(GL_FRAGMENT_SHADER, "#version 450\n" + fragment)));
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
    }

    /** Whether all samples of a pixel are in the half that is drawn. */
    private static boolean inHalf(int pixel) {
        return pixel % SIZE + pixel / SIZE < SIZE - 1;
    }

    private int[] masks(boolean half, float depth, String fragment) {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_R32UI, SIZE, SIZE);
        GL.glClearTexImage(texture, 0, GL_RED_INTEGER, GL_UNSIGNED_INT, 0);
        GL.glBindImageTexture(0, texture, 0, false, 0, GL_WRITE_ONLY, GL_R32UI);
        draw(half, depth, fragment);
        GL.glMemoryBarrier(GL_TEXTURE_UPDATE_BARRIER_BIT);
        MemorySegment s = lab.memory(4 * SIZE * SIZE);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RED_INTEGER, GL_UNSIGNED_INT, s.address());
        lab.noError();
        return s.asSlice(0, 4 * SIZE * SIZE).toArray(ValueLayout.JAVA_INT);
    }

    /** Covers some samples of some pixels by something near, and gives which. */
    private int[] cover() {
        int vao = lab.name(s -> GL.glGenVertexArrays(1, s));
        GL.glBindVertexArray(vao);
        GL.glEnable(GL_DEPTH_TEST);
        int[] near = masks(false, -0.5f, STORE);
        boolean some = false;
        for (int mask : near) some |= mask != 0 && mask != 15;
        assertTrue(some, "no pixel is covered in part");
        return near;
    }

    @Test
    void samplesThatFailAreNotInTheMask() {
        needs("GL_ARB_post_depth_coverage");
        int[] near = cover();
        int[] far = masks(
                true, 0.5f, "#extension GL_ARB_post_depth_coverage : require\nlayout(post_depth_coverage) in;" + STORE);
        for (int i = 0; i < near.length; i++) if (inHalf(i)) assertEquals(15 & ~near[i], far[i], "pixel " + i);
    }

    @Test
    void earlyTestsAloneLeaveTheMask() {
        int[] near = cover();
        int[] far = masks(true, 0.5f, "layout(early_fragment_tests) in;" + STORE);
        for (int i = 0; i < near.length; i++) if (inHalf(i)) assertEquals(near[i] == 15 ? 0 : 15, far[i], "pixel " + i);
    }

    /** Nothing hinders the device from early tests here, and the shader must not see it. */
    @Test
    void testsThatTheDeviceMakesEarlyLeaveTheMask() {
        cover();
        GL.glClearColor(1, 1, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        draw(true, 0.5f, "layout(location=0) out vec4 c;void main(){c=vec4(float(gl_SampleMaskIn[0])/15.0);}");
        MemorySegment s = lab.memory(4 * SIZE * SIZE);
        GL.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        lab.noError();
        for (int i = 0; i < SIZE * SIZE; i++)
            if (inHalf(i)) assertEquals(-1, s.getAtIndex(ValueLayout.JAVA_INT, i), "pixel " + i);
    }

    @Test
    void theLayoutIsOfFragmentShadersWithTheExtension() {
        needs("GL_ARB_post_depth_coverage");
        String head = "#version 450\n#extension GL_ARB_post_depth_coverage : require\n";
        String body = "layout(post_depth_coverage) in;void main(){}";
        assertEquals(1, compiles(GL_FRAGMENT_SHADER, head + body));
        assertEquals(0, compiles(GL_FRAGMENT_SHADER, "#version 450\n" + body));
        assertEquals(0, compiles(GL_VERTEX_SHADER, head + body));
    }

    private int compiles(int stage, String source) {
        int shader = lab.shader(stage, source);
        return lab.name(s -> GL.glGetShaderiv(shader, GL_COMPILE_STATUS, s));
    }
}
