package tepui.ir.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.interp.Interpreter;

/**
 * Generator of random accesses: inputs, buffers, images, textures, barriers. Without races: an invocation writes only
 * to its own 64 bytes of a buffer and its own texels (first coordinate = its number), reads others' shared memory only
 * between barriers, and counters for all are only added to, the old value unused.
 */
final class Accesses {
    private static final int OWN_BYTES = 64;

    private final Statements s;
    private final Interface face;
    private final Shader shader;
    private final Builder b;
    private @Nullable Value lane;
    private @Nullable Value own;
    private boolean demoted;
    /** Barriers follow: control flow must be uniform. */
    private boolean barriersAhead;

    Accesses(Statements s, Interface face) {
        this.s = s;
        this.face = face;
        this.shader = face.shader;
        this.b = s.b;
    }

    /** At the start of a function: what addresses are made of. */
    void enter(boolean entry) {
        lane = b.loadInput(face.lane);
        own = b.op(Op.IMUL, lane, b.i32(OWN_BYTES));
        demoted = !entry;
        barriersAhead = shader.stage == Stage.COMPUTE || shader.stage == Stage.TESS_CONTROL;
        s.scope.add(lane);
        for (int i = 0; i < 4; i++) input();
        s.scope.add(b.uniform(face.uniforms.getFirst(), 16, Type.F32X4));
        if (entry && shader.stage == Stage.COMPUTE) {
            for (int k = 0; k < OWN_BYTES; k += 4) {
                b.append(Instr.of(Op.STORE_SHARED, null, at(k), s.pick(Type.I32))).imm = 1;
            }
        }
    }

    /** Before the entry point's end. */
    void leave() {
        if (shader.stage == Stage.COMPUTE) {
            for (int k = 0; k < 3; k++) storage(16 * k, Type.F32X4, 15);
        }
        if (shader.stage == Stage.COMPUTE || shader.stage == Stage.TESS_CONTROL && s.options.memory()) {
            b.resourceEffect(Op.STORE_STORAGE, face.storage, 1, b.i32(0), at(60), b.loadLocal(face.digest));
        }
    }

    Value lane() {
        if (lane == null) throw new IllegalStateException("Accesses.lane: not in a function");
        return lane;
    }

    private Value at(int byteOffset) {
        if (own == null) throw new IllegalStateException("Accesses.at: not in a function");
        return b.op(Op.IADD, own, b.i32(byteOffset));
    }

    /** May the entry point return early here? */
    boolean mayReturn() {
        return !barriersAhead && shader.stage != Stage.GEOMETRY;
    }

    void statement(boolean entry) {
        int k = s.random.nextInt(!entry ? 6 : shader.stage == Stage.FRAGMENT ? 14 : 9);
        switch (k) {
            case 0, 1 -> input();
            case 2 -> load();
            case 3, 4 -> {
                if (!face.textures.isEmpty()) texture();
            }
            case 5 -> memory();
            case 6 -> fragment();
            case 7 -> together();
            case 8 -> barrier();
            default -> {
                if (s.chance(40) && !face.textures.isEmpty()) texture();
                else fragment();
            }
        }
    }

    // ---- inputs ----------------------------------------------------------------------------------------------------

    private Variable anyInput() {
        return shader.inputs.get(s.random.nextInt(shader.inputs.size()));
    }

    private List<Value> address(Variable v, int vertices) {
        List<Value> address = new ArrayList<>();
        if (v.perVertex) address.add(s.index(vertices));
        if (v.isArray()) address.add(s.index(v.arrayLength()));
        return address;
    }

    private void input() {
        Variable v = anyInput();
        s.scope.add(b.loadInput(v, address(v, 2).toArray(new Value[0])));
    }

