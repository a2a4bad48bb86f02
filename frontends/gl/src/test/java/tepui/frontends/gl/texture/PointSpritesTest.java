package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.GL;

/** Point sprites replace the coordinates of the units that ask for it, and no others, of programs too. */
final class PointSpritesTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void draw(String fragment) {
        String corner =
                "void main() { gl_Position = gl_Vertex; gl_TexCoord[0] = vec4(0.5); gl_TexCoord[1] = vec4(0.75); }";
        int program = GlLab.program(lab.shader(GL_VERTEX_SHADER, corner), lab.shader(GL_FRAGMENT_SHADER, fragment));
        GL.glUseProgram(program);
        GL.glEnable(GL_POINT_SPRITE);
        GL.glPointSize(4);
        GL.glBegin(GL_POINTS);
        GL.glVertex2f(0, 0);
        GL.glEnd();
        lab.noError();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void oneUnitIsReplaced(int unit) {
        GL.glActiveTexture(GL_TEXTURE0 + unit);
        GL.glTexEnvi(GL_POINT_SPRITE, GL_COORD_REPLACE, 1);
        draw("void main() { gl_FragColor = vec4(gl_TexCoord[0].x, gl_TexCoord[1].x, 0.0, 1.0); }");
        // The second of four columns.
        assertEquals(unit == 0 ? 0x60bf00ff : 0x806000ff, lab.pixel(7, 7));
    }

    @Test
    void anIndexThatIsNotConstantFindsTheUnit() {
        GL.glActiveTexture(GL_TEXTURE1);
        GL.glTexEnvi(GL_POINT_SPRITE, GL_COORD_REPLACE, 1);
        draw(
                "uniform int i; varying vec4 gl_TexCoord[2]; void main() { gl_FragColor = vec4(gl_TexCoord[i].x, gl_TexCoord[i + 1].x, 0.0, 1.0); }");
        assertEquals(0x806000ff, lab.pixel(7, 7));
    }
}
