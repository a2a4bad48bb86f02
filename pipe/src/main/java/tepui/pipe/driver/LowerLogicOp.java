package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.OutputLowering;
import tepui.ir.pass.OutputRule;
import tepui.pipe.LogicOp;
import tepui.pipe.format.Format;

/**
 * Lowering of a logic operation into the fragment shader, for devices whose blend stage lacks it: what the shader puts
 * out becomes the bits that the target would store, these are combined with the bits of what LOAD_TARGET says is there,
 * and the value that has the resulting bits is put out. Blending itself must be off for all targets; write masks still
 * count. Two things differ from an operation behind the shader: coverage by alpha sees the combined alpha, and of
 * signed normalised numbers the lowest, which no value has, becomes the one above it.
 */
public final class LowerLogicOp implements OutputRule {
    private final LogicTargets targets;
    private final List<Variable> captured = new ArrayList<>();

    /** For those targets. */
    public LowerLogicOp(LogicTargets targets) {
        this.targets = targets;
    }

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        captured.clear();
        if (s.stage != Stage.FRAGMENT || targets.op() == LogicOp.COPY) return false;
        for (Variable v : s.outputs) {
            if (v.builtin != Builtin.NONE || v.index != 0) continue;
            boolean any = false;
            for (int e = 0; e < v.elements(); e++) any |= format(v, e) != null;
            if (!any) continue;
            captured.add(v);
            outputs.capture(v);
        }
        return !captured.isEmpty();
    }

    /** Of the target that an element goes to; null where the operation does not touch it. */
    private @Nullable Format format(Variable v, int element) {
        Format f = targets.format(v.location + element);
        if (f == null) return null;
        ScalarKind kind = f.isInteger() ? ScalarKind.I32 : ScalarKind.F32;
        return v.type().kind() == kind ? f : null;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        for (Variable out : captured) {
            if (!out.isArray()) {
                b.storeOutput(out, combined(b, out, 0, outputs.stored(out, b)));
                continue;
            }
            for (int e = 0; e < out.arrayLength(); e++) {
                b.storeOutput(out, b.i32(e), combined(b, out, e, outputs.stored(out, e, b)));
            }
        }
    }

    private Value combined(Builder b, Variable out, int element, Value source) {
        Format f = format(out, element);
        if (f == null) return source;
        Value there = null;
        if (targets.op().readsTarget()) {
            there = out.isArray() ? b.load(Op.LOAD_TARGET, out, b.i32(element)) : b.load(Op.LOAD_TARGET, out);
        }
        Value[] parts = new Value[out.type().width()];
        for (int c = 0; c < parts.length; c++) {
            Value s = b.extract(source, c);
            Format.Channel channel = f.channel(out.component + c);
            parts[c] = channel == null ? s : combined(b, f, channel.bits(), s, there == null ? s : b.extract(there, c));
        }
        return b.vec(parts);
    }

    private Value combined(Builder b, Format f, int bits, Value source, Value there) {
        return switch (f.numeric()) {
            case UNORM -> {
                float most = (1 << bits) - 1;
                Value s = whole(b, b.op(Op.FSATURATE, source), most);
                Value d = whole(b, there, most);
                Value result = cut(b, LogicOpCode.apply(b, targets.op(), s, d), bits, false);
                yield b.op(Op.FDIV, b.convert(Op.I2F, ScalarKind.F32, result), b.f32(most));
            }
            case SNORM -> {
                float most = (1 << bits - 1) - 1;
                Value s = whole(b, b.op(Op.FMIN, b.op(Op.FMAX, source, b.f32(-1)), b.f32(1)), most);
                Value d = whole(b, there, most);
                Value result = cut(b, LogicOpCode.apply(b, targets.op(), s, d), bits, true);
                yield b.op(Op.FDIV, b.convert(Op.I2F, ScalarKind.F32, result), b.f32(most));
            }
            default ->
                cut(b, LogicOpCode.apply(b, targets.op(), source, there), bits, f.numeric() == Format.Numeric.SINT);
        };
    }

    /** The number that stands for a fraction. */
    private static Value whole(Builder b, Value fraction, float most) {
        return b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FROUND_EVEN, b.op(Op.FMUL, fraction, b.f32(most))));
    }

    /** The lowest bits of a word, as a number with or without a sign. */
    private static Value cut(Builder b, Value word, int bits, boolean signed) {
        if (bits == 32) return word;
        if (!signed) return b.op(Op.IAND, word, b.i32((1 << bits) - 1));
        Value shift = b.i32(32 - bits);
        return b.op(Op.ISHR, b.op(Op.ISHL, word, shift), shift);
    }
}
