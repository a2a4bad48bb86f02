package tepui.ir.pass;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Inputs and outputs of 64 bits as pairs of 32-bit integers, for devices that do not carry them between stages or cannot fetch them from
 * vertex buffers. All keep their locations and their bytes: a vector of four components, which takes two locations, becomes an array of
 * two four-component ones. One of three leaves half of its second location to other variables (GLSL 4.60, 4.4.1), so its elements become
 * two variables each, of four and of two words; an index that is not constant chooses among them. Only attributes of three components
 * are arrays as those of four, the second filled up: vertex buffers have a format for each location. Both sides of an interface must be
 * lowered.
 */
public final class LowerWideInterface extends Rewriter {
    private final IdentityHashMap<Variable, Variable> lowered = new IdentityHashMap<>();
    /** Of the first variable of those that three components became: all of them, an element's two halves after another. */
    private final IdentityHashMap<Variable, Variable[]> halves = new IdentityHashMap<>();

    public LowerWideInterface() {}

    @Override
    protected boolean prepare(Shader s) {
        lowered.clear();
        halves.clear();
        replace(s.inputs, s.stage != Stage.VERTEX);
        replace(s.outputs, true);
        return !lowered.isEmpty();
    }

    private void replace(List<Variable> list, boolean apart) {
        for (int i = 0; i < list.size(); i++) {
            Variable v = list.get(i);
            if (!v.type().kind().is64()) continue;
            if (apart && v.type().width() == 3) {
                Variable[] parts = apart(v);
                list.remove(i);
                list.addAll(i, List.of(parts));
                i += parts.length - 1;
                lowered.put(v, parts[0]);
                halves.put(parts[0], parts);
                continue;
            }
            boolean two = v.slotsPerElement() == 2;
            Type type = two ? Type.I32X4 : Type.of(ScalarKind.I32, 2 * v.type().width());
            Variable words = v.retyped(v.name(), type, two ? 2 * v.elements() : v.arrayLength());
            // Of attributes: fetched without a sign.
            words.unsigned = true;
            list.set(i, words);
            lowered.put(v, words);
        }
    }

    private static Variable[] apart(Variable v) {
        Variable[] parts = new Variable[2 * v.elements()];
        for (int i = 0; i < parts.length; i++) {
            boolean second = (i & 1) != 0;
            // The first keeps the name, by which outputs are captured.
            String name = i == 0 ? v.name() : v.name() + "_" + i;
            Variable part = v.retyped(name, second ? Type.I32X2 : Type.I32X4, 0);
            part.location = v.location + i;
            part.unsigned = true;
            parts[i] = part;
        }
        return parts;
    }

    /**
     * Does {@code words}, a variable of the lowered shader, begin what has two halves for each element of the one before?
     *
     * @see #half
     */
    public boolean isHalves(Variable words) {
        if (halves.containsKey(words)) return true;
        for (var entry : lowered.entrySet()) {
            if (entry.getValue() == words) return entry.getKey().slotsPerElement() == 2;
        }
        return false;
    }

    /** The variable that holds that half, counted over all elements: {@code words} itself, an array of halves, or another. */
    public Variable half(Variable words, int half) {
        Variable[] parts = halves.get(words);
        return parts == null ? words : parts[half];
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

    /** A half of the element that is meant, of those that are variables of their own. */
    private static Value load(Instr i, Variable v, Variable[] parts, int half, Builder b) {
        Value[] at = v.perVertex ? new Value[] {i.args[0]} : new Value[0];
        int known = known(i, v);
        if (known >= 0) return b.load(i.op, parts[2 * known + half], at);
        Value index = i.args[v.addressOperands() - 1];
        Value chosen = b.load(i.op, parts[half], at);
        for (int e = 1; e < v.elements(); e++) {
            Value other = b.load(i.op, parts[2 * e + half], at);
            Value meant = b.op(Op.IEQ, index, b.i32(e));
            chosen = b.select(b.splat(meant, other.type().width()), other, chosen);
        }
        return chosen;
    }

    /** The element, -1 where the index is no constant; the last one for what is beyond. */
    private static int known(Instr i, Variable v) {
        if (!v.isArray()) return 0;
        Value index = i.args[v.addressOperands() - 1];
        return index.isConst() ? Math.clamp(index.constInt(0), 0, v.elements() - 1) : -1;
    }

    private Value load(Instr i, Variable v, Variable words, Builder b) {
        int width = v.type().width();
        Value[] components = new Value[width];
        Variable[] parts = halves.get(words);
        Value loaded = parts == null ? b.load(i.op, words, address(i, v, 0, 0, b)) : load(i, v, parts, 0, b);
        Value second = width <= 2
                ? loaded
                : parts == null ? b.load(i.op, words, address(i, v, 1, 0, b)) : load(i, v, parts, 1, b);
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

    private void store(Instr i, Variable v, Variable words, Builder b) {
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
            Variable[] parts = halves.get(words);
            if (parts != null) {
                Value whole = there == 2 ? b.vec(pairs[2 * half], pairs[2 * half + 1]) : pairs[2 * half];
                store(i, v, parts, half, mask, whole, b);
                continue;
            }
            Value[] operands = address(i, v, half, 1, b);
            Value first = pairs[2 * half];
            boolean one = words.type().width() == 2;
            operands[operands.length - 1] = one ? first : b.vec(first, there == 2 ? pairs[2 * half + 1] : b.i32(0, 0));
            b.storeMasked(Op.STORE_OUTPUT, words, mask, operands);
        }
    }

    /** To that half of the element that is meant. */
    private static void store(Instr i, Variable v, Variable[] parts, int half, int mask, Value value, Builder b) {
        Value[] operands = v.perVertex ? new Value[] {i.args[0], value} : new Value[] {value};
        int known = known(i, v);
        if (known >= 0) {
            b.storeMasked(Op.STORE_OUTPUT, parts[2 * known + half], mask, operands);
            return;
        }
        Value index = i.args[v.addressOperands() - 1];
        for (int e = 0; e < v.elements(); e++) {
            Variable part = parts[2 * e + half];
            b.ifThen(b.op(Op.IEQ, index, b.i32(e)), () -> b.storeMasked(Op.STORE_OUTPUT, part, mask, operands.clone()));
        }
    }
}
