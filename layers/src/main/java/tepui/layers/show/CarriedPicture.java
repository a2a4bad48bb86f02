package tepui.layers.show;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/** Picture on its way from one device to the other: a buffer of the device that draws, and how it is to be shown. */
final class CarriedPicture {
    final Format format;
    final int width;
    final int height;
    final Buffer buffer;
    boolean bottomUp;
    Surface.Interval interval = Surface.Interval.ONE;
    private @Nullable Fence copied;
    private @Nullable Context copier;

    CarriedPicture(Device drawing, Format format, int width, int height) {
        this.format = format;
        this.width = width;
        this.height = height;
        buffer = drawing.createBuffer(new BufferDesc(size(), 0, Usage.STAGING, false));
    }

    long rowBytes() {
        return format.rowBytes(width);
    }

    long size() {
        return rowBytes() * height;
    }

    Box box() {
        return Box.of2d(0, 0, width, height);
    }

    boolean fits(Format wantedFormat, int wantedWidth, int wantedHeight) {
        return format == wantedFormat && width == wantedWidth && height == wantedHeight;
    }

    /** Has the texels copied, by a command that nobody waits for. */
    void take(Context by, Texture texture, boolean turned, Surface.Interval when) {
        bottomUp = turned;
        interval = when;
        by.copyTextureToBuffer(texture, 0, box(), buffer, 0, rowBytes(), size());
        copied = by.flush(copier == by ? copied : null);
        copier = by;
    }

    /** Waits until the texels are there. Commands of {@code by} come after it. */
    void await(Context by) {
        Fence f = copied;
        if (f == null) throw new IllegalStateException("CarriedPicture.await: nothing was copied");
        f.await(Long.MAX_VALUE);
        by.waitFor(f);
    }
}
