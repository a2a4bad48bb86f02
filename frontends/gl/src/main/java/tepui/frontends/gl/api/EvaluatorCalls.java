package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.EvaluatorMap;
import tepui.frontends.gl.legacy.EvaluatorSwitches;
import tepui.frontends.gl.legacy.Evaluators;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.glsl.BuiltinSlots;

/** Calls of evaluators (OpenGL 4.6 compatibility profile, 21.1). */
public final class EvaluatorCalls {
    /** Points of a mesh. */
    private static final int MOST_POINTS = 1 << 24;

    private final EvaluatorSwitches evaluatorSwitches;
    private final Textures textures;
    private final Errors errors;
    private final Primitives primitives;
    private final AttributeState current;

    private final float[] value = new float[4];
    private final int[] saved = new int[12];

    public EvaluatorCalls(
            Errors errors,
            Primitives primitives,
            AttributeState current,
            Textures textures,
            EvaluatorSwitches evaluatorSwitches) {
        this.evaluatorSwitches = evaluatorSwitches;
        this.textures = textures;
        this.errors = errors;
        this.primitives = primitives;
        this.current = current;
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    private boolean mapIsWrong(String call, int index, int target, double from, double to, int order, int stride) {
        if (index < 0 || index >= Evaluators.TARGETS) {
            errors.invalidEnum(call, "target", target);
            return true;
        }
        if (from == to
                || order < 1
                || order > Evaluators.ORDER
                || stride < evaluatorSwitches.evaluators.one[index].components) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": the domain is " + from + " to " + to + ", the order " + order + ", the stride " + stride
                            + "; must not be empty, 1 to " + Evaluators.ORDER + ", at least the number of components");
            return true;
        }
        if (textures.active() != 0) {
            errors.error(
                    GL_INVALID_OPERATION, call + ": the active texture unit is " + textures.active() + ", must be 0");
            return true;
        }
        return false;
    }

    private void map1(
            String call, boolean doubles, int target, double u1, double u2, int stride, int order, long points) {
        int index = target - GL_MAP1_COLOR_4;
        if (mapIsWrong(call, index, target, u1, u2, order, stride)) return;
        EvaluatorMap m = evaluatorSwitches.evaluators.one[index];
        m.set(doubles, points, stride, order, 0, 1);
        m.u1 = u1;
        m.u2 = u2;
    }

    public void glMap1d(int target, double u1, double u2, int stride, int order, long points) {
        map1("glMap1d", true, target, u1, u2, stride, order, points);
    }

    public void glMap1f(int target, float u1, float u2, int stride, int order, long points) {
        map1("glMap1f", false, target, u1, u2, stride, order, points);
    }

    /** @param steps stride and order, of u and of v */
    private void map2(String call, boolean doubles, int target, double[] domain, int[] steps, long points) {
        int strideU = steps[0];
        int orderU = steps[1];
        int strideV = steps[2];
        int orderV = steps[3];
        int index = target - GL_MAP2_COLOR_4;
        if (mapIsWrong(call, index, target, domain[0], domain[1], orderU, strideU)
                || mapIsWrong(call, index, target, domain[2], domain[3], orderV, strideV)) return;
        EvaluatorMap m = evaluatorSwitches.evaluators.two[index];
        m.set(doubles, points, strideU, orderU, strideV, orderV);
        m.u1 = domain[0];
        m.u2 = domain[1];
        m.v1 = domain[2];
        m.v2 = domain[3];
    }

    public void glMap2d(
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
        double[] domain = {u1, u2, v1, v2};
        int[] steps = {ustride, uorder, vstride, vorder};
        map2("glMap2d", true, target, domain, steps, points);
    }

    public void glMap2f(
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
        double[] domain = {u1, u2, v1, v2};
        int[] steps = {ustride, uorder, vstride, vorder};
        map2("glMap2f", false, target, domain, steps, points);
    }

    /** The values that a query of a map answers; none with the error recorded. */
    private double[] getMap(String call, int target, int query) {
        int i1 = target - GL_MAP1_COLOR_4;
        int i2 = target - GL_MAP2_COLOR_4;
        boolean one = i1 >= 0 && i1 < Evaluators.TARGETS;
        if (!one && (i2 < 0 || i2 >= Evaluators.TARGETS)) {
            errors.invalidEnum(call, "target", target);
            return new double[0];
        }
        EvaluatorMap m = one ? evaluatorSwitches.evaluators.one[i1] : evaluatorSwitches.evaluators.two[i2];
        switch (query) {
            case GL_COEFF -> {
                double[] v = new double[m.points.length];
                for (int i = 0; i < v.length; i++) v[i] = m.points[i];
                return v;
            }
            case GL_ORDER -> {
                return one ? new double[] {m.orderU} : new double[] {m.orderU, m.orderV};
            }
            case GL_DOMAIN -> {
                return one ? new double[] {m.u1, m.u2} : new double[] {m.u1, m.u2, m.v1, m.v2};
            }
            default -> {
                errors.invalidEnum(call, "query", query);
                return new double[0];
            }
        }
    }

    /** Checks the room that the program says there is (2.3.1). */
    private boolean tooSmall(String call, int bufSize, long bytes) {
        if (bufSize >= bytes) return false;
        errors.error(GL_INVALID_OPERATION, call + ": bufSize is " + bufSize + ", " + bytes + " bytes are needed");
        return true;
    }

    public void glGetMapdv(int target, int query, long v) {
        double[] values = getMap("glGetMapdv", target, query);
        for (int i = 0; i < values.length; i++) Native.putDouble(v + 8L * i, values[i]);
    }

    public void glGetnMapdv(int target, int query, int bufSize, long v) {
        double[] values = getMap("glGetnMapdv", target, query);
        if (tooSmall("glGetnMapdv", bufSize, 8L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putDouble(v + 8L * i, values[i]);
    }

    public void glGetnMapdvARB(int target, int query, int bufSize, long v) {
        glGetnMapdv(target, query, bufSize, v);
    }

    public void glGetMapfv(int target, int query, long v) {
        double[] values = getMap("glGetMapfv", target, query);
        for (int i = 0; i < values.length; i++) Native.putFloat(v + 4L * i, (float) values[i]);
    }

    public void glGetnMapfv(int target, int query, int bufSize, long v) {
        double[] values = getMap("glGetnMapfv", target, query);
        if (tooSmall("glGetnMapfv", bufSize, 4L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putFloat(v + 4L * i, (float) values[i]);
    }

    public void glGetnMapfvARB(int target, int query, int bufSize, long v) {
        glGetnMapfv(target, query, bufSize, v);
    }

    public void glGetMapiv(int target, int query, long v) {
        double[] values = getMap("glGetMapiv", target, query);
        for (int i = 0; i < values.length; i++) Native.putInt(v + 4L * i, (int) Math.rint(values[i]));
    }

    public void glGetnMapiv(int target, int query, int bufSize, long v) {
        double[] values = getMap("glGetnMapiv", target, query);
        if (tooSmall("glGetnMapiv", bufSize, 4L * values.length)) return;
        for (int i = 0; i < values.length; i++) Native.putInt(v + 4L * i, (int) Math.rint(values[i]));
    }

    public void glGetnMapivARB(int target, int query, int bufSize, long v) {
        glGetnMapiv(target, query, bufSize, v);
    }

    // ---- evaluation ------------------------------------------------------------------------------------------------

    private void give(EvaluatorMap m, double u, double v, int slot) {
        m.at(u, v, value);
        current.attribute(
                slot,
                m.components,
                AttributeState.bits(value[0]),
                m.components > 1 ? AttributeState.bits(value[1]) : 0,
                m.components > 2 ? AttributeState.bits(value[2]) : 0,
                m.components > 3 ? AttributeState.bits(value[3]) : AttributeState.ONE);
    }

    /** Attributes, then the vertex; the current values are afterwards what they were. */
    private void evaluate(EvaluatorMap[] maps, double u, double v, boolean surface) {
        boolean four = maps[Evaluators.VERTEX_4].enabled;
        EvaluatorMap position = maps[four ? Evaluators.VERTEX_4 : Evaluators.VERTEX_3];
        int[] slots = {BuiltinSlots.ATTRIBUTE_COLOR, BuiltinSlots.ATTRIBUTE_NORMAL, BuiltinSlots.ATTRIBUTE_TEX_COORD_0};
        for (int i = 0; i < 3; i++) System.arraycopy(current.store.current(), 4 * slots[i], saved, 4 * i, 4);
        boolean[] given = new boolean[3];
        if (maps[Evaluators.COLOR].enabled) {
            give(maps[Evaluators.COLOR], u, v, slots[0]);
            given[0] = true;
        }
        if (surface && evaluatorSwitches.evaluators.autoNormal && position.enabled) {
            position.normal(u, v, value);
            current.attribute(
                    slots[1],
                    3,
                    AttributeState.bits(value[0]),
                    AttributeState.bits(value[1]),
                    AttributeState.bits(value[2]),
                    AttributeState.ONE);
            given[1] = true;
        } else if (maps[Evaluators.NORMAL].enabled) {
            give(maps[Evaluators.NORMAL], u, v, slots[1]);
            given[1] = true;
        }
        for (int t = Evaluators.TEXTURE_4; t >= Evaluators.TEXTURE_1; t--) {
            if (!maps[t].enabled) continue;
            give(maps[t], u, v, slots[2]);
            given[2] = true;
            break;
        }
        if (position.enabled) {
            position.at(u, v, value);
            current.vertex(
                    four ? 4 : 3,
                    AttributeState.bits(value[0]),
                    AttributeState.bits(value[1]),
                    AttributeState.bits(value[2]),
                    four ? AttributeState.bits(value[3]) : AttributeState.ONE);
        }
        for (int i = 0; i < 3; i++) {
            int at = 4 * i;
            if (given[i]) current.attribute(slots[i], 4, saved[at], saved[at + 1], saved[at + 2], saved[at + 3]);
        }
    }

    public void glEvalCoord1d(double u) {
        evaluate(evaluatorSwitches.evaluators.one, u, 0, false);
    }

    public void glEvalCoord1f(float u) {
        evaluate(evaluatorSwitches.evaluators.one, u, 0, false);
    }

    public void glEvalCoord1dv(long u) {
        evaluate(evaluatorSwitches.evaluators.one, Native.getDouble(u), 0, false);
    }

    public void glEvalCoord1fv(long u) {
        evaluate(evaluatorSwitches.evaluators.one, Native.getFloat(u), 0, false);
    }

    public void glEvalCoord2d(double u, double v) {
        evaluate(evaluatorSwitches.evaluators.two, u, v, true);
    }

    public void glEvalCoord2f(float u, float v) {
        evaluate(evaluatorSwitches.evaluators.two, u, v, true);
    }

    public void glEvalCoord2dv(long u) {
        evaluate(evaluatorSwitches.evaluators.two, Native.getDouble(u), Native.getDouble(u + 8), true);
    }

    public void glEvalCoord2fv(long u) {
        evaluate(evaluatorSwitches.evaluators.two, Native.getFloat(u), Native.getFloat(u + 4), true);
    }

    // ---- grids -----------------------------------------------------------------------------------------------------

    public void glMapGrid1d(int un, double u1, double u2) {
        if (un < 1) {
            errors.error(GL_INVALID_VALUE, "glMapGrid1: un is " + un + ", must be above 0");
            return;
        }
        evaluatorSwitches.evaluators.grid1 = un;
        evaluatorSwitches.evaluators.grid1From = u1;
        evaluatorSwitches.evaluators.grid1To = u2;
    }

    public void glMapGrid1f(int un, float u1, float u2) {
        glMapGrid1d(un, u1, u2);
    }

    public void glMapGrid2d(int un, double u1, double u2, int vn, double v1, double v2) {
        if (un < 1 || vn < 1) {
            errors.error(GL_INVALID_VALUE, "glMapGrid2: un is " + un + " and vn " + vn + ", both must be above 0");
            return;
        }
        evaluatorSwitches.evaluators.grid2[0] = un;
        evaluatorSwitches.evaluators.grid2[1] = vn;
        evaluatorSwitches.evaluators.grid2From[0] = u1;
        evaluatorSwitches.evaluators.grid2From[1] = v1;
        evaluatorSwitches.evaluators.grid2To[0] = u2;
        evaluatorSwitches.evaluators.grid2To[1] = v2;
    }

    public void glMapGrid2f(int un, float u1, float u2, int vn, float v1, float v2) {
        glMapGrid2d(un, u1, u2, vn, v1, v2);
    }

    /** A point of a grid; the last is hit exactly. */
    private static double at(int i, int n, double from, double to) {
        return i == n ? to : from + i * (to - from) / n;
    }

    public void glEvalPoint1(int i) {
        Evaluators e = evaluatorSwitches.evaluators;
        evaluate(e.one, at(i, e.grid1, e.grid1From, e.grid1To), 0, false);
    }

    public void glEvalPoint2(int i, int j) {
        Evaluators e = evaluatorSwitches.evaluators;
        double u = at(i, e.grid2[0], e.grid2From[0], e.grid2To[0]);
        double v = at(j, e.grid2[1], e.grid2From[1], e.grid2To[1]);
        evaluate(e.two, u, v, true);
    }

    public void glEvalMesh1(int mode, int i1, int i2) {
        if (mode != GL_POINT && mode != GL_LINE) {
            errors.invalidEnum("glEvalMesh1", "mode", mode);
            return;
        }
        if (isTooFine("glEvalMesh1", i1, i2, 0, 0)) return;
        primitives.begin(mode == GL_POINT ? GL_POINTS : GL_LINE_STRIP);
        for (int i = i1; i <= i2 && i < Integer.MAX_VALUE; i++) glEvalPoint1(i);
        primitives.end();
    }

    /** Whether a mesh has more points than any program draws; each of them is a vertex. */
    private boolean isTooFine(String call, int i1, int i2, int j1, int j2) {
        long columns = Math.max(0, (long) i2 - i1 + 1);
        long rows = Math.max(0, (long) j2 - j1 + 1);
        if (columns <= MOST_POINTS && rows <= MOST_POINTS && columns * rows <= MOST_POINTS) return false;
        errors.error(GL_OUT_OF_MEMORY, call + ": a mesh of " + columns + " x " + rows + " points");
        return true;
    }

    public void glEvalMesh2(int mode, int i1, int i2, int j1, int j2) {
        if (isTooFine("glEvalMesh2", i1, i2, j1, j2)) return;
        switch (mode) {
            case GL_FILL -> {
                for (int j = j1; j < j2; j++) {
                    primitives.begin(GL_QUAD_STRIP);
                    for (int i = i1; i <= i2 && i < Integer.MAX_VALUE; i++) {
                        glEvalPoint2(i, j);
                        glEvalPoint2(i, j + 1);
                    }
                    primitives.end();
                }
            }
            case GL_LINE -> {
                for (int j = j1; j <= j2 && j < Integer.MAX_VALUE; j++) {
                    primitives.begin(GL_LINE_STRIP);
                    for (int i = i1; i <= i2 && i < Integer.MAX_VALUE; i++) glEvalPoint2(i, j);
                    primitives.end();
                }
                for (int i = i1; i <= i2 && i < Integer.MAX_VALUE; i++) {
                    primitives.begin(GL_LINE_STRIP);
                    for (int j = j1; j <= j2 && j < Integer.MAX_VALUE; j++) glEvalPoint2(i, j);
                    primitives.end();
                }
            }
            case GL_POINT -> {
                primitives.begin(GL_POINTS);
                for (int j = j1; j <= j2 && j < Integer.MAX_VALUE; j++) {
                    for (int i = i1; i <= i2 && i < Integer.MAX_VALUE; i++) glEvalPoint2(i, j);
                }
                primitives.end();
            }
            default -> errors.invalidEnum("glEvalMesh2", "mode", mode);
        }
    }
}
