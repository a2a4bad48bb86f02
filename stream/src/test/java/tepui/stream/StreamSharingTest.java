package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/** Contexts on several threads that share the same objects. */
class StreamSharingTest {
    private static int first(Context context, Buffer buffer) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(4);
            context.readBuffer(buffer, 0, into);
            return into.get(ValueLayout.JAVA_INT, 0);
        }
    }

    /** Whatever is handed from one context to the next by a fence arrives, through discards and copies. */
    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void aFenceOrdersTwoContexts(String driver) {
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                Context a = device.createContext();
                Context b = device.createContext()) {
            Buffer shared = device.createBuffer(new BufferDesc(1024, Bind.VERTEX, Usage.STREAM, false));
            Buffer copy = device.createBuffer(new BufferDesc(1024, Bind.VERTEX, Usage.STAGING, false));
            for (int i = 0; i < 200; i++) {
                Context writer = i % 2 == 0 ? a : b;
                Context reader = i % 2 == 0 ? b : a;
                long address = writer.map(shared, 0, 1024, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
                Memory.at(address, 1024).set(ValueLayout.JAVA_INT, 0, i);
                writer.unmap(shared);
                reader.waitFor(writer.flush());
                reader.copyBuffer(shared, 0, copy, 0, 1024);
                assertEquals(i, first(reader, copy), "round " + i);
                writer.waitFor(reader.flush());
            }
        }
    }

    /** What one context has written in place is told to the driver later, while another one has the buffer mapped by then. */
    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void writesInPlaceGoOnWhileAnotherContextMapsTheBuffer(String driver) {
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                Context a = device.createContext();
                Context b = device.createContext()) {
            Buffer shared = device.createBuffer(new BufferDesc(1024, Bind.VERTEX, Usage.STREAM, true));
            long address = a.map(shared, 0, 16, MapFlags.WRITE | MapFlags.DISCARD_RANGE);
            Memory.at(address, 16).set(ValueLayout.JAVA_INT, 0, 5);
            a.unmap(shared);
            long kept = b.map(shared, 0, 1024, MapFlags.READ | MapFlags.PERSISTENT);
            assertDoesNotThrow(a::finish);
            assertEquals(5, Memory.at(kept, 16).get(ValueLayout.JAVA_INT, 0));
            assertDoesNotThrow(() -> b.unmap(shared));
            assertDoesNotThrow(b::finish);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void contextsOfManyThreadsShareObjects(String driver) throws Exception {
        int threads = 4;
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            Buffer constant = device.createBuffer(new BufferDesc(1024, Bind.VERTEX, Usage.DEFAULT, false));
            try (Context setup = device.createContext();
                    Arena arena = Arena.ofConfined()) {
                MemorySegment data = arena.allocate(1024);
                for (int i = 0; i < 256; i++) data.setAtIndex(ValueLayout.JAVA_INT, i, 31 * i);
                setup.writeBuffer(constant, 0, data);
                setup.finish();
            }
            List<Future<Integer>> results = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                Callable<Integer> work = () -> {
                    int wrong = 0;
                    try (Context c = device.createContext()) {
                        for (int i = 0; i < 50; i++) {
                            Buffer own = device.createBuffer(new BufferDesc(1024, Bind.VERTEX, Usage.DEFAULT, false));
                            c.copyBuffer(constant, 4 * i, own, 0, 4);
                            if (i % 5 == 0 && first(c, own) != 31 * i) wrong++;
                            // The copy may not have been carried out.
                            device.destroy(own);
                        }
                    }
                    return wrong;
                };
                results.add(pool.submit(work));
            }
            for (Future<Integer> r : results) assertEquals(0, r.get());
        }
    }

    /** A context goes from thread to thread; each draws on what the one before has left. */
    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void aContextMovesFromThreadToThread(String driver) throws InterruptedException {
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                Context context = device.createContext();
                Arena arena = Arena.ofShared()) {
            Texture t = device.createTexture(
                    TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8, 8, Bind.COLOR_TARGET | Bind.SAMPLED));
            MemorySegment pixels = arena.allocate(256);
            context.setRenderTargets(RenderTargets.of(t));
            for (int i = 0; i < 20; i++) {
                int red = i;
                Thread thread = new Thread(() -> {
                    context.clearColor(0, ClearColor.of(red / 255f, 0, 0, 1), null, 15);
                    if (red % 3 == 0) context.readTexture(t, 0, Box.of2d(0, 0, 8, 8), pixels, 32, 256);
                });
                thread.start();
                thread.join();
                if (i % 3 == 0) assertEquals(i, pixels.get(ValueLayout.JAVA_BYTE, 0));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void picturesAreShownWhileTheSurfaceChangesItsSize(String driver) {
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                Context context = device.createContext()) {
            List<Integer> widths = new ArrayList<>();
            Surface surface = device.createSurface(new Surface.Target.Pixels(8, 8, (w, h, argb) -> widths.add(w)));
            Texture t = device.createTexture(
                    TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8, 8, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
            context.setRenderTargets(RenderTargets.of(t));
            List<Integer> expected = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
                context.present(surface, t, false, Surface.Interval.IMMEDIATE);
                expected.add(surface.width());
                if (i % 4 == 3) surface.resize(8 + i, 8);
            }
            surface.close();
            context.finish();
            assertEquals(expected, widths);
        }
    }

    /** Objects that packets still use are destroyed; memory comes back once they are done. */
    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void whatIsInUseMayBeDestroyed(String driver) {
        try (Device device = Devices.stream(driver, StreamMode.THREADED);
                Context context = device.createContext()) {
            Buffer result = device.createBuffer(new BufferDesc(64, Bind.VERTEX, Usage.STAGING, false));
            Fence last = null;
            for (int i = 0; i < 300; i++) {
                Buffer b = device.createBuffer(new BufferDesc(64, Bind.VERTEX, Usage.STREAM, false));
                long address = context.map(b, 0, 64, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
                Memory.at(address, 64).set(ValueLayout.JAVA_INT, 0, i);
                context.unmap(b);
                context.copyBuffer(b, 0, result, 0, 64);
                device.destroy(b);
                if (i % 50 == 0) last = context.flush();
            }
            assertEquals(299, first(context, result));
            last.await(Long.MAX_VALUE);
        }
    }

    /** Objects remember which contexts used them; their rings, two megabytes each, go all the same. */
    @Test
    void closedContextsLeaveNoMemoryBehind() {
        try (Device device = Devices.stream("null", StreamMode.THREADED)) {
            long rings = Runtime.getRuntime().maxMemory() / (2 << 20) + 50;
            List<Buffer> kept = new ArrayList<>();
            for (long i = 0; i < rings; i++) {
                Buffer b = device.createBuffer(new BufferDesc(64, Bind.VERTEX, Usage.DEFAULT, false));
                kept.add(b);
                try (Context context = device.createContext()) {
                    context.bindVertexBuffer(0, b, 0);
                    context.finish();
                }
            }
            for (Buffer b : kept) device.destroy(b);
        }
    }
}
