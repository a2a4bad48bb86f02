package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Objects that one thread destroys while another one's context has them bound. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
class DestroyTest {
    private static final float[] CORNERS = {-1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1};

    private static Buffer vertices(VulkanLab lab) {
        Buffer b = lab.device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
        lab.context.writeBuffer(b, 0, MemorySegment.ofArray(CORNERS));
        return b;
    }

    private static void draw(VulkanLab lab) {
        lab.context.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0);
    }

    @Test
    void whatAnotherContextHasBoundStaysUntilItsNextCall() throws Exception {
        try (VulkanLab lab = new VulkanLab(true, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            lab.bindTriangle();
            draw(lab);
            VulkanBuffer b = (VulkanBuffer) vertices(lab);
            lab.context.bindVertexBuffer(0, b, 0);
            VulkanContext own = (VulkanContext) lab.context;
            other.submit(() -> lab.device.destroy(b)).get();
            assertTrue(own.holds(b));
            own.flush();
            assertFalse(own.holds(b));
            draw(lab);
            own.finish();
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void whatIsNotBoundGoesAtOnce() throws Exception {
        try (VulkanLab lab = new VulkanLab(true, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            Buffer b = vertices(lab);
            lab.context.finish();
            VulkanContext own = (VulkanContext) lab.context;
            other.submit(() -> lab.device.destroy(b)).get();
            assertFalse(own.holds(b));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void targetsOfAnotherThreadsContextGoWithItsNextCall() throws Exception {
        try (VulkanLab lab = new VulkanLab(true, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            lab.bindTriangle();
            var t = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET));
            lab.context.setRenderTargets(RenderTargets.of(t));
            draw(lab);
            other.submit(() -> lab.device.destroy(t)).get();
            VulkanContext own = (VulkanContext) lab.context;
            assertTrue(own.holds(t));
            lab.context.setRenderTargets(RenderTargets.of(lab.target));
            assertFalse(own.holds(t));
            draw(lab);
            lab.context.finish();
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void aThreadDrawsWhileAnotherDestroysWhatItDrawsWith() throws Exception {
        int rounds = 60;
        try (VulkanLab lab = new VulkanLab(true, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            lab.bindTriangle();
            for (int round = 0; round < rounds; round++) {
                Buffer b = vertices(lab);
                lab.context.bindVertexBuffer(0, b, 0);
                draw(lab);
                CountDownLatch started = new CountDownLatch(1);
                Future<?> gone = other.submit(() -> {
                    started.countDown();
                    lab.device.destroy(b);
                });
                started.await();
                // Some of these come before, some after.
                for (int i = 0; i < 40; i++) {
                    draw(lab);
                    if (i % 10 == 9) lab.context.flush();
                }
                gone.get();
            }
            lab.context.finish();
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void aContextMayMoveBetweenThreads() throws Exception {
        try (VulkanLab lab = new VulkanLab(true, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            lab.bindTriangle();
            List<Buffer> all = new ArrayList<>();
            for (int i = 0; i < 8; i++) all.add(vertices(lab));
            for (Buffer b : all) {
                other.submit(() -> {
                            lab.context.bindVertexBuffer(0, b, 0);
                            draw(lab);
                        })
                        .get();
                lab.device.destroy(b);
                lab.context.flush();
            }
            assertEquals(List.of(), lab.messages);
        }
    }
}
