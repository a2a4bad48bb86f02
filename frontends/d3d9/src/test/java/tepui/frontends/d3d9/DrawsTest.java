package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import tepui.drivers.nil.NullDriver;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.testing.Allocation;

/** Draw calls: what they take, what they leave, what they cost. */
final class DrawsTest extends Behaviour9 {
    private VertexBuffer9 triangle(int usage, int pool) {
        VertexBuffer9 b = device.createVertexBuffer(60, usage, 0, pool);
        float c = color(-1);
        b.write(0, lab.floats(0, 0, 0, 1, c, 128, 0, 0, 1, c, 0, 128, 0, 1, c));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        return b;
    }

    @Test
    void verticesComeFromABuffer() {
        lab.clear(0);
        VertexBuffer9 b = triangle(0, D3DPOOL_DEFAULT);
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        lab.expectAll(0xffffff, 0);
        b.release();
    }

    @Test
    void verticesComeFromMemoryOfTheSystem() {
        lab.clear(0);
        VertexBuffer9 b = triangle(0, D3DPOOL_SYSTEMMEM);
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        lab.expectAll(0xffffff, 0);
        b.release();
    }

    @Test
    void whatIsWrittenAfterADrawIsSeenByTheNext() {
        VertexBuffer9 b = triangle(D3DUSAGE_WRITEONLY, D3DPOOL_MANAGED);
        lab.clear(0);
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        float c = color(0xff00ff00);
        b.write(0, lab.floats(0, 0, 0, 1, c, 128, 0, 0, 1, c, 0, 128, 0, 1, c));
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        lab.expectAll(0x00ff00, 0);
        b.release();
    }

    @Test
    void aDiscardedBufferDoesNotTouchWhatWasDrawn() {
        lab.clear(0);
        VertexBuffer9 b = device.createVertexBuffer(60, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        for (int i = 0; i < 8; i++) {
            float c = color(0xff000000 | 0x1f << 16 | i);
            float x = 8 * i - 0.5f;
            b.lock(0, 0, D3DLOCK_DISCARD).copyFrom(lab.floats(x, -1, 0, 1, c, x + 16, -1, 0, 1, c, x, 200, 0, 1, c));
            ok(b.unlock());
            ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        }
        lab.expect(2, 30, 0x1f0000, 0);
        lab.expect(42, 30, 0x1f0005, 0);
        b.release();
    }

    @Test
    void aSmallBufferThatIsDiscardedForEachDrawSeldomAsksForMemory() {
        lab.clear(0);
        VertexBuffer9 b = device.createVertexBuffer(80, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 20, 20));
        long renames = device.pipe().counters().renames;
        int count = 1600;
        for (int i = 0; i < count; i++) {
            float c = color(0xff000000 | i);
            float x = 8 * (i % 8) - 0.5f;
            b.lock(20, 60, D3DLOCK_DISCARD).copyFrom(lab.floats(x, -1, 0, 1, c, x + 16, -1, 0, 1, c, x, 200, 0, 1, c));
            ok(b.unlock());
            ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        }
        for (int k = 0; k < 8; k++) lab.expect(8 * k + 2, 30, count - 8 + k, 0);
        long more = device.pipe().counters().renames - renames;
        if (device.gpu().caps().persistentMap) assertTrue(more < 20, more + " renames for " + count + " discards");
        b.release();
    }

