package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.vertex.VertexArrayReader;

/**
 * Records what generated code cannot: images and control points, which are copied with the state that says how they lie in memory, and draws
 * from arrays, whose elements are read now and recorded as attributes and vertices.
 */
public final class Recorder extends GeneratedRecorder implements VertexArrayReader.Receiver {
    private final Guard guard;
    private final AttributeState current;
    private final Primitives primitives;
    private final ArrayCapture arrays;
    private final UnpackState unpack;

    /** Records nothing yet. */
    public Recorder(
            Guard guard, AttributeState current, Primitives primitives, ArrayCapture arrays, UnpackState unpack) {
        this.guard = guard;
        this.current = current;
        this.primitives = primitives;
        this.arrays = arrays;
        this.unpack = unpack;
    }

    /** Begins a list. */
    public void start(boolean executesToo) {
        compileOnly = !executesToo;
        size = 0;
        arena = Arena.ofAuto();
    }

    /** Ends it. */
    public DisplayList finish(ListPlayer player) {
        DisplayList list =
                ListCompiler.compile(guard, current, primitives, player, new ListCompiler.Recorded(words, size, arena));
        size = 0;
        arena = Arena.ofAuto();
        if (words.length > 1 << 16) words = new int[256];
        return list;
    }

    private void put(int at, long pointer) {
        words[at] = (int) pointer;
        words[at + 1] = (int) (pointer >>> 32);
    }

    // ---- lists -----------------------------------------------------------------------------------------------------

    @Override
    public boolean glCallLists(int n, int type, long lists) {
        long bytes = n <= 0 ? 0 : (long) n * ListNames.bytes(type);
        long copy = copy(lists, bytes);
        int at = begin(HandOps.CALL_LISTS, 4);
        words[at] = n;
        words[at + 1] = type;
        put(at + 2, copy);
        return compileOnly;
    }

    // ---- images ----------------------------------------------------------------------------------------------------

    /** Room for a call with an image: its arguments, a pointer to a copy, eight words of state. Answers where the arguments go. */
    private int image(int op, int arguments, int width, int height, int depth, int format, int type, long pixels) {
        int at = begin(op, arguments + 11);
        unpack.get(words, at + arguments + 3);
        boolean buffer = unpack.fromBuffer();
        words[at + arguments] = buffer ? 1 : 0;
        long bytes = UnpackState.imageBytes(width, height, depth, format, type, words, at + arguments + 3);
        put(at + arguments + 1, buffer ? pixels : copy(pixels, bytes));
        return at;
    }

    @Override
    public boolean glBitmap(int width, int height, float xorig, float yorig, float xmove, float ymove, long bitmap) {
        int at = image(HandOps.BITMAP, 6, width, height, 1, GL_COLOR_INDEX, GL_BITMAP, bitmap);
        words[at] = width;
        words[at + 1] = height;
        words[at + 2] = Float.floatToRawIntBits(xorig);
        words[at + 3] = Float.floatToRawIntBits(yorig);
        words[at + 4] = Float.floatToRawIntBits(xmove);
        words[at + 5] = Float.floatToRawIntBits(ymove);
        return compileOnly;
    }

    @Override
    public boolean glDrawPixels(int width, int height, int format, int type, long pixels) {
        int at = image(HandOps.DRAW_PIXELS, 4, width, height, 1, format, type, pixels);
        words[at] = width;
        words[at + 1] = height;
        words[at + 2] = format;
        words[at + 3] = type;
        return compileOnly;
    }

    @Override
    public boolean glPolygonStipple(long mask) {
        image(HandOps.POLYGON_STIPPLE, 0, 32, 32, 1, GL_COLOR_INDEX, GL_BITMAP, mask);
        return compileOnly;
    }

    // ---- the imaging subset ----------------------------------------------------------------------------------------

