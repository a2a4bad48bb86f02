package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;

/** The cascade of texture stages. */
final class TextureStageTest extends Behaviour9 {
    private static final int D = 0xff4080c0;
    private static final int T = 0xff808080;
    private static final int AMD = 0x1002;

    private void op(int op, int arg1, int arg2) {
        lab.stage(0, D3DTSS_COLOROP, op).stage(0, D3DTSS_COLORARG1, arg1).stage(0, D3DTSS_COLORARG2, arg2);
    }

    private void check(int expected) {
        lab.full(D);
        lab.expectAll(expected, 2);
    }

    private void both(int op, int expected) {
        lab.state(D3DRS_TEXTUREFACTOR, T);
        op(op, D3DTA_DIFFUSE, D3DTA_TFACTOR);
        check(expected);
    }

    @Test
    void withoutATextureTheFirstStageGivesTheDiffuseColour() {
        check(D);
    }

    @Test
    void selectArg1() {
        both(D3DTOP_SELECTARG1, D);
    }

    @Test
    void selectArg2() {
        both(D3DTOP_SELECTARG2, T);
    }

    @Test
    void modulate() {
        both(D3DTOP_MODULATE, 0x204060);
    }

    @Test
    void modulate2x() {
        both(D3DTOP_MODULATE2X, 0x4080c1);
    }

    @Test
    void modulate4x() {
        both(D3DTOP_MODULATE4X, 0x80ffff);
    }

    @Test
    void add() {
        both(D3DTOP_ADD, 0xc0ffff);
    }

    @Test
    void addSigned() {
        both(D3DTOP_ADDSIGNED, 0x4080c0);
    }

    @Test
    void addSigned2x() {
        both(D3DTOP_ADDSIGNED2X, 0x81ffff);
    }

    @Test
    void subtract() {
        both(D3DTOP_SUBTRACT, 0x000040);
    }

    @Test
    void addSmooth() {
        both(D3DTOP_ADDSMOOTH, 0xa0c0e0);
    }

    @Test
    void blendFactorAlpha() {
        lab.state(D3DRS_TEXTUREFACTOR, 0x80ffffff);
        op(D3DTOP_BLENDFACTORALPHA, D3DTA_TFACTOR, D3DTA_DIFFUSE);
        check(0xa0c0e0);
    }

    @Test
    void dotProduct3ReplacesAlphaToo() {
        lab.state(D3DRS_TEXTUREFACTOR, 0xffffffff);
        op(D3DTOP_DOTPRODUCT3, D3DTA_TFACTOR, D3DTA_TFACTOR);
        lab.full(D);
        assertEquals(0xffffff, lab.pixel(0, 0));
    }

    @Test
    void multiplyAddAddsTheThirdArgument() {
        lab.state(D3DRS_TEXTUREFACTOR, T);
        lab.stage(0, D3DTSS_COLORARG0, D3DTA_DIFFUSE);
        op(D3DTOP_MULTIPLYADD, D3DTA_TFACTOR, D3DTA_TFACTOR);
        check(0x80c0ff);
    }

    @Test
    void lerpMixesByTheThirdArgument() {
        lab.state(D3DRS_TEXTUREFACTOR, T);
        lab.stage(0, D3DTSS_COLORARG0, D3DTA_TFACTOR);
        op(D3DTOP_LERP, D3DTA_DIFFUSE, D3DTA_TFACTOR | D3DTA_COMPLEMENT);
        check(0x5f80a0);
    }

    @Test
    void complementTakesTheArgumentFromOne() {
        op(D3DTOP_SELECTARG1, D3DTA_DIFFUSE | D3DTA_COMPLEMENT, 0);
        check(0xbf7f3f);
    }

    @Test
    void alphaReplicateTakesTheArgumentsAlpha() {
        lab.state(D3DRS_TEXTUREFACTOR, 0x33ff00ff);
        op(D3DTOP_SELECTARG1, D3DTA_TFACTOR | D3DTA_ALPHAREPLICATE, 0);
        check(0x333333);
    }

    @Test
    void aStageHasAConstant() {
        lab.stage(0, D3DTSS_CONSTANT, 0xff112233);
        op(D3DTOP_SELECTARG1, D3DTA_CONSTANT, 0);
        check(0x112233);
    }

    @Test
    void aResultMayGoToTheTemporary() {
        lab.state(D3DRS_TEXTUREFACTOR, T);
        lab.stage(0, D3DTSS_RESULTARG, D3DTA_TEMP);
        op(D3DTOP_SELECTARG1, D3DTA_TFACTOR, 0);
        lab.stage(1, D3DTSS_COLOROP, D3DTOP_ADD)
                .stage(1, D3DTSS_COLORARG1, D3DTA_TEMP)
                .stage(1, D3DTSS_COLORARG2, D3DTA_CURRENT);
        check(0xc0ffff);
    }

