package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.ok;
import static tepui.frontends.d3d9.Lab9.result;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.Device;
import tepui.stream.StreamMode;

/** No memory for one call of the device below, any: the program is told D3DERR_OUTOFVIDEOMEMORY, of memory of its own E_OUTOFMEMORY, and goes on. */
final class MemoryLackTest {
    private static final int SIZE = 16;
    private static final int GREEN = 0xff00ff00;
    private static final int RED = 0xffff0000;

    /** What all devices here stand on; it always has memory. */
    private static @Nullable Device driver;

    @BeforeAll
    static void open() {
        driver = Lab9.open(System.getProperty("tepui.d3d9.driver", "soft"), StreamMode.OFF);
    }

    @AfterAll
    static void close() {
        if (driver != null) driver.close();
    }

    private static LossyDevice device() {
        Device d = driver;
        if (d == null) throw new IllegalStateException("no device was opened");
        return new LossyDevice(d);
    }

    private static PresentParameters9 parameters() {
        return PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8);
    }

    private static int told(boolean ofProgram) {
        return ofProgram ? E_OUTOFMEMORY : D3DERR_OUTOFVIDEOMEMORY;
    }

    /** A program that uses each kind of resource in each frame. */
    private static final class Program implements AutoCloseable {
        final LossyDevice lossy = device();
        final Direct3D9 d3d = Direct3D9.create(lossy);
        final Device9 device = d3d.createDevice(parameters());
        private final Arena arena = Arena.ofShared();
        private final Texture9 managed = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        private final Texture9 dynamic =
                device.createTexture(4, 4, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        private final Texture9 mipped =
                device.createTexture(4, 4, 0, D3DUSAGE_AUTOGENMIPMAP, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        private final CubeTexture9 cube =
                device.createCubeTexture(4, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        private final VolumeTexture9 volume =
                device.createVolumeTexture(4, 4, 2, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        private final Surface9 target =
                device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, D3DMULTISAMPLE_NONE, 0, true);
        private final VertexBuffer9 vertices =
                device.createVertexBuffer(96, 0, D3DFVF_XYZRHW | D3DFVF_TEX1, D3DPOOL_MANAGED);
        private final VertexBuffer9 streamed = device.createVertexBuffer(
                96, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, D3DFVF_XYZRHW | D3DFVF_TEX1, D3DPOOL_DEFAULT);
        private final Query9 query = device.createQuery(D3DQUERYTYPE_OCCLUSION);
        private final MemorySegment quad = quad(arena);
        private final MemorySegment indices = arena.allocateFrom(ValueLayout.JAVA_SHORT, new short[] {0, 1, 2, 3});
        /** Results that were not D3D_OK. */
        private final List<Integer> refusals = new ArrayList<>();

        private static MemorySegment quad(Arena arena) {
            float e = SIZE - 0.5f;
            return arena.allocateFrom(ValueLayout.JAVA_FLOAT, new float[] {
                -0.5f, -0.5f, 0, 1, 0, 0, e, -0.5f, 0, 1, 1, 0, -0.5f, e, 0, 1, 0, 1, e, e, 0, 1, 1, 1
            });
        }

        /** Whether the call was carried out. */
        private boolean done(int hr) {
            if (hr < 0) refusals.add(hr);
            return hr >= 0;
        }

        private void green(LockedRect r) {
            MemorySegment rows = r.rows(4);
            for (int y = 0; y < 4; y++) {
                for (int x = 0; x < 4; x++) rows.set(ValueLayout.JAVA_INT, (long) y * r.pitch + 4L * x, GREEN);
            }
        }

        private void fill(Texture9 t, int flags) {
            LockedRect r = new LockedRect();
            if (!done(t.lockRect(0, r, null, flags))) return;
            green(r);
            done(t.unlockRect(0));
        }

        private void fillOthers() {
            LockedRect r = new LockedRect();
            if (done(cube.lockRect(0, 0, r, null, D3DLOCK_DISCARD))) {
                green(r);
                done(cube.unlockRect(0, 0));
            }
            LockedBox b = new LockedBox();
            if (done(volume.lockBox(0, b, null, D3DLOCK_DISCARD))) done(volume.unlockBox(0));
        }

        private void fill(VertexBuffer9 b, int flags) {
            LockedData d = new LockedData();
            if (!done(b.lock(0, 96, d, flags))) return;
            tepui.pipe.Memory.at(d.address, 96).copyFrom(quad);
            done(b.unlock());
        }

        private void draw(Texture9 texture, VertexBuffer9 from) {
            done(device.setTexture(0, texture));
            done(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1));
            done(device.setRenderState(D3DRS_ZENABLE, 0));
            done(device.setStreamSource(0, from, 0, 24));
            done(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
        }

        private void frame() {
            done(device.beginScene());
            done(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, RED, 1, 0));
            fill(managed, 0);
            fill(mipped, 0);
            fill(dynamic, D3DLOCK_DISCARD);
            fillOthers();
            mipped.generateMipSubLevels();
            managed.preLoad();
            fill(vertices, 0);
            fill(streamed, D3DLOCK_DISCARD);
            draw(managed, vertices);
            draw(mipped, vertices);
            fill(streamed, D3DLOCK_DISCARD);
            draw(dynamic, streamed);
            draw(dynamic, vertices);
            done(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad, 24));
            done(device.drawIndexedPrimitiveUP(D3DPT_TRIANGLESTRIP, 0, 4, 2, indices, D3DFMT_INDEX16, quad, 24));
            if (done(query.issue(D3DISSUE_BEGIN))) {
                done(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad, 24));
                done(query.issue(D3DISSUE_END));
                done(query.getData(null, D3DGETDATA_FLUSH));
            }
            Surface9 back = device.getRenderTarget(0);
            done(device.stretchRect(back, null, target, null, D3DTEXF_NONE));
            back.release();
            LockedRect r = new LockedRect();
            if (done(target.lockRect(r, null, 0))) done(target.unlockRect());
            Ref<DeviceContext9> pixels = new Ref<>();
            if (done(target.getDC(pixels))) done(target.releaseDC(pixels.value));
            done(device.colorFill(target, null, RED));
            makeAndRelease();
            done(device.endScene());
            done(device.present());
        }

        private void makeAndRelease() {
            Ref<Texture9> t = new Ref<>();
            if (done(device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, t)))
                t.get().release();
            Ref<IndexBuffer9> i = new Ref<>();
            if (done(device.createIndexBuffer(64, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED, i)))
                i.get().release();
            Ref<Query9> q = new Ref<>();
            if (done(device.createQuery(D3DQUERYTYPE_OCCLUSION, q))) q.get().release();
            Ref<SwapChain9> c = new Ref<>();
            if (done(device.createAdditionalSwapChain(parameters(), c))) c.get().release();
        }

        void seesGreen() {
            for (Texture9 t : List.of(managed, mipped, dynamic)) {
                for (VertexBuffer9 b : List.of(vertices, streamed)) {
                    ok(device.clear(null, D3DCLEAR_TARGET, RED, 1, 0));
                    draw(t, b);
                    assertEquals(GREEN & 0xffffff, pixel());
                }
            }
            ok(device.clear(null, D3DCLEAR_TARGET, RED, 1, 0));
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad, 24));
            assertEquals(GREEN & 0xffffff, pixel());
            assertEquals(List.of(), refusals);
        }

        private int pixel() {
            Surface9 back = device.getRenderTarget(0);
            Surface9 memory = device.createOffscreenPlainSurface(
                    SIZE, SIZE, back.getDesc().format(), D3DPOOL_SYSTEMMEM);
            ok(device.getRenderTargetData(back, memory));
            LockedRect r = memory.lockRect(D3DLOCK_READONLY);
            int pixel = r.rows(SIZE).get(ValueLayout.JAVA_INT, 8L * r.pitch + 32) & 0xffffff;
            ok(memory.unlockRect());
            memory.release();
            back.release();
            return pixel;
        }

        @Override
        public void close() {
            device.setTexture(0, null);
            device.setStreamSource(0, null, 0, 0);
            for (Unknown9 u : List.of(managed, dynamic, mipped, cube, volume, target, vertices, streamed, query)) {
                u.release();
            }
            assertEquals(0, device.release());
            assertEquals(0, d3d.release());
            arena.close();
        }
    }

    /** Calls of a frame that so many others came before. */
    private static int callsOfFrame(int before) {
        try (Program p = new Program()) {
            for (int i = 0; i < before; i++) p.frame();
            int calls = p.lossy.calls();
            p.frame();
            assertEquals(List.of(), p.refusals);
            return p.lossy.calls() - calls;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void atAnyCallTheProgramIsToldAndTheNextFrameIsRight(boolean ofProgram) {
        // In the first frame code is made and buffers are, in the second nothing is new.
        for (int frames = 0; frames < 2; frames++) {
            int before = frames;
            int calls = callsOfFrame(before);
            assertTrue(calls > 20, () -> calls + " calls");
            int tellings = 0;
            int refusals = 0;
            for (int n = 0; n < calls; n++) {
                try (Program p = new Program()) {
                    for (int i = 0; i < before; i++) p.frame();
                    p.lossy.refuseAt(n, ofProgram);
                    p.frame();
                    p.lossy.refuseNothing();
                    refusals += p.lossy.refusals();
                    for (int hr : p.refusals) result(told(ofProgram), hr);
                    tellings += p.refusals.size();
                    p.refusals.clear();
                    p.frame();
                    p.seesGreen();
                }
            }
            // A frame may have a few calls less than the one that was counted: buffers that are idle by then are used
            // again.
            int refused = refusals;
            assertTrue(refused >= calls / 2, () -> refused + " of " + calls + " were refused");
            // GenerateMipSubLevels and PreLoad have no result.
            int found = tellings;
            assertTrue(found >= refused - 3, () -> found + " of " + refused + " were told");
        }
    }

    @ParameterizedTest
    @CsvSource({"false, false", "false, true", "true, false", "true, true"})
    void aResetWithoutMemoryIsFollowedByOneThatHasIt(boolean ofProgram, boolean ex) {
        boolean refused = true;
        for (int n = 0; refused; n++) {
            LossyDevice lossy = device();
            Direct3D9 d3d = ex ? Direct3D9.createEx(lossy) : Direct3D9.create(lossy);
            Device9 d = d3d.createDevice(parameters());
            lossy.refuseAt(n, ofProgram);
            int hr = d.reset(parameters());
            lossy.refuseNothing();
            refused = hr != D3D_OK;
            if (refused) {
                result(told(ofProgram), hr);
                result(ex ? D3D_OK : D3DERR_DEVICENOTRESET, d.testCooperativeLevel());
                result(ex ? D3DERR_DEVICEHUNG : D3D_OK, d.checkDeviceState(null));
                ok(d.clear(null, D3DCLEAR_TARGET, RED, 1, 0));
                result(ex ? D3DERR_DEVICEHUNG : D3DERR_DEVICELOST, d.present());
                ok(d.reset(parameters()));
            }
            ok(d.testCooperativeLevel());
            ok(d.checkDeviceState(null));
            ok(d.clear(null, D3DCLEAR_TARGET, RED, 1, 0));
            ok(d.present());
            assertEquals(0, d.release());
            assertEquals(0, d3d.release());
            if (!refused) assertTrue(n > 2, "too little was refused");
        }
    }

    @Test
    void aDeviceForWhichThereIsNoMemoryIsNotMade() {
        LossyDevice lossy = device();
        Direct3D9 d3d = Direct3D9.create(lossy);
        int n = -1;
        int hr = D3DERR_OUTOFVIDEOMEMORY;
        while (hr != D3D_OK) {
            lossy.refuseAt(++n, n % 2 != 0);
            Ref<Device9> out = new Ref<>();
            int behavior = D3DCREATE_HARDWARE_VERTEXPROCESSING;
            hr = d3d.createDevice(0, D3DDEVTYPE_HAL, behavior, parameters(), out);
            if (hr == D3D_OK) assertEquals(0, out.get().release());
            else result(told(n % 2 != 0), hr);
        }
        int refused = n;
        assertTrue(refused > 2, () -> refused + " refusals");
        assertEquals(0, d3d.release());
    }
}