    @Override
    public boolean glColorTable(int target, int internalformat, int width, int format, int type, long table) {
        int proxy = target - GL_PROXY_COLOR_TABLE;
        if (proxy >= 0 && proxy < 3) return false; // executed at once
        int at = image(HandOps.COLOR_TABLE, 5, width, 1, 1, format, type, table);
        words[at] = target;
        words[at + 1] = internalformat;
        words[at + 2] = width;
        words[at + 3] = format;
        words[at + 4] = type;
        return compileOnly;
    }

    @Override
    public boolean glColorSubTable(int target, int start, int count, int format, int type, long data) {
        int at = image(HandOps.COLOR_SUB_TABLE, 5, count, 1, 1, format, type, data);
        words[at] = target;
        words[at + 1] = start;
        words[at + 2] = count;
        words[at + 3] = format;
        words[at + 4] = type;
        return compileOnly;
    }

    private boolean filter(
            int dimensions, int target, int internal, int width, int height, int format, int type, long image) {
        int at = image(HandOps.FILTER, 7, width, height, 1, format, type, image);
        words[at] = dimensions;
        words[at + 1] = target;
        words[at + 2] = internal;
        words[at + 3] = width;
        words[at + 4] = height;
        words[at + 5] = format;
        words[at + 6] = type;
        return compileOnly;
    }

    @Override
    public boolean glConvolutionFilter1D(int target, int internalformat, int width, int format, int type, long image) {
        return filter(1, target, internalformat, width, 1, format, type, image);
    }

    @Override
    public boolean glConvolutionFilter2D(
            int target, int internalformat, int width, int height, int format, int type, long image) {
        return filter(2, target, internalformat, width, height, format, type, image);
    }

    @Override
    public boolean glSeparableFilter2D(
            int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        int at = image(HandOps.SEPARABLE_FILTER, 8, width, 1, 1, format, type, row);
        boolean buffer = words[at + 8] != 0;
        long bytes = UnpackState.imageBytes(height, 1, 1, format, type, words, at + 11);
        words[at] = target;
        words[at + 1] = internalformat;
        words[at + 2] = width;
        words[at + 3] = height;
        words[at + 4] = format;
        words[at + 5] = type;
        put(at + 6, buffer ? column : copy(column, bytes));
        return compileOnly;
    }

    @Override
    public boolean glHistogram(int target, int width, int internalformat, boolean sink) {
        return target != GL_PROXY_HISTOGRAM && super.glHistogram(target, width, internalformat, sink);
    }

    private static boolean isProxy(int target) {
        return switch (target) {
            case GL_PROXY_TEXTURE_1D,
                    GL_PROXY_TEXTURE_2D,
                    GL_PROXY_TEXTURE_3D,
                    GL_PROXY_TEXTURE_CUBE_MAP,
                    GL_PROXY_TEXTURE_RECTANGLE,
                    GL_PROXY_TEXTURE_1D_ARRAY,
                    GL_PROXY_TEXTURE_2D_ARRAY,
                    GL_PROXY_TEXTURE_CUBE_MAP_ARRAY -> true;
            default -> false;
        };
    }

    private boolean texImage(
            int dimensions,
            int target,
            int level,
            int internal,
            int w,
            int h,
            int d,
            int border,
            int format,
            int type,
            long pixels) {
        if (isProxy(target)) return false; // executed at once
        int at = image(HandOps.TEX_IMAGE, 10, w, h, d, format, type, pixels);
        words[at] = dimensions;
        words[at + 1] = target;
        words[at + 2] = level;
        words[at + 3] = internal;
        words[at + 4] = w;
        words[at + 5] = h;
        words[at + 6] = d;
        words[at + 7] = border;
        words[at + 8] = format;
        words[at + 9] = type;
        return compileOnly;
    }

    @Override
    public boolean glTexImage1D(
            int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        return texImage(1, target, level, internalformat, width, 1, 1, border, format, type, pixels);
    }

