package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Highlights by each kind of light, seen from the eye and from far away. A tiny rectangle at one place of the scene is drawn over the whole target, so
 * that all pixels are that place: (0.6, 0, 0.8), which faces the eye's plane.
 */
final class SpecularTest extends Behaviour9 {
    private static final float X = 0.6f;
    private static final float Z = 0.8f;
    private static final float REACH = 1e-3f;
    private static final double POWER = 10;

    @BeforeEach
    void scene() {
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE).state(D3DRS_ZENABLE, 0).state(D3DRS_SPECULARENABLE, 1);
        ok(device.setMaterial(
                new Material9(new float[4], new float[4], new float[] {1, 1, 1, 1}, new float[4], (float) POWER)));
        float s = 1 / REACH;
        ok(device.setTransform(D3DTS_PROJECTION, new float[] {s, 0, 0, 0, 0, s, 0, 0, 0, 0, 0.5f, 0, -X * s, 0, 0, 1}));
    }

    private void on(int type, float x, float y, float z, float dx, float dy, float dz, float range) {
        Light9 l = new Light9();
        l.type = type;
        l.diffuse = new float[4];
        l.specular = new float[] {1, 0.5f, 0, 0};
        l.position = new float[] {x, y, z};
        l.direction = new float[] {dx, dy, dz};
        l.range = range;
        l.attenuation0 = 1;
        l.phi = 0.6f;
        l.theta = 0.5f;
        l.falloff = 1;
        ok(device.setLight(0, l));
        ok(device.lightEnable(0, true));
    }

    /** The cosine between the normal and what halves the angle of the light and the eye; the light is at (lx, ly, lz) as seen from the place. */
    private static double shine(boolean local, double lx, double ly, double lz) {
        double n = Math.sqrt(lx * lx + ly * ly + lz * lz);
        double hx = lx / n - (local ? X : 0);
        double hy = ly / n;
        double hz = lz / n - (local ? Z : 1);
        return -hz / Math.sqrt(hx * hx + hy * hy + hz * hz);
    }

    private void shows(boolean local, double amount) {
        lab.state(D3DRS_LOCALVIEWER, local ? 1 : 0);
        lab.clear(0xff0000ff);
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_NORMAL));
        float a = X - 2 * REACH;
        float b = X + 2 * REACH;
        float d = 2 * REACH;
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP,
                2,
                lab.floats(a, d, Z, 0, 0, -1, b, d, Z, 0, 0, -1, a, -d, Z, 0, 0, -1, b, -d, Z, 0, 0, -1),
                24));
        int red = (int) Math.round(255 * amount);
        int green = (int) Math.round(127.5 * amount);
        lab.expectAll(red << 16 | green << 8, 2);
    }

    private void showsBoth(double lx, double ly, double lz) {
        for (boolean local : new boolean[] {false, true}) shows(local, Math.pow(shine(local, lx, ly, lz), POWER));
    }

    @Test
    void aDirectionalLightIsSeenFromTheEyeOrFromFarAway() {
        on(D3DLIGHT_DIRECTIONAL, 0, 0, 0, 0, 0, 1, 0);
        showsBoth(0, 0, -1);
        on(D3DLIGHT_DIRECTIONAL, 0, 0, 0, -0.6f, 0, 0.8f, 0);
        showsBoth(0.6, 0, -0.8);
    }

    @Test
    void aPointLightIsSeenFromTheEyeOrFromFarAway() {
        on(D3DLIGHT_POINT, X, 0, -1, 0, 0, 1, 10);
        showsBoth(0, 0, -1.8);
        on(D3DLIGHT_POINT, X + 0.5f, 0.3f, 0, 0, 0, 1, 10);
        showsBoth(0.5, 0.3, -0.8);
    }

    @Test
    void aSpotShinesWithinItsConeOnly() {
        on(D3DLIGHT_SPOT, X, 0, -1, 0, 0, 1, 10);
        showsBoth(0, 0, -1.8);
        on(D3DLIGHT_SPOT, X, 0, -1, 0.8f, 0, 0.6f, 10);
        shows(false, 0);
        shows(true, 0);
    }

    @Test
    void rangesAreTheWholeWayAndNotDepthAlone() {
        // 1.2 aside and 0.9 before: 1.5 away.
        for (int type : new int[] {D3DLIGHT_POINT, D3DLIGHT_SPOT}) {
            on(type, X + 1.2f, 0, Z - 0.9f, -0.8f, 0, 0.6f, 1.55f);
            showsBoth(1.2, 0, -0.9);
            on(type, X + 1.2f, 0, Z - 0.9f, -0.8f, 0, 0.6f, 1.45f);
            shows(false, 0);
            shows(true, 0);
        }
    }

    @Test
    void withoutAPowerEverythingThatIsLitShines() {
        ok(device.setMaterial(new Material9(new float[4], new float[4], new float[] {1, 1, 1, 1}, new float[4], 0)));
        on(D3DLIGHT_DIRECTIONAL, 0, 0, 0, 0.8f, 0, 0.6f, 0);
        shows(false, 1);
        shows(true, 1);
    }

    @Test
    void whatTheLightDoesNotReachDoesNotShine() {
        on(D3DLIGHT_DIRECTIONAL, 0, 0, 0, 0.9f, 0, -0.1f, 0);
        shows(false, 0);
        shows(true, 0);
    }
}
