package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.LowerReturns;
import tepui.ir.pass.PromoteLocals;
import tepui.ir.pass.RemoveDead;
import tepui.ir.pass.Rewriter;
import tepui.ir.pass.Walk;

/**
 * The two halves of a control shader. OpenGL runs it once for each vertex of the output patch, and each run sees what the
 * others wrote before a barrier; Direct3D has a phase for each vertex, which sees only its own, and one for the patch.
 *
 * <p>The phase of the vertices is the shader without what it writes to the patch. That of the patch is the shader without
 * what it writes to vertices, for each vertex in turn in a loop. Where one run reads what another wrote, the loop goes
 * round once more for each barrier: then all that was written before it is there.
 */
final class HullSplit {
    private HullSplit() {}

    static boolean isOfPatch(Variable v) {
        return v.patch || v.builtin == Builtin.TESS_LEVEL_OUTER || v.builtin == Builtin.TESS_LEVEL_INNER;
    }

    private static Shader copy(Shader shader) {
        Shader s = shader.copy();
        if (new LowerReturns().run(s)) new PromoteLocals().run(s);
        return s;
    }

    private static int count(Shader s, Op op, @Nullable Boolean ofPatch) {
        int[] n = new int[1];
        Walk.each(s.entry.body(), i -> {
            if (i.op != op) return;
            Variable v = i.variable;
            if (ofPatch == null || v != null && isOfPatch(v) == ofPatch) n[0]++;
        });
        return n[0];
    }

    /** The phase of each vertex. */
    static Shader vertices(Shader shader) {
        Shader s = ofVertices(shader);
        if (count(s, Op.STORE_OUTPUT, null) == 0) storeSomething(s);
        return s;
    }

    /** vkd3d 1.2 makes code without a block of a phase that writes nothing, and then the patch is drawn by chance. */
    private static void storeSomething(Shader s) {
        Variable v = s.output("nothing", Type.F32, 0);
        v.perVertex = true;
        Builder b = new Builder(s);
        s.entry.body().body.removeLast();
        b.storeOutput(v, invocation(s, b), b.f32(0));
        b.ret();
    }

    private static Shader ofVertices(Shader shader) {
        Shader own = copy(shader);
        new Without(true, null, new IdentityHashMap<>()).run(own);
        new RemoveDead().run(own);
        // What is read of outputs may be for the patch only.
        if (count(own, Op.LOAD_OUTPUT, null) == 0) return own;
        Shader s = copy(shader);
        refuseEffects(s, "what vertices of a patch see of each other is computed for each of them");
        // Outputs of all vertices become arrays, from which each takes its own in the end.
        IdentityHashMap<Variable, Variable> arrays = new IdentityHashMap<>();
        for (Variable v : s.outputs) arrays.put(v, array(s, v));
        inLoop(s, 1 + count(s, Op.BARRIER, null), true, arrays);
        Builder b = new Builder(s);
        s.entry.body().body.removeLast();
        Value vertex = invocation(s, b);
        for (Variable v : List.copyOf(s.outputs)) {
            Variable array = arrays.get(v);
            if (array == null || isOfPatch(v)) continue;
            for (int e = 0; e < v.elements(); e++) {
                Value at = b.op(Op.IADD, b.op(Op.IMUL, vertex, b.i32(v.elements())), b.i32(e));
                Value value = b.loadLocal(array, at);
                if (v.isArray()) b.storeOutput(v, vertex, b.i32(e), value);
                else b.storeOutput(v, vertex, value);
            }
        }
        b.ret();
        return s;
    }

    private static Variable array(Shader s, Variable output) {
        int each = output.elements() * (output.perVertex ? s.outputVertices : 1);
        return s.local("all_" + output.name(), output.type(), Math.max(1, each));
    }

    /**
     * The phase of the patch.
     *
     * @param readsVertices it can read what the phase of the vertices wrote; otherwise it computes that once more
     */
    static Shader patch(Shader shader, boolean readsVertices) {
        Shader s = copy(shader);
        IdentityHashMap<Variable, Variable> arrays = new IdentityHashMap<>();
        if (!readsVertices && count(s, Op.LOAD_OUTPUT, false) > 0) {
            for (Variable v : s.outputs) if (!isOfPatch(v)) arrays.put(v, array(s, v));
        }
        boolean once = arrays.isEmpty() && count(s, Op.LOAD_OUTPUT, true) == 0;
        inLoop(s, once ? 1 : 1 + count(s, Op.BARRIER, null), false, arrays);
        new RemoveDead().run(s);
        new WithoutAtomics().run(s);
        new RemoveDead().run(s);
        return s;
    }

