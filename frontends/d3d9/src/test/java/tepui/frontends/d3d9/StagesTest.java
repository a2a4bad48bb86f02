package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Where fixed function and shaders meet, what vertices may be made of, and what pixel shaders are told of their place. */
final class StagesTest extends Behaviour9 {
    private static final String PASS = "dcl_position v0\nmov oPos, v0\n";

    private void strip(int fvf, int stride, MemorySegment v) {
        ok(device.setFVF(fvf));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, stride));
    }

    private void fog(int table, int vertex, float start, float end) {
        lab.state(D3DRS_FOGENABLE, 1).state(D3DRS_FOGCOLOR, 0xff0000ff).state(D3DRS_LIGHTING, 0);
        lab.state(D3DRS_FOGTABLEMODE, table).state(D3DRS_FOGVERTEXMODE, vertex);
        lab.state(D3DRS_FOGSTART, start).state(D3DRS_FOGEND, end).state(D3DRS_ZENABLE, 0);
    }

    // ---- fog

    @Test
    void aVertexShadersFogReachesFixedPixels() {
        fog(D3DFOG_NONE, D3DFOG_NONE, 0, 1);
        ok(device.setVertexShader(lab.vertexShader(
                "vs_2_0\ndef c0, 0.25, 0, 0, 1\ndef c1, 1, 0, 0, 1\n" + PASS + "mov oFog.x, c0.x\nmov oD0, c1\n")));
        lab.quad(0.5f);
        lab.expectAll(0x4000bf, 1);
    }

    @Test
    void aVertexShaderWithoutFogHasTheSecondColoursAlphaForIt() {
        fog(D3DFOG_NONE, D3DFOG_LINEAR, 0, 1);
        String first = "vs_2_0\ndef c0, 0, 0, 0, 0.25\ndef c1, 1, 0, 0, 1\n" + PASS + "mov oD0, c1\n";
        ok(device.setVertexShader(lab.vertexShader(first)));
        lab.quad(0.9f);
        lab.expectAll(0x0000ff, 0);
        ok(device.setVertexShader(lab.vertexShader(first + "mov oD1, c0\n")));
        lab.quad(0.9f);
        lab.expectAll(0x4000bf, 1);
    }

    @Test
    void tableFogHoldsBehindAVertexShader() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 1);
        ok(device.setVertexShader(lab.vertexShader("vs_2_0\ndef c1, 1, 0, 0, 1\n" + PASS + "mov oD0, c1\n")));
        lab.quad(0.75f);
        lab.expectAll(0x4000bf, 1);
    }

    @Test
    void fogHoldsForPixelShadersUpTo2AndNotFor3() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 1);
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n")));
        lab.coloredQuad(0.75f, 0);
        lab.expectAll(0x4000bf, 1);
        ok(device.setVertexShader(lab.vertexShader("vs_3_0\ndcl_position v0\ndcl_position o0\nmov o0, v0\n")));
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n")));
        lab.quad(0.75f);
        lab.expectAll(0xff0000, 0);
    }

    @Test
    void startAndEndOfFogMayBeSwapped() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 1, 0);
        lab.coloredQuad(0.25f, 0xffff0000);
        lab.expectAll(0x4000bf, 1);
    }

    @Test
    void flatShadingDoesNotMakeFogFlat() {
        fog(D3DFOG_NONE, D3DFOG_LINEAR, 0, 1);
        lab.state(D3DRS_SHADEMODE, D3DSHADE_FLAT).state(D3DRS_CULLMODE, D3DCULL_NONE);
        float c = color(0xffff0000);
        strip(D3DFVF_XYZ | D3DFVF_DIFFUSE, 16, lab.floats(-1, 1, 0, c, 1, 1, 1, c, -1, -1, 0, c, 1, -1, 1, c));
        assertNotEquals(lab.pixel(8, 32), lab.pixel(56, 32));
    }

    @Test
    void tableFogIsByEyeDistanceWhereTheProjectionIsOne() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 8);
        float[] perspective = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1.01f, 1, 0, 0, -1.01f, 0};
        ok(device.setTransform(D3DTS_PROJECTION, perspective));
        float c = color(0xffff0000);
        float z = 2;
        strip(D3DFVF_XYZ | D3DFVF_DIFFUSE, 16, lab.floats(-9, 9, z, c, 9, 9, z, c, -9, -9, z, c, 9, -9, z, c));
        lab.expectAll(0xbf0040, 1);
    }

    // ---- colours and semantics

    @Test
    void coloursAboveOneAreClampedBetweenTheStages() {
        ok(device.setVertexShader(lab.vertexShader("vs_2_0\ndef c1, 2, 1, 0.5, 1\n" + PASS + "mov oD0, c1\n")));
        ok(device.setPixelShader(
                lab.pixelShader("ps_2_0\ndcl v0\ndef c0, 0.5, 0.5, 0.5, 1\nmul r0, v0, c0\nmov oC0, r0\n")));
        lab.quad(0);
        lab.expectAll(0x808040, 1);
    }

    @Test
    void anUnwrittenColourIsWhite() {
        ok(device.setVertexShader(lab.vertexShader("vs_1_1\n" + PASS)));
        lab.quad(0);
        lab.expectAll(0xffffff, 0);
    }

    @Test
    void verticesInPixelsFeedPixelShaders3() {
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndcl_color0 v0\nmov oC0, v0\n")));
        lab.full(0xff123456);
        lab.expectAll(0x123456, 1);
    }

    @Test
    void colourOfEitherVertexComponentFeedsTheMaterial() {
        lab.state(D3DRS_LIGHTING, 1).state(D3DRS_AMBIENT, -1);
        float a = color(0xff400000);
        float b = color(0xff008000);
        MemorySegment v = lab.floats(-1, 1, 0, a, b, 1, 1, 0, a, b, -1, -1, 0, a, b, 1, -1, 0, a, b);
        int fvf = D3DFVF_XYZ | D3DFVF_DIFFUSE | D3DFVF_SPECULAR;
        lab.state(D3DRS_AMBIENTMATERIALSOURCE, D3DMCS_COLOR1);
        strip(fvf, 20, v);
        lab.expectAll(0x400000, 1);
        lab.state(D3DRS_AMBIENTMATERIALSOURCE, D3DMCS_COLOR2);
        strip(fvf, 20, v);
        lab.expectAll(0x008000, 1);
        lab.state(D3DRS_EMISSIVEMATERIALSOURCE, D3DMCS_COLOR1);
        strip(fvf, 20, v);
        lab.expectAll(0x408000, 1);
        lab.state(D3DRS_COLORVERTEX, 0);
        strip(fvf, 20, v);
        lab.expectAll(0x000000, 1);
    }

    // ---- places

    @Test
    void vPosIsTheNumberOfThePixel() {
        ok(device.setVertexShader(lab.vertexShader("vs_3_0\ndcl_position v0\ndcl_position o0\nmov o0, v0\n")));
        ok(
                device.setPixelShader(
                        lab.pixelShader(
                                "ps_3_0\ndcl vPos.xy\ndef c0, 0.0039215686, 0, 0, 1\nmul r0.xy, vPos, c0.x\nmov r0.zw, c0\nmov oC0, r0\n")));
        lab.quad(0);
        lab.expect(5, 9, 0x050900);
        lab.expect(63, 0, 0x3f0000);
    }

    @Test
    void vFaceIsPositiveForClockwiseTriangles() {
        ok(device.setVertexShader(lab.vertexShader("vs_3_0\ndcl_position v0\ndcl_position o0\nmov o0, v0\n")));
        ok(device.setPixelShader(lab.pixelShader(
                "ps_3_0\ndcl vFace\ndef c0, 1, 0, 0, 1\ndef c1, 0, 1, 0, 1\ncmp r0, vFace, c0, c1\nmov oC0, r0\n")));
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE);
        lab.quad(0);
        lab.expectAll(0xff0000, 0);
        strip(D3DFVF_XYZ, 12, lab.floats(-1, 1, 0, -1, -1, 0, 1, 1, 0, 1, -1, 0));
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void derivativesGrowToTheRightAndDownwards() {
        ok(
                device.setPixelShader(
                        lab.pixelShader(
                                "ps_2_x\ndcl t0\ndef c0, 16, 0, 0, 1\ndsx r0, t0\ndsy r1, t0\nmov r2, c0\nmul r2.x, r0.x, c0.x\nmul r2.y, r1.y, c0.x\nmov r2.zw, c0\nmov oC0, r2\n")));
        lab.textured(0);
        lab.expect(32, 32, 0x404000);
    }

    @Test
    void trianglesCoverPixelsByTheirTopAndLeftEdges() {
        lab.clear(0xff000000);
        float c = color(0xffffffff);
        // Exactly on pixel centres: those of the left and the top edge belong to it, those of the others do not.
        strip(
                D3DFVF_XYZRHW | D3DFVF_DIFFUSE,
                20,
                lab.floats(8, 8, 0, 1, c, 16, 8, 0, 1, c, 8, 16, 0, 1, c, 16, 16, 0, 1, c));
        lab.expect(8, 8, 0xffffff);
        lab.expect(15, 15, 0xffffff);
        lab.expect(16, 8, 0);
        lab.expect(8, 16, 0);
        lab.expect(7, 8, 0);
    }

    @Test
    void aViewportPartlyOutsideOfTheTargetDrawsWhatIsInside() {
        lab.clear(0xff000000);
        lab.state(D3DRS_LIGHTING, 0);
        ok(device.setViewport(new Viewport9(SIZE / 2, SIZE / 2, SIZE, SIZE, 0, 1)));
        lab.coloredQuad(0, 0xffffffff);
        lab.expect(SIZE / 2 + 2, SIZE / 2 + 2, 0xffffff);
        lab.expect(SIZE - 1, SIZE - 1, 0xffffff);
        lab.expect(SIZE / 2 - 2, SIZE / 2 + 2, 0);
    }

    @Test
    void pointSpritesHaveCoordinatesOverTheirArea() {
        Assumptions.assumeTrue(lab.gpu.caps().maxPointSize >= 16, "the device has no large points");
        lab.clear(0xff000000);
        ok(device.setTexture(0, lab.texture(2, 2, 0xffff0000, 0xff00ff00, 0xff0000ff, 0xffffffff)));
        lab.state(D3DRS_POINTSPRITEENABLE, 1).state(D3DRS_POINTSIZE, 16f);
        ok(device.setFVF(D3DFVF_XYZRHW));
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(31.5f, 31.5f, 0, 1), 16));
        lab.expect(27, 27, 0xff0000);
        lab.expect(36, 27, 0x00ff00);
        lab.expect(27, 36, 0x0000ff);
        lab.expect(36, 36, 0xffffff);
    }

    @Test
    void clipPlanesCutBehindAVertexShaderInClipSpace() {
        lab.clear(0xff000000);
        ok(device.setVertexShader(lab.vertexShader("vs_2_0\n" + PASS)));
        ok(device.setClipPlane(0, new float[] {1, 0, 0, 0}));
        lab.state(D3DRS_CLIPPLANEENABLE, 1);
        lab.quad(0);
        lab.expect(10, 32, 0);
        lab.expect(50, 32, 0xffffff);
    }

    // ---- vertices

    /** Draws with a texture coordinate of a type whose bytes are given, and answers its red and green as a shader sees them. */
    private int element(int type, long bits) {
        VertexDeclaration9 d = device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 12, type, D3DDECLUSAGE_TEXCOORD, 0));
        MemorySegment v = lab.floats(-1, 1, 0, 0, 0, 1, 1, 0, 0, 0, -1, -1, 0, 0, 0, 1, -1, 0, 0, 0);
        for (int i = 0; i < 4; i++) v.set(ValueLayout.JAVA_LONG_UNALIGNED, 20L * i + 12, bits);
        ok(device.setVertexShader(
                lab.vertexShader("vs_2_0\ndcl_position v0\ndcl_texcoord0 v1\nmov oPos, v0\nmul oD0, v1, c0\n")));
        ok(device.setVertexDeclaration(d));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 20));
        d.release();
        return lab.pixel(32, 32) >> 8;
    }

    private void scale(float s) {
        ok(device.setVertexShaderConstantF(0, new float[] {s, s, s, s}, 1));
    }

    @Test
    void typesOfVertexElementsAreReadAsTheyAreStored() {
        scale(1);
        assertEquals(0x8040, element(D3DDECLTYPE_UBYTE4N, 0xff004080L));
        assertEquals(0x8040, element(D3DDECLTYPE_D3DCOLOR, 0xff804000L));
        assertEquals(0xff80, element(D3DDECLTYPE_USHORT2N, 0x8080ffffL));
        assertEquals(0xff00, element(D3DDECLTYPE_SHORT2N, 0x80007fffL));
        assertEquals(0x8000, element(D3DDECLTYPE_FLOAT16_2, 0xb8003804L) & 0xff00);
        assertEquals(0xff40, element(D3DDECLTYPE_FLOAT2, Integer.toUnsignedLong(bits(0.2509804f)) << 32 | bits(1)));
        scale(1 / 255f);
        assertEquals(0x8040, element(D3DDECLTYPE_UBYTE4, 0xff004080L));
        assertEquals(0x8001, element(D3DDECLTYPE_SHORT2, 0x00010080L));
    }

    @Test
    void componentsThatAnElementLacksAreZeroAndOne() {
        VertexDeclaration9 d = device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 12, D3DDECLTYPE_FLOAT1, D3DDECLUSAGE_TEXCOORD, 0));
        ok(device.setVertexShader(
                lab.vertexShader("vs_2_0\ndcl_position v0\ndcl_texcoord0 v1\nmov oPos, v0\nmov oD0, v1.xyww\n")));
        ok(device.setVertexDeclaration(d));
        MemorySegment v = lab.floats(-1, 1, 0, 0.5f, 1, 1, 0, 0.5f, -1, -1, 0, 0.5f, 1, -1, 0, 0.5f);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 16));
        lab.expectAll(0x8000ff, 1);
        d.release();
    }

    @Test
    void declarationsWithOddOffsetsAndUnusedTypesAreRefused() {
        Ref<VertexDeclaration9> r = new Ref<>();
        result(
                E_FAIL,
                device.createVertexDeclaration(
                        new VertexElement9[] {VertexElement9.of(0, 2, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0)},
                        r));
        result(
                E_FAIL,
                device.createVertexDeclaration(
                        new VertexElement9[] {VertexElement9.of(0, 0, D3DDECLTYPE_UNUSED, D3DDECLUSAGE_POSITION, 0)},
                        r));
    }

    @Test
    void aBufferThatStaysLockedIsDrawn() {
        VertexBuffer9 b = device.createVertexBuffer(64, 0, 0, D3DPOOL_MANAGED);
        float c = color(0xff00ff00);
        MemorySegment m = b.lock(0, 0, 0);
        m.copyFrom(
                lab.floats(-1, 1, 0, c, 1, 1, 0, c, -1, -1, 0, c, 1, -1, 0, c).reinterpret(64));
        lab.state(D3DRS_LIGHTING, 0);
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 16));
        ok(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
        lab.expectAll(0x00ff00, 0);
        for (int i = 0; i < 4; i++) m.set(ValueLayout.JAVA_INT, 16L * i + 12, 0xffff0000);
        ok(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
        lab.expectAll(0xff0000, 0);
        ok(b.unlock());
        b.release();
    }

    @Test
    void verticesSampleTexturesOfTheirOwn() {
        Texture9 t = device.createTexture(1, 1, 1, 0, D3DFMT_A32B32G32R32F, D3DPOOL_MANAGED);
        LockedRect r = t.lockRect(0, 0);
        for (int i = 0; i < 4; i++) r.rows(1).setAtIndex(ValueLayout.JAVA_FLOAT, i, 0.25f * (i + 1));
        ok(t.unlockRect(0));
        ok(device.setTexture(D3DVERTEXTEXTURESAMPLER0, t));
        ok(
                device.setVertexShader(
                        lab.vertexShader(
                                "vs_3_0\ndcl_position v0\ndcl_2d s0\ndcl_position o0\ndcl_color0 o1\nmov o0, v0\nmov r0, v0.zzzz\ntexldl r0, r0, s0\nmov o1, r0\n")));
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndcl_color0 v0\nmov oC0, v0\n")));
        lab.quad(0);
        lab.expectAll(0x4080bf, 1);
        t.release();
    }

    // ---- texels

    private void shows(Texture9 t, int rgb, int within) {
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expectAll(rgb, within);
        t.release();
    }

    private Texture9 one(int format, long bits) {
        Texture9 t = device.createTexture(4, 4, 1, 0, format, D3DPOOL_MANAGED);
        LockedRect r = t.lockRect(0, 0);
        MemorySegment m = r.rows(4);
        int bytes = format == D3DFMT_A16B16G16R16 ? 8 : 2;
        for (int y = 0; y < 4; y++) {
            for (int x = 0; x < 4; x++) {
                if (bytes == 8) m.set(ValueLayout.JAVA_LONG_UNALIGNED, (long) y * r.pitch + 8L * x, bits);
                else m.set(ValueLayout.JAVA_SHORT_UNALIGNED, (long) y * r.pitch + 2L * x, (short) bits);
            }
        }
        ok(t.unlockRect(0));
        return t;
    }

    @Test
    void signedTexelsAreNegativeBelowZero() {
        ok(
                device.setPixelShader(
                        lab.pixelShader(
                                "ps_2_0\ndcl t0\ndcl_2d s0\ndef c0, 0.5, 0.5, 0.5, 1\ntexld r0, t0, s0\nmad r0, r0, c0, c0\nmov oC0, r0\n")));
        shows(one(D3DFMT_V8U8, 0x817f), 0xff00ff, 1);
        shows(one(D3DFMT_V8U8, 0x8080), 0x0000ff, 1);
    }

    @Test
    void wideTexelsKeepTheirHighBits() {
        shows(one(D3DFMT_A16B16G16R16, 0xffff_4040_8080_c0c0L), 0xc08040, 1);
        shows(one(D3DFMT_R5G6B5, 0xf81f), 0xff00ff, 1);
        shows(one(D3DFMT_A8L8, 0xff80), 0x808080, 1);
        shows(one(D3DFMT_L16, 0x8080), 0x808080, 1);
    }

    @Test
    void blocksOfDxt1AreDecoded() {
        Texture9 t = device.createTexture(4, 4, 1, 0, D3DFMT_DXT1, D3DPOOL_MANAGED);
        LockedRect r = t.lockRect(0, 0);
        MemorySegment m = r.rows(1);
        m.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0, (short) 0xf800);
        m.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2, (short) 0x001f);
        m.set(ValueLayout.JAVA_INT_UNALIGNED, 4, 0x55555555);
        ok(t.unlockRect(0));
        shows(t, 0x0000ff, 1);
    }

    /** A cube whose faces are grey, each lighter than the one before. */
    private CubeTexture9 shadedCube() {
        CubeTexture9 t = device.createCubeTexture(2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        for (int face = 0; face < 6; face++) {
            LockedRect r = new LockedRect();
            ok(t.lockRect(face, 0, r, null, 0));
            for (int i = 0; i < 4; i++)
                r.rows(2)
                        .set(
                                ValueLayout.JAVA_INT,
                                (long) i / 2 * r.pitch + i % 2 * 4L,
                                0xff000000 | 0x202020 * (face + 1));
            ok(t.unlockRect(face, 0));
        }
        return t;
    }

    @Test
    void directionsBetweenFacesMeetTheLaterOne() {
        CubeTexture9 t = shadedCube();
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_MAGFILTER, D3DTEXF_POINT).sampler(0, D3DSAMP_MINFILTER, D3DTEXF_POINT);
        float e = SIZE - 0.5f;
        float[][] directions = {{1, 1, 1, 4}, {-1, 0, -1, 5}, {-1, 1, 0, 2}, {0, -1, 1, 4}, {1, -1, 0.5f, 3}};
        for (float[] d : directions) {
            float x = d[0];
            float y = d[1];
            float z = d[2];
            float[] v = {
                -0.5f, -0.5f, 0, 1, x, y, z, e, -0.5f, 0, 1, x, y, z, -0.5f, e, 0, 1, x, y, z, e, e, 0, 1, x, y, z
            };
            strip(D3DFVF_XYZRHW | D3DFVF_TEX1 | D3DFVF_TEXTUREFORMAT3 << 16, 28, lab.floats(v));
            lab.expectAll(0x202020 * ((int) d[3] + 1), 1);
        }
        t.release();
    }

    @Test
    void cubesClampToTheirEdges() {
        CubeTexture9 t = shadedCube();
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_ADDRESSU, D3DTADDRESS_WRAP).sampler(0, D3DSAMP_MAGFILTER, D3DTEXF_POINT);
        float e = SIZE - 0.5f;
        float[] v = {
            -0.5f, -0.5f, 0, 1, 1, 0.99f, 0, e, -0.5f, 0, 1, 1, 0.99f, 0, -0.5f, e, 0, 1, 1, 0.99f, 0, e, e, 0, 1, 1,
            0.99f, 0
        };
        strip(D3DFVF_XYZRHW | D3DFVF_TEX1 | D3DFVF_TEXTUREFORMAT3 << 16, 28, lab.floats(v));
        lab.expectAll(0x202020, 1);
        t.release();
    }

    // ---- lines

    @Test
    void linesAreDrawnToTheirLastPixelWhereItIsAskedFor() {
        float c = color(0xffffffff);
        for (int last = 0; last < 2; last++) {
            lab.clear(0xff000000);
            lab.state(D3DRS_LASTPIXEL, last);
            ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
            ok(device.drawPrimitiveUP(D3DPT_LINELIST, 1, lab.floats(4, 8, 0, 1, c, 12, 8, 0, 1, c), 20));
            lab.expect(4, 8, 0xffffff);
            lab.expect(11, 8, 0xffffff);
        }
    }
}
