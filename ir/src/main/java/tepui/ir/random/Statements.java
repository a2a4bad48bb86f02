package tepui.ir.random;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Generator of random control flow, locals, interface accesses and calls; memory and textures are {@link Accesses}'.
 */
final class Statements extends Expressions {
    private static final int MAX_DEPTH = 4;

    /** The loop that a jump would belong to. */
    private record Loop(Instr instr, Value next) {}

    private final Interface face;
    private final Shader shader;
    private final Accesses accesses;
    private final List<Function> callable = new ArrayList<>();
    private @Nullable Loop loop;
    private Function function;
    private int depth;
    private int loops;
    private int budget;

    Statements(RandomShader.Options options, SplittableRandom random, String name) {
        this(options, random, new Interface(options, random, name));
    }

    private Statements(RandomShader.Options options, SplittableRandom random, Interface face) {
        super(options, random, new Builder(face.shader));
        this.face = face;
        this.shader = face.shader;
        this.function = shader.entry;
        this.accesses = new Accesses(this, face);
    }

    Shader make() {
        if (options.calls()) {
            for (int i = random.nextInt(3); i >= 0; i--) function(i);
        }
        function = shader.entry;
        b.moveTo(shader.entry.body());
        int mark = scope.mark();
        uniformFlow = true;
        accesses.enter(true);
        for (Variable v : shader.locals) {
            if (!v.isArray()) b.storeLocal(v, pick(v.type()));
        }
        boolean emits = shader.stage == Stage.GEOMETRY;
        if (!emits) storeOutputs();
        budget = options.size();
        while (budget > 0) statement();
        observe(mark, 20);
        if (emits) {
            emit();
        } else {
            storeOutputs();
        }
        accesses.leave();
        b.ret();
        scope.release(mark);
        return shader;
    }

