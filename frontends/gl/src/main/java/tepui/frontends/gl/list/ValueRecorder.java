package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Recorder of calls with arrays whose size needs more than the registry tells: names of lists, control points, values
 * of clears and viewports.
 */
final class ValueRecorder {
    private final ListWords list;

    ValueRecorder(ListWords list) {
        this.list = list;
    }

    public boolean glCallLists(int n, int type, long lists) {
        long copy = list.copy(lists, n <= 0 ? 0 : (long) n * ListNames.bytes(type));
        int at = list.begin(HandOps.CALL_LISTS, 4);
        list.putLong(at + 2, copy);
        return list.put(at, n, type);
    }

    // ---- control points ---------------------------------------------------------------------------------------------

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
        long copy = list.copy(points, bytes);
        int at = list.begin(HandOps.MAP1, 10);
        list.put(at, doubles ? 1 : 0, target);
        list.putDouble(at + 2, u1);
        list.putDouble(at + 4, u2);
        list.putLong(at + 8, copy);
        return list.put(at + 6, stride, order);
    }

    public boolean glMap1d(int target, double u1, double u2, int stride, int order, long points) {
        return map1(true, target, u1, u2, stride, order, points);
    }

    public boolean glMap1f(int target, float u1, float u2, int stride, int order, long points) {
        return map1(false, target, u1, u2, stride, order, points);
    }

    /** Room for a patch: its strides and orders, and a copy of its points; the domain is still to come. */
    private int map2(boolean doubles, int target, int us, int uo, int vs, int vo, long points) {
        boolean valid = us > 0 && vs > 0 && uo > 0 && vo > 0;
        long last = valid ? (long) (uo - 1) * us + (long) (vo - 1) * vs + mapComponents(target) : 0;
        long copy = list.copy(points, last * (doubles ? 8 : 4));
        int at = list.begin(HandOps.MAP2, 16);
        list.put(at, doubles ? 1 : 0, target);
        list.put(at + 10, us, uo, vs, vo);
        list.putLong(at + 14, copy);
        return at;
    }

    private boolean domain(int at, double u1, double u2, double v1, double v2) {
        list.putDouble(at + 2, u1);
        list.putDouble(at + 4, u2);
        list.putDouble(at + 6, v1);
        list.putDouble(at + 8, v2);
        return list.compileOnly;
    }

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
        return domain(map2(true, target, ustride, uorder, vstride, vorder, points), u1, u2, v1, v2);
    }

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
        return domain(map2(false, target, ustride, uorder, vstride, vorder, points), u1, u2, v1, v2);
    }

    // ---- values -----------------------------------------------------------------------------------------------------

    private boolean clearBuffer(int kind, int buffer, int drawbuffer, long value) {
        long copy = list.copy(value, buffer == GL_COLOR ? 16 : 4);
        int at = list.begin(HandOps.CLEAR_BUFFER, 5);
        list.putLong(at + 3, copy);
        return list.put(at, kind, buffer, drawbuffer);
    }

    public boolean glClearBufferfv(int buffer, int drawbuffer, long value) {
        return clearBuffer(0, buffer, drawbuffer, value);
    }

    public boolean glClearBufferiv(int buffer, int drawbuffer, long value) {
        return clearBuffer(1, buffer, drawbuffer, value);
    }

    public boolean glClearBufferuiv(int buffer, int drawbuffer, long value) {
        return clearBuffer(2, buffer, drawbuffer, value);
    }

    private boolean ranges(int kind, int first, int count, long bytesEach, long values) {
        long copy = list.copy(values, count <= 0 ? 0 : count * bytesEach);
        int at = list.begin(HandOps.RANGES, 5);
        list.putLong(at + 3, copy);
        return list.put(at, kind, first, count);
    }

    public boolean glViewportArrayv(int first, int count, long v) {
        return ranges(0, first, count, 16, v);
    }

    public boolean glScissorArrayv(int first, int count, long v) {
        return ranges(1, first, count, 16, v);
    }

    public boolean glDepthRangeArrayv(int first, int count, long v) {
        return ranges(2, first, count, 16, v);
    }
}