    private static void refuseEffects(Shader s, String why) {
        Walk.each(s.entry.body(), i -> {
            switch (i.op) {
                case STORE_STORAGE, IMAGE_STORE, ATOMIC_STORAGE, IMAGE_ATOMIC ->
                    throw new InexpressibleShaderException(
                            "DXBC: shader '" + s.name + "' has " + i.op.text() + ": " + why);
                default -> {}
            }
        });
    }

    /** Pass that takes out atomics, which the phase of the vertices does. */
    private static final class WithoutAtomics extends Rewriter {
        private final Set<Value> used = Collections.newSetFromMap(new IdentityHashMap<>());

        @Override
        protected boolean prepare(Shader s) {
            Walk.each(s.entry.body(), i -> Collections.addAll(used, i.args));
            return false;
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            if (i.op != Op.ATOMIC_STORAGE && i.op != Op.IMAGE_ATOMIC) return null;
            for (Value result : i.results) {
                if (!used.contains(result)) continue;
                throw new InexpressibleShaderException("DXBC: shader '" + shader().name + "' has " + i.op.text()
                        + ": a control shader runs in two halves, and the patch's half needs what it gives");
            }
            return i.results.length == 0 ? GONE : b.i32(0);
        }
    }

    private static Value invocation(Shader s, Builder b) {
        for (Variable v : s.inputs) {
            if (v.builtin == Builtin.INVOCATION_ID) return b.loadInput(v);
        }
        return b.loadInput(s.input(Builtin.INVOCATION_ID, Type.I32));
    }

    /** Puts the body into a loop over the vertices, some times over: each time as far as to the next barrier. */
    private static void inLoop(Shader s, int rounds, boolean ofVertices, IdentityHashMap<Variable, Variable> arrays) {
        Value[] own = new Value[1];
        Region body = s.entry.body();
        List<Instr> code = new ArrayList<>(body.body);
        code.removeLast();
        body.body.clear();
        Builder b = new Builder(s);
        int total = rounds * s.outputVertices;
        b.loop(new Value[] {b.i32(0)}, List.of(), params -> {
            Value n = params.getFirst();
            b.ifThen(b.op(Op.IGE, n, b.i32(total)), b::breakWith);
            own[0] = rounds == 1 ? n : b.op(Op.UMOD, n, b.i32(s.outputVertices));
            if (rounds == 1) b.region().body.addAll(code);
            else untilBarrier(b, code, b.op(Op.UDIV, n, b.i32(s.outputVertices)), 1);
            b.continueWith(b.op(Op.IADD, n, b.i32(1)));
        });
        b.ret();
        new Without(ofVertices, own[0], arrays).run(s);
    }

    private static void untilBarrier(Builder b, List<Instr> code, Value round, int next) {
        int end = 0;
        while (end < code.size() && code.get(end).op != Op.BARRIER) end++;
        b.region().body.addAll(code.subList(0, end));
        if (end == code.size()) return;
        List<Instr> behind = code.subList(end + 1, code.size());
        b.ifThen(b.op(Op.IGE, round, b.i32(next)), () -> untilBarrier(b, behind, round, next + 1));
    }

    /** Pass that takes out what belongs to the other half. */
    private static final class Without extends Rewriter {
        private final boolean ofVertices;
        private final @Nullable Value invocation;
        private final IdentityHashMap<Variable, Variable> arrays;

        Without(boolean ofVertices, @Nullable Value invocation, IdentityHashMap<Variable, Variable> arrays) {
            this.ofVertices = ofVertices;
            this.invocation = invocation;
            this.arrays = arrays;
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            Variable v = i.variable;
            switch (i.op) {
                case BARRIER -> {
                    return GONE;
                }
                case MEMORY_BARRIER, STORE_STORAGE, IMAGE_STORE -> {
                    return ofVertices ? null : GONE;
                }
                case LOAD_INPUT -> {
                    return v != null && v.builtin == Builtin.INVOCATION_ID ? invocation : null;
                }
                case STORE_OUTPUT -> {
                    if (v == null) return null;
                    Variable array = arrays.get(v);
                    if (array != null) {
                        b.storeMasked(Op.STORE_LOCAL, array, i.imm, index(i, v, b), i.args[v.addressOperands()]);
                        return GONE;
                    }
                    return isOfPatch(v) == ofVertices ? GONE : null;
                }
                case LOAD_OUTPUT -> {
                    Variable array = v == null ? null : arrays.get(v);
                    return v == null || array == null ? null : b.loadLocal(array, index(i, v, b));
                }
                default -> {
                    return null;
                }
            }
        }

        private static Value index(Instr i, Variable v, Builder b) {
            Value element = v.isArray() ? i.args[v.addressOperands() - 1] : b.i32(0);
            if (!v.perVertex) return element;
            return b.op(Op.IADD, b.op(Op.IMUL, i.args[0], b.i32(v.elements())), element);
        }
    }
}