    @Test
    void whatAStageComputesIsClamped() {
        lab.state(D3DRS_TEXTUREFACTOR, 0xff808080);
        op(D3DTOP_ADD, D3DTA_TFACTOR, D3DTA_TFACTOR | D3DTA_COMPLEMENT);
        lab.stage(1, D3DTSS_COLOROP, D3DTOP_ADDSIGNED2X)
                .stage(1, D3DTSS_COLORARG1, D3DTA_CURRENT)
                .stage(1, D3DTSS_COLORARG2, D3DTA_CURRENT);
        lab.stage(2, D3DTSS_COLOROP, D3DTOP_SUBTRACT)
                .stage(2, D3DTSS_COLORARG1, D3DTA_CURRENT)
                .stage(2, D3DTSS_COLORARG2, D3DTA_TFACTOR);
        check(0x7f7f7f);
        op(D3DTOP_SUBTRACT, D3DTA_DIFFUSE, D3DTA_DIFFUSE | D3DTA_COMPLEMENT);
        lab.stage(1, D3DTSS_COLOROP, D3DTOP_ADD)
                .stage(1, D3DTSS_COLORARG1, D3DTA_CURRENT)
                .stage(1, D3DTSS_COLORARG2, D3DTA_TFACTOR);
        lab.stage(2, D3DTSS_COLOROP, D3DTOP_DISABLE);
        check(0x8081ff);
    }

