package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import tepui.pipe.Surface;

/** Creation, capabilities, presenting, resets, queries, shaders as objects, Direct3D 9Ex. */
final class DeviceTest extends Behaviour9 {
    private static int create(Direct3D9 d, PresentParameters9 p) {
        Ref<Device9> r = new Ref<>();
        int hr = d.createDevice(0, D3DDEVTYPE_HAL, D3DCREATE_HARDWARE_VERTEXPROCESSING, p, r);
        if (r.value != null) r.value.release();
        return hr;
    }

    @Test
    void creationFillsInWhatWasLeftOpen() {
        PresentParameters9 p = new PresentParameters9();
        p.deviceWindow = new Surface.Target.Offscreen(40, 30);
        ok(create(lab.d3d, p));
        assertEquals(40, p.backBufferWidth);
        assertEquals(30, p.backBufferHeight);
        assertEquals(1, p.backBufferCount);
        assertEquals(D3DFMT_X8R8G8B8, p.backBufferFormat);
    }

    @Test
    void oneKindOfVertexProcessingIsNamed() {
        Ref<Device9> r = new Ref<>();
        refused(lab.d3d.createDevice(0, D3DDEVTYPE_HAL, 0, PresentParameters9.offscreen(8, 8), r));
        refused(lab.d3d.createDevice(
                0,
                D3DDEVTYPE_HAL,
                D3DCREATE_HARDWARE_VERTEXPROCESSING | D3DCREATE_SOFTWARE_VERTEXPROCESSING,
                PresentParameters9.offscreen(8, 8),
                r));
    }

    @Test
    void tooManyBackBuffersAreRefused() {
        PresentParameters9 p = PresentParameters9.offscreen(8, 8);
        p.backBufferCount = 4;
        refused(create(lab.d3d, p));
        p.backBufferCount = 3;
        ok(create(lab.d3d, p));
    }

    @Test
    void copyHasOneBackBuffer() {
        PresentParameters9 p = PresentParameters9.offscreen(8, 8);
        p.swapEffect = D3DSWAPEFFECT_COPY;
        p.backBufferCount = 2;
        refused(create(lab.d3d, p));
    }

    @Test
    void multisamplingWantsDiscard() {
        PresentParameters9 p = PresentParameters9.offscreen(8, 8);
        p.multiSampleType = D3DMULTISAMPLE_4_SAMPLES;
        p.swapEffect = D3DSWAPEFFECT_FLIP;
        refused(create(lab.d3d, p));
        p.swapEffect = D3DSWAPEFFECT_DISCARD;
        ok(create(lab.d3d, p));
    }

    @Test
    void capabilitiesAreThoseOfShaderModel3() {
        Ref<Caps9> c = new Ref<>();
        ok(device.getDeviceCaps(c));
        assertEquals(vertexShaderVersion(3, 0), c.get().vertexShaderVersion);
        assertEquals(pixelShaderVersion(3, 0), c.get().pixelShaderVersion);
        assertEquals(8, c.get().maxActiveLights);
    }

