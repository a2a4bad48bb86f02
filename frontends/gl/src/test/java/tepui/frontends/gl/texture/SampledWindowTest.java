package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** Pixels to and from a default framebuffer with samples, and what lies in buffers of pixels. */
final class SampledWindowTest {
    private final GlLab lab =
            new GlLab(ContextAttributes.compatibility().withSize(16, 16).withSamples(4));

    @AfterEach
    void close() {
        lab.close();
    }

    private int stencil(int x, int y) {
        MemorySegment s = lab.memory(4);
        GL.glReadPixels(x, y, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_INT, s.address());
        lab.noError();
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private float depth(int x, int y) {
        MemorySegment s = lab.memory(4);
        GL.glReadPixels(x, y, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, s.address());
        lab.noError();
        return s.get(ValueLayout.JAVA_FLOAT, 0);
    }

    @Test
    void depthAndStencilAreDrawnIntoAllSamples() {
        GL.glWindowPos2i(2, 3);
        GL.glDrawPixels(1, 1, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, lab.ints(0x40000033));
        assertEquals(0x33, stencil(2, 3));
        assertEquals(0.25f, depth(2, 3), 1e-6f);
        assertEquals(0, stencil(3, 3));
    }

    @Test
    void depthAndStencilAreCopied() {
        GL.glWindowPos2i(2, 3);
        GL.glDrawPixels(1, 1, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, lab.ints(0x40000033));
        GL.glWindowPos2i(9, 9);
        GL.glCopyPixels(2, 3, 1, 1, GL_DEPTH_STENCIL);
        assertEquals(0x33, stencil(9, 9));
        assertEquals(0.25f, depth(9, 9), 1e-6f);
    }

    @Test
    void theFrontImageBeginsAsACopyOfTheBackOne() {
        GL.glClearColor(0, 1, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glReadBuffer(GL_FRONT);
        assertEquals(0xff00, lab.pixel(5, 5) >>> 8);
    }

    @Test
    void aLuminanceThatIsReadIsAtMostOne() {
        GL.glClearColor(1, 1, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        MemorySegment s = lab.memory(8);
        GL.glReadPixels(0, 0, 1, 1, GL_LUMINANCE_ALPHA, GL_FLOAT, s.address());
        assertEquals(1, s.get(ValueLayout.JAVA_FLOAT, 0));
        GL.glClampColor(GL_CLAMP_READ_COLOR, GL_FALSE);
        GL.glReadPixels(0, 0, 1, 1, GL_LUMINANCE_ALPHA, GL_FLOAT, s.address());
        assertEquals(3, s.get(ValueLayout.JAVA_FLOAT, 0));
    }

    // ---- patterns of polygons ---------------------------------------------------------------------------------------

    @Test
    void patternsOfPolygonsGoThroughBuffersOfPixels() {
        int[] words = new int[34];
        for (int i = 0; i < 32; i++) words[i + 1] = 0x01020304 * (i + 1);
        GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, lab.name(s -> GL.glGenBuffers(1, s)));
        GL.glBufferData(GL_PIXEL_UNPACK_BUFFER, 136, lab.ints(words), GL_STATIC_DRAW);
        GL.glPolygonStipple(4);
        lab.noError();
        MemorySegment s = lab.memory(128);
        GL.glGetPolygonStipple(s.address());
        assertEquals(words[7], s.get(ValueLayout.JAVA_INT, 24));
        GL.glBindBuffer(GL_PIXEL_PACK_BUFFER, lab.name(n -> GL.glGenBuffers(1, n)));
        GL.glBufferData(GL_PIXEL_PACK_BUFFER, 136, 0, GL_STATIC_READ);
        GL.glGetPolygonStipple(8);
        lab.noError();
        GL.glGetBufferSubData(GL_PIXEL_PACK_BUFFER, 8, 128, s.address());
        assertEquals(words[32], s.get(ValueLayout.JAVA_INT, 124));
    }

    @Test
    void aPatternThatLiesBeyondItsBufferIsAnError() {
        GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, lab.name(s -> GL.glGenBuffers(1, s)));
        GL.glBufferData(GL_PIXEL_UNPACK_BUFFER, 128, 0, GL_STATIC_DRAW);
        GL.glPolygonStipple(1);
        lab.error(GL_INVALID_OPERATION);
    }
}
