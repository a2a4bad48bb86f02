package tepui.frontends.spirv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.spirv.SpirvModule.EntryPoint;
import tepui.frontends.spirv.SpirvModule.Function;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.SubgroupCode;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.spirv.Spv;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.StorageClass;

/**
 * Translator of an entry point to a shader: its variables, made when code first names them, and the functions that it
 * reaches.
 */
final class ShaderCode {
    /** Shadow of an output that is read, too: a local that is stored to it when a vertex or fragment is done. */
    private record Shadow(Variable local, Variable output) {}

    final SpirvModule module;
    final EntryPoint entry;
    final Constants constants;
    final Types types;
    final Code code;
    final Access access;
    final Calls calls;
    private final Interface ports;
    private final Uniforms uniforms;
    private final Map<Integer, Pointer> globals = new HashMap<>();
    private final Set<Integer> used = new HashSet<>();
    private final Set<Integer> read = new HashSet<>();
    private final List<Shadow> shadows = new ArrayList<>();
    /** Variables that hold what the subgroup is asked for when main begins. */
    private final Map<Integer, Pointer> asks = new LinkedHashMap<>();

    private int sharedBytes;
    private @Nullable Variable discarded;

    ShaderCode(SpirvModule module, EntryPoint entry, Map<Integer, Integer> specialized) {
        this.module = module;
        this.entry = entry;
        constants = new Constants(module, specialized);
        types = constants.types;
        code = new Code(new Shader(entry.stage(), entry.stage().text()));
        access = new Access(code);
        ports = new Interface(this);
        uniforms = new Uniforms(this, ports);
        calls = new Calls(this);
    }

    /** What people call the variables that linking knows by other names. */
    Map<String, String> shownNames() {
        return ports.shown;
    }

    ReadyShader make() {
        Modes modes = new Modes(code.shader);
        modes.read(module, entry, constants);
        for (int v : entry.variables()) used.add(v);
        if (entry.stage() != Stage.TESS_CONTROL) findReads();
        for (Instr i : module.globals) if (i.op() == Spv.Op.OpVariable) declare(i);
        Function main = module.functions.get(entry.function());
        if (main == null) throw new SpirvException("id " + entry.function() + " is no function");
        if (!main.parameters().isEmpty()) throw new SpirvException("the entry point has parameters");
        new FunctionCode(this, main, true, List.of()).write(() -> begin(modes));
        code.shader.sharedBytes = Layouts.up(sharedBytes, 4);
        List<String> problems = Validator.problems(code.shader);
        if (!problems.isEmpty()) throw new SpirvException("it breaks a rule: " + problems.getFirst());
        return new ReadyShader(code.shader, ports.variables, modes.originUpperLeft);
    }

    /** Writes the code in front of the entry point's own. */
    private void begin(Modes modes) {
        if (modes.pixelCenterInteger) moveFragCoord();
        SubgroupCode subgroup = new SubgroupCode(code.b);
        asks.forEach((id, asked) ->
                access.store(asked, new Value[] {Subgroups.variable(subgroup, module.decoration(id, Decoration.BuiltIn))
                }));
        for (Instr i : module.globals) {
            boolean output = i.op() == Spv.Op.OpVariable && i.at(0) == StorageClass.Output && i.count() > 1;
            Pointer p = output ? globals.get(i.id()) : null;
            if (p != null) access.store(p, constants.columns(code, i.at(1)));
        }
    }

    /** Pixels are counted by their corners. */
    private void moveFragCoord() {
        for (Map.Entry<Integer, Pointer> e : globals.entrySet()) {
            if (!(e.getValue() instanceof Pointer.InCells c) || !(c.storage() instanceof Storage.Cells cells)) continue;
            if (cells.variable().builtin != Builtin.FRAG_COORD
                    || cells.variable().type() != Type.F32X4) continue;
            Storage local = Storage.local(code.shader, "corner", c.type());
            Value half = code.b.f32(-0.5f, -0.5f, 0, 0);
            Value moved = code.b.op(Op.FADD, code.b.loadInput(cells.variable()), half);
            e.setValue(access.whole(local, c.type()));
            access.store(e.getValue(), new Value[] {moved});
        }
    }

