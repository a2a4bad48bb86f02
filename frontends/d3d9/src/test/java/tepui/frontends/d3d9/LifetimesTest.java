package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.stream.StreamMode;

/** What the program released and the device has bound is drawn with; what is bound no more goes, however much of it is still on its way. */
@ExtendWith(KnownFaults.class)
final class LifetimesTest {
    /** More than the stream lets pile up before it looks for what may go. */
    private static final int ROUNDS = 72;

    /** Where nothing piles up. */
    private static final int FEW = 9;

    private static int rounds(StreamMode mode) {
        return mode == StreamMode.OFF ? FEW : ROUNDS;
    }

    private static final String VERTEX = "vs_2_0\ndcl_position v0\nmov oPos, v0\n";

    private static Lab9 open(StreamMode mode, boolean guarded) {
        return new Lab9(mode, D3DCREATE_HARDWARE_VERTEXPROCESSING | (guarded ? D3DCREATE_MULTITHREADED : 0));
    }

    private static final String PIXEL = "ps_2_0\nmov oC0, c0\n";

    private static void colour(Device9 d, int i) {
        ok(d.setPixelShaderConstantF(0, new float[] {i / 255f, 0, 1, 1}, 1));
    }

    private static VertexBuffer9 corners(Lab9 lab) {
        VertexBuffer9 v = lab.device.createVertexBuffer(48, 0, 0, D3DPOOL_DEFAULT);
        v.write(0, lab.floats(-1, 1, 0, 1, 1, 0, -1, -1, 0, 1, -1, 0));
        return v;
    }

    private static IndexBuffer9 indices(Lab9 lab) {
        IndexBuffer9 b = lab.device.createIndexBuffer(8, 0, D3DFMT_INDEX16, D3DPOOL_DEFAULT);
        b.write(0, lab.shorts(0, 1, 2, 3));
        return b;
    }

