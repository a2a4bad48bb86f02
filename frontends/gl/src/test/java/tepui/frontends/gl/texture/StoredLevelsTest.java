package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Levels of textures whose storage does not change: what programs choose is kept within what there is. */
final class StoredLevelsTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private int level(int name) {
        MemorySegment value = lab.memory(4);
        GL.glGetTexParameteriv(GL_TEXTURE_2D, name, value.address());
        return value.get(ValueLayout.JAVA_INT, 0);
    }

    @Test
    void chosenLevelsOfStorageAreThoseThatItHas() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_2D, 3, GL_RGBA8, 16, 16);
        assertEquals(1000, level(GL_TEXTURE_MAX_LEVEL));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 4);
        assertEquals(2, level(GL_TEXTURE_MAX_LEVEL));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 7);
        assertEquals(2, level(GL_TEXTURE_BASE_LEVEL));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
        assertEquals(2, level(GL_TEXTURE_MAX_LEVEL));
        lab.noError();
    }

    @Test
    void levelsOfOtherTexturesAreKeptAsTheyAreChosen() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 40);
        assertEquals(40, level(GL_TEXTURE_MAX_LEVEL));
        lab.noError();
    }
}
