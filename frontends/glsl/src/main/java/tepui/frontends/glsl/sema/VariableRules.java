package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/**
 * Rules of declarations of variables: what they may say of its storage, type, qualifiers and layout, by version and
 * stage.
 */
final class VariableRules {
    private final Analysis a;

    VariableRules(Analysis a) {
        this.a = a;
    }

    void checkLocal(Ast.Declarator d, GlslType type, VarInfo info) {
        boolean can = info.storage == Storage.PRIVATE || info.storage == Storage.CONST;
        if (!can) throw a.error(d.pos(), "'" + d.name() + "': a variable in a function can only be const or nothing");
        if (type.hasOpaque() && !a.bindless.allows(type, d.pos()))
            throw a.error(d.pos(), "'" + d.name() + "': a " + type + " must be a uniform or a parameter");
        if (Types.isUnsized(type) && d.initializer() == null && a.version.isEs())
            throw a.error(d.pos(), "'" + d.name() + "': an array needs a size");
        if (info.interpolationWritten || info.patch || info.place != Interpolation.Place.CENTER)
            throw a.error(d.pos(), "'" + d.name() + "': interpolation is for inputs and outputs");
        if (info.invariant) throw a.error(d.pos(), "'" + d.name() + "': only outputs can be invariant");
    }

    void checkGlobal(Ast.Declarator d, GlslType type, VarInfo info) {
        switch (info.storage) {
            case IN -> checkInput(d, type, info);
            case OUT -> checkOutput(d, type, info);
            case BUFFER -> throw a.error(d.pos(), "'" + d.name() + "': 'buffer' is for blocks only");
            case UNIFORM, SHARED, CONST, PRIVATE, PARAMETER -> {
                if (info.interpolationWritten)
                    throw a.error(d.pos(), "'" + d.name() + "': interpolation is for inputs and outputs");
                if (info.place != Interpolation.Place.CENTER || info.patch)
                    throw a.error(d.pos(), "'" + d.name() + "': centroid, sample and patch are for inputs and outputs");
                if (a.version.isEs() && info.storage != Storage.UNIFORM) {
                    if (Types.isUnsized(type) && d.initializer() == null)
                        throw a.error(d.pos(), "'" + d.name() + "': an array needs a size");
                }
            }
        }
        if (info.invariant && info.storage != Storage.OUT && (info.storage != Storage.IN || forbidsInvariantInput()))
            throw a.error(d.pos(), "'" + d.name() + "': only outputs can be invariant");
    }

    boolean forbidsInvariantInput() {
        return a.version.isEs() ? a.version.number() >= 300 : a.version.number() >= 420;
    }

