package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Surface;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/** A whole frame, flush and present with it, allocates nothing: neither on the program's thread nor on the stream's. */
class FrameAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static Device open() {
        return Streams.wrap(ChosenDevice.open("null", "", DeviceOptions.DEFAULT), StreamOptions.DEFAULT);
    }

    /** The least of some rounds of frames: compiled code that is thrown away comes back meanwhile. */
    private static void assertFramesAllocateNothing(Runnable frame, Runnable finish) {
        long stream = Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().startsWith("tepui-stream-"))
                .mapToLong(Thread::threadId)
                .max()
                .orElseThrow();
        long least = Long.MAX_VALUE;
        long leastOfStream = Long.MAX_VALUE;
        for (int round = 0; round < 12 && least + leastOfStream != 0; round++) {
            for (int i = 0; i < 150; i++) frame.run();
            finish.run();
            long before = THREADS.getCurrentThreadAllocatedBytes();
            long beforeOfStream = THREADS.getThreadAllocatedBytes(stream);
            for (int i = 0; i < 50; i++) frame.run();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
            finish.run();
            leastOfStream = Math.min(leastOfStream, THREADS.getThreadAllocatedBytes(stream) - beforeOfStream);
        }
        assertEquals(0, least, "bytes of 50 frames on the program's thread");
        assertEquals(0, leastOfStream, "bytes of 50 frames on the stream's thread");
    }

    @Test
    void framesOfOpenGl() {
        try (Device device = open();
                Surface surface = device.createSurface(new Surface.Target.Offscreen(64, 64))) {
            GLContext context = GLContext.create(device, ContextAttributes.compatibility(), surface, null);
            context.makeCurrent();
            DrawFrames frames = new DrawFrames(new DrawObjects());
            frames.prepare(DrawCase.SCENE);
            assertFramesAllocateNothing(
                    () -> {
                        frames.frame(DrawCase.SCENE);
                        context.swap();
                    },
                    context.pipe()::finish);
            GLContext.release();
            context.close();
        }
    }

    /** Discarded and appended buffers, vertices from memory, other programs and constants. */
    @ParameterizedTest
    @EnumSource(names = {"SUBDATA", "RING", "SCENE", "UP"})
    void framesOfThePeersThroughDirect3d9(D3d9PeerCase row) {
        try (Device device = open();
                D3d9PeerFrames frames = new D3d9PeerFrames(device)) {
            frames.begin(row.label);
            assertFramesAllocateNothing(frames::frame, frames::finish);
        }
    }

    @Test
    void framesOfDirect3d9() {
        try (Device device = open();
                D3d9Frames frames = new D3d9Frames(device)) {
            frames.prepare(D3d9DrawCase.SCENE);
            assertFramesAllocateNothing(() -> frames.frame(D3d9DrawCase.SCENE), frames::finish);
        }
    }
}
