package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.TargetLoads;
import tepui.pipe.Limits;
import tepui.pipe.format.Format;

/**
 * Lowering of loads of a render target to loads of its words and their conversion. Fragments of a tile are shaded in
 * the order of their primitives, each kernel's before the next one's, so this is coherent without more ado.
 */
final class LowerTargetLoads extends TargetLoads {
    private final @Nullable Format[] formats;

    /**
     * @param formats by target; null where nothing is bound
     */
    LowerTargetLoads(@Nullable Format[] formats) {
        this.formats = formats;
    }

    @Override
    protected Value load(Builder b, Variable v, int target) {
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
