package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The vertex stage into a buffer. */
final class ProcessVerticesTest extends Behaviour9 {
    private static final int TARGET = D3DFVF_XYZRHW | D3DFVF_DIFFUSE | D3DFVF_TEX1;
    private static final int STRIDE = 28;

    @BeforeEach
    void streams() {
        Assumptions.assumeTrue(lab.gpu.caps().streamOutput, "the device streams no vertices");
        lab.state(D3DRS_LIGHTING, 0);
    }

    private VertexBuffer9 source(int fvf, int stride, float... v) {
        VertexBuffer9 b = device.createVertexBuffer(4 * v.length, 0, fvf, D3DPOOL_SYSTEMMEM);
        b.write(0, MemorySegment.ofArray(v));
        ok(device.setFVF(fvf));
        ok(device.setStreamSource(0, b, 0, stride));
        return b;
    }

    private VertexBuffer9 target(int vertices) {
        VertexBuffer9 b = device.createVertexBuffer(STRIDE * vertices, 0, TARGET, D3DPOOL_SYSTEMMEM);
        b.lock(0, 0, 0).fill((byte) 0x55);
        ok(b.unlock());
        return b;
    }

    private static float f(MemorySegment m, int vertex, int word) {
        return m.getAtIndex(ValueLayout.JAVA_FLOAT, vertex * 7L + word);
    }

