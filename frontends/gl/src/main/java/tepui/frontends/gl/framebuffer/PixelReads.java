package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.pixel.TexelRows;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * Reads of pixels, glReadPixels (OpenGL 4.6, 18.2): from the read buffer, or its depth and stencil, to memory or a
 * buffer. Pixels outside the framebuffer leave memory as it is. Values of sRGB images are read as they are encoded.
 * {@link PixelReadRules} has let the calls pass.
 */
public final class PixelReads {
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final Costs costs;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;
    private final Framebuffers framebuffers;

    private final ClientImage client = new ClientImage();
    private final TexelRows rows = new TexelRows();
    private final Region part = new Region();

    public PixelReads(
            tepui.pipe.Context pipe,
            Errors errors,
            Costs costs,
            PixelState pixels,
            PixelRules pixelRules,
            PixelBuffers pixelBuffers,
            Textures textures,
            Framebuffers framebuffers) {
        this.pipe = pipe;
        this.errors = errors;
        this.costs = costs;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.pixelBuffers = pixelBuffers;
        this.textures = textures;
        this.framebuffers = framebuffers;
    }

    /** glReadPixels. */
    public void read(String call, Region r, PixelArguments p) {
        if (r.isEmpty()) return;
        try {
            if (!clip(r)) return;
            PixelStore store = pixels.pack;
            boolean whole = part.x == r.x && part.y == r.y && part.width == r.width && part.height == r.height;
            if (!whole) {
                int height = part.height - (r.height - p.height);
                store = inner(store, p.width, p.height, part.x - r.x, part.y - r.y, height);
            }
            client.of(p.layout, store, pixelRules.transfer());
            Source source = source();
            if (source == null || toBuffer(source, p.pointer)) return;
            MemorySegment target = pixelBuffers.target(p.pointer, p.bytes);
            if (target == null) return;
            long waits = costs.waits();
            run(source, target);
            costs.waited(call, waits, "read to a buffer of GL_PIXEL_PACK_BUFFER, and map it later");
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }

    /** Reads pixels of a rectangle for glCopyPixels, tightly packed and not transferred. */
    public void copy(Region r, PixelLayout layout, MemorySegment target) {
        if (!clip(r)) return;
        PixelStore store = inner(PixelStore.TIGHT, r.width, r.height, part.x - r.x, part.y - r.y, part.height);
        client.of(layout, store, null);
        Source source = source();
        if (source != null) run(source, target);
    }

    /** The part of a rectangle that lies in the read framebuffer; false where there is none. */
    private boolean clip(Region r) {
        Framebuffer read = framebuffers.read();
        int x0 = Math.max(0, r.x);
        int y0 = Math.max(0, r.y);
        int x1 = (int) Math.min(read.width(), (long) r.x + r.width);
        int y1 = (int) Math.min(read.height(), (long) r.y + r.height);
        part.rectangle(x0, y0, x1 - x0, y1 - y0);
        return x1 > x0 && y1 > y0;
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

    /** Texels that are read: {@link #part} of an image of the read framebuffer. */
    private record Source(InternalFormat internal, Texture texture, Format stored, int level, Box box) {}

    /** The source of what {@link #client} has; null where the framebuffer has no such image. */
    private @Nullable Source source() {
        Framebuffer read = framebuffers.read();
        PixelLayout layout = client.layout;
        InternalFormat internal = PixelReadRules.sourceOf(read, layout);
        if (internal == null) return null;
        boolean color = internal.isColor();
        RenderTargets.Attachment a = color ? read.readColor(pipe) : read.readDepthStencil(pipe);
        if (a == null) return null;
        Texture texture = a.texture();
        int level = a.level();
        int layer = a.firstLayer();
        if (texture.desc().samples() > 1) {
            texture = framebuffers.resolved(a);
            level = 0;
            layer = 0;
        }
        client.size(part.width, part.height);
        client.clamp = clamps(internal, layout);
        Box box = new Box(part.x, part.y, layer, part.width, part.height, 1);
        return new Source(internal, texture, a.format(), level, box);
    }

    /** Are the texels what the program wants, in rows that do not overlap? Then nothing converts them. */
    private boolean isSame(Source s) {
        PixelStore store = client.store;
        PixelLayout layout = client.layout;
        // Rows that GL_PACK_ROW_LENGTH makes overlap are written one after another.
        return !client.clamp
                && !store.invert
                && !client.overlaps()
                && Texels.isSame(layout, store, client.transfer, s.internal, s.stored, false);
    }

    /** A command of the device copies to the buffer that is bound, and nobody waits. Not where texels are converted. */
    private boolean toBuffer(Source s, long at) {
        Buffer buffer = pixelBuffers.packed();
        if (buffer == null || !isSame(s)) return false;
        int h = s.box.height();
        long row = client.store.rowBytes(client.layout, s.box.width());
        pipe.copyTextureToBuffer(s.texture, s.level, s.box, buffer, at + client.first(), row, row * h);
        return true;
    }

    /** Reads a source as {@link #client} has it. */
    private void run(Source s, MemorySegment target) {
        PixelLayout layout = client.layout;
        PixelTransfer transfer = client.transfer;
        if (transfer != null && ImagingStage.takes(transfer, layout.content(), 2)) {
            stage(s, transfer, target);
            return;
        }
        if (isSame(s)) {
            int w = s.box.width();
            int h = s.box.height();
            long row = client.store.rowBytes(layout, w);
            long first = client.first();
            long bytes = client.store.end(layout, w, h, 1, false) - first;
            pipe.readTexture(s.texture, s.level, s.box, target.asSlice(first, bytes), row, row * h);
            return;
        }
        long row = s.stored.rowBytes(s.box.width());
        rows.of(s.internal, s.stored).rows(0, row, row * s.box.height());
        textures.transfers().read(s.texture, s.level, s.box, rows, client, target, 0);
    }

    /** Are colours clamped (glClampColor)? */
    private boolean clamps(InternalFormat internal, PixelLayout layout) {
        int mode = pixels.clampReadColor;
        boolean fixed = internal.kind() != InternalFormat.Kind.FLOAT;
        // A luminance is the sum of three, which may be more than 1.
        boolean narrow = internal.kind() == InternalFormat.Kind.UNORM && !layout.isLuminance();
        return layout.content() == PixelLayout.Content.COLOR
                && (mode == GL_TRUE && !narrow || mode == GL_FIXED_ONLY && fixed && !narrow);
    }

    /** The texels of a source as they are; {@link #rows} says how they lie. A view's format reads the bits of another. */
    private MemorySegment raw(Source s) {
        Box box = s.box;
        long row = s.stored.rowBytes(box.width());
        MemorySegment raw = textures.transfers().scratch(row * box.height());
        pipe.readTexture(s.texture, s.level, box, raw, row, row * box.height());
        rows.of(s.internal, s.stored).rows(0, row, row * box.height());
        return raw;
    }

    /** Colours whose transfer wants the whole image. */
    private void stage(Source s, PixelTransfer transfer, MemorySegment target) {
        int w = s.box.width();
        int h = s.box.height();
        MemorySegment raw = raw(s);
        MemorySegment floats = ImagingStage.room(w, h, 1);
        ClientImage tight = new ClientImage()
                .of(ImagingStage.LAYOUT, PixelStore.TIGHT, null)
                .size(w, h);
        textures.transfers().texels().toPixels(rows, raw, tight, floats, 0);
        ImagingStage.Image image = pixels.stage.pack(transfer, floats, w, h, 2);
        if (image == null || image.width() == 0 || image.height() == 0) return;
        pixels.stage.put(image.pixels(), client.size(image.width(), image.height()), target);
    }
}
