package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.ready.ReadyQualifiers;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.frontends.glsl.sema.BasicTypes;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;

/**
 * Declarations for shaders whose code is ready, as a shader of GLSL 4.60 would have them; so the linker matches, places
 * and tells of both alike.
 */
public final class ReadyUnits {
    private ReadyUnits() {}

    /** The declarations of a shader, with a main that has no statements: its code is moved in when all is placed. */
    public static Typed.Unit unit(ReadyShader ready) {
        Shader code = ready.code();
        Typed.Unit unit = new Typed.Unit(code.stage, new Version(460, Version.Profile.CORE));
        unit.ready = ready;
        Typed.Func main = new Typed.Func("main", BasicTypes.VOID, List.of());
        main.body = new Typed.Stmt.Block(List.of());
        unit.functions.add(main);
        for (ReadyVariable v : ready.variables()) unit.globals.add(variable(v));
        Typed.Layout l = unit.layout;
        l.inputTopology = code.inputTopology;
        l.outputTopology = code.outputTopology;
        l.maxVertices = code.outputVertices;
        l.outputVertices = code.outputVertices;
        l.maxVerticesWritten = true;
        l.invocations = code.invocations;
        l.spacing = code.spacing;
        l.clockwise = code.clockwise;
        l.pointMode = code.pointMode;
        l.earlyFragmentTests = code.earlyFragmentTests;
        l.postDepthCoverage = code.postDepthCoverage;
        l.depthLayout = code.depthLayout;
        if (code.interlock != Shader.Interlock.NONE) l.interlock = code.interlock;
        l.originUpperLeft = ready.originUpperLeft();
        if (code.quads != Shader.Quads.NONE) l.quads = code.quads;
        l.localX = code.localX;
        l.localY = code.localY;
        l.localZ = code.localZ;
        return unit;
    }

    private static Typed.Var variable(ReadyVariable v) {
        VarInfo info = info(v.qualifiers);
        info.storage = switch (v.kind) {
            case INPUT -> VarInfo.Storage.IN;
            case OUTPUT -> VarInfo.Storage.OUT;
            case UNIFORM, UNIFORM_BLOCK -> VarInfo.Storage.UNIFORM;
            case STORAGE_BLOCK -> VarInfo.Storage.BUFFER;
        };
        info.packing = VarInfo.Packing.STD140;
        if (innermost(v.type) instanceof ReadyType.Handle h) info.imageFormat = h.format();
        GlslType type = type(v.type);
        if (!v.members.isEmpty()) type = block(v, info);
        boolean block = v.isBlock();
        Typed.Var var = new Typed.Var(block ? "v" : v.name, type, info, block ? v.name : null);
        var.perVertex = v.perVertex;
        var.builtIn = v.qualifiers.builtin != Builtin.NONE || v.qualifiers.conventional;
        var.ready = v;
        long[] initial = v.initial;
        if (initial != null) var.value = new Typed.Constant(type, initial);
        return var;
    }

    static ReadyType innermost(ReadyType type) {
        ReadyType t = type;
        while (t instanceof ReadyType.Array a) t = a.element();
        return t;
    }

    /** A block of inputs or outputs: each member has its own qualifiers. */
    private static GlslType block(ReadyVariable v, VarInfo of) {
        ReadyType.Struct s = (ReadyType.Struct) innermost(v.type);
        List<GlslType.Member> members = new ArrayList<>();
        for (int i = 0; i < s.members().size(); i++) {
            VarInfo info = info(v.members.get(i));
            info.storage = of.storage;
            ReadyType.Member m = s.members().get(i);
            members.add(new GlslType.Member(m.name(), type(m.type()), info));
        }
        return around(v.type, new GlslType.Struct(v.name, members));
    }

    private static GlslType around(ReadyType outer, GlslType inner) {
        return outer instanceof ReadyType.Array a ? new GlslType.Array(around(a.element(), inner), a.length()) : inner;
    }

    private static VarInfo info(ReadyQualifiers q) {
        VarInfo info = new VarInfo();
        info.location = q.location;
        info.component = q.component;
        info.index = q.index;
        info.binding = q.binding;
        info.offset = q.offset;
        info.stream = q.stream;
        info.xfbBuffer = q.xfbBuffer;
        info.xfbOffset = q.xfbOffset;
        info.xfbStride = q.xfbStride;
        info.builtin = q.builtin;
        info.interpolation = q.interpolation;
        info.place = q.place;
        info.patch = q.patch;
        info.invariant = q.invariant;
        info.coherent = q.coherent;
        info.readOnly = q.readOnly;
        info.writeOnly = q.writeOnly;
        return info;
    }

    static GlslType type(ReadyType type) {
        return switch (type) {
            case ReadyType.Numeric n -> new GlslType.Basic(base(n.kind(), n.unsigned()), n.columns(), n.rows());
            case ReadyType.Handle h ->
                new GlslType.Opaque(
                        h.image() ? GlslType.Opaque.Kind.IMAGE : GlslType.Opaque.Kind.SAMPLER,
                        h.shape(),
                        base(h.texel(), h.unsigned()),
                        h.shadow());
            case ReadyType.Counter c ->
                new GlslType.Opaque(GlslType.Opaque.Kind.ATOMIC_COUNTER, null, Base.UINT, false);
            case ReadyType.Array a -> new GlslType.Array(type(a.element()), a.length());
            case ReadyType.Struct s -> {
                List<GlslType.Member> members = new ArrayList<>();
                for (ReadyType.Member m : s.members())
                    members.add(new GlslType.Member(m.name(), type(m.type()), new VarInfo()));
                yield new GlslType.Struct("", members);
            }
        };
    }

    private static Base base(ScalarKind kind, boolean unsigned) {
        return switch (kind) {
            case BOOL -> Base.BOOL;
            case F32 -> Base.FLOAT;
            case F64 -> Base.DOUBLE;
            case I32 -> unsigned ? Base.UINT : Base.INT;
            case I64 -> unsigned ? Base.UINT64 : Base.INT64;
        };
    }

    /** How a block lies in memory: as its type says. */
    static MemLayout layout(ReadyType type) {
        return switch (type) {
            case ReadyType.Numeric n -> MemLayout.matrix((GlslType.Basic) type(n), n.stride(), n.rowMajor());
            case ReadyType.Array a -> MemLayout.placed(layout(a.element()), a.length(), a.stride());
            case ReadyType.Struct s -> {
                List<GlslType.Member> types = new ArrayList<>();
                MemLayout[] members = new MemLayout[s.members().size()];
                int[] offsets = new int[members.length];
                for (int i = 0; i < members.length; i++) {
                    ReadyType.Member m = s.members().get(i);
                    members[i] = layout(m.type());
                    offsets[i] = m.offset();
                    types.add(new GlslType.Member(m.name(), members[i].type, new VarInfo()));
                }
                yield MemLayout.placed(new GlslType.Struct("", types), members, offsets);
            }
            default -> throw new IllegalStateException("a block holds a " + type);
        };
    }
}
