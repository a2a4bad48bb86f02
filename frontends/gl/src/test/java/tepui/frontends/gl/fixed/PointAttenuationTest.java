package tepui.frontends.gl.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/**
 * Sizes of points that are farther away (compatibility profile, 14.4): the distance is that of the vertex from the eye, not its depth alone.
 */
final class PointAttenuationTest {
    private static final int SIZE = 64;

    /** How many pixels a point of 40 covers, whose size falls with the square of the distance. */
    private static int pixels(float x, float y, float z, Runnable more) {
        SoftProvider provider = new SoftProvider();
        try (Device device = provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
                GLContext context = GLContext.create(
                        device, ContextAttributes.compatibility().withSize(SIZE, SIZE));
                Arena arena = Arena.ofConfined()) {
            context.makeCurrent();
            GL.glMatrixMode(GL_PROJECTION);
            GL.glOrtho(-8, 8, -8, 8, -64, 64);
            GL.glMatrixMode(GL_MODELVIEW);
            MemorySegment factors = arena.allocateFrom(ValueLayout.JAVA_FLOAT, 0, 0, 1);
            GL.glPointParameterfv(GL_POINT_DISTANCE_ATTENUATION, factors.address());
            GL.glPointSize(40);
            more.run();
            GL.glClearColor(0, 0, 0, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glBegin(GL_POINTS);
            GL.glVertex3f(x, y, z);
            GL.glEnd();
            MemorySegment read = arena.allocate(SIZE * SIZE * 4);
            GL.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, read.address());
            assertEquals(GL_NO_ERROR, GL.glGetError());
            int lit = 0;
            for (int i = 0; i < SIZE * SIZE; i++) if (read.get(ValueLayout.JAVA_BYTE, 4L * i) != 0) lit++;
            return lit;
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0, -5, 8", "3, 0, -4, 8", "0, -4, 3, 8", "0, 0, -10, 4", "6, 0, -8, 4"})
    void theSizeFallsWithTheDistanceFromTheEye(float x, float y, float z, int side) {
        assertEquals(side * side, pixels(x, y, z, () -> {}));
    }

    @Test
    void theSizeIsClampedAfterwards() {
        assertEquals(12 * 12, pixels(3, 0, -4, () -> GL.glPointParameterf(GL_POINT_SIZE_MIN, 12)));
        assertEquals(6 * 6, pixels(3, 0, -4, () -> GL.glPointParameterf(GL_POINT_SIZE_MAX, 6)));
    }
}
