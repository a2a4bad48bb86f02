package tepui.drivers.soft.raster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of every load of a fragment input to its computation from the primitive's scalars and the lane's position. A
 * smooth component is {@code a + b1 (b - a) + b2 (c - a)} of its values at the three vertices, where b1 and b2, the
 * perspective-correct shares of the second and third vertex, are computed once per place: so a component costs two
 * fused operations, and one that is equal at all vertices comes out exact. Finds, on the way, which words set-up must
 * supply.
 */
final class LowerFragmentInputs {
    /** Words of the vertex record, in the order of the primitive's scalars. */
    final List<Integer> smoothWords = new ArrayList<>();

    /** Of each of them: is it a coordinate on a circle? */
    final List<Boolean> cylindrical = new ArrayList<>();

    final List<Integer> flatWords = new ArrayList<>();
    boolean extended;
    boolean usesCentroid;
    boolean usesCoverage;

    private final Shader shader;
    private final @Nullable VertexOutputs written;
    private final boolean multisample;
    private final boolean perSample;
    private final Map<Integer, Integer> smoothAt = new HashMap<>();
    private final Map<Integer, Integer> flatAt = new HashMap<>();
    /** Shares at the usual place, computed at the function's start; null where it needs none. */
    private @Nullable Shares center;

    /** Place at which something is evaluated: position and, as far as asked for, barycentric shares. */
    static final class Shares {
        final Value x;
        final Value y;

        @Nullable
        Value b1;

        @Nullable
        Value b2;

        @Nullable
        Value l1;

        @Nullable
        Value l2;

        Shares(Value x, Value y) {
            this.x = x;
            this.y = y;
        }
    }

    /**
     * @param shader is changed
     * @param written what the vertex stage writes; null: nothing
     */
    LowerFragmentInputs(Shader shader, @Nullable VertexOutputs written, boolean multisample, boolean perSample) {
        this.shader = shader;
        this.written = written;
        this.multisample = multisample;
        this.perSample = perSample;
    }

    /** Does a shader read what exists per sample only? Then it runs per sample. */
    static boolean readsSample(Shader shader) {
        for (Variable v : shader.inputs) {
            if (v.builtin == Builtin.SAMPLE_ID
                    || v.builtin == Builtin.SAMPLE_POSITION
                    || v.place == Interpolation.Place.SAMPLE) return true;
        }
        return false;
    }

    static boolean readsCoverage(Shader shader) {
        for (Variable v : shader.inputs) if (v.builtin == Builtin.SAMPLE_MASK_IN) return true;
        return false;
    }

    void run() {
        for (Function f : shader.functions) collect(f.body());
        for (Function f : shader.functions) {
            Code code = new Code(new Builder(shader, new Region()));
            Region start = code.b.region();
            int needs = needs(f.body());
            center = needs != 0 ? code.sharesAtCenter(needs) : null;
            region(f.body(), code);
            f.body().body.addAll(0, start.body);
        }
        shader.inputs.clear();
    }

    /** Which inputs there are decides where their scalars lie, so that comes first. */
    private void collect(Region region) {
        for (Instr i : region.body) {
            if (isInput(i)) words(i);
            for (Region nested : i.regions) collect(nested);
        }
    }

    private static boolean isInput(Instr i) {
        return switch (i.op) {
            case LOAD_INPUT, INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET -> true;
            default -> false;
        };
    }

    private void words(Instr i) {
        Variable v = variable(i);
        int first = firstWord(v);
        if (first < 0) return;
        boolean flat = isFlat(v);
        int width = v.type().width() * (v.type().kind().is64() ? 2 : 1);
        for (int e = 0; e < v.elements(); e++) {
            for (int w = 0; w < width; w++) {
                int word = first + e * Slots.elementWords(v) + w;
                if (!isWritten(word)) continue;
                List<Integer> list = flat ? flatWords : smoothWords;
                if ((flat ? flatAt : smoothAt).putIfAbsent(word, list.size()) == null) {
                    list.add(word);
                    if (!flat) cylindrical.add((v.cylindrical >> w & 1) != 0);
                }
            }
        }
    }

