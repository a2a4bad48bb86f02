package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Objects that one thread destroys while another one's context has them: it lets go of them itself, before its next call. */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class DestroyTest {
    private static final float[] CORNERS = {-1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1};

    private static Buffer vertices(D3d12Lab lab) {
        Buffer b = lab.device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
        lab.context.writeBuffer(b, 0, MemorySegment.ofArray(CORNERS));
        return b;
    }

    private static void draw(D3d12Lab lab) {
        lab.context.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0);
    }

    @Test
    void whatAnotherContextHasBoundStaysUntilItsNextCall() throws InterruptedException, ExecutionException {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            lab.bindTriangle();
            Buffer b = vertices(lab);
            lab.context.bindVertexBuffer(0, b, 0);
            D3d12Context own = (D3d12Context) lab.context;
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
    void aTargetThatIsGoneIsNotDrawnTo() throws InterruptedException, ExecutionException {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            lab.bindTriangle();
            Texture t = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET));
            lab.context.setRenderTargets(RenderTargets.of(t));
            draw(lab);
            other.submit(() -> lab.device.destroy(t)).get();
            assertThrows(IllegalArgumentException.class, () -> draw(lab));
            lab.context.setRenderTargets(RenderTargets.of(lab.target));
            draw(lab);
            assertEquals(0xff0000ff, lab.pixel(2, 2));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void aThreadDrawsWhileAnotherDestroysWhatItDrawsWith() throws InterruptedException, ExecutionException {
        int rounds = 60;
        try (D3d12Lab lab = new D3d12Lab(false, Map.of());
                ExecutorService other = Executors.newSingleThreadExecutor()) {
            lab.bindTriangle();
            for (int round = 0; round < rounds; round++) {
                Buffer b = vertices(lab);
                Query q = lab.device.createQuery(Query.Kind.OCCLUSION, 0);
                lab.context.bindVertexBuffer(0, b, 0);
                lab.context.beginQuery(q);
                draw(lab);
                lab.context.endQuery(q);
                CountDownLatch started = new CountDownLatch(1);
                Future<?> gone = other.submit(() -> {
                    started.countDown();
                    lab.device.destroy(b);
                    lab.device.destroy(q);
                });
                started.await();
                // Some of these come before, some after.
                for (int i = 0; i < 20; i++) {
                    draw(lab);
                    if (i % 10 == 9) lab.context.flush();
                }
                gone.get();
            }
            lab.context.finish();
            assertEquals(List.of(), lab.messages);
        }
    }
}
