package tepui.drivers.vulkan.spirv;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/**
 * Code for functions, regions and structured control flow. What a region yields becomes a phi where the sides meet; a
 * loop's parameters are phis in its header, whose next values meet in the continue block. Code behind an `if` or loop
 * that nothing leaves by its end is dropped.
 */
final class ControlFlow {
    private final Shader shader;
    private final ModuleWriter module;
    private final CodeWriter code;
    private final Statements statements;
    private final IdentityHashMap<Function, Integer> ids = new IdentityHashMap<>();
    private Function function;
    private @Nullable Loop loop;

    /** Jumps that arrive at one place: from which block, with which values. */
    private static final class Arrivals {
        final List<Integer> blocks = new ArrayList<>();
        final List<int[]> values = new ArrayList<>();

        void add(int block, Value[] args) {
            int[] given = new int[args.length];
            for (int a = 0; a < args.length; a++) given[a] = args[a].id;
            blocks.add(block);
            values.add(given);
        }

        boolean none() {
            return blocks.isEmpty();
        }
    }

    private static final class Loop {
        final int continueLabel;
        final int mergeLabel;
        final Arrivals continues = new Arrivals();
        final Arrivals breaks = new Arrivals();

        Loop(int continueLabel, int mergeLabel) {
            this.continueLabel = continueLabel;
            this.mergeLabel = mergeLabel;
        }
    }

    ControlFlow(Shader shader, CodeWriter code, Statements statements) {
        this.shader = shader;
        this.module = code.module;
        this.code = code;
        this.statements = statements;
        this.function = shader.entry;
    }

    /** Writes all functions; returns the entry point's id. */
    int emit() {
        for (Function f : shader.functions) ids.put(f, module.newId());
        for (Function f : shader.functions) function(f);
        return id(shader.entry);
    }

    private int id(Function f) {
        Integer id = ids.get(f);
        if (id == null) throw new IllegalStateException("SPIR-V: function '" + f.name() + "' is not the shader's");
        return id;
    }

    private int resultType(Function f) {
        List<Type> results = f.results();
        if (results.isEmpty()) return module.voidType();
        if (results.size() == 1) return module.type(results.getFirst());
        int[] members = new int[results.size()];
        for (int r = 0; r < members.length; r++) members[r] = module.type(results.get(r));
        return module.declare(Spv.Op.OpTypeStruct, members);
    }

    private void function(Function f) {
        function = f;
        int result = resultType(f);
        int[] signature = new int[1 + f.params().size()];
        signature[0] = result;
        for (int p = 1; p < signature.length; p++)
            signature[p] = module.type(f.params().get(p - 1).type());
        int type = module.declare(Spv.Op.OpTypeFunction, signature);
        code.opInto(id(f), Spv.Op.OpFunction, result, Spv.FunctionControl.None, type);
        module.name(id(f), f.name());
        for (Value p : f.params()) p.id = code.op(Spv.Op.OpFunctionParameter, p.type());
        code.label(module.newId());
        statements.enter(f);
        region(f.body());
        code.effect(Spv.Op.OpFunctionEnd);
    }

    /** Writes a region; false if its end is never reached. A YIELD is left to the caller. */
    private boolean region(Region region) {
        for (Instr i : region.body) {
            statements.line(i);
            switch (i.op) {
                case IF -> {
                    if (!branch(i)) return false;
                }
                case LOOP -> {
                    if (!loop(i)) return false;
                }
                case CALL -> call(i);
                case YIELD -> {
                    return true;
                }
                case CONTINUE -> {
                    jump(i, true);
                    return false;
                }
                case BREAK -> {
                    jump(i, false);
                    return false;
                }
                case RETURN -> {
                    leave(i);
                    return false;
                }
                default -> statements.emit(i);
            }
        }
        return true;
    }

    private void jump(Instr i, boolean again) {
        Loop around = loop;
        if (around == null) throw new IllegalStateException("SPIR-V: " + i.op.text() + " outside of a loop");
        (again ? around.continues : around.breaks).add(code.block(), i.args);
        code.effect(Spv.Op.OpBranch, again ? around.continueLabel : around.mergeLabel);
    }

    private void leave(Instr i) {
        if (function == shader.entry) statements.leave();
        if (i.args.length == 0) {
            code.effect(Spv.Op.OpReturn);
        } else if (i.args.length == 1) {
            code.effect(Spv.Op.OpReturnValue, i.args[0].id);
        } else {
            int[] parts = new int[i.args.length];
            for (int a = 0; a < parts.length; a++) parts[a] = i.args[a].id;
            code.effect(Spv.Op.OpReturnValue, code.op(Spv.Op.OpCompositeConstruct, resultType(function), parts));
        }
    }

