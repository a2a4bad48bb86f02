package tepui.frontends.gl.program;

import tepui.frontends.gl.fixed.FixedSlots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.OutputLowering;
import tepui.ir.pass.OutputRule;

/**
 * Lowering that passes edge flags, of which a program's vertex stage does not know, on to the device (OpenGL 4.6
 * compatibility profile, 10.4).
 */
final class LowerEdgeFlag implements OutputRule {
    private Variable flag = new Variable(Variable.Mode.INPUT, "edge_flag", Type.F32, 0);
    private Variable out = flag;

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        if (s.stage != Stage.VERTEX) return false;
        flag = s.input("edge_flag", Type.F32, FixedSlots.EDGE_FLAG_ATTRIBUTE);
        out = s.output(Builtin.EDGE_FLAG, Type.I32);
        return true;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Value on = b.op(Op.FNE, b.loadInput(flag), b.f32(0));
        b.storeOutput(out, b.convert(Op.B2I, ScalarKind.I32, on));
    }
}
