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
import org.junit.jupiter.params.provider.EnumSource;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.frontends.d3d9.shader.ShaderException;
import tepui.pipe.Device;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/** A device below that is lost at any call: what programs are answered, and the way back by a reset. */
final class DeviceLossTest {
    private static final int SIZE = 16;
    private static final int GREEN = 0xff00ff00;

    /** What all lossy devices stand on; it is never lost itself. */
    private static @Nullable Device driver;

    @BeforeAll
    static void open() {
        driver = Lab9.open(System.getProperty("tepui.d3d9.driver", "soft"), StreamMode.OFF);
    }

    @AfterAll
    static void close() {
        if (driver != null) driver.close();
    }

    private static Device driver() {
        Device d = driver;
        if (d == null) throw new IllegalStateException("no device was opened");
        return d;
    }

    private static PresentParameters9 parameters() {
        return PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8);
    }

    /** A program with a device that can be lost. */
    private static final class Program implements AutoCloseable {
        final LossyDevice lossy = new LossyDevice(driver());
        final Direct3D9 d3d;
        final Device9 device;
        private final Arena arena = Arena.ofShared();
        private final Texture9 managed;
        private final VertexBuffer9 vertices;
        private final PixelShader9 shader;
        private final List<Resource9> inDefault = new ArrayList<>();

        Program(StreamMode mode, boolean ex, boolean reopens) {
            Device gpu = Streams.wrap(lossy, StreamOptions.DEFAULT.withMode(mode));
            d3d = ex ? Direct3D9.createEx(gpu) : Direct3D9.create(gpu);
            if (reopens) {
                d3d.onLostDevice(lost -> Streams.wrap(new LossyDevice(driver()), StreamOptions.DEFAULT.withMode(mode)));
            }
            device = d3d.createDevice(parameters());
            int pool = ex ? D3DPOOL_DEFAULT : D3DPOOL_MANAGED;
            managed = device.createTexture(4, 4, 1, ex ? D3DUSAGE_DYNAMIC : 0, D3DFMT_A8R8G8B8, pool);
            fill(managed);
            vertices = device.createVertexBuffer(4 * 24, 0, D3DFVF_XYZRHW | D3DFVF_TEX1, pool);
            vertices.write(0, quad());
            shader = device.createPixelShader(code());
        }

        private static int[] code() {
            try {
                return Assembler.assemble("ps_2_0\ndcl t0.xy\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n");
            } catch (ShaderException e) {
                throw new IllegalStateException(e);
            }
        }

        private void fill(Texture9 t) {
            LockedRect r = new LockedRect();
            ok(t.lockRect(0, r, null, 0));
            MemorySegment rows = r.rows(4);
            for (int y = 0; y < 4; y++) {
                for (int x = 0; x < 4; x++) rows.set(ValueLayout.JAVA_INT, (long) y * r.pitch + 4L * x, GREEN);
            }
            ok(t.unlockRect(0));
        }

        private MemorySegment quad() {
            float e = SIZE - 0.5f;
            return arena.allocateFrom(ValueLayout.JAVA_FLOAT, new float[] {
                -0.5f, -0.5f, 0, 1, 0, 0, e, -0.5f, 0, 1, 1, 0, -0.5f, e, 0, 1, 0, 1, e, e, 0, 1, 1, 1
            });
        }

        /** A call that may find the device lost, and then says so or that all is well. */
        private static void tolerant(int hr, int... told) {
            boolean legal = hr == D3D_OK;
            for (int t : told) legal |= hr == t;
            assertTrue(legal, () -> "answered " + Integer.toHexString(hr));
        }

        /** What a frame of a program does; answers the result of its present. */
        int frame() {
            ok(device.beginScene());
            ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xffff0000, 1, 0));
            draw();
            Ref<VertexBuffer9> dynamic = new Ref<>();
            int usage = D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY;
            tolerant(device.createVertexBuffer(96, usage, 0, D3DPOOL_DEFAULT, dynamic), D3DERR_DEVICELOST);
            VertexBuffer9 b = dynamic.value;
            if (b != null) {
                inDefault.add(b);
                LockedData locked = new LockedData();
                for (int flags : new int[] {D3DLOCK_DISCARD, D3DLOCK_NOOVERWRITE, D3DLOCK_DISCARD}) {
                    ok(b.lock(0, 96, locked, flags));
                    tepui.pipe.Memory.at(locked.address, 96).copyFrom(quad());
                    ok(b.unlock());
                    ok(device.setStreamSource(0, b, 0, 24));
                    ok(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
                }
            }
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad(), 24));
            Ref<Texture9> made = new Ref<>();
            int target = D3DUSAGE_RENDERTARGET;
            tolerant(
                    device.createTexture(SIZE, SIZE, 1, target, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, made),
                    D3DERR_DEVICELOST);
            Texture9 t = made.value;
            if (t != null) {
                Surface9 level = t.getSurfaceLevel(0);
                ok(device.colorFill(level, null, GREEN));
                Surface9 back = device.getRenderTarget(0);
                ok(device.stretchRect(back, null, level, null, D3DTEXF_NONE));
                back.release();
                level.release();
                inDefault.add(t);
            }
            Ref<Query9> asked = new Ref<>();
            tolerant(device.createQuery(D3DQUERYTYPE_OCCLUSION, asked), D3DERR_DEVICELOST);
            Query9 q = asked.value;
            if (q != null) {
                ok(q.issue(D3DISSUE_BEGIN));
                ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad(), 24));
                ok(q.issue(D3DISSUE_END));
                int hr = q.getData(null, D3DGETDATA_FLUSH);
                tolerant(hr, S_FALSE, D3DERR_DEVICELOST, D3DERR_DEVICEHUNG, D3DERR_DEVICEREMOVED);
                q.release();
            }
            ok(device.endScene());
            return device.present();
        }

        private void draw() {
            ok(device.setTexture(0, managed));
            ok(device.setPixelShader(shader));
            ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1));
            ok(device.setRenderState(D3DRS_ZENABLE, 0));
            ok(device.setStreamSource(0, vertices, 0, 24));
            ok(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
        }

        private void releaseDefault() {
            for (Resource9 r : inDefault) r.release();
            inDefault.clear();
        }

        /** The way back of a program of Direct3D 9: what is managed, and shaders, need nothing. */
        void comeBack() {
            result(D3DERR_DEVICENOTRESET, device.testCooperativeLevel());
            releaseDefault();
            ok(device.reset(parameters()));
            ok(device.testCooperativeLevel());
            seesGreen();
        }

        void seesGreen() {
            ok(device.clear(null, D3DCLEAR_TARGET, 0xffff0000, 1, 0));
            draw();
            Surface9 back = device.getRenderTarget(0);
            Surface9 memory = device.createOffscreenPlainSurface(
                    SIZE, SIZE, back.getDesc().format(), D3DPOOL_SYSTEMMEM);
            ok(device.getRenderTargetData(back, memory));
            LockedRect r = memory.lockRect(D3DLOCK_READONLY);
            assertEquals(GREEN & 0xffffff, r.rows(SIZE).get(ValueLayout.JAVA_INT, 8L * r.pitch + 32) & 0xffffff);
            ok(memory.unlockRect());
            memory.release();
            back.release();
            ok(device.present());
        }

        @Override
        public void close() {
            releaseDefault();
            device.setTexture(0, null);
            device.setPixelShader(null);
            managed.release();
            vertices.release();
            shader.release();
            assertEquals(0, device.release());
            d3d.release();
            arena.close();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = StreamMode.class,
            names = {"OFF", "THREADED"})
    void atAnyCallAProgramIsToldByItsPresentAndComesBackByAReset(StreamMode mode) {
        int lossy;
        try (Program whole = new Program(mode, false, true)) {
            int before = whole.lossy.calls();
            ok(whole.frame());
            ok(whole.frame());
            whole.device.pipe().finish();
            lossy = whole.lossy.calls() - before;
        }
        assertTrue(lossy > 40, () -> lossy + " calls");
        for (int n = 0; n < lossy - 4; n++) {
            try (Program p = new Program(mode, false, true)) {
                p.device.pipe().finish();
                p.lossy.loseAt(n);
                // With a stream, the driver's thread finds out some calls later.
                int hr = D3D_OK;
                for (int i = 0; i < 20 && hr == D3D_OK; i++) hr = p.frame();
                result(D3DERR_DEVICELOST, hr);
                result(D3DERR_DEVICELOST, p.device.present());
                p.comeBack();
            }
        }
    }

    @Test
    void withoutAnotherDeviceItStaysLost() {
        try (Program p = new Program(StreamMode.OFF, false, false)) {
            p.lossy.loseAt(3);
            result(D3DERR_DEVICELOST, p.frame());
            result(D3DERR_DEVICELOST, p.device.testCooperativeLevel());
            p.releaseDefault();
            result(D3DERR_DEVICELOST, p.device.reset(parameters()));
            result(D3DERR_DEVICELOST, p.device.testCooperativeLevel());
            result(D3DERR_DEVICELOST, p.device.present());
        }
    }

    @Test
    void whatIsHeldOfThePoolDefaultBlocksTheWayBack() {
        try (Program p = new Program(StreamMode.OFF, false, true)) {
            ok(p.frame());
            p.lossy.loseAt(0);
            result(D3DERR_DEVICELOST, p.frame());
            result(D3DERR_INVALIDCALL, p.device.reset(parameters()));
            result(D3DERR_DEVICENOTRESET, p.device.testCooperativeLevel());
            p.comeBack();
        }
    }

    @Test
    void targetsAreNotReadFromALostDevice() {
        try (Program p = new Program(StreamMode.OFF, false, true)) {
            Surface9 back = p.device.getRenderTarget(0);
            Surface9 memory = p.device.createOffscreenPlainSurface(
                    SIZE, SIZE, back.getDesc().format(), D3DPOOL_SYSTEMMEM);
            p.lossy.loseAt(0);
            result(D3DERR_DEVICELOST, p.device.getRenderTargetData(back, memory));
            memory.release();
            back.release();
            p.comeBack();
        }
    }

    @Test
    void devicesOf9ExHangAndAreResetWithTheirResources() {
        try (Program p = new Program(StreamMode.OFF, true, true)) {
            ok(p.device.checkDeviceState(null));
            p.lossy.loseAt(5);
            result(D3DERR_DEVICEHUNG, p.frame());
            result(D3DERR_DEVICEHUNG, p.device.checkDeviceState(null));
            ok(p.device.testCooperativeLevel());
            ok(p.device.resetEx(parameters()));
            ok(p.device.checkDeviceState(null));
            // Resources stay, what they held does not.
            p.fill(p.managed);
            p.vertices.write(0, p.quad());
            p.seesGreen();
        }
    }

    @Test
    void devicesOf9ExWithoutAnotherDeviceAreRemoved() {
        try (Program p = new Program(StreamMode.OFF, true, false)) {
            p.lossy.loseAt(5);
            result(D3DERR_DEVICEREMOVED, p.frame());
            result(D3DERR_DEVICEREMOVED, p.device.checkDeviceState(null));
            result(D3DERR_DEVICEREMOVED, p.device.resetEx(parameters()));
            result(D3DERR_DEVICEREMOVED, p.device.present());
        }
    }

    @Test
    void noDeviceIsMadeOnALostOne() {
        LossyDevice gone = new LossyDevice(driver());
        gone.loseAt(0);
        Direct3D9 d3d = Direct3D9.create(gone);
        Ref<Device9> out = new Ref<>();
        int behavior = D3DCREATE_HARDWARE_VERTEXPROCESSING;
        result(D3DERR_DEVICELOST, d3d.createDevice(0, D3DDEVTYPE_HAL, behavior, parameters(), out));
        d3d.release();
    }
}
