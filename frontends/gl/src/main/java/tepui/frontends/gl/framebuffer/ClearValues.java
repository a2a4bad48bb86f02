package tepui.frontends.gl.framebuffer;

/** What glClear writes. */
public final class ClearValues {
    /** As given, unclamped. */
    public final float[] color = new float[4];

    public double depth = 1;
    public int stencil;
    public final float[] accum = new float[4];
    public float index;
    public int indexMask = -1;

    ClearValues() {}
}