    private static VertexDeclaration9 positions(Lab9 lab) {
        return lab.device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0));
    }

    @ParameterizedTest
    @CsvSource({"OFF,false", "OFF,true", "THREADED,false", "THREADED,true"})
    void whatIsReleasedWhileBoundIsDrawnWith(StreamMode mode, boolean guarded) {
        try (Lab9 lab = open(mode, guarded)) {
            Device9 d = lab.device;
            int rounds = rounds(mode);
            ok(d.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
            Unknown9[] last = new Unknown9[5];
            for (int i = 1; i <= rounds; i++) {
                Unknown9[] bound = {
                    lab.vertexShader(VERTEX), lab.pixelShader(PIXEL), positions(lab), corners(lab), indices(lab)
                };
                ok(d.setVertexShader((VertexShader9) bound[0]));
                ok(d.setPixelShader((PixelShader9) bound[1]));
                ok(d.setVertexDeclaration((VertexDeclaration9) bound[2]));
                ok(d.setStreamSource(0, (VertexBuffer9) bound[3], 0, 12));
                ok(d.setIndices((IndexBuffer9) bound[4]));
                for (Unknown9 u : bound) assertEquals(0, u.release());
                colour(d, i);
                ok(d.drawIndexedPrimitive(D3DPT_TRIANGLESTRIP, 0, 0, 4, 0, 2));
                for (Unknown9 u : bound) assertFalse(u.isDestroyed());
                for (Unknown9 u : last) assertTrue(u == null || u.isDestroyed());
                last = bound;
                if (i % 9 == 0) lab.expectAll(i << 16 | 0xff, 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"OFF,false", "OFF,true", "THREADED,false", "THREADED,true"})
    void aReleasedTextureIsSampledWhileItIsBound(StreamMode mode, boolean guarded) {
        try (Lab9 lab = open(mode, guarded)) {
            Device9 d = lab.device;
            int rounds = rounds(mode);
            lab.stage(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1).stage(0, D3DTSS_COLORARG1, D3DTA_TEXTURE);
            for (int i = 1; i <= rounds; i++) {
                Texture9 t = d.createTexture(2, 2, 1, D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
                Surface9 s = t.getSurfaceLevel(0);
                ok(d.colorFill(s, null, 0xff000000 | 7 * i));
                s.release();
                ok(d.setTexture(0, t));
                assertEquals(0, t.release());
                lab.textured(0);
                assertFalse(t.isDestroyed());
                if (i % 9 == 0) lab.expectAll(7 * i, 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"OFF,false", "OFF,true", "THREADED,false", "THREADED,true"})
    void whatWentWithItsUnbindingHarmsNothingThatFollows(StreamMode mode, boolean guarded) {
        try (Lab9 lab = open(mode, guarded)) {
            Device9 d = lab.device;
            int rounds = rounds(mode);
            ok(d.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
            Surface9 other = d.createRenderTarget(8, 8, D3DFMT_X8R8G8B8, 0, 0, false);
            for (int i = 1; i <= rounds; i++) {
                VertexShader9 vs = lab.vertexShader(VERTEX);
                PixelShader9 ps = lab.pixelShader(PIXEL);
                VertexBuffer9 v = corners(lab);
                IndexBuffer9 index = indices(lab);
                VertexDeclaration9 decl = positions(lab);
                ok(d.setVertexShader(vs));
                ok(d.setPixelShader(ps));
                ok(d.setVertexDeclaration(decl));
                ok(d.setStreamSource(0, v, 0, 12));
                ok(d.setIndices(index));
                colour(d, i);
                ok(d.drawIndexedPrimitive(D3DPT_TRIANGLESTRIP, 0, 0, 4, 0, 2));
                for (Unknown9 u : new Unknown9[] {vs, ps, v, index, decl}) assertEquals(0, u.release());
                ok(d.setVertexShader(null));
                ok(d.setPixelShader(null));
                ok(d.setStreamSource(0, null, 0, 0));
                ok(d.setIndices(null));
                ok(d.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
                for (Unknown9 u : new Unknown9[] {vs, ps, v, index, decl}) assertTrue(u.isDestroyed());
                // Work that needs none of it, with nothing bound in its place yet.
                Surface9 back = d.getRenderTarget(0);
                ok(d.stretchRect(back, null, other, null, D3DTEXF_LINEAR));
                back.release();
                lab.clear(0xff00ff00);
                if (i % 3 == 0) lab.rectangle(0, 0, 8, 8, 0, 0xff123456);
                if (i % 9 == 0) ok(d.present());
            }
            lab.clear(0xff00ff00);
            lab.expectAll(0x00ff00, 0);
            other.release();
        }
    }

    @ParameterizedTest
    @CsvSource({"OFF", "THREADED"})
    void anotherThreadMayReleaseWhatThisOneDrawsWith(StreamMode mode) throws InterruptedException {
        try (Lab9 lab = open(mode, true)) {
            Device9 d = lab.device;
            int rounds = rounds(mode);
            SynchronousQueue<Unknown9> given = new SynchronousQueue<>();
            AtomicReference<Throwable> failure = new AtomicReference<>();
            Thread releaser = Thread.ofPlatform().daemon().start(() -> {
                try {
                    for (int i = 1; i <= 2 * rounds; i++) given.take().release();
                } catch (Throwable e) {
                    failure.set(e);
                }
            });
            ok(d.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
            VertexBuffer9 v = corners(lab);
            ok(d.setStreamSource(0, v, 0, 12));
            VertexDeclaration9 decl = positions(lab);
            ok(d.setVertexDeclaration(decl));
            for (int i = 1; i <= rounds; i++) {
                VertexShader9 vs = lab.vertexShader(VERTEX);
                PixelShader9 ps = lab.pixelShader(PIXEL);
                ok(d.setVertexShader(vs));
                ok(d.setPixelShader(ps));
                given.put(vs);
                given.put(ps);
                colour(d, i);
                for (int k = 0; k < 3; k++) ok(d.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
                if (i % 9 == 0) lab.expectAll(i << 16 | 0xff, 1);
            }
            releaser.join();
            assertEquals(null, failure.get());
            v.release();
            decl.release();
        }
    }
}