    private void fragment() {
        if (shader.stage != Stage.FRAGMENT) {
            s.expression();
            return;
        }
        Variable v = anyInput();
        boolean interpolates = v.builtin == Builtin.NONE && v.type().kind() == ScalarKind.F32;
        switch (s.random.nextInt(6)) {
            case 0 -> {
                if (!interpolates) return;
                s.scope.add(b.load(Op.INTERP_CENTROID, v, address(v, 1).toArray(new Value[0])));
            }
            case 1 -> {
                if (!interpolates) return;
                List<Value> args = address(v, 1);
                args.add(s.index(4));
                s.scope.add(b.load(Op.INTERP_SAMPLE, v, args.toArray(new Value[0])));
            }
            case 2 -> {
                if (!interpolates) return;
                List<Value> args = address(v, 1);
                args.add(b.f32(0.25f, -0.125f));
                s.scope.add(b.load(Op.INTERP_OFFSET, v, args.toArray(new Value[0])));
            }
            case 3 -> {
                Variable output = shader.outputs.get(s.random.nextInt(shader.outputs.size()));
                boolean target = output.builtin == Builtin.NONE && output.index == 0;
                if (!target || !s.options.memory()) return;
                s.scope.add(b.load(Op.LOAD_TARGET, output, address(output, 1).toArray(new Value[0])));
            }
            case 4 -> {
                if (!s.options.inexact() || !s.uniformFlow) return;
                Value x = s.pick(Type.of(ScalarKind.F32, s.width()));
                s.scope.add(b.derivative(s.chance(50) ? Op.DDX : Op.DDY, x, s.random.nextInt(3)));
            }
            default -> {
                if (s.chance(50)) {
                    b.effect(Op.DEMOTE_IF, 0, b.op(Op.BAND, s.pick(Type.BOOL), s.pick(Type.BOOL)));
                    demoted = true;
                }
                s.scope.add(b.append(Instr.of(Op.IS_HELPER, Type.BOOL)).result());
            }
        }
    }

    /** Adds votes, in which invocations must meet. */
    private void together() {
        if (!s.options.votes() || !s.uniformFlow || demoted) {
            s.expression();
            return;
        }
        if (s.chance(50)) {
            subgroup();
            return;
        }
        Op op = new Op[] {Op.VOTE_ANY, Op.VOTE_ALL, Op.VOTE_EQUAL}[s.random.nextInt(3)];
        Instr vote = Instr.of(op, Type.BOOL, s.pick(Type.BOOL));
        vote.imm = s.random.nextInt(2);
        s.scope.add(b.append(vote).result());
    }

    private void subgroup() {
        Type type = Type.of(s.chance(50) ? ScalarKind.I32 : ScalarKind.F32, s.width());
        Instr made = switch (s.random.nextInt(8)) {
            case 0 -> Instr.of(Op.BALLOT, Type.I32X4, s.pick(Type.BOOL));
            case 1 -> Instr.of(Op.READ_FIRST, type, s.pick(type));
            // One that surely runs here: the first of all.
            case 2 -> Instr.of(Op.READ_LANE, type, s.pick(type), b.i32(0));
            case 3 ->
                Instr.of(
                        Op.SHUFFLE,
                        type,
                        s.pick(type),
                        s.index(Math.min(RandomShader.lanes(shader), Interpreter.SUBGROUP)));
            case 4 ->
                shader.stage == Stage.FRAGMENT
                        ? Instr.of(Op.READ_QUAD, type, s.pick(type))
                        : Instr.of(Op.READ_FIRST, type, s.pick(type));
            case 5, 6 -> Instr.of(Op.REDUCE, type, s.pick(type));
            default -> Instr.of(Op.SUBGROUP, Type.I32);
        };
        made.imm = switch (made.op) {
            case SUBGROUP -> s.random.nextInt(shader.stage == Stage.COMPUTE ? 4 : 2);
            case READ_QUAD -> s.random.nextInt(7);
            case REDUCE -> reduction(type.kind() == ScalarKind.F32).imm();
            default -> 0;
        };
        s.scope.add(b.append(made).result());
    }