    /** Set by a discard in a function: loops around a call of it look. */
    Variable discarded() {
        Variable v = discarded;
        if (v == null) {
            v = code.shader.local("discarded", Type.BOOL, 0);
            v.initial = new long[1];
            discarded = v;
        }
        return v;
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    /** Declares a variable of the interface, which is there whether code names it or not. */
    private void declare(Instr i) {
        if (!types.isPointer(i.type())) throw new SpirvException("variable " + i.id() + " is of no pointer's type");
        switch (i.at(0)) {
            case StorageClass.Input, StorageClass.Output -> {
                if (!used.contains(i.id())) return;
                ReadyType type = types.value(types.pointee(i.type()));
                if (Subgroups.isVariable(module.decoration(i.id(), Decoration.BuiltIn))) {
                    Pointer asked = access.whole(Storage.local(code.shader, "subgroup", type), type);
                    globals.put(i.id(), asked);
                    asks.put(i.id(), asked);
                    return;
                }
                Storage storage = ports.port(i);
                boolean output = i.at(0) == StorageClass.Output;
                globals.put(
                        i.id(),
                        access.whole(output && read.contains(i.id()) ? shadow(i, storage, type) : storage, type));
            }
            case StorageClass.Uniform, StorageClass.StorageBuffer -> globals.put(i.id(), uniforms.block(i));
            case StorageClass.UniformConstant -> globals.put(i.id(), uniforms.uniform(i));
            case StorageClass.AtomicCounter -> globals.put(i.id(), uniforms.counter(i));
            case StorageClass.Private, StorageClass.Workgroup -> {}
            default -> throw new SpirvException("variable " + i.id() + " has storage class " + i.at(0));
        }
    }

    boolean isGlobal(int id) {
        return module.def(id).op() == Spv.Op.OpVariable && module.def(id).at(0) != StorageClass.Function;
    }

    /** A variable of the module; null where the id is none that the entry point has. */
    @Nullable
    Pointer global(int id) {
        Pointer known = globals.get(id);
        if (known != null || !isGlobal(id)) return known;
        Instr i = module.def(id);
        if (i.at(0) != StorageClass.Private && i.at(0) != StorageClass.Workgroup) return null;
        ReadyType type = types.value(types.pointee(i.type()));
        code.spend(type.leaves());
        Pointer made = access.whole(i.at(0) == StorageClass.Private ? own(i, type) : shared(type), type);
        globals.put(id, made);
        return made;
    }

    private Storage own(Instr i, ReadyType type) {
        Storage storage = Storage.local(code.shader, module.names.name(i.id(), "v" + i.id()), type);
        if (i.count() > 1 && module.def(i.at(1)).op() != Spv.Op.OpUndef) {
            long[] words = constants.words(i.at(1));
            if (words.length != Types.scalars(type))
                throw new SpirvException("a variable begins with another type's value");
            Storage.fill(storage, type, words, new int[1], 0);
        }
        return storage;
    }

    private Storage shared(ReadyType type) {
        ReadyType placed = Layouts.standard(type, false);
        int at = Layouts.up(sharedBytes, Layouts.align(placed, false));
        long end = (long) at + Layouts.whole(placed, false);
        if (end > Layouts.MOST) throw new SpirvException("the workgroup's variables are larger than any memory");
        sharedBytes = (int) end;
        return new Storage.Memory(Storage.Space.SHARED, null, new int[0], placed, at);
    }

    // ---- outputs that are read -------------------------------------------------------------------------------------

    /** Which outputs are read: loaded, handed to functions, or written in a component that an index chooses. */
    private void findReads() {
        for (Function f : module.functions.values()) {
            Map<Integer, Integer> roots = new HashMap<>();
            for (SpirvModule.Block block : f.blocks().values()) for (Instr i : block.body()) findReads(i, roots);
        }
    }

    private void findReads(Instr i, Map<Integer, Integer> roots) {
        switch (i.op()) {
            case Spv.Op.OpAccessChain, Spv.Op.OpInBoundsAccessChain -> {
                int root = root(i.at(0), roots);
                roots.put(i.id(), root);
                for (int k = 1; k < i.count(); k++) if (!constants.isConstant(i.at(k))) read.add(root);
            }
            case Spv.Op.OpCopyObject, Spv.Op.OpLoad -> {
                int root = root(i.at(0), roots);
                roots.put(i.id(), root);
                read.add(root);
            }
            case Spv.Op.OpCopyMemory -> read.add(root(i.at(1), roots));
            case Spv.Op.OpFunctionCall -> {
                for (int k = 1; k < i.count(); k++) read.add(root(i.at(k), roots));
            }
            default -> {}
        }
    }

    private static int root(int id, Map<Integer, Integer> roots) {
        return roots.getOrDefault(id, id);
    }

    private Storage shadow(Instr i, Storage output, ReadyType type) {
        Storage local = Storage.local(code.shader, module.names.name(i.id(), "out"), type);
        pair(local, output);
        return local;
    }

    private void pair(Storage local, Storage output) {
        if (local instanceof Storage.Cells l && output instanceof Storage.Cells o) {
            shadows.add(new Shadow(l.variable(), o.variable()));
            return;
        }
        Storage[] from = ((Storage.Parts) local).members();
        Storage[] to = ((Storage.Parts) output).members();
        for (int k = 0; k < from.length; k++) pair(from[k], to[k]);
    }

    /** Outputs that were kept in locals go out: main returns, or a vertex is emitted. */
    void flushOutputs() {
        for (Shadow s : shadows) {
            code.spend(s.output.elements());
            for (int k = 0; k < s.output.elements(); k++) {
                Value v = s.local.isArray() ? code.b.loadLocal(s.local, code.b.i32(k)) : code.b.loadLocal(s.local);
                if (s.output.isArray()) code.b.storeOutput(s.output, code.b.i32(k), v);
                else code.b.storeOutput(s.output, v);
            }
        }
    }
}
