package tepui.frontends.glsl.link;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.lower.LocalStorage;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;

/**
 * Factory of the IR's variables for a stage's ports. Structs come apart: each member is a variable (for an array of
 * structs an array), one behind the other from the port's location on.
 */
final class PortStorage {
    private final StageOutput stage;
    private final Map<Builtin, Variable> inputs = new HashMap<>();
    private final Map<Builtin, Variable> outputs = new HashMap<>();
    private static final Storage NONE = new Storage.Parts(new Storage[0]);

    PortStorage(StageOutput stage) {
        this.stage = stage;
    }

    /** A port's storage; also noted in the port. */
    Storage make(Port p) {
        int[] dims = p.perVertex ? prepend(p.vertices, p.outer) : p.outer;
        Storage s;
        if (!p.input && (!p.kept || isOutdone(p))) {
            s = LocalStorage.of(stage.shader, p.name, p.type, dims);
        } else {
            int[] next = {p.location};
            s = storage(p, p.name, p.type, dims, next);
        }
        p.storage = s;
        return s;
    }

    /** Where a mask of viewports is written, one viewport is chosen no more (NV_viewport_array2). */
    private boolean isOutdone(Port p) {
        StageUnits.Global mask = stage.units.globals.get("gl_ViewportMask");
        return p.builtin() == Builtin.VIEWPORT_INDEX && mask != null && mask.written;
    }

    /** All members of a block as one storage; those that nobody names have none. */
    void placeBlock(StageUnits.Global g, Map<Integer, Storage> members) {
        int count = ((GlslType.Struct) StageUnits.innermost(g.type)).members().size();
        Storage[] all = new Storage[count];
        for (int i = 0; i < count; i++) all[i] = members.getOrDefault(i, NONE);
        stage.place(g, new Storage.Parts(all));
    }

    private static int[] prepend(int first, int[] rest) {
        int[] out = new int[rest.length + 1];
        out[0] = first;
        System.arraycopy(rest, 0, out, 1, rest.length);
        return out;
    }

    private static int[] append(int[] dims, int last) {
        int[] out = Arrays.copyOf(dims, dims.length + 1);
        out[dims.length] = last;
        return out;
    }

    private Storage storage(Port p, String name, GlslType type, int[] dims, int[] next) {
        switch (type) {
            case Basic b -> {
                return cells(p, name, b, b.isMatrix() ? append(dims, b.columns()) : dims, next);
            }
            case GlslType.Array a -> {
                return storage(p, name, a.element(), append(dims, Math.max(1, a.length())), next);
            }
            case GlslType.Struct s -> {
                Storage[] members = new Storage[s.members().size()];
                for (int i = 0; i < members.length; i++) {
                    GlslType.Member m = s.members().get(i);
                    members[i] = storage(p, name + "." + m.name(), m.type(), dims, next);
                }
                return new Storage.Parts(members);
            }
            case GlslType.Opaque o
            when o.isHandle() -> {
                return cells(p, name, GlslType.Opaque.HANDLE, dims, next);
            }
            default -> throw new IllegalStateException("'" + name + "' is a " + type);
        }
    }

    private Storage.Cells cells(Port p, String name, Basic type, int[] dims, int[] next) {
        Basic column = Basic.vector(type.base(), type.rows());
        int length = 1;
        for (int d = p.perVertex ? 1 : 0; d < dims.length; d++) length *= dims[d];
        boolean array = dims.length > (p.perVertex ? 1 : 0);
        // One colour for all targets, told apart because what each of them holds is read.
        boolean all = !p.input && p.name.equals("gl_FragColor") && stage.units.readsTargets();
        Variable v = p.isBuiltin()
                ? builtin(p, column, length)
                : user(p, name, column, all ? stage.units.targets() : array ? length : 0, next);
        Variable shadow = null;
        boolean fetched = !p.input && p.info.fetched;
        boolean shadowed = fetched || all || !p.input && p.global.read && stage.units.stage != Stage.TESS_CONTROL;
        if (shadowed) shadow = stage.shader.local(name, v.type(), all ? 0 : v.arrayLength());
        Storage.Cells cells = new Storage.Cells(v, column, dims, shadow);
        if (shadowed) stage.code.shadowed.add(cells);
        if (fetched) stage.code.fetched.add(cells);
        return cells;
    }

    private Variable builtin(Port p, Basic column, int length) {
        Map<Builtin, Variable> known = p.input ? inputs : outputs;
        Variable v = known.get(p.builtin());
        if (v != null) return v;
        boolean array = switch (p.builtin()) {
            case CLIP_DISTANCE, CULL_DISTANCE, TESS_LEVEL_INNER, TESS_LEVEL_OUTER -> true;
            default -> false;
        };
        v = new Variable(mode(p), p.name, type(column), array ? length : 0);
        v.builtin = p.builtin();
        v.perVertex = p.perVertex;
        v.patch = p.info.patch;
        v.invariant = p.info.invariant;
        v.viewportRelative = !p.input && p.info.viewportRelative;
        known.put(p.builtin(), v);
        list(p).add(v);
        return v;
    }

    private java.util.List<Variable> list(Port p) {
        return p.input ? stage.shader.inputs : stage.shader.outputs;
    }

    private static Variable.Mode mode(Port p) {
        return p.input ? Variable.Mode.INPUT : Variable.Mode.OUTPUT;
    }

    private static Type type(Basic column) {
        return Type.of(column.base().kind(), column.rows());
    }

    private Variable user(Port p, String name, Basic column, int length, int[] next) {
        VarInfo info = p.info;
        Variable v = new Variable(mode(p), name, type(column), length);
        v.location = next[0];
        boolean attribute = p.input && stage.units.stage == Stage.VERTEX;
        next[0] += (attribute ? 1 : v.slotsPerElement()) * v.elements();
        boolean fragmentOutput = !p.input && stage.units.stage == Stage.FRAGMENT;
        v.component = Math.max(0, info.component);
        v.index = fragmentOutput ? Math.max(0, info.index) : 0;
        v.stream = !p.input && stage.units.stage == Stage.GEOMETRY ? Math.max(0, info.stream) : 0;
        v.perVertex = p.perVertex;
        v.patch = info.patch;
        v.unsigned = column.base().isUnsigned();
        v.invariant = info.invariant;
        v.interpolation = info.interpolation;
        v.smooth = p.input
                && stage.units.stage == Stage.FRAGMENT
                && info.interpolationWritten
                && info.interpolation == Interpolation.SMOOTH
                && column.base().kind() == ScalarKind.F32;
        v.place = info.place;
        if (column.base().kind() != ScalarKind.F32) v.interpolation = Interpolation.FLAT;
        list(p).add(v);
        return v;
    }

    /** The first variable of a storage, for reflection. */
    static @Nullable Variable first(@Nullable Storage s) {
        return switch (s) {
            case Storage.Cells c -> c.variable();
            case Storage.Parts p -> p.members().length == 0 ? null : first(p.members()[0]);
            case null, default -> null;
        };
    }
}
