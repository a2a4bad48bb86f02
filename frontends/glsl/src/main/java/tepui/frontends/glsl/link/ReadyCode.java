package tepui.frontends.glsl.link;

import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Mover of code that is ready into the shader that linking has made: its own variables and resources give way to those
 * that the linker has placed. Outputs that nobody reads become locals, uniforms outside of blocks and counters move to
 * where they lie in the program's buffers.
 */
final class ReadyCode extends Rewriter {
    /** New place of a resource's bytes. */
    private record Target(Resource resource, int offset) {}

    private final StageOutput stage;
    private final Shader code;
    private final IdentityHashMap<Variable, Storage.Cells> variables = new IdentityHashMap<>();
    private final IdentityHashMap<Resource, Target> resources = new IdentityHashMap<>();
    /** The code's buffer of depth modes, and the program's. */
    private @Nullable Resource modesBefore;

    private @Nullable Resource modesAfter;

    private ReadyCode(StageOutput stage, ReadyShader ready) {
        this.stage = stage;
        this.code = ready.code().copy();
    }

    // ---- what is used ----------------------------------------------------------------------------------------------

    /** Marks the variables of the stage that the code reads and writes. */
    static void note(ReadyShader ready, StageUnits units) {
        IdentityHashMap<Object, Integer> uses = new IdentityHashMap<>();
        for (Function f : ready.code().functions) note(f.body(), uses);
        for (StageUnits.Global g : units.globals.values()) {
            ReadyVariable v = g.var.ready;
            if (v == null) continue;
            int use = 0;
            for (Resource r : v.resources) use |= uses.getOrDefault(r, 0);
            for (Variable leaf : v.variables) use |= uses.getOrDefault(leaf, 0);
            g.read = (use & 1) != 0;
            g.written = (use & 2) != 0;
            if (v.members.isEmpty()) continue;
            ReadyType.Struct s = (ReadyType.Struct) ReadyUnits.innermost(v.type);
            int at = 0;
            for (int i = 0; i < s.members().size(); i++) {
                int end = at + s.members().get(i).type().leaves();
                for (; at < end; at++) if (uses.containsKey(v.variables.get(at))) g.members.set(i);
            }
        }
    }

    private static void note(Region region, IdentityHashMap<Object, Integer> uses) {
        for (Instr i : region.body) {
            Object what = i.variable != null ? i.variable : i.resource;
            if (what != null) uses.merge(what, i.op == Op.STORE_OUTPUT ? 2 : 1, (a, b) -> a | b);
            for (Region nested : i.regions) note(nested, uses);
        }
    }

    // ---- moving ----------------------------------------------------------------------------------------------------

    static void move(StageOutput stage, ReadyShader ready) {
        ReadyCode moving = new ReadyCode(stage, ready);
        for (StageUnits.Global g : stage.units.globals.values()) {
            ReadyVariable v = g.var.ready;
            Storage storage = stage.code.storage.get(g.var);
            if (v != null && storage != null) moving.bind(ready, v, storage);
        }
        moving.depthModes();
        moving.run(moving.code);
        Shader out = stage.shader;
        out.functions.clear();
        out.functions.addAll(moving.code.functions);
        out.entry = moving.code.entry;
        out.locals.addAll(moving.code.locals);
        out.sharedBytes = moving.code.sharedBytes;
        for (Function f : out.functions) moving.streams(f.body());
    }

    private void depthModes() {
        for (Resource r : code.resources) {
            if (!r.name().equals(BuiltinSlots.DEPTH_MODES)) continue;
            modesBefore = r;
            modesAfter = stage.shader.uniformBuffer(r.name(), stage.uniformSlots, 16 * stage.textureSlots);
        }
    }

    /** Where the modes of a texture are now; {@code offset} is where its slot of before has them. */
    private int modesOffset(Value offset) {
        for (Map.Entry<Resource, Target> e : resources.entrySet()) {
            boolean it = e.getKey().kind() == Resource.Kind.TEXTURE
                    && 16 * e.getKey().binding() == offset.constInt(0);
            if (it) return 16 * e.getValue().resource.binding();
        }
        throw new IllegalStateException("depth modes of no texture are read");
    }

