package tepui.tools.cli;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/** A small OpenGL program for {@code tepui doctor}: a square over half of a picture, whose pixels are read back and compared. */
final class DrawCheck {
    private static final int SIZE = 16;

    private DrawCheck() {}

    /** The fault of a driver's first device; empty where the pixels are right. */
    static String run(Drivers.Found found) {
        try (Device device = Drivers.open(found, DeviceOptions.DEFAULT);
                GLContext context = GLContext.create(
                        device, ContextAttributes.compatibility().withSize(SIZE, SIZE))) {
            context.makeCurrent();
            try {
                return draw();
            } finally {
                GLContext.release();
            }
        } catch (FailureException e) {
            return String.valueOf(e.getMessage());
        } catch (RuntimeException | LinkageError e) {
            return "drawing failed: " + e;
        }
    }

    private static String draw() {
        glViewport(0, 0, SIZE, SIZE);
        glClearColor(0, 0, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glColor3f(1, 0.5f, 0);
        glRectf(-1, -1, 0, 1);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pixels = arena.allocate(4L * SIZE * SIZE);
            glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
            int error = glGetError();
            if (error != GL_NO_ERROR) return "drawing ended with the OpenGL error 0x" + Integer.toHexString(error);
            for (int y = 0; y < SIZE; y++) {
                for (int x = 0; x < SIZE; x++) {
                    boolean left = x < SIZE / 2;
                    int red = left ? 255 : 0;
                    int green = left ? 128 : 0;
                    int blue = left ? 0 : 255;
                    long at = 4L * (y * SIZE + x);
                    if (isNear(pixels, at, red) && isNear(pixels, at + 1, green) && isNear(pixels, at + 2, blue))
                        continue;
                    return "the pixel (%d, %d) is wrong: red %d, green %d, blue %d must be %d, %d, %d"
                            .formatted(
                                    x,
                                    y,
                                    channel(pixels, at),
                                    channel(pixels, at + 1),
                                    channel(pixels, at + 2),
                                    red,
                                    green,
                                    blue);
                }
            }
        }
        return "";
    }

    /** A half may be rounded either way. */
    private static boolean isNear(MemorySegment pixels, long at, int expected) {
        return Math.abs(channel(pixels, at) - expected) <= 1;
    }

    private static int channel(MemorySegment pixels, long at) {
        return pixels.get(ValueLayout.JAVA_BYTE, at) & 0xff;
    }
}
