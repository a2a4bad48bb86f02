package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Value;

/**
 * Pass that turns small IFs into selections: both sides run, each result is selected. Only sides without effects and
 * without expensive instructions. And where one side of an IF jumps away, the other side's code moves behind the IF,
 * which makes later passes see a straight line.
 */
public final class FlattenIf extends Rewriter {
    private final int maxCost;

    /** Sides of up to 8 instructions together. */
    public FlattenIf() {
        this(8);
    }

    public FlattenIf(int maxCost) {
        this.maxCost = maxCost;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        if (i.op != Op.IF) return null;
        Region yes = i.regions[0];
        Region no = i.regions[1];
        if (yes.fallsThrough() && no.fallsThrough()) {
            int cost = cost(yes) + cost(no) + i.results.length;
            if (cost > maxCost) return null;
            Value[] first = body(yes, b);
            Value[] second = body(no, b);
            for (int k = 0; k < i.results.length; k++) replace(i.results[k], b.select(i.args[0], first[k], second[k]));
            return GONE;
        }
        if (yes.fallsThrough() == no.fallsThrough()) return null;
        // One side jumps: the other's code, already the only way on, goes behind.
        Region through = yes.fallsThrough() ? yes : no;
        if (through.body.size() == 1 && i.results.length == 0) return null;
        Region empty = new Region();
        Instr jump = new Instr(Op.IF, new Value[0], i.args);
        jump.line = i.line;
        jump.regions = yes.fallsThrough() ? new Region[] {empty, no} : new Region[] {yes, empty};
        new Builder(shader(), empty).yieldWith();
        rewriteRegion(through == yes ? no : yes);
        b.region().body.add(jump);
        return splice(i, through, b);
    }

    private Value[] body(Region side, Builder b) {
        for (Instr i : side.body) {
            resolve(i.args);
            if (i.op != Op.YIELD) b.region().body.add(i);
        }
        return side.terminator().args;
    }

    /** Instructions of a side, or far too many if it must not run for nothing. */
    private static int cost(Region side) {
        int cost = 0;
        for (Instr i : side.body) {
            if (i.op == Op.YIELD || i.op == Op.CONST || i.op == Op.UNDEF) continue;
            if (!i.op.isPure()) {
                boolean cheap = i.op == Op.LOAD_UNIFORM || i.op == Op.LOAD_INPUT;
                if (!cheap) return 1 << 20;
            }
            cost += weight(i.op);
        }
        return cost;
    }

    private static int weight(Op op) {
        return switch (op) {
            case FDIV, FSQRT, FRSQRT, FRCP, IDIV, UDIV, IREM, IMOD, UMOD -> 4;
            case FEXP2, FLOG2, FPOW, FSIN, FCOS, FTAN, FASIN, FACOS, FATAN, FATAN2 -> 10;
            default -> 1;
        };
    }
}
