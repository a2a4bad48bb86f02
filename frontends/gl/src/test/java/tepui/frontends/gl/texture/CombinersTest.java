package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Texture environments of the fixed-function pipeline: compared depths that are alpha, dot products. */
final class CombinersTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void texture(int internal, int format, int type, long texels) {
        GL.glEnable(GL_TEXTURE_2D);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, internal, 1, 1, 0, format, type, texels);
    }

    private int drawn(float reference) {
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBegin(GL_QUADS);
        for (int i = 0; i < 4; i++) {
            GL.glTexCoord3f(0.5f, 0.5f, reference);
            GL.glVertex2f(i == 0 || i == 3 ? -1 : 1, i < 2 ? -1 : 1);
        }
        GL.glEnd();
        return lab.pixel(8, 8);
    }

    @Test
    void comparedDepthsMayBeAlpha() {
        texture(GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_FLOAT, lab.floats(0.5f));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_DEPTH_TEXTURE_MODE, GL_ALPHA);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_R_TO_TEXTURE);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LESS);
        GL.glColor4f(1, 0, 1, 1);
        assertEquals(0xff00ffff, drawn(0.25f));
        assertEquals(0xff00ff00, drawn(0.75f));
    }

    @Test
    void theOlderDotProductIsNotScaled() {
        texture(GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(0xa0, 0x80, 0x80, 0xff));
        GL.glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_COMBINE);
        GL.glTexEnvi(GL_TEXTURE_ENV, GL_COMBINE_RGB, GL_DOT3_RGB_EXT);
        GL.glTexEnvi(GL_TEXTURE_ENV, GL_SRC1_RGB, GL_PRIMARY_COLOR);
        GL.glTexEnvf(GL_TEXTURE_ENV, GL_RGB_SCALE, 2);
        lab.noError();
        GL.glColor4f(1, 0.5f, 0.5f, 1);
        // 4 (0xa0 / 255 - 1/2) (1 - 1/2)
        assertEquals(0x414141ff, drawn(0));
        GL.glTexEnvi(GL_TEXTURE_ENV, GL_COMBINE_RGB, GL_DOT3_RGB);
        assertEquals(0x828282ff, drawn(0));
    }
}
