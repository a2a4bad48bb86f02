package tepui.frontends.gl.values;

import tepui.frontends.gl.base.Native;

/**
 * Result of a glGet..., before it becomes the type that was asked for. One a context, used again and again; those who
 * know a name say its value by one of the setters.
 */
public final class GetResult {
    /** Answers of {@link Values#get(int, int, GetResult)}. */
    public static final int FOUND = 0;

    public static final int NO_SUCH_NAME = 1;

    public static final int NO_SUCH_INDEX = 2;

    private static final int MAX = 64;

    private static final int INTEGER = 0;
    private static final int REAL = 1;
    /** Reals from -1 to 1 that become the whole range of integers: colours, normals, depths. */
    private static final int UNIT = 2;

    private final long[] integers = new long[MAX];
    private final double[] reals = new double[MAX];
    private int kind;
    private int count;

    /** Nothing found yet. */
    public GetResult() {}

    // ---- what the value is -----------------------------------------------------------------------------------------

    public boolean set(boolean value) {
        return set(value ? 1L : 0L);
    }

    public boolean set(long value) {
        kind = INTEGER;
        count = 1;
        integers[0] = value;
        return true;
    }

    public boolean set(long a, long b) {
        set(a);
        return add(b);
    }

    public boolean set(int... values) {
        kind = INTEGER;
        count = Math.min(values.length, MAX);
        for (int i = 0; i < count; i++) integers[i] = values[i];
        return true;
    }

    /** One more integer. */
    public boolean add(long value) {
        if (count < MAX) integers[count++] = value;
        return true;
    }

    public boolean real(double... values) {
        kind = REAL;
        count = Math.min(values.length, MAX);
        System.arraycopy(values, 0, reals, 0, count);
        return true;
    }

    public boolean real(float[] values, int start, int number) {
        kind = REAL;
        count = Math.min(number, MAX);
        for (int i = 0; i < count; i++) reals[i] = values[start + i];
        return true;
    }

    /** The first values of an array. */
    boolean real(double[] values, int number) {
        kind = REAL;
        count = number;
        System.arraycopy(values, 0, reals, 0, number);
        return true;
    }

    boolean unit(double[] values, int number) {
        real(values, number);
        kind = UNIT;
        return true;
    }

    public boolean unit(double... values) {
        real(values);
        kind = UNIT;
        return true;
    }

    public boolean unit(float[] values) {
        real(values, 0, values.length);
        kind = UNIT;
        return true;
    }

    // ---- as what it was asked for ----------------------------------------------------------------------------------

    private boolean truth(int i) {
        return kind == INTEGER ? integers[i] != 0 : reals[i] != 0;
    }

    private int integer(int i) {
        return switch (kind) {
            case INTEGER ->
                (int) integers[i] == integers[i] || integers[i] >>> 32 == 0
                        ? (int) integers[i]
                        : Math.clamp(integers[i], Integer.MIN_VALUE, Integer.MAX_VALUE);
            case REAL -> (int) Math.clamp(Math.rint(reals[i]), Integer.MIN_VALUE, Integer.MAX_VALUE);
            default -> (int) Math.clamp(Math.rint(reals[i] * 2147483647.0), Integer.MIN_VALUE, Integer.MAX_VALUE);
        };
    }

    private long long_(int i) {
        return switch (kind) {
            case INTEGER -> integers[i];
            case REAL -> (long) Math.rint(reals[i]);
            default -> integer(i);
        };
    }

    private double real(int i) {
        return kind == INTEGER ? integers[i] : reals[i];
    }

    public void booleans(long to) {
        for (int i = 0; i < count; i++) Native.putByte(to + i, (byte) (truth(i) ? 1 : 0));
    }

    public void integers(long to) {
        for (int i = 0; i < count; i++) Native.putInt(to + 4L * i, integer(i));
    }

    public void longs(long to) {
        for (int i = 0; i < count; i++) Native.putLong(to + 8L * i, long_(i));
    }

    public void floats(long to) {
        for (int i = 0; i < count; i++) Native.putFloat(to + 4L * i, (float) real(i));
    }

    public void doubles(long to) {
        for (int i = 0; i < count; i++) Native.putDouble(to + 8L * i, real(i));
    }
}
