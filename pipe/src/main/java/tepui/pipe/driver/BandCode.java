package tepui.pipe.driver;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Code generator for one primitive of a geometry shader: bands along lines, squares at corners, or the primitive as it
 * is. A band lies around its line along the minor axis and obeys the diamond-exit rule at its ends, as lines do that
 * are not multisampled, or square to it. It has the orientation of the polygon that it is an edge of, so that culling
 * and facing are the device's own.
 */
final class BandCode {
    /** Lines end so much before their end, and begin before their beginning, in pixels: the pixel in whose centre a line begins is drawn, the one in whose centre it ends is not. */
    private static final float SHIFT = 1 / 64f;

    /** Places in a pixel, along either axis. */
    private static final float SUB_PIXELS = 256;

    /** Least w to which nearer vertices are clipped, so that nothing is divided by 0. */
    private static final float LEAST_W = 1e-6f;

    /** A varying on its way, as each corner of the primitive has it. */
    record Passed(Variable out, int element, Value[] values, boolean isFlat) {}

    /** A corner in clip space, and in pixels. */
    private record End(Value clip, Value x, Value y) {}

    /**
     * The corners of a primitive.
     *
     * @param sizes of points, null where the shader has none
     * @param flags of the edges behind the corners, null where all are edges
     * @param number of the primitive
     * @param turned the triangle's second corner comes before its first one, as in the odd ones of a strip; null where none is
     */
    record Corners(
            Value[] positions,
            Value @Nullable [] sizes,
            Value @Nullable [] flags,
            List<Passed> passed,
            Value number,
            @Nullable Value turned) {}

    /**
     * Outputs beside the varyings that are passed on.
     *
     * @param along how far along its pattern a vertex is, null without one
     * @param primitive the number, null where nobody asks
     * @param gone a local: how far along the pattern the lines before went, in pixels; null where each line begins anew
     */
    record Outs(
            Variable position,
            @Nullable Variable along,
            @Nullable Variable pattern,
            @Nullable Variable primitive,
            @Nullable Variable gone) {}

    private final Builder b;
    private final LineBandWords words;
    private final Value[] positions;
    private final Value @Nullable [] sizes;
    private final Value @Nullable [] flags;
    private final List<Passed> passed;
    private final Value number;
    private final @Nullable Value turned;
    private final Outs outs;
    private final Value provoking;

    BandCode(Builder b, LineBandWords words, Corners corners, Outs outs) {
        this.b = b;
        this.words = words;
        positions = corners.positions;
        sizes = corners.sizes;
        flags = corners.flags;
        passed = corners.passed;
        number = corners.number;
        turned = corners.turned;
        this.outs = outs;
        provoking = provoking();
    }

    /** Bit n of {@code flat}: what is at location n is the same all over a primitive. */
    static boolean isFlat(Variable v, int element, long flat) {
        if (v.builtin != Builtin.NONE) return false;
        int location = v.location + element * v.slotsPerElement();
        return v.type().kind() != ScalarKind.F32 || (flat >> location & 1) != 0;
    }

    /** The corner whose flat values count. */
    private Value provoking() {
        if (positions.length == 2) return words.whole(LineBandWords.PROVOKING_EVEN);
        return b.select(isOdd(), words.whole(LineBandWords.PROVOKING_ODD), words.whole(LineBandWords.PROVOKING_EVEN));
    }

    private Value isOdd() {
        return b.op(Op.INE, b.op(Op.IAND, number, b.i32(1)), b.i32(0));
    }

    private Value ofProvoking(Value[] values) {
        Value value = b.select(b.op(Op.IEQ, provoking, b.i32(1)), values[1], values[0]);
        if (values.length == 2) return value;
        return b.select(b.op(Op.IEQ, provoking, b.i32(2)), values[2], value);
    }

    /** Draws it whole. */
    void whole() {
        Value other = turned;
        if (other == null) whole(0, 1, 2);
        else b.ifElse(other, List.of(), () -> whole(1, 0, 2), () -> whole(0, 1, 2));
    }

