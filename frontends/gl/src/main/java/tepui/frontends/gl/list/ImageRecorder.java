package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.pipe.Caps;

/**
 * Recorder of calls with images, which are copied with the state that says how they lie in memory. What asks by a proxy
 * is executed at once.
 */
final class ImageRecorder {
    private final ListWords list;
    private final UnpackState unpack;
    /** The size of the device's largest textures, with borders: a call that wants more is an error, and reads nothing. */
    private final int largest;

    ImageRecorder(Caps caps, ListWords list, UnpackState unpack) {
        int flat = Math.max(caps.maxTexture1D, Math.max(caps.maxTexture2D, caps.maxTextureCube));
        largest = Math.max(flat, Math.max(caps.maxTexture3D, caps.maxTextureLayers)) + 2;
        this.list = list;
        this.unpack = unpack;
    }

    /** Room for a call with an image: its arguments, a pointer to a copy, the words of state. Answers where the arguments go. */
    private int image(int op, int arguments, int width, int height, int depth, int format, int type, long pixels) {
        int at = list.begin(op, arguments + 3 + UnpackState.WORDS);
        unpack.get(list.words, at + arguments + 3);
        boolean buffer = unpack.fromBuffer();
        list.words[at + arguments] = buffer ? 1 : 0;
        long bytes = UnpackState.imageBytes(width, height, depth, format, type, list.words, at + arguments + 3);
        list.putLong(at + arguments + 1, buffer ? pixels : list.copy(pixels, bytes));
        return at;
    }

    /** The same for the image of a texture. */
    private int texels(int op, int arguments, int width, int height, int depth, int format, int type, long pixels) {
        boolean fits = width <= largest && height <= largest && depth <= largest;
        return image(op, arguments, width, height, depth, format, type, fits ? pixels : 0);
    }

    public boolean glBitmap(int width, int height, float xorig, float yorig, float xmove, float ymove, long bitmap) {
        int at = image(HandOps.BITMAP, 6, width, height, 1, GL_COLOR_INDEX, GL_BITMAP, bitmap);
        list.put(at, width, height);
        list.put(at + 2, Float.floatToRawIntBits(xorig), Float.floatToRawIntBits(yorig));
        return list.put(at + 4, Float.floatToRawIntBits(xmove), Float.floatToRawIntBits(ymove));
    }

    public boolean glDrawPixels(int width, int height, int format, int type, long pixels) {
        int at = image(HandOps.DRAW_PIXELS, 4, width, height, 1, format, type, pixels);
        return list.put(at, width, height, format, type);
    }

    public boolean glPolygonStipple(long mask) {
        return list.put(image(HandOps.POLYGON_STIPPLE, 0, 32, 32, 1, GL_COLOR_INDEX, GL_BITMAP, mask));
    }

    // ---- the imaging subset -----------------------------------------------------------------------------------------

    public boolean glColorTable(int target, int internalformat, int width, int format, int type, long table) {
        int proxy = target - GL_PROXY_COLOR_TABLE;
        if (proxy >= 0 && proxy < 3) return false;
        int at = image(HandOps.COLOR_TABLE, 5, width, 1, 1, format, type, table);
        return list.put(at, target, internalformat, width, format, type);
    }

    public boolean glColorSubTable(int target, int start, int count, int format, int type, long data) {
        int at = image(HandOps.COLOR_SUB_TABLE, 5, count, 1, 1, format, type, data);
        return list.put(at, target, start, count, format, type);
    }

    public boolean glConvolutionFilter1D(int target, int internalformat, int width, int format, int type, long image) {
        int at = image(HandOps.FILTER, 7, width, 1, 1, format, type, image);
        return list.put(at, 1, target, internalformat, width, 1, format, type);
    }

    public boolean glConvolutionFilter2D(
            int target, int internalformat, int width, int height, int format, int type, long image) {
        int at = image(HandOps.FILTER, 7, width, height, 1, format, type, image);
        return list.put(at, 2, target, internalformat, width, height, format, type);
    }

    public boolean glSeparableFilter2D(
            int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        int at = image(HandOps.SEPARABLE_FILTER, 8, width, 1, 1, format, type, row);
        boolean buffer = list.words[at + 8] != 0;
        long bytes = UnpackState.imageBytes(height, 1, 1, format, type, list.words, at + 11);
        list.putLong(at + 6, buffer ? column : list.copy(column, bytes));
        return list.put(at, target, internalformat, width, height, format, type);
    }

