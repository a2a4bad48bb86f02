package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.frontends.glsl.syntax.Extension;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/** Variables, global and local, and what redeclares built-in ones. Blocks and functions have classes of their own. */
final class Declarations {
    private final Analysis a;
    final Blocks blocks;
    final Functions functions;
    /** Uniforms whose type is a subroutine's. */
    private final Map<Typed.Var, Typed.Func> subroutines = new HashMap<>();

    private boolean wroteFragColor;
    private boolean wroteFragData;
    private boolean wroteClipVertex;
    private boolean wroteClipDistance;

    Declarations(Analysis a) {
        this.a = a;
        blocks = new Blocks(a);
        functions = new Functions(a);
    }

    /** One at global scope. */
    void global(Ast.Declaration d) {
        switch (d) {
            case Ast.FunctionDeclaration f -> functions.declare(f);
            case Ast.Variables v -> variables(v, true);
            case Ast.InterfaceBlock b -> blocks.declare(b);
            case Ast.Precision p -> precision(p);
            case Ast.QualifierDeclaration q -> qualifiers(q);
            case Ast.Requalification r -> requalify(r);
        }
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    /** Declares; locals are returned as statements in order. */
    List<Typed.Stmt.Declare> variables(Ast.Variables v, boolean global) {
        List<Typed.Stmt.Declare> declared = new ArrayList<>();
        Ast.Qualifier subroutine = find(v.type().qualifiers(), "subroutine");
        if (subroutine != null && global && find(v.type().qualifiers(), "uniform") != null) {
            subroutineUniforms(v);
            return declared;
        }
        a.qualifiers.pendingOut = v.type().qualifiers().has("out");
        VarInfo info = a.qualifiers.read(v.type().qualifiers());
        a.qualifiers.pendingOut = false;
        GlslType base = a.types.of(v.type());
        a.require(subroutine == null || !global, v.pos(), "'subroutine' needs 'uniform' here");
        if (v.declarators().isEmpty()) {
            for (Ast.Qualifier q : v.type().qualifiers().list()) {
                boolean precision = q.keyword().equals("lowp")
                        || q.keyword().equals("mediump")
                        || q.keyword().equals("highp");
                a.require(!precision || v.type().struct() == null, q.pos(), "a struct has no precision");
            }
            if (v.type().struct() == null) a.diagnostics.warning(v.pos(), "this declares nothing");
            return declared;
        }
        for (Ast.Declarator d : v.declarators()) {
            GlslType type = a.types.withArrays(base, d.arrays(), d.pos());
            VarInfo own = info.copy();
            own.pos = d.pos();
            Typed.Stmt.Declare local = variable(v, d, type, own, global);
            if (local != null) declared.add(local);
        }
        return declared;
    }

    static Ast.@Nullable Qualifier find(Ast.Qualifiers qualifiers, String keyword) {
        for (Ast.Qualifier q : qualifiers.list()) {
            if (q.keyword().equals(keyword)) return q;
        }
        return null;
    }

    private Typed.Stmt.@Nullable Declare variable(
            Ast.Variables v, Ast.Declarator d, GlslType declaredType, VarInfo info, boolean global) {
        GlslType type = declaredType;
        a.require(!(Types.innermost(type) instanceof GlslType.NoValue), d.pos(), "'" + d.name() + "' cannot be void");
        info.precision = a.types.precision(v.type().qualifiers(), type, d.pos());
        if (global && d.name().startsWith("gl_") && redeclareBuiltin(d, type, info)) return null;
        a.types.checkName(d.name(), d.pos());
        if (global) checkGlobal(d, type, info);
        else checkLocal(d, type, info);
        checkOpaque(d, type, info);
        checkLayout(d, type, info);
        a.layoutRules.variable(d.name(), d.pos(), type, info, global);
        Expr initializer = null;
        if (d.initializer() != null) {
            checkInitializable(d, info);
            initializer = a.expressions.initializer(d.initializer(), type);
            if (Types.isUnsized(type)
                    && initializer.type() instanceof GlslType.Array given
                    && type instanceof GlslType.Array wanted
                    && (given.element().equals(wanted.element()) || Types.isUnsized(wanted.element()))) {
                type = given;
            }
            initializer =
                    a.expressions.convertTo(initializer, type, d.initializer().pos(), "assigned");
        }
        Typed.Var var = new Typed.Var(d.name(), type, info, null);
        var.perVertex = isPerVertex(type, info);
        if (var.perVertex) sizePerVertex(var);
        constantValue(d, var, initializer, global);
        if (!declareName(d, var, global)) return null;
        if (!global) {
            if (info.storage == Storage.CONST && var.value != null) return null;
            return new Typed.Stmt.Declare(var, initializer);
        }
        if (info.storage == Storage.PRIVATE || info.storage == Storage.CONST)
            var.initializer = var.value == null ? initializer : null;
        if (info.storage == Storage.PRIVATE && initializer != null) var.initializer = initializer;
        return null;
    }

    private void constantValue(Ast.Declarator d, Typed.Var var, @Nullable Expr initializer, boolean global) {
        if (initializer == null) {
            a.require(var.info.storage != Storage.CONST, d.pos(), "const '" + d.name() + "' needs a value");
            return;
        }
        boolean must = switch (var.info.storage) {
            case UNIFORM -> true;
            case CONST ->
                global || a.version.isEs() || !a.has(420, 0, d.pos(), Extension.GL_ARB_shading_language_420pack);
            default -> global && a.version.isEs();
        };
        Constant known = var.info.storage == Storage.PRIVATE ? null : a.folder.value(initializer);
        if (var.info.storage == Storage.PRIVATE && must && a.folder.value(initializer) == null) {
            throw a.error(d.pos(), "'" + d.name() + "': a global variable needs a constant value in ES");
        }
        a.require(
                !must || known != null || var.info.storage == Storage.PRIVATE,
                d.pos(),
                "'" + d.name() + "' needs a constant expression as its value");
        var.value = known;
    }

    /** False where it was there already, without its size. */
    private boolean declareName(Ast.Declarator d, Typed.Var var, boolean global) {
        Scopes.Symbol before = a.scopes.findHere(d.name());
        boolean again = global || !a.version.isEs();
        if (before instanceof Scopes.Symbol.Variable earlier && again && redeclareArray(d, earlier.var(), var))
            return false;
        a.require(before == null, d.pos(), "'" + d.name() + "' is declared twice in this scope");
        a.scopes.declare(d.name(), new Scopes.Symbol.Variable(var));
        if (global) a.unit.globals.add(var);
        return true;
    }

    /** An array without a size may be declared again with one. */
    private boolean redeclareArray(Ast.Declarator d, Typed.Var before, Typed.Var now) {
        if (!Types.isUnsized(before.type)
                || !(now.type instanceof GlslType.Array n)
                || !(before.type instanceof GlslType.Array b)) {
            return false;
        }
        if (!n.element().equals(b.element()) || before.info.storage != now.info.storage) return false;
        a.require(
                n.length() == 0 || n.length() >= before.implicitLength,
                d.pos(),
                "'" + d.name() + "' has " + n.length() + " elements, but index " + (before.implicitLength - 1)
                        + " was used before");
        before.type = now.type;
        return true;
    }

    // ---- rules -----------------------------------------------------------------------------------------------------

    private void checkLocal(Ast.Declarator d, GlslType type, VarInfo info) {
        boolean can = info.storage == Storage.PRIVATE || info.storage == Storage.CONST;
        a.require(can, d.pos(), "'" + d.name() + "': a variable in a function can only be const or nothing");
        a.require(!type.hasOpaque(), d.pos(), "'" + d.name() + "': a " + type + " must be a uniform or a parameter");
        a.require(
                !Types.isUnsized(type) || d.initializer() != null || !a.version.isEs(),
                d.pos(),
                "'" + d.name() + "': an array needs a size");
        a.require(
                !info.interpolationWritten && !info.patch && info.place == Interpolation.Place.CENTER,
                d.pos(),
                "'" + d.name() + "': interpolation is for inputs and outputs");
        a.require(!info.invariant, d.pos(), "'" + d.name() + "': only outputs can be invariant");
    }

    private void checkGlobal(Ast.Declarator d, GlslType type, VarInfo info) {
        switch (info.storage) {
            case IN -> checkInput(d, type, info);
            case OUT -> checkOutput(d, type, info);
            case BUFFER -> throw a.error(d.pos(), "'" + d.name() + "': 'buffer' is for blocks only");
            case UNIFORM, SHARED, CONST, PRIVATE, PARAMETER -> {
                a.require(
                        !info.interpolationWritten,
                        d.pos(),
                        "'" + d.name() + "': interpolation is for inputs and outputs");
                a.require(
                        info.place == Interpolation.Place.CENTER && !info.patch,
                        d.pos(),
                        "'" + d.name() + "': centroid, sample and patch are for inputs and outputs");
                if (a.version.isEs() && info.storage != Storage.UNIFORM) {
                    a.require(
                            !Types.isUnsized(type) || d.initializer() != null,
                            d.pos(),
                            "'" + d.name() + "': an array needs a size");
                }
            }
        }
        a.require(
                !info.invariant
                        || info.storage == Storage.OUT
                        || info.storage == Storage.IN && !forbidsInvariantInput(),
                d.pos(),
                "'" + d.name() + "': only outputs can be invariant");
    }

    private boolean forbidsInvariantInput() {
        return a.version.isEs() ? a.version.number() >= 300 : a.version.number() >= 420;
    }

    private void checkInput(Ast.Declarator d, GlslType type, VarInfo info) {
        GlslType inner = Types.innermost(type);
        a.require(!inner.isBoolean(), d.pos(), "'" + d.name() + "': an input cannot be a bool");
        a.require(!type.hasOpaque(), d.pos(), "'" + d.name() + "': an input cannot be a " + inner);
        boolean integer = holds(inner, true);
        boolean doubles = holds(inner, false);
        switch (a.stage) {
            case VERTEX -> {
                a.require(
                        !(inner instanceof GlslType.Struct),
                        d.pos(),
                        "'" + d.name() + "': a vertex input cannot be a struct");
                a.require(
                        !(type instanceof GlslType.Array) || !a.version.isEs(),
                        d.pos(),
                        "'" + d.name() + "': a vertex input cannot be an array in ES");
                a.require(
                        !(type instanceof GlslType.Array) || a.version.number() >= 150 || a.version.isEs(),
                        d.pos(),
                        "'" + d.name() + "': arrays of vertex inputs begin with version 1.50");
                a.require(
                        !info.interpolationWritten && info.place == Interpolation.Place.CENTER,
                        d.pos(),
                        "'" + d.name() + "': vertex inputs are not interpolated");
                a.require(
                        !integer || a.has(130, 300, d.pos(), Extension.GL_EXT_gpu_shader4),
                        d.pos(),
                        "'" + d.name() + "': integer vertex inputs "
                                + (a.has(130, 300, d.pos()) ? "" : a.since(130, 300)));
                a.require(!info.invariant, d.pos(), "'" + d.name() + "': vertex inputs cannot be invariant");
                a.require(
                        !doubles || a.has(410, 0, d.pos(), Extension.GL_ARB_vertex_attrib_64bit),
                        d.pos(),
                        "'" + d.name() + "': a vertex input of doubles " + a.since(410, 0));
            }
            case FRAGMENT -> {
                boolean flat = info.interpolation == Interpolation.FLAT;
                a.require(
                        !integer || flat,
                        d.pos(),
                        "'" + d.name() + "': an integer input of a fragment shader must be flat");
                a.require(
                        !doubles || flat,
                        d.pos(),
                        "'" + d.name() + "': a double input of a fragment shader must be flat");
                a.require(
                        !integer || a.has(130, 300, d.pos(), Extension.GL_EXT_gpu_shader4),
                        d.pos(),
                        "'" + d.name() + "': integer inputs " + a.since(130, 300));
                a.require(!info.patch, d.pos(), "'" + d.name() + "': 'patch' is for tessellation only");
                checkStructInput(d, inner);
            }
            case COMPUTE -> throw a.error(d.pos(), "'" + d.name() + "': a compute shader has no inputs");
            case GEOMETRY, TESS_CONTROL -> {
                a.require(
                        type instanceof GlslType.Array,
                        d.pos(),
                        "'" + d.name() + "': an input of this stage must be an array, one element a vertex");
                a.require(!info.patch, d.pos(), "'" + d.name() + "': 'patch' inputs are for tessellation evaluation");
            }
            case TESS_EVAL ->
                a.require(
                        info.patch || type instanceof GlslType.Array,
                        d.pos(),
                        "'" + d.name()
                                + "': an input of this stage must be an array, one element a vertex, or 'patch'");
        }
    }

    private void checkStructInput(Ast.Declarator d, GlslType inner) {
        if (!(inner instanceof GlslType.Struct s)) return;
        a.require(
                a.has(150, 300, d.pos()), d.pos(), "'" + d.name() + "': structs as inputs: this " + a.since(150, 300));
        if (!a.version.isEs()) return;
        for (GlslType.Member m : s.members()) {
            a.require(
                    !(m.type() instanceof GlslType.Struct),
                    d.pos(),
                    "'" + d.name() + "': a struct in a struct cannot be an input in ES");
        }
    }

    private void checkOutput(Ast.Declarator d, GlslType type, VarInfo info) {
        GlslType inner = Types.innermost(type);
        a.require(!inner.isBoolean(), d.pos(), "'" + d.name() + "': an output cannot be a bool");
        a.require(!type.hasOpaque(), d.pos(), "'" + d.name() + "': an output cannot be a " + inner);
        switch (a.stage) {
            case FRAGMENT -> {
                a.require(
                        !(inner instanceof GlslType.Struct),
                        d.pos(),
                        "'" + d.name() + "': a fragment output cannot be a struct");
                a.require(!inner.isMatrix(), d.pos(), "'" + d.name() + "': a fragment output cannot be a matrix");
                a.require(!holds(inner, false), d.pos(), "'" + d.name() + "': a fragment output cannot be a double");
                a.require(
                        !info.interpolationWritten && info.place == Interpolation.Place.CENTER && !info.patch,
                        d.pos(),
                        "'" + d.name() + "': fragment outputs are not interpolated");
            }
            case COMPUTE -> throw a.error(d.pos(), "'" + d.name() + "': a compute shader has no outputs");
            case TESS_CONTROL ->
                a.require(
                        info.patch || type instanceof GlslType.Array,
                        d.pos(),
                        "'" + d.name()
                                + "': an output of this stage must be an array, one element a vertex, or 'patch'");
            default -> {
                a.require(!info.patch, d.pos(), "'" + d.name() + "': 'patch' outputs are for tessellation control");
                if (holds(inner, true)
                        && info.interpolation != Interpolation.FLAT
                        && a.version.isEs()
                        && a.version.number() == 300) {
                    throw a.error(d.pos(), "'" + d.name() + "': an integer output must be flat in version 3.00 es");
                }
                checkStructInput(d, inner);
            }
        }
        a.require(
                info.stream < 0 || a.stage == Stage.GEOMETRY,
                d.pos(),
                "'" + d.name() + "': streams are for geometry shaders");
        if (info.stream < 0 && a.stage == Stage.GEOMETRY) info.stream = Math.max(0, blocks.defaultStream);
        if (info.xfbOffset >= 0 && info.xfbBuffer < 0) info.xfbBuffer = Math.max(0, blocks.defaultXfbBuffer);
    }

    /** Does the type hold integers (or, otherwise, doubles)? */
    static boolean holds(GlslType type, boolean integers) {
        return switch (type) {
            case Basic b -> integers ? b.base().isInteger() : b.base() == Base.DOUBLE;
            case GlslType.Array array -> holds(array.element(), integers);
            case GlslType.Struct s -> {
                for (GlslType.Member m : s.members()) {
                    if (holds(m.type(), integers)) yield true;
                }
                yield false;
            }
            default -> false;
        };
    }

    private void checkOpaque(Ast.Declarator d, GlslType type, VarInfo info) {
        if (!type.hasOpaque()) {
            boolean memory = info.coherent || info.isVolatile || info.restrict || info.readOnly || info.writeOnly;
            a.require(
                    !memory || info.storage == Storage.BUFFER,
                    d.pos(),
                    "'" + d.name() + "': memory qualifiers are for images and buffers");
            a.require(
                    info.imageFormat == null,
                    d.pos(),
                    "'" + d.name() + "': the layout '" + info.imageFormat + "' is for images");
            return;
        }
        a.require(
                info.storage == Storage.UNIFORM,
                d.pos(),
                "'" + d.name() + "': a " + type + " must be a uniform or a parameter");
        a.require(d.initializer() == null, d.pos(), "'" + d.name() + "': a " + type + " cannot be given a value");
        if (!(Types.innermost(type) instanceof GlslType.Opaque o)) return;
        if (o.kind() != GlslType.Opaque.Kind.IMAGE) {
            boolean memory = info.coherent || info.isVolatile || info.restrict || info.readOnly || info.writeOnly;
            a.require(!memory, d.pos(), "'" + d.name() + "': memory qualifiers are for images and buffers");
            a.require(
                    info.imageFormat == null,
                    d.pos(),
                    "'" + d.name() + "': the layout '" + info.imageFormat + "' is for images");
        }
        if (o.kind() == GlslType.Opaque.Kind.IMAGE) {
            if (info.imageFormat == null) {
                a.require(
                        info.writeOnly && !a.version.isEs(),
                        d.pos(),
                        "'" + d.name() + "': an image needs a format, such as layout(rgba8)"
                                + (a.version.isEs() ? "" : ", or writeonly"));
            } else {
                boolean unsigned = info.imageFormat.endsWith("ui");
                boolean signed = info.imageFormat.endsWith("i") && !unsigned;
                Base wanted = unsigned ? Base.UINT : signed ? Base.INT : Base.FLOAT;
                a.require(
                        o.texel() == wanted,
                        d.pos(),
                        "'" + d.name() + "': format " + info.imageFormat + " does not go with " + o);
                boolean single = info.imageFormat.equals("r32f")
                        || info.imageFormat.equals("r32i")
                        || info.imageFormat.equals("r32ui");
                a.require(
                        !a.version.isEs() || single || info.readOnly || info.writeOnly,
                        d.pos(),
                        "'" + d.name() + "': in ES an image of format " + info.imageFormat
                                + " must be readonly or writeonly");
            }
        }
        if (o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER) {
            a.require(info.binding >= 0, d.pos(), "'" + d.name() + "': an atomic counter needs a binding");
            a.require(
                    info.binding < a.limits.atomicCounterBuffers,
                    d.pos(),
                    "'" + d.name() + "': binding is " + info.binding + ", there are " + a.limits.atomicCounterBuffers);
            blocks.placeCounter(d, type, info);
        }
    }

    private void checkLayout(Ast.Declarator d, GlslType type, VarInfo info) {
        if (info.location >= 0) {
            boolean attribute = a.stage == Stage.VERTEX && info.storage == Storage.IN;
            boolean color = a.stage == Stage.FRAGMENT && info.storage == Storage.OUT;
            boolean uniform = info.storage == Storage.UNIFORM;
            boolean interfaces = info.storage == Storage.IN || info.storage == Storage.OUT;
            boolean can = attribute || color
                    ? a.has(
                            330,
                            300,
                            d.pos(),
                            Extension.GL_ARB_explicit_attrib_location,
                            Extension.GL_ARB_separate_shader_objects)
                    : uniform
                            ? a.has(430, 310, d.pos(), Extension.GL_ARB_explicit_uniform_location)
                            : interfaces
                                    && a.has(
                                            410,
                                            310,
                                            d.pos(),
                                            Extension.GL_ARB_separate_shader_objects,
                                            Extension.GL_EXT_separate_shader_objects);
            a.require(
                    can, d.pos(), "'" + d.name() + "': layout 'location' cannot be given here in version " + a.version);
            if (attribute) {
                a.require(
                        info.location < a.limits.vertexAttribs,
                        d.pos(),
                        "'" + d.name() + "': location is " + info.location + ", there are " + a.limits.vertexAttribs
                                + " attributes");
            }
            if (color) {
                int count = type instanceof GlslType.Array array ? Math.max(1, array.length()) : 1;
                a.require(
                        info.location + count <= a.limits.drawBuffers,
                        d.pos(),
                        "'" + d.name() + "': location " + info.location + " is beyond the " + a.limits.drawBuffers
                                + " colour outputs");
            }
        }
        a.require(
                info.index < 0 || a.stage == Stage.FRAGMENT && info.storage == Storage.OUT,
                d.pos(),
                "'" + d.name() + "': layout 'index' is for fragment outputs");
        a.require(
                info.component < 0 || info.location >= 0,
                d.pos(),
                "'" + d.name() + "': layout 'component' needs a location");
        if (info.binding >= 0) {
            a.require(
                    type.hasOpaque(),
                    d.pos(),
                    "'" + d.name() + "': layout 'binding' is for samplers, images, counters and blocks");
            a.require(
                    a.has(
                            420,
                            310,
                            d.pos(),
                            Extension.GL_ARB_shading_language_420pack,
                            Extension.GL_ARB_shader_image_load_store,
                            Extension.GL_ARB_shader_atomic_counters),
                    d.pos(),
                    "layout 'binding' " + a.since(420, 310));
            if (Types.innermost(type) instanceof GlslType.Opaque o && o.kind() != GlslType.Opaque.Kind.ATOMIC_COUNTER) {
                int units =
                        o.kind() == GlslType.Opaque.Kind.IMAGE ? a.limits.imageUnits : a.limits.combinedTextureUnits;
                int count = Math.max(1, type.hasOpaque() ? elements(type) : 1);
                a.require(
                        info.binding + count <= units,
                        d.pos(),
                        "'" + d.name() + "': binding " + info.binding + " is beyond the " + units + " units");
            }
        }
        a.require(
                info.offset < 0
                        || Types.innermost(type) instanceof GlslType.Opaque o
                                && o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER,
                d.pos(),
                "'" + d.name() + "': layout 'offset' is for members of blocks and atomic counters");
        a.require(info.align < 0, d.pos(), "'" + d.name() + "': layout 'align' is for members of blocks");
    }

    static int elements(GlslType type) {
        return type instanceof GlslType.Array array ? Math.max(1, array.length()) * elements(array.element()) : 1;
    }

    private void checkInitializable(Ast.Declarator d, VarInfo info) {
        switch (info.storage) {
            case IN, OUT, SHARED, BUFFER ->
                throw a.error(d.pos(), "'" + d.name() + "' cannot be given a value where it is declared");
            case UNIFORM ->
                a.require(
                        a.has(120, 0, d.pos()),
                        d.pos(),
                        "'" + d.name() + "': giving a uniform a value " + a.since(120, 0));
            default -> {}
        }
    }

    // ---- arrays per vertex -----------------------------------------------------------------------------------------

    boolean isPerVertex(GlslType type, VarInfo info) {
        if (!(type instanceof GlslType.Array) || info.patch) return false;
        return switch (a.stage) {
            case GEOMETRY, TESS_EVAL -> info.storage == Storage.IN;
            case TESS_CONTROL -> info.storage == Storage.IN || info.storage == Storage.OUT;
            default -> false;
        };
    }

    /** Gives an array per vertex the size that the stage's layout has given by now. */
    void sizePerVertex(Typed.Var var) {
        if (var.info.storage == Storage.IN) checkGeometrySize(var);
        int vertices = blocks.verticesFor(var.info.storage);
        if (vertices == 0 || !(var.type instanceof GlslType.Array array)) return;
        a.require(
                array.length() == 0
                        || array.length() == vertices
                        || a.stage != Stage.GEOMETRY && var.info.storage == Storage.IN,
                var.info.pos,
                "'" + var.name + "' has " + array.length() + " elements, but there are " + vertices + " vertices");
        a.require(
                var.implicitLength <= vertices,
                var.info.pos,
                "'" + var.name + "': index " + (var.implicitLength - 1) + " was used, but there are " + vertices
                        + " vertices");
        var.type = new GlslType.Array(array.element(), vertices);
    }

    /** Sizes written for inputs of a geometry shader agree, even before its primitive is known. */
    private int geometryVertices;

    private void checkGeometrySize(Typed.Var var) {
        if (a.stage != Stage.GEOMETRY || !(var.type instanceof GlslType.Array array) || array.length() == 0) return;
        a.require(
                geometryVertices == 0 || geometryVertices == array.length(),
                var.info.pos,
                "'" + var.name + "' has " + array.length() + " elements, an input before has " + geometryVertices);
        geometryVertices = array.length();
    }

    // ---- built-in variables ----------------------------------------------------------------------------------------

    Typed.@Nullable Var builtinVariable(String name, int pos) {
        Typed.Var known = a.builtins.get(name);
        if (known != null) return known;
        a.require(
                !blocks.isTakenOut(name),
                pos,
                "'" + name + "' is not among the members that gl_PerVertex was declared with");
        Typed.Var made = name.equals("gl_in") || name.equals("gl_out")
                ? blocks.perVertexBlock(name, pos)
                : name.equals("gl_WorkGroupSize")
                        ? workGroupSize(pos)
                        : BuiltinVariables.find(name, a.version, a.stage, a.extensions, pos, a.limits);
        if (made == null) return null;
        a.builtins.put(name, made);
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

    /** Built-in variables that may be declared again: sizes, interpolation, layouts. */
    private boolean redeclareBuiltin(Ast.Declarator d, GlslType type, VarInfo info) {
        a.require(
                !blocks.isPerVertexDeclared() || !Blocks.isPerVertexMember(d.name()) || info.storage != Storage.OUT,
                d.pos(),
                "'" + d.name() + "' cannot be declared again beside gl_PerVertex");
        Typed.Var builtin = builtinVariable(d.name(), d.pos());
        if (builtin == null) return false;
        if (info.storage == Storage.OUT) builtin.redeclared = true;
        boolean may = switch (d.name()) {
            case "gl_TexCoord",
                    "gl_ClipDistance",
                    "gl_CullDistance",
                    "gl_FragCoord",
                    "gl_FragDepth",
                    "gl_Color",
                    "gl_SecondaryColor",
                    "gl_FrontColor",
                    "gl_BackColor",
                    "gl_FrontSecondaryColor",
                    "gl_BackSecondaryColor",
                    "gl_FogFragCoord",
                    "gl_Position",
                    "gl_PointSize",
                    "gl_SampleMask",
                    "gl_FragColor",
                    "gl_FragData",
                    "gl_LastFragData" -> true;
            default -> false;
        };
        a.require(may, d.pos(), "'" + d.name() + "' cannot be declared again");
        a.require(
                info.storage == builtin.info.storage,
                d.pos(),
                "'" + d.name() + "' is declared again with another qualifier");
        if (builtin.type instanceof GlslType.Array b
                && type instanceof GlslType.Array n
                && b.element().equals(n.element())) {
            a.require(
                    n.length() == 0 || n.length() >= builtin.implicitLength,
                    d.pos(),
                    "'" + d.name() + "' has " + n.length() + " elements, but index " + (builtin.implicitLength - 1)
                            + " was used before");
            int most = d.name().equals("gl_TexCoord")
                    ? a.limits.textureCoords
                    : d.name().startsWith("gl_C") ? a.limits.clipDistances : n.length();
            a.require(
                    n.length() <= most,
                    d.pos(),
                    "'" + d.name() + "' has " + n.length() + " elements, at most " + most + " are possible");
            if (n.length() > 0) builtin.type = type;
        } else {
            a.require(builtin.type.equals(type), d.pos(), "'" + d.name() + "' is declared again with another type");
        }
        if (info.interpolationWritten) builtin.info.interpolation = info.interpolation;
        if (info.place != Interpolation.Place.CENTER) builtin.info.place = info.place;
        builtin.info.invariant |= info.invariant;
        builtin.info.precise |= info.precise;
        if (d.name().equals("gl_FragCoord")) {
            fragmentCoordinate(d, builtin, info);
        }
        if (d.name().equals("gl_FragDepth")) {
            a.require(!builtin.used || depthDeclared, d.pos(), "gl_FragDepth must be declared again before it is used");
            depthDeclared = true;
        }
        a.require(d.initializer() == null, d.pos(), "'" + d.name() + "' cannot be given a value here");
        return true;
    }

    private Typed.@Nullable Var writtenOutput;

    /** A fragment shader writes gl_FragColor, gl_FragData or outputs of its own. */
    private void checkOutputs(int pos) {
        Typed.Var own = writtenOutput;
        if (own == null || !(wroteFragColor || wroteFragData)) return;
        throw a.error(
                pos,
                "'" + (wroteFragColor ? "gl_FragColor" : "gl_FragData") + "' cannot be written beside the output '"
                        + own.name + "'");
    }

    private boolean depthDeclared;
    private int fragmentLayout = -1;

    /** All declarations of gl_FragCoord say the same, and the first stands before any use. */
    private void fragmentCoordinate(Ast.Declarator d, Typed.Var builtin, VarInfo info) {
        int layout = a.qualifiers.fragmentLayout;
        if (fragmentLayout < 0) {
            a.require(!builtin.used, d.pos(), "gl_FragCoord must be declared again before it is used");
        } else {
            a.require(fragmentLayout == layout, d.pos(), "gl_FragCoord was declared with other layouts before");
        }
        fragmentLayout = layout;
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
            case "gl_FragColor", "gl_SecondaryFragColorEXT" -> wroteFragColor = true;
            case "gl_FragData", "gl_SecondaryFragDataEXT" -> wroteFragData = true;
            case "gl_ClipVertex" -> wroteClipVertex = true;
            case "gl_ClipDistance" -> wroteClipDistance = true;
            default -> {}
        }
        a.require(!(wroteFragColor && wroteFragData), pos, "gl_FragColor and gl_FragData cannot both be written");
        a.require(
                !(wroteClipVertex && wroteClipDistance),
                pos,
                "gl_ClipVertex and gl_ClipDistance cannot both be written");
        if ((wroteFragColor || wroteFragData) && a.stage == Stage.FRAGMENT) {
            checkOutputs(pos);
        }
    }

    // ---- other declarations ----------------------------------------------------------------------------------------

    void precision(Ast.Precision p) {
        a.require(
                p.type().struct() == null && p.type().arrays().isEmpty(),
                p.pos(),
                "a default precision needs float, int or an opaque type");
        GlslType type = a.types.of(p.type());
        boolean can = type.equals(GlslType.FLOAT) || type.equals(GlslType.INT) || type instanceof GlslType.Opaque;
        a.require(can, p.type().pos(), "there is no default precision of " + type);
        a.precisions
                .getLast()
                .put(
                        type.toString(),
                        switch (p.precision()) {
                            case "lowp" -> VarInfo.Precision.LOW;
                            case "mediump" -> VarInfo.Precision.MEDIUM;
                            default -> VarInfo.Precision.HIGH;
                        });
    }

    private void qualifiers(Ast.QualifierDeclaration q) {
        a.qualifiers.pendingOut = q.qualifiers().has("out");
        VarInfo info = a.qualifiers.read(q.qualifiers());
        a.qualifiers.pendingOut = false;
        blocks.defaults(q, info);
    }

    void requalify(Ast.Requalification r) {
        VarInfo info = a.qualifiers.read(r.qualifiers());
        a.require(
                info.invariant || info.precise,
                r.pos(),
                "only invariant and precise can be given to variables declared before");
        for (int i = 0; i < r.names().size(); i++) {
            String name = r.names().get(i);
            int pos = r.namePositions().get(i);
            Scopes.Symbol s = a.scopes.find(name);
            a.require(
                    a.scopes.isGlobal() || a.scopes.findHere(name) != null,
                    pos,
                    "'" + name + "' belongs to a scope around, where it would have to be said");
            Typed.Var var =
                    s instanceof Scopes.Symbol.Variable v ? v.var() : s == null ? builtinVariable(name, pos) : null;
            if (var == null && s instanceof Scopes.Symbol.BlockMember m) var = m.block();
            if (var == null) throw a.error(pos, "'" + name + "' is not declared");
            if (info.invariant) {
                boolean can =
                        var.info.storage == Storage.OUT || var.info.storage == Storage.IN && !forbidsInvariantInput();
                a.require(can, pos, "'" + name + "': only outputs can be invariant");
                a.require(!var.used, pos, "'" + name + "' must be made invariant before it is used");
                var.info.invariant = true;
            }
            a.require(!info.precise || !var.used, pos, "'" + name + "' must be made precise before it is used");
            var.info.precise |= info.precise;
        }
    }

    // ---- subroutines -----------------------------------------------------------------------------------------------

    private void subroutineUniforms(Ast.Variables v) {
        String typeName = v.type().name();
        Typed.Func type = functions.subroutineTypes.get(typeName);
        if (type == null) throw a.error(v.pos(), "there is no subroutine type '" + typeName + "'");
        VarInfo info = a.qualifiers.read(v.type().qualifiers());
        for (Ast.Declarator d : v.declarators()) {
            a.types.checkName(d.name(), d.pos());
            GlslType t = a.types.withArrays(GlslType.INT, d.arrays(), d.pos());
            Typed.Var var = new Typed.Var(d.name(), t, info.copy(), null);
            var.info.pos = d.pos();
            a.require(
                    a.scopes.findHere(d.name()) == null, d.pos(), "'" + d.name() + "' is declared twice in this scope");
            a.scopes.declare(d.name(), new Scopes.Symbol.Variable(var));
            a.unit.globals.add(var);
            a.unit.subroutineUniforms.put(var, type);
            subroutines.put(var, type);
        }
    }

    Typed.@Nullable Func subroutineType(Typed.Var var) {
        return subroutines.get(var);
    }

    /** barrier() in tessellation control: only in main, never in control flow, never after return. */
    void checkBarrier(int pos) {
        if (a.stage != Stage.TESS_CONTROL) return;
        boolean inMain = a.currentFunction != null && a.currentFunction.name.equals("main");
        a.require(
                inMain && a.statements.nesting() == 0,
                pos,
                "barrier() in a tessellation control shader must stand in main, outside of all control flow");
        a.require(!a.statements.sawReturn(), pos, "barrier() cannot stand after a return");
    }

    void growMember(Expr.Member member, int length) {
        blocks.growMember(member, length);
    }
}
