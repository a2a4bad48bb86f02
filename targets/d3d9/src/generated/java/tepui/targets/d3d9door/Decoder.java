package tepui.targets.d3d9door;

import static tepui.targets.d3d9door.ClientMemory.*;

import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.VolumeTexture9;

/**
 * The packets of clients of Direct3D 9 as calls of the front end. Written by {@code ./tepui generate} from direct3d9-methods.txt; not to be edited.
 */
final class Decoder {
    private Decoder() {}

    /** Words of the fixed part of each packet. */
    private static final String WORDS = """
        ACCDBFGFFECCDBBAAABDBIJHGGIIJCCCNHGCBGCCBBCBCBCCCABCDDACBBFBDGGL\
        GDBCEBDDDECBEBDDDCBBCBBBBBBBCDGIHDHCACAABDBEBTDDBBBDADDFDOLCCBCB\
        E\
        """;

    /** How long a packet is at least. */
    static int words(int op) { // hot
        return WORDS.charAt(op - 8) - 'A' + 1;
    }

    /** Carries out the packet at an address; returns the call's result. */
    static int call(Session s, int op, long at) { // hot
        int n = op - 8;
        return switch (n >> 3) {
            case 0 -> group0(s, n, at);
            case 1 -> group1(s, n, at);
            case 2 -> group2(s, n, at);
            case 3 -> group3(s, n, at);
            case 4 -> group4(s, n, at);
            case 5 -> group5(s, n, at);
            case 6 -> group6(s, n, at);
            case 7 -> group7(s, n, at);
            case 8 -> group8(s, n, at);
            case 9 -> group9(s, n, at);
            case 10 -> group10(s, n, at);
            case 11 -> group11(s, n, at);
            case 12 -> group12(s, n, at);
            case 13 -> group13(s, n, at);
            case 14 -> group14(s, n, at);
            case 15 -> group15(s, n, at);
            case 16 -> group16(s, n, at);
            default -> throw unknown(n);
        };
    }

    private static RuntimeException unknown(int n) {
        return new IllegalArgumentException("a packet has the number " + n + ", of which there is no call");
    }

