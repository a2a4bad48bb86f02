package tepui.frontends.spirv;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.frontends.glsl.ready.ReadyQualifiers;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.Op;
import tepui.ir.spirv.Spv.StorageClass;

/**
 * Interface of an entry point, its inputs and outputs: variables of the IR, and what linking has to know of them. They
 * have no locations in the code itself, which linking gives them. Blocks of built-in variables come apart into these.
 */
final class Interface {
    private static final int[] NO_DIMS = {};

    private final ShaderCode shader;
    private final SpirvModule m;
    private final Types types;
    private final Shader out;
    private final Stage stage;
    private final Set<String> names = new HashSet<>();
    private final Map<Builtin, Variable> inputs = new EnumMap<>(Builtin.class);
    private final Map<Builtin, Variable> outputs = new EnumMap<>(Builtin.class);
    /** Locations of captured outputs. */
    private final BitSet taken = new BitSet();

    final List<ReadyVariable> variables = new ArrayList<>();
    /** The module's own names of what has another one for linking. */
    final Map<String, String> shown = new HashMap<>();

    Interface(ShaderCode shader) {
        this.shader = shader;
        m = shader.module;
        types = shader.types;
        out = shader.code.shader;
        stage = out.stage;
    }

    /** A name that no other variable of the shader has. */
    String unique(String name) {
        String n = name;
        while (!names.add(n)) n += "x";
        return n;
    }

    /** Notes what people call a variable; a block's members are shown too. */
    void show(int id, String name) {
        String own = m.names.name(id, "");
        int struct = types.innermost(types.pointee(m.def(id).type()));
        if (!own.isEmpty()) shown.put(name, own);
        if (types.op(struct) != Op.OpTypeStruct) return;
        for (int k = 0; k < types.def(struct).count(); k++) {
            String member = m.names.member(struct, k, "");
            if (!member.isEmpty()) shown.put(name + ".m" + k, own.isEmpty() ? member : own + "." + member);
        }
    }

    /** Can it be evaluated at another place than the middle of its pixel? */
    static boolean isInterpolated(Variable v) {
        return v.mode() == Variable.Mode.INPUT
                && v.builtin == Builtin.NONE
                && v.type().kind() == ScalarKind.F32
                && v.interpolation != Interpolation.FLAT;
    }

    // ---- homes -----------------------------------------------------------------------------------------------------

    Storage port(Instr i) {
        int id = i.id();
        boolean input = i.at(0) == StorageClass.Input;
        int pointee = types.pointee(i.type());
        ReadyType type = types.value(pointee);
        int inner = types.innermost(pointee);
        int builtin = m.decoration(id, Decoration.BuiltIn);
        if (builtin >= 0) return builtin(i, -1, type, Builtins.of(builtin, input), input);
        boolean struct = types.op(inner) == Op.OpTypeStruct;
        if (struct && m.has(inner, 0, Decoration.BuiltIn)) return builtins(i, type, inner, input);
        boolean block = struct && m.has(inner, Decoration.Block);
        boolean located = input || isAlone(id, type);
        int location = m.decoration(id, Decoration.Location);
        String name = (block ? "B" : input ? "in" : "out") + (located && location >= 0 ? "l" + location : "" + id);
        ReadyVariable v = new ReadyVariable(kind(input), unique(name), type);
        show(id, v.name);
        qualify(v.qualifiers, id, -1, input, located);
        v.perVertex = isPerVertex(input) && !v.qualifiers.patch;
        int[] dims = arrays(type, v.perVertex);
        if (block) {
            ReadyType.Struct s = (ReadyType.Struct) types.value(inner);
            members(v, s, id, inner, input, located);
            Storage[] members = new Storage[s.members().size()];
            for (int k = 0; k < members.length; k++) {
                ReadyType.Member member = s.members().get(k);
                members[k] = leaves(v, v.members.get(k), v.name + "." + member.name(), member.type(), dims);
            }
            variables.add(v);
            return new Storage.Parts(members);
        }
        Storage storage = leaves(
                v, v.qualifiers, v.name, element(type, v.perVertex), v.perVertex ? new int[] {dims[0]} : NO_DIMS);
        variables.add(v);
        return storage;
    }

    private static ReadyVariable.Kind kind(boolean input) {
        return input ? ReadyVariable.Kind.INPUT : ReadyVariable.Kind.OUTPUT;
    }

    private boolean isPerVertex(boolean input) {
        return stage == Stage.TESS_CONTROL || input && (stage == Stage.TESS_EVAL || stage == Stage.GEOMETRY);
    }

    /** The lengths of all arrays around. */
    private static int[] arrays(ReadyType type, boolean perVertex) {
        int[] dims = NO_DIMS;
        for (ReadyType t = type; t instanceof ReadyType.Array a; t = a.element())
            dims = Storage.append(dims, a.length());
        if (perVertex && dims.length == 0) throw new SpirvException("a variable of vertices is no array");
        return dims;
    }

