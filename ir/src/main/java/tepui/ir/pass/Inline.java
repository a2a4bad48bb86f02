package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tepui.ir.Cloner;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.IrException;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;

/**
 * Puts the bodies of functions in place of all calls, callees first, and leaves the entry point alone. Early returns of
 * the functions called are taken out by {@link LowerReturns} before.
 */
public final class Inline implements Pass {
    /** Instructions after which calls of calls are taken for an attack. */
    static final int MAX_INSTRUCTIONS = 1_000_000;

    private final Set<Function> done = Collections.newSetFromMap(new IdentityHashMap<>());
    private final IdentityHashMap<Function, Integer> sizes = new IdentityHashMap<>();
    private final IdentityHashMap<Function, Integer> values = new IdentityHashMap<>();

    @Override
    public boolean run(Shader shader) {
        if (shader.functions.size() == 1) return false;
        new LowerReturns(false).run(shader);
        done.clear();
        sizes.clear();
        values.clear();
        function(shader, shader.entry, 0);
        shader.functions.removeIf(f -> f != shader.entry);
        return true;
    }

    private void function(Shader shader, Function f, int depth) {
        if (!done.add(f)) return;
        if (depth > 1000) throw tooLarge(shader, "calls are nested more than 1000 deep");
        int size = region(shader, f.body(), depth, 0);
        sizes.put(f, size);
        values.put(f, Ids.number(f));
    }

    private static IrException tooLarge(Shader shader, String problem) {
        return new IrException("shader '" + shader.name + "' cannot be inlined:", List.of(problem));
    }

    /** Inlines in a region and gives the number of instructions of the function so far. */
    private int region(Shader shader, Region region, int depth, int before) {
        int size = before + region.body.size();
        List<Instr> body = new ArrayList<>(region.body);
        region.body.clear();
        for (Instr i : body) {
            Rewriter.resolve(i.args);
            Function callee = i.function;
            if (i.op != Op.CALL || callee == null) {
                for (Region nested : i.regions) size = region(shader, nested, depth, size);
                region.body.add(i);
                continue;
            }
            function(shader, callee, depth + 1);
            size += sizes.getOrDefault(callee, 0);
            if (size > MAX_INSTRUCTIONS)
                throw tooLarge(shader, "it would have more than " + MAX_INSTRUCTIONS + " instructions");
            Cloner cloner = new Cloner(values.getOrDefault(callee, 0));
            for (int k = 0; k < i.args.length; k++) cloner.map(callee.params().get(k), i.args[k]);
            cloner.body(callee.body(), region);
            Instr end = region.body.removeLast();
            for (int k = 0; k < i.results.length; k++) Rewriter.replace(i.results[k], end.args[k]);
        }
        return size;
    }
}
