package tepui.frontends.gl.program;

import tepui.frontends.gl.base.Native;
import tepui.frontends.glsl.LinkedProgram;

/**
 * Writer of values into a program's default block: to the layout that the linker chose, converted to the uniform's
 * type.
 */
public final class UniformWriter {
    private UniformWriter() {}

    /**
     * Columns of floats, ints or doubles.
     *
     * @param from values of {@code given} base type, {@link UniformTypes#FLOAT} ..., tightly packed
     * @param transposed rows come first
     */
    public static void write(
            ProgramObject p,
            LinkedProgram.Uniform u,
            int packed,
            int element,
            int count,
            int given,
            boolean transposed,
            long from) { // hot
        int rows = UniformTypes.rows(packed);
        int columns = UniformTypes.columns(packed);
        boolean wide = UniformTypes.isWide(UniformTypes.base(packed));
        boolean truth = UniformTypes.base(packed) == UniformTypes.BOOL;
        int bytes = UniformTypes.isWide(given) ? 8 : 4;
        int[] words = p.words;
        long at = from;
        boolean minorRows = columns > 1 && u.rowMajor();
        int step = wide ? 2 : 1;
        for (int e = 0; e < count; e++) {
            int base = (u.offset() + (element + e) * u.arrayStride()) >> 2;
            int stride = u.matrixStride() >> 2;
            if (!transposed && !minorRows && !wide && !truth) {
                for (int c = 0; c < columns; c++, at += 4L * rows) Native.getInts(at, words, base + c * stride, rows);
                continue;
            }
            for (int i = 0; i < columns * rows; i++, at += bytes) {
                int column = transposed ? i % columns : i / rows;
                int row = transposed ? i / columns : i % rows;
                int to = base + (minorRows ? row * stride + column * step : column * stride + row * step);
                if (wide) {
                    long bits = Native.getLong(at);
                    words[to] = (int) bits;
                    words[to + 1] = (int) (bits >>> 32);
                } else if (truth) {
                    boolean on = given == UniformTypes.FLOAT ? Native.getFloat(at) != 0 : Native.getInt(at) != 0;
                    words[to] = on ? 1 : 0;
                } else {
                    words[to] = Native.getInt(at);
                }
            }
        }
    }

    /** The first word of an element. */
    public static int at(LinkedProgram.Uniform u, int element) { // hot
        return (u.offset() + element * u.arrayStride()) >> 2;
    }

    /**
     * One value of up to four words, to {@code at}.
     *
     * @param real the value is of floats
     */
    public static void write(int[] words, int at, int packed, int x, int y, int z, int w, boolean real) { // hot
        int rows = UniformTypes.rows(packed);
        if (UniformTypes.base(packed) == UniformTypes.BOOL) {
            // -0.0 is no truth either.
            int mask = real ? 0x7fffffff : -1;
            x = (x & mask) != 0 ? 1 : 0;
            y = (y & mask) != 0 ? 1 : 0;
            z = (z & mask) != 0 ? 1 : 0;
            w = (w & mask) != 0 ? 1 : 0;
        }
        words[at] = x;
        if (rows > 1) words[at + 1] = y;
        if (rows > 2) words[at + 2] = z;
        if (rows > 3) words[at + 3] = w;
    }
}
