package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/**
 * Analysis of interface blocks; defaults given by qualifiers alone; where atomic counters lie.
 */
public final class Blocks {
    private final Analysis a;
    private VarInfo.Packing uniformPacking = VarInfo.Packing.SHARED;
    private VarInfo.Packing bufferPacking = VarInfo.Packing.SHARED;
    private boolean uniformRowMajor;
    private boolean bufferRowMajor;
    int defaultStream = -1;
    int defaultXfbBuffer = -1;
    final AtomicCounters counters;
    final PerVertexBlocks perVertex;
    private final Set<String> names = new HashSet<>();
    /** Members without a size that grow by constant indices, by block and member: largest index plus one. */
    private final Map<GlslType.Struct, int[]> grown = new HashMap<>();

    Blocks(Analysis a) {
        this.a = a;
        counters = new AtomicCounters(a);
        perVertex = new PerVertexBlocks(a);
    }

    // ---- defaults --------------------------------------------------------------------------------------------------

    void defaults(Ast.QualifierDeclaration q, VarInfo info) {
        a.require(
                info.location < 0 && info.component < 0 && info.index < 0,
                q.pos(),
                "layouts 'location', 'component' and 'index' need a variable or block");
        a.layoutRules.places.defaults(q, info);
        switch (info.storage) {
            case UNIFORM -> {
                if (writes(q, "std140", "std430", "shared", "packed")) uniformPacking = info.packing;
                if (writes(q, "row_major", "column_major")) uniformRowMajor = info.rowMajor;
                counters.next(info);
                a.unit.layout.bindless |= info.bindlessWritten;
                a.bindless.requireOne(a.unit.layout.bindless, q.pos());
                a.require(info.packing != VarInfo.Packing.STD430, q.pos(), "std430 is for buffer blocks");
                a.require(info.binding < 0 || info.offset >= 0, q.pos(), "layout 'binding' needs a variable or block");
            }
            case BUFFER -> {
                if (writes(q, "std140", "std430", "shared", "packed")) bufferPacking = info.packing;
                if (writes(q, "row_major", "column_major")) bufferRowMajor = info.rowMajor;
            }
            case IN -> {
                notMemory(q, info);
                a.qualifiers.stage.endOfSize(q.pos());
                sizeArrays();
            }
            case OUT -> {
                notMemory(q, info);
                a.require(info.xfbOffset < 0, q.pos(), "layout 'xfb_offset' needs a variable or block");
                a.layoutRules.stride("out", q.pos(), 4, info);
                if (info.stream >= 0) defaultStream = info.stream;
                if (info.xfbBuffer >= 0) defaultXfbBuffer = info.xfbBuffer;
                xfbStride(
                        Math.max(0, info.xfbBuffer >= 0 ? info.xfbBuffer : defaultXfbBuffer), info.xfbStride, q.pos());
                sizeArrays();
            }
            default -> {
                boolean subroutine = Declarations.find(q.qualifiers(), "subroutine") != null;
                a.require(subroutine, q.pos(), "qualifiers without a declaration need uniform, buffer, in or out");
            }
        }
    }

    private void notMemory(Ast.QualifierDeclaration q, VarInfo info) {
        a.require(
                info.packingName == null && !info.matrixOrderWritten,
                q.pos(),
                "layouts of memory are for uniform and buffer blocks");
    }

    /** Notes a stride, which must be the one of before; returns the buffer's, 0 for none. */
    int xfbStride(int buffer, int stride, int pos) {
        int[] strides = a.unit.layout.xfbStride;
        if (buffer >= strides.length) return 0;
        if (stride >= 0) {
            if (strides[buffer] != 0 && strides[buffer] != stride)
                throw a.error(
                        pos,
                        "xfb_stride of buffer " + buffer + " is " + stride + ", but was " + strides[buffer]
                                + " before");
            strides[buffer] = stride;
        }
        return strides[buffer];
    }

