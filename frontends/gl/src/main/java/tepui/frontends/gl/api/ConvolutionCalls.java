package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.legacy.ImagingArguments;
import tepui.frontends.gl.legacy.ImagingRules;
import tepui.frontends.gl.pixel.ConvolutionFilter;
import tepui.frontends.gl.pixel.ImagingFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;

/** The imaging subset's filters (OpenGL 4.6 compatibility profile, 8.4.3). */
public final class ConvolutionCalls {
    private final ImagingArguments imagingArguments;
    private final ImagingRules rules;

    public ConvolutionCalls(ImagingRules rules, ImagingArguments imagingArguments) {
        this.imagingArguments = imagingArguments;
        this.rules = rules;
    }

    /** The filter of a target; null with an error. */
    private @Nullable ConvolutionFilter filter(String call, int target) {
        int i = target - GL_CONVOLUTION_1D;
        return rules.target(call, target, i >= 0 && i < 3) ? imagingArguments.imaging().filters[i] : null;
    }

    private @Nullable ConvolutionFilter filter(String call, int target, int only) {
        return rules.target(call, target, target == only) ? filter(call, target) : null;
    }

    private void define(
            String call, @Nullable ConvolutionFilter f, int internal, int w, int h, int format, int type, long image) {
        if (f == null) return;
        ImagingFormat i = rules.format(call, internal);
        if (i == null || !rules.filter(call, w, h) || !rules.pixels(call, format, type)) return;
        float[] values = w == 0 || h == 0 ? new float[0] : imagingArguments.values(call, format, type, w, h, image);
        if (values != null) f.define(i, w, h, values);
    }

    public void glConvolutionFilter1D(int target, int internalformat, int width, int format, int type, long image) {
        String call = "glConvolutionFilter1D";
        define(call, filter(call, target, GL_CONVOLUTION_1D), internalformat, width, 1, format, type, image);
    }

    public void glConvolutionFilter2D(
            int target, int internalformat, int width, int height, int format, int type, long image) {
        String call = "glConvolutionFilter2D";
        define(call, filter(call, target, GL_CONVOLUTION_2D), internalformat, width, height, format, type, image);
    }

    private void copy(String call, @Nullable ConvolutionFilter f, int internal, int x, int y, int w, int h) {
        if (f == null) return;
        ImagingFormat i = rules.format(call, internal);
        if (i == null || !rules.filter(call, w, h)) return;
        float[] values = imagingArguments.values(call, x, y, w, h);
        if (values != null) f.define(i, w, h, values);
    }

    public void glCopyConvolutionFilter1D(int target, int internalformat, int x, int y, int width) {
        String call = "glCopyConvolutionFilter1D";
        copy(call, filter(call, target, GL_CONVOLUTION_1D), internalformat, x, y, width, 1);
    }

    public void glCopyConvolutionFilter2D(int target, int internalformat, int x, int y, int width, int height) {
        String call = "glCopyConvolutionFilter2D";
        copy(call, filter(call, target, GL_CONVOLUTION_2D), internalformat, x, y, width, height);
    }

    public void glSeparableFilter2D(
            int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        String call = "glSeparableFilter2D";
        ConvolutionFilter f = filter(call, target, GL_SEPARABLE_2D);
        if (f == null) return;
        ImagingFormat i = rules.format(call, internalformat);
        if (i == null || !rules.filter(call, width, height) || !rules.pixels(call, format, type)) return;
        float[] r = width == 0 ? new float[0] : imagingArguments.values(call, format, type, width, 1, row);
        float[] c = height == 0 ? new float[0] : imagingArguments.values(call, format, type, height, 1, column);
        if (r != null && c != null) f.separate(i, r, c);
    }

    // ---- parameters ------------------------------------------------------------------------------------------------

    private void borderMode(String call, ConvolutionFilter f, int mode) {
        if (rules.border(call, mode)) f.borderMode = mode;
    }

    private void parameter(String call, int target, int pname, int value) {
        ConvolutionFilter f = filter(call, target);
        if (f == null) return;
        if (rules.property(call, pname, pname == GL_CONVOLUTION_BORDER_MODE)) borderMode(call, f, value);
    }

    public void glConvolutionParameteri(int target, int pname, int params) {
        parameter("glConvolutionParameteri", target, pname, params);
    }

    public void glConvolutionParameterf(int target, int pname, float params) {
        parameter("glConvolutionParameterf", target, pname, Math.round(params));
    }

    private void parameters(String call, int target, int pname, long params, boolean ints) {
        ConvolutionFilter f = filter(call, target);
        if (f == null) return;
        switch (pname) {
            case GL_CONVOLUTION_BORDER_MODE ->
                borderMode(call, f, ints ? Native.getInt(params) : Math.round(Native.getFloat(params)));
            case GL_CONVOLUTION_BORDER_COLOR -> ImagingArguments.takeVector(f.borderColor, params, ints, true);
            case GL_CONVOLUTION_FILTER_SCALE -> ImagingArguments.takeVector(f.scale, params, ints, false);
            case GL_CONVOLUTION_FILTER_BIAS -> ImagingArguments.takeVector(f.bias, params, ints, false);
            default -> rules.property(call, pname, false);
        }
    }

