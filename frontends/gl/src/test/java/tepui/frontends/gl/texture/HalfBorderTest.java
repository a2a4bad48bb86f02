package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.FailsOnVkd3d;
import tepui.frontends.gl.GL;

/**
 * GL_CLAMP outside of a white texture whose border is transparent black: linear filters have half of both, the nearest texel is one of
 * the edge (OpenGL 4.6 compatibility, 8.14.2).
 */
final class HalfBorderTest {
    private static final int HALF = 0x80808080;
    private static final String SAMPLES = "uniform sampler2D t;void main(){gl_FragColor=texture2D(t,vec2(";

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    /** A texture of 4 x 4 texels, of which each level but the first is 0x00ff00ff. */
    private int texture(int target, int wrap, int min, int mag) {
        int name = lab.texture();
        GL.glBindTexture(target, name);
        for (int p : new int[] {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T}) GL.glTexParameteri(target, p, wrap);
        GL.glTexParameteri(target, GL_TEXTURE_MIN_FILTER, min);
        GL.glTexParameteri(target, GL_TEXTURE_MAG_FILTER, mag);
        int levels = min == GL_NEAREST || min == GL_LINEAR ? 1 : 3;
        for (int level = 0; level < levels; level++) {
            int size = 4 >> level;
            int[] texels = new int[size * size];
            java.util.Arrays.fill(texels, level == 0 ? -1 : 0x00ff00ff);
            GL.glTexImage2D(target, level, GL_RGBA8, size, size, 0, GL_RGBA, GL_UNSIGNED_INT_8_8_8_8, lab.ints(texels));
        }
        lab.noError();
        return name;
    }

    private static void square(float s, float t, float width) {
        GL.glBegin(GL_QUADS);
        for (int i = 0; i < 4; i++) {
            boolean right = i == 1 || i == 2;
            GL.glTexCoord2f(right ? s + width : s, t);
            GL.glVertex2f(right ? 1 : -1, i >= 2 ? 1 : -1);
        }
        GL.glEnd();
    }

    private void near(int expected, int pixel) {
        for (int shift = 0; shift < 32; shift += 8) {
            int apart = Math.abs((expected >>> shift & 255) - (pixel >>> shift & 255));
            assertTrue(apart <= 2, () -> Integer.toHexString(pixel) + ", not " + Integer.toHexString(expected));
        }
    }

    private void program(String code) {
        GL.glUseProgram(GlLab.program(lab.shader(GL_FRAGMENT_SHADER, code)));
    }

