package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Translator of IR to {@link Lir}: vectors fall apart into components, so building and picking them costs nothing from
 * here on. Values of 64 bits meet memory as pairs of words. Interface variables are {@link StageInterface}'s part.
 */
final class Scalarizer {
    private final Shader shader;
    private final Lir lir = new Lir();
    private final List<Lir.Val[]> values = new ArrayList<>();
    private final IdentityHashMap<Variable, LirArray> locals = new IdentityHashMap<>();
    private final StageInterface stage;
    private LirBlock at = lir.entry;
    /** The shader knows of subgroups: their lanes vote, and not all that run together. */
    private boolean subgroups;

    private Scalarizer(Shader shader) {
        this.shader = shader;
        this.stage = new StageInterface(shader, this);
    }

    /** The shader's own scratch fields are written: give a copy. */
    static Lir scalarize(Shader shader) {
        Scalarizer s = new Scalarizer(shader);
        s.subgroups = knowsSubgroups(shader.entry.body());
        for (Variable v : shader.locals) {
            LirArray array =
                    new LirArray(v.type().kind(), v.elements(), v.type().width(), v.initial);
            s.locals.put(v, array);
            s.lir.locals.add(array);
        }
        s.region(shader.entry.body(), s.lir.entry, null, null);
        return s.lir;
    }

    private static boolean knowsSubgroups(Region region) {
        for (Instr i : region.body) {
            boolean knows = switch (i.op) {
                case SUBGROUP, BALLOT, READ_LANE, READ_FIRST, SHUFFLE, READ_QUAD, REDUCE -> true;
                case VOTE_ANY, VOTE_ALL, VOTE_EQUAL -> i.imm != 0;
                default -> false;
            };
            if (knows) return true;
            for (Region inner : i.regions) if (knowsSubgroups(inner)) return true;
        }
        return false;
    }

    // ---- values

    private Lir.Val[] of(Value value) {
        if (value.id < 0 || value.id >= values.size()) {
            throw new IllegalArgumentException(
                    "KernelCompiler: shader '" + shader.name + "' uses a value before its definition");
        }
        return values.get(value.id);
    }

    private void bind(Value value, Lir.Val[] components) {
        value.id = values.size();
        values.add(components);
    }

    static Lir.Val[] fresh(Type type) {
        Lir.Val[] components = new Lir.Val[type.width()];
        for (int i = 0; i < components.length; i++) components[i] = new Lir.Val(type.kind());
        return components;
    }

    void add(Lir.Node node) {
        switch (node) {
            case Lir.LaneLoad load -> lir.inputWords = Math.max(lir.inputWords, load.word + 1);
            case Lir.LaneStore store -> lir.outputWords = Math.max(lir.outputWords, store.word + 1);
            case Lir.WordLoad load -> {
                WordSite.Space space = load.place.space;
                int end = load.place.end(load.results.length);
                if (space == WordSite.Space.LANE_IN) lir.inputWords = Math.max(lir.inputWords, end);
                if (space == WordSite.Space.LANE_OUT) lir.outputWords = Math.max(lir.outputWords, end);
            }
            case Lir.WordStore store -> {
                int end = store.place.end(store.values.length);
                if (store.place.space == WordSite.Space.LANE_OUT) lir.outputWords = Math.max(lir.outputWords, end);
            }
            default -> {}
        }
        at.nodes.add(node);
    }

    Lir.Val alu(Op op, int imm, ScalarKind kind, Lir.Val... args) {
        Lir.Val dst = new Lir.Val(kind);
        add(new Lir.Alu(op, imm, dst, args));
        return dst;
    }

    Lir.Val constant(int value) {
        return Lir.Val.constant(ScalarKind.I32, value);
    }

    /** Two words as a value of 64 bits. */
    Lir.Val pack64(ScalarKind kind, Lir.Val low, Lir.Val high) {
        Lir.Val packed = alu(Op.PACK_64, 0, ScalarKind.I64, low, high);
        return kind == ScalarKind.I64 ? packed : alu(Op.BITCAST, 0, ScalarKind.F64, packed);
    }

