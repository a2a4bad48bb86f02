package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** What a new device says of itself. */
final class StateDefaultsTest extends Behaviour9 {
    @Test
    void depthTestIsOnWhereADepthBufferCame() {
        assertEquals(D3DZB_TRUE, device.getRenderState(D3DRS_ZENABLE));
        try (Lab9 other = new Lab9(false, D3DCREATE_HARDWARE_VERTEXPROCESSING, PresentParameters9.offscreen(8, 8))) {
            assertEquals(D3DZB_FALSE, other.device.getRenderState(D3DRS_ZENABLE));
        }
    }

    @Test
    void theFirstStageModulatesAndTheOthersAreOff() {
        IntRef v = new IntRef();
        ok(device.getTextureStageState(0, D3DTSS_COLOROP, v));
        assertEquals(D3DTOP_MODULATE, v.value);
        ok(device.getTextureStageState(1, D3DTSS_COLOROP, v));
        assertEquals(D3DTOP_DISABLE, v.value);
        ok(device.getTextureStageState(0, D3DTSS_ALPHAOP, v));
        assertEquals(D3DTOP_SELECTARG1, v.value);
        ok(device.getTextureStageState(5, D3DTSS_TEXCOORDINDEX, v));
        assertEquals(5, v.value);
    }

    @Test
    void samplersWrapAndTakeTheNearestTexel() {
        IntRef v = new IntRef();
        ok(device.getSamplerState(3, D3DSAMP_ADDRESSU, v));
        assertEquals(D3DTADDRESS_WRAP, v.value);
        ok(device.getSamplerState(3, D3DSAMP_MINFILTER, v));
        assertEquals(D3DTEXF_POINT, v.value);
        ok(device.getSamplerState(D3DVERTEXTEXTURESAMPLER2, D3DSAMP_MIPFILTER, v));
        assertEquals(D3DTEXF_NONE, v.value);
    }

    @Test
    void numbersOfStagesBeyondTheLastSucceed() {
        ok(device.setTextureStageState(20, D3DTSS_COLOROP, D3DTOP_ADD));
        IntRef v = new IntRef();
        ok(device.getTextureStageState(7, D3DTSS_COLOROP, v));
        assertEquals(D3DTOP_ADD, v.value);
        ok(device.setTexture(50, null));
        ok(device.setSamplerState(50, D3DSAMP_ADDRESSU, 1));
    }

    @Test
    void culledAreCounterclockwiseFaces() {
        assertEquals(D3DCULL_CCW, device.getRenderState(D3DRS_CULLMODE));
    }

    @Test
    void theScissorIsAsLargeAsTheTarget() {
        assertEquals(new Rect9(0, 0, SIZE, SIZE), device.getScissorRect());
        assertEquals(new Viewport9(0, 0, SIZE, SIZE, 0, 1), device.getViewport());
    }

