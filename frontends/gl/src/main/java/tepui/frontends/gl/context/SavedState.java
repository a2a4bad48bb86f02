package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import tepui.frontends.gl.base.Native;

/**
 * One level of an attribute stack: calls that bring back what was. State is asked for and set through the API's own calls, so that
 * nothing here knows where it is kept; that costs more than copying and is right for what is rare.
 */
public final class SavedState {
    private final Context context;
    private final int mask;
    private final Arena arena = Arena.ofAuto();
    private final long memory = arena.allocate(128, 16).address();
    private final List<Runnable> restore = new ArrayList<>();

    SavedState(Context context, int mask) {
        this.context = context;
        this.mask = mask;
    }

    /** Groups that were saved. */
    int mask() {
        return mask;
    }

    void add(Runnable step) {
        restore.add(step);
    }

    /** Brings everything back. */
    public void restore() {
        for (Runnable step : restore) step.run();
    }

    // ---- asking ----------------------------------------------------------------------------------------------------

    int integer(int pname) {
        context.get.glGetIntegerv(pname, memory);
        return Native.getInt(memory);
    }

    int[] integers(int pname, int count) {
        context.get.glGetIntegerv(pname, memory);
        int[] v = new int[count];
        for (int i = 0; i < count; i++) v[i] = Native.getInt(memory + 4L * i);
        return v;
    }

    float number(int pname) {
        context.get.glGetFloatv(pname, memory);
        return Native.getFloat(memory);
    }

    float[] numbers(int pname, int count) {
        context.get.glGetFloatv(pname, memory);
        float[] v = new float[count];
        for (int i = 0; i < count; i++) v[i] = Native.getFloat(memory + 4L * i);
        return v;
    }

    double[] doubles(int pname, int count) {
        context.get.glGetDoublev(pname, memory);
        double[] v = new double[count];
        for (int i = 0; i < count; i++) v[i] = Native.getDouble(memory + 8L * i);
        return v;
    }

    boolean[] flags(int pname, int count) {
        context.get.glGetBooleanv(pname, memory);
        boolean[] v = new boolean[count];
        for (int i = 0; i < count; i++) v[i] = Native.getByte(memory + i) != 0;
        return v;
    }

    /** Memory for a call that takes a pointer. */
    long memory() {
        return memory;
    }

    // ---- what many groups have -------------------------------------------------------------------------------------

    /** Switches. */
    void enables(int... caps) {
        for (int cap : caps) {
            boolean on = context.capability.glIsEnabled(cap);
            add(() -> {
                if (on) context.capability.glEnable(cap);
                else context.capability.glDisable(cap);
            });
        }
    }

    /** Texture parameters of what is bound to a target of the active unit. */
    void textureParameters(int target) {
        int[] ints = {
            GL_TEXTURE_MIN_FILTER,
            GL_TEXTURE_MAG_FILTER,
            GL_TEXTURE_WRAP_S,
            GL_TEXTURE_WRAP_T,
            GL_TEXTURE_WRAP_R,
            GL_TEXTURE_BASE_LEVEL,
            GL_TEXTURE_MAX_LEVEL,
            GL_TEXTURE_COMPARE_MODE,
            GL_TEXTURE_COMPARE_FUNC
        };
        for (int pname : ints) {
            context.textureParameter.glGetTexParameteriv(target, pname, memory);
            int value = Native.getInt(memory);
            add(() -> context.textureParameter.glTexParameteri(target, pname, value));
        }
        int[] floats = {GL_TEXTURE_MIN_LOD, GL_TEXTURE_MAX_LOD, GL_TEXTURE_LOD_BIAS};
        for (int pname : floats) {
            context.textureParameter.glGetTexParameterfv(target, pname, memory);
            float value = Native.getFloat(memory);
            add(() -> context.textureParameter.glTexParameterf(target, pname, value));
        }
        context.textureParameter.glGetTexParameterfv(target, GL_TEXTURE_BORDER_COLOR, memory);
        float[] border = new float[4];
        for (int i = 0; i < 4; i++) border[i] = Native.getFloat(memory + 4L * i);
        add(() -> {
            for (int i = 0; i < 4; i++) Native.putFloat(memory + 4L * i, border[i]);
            context.textureParameter.glTexParameterfv(target, GL_TEXTURE_BORDER_COLOR, memory);
        });
    }
}
