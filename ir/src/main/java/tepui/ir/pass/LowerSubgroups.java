package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Value;

/**
 * Votes of an invocation by itself, for stages in which a device has none: how many invocations vote together is left to the implementation,
 * and one is as good as many.
 */
public final class LowerVotes extends Rewriter {
    public LowerVotes() {}

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        return switch (i.op) {
            case VOTE_ANY, VOTE_ALL -> i.args[0];
            case VOTE_EQUAL -> b.bool(true);
            default -> null;
        };
    }
}