    private static Variable variable(Instr i) {
        Variable v = i.variable;
        if (v == null)
            throw new IllegalArgumentException("LowerFragmentInputs: " + i.op.text() + " without a variable");
        return v;
    }

    /** -1 where the value does not come from the vertices. */
    private static int firstWord(Variable v) {
        return switch (v.builtin) {
            case NONE, CLIP_DISTANCE, CULL_DISTANCE -> Slots.vertexWord(v);
            default -> -1;
        };
    }

    private static boolean isFlat(Variable v) {
        return v.interpolation == Interpolation.FLAT || v.type().kind() != ScalarKind.F32;
    }

    private boolean isWritten(int word) {
        VertexOutputs out = written;
        if (out == null) return false;
        if (word >= Slots.VARYING) return out.writes(word - Slots.VARYING);
        if (word >= Slots.CULL_DISTANCE) return word - Slots.CULL_DISTANCE < out.cullDistances;
        return word - Slots.CLIP_DISTANCE < out.clipDistances;
    }

    // ---- rewriting

    private static final int ANY = 1;
    private static final int PERSPECTIVE = 2;
    private static final int LINEAR = 4;

    /** Inputs that a function needs at its start. */
    private static int needs(Region region) {
        int bits = 0;
        for (Instr i : region.body) {
            if (isInput(i)) {
                Variable v = variable(i);
                bits |= ANY;
                if (firstWord(v) >= 0 && !isFlat(v)) {
                    bits |= v.interpolation == Interpolation.NOPERSPECTIVE ? LINEAR : PERSPECTIVE;
                }
            }
            for (Region nested : i.regions) bits |= needs(nested);
        }
        return bits;
    }

    private void region(Region region, Code code) {
        List<Instr> old = new ArrayList<>(region.body);
        region.body.clear();
        for (Instr i : old) {
            if (isInput(i)) {
                code.b.moveTo(region);
                code.b.line = i.line;
                Value[] components = code.load(i, variable(i));
                Value all = code.b.vec(components);
                // The old result lives on, so that nobody who uses it need be told.
                Instr copy = new Instr(Op.SWIZZLE, new Value[0], new Value[] {all});
                copy.setResults(i.results);
                for (int c = 0; c < components.length; c++) copy.imm |= c << 2 * c;
                code.b.append(copy);
            } else {
                region.body.add(i);
                for (Region nested : i.regions) region(nested, code);
            }
        }
    }

    final class Code extends IrCode {
        Code(Builder builder) {
            super(builder);
        }

        Shares sharesAtCenter(int needs) {
            Shares s = new Shares(laneF(PrimitiveScalars.LANE_X), laneF(PrimitiveScalars.LANE_Y));
            if ((needs & PERSPECTIVE) != 0) perspective(s);
            if ((needs & LINEAR) != 0) linear(s);
            return s;
        }

        private void perspective(Shares s) {
            if (s.b1 != null) return;
            Value w = b.op(Op.FRCP, plane(PrimitiveScalars.W, s.x, s.y));
            s.b1 = mul(plane(PrimitiveScalars.B1, s.x, s.y), w);
            s.b2 = mul(plane(PrimitiveScalars.B2, s.x, s.y), w);
        }

        private void linear(Shares s) {
            if (s.l1 != null) return;
            extended = true;
            s.l1 = plane(PrimitiveScalars.L1, s.x, s.y);
            s.l2 = plane(PrimitiveScalars.L2, s.x, s.y);
        }

        /** The components of an input instruction's result. */
        Value[] load(Instr i, Variable v) {
            Type type = v.type();
            if (firstWord(v) < 0) return builtin(v);
            int addresses = v.isArray() ? 1 : 0;
            Value element = v.isArray() ? i.args[0] : null;
            Shares s = isFlat(v) ? null : place(i, v, addresses);
            if (element == null || element.isConst()) {
                int e = element == null ? 0 : Math.clamp(element.constInt(0), 0, v.elements() - 1);
                return element(v, e, s);
            }
            Value[] result = element(v, 0, s);
            for (int e = 1; e < v.elements(); e++) {
                Value here = b.op(Op.IEQ, element, i(e));
                Value[] other = element(v, e, s);
                for (int c = 0; c < type.width(); c++) result[c] = b.select(here, other[c], result[c]);
            }
            return result;
        }

