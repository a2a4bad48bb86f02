package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import tepui.frontends.gl.fixed.Numbers;

/** glGet... of what the compatibility profile has beside the others, and of values that are told as they are used. */
abstract class ValueCalls extends SelectionCalls {
    private final FixedGets gets = new FixedGets(self());

    ValueCalls(Setup setup) {
        super(setup);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private int get(int pname) {
        if (es && EsRules.isOfDesktop(pname, esNames)) return -1;
        int n = BufferGets.get(this, pname, gets.out);
        if (n < 0 && coreOnly == 0) n = gets.get(pname);
        if (pname == GL_COLOR_CLEAR_VALUE || pname == GL_FOG_COLOR) {
            for (int i = 0; i < n; i++) gets.out[i] = told((float) gets.out[i]);
        }
        return n;
    }

    @Override
    public void glGetFloatv(int pname, long data) {
        int n = get(pname);
        if (n < 0) coreGetFloatv(pname, data);
        for (int i = 0; i < n; i++) Native.putFloat(data + 4L * i, (float) gets.out[i]);
    }

    @Override
    public void glGetDoublev(int pname, long data) {
        int n = get(pname);
        if (n < 0) coreGetDoublev(pname, data);
        for (int i = 0; i < n; i++) Native.putDouble(data + 8L * i, gets.out[i]);
    }

    @Override
    public void glGetIntegerv(int pname, long data) {
        int n = get(pname);
        if (n < 0) coreGetIntegerv(pname, data);
        boolean fraction = n > 0 && FixedGets.isFraction(pname);
        for (int i = 0; i < n; i++) {
            double v = gets.out[i];
            Native.putInt(data + 4L * i, fraction ? Numbers.toInt(v) : (int) Math.rint(v));
        }
    }

    @Override
    public void glGetInteger64v(int pname, long data) {
        int n = get(pname);
        if (n < 0) coreGetInteger64v(pname, data);
        boolean fraction = n > 0 && FixedGets.isFraction(pname);
        for (int i = 0; i < n; i++) {
            double v = gets.out[i];
            Native.putLong(data + 8L * i, fraction ? Numbers.toInt(v) : (long) Math.rint(v));
        }
    }

    @Override
    public void glGetBooleanv(int pname, long data) {
        int n = get(pname);
        if (n < 0) coreGetBooleanv(pname, data);
        for (int i = 0; i < n; i++) Native.putByte(data + i, (byte) (gets.out[i] != 0 ? 1 : 0));
    }

    @Override
    public void glGetPointerv(int pname, long params) {
        if (coreOnly == 0) {
            if (modesPointer(pname, params) || legacyPointer(pname, params)) return;
        }
        coreGetPointerv(pname, params);
    }
}
