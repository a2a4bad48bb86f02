package tepui.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Validator of shaders by the rules of the IR: this class the structure (every value defined once and before its uses,
 * terminators, jumps, recursion), {@link OpRules} the operands of each operation, {@link InterfaceRules} the
 * declarations. All problems are listed, up to a bound, each with its instruction. Reads only.
 */
public final class Validator {
    private static final int MAX_PROBLEMS = 50;

    private final Shader shader;
    private final List<String> problems = new ArrayList<>();
    private final Set<Object> members = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Value> visible = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Value> scope = new ArrayList<>();
    private final OpRules rules;
    private Function function;
    private @Nullable Instr current;

    private Validator(Shader shader) {
        this.shader = shader;
        this.function = shader.entry;
        this.rules = new OpRules(shader, this);
    }

    /** Throws an {@link IrException} that lists what is wrong; returns if nothing is. */
    public static void check(Shader shader) {
        List<String> problems = problems(shader);
        if (!problems.isEmpty()) {
            throw new IrException("invalid " + shader.stage.text() + " shader '" + shader.name + "':", problems);
        }
    }

    /** Errors, one line each; empty for a valid shader. */
    public static List<String> problems(Shader shader) {
        Validator v = new Validator(shader);
        new InterfaceRules(shader, v).check();
        v.functions();
        return v.problems;
    }

    /** Notes a problem of the instruction at hand, or of the shader as a whole. */
    void report(String problem) {
        if (problems.size() > MAX_PROBLEMS) return;
        if (problems.size() == MAX_PROBLEMS) {
            problems.add("and more");
            return;
        }
        Instr at = current;
        if (at == null) {
            problems.add(problem);
        } else {
            String line = at.line == 0 ? "" : " (line " + at.line + ")";
            problems.add(function.name() + line + ": " + Printer.print(shader, function, at) + ": " + problem);
        }
    }

    /** Is the variable, resource or function one of this shader's? */
    boolean isMember(Object object) {
        return members.contains(object);
    }

    private void functions() {
        members.addAll(shader.inputs);
        members.addAll(shader.outputs);
        members.addAll(shader.locals);
        members.addAll(shader.resources);
        for (Function f : shader.functions) {
            if (!members.add(f)) report("function '" + f.name() + "' is listed twice");
        }
        if (!isMember(shader.entry)) report("the entry function is not among the shader's functions");
        if (!shader.entry.params().isEmpty() || !shader.entry.results().isEmpty()) {
            report("the entry function has parameters or results, must have neither");
        }
        for (Function f : shader.functions) {
            function = f;
            region(f.body(), null, null, 0);
            if (problems.size() > MAX_PROBLEMS) return;
        }
        recursion();
    }

    // ---- regions ---------------------------------------------------------------------------------------------------

    private void region(Region region, @Nullable Instr owner, @Nullable Instr loop, int depth) {
        if (depth > Parser.MAX_NESTING) {
            report("regions are nested more than " + Parser.MAX_NESTING + " deep");
            return;
        }
        if (!seen.add(region)) {
            report("a region is used in two places");
            return;
        }
        int scopeStart = scope.size();
        if (owner != null && owner.op != Op.LOOP && !region.params.isEmpty()) {
            report("a region of '" + owner.op.text() + "' has parameters");
        }
        for (Value param : region.params) define(param, null);
        int last = region.body.size() - 1;
        for (int i = 0; i <= last; i++) {
            Instr instr = region.body.get(i);
            Instr before = current;
            current = instr;
            instr(instr, loop, depth);
            if (instr.op.isTerminator()) {
                if (i != last) report("a terminator stands before the end of its region");
                else terminator(instr, owner, loop);
            }
            current = before;
        }
        if (last < 0 || !region.body.get(last).op.isTerminator()) {
            report(
                    owner == null
                            ? "function '" + function.name() + "' does not end with return"
                            : "a region does not end with a terminator");
        }
        for (int i = scope.size() - 1; i >= scopeStart; i--) visible.remove(scope.removeLast());
    }

    private void define(Value value, @Nullable Instr by) {
        if (!seen.add(value)) report("a value is defined twice");
        if (value.definition() != by) report("a value does not know the instruction that defines it");
        visible.add(value);
        scope.add(value);
    }

