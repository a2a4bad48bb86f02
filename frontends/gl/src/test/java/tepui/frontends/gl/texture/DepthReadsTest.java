package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Depth of 24 bits comes back with all of them, whatever it is read as. */
final class DepthReadsTest {
    private static final int[] DEPTHS = {0, 1, 2, 0x123456, 0x7fffff, 0x800000, 0xabcdef, 0xfffffe, 0xffffff};

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    /** A texture with the depths and their places as stencil. */
    private void texture() {
        int[] pixels = DEPTHS.clone();
        for (int i = 0; i < pixels.length; i++) pixels[i] = pixels[i] << 8 | i;
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        int width = pixels.length;
        long at = lab.ints(pixels);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH24_STENCIL8, width, 1, 0, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, at);
        lab.noError();
    }

    private MemorySegment read(int format, int type) {
        texture();
        MemorySegment out = lab.memory(4L * DEPTHS.length);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, format, type, out.address());
        lab.noError();
        return out;
    }

    @Test
    void packedPixelsComeBack() {
        MemorySegment out = read(GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8);
        for (int i = 0; i < DEPTHS.length; i++) {
            assertEquals(DEPTHS[i] << 8 | i, out.getAtIndex(ValueLayout.JAVA_INT, i));
        }
    }

    @Test
    void integersRepeatTheHighestBits() {
        MemorySegment out = read(GL_DEPTH_COMPONENT, GL_UNSIGNED_INT);
        for (int i = 0; i < DEPTHS.length; i++) {
            int wanted = DEPTHS[i] << 8 | DEPTHS[i] >>> 16;
            assertEquals(wanted, out.getAtIndex(ValueLayout.JAVA_INT, i), Integer.toHexString(DEPTHS[i]));
        }
    }

    @Test
    void floatsAreTheNearest() {
        MemorySegment out = read(GL_DEPTH_COMPONENT, GL_FLOAT);
        for (int i = 0; i < DEPTHS.length; i++) {
            assertEquals((float) (DEPTHS[i] / 16777215.0), out.getAtIndex(ValueLayout.JAVA_FLOAT, i));
        }
    }

    @Test
    void integersBecomeTheNearestDepth() {
        int[] values = {
            0,
            0x7f,
            0x80,
            0x81,
            0x17f,
            0x180,
            0x12345678,
            0x7fffffff,
            0x80000000,
            0xabcdef80,
            0xffffff7f,
            0xffffff80,
            0xfffffffe,
            -1
        };
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        int width = values.length;
        GL.glTexImage2D(
                GL_TEXTURE_2D,
                0,
                GL_DEPTH24_STENCIL8,
                width,
                1,
                0,
                GL_DEPTH_STENCIL,
                GL_UNSIGNED_INT_24_8,
                lab.ints(new int[width]));
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, 1, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, lab.ints(values));
        MemorySegment out = lab.memory(4L * width);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, out.address());
        lab.noError();
        for (int i = 0; i < width; i++) {
            long all = (values[i] & 0xffffffffL) * 0xffffff;
            long nearest = (all + 0x7fffffffL) / 0xffffffffL;
            assertEquals((int) nearest << 8, out.getAtIndex(ValueLayout.JAVA_INT, i), Integer.toHexString(values[i]));
        }
    }

    @Test
    void stencilStaysWhereDepthIsWritten() {
        texture();
        int[] values = new int[DEPTHS.length];
        for (int i = 0; i < values.length; i++) values[i] = 0x33333333 * (i & 3);
        GL.glTexSubImage2D(
                GL_TEXTURE_2D, 0, 0, 0, values.length, 1, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, lab.ints(values));
        MemorySegment out = lab.memory(4L * values.length);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, out.address());
        lab.noError();
        for (int i = 0; i < values.length; i++) {
            assertEquals(values[i] & 0xffffff00 | i, out.getAtIndex(ValueLayout.JAVA_INT, i));
        }
    }
}
