package tepui.frontends.gl.spirv;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.spirv.SpirvModule.Block;
import tepui.frontends.gl.spirv.SpirvModule.Function;
import tepui.frontends.gl.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Op;

/**
 * A function's blocks as statements. SPIR-V names for each branch where its sides meet again, and for each loop where it goes on and where it
 * ends; so blocks are walked once, branches to those places become nothing, {@code continue} or {@code break}. What a loop does before its next
 * round stands at its beginning, behind a flag that the first round finds false. Phis are variables that each edge sets.
 */
final class Structure {
    private static final int MOST = 100;

    /** Where branches lead that leave what is being written. 0: nowhere. */
    private record Scope(
            int end,
            int exit,
            int again,
            int breaks,
            @Nullable String flag,
            int back,
            int depth) {
        Scope inSelection(int merge) {
            return new Scope(merge, exit, again, breaks, flag, back, depth + 1);
        }
    }

    private final FunctionText text;
    private final Function function;
    private final Set<Integer> written = new HashSet<>();
    private int flags;

    Structure(FunctionText text, Function function) {
        this.text = text;
        this.function = function;
    }

    void write() {
        chain(function.first(), new Scope(0, 0, 0, 0, null, 0, 0));
        for (Block b : function.blocks().values()) {
            Instr merge = b.merge();
            if (merge != null
                    && written.contains(b.label())
                    && !function.blocks().containsKey(merge.at(0)))
                throw new SpirvException("block " + b.label() + " merges to no block");
        }
    }

    private Block block(int label) {
        Block b = function.blocks().get(label);
        if (b == null) throw new SpirvException("there is no block " + label);
        return b;
    }

    /** Blocks from a label on, until the scope is left. */
    private void chain(int start, Scope s) {
        if (s.depth > MOST) throw new SpirvException("control flow is nested too deeply");
        int label = start;
        while (label != 0) {
            if (label == s.end) return;
            Block b = block(label);
            Instr merge = b.merge();
            if (merge != null && merge.op() == Op.OpLoopMerge) {
                loop(b, merge, s);
                label = merge.at(0);
                if (label == s.end || label == s.exit || label == s.again || label == s.breaks) {
                    if (leaves(label, s)) return;
                }
                continue;
            }
            label = straight(b, s);
        }
    }

    private void once(Block b) {
        if (!written.add(b.label()))
            throw new SpirvException("block " + b.label() + " is reached in two ways: control flow is not structured");
    }

    /** A block and what its end says; the label to go on with, 0 for none. */
    private int straight(Block b, Scope s) {
        once(b);
        text.body(b.body());
        return end(b, s);
    }

    private int end(Block b, Scope s) {
        Instr e = b.end();
        Instr merge = b.merge();
        switch (e.op()) {
            case Op.OpBranch -> {
                int to = e.at(0);
                edge(b.label(), to);
                return leaves(to, s) ? 0 : to;
            }
            case Op.OpBranchConditional -> {
                int yes = e.at(1);
                int no = e.at(2);
                String condition = text.value(e.at(0));
                if (merge == null || merge.op() != Op.OpSelectionMerge) {
                    // One side leaves, or both do: no place to meet is named.
                    text.open("if (" + condition + ")");
                    edge(b.label(), yes);
                    boolean left = leaves(yes, s);
                    if (!left) chain(yes, inside(s));
                    text.close();
                    text.open("else");
                    edge(b.label(), no);
                    if (!leaves(no, s)) chain(no, inside(s));
                    text.close();
                    return 0;
                }
                int meet = merge.at(0);
                Scope inner = s.inSelection(meet);
                text.open("if (" + condition + ")");
                edge(b.label(), yes);
                if (!leaves(yes, inner)) chain(yes, inner);
                text.close();
                text.open("else");
                edge(b.label(), no);
                if (!leaves(no, inner)) chain(no, inner);
                text.close();
                return after(meet, s);
            }
            case Op.OpSwitch -> {
                if (merge == null) throw new SpirvException("a switch names no block to meet in");
                choose(b, e, merge.at(0), s);
                return after(merge.at(0), s);
            }
            case Op.OpReturn -> text.line("return;");
            case Op.OpReturnValue -> text.line("return " + text.value(e.at(0)) + ";");
            case Op.OpKill, Op.OpTerminateInvocation -> {
                text.line("discard;");
                text.leave();
            }
            case Op.OpUnreachable -> text.leave();
            default -> throw new SpirvException("a block ends with instruction " + e.op());
        }
        return 0;
    }