    private static int group0(Session s, int n, long at) { // hot
        return switch (n) {
            case 0 -> s.direct3D().getAdapterCount();
            case 1 -> Adapters.identifier(s, intAt(at + 4), intAt(at + 8), s.answer(0));
            case 2 -> s.direct3D().getAdapterModeCount(intAt(at + 4), intAt(at + 8));
            case 3 -> Adapters.mode(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), s.answer(0));
            case 4 -> Adapters.displayMode(s, intAt(at + 4), s.answer(0));
            case 5 -> s.direct3D().checkDeviceType(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20) != 0);
            case 6 -> s.direct3D().checkDeviceFormat(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
            case 7 -> Adapters.multisample(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, intAt(at + 20), s.answer(0));
            default -> throw unknown(n);
        };
    }

    private static int group1(Session s, int n, long at) { // hot
        return switch (n) {
            case 8 -> s.direct3D().checkDepthStencilMatch(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
            case 9 -> s.direct3D().checkDeviceFormatConversion(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
            case 10 -> Adapters.caps(s, intAt(at + 4), intAt(at + 8), s.answer(0));
            case 11 -> Adapters.modeCountEx(s, intAt(at + 4), at + 12, intAt(at + 8));
            case 12 -> Adapters.modeEx(s, intAt(at + 4), at + 16, intAt(at + 8), intAt(at + 12), s.answer(0));
            case 13 -> Adapters.displayModeEx(s, intAt(at + 4), s.answer(0), s.answer(24));
            case 14 -> Adapters.luid(s, intAt(at + 4), s.answer(0));
            case 15 -> s.device().getAvailableTextureMem();
            default -> throw unknown(n);
        };
    }

    private static int group2(Session s, int n, long at) { // hot
        return switch (n) {
            case 16 -> s.device().evictManagedResources();
            case 17 -> Screens.caps(s, s.answer(0));
            case 18 -> Screens.displayMode(s, intAt(at + 4), s.answer(0));
            case 19 -> s.device().setCursorProperties(intAt(at + 4), intAt(at + 8), s.getOrNull(Surface9.class, intAt(at + 12)));
            case 20 -> Screens.rasterStatus(s, intAt(at + 4), s.answer(0));
            case 21 -> Makers.texture(s, at);
            case 22 -> Makers.volumeTexture(s, at);
            case 23 -> Makers.cubeTexture(s, at);
            default -> throw unknown(n);
        };
    }

    private static int group3(Session s, int n, long at) { // hot
        return switch (n) {
            case 24 -> Makers.vertexBuffer(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24) != 0);
            case 25 -> Makers.indexBuffer(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24) != 0);
            case 26 -> Makers.renderTarget(s, at);
            case 27 -> Makers.depthSurface(s, at);
            case 28 -> s.device().updateSurface(s.getOrNull(Surface9.class, intAt(at + 4)), Structs.rect(at + 8), s.getOrNull(Surface9.class, intAt(at + 28)), intAt(at + 32), intAt(at + 36));
            case 29 -> s.device().updateTexture(s.getOrNull(BaseTexture9.class, intAt(at + 4)), s.getOrNull(BaseTexture9.class, intAt(at + 8)));
            case 30 -> s.device().getRenderTargetData(s.getOrNull(Surface9.class, intAt(at + 4)), s.getOrNull(Surface9.class, intAt(at + 8)));
            case 31 -> s.device().getFrontBufferData(intAt(at + 4), s.getOrNull(Surface9.class, intAt(at + 8)));
            default -> throw unknown(n);
        };
    }

    private static int group4(Session s, int n, long at) { // hot
        return switch (n) {
            case 32 -> s.device().stretchRect(s.getOrNull(Surface9.class, intAt(at + 4)), Structs.rect(at + 8), s.getOrNull(Surface9.class, intAt(at + 28)), Structs.rect(at + 32), intAt(at + 52));
            case 33 -> s.device().colorFill(s.getOrNull(Surface9.class, intAt(at + 4)), Structs.rect(at + 8), intAt(at + 28));
            case 34 -> Makers.plainSurface(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24) != 0);
            case 35 -> s.device().setRenderTarget(intAt(at + 4), s.getOrNull(Surface9.class, intAt(at + 8)));
            case 36 -> s.device().setDepthStencilSurface(s.getOrNull(Surface9.class, intAt(at + 4)));
            case 37 -> s.device().clear(Structs.rects(s, at + 28, intAt(at + 4)), intAt(at + 8), intAt(at + 12), floatAt(at + 16), intAt(at + 20));
            case 38 -> s.device().setTransform(intAt(at + 4), s.floats(at + 12, intAt(at + 8)));
            case 39 -> s.device().multiplyTransform(intAt(at + 4), s.floats(at + 12, intAt(at + 8)));
            default -> throw unknown(n);
        };
    }

    private static int group5(Session s, int n, long at) { // hot
        return switch (n) {
            case 40 -> States.viewport(s, at + 8, intAt(at + 4));
            case 41 -> States.material(s, at + 8, intAt(at + 4));
            case 42 -> States.light(s, intAt(at + 4), at + 12, intAt(at + 8));
            case 43 -> States.getLight(s, intAt(at + 4), s.answer(0));
            case 44 -> s.device().lightEnable(intAt(at + 4), intAt(at + 8) != 0);
            case 45 -> States.getLightEnable(s, intAt(at + 4), s.answer(0));
            case 46 -> s.device().setClipPlane(intAt(at + 4), s.floats(at + 12, intAt(at + 8)));
            case 47 -> s.device().setRenderState(intAt(at + 4), intAt(at + 8));
            default -> throw unknown(n);
        };
    }

    private static int group6(Session s, int n, long at) { // hot
        return switch (n) {
            case 48 -> Makers.stateBlock(s, intAt(at + 4), intAt(at + 8));
            case 49 -> s.device().beginStateBlock();
            case 50 -> Makers.endStateBlock(s, intAt(at + 4));
            case 51 -> s.device().setTexture(intAt(at + 4), s.getOrNull(BaseTexture9.class, intAt(at + 8)));
            case 52 -> s.device().setTextureStageState(intAt(at + 4), intAt(at + 8), intAt(at + 12));
            case 53 -> s.device().setSamplerState(intAt(at + 4), intAt(at + 8), intAt(at + 12));
            case 54 -> States.validate(s, s.answer(0));
            case 55 -> s.device().setPaletteEntries(intAt(at + 4), s.ints(at + 12, intAt(at + 8)));
            default -> throw unknown(n);
        };
    }

    private static int group7(Session s, int n, long at) { // hot
        return switch (n) {
            case 56 -> States.palette(s, intAt(at + 4), s.answer(0));
            case 57 -> s.device().setCurrentTexturePalette(intAt(at + 4));
            case 58 -> s.device().setScissorRect(Structs.rect(at + 4));
            case 59 -> s.device().setSoftwareVertexProcessing(intAt(at + 4) != 0);
            case 60 -> s.device().drawPrimitive(intAt(at + 4), intAt(at + 8), intAt(at + 12));
            case 61 -> s.device().drawIndexedPrimitive(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
            case 62 -> Draws.up(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), at + 28, intAt(at + 16), intAt(at + 24));
            case 63 -> Draws.indexedUp(s, at);
            default -> throw unknown(n);
        };
    }

    private static int group8(Session s, int n, long at) { // hot
        return switch (n) {
            case 64 -> s.device().processVertices(intAt(at + 4), intAt(at + 8), intAt(at + 12), s.getOrNull(VertexBuffer9.class, intAt(at + 16)), s.getOrNull(VertexDeclaration9.class, intAt(at + 20)), intAt(at + 24));
            case 65 -> Makers.declaration(s, intAt(at + 4), at + 16, intAt(at + 12));
            case 66 -> s.device().setVertexDeclaration(s.getOrNull(VertexDeclaration9.class, intAt(at + 4)));
            case 67 -> Makers.fvf(s, intAt(at + 4), intAt(at + 8), s.answer(0));
            case 68 -> Makers.vertexShader(s, intAt(at + 4), at + 20, intAt(at + 12), intAt(at + 16));
            case 69 -> s.device().setVertexShader(s.getOrNull(VertexShader9.class, intAt(at + 4)));
            case 70 -> s.device().setVertexShaderConstantF(intAt(at + 4), s.floats(at + 16, intAt(at + 8)), intAt(at + 12));
            case 71 -> s.device().setVertexShaderConstantI(intAt(at + 4), s.ints(at + 16, intAt(at + 8)), intAt(at + 12));
            default -> throw unknown(n);
        };
    }

    private static int group9(Session s, int n, long at) { // hot
        return switch (n) {
            case 72 -> s.device().setVertexShaderConstantB(intAt(at + 4), s.bools(at + 16, intAt(at + 8)), intAt(at + 12));
            case 73 -> s.device().setStreamSource(intAt(at + 4), s.getOrNull(VertexBuffer9.class, intAt(at + 8)), intAt(at + 12), intAt(at + 16));
            case 74 -> s.device().setStreamSourceFreq(intAt(at + 4), intAt(at + 8));
            case 75 -> s.device().setIndices(s.getOrNull(IndexBuffer9.class, intAt(at + 4)));
            case 76 -> Makers.pixelShader(s, intAt(at + 4), at + 20, intAt(at + 12), intAt(at + 16));
            case 77 -> s.device().setPixelShader(s.getOrNull(PixelShader9.class, intAt(at + 4)));
            case 78 -> s.device().setPixelShaderConstantF(intAt(at + 4), s.floats(at + 16, intAt(at + 8)), intAt(at + 12));
            case 79 -> s.device().setPixelShaderConstantI(intAt(at + 4), s.ints(at + 16, intAt(at + 8)), intAt(at + 12));
            default -> throw unknown(n);
        };
    }

    private static int group10(Session s, int n, long at) { // hot
        return switch (n) {
            case 80 -> s.device().setPixelShaderConstantB(intAt(at + 4), s.bools(at + 16, intAt(at + 8)), intAt(at + 12));
            case 81 -> Makers.query(s, intAt(at + 4), intAt(at + 8), s.answer(0));
            case 82 -> s.device().waitForVBlank(intAt(at + 4));
            case 83 -> Screens.displayModeEx(s, intAt(at + 4), s.answer(0), s.answer(24));
            case 84 -> s.get(SwapChain9.class, intAt(at + 4)).getFrontBufferData(s.getOrNull(Surface9.class, intAt(at + 8)));
            case 85 -> Screens.chainRasterStatus(s, s.get(SwapChain9.class, intAt(at + 4)), s.answer(0));
            case 86 -> Screens.chainDisplayMode(s, s.get(SwapChain9.class, intAt(at + 4)), s.answer(0));
            case 87 -> Screens.lastPresentCount(s, s.get(SwapChain9.class, intAt(at + 4)), s.answer(0));
            default -> throw unknown(n);
        };
    }

    private static int group11(Session s, int n, long at) { // hot
        return switch (n) {
            case 88 -> Screens.presentStats(s, s.get(SwapChain9.class, intAt(at + 4)), s.answer(0));
            case 89 -> Screens.chainDisplayModeEx(s, s.get(SwapChain9.class, intAt(at + 4)), s.answer(0), s.answer(24));
            case 90 -> s.get(StateBlock9.class, intAt(at + 4)).capture();
            case 91 -> s.get(StateBlock9.class, intAt(at + 4)).apply();
            case 92 -> s.get(Query9.class, intAt(at + 4)).issue(intAt(at + 8));
            case 93 -> Queries.data(s, s.get(Query9.class, intAt(at + 4)), intAt(at + 8), intAt(at + 12), s.answer(0));
            case 94 -> s.get(Texture9.class, intAt(at + 4)).addDirtyRect(Structs.rect(at + 8));
            case 95 -> s.get(VolumeTexture9.class, intAt(at + 4)).addDirtyBox(Structs.box(at + 8));
            default -> throw unknown(n);
        };
    }

    private static int group12(Session s, int n, long at) { // hot
        return switch (n) {
            case 96 -> s.get(CubeTexture9.class, intAt(at + 4)).addDirtyRect(intAt(at + 8), Structs.rect(at + 12));
            case 97 -> Openings.direct3d(s, intAt(at + 4), at + 16, intAt(at + 12));
            case 98 -> Openings.device(s, at);
            case 99 -> Openings.reset(s, at + 12, intAt(at + 4), intAt(at + 8), s.answer(0));
            case 100 -> States.snapshot(s, s.answer(0));
            case 101 -> Makers.swapChain(s, intAt(at + 4), at + 12, intAt(at + 8), s.answer(0));
            case 102 -> Screens.cooperativeLevel(s);
            case 103 -> Screens.deviceState(s);
            default -> throw unknown(n);
        };
    }

    private static int group13(Session s, int n, long at) { // hot
        return switch (n) {
            case 104 -> Makers.takeSwapChain(s, intAt(at + 4));
            case 105 -> Makers.takeBackBuffer(s, intAt(at + 4), intAt(at + 8), intAt(at + 12));
            case 106 -> Makers.takeDepthSurface(s, intAt(at + 4));
            case 107 -> Makers.takeLevel(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
            case 108 -> Makers.drop(s, intAt(at + 4));
            case 109 -> Screens.present(s, at);
            case 110 -> Screens.gammaRamp(s, intAt(at + 4), intAt(at + 8), at + 16, intAt(at + 12));
            case 111 -> Screens.cursorPosition(s, intAt(at + 4), intAt(at + 8), intAt(at + 12));
            default -> throw unknown(n);
        };
    }

    private static int group14(Session s, int n, long at) { // hot
        return switch (n) {
            case 112 -> Screens.cursorShown(s, intAt(at + 4) != 0);
            case 113 -> Screens.frameLatency(s, intAt(at + 4));
            case 114 -> States.scene(s, intAt(at + 4) != 0);
            case 115 -> States.beginEvent(s, intAt(at + 4), at + 16, intAt(at + 8));
            case 116 -> States.endEvent(s);
            case 117 -> States.marker(s, intAt(at + 4), at + 16, intAt(at + 8));
            case 118 -> Texels.stage(s, intAt(at + 4), at + 16, intAt(at + 8));
            case 119 -> Texels.writeBuffer(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), at + 24, intAt(at + 16));
            default -> throw unknown(n);
        };
    }

    private static int group15(Session s, int n, long at) { // hot
        return switch (n) {
            case 120 -> Texels.readBuffer(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), s.answer(0));
            case 121 -> Texels.write(s, at);
            case 122 -> Texels.read(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), Structs.box(at + 16), intAt(at + 44), s.answer(0));
            case 123 -> Texels.lod(s, intAt(at + 4), intAt(at + 8));
            case 124 -> Texels.filter(s, intAt(at + 4), intAt(at + 8));
            case 125 -> Texels.generate(s, intAt(at + 4));
            case 126 -> Texels.priority(s, intAt(at + 4), intAt(at + 8));
            case 127 -> Texels.preLoad(s, intAt(at + 4));
            default -> throw unknown(n);
        };
    }

    private static int group16(Session s, int n, long at) { // hot
        return switch (n) {
            case 128 -> Queries.poll(s, intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
            default -> throw unknown(n);
        };
    }
}
