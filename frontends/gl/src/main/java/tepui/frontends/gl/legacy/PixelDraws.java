package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.TexelRows;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.Textures;
import tepui.ir.TextureShape;
import tepui.ir.pass.LowerPixelRectangle;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Bitmaps and rectangles of pixels at the raster position (compatibility profile). Colours, depths and bits become a texture whose texels are
 * drawn as fragments, so that texturing, fog, fragment shaders and all operations on fragments apply. Stencil, and depth beside
 * it, are written to the image, limited by scissor and write masks.
 */
public final class PixelDraws {
    private static final float ROUNDING = 1e-4f;
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Dirty dirty;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;
    private final ViewportValues view;
    private final PixelState pixels;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final RasterPosition rasterPosition;
    private final DrawState drawState;

    private final RectangleDraws rectangles;
    private final Texels texels = new Texels();
    private final ClientImage client = new ClientImage();
    private final TexelRows texelRows = new TexelRows();
    private final Map<Format, Kept> kept = new EnumMap<>(Format.class);

    /** Texture that is used from draw to draw, and grows. */
    private record Kept(Texture texture, TextureView view) {}

    public PixelDraws(
            Backend backend,
            Dirty dirty,
            PlainState plain,
            PixelState pixels,
            Textures textures,
            Framebuffers framebuffers,
            RasterPosition rasterPosition,
            DrawState drawState) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.dirty = dirty;
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
        this.view = plain.view();
        this.pixels = pixels;
        this.textures = textures;
        this.framebuffers = framebuffers;
        this.rasterPosition = rasterPosition;
        this.drawState = drawState;

