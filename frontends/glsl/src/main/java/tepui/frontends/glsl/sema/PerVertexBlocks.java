package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Stage;

/** Analysis of the built-in block gl_PerVertex: gl_in and gl_out as a version has them, and as a shader declares them again. */
final class PerVertexBlocks {
    private final Analysis a;

    PerVertexBlocks(Analysis a) {
        this.a = a;
    }

    /** gl_in and gl_out with the members that the version gives. */
    Typed.@Nullable Var make(String name, int pos) {
        boolean in = name.equals("gl_in");
        boolean geometry = a.stage == Stage.GEOMETRY
                && in
                && a.has(150, 320, pos, Extension.GL_EXT_geometry_shader, Extension.GL_OES_geometry_shader);
        boolean tess = (a.stage == Stage.TESS_CONTROL || a.stage == Stage.TESS_EVAL && in)
                && a.has(
                        400,
                        320,
                        pos,
                        Extension.GL_ARB_tessellation_shader,
                        Extension.GL_EXT_tessellation_shader,
                        Extension.GL_OES_tessellation_shader);
        if (!geometry && !tess) return null;
        List<GlslType.Member> members = new ArrayList<>();
        for (PerVertexMember row : PerVertexMember.ALL) {
            if (isThere(row, pos)) members.add(row.member(row.type(), in));
        }
        return perVertexVar(name, members, in, 0);
    }

    /** Has this version the member in the blocks between stages? ES leaves sizes of points and distances to extensions. */
    private boolean isThere(PerVertexMember row, int pos) {
        if (row.compatibility()) return a.version.isCompatibility();
        return switch (row.builtin()) {
            case POINT_SIZE ->
                !a.version.isEs()
                        || (a.stage == Stage.GEOMETRY
                                ? a.has(
                                        0,
                                        0,
                                        pos,
                                        Extension.GL_EXT_geometry_point_size,
                                        Extension.GL_OES_geometry_point_size)
                                : a.has(
                                        0,
                                        0,
                                        pos,
                                        Extension.GL_EXT_tessellation_point_size,
                                        Extension.GL_OES_tessellation_point_size));
            case CLIP_DISTANCE -> a.has(130, 0, pos, Extension.GL_EXT_clip_cull_distance);
            case CULL_DISTANCE ->
                a.has(450, 0, pos, Extension.GL_ARB_cull_distance, Extension.GL_EXT_clip_cull_distance);
            default -> true;
        };
    }

    /** @param length of the array, 0 where the stage's layout gives it */
    private Typed.Var perVertexVar(String name, List<GlslType.Member> members, boolean in, int length) {
        VarInfo info = new VarInfo();
        info.storage = in ? Storage.IN : Storage.OUT;
        GlslType type = new GlslType.Array(new GlslType.Struct("gl_PerVertex", members), length);
        Typed.Var v = new Typed.Var(name, type, info, "gl_PerVertex");
        v.builtIn = true;
        v.perVertex = true;
        a.declarations.perVertex.size(v);
        return v;
    }

    /** Members that gl_PerVertex was declared with as an output; null: it was not. */
    private @Nullable Set<String> outMembers;

    boolean isDeclared() {
        return outMembers != null;
    }

    /** gl_Layer and gl_ViewportIndex, where an extension gives them to this stage. */
    private boolean redeclareExtra(Ast.Declarator d) {
        boolean extra = d.name().equals("gl_Layer")
                || d.name().equals("gl_ViewportIndex")
                || d.name().equals("gl_ViewportMask");
        if (!extra) return false;
        return a.declarations.builtins.find(d.name(), d.pos()) != null;
    }

    /** Was the output left out when gl_PerVertex was declared? */
    boolean isTakenOut(String name) {
        Set<String> members = outMembers;
        return members != null && PerVertexMember.isOne(name) && !members.contains(name);
    }

    private void checkPerVertex(Ast.InterfaceBlock b, boolean in) {
        boolean exists = in
                ? a.stage == Stage.GEOMETRY || a.stage == Stage.TESS_CONTROL || a.stage == Stage.TESS_EVAL
                : a.stage != Stage.FRAGMENT && a.stage != Stage.COMPUTE;
        a.require(exists, b.pos(), "gl_PerVertex does not exist here");
        a.require(!b.members().isEmpty(), b.pos(), "gl_PerVertex has no members");
        if (b.instance() != null) {
            if (b.arrays().size() != 1)
                throw a.error(b.pos(), "'" + b.instance() + "' must be an array, one element a vertex");
        }
        if (in || a.stage == Stage.TESS_CONTROL) return;
        a.require(outMembers == null, b.pos(), "gl_PerVertex is declared twice");
        for (PerVertexMember row : PerVertexMember.ALL) {
            Typed.Var known = a.builtins.get(row.name());
            if (known != null && (known.used || known.redeclared))
                throw a.error(
                        b.pos(),
                        "gl_PerVertex must be declared before its member '" + row.name() + "' is used or declared");
        }
        Set<String> members = new HashSet<>();
        for (Ast.Variables v : b.members()) {
            for (Ast.Declarator d : v.declarators()) members.add(d.name());
        }
        outMembers = members;
    }

