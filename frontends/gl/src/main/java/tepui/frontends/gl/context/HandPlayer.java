package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.list.HandOps;
import tepui.frontends.gl.list.UnpackState;

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
        switch (op) {
            case HandOps.CALL_LISTS -> c.list.glCallLists(w[at], w[at + 1], pointer(w, at + 2));
            case HandOps.BITMAP -> unpacked(c, op, w, at, 6);
            case HandOps.DRAW_PIXELS -> unpacked(c, op, w, at, 4);
            case HandOps.TEX_IMAGE -> unpacked(c, op, w, at, 10);
            case HandOps.TEX_SUB_IMAGE -> unpacked(c, op, w, at, 11);
            case HandOps.COLOR_TABLE, HandOps.COLOR_SUB_TABLE -> unpacked(c, op, w, at, 5);
            case HandOps.FILTER -> unpacked(c, op, w, at, 7);
            case HandOps.SEPARABLE_FILTER -> unpacked(c, op, w, at, 8);
            case HandOps.POLYGON_STIPPLE -> unpacked(c, op, w, at, 0);
            case HandOps.COMPRESSED_IMAGE -> compressed(c, w, at, pointer(w, at + 12));
            case HandOps.COMPRESSED_SUB_IMAGE -> compressedSub(c, w, at, pointer(w, at + 12));
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
                    case 0 -> c.state.glViewportArrayv(w[at + 1], w[at + 2], pointer(w, at + 3));
                    case 1 -> c.state.glScissorArrayv(w[at + 1], w[at + 2], pointer(w, at + 3));
                    default -> c.state.glDepthRangeArrayv(w[at + 1], w[at + 2], pointer(w, at + 3));
                }
            }
            case HandOps.SELECTED -> {
                boolean unit = w[at] == 1;
                if (!(unit
                        ? c.selectors.selectUnit(null, w[at + 1])
                        : c.selectors.selectTexture(null, w[at + 1], w[at + 2]))) return;
                try {
                    call(c, w[at + 3] >>> 16, w, at + 4);
                } finally {
                    c.selectors.unselect();
                }
            }
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    /** A call with an image, under the state that it was recorded under. */
    private static void unpacked(Context c, int op, int[] w, int at, int arguments) {
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
            case HandOps.TEX_IMAGE -> texImage(c, w, at, p);
            case HandOps.TEX_SUB_IMAGE -> subImage(c, w, at, p);
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

    private static void texImage(Context c, int[] w, int at, long p) {
        int target = w[at + 1];
        int level = w[at + 2];
        int internal = w[at + 3];
        int border = w[at + 7];
        int format = w[at + 8];
        int type = w[at + 9];
        switch (w[at]) {
            case 1 -> c.textureImage.glTexImage1D(target, level, internal, w[at + 4], border, format, type, p);
            case 2 ->
                c.textureImage.glTexImage2D(target, level, internal, w[at + 4], w[at + 5], border, format, type, p);
            default ->
                c.textureImage.glTexImage3D(
                        target, level, internal, w[at + 4], w[at + 5], w[at + 6], border, format, type, p);
        }
    }

    private static void subImage(Context c, int[] w, int at, long p) {
        int target = w[at + 1];
        int level = w[at + 2];
        int format = w[at + 9];
        int type = w[at + 10];
        switch (w[at]) {
            case 1 -> c.textureImage.glTexSubImage1D(target, level, w[at + 3], w[at + 6], format, type, p);
            case 2 ->
                c.textureImage.glTexSubImage2D(
                        target, level, w[at + 3], w[at + 4], w[at + 6], w[at + 7], format, type, p);
            default ->
                c.textureImage.glTexSubImage3D(
                        target, level, w[at + 3], w[at + 4], w[at + 5], w[at + 6], w[at + 7], w[at + 8], format, type,
                        p);
        }
    }

    private static void compressed(Context c, int[] w, int at, long p) {
        int target = w[at + 1];
        int level = w[at + 2];
        int border = w[at + 9];
        int format = w[at + 10];
        int bytes = w[at + 11];
        switch (w[at]) {
            case 1 -> c.textureImage.glCompressedTexImage1D(target, level, format, w[at + 6], border, bytes, p);
            case 2 ->
                c.textureImage.glCompressedTexImage2D(target, level, format, w[at + 6], w[at + 7], border, bytes, p);
            default ->
                c.textureImage.glCompressedTexImage3D(
                        target, level, format, w[at + 6], w[at + 7], w[at + 8], border, bytes, p);
        }
    }

    private static void compressedSub(Context c, int[] w, int at, long p) {
        int target = w[at + 1];
        int level = w[at + 2];
        int format = w[at + 10];
        int bytes = w[at + 11];
        switch (w[at]) {
            case 1 -> c.textureImage.glCompressedTexSubImage1D(target, level, w[at + 3], w[at + 6], format, bytes, p);
            case 2 ->
                c.textureImage.glCompressedTexSubImage2D(
                        target, level, w[at + 3], w[at + 4], w[at + 6], w[at + 7], format, bytes, p);
            default ->
                c.textureImage.glCompressedTexSubImage3D(
                        target, level, w[at + 3], w[at + 4], w[at + 5], w[at + 6], w[at + 7], w[at + 8], format, bytes,
                        p);
        }
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
