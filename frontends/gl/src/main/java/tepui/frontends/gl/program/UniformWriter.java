package tepui.frontends.gl.program;

import tepui.frontends.gl.base.Native;
import tepui.frontends.glsl.LinkedProgram;

/**
 * Writer of values into the words of a program's default block, in the layout that the linker chose: as they are where the location is of their
 * type, which is the usual case, and else converted to the uniform's.
 */
public final class UniformWriter {
    private UniformWriter() {}

    /**
     * Sets a value of up to four words, if the location is of that very type.
     *
     * @param type as {@link UniformTypes} packs it
     * @return false where it is not, and nothing happened
     */
    public static boolean put(ProgramObject p, int location, int type, int x, int y, int z, int w) { // hot
        int[] types = p.locationType;
        if (location < 0 || location >= types.length || types[location] != type) return false;
        int at = p.locationWord[location];
        int rows = UniformTypes.rows(type);
        int[] to = p.words;
        int differs = to[at] ^ x;
        to[at] = x;
        if (rows > 1) {
            differs |= to[at + 1] ^ y;
            to[at + 1] = y;
        }
        if (rows > 2) {
            differs |= to[at + 2] ^ z;
            to[at + 2] = z;
        }
        if (rows > 3) {
            differs |= to[at + 3] ^ w;
            to[at + 3] = w;
        }
        if (differs != 0) p.wordsVersion++;
        return true;
    }

    /** The same of all the type's words, from memory. */
    public static boolean put(ProgramObject p, int location, int type, long from) { // hot
        int[] types = p.locationType;
        if (location < 0 || location >= types.length || types[location] != type) return false;
        int at = p.locationWord[location];
        int count = UniformTypes.columns(type) * UniformTypes.rows(type);
        int[] to = p.words;
        int differs = 0;
        for (int i = 0; i < count; i++) {
            int word = Native.getInt(from + 4L * i);
            differs |= to[at + i] ^ word;
            to[at + i] = word;
        }
        if (differs != 0) p.wordsVersion++;
        return true;
    }

    /**
     * Columns of floats, ints or doubles, converted to what the uniform has.
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
