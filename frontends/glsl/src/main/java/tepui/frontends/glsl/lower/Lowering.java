package tepui.frontends.glsl.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.syntax.LineMap;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Index;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of the typed tree to IR, one stage at a time. Variables become locals, interface variables or memory as the
 * linker has decided; functions become functions of the IR, one for each set of textures and images that is handed to
 * them. Nothing is optimised here: that is the IR's passes' work.
 */
public final class Lowering {
    final Code code;
    final Places places;
    final Arithmetic arithmetic;
    final StageCode stage;
    private final Map<List<Object>, Instance> instances = new HashMap<>();
    private final Set<String> discarding = new HashSet<>();
    private @Nullable Variable discarded;
    private @Nullable Resource depthModes;

    /** A function of the program as it was made for certain resources. */
    record Instance(Typed.Func source, Function function) {}

    private Lowering(Shader shader, StageCode stage) {
        this.code = new Code(shader);
        this.places = new Places(code);
        this.arithmetic = new Arithmetic(code);
        this.stage = stage;
    }

    /**
     * Fills {@code shader}, whose inputs, outputs and resources are there already.
     *
     * @return false if it would become larger than anything that can be compiled
     */
    public static boolean lower(Shader shader, StageCode stage) {
        try {
            new Lowering(shader, stage).run();
            return true;
        } catch (Code.TooLarge e) {
            return false;
        }
    }

    private void run() {
        code.b.precise = stage.precise;
        findDiscards();
        Frame frame = new Frame(this, stage.main, true);
        Storage.Cells moved = stage.movedFragCoord;
        if (moved != null) moveFragCoord(moved);
        fetchTargets();
        for (Typed.Var v : stage.initialized) {
            Expr value = v.initializer;
            if (value == null) continue;
            places.store(places.of(frame.storage(v), v.type), frame.expressions.value(value));
        }
        frame.body();
    }

    private void moveFragCoord(Storage.Cells moved) {
        for (Variable v : code.shader.inputs) {
            if (v.builtin != Builtin.FRAG_COORD) continue;
            Value half = code.b.f32(-0.5f, -0.5f, 0, 0);
            code.b.storeLocal(moved.variable(), code.b.op(Op.FADD, code.b.loadInput(v), half));
        }
    }

    /** Loads the render targets into the locals that stand for outputs. */
    private void fetchTargets() {
        for (Storage.Cells c : stage.fetched) {
            Variable from = c.variable();
            Variable to = c.accessed();
            if (!to.isArray()) {
                code.b.storeLocal(to, code.b.load(Op.LOAD_TARGET, from));
                continue;
            }
            for (int i = 0; i < Math.min(to.elements(), from.elements()); i++) {
                code.b.storeLocal(to, code.b.i32(i), code.b.load(Op.LOAD_TARGET, from, code.b.i32(i)));
            }
        }
    }

    /** Outputs that were kept in locals go out: main returns, or a vertex is emitted. */
    void flushOutputs() {
        for (Storage.Cells c : stage.shadowed) {
            Variable from = c.accessed();
            Variable to = c.variable();
            for (int i = 0; i < to.elements(); i++) {
                if (!to.isArray()) {
                    code.b.storeOutput(
                            to, from.isArray() ? code.b.loadLocal(from, code.b.i32(0)) : code.b.loadLocal(from));
                } else {
                    Value v = from.isArray() ? code.b.loadLocal(from, code.b.i32(i)) : code.b.loadLocal(from);
                    code.b.storeOutput(to, code.b.i32(i), v);
                }
            }
        }
    }

    // ---- discard ---------------------------------------------------------------------------------------------------

    private void findDiscards() {
        Map<String, References> references = new HashMap<>();
        for (Map.Entry<String, Typed.Func> e : stage.definitions.entrySet())
            references.put(e.getKey(), References.of(e.getValue()));
        boolean again = true;
        while (again) {
            again = false;
            for (Map.Entry<String, References> e : references.entrySet()) {
                if (discarding.contains(e.getKey())) continue;
                boolean does = e.getValue().discards;
                for (Typed.Func callee : e.getValue().calls) does |= discarding.contains(callee.signature());
                if (does) again |= discarding.add(e.getKey());
            }
        }
    }

