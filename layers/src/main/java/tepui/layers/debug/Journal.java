package tepui.layers.debug;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Pass that makes a shader note, for one pixel, vertex, primitive or invocation, every value that a run of its code cannot
 * compute by itself: inputs, uniforms, texels, derivatives. They go to a storage buffer in the order of the run:
 *
 * <pre>
 * bytes 0..11     what is asked for, from the host: x and y of the pixel; vertex, or -1 for any, and instance; primitive,
 *                 or -1 for any; or the three numbers of the global invocation
 * bytes 12..15    how many invocations have noted, or would have
 * bytes 16..19    how many may, from the host
 * HEAD + n * LANE of invocation n: entries of a number, then the words of a value; the number 0 ends them
 * </pre>
 *
 * An entry's number is that of the instruction, or -1 - n for input n, or FIRST_UNIFORM - n for each column of uniform n. A fragment that is discarded notes nothing more.
 */
final class Journal extends Rewriter {
    static final int HEAD = 64;
    /** Bytes for an invocation. */
    static final int LANE = 1 << 18;
    /** Invocations of a draw that note. */
    static final int LANES = 16;

    /** The number of the first uniform's entries. */
    static final int FIRST_UNIFORM = -65536;

    static final int BYTES = HEAD + LANES * LANE;

    private static final int COUNT_OFFSET = 12;
    private static final int MOST_OFFSET = 16;
    /** The number and the largest value. */
    private static final int LARGEST_ENTRY = 4 + 32;

    private final int slot;
    private Resource buffer = new Resource(Resource.Kind.STORAGE_BUFFER, "debug_journal", 0, 1);
    private Variable at = new Variable(Variable.Mode.LOCAL, "debug_at", Type.I32, 0);
    private Variable end = at;
    private int inputs;
    private List<NamedUniform> uniforms = List.of();

    /** @param slot of the storage buffer, which the shader does not use */
    Journal(int slot) {
        this.slot = slot;
    }

    @Override
    protected boolean prepare(Shader s) {
        buffer = s.storageBuffer("debug_journal", slot);
        at = s.local("debug_at", Type.I32, 0);
        at.initial = new long[] {-1};
        end = s.local("debug_end", Type.I32, 0);
        end.initial = new long[] {0};
        inputs = s.inputs.size();
        uniforms = NamedUniform.of(s);
        return true;
    }

    @Override
    protected void enter(Function f, Builder b) {
        if (f != shader().entry) return;
        Value isHere = isHere(b);
        b.ifThen(isHere, () -> {
            int add = AtomicOp.ADD.ordinal();
            Value n = b.resource(Op.ATOMIC_STORAGE, buffer, Type.I32, add, b.i32(0), b.i32(COUNT_OFFSET), b.i32(1));
            Value start = b.op(Op.IADD, b.i32(HEAD), b.op(Op.IMUL, n, b.i32(LANE)));
            Value isRoom = b.op(Op.ULT, n, head(b, Type.I32, MOST_OFFSET));
            b.storeLocal(end, b.op(Op.IADD, start, b.i32(LANE - LARGEST_ENTRY)));
            b.storeLocal(at, b.select(isRoom, start, b.i32(-1)));
            b.ifThen(isRoom, () -> {
                for (int i = 0; i < inputs; i++) {
                    Variable input = shader().inputs.get(i);
                    if (JournaledOps.isNotedFirst(input)) write(b, -1 - i, b.loadInput(input));
                }
                for (int i = 0; i < uniforms.size(); i++) uniform(b, FIRST_UNIFORM - i, uniforms.get(i));
            });
        });
    }

    private Value head(Builder b, Type type, int offset) {
        return b.resource(Op.LOAD_STORAGE, buffer, type, 0, b.i32(0), b.i32(offset));
    }

