package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Resource;

/**
 * Site: one texture or image instruction in a kernel, as the runtime sees it: which registers hold the operands and
 * where the result goes. Made once when a kernel is compiled; registers are array offsets (register number times
 * stride), each component its own. Integer operands are in {@link KernelFrame#i}, float operands in {@link
 * KernelFrame#f}.
 */
public final class Site {
    public final Instr instr;
    public final Resource resource;
    /** [operand][component]: offsets of the operands, in the order of {@link Instr#args}. */
    public final int[][] args;
    /** Offsets of the result's components; empty where there is none. */
    public final int[] results;

    public Site(Instr instr, Resource resource, int[][] args, int[] results) {
        this.instr = instr;
        this.resource = resource;
        this.args = args;
        this.results = results;
    }

    /** The offsets of a texture operand's components, or null where it is absent. */
    public int @Nullable [] tex(tepui.ir.TexOperand operand) {
        if ((instr.imm & operand.bit()) == 0) return null;
        return args[Integer.bitCount(instr.imm & (operand.bit() - 1))];
    }
}
