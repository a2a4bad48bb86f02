package tepui.frontends.spirv;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tepui.frontends.spirv.SpirvModule.Block;
import tepui.frontends.spirv.SpirvModule.Function;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Op;

/**
 * Analysis of the cases of a switch: which values lead where, and whether each case ends by itself, so that no loop is
 * needed to leave it early.
 */
final class Switches {
    /** Blocks looked at, beyond which cases count as entangled. */
    private static final int MOST = 4096;

    /** Group of values with one target. */
    record Group(int target, List<Integer> values, boolean isDefault) {}

    /**
     * Cases of a switch, in the order of the blocks, which is that in which cases run into each other.
     *
     * @param others values that do not lead to the default
     * @param meets some value leads to where the cases meet
     */
    record Cases(List<Group> groups, List<Integer> others, boolean meets) {}

    private final Function function;
    private final Map<Integer, Integer> order = new HashMap<>();

    Switches(Function function) {
        this.function = function;
        for (int label : function.blocks().keySet()) order.put(label, order.size());
    }

    Cases cases(Instr e, int meet) {
        int other = e.at(1);
        Map<Integer, Group> groups = new TreeMap<>();
        List<Integer> others = new ArrayList<>();
        boolean meets = other == meet;
        if (!meets) group(groups, other, true);
        for (int i = 2; i + 1 < e.count(); i += 2) {
            int target = e.at(i + 1);
            if (target != other) others.add(e.at(i));
            if (target == meet) meets = true;
            else group(groups, target, false).values.add(e.at(i));
        }
        return new Cases(List.copyOf(groups.values()), others, meets);
    }

    private Group group(Map<Integer, Group> groups, int target, boolean isDefault) {
        Integer at = order.get(target);
        if (at == null) throw new SpirvException("there is no block " + target);
        return groups.computeIfAbsent(at, k -> new Group(target, new ArrayList<>(), isDefault));
    }

    private static List<Integer> successors(Block b) {
        Instr e = b.end();
        List<Integer> next = new ArrayList<>();
        switch (e.op()) {
            case Op.OpBranch -> next.add(e.at(0));
            case Op.OpBranchConditional -> {
                next.add(e.at(1));
                next.add(e.at(2));
            }
            case Op.OpSwitch -> {
                next.add(e.at(1));
                for (int i = 3; i < e.count(); i += 2) next.add(e.at(i));
            }
            default -> {}
        }
        return next;
    }

    /** Does each case get to where they meet from its last block only, and to no other case? */
    boolean areClosed(Cases cases, int meet, Set<Integer> leaving) {
        Set<Integer> targets = new HashSet<>();
        for (Group g : cases.groups) targets.add(g.target);
        int[] budget = {MOST};
        for (Group g : cases.groups) if (!isClosed(g.target, meet, targets, leaving, budget)) return false;
        return true;
    }

    private boolean isClosed(int target, int meet, Set<Integer> targets, Set<Integer> leaving, int[] budget) {
        int edges = 0;
        Set<Integer> seen = new HashSet<>(Set.of(target));
        Deque<Integer> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            Block block = function.blocks().get(open.pop());
            if (block == null || --budget[0] < 0) return false;
            for (int next : successors(block)) {
                if (next == meet) edges++;
                else if (targets.contains(next)) return false;
                else if (!leaving.contains(next) && seen.add(next)) open.push(next);
            }
        }
        return edges == 0 || edges == 1 && endsAt(target, meet);
    }

    /** Is the last block, on the way by the places where what is inside meets, the one that leads out? */
    private boolean endsAt(int target, int meet) {
        int label = target;
        for (int n = 0; n < MOST; n++) {
            Block block = function.blocks().get(label);
            if (block == null) return false;
            Instr merge = block.merge();
            if (merge != null) label = merge.at(0);
            else if (block.end().op() == Op.OpBranch) label = block.end().at(0);
            else return false;
            if (label == meet) return merge == null;
        }
        return false;
    }
}
