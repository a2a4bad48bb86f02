package tepui.tools.suites.d3d9;

import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.Viewport9;

/** Calls of scripts that set state. */
final class SettingCalls {
    private final Device9 d;
    private final Slots slots;

    SettingCalls(Device9 device, Slots slots) {
        d = device;
        this.slots = slots;
    }

    /** Whether the line was one of these calls. */
    boolean call(Line l, Answer a) {
        return switch (l.call()) {
            case "rs" -> a.result(d.setRenderState(l.i(1), l.i(2)));
            case "rsf" -> a.result(d.setRenderState(l.i(1), l.f(2)));
            case "tss" -> a.result(d.setTextureStageState(l.i(1), l.i(2), l.i(3)));
            case "tssf" -> a.result(d.setTextureStageState(l.i(1), l.i(2), Float.floatToRawIntBits(l.f(3))));
            case "ss" -> a.result(d.setSamplerState(l.i(1), l.i(2), l.i(3)));
            case "ssf" -> a.result(d.setSamplerState(l.i(1), l.i(2), Float.floatToRawIntBits(l.f(3))));
            case "tf" -> a.result(d.setTransform(l.i(1), l.floats(2, 16)));
            case "multf" -> a.result(d.multiplyTransform(l.i(1), l.floats(2, 16)));
            case "material" ->
                a.result(d.setMaterial(
                        new Material9(l.floats(1, 4), l.floats(5, 4), l.floats(9, 4), l.floats(13, 4), l.f(17))));
            case "light" -> a.result(d.setLight(l.i(1), light(l)));
            case "lighton" -> a.result(d.lightEnable(l.i(1), l.is(2)));
            case "clipplane" -> a.result(d.setClipPlane(l.i(1), l.floats(2, 4)));
            case "viewport" -> a.result(d.setViewport(new Viewport9(l.i(1), l.i(2), l.i(3), l.i(4), l.f(5), l.f(6))));
            case "scissor" -> a.result(d.setScissorRect(new Rect9(l.i(1), l.i(2), l.i(3), l.i(4))));
            case "fvf" -> a.result(d.setFVF(l.i(1)));
            case "setdecl" -> a.result(d.setVertexDeclaration(slots.get(l.i(1), VertexDeclaration9.class)));
            case "setvs" -> a.result(d.setVertexShader(slots.get(l.i(1), VertexShader9.class)));
            case "setps" -> a.result(d.setPixelShader(slots.get(l.i(1), PixelShader9.class)));
            case "vsf" -> a.result(d.setVertexShaderConstantF(l.i(1), l.floats(2, l.size() - 2), (l.size() - 2) / 4));
            case "psf" -> a.result(d.setPixelShaderConstantF(l.i(1), l.floats(2, l.size() - 2), (l.size() - 2) / 4));
            case "vsi" -> a.result(d.setVertexShaderConstantI(l.i(1), l.ints(2), (l.size() - 2) / 4));
            case "psi" -> a.result(d.setPixelShaderConstantI(l.i(1), l.ints(2), (l.size() - 2) / 4));
            case "vsb" -> a.result(d.setVertexShaderConstantB(l.i(1), booleans(l), l.size() - 2));
            case "psb" -> a.result(d.setPixelShaderConstantB(l.i(1), booleans(l), l.size() - 2));
            case "settexture" -> a.result(d.setTexture(l.i(1), slots.get(l.i(2), BaseTexture9.class)));
            case "stream" ->
                a.result(d.setStreamSource(l.i(1), slots.get(l.i(2), VertexBuffer9.class), l.i(3), l.i(4)));
            case "freq" -> a.result(d.setStreamSourceFreq(l.i(1), l.i(2)));
            case "indices" -> a.result(d.setIndices(slots.get(l.i(1), IndexBuffer9.class)));
            case "settarget" -> a.result(d.setRenderTarget(l.i(1), slots.get(l.i(2), Surface9.class)));
            case "setdepth" -> a.result(d.setDepthStencilSurface(slots.get(l.i(1), Surface9.class)));
            default -> false;
        };
    }

    private static boolean[] booleans(Line l) {
        boolean[] b = new boolean[Math.max(0, l.size() - 2)];
        for (int i = 0; i < b.length; i++) b[i] = l.is(2 + i);
        return b;
    }

    /** In the order of D3DLIGHT9, after the number. */
    private static Light9 light(Line l) {
        Light9 g = new Light9();
        g.type = l.i(2);
        g.diffuse = l.floats(3, 4);
        g.specular = l.floats(7, 4);
        g.ambient = l.floats(11, 4);
        g.position = l.floats(15, 3);
        g.direction = l.floats(18, 3);
        g.range = l.f(21);
        g.falloff = l.f(22);
        g.attenuation0 = l.f(23);
        g.attenuation1 = l.f(24);
        g.attenuation2 = l.f(25);
        g.theta = l.f(26);
        g.phi = l.f(27);
        return g;
    }
}
