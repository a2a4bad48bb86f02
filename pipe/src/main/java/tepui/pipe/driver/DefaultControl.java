package tepui.pipe.driver;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Limits;

/**
 * The control shader for devices that want one where the contract has none: each vertex passes through, levels come from a uniform buffer of
 * the driver's own ({@link #SLOT}).
 */
public final class DefaultControl {
    /** The contract's last uniform slot of the stage; programs without a control shader cannot use it there. */
    public static final int SLOT = Limits.UNIFORM_BUFFERS - 1;

    /** Levels in the buffer: outer, then inner. */
    public static final int WORDS = 8;

    private DefaultControl() {}

    /**
     * The shader behind one vertex shader.
     *
     * @param vertices of a patch
     */
    public static Shader make(Shader vertex, int vertices) {
        Shader s = new Shader(Stage.TESS_CONTROL, "default_control");
        s.outputVertices = vertices;
        Builder b = new Builder(s);
        Resource levels = s.uniformBuffer("levels", SLOT, WORDS * 4);
        Value at = b.loadInput(s.input(Builtin.INVOCATION_ID, Type.I32));
        for (Variable v : vertex.outputs) {
            boolean position = v.builtin == Builtin.POSITION;
            if (!position && v.builtin != Builtin.NONE) continue;
            Variable in = new Variable(Variable.Mode.INPUT, "in_" + v.name(), v.type(), v.arrayLength());
            Variable out = new Variable(Variable.Mode.OUTPUT, "out_" + v.name(), v.type(), v.arrayLength());
            for (Variable w : new Variable[] {in, out}) {
                w.builtin = v.builtin;
                w.location = v.location;
                w.component = v.component;
                w.interpolation = v.interpolation;
                w.perVertex = true;
            }
            s.inputs.add(in);
            s.outputs.add(out);
            if (v.isArray()) {
                for (int i = 0; i < v.arrayLength(); i++) {
                    b.storeOutput(out, at, b.i32(i), b.loadInput(in, at, b.i32(i)));
                }
            } else {
                b.storeOutput(out, at, b.loadInput(in, at));
            }
        }
        Variable outer = new Variable(Variable.Mode.OUTPUT, "outer", Type.F32, 4);
        outer.builtin = Builtin.TESS_LEVEL_OUTER;
        outer.patch = true;
        s.outputs.add(outer);
        Variable inner = new Variable(Variable.Mode.OUTPUT, "inner", Type.F32, 2);
        inner.builtin = Builtin.TESS_LEVEL_INNER;
        inner.patch = true;
        s.outputs.add(inner);
        for (int i = 0; i < 4; i++) b.storeOutput(outer, b.i32(i), b.uniform(levels, 4 * i, Type.F32));
        for (int i = 0; i < 2; i++) b.storeOutput(inner, b.i32(i), b.uniform(levels, 16 + 4 * i, Type.F32));
        b.ret();
        return s;
    }
}
