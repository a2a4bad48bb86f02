package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** Which fog a draw has, for each way that vertices come and each mode. Draws are red, fog is green: the factor is how red a pixel is. */
final class FogTableTest extends Behaviour9 {
    private static final float[] PERSPECTIVE = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0};

    private void fog(int table, int vertex, float start, float end) {
        lab.state(D3DRS_FOGENABLE, 1).state(D3DRS_FOGCOLOR, 0xff00ff00).state(D3DRS_LIGHTING, 0);
        lab.state(D3DRS_FOGTABLEMODE, table).state(D3DRS_FOGVERTEXMODE, vertex);
        lab.state(D3DRS_FOGSTART, start).state(D3DRS_FOGEND, end).state(D3DRS_ZENABLE, 0);
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE);
    }

    /** In pixels, with a specular colour whose alpha is the factor. */
    private void inPixels(float z, float rhw, int factor) {
        lab.covering(D3DFVF_DIFFUSE | D3DFVF_SPECULAR, z, rhw, color(0xffff0000), color(factor << 24));
    }

    private void inSpace(float z, int factor) {
        lab.covering(D3DFVF_DIFFUSE | D3DFVF_SPECULAR, z, 0, color(0xffff0000), color(factor << 24));
    }

    @Test
    void verticesInPixelsHaveNoVertexFogOfAnyMode() {
        for (int mode = D3DFOG_NONE; mode <= D3DFOG_LINEAR; mode++) {
            fog(D3DFOG_NONE, mode, 0, 1);
            inPixels(0.75f, 1, 0x40);
            lab.expectAll(0x40bf00, 1);
        }
    }

    @Test
    void verticesInPixelsHaveTableFogByDepth() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 1);
        inPixels(0.75f, 1, 0xff);
        lab.expectAll(0x40bf00, 1);
        lab.state(D3DRS_FOGVERTEXMODE, D3DFOG_LINEAR);
        inPixels(0.25f, 0.5f, 0);
        lab.expectAll(0xbf4000, 1);
    }

    @Test
    void verticesInPixelsHaveTableFogByWWhereTheProjectionIsOne() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 8);
        ok(device.setTransform(D3DTS_PROJECTION, PERSPECTIVE));
        inPixels(0.75f, 0.5f, 0xff);
        lab.expectAll(0xbf4000, 1);
        inPixels(0.75f, 0.25f, 0xff);
        lab.expectAll(0x808000, 1);
    }

    @Test
    void tableFogByDepthSeesWhatLiesBeforeTheViewport() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, -1, 0);
        lab.state(D3DRS_CLIPPING, 0);
        inPixels(-0.5f, 1, 0);
        lab.expectAll(0x808000, 1);
    }

    @Test
    void depthBiasDoesNotMoveTableFog() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 1);
        lab.state(D3DRS_DEPTHBIAS, 0.5f);
        inSpace(0.25f, 0);
        lab.expectAll(0xbf4000, 1);
    }

    @Test
    void tableFogHidesVertexFog() {
        fog(D3DFOG_LINEAR, D3DFOG_EXP, 0, 1);
        inSpace(0.75f, 0);
        lab.expectAll(0x40bf00, 1);
    }

    @Test
    void withoutAModeTheSpecularAlphaIsTheFactorInSpaceToo() {
        fog(D3DFOG_NONE, D3DFOG_NONE, 0, 1);
        inSpace(0.75f, 0xc0);
        lab.expectAll(0xc03f00, 1);
    }

    @Test
    void verticesWithoutASpecularColourAreAllFogWithoutAMode() {
        fog(D3DFOG_NONE, D3DFOG_NONE, 0, 1);
        lab.full(0xffff0000);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void exponentialVertexFogThickensWithDensity() {
        fog(D3DFOG_NONE, D3DFOG_EXP, 0, 0);
        lab.state(D3DRS_FOGDENSITY, 1f);
        inSpace(1, 0);
        lab.expectAll(0x5ea100, 2);
        fog(D3DFOG_NONE, D3DFOG_EXP2, 0, 0);
        lab.state(D3DRS_FOGDENSITY, 2f);
        inSpace(0.5f, 0);
        lab.expectAll(0x5ea100, 2);
    }

    @Test
    void whatLiesBehindTheEyeIsAsFarAsItsDistance() {
        fog(D3DFOG_NONE, D3DFOG_LINEAR, 0, 1);
        ok(device.setTransform(D3DTS_PROJECTION, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1}));
        inSpace(-0.75f, 0);
        lab.expectAll(0x40bf00, 1);
    }

    @Test
    void rangeFogMeasuresTheWayToTheEye() {
        fog(D3DFOG_NONE, D3DFOG_LINEAR, 0, 5);
        lab.state(D3DRS_RANGEFOGENABLE, 1);
        float[] shrink = {0.01f, 0, 0, 0, 0, 0.01f, 0, 0, 0, 0, 0.1f, 0, 0, 0, 0, 1};
        ok(device.setTransform(D3DTS_PROJECTION, shrink));
        lab.clear(0xff000000);
        float c = color(0xffff0000);
        // All corners are 5 from the eye: 3, 4, 0.
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(-4, 3, 0, c, 4, 3, 0, c, 0, -5, 0, c), 16));
        lab.expect(32, 32, 0x00ff00);
        lab.state(D3DRS_RANGEFOGENABLE, 0);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(-4, 3, 0, c, 4, 3, 0, c, 0, -5, 0, c), 16));
        lab.expect(32, 32, 0xff0000);
    }

    @Test
    void startAfterEndTurnsVertexFogRound() {
        fog(D3DFOG_NONE, D3DFOG_LINEAR, 1, 0);
        inSpace(0.25f, 0);
        lab.expectAll(0x40bf00, 1);
    }

    @Test
    void equalStartAndEndOfVertexFogAreFullFog() {
        fog(D3DFOG_NONE, D3DFOG_LINEAR, 0.5f, 0.5f);
        inSpace(0.25f, 0);
        lab.expectAll(0x00ff00, 0);
        inSpace(0.75f, 0);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void coloursAboveOneShineThroughFog() {
        fog(D3DFOG_NONE, D3DFOG_NONE, 0, 1);
        lab.state(D3DRS_SPECULARENABLE, 1);
        lab.covering(D3DFVF_DIFFUSE | D3DFVF_SPECULAR, 0.5f, 1, color(0xffff0000), color(0x40ff0000));
        lab.expectAll(0x80bf00, 1);
        lab.state(D3DRS_SPECULARENABLE, 0);
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndef c0, 2, 0, 0, 1\nmov oC0, c0\n")));
        inPixels(0.5f, 1, 0x40);
        lab.expectAll(0x80bf00, 1);
    }

    @Test
    void fogKeepsAlpha() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 1);
        Surface9 t = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, t));
        lab.coloredQuad(0.75f, 0x60ff0000);
        org.junit.jupiter.api.Assertions.assertEquals(0x60, lab.pixels(t)[700] >>> 24);
        t.release();
    }

    @Test
    void blendedColoursAreFoggedBeforeTheyAreBlended() {
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 1);
        lab.state(D3DRS_ALPHABLENDENABLE, 1).state(D3DRS_SRCBLEND, D3DBLEND_ONE).state(D3DRS_DESTBLEND, D3DBLEND_ONE);
        lab.clear(0xff0000ff);
        lab.coloredQuad(0.75f, 0xffff0000);
        lab.expectAll(0x40bfff, 1);
    }

    /** All pixels, in pixels, whatever the depth and the reciprocal of w. */
    private void inPixels(float z, float rhw) {
        float c = color(0xffff0000);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        lab.clear(0xff0000ff);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(-1, -1, z, rhw, c, 200, -1, z, rhw, c, -1, 200, z, rhw, c), 20));
    }

    @Test
    void verticesInPixelsAreDrawnWhereTheReciprocalOfWIsZero() {
        lab.state(D3DRS_CLIPPING, 0);
        fog(D3DFOG_LINEAR, D3DFOG_NONE, 0, 1);
        for (int tested : new int[] {D3DZB_FALSE, D3DZB_TRUE}) {
            for (float rhw : new float[] {0, 0.25f, 4}) {
                ok(device.clear(null, D3DCLEAR_ZBUFFER, 0, 1, 0));
                lab.state(D3DRS_ZENABLE, tested);
                inPixels(0.75f, rhw);
                lab.expectAll(0x40bf00, 1);
            }
        }
    }

    @Test
    void vertexFogTakesTheDistanceWithoutItsSign() {
        lab.state(D3DRS_CLIPPING, 0);
        ok(device.setTransform(D3DTS_PROJECTION, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}));
        fog(D3DFOG_NONE, D3DFOG_LINEAR, 0, 1);
        inSpace(-0.5f, 0);
        lab.expectAll(0x808000, 1);
        fog(D3DFOG_NONE, D3DFOG_LINEAR, -1, 0);
        inSpace(-0.5f, 0);
        lab.expectAll(0x00ff00, 1);
        fog(D3DFOG_NONE, D3DFOG_EXP, 0, 1);
        inSpace(-0.5f, 0);
        lab.expectAll(0x9b6400, 2);
    }
}
