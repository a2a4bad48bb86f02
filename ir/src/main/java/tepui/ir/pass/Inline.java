package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Cloner;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.IrException;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;

/**
 * Pass that inlines functions in place of all calls, callees first, and leaves the entry point alone. Early returns of
 * the functions called are taken out by {@link LowerReturns} before.
 */
public final class Inline implements Pass {
    /** Instructions after which calls of calls are taken for an attack. */
    static final int MAX_INSTRUCTIONS = 1 << 18;

    /** Calls below one another beyond which the same holds. */
    private static final int MAX_DEPTH = 1000;

    private final Set<Function> done = Collections.newSetFromMap(new IdentityHashMap<>());
    private final IdentityHashMap<Function, Integer> values = new IdentityHashMap<>();

    /**
     * Why a shader's calls cannot be inlined; null where they can. Looks at each function once, however often it is called, so
     * that who links programs can ask before any work is done.
     */
    public static @Nullable String problem(Shader shader) {
        long size = size(shader.entry, new IdentityHashMap<>(), 0);
        if (size == TOO_DEEP) return "calls are nested more than " + MAX_DEPTH + " deep";
        if (size <= MAX_INSTRUCTIONS) return null;
        return "it has more than " + MAX_INSTRUCTIONS + " instructions, those of functions counted at each call";
    }

    private static final long TOO_DEEP = Long.MAX_VALUE;

    /** Instructions of a function with all that it calls; {@link #TOO_DEEP}, or anything above the limit. */
    private static long size(Function f, IdentityHashMap<Function, Long> known, int depth) {
        if (depth > MAX_DEPTH) return TOO_DEEP;
        Long before = known.get(f);
        if (before != null) return before;
        long size = size(f.body(), known, depth);
        if (size != TOO_DEEP) known.put(f, size);
        return size;
    }

    private static long size(Region region, IdentityHashMap<Function, Long> known, int depth) {
        long size = region.body.size();
        for (Instr i : region.body) {
            for (Region nested : i.regions) size = sum(size, size(nested, known, depth));
            Function callee = i.function;
            if (i.op == Op.CALL && callee != null) size = sum(size, size(callee, known, depth + 1));
            if (size == TOO_DEEP) return size;
        }
        return size;
    }

    private static long sum(long a, long b) {
        return a == TOO_DEEP || b == TOO_DEEP ? TOO_DEEP : Math.min(a + b, Integer.MAX_VALUE);
    }

    @Override
    public boolean run(Shader shader) {
        if (shader.functions.size() == 1) return false;
        String problem = problem(shader);
        if (problem != null) throw tooLarge(shader, problem);
        new LowerReturns(false).run(shader);
        done.clear();
        values.clear();
        function(shader.entry);
        shader.functions.removeIf(f -> f != shader.entry);
        return true;
    }

    private void function(Function f) {
        if (!done.add(f)) return;
        region(f.body());
        values.put(f, Ids.number(f));
    }

    private static IrException tooLarge(Shader shader, String problem) {
        return new IrException("shader '" + shader.name + "' cannot be inlined:", List.of(problem));
    }

    private void region(Region region) {
        List<Instr> body = new ArrayList<>(region.body);
        region.body.clear();
        for (Instr i : body) {
            Rewriter.resolve(i.args);
            Function callee = i.function;
            if (i.op != Op.CALL || callee == null) {
                for (Region nested : i.regions) region(nested);
                region.body.add(i);
                continue;
            }
            function(callee);
            Cloner cloner = new Cloner(values.getOrDefault(callee, 0));
            for (int k = 0; k < i.args.length; k++) cloner.map(callee.params().get(k), i.args[k]);
            cloner.body(callee.body(), region);
            Instr end = region.body.removeLast();
            for (int k = 0; k < i.results.length; k++) Rewriter.replace(i.results[k], end.args[k]);
        }
    }
}
