package tepui.frontends.d3d9;

/** D3DLIGHT9. Mutable, as the structure is; the device copies it. */
public final class Light9 implements Cloneable {
    /** D3DLIGHT_POINT, SPOT or DIRECTIONAL. */
    public int type = D3D9.D3DLIGHT_DIRECTIONAL;

    public float[] diffuse = {1, 1, 1, 0};
    public float[] specular = {0, 0, 0, 0};
    public float[] ambient = {0, 0, 0, 0};
    public float[] position = {0, 0, 0};
    public float[] direction = {0, 0, 1};
    public float range;
    public float falloff;
    public float attenuation0;
    public float attenuation1;
    public float attenuation2;
    /** Angle of the inner cone, in radians. */
    public float theta;
    /** Angle of the outer cone. */
    public float phi;

    /** A white light along z: what a light is that was enabled but never set. */
    public Light9() {}

    @Override
    public Light9 clone() {
        try {
            Light9 l = (Light9) super.clone();
            l.diffuse = diffuse.clone();
            l.specular = specular.clone();
            l.ambient = ambient.clone();
            l.position = position.clone();
            l.direction = direction.clone();
            return l;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