    private static ReadyType element(ReadyType type, boolean perVertex) {
        if (!perVertex) return type;
        return ((ReadyType.Array) type).element();
    }

    /** Variables of the IR for all numbers of a type. */
    private Storage leaves(ReadyVariable v, ReadyQualifiers q, String name, ReadyType type, int[] dims) {
        return switch (type) {
            case Numeric n -> {
                int[] all = n.isMatrix() ? Storage.append(dims, n.columns()) : dims;
                Variable made = variable(v, q, name, n, all);
                v.variables.add(made);
                yield new Storage.Cells(made, all);
            }
            case ReadyType.Array a -> leaves(v, q, name, a.element(), Storage.append(dims, a.length()));
            case ReadyType.Struct s -> {
                Storage[] members = new Storage[s.members().size()];
                for (int i = 0; i < members.length; i++) {
                    ReadyType.Member member = s.members().get(i);
                    members[i] = leaves(v, q, name + "." + member.name(), member.type(), dims);
                }
                yield new Storage.Parts(members);
            }
            default -> throw new SpirvException("a handle is an input or output");
        };
    }

    private Variable variable(ReadyVariable of, ReadyQualifiers q, String name, Numeric n, int[] dims) {
        boolean input = of.kind == ReadyVariable.Kind.INPUT;
        int first = of.perVertex ? 1 : 0;
        int length = dims.length > first ? Storage.product(java.util.Arrays.copyOfRange(dims, first, dims.length)) : 0;
        shader.code.spend(1);
        boolean known = q.builtin != Builtin.NONE;
        Variable v = new Variable(
                input ? Variable.Mode.INPUT : Variable.Mode.OUTPUT,
                name,
                Type.of(n.kind(), n.rows()),
                known && !Builtins.isArray(q.builtin) ? 0 : length);
        v.builtin = q.builtin;
        v.perVertex = of.perVertex;
        v.patch = q.patch;
        v.interpolation = n.kind() == ScalarKind.F32 ? q.interpolation : Interpolation.FLAT;
        Map<Builtin, Variable> all = input ? inputs : outputs;
        Variable before = known ? all.get(q.builtin) : null;
        if (before != null) {
            if (before.type() != v.type() || before.arrayLength() != v.arrayLength() || before.perVertex != v.perVertex)
                throw new SpirvException("two built-in variables of one kind have other types");
            return before;
        }
        if (known) all.put(q.builtin, v);
        (input ? out.inputs : out.outputs).add(v);
        return v;
    }

    // ---- built-in variables ----------------------------------------------------------------------------------------

    private Storage builtin(Instr i, int member, ReadyType type, Builtin b, boolean input) {
        String name = b == Builtin.FRAG_COORD ? "gl_FragCoord" : "gl_" + b.text();
        ReadyVariable v = new ReadyVariable(kind(input), unique(name), type);
        v.qualifiers.builtin = b;
        v.qualifiers.patch = Builtins.isPatch(b);
        v.perVertex = isPerVertex(input) && Builtins.isOfVertex(b);
        if (!input) capture(v.qualifiers, i.id(), member);
        int inner = types.innermost(types.pointee(i.type()));
        v.qualifiers.invariant =
                m.has(i.id(), Decoration.Invariant) || member >= 0 && m.has(inner, member, Decoration.Invariant);
        int[] vertices = v.perVertex ? new int[] {arrays(type, true)[0]} : NO_DIMS;
        Storage storage = leaves(v, v.qualifiers, v.name, element(type, v.perVertex), vertices);
        variables.add(v);
        return storage;
    }

    /** A block of built-in variables, of each vertex where it is an array. */
    private Storage builtins(Instr i, ReadyType type, int inner, boolean input) {
        Instr struct = types.def(inner);
        Storage[] members = new Storage[struct.count()];
        for (int k = 0; k < members.length; k++) {
            int builtin = m.decoration(inner, k, Decoration.BuiltIn);
            if (builtin < 0) throw new SpirvException("a block of built-in variables has others, too");
            Builtin b = Builtins.of(builtin, input);
            boolean vertices = isPerVertex(input) && Builtins.isOfVertex(b);
            ReadyType own = types.value(struct.at(k));
            if (type instanceof ReadyType.Array a) {
                if (!vertices) throw new SpirvException("an array of blocks of built-in variables is of no vertices");
                own = new ReadyType.Array(own, a.length(), 0);
            }
            members[k] = builtin(i, k, own, b, input);
        }
        return new Storage.Parts(members);
    }

    // ---- qualifiers ------------------------------------------------------------------------------------------------

