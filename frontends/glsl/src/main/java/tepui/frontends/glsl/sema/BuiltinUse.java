package tepui.frontends.glsl.sema;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/**
 * Built-in variables that a shader uses: found when first named, declared again, and which of them exclude each other.
 */
final class BuiltinUse {
    private final Analysis a;
    private boolean wroteFragColor;
    private boolean wroteFragData;
    private boolean depthDeclared;
    private boolean fetchDeclared;
    private boolean layerDeclared;
    private int fragmentLayout = -1;
    private Typed.@Nullable Var writtenOutput;

    BuiltinUse(Analysis a) {
        this.a = a;
    }

    Typed.@Nullable Var find(String name, int pos) {
        Typed.Var known = a.builtins.get(name);
        if (known != null) return known;
        if (a.declarations.blocks.perVertex.isTakenOut(name))
            throw a.error(pos, "'" + name + "' is not among the members that gl_PerVertex was declared with");
        // The others have inout variables.
        if (name.equals("gl_LastFragData") && a.version.atLeast(130, 300)) return null;
        Typed.Var made = name.equals("gl_in") || name.equals("gl_out")
                ? a.declarations.blocks.perVertex.make(name, pos)
                : name.equals("gl_WorkGroupSize")
                        ? workGroupSize(pos)
                        : name.equals("gl_VerticesIn")
                                ? verticesIn(pos)
                                : BuiltinVariables.find(name, a.version, a.stage, a.extensions, pos, a.limits);
        if (made == null) return null;
        a.builtins.put(name, made);
        if (!made.isBlock() && a.declarations.perVertex.is(made.type, made.info)) {
            made.perVertex = true;
            a.declarations.perVertex.size(made);
        }
        if (name.equals("gl_LastFragData") && !fetchDeclared) a.qualifiers.checkFetch(made.info, pos);
        if (made.info.storage != Storage.CONST) a.unit.globals.add(made);
        return made;
    }

    private Typed.@Nullable Var workGroupSize(int pos) {
        if (a.stage != Stage.COMPUTE || !a.has(430, 310, pos, Extension.GL_ARB_compute_shader)) return null;
        Typed.Layout l = a.unit.layout;
        a.require(
                l.localX + l.localY + l.localZ > 0,
                pos,
                "gl_WorkGroupSize can only be used after the workgroup's size was declared");
        VarInfo info = new VarInfo();
        info.storage = Storage.CONST;
        Typed.Var v = new Typed.Var("gl_WorkGroupSize", Basic.vector(Base.UINT, 3), info, null);
        v.builtIn = true;
        v.value = Constants.of(v.type, Math.max(1, l.localX), Math.max(1, l.localY), Math.max(1, l.localZ));
        return v;
    }

    /** The vertices of the input primitive, which the program says at the latest (ARB_geometry_shader4, 7.4). */
    private Typed.@Nullable Var verticesIn(int pos) {
        if (a.stage != Stage.GEOMETRY || !a.hasGeometryByProgram(pos)) return null;
        VarInfo info = new VarInfo();
        info.storage = Storage.CONST;
        Typed.Var v = new Typed.Var("gl_VerticesIn", BasicTypes.INT, info, null);
        v.builtIn = true;
        v.value = Constants.ofInt(a.declarations.blocks.verticesFor(Storage.IN));
        return v;
    }

