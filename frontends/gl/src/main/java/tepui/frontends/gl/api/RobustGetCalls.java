package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;

/** Gets that say how much they may write (OpenGL 4.5, 2.3.1), of what only the compatibility profile has, and ARB_robustness' names. */
public final class RobustGetCalls {
    private final Errors errors;
    private final HistogramCalls histogram;
    private final ConvolutionCalls convolution;
    private final ColorTableCalls colorTable;
    private final EvaluatorCalls evaluator;
    private final FogCalls fog;
    private final PixelCalls pixel;
    private final UniformGetCalls uniformGet;

    public RobustGetCalls(
            Errors errors,
            HistogramCalls histogram,
            ConvolutionCalls convolution,
            ColorTableCalls colorTable,
            EvaluatorCalls evaluator,
            FogCalls fog,
            PixelCalls pixel,
            UniformGetCalls uniformGet) {
        this.errors = errors;
        this.histogram = histogram;
        this.convolution = convolution;
        this.colorTable = colorTable;
        this.evaluator = evaluator;
        this.fog = fog;
        this.pixel = pixel;
        this.uniformGet = uniformGet;
    }

    private boolean tooSmall(String call, int bufSize, long bytes) {
        if (bufSize >= bytes) return false;
        errors.error(GL_INVALID_OPERATION, call + ": bufSize is " + bufSize + ", " + bytes + " bytes are needed");
        return true;
    }

    public void glGetnMapdv(int target, int query, int bufSize, long v) {
        double[] values = evaluator.getMap("glGetnMapdv", target, query);
        if (tooSmall("glGetnMapdv", bufSize, 8L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putDouble(v + 8L * i, values[i]);
    }

    public void glGetnMapfv(int target, int query, int bufSize, long v) {
        double[] values = evaluator.getMap("glGetnMapfv", target, query);
        if (tooSmall("glGetnMapfv", bufSize, 4L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putFloat(v + 4L * i, (float) values[i]);
    }

    public void glGetnMapiv(int target, int query, int bufSize, long v) {
        double[] values = evaluator.getMap("glGetnMapiv", target, query);
        if (tooSmall("glGetnMapiv", bufSize, 4L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putInt(v + 4L * i, (int) Math.rint(values[i]));
    }

    public void glGetnPolygonStipple(int bufSize, long pattern) {
        if (!tooSmall("glGetnPolygonStipple", bufSize, fog.stippleBytes())) fog.glGetPolygonStipple(pattern);
    }

    // ---- the imaging subset ----------------------------------------------------------------------------------------

    public void glGetnColorTable(int target, int format, int type, int bufSize, long table) {
        colorTable.getTable("glGetnColorTable", target, format, type, bufSize, table);
    }

    public void glGetnConvolutionFilter(int target, int format, int type, int bufSize, long image) {
        convolution.getFilter("glGetnConvolutionFilter", target, format, type, bufSize, image);
    }

    public void glGetnHistogram(int target, boolean reset, int format, int type, int bufSize, long values) {
        histogram.getHistogram("glGetnHistogram", target, reset, format, type, bufSize, values);
    }

    public void glGetnMinmax(int target, boolean reset, int format, int type, int bufSize, long values) {
        histogram.getMinmax("glGetnMinmax", target, reset, format, type, bufSize, values);
    }

    public void glGetnSeparableFilter(
            int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        convolution.getSeparable("glGetnSeparableFilter", target, format, type, rowBufSize, row, columnBufSize, column);
    }

    // ---- ARB_robustness --------------------------------------------------------------------------------------------

    public void glGetnColorTableARB(int target, int format, int type, int bufSize, long table) {
        glGetnColorTable(target, format, type, bufSize, table);
    }

    public void glGetnConvolutionFilterARB(int target, int format, int type, int bufSize, long image) {
        glGetnConvolutionFilter(target, format, type, bufSize, image);
    }

    public void glGetnHistogramARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        glGetnHistogram(target, reset, format, type, bufSize, values);
    }

    public void glGetnMapdvARB(int target, int query, int bufSize, long v) {
        glGetnMapdv(target, query, bufSize, v);
    }

    public void glGetnMapfvARB(int target, int query, int bufSize, long v) {
        glGetnMapfv(target, query, bufSize, v);
    }

    public void glGetnMapivARB(int target, int query, int bufSize, long v) {
        glGetnMapiv(target, query, bufSize, v);
    }

    public void glGetnMinmaxARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        glGetnMinmax(target, reset, format, type, bufSize, values);
    }

    public void glGetnPixelMapfvARB(int map, int bufSize, long values) {
        pixel.glGetnPixelMapfv(map, bufSize, values);
    }

    public void glGetnPixelMapuivARB(int map, int bufSize, long values) {
        pixel.glGetnPixelMapuiv(map, bufSize, values);
    }

    public void glGetnPixelMapusvARB(int map, int bufSize, long values) {
        pixel.glGetnPixelMapusv(map, bufSize, values);
    }

    public void glGetnPolygonStippleARB(int bufSize, long pattern) {
        glGetnPolygonStipple(bufSize, pattern);
    }

    public void glGetnSeparableFilterARB(
            int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        glGetnSeparableFilter(target, format, type, rowBufSize, row, columnBufSize, column, span);
    }

    public void glGetnUniformdvARB(int program, int location, int bufSize, long params) {
        uniformGet.glGetnUniformdv(program, location, bufSize, params);
    }

    public void glGetnUniformfvARB(int program, int location, int bufSize, long params) {
        uniformGet.glGetnUniformfv(program, location, bufSize, params);
    }

    public void glGetnUniformivARB(int program, int location, int bufSize, long params) {
        uniformGet.glGetnUniformiv(program, location, bufSize, params);
    }

    public void glGetnUniformuivARB(int program, int location, int bufSize, long params) {
        uniformGet.glGetnUniformuiv(program, location, bufSize, params);
    }
}
