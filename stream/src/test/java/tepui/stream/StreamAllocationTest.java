package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.text.ParseException;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Allocation;
import tepui.tools.kit.scene.PlainObjects;

/** A stream allocates nothing per call, neither on the caller's thread nor on its own, and in steady state nobody waits but for the frame before. */
class StreamAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static Runnable frame(Device device, Context context) {
        return frame(device, context, true);
    }

    private static Runnable frame(Device device, Context context, boolean queries) {
        Buffer vertices = PlainObjects.buffer(device, 4096);
        Texture target = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 64, 64);
        Texture image = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED));
        TextureView view = PlainObjects.view(device, image);
        ShaderObject vertex = PlainObjects.make(device, Stage.VERTEX);
        ShaderObject fragment = PlainObjects.make(device, Stage.FRAGMENT);
        RenderTargets targets = RenderTargets.of(target);
        ClearColor black = ClearColor.of(0, 0, 0, 1);
        Query query = device.createQuery(Query.Kind.OCCLUSION, 0);
        Surface surface = device.createSurface(new Surface.Target.Offscreen(64, 64));
        Box box = Box.of2d(0, 0, 16, 16);
        int[] words = new int[16];
        int[] ranges = {0, 3, 0, 3, 3, 0};
        MemorySegment small = Arena.global().allocate(256);
        MemorySegment large = Arena.global().allocate(2048);
        Fence[] done = {context.flush()};
        return () -> {
            context.setRenderTargets(targets);
            context.clearColor(0, black, null, 15);
            context.bindBlend(0);
            context.bindRaster(0);
            context.setScissor(0, 0, 0, 4, 4);
            context.setViewport(0, 0, 0, 4, 4, 0, 1);
            context.bindShader(Stage.VERTEX, vertex);
            context.bindShader(Stage.FRAGMENT, fragment);
            context.bindTexture(Stage.FRAGMENT, 0, view);
            context.bindSampler(Stage.FRAGMENT, 0, 0);
            context.bindVertexBuffer(0, vertices, 0);
            context.bindIndexBuffer(vertices, 0, IndexType.U16);
            context.bindUniformBuffer(Stage.VERTEX, 1, vertices, 0, 256);
            for (int i = 0; i < 20; i++) {
                context.setUniforms(Stage.VERTEX, 0, words, 0, 16);
                context.draw(Primitive.TRIANGLES, 0, 3);
                context.updateUniforms(Stage.VERTEX, 0, 4, words, 8, 4);
                context.draw(Primitive.TRIANGLES, 3, 3);
            }
            context.map(vertices, 0, 4096, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            context.unmap(vertices);
            context.map(vertices, 64, 128, MapFlags.WRITE | MapFlags.DISCARD_RANGE);
            context.unmap(vertices);
            context.writeBuffer(vertices, 0, small);
            context.writeBuffer(vertices, 0, large);
            context.writeTexture(image, 0, box, large, 64, 1024);
            if (queries) context.beginQuery(query);
            context.drawIndexed(Primitive.TRIANGLES, 0, 3);
            context.draw(Primitive.TRIANGLES, true, 0, 1, ranges, 0, 2);
            if (queries) {
                context.endQuery(query);
                context.queryResult(query, false);
            }
            context.present(surface, target, true, Surface.Interval.IMMEDIATE);
            done[0] = context.flush(done[0]);
        };
    }

    @ParameterizedTest
    @EnumSource(names = {"INLINE", "THREADED"})
    void aFrameAllocatesNothing(StreamMode mode) {
        try (Device device = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT.withMode(mode));
                Context context = device.createContext()) {
            assertEquals(0, Allocation.bytes(500, frame(device, context)));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"INLINE", "THREADED"})
    void aFrameAllocatesNothingOnceARecordingHasEnded(StreamMode mode) throws IOException {
        try (Device device = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT.withMode(mode));
                Context context = device.createContext()) {
            Runnable frame = frame(device, context);
            try (Recording recording = new Recording(Configuration.getConfiguration("default"))) {
                recording.start();
                for (int i = 0; i < 10; i++) frame.run();
                recording.stop();
            } catch (ParseException e) {
                throw new AssertionError(e);
            }
            assertEquals(0, Allocation.bytes(500, frame));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "vulkan"})
    void theDriversThreadAllocatesNothing(String driver) {
        int warm = driver.equals("null") ? 10_000 : 1_500;
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                Context context = device.createContext()) {
            // What counts on Vulkan is an object for each pass of a query.
            Runnable frame = frame(device, context, driver.equals("null"));
            long thread = threadOf();
            long least = Long.MAX_VALUE;
            for (int attempt = 0; attempt < 5 && least != 0; attempt++) {
                for (int i = 0; i < warm; i++) frame.run();
                context.finish();
                long before = THREADS.getThreadAllocatedBytes(thread);
                for (int i = 0; i < 500; i++) frame.run();
                context.finish();
                least = Math.min(least, THREADS.getThreadAllocatedBytes(thread) - before);
            }
            assertEquals(0, least);
        }
    }

    /** The thread of the stream that was made last. */
    private static long threadOf() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().startsWith("tepui-stream-"))
                .mapToLong(Thread::threadId)
                .max()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "soft", "vulkan"})
    void nobodyWaitsInSteadyState(String driver) {
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                Context context = device.createContext()) {
            Runnable frame = frame(device, context);
            for (int i = 0; i < 100; i++) frame.run();
            long stalls = Streams.counters(context).stalls();
            long waits = context.counters().waits;
            for (int i = 0; i < 200; i++) frame.run();
            assertEquals(stalls, Streams.counters(context).stalls(), "waits for the stream's thread");
            assertEquals(waits, context.counters().waits, "waits for the device");
        }
    }
}