    void checkInput(Ast.Declarator d, GlslType type, VarInfo info) {
        GlslType inner = Types.innermost(type);
        if (info.patch && a.stage != Stage.TESS_EVAL)
            throw a.error(d.pos(), "'" + d.name() + "': 'patch' inputs are for tessellation evaluation");
        if (info.stream >= 0) throw a.error(d.pos(), "'" + d.name() + "': streams are for outputs");
        if (info.patch && Types.isUnsized(type) && a.version.isEs())
            throw a.error(d.pos(), "'" + d.name() + "': an array needs a size");
        if (inner.isBoolean()) throw a.error(d.pos(), "'" + d.name() + "': an input cannot be a bool");
        if (type.hasOpaque() && !a.bindless.allows(type, d.pos()))
            throw a.error(d.pos(), "'" + d.name() + "': an input cannot be a " + inner);
        boolean integer = holds(inner, true);
        boolean doubles = holds(inner, false);
        switch (a.stage) {
            case VERTEX -> {
                if (inner instanceof GlslType.Struct)
                    throw a.error(d.pos(), "'" + d.name() + "': a vertex input cannot be a struct");
                if (type instanceof GlslType.Array && a.version.isEs())
                    throw a.error(d.pos(), "'" + d.name() + "': a vertex input cannot be an array in ES");
                if (type instanceof GlslType.Array && a.version.number() < 150 && !a.version.isEs())
                    throw a.error(d.pos(), "'" + d.name() + "': arrays of vertex inputs begin with version 1.50");
                if (info.interpolationWritten || info.place != Interpolation.Place.CENTER)
                    throw a.error(d.pos(), "'" + d.name() + "': vertex inputs are not interpolated");
                if (integer && !a.has(130, 300, d.pos(), Extension.GL_EXT_gpu_shader4))
                    throw a.error(
                            d.pos(),
                            "'" + d.name() + "': integer vertex inputs "
                                    + (a.has(130, 300, d.pos()) ? "" : a.since(130, 300)));
                if (info.invariant) throw a.error(d.pos(), "'" + d.name() + "': vertex inputs cannot be invariant");
                if (doubles && !a.has(410, 0, d.pos(), Extension.GL_ARB_vertex_attrib_64bit))
                    throw a.error(d.pos(), "'" + d.name() + "': a vertex input of doubles " + a.since(410, 0));
            }
            case FRAGMENT -> {
                checkContents(d, type);
                boolean flat = info.interpolation == Interpolation.FLAT;
                if (integer && !flat)
                    throw a.error(d.pos(), "'" + d.name() + "': an integer input of a fragment shader must be flat");
                if (doubles && !flat)
                    throw a.error(d.pos(), "'" + d.name() + "': a double input of a fragment shader must be flat");
                if (integer && !a.has(130, 300, d.pos(), Extension.GL_EXT_gpu_shader4))
                    throw a.error(d.pos(), "'" + d.name() + "': integer inputs " + a.since(130, 300));
                checkStructInput(d, inner);
            }
            case COMPUTE -> throw a.error(d.pos(), "'" + d.name() + "': a compute shader has no inputs");
            case GEOMETRY, TESS_CONTROL -> {
                if (!(type instanceof GlslType.Array))
                    throw a.error(
                            d.pos(),
                            "'" + d.name() + "': an input of this stage must be an array, one element a vertex");
            }
            case TESS_EVAL -> {
                if (!info.patch && !(type instanceof GlslType.Array))
                    throw a.error(
                            d.pos(),
                            "'" + d.name()
                                    + "': an input of this stage must be an array, one element a vertex, or 'patch'");
            }
        }
    }

    /** In ES arrays have a size, but where the vertices of a primitive or patch give it (ESSL 3.20, 4.1.9). */
    void checkSizes(Ast.Declarator d, GlslType type, VarInfo info) {
        if (!a.version.isEs() || !Types.hasUnsized(type)) return;
        boolean vertices = !info.patch
                && (info.storage == Storage.OUT
                        ? a.stage == Stage.TESS_CONTROL
                        : info.storage == Storage.IN
                                && (a.stage == Stage.GEOMETRY
                                        || a.stage == Stage.TESS_CONTROL
                                        || a.stage == Stage.TESS_EVAL));
        boolean inner = type instanceof GlslType.Array array && Types.hasUnsized(array.element());
        if (!vertices || inner) throw a.error(d.pos(), "'" + d.name() + "': an array needs a size");
    }

    /** Between vertex and fragment shader, ES has no arrays of arrays, arrays of structs, nor arrays in structs. */
    private void checkContents(Ast.Declarator d, GlslType type) {
        if (!a.version.isEs()) return;
        if (type instanceof GlslType.Array array) {
            if (array.element() instanceof GlslType.Array)
                throw a.error(d.pos(), "'" + d.name() + "': an array of arrays cannot cross from stage to stage in ES");
            if (array.element() instanceof GlslType.Struct)
                throw a.error(
                        d.pos(), "'" + d.name() + "': an array of structs cannot cross from stage to stage in ES");
        }
        if (!(type instanceof GlslType.Struct s)) return;
        for (GlslType.Member m : s.members()) {
            if (m.type() instanceof GlslType.Array)
                throw a.error(
                        d.pos(), "'" + d.name() + "': a struct with an array cannot cross from stage to stage in ES");
        }
    }

