package tepui.tools.suites.differential;

import static tepui.frontends.gl.GLConstants.*;

/** Random vertex processing of the compatibility profile: lights, materials, fog, generated texture coordinates. */
final class RandomLighting {
    private RandomLighting() {}

    static void apply(RandomChoices d) {
        boolean lit = d.chance(60);
        d.set(GL_LIGHTING, lit);
        d.gl.glLightModelfv(GL_LIGHT_MODEL_AMBIENT, d.floats(d.color()));
        d.gl.glLightModeli(GL_LIGHT_MODEL_TWO_SIDE, d.below(2));
        d.gl.glLightModeli(GL_LIGHT_MODEL_LOCAL_VIEWER, d.below(2));
        int control = d.of(GL_SINGLE_COLOR, GL_SEPARATE_SPECULAR_COLOR);
        d.gl.glLightModeli(GL_LIGHT_MODEL_COLOR_CONTROL, control);
        for (int i = 0; i < 3; i++) light(d, GL_LIGHT0 + i, d.chance(60));
        for (int side : new int[] {GL_FRONT, GL_BACK}) {
            d.gl.glMaterialfv(side, GL_AMBIENT, d.floats(d.color()));
            d.gl.glMaterialfv(side, GL_DIFFUSE, d.floats(d.color()));
            d.gl.glMaterialfv(side, GL_SPECULAR, d.floats(d.color()));
            d.gl.glMaterialfv(side, GL_EMISSION, d.floats(d.unit() / 4, d.unit() / 4, d.unit() / 4, 1));
            d.gl.glMaterialfv(side, GL_SHININESS, d.floats(d.below(32)));
        }
        // The mode comes first: "calling ColorMaterial while COLOR_MATERIAL is enabled" gives a material the current
        // colour at once, which Mesa 22.3 forgets.
        d.gl.glDisable(GL_COLOR_MATERIAL);
        boolean tracks = d.chance(30);
        int face = d.of(GL_FRONT, GL_BACK, GL_FRONT_AND_BACK);
        d.gl.glColorMaterial(face, d.of(GL_AMBIENT, GL_DIFFUSE, GL_SPECULAR, GL_EMISSION, GL_AMBIENT_AND_DIFFUSE));
        // Mesa 22.3 gives back faces 1 for green and blue where the back's material alone tracks the colour.
        if (face == GL_BACK) tracks = false;
        d.set(GL_COLOR_MATERIAL, tracks);
        d.set(GL_NORMALIZE, d.chance(50));
        d.set(GL_RESCALE_NORMAL, d.chance(20));
        fog(d);
        boolean sum = d.chance(15);
        d.set(GL_COLOR_SUM, sum);
        // The sum of the colours is clamped before fog is mixed in, which Mesa 22.3 leaves out.
        if (sum || lit && control == GL_SEPARATE_SPECULAR_COLOR) d.gl.glDisable(GL_FOG);
        generated(d);
    }

    private static void light(RandomChoices d, int light, boolean on) {
        d.set(light, on);
        d.gl.glLightfv(light, GL_AMBIENT, d.floats(d.color()));
        d.gl.glLightfv(light, GL_DIFFUSE, d.floats(d.color()));
        d.gl.glLightfv(light, GL_SPECULAR, d.floats(d.color()));
        boolean far = d.chance(40);
        d.gl.glLightfv(light, GL_POSITION, d.floats(d.real(-2, 2), d.real(-2, 2), d.real(0.5f, 3), far ? 0 : 1));
        boolean spot = d.chance(30);
        d.gl.glLightfv(light, GL_SPOT_CUTOFF, d.floats(spot ? d.between(20, 80) : 180));
        d.gl.glLightfv(light, GL_SPOT_DIRECTION, d.floats(d.real(-1, 1), d.real(-1, 1), -1));
        d.gl.glLightfv(light, GL_SPOT_EXPONENT, d.floats(d.below(10)));
        d.gl.glLightfv(light, GL_CONSTANT_ATTENUATION, d.floats(1));
        d.gl.glLightfv(light, GL_LINEAR_ATTENUATION, d.floats(d.chance(40) ? d.unit() : 0));
        d.gl.glLightfv(light, GL_QUADRATIC_ATTENUATION, d.floats(d.chance(40) ? d.unit() : 0));
    }

    private static void fog(RandomChoices d) {
        d.set(GL_FOG, d.chance(25));
        d.gl.glFogi(GL_FOG_MODE, d.of(GL_LINEAR, GL_EXP, GL_EXP2));
        d.gl.glFogf(GL_FOG_DENSITY, d.real(0, 1.5f));
        d.gl.glFogf(GL_FOG_START, d.real(-0.5f, 0.2f));
        d.gl.glFogf(GL_FOG_END, d.real(0.3f, 1.5f));
        d.gl.glFogfv(GL_FOG_COLOR, d.floats(d.color()));
    }

    private static void generated(RandomChoices d) {
        for (int coordinate : new int[] {GL_S, GL_T}) {
            int cap = coordinate == GL_S ? GL_TEXTURE_GEN_S : GL_TEXTURE_GEN_T;
            d.set(cap, d.chance(15));
            d.gl.glTexGeni(coordinate, GL_TEXTURE_GEN_MODE, d.of(GL_OBJECT_LINEAR, GL_EYE_LINEAR));
            d.gl.glTexGenfv(coordinate, GL_OBJECT_PLANE, d.floats(d.real(-2, 2), d.real(-2, 2), 0, d.real(-1, 1)));
            d.gl.glTexGenfv(coordinate, GL_EYE_PLANE, d.floats(d.real(-2, 2), d.real(-2, 2), 0, d.real(-1, 1)));
        }
    }
}