    @Test
    void indicesThatAreDiscardedForEachDrawStayThoseOfTheirDraw() {
        lab.clear(0);
        int count = 1600;
        float[] all = new float[8 * 3 * 5];
        for (int k = 0; k < 8; k++) {
            float x = 8 * k - 0.5f;
            float c = color(0xff000000 | k + 1);
            float[] three = {x, -1, 0, 1, c, x + 16, -1, 0, 1, c, x, 200, 0, 1, c};
            System.arraycopy(three, 0, all, 15 * k, 15);
        }
        VertexBuffer9 b = device.createVertexBuffer(4 * all.length, 0, 0, D3DPOOL_DEFAULT);
        b.write(0, lab.floats(all));
        IndexBuffer9 indices =
                device.createIndexBuffer(6, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, D3DFMT_INDEX16, D3DPOOL_DEFAULT);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        ok(device.setIndices(indices));
        for (int i = 0; i < count; i++) {
            MemorySegment to = indices.lock(0, 0, D3DLOCK_DISCARD);
            for (int k = 0; k < 3; k++) to.setAtIndex(ValueLayout.JAVA_SHORT, k, (short) (3 * (i % 8) + k));
            ok(indices.unlock());
            ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 24, 0, 1));
        }
        for (int k = 0; k < 8; k++) lab.expect(8 * k + 2, 30, k + 1, 0);
        indices.release();
        b.release();
    }

    @Test
    void whatADiscardedBufferGotIsThereForTheNextLock() {
        VertexBuffer9 b = device.createVertexBuffer(40, D3DUSAGE_DYNAMIC, 0, D3DPOOL_DEFAULT);
        for (int i = 0; i < 900; i++) {
            b.lock(0, 20, D3DLOCK_DISCARD).fill((byte) i);
            ok(b.unlock());
            b.lock(20, 20, D3DLOCK_NOOVERWRITE).fill((byte) (i + 1));
            ok(b.unlock());
            if (i % 150 != 149) continue;
            MemorySegment all = b.lock(0, 0, 0);
            assertEquals((byte) i, all.get(ValueLayout.JAVA_BYTE, 19));
            assertEquals((byte) (i + 1), all.get(ValueLayout.JAVA_BYTE, 20));
            ok(b.unlock());
        }
        b.release();
    }

    @Test
    void aBufferThatIsDiscardedWhileItIsDrawnIsNotWaitedFor() {
        VertexBuffer9 b = device.createVertexBuffer(6000, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        float c = color(-1);
        MemorySegment triangle = lab.floats(0, 0, 0, 1, c, 128, 0, 0, 1, c, 0, 128, 0, 1, c);
        lab.clear(0);
        long waits = device.pipe().counters().waits;
        for (int i = 0; i < 100; i++) {
            b.lock(0, 0, D3DLOCK_DISCARD).asSlice(0, 60).copyFrom(triangle);
            ok(b.unlock());
            ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
            for (int k = 1; k < 4; k++) {
                b.lock(60 * k, 60, D3DLOCK_NOOVERWRITE).copyFrom(triangle);
                ok(b.unlock());
                ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 3 * k, 1));
            }
        }
        assertEquals(waits, device.pipe().counters().waits);
        lab.expectAll(0xffffff, 0);
        b.release();
    }

    @Test
    void rangesAreAppendedWithoutOverwriting() {
        lab.clear(0);
        VertexBuffer9 b = device.createVertexBuffer(120, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        float r = color(0xffff0000);
        float g = color(0xff00ff00);
        b.lock(0, 60, D3DLOCK_DISCARD).copyFrom(lab.floats(-1, -1, 0, 1, r, 31.5f, -1, 0, 1, r, -1, 500, 0, 1, r));
        ok(b.unlock());
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        b.lock(60, 60, D3DLOCK_NOOVERWRITE).copyFrom(lab.floats(40, -1, 0, 1, g, 80, -1, 0, 1, g, 40, 500, 0, 1, g));
        ok(b.unlock());
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 3, 1));
        lab.expect(5, 30, 0xff0000, 0);
        lab.expect(45, 30, 0x00ff00, 0);
        b.release();
    }

    @Test
    void indicesChooseVertices() {
        lab.clear(0);
        VertexBuffer9 b = triangle(0, D3DPOOL_DEFAULT);
        IndexBuffer9 i = device.createIndexBuffer(8, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        i.write(0, lab.shorts(9, 0, 1, 2));
        ok(device.setIndices(i));
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 3, 1, 1));
        lab.expectAll(0xffffff, 0);
        b.release();
        i.release();
    }

    @Test
    void theBaseVertexIsAdded() {
        lab.clear(0);
        VertexBuffer9 b = device.createVertexBuffer(120, 0, 0, D3DPOOL_MANAGED);
        float c = color(-1);
        b.write(60, lab.floats(0, 0, 0, 1, c, 128, 0, 0, 1, c, 0, 128, 0, 1, c));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        IndexBuffer9 i = device.createIndexBuffer(12, 0, D3DFMT_INDEX32, D3DPOOL_MANAGED);
        i.write(0, lab.words(0, 1, 2));
        ok(device.setIndices(i));
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 3, 0, 3, 0, 1));
        lab.expectAll(0xffffff, 0);
        b.release();
        i.release();
    }

    @Test
    void theLargestIndexOfSixteenBitsIsAVertex() {
        lab.clear(0);
        VertexBuffer9 b = device.createVertexBuffer(65536 * 20, 0, 0, D3DPOOL_MANAGED);
        float c = color(-1);
        b.write(0, lab.floats(0, 0, 0, 1, c, 128, 0, 0, 1, c));
        b.write(65535 * 20, lab.floats(0, 128, 0, 1, c));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        IndexBuffer9 i = device.createIndexBuffer(6, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        i.write(0, lab.shorts(0, 1, 0xffff));
        ok(device.setIndices(i));
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 65536, 0, 1));
        lab.expectAll(0xffffff, 0);
        b.release();
        i.release();
    }

    @Test
    void indexedVerticesOfTheProgramsMemory() {
        lab.clear(0);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float c = color(0xff0000ff);
        MemorySegment v = lab.floats(99, 99, 0, 1, c, 99, 99, 0, 1, c, 0, 0, 0, 1, c, 128, 0, 0, 1, c, 0, 128, 0, 1, c);
        ok(device.drawIndexedPrimitiveUP(D3DPT_TRIANGLELIST, 2, 3, 1, lab.shorts(2, 3, 4), D3DFMT_INDEX16, v, 20));
        lab.expectAll(0x0000ff, 0);
        Ref<VertexBuffer9> b = new Ref<>();
        IntRef offset = new IntRef();
        IntRef stride = new IntRef();
        ok(device.getStreamSource(0, b, offset, stride));
        assertEquals(null, b.value);
        assertEquals(0, stride.value);
        Ref<IndexBuffer9> i = new Ref<>();
        ok(device.getIndices(i));
        assertEquals(null, i.value);
    }

    @Test
    void verticesOfTheProgramSurviveTheirIndicesWhenTheRingTurnsOver() {
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float c = color(0xff00ff00);
        MemorySegment v = lab.floats(0, 0, 0, 1, c, 128, 0, 0, 1, c, 0, 128, 0, 1, c);
        int triangles = 2000;
        int[] indices = new int[3 * triangles];
        for (int i = 0; i < indices.length; i++) indices[i] = i < 3 ? i : 0;
        MemorySegment all = lab.words(indices);
        for (int i = 0; i < 60; i++) {
            lab.clear(0);
            ok(device.drawIndexedPrimitiveUP(D3DPT_TRIANGLELIST, 0, 3, triangles, all, D3DFMT_INDEX32, v, 20));
            lab.expect(30, 30, 0x00ff00, 0);
        }
    }

    @Test
    void instancesReadTheirOwnStream() {
        lab.clear(0);
        VertexDeclaration9 d = device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(1, 0, D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_TEXCOORD, 0));
        ok(device.setVertexDeclaration(d));
        ok(device.setVertexShader(lab.vertexShader("vs_3_0\n"
                + "dcl_position v0\n"
                + "dcl_texcoord v1\n"
                + "dcl_position o0\n"
                + "dcl_color o1\n"
                + "def c0, 1, 0, 0, 0\n"
                + "mov r0, c0.yyyx\n"
                + "add r0.xy, v0, v1\n"
                + "mov o0, r0\n"
                + "mov o1, c0.x\n")));
        VertexBuffer9 a = device.createVertexBuffer(24, 0, 0, D3DPOOL_MANAGED);
        a.write(0, lab.floats(-0.25f, -0.25f, -0.25f, 0.25f, 0.25f, -0.25f));
        VertexBuffer9 b = device.createVertexBuffer(16, 0, 0, D3DPOOL_MANAGED);
        b.write(0, lab.floats(-0.5f, 0, 0.5f, 0));
        IndexBuffer9 i = device.createIndexBuffer(6, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        i.write(0, lab.shorts(0, 1, 2));
        ok(device.setIndices(i));
        ok(device.setStreamSource(0, a, 0, 8));
        ok(device.setStreamSource(1, b, 0, 8));
        ok(device.setStreamSourceFreq(0, D3DSTREAMSOURCE_INDEXEDDATA | 2));
        ok(device.setStreamSourceFreq(1, D3DSTREAMSOURCE_INSTANCEDATA | 1));
        ok(device.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndcl_color v0\nmov oC0, v0\n")));
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 3, 0, 1));
        lab.expect(12, 35, 0xffffff);
        lab.expect(44, 35, 0xffffff);
        lab.expect(30, 35, 0);
        a.release();
        b.release();
        i.release();
        d.release();
    }

    @Test
    void drawsWithoutADeclarationAreRefused() {
        refused(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        refused(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(new float[12]), 16));
    }

    @Test
    void indexedDrawsWithoutIndicesDrawNothing() {
        lab.clear(0);
        VertexBuffer9 b = triangle(0, D3DPOOL_DEFAULT);
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 3, 0, 1));
        lab.expectAll(0, 0);
        b.release();
    }

    @Test
    void refusedDrawsOfTheProgramsMemoryUnbindAllTheSame() {
        VertexBuffer9 b = device.createVertexBuffer(64, 0, 0, D3DPOOL_DEFAULT);
        IndexBuffer9 i = device.createIndexBuffer(6, 0, D3DFMT_INDEX16, D3DPOOL_DEFAULT);
        ok(device.setStreamSource(0, b, 4, 20));
        ok(device.setIndices(i));
        refused(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(new float[12]), 16));
        Ref<VertexBuffer9> r = new Ref<>();
        IntRef offset = new IntRef();
        IntRef stride = new IntRef();
        ok(device.getStreamSource(0, r, offset, stride));
        assertNull(r.value);
        assertEquals(0, offset.value);
        assertEquals(20, stride.value);
        Ref<IndexBuffer9> indices = new Ref<>();
        ok(device.getIndices(indices));
        assertSame(i, indices.get());
        i.release();
        ok(device.setStreamSource(0, b, 4, 20));
        refused(device.drawIndexedPrimitiveUP(
                D3DPT_TRIANGLELIST, 0, 3, 1, lab.shorts(0, 1, 2), D3DFMT_INDEX16, lab.floats(new float[12]), 16));
        ok(device.getStreamSource(0, r, offset, stride));
        assertNull(r.value);
        ok(device.getIndices(indices));
        assertNull(indices.value);
        // Without primitives nothing is looked at, but for the stride.
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 0, lab.floats(new float[12]), 16));
        refused(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 0, lab.floats(new float[12]), 0));
        b.release();
        i.release();
    }

    @Test
    void noPrimitivesAreNoFailure() {
        VertexBuffer9 b = triangle(0, D3DPOOL_DEFAULT);
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 0));
        b.release();
    }

    @Test
    void aDeclaredStreamWithoutABufferIsNoFailure() {
        ok(device.setFVF(D3DFVF_XYZ));
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
    }

    @Test
    void aBufferReleasedWhileBoundIsStillDrawn() {
        lab.clear(0);
        VertexBuffer9 b = triangle(0, D3DPOOL_DEFAULT);
        assertEquals(0, b.release());
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        lab.expectAll(0xffffff, 0);
    }

    @Test
    void memoryTooShortIsRefused() {
        ok(device.setFVF(D3DFVF_XYZ));
        refused(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(1, 2, 3), 12));
    }

    @Test
    void steadyDrawsAllocateNothingAndMakeNoShaders() {
        NullDriver driver = new NullDriver();
        try (Device gpu = driver.open(driver.devices().getFirst(), DeviceOptions.DEFAULT)) {
            Direct3D9 d3d = Direct3D9.create(gpu);
            Device9 d = d3d.createDevice(PresentParameters9.offscreen(64, 64));
            VertexBuffer9 b = d.createVertexBuffer(4096, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
            Texture9[] t = new Texture9[2];
            for (int i = 0; i < 2; i++) t[i] = d.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            LockedData locked = new LockedData();
            float[] m = IDENTITY.clone();
            MemorySegment up = lab.floats(new float[18]);
            ok(d.setFVF(D3DFVF_XYZ | D3DFVF_NORMAL));
            Runnable frame = () -> {
                for (int i = 0; i < 100; i++) {
                    d.setStreamSource(0, b, 0, 24);
                    b.lock(0, 72, locked, i % 10 == 0 ? D3DLOCK_DISCARD : D3DLOCK_NOOVERWRITE);
                    b.unlock();
                    d.setTexture(0, t[i & 1]);
                    d.setRenderState(D3DRS_ALPHABLENDENABLE, i & 1);
                    m[12] = i;
                    d.setTransform(D3DTS_WORLD, m);
                    d.setPixelShaderConstantF(0, m, 4);
                    d.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1);
                    d.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, up, 24);
                }
            };
            frame.run();
            int shaders = d.shadersMade();
            assertEquals(0, Allocation.bytes(50, frame));
            assertEquals(shaders, d.shadersMade());
            for (Texture9 x : t) x.release();
            b.release();
            d.release();
            d3d.release();
        }
    }
}
