package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Lowering of gl_SampleMask: its bits and those of a uniform are the fragment's samples. The uniform has all bits where OpenGL does not
 * look at the mask, as there is one sample or MULTISAMPLE is off (OpenGL 4.6, 17.3.3); devices do look at it.
 */
final class LowerSampleMask extends Rewriter {
    private final Resource buffer;
    private final int offset;

    LowerSampleMask(Resource buffer, int offset) {
        this.buffer = buffer;
        this.offset = offset;
    }

    /** Does a shader write it? */
    static boolean isWritten(Shader s) {
        if (s.stage != Stage.FRAGMENT) return false;
        for (Variable v : s.outputs) if (v.builtin == Builtin.SAMPLE_MASK) return true;
        return false;
    }

    @Override
    protected boolean prepare(Shader s) {
        if (!isWritten(s)) return false;
        if (!s.resources.contains(buffer)) s.resources.add(buffer);
        return true;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        if (i.op != Op.STORE_OUTPUT || v == null || v.builtin != Builtin.SAMPLE_MASK) return null;
        int last = i.args.length - 1;
        Value given = i.args[last];
        Value all = b.splat(b.uniform(buffer, offset, Type.I32), given.type().width());
        i.args[last] = b.op(Op.IOR, given, all);
        touched();
        return null;
    }
}
