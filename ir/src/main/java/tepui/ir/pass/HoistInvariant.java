package tepui.ir.pass;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Value;

/**
 * Pass that hoists loop invariants out of loops: pure instructions, inputs, uniforms and texture reads with operands
 * from outside. Only from the top of the body, not out of branches; a round that leaves early may so have run a little
 * for nothing. {@link Value#id} holds the depth of loops around the definition; inner loops are done first, so code
 * moves out of as many as it can.
 */
public final class HoistInvariant implements Pass {
    private boolean changed;
    private Shader shader;

    @SuppressWarnings("NullAway.Init")
    public HoistInvariant() {}

    @Override
    public boolean run(Shader s) {
        shader = s;
        changed = false;
        for (Function f : s.functions) {
            number(f.body(), 0);
            region(f.body(), 0);
        }
        return changed;
    }

    private static void number(Region region, int loops) {
        for (Value v : region.params) v.id = loops;
        for (Instr i : region.body) {
            for (Value v : i.results) v.id = loops;
            for (Region nested : i.regions) number(nested, i.op == Op.LOOP ? loops + 1 : loops);
        }
    }

    private void region(Region region, int loops) {
        boolean hasLoop = false;
        for (Instr i : region.body) {
            for (Region nested : i.regions) region(nested, i.op == Op.LOOP ? loops + 1 : loops);
            hasLoop |= i.op == Op.LOOP;
        }
        if (!hasLoop) return;
        List<Instr> before = new ArrayList<>(region.body);
        region.body.clear();
        for (Instr i : before) {
            if (i.op == Op.LOOP) hoist(i, region, loops);
            region.body.add(i);
        }
    }

    /** Out of the loop's body to the end of the region around it. */
    private void hoist(Instr loop, Region to, int loops) {
        List<Instr> body = loop.regions[0].body;
        int kept = 0;
        for (int k = 0; k < body.size(); k++) {
            Instr i = body.get(k);
            if (isInvariant(i, loops)) {
                for (Value v : i.results) v.id = loops;
                to.body.add(i);
                changed = true;
            } else {
                body.set(kept++, i);
            }
        }
        body.subList(kept, body.size()).clear();
    }

    private boolean isInvariant(Instr i, int loops) {
        if (!Effects.isMovable(i, shader.stage) || i.op == Op.UNDEF) return false;
        for (Value arg : i.args) {
            if (arg.id > loops) return false;
        }
        return true;
    }
}
