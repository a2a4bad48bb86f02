package tepui.frontends.spirv;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.Value;
import tepui.ir.pass.Evaluator;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.Op;

/**
 * Table of constants by their ids, a word a scalar, with the values that specialisation gives. Operations on constants
 * are made as code of a shader of their own and evaluated on the spot, so that a constant is what the same instruction
 * of a function would give.
 */
final class Constants {
    private static final int MOST_WORDS = 1 << 22;

    private final SpirvModule m;
    private final Map<Integer, Integer> specialized;
    final Types types;
    private final Map<Integer, long[]> known = new HashMap<>();
    private final Set<Integer> open = new HashSet<>();
    private int words;

    Constants(SpirvModule module, Map<Integer, Integer> specialized) {
        m = module;
        this.specialized = specialized;
        types = new Types(module, this::length);
    }

    boolean isConstant(int id) {
        int op = m.def(id).op();
        return op >= Op.OpConstantTrue && op <= Op.OpSpecConstantOp;
    }

    private long length(int id) {
        Numeric n = types.number(m.def(id).type());
        if (!n.kind().isInt() || n.rows() != 1) throw new SpirvException("the length of an array is no integer");
        long v = words(id)[0];
        return n.unsigned() && n.kind() == ScalarKind.I32 ? Integer.toUnsignedLong((int) v) : v;
    }

    /** The words of a constant, as instructions of the IR have them. */
    long[] words(int id) {
        long[] w = known.get(id);
        if (w != null) return w;
        if (!isConstant(id)) throw new SpirvException("id " + id + " is no constant");
        if (!open.add(id)) throw new SpirvException("constant " + id + " is made of itself");
        w = make(m.def(id));
        open.remove(id);
        words += w.length;
        if (words > MOST_WORDS) throw new SpirvException("its constants are larger than anything that can be compiled");
        known.put(id, w);
        return w;
    }

    private @Nullable Integer given(int id) {
        return specialized.get(m.decoration(id, Decoration.SpecId));
    }

    private long[] make(Instr i) {
        return switch (i.op()) {
            case Op.OpConstantTrue, Op.OpSpecConstantTrue, Op.OpConstantFalse, Op.OpSpecConstantFalse -> {
                if (types.number(i.type()).kind() != ScalarKind.BOOL)
                    throw new SpirvException("constant " + i.id() + " is no truth value");
                boolean own = i.op() == Op.OpConstantTrue || i.op() == Op.OpSpecConstantTrue;
                boolean fixed = i.op() == Op.OpConstantTrue || i.op() == Op.OpConstantFalse;
                Integer given = fixed ? null : given(i.id());
                yield new long[] {(given == null ? own : given != 0) ? 1 : 0};
            }
            case Op.OpConstant -> number(i, null);
            case Op.OpSpecConstant -> number(i, given(i.id()));
            case Op.OpConstantNull -> zero(i.type());
            case Op.OpConstantComposite, Op.OpSpecConstantComposite -> composite(i);
            case Op.OpSpecConstantOp ->
                operation(
                        new Instr(i.at(0), i.type(), i.id(), Arrays.copyOfRange(i.operands(), 1, i.count()), i.line()));
            default -> throw new SpirvException("id " + i.id() + " is no constant");
        };
    }

    private long[] number(Instr i, @Nullable Integer given) {
        Numeric n = types.number(i.type());
        if (n.rows() != 1 || n.kind() == ScalarKind.BOOL)
            throw new SpirvException("constant " + i.id() + " is no number");
        int low = given == null ? i.at(0) : given;
        if (!n.kind().is64()) return new long[] {n.kind() == ScalarKind.F32 ? Integer.toUnsignedLong(low) : low};
        int high = given == null ? i.at(1) : given < 0 && !n.unsigned() ? -1 : 0;
        return new long[] {(long) high << 32 | Integer.toUnsignedLong(low)};
    }

    private long[] zero(int type) {
        ReadyType t = types.value(type);
        long n = Types.scalars(t);
        if (t.hasHandle() || n < 1 || n > Code.MOST_COLUMNS)
            throw new SpirvException("there is no zero of type " + type);
        return new long[(int) n];
    }