    private static Scope inside(Scope s) {
        return new Scope(s.end, s.exit, s.again, s.breaks, s.flag, s.back, s.depth + 1);
    }

    /** Goes on where a selection's sides met, which may itself be a place to leave to. */
    private int after(int meet, Scope s) {
        return leaves(meet, s) ? 0 : meet;
    }

    /** Writes the jump that a branch is; false where it is none. */
    private boolean leaves(int to, Scope s) {
        if (to == s.end) return true;
        if (to == s.back) return true;
        if (to == s.breaks) {
            text.line("break;");
            return true;
        }
        if (to == s.exit) {
            if (s.breaks != 0) text.line(s.flag + " = true;");
            text.line("break;");
            return true;
        }
        if (to == s.again) {
            text.line("continue;");
            return true;
        }
        return false;
    }

    private void loop(Block header, Instr merge, Scope s) {
        int exit = merge.at(0);
        int again = merge.at(1);
        String first = text.flag("r" + header.label() + "_" + flags++);
        String left = text.flag("l" + header.label() + "_" + flags++);
        text.line(first + " = false;");
        text.line(left + " = false;");
        text.open("for (;;)");
        boolean own = again == header.label();
        if (!own) {
            text.open("if (" + first + ")");
            chain(again, new Scope(0, exit, 0, 0, left, header.label(), s.depth + 1));
            text.close();
        }
        text.line(first + " = true;");
        once(header);
        text.body(header.body());
        Scope inner = new Scope(0, exit, own ? header.label() : again, 0, left, 0, s.depth + 1);
        int next = end(header, inner);
        if (next != 0) chain(next, inner);
        text.close();
    }

    private void choose(Block b, Instr e, int meet, Scope s) {
        Map<Integer, StringBuilder> cases = new LinkedHashMap<>();
        int type = text.typeOf(e.at(0));
        boolean signed = text.types().isSigned(type);
        if (text.types().is64(type)) throw new SpirvException("a switch is over 64 bits");
        for (int i = 2; i + 1 < e.count(); i += 2) {
            String value =
                    signed ? "int(0x" + Integer.toHexString(e.at(i)) + "u)" : Integer.toUnsignedString(e.at(i)) + "u";
            cases.computeIfAbsent(e.at(i + 1), k -> new StringBuilder())
                    .append("case ")
                    .append(value)
                    .append(": ");
        }
        int other = e.at(1);
        StringBuilder last = cases.remove(other);
        String flag = s.flag;
        text.open("switch (" + text.value(e.at(0)) + ")");
        List<Integer> targets = new java.util.ArrayList<>(cases.keySet());
        targets.add(other);
        cases.put(other, (last == null ? new StringBuilder() : last).append("default:"));
        for (int i = 0; i < targets.size(); i++) {
            int target = targets.get(i);
            text.line(String.valueOf(cases.get(target)));
            text.open("");
            edge(b.label(), target);
            int following = i + 1 < targets.size() ? targets.get(i + 1) : 0;
            if (target == meet) text.line("break;");
            else {
                Scope inner = new Scope(following, s.exit, s.again, meet, flag, 0, s.depth + 1);
                if (!leaves(target, inner)) chain(target, inner);
            }
            text.close();
        }
        text.close();
        // What left the loop from within left the switch first.
        if (s.exit != 0 && flag != null) text.line("if (" + flag + ") break;");
    }

    /** What phis of {@code to} take on the edge from {@code from}. */
    private void edge(int from, int to) {
        Block b = function.blocks().get(to);
        if (b == null) return;
        int n = 0;
        for (Instr i : b.body()) {
            if (i.op() != Op.OpPhi) break;
            n++;
        }
        if (n == 0) return;
        for (int pass = n == 1 ? 1 : 0; pass < 2; pass++) {
            for (int k = 0; k < n; k++) {
                Instr phi = b.body().get(k);
                int value = 0;
                for (int i = 0; i + 1 < phi.count(); i += 2) if (phi.at(i + 1) == from) value = phi.at(i);
                if (value == 0) throw new SpirvException("phi " + phi.id() + " has no value from block " + from);
                text.phi(phi, value, n > 1, pass == 0);
            }
        }
    }
}