    /** Can a call of the function end the invocation? */
    boolean mayDiscard(Typed.Func f) {
        return discarding.contains(f.signature());
    }

    /** Set by a discard in a function: loops around a call of it look. */
    Variable discarded() {
        if (discarded == null) {
            Variable v = code.shader.local("discarded", Type.BOOL, 0);
            v.initial = new long[1];
            discarded = v;
        }
        return discarded;
    }

    /** The uniform buffer that tells what comparisons of depth textures give to the old functions. */
    Resource depthModes() {
        Resource r = depthModes;
        if (r == null) {
            r = code.shader.uniformBuffer(BuiltinSlots.DEPTH_MODES, stage.freeUniformSlot, 16 * stage.textureSlots);
            depthModes = r;
        }
        return r;
    }

    // ---- functions -------------------------------------------------------------------------------------------------

    Typed.Func definition(Typed.Func f) {
        if (f.body != null) return f;
        Typed.Func found = stage.definitions.get(f.signature());
        if (found == null) throw new IllegalStateException("function '" + f.signature() + "' has no body");
        return found;
    }

    /**
     * The function as made for the resources in {@code arguments}.
     *
     * @param arguments by parameter, null where it holds no handle
     */
    Instance instance(Typed.Func f, @Nullable Place[] arguments, List<Object> key) {
        Instance known = instances.get(key);
        if (known != null) return known;
        List<Type> parameters = new ArrayList<>();
        List<Type> results = new ArrayList<>();
        Code.columnTypes(f.result, results);
        for (int i = 0; i < f.parameters.size(); i++) {
            Typed.Var p = f.parameters.get(i);
            if (p.in) Code.columnTypes(p.type, parameters);
            if (arguments[i] != null) for (int h = handles(p.type); h > 0; h--) parameters.add(Type.I32);
            if (p.out) Code.columnTypes(p.type, results);
        }
        code.spend(parameters.size() + results.size());
        Function function = new Function(f.name, parameters, results);
        code.shader.functions.add(function);
        Instance made = new Instance(f, function);
        instances.put(key, made);
        Region before = code.b.region();
        int line = code.b.line;
        code.b.moveTo(function.body());
        Frame frame = new Frame(this, f, false);
        frame.at(f.pos);
        int at = 0;
        for (int i = 0; i < f.parameters.size(); i++) {
            Typed.Var p = f.parameters.get(i);
            Place argument = arguments[i];
            HandleCursor cursor = new HandleCursor(function, at + (p.in ? Code.columns(p.type) : 0));
            Storage storage =
                    argument == null ? code.local(p.name, p.type) : parameter(p.name, p.type, argument, cursor);
            frame.locals.put(p, storage);
            if (p.in) {
                int n = Code.columns(p.type);
                Value[] columns = new Value[n];
                for (int c = 0; c < n; c++) columns[c] = function.params().get(at + c);
                if (n > 0) places.store(places.of(storage, p.type), columns);
            }
            at = cursor.at;
        }
        frame.body();
        code.b.moveTo(before);
        code.b.line = line;
        return made;
    }

    /** Handles in a type, each array counting as one. */
    static int handles(GlslType type) {
        return switch (type) {
            case GlslType.Opaque o -> 1;
            case GlslType.Array a -> handles(a.element());
            case GlslType.Struct s -> {
                int n = 0;
                for (GlslType.Member m : s.members()) n += handles(m.type());
                yield n;
            }
            default -> 0;
        };
    }

    private static final class HandleCursor {
        final Function function;
        int at;

        HandleCursor(Function function, int at) {
            this.function = function;
            this.at = at;
        }

        Value next() {
            return function.params().get(at++);
        }
    }

