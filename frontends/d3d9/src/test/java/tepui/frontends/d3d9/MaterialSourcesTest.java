package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Where lights find the material: in each of its four parts, a table of source, colours that vertices have, and COLORVERTEX. The material is blue,
 * first colours are red, second ones green; each part alone is made to show.
 */
final class MaterialSourcesTest extends Behaviour9 {
    private static final int BLUE = 0x0000ff;
    private static final int RED = 0xff0000;
    private static final int GREEN = 0x00ff00;

    @BeforeEach
    void lights() {
        float[] blue = {0, 0, 1, 1};
        ok(device.setMaterial(new Material9(blue, blue, blue, blue, 1)));
        lab.state(D3DRS_LIGHTING, 1).state(D3DRS_ZENABLE, 0).state(D3DRS_CULLMODE, D3DCULL_NONE);
        for (int s : new int[] {
            D3DRS_DIFFUSEMATERIALSOURCE,
            D3DRS_AMBIENTMATERIALSOURCE,
            D3DRS_SPECULARMATERIALSOURCE,
            D3DRS_EMISSIVEMATERIALSOURCE
        }) {
            lab.state(s, D3DMCS_MATERIAL);
        }
    }

    private void noEmission(float[] diffuse, float[] ambient, float[] specular) {
        ok(device.setMaterial(new Material9(diffuse, ambient, specular, new float[4], 1)));
    }

    /** A light along the eye's direction. */
    private void light(boolean diffuse, boolean specular) {
        Light9 l = new Light9();
        l.diffuse = diffuse ? new float[] {1, 1, 1, 1} : new float[4];
        l.specular = specular ? new float[] {1, 1, 1, 1} : new float[4];
        ok(device.setLight(0, l));
        ok(device.lightEnable(0, true));
    }

    private void draw(boolean first, boolean second) {
        int fvf = D3DFVF_XYZ | D3DFVF_NORMAL | (first ? D3DFVF_DIFFUSE : 0) | (second ? D3DFVF_SPECULAR : 0);
        int words = 6 + (first ? 1 : 0) + (second ? 1 : 0);
        float[] v = new float[3 * words];
        float[][] corners = {{-1, 1}, {3, 1}, {-1, -3}};
        for (int i = 0; i < 3; i++) {
            int at = i * words;
            v[at] = corners[i][0];
            v[at + 1] = corners[i][1];
            v[at + 2] = 0.1f;
            v[at + 5] = -1;
            int n = at + 6;
            if (first) v[n++] = color(0xffff0000);
            if (second) v[n] = color(0xff00ff00);
        }
        lab.clear(0xff000000);
        ok(device.setFVF(fvf));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(v), 4 * words));
    }

    private void table(int state) {
        int[][] rows = {
            // source, first colour there, second colour there, what shows
            {D3DMCS_MATERIAL, 1, 1, BLUE},
            {D3DMCS_COLOR1, 0, 0, BLUE},
            {D3DMCS_COLOR1, 1, 0, RED},
            {D3DMCS_COLOR1, 0, 1, BLUE},
            {D3DMCS_COLOR1, 1, 1, RED},
            {D3DMCS_COLOR2, 0, 0, BLUE},
            {D3DMCS_COLOR2, 1, 0, BLUE},
            {D3DMCS_COLOR2, 0, 1, GREEN},
            {D3DMCS_COLOR2, 1, 1, GREEN},
        };
        for (int[] r : rows) {
            lab.state(state, r[0]);
            draw(r[1] != 0, r[2] != 0);
            lab.expect(32, 32, r[3]);
        }
        lab.state(D3DRS_COLORVERTEX, 0);
        lab.state(state, D3DMCS_COLOR1);
        draw(true, true);
        lab.expect(32, 32, BLUE);
    }

    @Test
    void emissiveHasItsSource() {
        table(D3DRS_EMISSIVEMATERIALSOURCE);
    }

    @Test
    void ambientHasItsSource() {
        noEmission(new float[4], new float[] {0, 0, 1, 1}, new float[4]);
        lab.state(D3DRS_AMBIENT, 0xffffffff);
        table(D3DRS_AMBIENTMATERIALSOURCE);
    }

    @Test
    void diffuseHasItsSource() {
        noEmission(new float[] {0, 0, 1, 1}, new float[4], new float[4]);
        light(true, false);
        table(D3DRS_DIFFUSEMATERIALSOURCE);
    }

    @Test
    void specularHasItsSource() {
        noEmission(new float[] {0, 0, 0, 1}, new float[4], new float[] {0, 0, 1, 1});
        light(false, true);
        lab.state(D3DRS_SPECULARENABLE, 1).state(D3DRS_LOCALVIEWER, 0);
        table(D3DRS_SPECULARMATERIALSOURCE);
    }

    @Test
    void theAlphaIsThatOfTheDiffuseSource() {
        lab.state(D3DRS_DIFFUSEMATERIALSOURCE, D3DMCS_COLOR1).state(D3DRS_ALPHATESTENABLE, 1);
        lab.state(D3DRS_ALPHAFUNC, D3DCMP_GREATER).state(D3DRS_ALPHAREF, 0x80);
        float[] clear = {0, 0, 1, 0};
        ok(device.setMaterial(new Material9(clear, clear, clear, clear, 1)));
        draw(true, false);
        lab.expect(32, 32, BLUE);
        lab.state(D3DRS_DIFFUSEMATERIALSOURCE, D3DMCS_MATERIAL);
        draw(true, false);
        lab.expect(32, 32, 0);
    }

    @Test
    void withoutLightingColoursAreThoseOfTheVertices() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_COLORVERTEX, 0);
        draw(true, true);
        lab.expect(32, 32, RED);
        lab.state(D3DRS_SPECULARENABLE, 1);
        draw(true, true);
        lab.expect(32, 32, RED | GREEN);
        draw(false, false);
        lab.expect(32, 32, 0xffffff);
    }
}
