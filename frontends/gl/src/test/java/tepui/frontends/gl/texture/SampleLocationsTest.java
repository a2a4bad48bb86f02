package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Samples where a program wants them in pixels (ARB_sample_locations), on devices that can move them. */
final class SampleLocationsTest {
    private final GlLab lab = GlLab.compatibility();
    private final MemorySegment to = lab.memory(64);

    @AfterEach
    void close() {
        lab.close();
    }

    private boolean isThere() {
        String extensions = MemorySegment.ofAddress(GL.glGetString(GL_EXTENSIONS))
                .reinterpret(Long.MAX_VALUE)
                .getString(0);
        boolean there = (extensions + " ").contains("GL_ARB_sample_locations ");
        assertEquals(there, (extensions + " ").contains("GL_NV_sample_locations "));
        return there;
    }

    private void need() {
        Assumptions.assumeTrue(isThere(), "the device does not move samples");
    }

    private int integer(int name) {
        GL.glGetIntegerv(name, to.address());
        lab.noError();
        return to.get(ValueLayout.JAVA_INT, 0);
    }

    private int parameter(int pname) {
        GL.glGetFramebufferParameteriv(GL_DRAW_FRAMEBUFFER, pname, to.address());
        lab.noError();
        return to.get(ValueLayout.JAVA_INT, 0);
    }

    private void location(int index, float x, float y) {
        GL.glGetMultisamplefv(GL_PROGRAMMABLE_SAMPLE_LOCATION_ARB, index, to.address());
        lab.noError();
        assertEquals(x, to.get(ValueLayout.JAVA_FLOAT, 0));
        assertEquals(y, to.get(ValueLayout.JAVA_FLOAT, 4));
    }

