package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** GL_TEXTURE_BASE_LEVEL behind GL_TEXTURE_MAX_LEVEL: no mipmaps, and still a texture for other filters (OpenGL 4.6, 8.17). */
class LevelRangeTest {
    private static final int BLACK = 0x000000ff;

    private final GlLab lab = GlLab.core();
    private final int texture = lab.texture();

    /** Five levels, each of its own red, and a program that draws the texture over all. */
    LevelRangeTest() {
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        for (int level = 0; level < 5; level++) {
            int size = 16 >> level;
            int[] bytes = new int[4 * size * size];
            for (int i = 0; i < bytes.length; i++) bytes[i] = i % 4 == 0 ? 51 * (level + 1) : i % 4 == 3 ? 255 : 0;
            GL.glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, size, size, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(bytes));
        }
        GL.glBindVertexArray(lab.name(s -> GL.glGenVertexArrays(1, s)));
        GL.glUseProgram(
                GlLab.program(
                        lab.shader(
                                GL_VERTEX_SHADER,
                                "#version 330\nvoid main(){gl_Position=vec4(gl_VertexID%2*4-1,gl_VertexID/2*4-1,0,1);}"),
                        lab.shader(
                                GL_FRAGMENT_SHADER,
                                "#version 330\nuniform sampler2D s;out vec4 c;void main(){c=vec4(texture(s,vec2(.5)).r,0,0,1);}")));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private int drawn(int filter, int base, int max) {
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, base);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, max);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        lab.noError();
        return lab.pixel(4, 4);
    }

    private static int red(int level) {
        return 51 * (level + 1) << 24 | BLACK;
    }

    @Test
    void otherFiltersTakeTheBaseLevel() {
        assertEquals(red(3), drawn(GL_NEAREST, 3, 1));
        assertEquals(red(2), drawn(GL_LINEAR, 2, 0));
    }

    @Test
    void mipmapsAreNotComplete() {
        assertEquals(BLACK, drawn(GL_NEAREST_MIPMAP_NEAREST, 3, 1));
        assertEquals(red(1), drawn(GL_NEAREST_MIPMAP_NEAREST, 1, 1));
        assertEquals(BLACK, drawn(GL_LINEAR_MIPMAP_LINEAR, 2, 0));
    }

    @Test
    void aBaseThatIsMissingIsNoTexture() {
        assertEquals(BLACK, drawn(GL_NEAREST, 5, 8));
    }
}
