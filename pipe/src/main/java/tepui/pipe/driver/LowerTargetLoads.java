package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.TargetLoads;
import tepui.pipe.Limits;

/**
 * Lowering of loads of a render target to fetches from a copy of it, in a texture slot of the driver's own. The texel
 * is that of the fragment, its layer and its sample.
 */
public final class LowerTargetLoads extends TargetLoads {
    private final TargetReads reads;
    private final int firstSlot;
    private final @Nullable Resource[] copies = new Resource[Limits.COLOR_TARGETS];

    /** @param firstSlot of the texture slots of copies: target n's is n behind it */
    public LowerTargetLoads(TargetReads reads, int firstSlot) {
        this.reads = reads;
        this.firstSlot = firstSlot;
    }

    @Override
    protected Value load(Builder b, Variable v, int target) {
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
        Resource made = shader().texture("target" + target, firstSlot + target, shape);
        made.texelKind = kind;
        made.unsigned = unsigned;
        copies[target] = made;
        return made;
    }
}
