package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Op;

/**
 * Pass that turns small conditions where lanes part into selections: computing both sides for all lanes costs less than
 * two masks and two branches, and keeps code straight, which is what both tiers are good at. Only sides without any
 * effect.
 */
final class Flatten {
    /** Operations in both sides together: about what the masks cost. */
    private static final int LIMIT = 16;

    private Flatten() {}

    static void run(LirBlock block) {
        List<Lir.Node> out = new ArrayList<>(block.nodes.size());
        for (Lir.Node node : block.nodes) {
            if (node instanceof Lir.Loop loop) run(loop.body);
            if (node instanceof Lir.If branch) {
                run(branch.then);
                run(branch.otherwise);
                if (branch.divergent() && flat(branch.then) && flat(branch.otherwise) && size(branch) <= LIMIT) {
                    inline(branch, out);
                    continue;
                }
            }
            out.add(node);
        }
        block.nodes.clear();
        block.nodes.addAll(out);
    }

    private static boolean flat(LirBlock block) {
        Lir.Jump jump = block.jump();
        if (jump == null || jump.op != Op.YIELD) return false;
        for (Lir.Node node : block.nodes) {
            if (!(node instanceof Lir.Alu
                    || node instanceof Lir.LaneLoad
                    || node instanceof Lir.ScalarLoad
                    || node instanceof Lir.TexelLoad
                    || node == jump)) {
                return false;
            }
        }
        return true;
    }

    private static int size(Lir.If branch) {
        return branch.then.nodes.size() + branch.otherwise.nodes.size() + branch.results.length;
    }

    private static void inline(Lir.If branch, List<Lir.Node> out) {
        Lir.Jump a = branch.then.jump();
        Lir.Jump b = branch.otherwise.jump();
        if (a == null || b == null) throw new IllegalStateException("Flatten: a side without an end");
        for (Lir.Node node : branch.then.nodes) {
            if (node != a) out.add(node);
        }
        for (Lir.Node node : branch.otherwise.nodes) {
            if (node != b) out.add(node);
        }
        for (int i = 0; i < branch.results.length; i++) {
            Lir.Val result = branch.results[i];
            result.varying = true;
            out.add(new Lir.Alu(Op.SELECT, 0, result, branch.condition, a.values[i], b.values[i]));
        }
    }
}
