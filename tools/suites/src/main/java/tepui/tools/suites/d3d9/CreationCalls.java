package tepui.tools.suites.d3d9;

import java.util.Set;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexElement9;

/** Calls of scripts that create objects, or get existing ones. */
final class CreationCalls {
    /** Calls that are none on an empty slot. */
    static final Set<String> OF_OBJECTS = Set.of("surface");

    private final Device9 device;
    private final Slots slots;

    CreationCalls(Device9 device, Slots slots) {
        this.device = device;
        this.slots = slots;
    }

    private interface Maker<T> {
        int make(Ref<T> out);
    }

    private <T extends Unknown9> boolean made(Line l, Answer a, Maker<T> maker) {
        Ref<T> out = new Ref<>();
        int hr = maker.make(out);
        if (hr >= 0) slots.put(l.i(1), out.value);
        return a.result(hr);
    }

    /** Whether the line was one of these calls. */
    boolean call(Line l, Answer a) {
        return switch (l.call()) {
            case "texture" ->
                this.<Texture9>made(l, a, o -> device.createTexture(l.i(2), l.i(3), l.i(4), l.i(5), l.i(6), l.i(7), o));
            case "cube" ->
                this.<CubeTexture9>made(l, a, o -> device.createCubeTexture(l.i(2), l.i(3), l.i(4), l.i(5), l.i(6), o));
            case "volume" ->
                this.<tepui.frontends.d3d9.VolumeTexture9>made(
                        l,
                        a,
                        o -> device.createVolumeTexture(l.i(2), l.i(3), l.i(4), l.i(5), l.i(6), l.i(7), l.i(8), o));
            case "vb" ->
                this.<tepui.frontends.d3d9.VertexBuffer9>made(
                        l, a, o -> device.createVertexBuffer(l.i(2), l.i(3), l.i(4), l.i(5), o));
            case "ib" ->
                this.<tepui.frontends.d3d9.IndexBuffer9>made(
                        l, a, o -> device.createIndexBuffer(l.i(2), l.i(3), l.i(4), l.i(5), o));
            case "rt" ->
                this.<Surface9>made(
                        l, a, o -> device.createRenderTarget(l.i(2), l.i(3), l.i(4), l.i(5), l.i(6), l.is(7), o));
            case "ds" ->
                this.<Surface9>made(
                        l,
                        a,
                        o -> device.createDepthStencilSurface(l.i(2), l.i(3), l.i(4), l.i(5), l.i(6), l.is(7), o));
            case "plain" ->
                this.<Surface9>made(l, a, o -> device.createOffscreenPlainSurface(l.i(2), l.i(3), l.i(4), l.i(5), o));
            case "backbuffer" -> this.<Surface9>made(l, a, o -> device.getBackBuffer(0, l.i(2), l.i(3), o));
            case "gettarget" -> this.<Surface9>made(l, a, o -> device.getRenderTarget(l.i(2), o));
            case "getdepth" -> this.<Surface9>made(l, a, device::getDepthStencilSurface);
            case "surface" -> surface(l, a);
            case "decl" ->
                this.<tepui.frontends.d3d9.VertexDeclaration9>made(
                        l, a, o -> device.createVertexDeclaration(elements(l), o));
            case "vsh" ->
                this.<tepui.frontends.d3d9.VertexShader9>made(l, a, o -> device.createVertexShader(l.tokens(2), o));
            case "psh" ->
                this.<tepui.frontends.d3d9.PixelShader9>made(l, a, o -> device.createPixelShader(l.tokens(2), o));
            case "block" -> this.<tepui.frontends.d3d9.StateBlock9>made(l, a, o -> device.createStateBlock(l.i(2), o));
            case "blockend" -> this.<tepui.frontends.d3d9.StateBlock9>made(l, a, device::endStateBlock);
            case "query" -> this.<tepui.frontends.d3d9.Query9>made(l, a, o -> device.createQuery(l.i(2), o));
            default -> false;
        };
    }

    private boolean surface(Line l, Answer a) {
        Texture9 t = slots.get(l.i(2), Texture9.class);
        if (t != null) return this.<Surface9>made(l, a, o -> t.getSurfaceLevel(l.i(4), o));
        CubeTexture9 c = slots.get(l.i(2), CubeTexture9.class);
        return c != null && this.<Surface9>made(l, a, o -> c.getCubeMapSurface(l.i(3), l.i(4), o));
    }

    private static VertexElement9[] elements(Line l) {
        int n = Math.max(0, (l.size() - 2) / 6);
        VertexElement9[] e = new VertexElement9[n];
        for (int i = 0; i < n; i++) {
            int k = 2 + 6 * i;
            e[i] = new VertexElement9(
                    l.i(k) & 0xffff,
                    l.i(k + 1) & 0xffff,
                    l.i(k + 2) & 255,
                    l.i(k + 3) & 255,
                    l.i(k + 4) & 255,
                    l.i(k + 5) & 255);
        }
        return e;
    }
}
