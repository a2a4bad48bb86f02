package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.pixel.ColorTable;
import tepui.frontends.gl.pixel.ConvolutionFilter;
import tepui.frontends.gl.pixel.ImagingFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairRules;

/**
 * Error checks of the imaging subset: colour tables, filters, histogram and minima (ARB_imaging; OpenGL 4.6
 * compatibility profile, 8.4.2 and 8.4.3). Each rule says whether the call goes on, or gives what was named; where not, the error is recorded.
 */
public final class ImagingRules {
    private final Errors errors;

    public ImagingRules(Errors errors) {
        this.errors = errors;
    }

    /** A target of the call's (8.4.3). */
    public boolean target(String call, int target, boolean known) {
        if (!known) errors.invalidEnum(call, "target", target);
        return known;
    }

    /** A property that was asked for or set (8.4.3). */
    public boolean property(String call, int pname, boolean known) {
        if (!known) errors.invalidEnum(call, "pname", pname);
        return known;
    }

    /** The format that values are stored in (8.4.3). */
    public @Nullable ImagingFormat format(String call, int internalFormat) {
        ImagingFormat f = ImagingFormat.of(internalFormat);
        if (f == null) errors.invalidEnum(call, "internalformat", internalFormat);
        return f;
    }

    /** A format that may be counted (8.4.3): not intensity. */
    public @Nullable ImagingFormat counted(String call, int internalFormat) {
        ImagingFormat f = format(call, internalFormat);
        if (f == null || f.base() != GL_INTENSITY) return f;
        errors.invalidEnum(call, "internalformat", internalFormat);
        return null;
    }

    /** Pixels are colours by their format and type (8.4.3). */
    public boolean pixels(String call, int format, int type) {
        int pair = PixelPairRules.error(format, type, true);
        if (pair == 0) {
            boolean colors = !PixelPairRules.isInteger(format)
                    && PixelLayout.of(format, type).content() == PixelLayout.Content.COLOR;
            if (colors) return true;
            pair = GL_INVALID_ENUM;
        }
        return errors.wrong(pair, call + ": format is " + Errors.hex(format) + ", type is " + Errors.hex(type));
    }

    /** The room that the program says there is for pixels (2.3.1, ARB_robustness). */
    public boolean room(String call, long bytes, long limit) {
        if (limit < 0) return errors.wrong(GL_INVALID_VALUE, call + ": bufSize is " + limit);
        return bytes <= limit
                || errors.wrong(
                        GL_INVALID_OPERATION, call + ": bufSize is " + limit + ", " + bytes + " bytes are needed");
    }

    /** How many entries or counts (8.4.3). */
    public boolean width(String call, int width) {
        return width >= 0 && Integer.bitCount(width) <= 1
                || errors.wrong(GL_INVALID_VALUE, call + ": width is " + width + ", must be 0 or a power of two");
    }

    /** The same where it is no proxy that asks (8.4.3). */
    public boolean most(String call, int width, int most) {
        return width <= most
                || errors.wrong(GL_TABLE_TOO_LARGE, call + ": width is " + width + ", must be at most " + most);
    }

    /** A part of a table (8.4.3). */
    public boolean entries(String call, ColorTable t, int start, int count) {
        return start >= 0 && count >= 0 && (long) start + count <= t.width
                || errors.wrong(
                        GL_INVALID_VALUE, call + ": entries " + start + " + " + count + ", the table has " + t.width);
    }

    /** The size of a filter (8.4.3). */
    public boolean filter(String call, int w, int h) {
        int most = ConvolutionFilter.MAX;
        return w >= 0 && h >= 0 && w <= most && h <= most
                || errors.wrong(
                        GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must be 0 to " + most + " each");
    }

    /** What a filter makes of borders (8.4.3). */
    public boolean border(String call, int mode) {
        if (mode == GL_REDUCE || mode == GL_CONSTANT_BORDER || mode == GL_REPLICATE_BORDER) return true;
        errors.invalidEnum(call, "the border mode", mode);
        return false;
    }
}