    /** Built-in variables that may be declared again: sizes, interpolation, layouts. */
    boolean redeclare(Ast.Declarator d, GlslType type, VarInfo info) {
        if (a.declarations.blocks.perVertex.isDeclared()
                && PerVertexMember.isOne(d.name())
                && info.storage == Storage.OUT)
            throw a.error(d.pos(), "'" + d.name() + "' cannot be declared again beside gl_PerVertex");
        if (info.fetched) throw a.error(d.pos(), "'" + d.name() + "' cannot be inout");
        if (d.name().equals("gl_LastFragData")) {
            a.qualifiers.checkFetch(info, d.pos());
            fetchDeclared = true;
        }
        Typed.Var builtin = find(d.name(), d.pos());
        if (builtin == null) return false;
        if (builtin.perVertex) {
            a.declarations.perVertex.redeclare(d, builtin, type, info);
            return true;
        }
        if (info.storage == Storage.OUT) builtin.redeclared = true;
        a.require(
                !info.viewportRelative || d.name().equals("gl_Layer"),
                d.pos(),
                "layout 'viewport_relative' is for the output gl_Layer");
        boolean may = switch (d.name()) {
            case "gl_Layer" ->
                a.stage != Stage.FRAGMENT && a.extensions.isEnabled(Extension.GL_NV_viewport_array2, d.pos());
            case "gl_TexCoord",
                    "gl_ClipDistance",
                    "gl_CullDistance",
                    "gl_Color",
                    "gl_SecondaryColor",
                    "gl_FrontColor",
                    "gl_BackColor",
                    "gl_FrontSecondaryColor",
                    "gl_BackSecondaryColor",
                    "gl_FogFragCoord",
                    "gl_Position",
                    "gl_PointSize",
                    "gl_LastFragData" -> true;
            case "gl_SampleMask" -> !a.version.isEs();
            case "gl_FragCoord" -> a.has(150, 0, d.pos(), Extension.GL_ARB_fragment_coord_conventions);
            case "gl_FragDepth" ->
                a.has(
                        420,
                        0,
                        d.pos(),
                        Extension.GL_ARB_conservative_depth,
                        Extension.GL_AMD_conservative_depth,
                        Extension.GL_EXT_conservative_depth);
            default -> false;
        };
        if (!may) throw a.error(d.pos(), "'" + d.name() + "' cannot be declared again");
        // In a control shader what is behind it is a global of its own.
        boolean open = builtin.info.storage == Storage.PRIVATE && d.name().equals("gl_Layer");
        if (info.storage != builtin.info.storage && !(open && info.storage == Storage.OUT))
            throw a.error(d.pos(), "'" + d.name() + "' is declared again with another qualifier");
        if (builtin.type instanceof GlslType.Array b
                && type instanceof GlslType.Array n
                && b.element().equals(n.element())) {
            if (n.length() != 0 && n.length() < builtin.implicitLength)
                throw a.error(
                        d.pos(),
                        "'" + d.name() + "' has " + n.length() + " elements, but index " + (builtin.implicitLength - 1)
                                + " was used before");
            if (d.name().equals("gl_LastFragData") && n.length() != b.length())
                throw a.error(d.pos(), "'gl_LastFragData' has " + b.length() + " elements");
            int most = switch (d.name()) {
                case "gl_TexCoord" -> a.limits.textureCoords;
                case "gl_ClipDistance", "gl_CullDistance" -> a.limits.clipDistances;
                case "gl_SampleMask" -> b.length();
                default -> n.length();
            };
            if (n.length() > most)
                throw a.error(
                        d.pos(),
                        "'" + d.name() + "' has " + n.length() + " elements, at most " + most + " are possible");
            if (n.length() > 0) builtin.type = type;
        } else {
            if (!builtin.type.equals(type))
                throw a.error(d.pos(), "'" + d.name() + "' is declared again with another type");
        }
        if (info.interpolationWritten) {
            builtin.info.interpolation = info.interpolation;
            builtin.info.interpolationWritten = true;
        }
        if (info.place != Interpolation.Place.CENTER) builtin.info.place = info.place;
        builtin.info.invariant |= info.invariant;
        builtin.info.precise |= info.precise;
        if (d.name().equals("gl_FragCoord")) {
            fragmentCoordinate(d, builtin, info);
        }
        if (d.name().equals("gl_Layer")) layer(d, builtin, info);
        if (d.name().equals("gl_FragDepth")) {
            a.require(!builtin.used || depthDeclared, d.pos(), "gl_FragDepth must be declared again before it is used");
            depthDeclared = true;
        }
        if (d.initializer() != null) throw a.error(d.pos(), "'" + d.name() + "' cannot be given a value here");
        return true;
    }

    /** All declarations of gl_Layer say the same, and the first stands before any use (NV_viewport_array2). */
    private void layer(Ast.Declarator d, Typed.Var builtin, VarInfo info) {
        a.require(!builtin.used || layerDeclared, d.pos(), "gl_Layer must be declared again before it is used");
        if (layerDeclared && builtin.info.viewportRelative != info.viewportRelative) {
            String before = info.viewportRelative ? "without" : "with";
            throw a.error(d.pos(), "gl_Layer was declared " + before + " layout 'viewport_relative' before");
        }
        layerDeclared = true;
        builtin.info.viewportRelative = info.viewportRelative;
    }

    /** A fragment shader writes gl_FragColor, gl_FragData or outputs of its own. */
    private void checkOutputs(int pos) {
        Typed.Var own = writtenOutput;
        if (own == null || !(wroteFragColor || wroteFragData)) return;
        throw a.error(
                pos,
                "'" + (wroteFragColor ? "gl_FragColor" : "gl_FragData") + "' cannot be written beside the output '"
                        + own.name + "'");
    }

    /** All declarations of gl_FragCoord say the same, and the first stands before any use. */
    private void fragmentCoordinate(Ast.Declarator d, Typed.Var builtin, VarInfo info) {
        int layout = a.qualifiers.stage.fragmentLayout;
        if (fragmentLayout < 0) {
            a.require(!builtin.used, d.pos(), "gl_FragCoord must be declared again before it is used");
        } else {
            a.require(fragmentLayout == layout, d.pos(), "gl_FragCoord was declared with other layouts before");
        }
        fragmentLayout = layout;
        builtin.fragmentLayout = layout;
    }

    // ---- writes ----------------------------------------------------------------------------------------------------

    /** A variable is written to: what the rules about whole shaders need to know. */
    void written(Typed.Var var, Expr target, int pos) {
        if (!var.builtIn) {
            if (a.stage == Stage.FRAGMENT && var.info.storage == Storage.OUT) {
                writtenOutput = var;
                checkOutputs(pos);
            }
            return;
        }
        switch (var.name) {
            case "gl_LastFragData" -> throw a.error(pos, "'gl_LastFragData' cannot be written; gl_FragData can");
            case "gl_FragColor", "gl_SecondaryFragColorEXT" -> wroteFragColor = true;
            case "gl_FragData", "gl_SecondaryFragDataEXT" -> wroteFragData = true;
            default -> {}
        }
        a.require(!(wroteFragColor && wroteFragData), pos, "gl_FragColor and gl_FragData cannot both be written");
        if ((wroteFragColor || wroteFragData) && a.stage == Stage.FRAGMENT) {
            checkOutputs(pos);
        }
    }
}
