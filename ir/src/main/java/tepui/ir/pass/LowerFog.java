package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of fixed-function fog: the first colour's red, green and blue move towards the fog colour. The uniform holds
 * 48 bytes: the colour (f32x4); end, 1 / (end - start), density * log2(e), density * sqrt(log2(e)) (f32 each); the
 * mode's ordinal (i32, for the mode bound late), and 12 bytes of nothing. The coordinate is a user input, or the depth.
 */
public final class LowerFog implements OutputRule {
    public enum Mode {
        NONE,
        LINEAR,
        EXP,
        EXP2
    }

    private final DriverUniform uniform;
    private final @Nullable Mode mode;
    private final int location;
    private @Nullable Variable color;
    private @Nullable Variable coordinate;

    /**
     * @param mode null where it is bound late
     * @param location the location of the fog coordinate among the fragment's inputs, its x; -1 for FRAG_COORD's z
     */
    public LowerFog(DriverUniform uniform, @Nullable Mode mode, int location) {
        this.uniform = uniform;
        this.mode = mode;
        this.location = location;
    }

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        if (s.stage != Stage.FRAGMENT || mode == Mode.NONE) return false;
        Variable v = OutputLowering.color(s, 0);
        if (v == null || v.type().kind() != ScalarKind.F32 || v.isArray()) return false;
        color = v;
        outputs.capture(v);
        coordinate = coordinate(s);
        uniform.declare(s);
        return true;
    }

    private Variable coordinate(Shader s) {
        if (location < 0) {
            Variable v = OutputLowering.input(s, Builtin.FRAG_COORD);
            return v == null ? s.input(Builtin.FRAG_COORD, Type.F32X4) : v;
        }
        for (Variable v : s.inputs) {
            boolean plain = !v.isArray() && v.type().kind() == ScalarKind.F32 && v.component == 0;
            if (v.builtin == Builtin.NONE && v.location == location && plain) return v;
        }
        return s.input("fog", Type.F32, location);
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Variable out = color;
        Variable from = coordinate;
        if (out == null || from == null) return;
        Value c = b.loadInput(from);
        Value distance = b.op(Op.FABS, b.extract(c, location < 0 ? 2 : 0));
        Value visible = mode == null ? late(distance, b) : factor(mode, distance, b);
        Value old = outputs.stored(out, b);
        int colors = Math.min(3, old.type().width());
        Value fog = uniform.load(b, Type.F32X4);
        Value result = old;
        for (int k = 0; k < colors; k++) {
            Value f = b.extract(fog, k + out.component < 3 ? k + out.component : 2);
            Value mixed = b.op(Op.FADD, f, b.op(Op.FMUL, visible, b.op(Op.FSUB, b.extract(old, k), f)));
            result = old.type().isScalar() ? mixed : b.insert(result, mixed, k);
        }
        b.storeOutput(out, result);
    }

    private Value factor(Mode m, Value distance, Builder b) {
        return switch (m) {
            case NONE -> b.f32(1);
            case LINEAR -> {
                Value left = b.op(Op.FSUB, uniform.load(b, Type.F32, 16), distance);
                yield b.op(Op.FSATURATE, b.op(Op.FMUL, left, uniform.load(b, Type.F32, 20)));
            }
            case EXP -> {
                Value e = b.op(Op.FMUL, uniform.load(b, Type.F32, 24), distance);
                yield b.op(Op.FSATURATE, b.op(Op.FEXP2, b.op(Op.FNEG, e)));
            }
            case EXP2 -> {
                Value e = b.op(Op.FMUL, uniform.load(b, Type.F32, 28), distance);
                yield b.op(Op.FSATURATE, b.op(Op.FEXP2, b.op(Op.FNEG, b.op(Op.FMUL, e, e))));
            }
        };
    }

    private Value late(Value distance, Builder b) {
        Value ordinal = uniform.load(b, Type.I32, 32);
        Value f = factor(Mode.NONE, distance, b);
        for (Mode m : new Mode[] {Mode.LINEAR, Mode.EXP, Mode.EXP2}) {
            f = b.select(b.op(Op.IEQ, ordinal, b.i32(m.ordinal())), factor(m, distance, b), f);
        }
        return f;
    }
}
