package tepui.ir.pass;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * A pass that replaces single instructions by others: one walk in program order, operands already replaced when an
 * instruction is looked at. Drivers extend it for lowerings of their own. What {@link #rewrite} builds is not looked at
 * again.
 */
public abstract class Rewriter implements Pass {
    /** Returned by {@link #rewrite} for an instruction without results that is to go. */
    protected static final Value GONE = new Value(Type.BOOL);

    private boolean changed;

    protected Rewriter() {}

    @Override
    public final boolean run(Shader shader) {
        changed = prepare(shader);
        for (Function f : shader.functions) region(shader, f, f.body());
        finish(shader);
        return changed;
    }

    /** Before the walk: looks at the interface, adds variables ... and says whether the shader changed by that. */
    protected boolean prepare(Shader shader) {
        return false;
    }

    /** After the walk. */
    protected void finish(Shader shader) {}

    /** At the start of a function: code to put before all others. */
    protected void enter(Function function, Builder b) {}

    /**
     * Builds with {@code b} what stands for {@code instr}.
     *
     * @return the value that replaces its only result, {@link #GONE} where it has none, or null to keep the instruction
     *     (what was built then stands before it)
     */
    protected abstract @Nullable Value rewrite(Instr instr, Builder b);

    private void region(Shader shader, Function function, Region region) {
        List<Instr> before = new ArrayList<>(region.body);
        region.body.clear();
        Builder b = new Builder(shader, region);
        if (region == function.body()) enter(function, b);
        changed |= !region.body.isEmpty();
        for (Instr instr : before) {
            resolve(instr.args);
            b.line = instr.line;
            b.precise = instr.precise;
            Value value = rewrite(instr, b);
            if (value == null) {
                for (Region nested : instr.regions) region(shader, function, nested);
                region.body.add(instr);
            } else {
                changed = true;
                if (value != GONE) replace(instr.result(), value);
            }
        }
    }

    /** Notes that {@code by} stands for {@code old}. */
    static void replace(Value old, Value by) {
        if (by.name == null) by.name = old.name;
        old.replacedBy = by;
    }

    /** What stands for {@code value} in the end. */
    static Value resolve(Value value) {
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
        java.util.Arrays.fill(all, bits);
        return b.append(Instr.constant(type, all)).result();
    }

    protected static Value toBits(Builder b, Value floats) {
        return b.convert(tepui.ir.Op.BITCAST, ScalarKind.I32, floats);
    }

    protected static Value toFloat(Builder b, Value bits) {
        return b.convert(tepui.ir.Op.BITCAST, ScalarKind.F32, bits);
    }
}
