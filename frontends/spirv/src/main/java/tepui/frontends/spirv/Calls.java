package tepui.frontends.spirv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.spirv.SpirvModule.Block;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Function;
import tepui.ir.Index;
import tepui.ir.Region;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.spirv.Spv.Op;

/**
 * Translation of calls of functions. A function becomes one of the IR for each set of things that the IR cannot hand
 * over: textures, images and variables of the module. What pointers to other variables lead to is copied in and out, as
 * GLSL does it with such parameters.
 */
final class Calls {
    private static final int MOST_NESTING = 200;

    /**
     * Instance of a function, as a call needs it.
     *
     * @param takenBack where what the function has written goes, behind its result
     */
    record Instance(Function function, List<Value> arguments, List<Pointer> takenBack) {}

    private final ShaderCode shader;
    private final Map<List<Object>, Function> made = new HashMap<>();
    private final Set<Integer> discarding = new HashSet<>();

    Calls(ShaderCode shader) {
        this.shader = shader;
        check(shader.entry.function(), new HashSet<>(), new HashSet<>());
    }

    /** Functions call no one that calls them, and are there; notes which may end an invocation. */
    private void check(int id, Set<Integer> open, Set<Integer> done) {
        if (done.contains(id)) return;
        if (!open.add(id) || open.size() > MOST_NESTING) throw new SpirvException("function " + id + " calls itself");
        for (Block b : function(id).blocks().values()) {
            int end = b.end().op();
            if (end == Op.OpKill || end == Op.OpTerminateInvocation) discarding.add(id);
            for (Instr i : b.body()) {
                if (i.op() != Op.OpFunctionCall) continue;
                check(i.at(0), open, done);
                if (discarding.contains(i.at(0))) discarding.add(id);
            }
        }
        open.remove(id);
        done.add(id);
    }

    private SpirvModule.Function function(int id) {
        SpirvModule.Function f = shader.module.functions.get(id);
        if (f == null) throw new SpirvException("id " + id + " is no function");
        return f;
    }

    /** Can a call of the function end the invocation? */
    boolean mayDiscard(int id) {
        return discarding.contains(id);
    }

    /** Ways to hand a parameter over. */
    private sealed interface Handed {
        record ByValue(List<Type> types) implements Handed {}

        /** Argument that is a variable of the module: the function knows it itself. */
        record Itself(Pointer pointer) implements Handed {}

        /** Argument that is a handle: its index in its resource. */
        record ByIndex(Pointer.Handle handle) implements Handed {}

        record Copied(ReadyType type, boolean back) implements Handed {}
    }

    Instance instance(FunctionCode caller, Instr call) {
        int id = call.at(0);
        SpirvModule.Function f = function(id);
        if (f.parameters().size() != call.count() - 1) throw new SpirvException("a call has other parameters");
        List<Object> key = new ArrayList<>(List.of(id));
        List<Handed> handed = new ArrayList<>();
        List<Value> arguments = new ArrayList<>();
        List<Pointer> back = new ArrayList<>();
        for (int k = 1; k < call.count(); k++) {
            int argument = call.at(k);
            if (caller.in.typeOf(argument) != f.parameters().get(k - 1).type())
                throw new SpirvException("a call hands over another type than the function takes");
            handed.add(hand(caller, argument, key, arguments, back));
        }
        Function known = made.get(key);
        if (known == null) {
            known = make(id, f, handed);
            made.put(key, known);
        }
        return new Instance(known, arguments, back);
    }

