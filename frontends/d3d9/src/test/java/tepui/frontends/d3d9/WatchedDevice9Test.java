package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.shader.Assembler;

/** Calls of a device that is watched: names and arguments as people write them, failures, shaders with their assembly. */
final class WatchedDevice9Test extends Behaviour9 {
    private final List<String> told = new ArrayList<>();

    private Device9 watched() {
        return WatchedDevice9.of(device, new CallListener9() {
            @Override
            public void call(String name, List<String> arguments) {
                told.add(name + arguments);
            }

            @Override
            public void error(String text) {
                told.add(text);
            }
        });
    }

    @Test
    void constantsAreToldByTheirNames() {
        Device9 w = watched();
        ok(w.setRenderState(D3DRS_SRCBLEND, D3DBLEND_SRCALPHA));
        ok(w.setRenderState(D3DRS_ZFUNC, D3DCMP_LESSEQUAL));
        ok(w.setSamplerState(1, D3DSAMP_ADDRESSU, D3DTADDRESS_CLAMP));
        ok(w.setTextureStageState(0, D3DTSS_COLOROP, D3DTOP_MODULATE));
        ok(w.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE | D3DFVF_TEX2));
        ok(w.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff102030, 1, 0));
        ok(w.setVertexShaderConstantF(4, new float[] {1, 0.5f, 0, 1}, 1));
        assertEquals(
                List.of(
                        "SetRenderState[state=D3DRS_SRCBLEND, value=D3DBLEND_SRCALPHA]",
                        "SetRenderState[state=D3DRS_ZFUNC, value=D3DCMP_LESSEQUAL]",
                        "SetSamplerState[sampler=1, type=D3DSAMP_ADDRESSU, value=D3DTADDRESS_CLAMP]",
                        "SetTextureStageState[stage=0, type=D3DTSS_COLOROP, value=D3DTOP_MODULATE]",
                        "SetFVF[fvf=D3DFVF_XYZ | D3DFVF_DIFFUSE | D3DFVF_TEX2]",
                        "Clear[rects=null, flags=D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, color=0xff102030, z=1.0, stencil=0]",
                        "SetVertexShaderConstantF[register=4, data={1.0, 0.5, 0.0, 1.0}, count=1]"),
                told);
    }

    @Test
    void callsReachTheDeviceAndFailuresAreTold() {
        Device9 w = watched();
        ok(w.setRenderState(D3DRS_LIGHTING, 0));
        assertEquals(0, device.getRenderState(D3DRS_LIGHTING));
        int result = w.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1);
        assertTrue(result < 0, Integer.toHexString(result));
        assertEquals("DrawPrimitive[type=D3DPT_TRIANGLELIST, startVertex=0, primitiveCount=1]", told.get(1));
        assertEquals("error: D3DERR_INVALIDCALL", told.get(2));
    }

    @Test
    void objectsAreNumberedAndWhatIsNoCallIsNotTold() {
        Device9 w = watched();
        Texture9 texture = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        ok(w.setTexture(0, texture));
        ok(w.setTexture(1, texture));
        w.pipe();
        w.gpu();
        assertEquals(
                List.of("SetTexture[stage=0, texture=Texture9#1]", "SetTexture[stage=1, texture=Texture9#1]"), told);
    }

    @Test
    void shadersAreToldWithTheirAssembly() {
        VertexShader9 shader = device.createVertexShader(Assembler.words("""
                vs_2_0
                dcl_position v0
                mov oPos, v0
                """));
        List<String> texts = new ArrayList<>();
        WatchedDevice9.eachShader(watched(), (made, title, source) -> texts.add(title + ": " + source));
        assertTrue(
                texts.stream().anyMatch(t -> t.startsWith("vertex shader: vs_2_0") && t.contains("mov oPos, v0")),
                texts.toString());
        shader.release();
    }
}
