package tepui.layers.debug;

import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.ir.pass.Walk;

/**
 * Rules of what a {@link Journal} notes. All else a lane computes again from what was noted: operations that are the same
 * on all devices to the bit.
 */
final class JournaledOps {
    private JournaledOps() {}

    /** Is the result taken from the journal? */
    static boolean isNoted(Instr i) {
        if (i.results.length != 1 || i.regions.length > 0) return false;
        return switch (i.op) {
            case CALL, LOAD_LOCAL -> false;
            // Those of tessellation control are written by other invocations too.
            case LOAD_OUTPUT -> i.variable != null && (i.variable.perVertex || i.variable.patch);
            case LOAD_INPUT -> i.variable == null || !isNotedFirst(i.variable);
            // Drivers have approximations of their own.
            case FRSQRT, FRCP, FEXP2, FLOG2, FPOW, FSIN, FCOS, FTAN, FASIN, FACOS, FATAN, FATAN2, FSQRT, FDIV -> true;
            default -> !i.op.isPure();
        };
    }

    /** Is the input's value noted when the lane begins, so that it can be seen before it is read? */
    static boolean isNotedFirst(Variable input) {
        if (input.isArray() || input.perVertex) return false;
        // Reading these makes a shader run per sample.
        return input.builtin != Builtin.SAMPLE_ID && input.builtin != Builtin.SAMPLE_POSITION;
    }

    /** The numbers of a shader's instructions, which a copy of it has too: from 1 in the order of the code. */
    static void number(Shader shader) {
        int[] next = {1};
        for (Function f : shader.functions) Walk.each(f.body(), i -> i.id = next[0]++);
    }
}
