package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of clip space: turns depth from -w..w, as OpenGL has it, to 0..w, for the last stage before the rasteriser:
 * (z + w) / 2.
 */
public final class LowerClipSpace implements OutputRule {
    private @Nullable Variable position;

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        position = OutputLowering.isVertexStage(s) ? OutputLowering.output(s, Builtin.POSITION) : null;
        if (position == null) return false;
        outputs.capture(position);
        return true;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Variable out = position;
        if (out == null) return;
        Value p = outputs.stored(out, b);
        Value z = b.op(Op.FMUL, b.op(Op.FADD, b.extract(p, 2), b.extract(p, 3)), b.f32(0.5f));
        b.storeOutput(out, b.insert(p, z, 2));
    }
}