    @Override
    public boolean glTexImage2D(
            int target,
            int level,
            int internalformat,
            int width,
            int height,
            int border,
            int format,
            int type,
            long pixels) {
        return texImage(2, target, level, internalformat, width, height, 1, border, format, type, pixels);
    }

    @Override
    public boolean glTexImage3D(
            int target,
            int level,
            int internalformat,
            int width,
            int height,
            int depth,
            int border,
            int format,
            int type,
            long pixels) {
        return texImage(3, target, level, internalformat, width, height, depth, border, format, type, pixels);
    }

    private boolean subImage(
            int dimensions,
            int target,
            int level,
            int x,
            int y,
            int z,
            int w,
            int h,
            int d,
            int format,
            int type,
            long pixels) {
        int at = image(HandOps.TEX_SUB_IMAGE, 11, w, h, d, format, type, pixels);
        words[at] = dimensions;
        words[at + 1] = target;
        words[at + 2] = level;
        words[at + 3] = x;
        words[at + 4] = y;
        words[at + 5] = z;
        words[at + 6] = w;
        words[at + 7] = h;
        words[at + 8] = d;
        words[at + 9] = format;
        words[at + 10] = type;
        return compileOnly;
    }

    @Override
    public boolean glTexSubImage1D(int target, int level, int xoffset, int width, int format, int type, long pixels) {
        return subImage(1, target, level, xoffset, 0, 0, width, 1, 1, format, type, pixels);
    }

    @Override
    public boolean glTexSubImage2D(
            int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        return subImage(2, target, level, xoffset, yoffset, 0, width, height, 1, format, type, pixels);
    }

