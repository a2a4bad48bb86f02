package tepui.frontends.gl.fixed;

/** Light source; position and direction are in eye coordinates, as they are kept (GL 2.1, table 2.10). */
public final class Light {
    public boolean enabled;
    public final float[] ambient = {0, 0, 0, 1};
    public final float[] diffuse = {0, 0, 0, 1};
    public final float[] specular = {0, 0, 0, 1};
    public final float[] position = {0, 0, 1, 0};
    public final float[] spotDirection = {0, 0, -1};
    public float spotExponent;
    public float spotCutoff = 180;
    public float constantAttenuation = 1;
    public float linearAttenuation;
    public float quadraticAttenuation;

    Light(int index) {
        if (index == 0) {
            java.util.Arrays.fill(diffuse, 1);
            java.util.Arrays.fill(specular, 1);
        }
    }

    public boolean isPositional() {
        return position[3] != 0;
    }

    public boolean isSpot() {
        return spotCutoff != 180;
    }

    /** Takes over all of another one's parameters. */
    public void set(Light other) {
        enabled = other.enabled;
        System.arraycopy(other.ambient, 0, ambient, 0, 4);
        System.arraycopy(other.diffuse, 0, diffuse, 0, 4);
        System.arraycopy(other.specular, 0, specular, 0, 4);
        System.arraycopy(other.position, 0, position, 0, 4);
        System.arraycopy(other.spotDirection, 0, spotDirection, 0, 3);
        spotExponent = other.spotExponent;
        spotCutoff = other.spotCutoff;
        constantAttenuation = other.constantAttenuation;
        linearAttenuation = other.linearAttenuation;
        quadraticAttenuation = other.quadraticAttenuation;
    }
}
