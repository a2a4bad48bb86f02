package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import tepui.frontends.gl.legacy.ImagingArguments;
import tepui.frontends.gl.legacy.ImagingRules;
import tepui.frontends.gl.pixel.Histogram;
import tepui.frontends.gl.pixel.ImagingFormat;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.Minmax;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelState;

/** The imaging subset's histogram, minima and maxima (OpenGL 4.6 compatibility profile, 8.4.3). */
public final class HistogramCalls {
    private final ImagingArguments imagingArguments;
    private final ImagingRules rules;
    private final PixelState pixels;
    private final PixelBuffers pixelBuffers;

    public HistogramCalls(
            ImagingRules rules, PixelState pixels, PixelBuffers pixelBuffers, ImagingArguments imagingArguments) {
        this.imagingArguments = imagingArguments;
        this.rules = rules;
        this.pixels = pixels;
        this.pixelBuffers = pixelBuffers;
    }

    // ---- histogram -------------------------------------------------------------------------------------------------

    public void glHistogram(int target, int width, int internalformat, boolean sink) {
        String call = "glHistogram";
        boolean proxy = target == GL_PROXY_HISTOGRAM;
        if (!rules.target(call, target, proxy || target == GL_HISTOGRAM)) return;
        if (!rules.width(call, width)) return;
        ImagingFormat f = rules.counted(call, internalformat);
        if (f == null) return;
        boolean fits = width <= Histogram.MAX;
        if (proxy) {
            imagingArguments
                    .imaging()
                    .proxyHistogram
                    .define(fits ? f : ImagingFormat.NONE, fits ? width : 0, fits && sink);
        } else if (rules.most(call, width, Histogram.MAX)) {
            imagingArguments.imaging().histogram.define(f, width, sink);
            imagingArguments.imaging().update();
        }
    }

    public void glResetHistogram(int target) {
        if (rules.target("glResetHistogram", target, target == GL_HISTOGRAM))
            imagingArguments.imaging().histogram.reset();
    }

    /** The format of integers that a format of colours is. */
    private static int integers(int format) {
        return switch (format) {
            case GL_RED -> GL_RED_INTEGER;
            case GL_GREEN -> GL_GREEN_INTEGER;
            case GL_BLUE -> GL_BLUE_INTEGER;
            case GL_ALPHA -> GL_ALPHA_INTEGER;
            case GL_RG -> GL_RG_INTEGER;
            case GL_RGB -> GL_RGB_INTEGER;
            case GL_BGR -> GL_BGR_INTEGER;
            case GL_BGRA -> GL_BGRA_INTEGER;
            case GL_LUMINANCE -> GL_LUMINANCE_INTEGER_EXT;
            case GL_LUMINANCE_ALPHA -> GL_LUMINANCE_ALPHA_INTEGER_EXT;
            default -> GL_RGBA_INTEGER;
        };
    }

    /** Writes the counts, as they are. */
    private void getHistogram(String call, int target, boolean reset, int format, int type, long limit, long to) {
        if (!rules.target(call, target, target == GL_HISTOGRAM) || !rules.pixels(call, format, type)) return;
        Histogram h = imagingArguments.imaging().histogram;
        boolean floats = type == GL_FLOAT || type == GL_HALF_FLOAT;
        boolean told = floats
                ? imagingArguments.tell(call, fractions(h), h.width, 1, format, type, limit, to)
                : tellCounts(call, h, PixelLayout.of(integers(format), type), limit, to);
        if (told && reset) h.reset();
    }

    private static float[] fractions(Histogram h) {
        float[] values = new float[4 * h.width];
        for (int i = 0; i < values.length; i++) values[i] = h.count(i & 3, i >> 2);
        return values;
    }

    private boolean tellCounts(String call, Histogram h, PixelLayout layout, long limit, long to) {
        if (imagingArguments.isBeyond(call, h.width, 1, layout, limit)) return false;
        if (h.width == 0) return true;
        long end = pixels.pack.end(layout, h.width, 1, 1, false);
        MemorySegment s = imagingArguments.target(call, to, end, layout);
        if (s == null) return false;
        ImagingStage.putCounts(h, layout, pixels.pack, s);
        pixelBuffers.release();
        return true;
    }

    public void glGetHistogram(int target, boolean reset, int format, int type, long values) {
        getHistogram("glGetHistogram", target, reset, format, type, PixelArguments.UNBOUNDED, values);
    }

    public void glGetnHistogram(int target, boolean reset, int format, int type, int bufSize, long values) {
        getHistogram("glGetnHistogram", target, reset, format, type, bufSize, values);
    }