    private Reduction reduction(boolean floats) {
        List<Op> ops = Reduction.operations();
        Op op = floats ? ops.get(9 + s.random.nextInt(4)) : ops.get(s.random.nextInt(9));
        Reduction.Scan scan = Reduction.Scan.values()[s.random.nextInt(3)];
        int cluster = scan == Reduction.Scan.ALL && s.chance(50) ? 1 << s.random.nextInt(8) : 0;
        return new Reduction(op, scan, cluster);
    }

    private void barrier() {
        if (s.chance(30)) b.effect(Op.MEMORY_BARRIER, s.random.nextInt(16));
        if (!barriersAhead || !s.uniformFlow) {
            s.expression();
            return;
        }
        b.effect(Op.BARRIER, 0);
        if (shader.stage == Stage.COMPUTE) {
            Value index = s.index(shader.sharedBytes / 4);
            Value v = b.append(Instr.of(Op.LOAD_SHARED, Type.I32, b.op(Op.IMUL, index, b.i32(4))))
                    .result();
            s.scope.add(v);
        } else {
            Variable v = shader.outputs.get(s.random.nextInt(2));
            s.scope.add(
                    b.load(Op.LOAD_OUTPUT, v, address(v, shader.outputVertices).toArray(new Value[0])));
        }
        b.effect(Op.BARRIER, 0);
    }

    // ---- buffers ---------------------------------------------------------------------------------------------------

    private Type memoryType() {
        return Type.of(s.memoryKind(), s.width());
    }

    private void load() {
        Type type = memoryType();
        // A vector lies within 256 bytes or wholly outside.
        int alignment = type.kind().bytes() * 4;
        Value slot = s.chance(85) ? s.index(256 / alignment) : b.op(Op.IAND, s.pick(Type.I32), b.i32(0xffff));
        Value offset = s.chance(50)
                ? b.i32(alignment * s.random.nextInt(256 / alignment))
                : b.op(Op.IMUL, slot, b.i32(alignment));
        boolean uniform = s.chance(70);
        Resource r = uniform ? face.uniforms.get(s.random.nextInt(2)) : face.readOnly;
        s.scope.add(b.resource(uniform ? Op.LOAD_UNIFORM : Op.LOAD_STORAGE, r, type, 0, b.i32(0), offset));
        if (s.chance(10)) s.scope.add(b.resource(Op.BUFFER_SIZE, r, Type.I32, 0, b.i32(0)));
    }

    private void storage(int offset, Type type, int mask) {
        b.resourceEffect(Op.STORE_STORAGE, face.storage, mask, b.i32(0), at(offset), s.noNaN(s.pick(type)));
    }

    private void memory() {
        if (!s.options.memory()) {
            s.expression();
            return;
        }
        Type type = memoryType();
        int room = OWN_BYTES - type.kind().bytes() * 4;
        // Few places, so that one meets what another wrote.
        int offset = room == 0 ? 0 : s.chance(60) ? 0 : 8 * s.random.nextInt(room / 8);
        switch (s.random.nextInt(7)) {
            case 0, 1 -> storage(offset, type, 1 + s.random.nextInt((1 << type.width()) - 1));
            case 2 -> s.scope.add(b.resource(Op.LOAD_STORAGE, face.storage, type, 0, b.i32(0), at(offset)));
            case 3 -> atomic();
            case 4 -> {
                if (shader.stage == Stage.COMPUTE) shared(offset, type);
            }
            default -> image();
        }
    }

    private AtomicOp anyAtomic() {
        return AtomicOp.values()[s.random.nextInt(AtomicOp.values().length)];
    }

    private Value[] atomicArgs(AtomicOp op, Value... address) {
        int n = address.length;
        Value[] args = Arrays.copyOf(address, n + (op == AtomicOp.COMPARE_EXCHANGE ? 2 : 1));
        for (int i = n; i < args.length; i++) args[i] = s.pick(Type.I32);
        return args;
    }

