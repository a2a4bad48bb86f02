package tepui.frontends.gl.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.testing.Need;

/**
 * Contexts of one share group on threads of their own, which replace under each other's feet what they draw with: calls have errors of OpenGL at
 * most, nothing is thrown, and each context draws rightly afterwards. {@code -Dtepui.shared.sequences=10000} for more, {@code -Dtepui.shared.seed=N}
 * for the first, {@code -Dtepui.shared.seconds=N} for how long at most, {@code -Dtepui.shared.driver=vulkan} for one driver.
 */
class SharedContextsTest {
    private static final int SEQUENCES = Integer.getInteger("tepui.shared.sequences", 8);
    private static final long SEED = Long.getLong("tepui.shared.seed", 1);
    private static final long SECONDS = Long.getLong("tepui.shared.seconds", 86_400);
    private static final String DRIVER = System.getProperty("tepui.shared.driver", "");
    private static final int STEPS = 120;

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void contextsThatShareDoNotFailEachOther(String driver, StreamMode mode) throws InterruptedException {
        Assumptions.assumeTrue(DRIVER.isEmpty() || DRIVER.equals(driver), "another driver is asked for");
        Assumptions.assumeTrue(
                !driver.equals("d3d12") || DRIVER.equals(driver),
                "vkd3d on lavapipe ended such a process once; -Dtepui.shared.driver=d3d12 asks for it");
        List<String> said = new CopyOnWriteArrayList<>();
        DeviceOptions options = new DeviceOptions(
                mode == StreamMode.OFF && driver.equals("vulkan"),
                (severity, text) -> {
                    if (severity == DeviceOptions.MessageSink.Severity.HIGH) said.add(text);
                },
                Map.of());
        String before = System.getProperty("tepui.gl.failures");
        System.setProperty("tepui.gl.failures", "throw");
        try (Device device = Streams.wrap(open(driver, options), StreamOptions.DEFAULT.withMode(mode))) {
            // One viewport there.
            int newest = driver.equals("d3d12") ? 0 : 5;
            long start = System.nanoTime();
            long seed = SEED;
            for (; seed < SEED + SEQUENCES && System.nanoTime() - start < SECONDS * 1_000_000_000L; seed++) {
                Throwable failure = run(device, newest, seed);
                if (failure != null) fail(driver + ", seed " + seed + ": " + failure, failure);
                assertEquals(List.of(), said, driver + ", seed " + seed);
            }
            System.out.println(driver + ", " + mode + ": " + (seed - SEED) + " sequences from seed " + SEED);
        } finally {
            if (before == null) System.clearProperty("tepui.gl.failures");
        }
        assertEquals(List.of(), said, driver + ", the end");
    }

    private static @Nullable Throwable run(Device device, int newest, long seed) throws InterruptedException {
        Random random = new Random(seed);
        int count = 2 + random.nextInt(7);
        SharingThread.Names names = new SharingThread.Names();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        CountDownLatch steps = new CountDownLatch(count);
        try (Arena arena = Arena.ofShared()) {
            List<Thread> threads = new ArrayList<>();
            ContextAttributes attributes =
                    random.nextBoolean() ? ContextAttributes.compatibility() : ContextAttributes.core(4, newest);
            GLContext first = GLContext.create(device, attributes.withSize(16, 16));
            for (int i = 0; i < count; i++) {
                GLContext context = i == 0 ? first : GLContext.create(device, attributes.withSize(16, 16), null, first);
                SharingThread thread = new SharingThread(context, names, seed * 31 + i, arena);
                threads.add(Thread.ofPlatform().name("sharing " + i).start(() -> {
                    try {
                        try {
                            thread.run(STEPS);
                        } finally {
                            steps.countDown();
                        }
                        // Names that were deleted are given again, and others may still know them.
                        steps.await();
                        assertEquals("ffff00ff", thread.drawsRight(), "the draw afterwards");
                        thread.end();
                    } catch (Throwable e) {
                        failure.compareAndSet(null, e);
                    }
                }));
            }
            for (Thread t : threads) t.join();
        }
        return failure.get();
    }

    private static Device open(String driver, DeviceOptions options) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            if (p.devices().isEmpty()) {
                if (driver.equals("d3d12")) Need.VKD3D.require();
                else Need.VULKAN_LOADER.require();
                Need.LAVAPIPE.require();
            }
            return p.open(p.devices().getFirst(), options);
        }
        throw new IllegalStateException("there is no driver " + driver);
    }
}
