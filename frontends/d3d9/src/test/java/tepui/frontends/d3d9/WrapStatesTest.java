package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** D3DRS_WRAP0 to 15: coordinates that lie on a circle. */
final class WrapStatesTest extends Behaviour9 {
    private static final String VERTEX =
            "vs_2_0\ndcl_position v0\ndcl_texcoord v1\nmov oPos, v0\nmov oT0, v1\nmov oD0, v1\n";

    @BeforeEach
    void needsCircles() {
        Assumptions.assumeTrue(
                lab.gpu.caps().cylindricalWrap || lab.gpu.caps().geometry,
                "the device interpolates no coordinates on a circle and has no geometry shaders");
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE);
    }

    /** From 0.9 to 0.1 over four texels of four colours: what the pixels in the middle are. */
    private int aroundTheSeam() {
        ok(device.setTexture(0, lab.texture(4, 1, 0xffff0000, 0xff00ff00, 0xff0000ff, 0xffffffff)));
        float e = SIZE - 0.5f;
        MemorySegment v = lab.floats(
                -0.5f, -0.5f, 0, 1, 0.9f, 0.5f, e, -0.5f, 0, 1, 0.1f, 0.5f, -0.5f, e, 0, 1, 0.9f, 0.5f, e, e, 0, 1,
                0.1f, 0.5f);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 24));
        return lab.pixel(SIZE / 2 + 4, SIZE / 2);
    }

    @Test
    void wrappedCoordinatesTakeTheShorterWay() {
        assertEquals(0x00ff00, aroundTheSeam());
        lab.state(D3DRS_WRAP0, D3DWRAP_U);
        assertEquals(0xff0000, aroundTheSeam());
        lab.state(D3DRS_WRAP0, D3DWRAP_V);
        assertEquals(0x00ff00, aroundTheSeam());
    }

    @Test
    void wrapStatesBelongToSetsNotToStages() {
        lab.state(D3DRS_WRAP1, D3DWRAP_U);
        assertEquals(0x00ff00, aroundTheSeam());
        lab.stage(0, D3DTSS_TEXCOORDINDEX, 1);
        lab.state(D3DRS_WRAP0, 0);
        ok(device.setTexture(0, lab.texture(4, 1, 0xffff0000, 0xff00ff00, 0xff0000ff, 0xffffffff)));
        float e = SIZE - 0.5f;
        float[] x = {-0.5f, e, -0.5f, e};
        float[] y = {-0.5f, -0.5f, e, e};
        float[] v = new float[32];
        for (int i = 0; i < 4; i++) {
            System.arraycopy(
                    new float[] {x[i], y[i], 0, 1, 0.3f, 0.5f, i % 2 == 0 ? 0.9f : 0.1f, 0.5f}, 0, v, 8 * i, 8);
        }
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX2));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, lab.floats(v), 32));
        lab.expect(SIZE / 2 + 4, SIZE / 2, 0xff0000);
    }

    @Test
    void wrapStatesHoldForPixelShaders() {
        PixelShader9 p = lab.pixelShader("ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n");
        ok(device.setPixelShader(p));
        assertEquals(0x00ff00, aroundTheSeam());
        lab.state(D3DRS_WRAP0, D3DWRAP_U);
        assertEquals(0xff0000, aroundTheSeam());
        lab.state(D3DRS_WRAP0, 0);
        assertEquals(0x00ff00, aroundTheSeam());
    }

    // ---- exact values: what is drawn is where on its circle a pixel is

    private void shaders() {
        ok(device.setVertexShader(lab.vertexShader(VERTEX)));
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndcl t0\nfrc r0, t0\nmov oC0, r0\n")));
        ok(device.setVertexDeclaration(device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 12, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_TEXCOORD, 0))));
    }

    /** Vertices from left to right over the target, with coordinates (0.9, 0.1, 0.8, 0.2) at the left and (0.2, 0.7, 0.1, 0.8) at the right. */
    private MemorySegment vertices(float... xy) {
        float[] v = new float[xy.length / 2 * 7];
        for (int i = 0; i < xy.length / 2; i++) {
            float at = (xy[2 * i] + 1) / 2;
            float[] one = {
                xy[2 * i], xy[2 * i + 1], 0, 0.9f - 0.7f * at, 0.1f + 0.6f * at, 0.8f - 0.7f * at, 0.2f + 0.6f * at
            };
            System.arraycopy(one, 0, v, 7 * i, 7);
        }
        return lab.floats(v);
    }

    private static double turn(double v) {
        return v - Math.floor(v);
    }

    /** Red, green, blue where {@code mask} says which components went the shorter way. */
    private void expectRow(int y, int mask) {
        int[] p = lab.pixels();
        for (int x = 2; x < SIZE - 2; x++) {
            // Edges of the target lie half a pixel before the centres of the first pixels.
            double at = (double) x / SIZE;
            double[] wanted = {
                (mask & 1) == 0 ? 0.9 - 0.7 * at : 0.9 + 0.3 * at,
                (mask & 2) == 0 ? 0.1 + 0.6 * at : 0.1 - 0.4 * at,
                (mask & 4) == 0 ? 0.8 - 0.7 * at : 0.8 + 0.3 * at
            };
            for (int k = 0; k < 3; k++) {
                double is = (p[y * SIZE + x] >> 16 - 8 * k & 255) / 255.0;
                double off = Math.abs(is - turn(wanted[k]));
                int column = x;
                int component = k;
                assertTrue(
                        Math.min(off, 1 - off) < 0.01,
                        () -> "component " + component + " of pixel (" + column + ", " + y + ") is " + is + ", must be "
                                + turn(wanted[component]));
            }
        }
    }

    @Test
    void eachComponentHasABitOfItsOwn() {
        shaders();
        int[] states = {D3DWRAP_U, D3DWRAP_V, D3DWRAP_W, D3DWRAP_U | D3DWRAP_V | D3DWRAP_W, 0};
        for (int state : states) {
            lab.state(D3DRS_WRAP0, state);
            lab.clear(0xff445566);
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, vertices(-1, -1, -1, 1, 1, -1, 1, 1), 28));
            expectRow(20, state);
        }
    }

    @Test
    void allKindsOfPrimitivesGoRound() {
        shaders();
        lab.state(D3DRS_WRAP0, D3DWRAP_U | D3DWRAP_V);
        float y = 1 - 2 * 21f / SIZE;
        Object[][] cases = {
            {D3DPT_TRIANGLELIST, 2, new float[] {-1, -1, -1, 1, 1, -1, 1, -1, -1, 1, 1, 1}},
            {D3DPT_TRIANGLESTRIP, 2, new float[] {-1, -1, -1, 1, 1, -1, 1, 1}},
            {D3DPT_TRIANGLEFAN, 2, new float[] {-1, -1, -1, 1, 1, 1, 1, -1}},
            {D3DPT_LINELIST, 1, new float[] {-1, y, 1, y}},
            {D3DPT_LINESTRIP, 2, new float[] {-1, -y, -1, y, 1, y}},
        };
        for (Object[] c : cases) {
            lab.clear(0xff445566);
            ok(device.drawPrimitiveUP((int) c[0], (int) c[1], vertices((float[]) c[2]), 28));
            expectRow(21, 3);
        }
    }

    @Test
    void indexedPrimitivesGoRound() {
        shaders();
        lab.state(D3DRS_WRAP0, D3DWRAP_U);
        lab.clear(0xff445566);
        ok(device.drawIndexedPrimitiveUP(
                D3DPT_TRIANGLELIST,
                0,
                4,
                2,
                lab.shorts(0, 1, 2, 2, 1, 3),
                D3DFMT_INDEX16,
                vertices(-1, -1, -1, 1, 1, -1, 1, 1),
                28));
        expectRow(20, 1);
    }

    @Test
    void linesAndTrianglesTakeTurns() {
        shaders();
        lab.state(D3DRS_WRAP0, D3DWRAP_U);
        float y = 1 - 2 * 21f / SIZE;
        lab.clear(0);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, vertices(-1, -1, -1, 1, 1, -1, 1, 1), 28));
        lab.state(D3DRS_WRAP0, D3DWRAP_V);
        ok(device.drawPrimitiveUP(D3DPT_LINELIST, 1, vertices(-1, y, 1, y), 28));
        expectRow(21, 2);
        expectRow(40, 1);
        lab.state(D3DRS_WRAP0, 0);
        ok(device.drawPrimitiveUP(D3DPT_LINELIST, 1, vertices(-1, y, 1, y), 28));
        expectRow(21, 0);
    }

    @Test
    void setsBeyondTheEighthGoRoundInSeveralTargets() {
        ok(device.setVertexShader(lab.vertexShader("vs_3_0\ndcl_position v0\ndcl_texcoord v1\ndcl_position o0\n"
                + "dcl_texcoord9 o1\ndcl_texcoord3 o2\nmov o0, v0\nmov o1, v1\nmov o2, v1\n")));
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndcl_texcoord9 v0\ndcl_texcoord3 v1\nfrc r0, v0\n"
                + "frc r1, v1\nmov oC0, r0\nmov oC1, r1\n")));
        ok(device.setVertexDeclaration(device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 12, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_TEXCOORD, 0))));
        Surface9 second = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(1, second));
        lab.state(D3DRS_WRAP9, D3DWRAP_U).state(D3DRS_WRAP3, D3DWRAP_V);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, vertices(-1, -1, -1, 1, 1, -1, 1, 1), 28));
        expectRow(20, 1);
        ok(device.setRenderTarget(0, second));
        expectRow(20, 2);
        second.release();
    }

    @Test
    void clipPlanesCutWhatGoesRound() {
        shaders();
        lab.state(D3DRS_WRAP0, D3DWRAP_U).state(D3DRS_CLIPPLANEENABLE, 1);
        ok(device.setClipPlane(0, new float[] {0, 1, 0, 0}));
        lab.clear(0xff445566);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, vertices(-1, -1, -1, 1, 1, -1, 1, 1), 28));
        expectRow(20, 1);
        lab.expect(30, 50, 0x445566, 0);
    }

    @Test
    void flatColoursStayThoseOfTheFirstVertex() {
        ok(device.setVertexShader(lab.vertexShader(VERTEX)));
        ok(device.setPixelShader(
                lab.pixelShader("ps_2_0\ndcl v0\ndcl t0\nmov r0, v0\nfrc r1, t0\nmov r0.g, r1.x\nmov oC0, r0\n")));
        ok(device.setVertexDeclaration(device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 12, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_TEXCOORD, 0))));
        lab.state(D3DRS_SHADEMODE, D3DSHADE_FLAT).state(D3DRS_WRAP0, D3DWRAP_U);
        // The first triangle begins at the left (0.9, ...), the second at its own first vertex, left too.
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, vertices(-1, -1, -1, 1, 1, -1, 1, 1), 28));
        int[] p = lab.pixels();
        for (int x : new int[] {4, 32, 60}) {
            int c = p[20 * SIZE + x];
            assertEquals(0.9, (c >> 16 & 255) / 255.0, 0.01);
            assertEquals(turn(0.9 + 0.3 * x / SIZE), (c >> 8 & 255) / 255.0, 0.01);
            assertEquals(0.8, (c & 255) / 255.0, 0.01);
        }
    }

    @Test
    void pointsAreDrawnAsEver() {
        shaders();
        lab.state(D3DRS_WRAP0, D3DWRAP_U);
        lab.clear(0);
        float y = 1 - 2 * 21f / SIZE;
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, vertices(0, y), 28));
        int[] p = lab.pixels();
        int lit = 0;
        for (int c : p) if ((c & 0xffffff) != 0) lit++;
        assertEquals(1, lit);
    }
}
