package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.shader.Assembler;

/** Where numbers end: lights that shine, registers of constants, versions of shaders, palettes. */
final class LimitsTest extends Behaviour9 {
    // ---- lights

    private void light(int index, float red, float green) {
        Light9 l = new Light9();
        l.type = D3DLIGHT_DIRECTIONAL;
        l.diffuse = new float[] {red, green, 0, 1};
        l.direction = new float[] {0, 0, 1};
        ok(device.setLight(index, l));
        ok(device.lightEnable(index, true));
    }

    private void lit(int rgb) {
        ok(device.setMaterial(Material9.of(1, 1, 1, 1)));
        lab.state(D3DRS_LIGHTING, 1).state(D3DRS_ZENABLE, 0).state(D3DRS_AMBIENT, 0);
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE);
        lab.covering(D3DFVF_NORMAL, 0, 0, 0, 0, -1);
        lab.expectAll(rgb, 2);
    }

    @Test
    void eightLightsShineTogether() {
        for (int i = 0; i < 8; i++) light(7 * i, 0.0625f, 0);
        lit(0x800000);
    }

    @Test
    void aNinthLightIsTakenAndAddsNothing() {
        for (int i = 0; i < 8; i++) light(i, 0.0625f, 0);
        light(8, 0, 1);
        IntRef v = new IntRef();
        ok(device.getLightEnable(8, v));
        assertEquals(128, v.value);
        lit(0x800000);
    }

    // ---- constants

    @Test
    void whatIsRefusedLeavesTheRegistersAlone() {
        float[] set = {1, 2, 3, 4};
        ok(device.setVertexShaderConstantF(255, set, 1));
        ok(device.setPixelShaderConstantF(223, set, 1));
        refused(device.setVertexShaderConstantF(255, new float[8], 2));
        refused(device.setPixelShaderConstantF(223, new float[8], 2));
        refused(device.setVertexShaderConstantF(255, null, 1));
        refused(device.setVertexShaderConstantF(-1, new float[8], 2));
        refused(device.setPixelShaderConstantF(Integer.MAX_VALUE, new float[8], 2));
        float[] found = new float[4];
        ok(device.getVertexShaderConstantF(255, found, 1));
        assertArrayEquals(set, found);
        ok(device.getPixelShaderConstantF(223, found, 1));
        assertArrayEquals(set, found);
    }

    @Test
    void integersAndBoolsEndAtSixteenAndAreCutThere() {
        refused(device.setVertexShaderConstantI(16, new int[4], 1));
        refused(device.setPixelShaderConstantI(16, new int[4], 1));
        refused(device.setVertexShaderConstantB(16, new boolean[1], 1));
        refused(device.setPixelShaderConstantB(16, new boolean[1], 1));
        int[] ints = new int[8];
        Arrays.fill(ints, 9);
        ok(device.setVertexShaderConstantI(15, ints, 2));
        ok(device.setPixelShaderConstantI(15, ints, 2));
        ok(device.setVertexShaderConstantB(15, new boolean[] {true, true}, 2));
        int[] found = new int[4];
        ok(device.getVertexShaderConstantI(15, found, 1));
        assertArrayEquals(new int[] {9, 9, 9, 9}, found);
        ok(device.getPixelShaderConstantI(15, found, 1));
        assertArrayEquals(new int[] {9, 9, 9, 9}, found);
        boolean[] bool = new boolean[1];
        ok(device.getVertexShaderConstantB(15, bool, 1));
        assertArrayEquals(new boolean[] {true}, bool);
    }

    @Test
    void noConstantsAtAllAreNoFailure() {
        ok(device.setVertexShaderConstantF(0, new float[0], 0));
        ok(device.setPixelShaderConstantF(223, new float[0], 0));
        refused(device.setPixelShaderConstantF(224, new float[0], 0));
    }

    @Test
    void theLastRegistersReachTheShaders() {
        ok(device.setVertexShaderConstantF(255, new float[] {0, 1, 0, 1}, 1));
        ok(device.setPixelShaderConstantF(223, new float[] {1, 0.2f, 1, 1}, 1));
        ok(device.setVertexShader(lab.vertexShader(
                "vs_3_0\ndcl_position v0\ndcl_position o0\ndcl_color o1\nmov o0, v0\nmov o1, c255\n")));
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndcl_color v0\nmul r0, v0, c223\nmov oC0, r0\n")));
        lab.quad(0);
        lab.expectAll(0x003300, 1);
    }

    // ---- versions

    private static int[] tokens(String version) {
        String head = version.startsWith("vs_3") ? "dcl_position o0\nmov o0, c0\n" : "mov oPos, c0\n";
        String pixel = version.compareTo("ps_2") < 0 ? "mov r0, c0\n" : "mov r0, c0\nmov oC0, r0\n";
        return Assembler.words(version + "\n" + (version.startsWith("vs") ? head : pixel));
    }

    @Test
    void everyVersionThatThereIsIsTaken() {
        for (String v : new String[] {"vs_1_1", "vs_2_0", "vs_2_x", "vs_3_0"}) {
            device.createVertexShader(tokens(v)).release();
        }
        for (String v : new String[] {"ps_1_1", "ps_1_2", "ps_1_3", "ps_1_4", "ps_2_0", "ps_2_x", "ps_3_0"}) {
            device.createPixelShader(tokens(v)).release();
        }
    }

    @Test
    void versionsThatThereAreNotAreRefused() {
        int[] vertex = tokens("vs_2_0");
        for (int v : new int[] {0x0000, 0x0102, 0x0104, 0x0202, 0x0301, 0x0400, 0x0401, 0x0500, 0xffff}) {
            vertex[0] = 0xfffe0000 | v;
            Ref<VertexShader9> r = new Ref<>();
            refused(device.createVertexShader(vertex, r));
            assertNull(r.value);
        }
        int[] pixel = tokens("ps_2_0");
        for (int v : new int[] {0x0000, 0x0105, 0x0202, 0x0301, 0x0400, 0x0401, 0x0500, 0xffff}) {
            pixel[0] = 0xffff0000 | v;
            Ref<PixelShader9> r = new Ref<>();
            refused(device.createPixelShader(pixel, r));
            assertNull(r.value);
        }
    }

    @Test
    void shadersOfTheOtherStageAreRefused() {
        refused(device.createPixelShader(tokens("vs_3_0"), new Ref<>()));
        refused(device.createVertexShader(tokens("ps_3_0"), new Ref<>()));
        int[] other = tokens("vs_2_0");
        other[0] = 0xfffd0200;
        refused(device.createVertexShader(other, new Ref<>()));
        refused(device.createPixelShader(other, new Ref<>()));
    }

    @Test
    void versionsOfSoftwareWantItsProcessing() {
        int[] vertex = tokens("vs_2_0");
        for (int v : new int[] {0x02ff, 0x03ff}) {
            vertex = tokens(v == 0x02ff ? "vs_2_0" : "vs_3_0");
            vertex[0] = 0xfffe0000 | v;
            refused(device.createVertexShader(vertex, new Ref<>()));
        }
        Device9 software =
                lab.d3d.createDevice(D3DCREATE_SOFTWARE_VERTEXPROCESSING, PresentParameters9.offscreen(SIZE, SIZE));
        software.createVertexShader(vertex).release();
        software.release();
    }

    // ---- palettes

    @Test
    void palettesAreCopiedAndAnyOfTheirNumbersIsOne() {
        int[] colors = new int[256];
        for (int i = 0; i < 256; i++) colors[i] = 0xff000000 | i;
        for (int number : new int[] {0, 7, 0xffff}) {
            ok(device.setPaletteEntries(number, colors));
            ok(device.setCurrentTexturePalette(number));
            assertEquals(number, device.getCurrentTexturePalette());
        }
        int[] found = new int[256];
        colors[3] = 0;
        ok(device.getPaletteEntries(7, found));
        assertEquals(0xff000003, found[3]);
        found[3] = 0;
        ok(device.getPaletteEntries(7, found));
        assertEquals(0xff000003, found[3]);
    }

    @Test
    void palettesWithAlphaAreRefused() {
        int[] p = new int[256];
        java.util.Arrays.fill(p, -1);
        ok(device.setPaletteEntries(0, p));
        p[200] = 0xfeffffff;
        refused(device.setPaletteEntries(0, p));
    }

    @Test
    void palettesThatAreNoneAreRefused() {
        refused(device.setPaletteEntries(0, null));
        refused(device.setPaletteEntries(0, new int[255]));
        refused(device.setPaletteEntries(-1, new int[256]));
        refused(device.setPaletteEntries(0x10000, new int[256]));
        refused(device.getPaletteEntries(0, new int[256]));
        refused(device.setCurrentTexturePalette(0));
        assertEquals(0xffff, device.getCurrentTexturePalette());
    }

    @Test
    void noFormatHasAPalette() {
        for (int format : new int[] {D3DFMT_P8, D3DFMT_A8P8}) {
            result(
                    D3DERR_NOTAVAILABLE,
                    lab.d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_TEXTURE, format));
            refused(device.createTexture(4, 4, 1, 0, format, D3DPOOL_MANAGED, new Ref<>()));
        }
    }

    @Test
    void pixelShadersReadNoPositionOfTheFirstIndex() {
        int[] good = Assembler.words("ps_3_0\ndcl_position1 v0\nmov oC0, v0\n");
        int[] bad = good.clone();
        assertEquals(0x80010000, bad[2]);
        bad[2] = 0x80000000;
        refused(device.createPixelShader(bad, new Ref<>()));
        Ref<PixelShader9> r = new Ref<>();
        ok(device.createPixelShader(good, r));
        r.get().release();
    }
}
