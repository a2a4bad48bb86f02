package tepui.ir;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copier of code: a whole shader, or a region with some of its values replaced, as inlining and unrolling
 * need. What is not mapped stands for itself. Reads its source only.
 */
public final class Cloner {
    private final IdentityHashMap<Value, Value> values = new IdentityHashMap<>();
    /** For values with numbers: the original value of each number, and its replacement. */
    private final @Nullable Value[] numbered;

    private final Value[] copies;
    private final @Nullable IdentityHashMap<Object, Object> objects;

    /** For code that stays in its shader: variables, resources and functions are shared with the source. */
    public Cloner() {
        this(0);
    }

    /** The same, faster, where the pass has given different {@link Value#id}s below {@code ids} to the values copied. */
    public Cloner(int ids) {
        objects = null;
        numbered = new @Nullable Value[ids];
        copies = new Value[ids];
    }

    private Cloner(IdentityHashMap<Object, Object> objects) {
        this.objects = objects;
        numbered = new @Nullable Value[0];
        copies = new Value[0];
    }

    public static Shader copy(Shader source) {
        IdentityHashMap<Object, Object> objects = new IdentityHashMap<>();
        Shader s = new Shader(source.stage, source.name);
        s.functions.clear();
        s.inputTopology = source.inputTopology;
        s.outputTopology = source.outputTopology;
        s.outputVertices = source.outputVertices;
        s.invocations = source.invocations;
        s.spacing = source.spacing;
        s.clockwise = source.clockwise;
        s.pointMode = source.pointMode;
        s.earlyFragmentTests = source.earlyFragmentTests;
        s.postDepthCoverage = source.postDepthCoverage;
        s.perSample = source.perSample;
        s.endsDemotedLoops = source.endsDemotedLoops;
        s.interlock = source.interlock;
        s.depthLayout = source.depthLayout;
        s.localX = source.localX;
        s.localY = source.localY;
        s.localZ = source.localZ;
        s.quads = source.quads;
        s.sharedBytes = source.sharedBytes;
        s.source = source.source;
        copyVariables(source.inputs, s.inputs, objects);
        copyVariables(source.outputs, s.outputs, objects);
        copyVariables(source.locals, s.locals, objects);
        for (Resource r : source.resources) {
            Resource copy = r.rebound(r.binding());
            s.resources.add(copy);
            objects.put(r, copy);
        }
        Cloner cloner = new Cloner(objects);
        for (Function f : source.functions) {
            Function copy = new Function(f.name(), List.of(), f.results());
            for (Value param : f.params()) copy.params().add(cloner.define(param));
            s.functions.add(copy);
            objects.put(f, copy);
            if (f == source.entry) s.entry = copy;
        }
        for (int i = 0; i < s.functions.size(); i++) {
            cloner.body(source.functions.get(i).body(), s.functions.get(i).body());
        }
        return s;
    }

    private static void copyVariables(List<Variable> from, List<Variable> to, IdentityHashMap<Object, Object> objects) {
        for (Variable v : from) {
            Variable copy = v.copy(v.name());
            to.add(copy);
            objects.put(v, copy);
        }
    }

    /** From now on {@code to} stands for {@code from}. */
    public void map(Value from, Value to) {
        int id = from.id;
        if (id >= 0 && id < numbered.length && (numbered[id] == null || numbered[id] == from)) {
            numbered[id] = from;
            copies[id] = to;
        } else {
            values.put(from, to);
        }
    }

    /** Value in the copy for {@code value}. */
    public Value value(Value value) {
        int id = value.id;
        if (id >= 0 && id < numbered.length && numbered[id] == value) return copies[id];
        if (values.isEmpty()) return value;
        Value mapped = values.get(value);
        return mapped == null ? value : mapped;
    }

    private Value define(Value value) {
        Value copy = new Value(value.type());
        copy.name = value.name;
        map(value, copy);
        return copy;
    }

    @SuppressWarnings("unchecked")
    private <T> @Nullable T object(@Nullable T object) {
        if (object == null || objects == null) return object;
        Object copy = objects.get(object);
        return copy == null ? object : (T) copy;
    }

    /** Copies the instructions of a region to the end of another one; the parameters must have been mapped. */
    public void body(Region from, Region to) {
        for (Instr instr : from.body) to.body.add(instr(instr));
    }

    /** A copy of a region with its parameters. */
    public Region region(Region source) {
        Region copy = new Region();
        for (Value param : source.params) copy.params.add(define(param));
        body(source, copy);
        return copy;
    }

    public Instr instr(Instr source) {
        Value[] args = source.args.clone();
        for (int i = 0; i < args.length; i++) args[i] = value(args[i]);
        Value[] results = source.results.clone();
        for (int i = 0; i < results.length; i++) results[i] = define(results[i]);
        Instr copy = new Instr(source.op, results, args);
        copy.variable = object(source.variable);
        copy.resource = object(source.resource);
        copy.function = object(source.function);
        copy.intrinsic = source.intrinsic;
        copy.bits = source.bits == null ? null : source.bits.clone();
        copy.imm = source.imm;
        copy.precise = source.precise;
        copy.line = source.line;
        if (source.regions.length > 0) {
            copy.regions = new Region[source.regions.length];
            for (int i = 0; i < copy.regions.length; i++) copy.regions[i] = region(source.regions[i]);
        }
        return copy;
    }
}
