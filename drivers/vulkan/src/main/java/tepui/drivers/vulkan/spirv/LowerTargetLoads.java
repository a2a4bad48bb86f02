package tepui.drivers.vulkan.spirv;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;
import tepui.pipe.Limits;

/**
 * Loads of what a target holds become fetches from a copy of it, in a texture slot of the driver's own
 * ({@link BindingMap#targetSlot}). The texel is that of the fragment, its layer and its sample.
 */
final class LowerTargetLoads extends Rewriter {
    private final TargetReads reads;
    private final @Nullable Resource[] copies = new Resource[Limits.COLOR_TARGETS];

    LowerTargetLoads(TargetReads reads) {
        this.reads = reads;
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
        Type type = v.type();
        ScalarKind kind = type.kind() == ScalarKind.I32 ? ScalarKind.I32 : ScalarKind.F32;
        if (target < 0 || target >= Limits.COLOR_TARGETS) return constant(b, type, 0);
        Value pixel = b.convert(Op.F2I, ScalarKind.I32, input(b, Builtin.FRAG_COORD, Type.F32X4));
        Value x = b.extract(pixel, 0);
        Value y = b.extract(pixel, 1);
        Value place = reads.layers() ? b.vec(x, y, input(b, Builtin.LAYER, Type.I32)) : b.vec(x, y);
        TexOperand last = reads.samples() ? TexOperand.SAMPLE : TexOperand.LOD;
        Value which = reads.samples() ? input(b, Builtin.SAMPLE_ID, Type.I32) : b.i32(0);
        Resource copy = copy(target, kind, v.unsigned);
        int operands = TexOperand.COORD.bit() | last.bit();
        Value texel = b.texture(Op.TEX_FETCH, copy, Type.of(kind, 4), operands, place, which);
        int[] picks = new int[type.width()];
        for (int c = 0; c < picks.length; c++) picks[c] = v.component + c;
        return b.swizzle(texel, picks);
    }

    private Value input(Builder b, Builtin builtin, Type type) {
        Shader s = shader();
        for (Variable v : s.inputs) {
            if (v.builtin == builtin) return b.loadInput(v);
        }
        return b.loadInput(s.input(builtin, type));
    }

    private Resource copy(int target, ScalarKind kind, boolean unsigned) {
        Resource known = copies[target];
        if (known != null) return known;
        TextureShape shape = reads.samples()
                ? reads.layers() ? TextureShape.D2_MS_ARRAY : TextureShape.D2_MS
                : reads.layers() ? TextureShape.D2_ARRAY : TextureShape.D2;
        Resource made = shader().texture("target" + target, BindingMap.targetSlot(target), shape);
        made.texelKind = kind;
        made.unsigned = unsigned;
        copies[target] = made;
        return made;
    }
}
