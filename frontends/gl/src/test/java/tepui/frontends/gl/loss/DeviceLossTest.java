package tepui.frontends.gl.loss;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.testing.Need;

/**
 * A device that is lost at any call: robust contexts throw nothing and say so when they are asked, others throw the loss alone; contexts and devices are closed without
 * an exception, and a new device draws. {@code -Dtepui.loss.step=1} tries each call of the driver as the first that fails.
 */
class DeviceLossTest {
    private static final int STEP = Integer.getInteger("tepui.loss.step", 37);

    @ParameterizedTest
    @CsvSource({
        "soft, OFF, true",
        "soft, THREADED, true",
        "soft, OFF, false",
        "soft, THREADED, false",
        "vulkan, OFF, true",
        "vulkan, THREADED, true",
        "d3d12, OFF, true",
        "d3d12, THREADED, true",
        "vulkan, OFF, false",
        "vulkan, THREADED, false",
        "d3d12, OFF, false",
        "d3d12, THREADED, false",
        "null, OFF, true",
        "null, THREADED, false"
    })
    void aLossAtAnyCallIsAnsweredAsDocumented(String driver, StreamMode mode, boolean robust) {
        try (Arena arena = Arena.ofConfined();
                Below below = new Below(driver)) {
            int calls = run(below.device(), mode, robust, 0, arena);
            assertTrue(calls > 100, "calls of the driver: " + calls);
            int losses = 0;
            for (int at = 1; at <= calls; at += STEP, losses++) {
                try {
                    run(below.device(), mode, robust, at, arena);
                    assertNull(below.device().lost(), "the device below");
                    if (at % 5 == 0 && !driver.equals("null")) drawsAnew(below.device(), mode, robust, arena);
                } catch (Throwable e) {
                    fail("lost at call " + at + " of " + calls + ": " + e, e);
                }
            }
            System.out.println(driver + ", " + mode + (robust ? ", robust: " : ": ") + losses + " losses");
        }
    }

    /** What the devices that are lost stand on: a device that is not, and now and then another one. */
    private static final class Below implements AutoCloseable {
        private static final int MOST = 200;

        private final String driver;
        private Device device;
        private int uses;

        Below(String driver) {
            this.driver = driver;
            device = open(driver);
        }

        Device device() {
            if (++uses % MOST == 0) {
                device.close();
                device = open(driver);
            }
            return device;
        }

        @Override
        public void close() {
            device.close();
        }
    }

    private static ContextAttributes wanted(boolean robust) {
        return ContextAttributes.compatibility()
                .withSize(Program.SIZE, Program.SIZE)
                .withFlags(false, false, robust, false);
    }

    /** Runs the program on a device that is lost at a call; how many calls there were. */
    private static int run(Device below, StreamMode mode, boolean robust, int at, Arena arena) {
        LosingDevice losing = LosingDevice.over(below, at);
        Device device = Streams.wrap(losing, StreamOptions.DEFAULT.withMode(mode));
        Program program = new Program(arena);
        @Nullable GLContext context = null;
        try {
            context = GLContext.create(device, wanted(robust));
        } catch (DeviceLostException e) {
            assertNotEquals(0, at, "nothing is lost");
        }
        if (context != null) {
            GLContext made = context;
            made.makeCurrent();
            if (robust || at == 0) assertDoesNotThrow(() -> program.run(made));
            else throwsTheLossAlone(() -> program.run(made));
            boolean lost = losing.lost() != null;
            int status = glGetGraphicsResetStatus();
            // With a stream the device may be lost between the two.
            if (lost) assertEquals(GL_UNKNOWN_CONTEXT_RESET, status);
            else if (status != GL_NO_ERROR) assertNotNull(losing.lost());
            if (lost && robust) refuses();
            assertDoesNotThrow(GLContext::release);
            assertDoesNotThrow(made::close);
        }
        assertDoesNotThrow(device::close);
        return losing.calls();
    }

    private static void throwsTheLossAlone(Runnable program) {
        try {
            program.run();
        } catch (DeviceLostException e) {
            assertTrue(e.getMessage().contains("lost on purpose"), e.getMessage());
        }
    }

    /** Calls that need the device are errors from now on. */
    private static void refuses() {
        for (int i = 0; i < 100 && glGetError() != GL_NO_ERROR; i++) {}
        glFinish();
        glGetError();
        glClear(GL_COLOR_BUFFER_BIT);
        assertEquals(GL_CONTEXT_LOST, glGetError());
    }

    private static void drawsAnew(Device below, StreamMode mode, boolean robust, Arena arena) {
        try (Device device = Streams.wrap(LosingDevice.over(below, 0), StreamOptions.DEFAULT.withMode(mode));
                GLContext context = GLContext.create(device, wanted(robust))) {
            context.makeCurrent();
            assertEquals(0xffff00ff, new Program(arena).drawn());
            GLContext.release();
        }
    }

    private static Device open(String driver) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            if (p.devices().isEmpty()) {
                if (driver.equals("d3d12")) Need.VKD3D.require();
                else Need.VULKAN_LOADER.require();
                Need.LAVAPIPE.require();
            }
            DeviceOptions options = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), Map.of());
            return p.open(p.devices().getFirst(), options);
        }
        throw new IllegalStateException("there is no driver " + driver);
    }
}
