package tepui.frontends.gl.legacy;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.framebuffer.PixelReadRules;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.Imaging;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.Region;

/** Arguments and answers that the chapters of the imaging subset have in common. */
public final class ImagingArguments {
    private final PixelState pixels;
    private final ImagingRules rules;
    private final PixelRules pixelRules;
    private final PixelBuffers pixelBuffers;
    private final PixelReadRules readRules;
    private final PixelReads reads;

    public ImagingArguments(
            PixelState pixels,
            ImagingRules rules,
            PixelRules pixelRules,
            PixelBuffers pixelBuffers,
            PixelReadRules readRules,
            PixelReads reads) {
        this.pixels = pixels;
        this.rules = rules;
        this.pixelRules = pixelRules;
        this.pixelBuffers = pixelBuffers;
        this.readRules = readRules;
        this.reads = reads;
    }

    public Imaging imaging() {
        return pixels.transfer.imaging;
    }

    /** A program's pixels as values of red, green, blue and alpha; null where there are none, which may be an error. */
    public float @Nullable [] values(String call, int format, int type, int w, int h, long data) {
        PixelLayout layout = PixelLayout.of(format, type);
        long end = pixels.unpack.end(layout, w, h, 1, false);
        if (!pixelRules.readable(call, data, end, layout.alignment())) return null;
        MemorySegment source = pixelBuffers.source(data, end);
        if (source == null) return null;
        try {
            return pixels.stage.values(layout, pixels.unpack, source, w, h);
        } finally {
            pixelBuffers.release();
        }
    }

    /** The read framebuffer's colours as such values; null with an error. */
    public float @Nullable [] values(String call, int x, int y, int w, int h) {
        float[] out = new float[4 * w * h];
        if (w == 0 || h == 0) return out;
        if (!readRules.copy(call, ImagingStage.LAYOUT)) return null;
        reads.copy(new Region().rectangle(x, y, w, h), ImagingStage.LAYOUT, MemorySegment.ofArray(out));
        return out;
    }

    /** Bytes that a program's pixels take. */
    public long bytes(int w, int h, PixelLayout layout) {
        return w == 0 || h == 0 ? 0 : pixels.pack.end(layout, w, h, 1, false);
    }

    /** Do pixels need more than the program says there is? An error; {@link PixelArguments#UNBOUNDED} is none. */
    public boolean isBeyond(String call, int w, int h, PixelLayout layout, long limit) {
        return !rules.room(call, bytes(w, h, layout), limit);
    }

    /** Writes such values as a program's pixels; false with an error. */
    public boolean tell(String call, float[] values, int w, int h, int format, int type, long limit, long to) {
        PixelLayout layout = PixelLayout.of(format, type);
        if (isBeyond(call, w, h, layout, limit)) return false;
        long bytes = bytes(w, h, layout);
        if (bytes == 0) return true;
        MemorySegment target = target(call, to, bytes, layout);
        if (target == null) return false;
        ClientImage image = new ClientImage().of(layout, pixels.pack, null).size(w, h);
        pixels.stage.put(MemorySegment.ofArray(values), image, target);
        pixelBuffers.release();
        return true;
    }

    /** Where so many bytes of pixels are written; null where there is nothing, which may be an error. */
    public @Nullable MemorySegment target(String call, long to, long bytes, PixelLayout layout) {
        return pixelRules.writable(call, to, bytes, layout.alignment()) ? pixelBuffers.target(to, bytes) : null;
    }

    public void putVector(float[] v, long to, boolean ints) {
        for (int i = 0; i < v.length; i++) {
            if (ints) Native.putInt(to + 4L * i, Math.round(v[i]));
            else Native.putFloat(to + 4L * i, v[i]);
        }
    }

    public void putValue(int v, long to, boolean ints) {
        if (ints) Native.putInt(to, v);
        else Native.putFloat(to, v);
    }

    /** Four values of a parameter; colours given as integers are the whole range of those. */
    public static void takeVector(float[] v, long from, boolean ints, boolean color) {
        for (int i = 0; i < v.length; i++) {
            if (!ints) v[i] = Native.getFloat(from + 4L * i);
            else v[i] = color ? Numbers.normalized(Native.getInt(from + 4L * i)) : Native.getInt(from + 4L * i);
        }
    }
}
