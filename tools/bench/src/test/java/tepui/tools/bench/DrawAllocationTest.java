package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ServiceLoader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** A draw allocates nothing, whatever is changed before it; two rows still do before they are compiled for good, and may not do more. */
class DrawAllocationTest {
    private static Device device;
    private static GLContext context;
    private static DrawFrames frames;

    @BeforeAll
    static void open() {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (provider.name().equals("null")) {
                device = provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
            }
        }
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(64, 64));
        context.makeCurrent();
        frames = new DrawFrames(new DrawObjects());
    }

    @AfterAll
    static void close() {
        GLContext.release();
        context.close();
        device.close();
    }

    @ParameterizedTest
    @EnumSource(DrawCase.class)
    void drawsAllocateNothing(DrawCase row) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        frames.prepare(row);
        for (int i = 0; i < 40; i++) frames.frame(row);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 10; i++) frames.frame(row);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, GL.glGetError());
        // A frame's own few objects do not count, a single one per draw would: 20 bytes a draw are 400,000 here.
        long most = switch (row) {
            case PROG -> 32;
            case SUBDATA -> 40;
            // A hundred triangles.
            case IMM -> 400;
            default -> 0;
        };
        long bytes = least / (10L * row.draws());
        assertTrue(bytes <= most, () -> bytes + " bytes a draw of the row " + row.label);
    }
}
