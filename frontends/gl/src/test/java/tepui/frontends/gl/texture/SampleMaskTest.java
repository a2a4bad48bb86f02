package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** The samples that a fragment shader chooses count where there are several, and MULTISAMPLE is on (OpenGL 4.6, 17.3.3). */
final class SampleMaskTest {
    private final GlLab lab = GlLab.compatibility();

    @BeforeEach
    void use() {
        String code = "#version 130\n#extension GL_ARB_sample_shading:require\nout vec4 c;"
                + "void main(){gl_SampleMask[0]=0;c=vec4(0,1,0,1);}";
        GL.glUseProgram(GlLab.program(lab.shader(GL_FRAGMENT_SHADER, code)));
        lab.noError();
    }

    @AfterEach
    void close() {
        lab.close();
    }

    /** A framebuffer of four samples, black. */
    private int several() {
        int image = lab.renderbuffer();
        GL.glBindRenderbuffer(GL_RENDERBUFFER, image);
        GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, 16, 16);
        int framebuffer = lab.framebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, image);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        return framebuffer;
    }

    private int resolved(int framebuffer) {
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 16, 16, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        return lab.pixel(8, 8);
    }

    @Test
    void oneSampleIsCoveredWhateverTheMaskSays() {
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(0x00ff00ff, lab.pixel(8, 8));
    }

    @Test
    void severalAreCoveredByTheMask() {
        int framebuffer = several();
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(0, resolved(framebuffer));
    }

    @Test
    void withoutMultisamplingTheMaskSaysNothing() {
        int framebuffer = several();
        GL.glDisable(GL_MULTISAMPLE);
        GL.glRectf(-1, -1, 1, 1);
        GL.glEnable(GL_MULTISAMPLE);
        assertEquals(0x00ff00ff, resolved(framebuffer));
    }

    @Test
    void theMaskCountsAgainWhereThereAreSeveral() {
        GL.glRectf(-1, -1, 1, 1);
        int framebuffer = several();
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(0, resolved(framebuffer));
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(0x00ff00ff, lab.pixel(8, 8));
    }

    @Test
    void switchingMultisamplingIsSeen() {
        int framebuffer = several();
        GL.glRectf(-1, -1, 1, 1);
        GL.glDisable(GL_MULTISAMPLE);
        GL.glRectf(-1, -1, 1, 0);
        GL.glEnable(GL_MULTISAMPLE);
        GL.glRectf(-1, 0, 1, 1);
        assertEquals(0, resolved(framebuffer));
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        assertEquals(0x00ff00ff, lab.pixel(8, 4));
    }

    @Test
    void theStatesMaskNeedsMultisamplingToo() {
        GL.glUseProgram(0);
        int framebuffer = several();
        GL.glColor3f(0, 1, 0);
        GL.glEnable(GL_SAMPLE_MASK);
        GL.glSampleMaski(0, 0);
        GL.glRectf(-1, -1, 1, 1);
        GL.glDisable(GL_MULTISAMPLE);
        GL.glRectf(-1, 0, 1, 1);
        GL.glEnable(GL_MULTISAMPLE);
        assertEquals(0x00ff00ff, resolved(framebuffer));
        assertEquals(0, lab.pixel(8, 4));
    }
}