    @Test
    void formatsAreAnsweredByUse() {
        Direct3D9 d = lab.d3d;
        ok(d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_TEXTURE, D3DFMT_DXT5));
        result(
                D3DERR_NOTAVAILABLE,
                d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_TEXTURE, D3DFMT_P8));
        result(
                D3DERR_NOTAVAILABLE,
                d.checkDeviceFormat(
                        0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, D3DUSAGE_RENDERTARGET, D3DRTYPE_SURFACE, D3DFMT_DXT1));
        ok(d.checkDeviceFormat(
                0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, D3DUSAGE_DEPTHSTENCIL, D3DRTYPE_SURFACE, D3DFMT_D24S8));
        ok(d.checkDeviceFormat(
                0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, D3DUSAGE_DEPTHSTENCIL, D3DRTYPE_TEXTURE, D3DFMT_INTZ));
        ok(d.checkDeviceFormat(
                0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, D3DUSAGE_RENDERTARGET, D3DRTYPE_SURFACE, D3DFMT_NULL));
        refused(d.checkDeviceFormat(9, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_TEXTURE, D3DFMT_DXT5));
    }

    @Test
    void samplesOfMultisamplingArePowersOfTwo() {
        IntRef q = new IntRef();
        ok(lab.d3d.checkDeviceMultiSampleType(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, true, D3DMULTISAMPLE_4_SAMPLES, q));
        assertEquals(1, q.value);
        result(
                D3DERR_NOTAVAILABLE,
                lab.d3d.checkDeviceMultiSampleType(
                        0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, true, D3DMULTISAMPLE_3_SAMPLES, q));
        refused(lab.d3d.checkDeviceMultiSampleType(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, true, 40, q));
    }

    @Test
    void modesEndWithTheDesktops() {
        int n = lab.d3d.getAdapterModeCount(0, D3DFMT_X8R8G8B8);
        Ref<DisplayMode9> m = new Ref<>();
        ok(lab.d3d.enumAdapterModes(0, D3DFMT_X8R8G8B8, n - 1, m));
        assertEquals(1920, m.get().width());
        refused(lab.d3d.enumAdapterModes(0, D3DFMT_X8R8G8B8, n, m));
        refused(lab.d3d.enumAdapterModes(0, D3DFMT_A8, 0, m));
        assertEquals(0, lab.d3d.getAdapterModeCount(0, D3DFMT_A8));
    }

    @Test
    void picturesReachTheWindow() {
        int[][] seen = new int[1][];
        PresentParameters9 p = PresentParameters9.offscreen(32, 16);
        p.deviceWindow = new Surface.Target.Pixels(32, 16, (w, h, argb) -> seen[0] = argb.clone());
        Device9 d = lab.d3d.createDevice(p);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff123456, 0, 0));
        ok(d.present());
        d.pipe().finish();
        assertEquals(0x123456, seen[0][5] & 0xffffff);
        d.release();
    }

    @Test
    void aBackBufferOfAnotherSizeIsScaled() {
        int[][] seen = new int[1][];
        PresentParameters9 p = PresentParameters9.offscreen(32, 16);
        p.deviceWindow = new Surface.Target.Pixels(64, 64, (w, h, argb) -> seen[0] = argb.clone());
        Device9 d = lab.d3d.createDevice(p);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff00ff00, 0, 0));
        ok(d.clear(new Rect9[] {new Rect9(16, 0, 32, 16)}, D3DCLEAR_TARGET, 0xff0000ff, 0, 0));
        ok(d.present());
        d.pipe().finish();
        assertEquals(0x00ff00, seen[0][64 * 60 + 5] & 0xffffff);
        assertEquals(0x0000ff, seen[0][64 * 60 + 60] & 0xffffff);
        d.release();
    }

    @Test
    void aMultisampledBackBufferIsResolved() {
        int[][] seen = new int[1][];
        PresentParameters9 p = PresentParameters9.offscreen(16, 16);
        p.multiSampleType = D3DMULTISAMPLE_4_SAMPLES;
        p.deviceWindow = new Surface.Target.Pixels(16, 16, (w, h, argb) -> seen[0] = argb.clone());
        Device9 d = lab.d3d.createDevice(p);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff654321, 0, 0));
        ok(d.present());
        d.pipe().finish();
        assertEquals(0x654321, seen[0][40] & 0xffffff);
        d.release();
    }

    @Test
    void flippedBuffersGoRound() {
        PresentParameters9 p = PresentParameters9.offscreen(8, 8);
        p.swapEffect = D3DSWAPEFFECT_FLIP;
        p.backBufferCount = 2;
        Device9 d = lab.d3d.createDevice(p);
        Surface9 first = d.getBackBuffer(0);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff0000aa, 0, 0));
        ok(d.present());
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff0000bb, 0, 0));
        ok(d.present());
        Surface9 copy = d.createOffscreenPlainSurface(8, 8, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        ok(d.getFrontBufferData(0, copy));
        assertEquals(0xff0000bb, word(copy));
        Surface9 older = d.createOffscreenPlainSurface(8, 8, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        ok(d.getFrontBufferData(0, older));
        assertEquals(0xff0000bb, word(older));
        older.release();
        Surface9 again = d.getBackBuffer(0);
        assertEquals(first, again);
        again.release();
        first.release();
        copy.release();
        d.release();
    }

    private static int word(Surface9 s) {
        LockedRect r = s.lockRect(D3DLOCK_READONLY);
        int v = r.rows(1).get(java.lang.foreign.ValueLayout.JAVA_INT, 0);
        ok(s.unlockRect());
        return v;
    }

    @Test
    void partsArePresentedByCopyOnly() {
        refused(device.present(new Rect9(0, 0, 8, 8), null));
        int[][] seen = new int[1][];
        PresentParameters9 p = PresentParameters9.offscreen(16, 16);
        p.swapEffect = D3DSWAPEFFECT_COPY;
        p.deviceWindow = new Surface.Target.Pixels(16, 16, (w, h, argb) -> seen[0] = argb.clone());
        Device9 d = lab.d3d.createDevice(p);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xffff0000, 0, 0));
        ok(d.present(new Rect9(0, 0, 8, 8), new Rect9(4, 4, 12, 12)));
        d.pipe().finish();
        assertEquals(0, seen[0][0] & 0xffffff);
        assertEquals(0xff0000, seen[0][16 * 5 + 5] & 0xffffff);
        assertEquals(0, seen[0][16 * 13 + 13] & 0xffffff);
        d.release();
    }

    @Test
    void gammaChangesWhatIsShownOnly() {
        int[][] seen = new int[1][];
        PresentParameters9 p = PresentParameters9.offscreen(8, 8);
        p.deviceWindow = new Surface.Target.Pixels(8, 8, (w, h, argb) -> seen[0] = argb.clone());
        Device9 d = lab.d3d.createDevice(p);
        short[] half = new short[256];
        for (int i = 0; i < 256; i++) half[i] = (short) (i * 128);
        d.setGammaRamp(0, 0, new GammaRamp9(half, half, half));
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff80ff40, 0, 0));
        ok(d.present());
        d.pipe().finish();
        assertEquals(true, distance(seen[0][0], 0x407f20) <= 1);
        d.release();
    }

    @Test
    void aCursorIsLaidOverThePicture() {
        int[][] seen = new int[1][];
        PresentParameters9 p = PresentParameters9.offscreen(32, 32);
        p.deviceWindow = new Surface.Target.Pixels(32, 32, (w, h, argb) -> seen[0] = argb.clone());
        Device9 d = lab.d3d.createDevice(p);
        assertEquals(false, d.showCursor(true));
        Surface9 s = d.createOffscreenPlainSurface(8, 8, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        LockedRect r = s.lockRect(0);
        for (int i = 0; i < 64; i++) r.rows(8).setAtIndex(java.lang.foreign.ValueLayout.JAVA_INT, i, 0xffff0000);
        ok(s.unlockRect());
        ok(d.setCursorProperties(0, 0, s));
        assertEquals(false, d.showCursor(true));
        assertEquals(true, d.showCursor(true));
        d.setCursorPosition(10, 10, 0);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff000000, 0, 0));
        ok(d.present());
        d.pipe().finish();
        assertEquals(0xff0000, seen[0][32 * 12 + 12] & 0xffffff);
        assertEquals(0, seen[0][0] & 0xffffff);
        s.release();
        d.release();
    }

    @Test
    void additionalChainsPresentOnTheirOwn() {
        int[][] seen = new int[1][];
        PresentParameters9 p = PresentParameters9.offscreen(8, 8);
        p.deviceWindow = new Surface.Target.Pixels(8, 8, (w, h, argb) -> seen[0] = argb.clone());
        Ref<SwapChain9> r = new Ref<>();
        ok(device.createAdditionalSwapChain(p, r));
        Ref<Surface9> b = new Ref<>();
        ok(r.get().getBackBuffer(0, 0, b));
        ok(device.colorFill(b.get(), null, 0xff445566));
        ok(r.get().present(null, null, 0));
        device.pipe().finish();
        assertEquals(0x445566, seen[0][9] & 0xffffff);
        assertEquals(1, device.getNumberOfSwapChains());
        b.get().release();
        r.get().release();
    }

    @Test
    void aResetBringsStatesBack() {
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE);
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8)));
        assertEquals(D3DCULL_CCW, device.getRenderState(D3DRS_CULLMODE));
        lab.clear(0xff010203);
        lab.expectAll(0x010203, 0);
    }

    @Test
    void aResetChangesTheSize() {
        ok(device.reset(PresentParameters9.offscreen(20, 10)));
        assertEquals(20, device.getViewport().width());
        Surface9 b = device.getBackBuffer(0);
        assertEquals(10, b.getDesc().height());
        b.release();
        assertEquals(D3DZB_FALSE, device.getRenderState(D3DRS_ZENABLE));
        result(D3DERR_NOTFOUND, device.getDepthStencilSurface(new Ref<>()));
    }

    @Test
    void resourcesOfThePoolDefaultBlockAReset() {
        Texture9 t = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        refused(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        result(D3DERR_DEVICENOTRESET, device.testCooperativeLevel());
        t.release();
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        ok(device.testCooperativeLevel());
    }

    @Test
    void managedResourcesSurviveAReset() {
        Texture9 t = lab.texture(1, 1, 0xff778899);
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expectAll(0x778899, 0);
        t.release();
    }

    @Test
    void aLostDeviceShowsNothingUntilItIsReset() {
        device.lose("the screen went away");
        result(D3DERR_DEVICELOST, device.present());
        result(D3DERR_DEVICENOTRESET, device.testCooperativeLevel());
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        ok(device.present());
    }

    @Test
    void anOcclusionQueryCountsPixels() {
        Query9 q = device.createQuery(D3DQUERYTYPE_OCCLUSION);
        ok(q.issue(D3DISSUE_BEGIN));
        result(S_FALSE, q.getData(null, 0));
        lab.rectangle(0, 0, 10, 10, 0, -1);
        ok(q.issue(D3DISSUE_END));
        device.pipe().finish();
        assertEquals(100, q.getData(D3DGETDATA_FLUSH));
        q.release();
    }

    @Test
    void anEventComesWhenTheWorkIsDone() {
        Query9 q = device.createQuery(D3DQUERYTYPE_EVENT);
        ok(q.issue(D3DISSUE_END));
        device.pipe().finish();
        ByteBuffer b = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
        ok(q.getData(b, D3DGETDATA_FLUSH));
        assertEquals(1, b.getInt(0));
        q.release();
    }

    @Test
    void whatWasNeverIssuedHasAResultOfNoMeaning() {
        int[] types = {D3DQUERYTYPE_OCCLUSION, D3DQUERYTYPE_EVENT, D3DQUERYTYPE_TIMESTAMP, D3DQUERYTYPE_TIMESTAMPFREQ};
        for (int type : types) {
            Query9 q = device.createQuery(type);
            ByteBuffer b = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
            ok(q.getData(b, D3DGETDATA_FLUSH));
            assertEquals(q.getDataSize(), b.position());
            for (int i = 0; i < 12; i++) assertEquals(i < q.getDataSize() ? (byte) 0xdd : 0, b.get(i));
            ok(q.getData(null, 0));
            q.release();
        }
    }

    @Test
    void whatHasNoBeginningTakesOneWithoutAWord() {
        int[] types = {D3DQUERYTYPE_EVENT, D3DQUERYTYPE_TIMESTAMP, D3DQUERYTYPE_TIMESTAMPFREQ};
        for (int type : types) {
            Query9 q = device.createQuery(type);
            ok(q.issue(D3DISSUE_BEGIN));
            // It is as never issued still, and not begun.
            ok(q.getData(ByteBuffer.allocate(8), 0));
            ok(q.issue(D3DISSUE_END));
            device.pipe().finish();
            ok(q.getData(null, D3DGETDATA_FLUSH));
            q.release();
        }
        Query9 o = device.createQuery(D3DQUERYTYPE_OCCLUSION);
        refused(o.issue(0));
        refused(o.issue(D3DISSUE_BEGIN | D3DISSUE_END));
        o.release();
    }

    @Test
    void softwareDevicesAnnounceTheirConstants() {
        int[] behaviors = {
            D3DCREATE_HARDWARE_VERTEXPROCESSING, D3DCREATE_MIXED_VERTEXPROCESSING, D3DCREATE_SOFTWARE_VERTEXPROCESSING
        };
        for (int behavior : behaviors) {
            Device9 d = lab.d3d.createDevice(behavior, PresentParameters9.offscreen(8, 8));
            Ref<Caps9> c = new Ref<>();
            ok(d.getDeviceCaps(c));
            boolean software = behavior == D3DCREATE_SOFTWARE_VERTEXPROCESSING;
            assertEquals(software ? 8192 : 256, c.get().maxVertexShaderConst);
            d.release();
        }
    }

    @Test
    void aBackBufferBeyondTheLastLeavesWhatWasThere() {
        Surface9 back = device.getBackBuffer(0);
        Ref<Surface9> r = new Ref<>();
        r.value = back;
        refused(device.getBackBuffer(0, 1, D3DBACKBUFFER_TYPE_MONO, r));
        assertSame(back, r.value);
        refused(device.getBackBuffer(1, 0, D3DBACKBUFFER_TYPE_MONO, r));
        assertNull(r.value);
        back.release();
    }

    @Test
    void timestampsGoOn() {
        Query9 f = device.createQuery(D3DQUERYTYPE_TIMESTAMPFREQ);
        ok(f.issue(D3DISSUE_END));
        assertEquals(1_000_000_000L, f.getData(D3DGETDATA_FLUSH));
        assertEquals(8, f.getDataSize());
        f.release();
        result(D3DERR_NOTAVAILABLE, device.createQuery(D3DQUERYTYPE_RESOURCEMANAGER, null));
        ok(device.createQuery(D3DQUERYTYPE_EVENT, null));
    }

    @Test
    void shadersOfTheWrongKindAndVersionAreRefused() {
        int[] v = tepui.frontends.d3d9.shader.Assembler.words("vs_2_0\ndcl_position v0\nmov oPos, v0\n");
        refused(device.createPixelShader(v, new Ref<>()));
        int[] newer = v.clone();
        newer[0] = 0xfffe0400;
        refused(device.createVertexShader(newer, new Ref<>()));
        refused(device.createVertexShader((int[]) null, new Ref<>()));
        refused(device.createVertexShader(java.util.Arrays.copyOf(v, v.length - 1), new Ref<>()));
    }

    @Test
    void theFunctionOfAShaderIsGivenBack() {
        int[] v = tepui.frontends.d3d9.shader.Assembler.words("vs_2_0\ndcl_position v0\nmov oPos, v0\n");
        VertexShader9 s = device.createVertexShader(java.util.Arrays.copyOf(v, v.length + 5));
        IntRef n = new IntRef();
        ok(s.getFunction(null, n));
        assertEquals(v.length, n.value);
        int[] out = new int[n.value];
        ok(s.getFunction(out, n));
        org.junit.jupiter.api.Assertions.assertArrayEquals(v, out);
        s.release();
    }

    @Test
    void declarationsCountTheirEnd() {
        VertexDeclaration9 d =
                device.createVertexDeclaration(VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0));
        IntRef n = new IntRef();
        ok(d.getDeclaration(null, n));
        assertEquals(2, n.value);
        d.release();
        result(
                E_FAIL,
                device.createVertexDeclaration(
                        new VertexElement9[] {VertexElement9.of(0, 2, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0)},
                        new Ref<>()));
    }

    @Test
    void anFvfIsADeclaration() {
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_NORMAL | D3DFVF_DIFFUSE | D3DFVF_TEX2 | textureCoordinateSize(3, 1)));
        Ref<VertexDeclaration9> d = new Ref<>();
        ok(device.getVertexDeclaration(d));
        VertexElement9[] e = d.get().getDeclaration();
        assertEquals(5, e.length);
        assertEquals(36, e[4].offset());
        assertEquals(D3DDECLTYPE_FLOAT3, e[4].type());
        assertEquals(
                D3DFVF_XYZ | D3DFVF_NORMAL | D3DFVF_DIFFUSE | D3DFVF_TEX2 | textureCoordinateSize(3, 1),
                device.getFVF());
        d.get().release();
    }

    @Test
    void palettesAreKept() {
        int[] p = new int[256];
        java.util.Arrays.fill(p, 0xff000000);
        p[9] = 0xff00004d;
        ok(device.setPaletteEntries(3, p));
        int[] out = new int[256];
        ok(device.getPaletteEntries(3, out));
        assertEquals(0xff00004d, out[9]);
        refused(device.getPaletteEntries(4, out));
        ok(device.setCurrentTexturePalette(3));
        assertEquals(3, device.getCurrentTexturePalette());
        refused(device.setCurrentTexturePalette(5));
    }

    @Test
    void targetsOfOtherDevicesAreRefused() {
        Device9 other = lab.d3d.createDevice(PresentParameters9.offscreen(8, 8));
        Surface9 b = other.getBackBuffer(0);
        refused(device.setRenderTarget(0, b));
        b.release();
        other.release();
    }

    @Test
    void theFirstTargetCannotBeNone() {
        refused(device.setRenderTarget(0, null));
        refused(device.setRenderTarget(4, null));
        ok(device.setRenderTarget(1, null));
        result(D3DERR_NOTFOUND, device.getRenderTarget(1, new Ref<>()));
    }

    // ---- Direct3D 9Ex

    @Test
    void modesOfExAreProgressiveAndUpright() {
        try (Lab9 ex = Lab9.ex()) {
            int format = D3DFMT_X8R8G8B8;
            int n = ex.d3d.getAdapterModeCount(0, format);
            assertEquals(n, ex.d3d.getAdapterModeCountEx(0, format, D3DSCANLINEORDERING_PROGRESSIVE));
            assertEquals(n, ex.d3d.getAdapterModeCountEx(0, format, D3DSCANLINEORDERING_UNKNOWN));
            assertEquals(0, ex.d3d.getAdapterModeCountEx(0, format, D3DSCANLINEORDERING_INTERLACED));
            Ref<DisplayMode9> plain = new Ref<>();
            Ref<DisplayMode9> mode = new Ref<>();
            ok(ex.d3d.enumAdapterModes(0, format, n - 1, plain));
            ok(ex.d3d.enumAdapterModesEx(0, format, D3DSCANLINEORDERING_UNKNOWN, n - 1, mode));
            assertEquals(plain.get(), mode.get());
            refused(ex.d3d.enumAdapterModesEx(0, format, D3DSCANLINEORDERING_UNKNOWN, n, mode));
            IntRef rotation = new IntRef();
            ok(ex.d3d.getAdapterDisplayModeEx(0, mode, rotation));
            assertEquals(D3DDISPLAYROTATION_IDENTITY, rotation.value);
            refused(ex.d3d.getAdapterDisplayModeEx(1, mode, rotation));
        }
        assertEquals(0, lab.d3d.getAdapterModeCountEx(0, D3DFMT_X8R8G8B8, D3DSCANLINEORDERING_UNKNOWN));
        refused(lab.d3d.getAdapterDisplayModeEx(0, new Ref<>(), null));
    }

    @Test
    void exCallsAreRefusedOnPlainDevices() {
        refused(device.setMaximumFrameLatency(2));
        refused(device.presentEx(null, null, 0));
        refused(device.resetEx(PresentParameters9.offscreen(8, 8)));
    }

    @Test
    void frameLatencyIsThreeAndMayBeSet() {
        try (Lab9 ex = Lab9.ex()) {
            IntRef n = new IntRef();
            ok(ex.device.getMaximumFrameLatency(n));
            assertEquals(3, n.value);
            ok(ex.device.setMaximumFrameLatency(1));
            ok(ex.device.getMaximumFrameLatency(n));
            assertEquals(1, n.value);
            refused(ex.device.setMaximumFrameLatency(31));
            for (int i = 0; i < 5; i++) ok(ex.device.presentEx(null, null, 0));
        }
    }

    @Test
    void exHasNoManagedResources() {
        try (Lab9 ex = Lab9.ex()) {
            refused(ex.device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED, new Ref<>()));
            refused(ex.device.createVertexBuffer(16, 0, 0, D3DPOOL_MANAGED, new Ref<>()));
        }
    }

    @Test
    void anExResetKeepsResourcesOfThePoolDefault() {
        try (Lab9 ex = Lab9.ex()) {
            Texture9 t = ex.device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
            ok(ex.device.resetEx(PresentParameters9.offscreen(SIZE, SIZE)));
            t.release();
        }
    }

    @Test
    void aTextureOfExTakesMemoryOfTheProgram() {
        try (Lab9 ex = Lab9.ex()) {
            var memory = ex.words(1, 2, 3, 4);
            Ref<Texture9> r = new Ref<>();
            ok(ex.device.createTexture(2, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM, r, memory));
            assertEquals(memory.address(), r.get().lockRect(0, 0).bits);
            ok(r.get().unlockRect(0));
            r.get().release();
            refused(ex.device.createTexture(2, 2, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM, r, memory));
        }
    }
}