    private void function(int number) {
        List<Type> params = new ArrayList<>();
        List<Type> results = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) params.add(anyType());
        for (int i = random.nextInt(3); i > 0; i--) results.add(anyType());
        function = new Function("f" + number, params, results);
        shader.functions.add(function);
        b.moveTo(function.body());
        int mark = scope.mark();
        uniformFlow = false;
        for (Value v : function.params()) scope.add(v);
        accesses.enter(false);
        budget = options.size() / 4;
        while (budget > 0) statement();
        observe(mark, 5);
        b.ret(values(results));
        scope.release(mark);
        callable.add(function);
    }

    private Value[] values(List<Type> types) {
        Value[] v = new Value[types.size()];
        for (int i = 0; i < v.length; i++) v[i] = pick(types.get(i));
        return v;
    }

    // ---- statements ------------------------------------------------------------------------------------------------

    private void statement() {
        budget--;
        int k = random.nextInt(100);
        if (k < 8 && repeat()) return;
        if (k < 18) bait();
        else if (k < 45) expression();
        else if (k < 60) local();
        else if (k < 68 && depth < MAX_DEPTH) branch();
        else if (k < 74 && depth < MAX_DEPTH && loops < 2) loop();
        else if (k < 80) call();
        else if (k < 86) output();
        else accesses.statement(function == shader.entry);
    }

    /** Mixes some of the values defined since into the digest, so that a wrong one shows. */
    private void observe(int mark, int most) {
        List<Value> all = scope.since(mark);
        if (all.isEmpty() || chance(30)) return;
        Value digest = b.loadLocal(face.digest);
        for (int n = Math.min(most, all.size()); n > 0; n--) {
            for (Value word : words(all.get(random.nextInt(all.size())))) {
                digest = b.op(Op.IADD, b.op(Op.IMUL, digest, b.i32(31)), word);
            }
        }
        b.storeLocal(face.digest, digest);
    }

    private void local() {
        Variable v = shader.locals.get(random.nextInt(shader.locals.size() - 1));
        // A function may not count on what the entry point stored before.
        boolean loads = chance(50);
        Value[] address = v.isArray()
                ? new Value[] {loads || chance(80) ? index(v.arrayLength()) : pick(Type.I32)}
                : new Value[0];
        if (loads) {
            scope.add(b.loadLocal(v, address));
            return;
        }
        int all = (1 << v.type().width()) - 1;
        int mask = chance(60) ? all : 1 + random.nextInt(all);
        Value value = pick(v.type());
        b.storeMasked(
                Op.STORE_LOCAL, v, mask, address.length == 0 ? new Value[] {value} : new Value[] {address[0], value});
    }

    /** Statements in a region of their own, whose values end with it. */
    private void nested(Region region, int statements, Runnable end) {
        Region before = b.region();
        int mark = scope.mark();
        boolean flow = uniformFlow;
        int left = budget;
        b.moveTo(region);
        depth++;
        budget = statements;
        while (budget > 0) statement();
        observe(mark, 3);
        end.run();
        depth--;
        budget = left - statements / 2;
        uniformFlow &= flow;
        scope.release(mark);
        b.moveTo(before);
    }

    private void branch() {
        List<Type> types = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) types.add(anyType());
        Value[] results = new Value[types.size()];
        for (int i = 0; i < results.length; i++) results[i] = new Value(types.get(i));
        Instr instr = new Instr(Op.IF, results, new Value[] {pick(Type.BOOL)});
        instr.regions = new Region[] {new Region(), new Region()};
        boolean flow = uniformFlow;
        uniformFlow = false;
        boolean through = false;
        boolean returned = false;
        for (int side = 0; side < 2; side++) {
            boolean mustGoOn = side == 1 && !through;
            boolean[] jumped = new boolean[2];
            nested(instr.regions[side], random.nextInt(6), () -> {
                if (!mustGoOn && chance(function == shader.entry ? 25 : 45) && jump(jumped)) return;
                b.yieldWith(values(types));
            });
            through |= !jumped[0];
            returned |= jumped[1];
        }
        b.append(instr);
        uniformFlow = flow && !returned;
        for (Value v : results) scope.add(v);
    }

    /** A jump out of here, if there is one that may be. */
    private boolean jump(boolean[] jumped) {
        Loop l = loop;
        if (l == null || chance(15)) {
            // Outputs may be undefined when a geometry shader ends; all others keep what they stored first.
            if (function == shader.entry && !accesses.mayReturn()) return false;
            b.ret(values(function.results()));
            jumped[1] = true;
        } else if (chance(60)) {
            List<Type> types = new ArrayList<>();
            for (Value v : l.instr.results) types.add(v.type());
            b.breakWith(values(types));
        } else {
            round(l);
        }
        jumped[0] = true;
        return true;
    }

    /** CONTINUE with the counter one on. */
    private void round(Loop l) {
        List<Value> params = l.instr.regions[0].params;
        Value[] next = new Value[params.size()];
        next[0] = l.next;
        for (int i = 1; i < next.length; i++)
            next[i] = chance(30) ? params.get(i) : pick(params.get(i).type());
        b.continueWith(next);
    }

    /** A loop with a counter as first parameter, of at most 5 rounds. */
    private void loop() {
        List<Type> carried = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) carried.add(anyType());
        List<Type> types = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) types.add(anyType());
        Value limit = chance(60) ? b.i32(1 + random.nextInt(4)) : index(6);
        Value[] first = new Value[1 + carried.size()];
        first[0] = b.i32(0);
        for (int i = 1; i < first.length; i++) first[i] = pick(carried.get(i - 1));
        Value[] results = new Value[types.size()];
        for (int i = 0; i < results.length; i++) results[i] = new Value(types.get(i));
        Instr instr = new Instr(Op.LOOP, results, first);
        Region region = new Region();
        for (Value v : first) region.params.add(new Value(v.type()));
        instr.regions = new Region[] {region};
        Loop outer = loop;
        boolean flow = uniformFlow;
        uniformFlow = false;
        loops++;
        Region before = b.region();
        b.moveTo(region);
        int mark = scope.mark();
        for (Value v : region.params) scope.add(v);
        Value counter = region.params.getFirst();
        Value next = b.op(Op.IADD, counter, b.i32(1));
        b.ifThen(b.op(Op.IGE, counter, limit), () -> {
            int inside = scope.mark();
            b.breakWith(values(types));
            scope.release(inside);
        });
        b.moveTo(before);
        Loop inner = new Loop(instr, next);
        loop = inner;
        boolean[] jumped = new boolean[2];
        nested(region, 1 + random.nextInt(7), () -> {
            if (chance(85) || !jump(jumped)) round(inner);
        });
        scope.release(mark);
        loop = outer;
        loops--;
        b.append(instr);
        // A return in a branch of the body counts as well.
        uniformFlow = flow && !hasReturn(region);
        for (Value v : results) scope.add(v);
    }

    private static boolean hasReturn(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.RETURN) return true;
            for (Region nested : i.regions) {
                if (hasReturn(nested)) return true;
            }
        }
        return false;
    }

    private void call() {
        if (callable.isEmpty() || loops > 1) {
            expression();
            return;
        }
        Function f = callable.get(random.nextInt(callable.size()));
        Value[] args = new Value[f.params().size()];
        for (int i = 0; i < args.length; i++) args[i] = pick(f.params().get(i).type());
        for (Value v : b.call(f, args)) scope.add(v);
    }

    // ---- outputs ---------------------------------------------------------------------------------------------------

    private void output() {
        if (function != shader.entry || shader.outputs.isEmpty()) {
            expression();
            return;
        }
        if (shader.stage == Stage.GEOMETRY) {
            if (loops < 2) emit();
            return;
        }
        Variable v = shader.outputs.get(random.nextInt(shader.outputs.size()));
        int all = (1 << v.type().width()) - 1;
        store(v, chance(50) ? all : 1 + random.nextInt(all));
    }

    private void emit() {
        storeOutputs();
        int stream = 0;
        b.effect(Op.EMIT_VERTEX, stream);
        if (chance(30)) b.effect(Op.END_PRIMITIVE, stream);
    }

    private void storeOutputs() {
        for (Variable v : shader.outputs) store(v, (1 << v.type().width()) - 1);
    }

    /** All elements, so that nothing stays undefined; those of a patch by its first invocation only. */
    private void store(Variable v, int mask) {
        for (int e = 0; e < v.elements(); e++) {
            List<Value> args = new ArrayList<>();
            if (v.perVertex) args.add(accesses.lane());
            if (v.isArray()) args.add(b.i32(e));
            boolean digest = v.type() == Type.I32X4 && (mask & 1) != 0;
            args.add(digest ? b.insert(pick(v.type()), b.loadLocal(face.digest), 0) : pick(v.type()));
            Runnable store = () -> b.storeMasked(Op.STORE_OUTPUT, v, mask, args.toArray(new Value[0]));
            if (v.patch) b.ifThen(b.op(Op.IEQ, accesses.lane(), b.i32(0)), store);
            else store.run();
        }
    }

    /** A scalar kind that may live in memory. */
    ScalarKind memoryKind() {
        return chance(50) ? ScalarKind.F32 : options.wide() && chance(20) ? ScalarKind.I64 : ScalarKind.I32;
    }
}
