package tepui.frontends.gl;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.list.ParamCounts;

/** Fixed-point numbers of OpenGL ES 1.1, 16 bits before and 16 behind the point, as floats and back, over memory of the thread's own. */
final class Fixed {
    /** No value that is ever told: what was not written is left as it is. */
    private static final int UNWRITTEN = 0x7fc0dead;

    private static final int MOST = 16;
    private static final ThreadLocal<MemorySegment> SCRATCH =
            ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(8L * MOST, 8));

    private Fixed() {}

    static float real(int fixed) {
        return fixed / 65536f;
    }

    static int fixed(double real) {
        return (int) (long) Math.rint(real * 65536);
    }

    /** Values of the program's as floats: their address. */
    static long reals(long from, int count) {
        MemorySegment to = SCRATCH.get();
        for (int i = 0; i < count; i++) to.setAtIndex(ValueLayout.JAVA_FLOAT, i, real(Native.getInt(from + 4L * i)));
        return Native.local(to.address());
    }

    /** The same as doubles. */
    static long doubles(long from, int count, boolean areFixed) {
        MemorySegment to = SCRATCH.get();
        for (int i = 0; i < count; i++) {
            long at = from + 4L * i;
            to.setAtIndex(ValueLayout.JAVA_DOUBLE, i, areFixed ? real(Native.getInt(at)) : Native.getFloat(at));
        }
        return Native.local(to.address());
    }

    /** Room that a function is to write floats to. */
    static long room() {
        MemorySegment room = SCRATCH.get();
        for (int i = 0; i < 2 * MOST; i++) room.setAtIndex(ValueLayout.JAVA_INT, i, UNWRITTEN);
        return Native.local(room.address());
    }

    /** Writes a value for the program: fixed, or as a whole number. */
    static void give(long to, boolean whole) {
        MemorySegment from = SCRATCH.get();
        for (int i = 0; i < MOST && from.getAtIndex(ValueLayout.JAVA_INT, i) != UNWRITTEN; i++) {
            float v = from.getAtIndex(ValueLayout.JAVA_FLOAT, i);
            Native.putInt(to + 4L * i, whole ? Math.round(v) : fixed(v));
        }
    }

    /** Four doubles that were written there, to the program. */
    static void giveDoubles(long to, boolean asFixed) {
        MemorySegment from = SCRATCH.get();
        if (from.getAtIndex(ValueLayout.JAVA_INT, 0) == UNWRITTEN) return;
        for (int i = 0; i < 4; i++) {
            double v = from.getAtIndex(ValueLayout.JAVA_DOUBLE, i);
            if (asFixed) Native.putInt(to + 4L * i, fixed(v));
            else Native.putFloat(to + 4L * i, (float) v);
        }
    }

    /** Does a parameter have names, switches or whole numbers as its values, which are given as they are? */
    static boolean isWhole(int pname) {
        return switch (pname) {
            case GL_FOG_MODE,
                    GL_LIGHT_MODEL_TWO_SIDE,
                    GL_TEXTURE_MIN_FILTER,
                    GL_TEXTURE_MAG_FILTER,
                    GL_TEXTURE_WRAP_S,
                    GL_TEXTURE_WRAP_T,
                    GL_GENERATE_MIPMAP,
                    Es1Rules.TEXTURE_CROP_RECT,
                    GL_TEXTURE_ENV_MODE,
                    GL_COMBINE_RGB,
                    GL_COMBINE_ALPHA,
                    GL_SRC0_RGB,
                    GL_SRC1_RGB,
                    GL_SRC2_RGB,
                    GL_SRC0_ALPHA,
                    GL_SRC1_ALPHA,
                    GL_SRC2_ALPHA,
                    GL_OPERAND0_RGB,
                    GL_OPERAND1_RGB,
                    GL_OPERAND2_RGB,
                    GL_OPERAND0_ALPHA,
                    GL_OPERAND1_ALPHA,
                    GL_OPERAND2_ALPHA,
                    GL_COORD_REPLACE -> true;
            default -> false;
        };
    }

    /** A single value. */
    static float value(int pname, int param) {
        return isWhole(pname) ? param : real(param);
    }

    /** The values of a parameter as floats: their address. */
    static long values(int pname, long params) {
        if (!isWhole(pname)) return reals(params, ParamCounts.of(pname));
        MemorySegment to = SCRATCH.get();
        to.setAtIndex(ValueLayout.JAVA_FLOAT, 0, Native.getInt(params));
        return Native.local(to.address());
    }
}
