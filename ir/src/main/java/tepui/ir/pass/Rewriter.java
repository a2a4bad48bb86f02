package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Base of passes that replace single instructions by others: one walk in program order, operands already replaced when
 * an instruction is looked at. Drivers extend it for lowerings of their own. What {@link #rewrite} builds is not looked
 * at again.
 */
public abstract class Rewriter implements Pass {
    /** Returned by {@link #rewrite} for an instruction without results that is to go. */
    protected static final Value GONE = new Value(Type.BOOL);

    private boolean changed;
    private Shader shader = NO_SHADER;
    private Function function = NO_SHADER.entry;

    private static final Shader NO_SHADER = new Shader(Stage.VERTEX, "");

    protected Rewriter() {}

    @Override
    public final boolean run(Shader s) {
        shader = s;
        changed = prepare(s);
        // A lowering may add functions; those are its own.
        for (Function f : List.copyOf(s.functions)) {
            function = f;
            region(f.body());
        }
        finish(s);
        shader = NO_SHADER;
        function = NO_SHADER.entry;
        return changed;
    }

    /** Before the walk: looks at the interface, adds variables ... and says whether the shader changed by that. */
    protected boolean prepare(Shader s) {
        return false;
    }

    /** After the walk. */
    protected void finish(Shader s) {}

    /** At the start of a function: code to put before all others. */
    protected void enter(Function f, Builder b) {}

    /** Wherever the shader ends: before each RETURN of the entry function. */
    protected void leave(Builder b) {}

    /**
     * Builds with {@code b} what stands for {@code instr}, whose operands have been replaced already.
     *
     * @return the value that replaces its only result, {@link #GONE} where it has none or all were given to {@link
     *     #replace}, or null to keep the instruction (what was built then stands before it)
     */
    protected abstract @Nullable Value rewrite(Instr instr, Builder b);

    /** The instruction was changed in place. */
    protected final void touched() {
        changed = true;
    }

    public final Shader shader() {
        return shader;
    }

    /** Rewrites the code of a region that is put into a new instruction. */
    protected final void rewriteRegion(Region region) {
        region(region);
    }

    private void region(Region region) {
        List<Instr> before = new ArrayList<>(region.body);
        region.body.clear();
        Builder b = new Builder(shader, region);
        if (region == function.body()) {
            enter(function, b);
            changed |= !region.body.isEmpty();
        }
        instrs(before, b);
    }

    /** Rewrites instructions to the end of b's region; what would follow a jump is dropped. */
    private void instrs(List<Instr> list, Builder b) {
        Region out = b.region();
        for (Instr instr : list) {
            resolve(instr.args);
            b.line = instr.line;
            b.precise = instr.precise;
            if (instr.op == Op.RETURN && function == shader.entry) {
                int size = out.body.size();
                leave(b);
                changed |= out.body.size() > size;
            }
            Value value = rewrite(instr, b);
            if (value == null) {
                for (Region nested : instr.regions) region(nested);
                out.body.add(instr);
            } else {
                changed = true;
                if (value != GONE) replace(instr.result(), value);
            }
            if (!out.body.isEmpty() && out.body.getLast().op.isTerminator()) return;
        }
    }

    /**
     * Puts the code of one region of {@code instr}, rewritten, in its place: its results become what the region yields; if
     * it jumps, what follows is dropped.
     *
     * @return {@link #GONE}, for {@link #rewrite} to return
     */
    protected final Value splice(Instr instr, Region region, Builder b) {
        List<Instr> body = new ArrayList<>(region.body);
        Instr end = body.removeLast();
        int size = b.region().body.size();
        instrs(body, b);
        List<Instr> out = b.region().body;
        if (out.size() > size && out.getLast().op.isTerminator()) return GONE;
        resolve(end.args);
        if (end.op == Op.YIELD) {
            for (int i = 0; i < instr.results.length; i++) replace(instr.results[i], end.args[i]);
        } else {
            out.add(end);
        }
        return GONE;
    }

    /** Notes that {@code by} stands for {@code old}. */
    protected static void replace(Value old, Value by) {
        if (by.name == null) by.name = old.name;
        old.replacedBy = by;
    }

    /** Final replacement of {@code value}. */
    protected static Value resolve(Value value) {
        Value v = value;
        while (v.replacedBy != null) v = v.replacedBy;
        return v;
    }

    static void resolve(Value[] values) {
        for (int i = 0; i < values.length; i++) {
            if (values[i].replacedBy != null) values[i] = resolve(values[i]);
        }
    }

    // ---- constants as wide as a type -------------------------------------------------------------------------------

    /** An f32 constant of as many components as {@code like}. */
    protected static Value f32(Builder b, Type like, float v) {
        return constant(b, Type.of(ScalarKind.F32, like.width()), Integer.toUnsignedLong(Float.floatToRawIntBits(v)));
    }

    /** An i32 constant of as many components as {@code like}. */
    protected static Value i32(Builder b, Type like, int v) {
        return constant(b, Type.of(ScalarKind.I32, like.width()), v);
    }

    /** A constant with the same bits in each component. */
    protected static Value constant(Builder b, Type type, long bits) {
        long[] all = new long[type.width()];
        Arrays.fill(all, bits);
        return b.append(Instr.constant(type, all)).result();
    }

    protected static Value toBits(Builder b, Value floats) {
        return b.convert(Op.BITCAST, ScalarKind.I32, floats);
    }

    protected static Value toFloat(Builder b, Value bits) {
        return b.convert(Op.BITCAST, ScalarKind.F32, bits);
    }
}
