package tepui.frontends.gl.assembly;

import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;

/** Shader of a program that was read: its instructions as IR, what its options add, and the interface by which it is linked. */
public final class AssemblyShader {
    /** The uniform array of the parameters. */
    public static final String PARAMETERS = AssemblyInterface.PARAMETERS;

    private static final float LOG2_E = 1.442695f;

    private AssemblyShader() {}

    public static ReadyShader of(AssemblyCode code, GlslLimits limits) {
        Stage stage = code.fragments ? Stage.FRAGMENT : Stage.VERTEX;
        Builder b = new Builder(new Shader(stage, "assembly"));
        AssemblyInterface ports = new AssemblyInterface(code, limits, b);
        InstructionCode instructions = new InstructionCode(code, ports, b);
        for (AssemblyCode.Instruction i : code.instructions) instructions.write(i);
        if (code.positionInvariant) {
            ports.position(ports.transformed("gl_ModelViewProjectionMatrix", ports.attribute(BindingNumbers.POSITION)));
            ports.clipVertex(ports.transformed("gl_ModelViewMatrix", ports.attribute(BindingNumbers.POSITION)));
        }
        if (code.fog != AssemblyCode.Fog.NONE && code.results.contains(0)) {
            instructions.setResult(0, fog(code, ports, b, instructions.result(0)));
        }
        for (int r : code.results) ports.result(r, instructions.result(r));
        b.ret();
        return new ReadyShader(b.shader(), ports.variables, code.upperLeft);
    }

    /** The colour with fog over it (section 3.11.4.1). */
    private static Value fog(AssemblyCode code, AssemblyInterface ports, Builder b, Value color) {
        Value c = ports.fogCoordinate();
        Value factor;
        if (code.fog == AssemblyCode.Fog.LINEAR) {
            factor = b.op(Op.FMUL, b.op(Op.FSUB, ports.fogEnd(), c), ports.fogScale());
        } else {
            Value exponent = b.op(Op.FMUL, ports.fogDensity(), c);
            if (code.fog == AssemblyCode.Fog.EXP2) exponent = b.op(Op.FMUL, exponent, exponent);
            factor = b.op(Op.FEXP2, b.op(Op.FMUL, b.op(Op.FNEG, exponent), b.f32(LOG2_E)));
        }
        Value some = b.splat(b.op(Op.FMIN, b.op(Op.FMAX, factor, b.f32(0)), b.f32(1)), 3);
        Value rgb = b.swizzle(color, 0, 1, 2);
        Value inside = b.op(Op.FMIN, b.op(Op.FMAX, rgb, b.f32(0, 0, 0)), b.f32(1, 1, 1));
        Value fogged = b.op(
                Op.FADD,
                b.op(Op.FMUL, ports.fogColor(), b.op(Op.FSUB, b.f32(1, 1, 1), some)),
                b.op(Op.FMUL, inside, some));
        return b.vec(fogged, b.extract(color, 3));
    }
}
