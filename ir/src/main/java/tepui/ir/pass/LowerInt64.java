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
 * Lowering of 64-bit integers for devices without them: each value becomes two of 32 bits, the low and the high words.
 * Divisions and conversions to and from floats become functions. Inputs and outputs become vectors of words, low before
 * high, in the locations they had: where an element took two, it becomes two elements of an array. Doubles stay; where
 * their bits are looked at, a BITCAST right beside a PACK_64 or UNPACK_64 is left over, which devices with doubles have
 * an instruction for.
 */
public final class LowerInt64 implements Pass {
    public LowerInt64() {}

    @Override
    public boolean run(Shader shader) {
        boolean changed = new Calls(shader).run(shader);
        boolean split = new Work().split(shader);
        return changed || split;
    }

    /**
     * First step: operations without a short form on words become calls of functions on 64 bits, which are then split
     * like the rest.
     */
    private static final class Calls extends Rewriter {
        private final Int64Functions integers;
        private final Float64Functions floats;

        Calls(Shader shader) {
            integers = new Int64Functions(shader);
            floats = new Float64Functions(shader);
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            if (i.results.length != 1 || i.args.length == 0) return null;
            ScalarKind from = i.args[0].type().kind();
            ScalarKind to = i.result().type().kind();
            boolean wanted = switch (i.op) {
                case IDIV, UDIV, IREM, IMOD, UMOD -> from == ScalarKind.I64;
                case F2I, F2U -> to == ScalarKind.I64;
                case I2F, U2F -> from == ScalarKind.I64;
                default -> false;
            };
            if (!wanted) return null;
            Value[] parts = new Value[i.result().type().width()];
            for (int c = 0; c < parts.length; c++) {
                Value x = b.extract(i.args[0], c);
                parts[c] = switch (i.op) {
                    case F2I, F2U -> floats.toInteger(bits(x, b), i.op == Op.F2I, b);
                    case I2F, U2F -> {
                        boolean signed = i.op == Op.I2F;
                        if (to == ScalarKind.F32) {
                            yield b.convert(Op.BITCAST, ScalarKind.F32, floats.integerToFloat(x, signed, b));
                        }
                        yield b.convert(Op.BITCAST, ScalarKind.F64, floats.fromInteger(x, signed, b));
                    }
                    default -> integers.divide(i.op, x, b.extract(i.args[1], c), b);
                };
            }
            return b.vec(parts);
        }

        /** The bits of a float as those of a double. */
        private Value bits(Value x, Builder b) {
            if (x.type() == Type.F64) return b.convert(Op.BITCAST, ScalarKind.I64, x);
            return floats.fromFloat(b.convert(Op.BITCAST, ScalarKind.I32, x), b);
        }
    }

    static final class Work extends SplitKind {
        private final IdentityHashMap<Variable, Variable> interfaces = new IdentityHashMap<>();

        Work() {
            super(ScalarKind.I64, ScalarKind.I32, 2);
        }

        @Override
        public boolean run(Shader shader) {
            return split(shader);
        }

        @Override
        boolean variables(Shader s) {
            boolean found = replace(s.inputs);
            found |= replace(s.outputs);
            return found;
        }

        private boolean replace(List<Variable> list) {
            boolean found = false;
            for (int i = 0; i < list.size(); i++) {
                Variable v = list.get(i);
                if (v.type().kind() != ScalarKind.I64) continue;
                boolean two = v.slotsPerElement() == 2;
                int length = two ? 2 * v.elements() : v.arrayLength();
                Type type = Type.of(ScalarKind.I32, two ? 4 : 2 * v.type().width());
                Variable other = v.retyped(v.name(), type, length);
                // Of attributes: fetched without a sign.
                other.unsigned = true;
                list.set(i, other);
                interfaces.put(v, other);
                found = true;
            }
            return found;
        }

        @Override
        long part(long bits, int part) {
            return part == 0 ? (int) bits : (int) (bits >>> 32);
        }

        @Override
        Value @Nullable [] lower(Instr i, Value[][] args, Builder b) {
            return switch (i.op) {
                case CONST -> constant(i, b);
                case LOAD_INPUT, LOAD_OUTPUT -> loadInterface(i, args, b);
                case STORE_OUTPUT -> storeInterface(i, args, b);
                case LOAD_UNIFORM, LOAD_STORAGE, LOAD_SHARED -> load(i, args, b);
                case STORE_STORAGE, STORE_SHARED -> store(i, args, b);
                case PACK_64 -> new Value[] {b.extract(args[0][0], 0), b.extract(args[0][0], 1)};
                case UNPACK_64 -> new Value[] {b.vec(args[0][0], args[0][1])};
                case BITCAST -> bitcast(i, args, b);
                case INTRINSIC -> null;
                default -> new WordArithmetic(b).lower(i, args);
            };
        }

        private Value[] constant(Instr i, Builder b) {
            long[] bits = i.bits == null ? new long[i.result().type().width()] : i.bits;
            long[] low = new long[bits.length];
            long[] high = new long[bits.length];
            for (int c = 0; c < bits.length; c++) {
                low[c] = part(bits[c], 0);
                high[c] = part(bits[c], 1);
            }
            Type type = partType(i.result().type());
            return new Value[] {
                b.append(Instr.constant(type, low)).result(),
                b.append(Instr.constant(type, high)).result()
            };
        }

