package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** Blending, tests, targets: what becomes of fragments. */
final class OutputTest extends Behaviour9 {
    private void blend(int source, int target) {
        lab.state(D3DRS_ALPHABLENDENABLE, 1).state(D3DRS_SRCBLEND, source).state(D3DRS_DESTBLEND, target);
    }

    @Test
    void colourIsAddedToWhatIsThere() {
        lab.clear(0xff0000ff);
        blend(D3DBLEND_ONE, D3DBLEND_ONE);
        lab.full(0xffff0000);
        lab.expectAll(0xff00ff, 0);
    }

    @Test
    void sourceAlphaMixes() {
        lab.clear(0xff0000ff);
        blend(D3DBLEND_SRCALPHA, D3DBLEND_INVSRCALPHA);
        lab.full(0x80ff0000);
        lab.expectAll(0x80007f, 1);
    }

    @Test
    void aTargetWithoutAlphaHasAlphaOne() {
        lab.clear(0);
        blend(D3DBLEND_DESTALPHA, D3DBLEND_ZERO);
        lab.full(0x40ff8000);
        lab.expectAll(0xff8000, 0);
        blend(D3DBLEND_INVDESTALPHA, D3DBLEND_ZERO);
        lab.full(-1);
        lab.expectAll(0, 0);
    }

