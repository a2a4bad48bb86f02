package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Fence;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.PlainObjects;

/** What goes wrong on the driver's thread comes out on the program's, and no state of a stream keeps it from ending. */
class StreamFailuresTest {
    /** Does what a number says when it comes as a sample mask. */
    private static Device behind(Map<Integer, Runnable> doings) {
        return behind(PlainObjects.nullDevice(), doings);
    }

    private static Device behind(Device device, Map<Integer, Runnable> doings) {
        return new ForwardingDevice(device) {
            @Override
            protected Context wrap(Context context) {
                return new ForwardingContext(this, context) {
                    @Override
                    public void setSampleMask(int mask) {
                        doings.getOrDefault(mask, () -> {}).run();
                        super.setSampleMask(mask);
                    }
                };
            }
        };
    }

    private static void fail(RuntimeException e) {
        throw e;
    }

    private static boolean names(Throwable t, String method) {
        return Arrays.stream(t.getStackTrace())
                .anyMatch(at -> at.getMethodName().equals(method));
    }

    @ParameterizedTest
    @EnumSource(names = {"SYNC", "THREADED"})
    void aFailureIsThrownByTheNextCallWithBothStacks(StreamMode mode) {
        Map<Integer, Runnable> doings = Map.of(7, () -> fail(new IllegalArgumentException("seven")));
        try (Device device = Streams.wrap(behind(doings), StreamOptions.DEFAULT.withMode(mode));
                Context context = device.createContext()) {
            IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> {
                context.setSampleMask(7);
                context.finish();
            });
            assertEquals("seven", e.getMessage());
            assertTrue(names(e, "aFailureIsThrownByTheNextCallWithBothStacks"), "the caller's stack");
            Throwable cause = e.getCause();
            assertNotNull(cause);
            assertTrue(names(cause, "loop"), "the driver thread's stack");
            // Thrown once; the context goes on.
            context.setSampleMask(1);
            context.finish();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SYNC", "THREADED", "INLINE"})
    void aLostSurfaceIsToldByPresentsAlone(StreamMode mode) {
        Surface[] lost = new Surface[1];
        Device behind = new ForwardingDevice(PlainObjects.nullDevice()) {
            @Override
            protected Context wrap(Context context) {
                return new ForwardingContext(this, context) {
                    @Override
                    public Surface.Outcome present(
                            Surface surface,
                            Texture texture,
                            boolean bottomUp,
                            Surface.Interval interval,
                            boolean dontWait) {
                        surface.close();
                        lost[0] = surface;
                        throw new IllegalArgumentException("present: it is gone");
                    }
                };
            }
        };
        try (Device device = Streams.wrap(behind, StreamOptions.DEFAULT.withMode(mode));
                Context context = device.createContext()) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(4, 4));
            Texture texture = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 4, 4);
            IllegalArgumentException told = null;
            for (int i = 0; i < 3; i++) {
                try {
                    context.present(surface, texture, false, Surface.Interval.ONE, false);
                } catch (IllegalArgumentException e) {
                    told = e;
                }
                context.setSampleMask(i);
                context.finish();
            }
            assertNotNull(told);
            assertEquals("present: it is gone", told.getMessage());
            assertNotNull(lost[0].lost());
        }
    }

    @Test
    void inlineThrowsItselfAtOnce() {
        RuntimeException thrown = new IllegalArgumentException("seven");
        try (Device device = Streams.wrap(
                        behind(Map.of(7, () -> fail(thrown))), StreamOptions.DEFAULT.withMode(StreamMode.INLINE));
                Context context = device.createContext()) {
            assertEquals(thrown, assertThrows(IllegalArgumentException.class, () -> context.setSampleMask(7)));
        }
    }

    @Test
    void afterALostDevicePacketsAreDroppedAndFencesAreDone() {
        List<String> late = new ArrayList<>();
        Map<Integer, Runnable> doings =
                Map.of(7, () -> fail(new DeviceLostException("gone")), 8, () -> late.add("carried out"));
        try (Device device = Streams.wrap(behind(doings), StreamOptions.DEFAULT)) {
            Context context = device.createContext();
            context.setSampleMask(7);
            context.setSampleMask(8);
            Fence fence = context.flush();
            assertTrue(fence.await(Long.MAX_VALUE));
            assertThrows(DeviceLostException.class, context::finish);
            assertEquals(List.of(), late);
            context.close();
        }
    }

    @Test
    void anObjectThatCannotBeDestroyedIsAFailureAndTheStreamGoesOn() {
        List<Buffer> tried = Collections.synchronizedList(new ArrayList<>());
        Device failing = new ForwardingDevice(PlainObjects.nullDevice()) {
            @Override
            public void destroy(Buffer buffer) {
                tried.add(buffer);
                super.destroy(buffer);
                if (tried.size() == 1) throw new IllegalStateException("stays");
            }
        };
        try (Device device = Streams.wrap(failing, StreamOptions.DEFAULT);
                Context context = device.createContext()) {
            Buffer first = device.createBuffer(BufferDesc.of(64, Bind.VERTEX));
            Buffer second = device.createBuffer(BufferDesc.of(64, Bind.VERTEX));
            context.clearBuffer(first, 0, 64, new byte[4]);
            context.clearBuffer(second, 0, 64, new byte[4]);
            device.destroy(first);
            device.destroy(second);
            IllegalStateException e = assertThrows(IllegalStateException.class, () -> {
                for (int i = 0; i < 100_000; i++) {
                    context.setSampleMask(i);
                    context.finish();
                }
            });
            assertEquals("stays", e.getMessage());
            for (int i = 0; tried.size() < 2 && i < 100_000; i++) {
                context.setSampleMask(i);
                context.finish();
            }
            assertEquals(2, tried.size());
            context.finish();
        }
    }

    @Test
    void packetsThatTakeTooLongAreReportedOnce() throws InterruptedException {
        CountDownLatch reported = new CountDownLatch(1);
        AtomicReference<String> said = new AtomicReference<>();
        AtomicInteger reports = new AtomicInteger();
        DeviceOptions options = new DeviceOptions(
                false,
                (severity, text) -> {
                    said.compareAndSet(null, text);
                    reports.incrementAndGet();
                    reported.countDown();
                },
                Map.of());
        tepui.drivers.nil.NullDriver driver = new tepui.drivers.nil.NullDriver();
        Device nothing = driver.open(driver.devices().getFirst(), options);
        Map<Integer, Runnable> doings = new HashMap<>();
        doings.put(7, () -> {
            try {
                reported.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        // Longer than the limit as well, of which nobody says a word.
        doings.put(8, () -> LockSupport.parkNanos(400_000_000));
        try (Device device = Streams.wrap(behind(nothing, doings), StreamOptions.DEFAULT.withStuckMillis(20));
                Context context = device.createContext()) {
            context.setSampleMask(7);
            context.finish();
            context.setSampleMask(8);
            context.finish();
        }
        assertEquals(1, reports.get());
        assertTrue(said.get().contains("SET_SAMPLE_MASK"), said.get());
        assertTrue(said.get().contains("at tepui.stream"), said.get());
    }

    @Test
    void aWaitOnTheDriversThreadIsRefused() {
        AtomicReference<Context> context = new AtomicReference<>();
        List<Throwable> refused = Collections.synchronizedList(new ArrayList<>());
        Map<Integer, Runnable> doings = Map.of(7, () -> {
            List<Runnable> waits =
                    List.of(() -> context.get().finish(), () -> context.get().close());
            for (Runnable wait : waits) {
                try {
                    wait.run();
                } catch (IllegalStateException e) {
                    refused.add(e);
                }
            }
        });
        try (Device device = Streams.wrap(behind(doings), StreamOptions.DEFAULT)) {
            context.set(device.createContext());
            context.get().setSampleMask(7);
            context.get().finish();
            assertEquals(2, refused.size());
        }
    }

    @Test
    void objectsThatWereDestroyedAreRefusedAtOnce() {
        try (Device device = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT);
                Context context = device.createContext()) {
            Buffer buffer = device.createBuffer(BufferDesc.of(64, Bind.VERTEX));
            context.bindVertexBuffer(0, buffer, 0);
            device.destroy(buffer);
            assertThrows(IllegalArgumentException.class, () -> context.bindVertexBuffer(0, buffer, 0));
            context.finish();
        }
    }

    @Test
    void objectsOfAnotherDeviceAreRefused() {
        try (Device device = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT);
                Device other = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT);
                Context context = device.createContext()) {
            Buffer buffer = other.createBuffer(BufferDesc.of(64, Bind.VERTEX));
            assertThrows(IllegalArgumentException.class, () -> context.bindVertexBuffer(0, buffer, 0));
        }
    }

    @Test
    void aContextEndsFromAnyState() {
        Map<Integer, Runnable> doings = Map.of(7, () -> fail(new IllegalArgumentException("seven")));
        try (Device device = Streams.wrap(behind(doings), StreamOptions.DEFAULT)) {
            Context unused = device.createContext();
            unused.close();
            unused.close();
            Context mapped = device.createContext();
            Buffer buffer = PlainObjects.buffer(device, 256);
            mapped.map(buffer, 0, 256, tepui.pipe.MapFlags.WRITE);
            mapped.close();
            Context failed = device.createContext();
            failed.setSampleMask(7);
            assertThrows(IllegalArgumentException.class, failed::close);
            failed.close();
            assertThrows(IllegalStateException.class, () -> failed.setSampleMask(1));
            Context interrupted = device.createContext();
            interrupted.setSampleMask(1);
            Thread.currentThread().interrupt();
            interrupted.close();
            assertTrue(Thread.interrupted(), "the interrupt is kept");
            Context left = device.createContext();
            left.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
            // The device's end is the context's.
        }
        long alive = Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().startsWith("tepui-stream-") && t.isAlive())
                .count();
        assertEquals(0, alive);
    }

    @Test
    void theReceiverOfAPictureMayResizeItsSurface() {
        try (Device device = Streams.wrap(Devices.open("soft"), StreamOptions.DEFAULT);
                Context context = device.createContext()) {
            AtomicReference<Surface> surface = new AtomicReference<>();
            List<Integer> widths = new ArrayList<>();
            surface.set(device.createSurface(new Surface.Target.Pixels(8, 8, (w, h, argb) -> {
                widths.add(w);
                surface.get().resize(4, 4);
            })));
            Texture target = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
            for (int i = 0; i < 3; i++) context.present(surface.get(), target, false, Surface.Interval.IMMEDIATE);
            context.finish();
            assertEquals(List.of(8, 4, 4), widths);
            surface.get().close();
        }
    }

    @Test
    void aDeviceOpenedToValidateWaitsForEachPacket() {
        tepui.drivers.nil.NullDriver driver = new tepui.drivers.nil.NullDriver();
        DeviceOptions validating = new DeviceOptions(true, (severity, text) -> {}, Map.of());
        try (Device device = Streams.wrap(driver.open(driver.devices().getFirst(), validating), StreamOptions.DEFAULT);
                Context context = device.createContext()) {
            assertThrows(IllegalArgumentException.class, () -> context.setPatchVertices(0));
        }
    }

    @Test
    void aFenceOfAnEmptyStreamIsDone() {
        try (Device device = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT);
                Context context = device.createContext()) {
            Fence fence = context.flush();
            assertTrue(fence.await(Long.MAX_VALUE));
            assertTrue(fence.isSignaled());
            assertFalse(context.flush() == fence);
            assertInstanceOf(StreamFence.class, fence);
        }
    }
}