    public void glGetnHistogramARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        glGetnHistogram(target, reset, format, type, bufSize, values);
    }

    /** A counter's bits where the format counts that component. */
    private static int bits(ImagingFormat f, char component) {
        return f.bits(component) == 0 ? 0 : 31;
    }

    private void getParameter(String call, int target, int pname, long params, boolean ints) {
        boolean proxy = target == GL_PROXY_HISTOGRAM;
        if (!rules.target(call, target, proxy || target == GL_HISTOGRAM)) return;
        Histogram h = proxy ? imagingArguments.imaging().proxyHistogram : imagingArguments.imaging().histogram;
        switch (pname) {
            case GL_HISTOGRAM_WIDTH -> imagingArguments.putValue(h.width, params, ints);
            case GL_HISTOGRAM_FORMAT -> imagingArguments.putValue(h.format.name(), params, ints);
            case GL_HISTOGRAM_RED_SIZE -> imagingArguments.putValue(bits(h.format, 'R'), params, ints);
            case GL_HISTOGRAM_GREEN_SIZE -> imagingArguments.putValue(bits(h.format, 'G'), params, ints);
            case GL_HISTOGRAM_BLUE_SIZE -> imagingArguments.putValue(bits(h.format, 'B'), params, ints);
            case GL_HISTOGRAM_ALPHA_SIZE -> imagingArguments.putValue(bits(h.format, 'A'), params, ints);
            case GL_HISTOGRAM_LUMINANCE_SIZE -> imagingArguments.putValue(bits(h.format, 'L'), params, ints);
            case GL_HISTOGRAM_SINK -> imagingArguments.putValue(h.sink ? 1 : 0, params, ints);
            default -> rules.property(call, pname, false);
        }
    }

    public void glGetHistogramParameterfv(int target, int pname, long params) {
        getParameter("glGetHistogramParameterfv", target, pname, params, false);
    }

    public void glGetHistogramParameteriv(int target, int pname, long params) {
        getParameter("glGetHistogramParameteriv", target, pname, params, true);
    }

    // ---- minima and maxima -----------------------------------------------------------------------------------------

    public void glMinmax(int target, int internalformat, boolean sink) {
        if (!rules.target("glMinmax", target, target == GL_MINMAX)) return;
        ImagingFormat f = rules.counted("glMinmax", internalformat);
        if (f != null) imagingArguments.imaging().minmax.define(f, sink);
    }

    public void glResetMinmax(int target) {
        if (rules.target("glResetMinmax", target, target == GL_MINMAX))
            imagingArguments.imaging().minmax.reset();
    }

    /** Writes two pixels: the smallest values, and the largest. */
    private void getMinmax(String call, int target, boolean reset, int format, int type, long limit, long to) {
        if (!rules.target(call, target, target == GL_MINMAX) || !rules.pixels(call, format, type)) return;
        Minmax m = imagingArguments.imaging().minmax;
        if (imagingArguments.tell(call, m.told(), 2, 1, format, type, limit, to) && reset) m.reset();
    }

    public void glGetMinmax(int target, boolean reset, int format, int type, long values) {
        getMinmax("glGetMinmax", target, reset, format, type, PixelArguments.UNBOUNDED, values);
    }

    public void glGetnMinmax(int target, boolean reset, int format, int type, int bufSize, long values) {
        getMinmax("glGetnMinmax", target, reset, format, type, bufSize, values);
    }

    public void glGetnMinmaxARB(int target, boolean reset, int format, int type, int bufSize, long values) {
        glGetnMinmax(target, reset, format, type, bufSize, values);
    }

    private void getMinmaxParameter(String call, int target, int pname, long params, boolean ints) {
        if (!rules.target(call, target, target == GL_MINMAX)) return;
        Minmax m = imagingArguments.imaging().minmax;
        switch (pname) {
            case GL_MINMAX_FORMAT -> imagingArguments.putValue(m.format.name(), params, ints);
            case GL_MINMAX_SINK -> imagingArguments.putValue(m.sink ? 1 : 0, params, ints);
            default -> rules.property(call, pname, false);
        }
    }

    public void glGetMinmaxParameterfv(int target, int pname, long params) {
        getMinmaxParameter("glGetMinmaxParameterfv", target, pname, params, false);
    }

    public void glGetMinmaxParameteriv(int target, int pname, long params) {
        getMinmaxParameter("glGetMinmaxParameteriv", target, pname, params, true);
    }
}
