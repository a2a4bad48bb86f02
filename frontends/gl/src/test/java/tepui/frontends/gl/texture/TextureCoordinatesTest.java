package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.GL;

/** Each of the eight units of fixed function has coordinates of its own, on their way to its own fragments and to those of a program. */
final class TextureCoordinatesTest {
    private static final int UNITS = 8;

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private static void square(Runnable coordinates) {
        GL.glBegin(GL_QUADS);
        for (int i = 0; i < 4; i++) {
            coordinates.run();
            GL.glVertex2f(i == 1 || i == 2 ? 1 : -1, i >= 2 ? 1 : -1);
        }
        GL.glEnd();
    }

    /** Four texels, of which the third is asked for. */
    private void texture(int unit, int third) {
        GL.glActiveTexture(GL_TEXTURE0 + unit);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glTexImage2D(
                GL_TEXTURE_2D, 0, GL_RGBA8, 4, 1, 0, GL_RGBA, GL_UNSIGNED_INT_8_8_8_8, lab.ints(-1, -1, third, -1));
        GL.glEnable(GL_TEXTURE_2D);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 6, 7})
    void aUnitAloneSamplesByItsOwn(int unit) {
        texture(unit, 0x336699ff);
        square(() -> GL.glMultiTexCoord2f(GL_TEXTURE0 + unit, 0.6f, 0.5f));
        assertEquals(0x336699ff, lab.pixel(5, 9));
    }

    @Test
    void allUnitsModulateEachOther() {
        for (int u = 0; u < UNITS; u++) texture(u, u == 3 ? 0x00ffffff : u == 7 ? 0xff00ffff : -1);
        square(() -> {
            for (int u = 0; u < UNITS; u++) GL.glMultiTexCoord2f(GL_TEXTURE0 + u, 0.6f, 0.5f);
        });
        assertEquals(0x0000ffff, lab.pixel(5, 9));
    }

    @Test
    void aProgramReadsThoseOfAllUnits() {
        String sum =
                "void main() { gl_FragColor = vec4(gl_TexCoord[0].x, gl_TexCoord[7].y, gl_TexCoord[3].x + gl_TexCoord[6].y, 1.0); }";
        GL.glUseProgram(GlLab.program(lab.shader(GL_FRAGMENT_SHADER, sum)));
        square(() -> {
            for (int u = 0; u < UNITS; u++) GL.glMultiTexCoord2f(GL_TEXTURE0 + u, u / 15f, (15 - u) / 15f);
        });
        assertEquals(0x0088ccff, lab.pixel(5, 9));
    }

    @Test
    void wideLinesCarryThem() {
        texture(7, 0x336699ff);
        GL.glLineWidth(4);
        GL.glBegin(GL_LINES);
        GL.glMultiTexCoord2f(GL_TEXTURE7, 0.6f, 0.5f);
        GL.glVertex2f(-1, 0);
        GL.glVertex2f(1, 0);
        GL.glEnd();
        assertEquals(0x336699ff, lab.pixel(8, 6));
        assertEquals(0x336699ff, lab.pixel(8, 9));
        assertEquals(0x000000ff, lab.pixel(8, 11) | 255);
    }

    @Test
    void unitsBehindTheLastOneWithCoordinatesTellNone() {
        GL.glActiveTexture(GL_TEXTURE0 + 8);
        MemorySegment s = lab.memory(64);
        int[] names = {
            GL_CURRENT_TEXTURE_COORDS, GL_CURRENT_RASTER_TEXTURE_COORDS, GL_TEXTURE_MATRIX, GL_TEXTURE_STACK_DEPTH
        };
        for (int name : names) {
            GL.glGetFloatv(name, s.address());
            lab.error(GL_INVALID_OPERATION);
        }
        GL.glActiveTexture(GL_TEXTURE0 + 7);
        GL.glGetFloatv(GL_TEXTURE_MATRIX, s.address());
        lab.noError();
    }
}
