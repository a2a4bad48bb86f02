package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;

/**
 * Votes and subgroups of an invocation by itself, for stages in which a device has none: how many invocations run together is left to
 * the implementation, and one is as good as many.
 */
public final class LowerSubgroups extends Rewriter {
    public LowerSubgroups() {}

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        return switch (i.op) {
            case VOTE_ANY, VOTE_ALL, READ_LANE, READ_FIRST -> i.args[0];
            case VOTE_EQUAL -> b.bool(true);
            case SUBGROUP -> b.i32(i.imm == 0 ? 1 : 0);
            case BALLOT -> b.vec(b.convert(Op.B2I, ScalarKind.I32, i.args[0]), b.i32(0), b.i32(0), b.i32(0));
            default -> null;
        };
    }
}
