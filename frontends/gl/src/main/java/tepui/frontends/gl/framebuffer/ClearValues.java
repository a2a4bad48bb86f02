package tepui.frontends.gl.framebuffer;

import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.ClearColor;

/** Clear values that glClear writes. */
public final class ClearValues {
    /** Programs clear with few colours, again and again: so many are kept. */
    private static final int KEPT = 8;

    /** As given, unclamped. */
    public final float[] color = new float[4];

    public double depth = 1;
    public int stencil;
    public final float[] accum = new float[4];
    public float index;
    public int indexMask = -1;

    private final ClearColor[] kept = new ClearColor[KEPT];
    private int next;

    ClearValues() {
        java.util.Arrays.fill(kept, ClearColor.of(0, 0, 0, 0));
    }

    /** The colour as an image of that format takes it; made when it is new. */
    ClearColor color(InternalFormat format) { // hot
        boolean integer = format.isInteger();
        int r = integer ? (int) color[0] : Float.floatToRawIntBits(color[0]);
        int g = integer ? (int) color[1] : Float.floatToRawIntBits(color[1]);
        int b = integer ? (int) color[2] : Float.floatToRawIntBits(color[2]);
        int a = integer ? (int) color[3] : Float.floatToRawIntBits(color[3]);
        for (ClearColor c : kept) if (c.r() == r && c.g() == g && c.b() == b && c.a() == a) return c;
        ClearColor made = ClearColor.ofInts(r, g, b, a);
        kept[next] = made;
        next = (next + 1) % KEPT;
        return made;
    }
}