    private void qualify(ReadyQualifiers q, int id, int member, boolean input, boolean located) {
        if (located) q.location = m.decoration(id, member, Decoration.Location);
        q.component = m.decoration(id, member, Decoration.Component);
        q.index = m.decoration(id, member, Decoration.Index);
        q.stream = m.decoration(id, member, Decoration.Stream);
        q.invariant = m.has(id, member, Decoration.Invariant);
        q.patch = m.has(id, member, Decoration.Patch);
        if (m.has(id, member, Decoration.Flat)) q.interpolation = Interpolation.FLAT;
        if (m.has(id, member, Decoration.NoPerspective)) q.interpolation = Interpolation.NOPERSPECTIVE;
        if (m.has(id, member, Decoration.Centroid)) q.place = Interpolation.Place.CENTROID;
        if (m.has(id, member, Decoration.Sample)) q.place = Interpolation.Place.SAMPLE;
        if (input) {
            if (stage == Stage.FRAGMENT
                    && member < 0
                    && isFlat(types.value(types.pointee(m.def(id).type())))) q.interpolation = Interpolation.FLAT;
        } else if (member < 0) {
            capture(q, id, -1);
        }
    }

    /** Must it be flat: has it other numbers than floats? */
    private static boolean isFlat(ReadyType type) {
        return switch (type) {
            case Numeric n -> n.kind() != ScalarKind.F32;
            case ReadyType.Array a -> isFlat(a.element());
            default -> false;
        };
    }

    /** Captures an output, or a member of its block, as its decorations say. */
    private void capture(ReadyQualifiers q, int id, int member) {
        int inner = types.innermost(types.pointee(m.def(id).type()));
        q.xfbBuffer = m.decoration(id, Decoration.XfbBuffer);
        q.xfbStride = m.decoration(id, Decoration.XfbStride);
        int offset = m.decoration(id, Decoration.Offset);
        if (member >= 0) {
            int own = m.decoration(inner, member, Decoration.XfbBuffer);
            if (own >= 0) q.xfbBuffer = own;
            own = m.decoration(inner, member, Decoration.XfbStride);
            if (own >= 0) q.xfbStride = own;
            q.xfbOffset = m.decoration(inner, member, Decoration.Offset);
        } else if (q.xfbBuffer >= 0 || q.xfbStride >= 0) {
            q.xfbOffset = offset;
        }
    }

    /** Members of a block have their own qualifiers, the block's where they have none, and locations one behind the other. */
    private void members(ReadyVariable v, ReadyType.Struct s, int id, int inner, boolean input, boolean located) {
        int next = v.qualifiers.location;
        ReadyQualifiers block = v.qualifiers;
        for (int k = 0; k < s.members().size(); k++) {
            ReadyQualifiers q = new ReadyQualifiers();
            qualify(q, inner, k, input, located);
            if (q.interpolation == Interpolation.SMOOTH) q.interpolation = block.interpolation;
            if (q.place == Interpolation.Place.CENTER) q.place = block.place;
            if (input && stage == Stage.FRAGMENT && isFlat(s.members().get(k).type()))
                q.interpolation = Interpolation.FLAT;
            q.patch |= block.patch;
            q.invariant |= block.invariant;
            if (q.stream < 0) q.stream = block.stream;
            if (!input) capture(q, id, k);
            if (q.location < 0) q.location = next;
            next = q.location < 0
                    ? -1
                    : (int) Math.min(
                            MOST_LOCATIONS,
                            q.location + locations(s.members().get(k).type()));
            v.members.add(q);
        }
        // Where the block itself is captured, members follow each other.
        block.xfbOffset = -1;
    }

    private static final long MOST_LOCATIONS = 1000;

    /** Locations that a type takes between stages; more than there can be count as 1,000. */
    private static long locations(ReadyType type) {
        return Math.min(
                MOST_LOCATIONS,
                switch (type) {
                    case Numeric n -> n.columns() * (n.kind().is64() && n.rows() > 2 ? 2L : 1);
                    case ReadyType.Array a -> Math.max(1, a.length()) * locations(a.element());
                    case ReadyType.Struct s -> {
                        long sum = 0;
                        for (ReadyType.Member m : s.members()) sum += locations(m.type());
                        yield sum;
                    }
                    default -> 1L;
                });
    }

    /**
     * Whether an output has its locations for itself. Compilers of the time gave captured outputs locations that others have, too; of these the
     * first keeps its own, the others have none and can be captured, which is all that such modules do with them.
     */
    private boolean isAlone(int id, ReadyType type) {
        int location = m.decoration(id, Decoration.Location);
        boolean captured = m.has(id, Decoration.XfbBuffer) && !m.has(id, Decoration.Component);
        if (location < 0 || !captured || stage == Stage.TESS_CONTROL) return true;
        int end = (int) Math.min(location + locations(type), MOST_LOCATIONS);
        int next = taken.nextSetBit(location);
        if (next >= 0 && next < end) return false;
        taken.set(location, Math.max(location, end));
        return true;
    }
}