        /** Between double and bits: a component at a time, by way of a pair. */
        private static Value[] bitcast(Instr i, Value[][] args, Builder b) {
            int width = i.result().type().width();
            if (i.result().type().kind() == ScalarKind.F64) {
                Value[] parts = new Value[width];
                for (int c = 0; c < width; c++) {
                    Value pair = b.vec(b.extract(args[0][0], c), b.extract(args[0][1], c));
                    parts[c] = b.convert(Op.BITCAST, ScalarKind.F64, b.op(Op.PACK_64, pair));
                }
                return new Value[] {b.vec(parts)};
            }
            Value[] low = new Value[width];
            Value[] high = new Value[width];
            for (int c = 0; c < width; c++) {
                Value bits = b.convert(Op.BITCAST, ScalarKind.I64, b.extract(args[0][0], c));
                Value pair = b.op(Op.UNPACK_64, bits);
                low[c] = b.extract(pair, 0);
                high[c] = b.extract(pair, 1);
            }
            return new Value[] {b.vec(low), b.vec(high)};
        }

        // ---- words in memory and in the interface

        /** Low words and high words of words that alternate. */
        private static Value[] apart(Value[] words, Builder b) {
            Value[] low = new Value[words.length / 2];
            Value[] high = new Value[words.length / 2];
            for (int c = 0; c < low.length; c++) {
                low[c] = words[2 * c];
                high[c] = words[2 * c + 1];
            }
            return new Value[] {b.vec(low), b.vec(high)};
        }

        /** Words {@code from} to {@code to} of a value, low and high in turn. */
        private static Value together(Value[] parts, int from, int to, Builder b) {
            Value[] words = new Value[to - from];
            for (int w = from; w < to; w++) words[w - from] = b.extract(parts[w & 1], w >> 1);
            return b.vec(words);
        }

        private static int wordMask(int mask) {
            int words = 0;
            for (int c = 0; c < 4; c++) {
                if ((mask >> c & 1) != 0) words |= 3 << 2 * c;
            }
            return words;
        }

        private Value[] load(Instr i, Value[][] args, Builder b) {
            int words = 2 * i.result().type().width();
            int address = args.length - 1;
            Value[] all = new Value[words];
            for (int from = 0; from < words; from += 4) {
                int n = Math.min(4, words - from);
                Value[] operands = pick(args, 0);
                if (from > 0) operands[address] = b.op(Op.IADD, operands[address], b.i32(4 * from));
                Instr one = Instr.of(i.op, Type.of(ScalarKind.I32, n), operands);
                one.resource = i.resource;
                Value v = b.append(one).result();
                for (int w = 0; w < n; w++) all[from + w] = b.extract(v, w);
            }
            return apart(all, b);
        }

        private Value[] store(Instr i, Value[][] args, Builder b) {
            int data = args.length - 1;
            int words = 2 * i.args[data].type().width();
            int mask = wordMask(i.imm);
            for (int from = 0; from < words; from += 4) {
                int to = Math.min(from + 4, words);
                int part = mask >> from & (1 << to - from) - 1;
                if (part == 0) continue;
                Value[] operands = pick(args, 0);
                if (from > 0) operands[data - 1] = b.op(Op.IADD, operands[data - 1], b.i32(4 * from));
                operands[data] = together(args[data], from, to, b);
                Instr one = Instr.of(i.op, null, operands);
                one.resource = i.resource;
                one.imm = part;
                b.append(one);
            }
            return new Value[0];
        }

        /** The operands that address word {@code from} of an element; {@code values} are the original ones. */
        private static Value[] address(Variable old, Value[] values, int from, Builder b) {
            if (old.slotsPerElement() == 1) return values.clone();
            int vertex = old.perVertex ? 1 : 0;
            Value[] operands = new Value[vertex + 1];
            if (vertex == 1) operands[0] = values[0];
            if (old.isArray()) {
                Value twice = b.op(Op.ISHL, values[vertex], b.i32(1));
                operands[vertex] = from == 0 ? twice : b.op(Op.IOR, twice, b.i32(1));
            } else {
                operands[vertex] = b.i32(from / 4);
            }
            return operands;
        }

        private Value[] loadInterface(Instr i, Value[][] args, Builder b) {
            Variable old = variable(i);
            Variable v = interfaces.getOrDefault(old, old);
            int words = 2 * i.result().type().width();
            Value[] all = new Value[words];
            for (int from = 0; from < words; from += 4) {
                Value[] operands = address(old, pick(args, 0), from, b);
                Value some = b.load(i.op, v, operands);
                for (int w = 0; w < Math.min(4, words - from); w++) all[from + w] = b.extract(some, w);
            }
            return apart(all, b);
        }

        private Value[] storeInterface(Instr i, Value[][] args, Builder b) {
            Variable old = variable(i);
            Variable v = interfaces.getOrDefault(old, old);
            int data = args.length - 1;
            int words = 2 * i.args[data].type().width();
            int mask = wordMask(i.imm);
            Value[] before = java.util.Arrays.copyOf(pick(args, 0), data);
            for (int from = 0; from < words; from += 4) {
                int to = Math.min(from + 4, words);
                int part = mask >> from & (1 << to - from) - 1;
                if (part == 0) continue;
                Value some = together(args[data], from, to, b);
                int width = v.type().width();
                if (some.type().width() < width) {
                    some = b.vec(
                            some,
                            b.append(Instr.constant(
                                            Type.of(ScalarKind.I32, width - (to - from)),
                                            new long[width - (to - from)]))
                                    .result());
                }
                Value[] operands = address(old, before, from, b);
                Value[] withData = java.util.Arrays.copyOf(operands, operands.length + 1);
                withData[operands.length] = some;
                b.storeMasked(i.op, v, part, withData);
            }
            return new Value[0];
        }

        private static Variable variable(Instr i) {
            Variable v = i.variable;
            if (v == null) throw new IllegalArgumentException("LowerInt64: " + i.op.text() + " without a variable");
            return v;
        }
    }
}