    private void whole(int... order) {
        for (int i = 0; i < positions.length; i++) {
            int c = order[i];
            emit(positions[c], c, c, b.f32(0), b.f32(0));
        }
        b.effect(Op.END_PRIMITIVE, 0);
    }

    // ---- polygons ---------------------------------------------------------------------------------------------

    /** Draws it as the state says of the face it shows. */
    void polygon() {
        Value area = area();
        Value other = turned;
        if (other != null) area = b.select(other, b.op(Op.FNEG, area), area);
        // In pixels, whose y may run the other way.
        area = mul(area, mul(words.real(LineBandWords.SCALE_X), words.real(LineBandWords.SCALE_Y)));
        Value turn = b.select(b.op(Op.FLT, area, b.f32(0)), b.f32(-1), b.f32(1));
        Value front = b.op(Op.FLT, b.f32(0), mul(area, words.real(LineBandWords.FRONT)));
        Value mode = b.select(front, words.whole(LineBandWords.FRONT_MODE), words.whole(LineBandWords.BACK_MODE));
        Value edges = edges();
        b.ifElse(b.op(Op.IEQ, mode, b.i32(LineBandWords.FILL)), List.of(), this::whole, () -> {
            b.ifElse(
                    b.op(Op.IEQ, mode, b.i32(LineBandWords.LINE)),
                    List.of(),
                    () -> {
                        for (int c = 0; c < 3; c++) {
                            int from = c;
                            b.ifThen(has(edges, c), () -> line(from, (from + 1) % 3, turn));
                        }
                    },
                    () -> {
                        for (int c = 0; c < 3; c++) {
                            int at = c;
                            b.ifThen(has(edges, c), () -> square(at, turn));
                        }
                    });
        });
    }

    /** Of the triangle, times the three w: above 0 where it turns counter-clockwise. */
    private Value area() {
        Value[][] p = new Value[3][];
        for (int c = 0; c < 3; c++) {
            p[c] = new Value[] {part(positions[c], 0), part(positions[c], 1), part(positions[c], 3)};
        }
        Value first = mul(p[0][0], minor(p[1][1], p[2][2], p[2][1], p[1][2]));
        Value second = mul(p[0][1], minor(p[1][0], p[2][2], p[2][0], p[1][2]));
        Value third = mul(p[0][2], minor(p[1][0], p[2][1], p[2][0], p[1][1]));
        return add(sub(first, second), third);
    }

    private Value minor(Value a, Value d, Value other, Value c) {
        return sub(mul(a, d), mul(other, c));
    }

    /** A bit for each edge that belongs to what was drawn, and is none between the triangles that it was cut into. */
    private Value edges() {
        Value edges = b.select(isOdd(), words.whole(LineBandWords.ODD), words.whole(LineBandWords.EVEN));
        edges = with(edges, b.op(Op.IEQ, number, b.i32(0)), LineBandWords.FIRST);
        edges = with(edges, b.op(Op.IEQ, number, words.whole(LineBandWords.LAST_NUMBER)), LineBandWords.LAST);
        if (flags == null) return edges;
        Value all = b.op(Op.IEQ, words.whole(LineBandWords.FLAGGED), b.i32(0));
        for (int c = 0; c < 3; c++) {
            Value shown = b.op(Op.BOR, all, b.op(Op.INE, flags[c], b.i32(0)));
            edges = b.select(shown, edges, b.op(Op.IAND, edges, b.i32(~(1 << c))));
        }
        return edges;
    }

    private Value with(Value edges, Value when, int word) {
        return b.op(Op.IOR, edges, b.select(when, words.whole(word), b.i32(0)));
    }

    private Value has(Value edges, int edge) {
        return b.op(Op.INE, b.op(Op.IAND, edges, b.i32(1 << edge)), b.i32(0));
    }

