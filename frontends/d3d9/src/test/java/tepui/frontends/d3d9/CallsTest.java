package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** Results of calls at their edges: what has no device here, cursors, lost devices, scenes, streams, limits. */
final class CallsTest extends Behaviour9 {
    // ---- what is on no device

    @Test
    void plainDevicesKnowNoSharedHandles() {
        Ref<Long> h = new Ref<>();
        result(E_NOTIMPL, device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, new Ref<>(), h));
        result(E_NOTIMPL, device.createCubeTexture(4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, new Ref<>(), h));
        result(E_NOTIMPL, device.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_L8, D3DPOOL_DEFAULT, new Ref<>(), h));
        result(E_NOTIMPL, device.createVertexBuffer(16, 0, 0, D3DPOOL_DEFAULT, new Ref<>(), h));
        result(E_NOTIMPL, device.createIndexBuffer(16, 0, D3DFMT_INDEX16, D3DPOOL_DEFAULT, new Ref<>(), h));
        result(E_NOTIMPL, device.createRenderTarget(4, 4, D3DFMT_A8R8G8B8, 0, 0, false, new Ref<>(), h));
        result(E_NOTIMPL, device.createDepthStencilSurface(4, 4, D3DFMT_D24S8, 0, 0, false, new Ref<>(), h));
        result(E_NOTIMPL, device.createOffscreenPlainSurface(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM, new Ref<>(), h));
        ok(device.createVertexBuffer(16, 0, 0, D3DPOOL_DEFAULT, new Ref<>(), null));
    }

    @Test
    void devicesOfExShareWhatIsInThePoolDefaultOnly() {
        try (Lab9 other = Lab9.ex()) {
            Ref<Long> h = new Ref<>();
            Device9 d = other.device;
            refused(d.createCubeTexture(4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM, new Ref<>(), h));
            result(D3DERR_NOTAVAILABLE, d.createVertexBuffer(16, 0, 0, D3DPOOL_DEFAULT, new Ref<>(), h));
            // Buffers have one result for every pool.
            result(D3DERR_NOTAVAILABLE, d.createVertexBuffer(16, 0, 0, D3DPOOL_SYSTEMMEM, new Ref<>(), h));
            int sixteen = D3DFMT_INDEX16;
            result(D3DERR_NOTAVAILABLE, d.createIndexBuffer(16, 0, sixteen, D3DPOOL_SYSTEMMEM, new Ref<>(), h));
            assertNull(h.value);
        }
    }

    @Test
    void overlaysAreOnNoDevice() {
        try (Lab9 other = Lab9.ex()) {
            Ref<Caps9> c = new Ref<>();
            ok(other.device.getDeviceCaps(c));
            assertEquals(0, c.get().caps & D3DCAPS_OVERLAY);
            result(
                    D3DERR_UNSUPPORTEDOVERLAY,
                    other.d3d.checkDeviceOverlayType(0, D3DDEVTYPE_HAL, 64, 64, D3DFMT_X8R8G8B8, D3DFMT_X8R8G8B8, 1));
            PresentParameters9 p = PresentParameters9.offscreen(8, 8);
            p.swapEffect = D3DSWAPEFFECT_OVERLAY;
            result(
                    D3DERR_UNSUPPORTEDOVERLAY,
                    other.d3d.createDeviceEx(0, D3DDEVTYPE_HAL, D3DCREATE_HARDWARE_VERTEXPROCESSING, p, new Ref<>()));
        }
        PresentParameters9 p = PresentParameters9.offscreen(8, 8);
        p.swapEffect = D3DSWAPEFFECT_OVERLAY;
        refused(lab.d3d.createDevice(0, D3DDEVTYPE_HAL, D3DCREATE_HARDWARE_VERTEXPROCESSING, p, new Ref<>()));
    }

    @Test
    void textOfOneBitATexelIsOnNoDevice() {
        result(
                D3DERR_NOTAVAILABLE,
                lab.d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_SURFACE, D3DFMT_A1));
        try (Lab9 other = Lab9.ex()) {
            Surface9 a = other.device.createRenderTarget(8, 8, D3DFMT_A8R8G8B8, 0, 0, false);
            Surface9 b = other.device.createRenderTarget(8, 8, D3DFMT_A8R8G8B8, 0, 0, false);
            refused(other.device.composeRects(a, b, null, 1, null, 0, 0, 0));
            refused(other.device.setConvolutionMonoKernel(3, 3, new float[3], new float[3]));
        }
    }

    @Test
    void onlyDeclarationsOfPositionsAloneHaveACode() {
        VertexElement9 xyz = VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0);
        VertexElement9[][] cases = {
            {xyz},
            {VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITIONT, 0)},
            {VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITION, 0)},
            {VertexElement9.of(0, 4, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0)},
            {VertexElement9.of(1, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0)},
            {xyz, VertexElement9.of(0, 12, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_COLOR, 0)}
        };
        int[] codes = {D3DFVF_XYZ, D3DFVF_XYZRHW, 0, 0, 0, 0};
        for (int i = 0; i < cases.length; i++) {
            VertexDeclaration9 d = device.createVertexDeclaration(cases[i]);
            ok(device.setVertexDeclaration(d));
            assertEquals(codes[i], device.getFVF(), "case " + i);
            d.release();
        }
    }

    @Test
    void twoWeightsTheLastAColourAreAColourAndFourBytes() {
        ok(device.setFVF(D3DFVF_XYZB2 | D3DFVF_LASTBETA_D3DCOLOR));
        Ref<VertexDeclaration9> r = new Ref<>();
        ok(device.getVertexDeclaration(r));
        VertexElement9[] e = r.get().getDeclaration();
        assertEquals(3, e.length);
        assertEquals(VertexElement9.of(0, 12, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_BLENDWEIGHT, 0), e[1]);
        assertEquals(VertexElement9.of(0, 16, D3DDECLTYPE_UBYTE4, D3DDECLUSAGE_BLENDINDICES, 0), e[2]);
        r.get().release();
    }

    @Test
    void adaptersHaveMonitorsAndSoftwareDevicesAreNotTaken() {
        assertNotEquals(0, lab.d3d.getAdapterMonitor(0));
        assertEquals(0, lab.d3d.getAdapterMonitor(5));
        refused(lab.d3d.registerSoftwareDevice(null));
        result(D3DERR_NOTAVAILABLE, lab.d3d.registerSoftwareDevice("rasteriser"));
    }

    // ---- cursors

    @Test
    void cursorsAreArgbOfPowersOfTwoWithinTheDisplay() {
        refused(device.setCursorProperties(0, 0, null));
        Surface9 rgb = device.createOffscreenPlainSurface(32, 32, D3DFMT_X8R8G8B8, D3DPOOL_SCRATCH);
        refused(device.setCursorProperties(0, 0, rgb));
        Surface9 odd = device.createOffscreenPlainSurface(24, 32, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        refused(device.setCursorProperties(0, 0, odd));
        // The desktop is 1920 pixels wide, the back buffer 64.
        Surface9 large = device.createOffscreenPlainSurface(2048, 32, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        refused(device.setCursorProperties(0, 0, large));
        Surface9 wide = device.createOffscreenPlainSurface(128, 32, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        ok(device.setCursorProperties(0, 0, wide));
        Surface9 good = device.createOffscreenPlainSurface(32, 32, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        ok(device.setCursorProperties(3, 4, good));
        Surface9 managed = device.createTexture(16, 16, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED)
                .getSurfaceLevel(0);
        ok(device.setCursorProperties(0, 0, managed));
    }

    @Test
    void showingACursorSaysWhetherItWasShown() {
        assertFalse(device.showCursor(true));
        assertFalse(device.showCursor(true));
        Surface9 good = device.createOffscreenPlainSurface(32, 32, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        ok(device.setCursorProperties(0, 0, good));
        assertFalse(device.showCursor(true));
        assertTrue(device.showCursor(true));
        assertTrue(device.showCursor(false));
        assertFalse(device.showCursor(false));
    }

    // ---- lost devices

    @Test
    void aLostDeviceTakesCallsAndShowsNothing() {
        device.lose("the test takes the screen");
        result(D3DERR_DEVICELOST, device.present());
        ok(device.beginScene());
        lab.clear(0xff00ff00);
        lab.full(0xffff0000);
        ok(device.endScene());
        ok(device.setRenderState(D3DRS_LIGHTING, 0));
        VertexBuffer9 b = device.createVertexBuffer(16, 0, 0, D3DPOOL_DEFAULT);
        b.write(0, lab.floats(1, 2, 3, 4));
        b.release();
        result(D3DERR_DEVICENOTRESET, device.testCooperativeLevel());
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        ok(device.testCooperativeLevel());
        ok(device.present());
    }

    @Test
    void aChainOfItsOwnBlocksAReset() {
        Ref<SwapChain9> chain = new Ref<>();
        ok(device.createAdditionalSwapChain(PresentParameters9.offscreen(8, 8), chain));
        refused(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        result(D3DERR_DEVICENOTRESET, device.testCooperativeLevel());
        result(D3DERR_DEVICELOST, device.present());
        chain.get().release();
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        ok(device.testCooperativeLevel());
    }

    @Test
    void whatIsHeldOfTheImplicitChainBlocksAReset() {
        Surface9 back = device.getBackBuffer(0);
        refused(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        back.release();
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        Surface9 depth = device.createDepthStencilSurface(8, 8, D3DFMT_D24S8, 0, 0, false);
        refused(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        depth.release();
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
    }

    @Test
    void aResetWithWrongParametersWantsAnother() {
        PresentParameters9 p = PresentParameters9.offscreen(SIZE, SIZE);
        p.swapEffect = 77;
        refused(device.reset(p));
        result(D3DERR_DEVICENOTRESET, device.testCooperativeLevel());
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        ok(device.testCooperativeLevel());
    }

    @Test
    void otherPoolsDoNotBlockAReset() {
        device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        device.createVertexBuffer(16, 0, 0, D3DPOOL_SYSTEMMEM);
        device.createIndexBuffer(16, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        device.createOffscreenPlainSurface(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH);
        lab.vertexShader("vs_2_0\ndcl_position v0\nmov oPos, v0\n");
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
    }

    @Test
    void aResetEndsTheSceneAndARecording() {
        ok(device.beginScene());
        ok(device.beginStateBlock());
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        refused(device.endScene());
        refused(device.endStateBlock(new Ref<>()));
        ok(device.beginScene());
        ok(device.endScene());
    }

    @Test
    void exDevicesKeepTheirSceneOverAReset() {
        try (Lab9 other = Lab9.ex()) {
            ok(other.device.beginScene());
            ok(other.device.resetEx(PresentParameters9.offscreen(SIZE, SIZE)));
            ok(other.device.endScene());
        }
    }

    // ---- streams and limits

    @Test
    void theStrideOfAStreamStaysWhereItsBufferGoes() {
        VertexBuffer9 b = device.createVertexBuffer(64, 0, 0, D3DPOOL_DEFAULT);
        ok(device.setStreamSource(0, b, 4, 32));
        ok(device.setStreamSource(0, null, 0, 0));
        Ref<VertexBuffer9> r = new Ref<>();
        IntRef offset = new IntRef();
        IntRef stride = new IntRef();
        ok(device.getStreamSource(0, r, offset, stride));
        assertNull(r.value);
        assertEquals(32, stride.value);
        b.release();
    }

    @Test
    void streamsBeyondTheLastAreRefused() {
        refused(device.setStreamSource(16, null, 0, 0));
        refused(device.getStreamSource(16, new Ref<>(), new IntRef(), new IntRef()));
        refused(device.setStreamSourceFreq(16, 1));
        refused(device.setRenderTarget(4, null));
        refused(device.getRenderTarget(4, new Ref<>()));
    }

    @Test
    void aTargetOfNothingBehindTheFirstIsNoFailure() {
        ok(device.setRenderTarget(1, null));
        result(D3DERR_NOTFOUND, device.getRenderTarget(1, new Ref<>()));
        ok(device.setDepthStencilSurface(null));
        result(D3DERR_NOTFOUND, device.getDepthStencilSurface(new Ref<>()));
    }

    @Test
    void unknownFormatsAreRefusedEverywhere() {
        refused(device.createTexture(4, 4, 1, 0, D3DFMT_UNKNOWN, D3DPOOL_DEFAULT, new Ref<>()));
        refused(device.createCubeTexture(4, 1, 0, D3DFMT_UNKNOWN, D3DPOOL_DEFAULT, new Ref<>()));
        refused(device.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_UNKNOWN, D3DPOOL_DEFAULT, new Ref<>()));
        refused(device.createRenderTarget(4, 4, D3DFMT_UNKNOWN, 0, 0, false, new Ref<>()));
        refused(device.createDepthStencilSurface(4, 4, D3DFMT_UNKNOWN, 0, 0, false, new Ref<>()));
        refused(device.createOffscreenPlainSurface(4, 4, D3DFMT_UNKNOWN, D3DPOOL_SYSTEMMEM, new Ref<>()));
    }

    @Test
    void targetsAndDepthWantFormatsOfTheirKind() {
        refused(device.createRenderTarget(4, 4, D3DFMT_D24S8, 0, 0, false, new Ref<>()));
        refused(device.createRenderTarget(4, 4, D3DFMT_DXT1, 0, 0, false, new Ref<>()));
        refused(device.createDepthStencilSurface(4, 4, D3DFMT_A8R8G8B8, 0, 0, false, new Ref<>()));
        refused(device.createRenderTarget(0, 4, D3DFMT_A8R8G8B8, 0, 0, false, new Ref<>()));
        refused(device.createDepthStencilSurface(4, 0, D3DFMT_D24S8, 0, 0, false, new Ref<>()));
    }

    @Test
    void cubesOfDepthAreRefused() {
        refused(device.createCubeTexture(4, 1, D3DUSAGE_DEPTHSTENCIL, D3DFMT_D24S8, D3DPOOL_DEFAULT, new Ref<>()));
        result(
                D3DERR_NOTAVAILABLE,
                lab.d3d.checkDeviceFormat(
                        0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, D3DUSAGE_DEPTHSTENCIL, D3DRTYPE_CUBETEXTURE, D3DFMT_D24S8));
    }

    @Test
    void anFvfOfZeroChangesNothing() {
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
        ok(device.setFVF(0));
        assertEquals(D3DFVF_XYZ | D3DFVF_DIFFUSE, device.getFVF());
        VertexDeclaration9 d =
                device.createVertexDeclaration(VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0));
        ok(device.setVertexDeclaration(d));
        // A position alone is the form of a code, though made from none.
        assertEquals(D3DFVF_XYZ, device.getFVF());
        ok(device.setFVF(D3DFVF_XYZ));
        Ref<VertexDeclaration9> r = new Ref<>();
        ok(device.getVertexDeclaration(r));
        assertNotEquals(d, r.get());
        assertEquals(1, r.get().getDeclaration().length);
        r.get().release();
        d.release();
    }

    @Test
    void theDeclarationOfAnFvfIsTheSameEachTime() {
        ok(device.setFVF(D3DFVF_XYZ));
        Ref<VertexDeclaration9> a = new Ref<>();
        ok(device.getVertexDeclaration(a));
        ok(device.setFVF(D3DFVF_XYZRHW));
        ok(device.setFVF(D3DFVF_XYZ));
        Ref<VertexDeclaration9> b = new Ref<>();
        ok(device.getVertexDeclaration(b));
        assertEquals(a.get(), b.get());
        a.get().release();
        b.get().release();
    }

    @Test
    void transfersAreLegalWithinAScene() {
        Surface9 a = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        Surface9 b = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.beginScene());
        ok(device.colorFill(a, null, 0xff112233));
        ok(device.stretchRect(a, null, b, null, D3DTEXF_NONE));
        Surface9 depth = device.createDepthStencilSurface(SIZE, SIZE, D3DFMT_D24S8, 0, 0, false);
        Surface9 depth2 = device.createDepthStencilSurface(SIZE, SIZE, D3DFMT_D24S8, 0, 0, false);
        refused(device.stretchRect(depth, null, depth2, null, D3DTEXF_NONE));
        ok(device.endScene());
        ok(device.stretchRect(depth, null, depth2, null, D3DTEXF_NONE));
        assertEquals(0x112233, lab.pixels(b)[0] & 0xffffff);
        a.release();
        b.release();
        depth.release();
        depth2.release();
    }

    @Test
    void capabilitiesThatNoDriverSetsAreNotSet() {
        Ref<Caps9> r = new Ref<>();
        ok(device.getDeviceCaps(r));
        Caps9 c = r.get();
        assertEquals(0, c.caps & ~(D3DCAPS_OVERLAY | D3DCAPS_READ_SCANLINE));
        assertEquals(0x1, c.cursorCaps);
        assertEquals(256, c.maxVertexShaderConst);
        assertTrue(c.maxPointSize == 0 || c.maxPointSize >= 1);
        assertTrue(c.maxUserClipPlanes >= 6);
        assertEquals(3, c.ps20StaticFlowControlDepth - 1);
    }

    @Test
    void aTransformBeyondTheLastIsRefused() {
        refused(device.setTransform(D3DTS_WORLD + 256, IDENTITY));
        refused(device.getTransform(1, new float[16]));
        ok(device.setTransform(D3DTS_WORLD + 255, IDENTITY));
    }

    @Test
    void patchesAreTakenAndNotDrawn() {
        lab.clear(0xff00ff00);
        ok(device.drawRectPatch(1, null, new RectPatch9(0, 0, 4, 4, 4, 0, 3)));
        ok(device.drawTriPatch(2, new float[] {1, 1, 1}, new TriPatch9(0, 10, 0, 3)));
        lab.expectAll(0x00ff00, 0);
        // Nothing is kept under a handle.
        refused(device.drawRectPatch(1, null, null));
        refused(device.drawTriPatch(2, null, null));
        refused(device.deletePatch(1));
        Ref<Caps9> caps = new Ref<>();
        ok(device.getDeviceCaps(caps));
        // D3DDEVCAPS_QUINTICRTPATCHES, RTPATCHES and NPATCHES.
        assertEquals(0, caps.get().devCaps & (0x200000 | 0x400000 | 0x1000000));
    }

    @Test
    void nPatchesAreKeptAndChangeNothing() {
        lab.coloredQuad(0.5f, 0xff00ff00);
        int[] before = lab.pixels();
        ok(device.setNPatchMode(4));
        assertEquals(4f, device.getNPatchMode());
        lab.clear(0);
        lab.coloredQuad(0.5f, 0xff00ff00);
        assertArrayEquals(before, lab.pixels());
    }

    @Test
    void aStreamOfNoBufferKeepsOffsetAndStrideUnlessTheStrideIsGiven() {
        VertexBuffer9 b = device.createVertexBuffer(256, 0, 0, D3DPOOL_DEFAULT);
        Ref<VertexBuffer9> found = new Ref<>();
        IntRef offset = new IntRef();
        IntRef stride = new IntRef();
        ok(device.setStreamSource(1, b, 16, 24));
        ok(device.setStreamSource(1, null, 0, 0));
        ok(device.getStreamSource(1, found, offset, stride));
        assertEquals(16, offset.value);
        assertEquals(24, stride.value);
        ok(device.setStreamSource(1, null, 32, 0));
        ok(device.getStreamSource(1, found, offset, stride));
        assertEquals(16, offset.value);
        ok(device.setStreamSource(1, null, 32, 12));
        ok(device.getStreamSource(1, found, offset, stride));
        assertNull(found.value);
        assertEquals(32, offset.value);
        assertEquals(12, stride.value);
        refused(device.setStreamSource(1, null, 3, 12));
        b.release();
    }

    @Test
    void severalDevicesOfOneMakerGoOnBesideEachOther() {
        Device9 other = lab.d3d.createDevice(PresentParameters9.offscreen(SIZE, SIZE));
        lab.clear(0xff00ff00);
        ok(other.clear(null, D3DCLEAR_TARGET, 0xffff0000, 0, 0));
        lab.full(0xff0000ff);
        ok(other.present());
        lab.expectAll(0x0000ff, 0);
        ok(device.present());
        other.release();
        lab.clear(0xff00ff00);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void adaptersOfExHaveANumberOfTheirOwn() {
        try (Lab9 other = Lab9.ex()) {
            Ref<Long> luid = new Ref<>();
            ok(other.d3d.getAdapterLUID(0, luid));
            refused(other.d3d.getAdapterLUID(9, luid));
        }
    }

    @Test
    void presentsOfExAreCounted() {
        try (Lab9 other = Lab9.ex()) {
            Ref<SwapChain9> chain = new Ref<>();
            ok(other.device.getSwapChain(0, chain));
            for (int i = 0; i < 3; i++) ok(other.device.presentEx(null, null, 0));
            IntRef count = new IntRef();
            ok(chain.get().getLastPresentCount(count));
            assertEquals(3, count.value);
            Ref<PresentStats9> stats = new Ref<>();
            ok(chain.get().getPresentStats(stats));
            assertEquals(3, stats.get().presentCount());
            Ref<DisplayMode9> mode = new Ref<>();
            ok(chain.get().getDisplayModeEx(mode));
            assertEquals(D3DFMT_X8R8G8B8, mode.get().format());
            chain.get().release();
        }
        Ref<SwapChain9> plain = new Ref<>();
        ok(device.getSwapChain(0, plain));
        refused(plain.get().getPresentStats(new Ref<>()));
        refused(plain.get().getLastPresentCount(new IntRef()));
        refused(plain.get().getDisplayModeEx(new Ref<>()));
        plain.get().release();
    }

    @Test
    void targetsOfExAreMadeWithoutUsages() {
        try (Lab9 other = Lab9.ex()) {
            Ref<Surface9> s = new Ref<>();
            ok(other.device.createDepthStencilSurfaceEx(16, 16, D3DFMT_D24S8, 0, 0, false, s, 0));
            s.get().release();
            ok(other.device.createRenderTargetEx(16, 16, D3DFMT_X8R8G8B8, 0, 0, false, s, 0));
            s.get().release();
            refused(other.device.createRenderTargetEx(16, 16, D3DFMT_X8R8G8B8, 0, 0, false, s, D3DUSAGE_DYNAMIC));
        }
    }
}
