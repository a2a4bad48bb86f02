package tepui.ir;

import java.util.ArrayList;
import java.util.List;

/**
 * A list of instructions that runs from its first to its terminator. Values defined in it, and its parameters, are
 * visible in it after their definition and in the regions nested there.
 */
public final class Region {
    public final List<Value> params = new ArrayList<>();
    public final List<Instr> body = new ArrayList<>();

    /** An empty region, to be filled. */
    public Region() {}

    /** The last instruction. */
    public Instr terminator() {
        if (body.isEmpty() || !body.getLast().op.isTerminator()) {
            throw new IllegalStateException("Region.terminator: the region does not end with one");
        }
        return body.getLast();
    }

    /** A region that ends in YIELD falls through to what follows; all others jump. */
    public boolean fallsThrough() {
        return !body.isEmpty() && body.getLast().op == Op.YIELD;
    }
}
