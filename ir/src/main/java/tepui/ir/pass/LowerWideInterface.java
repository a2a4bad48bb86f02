package tepui.ir.pass;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Inputs and outputs of 64 bits as pairs of 32-bit integers, for devices that do not carry them between stages or cannot fetch them from
 * vertex buffers. All keep their locations and their bytes: a vector of three or four components, which takes two locations, becomes an
 * array of two four-component ones, the second filled up. Both sides of an interface must be lowered.
 */
public final class LowerWideInterface extends Rewriter {
    private final IdentityHashMap<Variable, Variable> lowered = new IdentityHashMap<>();

    public LowerWideInterface() {}

    @Override
    protected boolean prepare(Shader s) {
        lowered.clear();
        replace(s.inputs);
        replace(s.outputs);
        return !lowered.isEmpty();
    }

    private void replace(List<Variable> list) {
        for (int i = 0; i < list.size(); i++) {
            Variable v = list.get(i);
            if (!v.type().kind().is64()) continue;
            boolean halves = v.slotsPerElement() == 2;
            Type type =
                    halves ? Type.I32X4 : Type.of(ScalarKind.I32, 2 * v.type().width());
            Variable words = v.retyped(v.name(), type, halves ? 2 * v.elements() : v.arrayLength());
            // Of attributes: fetched without a sign.
            words.unsigned = true;
            list.set(i, words);
            lowered.put(v, words);
        }
    }

    /** Does {@code words}, a variable of the lowered shader, hold each element of the one before in two of its own? */
    public boolean isHalves(Variable words) {
        for (var entry : lowered.entrySet()) {
            if (entry.getValue() == words) return entry.getKey().slotsPerElement() == 2;
        }
        return false;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        Variable words = v == null ? null : lowered.get(v);
        if (v == null || words == null) return null;
        return switch (i.op) {
            case LOAD_INPUT, LOAD_OUTPUT -> load(i, v, words, b);
            case STORE_OUTPUT -> {
                store(i, v, words, b);
                yield GONE;
            }
            default -> throw new IllegalStateException("LowerWideInterface: " + i.op.text() + " of " + v);
        };
    }

    /** The address operands with one more half of an element, or as they are. */
    private static Value[] address(Instr i, Variable v, int half, int more, Builder b) {
        int given = v.addressOperands();
        boolean halves = v.slotsPerElement() == 2;
        Value[] at = new Value[(v.perVertex ? 1 : 0) + (halves || v.isArray() ? 1 : 0) + more];
        if (v.perVertex) at[0] = i.args[0];
        if (!halves && v.isArray()) at[given - 1] = i.args[given - 1];
        if (halves) {
            Value own = b.i32(half);
            if (v.isArray()) {
                Value doubled = b.op(Op.ISHL, i.args[given - 1], b.i32(1));
                own = b.op(Op.IADD, doubled, own);
            }
            at[at.length - more - 1] = own;
        }
        return at;
    }

    private static Value load(Instr i, Variable v, Variable words, Builder b) {
        int width = v.type().width();
        Value[] components = new Value[width];
        Value loaded = b.load(i.op, words, address(i, v, 0, 0, b));
        Value second = width > 2 ? b.load(i.op, words, address(i, v, 1, 0, b)) : loaded;
        for (int c = 0; c < width; c++) {
            Value pair = pair(c < 2 ? loaded : second, c & 1, b);
            Value whole = b.op(Op.PACK_64, pair);
            components[c] = v.type().kind() == ScalarKind.I64 ? whole : b.convert(Op.BITCAST, ScalarKind.F64, whole);
        }
        return b.vec(components);
    }

    private static Value pair(Value words, int which, Builder b) {
        return words.type().width() == 2 ? words : b.swizzle(words, 2 * which, 2 * which + 1);
    }

    private static void store(Instr i, Variable v, Variable words, Builder b) {
        Value value = i.args[v.addressOperands()];
        int width = v.type().width();
        Value[] pairs = new Value[width];
        for (int c = 0; c < width; c++) {
            Value one = b.extract(value, c);
            if (v.type().kind() == ScalarKind.F64) one = b.convert(Op.BITCAST, ScalarKind.I64, one);
            pairs[c] = b.op(Op.UNPACK_64, one);
        }
        for (int half = 0; 2 * half < width; half++) {
            int there = Math.min(2, width - 2 * half);
            int mask = 0;
            for (int c = 0; c < there; c++) if ((i.imm >> 2 * half + c & 1) != 0) mask |= 3 << 2 * c;
            if (mask == 0) continue;
            Value[] operands = address(i, v, half, 1, b);
            Value first = pairs[2 * half];
            boolean one = words.type().width() == 2;
            operands[operands.length - 1] = one ? first : b.vec(first, there == 2 ? pairs[2 * half + 1] : b.i32(0, 0));
            b.storeMasked(Op.STORE_OUTPUT, words, mask, operands);
        }
    }
}
