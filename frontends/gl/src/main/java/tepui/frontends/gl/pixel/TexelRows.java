package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.GL_RGBA8;

import java.util.Objects;
import tepui.pipe.format.Format;

/**
 * Layout of texels in memory: formats, where the first one is, steps in bytes. Filled anew for each image by its owner;
 * it holds no memory.
 */
public final class TexelRows {
    public InternalFormat internal = Objects.requireNonNull(InternalFormat.of(GL_RGBA8));
    /** A plain format, or what a decoder of blocks makes. */
    public Format stored = Format.R8G8B8A8_UNORM;

    public long at;
    /** From one row to the next. */
    public long row;
    /** From one image to the next. */
    public long slice;

    /** Rows of each image that are converted; {@link #at} is where the first of them lies. */
    public int firstRow;

    public int endRow = Integer.MAX_VALUE;

    /** As pixels of luminance: the sum of the colours, as glReadPixels wants it, or red, as glGetTexImage (4.6 compatibility, 8.11, 18.2.6). */
    public boolean addsColors = true;

    /** No texels yet. */
    public TexelRows() {}

    public TexelRows of(InternalFormat format, Format kept) {
        internal = format;
        stored = kept;
        return this;
    }

    /** All rows of the image. */
    public TexelRows rows(long first, long rowBytes, long sliceBytes) {
        at = first;
        row = rowBytes;
        slice = sliceBytes;
        return part(0, Integer.MAX_VALUE);
    }

    /** Some rows of the image alone. */
    public TexelRows part(int first, int end) {
        firstRow = first;
        endRow = end;
        return this;
    }
}