    @Test
    void fixedFunctionMixesTheBorderIn() {
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_LINEAR, GL_LINEAR);
        GL.glEnable(GL_TEXTURE_2D);
        square(3, 0.5f, 0);
        near(HALF, lab.pixel(8, 8));
        square(-3, 0.5f, 0);
        near(HALF, lab.pixel(8, 8));
        square(-3, 2, 0);
        near(0x40404040, lab.pixel(8, 8));
        square(0.5f, 0.5f, 0);
        near(-1, lab.pixel(8, 8));
    }

    @Test
    void theNearestTexelIsOneOfTheEdge() {
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_NEAREST, GL_NEAREST);
        program(SAMPLES + "3.0,-2.0));}");
        square(0, 0, 0);
        near(-1, lab.pixel(8, 8));
    }

    @Test
    void filtersMayDiffer() {
        program("uniform sampler2D t;void main(){gl_FragColor=texture2D(t,gl_TexCoord[0].xy);}");
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_NEAREST, GL_LINEAR);
        square(3, 0.5f, 0.25f);
        near(HALF, lab.pixel(8, 8));
        square(3, 0.5f, 64);
        near(-1, lab.pixel(8, 8));
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_LINEAR, GL_NEAREST);
        square(3, 0.5f, 0.25f);
        near(-1, lab.pixel(8, 8));
        square(3, 0.5f, 64);
        near(HALF, lab.pixel(8, 8));
    }

    @Test
    void theLevelIsThatOfTheCoordinatesBefore() {
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_LINEAR_MIPMAP_NEAREST, GL_LINEAR);
        program("uniform sampler2D t;void main(){gl_FragColor=texture2D(t,gl_TexCoord[0].xy);}");
        square(3, 0.5f, 16);
        near(0x00800080, lab.pixel(8, 8));
        program("uniform sampler2D t;void main(){gl_FragColor=texture2D(t,gl_TexCoord[0].xy,3.0);}");
        square(3, 0.5f, 1);
        near(0x00800080, lab.pixel(8, 8));
        square(3, 0.5f, 0.25f);
        near(HALF, lab.pixel(8, 8));
    }

    @Test
    void eachTextureIsClampedItsOwnWay() {
        program("uniform sampler2D t[3];void main(){gl_FragColor=vec4(texture2D(t[0],vec2(3.0,0.5)).x,"
                + "texture2D(t[1],vec2(3.0,0.5)).x,texture2D(t[2],vec2(3.0,0.5)).x,1.0);}");
        int program = lab.name(a -> GL.glGetIntegerv(GL_CURRENT_PROGRAM, a));
        int[] wraps = {GL_CLAMP_TO_EDGE, GL_CLAMP, GL_CLAMP_TO_BORDER};
        for (int i = 0; i < 3; i++) {
            GL.glActiveTexture(GL_TEXTURE0 + i);
            texture(GL_TEXTURE_2D, wraps[i], GL_LINEAR, GL_LINEAR);
            GL.glUniform1i(GL.glGetUniformLocation(program, lab.text("t[" + i + "]")), i);
        }
        square(0, 0, 0);
        near(0xff8000ff, lab.pixel(8, 8));
        GL.glBindTexture(GL_TEXTURE_2D, texture(GL_TEXTURE_2D, GL_REPEAT, GL_LINEAR, GL_LINEAR));
        square(0, 0, 0);
        near(0xff80ffff, lab.pixel(8, 8));
    }

    @Test
    void aChangeOfTheModeIsSeen() {
        texture(GL_TEXTURE_2D, GL_CLAMP_TO_EDGE, GL_LINEAR, GL_LINEAR);
        program(SAMPLES + "3.0,0.5));}");
        for (int i = 0; i < 2; i++) {
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
            square(0, 0, 0);
            near(-1, lab.pixel(8, 8));
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP);
            square(0, 0, 0);
            near(HALF, lab.pixel(8, 8));
        }
    }

    @Test
    void samplerObjectsHaveIt() {
        texture(GL_TEXTURE_2D, GL_CLAMP_TO_EDGE, GL_LINEAR, GL_LINEAR);
        int sampler = lab.name(a -> GL.glGenSamplers(1, a));
        GL.glSamplerParameteri(sampler, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        GL.glSamplerParameteri(sampler, GL_TEXTURE_WRAP_S, GL_CLAMP);
        GL.glBindSampler(0, sampler);
        program(SAMPLES + "3.0,0.5));}");
        square(0, 0, 0);
        near(HALF, lab.pixel(8, 8));
    }

    @Test
    void coordinatesOfRectanglesAreTexels() {
        texture(GL_TEXTURE_RECTANGLE, GL_CLAMP, GL_LINEAR, GL_LINEAR);
        program("#extension GL_ARB_texture_rectangle:enable\nuniform sampler2DRect t;"
                + "void main(){gl_FragColor=texture2DRect(t,gl_TexCoord[0].xy);}");
        square(40, 2, 0);
        near(HALF, lab.pixel(8, 8));
        square(3, 2, 0);
        near(-1, lab.pixel(8, 8));
    }

    @Test
    void verticesSampleByIt() {
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_LINEAR, GL_LINEAR);
        String vertex =
                "uniform sampler2D t;varying vec4 c;void main(){gl_Position=gl_Vertex;c=texture2D(t,vec2(3.0,0.5));}";
        String fragment = "varying vec4 c;void main(){gl_FragColor=c;}";
        GL.glUseProgram(GlLab.program(lab.shader(GL_VERTEX_SHADER, vertex), lab.shader(GL_FRAGMENT_SHADER, fragment)));
        square(0, 0, 0);
        near(HALF, lab.pixel(8, 8));
    }

    @Test
    @FailsOnVkd3d("it has no compute shaders in the version of OpenGL that it makes")
    void dispatchesSampleByIt() {
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_LINEAR, GL_LINEAR);
        int compute = lab.shader(
                GL_COMPUTE_SHADER,
                "#version 430\nlayout(local_size_x=1) in;uniform sampler2D t;layout(rgba8) uniform writeonly image2D i;"
                        + "void main(){imageStore(i,ivec2(0),texture(t,vec2(3.0,0.5)));}");
        GL.glUseProgram(GlLab.program(compute));
        int image = lab.texture();
        GL.glActiveTexture(GL_TEXTURE1);
        GL.glBindTexture(GL_TEXTURE_2D, image);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 1, 1);
        GL.glBindImageTexture(0, image, 0, false, 0, GL_WRITE_ONLY, GL_RGBA8);
        GL.glDispatchCompute(1, 1, 1);
        GL.glMemoryBarrier(GL_ALL_BARRIER_BITS);
        near(HALF, lab.texels(GL_TEXTURE_2D, 0, 1)[0]);
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }

    @Test
    void depthsThatAreNotFilteredHaveTheEdge() {
        texture(GL_TEXTURE_2D, GL_CLAMP, GL_LINEAR, GL_LINEAR);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT16, 1, 1, 0, GL_DEPTH_COMPONENT, GL_FLOAT, lab.floats(1));
        GL.glEnable(GL_TEXTURE_2D);
        square(3, 0.5f, 0);
        int red = lab.pixel(8, 8) >>> 24;
        assertTrue(Math.abs(red - 128) <= 2 || red == 255, "red is " + red);
    }
}