    @Override
    public boolean glTexSubImage3D(
            int target,
            int level,
            int xoffset,
            int yoffset,
            int zoffset,
            int width,
            int height,
            int depth,
            int format,
            int type,
            long pixels) {
        return subImage(3, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
    }

    private boolean compressed(
            int op,
            int dimensions,
            int target,
            int level,
            int x,
            int y,
            int z,
            int w,
            int h,
            int d,
            int border,
            int format,
            int bytes,
            long data) {
        if (isProxy(target)) return false;
        boolean buffer = unpack.fromBuffer();
        long pointer = buffer ? data : copy(data, bytes);
        int at = begin(op, 14);
        words[at] = dimensions;
        words[at + 1] = target;
        words[at + 2] = level;
        words[at + 3] = x;
        words[at + 4] = y;
        words[at + 5] = z;
        words[at + 6] = w;
        words[at + 7] = h;
        words[at + 8] = d;
        words[at + 9] = border;
        words[at + 10] = format;
        words[at + 11] = bytes;
        put(at + 12, pointer);
        return compileOnly;
    }

    @Override
    public boolean glCompressedTexImage1D(
            int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        return compressed(
                HandOps.COMPRESSED_IMAGE,
                1,
                target,
                level,
                0,
                0,
                0,
                width,
                1,
                1,
                border,
                internalformat,
                imageSize,
                data);
    }

    @Override
    public boolean glCompressedTexImage2D(
            int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        return compressed(
                HandOps.COMPRESSED_IMAGE,
                2,
                target,
                level,
                0,
                0,
                0,
                width,
                height,
                1,
                border,
                internalformat,
                imageSize,
                data);
    }

    @Override
    public boolean glCompressedTexImage3D(
            int target,
            int level,
            int internalformat,
            int width,
            int height,
            int depth,
            int border,
            int imageSize,
            long data) {
        return compressed(
                HandOps.COMPRESSED_IMAGE,
                3,
                target,
                level,
                0,
                0,
                0,
                width,
                height,
                depth,
                border,
                internalformat,
                imageSize,
                data);
    }

    @Override
    public boolean glCompressedTexSubImage1D(
            int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        return compressed(
                HandOps.COMPRESSED_SUB_IMAGE, 1, target, level, xoffset, 0, 0, width, 1, 1, 0, format, imageSize, data);
    }

    @Override
    public boolean glCompressedTexSubImage2D(
            int target,
            int level,
            int xoffset,
            int yoffset,
            int width,
            int height,
            int format,
            int imageSize,
            long data) {
        return compressed(
                HandOps.COMPRESSED_SUB_IMAGE,
                2,
                target,
                level,
                xoffset,
                yoffset,
                0,
                width,
                height,
                1,
                0,
                format,
                imageSize,
                data);
    }

    @Override
    public boolean glCompressedTexSubImage3D(
            int target,
            int level,
            int xoffset,
            int yoffset,
            int zoffset,
            int width,
            int height,
            int depth,
            int format,
            int imageSize,
            long data) {
        return compressed(
                HandOps.COMPRESSED_SUB_IMAGE,
                3,
                target,
                level,
                xoffset,
                yoffset,
                zoffset,
                width,
                height,
                depth,
                0,
                format,
                imageSize,
                data);
    }

    // ---- control points --------------------------------------------------------------------------------------------

    private static int mapComponents(int target) {
        return switch (target) {
            case GL_MAP1_INDEX, GL_MAP1_TEXTURE_COORD_1, GL_MAP2_INDEX, GL_MAP2_TEXTURE_COORD_1 -> 1;
            case GL_MAP1_TEXTURE_COORD_2, GL_MAP2_TEXTURE_COORD_2 -> 2;
            case GL_MAP1_VERTEX_3,
                    GL_MAP1_NORMAL,
                    GL_MAP1_TEXTURE_COORD_3,
                    GL_MAP2_VERTEX_3,
                    GL_MAP2_NORMAL,
                    GL_MAP2_TEXTURE_COORD_3 -> 3;
            default -> 4;
        };
    }

    private boolean map1(boolean doubles, int target, double u1, double u2, int stride, int order, long points) {
        long bytes =
                order < 1 || stride < 1 ? 0 : ((long) (order - 1) * stride + mapComponents(target)) * (doubles ? 8 : 4);
        long copy = copy(points, bytes);
        int at = begin(HandOps.MAP1, 10);
        words[at] = doubles ? 1 : 0;
        words[at + 1] = target;
        put(at + 2, Double.doubleToRawLongBits(u1));
        put(at + 4, Double.doubleToRawLongBits(u2));
        words[at + 6] = stride;
        words[at + 7] = order;
        put(at + 8, copy);
        return compileOnly;
    }

    @Override
    public boolean glMap1d(int target, double u1, double u2, int stride, int order, long points) {
        return map1(true, target, u1, u2, stride, order, points);
    }

    @Override
    public boolean glMap1f(int target, float u1, float u2, int stride, int order, long points) {
        return map1(false, target, u1, u2, stride, order, points);
    }

    private boolean map2(
            boolean doubles,
            int target,
            double u1,
            double u2,
            int us,
            int uo,
            double v1,
            double v2,
            int vs,
            int vo,
            long points) {
        boolean valid = us > 0 && vs > 0 && uo > 0 && vo > 0;
        long last = valid ? (long) (uo - 1) * us + (long) (vo - 1) * vs + mapComponents(target) : 0;
        long copy = copy(points, last * (doubles ? 8 : 4));
        int at = begin(HandOps.MAP2, 16);
        words[at] = doubles ? 1 : 0;
        words[at + 1] = target;
        put(at + 2, Double.doubleToRawLongBits(u1));
        put(at + 4, Double.doubleToRawLongBits(u2));
        put(at + 6, Double.doubleToRawLongBits(v1));
        put(at + 8, Double.doubleToRawLongBits(v2));
        words[at + 10] = us;
        words[at + 11] = uo;
        words[at + 12] = vs;
        words[at + 13] = vo;
        put(at + 14, copy);
        return compileOnly;
    }

    @Override
    public boolean glMap2d(
            int target,
            double u1,
            double u2,
            int ustride,
            int uorder,
            double v1,
            double v2,
            int vstride,
            int vorder,
            long points) {
        return map2(true, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
    }

    @Override
    public boolean glMap2f(
            int target,
            float u1,
            float u2,
            int ustride,
            int uorder,
            float v1,
            float v2,
            int vstride,
            int vorder,
            long points) {
        return map2(false, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private boolean clearBuffer(int kind, int buffer, int drawbuffer, long value) {
        long copy = copy(value, buffer == GL_COLOR ? 16 : 4);
        int at = begin(HandOps.CLEAR_BUFFER, 5);
        words[at] = kind;
        words[at + 1] = buffer;
        words[at + 2] = drawbuffer;
        put(at + 3, copy);
        return compileOnly;
    }

    @Override
    public boolean glClearBufferfv(int buffer, int drawbuffer, long value) {
        return clearBuffer(0, buffer, drawbuffer, value);
    }

    @Override
    public boolean glClearBufferiv(int buffer, int drawbuffer, long value) {
        return clearBuffer(1, buffer, drawbuffer, value);
    }

    @Override
    public boolean glClearBufferuiv(int buffer, int drawbuffer, long value) {
        return clearBuffer(2, buffer, drawbuffer, value);
    }

    private boolean ranges(int kind, int first, int count, long bytesEach, long values) {
        long copy = copy(values, count <= 0 ? 0 : count * bytesEach);
        int at = begin(HandOps.RANGES, 5);
        words[at] = kind;
        words[at + 1] = first;
        words[at + 2] = count;
        put(at + 3, copy);
        return compileOnly;
    }

    @Override
    public boolean glViewportArrayv(int first, int count, long v) {
        return ranges(0, first, count, 16, v);
    }

    @Override
    public boolean glScissorArrayv(int first, int count, long v) {
        return ranges(1, first, count, 16, v);
    }

    @Override
    public boolean glDepthRangeArrayv(int first, int count, long v) {
        return ranges(2, first, count, 16, v);
    }

    // ---- draws from arrays -----------------------------------------------------------------------------------------

    @Override
    public void attribute(int slot, int count, int x, int y, int z, int w) {
        int at = begin(HandOps.ATTRIBUTE, 6);
        words[at] = slot;
        words[at + 1] = count;
        words[at + 2] = x;
        words[at + 3] = y;
        words[at + 4] = z;
        words[at + 5] = w;
    }

    @Override
    public void vertex(int count, int x, int y, int z, int w) {
        int at = begin(HandOps.VERTEX, 5);
        words[at] = count;
        words[at + 1] = x;
        words[at + 2] = y;
        words[at + 3] = z;
        words[at + 4] = w;
    }

    @Override
    public boolean glArrayElement(int i) {
        arrays.reader().element(i, this);
        return compileOnly;
    }

    @Override
    public boolean glDrawArrays(int mode, int first, int count) {
        VertexArrayReader r = arrays.reader();
        if (count < 0 || first < 0) return super.glDrawArrays(mode, first, count);
        glBegin(mode);
        for (int i = 0; i < count; i++) r.element(first + i, this);
        glEnd();
        return compileOnly;
    }

    @Override
    public boolean glDrawElements(int mode, int count, int type, long indices) {
        return glDrawElementsBaseVertex(mode, count, type, indices, 0);
    }

    @Override
    public boolean glDrawRangeElements(int mode, int start, int end, int count, int type, long indices) {
        return glDrawElementsBaseVertex(mode, count, type, indices, 0);
    }

    @Override
    public boolean glDrawRangeElementsBaseVertex(
            int mode, int start, int end, int count, int type, long indices, int basevertex) {
        return glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
    }

    @Override
    public boolean glDrawElementsBaseVertex(int mode, int count, int type, long indices, int basevertex) {
        VertexArrayReader r = arrays.reader();
        if (count < 0) return false;
        glBegin(mode);
        for (int i = 0; i < count; i++) r.element(r.index(type, indices, i) + basevertex, this);
        glEnd();
        return compileOnly;
    }
}