    @Test
    void aNewTargetSetsViewportAndScissor() {
        Surface9 t = device.createRenderTarget(32, 16, D3DFMT_X8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, t));
        assertEquals(new Rect9(0, 0, 32, 16), device.getScissorRect());
        assertEquals(new Viewport9(0, 0, 32, 16, 0, 1), device.getViewport());
        t.release();
    }

    @Test
    void transformsAreIdentities() {
        float[] m = new float[16];
        ok(device.getTransform(D3DTS_PROJECTION, m));
        org.junit.jupiter.api.Assertions.assertArrayEquals(IDENTITY, m);
        ok(device.getTransform(D3DTS_WORLD + 200, m));
        org.junit.jupiter.api.Assertions.assertArrayEquals(IDENTITY, m);
    }

    @Test
    void multiplyTransformPutsTheMatrixInFront() {
        float[] scale = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1};
        float[] move = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1};
        ok(device.setTransform(D3DTS_WORLD, scale));
        ok(device.multiplyTransform(D3DTS_WORLD, move));
        float[] m = new float[16];
        ok(device.getTransform(D3DTS_WORLD, m));
        assertEquals(10, m[12]);
    }

    @Test
    void aLightEnabledBeforeItIsSetIsWhiteAlongZ() {
        ok(device.lightEnable(3, true));
        Ref<Light9> l = new Ref<>();
        ok(device.getLight(3, l));
        assertEquals(D3DLIGHT_DIRECTIONAL, l.get().type);
        assertEquals(1, l.get().direction[2]);
        assertEquals(1, l.get().diffuse[0]);
    }

    @Test
    void anEnabledLightIsAnsweredBy128() {
        ok(device.lightEnable(0, true));
        IntRef v = new IntRef();
        ok(device.getLightEnable(0, v));
        assertEquals(128, v.value);
        ok(device.lightEnable(0, false));
        ok(device.getLightEnable(0, v));
        assertEquals(0, v.value);
        refused(device.getLightEnable(9, v));
    }

    @Test
    void moreLightsThanAreUsedCanBeEnabled() {
        for (int i = 0; i < 40; i++) ok(device.lightEnable(i * 3, true));
        IntRef v = new IntRef();
        ok(device.getLightEnable(39 * 3, v));
        assertEquals(128, v.value);
    }

    @Test
    void constantsPastTheEndAreRefused() {
        ok(device.setVertexShaderConstantF(255, new float[4], 1));
        refused(device.setVertexShaderConstantF(256, new float[4], 1));
        refused(device.setVertexShaderConstantF(255, new float[8], 2));
        ok(device.setPixelShaderConstantF(223, new float[4], 1));
        refused(device.setPixelShaderConstantF(224, new float[4], 1));
        refused(device.setPixelShaderConstantF(223, new float[8], 2));
        refused(device.setVertexShaderConstantI(16, new int[4], 1));
        refused(device.setVertexShaderConstantB(16, new boolean[1], 1));
    }

    @Test
    void constantsComeBackAsTheyWereSet() {
        ok(device.setVertexShaderConstantF(7, new float[] {1, -2, Float.NaN, 4}, 1));
        float[] f = new float[4];
        ok(device.getVertexShaderConstantF(7, f, 1));
        org.junit.jupiter.api.Assertions.assertArrayEquals(new float[] {1, -2, Float.NaN, 4}, f);
        ok(device.setPixelShaderConstantI(3, new int[] {1, 2, 3, 4}, 1));
        int[] i = new int[4];
        ok(device.getPixelShaderConstantI(3, i, 1));
        org.junit.jupiter.api.Assertions.assertArrayEquals(new int[] {1, 2, 3, 4}, i);
    }

    @Test
    void devicesOfSoftwareProcessingHaveMoreConstants() {
        try (Lab9 other = new Lab9(false, D3DCREATE_SOFTWARE_VERTEXPROCESSING, PresentParameters9.offscreen(8, 8))) {
            ok(other.device.setVertexShaderConstantF(8191, new float[4], 1));
            refused(other.device.setVertexShaderConstantF(8192, new float[4], 1));
            ok(other.device.setVertexShaderConstantI(2047, new int[4], 1));
            ok(other.device.setVertexShaderConstantB(2047, new boolean[1], 1));
        }
    }

    @Test
    void aClipPlaneBeyondTheLastIsTheLast() {
        ok(device.setClipPlane(20, new float[] {1, 2, 3, 4}));
        float[] p = new float[4];
        ok(device.getClipPlane(5, p));
        org.junit.jupiter.api.Assertions.assertArrayEquals(new float[] {1, 2, 3, 4}, p);
    }

    @Test
    void theMaterialIsBlack() {
        assertEquals(0, device.getMaterial().diffuse()[0]);
    }

    @Test
    void streamFrequenciesAreOneAndZeroIsRefused() {
        IntRef v = new IntRef();
        ok(device.getStreamSourceFreq(0, v));
        assertEquals(1, v.value);
        refused(device.setStreamSourceFreq(0, 0));
        refused(device.setStreamSourceFreq(0, D3DSTREAMSOURCE_INSTANCEDATA | 1));
        refused(device.setStreamSourceFreq(1, D3DSTREAMSOURCE_INSTANCEDATA | D3DSTREAMSOURCE_INDEXEDDATA | 1));
        ok(device.setStreamSourceFreq(1, D3DSTREAMSOURCE_INSTANCEDATA | 1));
    }

    @Test
    void offsetsOfStreamsAreMultiplesOfFour() {
        VertexBuffer9 b = device.createVertexBuffer(64, 0, 0, D3DPOOL_DEFAULT);
        refused(device.setStreamSource(0, b, 2, 16));
        ok(device.setStreamSource(0, b, 4, 16));
        b.release();
    }

    @Test
    void scenesPairUp() {
        refused(device.endScene());
        ok(device.beginScene());
        refused(device.beginScene());
        ok(device.endScene());
        refused(device.endScene());
    }

    @Test
    void theLargestPointIsTheDevices() {
        Ref<Caps9> c = new Ref<>();
        ok(device.getDeviceCaps(c));
        IntRef v = new IntRef();
        ok(device.getRenderState(D3DRS_POINTSIZE_MAX, v));
        assertEquals(c.get().maxPointSize, Float.intBitsToFloat(v.value));
    }
}
