package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import tepui.frontends.gl.framebuffer.PixelReadRules;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;

/** Pixel store, pixel transfer, and reads of pixels (OpenGL 4.6, 8.4 and 18.2). */
public final class PixelCalls {
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final PixelBuffers pixelBuffers;
    private final PixelReadRules readRules;
    private final PixelReads reads;

    private final Region region = new Region();
    private final PixelArguments arguments = new PixelArguments();

    public PixelCalls(
            PixelState pixels,
            PixelRules pixelRules,
            PixelBuffers pixelBuffers,
            PixelReadRules readRules,
            PixelReads reads) {
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.pixelBuffers = pixelBuffers;
        this.readRules = readRules;
        this.reads = reads;
    }

    // ---- storage modes ---------------------------------------------------------------------------------------------

    public void glPixelStoref(int pname, float param) {
        glPixelStorei(pname, Math.round(param));
    }

    public void glPixelStorei(int pname, int param) {
        if (!pixelRules.store("glPixelStore", pname, param)) return;
        PixelStore s = isPack(pname) ? pixels.pack : pixels.unpack;
        switch (pname) {
            case GL_PACK_SWAP_BYTES, GL_UNPACK_SWAP_BYTES -> s.swapBytes = param != 0;
            case GL_PACK_LSB_FIRST, GL_UNPACK_LSB_FIRST -> s.lsbFirst = param != 0;
            case GL_PACK_INVERT_MESA -> s.invert = param != 0;
            case GL_PACK_ALIGNMENT, GL_UNPACK_ALIGNMENT -> s.alignment = param;
            default -> setCount(s, pname, param);
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
                pixelRules.transfer("glPixelTransfer", pname);
                return;
            }
        }
        t.update();
        t.imaging.update();
    }

    private void setMap(String call, int map, int size, long values, int bytes) {
        int index = pixelRules.map(call, map);
        if (index < 0 || !pixelRules.mapSize(call, index, size)) return;
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

    private void getMap(String call, int map, long limit, long values, int bytes) {
        int index = pixelRules.map(call, map);
        if (index < 0) return;
        float[] m = pixels.transfer.maps[index];
        long size = (long) m.length * Math.abs(bytes);
        arguments.set(0, 0, limit, values).bytes = size;
        if (!pixelRules.fits(call, arguments) || !pixelRules.writable(call, values, size, Math.abs(bytes))) return;
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
        getMap("glGetPixelMapfv", map, PixelArguments.UNBOUNDED, values, -4);
    }

    public void glGetPixelMapuiv(int map, long values) {
        getMap("glGetPixelMapuiv", map, PixelArguments.UNBOUNDED, values, 4);
    }

    public void glGetPixelMapusv(int map, long values) {
        getMap("glGetPixelMapusv", map, PixelArguments.UNBOUNDED, values, 2);
    }

    public void glGetnPixelMapfv(int map, int limit, long values) {
        getMap("glGetnPixelMapfv", map, limit, values, -4);
    }

    public void glGetnPixelMapfvARB(int map, int bufSize, long values) {
        glGetnPixelMapfv(map, bufSize, values);
    }

    public void glGetnPixelMapuiv(int map, int limit, long values) {
        getMap("glGetnPixelMapuiv", map, limit, values, 4);
    }

    public void glGetnPixelMapuivARB(int map, int bufSize, long values) {
        glGetnPixelMapuiv(map, bufSize, values);
    }

    public void glGetnPixelMapusv(int map, int limit, long values) {
        getMap("glGetnPixelMapusv", map, limit, values, 2);
    }

    public void glGetnPixelMapusvARB(int map, int bufSize, long values) {
        glGetnPixelMapusv(map, bufSize, values);
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
}