    /** Draws a square as points are drawn: whole or not at all, by its middle. */
    private void square(int corner, Value turn) {
        Value p = positions[corner];
        Value w = part(p, 3);
        Value pixels = words.real(LineBandWords.POINT_SIZE);
        if (sizes != null) {
            Value asked = b.op(Op.INE, words.whole(LineBandWords.SIZE_OF_SHADER), b.i32(0));
            pixels = b.select(asked, sizes[corner], pixels);
        }
        pixels = b.op(Op.FMAX, pixels, words.real(LineBandWords.LEAST_SIZE));
        pixels = b.op(Op.FMIN, pixels, words.real(LineBandWords.MOST_SIZE));
        Value reach = mul(mul(pixels, b.f32(0.5f)), w);
        Value x = mul(mul(reach, words.real(LineBandWords.PER_X)), turn);
        Value y = mul(reach, words.real(LineBandWords.PER_Y));
        Value seen =
                b.op(Op.BAND, b.op(Op.FGE, w, b.op(Op.FABS, part(p, 0))), b.op(Op.FGE, w, b.op(Op.FABS, part(p, 1))));
        b.ifThen(seen, () -> {
            for (int i = 0; i < 4; i++) {
                Value px = (i & 1) != 0 ? add(part(p, 0), x) : sub(part(p, 0), x);
                Value py = (i & 2) != 0 ? add(part(p, 1), y) : sub(part(p, 1), y);
                emit(b.vec(px, py, part(p, 2), w), corner, corner, b.f32(0), b.f32(0));
            }
            b.effect(Op.END_PRIMITIVE, 0);
        });
    }

    // ---- lines ------------------------------------------------------------------------------------------------

    /** A line as a band. */
    void line() {
        line(0, 1, words.real(LineBandWords.FRONT));
    }

    private void line(int from, int to, Value turn) {
        Value nearA = near(positions[from]);
        Value nearB = near(positions[to]);
        Value leastA = sub(part(positions[from], 3), b.f32(LEAST_W));
        Value leastB = sub(part(positions[to], 3), b.f32(LEAST_W));
        Value begin = b.op(Op.FMAX, enters(nearA, nearB), enters(leastA, leastB));
        Value end = b.op(Op.FMIN, leaves(nearA, nearB), leaves(leastA, leastB));
        Value out = b.op(Op.BOR, bothBelow(nearA, nearB), bothBelow(leastA, leastB));
        Value seen = b.op(Op.BAND, b.op(Op.BNOT, out), b.op(Op.FLT, begin, end));
        b.ifThen(seen, () -> band(from, to, begin, end, turn));
    }

    /** How far in front of the near plane; 1 where nothing is clipped there. */
    private Value near(Value p) {
        Value distance = add(part(p, 2), mul(part(p, 3), words.real(LineBandWords.NEAR_W)));
        return b.select(b.op(Op.INE, words.whole(LineBandWords.NEAR), b.i32(0)), distance, b.f32(1));
    }

    private Value bothBelow(Value a, Value c) {
        return b.op(Op.BAND, b.op(Op.FLT, a, b.f32(0)), b.op(Op.FLT, c, b.f32(0)));
    }

    private Value enters(Value a, Value c) {
        return b.select(b.op(Op.FLT, a, b.f32(0)), b.op(Op.FDIV, a, sub(a, c)), b.f32(0));
    }

    private Value leaves(Value a, Value c) {
        return b.select(b.op(Op.FLT, c, b.f32(0)), b.op(Op.FDIV, a, sub(a, c)), b.f32(1));
    }

    private End end(Value p) {
        Value w = part(p, 3);
        Value x = mul(b.op(Op.FDIV, part(p, 0), w), words.real(LineBandWords.SCALE_X));
        Value y = mul(b.op(Op.FDIV, part(p, 1), w), words.real(LineBandWords.SCALE_Y));
        x = add(x, words.real(LineBandWords.CENTER_X));
        y = add(y, words.real(LineBandWords.CENTER_Y));
        return new End(p, snapped(x), snapped(y));
    }