    void redeclare(Ast.InterfaceBlock b, VarInfo info) {
        boolean in = info.storage == Storage.IN;
        checkPerVertex(b, in);
        String instance = b.instance();
        boolean array = instance != null;
        String expected = in ? "gl_in" : a.stage == Stage.TESS_CONTROL ? "gl_out" : null;
        a.require(
                info.storage == Storage.IN || info.storage == Storage.OUT,
                b.pos(),
                "gl_PerVertex is a block of inputs or outputs");
        if (array != (expected != null) || (expected != null && !expected.equals(instance)))
            throw a.error(
                    b.pos(),
                    "gl_PerVertex must be declared again "
                            + (expected == null ? "without an instance name" : "as '" + expected + "[]'"));
        List<GlslType.Member> members = new ArrayList<>();
        a.layoutRules.perVertexFeedback(b, info);
        int captured = info.xfbOffset;
        for (Ast.Variables v : b.members()) {
            VarInfo own = a.qualifiers.read(v.type().qualifiers());
            if (own.xfbBuffer < 0) own.xfbBuffer = info.xfbBuffer;
            GlslType base = a.types.of(v.type());
            for (Ast.Declarator d : v.declarators()) {
                GlslType type = a.types.withArrays(base, d.arrays(), d.pos());
                if (!in && !array && redeclareExtra(d)) continue;
                if (!in && !array && captured >= 0) {
                    // As in blocks of the program's own: what has no offset follows what comes before.
                    if (Types.isUnsized(type))
                        throw a.error(d.pos(), "'" + d.name() + "': an array without a size cannot be captured");
                    VarInfo placed = own.copy();
                    placed.storage = Storage.OUT;
                    captured = a.layoutRules.captured(type, placed, captured);
                    members.add(redeclareMember(d, type, placed, in, array));
                    continue;
                }
                members.add(redeclareMember(d, type, own, in, array));
            }
        }
        Set<String> declared = new HashSet<>();
        for (GlslType.Member m : members) declared.add(m.name());
        if (in) a.unit.perVertexIn = declared;
        else a.unit.perVertexOut = declared;
        if (instance == null) return;
        Typed.Var known = a.builtins.get(instance);
        if (known != null && known.redeclared) throw a.error(b.pos(), "'" + instance + "' is declared twice");
        if (known != null && known.used)
            throw a.error(b.pos(), "'" + instance + "' must be declared again before it is used");
        a.unit.globals.remove(known);
        GlslType sized = a.types.withArrays(BasicTypes.FLOAT, b.arrays(), b.pos());
        Typed.Var var = perVertexVar(instance, members, in, sized instanceof GlslType.Array s ? s.length() : 0);
        var.redeclared = true;
        a.builtins.put(instance, var);
        a.unit.globals.add(var);
    }

    private GlslType.Member redeclareMember(Ast.Declarator d, GlslType type, VarInfo own, boolean in, boolean array) {
        for (PerVertexMember row : PerVertexMember.ALL) {
            if (!row.name().equals(d.name())) continue;
            if (array && !isThere(row, d.pos())) break;
            GlslType known = row.type();
            boolean same = known.equals(type)
                    || known instanceof GlslType.Array k
                            && type instanceof GlslType.Array t
                            && k.element().equals(t.element());
            if (!same) throw a.error(d.pos(), "'" + d.name() + "' is declared again with another type");
            boolean distances = d.name().equals("gl_ClipDistance") || d.name().equals("gl_CullDistance");
            if (distances && type instanceof GlslType.Array t && t.length() > a.limits.clipDistances)
                throw a.error(
                        d.pos(),
                        "'" + d.name() + "' is declared with more than " + a.limits.clipDistances + " elements");
            if (!array) {
                Typed.Var var = a.declarations.builtins.find(d.name(), d.pos());
                if (var == null) throw a.error(d.pos(), "'" + d.name() + "' does not exist here");
                if (type instanceof GlslType.Array t && t.length() > 0) var.type = type;
                var.info.invariant |= own.invariant;
                if (own.xfbBuffer >= 0) var.info.xfbBuffer = own.xfbBuffer;
                if (own.xfbOffset >= 0) var.info.xfbOffset = own.xfbOffset;
            }
            return row.member(type, in);
        }
        throw a.error(d.pos(), "gl_PerVertex has no member '" + d.name() + "'");
    }
}
