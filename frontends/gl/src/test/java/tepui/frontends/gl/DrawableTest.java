package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Contexts and what they draw to, made apart. */
final class DrawableTest {
    private static final ContextAttributes FORMAT = ContextAttributes.core(3, 3);

    private final Device device = TestDevice.open(new SoftProvider());

    @AfterEach
    void close() {
        GLContext.release();
        device.close();
    }

    private GLDrawable drawable(int width, int height) {
        return GLDrawable.create(device, FORMAT.withSize(width, height), null);
    }

    private static int[] integers(int name, int count) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(4L * count, 4);
            GL.glGetIntegerv(name, words.address());
            return words.toArray(ValueLayout.JAVA_INT);
        }
    }

    /** The lower left pixel, as 0xAABBGGRR. */
    private static int pixel() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment word = arena.allocate(4, 4);
            GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, word.address());
            return word.get(ValueLayout.JAVA_INT, 0);
        }
    }

    private static void clear(float red, float green) {
        GL.glClearColor(red, green, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    @Test
    void eachKeepsItsPicture() {
        try (GLContext context = GLContext.create(device, FORMAT);
                GLDrawable one = drawable(8, 4);
                GLDrawable two = drawable(16, 16)) {
            context.makeCurrent();
            context.setDrawable(one);
            clear(1, 0);
            context.setDrawable(two);
            clear(0, 1);
            assertEquals(0xFF00FF00, pixel());
            context.setDrawable(one);
            assertEquals(0xFF0000FF, pixel());
            assertEquals(GL_NO_ERROR, GL.glGetError());
            context.setDrawable(null);
        }
    }

    @Test
    void theFirstSetsTheViewport() {
        try (GLContext context = GLContext.create(device, FORMAT);
                GLDrawable one = drawable(8, 4);
                GLDrawable two = drawable(16, 16)) {
            context.makeCurrent();
            assertEquals(GL_FRAMEBUFFER_UNDEFINED, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            context.setDrawable(one);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            assertArrayEquals(new int[] {0, 0, 8, 4}, integers(GL_VIEWPORT, 4));
            assertArrayEquals(new int[] {0, 0, 8, 4}, integers(GL_SCISSOR_BOX, 4));
            context.setDrawable(two);
            assertArrayEquals(new int[] {0, 0, 8, 4}, integers(GL_VIEWPORT, 4));
            context.setDrawable(null);
        }
    }

    @Test
    void theChoiceOfBuffersIsTheContexts() {
        try (GLContext context = GLContext.create(device, FORMAT);
                GLDrawable one = drawable(8, 4);
                GLDrawable two = drawable(8, 4)) {
            context.makeCurrent();
            context.setDrawable(one);
            assertEquals(GL_BACK, integers(GL_DRAW_BUFFER, 1)[0]);
            GL.glDrawBuffer(GL_NONE);
            context.setDrawable(two);
            assertEquals(GL_NONE, integers(GL_DRAW_BUFFER, 1)[0]);
            assertEquals(GL_BACK, integers(GL_READ_BUFFER, 1)[0]);
            context.setDrawable(null);
        }
    }

    @Test
    void theChoiceOfBuffersOutlivesATimeWithoutADrawable() {
        try (GLContext context = GLContext.create(device, FORMAT);
                GLDrawable one = drawable(8, 4);
                GLDrawable two = drawable(8, 4)) {
            context.makeCurrent();
            context.setDrawable(one);
            GL.glReadBuffer(GL_FRONT);
            GL.glDrawBuffer(GL_NONE);
            context.setDrawable(null);
            assertEquals(GL_NONE, integers(GL_READ_BUFFER, 1)[0]);
            context.setDrawable(two);
            assertEquals(GL_FRONT, integers(GL_READ_BUFFER, 1)[0]);
            assertEquals(GL_NONE, integers(GL_DRAW_BUFFER, 1)[0]);
            context.setDrawable(null);
        }
    }

    @Test
    void theChoiceOfWhatIsReadComesBackFromAnotherDrawable() {
        try (GLContext context = GLContext.create(device, FORMAT);
                GLDrawable one = drawable(8, 4);
                GLDrawable two = drawable(8, 4)) {
            context.makeCurrent();
            context.setDrawable(one);
            context.setReadDrawable(two);
            GL.glReadBuffer(GL_FRONT);
            context.setReadDrawable(null);
            context.setDrawable(null);
            context.setDrawable(two);
            assertEquals(GL_FRONT, integers(GL_READ_BUFFER, 1)[0]);
            assertEquals(GL_BACK, integers(GL_DRAW_BUFFER, 1)[0]);
            context.setDrawable(null);
        }
    }

    @Test
    void aFrontBufferThatStandsForABackBufferIsNoChoice() {
        try (GLContext context = GLContext.create(device, FORMAT);
                GLDrawable single =
                        GLDrawable.create(device, FORMAT.withSize(8, 4).withDoubleBuffer(false), null);
                GLDrawable two = drawable(8, 4)) {
            context.makeCurrent();
            context.setDrawable(single);
            assertEquals(GL_FRONT, integers(GL_DRAW_BUFFER, 1)[0]);
            context.setDrawable(null);
            context.setDrawable(two);
            assertEquals(GL_BACK, integers(GL_DRAW_BUFFER, 1)[0]);
            assertEquals(GL_BACK, integers(GL_READ_BUFFER, 1)[0]);
            context.setDrawable(null);
        }
    }

    @Test
    void anotherContextHasItsOwnChoice() {
        try (GLContext context = GLContext.create(device, FORMAT);
                GLContext other = GLContext.create(device, FORMAT);
                GLDrawable one = drawable(8, 4)) {
            context.makeCurrent();
            context.setDrawable(one);
            GL.glReadBuffer(GL_FRONT);
            context.setDrawable(null);
            other.makeCurrent();
            other.setDrawable(one);
            assertEquals(GL_BACK, integers(GL_READ_BUFFER, 1)[0]);
            other.setDrawable(null);
        }
    }
}