    /** Snaps pixels as rasterisers do, so that a point that is computed in two ways is in one diamond. */
    private Value snapped(Value pixels) {
        Value parts = b.op(Op.FFLOOR, add(mul(pixels, b.f32(SUB_PIXELS)), b.f32(0.5f)));
        return mul(parts, b.f32(1 / SUB_PIXELS));
    }

    private void band(int from, int to, Value begin, Value end, Value turn) {
        End ea = end(mix(positions[from], positions[to], begin));
        End ez = end(mix(positions[from], positions[to], end));
        Value dx = sub(ez.x, ea.x);
        Value dy = sub(ez.y, ea.y);
        Value steep = b.op(Op.FLT, b.op(Op.FABS, dx), b.op(Op.FABS, dy));
        Value zero = b.f32(0);
        Value half = words.real(LineBandWords.HALF_WIDTH);
        Value square = b.op(Op.INE, words.whole(LineBandWords.SQUARE), b.i32(0));
        Value length = b.op(Op.FSQRT, add(mul(dx, dx), mul(dy, dy)));
        Value part = b.op(Op.FDIV, half, b.op(Op.FMAX, length, b.f32(1e-9f)));
        Value nx = b.select(square, b.op(Op.FNEG, mul(dy, part)), b.select(steep, half, zero));
        Value ny = b.select(square, mul(dx, part), b.select(steep, zero, half));
        Value cross = sub(mul(dx, ny), mul(dy, nx));
        Value other = b.op(Op.FLT, mul(cross, turn), zero);
        nx = b.select(other, b.op(Op.FNEG, nx), nx);
        ny = b.select(other, b.op(Op.FNEG, ny), ny);
        Value major = b.select(steep, dy, dx);
        Value sign = b.select(b.op(Op.FLT, major, zero), b.f32(-1), b.f32(1));
        // What the ends go back by, in pixels along the major axis, and as shares of the line.
        Value backA = b.select(square, zero, beyondCentre(ea, steep, sign));
        Value backZ = b.select(square, zero, beyondCentre(ez, steep, sign));
        Value reach = b.op(Op.FMAX, b.op(Op.FABS, major), b.f32(1e-9f));
        Value shareA = mix(begin, end, share(b.op(Op.FNEG, b.op(Op.FDIV, backA, reach)), ea, ez));
        Value shareZ = mix(begin, end, share(sub(b.f32(1), b.op(Op.FDIV, backZ, reach)), ea, ez));
        Value stepX = b.op(Op.FDIV, dx, reach);
        Value stepY = b.op(Op.FDIV, dy, reach);
        ea = new End(
                mix(positions[from], positions[to], shareA),
                sub(ea.x, mul(stepX, backA)),
                sub(ea.y, mul(stepY, backA)));
        ez = new End(
                mix(positions[from], positions[to], shareZ),
                sub(ez.x, mul(stepX, backZ)),
                sub(ez.y, mul(stepY, backZ)));
        Value back = b.select(square, zero, mul(sign, b.f32(SHIFT)));
        Value sx = b.select(steep, zero, back);
        Value sy = b.select(steep, back, zero);
        // The pixels are counted from the first whose centre is reached.
        Value first = sub(mul(b.select(steep, ea.y, ea.x), sign), b.f32(SHIFT));
        Value origin = add(b.op(Op.FCEIL, sub(first, b.f32(0.5f))), b.f32(0.5f));
        Variable gone = outs.gone;
        Value before = gone == null ? null : b.loadLocal(gone);
        if (gone != null && before != null) {
            Value last = sub(mul(b.select(steep, ez.y, ez.x), sign), b.f32(SHIFT));
            Value pixels = sub(add(b.op(Op.FCEIL, sub(last, b.f32(0.5f))), b.f32(0.5f)), origin);
            b.storeLocal(gone, add(before, pixels));
        }
        for (int i = 0; i < 4; i++) {
            boolean far = (i & 1) != 0;
            boolean left = (i & 2) != 0;
            End e = far ? ez : ea;
            Value x = sub(left ? add(e.x, nx) : sub(e.x, nx), sx);
            Value y = sub(left ? add(e.y, ny) : sub(e.y, ny), sy);
            Value w = part(e.clip, 3);
            Value px = mul(mul(sub(x, words.real(LineBandWords.CENTER_X)), words.real(LineBandWords.PER_X)), w);
            Value py = mul(mul(sub(y, words.real(LineBandWords.CENTER_Y)), words.real(LineBandWords.PER_Y)), w);
            Value count = add(sub(mul(b.select(steep, y, x), sign), origin), b.f32(0.5f));
            if (before != null) count = add(count, before);
            emit(
                    b.vec(px, py, part(e.clip, 2), w),
                    from,
                    to,
                    far ? shareZ : shareA,
                    mul(count, words.real(LineBandWords.PER_FACTOR)));
        }
        b.effect(Op.END_PRIMITIVE, 0);
    }

