package tepui.frontends.d3d9.shader;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.Code;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.Bytecode.Definition;
import tepui.frontends.d3d9.shader.Bytecode.Destination;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Relative;
import tepui.frontends.d3d9.shader.Bytecode.Source;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Translation of registers, operands and control flow of a program to IR: every register is a local, which later passes
 * make values of. Subroutines are put where they are called.
 */
abstract sealed class ProgramCode permits PixelCode, VertexCode {
    static final Type BOOL4 = Type.of(ScalarKind.BOOL, 4);
    private static final int MOST_ROUNDS = 255;

    final ShaderProgram program;
    final Bytecode code;
    final int version;
    final Shader s;
    final Code c;
    final Builder b;
    final Resource late;
    private final @Nullable Resource constants;
    /** Those that one uniform buffer cannot hold. */
    private final @Nullable Resource farConstants;

    private final Map<Integer, Variable> temps = new HashMap<>();
    private @Nullable Variable address;
    private @Nullable Variable loop;
    private @Nullable Variable predicate;
    private final Map<Integer, Integer> labels = new HashMap<>();
    private final int boolsWord;
    private final int intsWord;
    private final Arithmetic arithmetic;
    private int pc;

    ProgramCode(ShaderProgram program, Stage stage, String name) {
        this.program = program;
        code = program.code();
        version = code.version();
        s = new Shader(stage, name);
        c = new Code(new Builder(s));
        b = c.b;
        boolean pixel = code.isPixel();
        int floats = program.floats();
        int near = Math.min(floats, Slots.NEAR_CONSTANTS);
        constants = near > 0 ? s.uniformBuffer("constants", Slots.CONSTANTS, 16 * near) : null;
        farConstants =
                floats > near ? s.uniformBuffer("far_constants", Slots.FAR_CONSTANTS, 16 * (floats - near)) : null;
        late = s.uniformBuffer("late", Slots.LATE, 4 * (pixel ? Slots.P_WORDS : Slots.V_WORDS));
        boolsWord = pixel ? Slots.P_BOOLS : Slots.V_BOOLS;
        intsWord = pixel ? Slots.P_INTS : Slots.V_INTS;
        arithmetic = new Arithmetic(this);
        List<Instruction> list = code.instructions;
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).op() == Opcode.LABEL)
                labels.put(list.get(i).source(0).register(), i);
        }
    }

    // ---- registers

    final Variable temp(int register) {
        return temps.computeIfAbsent(register, r -> s.local("r" + r, Type.F32X4, 0));
    }

    final Variable address() {
        Variable a = address;
        if (a == null) address = a = s.local("a0", Type.I32X4, 0);
        return a;
    }

    private Variable loopCounter() {
        Variable l = loop;
        if (l == null) loop = l = s.local("aL", Type.I32, 0);
        return l;
    }

    private Variable predicate() {
        Variable p = predicate;
        if (p == null) predicate = p = s.local("p0", BOOL4, 0);
        return p;
    }

    /** A file that depends on the stage. */
    abstract Value readFile(Source source);

    /** A local that holds an output or the like. */
    abstract Variable writtenFile(Destination d);

    /** Where relative outputs go, an array; null for a plain register. */
    @Nullable
    Variable outputArray() {
        return null;
    }

    /** The number that a relative register adds. */
    final Value offset(Relative r) {
        if (r.file() == RegisterFile.LOOP) return b.loadLocal(loopCounter());
        return b.extract(b.loadLocal(address()), r.component());
    }

    final Value literal(int[] bits) {
        long[] words = new long[4];
        for (int i = 0; i < 4; i++) words[i] = Integer.toUnsignedLong(bits[i]);
        return b.append(Instr.constant(Type.F32X4, words)).result();
    }

    /** A float constant, defined or the device's; {@code row} counts on from the operand's. */
    final Value constant(Source source, int row) {
        int register = source.register() + row;
        Relative r = source.relative();
        Resource from = constants;
        if (r != null && from != null) {
            Value index = b.op(Op.IADD, offset(r), b.i32(register));
            Value legal = b.op(Op.ULT, index, b.i32(program.floats()));
            Resource behind = farConstants;
            Value v;
            if (behind != null) {
                v = element(from, b.op(Op.ULT, index, b.i32(Slots.NEAR_CONSTANTS)), index);
                Value rest = b.op(Op.ISUB, index, b.i32(Slots.NEAR_CONSTANTS));
                Value isFar = b.op(Op.ULT, rest, b.i32(program.floats() - Slots.NEAR_CONSTANTS));
                v = b.select(isFar, element(behind, isFar, rest), v);
            } else {
                v = element(from, legal, index);
            }
            return b.select(legal, v, c.zeros(4));
        }
        Definition d = code.definition(RegisterFile.CONST, register);
        if (d != null) return literal(d.values());
        int place = program.place(register);
        if (place < 0 || from == null) return c.zeros(4);
        Resource behind = farConstants;
        if (place >= Slots.NEAR_CONSTANTS && behind != null) {
            return b.uniform(behind, 16 * (place - Slots.NEAR_CONSTANTS), Type.F32X4);
        }
        return b.uniform(from, 16 * place, Type.F32X4);
    }

    /** An element of a uniform buffer, the first one where the number is not legal. */
    private Value element(Resource from, Value legal, Value index) {
        Value at = b.op(Op.ISHL, b.select(legal, index, b.i32(0)), b.i32(4));
        return b.resource(Op.LOAD_UNIFORM, from, Type.F32X4, 0, b.i32(0), at);
    }

    /** The register as it is, before swizzle and modifiers. */
    final Value raw(Source source, int row) {
        return switch (source.file()) {
            case TEMP -> b.loadLocal(temp(source.register()));
            case CONST -> clampConstant(constant(source, row));
            default -> readFile(source);
        };
    }

    /** Constants of pixel shaders 1.x lie between -1 and 1. */
    private Value clampConstant(Value v) {
        if (!code.isPixel() || version >= 0x200) return v;
        return c.min(c.max(v, c.f(-1, -1, -1, -1)), c.f(1, 1, 1, 1));
    }

    /** An operand: four components. */
    final Value read(Source source) {
        return read(source, 0);
    }

    final Value read(Source source, int row) {
        Value v = raw(source, row);
        if (source.swizzle() != Source.IDENTITY) {
            v = b.swizzle(v, source.component(0), source.component(1), source.component(2), source.component(3));
        }
        return modified(v, source);
    }

    private Value modified(Value v, Source source) {
        Value half = c.f(0.5f, 0.5f, 0.5f, 0.5f);
        Value two = c.f(2, 2, 2, 2);
        return switch (source.modifier()) {
            case NONE, NOT -> v;
            case NEGATE -> c.neg(v);
            case BIAS -> c.sub(v, half);
            case BIAS_NEGATE -> c.neg(c.sub(v, half));
            case SIGN -> c.mul(c.sub(v, half), two);
            case SIGN_NEGATE -> c.neg(c.mul(c.sub(v, half), two));
            case COMPLEMENT -> c.sub(c.f(1, 1, 1, 1), v);
            case X2 -> c.mul(v, two);
            case X2_NEGATE -> c.neg(c.mul(v, two));
            case DZ -> divided(v, 2);
            case DW -> divided(v, 3);
            case ABS -> b.op(Op.FABS, v);
            case ABS_NEGATE -> c.neg(b.op(Op.FABS, v));
        };
    }

    private Value divided(Value v, int by) {
        Value inverse = c.rcp(c.at(v, by));
        return c.vec(c.mul(c.x(v), inverse), c.mul(c.y(v), inverse), b.swizzle(v, 2, 3));
    }

    // ---- results

    /** Stores a result under its modifiers, mask and predicate. */
    final void write(Instruction i, Value result) {
        Destination d = i.to();
        Value v = result;
        if (d.shift() != 0) {
            float f = d.shift() > 0 ? 1 << d.shift() : 1f / (1 << -d.shift());
            v = c.mul(v, c.f(f, f, f, f));
        }
        if (d.saturate()) v = c.sat(v);
        Relative r = d.relative();
        Variable array = outputArray();
        if (r != null && array != null) {
            Value index = b.op(Op.IADD, offset(r), b.i32(d.register()));
            if (i.predicate() != null) v = b.select(condition(i.predicate()), v, b.loadLocal(array, index));
            b.storeMasked(Op.STORE_LOCAL, array, d.mask(), index, v);
            return;
        }
        boolean element = array != null && d.file() == RegisterFile.OUTPUT;
        if (element && array != null) {
            Value index = b.i32(d.register());
            if (i.predicate() != null) v = b.select(condition(i.predicate()), v, b.loadLocal(array, index));
            b.storeMasked(Op.STORE_LOCAL, array, d.mask(), index, v);
            return;
        }
        Variable to = d.file() == RegisterFile.TEMP ? temp(d.register()) : writtenFile(d);
        if (i.predicate() != null) v = b.select(condition(i.predicate()), v, b.loadLocal(to));
        b.storeMasked(Op.STORE_LOCAL, to, d.mask(), v);
    }

    /** The predicate's four components, swizzled and maybe negated. */
    private Value condition(Source p) {
        Value v = b.swizzle(b.loadLocal(predicate()), p.component(0), p.component(1), p.component(2), p.component(3));
        return p.modifier() == Bytecode.Modifier.NOT ? b.op(Op.BNOT, v) : v;
    }

    /** A single condition: a bool constant, or one component of the predicate. */
    private Value flag(Source source) {
        Value v;
        if (source.file() == RegisterFile.PREDICATE) {
            v = b.extract(b.loadLocal(predicate()), source.component(0));
        } else {
            Value word = b.uniform(late, 4 * boolsWord, Type.I32);
            v = b.op(Op.INE, b.op(Op.IAND, word, b.i32(1 << program.boolSlot(source.register()))), b.i32(0));
        }
        return source.modifier() == Bytecode.Modifier.NOT ? b.op(Op.BNOT, v) : v;
    }

    private Value compare(int how, Value x, Value y) {
        return switch (how & 7) {
            case 1 -> b.op(Op.FLT, y, x);
            case 2 -> b.op(Op.FEQ, x, y);
            case 3 -> b.op(Op.FGE, x, y);
            case 4 -> b.op(Op.FLT, x, y);
            case 5 -> b.op(Op.FNE, x, y);
            default -> b.op(Op.FGE, y, x);
        };
    }

    // ---- control flow

    /** All of the main program. */
    final void body() {
        if (predicate == null && usesPredicate()) {
            b.storeLocal(
                    predicate(), b.append(Instr.constant(BOOL4, 0, 0, 0, 0)).result());
        }
        sequence();
    }

    private boolean usesPredicate() {
        return code.instructions.stream().anyMatch(i -> i.predicate() != null || i.op() == Opcode.SETP);
    }

    private static boolean endsSequence(Opcode op) {
        return switch (op) {
            case ELSE, ENDIF, ENDLOOP, ENDREP, RET, LABEL -> true;
            default -> false;
        };
    }

    private void sequence() {
        List<Instruction> list = code.instructions;
        while (pc < list.size()) {
            Instruction i = list.get(pc);
            if (endsSequence(i.op())) return;
            pc++;
            b.line = i.token();
            if (flow(i)) {
                skip();
                return;
            }
        }
    }

    /** Past what can never run, to the end of the sequence. */
    private void skip() {
        List<Instruction> list = code.instructions;
        int depth = 0;
        for (; pc < list.size(); pc++) {
            Opcode op = list.get(pc).op();
            if (op.opensBlock()) depth++;
            else if (depth == 0 && endsSequence(op)) return;
            else if (op == Opcode.ENDIF || op == Opcode.ENDLOOP || op == Opcode.ENDREP) depth--;
        }
    }

    /** One instruction; says whether what follows in the sequence is never reached. */
    private boolean flow(Instruction i) {
        switch (i.op()) {
            case IF -> branch(flag(i.source(0)));
            case IFC -> branch(compare(i.control(), c.x(read(i.source(0))), c.x(read(i.source(1)))));
            case LOOP -> loop(i.source(1), true);
            case REP -> loop(i.source(0), false);
            case BREAK -> {
                b.breakWith();
                return true;
            }
            case BREAKC -> {
                Value leave = compare(i.control(), c.x(read(i.source(0))), c.x(read(i.source(1))));
                b.ifThen(leave, () -> b.breakWith());
            }
            case BREAKP -> b.ifThen(flag(i.source(0)), () -> b.breakWith());
            case CALL -> call(i.source(0).register());
            case CALLNZ -> b.ifThen(flag(i.source(1)), () -> call(i.source(0).register()));
            case SETP -> {
                Value v = compare(i.control(), read(i.source(0)), read(i.source(1)));
                Destination d = i.to();
                if (i.predicate() != null) v = b.select(condition(i.predicate()), v, b.loadLocal(predicate()));
                b.storeMasked(Op.STORE_LOCAL, predicate(), d.mask(), v);
            }
            case NOP, PHASE -> {}
            case MOVA -> address(i, true);
            case MOV -> {
                if (i.to().file() == RegisterFile.ADDRESS) address(i, version >= 0x200);
                else write(i, read(i.source(0)));
            }
            default -> {
                if (!special(i)) write(i, arithmetic.value(i));
            }
        }
        return false;
    }

    /** Instructions of one stage; false for those that both have. */
    abstract boolean special(Instruction i);

    private void address(Instruction i, boolean nearest) {
        Value v = read(i.source(0));
        Value whole = b.op(Op.FFLOOR, nearest ? c.add(v, c.f(0.5f, 0.5f, 0.5f, 0.5f)) : v);
        Value n = c.toInt(whole);
        Variable a = address();
        if (i.predicate() != null) n = b.select(condition(i.predicate()), n, b.loadLocal(a));
        b.storeMasked(Op.STORE_LOCAL, a, i.to().mask(), n);
    }

    private void branch(Value condition) {
        List<Instruction> list = code.instructions;
        b.ifElse(condition, List.of(), this::sequence, () -> {
            if (list.get(pc).op() == Opcode.ELSE) {
                pc++;
                sequence();
            }
        });
        pc++;
    }

    private void loop(Source count, boolean counts) {
        int at = 4 * (intsWord + 4 * program.intSlot(count.register()));
        Value setting = b.uniform(late, at, Type.I32X4);
        Variable left = s.local("rounds" + pc, Type.I32, 0);
        b.storeLocal(left, b.op(Op.IMIN, c.x(setting), b.i32(MOST_ROUNDS)));
        Value outer = counts ? b.loadLocal(loopCounter()) : null;
        if (counts) b.storeLocal(loopCounter(), c.y(setting));
        b.loop(new Value[0], List.of(), params -> {
            Value rounds = b.loadLocal(left);
            b.ifThen(b.op(Op.IGE, b.i32(0), rounds), () -> b.breakWith());
            b.storeLocal(left, b.op(Op.ISUB, rounds, b.i32(1)));
            int before = b.region().body.size();
            sequence();
            List<Instr> made = b.region().body;
            boolean left9 = made.size() > before && made.getLast().op.isTerminator();
            if (counts && !left9) {
                b.storeLocal(loopCounter(), b.op(Op.IADD, b.loadLocal(loopCounter()), c.z(setting)));
            }
        });
        pc++;
        if (outer != null) b.storeLocal(loopCounter(), outer);
    }

    private void call(int label) {
        int back = pc;
        Integer at = labels.get(label);
        if (at == null) throw new IllegalStateException("label " + label + " is not there");
        pc = at + 1;
        sequence();
        pc = back;
    }
}
