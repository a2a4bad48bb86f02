package tepui.ir.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Comparing samplers for devices or formats that have none: the texture is read plainly, and the reference is compared
 * with what came, 1 where it passes. A filter so averages depths before the comparison rather than results after it.
 */
public final class LowerShadowCompare extends Rewriter {
    private final IntFunction<@Nullable Comparison> functions;
    private final List<Resource> lowered = new ArrayList<>();

    /** The comparison of each texture by its binding; null for those that stay. */
    public LowerShadowCompare(IntFunction<@Nullable Comparison> functions) {
        this.functions = functions;
    }

    private @Nullable Comparison function(@Nullable Resource r) {
        return r == null || r.kind() != Resource.Kind.TEXTURE || !r.shadow ? null : functions.apply(r.binding());
    }

    @Override
    protected boolean prepare(Shader s) {
        lowered.clear();
        for (Resource r : s.resources) {
            if (function(r) != null) lowered.add(r);
        }
        return !lowered.isEmpty();
    }

    @Override
    protected void finish(Shader s) {
        for (Resource r : lowered) r.shadow = false;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Comparison function = function(i.resource);
        Value reference = i.op.isTexture() ? i.tex(TexOperand.REF) : null;
        if (function == null || reference == null) return null;
        int at = Integer.bitCount(i.imm & TexOperand.REF.bit() - 1);
        Value[] args = new Value[i.args.length - 1];
        System.arraycopy(i.args, 0, args, 0, at);
        System.arraycopy(i.args, at + 1, args, at, args.length - at);
        Instr plain = Instr.of(i.op, Type.F32X4, args);
        plain.resource = i.resource;
        plain.imm = i.imm & ~TexOperand.REF.bit();
        Value texel = b.append(plain).result();
        int width = i.result().type().width();
        Value depth = width == 1 ? b.extract(texel, 0) : texel;
        Value passes = function.test(b, b.splat(reference, width), depth);
        return b.convert(Op.B2F, ScalarKind.F32, passes);
    }
}