    @Test
    void fixedFunctionGivesPixels() {
        // Two vertices, the second twice as far: x, y, z, colour, u, v.
        source(
                D3DFVF_XYZ | D3DFVF_DIFFUSE | D3DFVF_TEX1,
                24,
                0.5f,
                0.5f,
                1,
                color(0xff102030),
                0.25f,
                0.75f,
                0.5f,
                0.5f,
                2,
                color(0x80ff00ff),
                1,
                2);
        float[] perspective = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, -1, 0};
        ok(device.setTransform(D3DTS_PROJECTION, perspective));
        ok(device.setViewport(new Viewport9(8, 4, 32, 16, 0.25f, 0.75f)));
        VertexBuffer9 to = target(3);
        ok(device.processVertices(0, 1, 2, to, null, 0));
        MemorySegment m = to.lock(0, 0, D3DLOCK_READONLY);
        assertEquals(0x55555555, m.get(ValueLayout.JAVA_INT, 0), "what lies before the target");
        assertEquals(8 + 1.5f * 16, f(m, 1, 0), 1e-4f);
        assertEquals(4 + 0.5f * 8, f(m, 1, 1), 1e-4f);
        assertEquals(0.25f + 0.5f * 1, f(m, 1, 2), 1e-5f);
        assertEquals(1, f(m, 1, 3), 1e-5f);
        assertEquals(0xff102030, m.getAtIndex(ValueLayout.JAVA_INT, 7 + 4));
        assertEquals(0.25f, f(m, 1, 5));
        assertEquals(0.75f, f(m, 1, 6));
        assertEquals(8 + 1.25f * 16, f(m, 2, 0), 1e-4f);
        assertEquals(0.5f, f(m, 2, 3), 1e-5f);
        assertEquals(0x80ff00ff, m.getAtIndex(ValueLayout.JAVA_INT, 14 + 4));
        ok(to.unlock());
    }

    @Test
    void lightsAreAppliedOnce() {
        lab.state(D3DRS_LIGHTING, 1).state(D3DRS_AMBIENT, 0xff808080);
        ok(device.setMaterial(
                new Material9(new float[] {0, 0, 0, 1}, new float[] {1, 0.5f, 0, 1}, new float[4], new float[4], 0)));
        source(D3DFVF_XYZ | D3DFVF_NORMAL, 24, 0, 0, 0.5f, 0, 0, -1);
        VertexBuffer9 to = target(1);
        ok(device.processVertices(0, 0, 1, to, null, 0));
        MemorySegment m = to.lock(0, 0, D3DLOCK_READONLY);
        assertEquals(0xff804000, m.getAtIndex(ValueLayout.JAVA_INT, 4));
        ok(to.unlock());
    }

    @Test
    void shadersGiveThemToo() {
        VertexShader9 vs =
                lab.vertexShader("vs_2_0\ndcl_position v0\nadd oPos, v0, c0\nmov oD0, c1\nmul oT0.xy, v0, c2\n");
        ok(device.setVertexShader(vs));
        ok(device.setVertexShaderConstantF(0, new float[] {0.25f, 0, 0, 0, 0, 1, 0, 1, 4, 4, 4, 4}, 3));
        source(D3DFVF_XYZ, 12, 0.25f, 0.5f, 0.5f);
        VertexBuffer9 to = target(1);
        ok(device.processVertices(0, 0, 1, to, null, D3DPV_DONOTCOPYDATA));
        MemorySegment m = to.lock(0, 0, D3DLOCK_READONLY);
        assertEquals(1.5f * SIZE / 2, f(m, 0, 0), 1e-4f);
        assertEquals(0.5f * SIZE / 2, f(m, 0, 1), 1e-4f);
        assertEquals(0xff00ff00, m.getAtIndex(ValueLayout.JAVA_INT, 4));
        assertEquals(1, f(m, 0, 5), 1e-5f);
        assertEquals(2, f(m, 0, 6), 1e-5f);
        ok(to.unlock());
        vs.release();
    }

    @Test
    void whatWasProcessedIsDrawnAsBefore() {
        float c = color(0xff00ff00);
        VertexBuffer9 from =
                source(D3DFVF_XYZ | D3DFVF_DIFFUSE, 16, -1, 1, 0, c, 1, 1, 0, c, -1, -1, 0, c, 1, -1, 0, c);
        VertexBuffer9 to = target(4);
        ok(device.processVertices(0, 0, 4, to, null, 0));
        lab.clear(0);
        ok(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
        lab.expectAll(0x00ff00, 0);
        lab.clear(0);
        ok(device.setFVF(TARGET));
        ok(device.setStreamSource(0, to, 0, STRIDE));
        ok(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
        lab.expect(32, 32, 0x00ff00);
        from.release();
    }

    @Test
    void wrongCallsAreRefused() {
        source(D3DFVF_XYZ, 12, 0, 0, 0);
        VertexBuffer9 to = target(1);
        refused(device.processVertices(0, 0, 1, null, null, 0));
        refused(device.processVertices(0, 1, 1, to, null, 0));
        refused(device.processVertices(-1, 0, 1, to, null, 0));
        VertexBuffer9 plain = device.createVertexBuffer(64, 0, D3DFVF_XYZ, D3DPOOL_SYSTEMMEM);
        refused(device.processVertices(0, 0, 1, plain, null, 0));
        ok(device.setFVF(D3DFVF_XYZRHW));
        refused(device.processVertices(0, 0, 1, to, null, 0));
    }

    @Test
    void aDeclarationGivesTheTargetsForm() {
        source(D3DFVF_XYZ, 12, 0, 0, 0.5f);
        VertexBuffer9 to = device.createVertexBuffer(32, 0, 0, D3DPOOL_SYSTEMMEM);
        VertexDeclaration9 d =
                device.createVertexDeclaration(VertexElement9.of(0, 8, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITIONT, 0));
        ok(device.processVertices(0, 0, 1, to, d, 0));
        MemorySegment m = to.lock(0, 0, D3DLOCK_READONLY);
        assertEquals(0, m.get(ValueLayout.JAVA_INT, 0));
        assertEquals(SIZE / 2f, m.get(ValueLayout.JAVA_FLOAT, 8), 1e-4f);
        assertEquals(1, m.get(ValueLayout.JAVA_FLOAT, 20), 1e-6f);
        ok(to.unlock());
        d.release();
    }
}