    /** Is this the invocation that is asked for? */
    private Value isHere(Builder b) {
        return switch (shader().stage) {
            case FRAGMENT -> {
                Value place = b.swizzle(b.loadInput(builtin(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
                Value pixel = b.convert(Op.F2I, ScalarKind.I32, place);
                yield b.op(Op.ALL, b.op(Op.IEQ, pixel, head(b, Type.I32X2, 0)));
            }
            case COMPUTE -> {
                Value all = b.loadInput(builtin(Builtin.GLOBAL_INVOCATION_ID, Type.I32X3));
                yield b.op(Op.ALL, b.op(Op.IEQ, all, head(b, Type.I32X3, 0)));
            }
            case VERTEX -> {
                Value vertex = b.loadInput(builtin(Builtin.VERTEX_ID, Type.I32));
                Value instance = b.loadInput(builtin(Builtin.INSTANCE_ID, Type.I32));
                Value same = b.op(Op.IEQ, instance, head(b, Type.I32, 4));
                yield isAnyOr(b, b.op(Op.BAND, b.op(Op.IEQ, vertex, head(b, Type.I32, 0)), same));
            }
            case TESS_CONTROL, TESS_EVAL, GEOMETRY -> {
                Value primitive = b.loadInput(builtin(Builtin.PRIMITIVE_ID, Type.I32));
                yield isAnyOr(b, b.op(Op.IEQ, primitive, head(b, Type.I32, 0)));
            }
        };
    }

    private Value isAnyOr(Builder b, Value same) {
        return b.op(Op.BOR, same, b.op(Op.ILT, head(b, Type.I32, 0), b.i32(0)));
    }

    /** An input of the shader; it is added where there is none, behind those that the run knows. */
    private Variable builtin(Builtin builtin, Type type) {
        for (Variable v : shader().inputs) if (v.builtin == builtin) return v;
        return shader().input(builtin, type);
    }

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder b) {
        if (!JournaledOps.isNoted(instr)) return null;
        Value result = b.append(new Cloner().instr(instr)).result();
        b.ifThen(b.op(Op.IGE, b.loadLocal(at), b.i32(0)), () -> write(b, instr.id, result));
        return result;
    }

    private void uniform(Builder b, int number, NamedUniform u) {
        Resource block = NamedUniform.buffer(shader(), u.binding());
        if (block == null) return;
        for (int offset : u.offsets()) write(b, number, b.uniform(block, offset, u.column()));
    }

    /** Writes an entry where there is room. */
    private void write(Builder b, int number, Value value) {
        Value to = b.loadLocal(at);
        b.resourceEffect(Op.STORE_STORAGE, buffer, 1, b.i32(0), to, b.i32(number));
        int offset = 4;
        for (Value words : words(b, value)) {
            int width = words.type().width();
            Value place = b.op(Op.IADD, to, b.i32(offset));
            b.resourceEffect(Op.STORE_STORAGE, buffer, (1 << width) - 1, b.i32(0), place, words);
            offset += 4 * width;
        }
        Value next = b.op(Op.IADD, to, b.i32(offset));
        b.storeLocal(at, b.select(b.op(Op.ILT, next, b.loadLocal(end)), next, b.i32(-1)));
    }

    private static Value[] words(Builder b, Value value) {
        Type type = value.type();
        return switch (type.kind()) {
            case I32 -> new Value[] {value};
            case F32 -> new Value[] {b.convert(Op.BITCAST, ScalarKind.I32, value)};
            case BOOL -> new Value[] {b.convert(Op.B2I, ScalarKind.I32, value)};
            case I64, F64 -> {
                Value[] pairs = new Value[type.width()];
                for (int c = 0; c < pairs.length; c++) {
                    Value one = b.extract(value, c);
                    if (type.kind() == ScalarKind.F64) one = b.convert(Op.BITCAST, ScalarKind.I64, one);
                    pairs[c] = b.op(Op.UNPACK_64, one);
                }
                yield pairs;
            }
        };
    }
}
