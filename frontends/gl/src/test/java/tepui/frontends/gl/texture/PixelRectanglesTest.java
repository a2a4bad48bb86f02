package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Rectangles of pixels and bitmaps are fragments like others: what carries the raster position goes through all that follows. */
final class PixelRectanglesTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    /** Red, green, blue and alpha of the window's pixel. */
    private String pixel(int x, int y) {
        MemorySegment out = lab.memory(4);
        GL.glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, out.address());
        lab.noError();
        int[] c = new int[4];
        for (int i = 0; i < 4; i++) c[i] = out.get(ValueLayout.JAVA_BYTE, i) & 255;
        return c[0] + " " + c[1] + " " + c[2] + " " + c[3];
    }

    /** Two pixels side by side, white and blue. */
    private void twoPixels() {
        GL.glDrawPixels(2, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(255, 255, 255, 255, 0, 0, 255, 255));
    }

    private void texture(int unit, int... rgba) {
        GL.glActiveTexture(GL_TEXTURE0 + unit);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, rgba.length / 4, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(rgba));
    }

    private int fragmentProgram(String text) {
        return GlLab.program(lab.shader(GL_FRAGMENT_SHADER, text));
    }

    @Test
    void aTextureIsAppliedAtTheRasterPositionsCoordinates() {
        texture(1, 255, 0, 0, 255, 128, 128, 128, 255);
        GL.glEnable(GL_TEXTURE_2D);
        GL.glMultiTexCoord2f(GL_TEXTURE1, 0.75f, 0.5f);
        GL.glWindowPos2i(3, 4);
        twoPixels();
        assertEquals("128 128 128 255", pixel(3, 4));
        assertEquals("0 0 128 255", pixel(4, 4));
        assertEquals("0 0 0 0", pixel(5, 4));
    }

    @Test
    void fogDependsOnTheRasterPositionsDistance() {
        GL.glEnable(GL_FOG);
        GL.glFogi(GL_FOG_MODE, GL_LINEAR);
        GL.glFogf(GL_FOG_END, 1);
        GL.glRasterPos4f(0, 0, -0.25f, 1);
        twoPixels();
        assertEquals("191 191 191 255", pixel(8, 8));
        GL.glRasterPos4f(0, 0, -0.5f, 1);
        GL.glBitmap(1, 1, 0, 0, 0, 0, lab.bytes(128));
        assertEquals("128 128 128 255", pixel(8, 8));
    }

    @Test
    void theSecondaryColorIsAdded() {
        GL.glEnable(GL_COLOR_SUM);
        GL.glSecondaryColor3f(0.5f, 0, 0);
        GL.glWindowPos2i(0, 0);
        twoPixels();
        assertEquals("128 0 255 255", pixel(1, 0));
    }

    @Test
    void aFragmentShaderGetsPixelsAndCoordinates() {
        GL.glUseProgram(
                fragmentProgram("void main() { gl_FragColor = gl_Color * gl_TexCoord[2].x + gl_TexCoord[3]; }"));
        GL.glMultiTexCoord4f(GL_TEXTURE2, 0.5f, 0, 0, 1);
        GL.glMultiTexCoord4f(GL_TEXTURE3, 0, 0.25f, 0, 0.5f);
        GL.glWindowPos2i(0, 0);
        twoPixels();
        assertEquals("0 64 128 255", pixel(1, 0));
        lab.noError();
    }

    @Test
    void aFragmentShaderOfBitmapsGetsTheRasterPositionsColor() {
        GL.glUseProgram(fragmentProgram("void main() { gl_FragColor = gl_Color.brga; }"));
        GL.glColor4f(1, 0.5f, 0, 1);
        GL.glWindowPos2i(2, 2);
        GL.glColor4f(1, 1, 1, 1);
        GL.glBitmap(3, 1, 1, 0, 0, 0, lab.bytes(0b10100000));
        assertEquals("0 255 128 255", pixel(1, 2));
        assertEquals("0 0 0 0", pixel(2, 2));
        assertEquals("0 255 128 255", pixel(3, 2));
    }

    @Test
    void depthsAreTestedAndHaveTheRasterPositionsColor() {
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        GL.glEnable(GL_DEPTH_TEST);
        GL.glColor4f(0, 1, 0, 1);
        GL.glWindowPos3f(0, 0, 0.1f);
        GL.glDrawPixels(2, 1, GL_DEPTH_COMPONENT, GL_FLOAT, lab.floats(0.25f, 0.75f));
        GL.glColor4f(1, 0, 0, 1);
        GL.glWindowPos3f(0, 0, 0.5f);
        GL.glDrawPixels(2, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(9, 9, 9, 9, 8, 8, 8, 8));
        assertEquals("0 255 0 255", pixel(0, 0));
        assertEquals("8 8 8 8", pixel(1, 0));
    }

    @Test
    void aMirroredRectangleIsAFrontFace() {
        GL.glEnable(GL_CULL_FACE);
        GL.glPixelZoom(-2, 1);
        GL.glWindowPos2i(6, 0);
        twoPixels();
        assertEquals("255 255 255 255", pixel(4, 0));
        assertEquals("0 0 255 255", pixel(2, 0));
        assertEquals("0 0 0 0", pixel(1, 0));
    }

    @Test
    void whatWasDrawnBeforeGoesOnAsItWas() {
        texture(0, 0, 255, 0, 255);
        GL.glEnable(GL_TEXTURE_2D);
        GL.glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
        for (int i = 0; i < 2; i++) {
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glRectf(-1, -1, 1, 1);
            assertEquals("0 255 0 255", pixel(9, 9));
            GL.glDisable(GL_TEXTURE_2D);
            GL.glWindowPos2i(9, 9);
            twoPixels();
            assertEquals("0 0 255 255", pixel(10, 9));
            GL.glEnable(GL_TEXTURE_2D);
        }
    }
}
