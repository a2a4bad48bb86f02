package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.legacy.PixelDrawRules;
import tepui.frontends.gl.legacy.PixelDraws;
import tepui.frontends.gl.legacy.RasterPosition;
import tepui.frontends.gl.legacy.RenderModes;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.state.RasterValues;

/** Bitmaps and rectangles of pixels at the raster position (OpenGL 4.6 compatibility profile, 14.8, 18.1 and 18.3.1). */
public final class PixelDrawCalls {
    private final Errors errors;
    private final RasterValues raster;
    private final PixelState pixels;
    private final PixelBuffers pixelBuffers;
    private final RenderModes modes;
    private final RasterPosition rasterPosition;
    private final PixelDrawRules rules;
    private final PixelReads reads;
    private final PixelDraws draws;

    private final PixelArguments arguments = new PixelArguments();
    private final Region region = new Region();

    /** @param draws what draws; it knows where */
    public PixelDrawCalls(
            Errors errors,
            RasterValues raster,
            PixelState pixels,
            PixelBuffers pixelBuffers,
            RenderModes modes,
            PixelDrawRules rules,
            PixelReads reads,
            PixelDraws draws) {
        this.errors = errors;
        this.raster = raster;
        this.pixels = pixels;
        this.pixelBuffers = pixelBuffers;
        this.modes = modes;
        this.rasterPosition = draws.position();
        this.rules = rules;
        this.reads = reads;
        this.draws = draws;
    }

    public void close() {
        draws.close();
    }

    /** Is something drawn at the raster position? Or there is an error, or the mode takes it. */
    private boolean draws(String call, int w, int h, int token) {
        return rules.rectangle(call, w, h)
                && !modes.takesRaster(token, rasterPosition)
                && rasterPosition.valid
                && w > 0
                && h > 0
                && !raster.rasterizerDiscard;
    }

    public void glBitmap(int w, int h, float originX, float originY, float moveX, float moveY, long bits) {
        String call = "glBitmap";
        if (draws(call, w, h, GL_BITMAP_TOKEN)) {
            arguments.set(GL_COLOR_INDEX, GL_BITMAP, bits);
            arguments.layout = PixelLayout.of(GL_COLOR_INDEX, GL_BITMAP);
            if (!rules.source(call, w, h, arguments)) return;
            MemorySegment source = pixelBuffers.source(bits, arguments.bytes);
            if (source != null) {
                MemorySegment copy = MemorySegment.ofArray(new byte[Math.toIntExact(arguments.bytes)])
                        .copyFrom(source);
                pixelBuffers.release();
                draws.bitmap(copy, w, h, originX, originY);
            }
        }
        if (w < 0 || h < 0 || !rasterPosition.valid) return;
        rasterPosition.window[0] += moveX;
        rasterPosition.window[1] += moveY;
    }

    public void glDrawPixels(int w, int h, int format, int type, long data) {
        String call = "glDrawPixels";
        if (!rules.draw(call, arguments.set(format, type, data)) || !draws(call, w, h, GL_DRAW_PIXEL_TOKEN)) return;
        if (!rules.source(call, w, h, arguments)) return;
        try {
            MemorySegment source = pixelBuffers.source(data, arguments.bytes);
            if (source != null) draw(call, pixels.unpack, source, w, h);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }

    /** Pixels of {@link #arguments}. */
    private void draw(String call, PixelStore store, MemorySegment source, int w, int h) {
        PixelLayout layout = arguments.layout;
        boolean stencil = layout.content() == PixelLayout.Content.STENCIL
                || layout.content() == PixelLayout.Content.DEPTH_STENCIL;
        if (stencil) draws.stencil(layout, store, source, w, h);
        else draws.fragments(call, layout, store, source, w, h);
    }

    public void glCopyPixels(int x, int y, int w, int h, int type) {
        String call = "glCopyPixels";
        if (!rules.copy(call, type) || !draws(call, w, h, GL_COPY_PIXEL_TOKEN)) return;
        PixelLayout layout = switch (type) {
            case GL_COLOR -> PixelLayout.of(GL_RGBA, GL_FLOAT);
            case GL_DEPTH -> PixelLayout.of(GL_DEPTH_COMPONENT, GL_FLOAT);
            case GL_STENCIL -> PixelLayout.of(GL_STENCIL_INDEX, GL_UNSIGNED_BYTE);
            default -> PixelLayout.of(GL_DEPTH_STENCIL, GL_FLOAT_32_UNSIGNED_INT_24_8_REV);
        };
        if (!rules.read(call, layout, w, h)) return;
        arguments.layout = layout;
        MemorySegment copy = MemorySegment.ofArray(new byte[w * h * layout.pixelBytes()]);
        reads.copy(region.rectangle(x, y, w, h), layout, copy);
        try {
            draw(call, PixelStore.TIGHT, copy, w, h);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }
}
