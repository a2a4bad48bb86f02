package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import com.sun.management.ThreadMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.nil.NullDriver;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** Pixels that are given again and again cost no memory of the heap; on the device that does nothing, so that what is counted is this front end's. */
final class TextureUploadCostTest {
    private static final int SIZE = 64;
    private static final int PART = 16;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final Arena arena = Arena.ofConfined();
    private Device device;
    private GLContext context;
    private MemorySegment texels;

    @BeforeEach
    void open() {
        device = TestDevice.open(new NullDriver());
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(16, 16));
        context.makeCurrent();
        texels = arena.allocate(4 * SIZE * SIZE, 16);
        MemorySegment name = arena.allocate(4, 4);
        GL.glGenTextures(1, name.address());
        GL.glBindTexture(GL_TEXTURE_2D, name.get(ValueLayout.JAVA_INT, 0));
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, SIZE, SIZE);
    }

    @AfterEach
    void close() {
        GLContext.release();
        context.close();
        device.close();
        arena.close();
    }

    /** Bytes that a thousand calls allocate at the least, which give parts of the texture in turn. */
    private long bytes(int format, int type, int pixelBytes) {
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 1000; i++) {
                int x = i % 4 * PART;
                int y = i % 3 * PART;
                long from = texels.address() + (long) (i % 2) * pixelBytes * PART * PART;
                GL.glTexSubImage2D(GL_TEXTURE_2D, 0, x, y, PART, PART, format, type, from);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, GL.glGetError());
        return least;
    }

    @Test
    void partsThatAreCopiedAllocateNothing() {
        assertEquals(0, bytes(GL_RGBA, GL_UNSIGNED_BYTE, 4));
    }

    @Test
    void partsThatAreConvertedAllocateNothing() {
        assertEquals(0, bytes(GL_RGB, GL_UNSIGNED_BYTE, 3));
    }

    @Test
    void partsOfABufferAllocateNothing() {
        MemorySegment name = arena.allocate(4, 4);
        GL.glGenBuffers(1, name.address());
        GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
        GL.glBufferData(GL_PIXEL_UNPACK_BUFFER, 4 * SIZE * SIZE, 0, GL_STREAM_DRAW);
        texels = MemorySegment.NULL;
        assertEquals(0, bytes(GL_RGBA, GL_UNSIGNED_BYTE, 4));
    }
}