    @Test
    void specularIsAddedToAClampedResult() {
        lab.state(D3DRS_TEXTUREFACTOR, -1).state(D3DRS_SPECULARENABLE, 1);
        op(D3DTOP_SUBTRACT, D3DTA_DIFFUSE, D3DTA_TFACTOR);
        float c = color(D);
        float p = color(0xff204060);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE | D3DFVF_SPECULAR));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(-1, -1, 0, 1, c, p, 200, -1, 0, 1, c, p, -1, 200, 0, 1, c, p), 24));
        lab.expectAll(0x204060, 1);
    }

    @Test
    void aTextureIsSampled() {
        Texture9 t = lab.texture(2, 2, 0xffff0000, 0xff00ff00, 0xff0000ff, 0xffffffff);
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expect(10, 10, 0xff0000);
        lab.expect(50, 10, 0x00ff00);
        lab.expect(10, 50, 0x0000ff);
        lab.expect(50, 50, 0xffffff);
        t.release();
    }

    @Test
    void aReleasedTextureStaysWhileItIsBound() {
        Texture9 t = lab.texture(1, 1, 0xff336699);
        ok(device.setTexture(0, t));
        assertEquals(0, t.release());
        lab.textured(0);
        lab.expectAll(0x336699, 0);
        ok(device.setTexture(0, null));
        assertEquals(true, t.isDestroyed());
    }

    @Test
    void coordinatesAreTransformedByTheStagesMatrix() {
        Texture9 t = lab.texture(2, 1, 0xffff0000, 0xff00ff00);
        ok(device.setTexture(0, t));
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_CULLMODE, D3DCULL_NONE);
        lab.stage(0, D3DTSS_TEXTURETRANSFORMFLAGS, D3DTTFF_COUNT2);
        float[] m = IDENTITY.clone();
        m[8] = 0.5f;
        ok(device.setTransform(D3DTS_TEXTURE0, m));
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_TEX1));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP,
                2,
                lab.floats(-1, 1, 0, 0, 0, 1, 1, 0, 1, 0, -1, -1, 0, 0, 1, 1, -1, 0, 1, 1),
                20));
        lab.expect(10, 10, 0x00ff00);
        lab.expect(50, 10, 0xff0000);
        t.release();
    }

    @Test
    void coordinatesAreMadeFromPositions() {
        Texture9 t = lab.texture(2, 1, 0xffff0000, 0xff00ff00);
        ok(device.setTexture(0, t));
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_CULLMODE, D3DCULL_NONE);
        lab.stage(0, D3DTSS_TEXCOORDINDEX, D3DTSS_TCI_CAMERASPACEPOSITION);
        lab.sampler(0, D3DSAMP_ADDRESSU, D3DTADDRESS_CLAMP);
        lab.quad(0);
        lab.expect(20, 10, 0xff0000);
        lab.expect(60, 10, 0x00ff00);
        t.release();
    }

    @Test
    void coordinatesOfAnotherSetAreTaken() {
        Texture9 t = lab.texture(2, 1, 0xffff0000, 0xff00ff00);
        ok(device.setTexture(0, t));
        lab.stage(0, D3DTSS_TEXCOORDINDEX, 1);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX2));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST,
                1,
                lab.floats(-1, -1, 0, 1, 0, 0, 0.75f, 0, 200, -1, 0, 1, 0, 0, 0.75f, 0, -1, 200, 0, 1, 0, 0, 0.75f, 0),
                32));
        lab.expectAll(0x00ff00, 0);
        t.release();
    }

    @Test
    void projectedCoordinatesAreDivided() {
        Texture9 t = lab.texture(2, 1, 0xffff0000, 0xff00ff00);
        ok(device.setTexture(0, t));
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_CULLMODE, D3DCULL_NONE);
        lab.stage(0, D3DTSS_TEXTURETRANSFORMFLAGS, D3DTTFF_COUNT3 | D3DTTFF_PROJECTED);
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_TEX1 | textureCoordinateSize(3, 0)));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(-1, 1, 0, 3, 0, 4, 4, 1, 0, 3, 0, 4, -1, -4, 0, 3, 0, 4), 24));
        lab.expectAll(0x00ff00, 0);
        t.release();
    }

    @Test
    void bumpMapsMoveTheNextStagesCoordinates() {
        Texture9 bump = device.createTexture(1, 1, 1, 0, D3DFMT_V8U8, D3DPOOL_MANAGED);
        LockedRect r = bump.lockRect(0, 0);
        r.rows(1).set(java.lang.foreign.ValueLayout.JAVA_SHORT, 0, (short) 0x007f);
        ok(bump.unlockRect(0));
        Texture9 t = lab.texture(2, 1, 0xffff0000, 0xff00ff00);
        ok(device.setTexture(0, bump));
        ok(device.setTexture(1, t));
        lab.stage(0, D3DTSS_COLOROP, D3DTOP_BUMPENVMAP);
        lab.stage(0, D3DTSS_BUMPENVMAT00, bits(0.5f));
        lab.stage(1, D3DTSS_COLOROP, D3DTOP_SELECTARG1)
                .stage(1, D3DTSS_COLORARG1, D3DTA_TEXTURE)
                .stage(1, D3DTSS_TEXCOORDINDEX, 0);
        lab.textured(0);
        lab.expect(10, 10, 0x00ff00);
        lab.expect(50, 10, 0xff0000);
        bump.release();
        t.release();
    }

    // ---- four texels at once

    /** A texture of 4 x 4 whose texels are 16 times their number. */
    private Texture9 numbers(int format, int pool) {
        Texture9 t = device.createTexture(4, 4, 1, 0, format, pool);
        LockedRect r = t.lockRect(0, 0);
        for (int i = 0; i < 16; i++)
            r.rows(4).set(ValueLayout.JAVA_BYTE, (long) i / 4 * r.pitch + i % 4, (byte) (16 * i));
        ok(t.unlockRect(0));
        return t;
    }

    @Test
    void fetch4GivesTheTexelAndItsNeighboursWhileTheFilterIsPoint() {
        lab.d3d.setVendor(AMD);
        ok(device.setTexture(0, numbers(D3DFMT_L8, D3DPOOL_MANAGED)));
        lab.sampler(0, D3DSAMP_MIPMAPLODBIAS, D3DFMT_GET4);
        // Pixel (20, 36) is in texel (1, 2), number 9: alpha; right of it 10, below it 13, and 14.
        lab.textured(0);
        lab.expect(20, 36, 0xa0d0e0);
        lab.stage(0, D3DTSS_COLORARG1, D3DTA_TEXTURE | D3DTA_ALPHAREPLICATE);
        lab.textured(0);
        lab.expect(20, 36, 0x909090);
        lab.stage(0, D3DTSS_COLORARG1, D3DTA_TEXTURE);
        lab.sampler(0, D3DSAMP_MAGFILTER, D3DTEXF_LINEAR);
        lab.textured(0);
        int grey = lab.pixel(20, 36);
        assertEquals(grey & 255, grey >> 16 & 255);
        lab.sampler(0, D3DSAMP_MAGFILTER, D3DTEXF_POINT).sampler(0, D3DSAMP_MIPMAPLODBIAS, D3DFMT_GET1);
        lab.textured(0);
        lab.expect(20, 36, 0x909090);
    }

    @Test
    void fetch4HoldsForPixelShadersOfAllGenerations() {
        lab.d3d.setVendor(AMD);
        ok(device.setTexture(0, numbers(D3DFMT_L8, D3DPOOL_MANAGED)));
        lab.sampler(0, D3DSAMP_MIPMAPLODBIAS, D3DFMT_GET4);
        String[] texts = {
            "ps_1_1\ntex t0\nmov r0, t0\n",
            "ps_1_4\ntexld r0, t0\n",
            "ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n",
            "ps_3_0\ndcl_texcoord0 v0\ndcl_2d s0\ntexld r0, v0, s0\nmov oC0, r0\n"
        };
        for (String text : texts) {
            lab.clear(0);
            ok(device.setPixelShader(lab.pixelShader(text)));
            lab.textured(0);
            lab.expect(20, 36, 0xa0d0e0);
        }
    }

    @Test
    void fetch4LeavesTexturesOfMoreChannelsAlone() {
        lab.d3d.setVendor(AMD);
        lab.sampler(0, D3DSAMP_MIPMAPLODBIAS, D3DFMT_GET4);
        ok(device.setTexture(0, lab.texture(1, 1, 0xff123456)));
        lab.textured(0);
        lab.expectAll(0x123456, 1);
        ok(device.setTexture(0, numbers(D3DFMT_L8, D3DPOOL_MANAGED)));
        lab.textured(0);
        lab.expect(20, 36, 0xa0d0e0);
    }

    @Test
    void fetch4IsNotForOtherVendors() {
        lab.d3d.setVendor(0x10de);
        lab.sampler(0, D3DSAMP_MIPMAPLODBIAS, D3DFMT_GET4);
        ok(device.setTexture(0, numbers(D3DFMT_L8, D3DPOOL_MANAGED)));
        lab.textured(0);
        lab.expect(20, 36, 0x909090);
    }

    @Test
    void stateBlocksSwitchFetch4() {
        lab.d3d.setVendor(AMD);
        ok(device.setTexture(0, numbers(D3DFMT_L8, D3DPOOL_MANAGED)));
        ok(device.beginStateBlock());
        lab.sampler(0, D3DSAMP_MIPMAPLODBIAS, D3DFMT_GET4);
        StateBlock9 block = device.endStateBlock();
        lab.textured(0);
        lab.expect(20, 36, 0x909090);
        ok(block.apply());
        lab.textured(0);
        lab.expect(20, 36, 0xa0d0e0);
        block.release();
    }

    @Test
    void bemOf14MovesByTheStagesMatrix() {
        ok(device.setPixelShader(lab.pixelShader(
                "ps_1_4\nmov r0, c0\nmov r1, c1\nbem r0.rg, r1, c2\nphase\nmov r0.rgb, r0\nmov r0.a, c1\n")));
        ok(device.setPixelShaderConstantF(0, new float[] {0, 0, 0, 1, 0.25f, 0.5f, 0, 1, 0.5f, 0.25f, 0, 0}, 3));
        float[] matrix = {0.5f, 1, 0.25f, -1};
        for (int i = 0; i < 4; i++) lab.stage(0, D3DTSS_BUMPENVMAT00 + i, bits(matrix[i]));
        lab.full(0);
        // red 0.25 + 0.5 * 0.5 + 0.25 * 0.25, green 0.5 + 0.5 * 1 - 0.25
        lab.expectAll(0x8fbf00, 1);
    }

    @Test
    void shadersOfOtherConstantsFindTheirOwn() {
        PixelShader9 a = lab.pixelShader("ps_2_0\nmov r0, c0\nmov oC0, r0\n");
        PixelShader9 same = lab.pixelShader("ps_2_0\nadd r0, c0, c0\nmov oC0, r0\n");
        PixelShader9 other = lab.pixelShader("ps_2_0\nmov r0, c3\nmov oC0, r0\n");
        PixelShader9 bool =
                lab.pixelShader("ps_2_x\ndefb b0, true\nmov r0, c0\nif b0\nmov r0, c3\nendif\nmov oC0, r0\n");
        PixelShader9 free = lab.pixelShader("ps_2_x\nmov r0, c0\nif b0\nmov r0, c3\nendif\nmov oC0, r0\n");
        ok(device.setPixelShaderConstantF(0, new float[] {0.2f, 0, 0, 1}, 1));
        ok(device.setPixelShaderConstantF(3, new float[] {0, 0.4f, 0, 1}, 1));
        shows(a, 0x330000);
        shows(same, 0x660000);
        shows(other, 0x006600);
        ok(device.setPixelShaderConstantF(0, new float[] {0.4f, 0, 0, 1}, 1));
        shows(other, 0x006600);
        shows(a, 0x660000);
        shows(bool, 0x006600);
        shows(free, 0x660000);
        ok(device.setPixelShaderConstantF(0, new float[] {0.2f, 0, 0, 1}, 1));
        ok(device.setPixelShader(null));
        lab.full(0xff123456);
        lab.expectAll(0x123456, 1);
        shows(a, 0x330000);
        ok(device.setPixelShaderConstantB(0, new boolean[] {true}, 1));
        shows(free, 0x006600);
        shows(same, 0x660000);
    }

    private void shows(PixelShader9 shader, int rgb) {
        ok(device.setPixelShader(shader));
        lab.full(0);
        lab.expectAll(rgb, 1);
    }
}
