package tepui.drivers.soft;

import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;

/** Factory of instructions for which the builder has no method. */
final class Instrs {
    private Instrs() {}

    static Value loadShared(Builder b, Value offset) {
        return b.append(Instr.of(Op.LOAD_SHARED, Type.I32, offset)).result();
    }

    static void storeShared(Builder b, Value offset, Value value) {
        Instr i = Instr.of(Op.STORE_SHARED, null, offset, value);
        i.imm = 1;
        b.append(i);
    }
}
