package tepui.ir.interp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Evaluator;
import tepui.ir.pass.Reductions;

/**
 * Interpreter of shaders, for a group of invocations in lockstep: each instruction for all lanes that are active, then
 * the next. Control flow narrows the set of active lanes. Fragment lanes come in quads of 4 (left, right, then the row
 * below); a compute group is a whole workgroup, a tessellation control group a patch. Nothing here is fast; everything
 * follows the definitions in {@link Op} to the letter. Values that the IR leaves open come out as zeros.
 */
public final class Interpreter {
    /** Vertices and primitives that a geometry invocation emitted, in order. */
    public record Emitted(int stream, boolean endsPrimitive, Map<Variable, long[]> outputs) {}

    /** The lanes that leave a loop or go round, while its body runs. */
    private record Loop(Instr instr, boolean[] broken, boolean[] continued) {}

    /** The invocations of a subgroup: so many lanes, one behind the other. */
    public static final int SUBGROUP = 32;

    private final Shader shader;
    private final Environment environment;
    private final int lanes;
    /** Each value's components, lane after lane. No recursion, so one place a value suffices. */
    private final IdentityHashMap<Value, long[]> values = new IdentityHashMap<>();

    private final IdentityHashMap<Function, long[][]> returned = new IdentityHashMap<>();
    private final IdentityHashMap<Variable, long[]> locals = new IdentityHashMap<>();
    private final IdentityHashMap<Variable, long[]> outputs = new IdentityHashMap<>();
    private final List<List<Emitted>> emitted = new ArrayList<>();
    private final boolean[] helper;
    private final MemoryOps memory;
    private long stepsLeft = 20_000_000;

    public Interpreter(Shader shader, Environment environment, int lanes) {
        if (lanes < 1 || shader.hasDerivatives() && lanes % 4 != 0) {
            throw new IllegalArgumentException(
                    "Interpreter: lanes is " + lanes + ", must be at least 1, and whole quads for derivatives");
        }
        this.shader = shader;
        this.environment = environment;
        this.lanes = lanes;
        this.helper = new boolean[lanes];
        this.memory = new MemoryOps(
                environment, ByteBuffer.allocate(shader.sharedBytes).order(ByteOrder.LITTLE_ENDIAN));
        for (Variable v : shader.outputs) outputs.put(v, new long[instances(v) * size(v)]);
        for (Variable v : shader.locals) {
            long[] contents = new long[lanes * size(v)];
            if (v.initial != null) {
                for (int lane = 0; lane < lanes; lane++)
                    System.arraycopy(v.initial, 0, contents, lane * size(v), size(v));
            }
            locals.put(v, contents);
        }
        for (int lane = 0; lane < lanes; lane++) emitted.add(new ArrayList<>());
    }

    private static int size(Variable v) {
        return v.elements() * v.type().width();
    }

    /** Outputs of a patch are shared by its invocations: per vertex one each, else one. */
    private int instances(Variable v) {
        return v.patch ? 1 : lanes;
    }

    /** Lanes that are helpers from the start: they take part in derivatives and write nothing. */
    public Interpreter startHelper(int lane) {
        helper[lane] = true;
        return this;
    }

    /** The most lane-less instructions that may run before {@link #run} gives up; 20 million if not set. */
    public Interpreter stepLimit(long steps) {
        stepsLeft = steps;
        return this;
    }

    /** Runs the entry function in all lanes. */
    public Interpreter run() {
        boolean[] all = new boolean[lanes];
        Arrays.fill(all, true);
        region(shader.entry.body(), all, null, shader.entry);
        return this;
    }

    /** All elements' components of an output; of a patch's per-vertex output, {@code lane} is the vertex. */
    public long[] output(Variable variable, int lane) {
        long[] contents = outputs.get(variable);
        if (contents == null)
            throw new IllegalArgumentException("Interpreter.output: " + variable + " is no output of the shader");
        int at = variable.patch ? 0 : lane * size(variable);
        return Arrays.copyOfRange(contents, at, at + size(variable));
    }