    private Storage parameter(String name, GlslType type, @Nullable Place argument, HandleCursor cursor, int... dims) {
        switch (type) {
            case GlslType.Opaque o -> {
                if (argument != null && !isBound(argument)) {
                    cursor.next();
                    return code.local(name, o, dims);
                }
                Place.Handle h = handle(argument, name);
                return switch (h.storage()) {
                    case Storage.Handles s ->
                        new Storage.Handles(s.resource(), suffix(s.dims(), h.depth()), cursor.next(), 0);
                    case Storage.Counters s ->
                        new Storage.Counters(s.resource(), suffix(s.dims(), h.depth()), cursor.next(), s.offset());
                    default -> throw new IllegalStateException("'" + name + "' is no handle");
                };
            }
            case GlslType.Array a -> {
                return parameter(name, a.element(), argument, cursor, Code.append(dims, a.length()));
            }
            case GlslType.Struct s -> {
                Storage[] members = new Storage[s.members().size()];
                for (int i = 0; i < members.length; i++) {
                    GlslType.Member m = s.members().get(i);
                    Place inner = argument == null || handles(m.type()) == 0 ? null : memberOf(argument, i, m.type());
                    members[i] = parameter(name + "." + m.name(), m.type(), inner, cursor, dims);
                }
                return new Storage.Parts(members);
            }
            default -> {
                return code.local(name, type, dims);
            }
        }
    }

    private static Place.Handle handle(@Nullable Place argument, String name) {
        if (argument instanceof Place.Handle h) return h;
        throw new IllegalStateException("'" + name + "' was given no handle");
    }

    /** A member's place though its struct may be an array that is not indexed: handles count the dimensions by themselves. */
    private Place memberOf(Place struct, int index, GlslType type) {
        return places.member(struct, index, type);
    }

    private static int[] suffix(int[] dims, int from) {
        return java.util.Arrays.copyOfRange(dims, from, dims.length);
    }

    /** Collects the resources (for the key) and indices (for the arguments) of the handles in an argument. */
    void handleArguments(GlslType type, Place argument, List<Object> key, List<Value> indices) {
        switch (type) {
            case GlslType.Opaque o -> {
                if (!isBound(argument)) {
                    // A value in a struct with others that are bound: it goes with the struct's columns.
                    key.add("value");
                    indices.add(code.b.i32(0));
                    return;
                }
                Place.Handle h = handle(argument, type.toString());
                switch (h.storage()) {
                    case Storage.Handles s -> {
                        key.add(s.resource());
                        key.add(s.dims().length - h.depth());
                        indices.add(handleIndex(h));
                    }
                    case Storage.Counters s -> {
                        key.add(s.resource());
                        key.add(s.offset());
                        indices.add(handleIndex(h));
                    }
                    default -> throw new IllegalStateException("no handle");
                }
            }
            case GlslType.Array a -> handleArguments(a.element(), argument, key, indices);
            case GlslType.Struct s -> {
                for (int i = 0; i < s.members().size(); i++) {
                    GlslType m = s.members().get(i).type();
                    if (handles(m) > 0) handleArguments(m, memberOf(argument, i, m), key, indices);
                }
            }
            default -> {}
        }
    }

    /** Is it, or does it hold, what is bound to units or bindings and no value? */
    static boolean isBound(Place p) {
        return p instanceof Place.Handle || p instanceof Place.InCells c && isBound(c.storage());
    }

    private static boolean isBound(Storage s) {
        return switch (s) {
            case Storage.Handles h -> true;
            case Storage.Counters c -> true;
            case Storage.Parts p -> {
                for (Storage m : p.members()) {
                    if (isBound(m)) yield true;
                }
                yield false;
            }
            default -> false;
        };
    }

    private final Map<GlslType.Opaque, Resource> residents = new HashMap<>();

