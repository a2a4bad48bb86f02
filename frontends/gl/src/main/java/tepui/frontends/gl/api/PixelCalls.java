package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.PixelReadRules;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.legacy.PixelDraws;
import tepui.frontends.gl.legacy.RasterPosition;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairs;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.texture.Textures;

/** How pixels are stored, transferred and read. */
public final class PixelCalls {
    private final Backend backend;
    private final PlainState plain;
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final RasterValues raster;
    private final PixelState pixels;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final RasterPosition rasterPosition;
    private final PixelRules pixelRules;
    private final PixelReadRules readRules;
    private final PixelReads reads;
    private final DrawState drawState;
    private final SelectionCalls selection;

    private final Region region = new Region();
    private final PixelArguments arguments = new PixelArguments();
    private @Nullable PixelDraws draws;

    public PixelCalls(
            Backend backend,
            Profile profile,
            Dirty dirty,
            Errors errors,
            PlainState plain,
            PixelState pixels,
            PixelBuffers pixelBuffers,
            Bound bound,
            RasterPosition rasterPosition,
            PixelRules pixelRules,
            PixelReadRules readRules,
            PixelReads reads,
            DrawState drawState,
            SelectionCalls selection) {
        this.backend = backend;
        this.plain = plain;
        this.pipe = backend.pipe();
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.raster = plain.raster();
        this.pixels = pixels;
        this.pixelBuffers = pixelBuffers;
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();
        this.rasterPosition = rasterPosition;
        this.pixelRules = pixelRules;
        this.readRules = readRules;
        this.reads = reads;
        this.drawState = drawState;
        this.selection = selection;
    }

    // ---- storage modes ---------------------------------------------------------------------------------------------

    public void glPixelStoref(int pname, float param) {
        glPixelStorei(pname, Math.round(param));
    }

