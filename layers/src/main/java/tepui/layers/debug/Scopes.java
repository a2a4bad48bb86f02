package tepui.layers.debug;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Scopes of a shader's variables: where they are seen. One that a single function uses is seen in the innermost region around all
 * its uses, from the first of them on; the others in all the shader.
 */
final class Scopes {
    /** Regions from the outermost, and the instruction in each that leads to the first use. */
    private static final class Use {
        final Function function;
        final List<Region> regions;
        final List<Instr> first;
        boolean shared;

        Use(Function function, List<Region> regions, List<Instr> first) {
            this.function = function;
            this.regions = regions;
            this.first = first;
        }
    }

    private final IdentityHashMap<Variable, Use> uses = new IdentityHashMap<>();
    private final List<Region> regions = new ArrayList<>();
    private final List<Instr> instructions = new ArrayList<>();

    Scopes(Shader shader) {
        for (Function f : shader.functions) walk(f, f.body());
    }

    private void walk(Function f, Region region) {
        regions.add(region);
        for (Instr i : region.body) {
            instructions.add(i);
            Variable v = i.variable;
            if (v != null) use(f, v);
            for (Region nested : i.regions) walk(f, nested);
            instructions.removeLast();
        }
        regions.removeLast();
    }

    private void use(Function f, Variable v) {
        Use known = uses.get(v);
        if (known == null) {
            uses.put(v, new Use(f, new ArrayList<>(regions), List.copyOf(instructions)));
            return;
        }
        known.shared |= known.function != f;
        int common = 0;
        while (common < Math.min(known.regions.size(), regions.size())
                && known.regions.get(common) == regions.get(common)) common++;
        while (known.regions.size() > Math.max(1, common)) known.regions.removeLast();
    }

    boolean isUsed(Variable v) {
        return uses.containsKey(v);
    }

    /** Do several functions use it? */
    boolean isShared(Variable v) {
        Use use = uses.get(v);
        return use != null && use.shared;
    }

    boolean isLocalOf(Variable v, Function f) {
        Use use = uses.get(v);
        return use != null && !use.shared && use.function == f;
    }

    /** The variables whose scope is a region, by the instruction with which it begins. */
    Map<Instr, List<Variable>> beginningIn(Region region) {
        IdentityHashMap<Instr, List<Variable>> found = new IdentityHashMap<>();
        uses.forEach((v, use) -> {
            if (use.shared || use.regions.getLast() != region) return;
            Instr first = use.first.get(use.regions.size() - 1);
            found.computeIfAbsent(first, k -> new ArrayList<>()).add(v);
        });
        return found;
    }
}