    private static boolean writes(Ast.QualifierDeclaration q, String... layouts) {
        for (Ast.Qualifier x : q.qualifiers().list()) {
            for (Ast.LayoutEntry e : x.layout()) {
                for (String l : layouts) {
                    if (e.name().equalsIgnoreCase(l)) return true;
                }
            }
        }
        return false;
    }

    /** Vertices of the primitive or patch, 0 while not known. */
    int verticesFor(Storage storage) {
        Typed.Layout l = a.unit.layout;
        return switch (a.stage) {
            case GEOMETRY ->
                l.inputTopology == null
                        ? 0
                        : switch (l.inputTopology) {
                            case POINTS -> 1;
                            case LINES -> 2;
                            case LINES_ADJACENCY -> 4;
                            case TRIANGLES_ADJACENCY -> 6;
                            default -> 3;
                        };
            case TESS_CONTROL -> storage == Storage.OUT ? l.outputVertices : a.limits.patchVertices;
            case TESS_EVAL -> a.limits.patchVertices;
            default -> 0;
        };
    }

    private void sizeArrays() {
        for (Typed.Var v : a.unit.globals) {
            if (v.perVertex) a.declarations.perVertex.size(v);
        }
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    void declare(Ast.InterfaceBlock b) {
        VarInfo info = a.qualifiers.read(b.qualifiers());
        checkKind(b, info);
        if (b.name().equals("gl_PerVertex")) {
            perVertex.redeclare(b, info);
            return;
        }
        a.types.checkName(b.name(), b.pos());
        boolean memory = info.storage == Storage.UNIFORM || info.storage == Storage.BUFFER;
        String layouts = memory ? layoutNames(b) : "";
        if (memory && !layouts.contains("P"))
            info.packing = info.storage == Storage.UNIFORM ? uniformPacking : bufferPacking;
        if (memory && !layouts.contains("M"))
            info.rowMajor = info.storage == Storage.UNIFORM ? uniformRowMajor : bufferRowMajor;
        a.require(
                info.packing != VarInfo.Packing.STD430 || info.storage == Storage.BUFFER,
                b.pos(),
                "std430 is for buffer blocks");
        a.layoutRules.block(b, info);
        if (!names.add(info.storage + b.name())) throw a.error(b.pos(), "there is already a block '" + b.name() + "'");
        Scopes.Symbol before = a.scopes.findHere(b.name());
        if (before != null && !(before instanceof Scopes.Symbol.BlockName))
            throw a.error(b.pos(), "'" + b.name() + "' is declared twice in this scope");
        a.scopes.declare(b.name(), new Scopes.Symbol.BlockName(info.storage));
        if (info.xfbStride >= 0)
            xfbStride(Math.max(0, info.xfbBuffer >= 0 ? info.xfbBuffer : defaultXfbBuffer), info.xfbStride, b.pos());
        if (memory) checkBinding(b, info);
        GlslType.Struct struct = new GlslType.Struct(b.name(), members(b, info));
        GlslType type = a.types.withArrays(struct, b.arrays(), b.pos());
        if ((memory || !mustBeArray(info)) && Types.isUnsized(type))
            throw a.error(b.pos(), "block '" + b.name() + "': an array of blocks needs a size");
        String instance = b.instance() == null ? "" : b.instance();
        Typed.Var var = new Typed.Var(instance, type, info, b.name());
        info.pos = b.pos();
        var.perVertex = a.declarations.perVertex.is(type, info);
        if (mustBeArray(info) && !(type instanceof GlslType.Array))
            throw a.error(b.pos(), "block '" + b.name() + "' must be an array, one element a vertex");
        if (var.perVertex) a.declarations.perVertex.size(var);
        if (instance.isEmpty()) {
            for (int i = 0; i < struct.members().size(); i++) {
                declareName(
                        struct.members().get(i).name(),
                        new Scopes.Symbol.BlockMember(var, i),
                        b.members().getFirst().pos());
            }
        } else {
            a.types.checkName(instance, b.pos());
            declareName(instance, new Scopes.Symbol.Variable(var), b.pos());
        }
        a.unit.globals.add(var);
    }

    private void declareName(String name, Scopes.Symbol symbol, int pos) {
        if (a.scopes.findHere(name) != null) throw a.error(pos, "'" + name + "' is declared twice in this scope");
        a.scopes.declare(name, symbol);
    }

    private boolean mustBeArray(VarInfo info) {
        if (info.patch) return false;
        return switch (a.stage) {
            case GEOMETRY, TESS_EVAL -> info.storage == Storage.IN;
            case TESS_CONTROL -> info.storage == Storage.IN || info.storage == Storage.OUT;
            default -> false;
        };
    }

    /** P: a packing was written; M: a matrix order. */
    private static String layoutNames(Ast.InterfaceBlock b) {
        StringBuilder found = new StringBuilder();
        for (Ast.Qualifier q : b.qualifiers().list()) {
            for (Ast.LayoutEntry e : q.layout()) {
                switch (e.name().toLowerCase(java.util.Locale.ROOT)) {
                    case "std140", "std430", "shared", "packed" -> found.append('P');
                    case "row_major", "column_major" -> found.append('M');
                    default -> {}
                }
            }
        }
        return found.toString();
    }

    private void checkKind(Ast.InterfaceBlock b, VarInfo info) {
        int pos = b.pos();
        a.require(
                !info.interpolationWritten && info.place == Interpolation.Place.CENTER,
                pos,
                "how a block's members are interpolated is said of each member");
        switch (info.storage) {
            case UNIFORM -> {
                if (!a.has(140, 300, pos, Extension.GL_ARB_uniform_buffer_object))
                    throw a.error(pos, "uniform blocks: this " + a.since(140, 300));
            }
            case BUFFER -> {
                if (!a.has(430, 310, pos, Extension.GL_ARB_shader_storage_buffer_object))
                    throw a.error(pos, "buffer blocks: this " + a.since(430, 310));
            }
            case IN, OUT -> {
                if (!a.has(
                        150,
                        320,
                        pos,
                        Extension.GL_EXT_shader_io_blocks,
                        Extension.GL_OES_shader_io_blocks,
                        Extension.GL_EXT_geometry_shader,
                        Extension.GL_OES_geometry_shader,
                        Extension.GL_EXT_tessellation_shader,
                        Extension.GL_OES_tessellation_shader))
                    throw a.error(pos, "blocks of inputs and outputs: this " + a.since(150, 320));
                boolean vertexIn = a.stage == Stage.VERTEX && info.storage == Storage.IN;
                boolean fragmentOut = a.stage == Stage.FRAGMENT && info.storage == Storage.OUT;
                a.require(!vertexIn, pos, "vertex inputs cannot be in a block");
                a.require(!fragmentOut, pos, "fragment outputs cannot be in a block");
                a.require(a.stage != Stage.COMPUTE, pos, "a compute shader has no inputs and outputs");
                boolean patch = info.storage == Storage.IN ? a.stage == Stage.TESS_EVAL : a.stage == Stage.TESS_CONTROL;
                a.require(
                        patch || !info.patch,
                        pos,
                        "'patch' is for inputs of tessellation evaluation and outputs of tessellation control");
            }
            default -> throw a.error(pos, "block '" + b.name() + "' needs uniform, buffer, in or out");
        }
    }

    private void checkBinding(Ast.InterfaceBlock b, VarInfo info) {
        if (info.binding < 0) return;
        if (!a.has(
                420,
                310,
                b.pos(),
                Extension.GL_ARB_shading_language_420pack,
                Extension.GL_ARB_shader_storage_buffer_object))
            throw a.error(b.pos(), "layout 'binding' " + a.since(420, 310));
        int most = info.storage == Storage.UNIFORM ? a.limits.combinedUniformBlocks : a.limits.combinedStorageBlocks;
        if (info.binding >= most)
            throw a.error(b.pos(), "block '" + b.name() + "': binding is " + info.binding + ", there are " + most);
    }

    private List<GlslType.Member> members(Ast.InterfaceBlock b, VarInfo block) {
        List<GlslType.Member> members = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        if (b.members().isEmpty()) throw a.error(b.pos(), "block '" + b.name() + "' has no members");
        int nextLocation = block.location;
        int located = 0;
        int unlocated = 0;
        int end = 0;
        int captured = block.xfbOffset;
        boolean memory = block.storage == Storage.UNIFORM || block.storage == Storage.BUFFER;
        for (Ast.Variables v : b.members()) {
            a.require(v.type().struct() == null, v.pos(), "a struct cannot be defined inside a block");
            VarInfo own = a.qualifiers.read(v.type().qualifiers());
            a.layoutRules.member(b, v, own, block);
            if (own.storage != Storage.PRIVATE && own.storage != block.storage)
                throw a.error(
                        v.pos(),
                        "a member of block '" + b.name() + "' cannot be "
                                + own.storage.name().toLowerCase(java.util.Locale.ROOT));
            a.require(block.patch || !own.patch, v.pos(), "'patch' is said of the whole block");
            GlslType base = a.types.of(v.type());
            boolean image =
                    Types.innermost(base) instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.IMAGE;
            if (own.imageFormat != null && !image)
                throw a.error(v.pos(), "layout '" + own.imageFormat + "' is for images");
            boolean qualified = own.coherent || own.restrict || own.readOnly || own.writeOnly;
            if (qualified && block.storage != Storage.BUFFER && !image)
                throw a.error(
                        v.pos(),
                        "memory qualifiers are for images and buffer blocks, not for members of '" + b.name() + "'");
            boolean rowWritten = writesMatrixOrder(v);
            for (Ast.Declarator d : v.declarators()) {
                GlslType type = a.types.withArrays(base, d.arrays(), d.pos());
                a.types.checkName(d.name(), d.pos());
                if (!seen.add(d.name()))
                    throw a.error(d.pos(), "block '" + b.name() + "' has two members '" + d.name() + "'");
                if (type instanceof GlslType.NoValue)
                    throw a.error(d.pos(), "member '" + d.name() + "' cannot be void");
                if (type.hasOpaque() && !a.bindless.allows(type, d.pos()))
                    throw a.error(d.pos(), "member '" + d.name() + "': a block cannot hold a " + Types.innermost(type));
                if (!memory && Types.innermost(type).isBoolean())
                    throw a.error(d.pos(), "member '" + d.name() + "' cannot be a bool");
                if (block.xfbOffset >= 0 && block.xfbOffset % 8 != 0 && VariableRules.holds(type, false))
                    throw a.error(
                            d.pos(),
                            "block '" + b.name() + "' holds a double: its xfb_offset is " + block.xfbOffset
                                    + ", must be a multiple of 8");
                VarInfo info = own.copy();
                info.storage = block.storage;
                info.pos = d.pos();
                info.precision = a.types.precision(v.type().qualifiers(), type, d.pos());
                inherit(info, block, rowWritten);
                if (own.location >= 0) located++;
                else unlocated++;
                if (memory) {
                    checkMemoryMember(b, d, type, info, block);
                    end = a.layoutRules.memoryMember(d, type, info, block, end);
                } else {
                    captured = a.layoutRules.captured(type, info, captured);
                    nextLocation = interfaceMember(d, type, info, block, nextLocation);
                }
                members.add(new GlslType.Member(d.name(), type, info));
            }
        }
        a.layoutRules.memberLocations(b, located, unlocated, block);
        checkUnsized(b, members, block);
        return members;
    }

    private static boolean writesMatrixOrder(Ast.Variables v) {
        for (Ast.Qualifier q : v.type().qualifiers().list()) {
            for (Ast.LayoutEntry e : q.layout()) {
                if (e.name().equals("row_major") || e.name().equals("column_major")) return true;
            }
        }
        return false;
    }

    private static void inherit(VarInfo info, VarInfo block, boolean rowWritten) {
        if (!rowWritten) info.rowMajor = block.rowMajor;
        info.packing = block.packing;
        info.coherent |= block.coherent;
        info.isVolatile |= block.isVolatile;
        info.restrict |= block.restrict;
        info.readOnly |= block.readOnly;
        info.writeOnly |= block.writeOnly;
        info.patch |= block.patch;
        info.invariant |= block.invariant;
        info.precise |= block.precise;
        if (!info.interpolationWritten) {
            info.interpolation = block.interpolation;
            info.interpolationWritten = block.interpolationWritten;
        }
        if (info.place == Interpolation.Place.CENTER) info.place = block.place;
        if (info.stream < 0) info.stream = block.stream;
        if (info.xfbBuffer < 0) info.xfbBuffer = block.xfbBuffer;
    }

    private void checkMemoryMember(Ast.InterfaceBlock b, Ast.Declarator d, GlslType type, VarInfo info, VarInfo block) {
        if (info.interpolationWritten)
            throw a.error(d.pos(), "member '" + d.name() + "': interpolation is for inputs and outputs");
        if (info.location >= 0)
            throw a.error(d.pos(), "member '" + d.name() + "': locations are for inputs and outputs");
        if (info.offset >= 0 || info.align >= 0) {
            if (!a.has(440, 0, d.pos(), Extension.GL_ARB_enhanced_layouts))
                throw a.error(d.pos(), "layouts 'offset' and 'align' " + a.since(440, 0));
            boolean fixed = block.packing == VarInfo.Packing.STD140 || block.packing == VarInfo.Packing.STD430;
            a.require(fixed, d.pos(), "layouts 'offset' and 'align' need std140 or std430");
        }
        if (info.align < 0) info.align = block.align;
    }

    private int interfaceMember(Ast.Declarator d, GlslType type, VarInfo info, VarInfo block, int next) {
        if (a.stage == Stage.FRAGMENT
                && info.storage == Storage.IN
                && (VariableRules.holds(type, true) || VariableRules.holds(type, false))) {
            if (info.interpolation != Interpolation.FLAT)
                throw a.error(d.pos(), "member '" + d.name() + "': an integer or double input must be flat");
        }
        a.layoutRules.component("member " + d.name(), d.pos(), type, info);
        if (info.location < 0) info.location = next;
        return info.location < 0 ? -1 : info.location + InterfaceSlots.slots(type);
    }

    private void checkUnsized(Ast.InterfaceBlock b, List<GlslType.Member> members, VarInfo block) {
        for (int i = 0; i < members.size(); i++) {
            GlslType.Member m = members.get(i);
            if (!Types.isUnsized(m.type())) continue;
            boolean last = i == members.size() - 1;
            if ((block.storage != Storage.BUFFER || !last) && a.version.isEs())
                throw a.error(
                        m.info().pos,
                        "member '" + m.name()
                                + "': only the last member of a buffer block can be an array without a size");
        }
    }

    /** A member without a size was indexed by a constant. */
    void growMember(Expr.Member member, int length) {
        if (!(member.object().type() instanceof GlslType.Struct s)) return;
        String name = s.members().get(member.index()).name();
        boolean distances = name.equals("gl_ClipDistance") || name.equals("gl_CullDistance");
        if (distances && length > a.limits.clipDistances)
            throw a.error(
                    member.pos(), "'" + name + "' has at most " + a.limits.clipDistances + " elements, not " + length);
        int[] lengths = grown.computeIfAbsent(s, k -> new int[k.members().size()]);
        lengths[member.index()] = Math.max(lengths[member.index()], length);
    }

    /** Sizes of members that were declared without one, by block type. */
    Map<GlslType.Struct, int[]> grown() {
        return grown;
    }
}
