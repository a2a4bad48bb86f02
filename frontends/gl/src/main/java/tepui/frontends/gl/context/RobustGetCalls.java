package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

/** Gets that say how much they may write (OpenGL 4.5, 2.3.1), of what only the compatibility profile has, and ARB_robustness' names. */
abstract class RobustGetCalls extends HistogramCalls {
    RobustGetCalls(Setup setup) {
        super(setup);
    }

    private boolean tooSmall(String call, int bufSize, long bytes) {
        if (bufSize >= bytes) return false;
        error(GL_INVALID_OPERATION, call + ": bufSize is " + bufSize + ", " + bytes + " bytes are needed");
        return true;
    }

    @Override
    public void glGetnMapdv(int target, int query, int bufSize, long v) {
        double[] values = getMap("glGetnMapdv", target, query);
        if (tooSmall("glGetnMapdv", bufSize, 8L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putDouble(v + 8L * i, values[i]);
    }

    @Override
    public void glGetnMapfv(int target, int query, int bufSize, long v) {
        double[] values = getMap("glGetnMapfv", target, query);
        if (tooSmall("glGetnMapfv", bufSize, 4L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putFloat(v + 4L * i, (float) values[i]);
    }

    @Override
    public void glGetnMapiv(int target, int query, int bufSize, long v) {
        double[] values = getMap("glGetnMapiv", target, query);
        if (tooSmall("glGetnMapiv", bufSize, 4L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putInt(v + 4L * i, (int) Math.rint(values[i]));
    }

    @Override
    public void glGetnPolygonStipple(int bufSize, long pattern) {
        if (!tooSmall("glGetnPolygonStipple", bufSize, stippleBytes())) glGetPolygonStipple(pattern);
    }

    // ---- the imaging subset ----------------------------------------------------------------------------------------

    @Override
    public void glGetnColorTable(int target, int format, int type, int bufSize, long table) {
        getTable("glGetnColorTable", target, format, type, bufSize, table);
    }

    @Override
    public void glGetnConvolutionFilter(int target, int format, int type, int bufSize, long image) {
        getFilter("glGetnConvolutionFilter", target, format, type, bufSize, image);
    }

    @Override
    public void glGetnHistogram(int target, boolean reset, int format, int type, int bufSize, long values) {
        getHistogram("glGetnHistogram", target, reset, format, type, bufSize, values);
    }

    @Override
    public void glGetnMinmax(int target, boolean reset, int format, int type, int bufSize, long values) {
        getMinmax("glGetnMinmax", target, reset, format, type, bufSize, values);
    }

    @Override
    public void glGetnSeparableFilter(
            int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        getSeparable("glGetnSeparableFilter", target, format, type, rowBufSize, row, columnBufSize, column);
    }

    // ---- ARB_robustness --------------------------------------------------------------------------------------------

    @Override
    public void glGetnColorTableARB(int target, int format, int type, int bufSize, long table) {
        glGetnColorTable(target, format, type, bufSize, table);
    }

    @Override
    public void glGetnCompressedTexImageARB(int target, int lod, int bufSize, long img) {
        glGetnCompressedTexImage(target, lod, bufSize, img);
    }

    @Override
    public void glGetnConvolutionFilterARB(int target, int format, int type, int bufSize, long image) {
        glGetnConvolutionFilter(target, format, type, bufSize, image);
    }

    @Override
    public void glGetnHistogramARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        glGetnHistogram(target, reset, format, type, bufSize, values);
    }

    @Override
    public void glGetnMapdvARB(int target, int query, int bufSize, long v) {
        glGetnMapdv(target, query, bufSize, v);
    }

    @Override
    public void glGetnMapfvARB(int target, int query, int bufSize, long v) {
        glGetnMapfv(target, query, bufSize, v);
    }

    @Override
    public void glGetnMapivARB(int target, int query, int bufSize, long v) {
        glGetnMapiv(target, query, bufSize, v);
    }

    @Override
    public void glGetnMinmaxARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        glGetnMinmax(target, reset, format, type, bufSize, values);
    }

    @Override
    public void glGetnPixelMapfvARB(int map, int bufSize, long values) {
        glGetnPixelMapfv(map, bufSize, values);
    }

    @Override
    public void glGetnPixelMapuivARB(int map, int bufSize, long values) {
        glGetnPixelMapuiv(map, bufSize, values);
    }

    @Override
    public void glGetnPixelMapusvARB(int map, int bufSize, long values) {
        glGetnPixelMapusv(map, bufSize, values);
    }

    @Override
    public void glGetnPolygonStippleARB(int bufSize, long pattern) {
        glGetnPolygonStipple(bufSize, pattern);
    }

    @Override
    public void glGetnSeparableFilterARB(
            int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        glGetnSeparableFilter(target, format, type, rowBufSize, row, columnBufSize, column, span);
    }

    @Override
    public void glGetnTexImageARB(int target, int level, int format, int type, int bufSize, long img) {
        glGetnTexImage(target, level, format, type, bufSize, img);
    }

    @Override
    public void glGetnUniformdvARB(int program, int location, int bufSize, long params) {
        glGetnUniformdv(program, location, bufSize, params);
    }

    @Override
    public void glGetnUniformfvARB(int program, int location, int bufSize, long params) {
        glGetnUniformfv(program, location, bufSize, params);
    }

    @Override
    public void glGetnUniformivARB(int program, int location, int bufSize, long params) {
        glGetnUniformiv(program, location, bufSize, params);
    }

    @Override
    public void glGetnUniformuivARB(int program, int location, int bufSize, long params) {
        glGetnUniformuiv(program, location, bufSize, params);
    }
}