    /** Word 0 or 1 of a value of 64 bits. */
    Lir.Val word64(Lir.Val value, int word) {
        Lir.Val bits = value.kind == ScalarKind.I64 ? value : alu(Op.BITCAST, 0, ScalarKind.I64, value);
        return alu(Op.UNPACK_64, word, ScalarKind.I32, bits);
    }

    // ---- regions

    private void region(Region region, LirBlock block, Lir.@Nullable If yields, Lir.@Nullable Loop loop) {
        LirBlock before = at;
        at = block;
        for (Instr instr : region.body) {
            if (instr.op.isTerminator()) {
                terminator(instr, yields, loop);
                break;
            }
            instr(instr, loop);
        }
        at = before;
    }

    private void terminator(Instr instr, Lir.@Nullable If yields, Lir.@Nullable Loop loop) {
        List<Lir.Val> flat = new ArrayList<>();
        for (Value v : instr.args) flat.addAll(List.of(of(v)));
        Lir.Node target = switch (instr.op) {
            case YIELD -> yields;
            case RETURN -> null;
            default -> loop;
        };
        if (target == null && instr.op != Op.RETURN) {
            throw new IllegalArgumentException(
                    "KernelCompiler: " + instr.op.text() + " outside of what it belongs to, in '" + shader.name + "'");
        }
        Lir.Jump jump = new Lir.Jump(instr.op, flat.toArray(Lir.NONE), target);
        if (target instanceof Lir.Loop l) l.jumps.add(jump);
        add(jump);
    }

    private Lir.Val[] flatten(Value[] args) {
        List<Lir.Val> flat = new ArrayList<>();
        for (Value v : args) flat.addAll(List.of(of(v)));
        return flat.toArray(Lir.NONE);
    }

    private Lir.Val[] define(Iterable<Value> results) {
        List<Lir.Val> flat = new ArrayList<>();
        for (Value v : results) {
            Lir.Val[] components = fresh(v.type());
            bind(v, components);
            flat.addAll(List.of(components));
        }
        return flat.toArray(Lir.NONE);
    }

    // ---- instructions