    private void atomic() {
        AtomicOp op = anyAtomic();
        int offset = 4 * s.random.nextInt(OWN_BYTES / 4);
        if (s.chance(30)) {
            // Counters for all.
            Value counter = b.i32(OWN_BYTES * 64 + 4 * s.random.nextInt(4));
            b.resource(
                    Op.ATOMIC_STORAGE,
                    face.storage,
                    Type.I32,
                    AtomicOp.ADD.ordinal(),
                    b.i32(0),
                    counter,
                    s.pick(Type.I32));
        } else if (shader.stage == Stage.COMPUTE && s.chance(50)) {
            Instr i = Instr.of(Op.ATOMIC_SHARED, Type.I32, atomicArgs(op, at(offset)));
            i.imm = op.ordinal();
            s.scope.add(b.append(i).result());
        } else {
            s.scope.add(b.resource(
                    Op.ATOMIC_STORAGE, face.storage, Type.I32, op.ordinal(), atomicArgs(op, b.i32(0), at(offset))));
        }
    }

    private void shared(int offset, Type type) {
        if (s.chance(50)) {
            s.scope.add(b.append(Instr.of(Op.LOAD_SHARED, type, at(offset))).result());
        } else {
            Instr i = Instr.of(Op.STORE_SHARED, null, at(offset), s.noNaN(s.pick(type)));
            i.imm = 1 + s.random.nextInt((1 << type.width()) - 1);
            b.append(i);
        }
    }