    /**
     * How far behind the middle of its pixel an end is, where that pixel's diamond contains it: a line that begins there draws the
     * pixel though it does not reach its middle, and one that ends there does not, though it does.
     */
    private Value beyondCentre(End e, Value steep, Value sign) {
        Value major = mul(b.select(steep, e.y, e.x), sign);
        Value minor = b.select(steep, e.x, e.y);
        Value along = sub(sub(major, b.op(Op.FFLOOR, major)), b.f32(0.5f));
        Value across = sub(sub(minor, b.op(Op.FFLOOR, minor)), b.f32(0.5f));
        Value in = b.op(Op.FLT, add(b.op(Op.FABS, along), b.op(Op.FABS, across)), b.f32(0.5f));
        return b.select(in, b.op(Op.FMAX, along, b.f32(0)), b.f32(0));
    }

    /** The share of a line in clip space that is this share of it in pixels; before its beginning it goes no further than the line is long. */
    private Value share(Value ofPixels, End a, End z) {
        Value s = b.op(Op.FMAX, ofPixels, b.f32(-1));
        Value part = mul(s, part(a.clip, 3));
        Value all = b.op(Op.FMAX, add(mul(sub(b.f32(1), s), part(z.clip, 3)), part), b.f32(1e-9f));
        return b.op(Op.FMAX, b.op(Op.FMIN, b.op(Op.FDIV, part, all), b.f32(1)), b.f32(-1));
    }

    // ---- vertices ---------------------------------------------------------------------------------------------

    /** A vertex whose varyings are between two corners'. */
    private void emit(Value at, int from, int to, Value share, Value count) {
        for (Passed p : passed) {
            Value value = p.isFlat
                    ? ofProvoking(p.values)
                    : from == to ? p.values[from] : mix(p.values[from], p.values[to], share);
            if (p.out.isArray()) b.storeOutput(p.out, b.i32(p.element), value);
            else b.storeOutput(p.out, value);
        }
        Variable along = outs.along;
        Variable pattern = outs.pattern;
        if (along != null && pattern != null) {
            b.storeOutput(along, count);
            b.storeOutput(pattern, words.whole(LineBandWords.PATTERN));
        }
        Variable primitive = outs.primitive;
        if (primitive != null) b.storeOutput(primitive, number);
        b.storeOutput(outs.position, at);
        b.effect(Op.EMIT_VERTEX, 0);
    }

    private Value mix(Value a, Value c, Value share) {
        Value s = a.type().width() == 1 ? share : b.splat(share, a.type().width());
        return add(a, mul(sub(c, a), s));
    }

    private Value part(Value v, int component) {
        return b.extract(v, component);
    }

    private Value add(Value a, Value c) {
        return b.op(Op.FADD, a, c);
    }

    private Value sub(Value a, Value c) {
        return b.op(Op.FSUB, a, c);
    }

    private Value mul(Value a, Value c) {
        return b.op(Op.FMUL, a, c);
    }
}
