package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.EsFormats;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairs;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * glReadPixels (OpenGL 4.6, 18.2): from the read buffer, or its depth and stencil, to memory or a buffer. Pixels outside the
 * framebuffer leave memory as it is. Values of sRGB images are read as they are encoded.
 */
public final class PixelReads {
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final Costs costs;
    private final PixelState pixels;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;
    private final Framebuffers framebuffers;

    public PixelReads(
            tepui.pipe.Context pipe,
            Profile profile,
            Errors errors,
            Costs costs,
            PixelState pixels,
            PixelBuffers pixelBuffers,
            Textures textures,
            Framebuffers framebuffers) {
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
        this.costs = costs;
        this.pixels = pixels;
        this.pixelBuffers = pixelBuffers;
        this.textures = textures;
        this.framebuffers = framebuffers;
    }

    /** @param limit bytes that may be written, -1 for no limit */
    public void read(String call, int x, int y, int w, int h, int format, int type, long limit, long pixels) {
        if (w < 0 || h < 0) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must not be negative");
            return;
        }
        int pair = PixelPairs.error(
                format, profile.es ? EsFormats.plainType(type) : type, profile.compatibility || profile.es);
        if (pair != 0) {
            errors.error(
                    pair,
                    call + ": format 0x" + Integer.toHexString(format) + " with type 0x" + Integer.toHexString(type));
            return;
        }
        Framebuffer read = framebuffers.read();
        if (read.status(pipe) != GL_FRAMEBUFFER_COMPLETE) {
            errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": the read framebuffer is not complete");
            return;
        }
        if (read.name() != 0 && read.samples() > 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has several samples");
            return;
        }
        InternalFormat colors = read.readFormat();
        if (profile.es) {
            int refused = colors == null
                    ? GL_INVALID_OPERATION
                    : EsFormats.read(
                            colors,
                            format,
                            type,
                            FramebufferQueries.readFormat(read),
                            FramebufferQueries.readType(read),
                            profile.version);
            if (refused != 0) {
                errors.error(
                        refused,
                        call + ": pixels of " + colors + " are not read as 0x" + Integer.toHexString(format)
                                + " with 0x" + Integer.toHexString(type));
                return;
            }
        }
        PixelLayout layout = PixelLayout.of(format, type);
        InternalFormat internal = source(call, read, layout);
        if (internal == null) return;
        PixelStore store = this.pixels.pack;
        PixelTransfer transfer = profile.compatibility ? this.pixels.transfer : null;
        // a convolution may make it smaller
        int outW = ImagingStage.width(transfer, layout.content(), 2, w);
        int outH = ImagingStage.height(transfer, layout.content(), 2, h);
        long end = store.end(layout, outW, outH, 1, false);
        if (limit >= 0 && end > limit) {
            errors.error(GL_INVALID_OPERATION, call + ": bufSize is " + limit + ", " + end + " bytes are needed");
            return;
        }
        int x0 = Math.max(0, x);
        int y0 = Math.max(0, y);
        int x1 = (int) Math.min(read.width(), (long) x + w);
        int y1 = (int) Math.min(read.height(), (long) y + h);
        if (w == 0 || h == 0) return;
        if (outW == 0 || outH == 0) end = 0;
        MemorySegment target = pixelBuffers.target(call, pixels, end, layout.alignment());
        if (target == null) return;
        try {
            if (x1 > x0 && y1 > y0) {
                PixelStore part = store;
                if (x0 != x || y0 != y || x1 - x0 != w || y1 - y0 != h)
                    part = inner(store, outW, outH, x0 - x, y0 - y, y1 - y0 - (h - outH));
                long waits = costs.waits();
                run(read, internal, layout, part, x0, y0, x1 - x0, y1 - y0, target, transfer);
                costs.waited(call, waits, "read to a buffer of GL_PIXEL_PACK_BUFFER, and map it later");
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }

    /** Reads pixels for glCopyPixels, tightly packed and not transferred; false with an error. */
    public boolean copy(String call, int x, int y, int w, int h, PixelLayout layout, MemorySegment target) {
        Framebuffer read = framebuffers.read();
        if (read.status(pipe) != GL_FRAMEBUFFER_COMPLETE) {
            errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": the read framebuffer is not complete");
            return false;
        }
        if (read.name() != 0 && read.samples() > 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has several samples");
            return false;
        }
        InternalFormat internal = source(call, read, layout);
        if (internal == null) return false;
        int x0 = Math.max(0, x);
        int y0 = Math.max(0, y);
        int x1 = (int) Math.min(read.width(), (long) x + w);
        int y1 = (int) Math.min(read.height(), (long) y + h);
        if (x1 <= x0 || y1 <= y0) return true;
        PixelStore part = inner(PixelStore.TIGHT, w, h, x0 - x, y0 - y, y1 - y0);
        run(read, internal, layout, part, x0, y0, x1 - x0, y1 - y0, target, null);
        return true;
    }

    /** The layout of a part of the rectangle. */
    private static PixelStore inner(PixelStore store, int w, int h, int left, int below, int rows) {
        PixelStore s = new PixelStore();
        s.set(store);
        if (s.rowLength == 0) s.rowLength = w;
        s.skipPixels += left;
        s.skipRows += store.invert ? h - below - rows : below;
        return s;
    }

    private @Nullable InternalFormat source(String call, Framebuffer read, PixelLayout layout) {
        InternalFormat found = switch (layout.content()) {
            case COLOR, INTEGER, COLOR_INDEX -> read.readFormat();
            case DEPTH -> read.depthFormat();
            case STENCIL -> read.stencilFormat();
            case DEPTH_STENCIL -> read.stencilFormat() == null ? null : read.depthFormat();
        };
        if (found == null || layout.content() == PixelLayout.Content.COLOR_INDEX) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has no such pixels");
            return null;
        }
        boolean integer = layout.content() == PixelLayout.Content.INTEGER;
        if (found.isColor() && found.isInteger() != integer) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": pixels of " + found + " are " + (integer ? "no" : "") + " integers");
            return null;
        }
        return found;
    }

    private void run(
            Framebuffer read,
            InternalFormat internal,
            PixelLayout layout,
            PixelStore store,
            int x,
            int y,
            int w,
            int h,
            MemorySegment target,
            @Nullable PixelTransfer transfer) {
        boolean color = internal.isColor();
        RenderTargets.Attachment a = color ? read.readColor(pipe) : read.readDepthStencil(pipe);
        if (a == null) return;
        Texture texture = a.texture();
        int level = a.level();
        int layer = a.firstLayer();
        if (texture.desc().samples() > 1) {
            texture = framebuffers.resolved(a);
            level = 0;
            layer = 0;
        }
        Format stored = texture.desc().format();
        int mode = pixels.clampReadColor;
        boolean fixed = internal.kind() != InternalFormat.Kind.FLOAT;
        boolean narrow = internal.kind() == InternalFormat.Kind.UNORM;
        boolean clamp = layout.content() == PixelLayout.Content.COLOR
                && (mode == GL_TRUE && !narrow || mode == GL_FIXED_ONLY && fixed && !narrow);
        Box box = new Box(x, y, layer, w, h, 1);
        if (transfer != null && ImagingStage.takes(transfer, layout.content(), 2)) {
            stage(texture, level, box, internal, layout, store, transfer, clamp, target);
            return;
        }
        boolean same = !clamp && !store.invert && Texels.isSame(layout, store, transfer, internal, stored, false);
        if (same) {
            long first = store.offset(layout, w, h, false);
            long row = store.rowBytes(layout, w);
            long bytes = store.end(layout, w, h, 1, false) - first;
            pipe.readTexture(texture, level, box, target.asSlice(first, bytes), row, row * h);
            return;
        }
        long row = stored.rowBytes(w);
        MemorySegment raw = textures.transfers().scratch(row * h);
        pipe.readTexture(texture, level, box, raw, row, row * h);
        textures.transfers()
                .texels()
                .toPixels(
                        internal, stored, raw, 0, row, row * h, layout, store, transfer, clamp, false, w, h, 1, target,
                        0);
    }

    /** Colours whose transfer wants the whole image. */
    private void stage(
            Texture texture,
            int level,
            Box box,
            InternalFormat internal,
            PixelLayout layout,
            PixelStore store,
            PixelTransfer transfer,
            boolean clamp,
            MemorySegment target) {
        int w = box.width();
        int h = box.height();
        Format stored = texture.desc().format();
        long row = stored.rowBytes(w);
        MemorySegment raw = textures.transfers().scratch(row * h);
        pipe.readTexture(texture, level, box, raw, row, row * h);
        MemorySegment pixels = ImagingStage.room(w, h, 1);
        Texels texels = textures.transfers().texels();
        PixelStore tight = PixelStore.TIGHT;
        PixelLayout floats = ImagingStage.LAYOUT;
        texels.toPixels(internal, stored, raw, 0, row, row * h, floats, tight, null, false, false, w, h, 1, pixels, 0);
        ImagingStage.Image image = this.pixels.stage.pack(transfer, pixels, w, h, 2);
        if (image == null || image.width() == 0 || image.height() == 0) return;
        this.pixels.stage.put(image.pixels(), image.width(), image.height(), 1, false, layout, store, clamp, target);
    }
}