    @Test
    void aTargetWithAlphaGivesIts() {
        Surface9 t = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, t));
        lab.clear(0x80000000);
        blend(D3DBLEND_DESTALPHA, D3DBLEND_ZERO);
        lab.full(0xffff0000);
        lab.expectAll(0x800000, 1);
        t.release();
    }

    @Test
    void blendOperationsSubtractAndCompare() {
        lab.clear(0xff406080);
        blend(D3DBLEND_ONE, D3DBLEND_ONE);
        lab.state(D3DRS_BLENDOP, D3DBLENDOP_REVSUBTRACT);
        lab.full(0xff101010);
        lab.expectAll(0x305070, 1);
        lab.state(D3DRS_BLENDOP, D3DBLENDOP_MAX);
        lab.full(0xff800000);
        lab.expectAll(0x805070, 1);
        lab.state(D3DRS_BLENDOP, D3DBLENDOP_MIN);
        lab.full(0xff408040);
        lab.expectAll(0x405040, 1);
    }

    @Test
    void theBlendFactorIsAConstant() {
        lab.clear(0);
        blend(D3DBLEND_BLENDFACTOR, D3DBLEND_ZERO);
        lab.state(D3DRS_BLENDFACTOR, 0xff804000);
        lab.full(-1);
        lab.expectAll(0x804000, 1);
    }

    @Test
    void alphaHasTermsOfItsOwn() {
        Surface9 t = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, t));
        lab.clear(0x20000000);
        blend(D3DBLEND_ONE, D3DBLEND_ZERO);
        lab.state(D3DRS_SEPARATEALPHABLENDENABLE, 1)
                .state(D3DRS_SRCBLENDALPHA, D3DBLEND_ZERO)
                .state(D3DRS_DESTBLENDALPHA, D3DBLEND_ONE);
        lab.full(0xff123456);
        assertEquals(0x20123456, lab.pixels()[0]);
        t.release();
    }

    @Test
    void theWriteMaskKeepsComponents() {
        lab.clear(0xff112233);
        lab.state(D3DRS_COLORWRITEENABLE, D3DCOLORWRITEENABLE_GREEN);
        lab.full(0xffaabbcc);
        lab.expectAll(0x11bb33, 0);
    }

    private void alphaTest(int func, int expected) {
        lab.clear(0);
        lab.state(D3DRS_ALPHATESTENABLE, 1).state(D3DRS_ALPHAREF, 0x80).state(D3DRS_ALPHAFUNC, func);
        int[] alphas = {0x7f000000, 0x80000000, 0x81000000};
        for (int i = 0; i < 3; i++) lab.rectangle(20 * i, 0, 20 * i + 20, 64, 0, alphas[i] | 0xffffff);
        int found = 0;
        for (int i = 0; i < 3; i++) if (lab.pixel(20 * i + 10, 10) != 0) found |= 1 << i;
        assertEquals(expected, found);
    }

    @Test
    void alphaTestNever() {
        alphaTest(D3DCMP_NEVER, 0);
    }

    @Test
    void alphaTestLess() {
        alphaTest(D3DCMP_LESS, 1);
    }

    @Test
    void alphaTestEqual() {
        alphaTest(D3DCMP_EQUAL, 2);
    }

    @Test
    void alphaTestLessEqual() {
        alphaTest(D3DCMP_LESSEQUAL, 3);
    }

    @Test
    void alphaTestGreater() {
        alphaTest(D3DCMP_GREATER, 4);
    }

    @Test
    void alphaTestNotEqual() {
        alphaTest(D3DCMP_NOTEQUAL, 5);
    }

    @Test
    void alphaTestGreaterEqual() {
        alphaTest(D3DCMP_GREATEREQUAL, 6);
    }

    @Test
    void alphaTestAlways() {
        alphaTest(D3DCMP_ALWAYS, 7);
    }

    @Test
    void alphaTestHoldsForPixelShadersToo() {
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndcl v0\nmov oC0, v0\n")));
        alphaTest(D3DCMP_GREATER, 4);
    }

    @Test
    void depthIsComparedByTheFunction() {
        lab.clearAll(0);
        lab.rectangle(0, 0, 64, 64, 0.5f, 0xff0000ff);
        lab.state(D3DRS_ZFUNC, D3DCMP_GREATER);
        lab.rectangle(0, 0, 32, 64, 0.6f, 0xffff0000);
        lab.rectangle(32, 0, 64, 64, 0.4f, 0xffff0000);
        lab.expect(10, 10, 0xff0000);
        lab.expect(40, 10, 0x0000ff);
    }

    @Test
    void depthIsNotWrittenWhereWritesAreOff() {
        lab.clearAll(0);
        lab.state(D3DRS_ZWRITEENABLE, 0);
        lab.rectangle(0, 0, 64, 64, 0.2f, 0xff0000ff);
        lab.rectangle(0, 0, 64, 64, 0.8f, 0xffff0000);
        lab.expectAll(0xff0000, 0);
    }

    @Test
    void depthIsNotWrittenWithoutATest() {
        lab.clearAll(0);
        lab.state(D3DRS_ZENABLE, 0);
        lab.rectangle(0, 0, 64, 64, 0.2f, 0xff0000ff);
        lab.state(D3DRS_ZENABLE, 1);
        lab.rectangle(0, 0, 64, 64, 0.8f, 0xffff0000);
        lab.expectAll(0xff0000, 0);
    }

    @Test
    void aDepthBiasBringsNearer() {
        lab.clearAll(0);
        lab.rectangle(0, 0, 64, 64, 0.5f, 0xff0000ff);
        lab.state(D3DRS_DEPTHBIAS, -0.1f);
        lab.rectangle(0, 0, 64, 64, 0.55f, 0xffff0000);
        lab.expectAll(0xff0000, 0);
    }

    @Test
    void stencilCountsAndIsCompared() {
        lab.clearAll(0);
        lab.state(D3DRS_STENCILENABLE, 1).state(D3DRS_STENCILPASS, D3DSTENCILOP_INCR);
        lab.rectangle(0, 0, 64, 64, 0, 0xff000001);
        lab.rectangle(0, 0, 32, 64, 0, 0xff000002);
        lab.state(D3DRS_STENCILPASS, D3DSTENCILOP_KEEP)
                .state(D3DRS_STENCILFUNC, D3DCMP_EQUAL)
                .state(D3DRS_STENCILREF, 2);
        lab.full(0xffff0000);
        lab.expect(10, 10, 0xff0000);
        lab.expect(40, 10, 0x000001);
    }

    @Test
    void stencilOfBothSidesCountsEachItsOwnWay() {
        lab.clearAll(0);
        ok(device.clear(null, D3DCLEAR_STENCIL, 0, 1, 10));
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE).state(D3DRS_STENCILENABLE, 1).state(D3DRS_TWOSIDEDSTENCILMODE, 1);
        lab.state(D3DRS_STENCILPASS, D3DSTENCILOP_INCR).state(D3DRS_CCW_STENCILPASS, D3DSTENCILOP_DECR);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float c = color(0xff000001);
        // The left half clockwise on the screen, the right half the other way round.
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(0, 0, 0, 1, c, 30, 0, 0, 1, c, 0, 60, 0, 1, c), 20));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(34, 0, 0, 1, c, 34, 60, 0, 1, c, 64, 0, 0, 1, c), 20));
        lab.state(D3DRS_TWOSIDEDSTENCILMODE, 0)
                .state(D3DRS_STENCILPASS, D3DSTENCILOP_KEEP)
                .state(D3DRS_STENCILFUNC, D3DCMP_EQUAL);
        lab.state(D3DRS_STENCILREF, 11);
        lab.full(0xffff0000);
        lab.state(D3DRS_STENCILREF, 9);
        lab.full(0xff00ff00);
        lab.expect(4, 4, 0xff0000);
        lab.expect(38, 4, 0x00ff00);
    }

    @Test
    void clockwiseFacesAreSeenByDefault() {
        lab.clear(0);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float c = color(-1);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(0, 0, 0, 1, c, 30, 0, 0, 1, c, 0, 60, 0, 1, c), 20));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(34, 0, 0, 1, c, 34, 60, 0, 1, c, 64, 0, 0, 1, c), 20));
        lab.expect(4, 4, 0xffffff);
        lab.expect(38, 4, 0);
    }

    @Test
    void cullingClockwiseShowsTheOthers() {
        lab.state(D3DRS_CULLMODE, D3DCULL_CW);
        lab.clear(0);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float c = color(-1);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(0, 0, 0, 1, c, 30, 0, 0, 1, c, 0, 60, 0, 1, c), 20));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(34, 0, 0, 1, c, 34, 60, 0, 1, c, 64, 0, 0, 1, c), 20));
        lab.expect(4, 4, 0);
        lab.expect(38, 4, 0xffffff);
    }

    @Test
    void theScissorBoundsDraws() {
        lab.clear(0);
        ok(device.setScissorRect(new Rect9(10, 10, 20, 20)));
        lab.state(D3DRS_SCISSORTESTENABLE, 1);
        lab.full(-1);
        lab.expect(9, 10, 0);
        lab.expect(10, 10, 0xffffff);
        lab.expect(19, 19, 0xffffff);
        lab.expect(20, 19, 0);
    }

    @Test
    void severalTargetsAreWrittenAtOnceAndOthersKeep() {
        Surface9 second = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(1, second));
        lab.clear(0xff000000);
        ok(device.setPixelShader(
                lab.pixelShader("ps_2_0\ndef c0, 1, 0, 0, 1\ndef c1, 0, 1, 0, 1\nmov oC0, c0\nmov oC1, c1\n")));
        lab.full(-1);
        lab.expectAll(0xff0000, 0);
        assertEquals(0xff00ff00, lab.pixels(second)[5]);
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndef c0, 0, 0, 1, 1\nmov oC0, c0\n")));
        lab.full(-1);
        lab.expectAll(0x0000ff, 0);
        assertEquals(0xff00ff00, lab.pixels(second)[5]);
        second.release();
    }

    @Test
    void srgbWritesEncode() {
        Surface9 t = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, t));
        lab.state(D3DRS_SRGBWRITEENABLE, 1);
        lab.clear(0);
        lab.full(0xff808080);
        lab.expectAll(0xbcbcbc, 1);
        t.release();
    }

    @Test
    void texturesMayBeReadAsSrgb() {
        Texture9 t = lab.texture(1, 1, 0xffbcbcbc);
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_SRGBTEXTURE, 1);
        lab.textured(0);
        lab.expectAll(0x808080, 1);
        // The least bit counts.
        lab.sampler(0, D3DSAMP_SRGBTEXTURE, 2);
        lab.textured(0);
        lab.expectAll(0xbcbcbc, 0);
        t.release();
    }

    @Test
    void aTextureThatWasDrawnToIsSampled() {
        Texture9 t = device.createTexture(SIZE, SIZE, 1, D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        Surface9 level = t.getSurfaceLevel(0);
        Surface9 back = device.getRenderTarget(0);
        ok(device.setRenderTarget(0, level));
        lab.clear(0xff335577);
        ok(device.setRenderTarget(0, back));
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expectAll(0x335577, 0);
        level.release();
        back.release();
        t.release();
    }

    @Test
    void wireframesShowEdges() {
        lab.clear(0);
        lab.state(D3DRS_FILLMODE, D3DFILL_WIREFRAME);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float c = color(-1);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(10, 10, 0, 1, c, 50, 10, 0, 1, c, 10, 50, 0, 1, c), 20));
        lab.expect(20, 10, 0xffffff);
        lab.expect(18, 18, 0);
    }

    @Test
    void fixedFunctionDrawsToTheFirstTargetAlone() {
        Surface9 a = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        Surface9 b = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, a));
        ok(device.setRenderTarget(1, b));
        lab.clear(0xff102030);
        lab.full(0xff00ff00);
        for (int p : lab.pixels(a)) assertEquals(0xff00ff00, p);
        for (int p : lab.pixels(b)) assertEquals(0xff102030, p);
        ok(device.setRenderTarget(1, null));
        a.release();
        b.release();
    }
}
