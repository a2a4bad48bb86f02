package tepui.frontends.gl.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLDrawable;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/** Two contexts whose drivers' threads are two: one goes on behind what the other has handed over, without a fence of the program's. */
final class HandedOverWorkTest {
    private static final int SIZE = 512;
    /** Fills that keep the first context's thread from being done before the second's begins. */
    private static final int FILLS = 12;

    private static final int GREEN = 0xff00ff00;

    private final Device device = Streams.wrap(
            new SoftProvider().open(new SoftProvider().devices().getFirst(), DeviceOptions.DEFAULT),
            StreamOptions.DEFAULT.withMode(StreamMode.THREADED));
    private final Arena arena = Arena.ofShared();
    private final GLContext first = context(null);

    private GLContext context(@Nullable GLContext share) {
        return GLContext.create(device, ContextAttributes.core(4, 5).withSize(4, 4), null, share);
    }

    @AfterEach
    void close() {
        GLContext.release();
        device.close();
        arena.close();
    }

    private int texture() {
        MemorySegment name = arena.allocate(ValueLayout.JAVA_INT);
        GL.glCreateTextures(GL_TEXTURE_2D, 1, name.address());
        int texture = name.get(ValueLayout.JAVA_INT, 0);
        GL.glTextureStorage2D(texture, 1, GL_RGBA8, SIZE, SIZE);
        return texture;
    }

    private int framebuffer(int texture) {
        MemorySegment name = arena.allocate(ValueLayout.JAVA_INT);
        GL.glCreateFramebuffers(1, name.address());
        int framebuffer = name.get(ValueLayout.JAVA_INT, 0);
        GL.glNamedFramebufferTexture(framebuffer, GL_COLOR_ATTACHMENT0, texture, 0);
        return framebuffer;
    }

    private static void fill(int framebuffer, float red, float green) {
        GL.glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        GL.glClearColor(red, green, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    /** Much work, which ends with a green texture. */
    private void work(int source, int target) {
        for (int i = 0; i < FILLS; i++)
            GL.glBlitNamedFramebuffer(
                    source, target, 0, 0, SIZE, SIZE, SIZE, 0, 0, SIZE, GL_COLOR_BUFFER_BIT, GL_LINEAR);
        fill(target, 0, 1);
    }

    private int pixel() {
        MemorySegment pixel = arena.allocate(4);
        GL.glReadPixels(1, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel.address());
        return pixel.get(ValueLayout.JAVA_INT, 0);
    }

    /** The texture as a draw buffer of the current context sees it. */
    private int copied(int framebuffer) {
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 4, 4, 0, 0, 4, 4, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
        return pixel();
    }

    @Test
    void aContextThatTheThreadTakesNextSeesWhatTheLastOneHasDrawn() {
        first.makeCurrent();
        GLContext second = context(first);
        int source = framebuffer(texture());
        int texture = texture();
        int target = framebuffer(texture);
        second.makeCurrent();
        int seen = framebuffer(texture);
        fill(seen, 1, 0);
        first.makeCurrent();
        work(source, target);
        second.makeCurrent();
        assertEquals(GREEN, copied(seen));
    }

    /** Green is drawn to a drawable behind work of another context; who has it in between is the caller's. */
    private void ofOneDrawable(Between between) throws InterruptedException {
        GLContext second = context(null);
        GLDrawable drawable =
                GLDrawable.create(device, ContextAttributes.core(4, 5).withSize(4, 4), null);
        first.makeCurrent();
        first.setDrawable(drawable);
        int source = framebuffer(texture());
        work(source, framebuffer(texture()));
        fill(0, 1, 0);
        first.setDrawable(null);
        between.run(() -> {
            second.makeCurrent();
            second.setDrawable(drawable);
            fill(0, 0, 1);
            second.setDrawable(null);
            GLContext.release();
        });
        first.makeCurrent();
        first.setDrawable(drawable);
        assertEquals(GREEN, pixel());
        first.setDrawable(null);
        GLContext.release();
        drawable.close();
    }

    private interface Between {
        void run(Runnable draws) throws InterruptedException;
    }

    @Test
    void contextsOfOneDrawableDrawInTheOrderOfTheThread() throws InterruptedException {
        ofOneDrawable(Runnable::run);
    }

    @Test
    void contextsOfOneDrawableDrawInTheOrderOfTheThreadsThatHaveIt() throws InterruptedException {
        ofOneDrawable(draws -> Thread.ofPlatform().start(draws).join());
    }

    @Test
    void whatIsFlushedIsSeenFromTheNextBindOnInAnotherThread() throws InterruptedException {
        first.makeCurrent();
        GLContext second = context(first);
        int source = framebuffer(texture());
        int texture = texture();
        int target = framebuffer(texture);
        GL.glFinish();
        int[] seen = new int[1];
        Thread other = Thread.ofPlatform().unstarted(() -> {
            second.makeCurrent();
            seen[0] = copied(framebuffer(texture));
            GLContext.release();
        });
        work(source, target);
        GL.glFlush();
        other.start();
        other.join();
        assertEquals(GREEN, seen[0]);
    }
}