    private void call(Instr i) {
        Function f = i.function;
        if (f == null) throw new IllegalStateException("SPIR-V: a call of nothing");
        int[] operands = new int[1 + i.args.length];
        operands[0] = id(f);
        for (int a = 0; a < i.args.length; a++) operands[1 + a] = i.args[a].id;
        int result = code.op(Spv.Op.OpFunctionCall, resultType(f), operands);
        if (i.results.length == 1) {
            i.results[0].id = result;
            return;
        }
        for (int r = 0; r < i.results.length; r++) {
            i.results[r].id = code.op(Spv.Op.OpCompositeExtract, i.results[r].type(), result, r);
        }
    }

    // ---- if --------------------------------------------------------------------------------------------------------

    private static boolean isEmpty(Region region) {
        return region.body.size() == 1 && region.body.getFirst().op == Op.YIELD;
    }

    private boolean branch(Instr i) {
        int merge = module.newId();
        boolean plain = i.results.length == 0;
        int whenTrue = plain && isEmpty(i.regions[0]) ? merge : module.newId();
        int whenFalse = plain && isEmpty(i.regions[1]) ? merge : module.newId();
        code.effect(Spv.Op.OpSelectionMerge, merge, Spv.SelectionControl.None);
        code.effect(Spv.Op.OpBranchConditional, i.args[0].id, whenTrue, whenFalse);
        Arrivals arrivals = new Arrivals();
        boolean reached = side(i.regions[0], whenTrue, merge, arrivals);
        reached |= side(i.regions[1], whenFalse, merge, arrivals);
        code.label(merge);
        if (!reached) {
            code.effect(Spv.Op.OpUnreachable);
            return false;
        }
        phis(i.results, arrivals);
        return true;
    }

    private boolean side(Region region, int label, int merge, Arrivals arrivals) {
        if (label == merge) return true;
        code.label(label);
        if (!region(region)) return false;
        arrivals.add(code.block(), region.terminator().args);
        code.effect(Spv.Op.OpBranch, merge);
        return true;
    }

    private void phis(Value[] values, Arrivals arrivals) {
        for (int v = 0; v < values.length; v++) {
            values[v].id = module.newId();
            phi(values[v].id, values[v].type(), v, arrivals);
            statements.named(values[v]);
        }
    }

    private void phi(int id, Type type, int which, Arrivals arrivals) {
        int[] operands = new int[2 * arrivals.blocks.size()];
        for (int a = 0; a < arrivals.blocks.size(); a++) {
            operands[2 * a] = arrivals.values.get(a)[which];
            operands[2 * a + 1] = arrivals.blocks.get(a);
        }
        code.opInto(id, Spv.Op.OpPhi, module.type(type), operands);
    }

    // ---- loop ------------------------------------------------------------------------------------------------------

    private boolean loop(Instr i) {
        Region body = i.regions[0];
        Loop outer = loop;
        Loop inner = new Loop(module.newId(), module.newId());
        int header = module.newId();
        int start = module.newId();
        int before = code.block();
        int count = body.params.size();
        int[] next = new int[count];
        code.effect(Spv.Op.OpBranch, header);
        code.label(header);
        for (int p = 0; p < count; p++) {
            Value param = body.params.get(p);
            next[p] = module.newId();
            param.id = code.op(Spv.Op.OpPhi, param.type(), i.args[p].id, before, next[p], inner.continueLabel);
            statements.named(param);
        }
        code.effect(Spv.Op.OpLoopMerge, inner.mergeLabel, inner.continueLabel, Spv.LoopControl.None);
        code.effect(Spv.Op.OpBranch, start);
        code.label(start);
        loop = inner;
        region(body);
        loop = outer;
        code.label(inner.continueLabel);
        for (int p = 0; p < count; p++) {
            Type type = body.params.get(p).type();
            if (inner.continues.none()) code.opInto(next[p], Spv.Op.OpUndef, module.type(type));
            else phi(next[p], type, p, inner.continues);
        }
        code.effect(Spv.Op.OpBranch, header);
        code.label(inner.mergeLabel);
        if (inner.breaks.none()) {
            code.effect(Spv.Op.OpUnreachable);
            return false;
        }
        phis(i.results, inner.breaks);
        return true;
    }
}