        private Shares place(Instr i, Variable v, int addresses) {
            Shares usual = center;
            if (usual == null) throw new IllegalStateException("LowerFragmentInputs: no position");
            Shares s = usual;
            switch (i.op) {
                case INTERP_CENTROID -> s = centroid(usual);
                case INTERP_SAMPLE -> s = sample(usual, i.args[addresses]);
                case INTERP_OFFSET -> s = offset(usual, i.args[addresses]);
                default -> {
                    if (v.place == Interpolation.Place.CENTROID && !perSample) s = centroid(usual);
                }
            }
            if (v.interpolation == Interpolation.NOPERSPECTIVE) linear(s);
            else perspective(s);
            return s;
        }

        private Shares centroid(Shares usual) {
            if (!multisample) return usual;
            usesCentroid = true;
            return new Shares(laneF(PrimitiveScalars.LANE_CENTROID_X), laneF(PrimitiveScalars.LANE_CENTROID_Y));
        }

        private Shares sample(Shares usual, Value index) {
            if (!multisample) return usual;
            Value dx = scalarF(PrimitiveScalars.SAMPLE_POSITIONS);
            Value dy = scalarF(PrimitiveScalars.SAMPLE_POSITIONS + 1);
            if (index.isConst()) {
                int n = index.constInt(0) & 7;
                dx = scalarF(PrimitiveScalars.SAMPLE_POSITIONS + 2 * n);
                dy = scalarF(PrimitiveScalars.SAMPLE_POSITIONS + 2 * n + 1);
            } else {
                for (int n = 1; n < 8; n++) {
                    Value here = b.op(Op.IEQ, index, i(n));
                    dx = b.select(here, scalarF(PrimitiveScalars.SAMPLE_POSITIONS + 2 * n), dx);
                    dy = b.select(here, scalarF(PrimitiveScalars.SAMPLE_POSITIONS + 2 * n + 1), dy);
                }
            }
            return fromCenter(usual, dx, dy);
        }

        private Shares offset(Shares usual, Value offset) {
            return fromCenter(usual, b.extract(offset, 0), b.extract(offset, 1));
        }

        /** Shaders that run per sample are evaluated there; offsets count from the pixel's centre all the same. */
        private Shares fromCenter(Shares usual, Value dx, Value dy) {
            if (perSample) {
                dx = sub(dx, scalarF(PrimitiveScalars.SAMPLE_X));
                dy = sub(dy, scalarF(PrimitiveScalars.SAMPLE_Y));
            }
            return new Shares(add(usual.x, dx), add(usual.y, dy));
        }

        private Value[] element(Variable v, int e, @Nullable Shares s) {
            ScalarKind kind = v.type().kind();
            int first = firstWord(v) + e * Slots.elementWords(v);
            Value[] result = new Value[v.type().width()];
            for (int c = 0; c < result.length; c++) {
                if (kind.is64()) {
                    Value pair = b.vec(flatInt(first + 2 * c, 0), flatInt(first + 2 * c + 1, 0));
                    Value packed = b.op(Op.PACK_64, pair);
                    result[c] = kind == ScalarKind.F64 ? b.convert(Op.BITCAST, ScalarKind.F64, packed) : packed;
                } else if (kind == ScalarKind.I32) {
                    result[c] = flatInt(first + c, (v.component + c & 3) == 3 ? 1 : 0);
                } else if (kind == ScalarKind.BOOL) {
                    result[c] = b.op(Op.INE, flatInt(first + c, 0), i(0));
                } else if (s == null) {
                    Integer at = flatAt.get(first + c);
                    result[c] = at == null ? missing(v, c) : scalarF(flatIndex(at));
                } else {
                    result[c] = smooth(v, first + c, c, s);
                }
            }
            return result;
        }

