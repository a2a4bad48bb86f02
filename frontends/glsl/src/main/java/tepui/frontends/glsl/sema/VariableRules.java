package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.frontends.glsl.syntax.Extension;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/** What a declaration of a variable may say: of its storage, type, qualifiers and layout, by version and stage. */
final class VariableRules {
    private final Analysis a;

    VariableRules(Analysis a) {
        this.a = a;
    }

    void checkLocal(Ast.Declarator d, GlslType type, VarInfo info) {
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

    void checkGlobal(Ast.Declarator d, GlslType type, VarInfo info) {
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

    boolean forbidsInvariantInput() {
        return a.version.isEs() ? a.version.number() >= 300 : a.version.number() >= 420;
    }

    void checkInput(Ast.Declarator d, GlslType type, VarInfo info) {
        GlslType inner = Types.innermost(type);
        a.require(
                !info.patch || a.stage == Stage.TESS_EVAL,
                d.pos(),
                "'" + d.name() + "': 'patch' inputs are for tessellation evaluation");
        a.require(info.stream < 0, d.pos(), "'" + d.name() + "': streams are for outputs");
        a.require(
                !info.patch || !Types.isUnsized(type) || !a.version.isEs(),
                d.pos(),
                "'" + d.name() + "': an array needs a size");
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
                checkContents(d, type);
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
                checkStructInput(d, inner);
            }
            case COMPUTE -> throw a.error(d.pos(), "'" + d.name() + "': a compute shader has no inputs");
            case GEOMETRY, TESS_CONTROL -> {
                a.require(
                        type instanceof GlslType.Array,
                        d.pos(),
                        "'" + d.name() + "': an input of this stage must be an array, one element a vertex");
            }
            case TESS_EVAL ->
                a.require(
                        info.patch || type instanceof GlslType.Array,
                        d.pos(),
                        "'" + d.name()
                                + "': an input of this stage must be an array, one element a vertex, or 'patch'");
        }
    }

    /** Between vertex and fragment shader, ES has no arrays of arrays, arrays of structs, nor arrays in structs. */
    private void checkContents(Ast.Declarator d, GlslType type) {
        if (!a.version.isEs()) return;
        if (type instanceof GlslType.Array array) {
            a.require(
                    !(array.element() instanceof GlslType.Array),
                    d.pos(),
                    "'" + d.name() + "': an array of arrays cannot cross from stage to stage in ES");
            a.require(
                    !(array.element() instanceof GlslType.Struct),
                    d.pos(),
                    "'" + d.name() + "': an array of structs cannot cross from stage to stage in ES");
        }
        if (!(type instanceof GlslType.Struct s)) return;
        for (GlslType.Member m : s.members()) {
            a.require(
                    !(m.type() instanceof GlslType.Array),
                    d.pos(),
                    "'" + d.name() + "': a struct with an array cannot cross from stage to stage in ES");
        }
    }

    void checkStructInput(Ast.Declarator d, GlslType inner) {
        if (!(inner instanceof GlslType.Struct s)) return;
        a.require(
                !holdsBoolean(s), d.pos(), "'" + d.name() + "': a struct with a bool cannot cross from stage to stage");
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

    void checkOutput(Ast.Declarator d, GlslType type, VarInfo info) {
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
            case TESS_CONTROL -> {
                a.require(
                        info.patch || type instanceof GlslType.Array,
                        d.pos(),
                        "'" + d.name()
                                + "': an output of this stage must be an array, one element a vertex, or 'patch'");
                a.require(
                        !info.patch || !Types.isUnsized(type) || !a.version.isEs(),
                        d.pos(),
                        "'" + d.name() + "': an array needs a size");
            }
            default -> {
                a.require(!info.patch, d.pos(), "'" + d.name() + "': 'patch' outputs are for tessellation control");
                if (a.stage == Stage.VERTEX) checkContents(d, type);
                a.require(
                        !holds(inner, true) || a.has(130, 300, d.pos(), Extension.GL_EXT_gpu_shader4),
                        d.pos(),
                        "'" + d.name() + "': integer outputs " + a.since(130, 300));
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
        if (info.stream < 0 && a.stage == Stage.GEOMETRY)
            info.stream = Math.max(0, a.declarations.blocks.defaultStream);
        if (info.xfbOffset >= 0 && info.xfbBuffer < 0)
            info.xfbBuffer = Math.max(0, a.declarations.blocks.defaultXfbBuffer);
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

    private static boolean holdsBoolean(GlslType type) {
        if (Types.innermost(type) instanceof GlslType.Struct s) {
            for (GlslType.Member m : s.members()) {
                if (holdsBoolean(m.type())) return true;
            }
        }
        return Types.innermost(type).isBoolean();
    }

    void checkOpaque(Ast.Declarator d, GlslType type, VarInfo info) {
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
                        info.writeOnly && !a.version.isEs()
                                || a.extensions.isEnabled(Extension.GL_EXT_shader_image_load_formatted, d.pos()),
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
                a.require(
                        !a.version.isEs()
                                || ImageFormatNames.isOfEs(info.imageFormat)
                                || a.extensions.isEnabled(Extension.GL_NV_image_formats, d.pos()),
                        d.pos(),
                        "'" + d.name() + "': format " + info.imageFormat + " needs '#extension "
                                + Extension.GL_NV_image_formats + " : enable'");
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
            a.declarations.blocks.placeCounter(d, type, info);
        }
    }

    void checkLayout(Ast.Declarator d, GlslType type, VarInfo info) {
        boolean crosses = info.storage == Storage.IN || info.storage == Storage.OUT;
        a.require(
                info.component < 0 || crosses,
                d.pos(),
                "'" + d.name() + "': layout 'component' is for inputs and outputs");
        if (info.location >= 0) {
            boolean counter = Types.innermost(type) instanceof GlslType.Opaque o
                    && o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER;
            a.require(!counter, d.pos(), "'" + d.name() + "': an atomic counter has no location");
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
            // Locations beyond the last one are found when the program is linked.
        }
        a.require(
                info.index < 0 || a.stage == Stage.FRAGMENT && info.storage == Storage.OUT,
                d.pos(),
                "'" + d.name() + "': layout 'index' is for fragment outputs");
        a.require(
                info.index < 0 || info.location >= 0 || a.version.isEs(),
                d.pos(),
                "'" + d.name() + "': layout 'index' needs a location");
        a.require(
                info.index < 0
                        || !a.version.isEs()
                        || a.extensions.isEnabled(Extension.GL_EXT_blend_func_extended, d.pos()),
                d.pos(),
                "'" + d.name() + "': layout 'index' needs '#extension " + Extension.GL_EXT_blend_func_extended
                        + " : enable'");
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

    void checkInitializable(Ast.Declarator d, VarInfo info) {
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
}
