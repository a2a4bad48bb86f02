package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Depth bias by format, sizes of points, planes, semantics of positions, and what the device has when memory is taken away. */
final class RasterTest extends Behaviour9 {
    private static final String PASS = "dcl_position v0\nmov oPos, v0\n";

    // ---- depth bias

    private void biased(int format) {
        lab.needs(D3DRTYPE_SURFACE, D3DUSAGE_DEPTHSTENCIL, format);
        Surface9 depth = device.createDepthStencilSurface(SIZE, SIZE, format, 0, 0, false);
        ok(device.setDepthStencilSurface(depth));
        lab.state(D3DRS_ZFUNC, D3DCMP_LESS).state(D3DRS_ZENABLE, 1);
        // A bias is in units of depth itself, whatever the format stores.
        float[][] rows = {{-0.1f, 0.55f, 1}, {-0.1f, 0.65f, 0}, {0.1f, 0.47f, 0}, {0.1f, 0.35f, 1}, {0, 0.45f, 1}};
        for (float[] r : rows) {
            ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff000000, 0.5f, 0));
            lab.state(D3DRS_DEPTHBIAS, r[0]);
            lab.rectangle(0, 0, SIZE, SIZE, r[1], 0xff00ff00);
            int expected = r[2] != 0 ? 0x00ff00 : 0;
            assertEquals(expected, lab.pixel(32, 32), () -> "bias " + r[0] + " at depth " + r[1]);
        }
        depth.release();
    }

    @Test
    void theBiasOfD16IsInUnitsOfDepth() {
        biased(D3DFMT_D16);
    }

    @Test
    void theBiasOfD24S8IsInUnitsOfDepth() {
        biased(D3DFMT_D24S8);
    }

    @Test
    void theBiasOfD24X8IsInUnitsOfDepth() {
        biased(D3DFMT_D24X8);
    }

    @Test
    void theBiasOfFloatsIsInUnitsOfDepth() {
        biased(D3DFMT_D32F_LOCKABLE);
    }

    // ---- points

    private int covered() {
        int n = 0;
        for (int p : lab.pixels()) if ((p & 0xffffff) != 0) n++;
        return n;
    }

    private void point() {
        lab.clear(0xff000000);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(31.5f, 31.5f, 0, 1, color(-1)), 20));
    }

    private void needs(float size) {
        Assumptions.assumeTrue(lab.gpu.caps().maxPointSize >= size, "the device has no points so large");
    }

    @Test
    void theLeastSizeBoundsSmallPoints() {
        needs(16);
        lab.state(D3DRS_POINTSIZE, 2f).state(D3DRS_POINTSIZE_MIN, 8f);
        point();
        assertEquals(64, covered());
        lab.state(D3DRS_POINTSIZE_MIN, 1f);
        point();
        assertEquals(4, covered());
    }

    @Test
    void theLargestSizeBoundsLargePoints() {
        needs(16);
        lab.state(D3DRS_POINTSIZE, 16f).state(D3DRS_POINTSIZE_MAX, 4f);
        point();
        assertEquals(16, covered());
    }

    @Test
    void sizesOfVertexShadersAreBoundedToo() {
        needs(16);
        ok(device.setVertexShader(lab.vertexShader("vs_2_0\ndef c0, 16, 0, 0, 0\n" + PASS + "mov oPts, c0.x\n")));
        ok(device.setFVF(D3DFVF_XYZ));
        MemorySegment v = lab.floats(1f / SIZE, -1f / SIZE, 0);
        lab.clear(0xff000000);
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, v, 12));
        int whole = covered();
        assertTrue(whole >= 225 && whole <= 289, () -> "a point of 16 covers " + whole);
        lab.state(D3DRS_POINTSIZE_MAX, 4f);
        lab.clear(0xff000000);
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, v, 12));
        int bounded = covered();
        assertTrue(bounded >= 9 && bounded <= 25, () -> "a point of 4 covers " + bounded);
    }

    @Test
    void aVertexShaderWithoutASizeTakesThatOfTheState() {
        needs(16);
        ok(device.setVertexShader(lab.vertexShader("vs_2_0\n" + PASS)));
        ok(device.setFVF(D3DFVF_XYZ));
        lab.state(D3DRS_POINTSIZE, 8f);
        lab.clear(0xff000000);
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(1f / SIZE, -1f / SIZE, 0), 12));
        int n = covered();
        assertTrue(n >= 49 && n <= 81, () -> "a point of 8 covers " + n);
    }

    @Test
    void scaledPointsShrinkWithDistance() {
        needs(32);
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZENABLE, 0).state(D3DRS_POINTSCALEENABLE, 1);
        // Height of the viewport times the size, over the root of c times distance squared.
        lab.state(D3DRS_POINTSIZE, 0.25f).state(D3DRS_POINTSCALE_A, 0f).state(D3DRS_POINTSCALE_C, 1f);
        float[] flat = {0.01f, 0, 0, 0, 0, 0.01f, 0, 0, 0, 0, 0.1f, 0, 0, 0, 0, 1};
        ok(device.setTransform(D3DTS_PROJECTION, flat));
        ok(device.setFVF(D3DFVF_XYZ));
        int[] counts = new int[2];
        for (int i = 0; i < 2; i++) {
            lab.clear(0xff000000);
            ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(0, 0, 2f * (i + 1)), 12));
            counts[i] = covered();
        }
        assertTrue(counts[0] >= 49 && counts[0] <= 81, () -> "8 wide covers " + counts[0]);
        assertTrue(counts[1] >= 9 && counts[1] <= 25, () -> "4 wide covers " + counts[1]);
    }

    // ---- positions of other numbers

    @Test
    void aSecondPositionReachesThePixelShader() {
        ok(
                device.setVertexShader(
                        lab.vertexShader(
                                "vs_3_0\ndcl_position v0\ndcl_position o0\ndcl_position1 o1\ndef c0, 0, 1, 0, 1\nmov o0, v0\nmov o1, c0\n")));
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndcl_position1 v0\nmov oC0, v0\n")));
        lab.quad(0);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void aSecondPositionIsReadByVertexShaders() {
        ok(device.setVertexDeclaration(device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 12, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 1))));
        ok(device.setVertexShader(
                lab.vertexShader("vs_2_0\ndcl_position v0\ndcl_position1 v1\nmov oPos, v0\nmov oD0, v1\n")));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(-1, 1, 0, 1, 0, 1, 3, 1, 0, 1, 0, 1, -1, -3, 0, 1, 0, 1), 24));
        lab.expectAll(0xff00ff, 0);
    }

    // ---- planes

    @Test
    void planesOfAllNumbersCut() {
        Assumptions.assumeTrue(lab.gpu.caps().maxClipDistances >= 6, "the device has fewer planes");
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZENABLE, 0);
        for (int i = 0; i < 6; i++) {
            ok(device.setClipPlane(i, new float[] {1, 0, 0, 0}));
            lab.state(D3DRS_CLIPPLANEENABLE, 1 << i);
            lab.clear(0xff000000);
            lab.coloredQuad(0, 0xffff0000);
            lab.expect(10, 32, 0);
            lab.expect(54, 32, 0xff0000);
        }
    }

    @Test
    void severalPlanesLeaveWhatIsBeforeAllOfThem() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZENABLE, 0);
        ok(device.setClipPlane(0, new float[] {1, 0, 0, 0}));
        ok(device.setClipPlane(1, new float[] {0, 1, 0, 0}));
        lab.state(D3DRS_CLIPPLANEENABLE, 3);
        lab.clear(0xff000000);
        lab.coloredQuad(0, 0xffff0000);
        lab.expect(54, 10, 0xff0000);
        lab.expect(54, 54, 0);
        lab.expect(10, 10, 0);
        lab.expect(10, 54, 0);
    }

    @Test
    void verticesInPixelsAreNotCutByPlanes() {
        ok(device.setClipPlane(0, new float[] {1, 0, 0, -5}));
        lab.state(D3DRS_CLIPPLANEENABLE, 1);
        lab.full(0xffff0000);
        lab.expectAll(0xff0000, 0);
    }

    @Test
    void planesMoveWithTheView() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZENABLE, 0);
        ok(device.setTransform(D3DTS_VIEW, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0.5f, 0, 0, 1}));
        ok(device.setClipPlane(0, new float[] {1, 0, 0, 0}));
        lab.state(D3DRS_CLIPPLANEENABLE, 1);
        lab.clear(0xff000000);
        lab.coloredQuad(0, 0xffff0000);
        lab.expect(40, 32, 0);
        lab.expect(56, 32, 0xff0000);
    }

    // ---- memory taken away

    @Test
    void evictedBuffersThatAreBoundAreDrawn() {
        VertexBuffer9 v = device.createVertexBuffer(64, 0, D3DFVF_XYZ | D3DFVF_DIFFUSE, D3DPOOL_MANAGED);
        float c = color(0xff00ff00);
        v.write(0, lab.floats(-1, 1, 0, c, 1, 1, 0, c, -1, -1, 0, c, 1, -1, 0, c));
        IndexBuffer9 i = device.createIndexBuffer(12, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        i.write(0, lab.shorts(0, 1, 2, 2, 1, 3));
        lab.state(D3DRS_LIGHTING, 0);
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, v, 0, 16));
        ok(device.setIndices(i));
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 4, 0, 2));
        lab.expectAll(0x00ff00, 0);
        ok(device.evictManagedResources());
        lab.clear(0xff000000);
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 4, 0, 2));
        lab.expectAll(0x00ff00, 0);
        v.release();
        i.release();
    }

    @Test
    void evictedTexturesThatAreBoundAreSampled() {
        Texture9 t = lab.texture(2, 2, 0xff123456);
        ok(device.setTexture(0, t));
        lab.textured(0);
        ok(device.evictManagedResources());
        lab.clear(0xff000000);
        lab.textured(0);
        lab.expectAll(0x123456, 0);
        Lab9.fill(t, 0, 0xff654321);
        ok(device.evictManagedResources());
        lab.textured(0);
        lab.expectAll(0x654321, 0);
        t.release();
    }

    // ---- the front buffer

    @Test
    void theFrontBufferOfSeveralSamplesIsResolved() {
        PresentParameters9 p = PresentParameters9.offscreen(16, 16);
        p.multiSampleType = D3DMULTISAMPLE_4_SAMPLES;
        Device9 d = lab.d3d.createDevice(p);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff654321, 0, 0));
        ok(d.present());
        Surface9 copy = d.createOffscreenPlainSurface(16, 16, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        ok(d.getFrontBufferData(0, copy));
        LockedRect r = copy.lockRect(D3DLOCK_READONLY);
        assertEquals(0x654321, r.rows(1).get(java.lang.foreign.ValueLayout.JAVA_INT, 20) & 0xffffff);
        ok(copy.unlockRect());
        copy.release();
        d.release();
    }
}