        rectangles = new RectangleDraws(device, pipe, dirty, raster, view, framebuffers, drawState);
    }

    /** Where it draws. */
    public RasterPosition position() {
        return rasterPosition;
    }

    /** Frees the textures. */
    public void close() {
        for (Kept k : kept.values()) {
            device.destroy(k.view);
            device.destroy(k.texture);
        }
        kept.clear();
    }

    // ---- bitmaps ---------------------------------------------------------------------------------------------------

    /** glBitmap; the bits start at the beginning of the memory. */
    public void bitmap(MemorySegment bits, int w, int h, float originX, float originY) {
        RasterPosition r = rasterPosition;
        PixelLayout layout = PixelLayout.of(GL_COLOR_INDEX, GL_BITMAP);
        PixelStore s = pixels.unpack;
        long row = s.rowBytes(layout, w);
        long first = s.offset(layout, w, h, false);
        int bit = s.skipPixels & 7;
        // A position that arithmetic left a little below a whole number counts as the number.
        float left = (float) Math.floor(r.window[0] + ROUNDING - originX);
        float bottom = (float) Math.floor(r.window[1] + ROUNDING - originY);
        int side = caps.maxTexture2D;
        for (int y = 0; y < h; y += side) {
            for (int x = 0; x < w; x += side) {
                int columns = Math.min(side, w - x);
                int rows = Math.min(side, h - y);
                byte[] red = new byte[Math.multiplyExact(columns, rows)];
                for (int j = 0; j < rows; j++) {
                    for (int i = 0; i < columns; i++) {
                        if (isOne(bits, first + (y + j) * row, bit + x + i, s.lsbFirst)) red[j * columns + i] = -1;
                    }
                }
                TextureView view = upload(Format.R8_UNORM, columns, rows, MemorySegment.ofArray(red));
                RectangleDraws.Tile tile = new RectangleDraws.Tile(view, columns, rows, left + x, bottom + y, 1, 1);
                rectangles.draw("glBitmap", LowerPixelRectangle.Texels.BITS, tile, r);
            }
        }
    }

    private static boolean isOne(MemorySegment bits, long row, int at, boolean lsb) {
        int b = bits.get(ValueLayout.JAVA_BYTE, row + (at >> 3));
        return (b >> (lsb ? at & 7 : 7 - (at & 7)) & 1) != 0;
    }

    // ---- colours and depths ----------------------------------------------------------------------------------------

    /** glDrawPixels of colours, indices and depth. */
    public void fragments(String call, PixelLayout layout, PixelStore store, MemorySegment pixels, int w, int h) {
        PixelTransfer transfer = this.pixels.transfer;
        if (!ImagingStage.takes(transfer, layout.content(), 2)) {
            fragments(call, layout, store, transfer, pixels, w, h);
            return;
        }
        ClientImage given = new ClientImage().of(layout, store, transfer).size(w, h);
        ImagingStage.Image image = this.pixels.stage.unpack(given, pixels, 2);
        if (image == null) return;
        int width = image.width();
        int height = image.height();
        fragments(call, ImagingStage.LAYOUT, PixelStore.TIGHT, null, image.pixels(), width, height);
    }

    private void fragments(
            String call,
            PixelLayout layout,
            PixelStore store,
            @Nullable PixelTransfer transfer,
            MemorySegment pixels,
            int w,
            int h) {
        boolean depth = layout.content() == PixelLayout.Content.DEPTH;
        boolean bytes = layout.isBytes() && (transfer == null || transfer.isIdentity(layout.content()));
        InternalFormat internal = InternalFormat.of(depth ? GL_DEPTH_COMPONENT32F : bytes ? GL_RGBA8 : GL_RGBA32F);
        if (internal == null) return;
        Format made = depth ? Format.D32_FLOAT : bytes ? Format.R8G8B8A8_UNORM : Format.R32G32B32A32_FLOAT;
        // Depths are read as numbers: any device has textures of these.
        Format sampled = depth ? Format.R32_FLOAT : made;
        RasterPosition r = rasterPosition;
        float zoomX = this.pixels.zoomX;
        float zoomY = this.pixels.zoomY;
        PixelStore part = new PixelStore();
        int side = caps.maxTexture2D;
        for (int y = 0; y < h; y += side) {
            for (int x = 0; x < w; x += side) {
                int columns = Math.min(side, w - x);
                int rows = Math.min(side, h - y);
                part.set(store);
                if (part.rowLength == 0) part.rowLength = w;
                part.skipPixels += x;
                part.skipRows += y;
                long row = made.rowBytes(columns);
                MemorySegment memory = MemorySegment.ofArray(new byte[Math.toIntExact(row * rows)]);
                ClientImage tile = client.of(layout, part, transfer).size(columns, rows);
                texels.fromPixels(tile, pixels, 0, texelRows.of(internal, made).rows(0, row, 0), memory);
                float left = r.window[0] + x * zoomX;
                float bottom = r.window[1] + y * zoomY;
                TextureView view = upload(sampled, columns, rows, memory);
                rectangles.draw(
                        call,
                        depth ? LowerPixelRectangle.Texels.DEPTHS : LowerPixelRectangle.Texels.COLORS,
                        new RectangleDraws.Tile(view, columns, rows, left, bottom, zoomX, zoomY),
                        r);
            }
        }
    }

    private TextureView upload(Format format, int columns, int rows, MemorySegment memory) {
        Kept known = kept.get(format);
        TextureDesc had = known == null ? null : known.texture.desc();
        if (known == null || had == null || had.width() < columns || had.height() < rows) {
            int width = larger(columns, had == null ? 0 : had.width());
            int height = larger(rows, had == null ? 0 : had.height());
            if (known != null) {
                device.destroy(known.view);
                device.destroy(known.texture);
            }
            TextureDesc desc =
                    new TextureDesc(TextureShape.D2, format, width, height, 1, 1, 1, 1, Bind.SAMPLED, Usage.DYNAMIC);
            Texture texture = device.createTexture(desc);
            known = new Kept(texture, device.createView(texture, TextureView.Desc.whole(desc)));
            kept.put(format, known);
        }
        long row = format.rowBytes(columns);
        pipe.writeTexture(known.texture, 0, new Box(0, 0, 0, columns, rows, 1), memory, row, row * rows);
        return known.view;
    }

    /** Powers of two, so that it seldom grows. */
    private int larger(int wanted, int had) {
        int rounded = Math.max(32, Integer.highestOneBit(wanted - 1) << 1);
        return Math.min(caps.maxTexture2D, Math.max(rounded, had));
    }

    // ---- depth and stencil -----------------------------------------------------------------------------------------

    /** glDrawPixels of stencil, or of depth and stencil. */
    public void stencil(PixelLayout layout, PixelStore store, MemorySegment pixels, int w, int h) {
        Framebuffer draw = framebuffers.draw();
        RenderTargets.Attachment to = draw.readDepthStencil(pipe);
        InternalFormat internal = draw.depthFormat() != null ? draw.depthFormat() : draw.stencilFormat();
        if (to == null || internal == null) return;
        Format f = to.format();
        MemorySegment source = MemorySegment.ofArray(new byte[Math.toIntExact(f.imageBytes(w, h, 1))]);
        PixelTransfer transfer = this.pixels.transfer;
        ClientImage given = client.of(layout, store, transfer).size(w, h);
        texels.fromPixels(given, pixels, 0, texelRows.of(internal, f).rows(0, f.rowBytes(w), 0), source);
        float zx = this.pixels.zoomX;
        float zy = this.pixels.zoomY;
        float left = rasterPosition.window[0];
        float bottom = rasterPosition.window[1];
        int x0 = Math.max(0, Math.round(Math.min(left, left + w * zx)));
        int y0 = Math.max(0, Math.round(Math.min(bottom, bottom + h * zy)));
        int x1 = Math.min(draw.width(), Math.round(Math.max(left, left + w * zx)));
        int y1 = Math.min(draw.height(), Math.round(Math.max(bottom, bottom + h * zy)));
        Box limit = framebuffers.scissor(draw.width(), draw.height());
        if (limit != null) {
            x0 = Math.max(x0, limit.x());
            y0 = Math.max(y0, limit.y());
            x1 = Math.min(x1, limit.x() + limit.width());
            y1 = Math.min(y1, limit.y() + limit.height());
        }
        if (x1 <= x0 || y1 <= y0) return;
        // All samples of a pixel get what the first becomes.
        boolean several = to.texture().desc().samples() > 1;
        Texture flat = several ? framebuffers.resolved(to) : to.texture();
        int level = several ? 0 : to.level();
        Box box = new Box(x0, y0, several ? 0 : to.firstLayer(), x1 - x0, y1 - y0, 1);
        long row = f.rowBytes(x1 - x0);
        MemorySegment target = MemorySegment.ofArray(new byte[Math.toIntExact(row * (y1 - y0))]);
        pipe.readTexture(flat, level, box, target, row, row * (y1 - y0));
        boolean depth = layout.content() == PixelLayout.Content.DEPTH_STENCIL && depthStencil.depthWrite;
        int stencil = depthStencil.writeMask[0] & 255;
        Placed placed = new Placed(x0, y0, x1, y1, left, bottom, zx, zy);
        merge(f, source, w, h, target, placed, depth, stencil);
        pipe.writeTexture(flat, level, box, target, row, row * (y1 - y0));
        if (!several) return;
        int mask = (depth && f.hasDepth() ? Blit.DEPTH : 0) | (f.hasStencil() ? Blit.STENCIL : 0);
        Box all = new Box(x0, y0, to.firstLayer(), x1 - x0, y1 - y0, 1);
        pipe.blit(new Blit(flat, f, 0, box, to.texture(), f, to.level(), all, mask, SamplerState.Filter.NEAREST, null));
    }

    /** The pixels of the window that are written, and where the rectangle begins there with which zoom. */
    private record Placed(int x0, int y0, int x1, int y1, float left, float bottom, float zoomX, float zoomY) {}

    private static void merge(
            Format f,
            MemorySegment source,
            int w,
            int h,
            MemorySegment target,
            Placed placed,
            boolean depth,
            int stencil) {
        int x0 = placed.x0;
        int y0 = placed.y0;
        int x1 = placed.x1;
        int y1 = placed.y1;
        var codec = tepui.pipe.format.TexelCodec.of(f);
        int[] from = new int[codec.words()];
        int[] to = new int[codec.words()];
        float[] value = new float[4];
        int[] was = new int[4];
        int[] is = new int[4];
        int bytes = f.blockBytes();
        for (int y = y0; y < y1; y++) {
            for (int x = x0; x < x1; x++) {
                int sx = Math.clamp((int) Math.floor((x + 0.5f - placed.left) / placed.zoomX), 0, w - 1);
                int sy = Math.clamp((int) Math.floor((y + 0.5f - placed.bottom) / placed.zoomY), 0, h - 1);
                long p = ((long) (y - y0) * (x1 - x0) + x - x0) * bytes;
                codec.load(source, ((long) sy * w + sx) * bytes, bytes, 1, from, 0, 1);
                codec.load(target, p, bytes, 1, to, 0, 1);
                if (depth && f.hasDepth()) {
                    codec.decode(from, 0, 1, 1, value, 0, 1);
                    codec.encode(value, 0, 1, 1, to, 0, 1);
                }
                if (stencil != 0 && f.hasStencil()) {
                    codec.decodeInts(from, 0, 1, 1, is, 0, 1);
                    codec.decodeInts(to, 0, 1, 1, was, 0, 1);
                    is[0] = is[0] & stencil | was[0] & ~stencil;
                    codec.encodeInts(is, 0, 1, 1, to, 0, 1);
                }
                codec.store(to, 0, 1, 1, target, p);
            }
        }
    }
}