    /** The texture or image of an expression: one that is bound, or the resident one that the handle names. */
    Place.Handle texture(Place p, GlslType.Opaque type) {
        if (p instanceof Place.Handle h) return h;
        Value handle = places.load(p)[0];
        Value place = code.b.extract(handle, 0);
        Value small = code.b.op(Op.IEQ, code.b.extract(handle, 1), code.b.i32(0));
        Value index = code.b.select(small, place, code.b.i32(-1));
        Storage.Handles resident =
                new Storage.Handles(residents.computeIfAbsent(type, this::resident), new int[0], index, 0);
        return new Place.Handle(resident, type, Index.ZERO, 0);
    }

    private Resource resident(GlslType.Opaque type) {
        boolean image = type.kind() == GlslType.Opaque.Kind.IMAGE;
        Resource r = new Resource(image ? Resource.Kind.IMAGE : Resource.Kind.TEXTURE, "resident " + type, 0, 1);
        r.shape = type.shape();
        r.texelKind = type.texel().kind();
        r.unsigned = type.texel().isUnsigned();
        r.shadow = type.shadow();
        r.resident = true;
        code.shader.resources.add(r);
        return r;
    }

    /** The index of a handle in its resource. */
    Index handleAt(Place.Handle h) {
        Value base = h.storage() instanceof Storage.Handles s
                ? s.base()
                : h.storage() instanceof Storage.Counters c ? c.base() : null;
        int first = h.storage() instanceof Storage.Handles s ? s.first() : 0;
        Index index = h.index().plus(first);
        return base == null ? index : index.plus(new Index(0, base), code.b);
    }

    private Value handleIndex(Place.Handle h) {
        return handleAt(h).value(code.b);
    }

    static Resource resource(Place.Handle h) {
        return switch (h.storage()) {
            case Storage.Handles s -> s.resource();
            case Storage.Counters c -> c.resource();
            default -> throw new IllegalStateException("no handle");
        };
    }

    /** State of one function while it is lowered. */
    static final class Frame {
        final Lowering lowering;
        final Typed.Func function;
        final boolean isMain;
        final IdentityHashMap<Typed.Var, Storage> locals = new IdentityHashMap<>();
        final ExpressionLowering expressions;
        final StatementLowering statements;
        private final @Nullable LineMap lines;

        Frame(Lowering lowering, Typed.Func function, boolean isMain) {
            this.lowering = lowering;
            this.function = function;
            this.isMain = isMain;
            LineMap map = function.lines;
            this.lines = map == null ? null : map.own();
            expressions = new ExpressionLowering(this);
            statements = new StatementLowering(this);
        }

        /** Sets the position {@code pos} of what follows. */
        void at(int pos) {
            if (lines != null) lowering.code.b.line = lines.line(pos);
        }

        Storage storage(Typed.Var v) {
            Storage s = locals.get(v);
            if (s == null) s = lowering.stage.storage.get(v);
            if (s == null && v.value != null && v.info.storage == tepui.frontends.glsl.sema.VarInfo.Storage.CONST)
                s = new Storage.Known(v.value);
            if (s == null) {
                // A local that no declaration was lowered for: in code that cannot be reached.
                s = lowering.code.local(v.name, resolved(v));
                locals.put(v, s);
            }
            return s;
        }

        static GlslType resolved(Typed.Var v) {
            return v.type instanceof GlslType.Array a && a.length() == 0
                    ? new GlslType.Array(a.element(), Math.max(1, v.implicitLength))
                    : v.type;
        }

        void body() {
            Typed.Stmt.Block block = function.body;
            if (block != null) statements.block(block);
            if (lowering.code.ended()) return;
            at(function.end);
            ret(null);
        }

        /** Leaves the function; results that are not given are undefined. */
        void ret(Value @Nullable [] value) {
            Code code = lowering.code;
            if (isMain) {
                lowering.flushOutputs();
                code.b.ret();
                return;
            }
            List<Value> all = new ArrayList<>(List.of(value == null ? code.undefined(function.result) : value));
            for (Typed.Var p : function.parameters) {
                if (p.out) all.addAll(List.of(lowering.places.load(lowering.places.of(storage(p), p.type))));
            }
            code.b.ret(all.toArray(new Value[0]));
        }
    }
}