    void checkStructInput(Ast.Declarator d, GlslType inner) {
        if (!(inner instanceof GlslType.Struct s)) return;
        if (holdsBoolean(s))
            throw a.error(d.pos(), "'" + d.name() + "': a struct with a bool cannot cross from stage to stage");
        if (!a.has(150, 300, d.pos()))
            throw a.error(d.pos(), "'" + d.name() + "': structs as inputs: this " + a.since(150, 300));
        if (!a.version.isEs()) return;
        for (GlslType.Member m : s.members()) {
            if (m.type() instanceof GlslType.Struct)
                throw a.error(d.pos(), "'" + d.name() + "': a struct in a struct cannot be an input in ES");
        }
    }

    void checkOutput(Ast.Declarator d, GlslType type, VarInfo info) {
        GlslType inner = Types.innermost(type);
        if (inner.isBoolean()) throw a.error(d.pos(), "'" + d.name() + "': an output cannot be a bool");
        if (type.hasOpaque() && (a.stage == Stage.FRAGMENT || !a.bindless.allows(type, d.pos())))
            throw a.error(d.pos(), "'" + d.name() + "': an output cannot be a " + inner);
        switch (a.stage) {
            case FRAGMENT -> {
                if (inner instanceof GlslType.Struct)
                    throw a.error(d.pos(), "'" + d.name() + "': a fragment output cannot be a struct");
                if (inner.isMatrix())
                    throw a.error(d.pos(), "'" + d.name() + "': a fragment output cannot be a matrix");
                if (a.version.isEs()
                        && type instanceof GlslType.Array array
                        && array.element() instanceof GlslType.Array)
                    throw a.error(d.pos(), "'" + d.name() + "': a fragment output cannot be an array of arrays in ES");
                if (holds(inner, false))
                    throw a.error(d.pos(), "'" + d.name() + "': a fragment output cannot be a double");
                if (info.interpolationWritten || info.place != Interpolation.Place.CENTER || info.patch)
                    throw a.error(d.pos(), "'" + d.name() + "': fragment outputs are not interpolated");
            }
            case COMPUTE -> throw a.error(d.pos(), "'" + d.name() + "': a compute shader has no outputs");
            case TESS_CONTROL -> {
                if (!info.patch && !(type instanceof GlslType.Array))
                    throw a.error(
                            d.pos(),
                            "'" + d.name()
                                    + "': an output of this stage must be an array, one element a vertex, or 'patch'");
                if (info.patch && Types.isUnsized(type) && a.version.isEs())
                    throw a.error(d.pos(), "'" + d.name() + "': an array needs a size");
            }
            default -> {
                if (info.patch)
                    throw a.error(d.pos(), "'" + d.name() + "': 'patch' outputs are for tessellation control");
                if (a.stage == Stage.VERTEX) checkContents(d, type);
                if (holds(inner, true) && !a.has(130, 300, d.pos(), Extension.GL_EXT_gpu_shader4))
                    throw a.error(d.pos(), "'" + d.name() + "': integer outputs " + a.since(130, 300));
                if (holds(inner, true)
                        && info.interpolation != Interpolation.FLAT
                        && a.version.isEs()
                        && a.version.number() == 300) {
                    throw a.error(d.pos(), "'" + d.name() + "': an integer output must be flat in version 3.00 es");
                }
                checkStructInput(d, inner);
            }
        }
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
            case GlslType.Opaque o -> integers && o.isHandle();
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
            if (memory && info.storage != Storage.BUFFER)
                throw a.error(d.pos(), "'" + d.name() + "': memory qualifiers are for images and buffers");
            if (info.imageFormat != null)
                throw a.error(d.pos(), "'" + d.name() + "': the layout '" + info.imageFormat + "' is for images");
            return;
        }
        boolean isUniform = info.storage == Storage.UNIFORM;
        if (!isUniform && !a.bindless.allows(type, d.pos()))
            throw a.error(d.pos(), "'" + d.name() + "': a " + type + " must be a uniform or a parameter");
        if (isUniform && d.initializer() != null)
            throw a.error(d.pos(), "'" + d.name() + "': a " + type + " cannot be given a value");
        if (Types.innermost(type) instanceof GlslType.Struct s) checkImages(d, s);
        if (!(Types.innermost(type) instanceof GlslType.Opaque o)) return;
        if (o.kind() != GlslType.Opaque.Kind.IMAGE) {
            boolean memory = info.coherent || info.isVolatile || info.restrict || info.readOnly || info.writeOnly;
            if (memory) throw a.error(d.pos(), "'" + d.name() + "': memory qualifiers are for images and buffers");
            if (info.imageFormat != null)
                throw a.error(d.pos(), "'" + d.name() + "': the layout '" + info.imageFormat + "' is for images");
        }
        if (o.kind() == GlslType.Opaque.Kind.IMAGE) {
            if (info.imageFormat == null) {
                if (isUniform
                        && (!info.writeOnly || a.version.isEs())
                        && !a.extensions.isEnabled(Extension.GL_EXT_shader_image_load_formatted, d.pos()))
                    throw a.error(
                            d.pos(),
                            "'" + d.name() + "': an image needs a format, such as layout(rgba8)"
                                    + (a.version.isEs() ? "" : ", or writeonly"));
            } else {
                boolean unsigned = info.imageFormat.endsWith("ui");
                boolean signed = info.imageFormat.endsWith("i") && !unsigned;
                Base wanted = unsigned ? Base.UINT : signed ? Base.INT : Base.FLOAT;
                if (o.texel() != wanted)
                    throw a.error(d.pos(), "'" + d.name() + "': format " + info.imageFormat + " does not go with " + o);
                if (a.version.isEs()
                        && !ImageFormatNames.isOfEs(info.imageFormat)
                        && !a.extensions.isEnabled(Extension.GL_NV_image_formats, d.pos()))
                    throw a.error(
                            d.pos(),
                            "'" + d.name() + "': format " + info.imageFormat + " needs '#extension "
                                    + Extension.GL_NV_image_formats + " : enable'");
                boolean single = info.imageFormat.equals("r32f")
                        || info.imageFormat.equals("r32i")
                        || info.imageFormat.equals("r32ui");
                if (a.version.isEs() && !single && !info.readOnly && !info.writeOnly)
                    throw a.error(
                            d.pos(),
                            "'" + d.name() + "': in ES an image of format " + info.imageFormat
                                    + " must be readonly or writeonly");
            }
        }
        if (o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER) {
            if (info.binding < 0) throw a.error(d.pos(), "'" + d.name() + "': an atomic counter needs a binding");
            if (info.binding >= a.limits.atomicCounterBuffers)
                throw a.error(
                        d.pos(),
                        "'" + d.name() + "': binding is " + info.binding + ", there are "
                                + a.limits.atomicCounterBuffers);
            a.declarations.blocks.counters.place(d, type, info);
        }
    }

    /** Images in a struct have no format, so they must be written to only (ARB_bindless_texture, 4.4.6.2). */
    private void checkImages(Ast.Declarator d, GlslType.Struct struct) {
        for (GlslType.Member m : struct.members()) {
            switch (Types.innermost(m.type())) {
                case GlslType.Struct inner -> checkImages(d, inner);
                case GlslType.Opaque o -> {
                    if (o.kind() == GlslType.Opaque.Kind.IMAGE
                            && !m.info().writeOnly
                            && !a.extensions.isEnabled(Extension.GL_EXT_shader_image_load_formatted, d.pos()))
                        throw a.error(
                                d.pos(),
                                "'" + d.name() + "': the image '" + m.name() + "' of its struct must be writeonly");
                }
                default -> {}
            }
        }
    }

    void checkLayout(Ast.Declarator d, GlslType type, VarInfo info) {
        boolean crosses = info.storage == Storage.IN || info.storage == Storage.OUT;
        if (info.component >= 0 && !crosses)
            throw a.error(d.pos(), "'" + d.name() + "': layout 'component' is for inputs and outputs");
        if (info.location >= 0) {
            boolean counter = Types.innermost(type) instanceof GlslType.Opaque o
                    && o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER;
            if (counter) throw a.error(d.pos(), "'" + d.name() + "': an atomic counter has no location");
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
            if (!can)
                throw a.error(
                        d.pos(), "'" + d.name() + "': layout 'location' cannot be given here in version " + a.version);
            // Locations beyond the last one are found when the program is linked.
        }
        if (info.index >= 0 && (a.stage != Stage.FRAGMENT || info.storage != Storage.OUT))
            throw a.error(d.pos(), "'" + d.name() + "': layout 'index' is for fragment outputs");
        if (info.index >= 0 && info.location < 0 && !a.version.isEs())
            throw a.error(d.pos(), "'" + d.name() + "': layout 'index' needs a location");
        if (info.index >= 0
                && a.version.isEs()
                && !a.extensions.isEnabled(Extension.GL_EXT_blend_func_extended, d.pos()))
            throw a.error(
                    d.pos(),
                    "'" + d.name() + "': layout 'index' needs '#extension " + Extension.GL_EXT_blend_func_extended
                            + " : enable'");
        if (info.component >= 0 && info.location < 0)
            throw a.error(d.pos(), "'" + d.name() + "': layout 'component' needs a location");
        if (info.binding >= 0) {
            if (!type.hasOpaque())
                throw a.error(
                        d.pos(), "'" + d.name() + "': layout 'binding' is for samplers, images, counters and blocks");
            if (!a.has(
                    420,
                    310,
                    d.pos(),
                    Extension.GL_ARB_shading_language_420pack,
                    Extension.GL_ARB_shader_image_load_store,
                    Extension.GL_ARB_shader_atomic_counters))
                throw a.error(d.pos(), "layout 'binding' " + a.since(420, 310));
            if (Types.innermost(type) instanceof GlslType.Opaque o && o.kind() != GlslType.Opaque.Kind.ATOMIC_COUNTER) {
                int units =
                        o.kind() == GlslType.Opaque.Kind.IMAGE ? a.limits.imageUnits : a.limits.combinedTextureUnits;
                int count = Math.max(1, type.hasOpaque() ? elements(type) : 1);
                if (info.binding + count > units)
                    throw a.error(
                            d.pos(),
                            "'" + d.name() + "': binding " + info.binding + " is beyond the " + units + " units");
            }
        }
        if (info.offset >= 0
                && (!(Types.innermost(type) instanceof GlslType.Opaque o)
                        || o.kind() != GlslType.Opaque.Kind.ATOMIC_COUNTER))
            throw a.error(d.pos(), "'" + d.name() + "': layout 'offset' is for members of blocks and atomic counters");
        if (info.align >= 0) throw a.error(d.pos(), "'" + d.name() + "': layout 'align' is for members of blocks");
    }

    static int elements(GlslType type) {
        return type instanceof GlslType.Array array ? Math.max(1, array.length()) * elements(array.element()) : 1;
    }

    void checkInitializable(Ast.Declarator d, VarInfo info) {
        switch (info.storage) {
            case IN, OUT, SHARED, BUFFER ->
                throw a.error(d.pos(), "'" + d.name() + "' cannot be given a value where it is declared");
            case UNIFORM -> {
                if (!a.has(120, 0, d.pos()))
                    throw a.error(d.pos(), "'" + d.name() + "': giving a uniform a value " + a.since(120, 0));
            }
            default -> {}
        }
    }
}
