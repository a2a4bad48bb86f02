package tepui.frontends.gl.texture;

import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** There are as many texture units as MAX_COMBINED_TEXTURE_IMAGE_UNITS says, whatever the device has. */
final class UnitsTest {
    private final GlLab lab = GlLab.compatibility();
    private final int units = lab.name(a -> GL.glGetIntegerv(GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS, a));

    @AfterEach
    void close() {
        lab.close();
    }

    @Test
    void theLastIsThere() {
        GL.glActiveTexture(GL_TEXTURE0 + units - 1);
        GL.glBindSampler(units - 1, 0);
        GL.glBindSamplers(0, units, 0);
        GL.glBindTextures(0, units, 0);
        lab.noError();
    }

    @Test
    void oneMoreIsNone() {
        GL.glActiveTexture(GL_TEXTURE0 + units);
        lab.error(GL_INVALID_ENUM);
        GL.glBindSampler(units, 0);
        lab.error(GL_INVALID_VALUE);
        GL.glBindSamplers(1, units, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glBindTextures(1, units, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glGetIntegeri_v(GL_SAMPLER_BINDING, units, lab.ints(0));
        lab.error(GL_INVALID_VALUE);
    }
}
