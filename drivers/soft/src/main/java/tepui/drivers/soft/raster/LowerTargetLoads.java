package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;
import tepui.pipe.Limits;
import tepui.pipe.format.Format;

/**
 * Loads of what a target holds become loads of its words and their conversion. Fragments of a tile are shaded in the order of
 * their primitives, each kernel's before the next one's, so this is coherent without more ado.
 */
final class LowerTargetLoads extends Rewriter {
    private final @Nullable Format[] formats;

    /**
     * @param formats by target; null where nothing is bound
     */
    LowerTargetLoads(@Nullable Format[] formats) {
        this.formats = formats;
    }

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder b) {
        Variable v = instr.variable;
        if (instr.op != Op.LOAD_TARGET || v == null) return null;
        if (!v.isArray()) return element(b, v, 0);
        Value index = instr.args[0];
        if (index.isConst()) return element(b, v, Math.clamp(index.constInt(0), 0, v.elements() - 1));
        Value result = element(b, v, 0);
        for (int e = 1; e < v.elements(); e++) {
            result = b.select(b.op(Op.IEQ, index, b.i32(e)), element(b, v, e), result);
        }
        return result;
    }

    private Value element(Builder b, Variable v, int element) {
        int target = v.location + element;
        Format format = target >= 0 && target < Limits.COLOR_TARGETS ? formats[target] : null;
        Value[] components = null;
        if (format != null) {
            TexelCode texel = new TexelCode(b, format);
            Value[] words = new Value[texel.words()];
            for (int w = 0; w < words.length; w++) words[w] = texel.targetLoad(target, w);
            components = texel.unpack(words);
        }
        ScalarKind kind = v.type().kind();
        Value[] parts = new Value[v.type().width()];
        for (int c = 0; c < parts.length; c++) {
            int component = v.component + c;
            if (components == null) parts[c] = one(b, kind, component == 3);
            else if (components[component].type().kind() == kind) parts[c] = components[component];
            else parts[c] = b.convert(Op.BITCAST, kind, components[component]);
        }
        return b.vec(parts);
    }

    private static Value one(Builder b, ScalarKind kind, boolean alpha) {
        return kind == ScalarKind.I32 ? b.i32(alpha ? 1 : 0) : b.f32(alpha ? 1 : 0);
    }
}