    /** A framebuffer of 8 by 8 pixels with four samples, bound for draws and reads. */
    private int target() {
        int f = lab.framebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
        GL.glBindRenderbuffer(GL_RENDERBUFFER, lab.renderbuffer());
        int r = integer(GL_RENDERBUFFER_BINDING);
        GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, 8, 8);
        GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
        GL.glViewport(0, 0, 8, 8);
        lab.noError();
        return f;
    }

    private void enable(int pname, boolean on) {
        GL.glFramebufferParameteri(GL_DRAW_FRAMEBUFFER, pname, on ? 1 : 0);
        lab.noError();
    }

    /** White up to an x, in pixels, on black; the red of the fourth column, of samples put together. */
    private int red(float x) {
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glColor4f(1, 1, 1, 1);
        GL.glRectf(-1, -1, x / 4 - 1, 1);
        int f = integer(GL_DRAW_FRAMEBUFFER_BINDING);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 8, 8, 0, 0, 8, 8, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
        int got = lab.pixel(3, 4) >>> 24;
        GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
        return got;
    }

    @Test
    void samplesAreWhereTheTableSays() {
        need();
        int f = target();
        int standard = red(3.5f);
        assertEquals(128, standard, 1);
        GL.glFramebufferSampleLocationsfvARB(
                GL_FRAMEBUFFER, 0, 4, lab.floats(0.0625f, 0.5f, 0.125f, 0.5f, 0.1875f, 0.5f, 0.9375f, 0.5f));
        lab.noError();
        // The table alone moves nothing.
        assertEquals(standard, red(3.5f));
        enable(GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB, true);
        assertEquals(191, red(3.5f), 1);
        assertEquals(64, red(3.09375f), 1);
        assertEquals(255, red(3.97f), 1);
        // Named, from the middle of the table on.
        GL.glNamedFramebufferSampleLocationsfvARB(f, 2, 2, lab.floats(0.75f, 0.5f, 1, 0.5f));
        assertEquals(128, red(3.5f), 1);
        assertEquals(191, red(3.9f), 1);
        enable(GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB, false);
        assertEquals(standard, red(3.5f));
        GL.glEvaluateDepthValuesARB();
        lab.noError();
    }

    @Test
    void pixelsOfTheGridHaveTheirOwn() {
        need();
        target();
        int wide = integer(GL_SAMPLE_LOCATION_PIXEL_GRID_WIDTH_ARB);
        int high = integer(GL_SAMPLE_LOCATION_PIXEL_GRID_HEIGHT_ARB);
        for (int i = 0; i < 4 * wide * high; i++) {
            // All at the right of their pixel, but for those of the fourth column's place in the grid.
            float x = i / 4 % wide == 3 % wide ? 0.125f : 0.875f;
            GL.glFramebufferSampleLocationsfvARB(GL_FRAMEBUFFER, i, 1, lab.floats(x, 0.5f));
        }
        enable(GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB, true);
        enable(GL_FRAMEBUFFER_SAMPLE_LOCATION_PIXEL_GRID_ARB, true);
        assertEquals(255, red(3.5f));
        enable(GL_FRAMEBUFFER_SAMPLE_LOCATION_PIXEL_GRID_ARB, false);
        // Without the grid all pixels take the first four.
        assertEquals(wide == 1 ? 255 : 0, red(3.5f));
    }

    @Test
    void shadersAreToldOfThem() {
        need();
        target();
        GL.glFramebufferSampleLocationsfvARB(
                GL_FRAMEBUFFER, 0, 4, lab.floats(0.25f, 0.125f, 0.25f, 0.125f, 0.25f, 0.125f, 0.25f, 0.125f));
        enable(GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB, true);
        int vertex =
                lab.shader(GL_VERTEX_SHADER, "#version 400 compatibility\nvoid main() { gl_Position = gl_Vertex; }");
        int fragment = lab.shader(
                GL_FRAGMENT_SHADER,
                "#version 400 compatibility\nvoid main() { gl_FragColor = vec4(gl_SamplePosition.x, gl_SamplePosition.y, 0, 1); }");
        GL.glUseProgram(GlLab.program(vertex, fragment));
        lab.noError();
        assertEquals(64, red(8), 1);
    }

    @Test
    void theDefaultFramebufferHasATableToo() {
        need();
        enable(GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB, true);
        assertEquals(1, parameter(GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB));
        assertEquals(0, parameter(GL_FRAMEBUFFER_SAMPLE_LOCATION_PIXEL_GRID_ARB));
        GL.glNamedFramebufferSampleLocationsfvARB(0, 1, 1, lab.floats(0.3f, 2));
        lab.noError();
        location(0, 0.5f, 0.5f);
        // As it was given.
        location(1, 0.3f, 2);
        target();
        location(1, 0.5f, 0.5f);
        assertEquals(0, parameter(GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB));
    }

    @Test
    void whatIsTold() {
        need();
        target();
        int wide = integer(GL_SAMPLE_LOCATION_PIXEL_GRID_WIDTH_ARB);
        assertTrue(wide >= 1);
        assertEquals(wide, integer(GL_SAMPLE_LOCATION_PIXEL_GRID_HEIGHT_ARB));
        assertEquals(4, integer(GL_SAMPLE_LOCATION_SUBPIXEL_BITS_ARB));
        int size = integer(GL_PROGRAMMABLE_SAMPLE_LOCATION_TABLE_SIZE_ARB);
        assertEquals(wide * wide * integer(GL_MAX_SAMPLES), size);
        location(size - 1, 0.5f, 0.5f);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        assertEquals(0, integer(GL_SAMPLE_LOCATION_PIXEL_GRID_WIDTH_ARB));
        assertEquals(0, integer(GL_SAMPLE_LOCATION_PIXEL_GRID_HEIGHT_ARB));
        assertEquals(0, integer(GL_SAMPLE_LOCATION_SUBPIXEL_BITS_ARB));
    }

    @Test
    void whatIsRefused() {
        need();
        int f = target();
        int size = integer(GL_PROGRAMMABLE_SAMPLE_LOCATION_TABLE_SIZE_ARB);
        long v = lab.floats(new float[2 * size + 2]);
        GL.glFramebufferSampleLocationsfvARB(GL_FRAMEBUFFER, size, 0, v);
        lab.noError();
        GL.glFramebufferSampleLocationsfvARB(GL_FRAMEBUFFER, size, 1, v);
        lab.error(GL_INVALID_VALUE);
        GL.glFramebufferSampleLocationsfvARB(GL_FRAMEBUFFER, -1, 1, v);
        lab.error(GL_INVALID_VALUE);
        GL.glFramebufferSampleLocationsfvARB(GL_FRAMEBUFFER, 0, -1, v);
        lab.error(GL_INVALID_VALUE);
        GL.glFramebufferSampleLocationsfvARB(GL_RENDERBUFFER, 0, 1, v);
        lab.error(GL_INVALID_ENUM);
        GL.glNamedFramebufferSampleLocationsfvARB(f + 99, 0, 1, v);
        lab.error(GL_INVALID_OPERATION);
        GL.glGetMultisamplefv(GL_PROGRAMMABLE_SAMPLE_LOCATION_ARB, size, to.address());
        lab.error(GL_INVALID_VALUE);
        GL.glGetMultisamplefv(GL_SAMPLE_POSITION, 4, to.address());
        lab.error(GL_INVALID_VALUE);
        GL.glGetMultisamplefv(GL_SAMPLES, 0, to.address());
        lab.error(GL_INVALID_ENUM);
        location(0, 0.5f, 0.5f);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        GL.glFramebufferParameteri(GL_FRAMEBUFFER, GL_FRAMEBUFFER_DEFAULT_WIDTH, 4);
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void withoutItItsNamesAreUnknown() {
        Assumptions.assumeFalse(isThere(), "the device moves samples");
        target();
        GL.glFramebufferParameteri(GL_FRAMEBUFFER, GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB, 1);
        lab.error(GL_INVALID_ENUM);
        GL.glGetIntegerv(GL_PROGRAMMABLE_SAMPLE_LOCATION_TABLE_SIZE_ARB, to.address());
        lab.error(GL_INVALID_ENUM);
        GL.glGetMultisamplefv(GL_PROGRAMMABLE_SAMPLE_LOCATION_ARB, 0, to.address());
        lab.error(GL_INVALID_ENUM);
    }
}