    public void glConvolutionParameterfv(int target, int pname, long params) {
        parameters("glConvolutionParameterfv", target, pname, params, false);
    }

    public void glConvolutionParameteriv(int target, int pname, long params) {
        parameters("glConvolutionParameteriv", target, pname, params, true);
    }

    private void getParameter(String call, int target, int pname, long params, boolean ints) {
        ConvolutionFilter f = filter(call, target);
        if (f == null) return;
        switch (pname) {
            case GL_CONVOLUTION_BORDER_MODE -> imagingArguments.putValue(f.borderMode, params, ints);
            case GL_CONVOLUTION_BORDER_COLOR -> {
                if (!ints) imagingArguments.putVector(f.borderColor, params, false);
                else for (int i = 0; i < 4; i++) Native.putInt(params + 4L * i, Numbers.toInt(f.borderColor[i]));
            }
            case GL_CONVOLUTION_FILTER_SCALE -> imagingArguments.putVector(f.scale, params, ints);
            case GL_CONVOLUTION_FILTER_BIAS -> imagingArguments.putVector(f.bias, params, ints);
            case GL_CONVOLUTION_FORMAT -> imagingArguments.putValue(f.format.name(), params, ints);
            case GL_CONVOLUTION_WIDTH -> imagingArguments.putValue(f.width, params, ints);
            case GL_MAX_CONVOLUTION_WIDTH -> imagingArguments.putValue(ConvolutionFilter.MAX, params, ints);
            case GL_CONVOLUTION_HEIGHT, GL_MAX_CONVOLUTION_HEIGHT -> {
                if (rules.property(call, pname, target != GL_CONVOLUTION_1D))
                    imagingArguments.putValue(
                            pname == GL_CONVOLUTION_HEIGHT ? f.height : ConvolutionFilter.MAX, params, ints);
            }
            default -> rules.property(call, pname, false);
        }
    }

    public void glGetConvolutionParameterfv(int target, int pname, long params) {
        getParameter("glGetConvolutionParameterfv", target, pname, params, false);
    }

    public void glGetConvolutionParameteriv(int target, int pname, long params) {
        getParameter("glGetConvolutionParameteriv", target, pname, params, true);
    }

    // ---- filters told ----------------------------------------------------------------------------------------------

    /** Writes a filter of a line or a plane. */
    private void getFilter(String call, int target, int format, int type, long limit, long to) {
        if (!rules.target(call, target, target != GL_SEPARABLE_2D)) return;
        ConvolutionFilter f = filter(call, target);
        if (f != null && rules.pixels(call, format, type))
            imagingArguments.tell(call, f.told(), f.width, f.height, format, type, limit, to);
    }

    public void glGetConvolutionFilter(int target, int format, int type, long image) {
        getFilter("glGetConvolutionFilter", target, format, type, PixelArguments.UNBOUNDED, image);
    }

    public void glGetnConvolutionFilter(int target, int format, int type, int bufSize, long image) {
        getFilter("glGetnConvolutionFilter", target, format, type, bufSize, image);
    }

    public void glGetnConvolutionFilterARB(int target, int format, int type, int bufSize, long image) {
        glGetnConvolutionFilter(target, format, type, bufSize, image);
    }

    /** Writes row and column of the separable filter. */
    private void getSeparable(
            String call, int target, int format, int type, long rowLimit, long row, long columnLimit, long column) {
        ConvolutionFilter f = filter(call, target, GL_SEPARABLE_2D);
        if (f == null || !rules.pixels(call, format, type)) return;
        PixelLayout layout = PixelLayout.of(format, type);
        if (imagingArguments.isBeyond(call, f.width, 1, layout, rowLimit)
                || imagingArguments.isBeyond(call, f.height, 1, layout, columnLimit)) return;
        imagingArguments.tell(call, f.toldRow(), f.width, 1, format, type, rowLimit, row);
        imagingArguments.tell(call, f.toldColumn(), f.height, 1, format, type, columnLimit, column);
    }

    public void glGetSeparableFilter(int target, int format, int type, long row, long column, long span) {
        getSeparable(
                "glGetSeparableFilter",
                target,
                format,
                type,
                PixelArguments.UNBOUNDED,
                row,
                PixelArguments.UNBOUNDED,
                column);
    }

    public void glGetnSeparableFilter(
            int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        getSeparable("glGetnSeparableFilter", target, format, type, rowBufSize, row, columnBufSize, column);
    }

    public void glGetnSeparableFilterARB(
            int target, int format, int type, int rowBufSize, long row, int columnBufSize, long column, long span) {
        glGetnSeparableFilter(target, format, type, rowBufSize, row, columnBufSize, column, span);
    }
}
