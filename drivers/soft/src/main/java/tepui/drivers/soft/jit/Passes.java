package tepui.drivers.soft.jit;

import java.util.List;
import tepui.drivers.soft.code.Cpu;
import tepui.ir.Shader;
import tepui.ir.pass.LowerTranscendentals;
import tepui.ir.pass.Pass;
import tepui.ir.pass.Pipeline;

/**
 * Passes over a shader before code is written: the usual simplifications, nothing that changes a bit of a result, and
 * transcendental functions become arithmetic, so that both tiers, and the interpreter, agree on them.
 */
final class Passes {
    /** Without the instruction, {@code Math.fma} is a hundred times slower. */
    private static final boolean FUSED =
            Cpu.vectors().bits() > 0 || System.getProperty("os.arch", "").equals("aarch64");

    private Passes() {}

    /** Transforms a shader that the caller owns, and returns it. */
    static Shader run(Shader shader) {
        Pass transcendentals =
                new LowerTranscendentals(new LowerTranscendentals.Options(LowerTranscendentals.ALL, FUSED, false));
        Pipeline.standard(false, List.of(transcendentals, new ByteValues())).run(shader);
        return shader;
    }
}