    private void instr(Instr instr, Lir.@Nullable Loop loop) {
        Op op = instr.op;
        Value[] a = instr.args;
        switch (op) {
            case CONST -> {
                Lir.Val[] c = fresh(instr.result().type());
                for (int i = 0; i < c.length; i++) {
                    c[i] = Lir.Val.constant(c[i].kind, instr.result().constBits(i));
                }
                bind(instr.result(), c);
            }
            case UNDEF -> {
                Lir.Val[] c = fresh(instr.result().type());
                for (int i = 0; i < c.length; i++) c[i] = Lir.Val.constant(c[i].kind, 0);
                bind(instr.result(), c);
            }
            case VEC -> bind(instr.result(), flatten(a));
            case SWIZZLE -> {
                Lir.Val[] from = of(a[0]);
                Lir.Val[] c = new Lir.Val[instr.result().type().width()];
                for (int i = 0; i < c.length; i++) c[i] = from[instr.swizzle(i)];
                bind(instr.result(), c);
            }
            case INSERT -> {
                Lir.Val[] c = of(a[0]).clone();
                c[instr.imm] = of(a[1])[0];
                bind(instr.result(), c);
            }
            case EXTRACT_DYNAMIC -> {
                Lir.Val[] from = of(a[0]);
                Lir.Val index = of(a[1])[0];
                Lir.Val picked = from[0];
                for (int i = 1; i < from.length; i++) {
                    Lir.Val is = alu(Op.IEQ, 0, ScalarKind.BOOL, index, constant(i));
                    picked = alu(Op.SELECT, 0, picked.kind, is, from[i], picked);
                }
                bind(instr.result(), new Lir.Val[] {picked});
            }
            case INSERT_DYNAMIC -> {
                Lir.Val[] c = of(a[0]).clone();
                Lir.Val index = of(a[2])[0];
                for (int i = 0; i < c.length; i++) {
                    Lir.Val is = alu(Op.IEQ, 0, ScalarKind.BOOL, index, constant(i));
                    c[i] = alu(Op.SELECT, 0, c[i].kind, is, of(a[1])[0], c[i]);
                }
                bind(instr.result(), c);
            }
            case FDOT -> {
                Lir.Val[] x = of(a[0]);
                Lir.Val[] y = of(a[1]);
                Lir.Val sum = alu(Op.FMUL, 0, x[0].kind, x[0], y[0]);
                for (int i = 1; i < x.length; i++) {
                    sum = alu(Op.FADD, 0, sum.kind, sum, alu(Op.FMUL, 0, sum.kind, x[i], y[i]));
                }
                bind(instr.result(), new Lir.Val[] {sum});
            }
            case ANY, ALL -> {
                Lir.Val[] x = of(a[0]);
                Lir.Val r = x[0];
                for (int i = 1; i < x.length; i++) {
                    r = alu(op == Op.ANY ? Op.BOR : Op.BAND, 0, ScalarKind.BOOL, r, x[i]);
                }
                bind(instr.result(), new Lir.Val[] {r});
            }
            case PACK_64, PACK_HALF_2X16, PACK_UNORM_2X16, PACK_SNORM_2X16, PACK_UNORM_4X8, PACK_SNORM_4X8 ->
                bind(
                        instr.result(),
                        new Lir.Val[] {alu(op, 0, instr.result().type().kind(), of(a[0]))});
            case UNPACK_64,
                    UNPACK_HALF_2X16,
                    UNPACK_UNORM_2X16,
                    UNPACK_SNORM_2X16,
                    UNPACK_UNORM_4X8,
                    UNPACK_SNORM_4X8 -> {
                Type type = instr.result().type();
                Lir.Val[] c = new Lir.Val[type.width()];
                for (int i = 0; i < c.length; i++) c[i] = alu(op, i, type.kind(), of(a[0])[0]);
                bind(instr.result(), c);
            }
            case DDX, DDY -> {
                Lir.Val[] c = fresh(instr.result().type());
                for (int i = 0; i < c.length; i++) {
                    add(new Lir.Quad(op == Op.DDY, instr.imm == 2, of(a[0])[i], c[i]));
                }
                bind(instr.result(), c);
            }
            case LOAD_INPUT, LOAD_OUTPUT -> bind(instr.result(), stage.load(variable(instr), operands(a)));
            case STORE_OUTPUT -> {
                Variable v = variable(instr);
                Lir.Val[][] operands = operands(a);
                stage.store(v, operands, operands[v.addressOperands()], instr.imm);
            }
            case LOAD_LOCAL -> {
                Variable v = variable(instr);
                Lir.Val index = v.isArray() ? of(a[0])[0] : null;
                Lir.Val[] c = fresh(v.type());
                for (int i = 0; i < c.length; i++) add(new Lir.LocalLoad(local(v), i, index, c[i]));
                bind(instr.result(), c);
            }
            case STORE_LOCAL -> {
                Variable v = variable(instr);
                Lir.Val index = v.isArray() ? of(a[0])[0] : null;
                Lir.Val[] c = of(a[v.addressOperands()]);
                local(v).stored = true;
                for (int i = 0; i < c.length; i++) {
                    if ((instr.imm & 1 << i) != 0) add(new Lir.LocalStore(local(v), i, index, c[i]));
                }
            }
            case LOAD_UNIFORM, LOAD_STORAGE, LOAD_SHARED, BUFFER_SIZE -> bufferLoad(instr);
            case STORE_STORAGE, STORE_SHARED -> {
                Lir.Val[][] operands = operands(a);
                int last = operands.length - 1;
                if (operands[last][0].kind.is64()) operands[last] = words(operands[last]);
                add(new Lir.Access(instr, operands, Lir.NONE));
            }
            case ATOMIC_STORAGE, ATOMIC_SHARED -> atomic(instr);
            case IMAGE_LOAD,
                    IMAGE_STORE,
                    IMAGE_ATOMIC,
                    IMAGE_SIZE,
                    IMAGE_SAMPLES,
                    TEX_SAMPLE,
                    TEX_FETCH,
                    TEX_GATHER,
                    TEX_SIZE,
                    TEX_LEVELS,
                    TEX_SAMPLES,
                    TEX_QUERY_LOD -> {
                Lir.Val[] c = instr.results.length == 0
                        ? Lir.NONE
                        : fresh(instr.result().type());
                add(new Lir.Access(instr, operands(a), c));
                if (instr.results.length > 0) bind(instr.result(), c);
            }
            case BARRIER, MEMORY_BARRIER -> add(new Lir.Fence());
            // All fragments of a pixel run on one thread, one after another.
            case INTERLOCK -> {}
            case EMIT_VERTEX -> add(new Lir.Emit(false, instr.imm));
            case END_PRIMITIVE -> add(new Lir.Emit(true, instr.imm));
            case DEMOTE_IF -> add(new Lir.Demote(of(a[0])[0]));
            case IS_HELPER -> {
                Lir.Val v = new Lir.Val(ScalarKind.BOOL);
                add(new Lir.Alive(true, v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            case VOTE_ANY, VOTE_ALL, VOTE_EQUAL -> {
                Lir.Val v = new Lir.Val(ScalarKind.BOOL);
                if (subgroups) add(new Lir.Access(instr, operands(a), new Lir.Val[] {v}));
                else add(new Lir.Vote(op, of(a[0])[0], v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            case SUBGROUP, BALLOT, READ_LANE, READ_FIRST, SHUFFLE, READ_QUAD, REDUCE, CLOCK -> {
                Lir.Val[] c = fresh(instr.result().type());
                add(new Lir.Access(instr, operands(a), c));
                bind(instr.result(), c);
            }
            case INTRINSIC -> intrinsic(instr);
            case IF -> {
                LirBlock then = new LirBlock();
                LirBlock otherwise = new LirBlock();
                Lir.Val condition = of(a[0])[0];
                Lir.Val[] results = define(List.of(instr.results));
                Lir.If node = new Lir.If(condition, then, otherwise, results);
                region(instr.regions[0], then, node, loop);
                region(instr.regions[1], otherwise, node, loop);
                add(node);
            }
            case LOOP -> {
                Lir.Val[] initial = flatten(a);
                Lir.Val[] params = define(instr.regions[0].params);
                Lir.Val[] results = define(List.of(instr.results));
                Lir.Loop node = new Lir.Loop(initial, params, new LirBlock(), results);
                region(instr.regions[0], node.body, null, node);
                add(node);
            }
            default -> {
                if (!op.isPure()) {
                    throw new IllegalArgumentException("KernelCompiler: " + op.text() + " in shader '" + shader.name
                            + "' should have been lowered before");
                }
                componentWise(instr);
            }
        }
    }

    private void componentWise(Instr instr) {
        Type type = instr.result().type();
        Lir.Val[][] operands = operands(instr.args);
        Lir.Val[] c = new Lir.Val[type.width()];
        for (int i = 0; i < c.length; i++) {
            Lir.Val[] args = new Lir.Val[operands.length];
            for (int k = 0; k < args.length; k++) args[k] = operands[k][Math.min(i, operands[k].length - 1)];
            c[i] = alu(instr.op, instr.imm, type.kind(), args);
        }
        bind(instr.result(), c);
    }

    private Lir.Val[][] operands(Value[] args) {
        Lir.Val[][] operands = new Lir.Val[args.length][];
        for (int i = 0; i < args.length; i++) operands[i] = of(args[i]);
        return operands;
    }

    private Lir.Val[] words(Lir.Val[] wide) {
        Lir.Val[] words = new Lir.Val[wide.length * 2];
        for (int i = 0; i < words.length; i++) words[i] = word64(wide[i / 2], i & 1);
        return words;
    }

    private static Variable variable(Instr instr) {
        if (instr.variable == null) {
            throw new IllegalArgumentException("KernelCompiler: " + instr.op.text() + " names no variable");
        }
        return instr.variable;
    }

    private LirArray local(Variable v) {
        LirArray array = locals.get(v);
        if (array == null) {
            throw new IllegalArgumentException("KernelCompiler: " + v + " is no local of '" + shader.name + "'");
        }
        return array;
    }

    private void bufferLoad(Instr instr) {
        Type type = instr.result().type();
        boolean wide = type.kind().is64();
        Lir.Val[] c = wide ? new Lir.Val[2 * type.width()] : fresh(type);
        if (wide) {
            for (int i = 0; i < c.length; i++) c[i] = new Lir.Val(ScalarKind.I32);
        }
        add(new Lir.BufferLoad(instr, flatten(instr.args), c));
        if (wide) {
            Lir.Val[] packed = new Lir.Val[type.width()];
            for (int i = 0; i < packed.length; i++) packed[i] = pack64(type.kind(), c[2 * i], c[2 * i + 1]);
            c = packed;
        }
        bind(instr.result(), c);
    }

    /** Data and result of 64 bits are words, as the runtime takes them. */
    private void atomic(Instr instr) {
        Lir.Val[][] operands = operands(instr.args);
        Type type = instr.result().type();
        if (!type.kind().is64()) {
            Lir.Val[] c = fresh(type);
            add(new Lir.Access(instr, operands, c));
            bind(instr.result(), c);
            return;
        }
        for (int n = 0; n < operands.length; n++) if (operands[n][0].kind.is64()) operands[n] = words(operands[n]);
        Lir.Val[] c = {new Lir.Val(ScalarKind.I32), new Lir.Val(ScalarKind.I32)};
        add(new Lir.Access(instr, operands, c));
        bind(instr.result(), new Lir.Val[] {pack64(type.kind(), c[0], c[1])});
    }

    private void intrinsic(Instr instr) {
        String name = instr.intrinsic == null ? "" : instr.intrinsic;
        switch (name) {
            case Intrinsics.SCALAR_F, Intrinsics.SCALAR_I -> {
                Lir.Val v = new Lir.Val(name.equals(Intrinsics.SCALAR_F) ? ScalarKind.F32 : ScalarKind.I32);
                add(new Lir.ScalarLoad(v.kind == ScalarKind.F32 ? "scalarF" : "scalarI", instr.imm, v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            case Intrinsics.LANE_F, Intrinsics.LANE_I -> {
                Lir.Val v = new Lir.Val(name.equals(Intrinsics.LANE_F) ? ScalarKind.F32 : ScalarKind.I32);
                add(new Lir.LaneLoad(instr.imm, v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            case Intrinsics.LANE_STORE_F, Intrinsics.LANE_STORE_I ->
                add(new Lir.LaneStore(instr.imm, of(instr.args[0])[0]));
            case Intrinsics.TEXEL_INFO -> {
                Lir.Val v = new Lir.Val(ScalarKind.I32);
                add(new Lir.ScalarLoad("texelInfo", instr.imm, v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            case Intrinsics.TEXELS -> {
                Lir.Val v = new Lir.Val(ScalarKind.I32);
                add(new Lir.TexelLoad(instr.imm, of(instr.args[0])[0], v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            case Intrinsics.TARGET_LOAD -> {
                Lir.Val v = new Lir.Val(ScalarKind.I32);
                add(new Lir.TargetLoad(instr.imm, v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            case Intrinsics.TARGET_STORE -> add(new Lir.TargetStore(instr.imm, of(instr.args[0])[0]));
            case Intrinsics.ALIVE -> {
                Lir.Val v = new Lir.Val(ScalarKind.BOOL);
                add(new Lir.Alive(false, v));
                bind(instr.result(), new Lir.Val[] {v});
            }
            default ->
                throw new IllegalArgumentException(
                        "KernelCompiler: intrinsic '" + name + "' in shader '" + shader.name + "' is unknown");
        }
    }
}
