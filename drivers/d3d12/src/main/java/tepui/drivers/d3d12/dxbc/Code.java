package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;

/** The instructions of one phase, and where its values are: registers are taken at definitions and given back after the last use. */
final class Code {
    private final String shader;
    private final int firstArray;
    private final TokenWriter out = new TokenWriter();
    private final Temps temps;
    private final List<Dest> scratch = new ArrayList<>();
    private final List<Integer> arrays = new ArrayList<>();

    private @Nullable Source[] places = {};
    private @Nullable Dest[] owned = {};
    private List<Value> byEnd = List.of();
    private @Nullable Lifetimes lifetimes;
    private int released;
    /** Of the instruction at hand: results are not to be contracted or reassociated. */
    private boolean precise;

    private boolean hasPrecise;

    /** The code of a shader, or of a phase whose arrays are numbered from {@code firstArray} on. */
    Code(String shader, int firstArray) {
        this.shader = shader;
        this.firstArray = firstArray;
        this.temps = new Temps(shader);
    }

    TokenWriter tokens() {
        return out;
    }

    int tempCount() {
        return temps.count();
    }

    int firstArray() {
        return firstArray;
    }

    /** Elements of each indexable register. */
    List<Integer> arrays() {
        return arrays;
    }

    InexpressibleShaderException inexpressible(String what, String why) {
        return new InexpressibleShaderException("DXBC: shader '" + shader + "' has " + what + ": " + why);
    }

    /** Is there anything that may not be reordered? Not all devices look at single instructions for that. */
    boolean hasPrecise() {
        return hasPrecise;
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    /** Starts with values numbered by {@code l}. */
    void begin(Lifetimes l) {
        lifetimes = l;
        places = new @Nullable Source[l.count()];
        owned = new @Nullable Dest[l.count()];
        byEnd = l.byEnd();
        released = 0;
    }

    /** Goes on to an instruction: gives back scratch, and the registers of values that are not needed from there on. */
    void advance(Instr i) {
        precise = i.precise;
        hasPrecise |= precise;
        for (Dest d : scratch) temps.release(d);
        scratch.clear();
        Lifetimes l = lifetimes;
        if (l == null) return;
        while (released < byEnd.size() && l.end(byEnd.get(released)) < i.id) {
            int id = byEnd.get(released++).id;
            Dest d = owned[id];
            if (d != null) temps.release(d);
            owned[id] = null;
        }
    }

    /** A register for a value. */
    Dest define(Value v) {
        Dest d = temps.take(v.type().width());
        owned[v.id] = d;
        places[v.id] = d.source();
        return d;
    }

    /** The value is read from elsewhere. */
    void place(Value v, Source s) {
        places[v.id] = s;
    }

    Source source(Value v) {
        Source s = places[v.id];
        if (s == null) throw new IllegalStateException("DXBC: a value is used that was not computed");
        return s;
    }

    Source arg(Instr i, int a) {
        return source(i.args[a]);
    }

    /** A constant as the numbers that registers hold: truth is all ones. */
    static Source constant(Instr i) {
        long[] bits = i.bits;
        int[] numbers = new int[i.result().type().width()];
        boolean bool = i.result().type().kind() == ScalarKind.BOOL;
        for (int c = 0; c < numbers.length && bits != null; c++) {
            numbers[c] = bool ? (bits[c] != 0 ? -1 : 0) : (int) bits[c];
        }
        return Source.numbers(numbers);
    }

    // ---- registers -------------------------------------------------------------------------------------------------

    /** Components for the instruction at hand only. */
    Dest scratch(int width) {
        Dest d = temps.take(width);
        scratch.add(d);
        return d;
    }

    /** A register that is this one's from the start to the end. */
    Dest keep(int width) {
        return temps.keep(width);
    }

    /** A new array of registers; its number. */
    int array(int elements) {
        arrays.add(elements);
        return firstArray + arrays.size() - 1;
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    private int controls(Opcode opcode, Dest d) {
        return precise && isArithmetic(opcode) ? d.mask() << 19 : 0;
    }

    private static boolean isArithmetic(Opcode opcode) {
        return switch (opcode) {
            case ADD, MUL, MAD, DIV, RCP, RSQ, SQRT, DP2, DP3, DP4, EXP, LOG, SINCOS -> true;
            default -> false;
        };
    }

    /** A component-wise instruction. */
    void op(Opcode opcode, Dest d, Source... sources) {
        op(opcode, 0, d, sources);
    }

    void op(Opcode opcode, int controls, Dest d, Source... sources) {
        out.begin(opcode, controls | controls(opcode, d)).operand(d.operand());
        for (Source s : sources) out.operand(s.at(d.mask()));
        out.end();
    }

    /** The same into scratch. */
    Source fresh(Opcode opcode, int width, Source... sources) {
        Dest d = scratch(width);
        op(opcode, d, sources);
        return d.source();
    }

    void move(Dest d, Source s) {
        if (!s.isAlready(d)) op(Opcode.MOV, d, s);
    }

    /** A copy in scratch, where the source is not a plain temporary. */
    Source inTemp(Source s) {
        if (s.isTemp()) return s;
        Dest d = scratch(s.width());
        move(d, s);
        return d.source();
    }

    /** An instruction of operands in any form. */
    void raw(Opcode opcode, int controls, Operand... operands) {
        out.op(opcode, controls, operands);
    }

    void endIf() {
        raw(Opcode.ENDIF, 0);
    }

    /** {@code index}, unsigned, at most {@code most}. */
    Source atMost(Source index, int most) {
        if (index.isNumber()) {
            int n = index.number(0);
            return Source.numbers(n >= 0 && n <= most ? n : most);
        }
        return fresh(Opcode.UMIN, 1, index, Source.numbers(most));
    }

    /** An instruction that has nothing here. */
    InexpressibleShaderException nothing(Instr i, String why) {
        return inexpressible(i.op == Op.INTRINSIC ? "the intrinsic '" + i.intrinsic + "'" : i.op.text(), why);
    }
}