    public boolean glHistogram(int target, int width, int internalformat, boolean sink) {
        if (target == GL_PROXY_HISTOGRAM) return false;
        return list.put(list.begin(ListOps.glHistogram, 4), target, width, internalformat, sink ? 1 : 0);
    }

    // ---- textures ---------------------------------------------------------------------------------------------------

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

    public boolean glTexImage1D(
            int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        if (isProxy(target)) return false;
        int at = texels(HandOps.TEX_IMAGE, 10, width, 1, 1, format, type, pixels);
        return list.put(at, 1, target, level, internalformat, width, 1, 1, border, format, type);
    }

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
        if (isProxy(target)) return false;
        int at = texels(HandOps.TEX_IMAGE, 10, width, height, 1, format, type, pixels);
        return list.put(at, 2, target, level, internalformat, width, height, 1, border, format, type);
    }

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
        if (isProxy(target)) return false;
        int at = texels(HandOps.TEX_IMAGE, 10, width, height, depth, format, type, pixels);
        return list.put(at, 3, target, level, internalformat, width, height, depth, border, format, type);
    }

    public boolean glTexSubImage1D(int target, int level, int xoffset, int width, int format, int type, long pixels) {
        int at = texels(HandOps.TEX_SUB_IMAGE, 11, width, 1, 1, format, type, pixels);
        return list.put(at, 1, target, level, xoffset, 0, 0, width, 1, 1, format, type);
    }

    public boolean glTexSubImage2D(
            int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        int at = texels(HandOps.TEX_SUB_IMAGE, 11, width, height, 1, format, type, pixels);
        return list.put(at, 2, target, level, xoffset, yoffset, 0, width, height, 1, format, type);
    }

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
        int at = texels(HandOps.TEX_SUB_IMAGE, 11, width, height, depth, format, type, pixels);
        return list.put(at, 3, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type);
    }

    /** Room for a call with blocks, which are copied as they lie, its pointer and state as in {@link #image}. Answers where the arguments go. */
    private int blocks(int op, int width, int height, int depth, int format, int imageSize, long data) {
        int at = list.begin(op, 15 + UnpackState.WORDS);
        unpack.get(list.words, at + 15);
        boolean buffer = unpack.fromBuffer();
        list.words[at + 12] = buffer ? 1 : 0;
        list.putLong(
                at + 13, buffer ? data : list.copy(data, unpack.blockBytes(width, height, depth, format, imageSize)));
        return at;
    }

    public boolean glCompressedTexImage1D(
            int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        if (isProxy(target)) return false;
        int at = blocks(HandOps.COMPRESSED_IMAGE, width, 1, 1, internalformat, imageSize, data);
        list.put(at, 1, target, level, 0, 0, 0, width, 1, 1);
        return list.put(at + 9, border, internalformat, imageSize);
    }

    public boolean glCompressedTexImage2D(
            int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        if (isProxy(target)) return false;
        int at = blocks(HandOps.COMPRESSED_IMAGE, width, height, 1, internalformat, imageSize, data);
        list.put(at, 2, target, level, 0, 0, 0, width, height, 1);
        return list.put(at + 9, border, internalformat, imageSize);
    }

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
        if (isProxy(target)) return false;
        int at = blocks(HandOps.COMPRESSED_IMAGE, width, height, depth, internalformat, imageSize, data);
        list.put(at, 3, target, level, 0, 0, 0, width, height, depth);
        return list.put(at + 9, border, internalformat, imageSize);
    }

    public boolean glCompressedTexSubImage1D(
            int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        if (isProxy(target)) return false;
        int at = blocks(HandOps.COMPRESSED_SUB_IMAGE, width, 1, 1, format, imageSize, data);
        list.put(at, 1, target, level, xoffset, 0, 0, width, 1, 1);
        return list.put(at + 9, 0, format, imageSize);
    }

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
        if (isProxy(target)) return false;
        int at = blocks(HandOps.COMPRESSED_SUB_IMAGE, width, height, 1, format, imageSize, data);
        list.put(at, 2, target, level, xoffset, yoffset, 0, width, height, 1);
        return list.put(at + 9, 0, format, imageSize);
    }

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
        if (isProxy(target)) return false;
        int at = blocks(HandOps.COMPRESSED_SUB_IMAGE, width, height, depth, format, imageSize, data);
        list.put(at, 3, target, level, xoffset, yoffset, zoffset, width, height, depth);
        return list.put(at + 9, 0, format, imageSize);
    }
}
