package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Limits;

/**
 * Wide and stippled lines, and polygons that are drawn as lines or points, for devices that have none: a geometry shader behind the last vertex stage draws each
 * line as a band of two triangles and each corner as a square. What is fixed for a draw is in uniforms ({@link LineBandWords}), so there is one translation whatever the widths
 * and modes are. A band lies around its line along the minor axis and obeys the diamond-exit rule at its ends, as lines do that are not multisampled, or square to it. It has the orientation of the polygon
 * that it is an edge of, so that culling and facing are the device's own. A stippled strip begins its pattern anew with each of its lines.
 *
 * @param before the last vertex stage
 * @param fragment null where there was none
 */
public record LineBands(
        Shader before, Shader geometry, @Nullable Shader fragment) {
    /** The uniform buffer of the driver's own that the geometry shader reads; programs without a geometry shader use none of that stage. */
    public static final int SLOT = Limits.UNIFORM_BUFFERS - 1;

    /** Lines end so much before their end, and begin before their beginning, in pixels: the pixel in whose centre a line begins is drawn, the one in whose centre it ends is not. */
    private static final float SHIFT = 1 / 64f;

    /** What nearer vertices are clipped to, so that nothing is divided by 0. */
    private static final float LEAST_W = 1e-6f;

    /** Components of one vertex by the count of vertices: Direct3D 12's bound, and the least of Vulkan's. */
    private static final int MOST_COMPONENTS = 1024;

    /** What the geometry shader makes of primitives. */
    public enum Form {
        /** Lines become bands. */
        LINES,
        /** Triangles are filled, outlined, or points. */
        POLYGONS,
        /** Lines stay what they are; flat values are those of the vertex that provokes. */
        FLAT_LINES,
        /** And so do triangles. */
        FLAT_POLYGONS;

        boolean isFlat() {
            return ordinal() >= FLAT_LINES.ordinal();
        }

        int corners() {
            return this == LINES || this == FLAT_LINES ? 2 : 3;
        }

        int vertices() {
            return switch (this) {
                case LINES -> 4;
                case POLYGONS -> 12;
                case FLAT_LINES -> 2;
                case FLAT_POLYGONS -> 3;
            };
        }
    }

    /**
     * Can it be done: are there varyings free, does all fit, and is nothing there that has no way through a geometry shader?
     *
     * @param varyings how many there may be
     * @param locations behind the last they may have; more where gaps cost nothing
     */
    public static boolean isPossible(Shader before, @Nullable Shader fragment, Form form, int varyings, int locations) {
        int distances = 0;
        for (Variable v : before.outputs) {
            switch (v.builtin) {
                case NONE, POSITION, POINT_SIZE, EDGE_FLAG -> {}
                case CLIP_DISTANCE -> distances = v.elements();
                default -> {
                    return false;
                }
            }
        }
        int own = form.isFlat() ? 0 : 2;
        if (Varyings.free(before, fragment) + own > locations) return false;
        int used = Varyings.count(before, fragment) + own;
        int components = 4 * used + 4 + (distances + 3 & ~3) + 4;
        return used <= varyings && components * form.vertices() <= MOST_COMPONENTS;
    }

    /** @param stippled lines have a pattern */
    public static LineBands make(Shader before, @Nullable Shader fragment, Form form, boolean stippled) {
        int free = Varyings.free(before, fragment);
        Shader v = Cloner.copy(before);
        Variable size = null;
        Variable flag = null;
        for (Variable o : v.outputs) {
            if (form.isFlat()) break;
            if (o.builtin == Builtin.POINT_SIZE) {
                size = o;
                o.location = free;
            } else if (o.builtin == Builtin.EDGE_FLAG) {
                flag = o;
                o.location = free + 1;
            } else {
                continue;
            }
            o.builtin = Builtin.NONE;
            o.interpolation = Interpolation.FLAT;
        }
        Shader colored = fragment;
        int pattern = -1;
        if (stippled && fragment != null) {
            pattern = free;
            colored = LineStipple.of(fragment, free);
        }
        Code code = new Code(
                v,
                size,
                flag,
                form,
                pattern,
                asksForPrimitive(fragment),
                fragment == null ? 0 : Varyings.flat(fragment));
        return new LineBands(v, code.shader, colored);
    }

    private static boolean asksForPrimitive(@Nullable Shader fragment) {
        if (fragment == null) return false;
        for (Variable i : fragment.inputs) if (i.builtin == Builtin.PRIMITIVE_ID) return true;
        return false;
    }

    /** A varying on its way, as each corner of the primitive has it. */
    private record Passed(Variable out, int element, Value[] values, boolean isFlat) {}

    /** A corner in clip space, and in pixels. */
    private record End(Value clip, Value x, Value y) {}

    /** The geometry shader as it is written. */
    private static final class Code {
        final Shader shader = new Shader(Stage.GEOMETRY, "line_bands");
        private final Builder b = new Builder(shader);
        private final LineBandWords words;
        private final List<Passed> passed = new ArrayList<>();
        private final Value[] positions;
        private final Value @Nullable [] sizes;
        private final Value @Nullable [] flags;
        private final Variable position;
        private final @Nullable Variable along;
        private final @Nullable Variable pattern;
        private final @Nullable Variable primitive;
        private final Value number;
        private final Value provoking;

        Code(
                Shader before,
                @Nullable Variable size,
                @Nullable Variable flag,
                Form form,
                int stipple,
                boolean primitives,
                long flat) {
            int corners = form.corners();
            boolean polygons = corners == 3;
            shader.inputTopology = polygons ? Shader.Topology.TRIANGLES : Shader.Topology.LINES;
            shader.outputTopology =
                    form == Form.FLAT_LINES ? Shader.Topology.LINE_STRIP : Shader.Topology.TRIANGLE_STRIP;
            shader.outputVertices = form.vertices();
            shader.invocations = 1;
            words = new LineBandWords(b, shader.uniformBuffer("bands", SLOT, LineBandWords.COUNT * 4));
            positions = new Value[corners];
            Value[] ofSize = new Value[corners];
            Value[] ofFlag = new Value[corners];
            for (int c = 0; c < corners; c++) positions[c] = b.f32(0, 0, 0, 1);
            for (Variable v : before.outputs) {
                if (v.builtin == Builtin.POINT_SIZE || v.builtin == Builtin.EDGE_FLAG) continue;
                Variable in = like(Variable.Mode.INPUT, "in_", v);
                in.perVertex = true;
                shader.inputs.add(in);
                if (v == size || v == flag || v.builtin == Builtin.POSITION) {
                    Value[] to = v == size ? ofSize : v == flag ? ofFlag : positions;
                    for (int c = 0; c < corners; c++) to[c] = b.loadInput(in, b.i32(c));
                    continue;
                }
                Variable out = like(Variable.Mode.OUTPUT, "out_", v);
                shader.outputs.add(out);
                for (int e = 0; e < v.elements(); e++) {
                    Value[] values = new Value[corners];
                    for (int c = 0; c < corners; c++) {
                        values[c] = v.isArray() ? b.loadInput(in, b.i32(c), b.i32(e)) : b.loadInput(in, b.i32(c));
                    }
                    passed.add(new Passed(out, e, values, isFlat(v, e, flat)));
                }
            }
            sizes = size == null ? null : ofSize;
            flags = flag == null ? null : ofFlag;
            position = shader.output(Builtin.POSITION, Type.F32X4);
            along = stipple < 0 ? null : shader.output("along", Type.F32, stipple);
            pattern = stipple < 0 ? null : shader.output("pattern", Type.I32, stipple + 1);
            if (along != null) along.interpolation = Interpolation.NOPERSPECTIVE;
            if (pattern != null) pattern.interpolation = Interpolation.FLAT;
            number = polygons || primitives ? b.loadInput(shader.input(Builtin.PRIMITIVE_ID, Type.I32)) : b.i32(0);
            primitive = primitives ? shader.output(Builtin.PRIMITIVE_ID, Type.I32) : null;
            provoking = provoking();
            if (form.isFlat()) whole();
            else if (polygons) polygon();
            else line(0, 1, words.real(LineBandWords.FRONT));
            b.ret();
        }

        private static boolean isFlat(Variable v, int element, long flat) {
            if (v.builtin != Builtin.NONE) return false;
            int location = v.location + element * v.slotsPerElement();
            return v.type().kind() != ScalarKind.F32 || (flat >> location & 1) != 0;
        }

        /** The corner whose flat values count. */
        private Value provoking() {
            if (positions.length == 2) return words.whole(LineBandWords.PROVOKING_EVEN);
            return b.select(
                    isOdd(), words.whole(LineBandWords.PROVOKING_ODD), words.whole(LineBandWords.PROVOKING_EVEN));
        }

        private Value isOdd() {
            return b.op(Op.INE, b.op(Op.IAND, number, b.i32(1)), b.i32(0));
        }

        private Value ofProvoking(Value[] values) {
            Value value = b.select(b.op(Op.IEQ, provoking, b.i32(1)), values[1], values[0]);
            if (values.length == 2) return value;
            return b.select(b.op(Op.IEQ, provoking, b.i32(2)), values[2], value);
        }

        private void whole() {
            for (int c = 0; c < positions.length; c++) emit(positions[c], c, c, b.f32(0), b.f32(0));
            b.effect(Op.END_PRIMITIVE, 0);
        }

        // ---- polygons ---------------------------------------------------------------------------------------------

        private void polygon() {
            Value area = area();
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

        /** As points are, it is drawn whole or not at all, by its middle. */
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
            Value seen = b.op(
                    Op.BAND, b.op(Op.FGE, w, b.op(Op.FABS, part(p, 0))), b.op(Op.FGE, w, b.op(Op.FABS, part(p, 1))));
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
            return new End(p, add(x, words.real(LineBandWords.CENTER_X)), add(y, words.real(LineBandWords.CENTER_Y)));
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
            if (along != null && pattern != null) {
                b.storeOutput(along, count);
                b.storeOutput(pattern, words.whole(LineBandWords.PATTERN));
            }
            if (primitive != null) b.storeOutput(primitive, number);
            b.storeOutput(position, at);
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

    private static Variable like(Variable.Mode mode, String prefix, Variable v) {
        Variable w = new Variable(mode, prefix + v.name(), v.type(), v.arrayLength());
        w.builtin = v.builtin;
        w.location = v.location;
        w.component = v.component;
        w.interpolation = v.interpolation;
        return w;
    }
}
