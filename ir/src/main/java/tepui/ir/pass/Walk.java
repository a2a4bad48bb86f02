package tepui.ir.pass;

import tepui.ir.Instr;
import tepui.ir.Region;

/** Walk over instructions in program order, those of nested regions after the instruction that holds them. */
public final class Walk {
    /** Visitor of each instruction. */
    @FunctionalInterface
    public interface Visitor {
        void visit(Instr instr);
    }

    private Walk() {}

    public static void each(Region region, Visitor visitor) {
        for (Instr instr : region.body) {
            visitor.visit(instr);
            for (Region nested : instr.regions) each(nested, visitor);
        }
    }
}