    private void image() {
        Resource r = face.images.get(s.random.nextInt(face.images.size()));
        TextureShape shape = r.shape;
        if (shape == null) return;
        List<Value> args = new ArrayList<>();
        args.add(b.i32(0));
        Value rest = shape.texelCoordinates() == 2 ? s.index(5) : b.vec(s.index(5), s.index(5));
        args.add(b.vec(lane(), rest));
        if (shape.isMultisample()) args.add(s.index(4));
        Value[] address = args.toArray(new Value[0]);
        Type texel = Type.of(r.texelKind, 4);
        switch (s.random.nextInt(5)) {
            case 0 -> s.scope.add(b.resource(Op.IMAGE_LOAD, r, texel, 0, address));
            case 1 -> {
                args.add(s.noNaN(s.pick(texel)));
                b.resourceEffect(Op.IMAGE_STORE, r, 0, args.toArray(new Value[0]));
            }
            case 2 -> {
                if (r.texelKind == ScalarKind.I32) {
                    AtomicOp op = anyAtomic();
                    s.scope.add(b.resource(Op.IMAGE_ATOMIC, r, Type.I32, op.ordinal(), atomicArgs(op, address)));
                } else {
                    args.add(s.noNaN(s.pick(Type.F32)));
                    s.scope.add(b.resource(
                            Op.IMAGE_ATOMIC, r, Type.F32, AtomicOp.EXCHANGE.ordinal(), args.toArray(new Value[0])));
                }
            }
            case 3 ->
                s.scope.add(b.resource(Op.IMAGE_SIZE, r, Type.of(ScalarKind.I32, shape.sizeComponents()), 0, b.i32(0)));
            default -> {
                if (shape.isMultisample()) s.scope.add(b.resource(Op.IMAGE_SAMPLES, r, Type.I32, 0, b.i32(0)));
            }
        }
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    private int mask;
    private final List<Value> operands = new ArrayList<>();

    private void operand(TexOperand operand, Value v) {
        mask |= operand.bit();
        operands.add(v);
    }

    private void texture() {
        Resource r = face.textures.get(s.random.nextInt(face.textures.size()));
        TextureShape shape = r.shape;
        if (shape == null) return;
        mask = 0;
        operands.clear();
        if (r.count() > 1) operand(TexOperand.INDEX, s.index(r.count()));
        boolean filtered = !shape.isMultisample() && shape != TextureShape.BUFFER;
        boolean lods = filtered && shape != TextureShape.RECT;
        Type texel = Type.of(r.texelKind, 4);
        int k = s.random.nextInt(10);
        if (k < 4 && filtered) {
            sample(r, shape, lods);
        } else if (k < 6 && !shape.isCube() && !r.shadow) {
            operand(TexOperand.COORD, s.pick(Type.of(ScalarKind.I32, shape.texelCoordinates())));
            if (lods && s.chance(50)) operand(TexOperand.LOD, s.index(4));
            if (filtered && s.chance(20)) operand(TexOperand.OFFSET, offset(shape));
            if (shape.isMultisample()) operand(TexOperand.SAMPLE, s.index(4));
            add(Op.TEX_FETCH, r, texel, 0);
        } else if (k < 7 && filtered && shape.dimensions() == 2) {
            operand(TexOperand.COORD, s.pick(Type.of(ScalarKind.F32, shape.coordinates())));
            if (r.shadow) operand(TexOperand.REF, s.pick(Type.F32));
            if (!shape.isCube() && s.chance(30)) {
                operand(TexOperand.OFFSET, offset(shape));
                if (s.chance(50)) {
                    operand(TexOperand.OFFSET1, offset(shape));
                    operand(TexOperand.OFFSET2, offset(shape));
                    operand(TexOperand.OFFSET3, offset(shape));
                }
            }
            add(Op.TEX_GATHER, r, texel, r.shadow ? 0 : s.random.nextInt(4) << 16);
        } else if (k < 8) {
            if (lods && s.chance(50)) operand(TexOperand.LOD, s.index(4));
            add(Op.TEX_SIZE, r, Type.of(ScalarKind.I32, shape.sizeComponents()), 0);
        } else if (k < 9 && lods) {
            boolean query = shader.stage == Stage.FRAGMENT && s.uniformFlow && s.options.inexact();
            if (query) operand(TexOperand.COORD, s.pick(Type.of(ScalarKind.F32, shape.coordinates())));
            add(query ? Op.TEX_QUERY_LOD : Op.TEX_LEVELS, r, query ? Type.F32X2 : Type.I32, 0);
        } else if (shape.isMultisample()) {
            add(Op.TEX_SAMPLES, r, Type.I32, 0);
        }
    }

    private void add(Op op, Resource r, Type type, int more) {
        s.scope.add(b.resource(op, r, type, mask | more, operands.toArray(new Value[0])));
    }

    private Value offset(TextureShape shape) {
        int[] o = new int[shape.dimensions()];
        for (int c = 0; c < o.length; c++) o[c] = s.random.nextInt(16) - 8;
        return b.i32(o);
    }

    private void sample(Resource r, TextureShape shape, boolean lods) {
        boolean implicit = shader.stage == Stage.FRAGMENT && s.uniformFlow;
        int way = s.random.nextInt(implicit ? 4 : 2);
        Type gradient = Type.of(ScalarKind.F32, shape.gradientComponents());
        operand(TexOperand.COORD, s.pick(Type.of(ScalarKind.F32, shape.coordinates())));
        if (r.shadow) operand(TexOperand.REF, s.pick(Type.F32));
        boolean gradients = way == 1 || !lods;
        if (way == 0 && lods) operand(TexOperand.LOD, s.pick(Type.F32));
        if (way == 2 && lods) operand(TexOperand.BIAS, b.f32(0.5f));
        if (gradients) {
            operand(TexOperand.DDX, s.pick(gradient));
            operand(TexOperand.DDY, s.pick(gradient));
        }
        if (!shape.isCube() && s.chance(20)) operand(TexOperand.OFFSET, offset(shape));
        if (way > 0 && lods && s.chance(10)) operand(TexOperand.MIN_LOD, b.f32(1));
        add(Op.TEX_SAMPLE, r, r.shadow ? Type.F32 : Type.of(r.texelKind, 4), 0);
    }
}
