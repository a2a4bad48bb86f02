package tepui.layers.debug;

import java.util.List;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.ir.pass.Evaluator;
import tepui.ir.pass.Walk;

/**
 * One invocation's run: what the code of its class calls. Values are arrays of components, in bits as {@link
 * Instr#bits} says. Public for generated classes alone.
 */
public final class Lane {
    private final Instr[] instructions;
    private final Shader shader;
    private final int[] journal;
    private final List<NamedUniform> uniforms;
    private int at;

    /** @param journal the entries of this invocation */
    Lane(Shader shader, List<NamedUniform> uniforms, Instr[] instructions, int[] journal) {
        this.shader = shader;
        this.uniforms = uniforms;
        this.instructions = instructions;
        this.journal = journal;
    }

    /** The instructions of a shader by their numbers. */
    static Instr[] instructions(Shader shader) {
        int[] count = {0};
        for (Function f : shader.functions) Walk.each(f.body(), i -> count[0]++);
        Instr[] all = new Instr[count[0] + 1];
        for (Function f : shader.functions) Walk.each(f.body(), i -> all[i.id] = i);
        return all;
    }

    // ---- what the code calls

    public long[] eval(int number) {
        return Evaluator.eval(instructions[number], new long[0][]);
    }

    public long[] eval(int number, long[] a) {
        return Evaluator.eval(instructions[number], new long[][] {a});
    }

    public long[] eval(int number, long[] a, long[] b) {
        return Evaluator.eval(instructions[number], new long[][] {a, b});
    }

    public long[] eval(int number, long[] a, long[] b, long[] c) {
        return Evaluator.eval(instructions[number], new long[][] {a, b, c});
    }

    public long[] eval(int number, long[] a, long[] b, long[] c, long[] d) {
        return Evaluator.eval(instructions[number], new long[][] {a, b, c, d});
    }

    /** What the device had for an instruction. */
    public long[] noted(int number) {
        return noted(number, instructions[number].result().type());
    }

    /** What the device had for an input. */
    public long[] input(int index) {
        return noted(-1 - index, shader.inputs.get(index).type());
    }

    /** What the device had for the columns of a uniform. */
    public long[][] uniform(int index) {
        NamedUniform u = uniforms.get(index);
        long[][] columns = new long[u.offsets().size()][];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = noted(Journal.FIRST_UNIFORM - index, u.column());
            if (u.isBool()) for (int c = 0; c < columns[i].length; c++) columns[i][c] = columns[i][c] != 0 ? 1 : 0;
        }
        return columns;
    }

    private long[] noted(int number, Type type) {
        if (at >= journal.length || journal[at] != number) {
            boolean ended = at >= journal.length || journal[at] == 0;
            throw new LaneEnd(
                    ended
                            ? "the journal ends here"
                            : "the device went another way than this run, or a value was changed");
        }
        at++;
        long[] value = new long[type.width()];
        for (int c = 0; c < value.length; c++) {
            value[c] = switch (type.kind()) {
                case I32 -> journal[at++];
                case F32 -> Integer.toUnsignedLong(journal[at++]);
                case BOOL -> journal[at++] != 0 ? 1 : 0;
                case I64, F64 -> Integer.toUnsignedLong(journal[at++]) | (long) journal[at++] << 32;
            };
        }
        return value;
    }

    /** Ends the run of a fragment that is discarded. */
    public static void demote(long[] condition) {
        if (condition[0] != 0) throw new LaneEnd(LaneEnd.DISCARDED);
    }

    /** The contents that a local begins with, element by element. */
    public long[][] initial(int local) {
        Variable v = shader.locals.get(local);
        return initial(v);
    }

    static long[][] initial(Variable v) {
        long[][] all = new long[v.elements()][v.type().width()];
        long[] contents = v.initial;
        if (contents == null) return all;
        for (int i = 0; i < all.length; i++) System.arraycopy(contents, i * all[i].length, all[i], 0, all[i].length);
        return all;
    }

    // ---- between bits and variables

    public static boolean isTrue(long[] v) {
        return v[0] != 0;
    }

    public static float toFloat(long[] v) {
        return Float.intBitsToFloat((int) v[0]);
    }

    public static double toDouble(long[] v) {
        return Double.longBitsToDouble(v[0]);
    }

    public static int toInt(long[] v) {
        return (int) v[0];
    }

    public static long toLong(long[] v) {
        return v[0];
    }

    public static long bits(float v) {
        return Integer.toUnsignedLong(Float.floatToRawIntBits(v));
    }

    public static long bits(double v) {
        return Double.doubleToRawLongBits(v);
    }

    public static long bits(int v) {
        return v;
    }

    public static long bits(long v) {
        return v;
    }

    public static long bits(boolean v) {
        return v ? 1 : 0;
    }

    /** A value of one component. */
    public static long[] scalar(long bits) {
        return new long[] {bits};
    }

    /** The components of {@code mask} from a new value, the others from the old one. */
    public static long[] merge(long[] before, long[] after, int mask) {
        long[] merged = before.clone();
        for (int c = 0; c < merged.length; c++) if ((mask >> c & 1) != 0) merged[c] = after[c];
        return merged;
    }

    /** An index into an array, -1 where it is outside. */
    public static int inside(long[] index, int length) {
        return index[0] >= 0 && index[0] < length ? (int) index[0] : -1;
    }

    /** An index into an array, 0 where it is outside. */
    public static int within(long[] index, int length) {
        return Math.max(0, inside(index, length));
    }

    static String typeName(ScalarKind kind) {
        return switch (kind) {
            case F32 -> "float";
            case I32 -> "int";
            case BOOL -> "boolean";
            case F64 -> "double";
            case I64 -> "long";
        };
    }
}