    public boolean isHelper(int lane) {
        return helper[lane];
    }

    public List<Emitted> emitted(int lane) {
        return emitted.get(lane);
    }

    /** The workgroup's memory as it was left. */
    public ByteBuffer shared() {
        return memory.shared();
    }

    // ---- control flow ----------------------------------------------------------------------------------------------

    private static boolean any(boolean[] mask) {
        for (boolean b : mask) {
            if (b) return true;
        }
        return false;
    }

    /** Runs a region in the active lanes and returns those that came to its end by YIELD. */
    private boolean[] region(Region region, boolean[] active, @Nullable Loop loop, Function function) {
        boolean[] live = active.clone();
        for (Instr i : region.body) {
            if (!any(live)) return live;
            if (--stepsLeft < 0)
                throw new IllegalStateException("Interpreter: the shader '" + shader.name + "' runs for too long");
            switch (i.op) {
                case IF -> live = branch(i, live, loop, function);
                case LOOP -> live = loop(i, live, function);
                case CALL -> call(i, live);
                case YIELD -> {
                    return live;
                }
                case BREAK, CONTINUE -> {
                    if (loop == null)
                        throw new IllegalStateException("Interpreter: " + i.op.text() + " outside of a loop");
                    boolean leaves = i.op == Op.BREAK;
                    if (leaves) move(i.args, List.of(loop.instr.results), live);
                    else move(i.args, loop.instr.regions[0].params, live);
                    mark(leaves ? loop.broken : loop.continued, live);
                    return new boolean[lanes];
                }
                case RETURN -> {
                    long[][] results = returned.get(function);
                    for (int k = 0; k < i.args.length; k++) {
                        if (results != null)
                            copy(
                                    storage(i.args[k]),
                                    results[k],
                                    i.args[k].type().width(),
                                    live);
                    }
                    return new boolean[lanes];
                }
                default -> instr(i, live);
            }
        }
        throw new IllegalStateException("Interpreter: a region does not end with a terminator");
    }

    private static void mark(boolean[] set, boolean[] lanes) {
        for (int lane = 0; lane < set.length; lane++) set[lane] |= lanes[lane];
    }

    private boolean[] branch(Instr i, boolean[] live, @Nullable Loop loop, Function function) {
        long[] condition = storage(i.args[0]);
        boolean[] after = new boolean[lanes];
        for (int side = 0; side < 2; side++) {
            boolean[] taken = new boolean[lanes];
            for (int lane = 0; lane < lanes; lane++) taken[lane] = live[lane] && condition[lane] != 0 == (side == 0);
            if (!any(taken)) continue;
            boolean[] through = region(i.regions[side], taken, loop, function);
            if (any(through)) move(i.regions[side].terminator().args, List.of(i.results), through);
            mark(after, through);
        }
        return after;
    }

    private boolean[] loop(Instr i, boolean[] live, Function function) {
        boolean[] out = new boolean[lanes];
        boolean[] active = live.clone();
        move(i.args, i.regions[0].params, active);
        while (any(active)) {
            Loop loop = new Loop(i, out, new boolean[lanes]);
            region(i.regions[0], active, loop, function);
            active = loop.continued;
        }
        return out;
    }

