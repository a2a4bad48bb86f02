package tepui.layers.debug;

import tepui.ir.ScalarKind;

/** Makers of arrays of scalars from bits. Public for generated classes alone. */
public final class ScalarArrays {
    private ScalarArrays() {}

    static String name(ScalarKind kind) {
        return Lane.typeName(kind) + "s";
    }

    public static float[] floats(long[][] bits) {
        float[] all = new float[bits.length];
        for (int i = 0; i < all.length; i++) all[i] = Lane.toFloat(bits[i]);
        return all;
    }

    public static int[] ints(long[][] bits) {
        int[] all = new int[bits.length];
        for (int i = 0; i < all.length; i++) all[i] = Lane.toInt(bits[i]);
        return all;
    }

    public static boolean[] booleans(long[][] bits) {
        boolean[] all = new boolean[bits.length];
        for (int i = 0; i < all.length; i++) all[i] = Lane.isTrue(bits[i]);
        return all;
    }

    public static double[] doubles(long[][] bits) {
        double[] all = new double[bits.length];
        for (int i = 0; i < all.length; i++) all[i] = Lane.toDouble(bits[i]);
        return all;
    }

    public static long[] longs(long[][] bits) {
        long[] all = new long[bits.length];
        for (int i = 0; i < all.length; i++) all[i] = Lane.toLong(bits[i]);
        return all;
    }
}