    private Handed hand(
            FunctionCode caller, int argument, List<Object> key, List<Value> arguments, List<Pointer> back) {
        int type = caller.in.typeOf(argument);
        boolean isPointer = shader.types.isPointer(type);
        if (!isPointer && !shader.types.value(type).hasHandle()) {
            arguments.addAll(List.of(caller.in.columns(argument)));
            key.add("value");
            return new Handed.ByValue(shader.types.columnTypes(type));
        }
        Pointer p = caller.pointer(argument);
        if (isPointer && shader.isGlobal(argument)) {
            key.add(argument);
            return new Handed.Itself(p);
        }
        if (p instanceof Pointer.Handle h) {
            key.add(h.storage().resource());
            key.add(h.depth());
            arguments.add(shader.access.index(h).value(shader.code.b));
            return new Handed.ByIndex(h);
        }
        key.add("copy");
        arguments.addAll(List.of(shader.access.load(p)));
        boolean written = isWritable(p);
        if (written) back.add(p);
        key.add(written);
        ReadyType t = shader.types.value(shader.types.pointee(type));
        return new Handed.Copied(t, written);
    }

    private static boolean isWritable(Pointer p) {
        return switch (p) {
            case Pointer.InCells c -> {
                Storage h = c.storage();
                while (h instanceof Storage.Parts parts) h = parts.members()[0];
                yield !(h instanceof Storage.Cells cells) || cells.variable().mode() != Variable.Mode.INPUT;
            }
            case Pointer.InMemory m -> m.memory().space() != Storage.Space.UNIFORM;
            case Pointer.Component c -> isWritable(c.vector());
            default -> false;
        };
    }

    private Function make(int id, SpirvModule.Function f, List<Handed> handed) {
        List<Type> parameters = new ArrayList<>();
        List<Type> results = new ArrayList<>();
        int result = shader.module.def(f.head().at(1)).at(0);
        if (!shader.types.isVoid(result)) results.addAll(shader.types.columnTypes(result));
        for (Handed h : handed) {
            switch (h) {
                case Handed.ByValue v -> parameters.addAll(v.types);
                case Handed.Itself i -> {}
                case Handed.ByIndex i -> parameters.add(Type.I32);
                case Handed.Copied c -> {
                    List<Type> columns = new ArrayList<>();
                    Types.columnTypes(c.type, columns);
                    parameters.addAll(columns);
                    if (c.back) results.addAll(columns);
                }
            }
        }
        shader.code.spend(parameters.size() + results.size());
        Function function = new Function(shader.module.names.name(id, "f" + id), parameters, results);
        shader.code.shader.functions.add(function);
        Region before = shader.code.b.region();
        int line = shader.code.b.line;
        shader.code.b.moveTo(function.body());
        List<Pointer> back = new ArrayList<>();
        FunctionCode code = new FunctionCode(shader, f, false, back);
        code.write(() -> bind(code, f, handed, function, back));
        shader.code.b.moveTo(before);
        shader.code.b.line = line;
        return function;
    }

    private void bind(
            FunctionCode code, SpirvModule.Function f, List<Handed> handed, Function function, List<Pointer> back) {
        int at = 0;
        for (int k = 0; k < handed.size(); k++) {
            int id = f.parameters().get(k).id();
            switch (handed.get(k)) {
                case Handed.ByValue v -> {
                    code.values.set(
                            id,
                            function.params().subList(at, at + v.types.size()).toArray(new Value[0]));
                    at += v.types.size();
                }
                case Handed.Itself i -> code.bind(id, i.pointer);
                case Handed.ByIndex i -> {
                    Pointer.Handle h = i.handle;
                    int[] dims = h.storage().dims();
                    int[] rest = java.util.Arrays.copyOfRange(dims, h.depth(), dims.length);
                    Storage.Handles storage = new Storage.Handles(
                            h.storage().resource(), rest, function.params().get(at++));
                    code.bind(id, new Pointer.Handle(storage, h.type(), Index.ZERO, 0));
                }
                case Handed.Copied c -> {
                    Pointer p = shader.access.whole(
                            Storage.local(shader.code.shader, shader.module.names.name(id, "p" + id), c.type), c.type);
                    int n = (int) Types.columns(c.type);
                    shader.access.store(p, function.params().subList(at, at + n).toArray(new Value[0]));
                    at += n;
                    code.bind(id, p);
                    if (c.back) back.add(p);
                }
            }
        }
    }
}