    private void call(Instr i, boolean[] live) {
        Function f = i.function;
        if (f == null) throw new IllegalStateException("Interpreter: call of nothing");
        move(i.args, f.params(), live);
        long[][] results = new long[f.results().size()][];
        for (int k = 0; k < results.length; k++)
            results[k] = new long[lanes * f.results().get(k).width()];
        returned.put(f, results);
        region(f.body(), live, null, f);
        for (int k = 0; k < results.length; k++)
            copy(results[k], storage(i.results[k]), i.results[k].type().width(), live);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private long[] storage(Value v) {
        long[] found = values.get(v);
        if (found == null) {
            found = new long[lanes * v.type().width()];
            values.put(v, found);
        }
        return found;
    }

    private static void copy(long[] from, long[] to, int width, boolean[] live) {
        for (int lane = 0; lane < live.length; lane++) {
            if (live[lane]) System.arraycopy(from, lane * width, to, lane * width, width);
        }
    }

    /** All at once: a loop may hand its parameters round among themselves. */
    private void move(Value[] from, List<Value> to, boolean[] live) {
        long[][] read = new long[from.length][];
        for (int k = 0; k < from.length; k++) read[k] = storage(from[k]).clone();
        for (int k = 0; k < from.length; k++)
            copy(read[k], storage(to.get(k)), to.get(k).type().width(), live);
    }

    private long[] lane(Value v, int lane) {
        int width = v.type().width();
        long[] all = storage(v);
        return Arrays.copyOfRange(all, lane * width, lane * width + width);
    }

    private int scalar(Value v, int lane) {
        return (int) storage(v)[lane * v.type().width()];
    }

    private void set(Value v, int lane, long[] components) {
        System.arraycopy(
                components, 0, storage(v), lane * v.type().width(), v.type().width());
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    private void instr(Instr i, boolean[] live) {
        switch (i.op) {
            case DDX, DDY -> derivative(i, live);
            case VOTE_ANY, VOTE_ALL, VOTE_EQUAL -> vote(i, live);
            case BALLOT, READ_FIRST -> subgroup(i, live);
            case READ_LANE, SHUFFLE, READ_QUAD -> {
                long[] all = storage(i.args[0]).clone();
                for (int lane = 0; lane < lanes; lane++) if (live[lane]) read(i, lane, all);
            }
            case REDUCE -> reduce(i, live);
            case BARRIER, MEMORY_BARRIER, INTERLOCK -> {}
            default -> {
                for (int lane = 0; lane < lanes; lane++) {
                    if (live[lane]) instr(i, lane);
                }
            }
        }
    }

    private void instr(Instr i, int lane) {
        if (i.op.isPure()) {
            long[][] args = new long[i.args.length][];
            for (int k = 0; k < args.length; k++) args[k] = lane(i.args[k], lane);
            set(i.result(), lane, Evaluator.eval(i, args));
            return;
        }
        if (i.op.isTexture()) {
            texture(i, lane);
            return;
        }
        switch (i.op) {
            case LOAD_INPUT, LOAD_TARGET, INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET -> input(i, lane);
            case LOAD_LOCAL, STORE_LOCAL, LOAD_OUTPUT, STORE_OUTPUT -> variable(i, lane);
            case EMIT_VERTEX -> {
                IdentityHashMap<Variable, long[]> copy = new IdentityHashMap<>();
                for (Variable v : shader.outputs) copy.put(v, output(v, lane));
                emitted.get(lane).add(new Emitted(i.imm, false, copy));
            }
            case END_PRIMITIVE -> emitted.get(lane).add(new Emitted(i.imm, true, Map.of()));
            case DEMOTE_IF -> helper[lane] |= scalar(i.args[0], lane) != 0;
            case SUBGROUP -> {
                int answer = switch (i.imm) {
                    case 0 -> SUBGROUP;
                    case 1 -> lane % SUBGROUP;
                    case 2 -> lane / SUBGROUP;
                    default -> (lanes + SUBGROUP - 1) / SUBGROUP;
                };
                set(i.result(), lane, new long[] {answer});
            }
            case CLOCK -> {
                long now = System.nanoTime();
                set(i.result(), lane, new long[] {now & 0xffffffffL, now >>> 32});
            }
            case IS_HELPER -> set(i.result(), lane, new long[] {helper[lane] ? 1 : 0});
            case INTRINSIC -> {
                long[][] results = new long[i.results.length][];
                for (int k = 0; k < results.length; k++)
                    results[k] = new long[i.results[k].type().width()];
                environment.intrinsic(i, lane, operands(i, lane), results);
                for (int k = 0; k < results.length; k++) set(i.results[k], lane, results[k]);
            }
            default -> {
                Type type = i.results.length == 0 ? null : i.result().type();
                long[] out = new long[type == null ? 0 : type.width()];
                memory.run(i, operands(i, lane), out, type, helper[lane]);
                if (type != null) set(i.result(), lane, out);
            }
        }
    }

    private long[][] operands(Instr i, int lane) {
        long[][] args = new long[i.args.length][];
        for (int k = 0; k < args.length; k++) args[k] = lane(i.args[k], lane);
        return args;
    }

    private void input(Instr i, int lane) {
        Variable v = i.variable;
        if (v == null) throw new IllegalStateException("Interpreter: load without a variable");
        int at = 0;
        int vertex = v.perVertex ? scalar(i.args[at++], lane) : 0;
        int element = v.isArray() ? scalar(i.args[at++], lane) : 0;
        long[] out = new long[v.type().width()];
        if (element >= 0 && element < v.elements() && vertex >= 0) {
            if (i.op == Op.LOAD_INPUT) environment.input(v, lane, vertex, element, out);
            else if (i.op == Op.LOAD_TARGET) environment.target(v, lane, element, out);
            else
                environment.interpolate(
                        i, lane, element, at < i.args.length ? lane(i.args[at], lane) : new long[0], out);
        }
        set(i.result(), lane, out);
    }

    /** Locals, and outputs: of this invocation, or of the patch where several share them. */
    private void variable(Instr i, int lane) {
        Variable v = i.variable;
        if (v == null) throw new IllegalStateException("Interpreter: access without a variable");
        boolean local = v.mode() == Variable.Mode.LOCAL;
        int at = 0;
        int instance = v.perVertex ? scalar(i.args[at++], lane) : v.patch ? 0 : lane;
        int element = v.isArray() ? scalar(i.args[at++], lane) : 0;
        int width = v.type().width();
        boolean inside = element >= 0 && element < v.elements() && instance >= 0 && instance < lanes;
        long[] contents = local ? locals.get(v) : outputs.get(v);
        if (contents == null)
            throw new IllegalStateException("Interpreter: " + v + " is not among the shader's variables");
        int offset = inside ? (instance * v.elements() + element) * width : 0;
        if (i.op == Op.LOAD_LOCAL || i.op == Op.LOAD_OUTPUT) {
            set(i.result(), lane, inside ? Arrays.copyOfRange(contents, offset, offset + width) : new long[width]);
        } else if (inside && (local || !helper[lane])) {
            long[] value = lane(i.args[at], lane);
            for (int c = 0; c < width; c++) {
                if ((i.imm >> c & 1) != 0) contents[offset + c] = value[c];
            }
        }
    }

    /** Difference of two lanes of the quad, whether they are active or not. */
    private void derivative(Instr i, boolean[] live) {
        Value arg = i.args[0];
        int width = arg.type().width();
        long[] all = storage(arg).clone();
        for (int lane = 0; lane < lanes; lane++) {
            if (live[lane]) set(i.result(), lane, difference(all, width, lane, i.op == Op.DDX, i.imm == 2));
        }
    }

    private static long[] difference(long[] all, int width, int lane, boolean x, boolean fine) {
        int step = x ? 1 : 2;
        int first = fine ? lane & ~step : lane & ~3;
        long[] out = new long[width];
        for (int c = 0; c < width; c++) {
            float low = Float.intBitsToFloat((int) all[first * width + c]);
            float high = Float.intBitsToFloat((int) all[(first + step) * width + c]);
            out[c] = Integer.toUnsignedLong(Float.floatToIntBits(high - low));
        }
        return out;
    }

    private void vote(Instr i, boolean[] live) {
        int together = i.imm == 0 ? lanes : SUBGROUP;
        long[] all = storage(i.args[0]).clone();
        for (int from = 0; from < lanes; from += together) vote(i, live, all, from, Math.min(lanes, from + together));
    }

    private void vote(Instr i, boolean[] live, long[] all, int from, int end) {
        boolean anyTrue = false;
        boolean anyFalse = false;
        for (int lane = from; lane < end; lane++) {
            if (live[lane]) {
                anyTrue |= all[lane] != 0;
                anyFalse |= all[lane] == 0;
            }
        }
        boolean result = switch (i.op) {
            case VOTE_ANY -> anyTrue;
            case VOTE_ALL -> !anyFalse;
            default -> !(anyTrue && anyFalse);
        };
        for (int lane = from; lane < end; lane++) {
            if (live[lane]) set(i.result(), lane, new long[] {result ? 1 : 0});
        }
    }

    /** Bits of the lanes of each subgroup, or the value of the first lane in each; helpers have no part in it, unless there is none else. */
    private void subgroup(Instr i, boolean[] live) {
        long[] all = storage(i.args[0]).clone();
        int width = i.args[0].type().width();
        for (int from = 0; from < lanes; from += SUBGROUP) {
            long bits = 0;
            int first = -1;
            for (int n = 0; n < SUBGROUP && from + n < lanes; n++) {
                int lane = from + n;
                if (!live[lane]) continue;
                if (first < 0 || helper[first] && !helper[lane]) first = lane;
                if (i.op == Op.BALLOT && all[lane] != 0 && !helper[lane]) bits |= 1L << n;
            }
            for (int lane = from; lane < Math.min(lanes, from + SUBGROUP); lane++) {
                if (!live[lane]) continue;
                if (i.op == Op.BALLOT) set(i.result(), lane, new long[] {(int) bits, 0, 0, 0});
                else set(i.result(), lane, Arrays.copyOfRange(all, first * width, first * width + width));
            }
        }
    }

    private void read(Instr i, int lane, long[] all) {
        int width = i.args[0].type().width();
        int from = switch (i.op) {
            case READ_QUAD -> i.imm < 4 ? lane & ~3 | i.imm : lane ^ i.imm - 3;
            default -> lane / SUBGROUP * SUBGROUP + (scalar(i.args[1], lane) & SUBGROUP - 1);
        };
        boolean there = from < lanes;
        set(i.result(), lane, there ? Arrays.copyOfRange(all, from * width, from * width + width) : new long[width]);
    }

    private void reduce(Instr i, boolean[] live) {
        Reduction r = Objects.requireNonNull(Reduction.of(i.imm));
        long[] all = storage(i.args[0]).clone();
        int width = i.args[0].type().width();
        for (int lane = 0; lane < lanes; lane++) {
            if (!live[lane]) continue;
            long[] out = new long[width];
            int first = lane / SUBGROUP * SUBGROUP;
            for (int c = 0; c < width; c++) {
                int sum = r.identity();
                for (int from = first; from < Math.min(lanes, first + SUBGROUP); from++) {
                    boolean counts = live[from] && !helper[from] && r.takes(from - first, lane - first);
                    if (counts) sum = Reductions.combine(r, sum, (int) all[from * width + c]);
                }
                out[c] = r.isFloat() ? Integer.toUnsignedLong(sum) : sum;
            }
            set(i.result(), lane, out);
        }
    }

    private void texture(Instr i, int lane) {
        long[] @Nullable [] operands = new long[TexOperand.values().length][];
        for (TexOperand operand : TexOperand.values()) {
            Value v = i.tex(operand);
            if (v != null) operands[operand.ordinal()] = lane(v, lane);
        }
        Value coord = i.tex(TexOperand.COORD);
        float[] ddx = null;
        float[] ddy = null;
        if (shader.hasDerivatives() && coord != null && i.op != Op.TEX_FETCH) {
            int width = coord.type().width();
            ddx = floats(difference(storage(coord), width, lane, true, false));
            ddy = floats(difference(storage(coord), width, lane, false, false));
        }
        long[] out = new long[i.result().type().width()];
        environment.texture(i, lane, operands, ddx, ddy, out);
        set(i.result(), lane, out);
    }

    private static float[] floats(long[] bits) {
        float[] f = new float[bits.length];
        for (int c = 0; c < f.length; c++) f[c] = Float.intBitsToFloat((int) bits[c]);
        return f;
    }
}
