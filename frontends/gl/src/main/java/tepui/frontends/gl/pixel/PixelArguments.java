package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Pixel arguments of a call: format, type, pointer. Beside these stands what the rules found when they checked them,
 * for the effect. A chapter fills its one anew for each call.
 */
public final class PixelArguments {
    public int format;
    public int type;
    /** An address, or an offset into a buffer. */
    public long pointer;
    /** Limit of calls that have no argument bufSize. */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    /** Bytes that may be written, {@link #UNBOUNDED} where the program does not say. */
    public long limit;

    // ---- found by the rules

    public PixelLayout layout = PixelLayout.of(GL_RGBA, GL_UNSIGNED_BYTE);
    /** Bytes from the pointer to the last pixel's end; of compressed images, the argument imageSize until it is checked. */
    public long bytes;
    /** Where blocks of a compressed image lie. */
    public final BlockRows rows = new BlockRows();
    /** The transfer wants the whole image ({@link ImagingStage}). */
    public boolean staged;
    /** The size in the program's memory, which a convolution makes smaller on one side or the other. */
    public int width;

    public int height;

    /** Nothing named yet. */
    public PixelArguments() {}

    public PixelArguments set(int ofFormat, int ofType, long at) { // hot
        return set(ofFormat, ofType, UNBOUNDED, at);
    }

    public PixelArguments set(int ofFormat, int ofType, long most, long at) { // hot
        format = ofFormat;
        type = ofType;
        limit = most;
        pointer = at;
        return this;
    }

    /** Blocks of a compressed format. */
    public PixelArguments blocks(int ofFormat, int imageSize, long at) {
        set(ofFormat, 0, at);
        bytes = imageSize;
        return this;
    }
}