    public void glPixelStorei(int pname, int param) {
        boolean packing = isPack(pname);
        PixelStore s = packing ? pixels.pack : pixels.unpack;
        if (profile.es && EsRules.isOfDesktop(pname, profile.esNames)) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glPixelStore: pname is 0x" + Integer.toHexString(pname) + ", which is the desktop's");
            return;
        }
        switch (pname) {
            case GL_PACK_SWAP_BYTES, GL_UNPACK_SWAP_BYTES -> s.swapBytes = param != 0;
            case GL_PACK_LSB_FIRST, GL_UNPACK_LSB_FIRST -> s.lsbFirst = param != 0;
            case GL_PACK_INVERT_MESA -> s.invert = param != 0;
            case GL_PACK_ALIGNMENT, GL_UNPACK_ALIGNMENT -> {
                if (param != 1 && param != 2 && param != 4 && param != 8) {
                    errors.error(GL_INVALID_VALUE, "glPixelStore: alignment is " + param + ", must be 1, 2, 4 or 8");
                    return;
                }
                s.alignment = param;
            }
            case GL_PACK_ROW_LENGTH,
                    GL_UNPACK_ROW_LENGTH,
                    GL_PACK_IMAGE_HEIGHT,
                    GL_UNPACK_IMAGE_HEIGHT,
                    GL_PACK_SKIP_PIXELS,
                    GL_UNPACK_SKIP_PIXELS,
                    GL_PACK_SKIP_ROWS,
                    GL_UNPACK_SKIP_ROWS,
                    GL_PACK_SKIP_IMAGES,
                    GL_UNPACK_SKIP_IMAGES,
                    GL_PACK_COMPRESSED_BLOCK_WIDTH,
                    GL_UNPACK_COMPRESSED_BLOCK_WIDTH,
                    GL_PACK_COMPRESSED_BLOCK_HEIGHT,
                    GL_UNPACK_COMPRESSED_BLOCK_HEIGHT,
                    GL_PACK_COMPRESSED_BLOCK_DEPTH,
                    GL_UNPACK_COMPRESSED_BLOCK_DEPTH,
                    GL_PACK_COMPRESSED_BLOCK_SIZE,
                    GL_UNPACK_COMPRESSED_BLOCK_SIZE -> {
                if (param < 0) {
                    errors.error(GL_INVALID_VALUE, "glPixelStore: param is " + param + ", must not be negative");
                    return;
                }
                setCount(s, pname, param);
            }
            default -> errors.error(GL_INVALID_ENUM, "glPixelStore: pname is " + Errors.hex(pname) + ", which is none");
        }
    }

    private static boolean isPack(int pname) {
        return switch (pname) {
            case GL_PACK_SWAP_BYTES,
                    GL_PACK_LSB_FIRST,
                    GL_PACK_INVERT_MESA,
                    GL_PACK_ALIGNMENT,
                    GL_PACK_ROW_LENGTH,
                    GL_PACK_IMAGE_HEIGHT,
                    GL_PACK_SKIP_PIXELS,
                    GL_PACK_SKIP_ROWS,
                    GL_PACK_SKIP_IMAGES,
                    GL_PACK_COMPRESSED_BLOCK_WIDTH,
                    GL_PACK_COMPRESSED_BLOCK_HEIGHT,
                    GL_PACK_COMPRESSED_BLOCK_DEPTH,
                    GL_PACK_COMPRESSED_BLOCK_SIZE -> true;
            default -> false;
        };
    }

    private static void setCount(PixelStore s, int pname, int value) {
        switch (pname) {
            case GL_PACK_ROW_LENGTH, GL_UNPACK_ROW_LENGTH -> s.rowLength = value;
            case GL_PACK_IMAGE_HEIGHT, GL_UNPACK_IMAGE_HEIGHT -> s.imageHeight = value;
            case GL_PACK_SKIP_PIXELS, GL_UNPACK_SKIP_PIXELS -> s.skipPixels = value;
            case GL_PACK_SKIP_ROWS, GL_UNPACK_SKIP_ROWS -> s.skipRows = value;
            case GL_PACK_SKIP_IMAGES, GL_UNPACK_SKIP_IMAGES -> s.skipImages = value;
            case GL_PACK_COMPRESSED_BLOCK_WIDTH, GL_UNPACK_COMPRESSED_BLOCK_WIDTH -> s.blockWidth = value;
            case GL_PACK_COMPRESSED_BLOCK_HEIGHT, GL_UNPACK_COMPRESSED_BLOCK_HEIGHT -> s.blockHeight = value;
            case GL_PACK_COMPRESSED_BLOCK_DEPTH, GL_UNPACK_COMPRESSED_BLOCK_DEPTH -> s.blockDepth = value;
            default -> s.blockSize = value;
        }
    }

    // ---- transfers -------------------------------------------------------------------------------------------------

    public void glPixelTransferi(int pname, int param) {
        glPixelTransferf(pname, param);
    }

    public void glPixelTransferf(int pname, float param) {
        PixelTransfer t = pixels.transfer;
        switch (pname) {
            case GL_MAP_COLOR -> t.mapColor = param != 0;
            case GL_MAP_STENCIL -> t.mapStencil = param != 0;
            case GL_INDEX_SHIFT -> t.indexShift = Math.round(param);
            case GL_INDEX_OFFSET -> t.indexOffset = Math.round(param);
            case GL_RED_SCALE -> t.scale[0] = param;
            case GL_GREEN_SCALE -> t.scale[1] = param;
            case GL_BLUE_SCALE -> t.scale[2] = param;
            case GL_ALPHA_SCALE -> t.scale[3] = param;
            case GL_RED_BIAS -> t.bias[0] = param;
            case GL_GREEN_BIAS -> t.bias[1] = param;
            case GL_BLUE_BIAS -> t.bias[2] = param;
            case GL_ALPHA_BIAS -> t.bias[3] = param;
            case GL_DEPTH_SCALE -> t.depthScale = param;
            case GL_DEPTH_BIAS -> t.depthBias = param;
            case GL_POST_CONVOLUTION_RED_SCALE,
                    GL_POST_CONVOLUTION_GREEN_SCALE,
                    GL_POST_CONVOLUTION_BLUE_SCALE,
                    GL_POST_CONVOLUTION_ALPHA_SCALE ->
                t.imaging.convolutionScale[pname - GL_POST_CONVOLUTION_RED_SCALE] = param;
            case GL_POST_CONVOLUTION_RED_BIAS,
                    GL_POST_CONVOLUTION_GREEN_BIAS,
                    GL_POST_CONVOLUTION_BLUE_BIAS,
                    GL_POST_CONVOLUTION_ALPHA_BIAS ->
                t.imaging.convolutionBias[pname - GL_POST_CONVOLUTION_RED_BIAS] = param;
            case GL_POST_COLOR_MATRIX_RED_SCALE,
                    GL_POST_COLOR_MATRIX_GREEN_SCALE,
                    GL_POST_COLOR_MATRIX_BLUE_SCALE,
                    GL_POST_COLOR_MATRIX_ALPHA_SCALE ->
                t.imaging.matrixScale[pname - GL_POST_COLOR_MATRIX_RED_SCALE] = param;
            case GL_POST_COLOR_MATRIX_RED_BIAS,
                    GL_POST_COLOR_MATRIX_GREEN_BIAS,
                    GL_POST_COLOR_MATRIX_BLUE_BIAS,
                    GL_POST_COLOR_MATRIX_ALPHA_BIAS ->
                t.imaging.matrixBias[pname - GL_POST_COLOR_MATRIX_RED_BIAS] = param;
            default -> {
                errors.error(GL_INVALID_ENUM, "glPixelTransfer: pname is " + Errors.hex(pname) + ", which is none");
                return;
            }
        }
        t.update();
        t.imaging.update();
    }

    /** The place of a map's name in {@link PixelTransfer#maps}; -1 with an error. */
    private int mapIndex(String call, int map) {
        if (map >= GL_PIXEL_MAP_I_TO_I && map <= GL_PIXEL_MAP_A_TO_A) return map - GL_PIXEL_MAP_I_TO_I;
        errors.error(GL_INVALID_ENUM, call + ": map is " + Errors.hex(map) + ", which is none");
        return -1;
    }

    private void setMap(String call, int map, int size, long values, int bytes) {
        int index = mapIndex(call, map);
        if (index < 0) return;
        boolean indexed = index < PixelTransfer.R_TO_R;
        if (size < 1 || size > PixelTransfer.MAX_MAP || indexed && Integer.bitCount(size) != 1) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": mapsize is " + size + ", must be 1 to " + PixelTransfer.MAX_MAP
                            + (indexed ? ", a power of two" : ""));
            return;
        }
        int each = Math.abs(bytes);
        if (!pixelRules.readable(call, values, (long) size * each, each)) return;
        MemorySegment source = pixelBuffers.source(values, (long) size * each);
        if (source == null) return;
        float[] out = new float[size];
        boolean whole = index < PixelTransfer.I_TO_R;
        for (int i = 0; i < size; i++) {
            out[i] = switch (bytes) {
                case 2 ->
                    (source.get(java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED, 2L * i) & 0xffff)
                            / (whole ? 1f : 65535f);
                case 4 ->
                    (float) ((source.get(java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED, 4L * i) & 0xffffffffL)
                            / (whole ? 1 : 4294967295.0));
                default -> source.get(java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED, 4L * i);
            };
        }
        pixelBuffers.release();
        pixels.transfer.setMap(index, out);
    }

    public void glPixelMapfv(int map, int size, long values) {
        setMap("glPixelMapfv", map, size, values, -4);
    }

    public void glPixelMapuiv(int map, int size, long values) {
        setMap("glPixelMapuiv", map, size, values, 4);
    }

    public void glPixelMapusv(int map, int size, long values) {
        setMap("glPixelMapusv", map, size, values, 2);
    }

    private void getMap(String call, int map, int limit, long values, int bytes) {
        int index = mapIndex(call, map);
        if (index < 0) return;
        float[] m = pixels.transfer.maps[index];
        long size = (long) m.length * Math.abs(bytes);
        if (limit >= 0 && size > limit) {
            errors.error(GL_INVALID_OPERATION, call + ": bufSize is " + limit + ", " + size + " bytes are needed");
            return;
        }
        if (!pixelRules.writable(call, values, size, Math.abs(bytes))) return;
        MemorySegment target = pixelBuffers.target(values, size);
        if (target == null) return;
        boolean whole = index < PixelTransfer.I_TO_R;
        for (int i = 0; i < m.length; i++) {
            double v = whole ? m[i] : m[i] * (bytes == 2 ? 65535.0 : 4294967295.0);
            switch (bytes) {
                case 2 -> target.set(java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED, 2L * i, (short) Math.round(v));
                case 4 -> target.set(java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED, 4L * i, (int) Math.round(v));
                default -> target.set(java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED, 4L * i, m[i]);
            }
        }
        pixelBuffers.release();
    }

    public void glGetPixelMapfv(int map, long values) {
        getMap("glGetPixelMapfv", map, -1, values, -4);
    }

    public void glGetPixelMapuiv(int map, long values) {
        getMap("glGetPixelMapuiv", map, -1, values, 4);
    }

    public void glGetPixelMapusv(int map, long values) {
        getMap("glGetPixelMapusv", map, -1, values, 2);
    }

    public void glGetnPixelMapfv(int map, int limit, long values) {
        getMap("glGetnPixelMapfv", map, limit, values, -4);
    }

    public void glGetnPixelMapuiv(int map, int limit, long values) {
        getMap("glGetnPixelMapuiv", map, limit, values, 4);
    }

    public void glGetnPixelMapusv(int map, int limit, long values) {
        getMap("glGetnPixelMapusv", map, limit, values, 2);
    }

    public void glPixelZoom(float x, float y) {
        pixels.zoomX = x;
        pixels.zoomY = y;
    }

    // ---- reads -----------------------------------------------------------------------------------------------------

    public void glReadPixels(int x, int y, int w, int h, int format, int type, long to) {
        arguments.set(format, type, to);
        read("glReadPixels", x, y, w, h);
    }

    public void glReadnPixels(int x, int y, int w, int h, int format, int type, int limit, long to) {
        arguments.set(format, type, limit, to);
        read("glReadnPixels", x, y, w, h);
    }

    private void read(String call, int x, int y, int w, int h) {
        region.rectangle(x, y, w, h);
        if (readRules.read(call, region, arguments)) reads.read(call, region, arguments);
    }

    // ---- rectangles at the raster position -------------------------------------------------------------------------

    public void closePixels() {
        PixelDraws known = draws;
        if (known != null) known.close();
    }

    private PixelDraws draws() {
        PixelDraws known = draws;
        if (known == null) {
            known = new PixelDraws(backend, dirty, plain, pixels, textures, framebuffers, rasterPosition, drawState);
            draws = known;
        }
        return known;
    }

    /** Can something be drawn at the raster position? Errors otherwise, or the mode takes it. */
    private boolean ready(String call, int w, int h, int token) {
        if (w < 0 || h < 0) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + w + " x " + h + ", must not be negative");
            return false;
        }
        if (framebuffers.mirrored() != 0) framebuffers.upright();
        if (!framebuffers.apply()) {
            errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": the draw framebuffer is not complete");
            return false;
        }
        return !selection.takesRaster(token) && rasterPosition.valid && w > 0 && h > 0;
    }

    public void glBitmap(int w, int h, float originX, float originY, float moveX, float moveY, long bits) {
        if (ready("glBitmap", w, h, GL_BITMAP_TOKEN) && !raster.rasterizerDiscard) {
            PixelLayout layout = PixelLayout.of(GL_COLOR_INDEX, GL_BITMAP);
            long end = pixels.unpack.end(layout, w, h, 1, false);
            if (!pixelBuffers.isNothing(bits)) {
                if (!pixelRules.readable("glBitmap", bits, end, 1)) return;
                MemorySegment source = pixelBuffers.source(bits, end);
                if (source == null) return;
                MemorySegment copy =
                        MemorySegment.ofArray(new byte[Math.toIntExact(end)]).copyFrom(source);
                pixelBuffers.release();
                draws().bitmap(copy, w, h, originX, originY);
            }
        }
        if (w >= 0 && h >= 0 && rasterPosition.valid) {
            rasterPosition.window[0] += moveX;
            rasterPosition.window[1] += moveY;
        }
    }

    public void glDrawPixels(int w, int h, int format, int type, long data) {
        String call = "glDrawPixels";
        int pair = PixelPairs.error(format, type, true);
        if (pair != 0 || PixelPairs.isInteger(format)) {
            errors.error(
                    pair != 0 ? pair : GL_INVALID_OPERATION,
                    call + ": format " + Errors.hex(format) + ", type " + Errors.hex(type));
            return;
        }
        boolean depth = format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL;
        boolean stencil = format == GL_STENCIL_INDEX || format == GL_DEPTH_STENCIL;
        if (depth && !framebuffers.hasDepth() || stencil && !framebuffers.hasStencil()) {
            errors.error(GL_INVALID_OPERATION, call + ": the draw framebuffer has no such image");
            return;
        }
        if (!ready(call, w, h, GL_DRAW_PIXEL_TOKEN) || raster.rasterizerDiscard) return;
        PixelLayout layout = PixelLayout.of(format, type);
        long end = pixels.unpack.end(layout, w, h, 1, false);
        if (!pixelRules.readable(call, data, end, layout.alignment())) return;
        MemorySegment source = pixelBuffers.source(data, end);
        if (source == null) return;
        try {
            if (stencil) draws().stencil(layout, pixels.unpack, source, w, h);
            else draws().fragments(call, layout, pixels.unpack, source, w, h);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }

    public void glCopyPixels(int x, int y, int w, int h, int type) {
        String call = "glCopyPixels";
        if (type != GL_COLOR && type != GL_DEPTH && type != GL_STENCIL && type != GL_DEPTH_STENCIL) {
            errors.error(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type) + ", which is none");
            return;
        }
        boolean depth = type == GL_DEPTH || type == GL_DEPTH_STENCIL;
        boolean stencil = type == GL_STENCIL || type == GL_DEPTH_STENCIL;
        if (depth && !framebuffers.hasDepth() || stencil && !framebuffers.hasStencil()) {
            errors.error(GL_INVALID_OPERATION, call + ": the draw framebuffer has no such image");
            return;
        }
        if (!ready(call, w, h, GL_COPY_PIXEL_TOKEN) || raster.rasterizerDiscard) return;
        int format = type == GL_COLOR
                ? GL_RGBA
                : type == GL_DEPTH ? GL_DEPTH_COMPONENT : type == GL_STENCIL ? GL_STENCIL_INDEX : GL_DEPTH_STENCIL;
        int as = type == GL_DEPTH_STENCIL
                ? GL_FLOAT_32_UNSIGNED_INT_24_8_REV
                : type == GL_STENCIL ? GL_UNSIGNED_BYTE : GL_FLOAT;
        PixelLayout layout = PixelLayout.of(format, as);
        MemorySegment copy = MemorySegment.ofArray(new byte[Math.toIntExact((long) w * h * layout.pixelBytes())]);
        if (!readRules.copy(call, layout)) return;
        reads.copy(region.rectangle(x, y, w, h), layout, copy);
        try {
            if (stencil) draws().stencil(layout, PixelStore.TIGHT, copy, w, h);
            else draws().fragments(call, layout, PixelStore.TIGHT, copy, w, h);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }
}
