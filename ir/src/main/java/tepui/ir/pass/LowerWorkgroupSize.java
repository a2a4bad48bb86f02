package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Value;

/** Lowering of WORKGROUP_SIZE: it becomes the shader's numbers; does nothing to a shader that has none yet. */
public final class LowerWorkgroupSize extends Rewriter {
    public LowerWorkgroupSize() {}

    @Override
    protected void finish(Shader s) {
        if (!s.isSizedLater()) s.inputs.removeIf(v -> v.builtin == Builtin.WORKGROUP_SIZE);
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Shader s = shader();
        boolean reads = i.op == Op.LOAD_INPUT && i.variable != null && i.variable.builtin == Builtin.WORKGROUP_SIZE;
        if (!reads || s.isSizedLater()) return null;
        return b.vec(b.i32(s.localX), b.i32(s.localY), b.i32(s.localZ));
    }
}