        private Value missing(Variable v, int c) {
            return f(v.builtin == Builtin.NONE && (v.component + c & 3) == 3 ? 1 : 0);
        }

        private Value flatInt(int word, int missing) {
            Integer at = flatAt.get(word);
            return at == null ? i(missing) : bits(scalarF(flatIndex(at)));
        }

        private int flatIndex(int at) {
            return PrimitiveScalars.INPUTS + 3 * smoothWords.size() + at;
        }

        private Value smooth(Variable v, int word, int c, Shares s) {
            Integer at = smoothAt.get(word);
            if (at == null) return missing(v, c);
            boolean straight = v.interpolation == Interpolation.NOPERSPECTIVE;
            Value b1 = straight ? s.l1 : s.b1;
            Value b2 = straight ? s.l2 : s.b2;
            if (b1 == null || b2 == null) throw new IllegalStateException("LowerFragmentInputs: no shares");
            int index = PrimitiveScalars.INPUTS + 3 * at;
            return fma(b2, scalarF(index + 2), fma(b1, scalarF(index + 1), scalarF(index)));
        }

        private Value[] builtin(Variable v) {
            Shares s = center;
            if (s == null) throw new IllegalStateException("LowerFragmentInputs: no position");
            switch (v.builtin) {
                case FRAG_COORD -> {
                    Value shift = scalarF(PrimitiveScalars.COORD_SHIFT);
                    return new Value[] {
                        add(s.x, add(scalarF(PrimitiveScalars.REF_X), shift)),
                        add(s.y, add(scalarF(PrimitiveScalars.REF_Y), shift)),
                        clamp(
                                plane(PrimitiveScalars.Z, s.x, s.y),
                                scalarF(PrimitiveScalars.DEPTH_MIN),
                                scalarF(PrimitiveScalars.DEPTH_MAX)),
                        plane(PrimitiveScalars.W, s.x, s.y)
                    };
                }
                case FRONT_FACING -> {
                    return new Value[] {b.op(Op.INE, scalarI(PrimitiveScalars.FACING_I), i(0))};
                }
                case POINT_COORD -> {
                    extended = true;
                    return new Value[] {
                        fma(s.x, scalarF(PrimitiveScalars.POINT_S + 1), scalarF(PrimitiveScalars.POINT_S)),
                        fma(s.y, scalarF(PrimitiveScalars.POINT_T + 1), scalarF(PrimitiveScalars.POINT_T))
                    };
                }
                case PRIMITIVE_ID -> {
                    return new Value[] {bits(scalarF(PrimitiveScalars.PRIMITIVE_ID))};
                }
                case LAYER -> {
                    extended = true;
                    return new Value[] {bits(scalarF(PrimitiveScalars.LAYER))};
                }
                case VIEWPORT_INDEX -> {
                    extended = true;
                    return new Value[] {bits(scalarF(PrimitiveScalars.VIEWPORT))};
                }
                case SAMPLE_ID -> {
                    return new Value[] {scalarI(PrimitiveScalars.SAMPLE_ID)};
                }
                case SAMPLE_POSITION -> {
                    return new Value[] {
                        add(f(0.5f), scalarF(PrimitiveScalars.SAMPLE_X)),
                        add(f(0.5f), scalarF(PrimitiveScalars.SAMPLE_Y))
                    };
                }
                case SAMPLE_MASK_IN -> {
                    if (!multisample) return new Value[] {b.convert(Op.B2I, ScalarKind.I32, alive())};
                    usesCoverage = true;
                    return new Value[] {laneI(PrimitiveScalars.LANE_COVERAGE)};
                }
                case HELPER_INVOCATION -> {
                    return new Value[] {b.op(Op.BNOT, alive())};
                }
                default ->
                    throw new IllegalArgumentException(
                            "LowerFragmentInputs: " + v.builtin + " is no input of a fragment shader");
            }
        }

        private Value alive() {
            return b.intrinsic(tepui.drivers.soft.jit.Intrinsics.ALIVE, Type.BOOL, 0)
                    .result();
        }
    }
}