    /** Of an undefined value, too: all 0. */
    private long[] part(int id) {
        return m.def(id).op() == Op.OpUndef ? zero(m.def(id).type()) : words(id);
    }

    private long[] composite(Instr i) {
        long[] all = zero(i.type());
        int type = i.type();
        int count = switch (types.value(type)) {
            case Numeric n -> n.isMatrix() ? n.columns() : n.rows();
            case ReadyType.Array a -> a.length();
            case ReadyType.Struct s -> s.members().size();
            default -> 0;
        };
        if (count != i.count()) throw new SpirvException("constant " + i.id() + " has " + i.count() + " parts");
        int at = 0;
        for (int k = 0; k < count; k++) {
            int part = i.at(k);
            if (m.def(part).type() != types.part(type, k))
                throw new SpirvException("constant " + i.id() + " has a part of another type");
            long[] w = part(part);
            System.arraycopy(w, 0, all, at, w.length);
            at += w.length;
        }
        return all;
    }

    private long[] operation(Instr i) {
        if (i.op() == Op.OpExtInst) throw new SpirvException("a constant is made by an extended instruction");
        Code code = new Code(new Shader(Stage.FRAGMENT, "constants"));
        Operands operands = new Operands(m, types, code, id -> columns(code, id));
        Value[] columns = new PureInstructions(operands).value(i);
        code.b.ret();
        List<String> problems = Validator.problems(code.shader);
        if (!problems.isEmpty())
            throw new SpirvException("constant " + i.id() + " breaks a rule: " + problems.getFirst());
        IdentityHashMap<Value, long[]> values = new IdentityHashMap<>();
        List<tepui.ir.Instr> body = code.b.region().body;
        for (tepui.ir.Instr k : body.subList(0, body.size() - 1)) {
            if (!k.op.isPure()) throw new SpirvException("a constant is made by instruction " + i.op());
            long[][] args = new long[k.args.length][];
            for (int a = 0; a < args.length; a++) args[a] = values.getOrDefault(k.args[a], new long[0]);
            values.put(k.result(), Evaluator.eval(k, args));
        }
        long[] all = zero(i.type());
        int at = 0;
        for (Value c : columns) {
            long[] w = values.getOrDefault(c, new long[0]);
            if (w.length > all.length - at)
                throw new SpirvException("constant " + i.id() + " has another type than its value");
            System.arraycopy(w, 0, all, at, w.length);
            at += w.length;
        }
        checkTypes(i, columns);
        return all;
    }

    private void checkTypes(Instr i, Value[] columns) {
        var wanted = types.columnTypes(i.type());
        boolean same = wanted.size() == columns.length;
        for (int c = 0; same && c < columns.length; c++) same = wanted.get(c) == columns[c].type();
        if (!same) throw new SpirvException("constant " + i.id() + " has another type than its value");
    }

    /** The constant as values of a shader. */
    Value[] columns(Code code, int id) {
        ReadyType type = types.value(m.def(id).type());
        long n = Types.columns(type);
        code.spend(n);
        Value[] out = new Value[(int) n];
        if (m.def(id).op() == Op.OpUndef) {
            List<tepui.ir.Type> t = types.columnTypes(m.def(id).type());
            for (int c = 0; c < out.length; c++) out[c] = code.undefined(t.get(c));
            return out;
        }
        fill(code, type, words(id), new int[2], out);
        return out;
    }

    private static void fill(Code code, ReadyType type, long[] words, int[] at, Value[] out) {
        switch (type) {
            case Numeric n -> {
                for (int c = 0; c < n.columns(); c++) {
                    out[at[1]++] = code.constant(Code.type(n), Arrays.copyOfRange(words, at[0], at[0] + n.rows()));
                    at[0] += n.rows();
                }
            }
            case ReadyType.Array a -> {
                for (int i = 0; i < a.length(); i++) fill(code, a.element(), words, at, out);
            }
            case ReadyType.Struct s -> {
                for (ReadyType.Member m : s.members()) fill(code, m.type(), words, at, out);
            }
            default -> throw new SpirvException("a handle is a constant");
        }
    }
}
