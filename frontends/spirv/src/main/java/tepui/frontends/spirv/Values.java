package tepui.frontends.spirv;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Table of the results of a function's instructions, by their ids. SPIR-V sees a result in all blocks that its own
 * dominates, the IR in its region and those inside; what is read elsewhere (behind a choice whose other side leaves) is
 * kept in locals, written where it was made.
 */
final class Values {
    private static final class Known {
        final Value[] columns;
        final Region region;
        /** The last instruction of the region before the result was there; null: there was none. */
        final @Nullable Instr behind;

        Variable @Nullable [] kept;

        Known(Value[] columns, Region region) {
            this.columns = columns;
            this.region = region;
            behind = region.body.isEmpty() ? null : region.body.getLast();
        }
    }

    private final Code code;
    private final Map<Integer, Known> known = new HashMap<>();
    private final Deque<Region> open = new ArrayDeque<>();

    Values(Code code) {
        this.code = code;
    }

    /** Runs what appends to the region that the builder is in. */
    void within(Runnable code) {
        open.push(this.code.b.region());
        code.run();
        open.pop();
    }

    boolean isOpen(Region region) {
        for (Region r : open) if (r == region) return true;
        return false;
    }

    /** The function's own region, which is open throughout. */
    Region outermost() {
        return open.getLast();
    }

    Region region() {
        return code.b.region();
    }

    void set(int id, Value[] columns) {
        known.put(id, new Known(columns, region()));
    }

    /** Null where the id has no value yet. */
    Value @Nullable [] get(int id) {
        Known k = known.get(id);
        if (k == null) return null;
        if (isOpen(k.region)) return k.columns;
        Variable[] kept = k.kept;
        if (kept == null) {
            kept = keep(k, id);
            k.kept = kept;
        }
        Value[] out = new Value[kept.length];
        code.spend(out.length);
        for (int c = 0; c < out.length; c++) out[c] = code.b.loadLocal(kept[c]);
        return out;
    }

    private Variable[] keep(Known k, int id) {
        int at = k.behind == null ? 0 : k.region.body.indexOf(k.behind) + 1;
        Variable[] kept = new Variable[k.columns.length];
        for (int c = 0; c < kept.length; c++) {
            Value v = k.columns[c];
            kept[c] = code.shader.local("t" + id, v.type(), 0);
            Instr store = Instr.of(Op.STORE_LOCAL, null, v);
            store.variable = kept[c];
            store.imm = (1 << v.type().width()) - 1;
            k.region.body.add(at++, store);
        }
        return kept;
    }
}
