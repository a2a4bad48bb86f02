package tepui.frontends.gl.framebuffer;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.ClearColor;

/** Clear values that glClear writes. */
public final class ClearValues {
    /** Programs clear with few colours, again and again: so many are kept. */
    private static final int KEPT = 8;

    /** The values as given, unclamped. */
    private final float[] color = new float[4];

    /** The colour for images of integers: what was given as integers (EXT_texture_integer), or the colour's whole part. */
    private final int[] integers = new int[4];

    /** Whether the colour was given as integers last. */
    private boolean asIntegers;

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

    /** The colour, unclamped. */
    public float color(int component) {
        return color[component];
    }

    /** The colour as integers. */
    public int integer(int component) {
        return integers[component];
    }

    /** Was the colour given as integers? */
    public boolean isInteger() {
        return asIntegers;
    }

    public void color(float r, float g, float b, float a) {
        color[0] = r;
        color[1] = g;
        color[2] = b;
        color[3] = a;
        for (int i = 0; i < 4; i++) integers[i] = (int) color[i];
        asIntegers = false;
    }

    public void integers(int r, int g, int b, int a) {
        integers[0] = r;
        integers[1] = g;
        integers[2] = b;
        integers[3] = a;
        for (int i = 0; i < 4; i++) color[i] = integers[i];
        asIntegers = true;
    }

    /** The colour as it is now, to be put there. */
    public Runnable savedColor(ClearValues to) {
        float[] then = color.clone();
        int[] ints = integers.clone();
        boolean integer = asIntegers;
        return () -> {
            System.arraycopy(then, 0, to.color, 0, 4);
            System.arraycopy(ints, 0, to.integers, 0, 4);
            to.asIntegers = integer;
        };
    }

    /** The colour as an image of that format takes it; made when it is new. */
    ClearColor color(InternalFormat format) { // hot
        boolean integer = format.isInteger();
        int r = integer ? integers[0] : Float.floatToRawIntBits(color[0]);
        int g = integer ? integers[1] : Float.floatToRawIntBits(color[1]);
        int b = integer ? integers[2] : Float.floatToRawIntBits(color[2]);
        int a = integer ? integers[3] : Float.floatToRawIntBits(color[3]);
        return of(format.isAlpha() ? a : r, g, b, a);
    }

    /** A colour given as words, as an image of that format takes it. */
    ClearColor words(@Nullable InternalFormat format, int[] c) {
        return of(format != null && format.isAlpha() ? c[3] : c[0], c[1], c[2], c[3]);
    }

    /** The channels that a mask of colours lets write: alpha alone is stored first. */
    static int written(@Nullable InternalFormat format, int mask) { // hot
        return format != null && format.isAlpha() ? mask >> 3 & 1 : mask & 15;
    }

    private ClearColor of(int r, int g, int b, int a) { // hot
        for (ClearColor c : kept) if (c.r() == r && c.g() == g && c.b() == b && c.a() == a) return c;
        ClearColor made = ClearColor.ofInts(r, g, b, a);
        kept[next] = made;
        next = (next + 1) % KEPT;
        return made;
    }
}
