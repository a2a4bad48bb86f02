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
}