    private void instr(Instr instr, @Nullable Instr loop, int depth) {
        if (!seen.add(instr)) {
            report("the instruction stands in two places");
            return;
        }
        if (instr.args.length > 0 && !seen.add(instr.args))
            report("the operands' array belongs to another instruction");
        boolean usable = true;
        for (int i = 0; i < instr.args.length; i++) {
            if (!visible.contains(instr.args[i])) {
                report("operand " + (i + 1) + " is not defined before, here or in a region around");
                usable = false;
            }
        }
        if (usable) rules.check(instr);
        int regions = switch (instr.op) {
            case IF -> 2;
            case LOOP -> 1;
            default -> 0;
        };
        if (instr.regions.length != regions) {
            report("the instruction has " + instr.regions.length + " regions, must have " + regions);
        } else if (instr.op == Op.IF) {
            region(instr.regions[0], instr, loop, depth + 1);
            region(instr.regions[1], instr, loop, depth + 1);
        } else if (instr.op == Op.LOOP) {
            List<Value> params = instr.regions[0].params;
            if (params.size() != instr.args.length) {
                report("the loop has " + params.size() + " parameters and " + instr.args.length + " first values");
            } else {
                for (int i = 0; i < instr.args.length; i++) {
                    if (instr.args[i].type() != params.get(i).type()) {
                        report("first value " + (i + 1) + " is " + instr.args[i].type() + ", the parameter is "
                                + params.get(i).type());
                    }
                }
            }
            region(instr.regions[0], instr, instr, depth + 1);
        }
        // Results are visible after the instruction, not in its regions.
        for (Value result : instr.results) define(result, instr);
    }

    private void terminator(Instr t, @Nullable Instr owner, @Nullable Instr loop) {
        switch (t.op) {
            case YIELD -> {
                if (owner == null || owner.op != Op.IF) report("yield must end a region of 'if'");
                else match(t, types(owner.results), "the if's results");
            }
            case BREAK -> {
                if (loop == null) report("break is not in a loop");
                else match(t, types(loop.results), "the loop's results");
            }
            case CONTINUE -> {
                if (loop == null) report("continue is not in a loop");
                else match(t, types(loop.regions[0].params.toArray(new Value[0])), "the loop's parameters");
            }
            default -> match(t, function.results(), "the function's results");
        }
    }

    private static List<Type> types(Value[] values) {
        List<Type> types = new ArrayList<>(values.length);
        for (Value v : values) types.add(v.type());
        return types;
    }

    private void match(Instr t, List<Type> types, String what) {
        if (!types(t.args).equals(types)) report("gives " + types(t.args) + ", must give " + types + ", " + what);
    }

    // ---- recursion -------------------------------------------------------------------------------------------------

    /** Takes away functions that call no remaining function; those that stay are recursive. */
    private void recursion() {
        IdentityHashMap<Function, List<Function>> callers = new IdentityHashMap<>();
        IdentityHashMap<Function, int[]> open = new IdentityHashMap<>();
        for (Function f : shader.functions) open.put(f, new int[1]);
        for (Function f : shader.functions) calls(f, f.body(), callers, open);
        List<Function> leaves = new ArrayList<>();
        for (Function f : shader.functions) {
            if (open.getOrDefault(f, NONE)[0] == 0) leaves.add(f);
        }
        int gone = 0;
        while (!leaves.isEmpty()) {
            Function f = leaves.removeLast();
            gone++;
            for (Function caller : callers.getOrDefault(f, List.of())) {
                if (--open.getOrDefault(caller, NONE)[0] == 0) leaves.add(caller);
            }
        }
        if (gone < shader.functions.size() && problems.isEmpty()) {
            for (Function f : shader.functions) {
                if (open.getOrDefault(f, NONE)[0] > 0)
                    report("function '" + f.name() + "' takes part in a recursion, or calls one that does");
            }
        }
    }

    private static final int[] NONE = new int[1];

    private static void calls(
            Function f,
            Region region,
            IdentityHashMap<Function, List<Function>> callers,
            IdentityHashMap<Function, int[]> open) {
        for (Instr i : region.body) {
            if (i.op == Op.CALL && i.function != null && open.containsKey(i.function)) {
                callers.computeIfAbsent(i.function, k -> new ArrayList<>()).add(f);
                open.getOrDefault(f, NONE)[0]++;
            }
            for (Region nested : i.regions) calls(f, nested, callers, open);
        }
    }
}
