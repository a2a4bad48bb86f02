package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** Windows and images without data: they begin as zeros in memory that others have used, and windows have no fewer samples than are wanted. */
final class NewStorageTest {
    private static final int SIZE = 64;
    private static final int ROUNDS = 4;

    /** Fills textures, throws them away, and reads others of the same size that were given nothing. */
    @ParameterizedTest
    @ValueSource(ints = {GL_RGBA8, GL_RGBA32F, GL_RG16F})
    void texturesWithoutDataAreZeros(int format) {
        try (GlLab lab = GlLab.core()) {
            GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
            MemorySegment read = lab.memory(16 * SIZE * SIZE);
            for (int round = 0; round < ROUNDS; round++) {
                for (float fill : new float[] {1, 0}) {
                    int texture = lab.texture();
                    GL.glBindTexture(GL_TEXTURE_2D, texture);
                    GL.glTexImage2D(GL_TEXTURE_2D, 0, format, SIZE, SIZE, 0, GL_RGBA, GL_FLOAT, 0);
                    GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
                    if (fill != 0) {
                        GL.glClearColor(fill, fill, fill, fill);
                        GL.glClear(GL_COLOR_BUFFER_BIT);
                    }
                    GL.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_FLOAT, read.address());
                    lab.noError();
                    for (int i = 0; i < SIZE * SIZE; i++)
                        assertEquals(fill, read.getAtIndex(ValueLayout.JAVA_FLOAT, 4 * i), "pixel " + i);
                    GL.glDeleteTextures(1, lab.ints(texture));
                    GL.glFinish();
                }
            }
        }
    }

    /** What is drawn to, with samples and without. */
    @ParameterizedTest
    @ValueSource(ints = {0, 4})
    void renderbuffersAreZeros(int samples) {
        try (GlLab lab = GlLab.core()) {
            int[] framebuffers = {lab.framebuffer(), lab.framebuffer()};
            for (int round = 0; round < ROUNDS; round++) {
                for (boolean fills : new boolean[] {true, false}) {
                    int buffer = lab.renderbuffer();
                    GL.glBindFramebuffer(GL_FRAMEBUFFER, framebuffers[0]);
                    storage(buffer, samples);
                    if (fills) {
                        GL.glClearColor(1, 1, 1, 1);
                        GL.glClear(GL_COLOR_BUFFER_BIT);
                    }
                    int plain = lab.renderbuffer();
                    if (samples != 0) {
                        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffers[1]);
                        storage(plain, 0);
                        GL.glBlitFramebuffer(0, 0, SIZE, SIZE, 0, 0, SIZE, SIZE, GL_COLOR_BUFFER_BIT, GL_NEAREST);
                        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffers[1]);
                    }
                    MemorySegment read = lab.memory(4 * SIZE * SIZE);
                    GL.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, read.address());
                    lab.noError();
                    for (int i = 0; i < SIZE * SIZE; i++)
                        assertEquals(fills ? -1 : 0, read.getAtIndex(ValueLayout.JAVA_INT, i), "pixel " + i);
                    GL.glDeleteRenderbuffers(2, lab.ints(buffer, plain));
                    GL.glFinish();
                }
            }
        }
    }

    private static void storage(int buffer, int samples) {
        GL.glBindRenderbuffer(GL_RENDERBUFFER, buffer);
        GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_RGBA8, SIZE, SIZE);
        GL.glFramebufferRenderbuffer(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, buffer);
    }

    @Test
    void windowsAreZerosWhereOthersWereFilled() {
        int[] zeros = new int[SIZE * SIZE];
        int[] ones = new int[SIZE * SIZE];
        Arrays.fill(ones, -1);
        try (Device device = TestDevice.open(new SoftProvider())) {
            ContextAttributes attributes = ContextAttributes.core(3, 3).withSize(SIZE, SIZE);
            for (int round = 0; round < ROUNDS; round++) {
                try (GLContext context = GLContext.create(device, attributes)) {
                    context.makeCurrent();
                    assertEquals(Arrays.toString(zeros), Arrays.toString(pixels()), "round " + round);
                    GL.glClearColor(1, 1, 1, 1);
                    GL.glClear(GL_COLOR_BUFFER_BIT);
                    assertEquals(Arrays.toString(ones), Arrays.toString(pixels()));
                }
            }
        }
    }

    private static int[] pixels() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment read = arena.allocate(4 * SIZE * SIZE, 4);
            GL.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, read.address());
            assertEquals(GL_NO_ERROR, GL.glGetError());
            return read.toArray(ValueLayout.JAVA_INT);
        }
    }

    /** Numbers that some devices lack. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aWindowHasTheNextLargerNumberOfSamples(int wanted) {
        try (GlLab lab =
                new GlLab(ContextAttributes.compatibility().withSize(16, 16).withSamples(wanted))) {
            int samples = lab.name(a -> GL.glGetIntegerv(GL_SAMPLES, a));
            assertTrue(wanted == 1 || samples >= wanted && samples < 2 * wanted + 2, samples + " samples");
            GL.glColor4f(0, 1, 0, 1);
            GL.glRectf(-1, -1, 1, 1);
            assertEquals(0x00ff00ff, lab.pixel(7, 9));
        }
    }
}
