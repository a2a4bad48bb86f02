package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** What is known of a texture, whatever its sampler's type: sizes and samples. What is read of one of another kind is undefined. */
final class OtherKindTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void draw(String head, String condition) {
        int vertex = lab.shader(GL_VERTEX_SHADER, "#version 140\nin vec4 p;void main(){gl_Position=p;}");
        String code = head + "out vec4 color;void main(){color=" + condition + "?vec4(0,1,0,1):vec4(1,0,0,1);}";
        GL.glUseProgram(GlLab.program(vertex, lab.shader(GL_FRAGMENT_SHADER, "#version 140\n" + code)));
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(0x00ff00ff, lab.pixel(8, 8));
    }

    @Test
    void buffersOfIntegersTellTheirSize() {
        GL.glBindBuffer(GL_TEXTURE_BUFFER, lab.name(s -> GL.glGenBuffers(1, s)));
        GL.glBufferData(GL_TEXTURE_BUFFER, 16 * 65, 0, GL_STATIC_DRAW);
        GL.glBindTexture(GL_TEXTURE_BUFFER, lab.texture());
        GL.glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32UI, lab.name(s -> GL.glGetIntegerv(GL_TEXTURE_BUFFER, s)));
        lab.noError();
        draw("uniform usamplerBuffer t;", "textureSize(t)==65");
    }

    @Test
    void aSamplerOfIntegersTellsTheSizeOfATextureOfFloats() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 5, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        draw("uniform usampler2D t;", "textureSize(t,0)==ivec2(5,3)");
    }

    @Test
    void aSamplerOfFloatsTellsTheSizeOfATextureOfIntegers() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_R16I, 5, 3, 0, GL_RED_INTEGER, GL_SHORT, 0);
        draw("uniform sampler2D t;", "textureSize(t,0)==ivec2(5,3)");
    }

    @Test
    void samplesOfATextureOfFloatsAreToldToASamplerOfIntegers() {
        GL.glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, lab.texture());
        GL.glTexImage2DMultisample(GL_TEXTURE_2D_MULTISAMPLE, 4, GL_RGBA8, 4, 4, true);
        lab.noError();
        draw(
                "#extension GL_ARB_texture_multisample:enable\n#extension GL_ARB_shader_texture_image_samples:enable\nuniform usampler2DMS t;",
                "textureSamples(t)==4");
    }
}
