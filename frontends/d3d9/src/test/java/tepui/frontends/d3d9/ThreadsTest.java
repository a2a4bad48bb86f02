package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.CountedObject;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.References;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/** Devices that were made with D3DCREATE_MULTITHREADED. */
final class ThreadsTest extends Behaviour9 {
    private static final int FLAGS = D3DCREATE_HARDWARE_VERTEXPROCESSING | D3DCREATE_MULTITHREADED;

    ThreadsTest() {
        super(new Lab9(false, FLAGS, PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8)));
    }

    /** Runs it in so many threads at once; what one throws is thrown. */
    private static void together(int threads, Runnable body) throws InterruptedException {
        AtomicReference<Throwable> failed = new AtomicReference<>();
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            all[i] = new Thread(body);
            all[i].setUncaughtExceptionHandler((t, e) -> failed.compareAndSet(null, e));
        }
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
        assertNull(failed.get(), () -> "a thread ended with " + failed.get());
    }

    private static References counts(Unknown9 of) {
        return ((CountedObject) of).references();
    }

    /** The backend, which all objects of a device have. */
    private static Backend backend(Device9 d) {
        Surface9 any = d.getRenderTarget(0);
        Backend b = ((DeviceObject) any).backend();
        any.release();
        return b;
    }

    @Test
    void onlySuchDevicesHaveALock() {
        assertTrue(backend(device).isGuarded());
        try (Lab9 plain = new Lab9()) {
            assertFalse(backend(plain.device).isGuarded());
        }
    }

    @Test
    void threadsMakeAndFillResourcesAtOnce() throws InterruptedException {
        AtomicInteger made = new AtomicInteger();
        together(4, () -> {
            for (int k = 0; k < 20; k++) {
                Texture9 t = device.createTexture(8, 8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
                fill(t, 0, k);
                t.release();
                made.incrementAndGet();
            }
        });
        assertEquals(80, made.get());
        assertEquals(1, counts(device).count());
    }

    @Test
    void threadsSetStatesAndDrawAtOnce() throws InterruptedException {
        VertexShader9 vs = lab.vertexShader("vs_2_0\ndcl_position v0\nmov oPos, v0\n");
        PixelShader9 ps = lab.pixelShader("ps_2_0\nmov oC0, c0\n");
        Texture9 t = lab.texture(2, 2, 0xff00ff00);
        // The block holds what the draws have: one applied between a thread's declaration and its draw changes neither.
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
        StateBlock9 block = device.createStateBlock(D3DSBT_ALL);
        together(4, () -> {
            for (int k = 0; k < 100; k++) {
                ok(device.setRenderState(D3DRS_ALPHABLENDENABLE, k & 1));
                ok(device.setTexture(0, k % 3 == 0 ? null : t));
                ok(device.setVertexShader(k % 5 == 0 ? null : vs));
                ok(device.setPixelShader(k % 7 == 0 ? null : ps));
                ok(device.setPixelShaderConstantF(0, new float[] {0, 1, 0, 1}, 1));
                if (k % 10 == 0) ok(block.apply());
                lab.coloredQuad(0.5f, 0xff00ff00);
            }
        });
        ok(block.apply());
        ok(device.setPixelShader(ps));
        ok(device.setPixelShaderConstantF(0, new float[] {0, 1, 0, 1}, 1));
        lab.full(0);
        lab.expectAll(0x00ff00, 0);
        block.release();
        t.release();
        vs.release();
        ps.release();
    }

    @Test
    void countsOfReferencesAreExact() throws InterruptedException {
        Texture9 t = lab.texture(1, 1, 0);
        together(4, () -> {
            for (int k = 0; k < 2000; k++) {
                t.addRef();
                ok(device.setTexture(k & 3, t));
                ok(device.setTexture(k & 3, null));
                t.release();
            }
        });
        assertEquals(1, counts(t).count());
        for (int i = 0; i < 4; i++) ok(device.setTexture(i, null));
        assertEquals(0, counts(t).uses());
        t.release();
        assertTrue(t.isDestroyed());
    }

    /** A device whose screen takes no picture until it is told to. */
    private static final class SlowScreen extends ForwardingDevice {
        final CountDownLatch asked = new CountDownLatch(1);
        volatile boolean takes;

        SlowScreen(Device next) {
            super(next);
        }

        @Override
        protected Context wrap(Context context) {
            return new ForwardingContext(this, context) {
                @Override
                public Surface.Outcome present(
                        Surface surface, Texture texture, boolean up, Surface.Interval interval, boolean dontWait) {
                    assertTrue(dontWait, "present waits, and has the device");
                    asked.countDown();
                    if (!takes) return Surface.Outcome.WOULD_BLOCK;
                    return super.present(surface, texture, up, interval, true);
                }
            };
        }
    }

    @Test
    void othersGoOnWhileAThreadPresents() throws InterruptedException {
        try (SlowScreen screen = new SlowScreen(open(System.getProperty("tepui.d3d9.driver", "soft")))) {
            Direct3D9 d3d = Direct3D9.create(screen);
            Device9 d = d3d.createDevice(FLAGS, PresentParameters9.offscreen(SIZE, SIZE));
            AtomicInteger result = new AtomicInteger(-1);
            Thread presents = new Thread(() -> result.set(d.present()));
            presents.start();
            screen.asked.await();
            ok(d.setRenderState(D3DRS_ZENABLE, 0));
            ok(d.clear(null, D3DCLEAR_TARGET, 0xff00ff00, 0, 0));
            assertEquals(-1, result.get());
            screen.takes = true;
            presents.join();
            ok(result.get());
            d.release();
            d3d.release();
        }
    }

    @Test
    void presentWithoutWaitingSaysThatTheScreenIsBusy() {
        try (SlowScreen screen = new SlowScreen(open(System.getProperty("tepui.d3d9.driver", "soft")))) {
            Direct3D9 d3d = Direct3D9.createEx(screen);
            Device9 d = d3d.createDevice(FLAGS, PresentParameters9.offscreen(SIZE, SIZE));
            result(D3DERR_WASSTILLDRAWING, d.presentEx(null, null, D3DPRESENT_DONOTWAIT));
            screen.takes = true;
            ok(d.presentEx(null, null, D3DPRESENT_DONOTWAIT));
            d.release();
            d3d.release();
        }
    }
}