    private void streams(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.EMIT_VERTEX || i.op == Op.END_PRIMITIVE) stage.code.streams |= i.imm > 0 ? 1 << i.imm : 0;
            for (Region nested : i.regions) streams(nested);
        }
    }

    private void bind(ReadyShader ready, ReadyVariable v, Storage storage) {
        Shader from = ready.code();
        if (v.variables.isEmpty()) {
            List<Resource> copies = v.resources.stream()
                    .map(r -> code.resources.get(from.resources.indexOf(r)))
                    .toList();
            resources(storage, copies.iterator());
            return;
        }
        boolean input = v.kind == ReadyVariable.Kind.INPUT;
        List<Variable> before = input ? from.inputs : from.outputs;
        List<Variable> after = input ? code.inputs : code.outputs;
        List<Variable> copies =
                v.variables.stream().map(x -> after.get(before.indexOf(x))).toList();
        variables(storage, v.type, copies.iterator());
    }

    private void resources(Storage storage, Iterator<Resource> next) {
        switch (storage) {
            case Storage.Memory m -> {
                Resource r = m.resource();
                if (r != null) resources.put(next.next(), new Target(r, m.offset()));
            }
            case Storage.Handles h -> resources.put(next.next(), new Target(h.resource(), 0));
            case Storage.Counters c -> resources.put(next.next(), new Target(c.resource(), c.offset()));
            case Storage.Parts p -> {
                for (Storage s : p.members()) resources(s, next);
            }
            default -> throw new IllegalStateException("a uniform is kept in " + storage);
        }
    }

    private void variables(Storage storage, ReadyType type, Iterator<Variable> next) {
        switch (type) {
            case ReadyType.Array a -> variables(storage, a.element(), next);
            case ReadyType.Struct s -> {
                Storage[] members = ((Storage.Parts) storage).members();
                for (int i = 0; i < s.members().size(); i++) {
                    ReadyType member = s.members().get(i).type();
                    boolean absent =
                            members.length == 0 || members[i] instanceof Storage.Parts p && p.members().length == 0;
                    if (!absent) variables(members[i], member, next);
                    else for (int n = member.leaves(); n > 0; n--) next.next();
                }
            }
            default -> variables.put(next.next(), (Storage.Cells) storage);
        }
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        Storage.Cells cells = v == null ? null : variables.get(v);
        if (v != null && cells != null) {
            if (cells.variable().mode() != Variable.Mode.LOCAL) {
                i.variable = cells.variable();
                touched();
                return null;
            }
            return local(i, v, cells.variable(), b);
        }
        Resource r = i.resource;
        if (r != null && r == modesBefore) {
            i.resource = modesAfter;
            i.args[1] = b.i32(modesOffset(i.args[1]));
            touched();
            return null;
        }
        Target target = r == null ? null : resources.get(r);
        if (target == null) return null;
        i.resource = target.resource;
        touched();
        if (target.offset != 0) i.args[1] = b.op(Op.IADD, i.args[1], b.i32(target.offset));
        return null;
    }

    /** An access of an output that is a local now: the vertices, if it has any, are the outermost dimension of an array. */
    private Value local(Instr i, Variable from, Variable to, Builder b) {
        int address = from.addressOperands();
        Value element = null;
        for (int k = 0; k < address; k++) {
            Value a = i.args[k];
            element = element == null ? a : b.op(Op.IADD, b.op(Op.IMUL, element, b.i32(from.elements())), a);
        }
        boolean store = i.op == Op.STORE_OUTPUT;
        if (element == null && to.isArray()) element = b.i32(0);
        Value value = i.args[i.args.length - 1];
        Value[] args = store
                ? element == null ? new Value[] {value} : new Value[] {element, value}
                : element == null ? new Value[0] : new Value[] {element};
        if (!store) return b.loadLocal(to, args);
        b.storeMasked(Op.STORE_LOCAL, to, i.imm, args);
        return GONE;
    }
}
