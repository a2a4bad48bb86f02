package tepui.ir.pass;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Rectangle textures as 2D ones: coordinates and gradients in texels are divided by the texture's size. Images of
 * rectangles only change their shape.
 */
public final class LowerRectTextures extends Rewriter {
    private final List<Resource> lowered = new ArrayList<>();

    @Override
    protected boolean prepare(Shader s) {
        lowered.clear();
        for (Resource r : s.resources) {
            if (r.shape == TextureShape.RECT) lowered.add(r);
        }
        return !lowered.isEmpty();
    }

    @Override
    protected void finish(Shader s) {
        for (Resource r : lowered) r.shape = TextureShape.D2;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Resource r = i.resource;
        if (r == null || r.shape != TextureShape.RECT) return null;
        boolean normalised = i.op == Op.TEX_SAMPLE || i.op == Op.TEX_GATHER || i.op == Op.TEX_QUERY_LOD;
        if (!normalised) return null;
        Value index = i.tex(TexOperand.INDEX);
        Instr query = index == null ? Instr.of(Op.TEX_SIZE, Type.I32X2) : Instr.of(Op.TEX_SIZE, Type.I32X2, index);
        query.resource = r;
        query.imm = index == null ? 0 : TexOperand.INDEX.bit();
        Value size = b.convert(Op.I2F, ScalarKind.F32, b.append(query).result());
        for (TexOperand operand : new TexOperand[] {TexOperand.COORD, TexOperand.DDX, TexOperand.DDY}) {
            Value v = i.tex(operand);
            if (v != null) i.args[Integer.bitCount(i.imm & operand.bit() - 1)] = b.op(Op.FDIV, v, size);
        }
        // Without mipmaps there is only this level; other stages must say so.
        boolean bare = i.op == Op.TEX_SAMPLE && i.tex(TexOperand.DDX) == null && !shader().hasDerivatives();
        if (bare) {
            int at = Integer.bitCount(i.imm & TexOperand.LOD.bit() - 1);
            Value[] args = new Value[i.args.length + 1];
            System.arraycopy(i.args, 0, args, 0, at);
            args[at] = b.f32(0);
            System.arraycopy(i.args, at, args, at + 1, i.args.length - at);
            i.args = args;
            i.imm |= TexOperand.LOD.bit();
        }
        touched();
        return null;
    }
}
