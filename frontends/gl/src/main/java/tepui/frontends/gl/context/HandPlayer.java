package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.list.HandOps;
import tepui.frontends.gl.list.UnpackState;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.transfer.TextureImages;

/** Player of display list calls whose recording is written by hand. */
final class HandPlayer {
    private HandPlayer() {}

    private static long pointer(int[] w, int at) {
        return w[at] & 0xffffffffL | (long) w[at + 1] << 32;
    }

    private static double number(int[] w, int at) {
        return Double.longBitsToDouble(pointer(w, at));
    }

    private static float fraction(int[] w, int at) {
        return Float.intBitsToFloat(w[at]);
    }

    static void call(Context c, int op, int[] w, int at) {
        if (op == HandOps.GIVEN_TEXTURE) {
            TextureObject given = w[at] == 0
                    ? c.named.texture("glCallList", w[at + 1], w[at + 2])
                    : c.named.textureOfUnit("glCallList", w[at + 1], w[at + 2]);
            if (given != null) call(c, given, w[at + 3] >>> 16, w, at + 4);
        } else {
            call(c, null, op, w, at);
        }
    }

    /** @param given the texture whose images a call specifies; null for the one that is bound */
    private static void call(Context c, @Nullable TextureObject given, int op, int[] w, int at) {
        switch (op) {
            case HandOps.CALL_LISTS -> c.list.glCallLists(w[at], w[at + 1], pointer(w, at + 2));
            case HandOps.BITMAP -> unpacked(c, given, op, w, at, 6);
            case HandOps.DRAW_PIXELS -> unpacked(c, given, op, w, at, 4);
            case HandOps.TEX_IMAGE -> unpacked(c, given, op, w, at, 10);
            case HandOps.TEX_SUB_IMAGE -> unpacked(c, given, op, w, at, 11);
            case HandOps.COLOR_TABLE, HandOps.COLOR_SUB_TABLE -> unpacked(c, given, op, w, at, 5);
            case HandOps.FILTER -> unpacked(c, given, op, w, at, 7);
            case HandOps.SEPARABLE_FILTER -> unpacked(c, given, op, w, at, 8);
            case HandOps.POLYGON_STIPPLE -> unpacked(c, given, op, w, at, 0);
            case HandOps.COMPRESSED_IMAGE, HandOps.COMPRESSED_SUB_IMAGE -> unpacked(c, given, op, w, at, 12);
            case HandOps.MAP1 -> map1(c, w, at);
            case HandOps.MAP2 -> map2(c, w, at);
            case HandOps.CLEAR_BUFFER -> {
                switch (w[at]) {
                    case 0 -> c.clear.glClearBufferfv(w[at + 1], w[at + 2], pointer(w, at + 3));
                    case 1 -> c.clear.glClearBufferiv(w[at + 1], w[at + 2], pointer(w, at + 3));
                    default -> c.clear.glClearBufferuiv(w[at + 1], w[at + 2], pointer(w, at + 3));
                }
            }
            case HandOps.RANGES -> {
                switch (w[at]) {
                    case 0 -> c.viewport.glViewportArrayv(w[at + 1], w[at + 2], pointer(w, at + 3));
                    case 1 -> c.viewport.glScissorArrayv(w[at + 1], w[at + 2], pointer(w, at + 3));
                    default -> c.viewport.glDepthRangeArrayv(w[at + 1], w[at + 2], pointer(w, at + 3));
                }
            }
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    /** A call with an image, under the state that it was recorded under. */
    private static void unpacked(Context c, @Nullable TextureObject given, int op, int[] w, int at, int arguments) {
        UnpackState state = c.unpackState;
        int[] before = new int[UnpackState.WORDS];
        state.get(before, 0);
        boolean fromBuffer = w[at + arguments] != 0;
        BufferObject bound = c.bindings.get(BufferBindings.PIXEL_UNPACK);
        if (!fromBuffer) c.bindings.set(BufferBindings.PIXEL_UNPACK, null);
        state.set(w, at + arguments + 3);
        long p = pointer(w, at + arguments + 1);
        switch (op) {
            case HandOps.BITMAP ->
                c.pixelDraw.glBitmap(
                        w[at],
                        w[at + 1],
                        fraction(w, at + 2),
                        fraction(w, at + 3),
                        fraction(w, at + 4),
                        fraction(w, at + 5),
                        p);
            case HandOps.DRAW_PIXELS -> c.pixelDraw.glDrawPixels(w[at], w[at + 1], w[at + 2], w[at + 3], p);
            case HandOps.TEX_IMAGE -> texImage(c, given, w, at, p);
            case HandOps.TEX_SUB_IMAGE -> subImage(c, given, w, at, p);
            case HandOps.COMPRESSED_IMAGE -> compressed(c, given, w, at, p);
            case HandOps.COMPRESSED_SUB_IMAGE -> compressedSub(c, given, w, at, p);
            case HandOps.COLOR_TABLE -> c.colorTable.glColorTable(w[at], w[at + 1], w[at + 2], w[at + 3], w[at + 4], p);
            case HandOps.COLOR_SUB_TABLE ->
                c.colorTable.glColorSubTable(w[at], w[at + 1], w[at + 2], w[at + 3], w[at + 4], p);
            case HandOps.FILTER -> {
                if (w[at] == 1)
                    c.convolution.glConvolutionFilter1D(w[at + 1], w[at + 2], w[at + 3], w[at + 5], w[at + 6], p);
                else
                    c.convolution.glConvolutionFilter2D(
                            w[at + 1], w[at + 2], w[at + 3], w[at + 4], w[at + 5], w[at + 6], p);
            }
            case HandOps.SEPARABLE_FILTER -> {
                long column = pointer(w, at + 6);
                c.convolution.glSeparableFilter2D(
                        w[at], w[at + 1], w[at + 2], w[at + 3], w[at + 4], w[at + 5], p, column);
            }
            default -> c.fog.glPolygonStipple(p);
        }
        state.set(before, 0);
        if (!fromBuffer) c.bindings.set(BufferBindings.PIXEL_UNPACK, bound);
    }

    private static final String[] IMAGES = {"", "glTexImage1D", "glTexImage2D", "glTexImage3D"};
    private static final String[] PARTS = {"", "glTexSubImage1D", "glTexSubImage2D", "glTexSubImage3D"};
    private static final String[] BLOCKS = {
        "", "glCompressedTexImage1D", "glCompressedTexImage2D", "glCompressedTexImage3D"
    };
    private static final String[] BLOCK_PARTS = {
        "", "glCompressedTexSubImage1D", "glCompressedTexSubImage2D", "glCompressedTexSubImage3D"
    };

    private static void texImage(Context c, @Nullable TextureObject given, int[] w, int at, long p) {
        TextureImages images = c.textureImage.images;
        int d = w[at];
        images.request
                .of(IMAGES[d], d, w[at + 1], w[at + 3], w[at + 7])
                .level(w[at + 2], w[at + 4], w[at + 5], w[at + 6])
                .of(given)
                .pixels
                .set(w[at + 8], w[at + 9], p);
        images.image();
    }

    /** The box of a part of an image, and the texture that the part is of. */
    private static @Nullable TextureObject part(
            Context c, String call, @Nullable TextureObject given, int[] w, int at) {
        TextureImages images = c.textureImage.images;
        images.region.set(
                TextureTarget.face(w[at + 1]),
                w[at + 2],
                w[at + 3],
                w[at + 4],
                w[at + 5],
                w[at + 6],
                w[at + 7],
                w[at + 8]);
        return images.texture(call, given, w[at + 1], w[at]);
    }

    private static void subImage(Context c, @Nullable TextureObject given, int[] w, int at, long p) {
        String call = PARTS[w[at]];
        TextureObject t = part(c, call, given, w, at);
        c.textureImage.images.pixels.set(w[at + 9], w[at + 10], p);
        c.textureImage.images.subImage(call, t);
    }

    private static void compressed(Context c, @Nullable TextureObject given, int[] w, int at, long p) {
        TextureImages images = c.textureImage.images;
        int d = w[at];
        int format = w[at + 10];
        images.request
                .of(BLOCKS[d], d, w[at + 1], format, w[at + 9])
                .level(w[at + 2], w[at + 6], w[at + 7], w[at + 8])
                .of(given)
                .pixels
                .blocks(format, w[at + 11], p);
        images.compressedImage();
    }

    private static void compressedSub(Context c, @Nullable TextureObject given, int[] w, int at, long p) {
        String call = BLOCK_PARTS[w[at]];
        TextureObject t = part(c, call, given, w, at);
        c.textureImage.images.pixels.blocks(w[at + 10], w[at + 11], p);
        c.textureImage.images.compressedSubImage(call, t);
    }

    private static void map1(Context c, int[] w, int at) {
        double u1 = number(w, at + 2);
        double u2 = number(w, at + 4);
        long p = pointer(w, at + 8);
        if (w[at] != 0) c.evaluator.glMap1d(w[at + 1], u1, u2, w[at + 6], w[at + 7], p);
        else c.evaluator.glMap1f(w[at + 1], (float) u1, (float) u2, w[at + 6], w[at + 7], p);
    }

    private static void map2(Context c, int[] w, int at) {
        double u1 = number(w, at + 2);
        double u2 = number(w, at + 4);
        double v1 = number(w, at + 6);
        double v2 = number(w, at + 8);
        int us = w[at + 10];
        int uo = w[at + 11];
        int vs = w[at + 12];
        int vo = w[at + 13];
        long p = pointer(w, at + 14);
        if (w[at] != 0) c.evaluator.glMap2d(w[at + 1], u1, u2, us, uo, v1, v2, vs, vo, p);
        else c.evaluator.glMap2f(w[at + 1], (float) u1, (float) u2, us, uo, (float) v1, (float) v2, vs, vo, p);
    }
}
