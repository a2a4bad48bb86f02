package tepui.frontends.glsl.sema;

import java.util.Locale;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/**
 * Reader of qualifiers to {@link VarInfo}, with the rules that need no type; layouts of whole stages are {@link
 * StageLayouts}'.
 */
final class QualifierReader {
    /** Larger numbers are beyond every limit, and sums of smaller ones fit into an int. */
    private static final int MOST = 1 << 28;

    private final Analysis a;
    final StageLayouts stage;

    QualifierReader(Analysis a) {
        this.a = a;
        stage = new StageLayouts(a);
    }

    /** Reads the qualifiers of a declaration. */
    VarInfo read(Ast.Qualifiers qualifiers) {
        VarInfo info = new VarInfo();
        stage.fragmentLayout = 0;
        boolean saysIn = qualifiers.has("in");
        boolean saysOut = qualifiers.has("out");
        info.pos = qualifiers.pos();
        String storageWord = "";
        checkOrder(qualifiers);
        for (Ast.Qualifier q : qualifiers.list()) {
            switch (q.keyword()) {
                case "const", "in", "out", "inout", "uniform", "buffer", "shared", "attribute", "varying" -> {
                    boolean inConst = storageWord.equals("in") && q.keyword().equals("const");
                    boolean constIn = inParameter
                            && (storageWord.equals("const") && q.keyword().equals("in")
                                    || inConst && a.has(420, 310, q.pos(), Extension.GL_ARB_shading_language_420pack));
                    boolean varyingOut = storageWord.equals("varying")
                            && q.keyword().equals("out")
                            && a.stage == Stage.FRAGMENT
                            && a.extensions.isEnabled(Extension.GL_EXT_gpu_shader4, q.pos());
                    boolean varyingOfGeometry = storageWord.equals("varying")
                            && (q.keyword().equals("in") || q.keyword().equals("out"))
                            && a.stage == Stage.GEOMETRY
                            && a.hasGeometryByProgram(q.pos());
                    if (!storageWord.isEmpty() && !constIn && !varyingOut && !varyingOfGeometry)
                        throw a.error(q.pos(), "'" + q.keyword() + "' cannot stand beside '" + storageWord + "'");
                    storageWord = q.keyword();
                    if (storageWord.equals("varying")
                            && info.interpolationWritten
                            && a.version.number() >= 130
                            && !a.version.isEs())
                        throw a.error(
                                q.pos(),
                                "'varying' cannot stand beside '"
                                        + info.interpolation.name().toLowerCase(Locale.ROOT) + "'; use in and out");
                    if (info.location >= 0
                            && (storageWord.equals("attribute") || storageWord.equals("varying"))
                            && !a.version.isEs())
                        throw a.error(
                                q.pos(), "layout 'location' cannot stand beside '" + storageWord + "'; use in and out");
                    if (!constIn) info.storage = storage(q);
                    info.fetched = storageWord.equals("inout") && !inParameter;
                }
                case "smooth", "flat", "noperspective" -> {
                    a.require(
                            !info.interpolationWritten,
                            q.pos(),
                            "only one of smooth, flat and noperspective may be given");
                    info.interpolationWritten = true;
                    info.interpolation = Interpolation.valueOf(q.keyword().toUpperCase(Locale.ROOT));
                }
                case "centroid" -> info.place = Interpolation.Place.CENTROID;
                case "sample" -> info.place = Interpolation.Place.SAMPLE;
                case "patch" -> info.patch = true;
                case "invariant" -> {
                    a.require(!info.invariant, q.pos(), "'invariant' stands twice");
                    info.invariant = true;
                }
                case "precise" -> {
                    a.require(!info.precise, q.pos(), "'precise' stands twice");
                    info.precise = true;
                }
                case "coherent" -> info.coherent = true;
                case "volatile" -> {
                    info.isVolatile = true;
                    info.coherent = true;
                }
                case "restrict" -> info.restrict = true;
                case "readonly" -> info.readOnly = true;
                case "writeonly" -> info.writeOnly = true;
                case "layout" -> {
                    checkRepeated(q);
                    for (Ast.LayoutEntry e : q.layout()) {
                        if (isLast(e, qualifiers)) layout(lowerCase(e), info, saysIn, saysOut);
                    }
                }
                default -> {
                    // Precision depends on the type, and is read with it; "subroutine" by the declarations.
                }
            }
        }
        if (info.fetched) checkFetch(info, qualifiers.pos());
        else
            a.require(
                    !info.nonCoherent || info.storage == Storage.PRIVATE && !inParameter,
                    qualifiers.pos(),
                    "layout 'noncoherent' is for inout variables and gl_LastFragData");
        return info;
    }

    /** Is what a target holds there to be read, in the way that was asked for? */
    void checkFetch(VarInfo info, int pos) {
        Extension extension = info.nonCoherent
                ? Extension.GL_EXT_shader_framebuffer_fetch_non_coherent
                : Extension.GL_EXT_shader_framebuffer_fetch;
        if (!a.extensions.isEnabled(extension, pos))
            throw a.error(
                    pos,
                    "reading what a target holds " + (info.nonCoherent ? "with" : "without")
                            + " layout(noncoherent) needs '#extension " + extension + " : enable'");
        boolean can = a.limits.framebufferFetch && (info.nonCoherent || a.limits.framebufferFetchCoherent);
        if (!can) throw a.error(pos, extension + " is not among this context's extensions");
    }

    /** Old versions want one order: invariant, interpolation, centroid and the like, storage, precision. */
    private void checkOrder(Ast.Qualifiers qualifiers) {
        boolean free = a.has(420, 310, qualifiers.pos(), Extension.GL_ARB_shading_language_420pack);
        boolean anyOrder = a.extensions.isEnabled(Extension.GL_EXT_gpu_shader4, qualifiers.pos());
        int last = 0;
        int layouts = 0;
        String auxiliary = null;
        String precision = null;
        for (Ast.Qualifier q : qualifiers.list()) {
            int rank = switch (q.keyword()) {
                case "invariant" -> 1;
                case "smooth", "flat", "noperspective" -> 2;
                case "centroid", "sample", "patch" -> 3;
                case "const", "in", "out", "inout", "uniform", "buffer", "shared", "attribute", "varying" -> 4;
                case "lowp", "mediump", "highp" -> 5;
                default -> 0;
            };
            if (q.keyword().equals("layout")) {
                layouts++;
                a.require(last < 4 || free, q.pos(), "layout(...) stands before in, out and uniform");
            }
            if (layouts > 1 && !free)
                throw a.error(q.pos(), "more than one layout(...) in a declaration " + a.since(420, 310));
            if (rank == 3) {
                if (auxiliary != null)
                    throw a.error(q.pos(), "'" + q.keyword() + "' cannot stand beside '" + auxiliary + "'");
                auxiliary = q.keyword();
                if (inParameter) throw a.error(q.pos(), "'" + q.keyword() + "' is for inputs and outputs of a shader");
            }
            if (rank == 5) {
                if (precision != null)
                    throw a.error(q.pos(), "'" + q.keyword() + "' cannot stand beside '" + precision + "'");
                precision = q.keyword();
            }
            if (rank == 0) continue;
            if (rank < last && !free && (rank != 2 || last != 3 || !anyOrder))
                throw a.error(
                        q.pos(),
                        "'" + q.keyword()
                                + "' stands too late: the order is invariant, interpolation, storage, precision");
            last = rank;
        }
    }

    /** Of a name that stands several times in a declaration, only the last one counts (GLSL 4.60, 4.4). */
    private boolean isLast(Ast.LayoutEntry entry, Ast.Qualifiers qualifiers) {
        String name = lowerCase(entry).name();
        boolean behind = false;
        for (Ast.Qualifier q : qualifiers.list()) {
            if (!q.keyword().equals("layout")) continue;
            for (Ast.LayoutEntry e : q.layout()) {
                if (behind && lowerCase(e).name().equals(name)) return false;
                behind |= e == entry;
            }
        }
        return true;
    }

    /** On the desktop, the case of layout names does not matter. */
    private Ast.LayoutEntry lowerCase(Ast.LayoutEntry e) {
        return a.version.isEs() ? e : new Ast.LayoutEntry(e.pos(), LayoutNames.spelled(e.name()), e.value());
    }

    private void checkRepeated(Ast.Qualifier q) {
        if (q.layout().size() < 2 || a.has(440, 0, q.pos(), Extension.GL_ARB_enhanced_layouts)) return;
        java.util.Set<String> seen = new java.util.HashSet<>();
        for (Ast.LayoutEntry e : q.layout()) {
            // A packing or an order of matrices may stand twice; the last one counts.
            if (isOfMemory(e.name())) continue;
            if (!seen.add(e.name()))
                throw a.error(e.pos(), "layout '" + e.name() + "' stands twice in one layout(...)");
        }
    }

    private static boolean isOfMemory(String layout) {
        return switch (layout) {
            case "shared", "packed", "std140", "std430", "row_major", "column_major" -> true;
            default -> false;
        };
    }

    private Storage storage(Ast.Qualifier q) {
        boolean vertex = a.stage == Stage.VERTEX;
        boolean fragment = a.stage == Stage.FRAGMENT;
        switch (q.keyword()) {
            case "const" -> {
                return Storage.CONST;
            }
            case "uniform" -> {
                return Storage.UNIFORM;
            }
            case "buffer" -> {
                return Storage.BUFFER;
            }
            case "shared" -> {
                a.require(a.stage == Stage.COMPUTE, q.pos(), "'shared' variables are for compute shaders only");
                return Storage.SHARED;
            }
            case "attribute" -> {
                a.require(vertex, q.pos(), "'attribute' is for vertex shaders only");
                checkOldWord(q);
                return Storage.IN;
            }
            case "varying" -> {
                // The compatibility profile's geometry shaders have it for outputs.
                boolean geometry = a.stage == Stage.GEOMETRY && a.version.isCompatibility();
                a.require(vertex || fragment || geometry, q.pos(), "'varying' is for vertex and fragment shaders only");
                checkOldWord(q);
                return fragment ? Storage.IN : Storage.OUT;
            }
            case "in", "out" -> {
                if (a.scopes.isGlobal() && a.currentFunction == null) {
                    if (!a.has(
                                    130,
                                    300,
                                    q.pos(),
                                    Extension.GL_EXT_gpu_shader4,
                                    Extension.GL_ARB_explicit_attrib_location,
                                    Extension.GL_ARB_separate_shader_objects,
                                    Extension.GL_ARB_fragment_coord_conventions,
                                    Extension.GL_ARB_conservative_depth,
                                    Extension.GL_AMD_conservative_depth,
                                    Extension.GL_ARB_shading_language_420pack,
                                    Extension.GL_ARB_tessellation_shader,
                                    Extension.GL_ARB_compute_shader,
                                    Extension.GL_ARB_geometry_shader4,
                                    Extension.GL_EXT_geometry_shader4)
                            && !inParameter)
                        throw a.error(
                                q.pos(),
                                "'" + q.keyword() + "' variables " + "of a shader: the qualifier " + a.since(130, 300));
                }
                return q.keyword().equals("in") ? Storage.IN : Storage.OUT;
            }
            default -> {
                if (!inParameter && fragment && a.scopes.isGlobal() && a.version.atLeast(130, 300)) return Storage.OUT;
                a.require(inParameter, q.pos(), "'inout' is for parameters, and outputs of fragment shaders");
                return Storage.PARAMETER;
            }
        }
    }

    /** Set while the qualifiers of a parameter are read: in and out mean something else there. */
    boolean inParameter;

    private void checkOldWord(Ast.Qualifier q) {
        boolean gone = a.version.isEs()
                ? a.version.number() >= 300
                : a.version.number() >= 420 && !a.version.isCompatibility();
        if (gone)
            throw a.error(
                    q.pos(),
                    "'" + q.keyword() + "' does not exist any more in version " + a.version + "; use in and out");
    }

    // ---- layout ----------------------------------------------------------------------------------------------------

    int number(Ast.LayoutEntry e) {
        return number(e, MOST);
    }

    private int number(Ast.LayoutEntry e, int most) {
        Ast.Expression value = e.value();
        if (value == null) throw a.error(e.pos(), "layout '" + e.name() + "' needs a value");
        boolean free = a.has(440, 310, e.pos(), Extension.GL_ARB_enhanced_layouts);
        if (!free && !(value instanceof Ast.Expression.IntLiteral))
            throw a.error(
                    value.pos(), "layout '" + e.name() + "' needs a plain number; an expression " + a.since(440, 0));
        Typed.Constant c = a.expressions.constant(value, "a layout qualifier's value");
        if (!c.type().equals(BasicTypes.INT) && !c.type().equals(BasicTypes.UINT))
            throw a.error(value.pos(), "layout '" + e.name() + "' needs an integer, not " + c.type());
        long n = c.words()[0];
        if (n < 0 || n > most)
            throw a.error(value.pos(), "layout '" + e.name() + "' is " + n + ", must be 0 to " + most);
        return (int) n;
    }

    int positive(Ast.LayoutEntry e) {
        int n = number(e);
        if (n <= 0) throw a.error(e.pos(), "layout '" + e.name() + "' is 0, must be above 0");
        return n;
    }

    private void layout(Ast.LayoutEntry e, VarInfo info, boolean saysIn, boolean saysOut) {
        LayoutNames.check(a, e);
        switch (e.name()) {
            // Those that are too large are found when the program is linked.
            case "location" -> info.location = Math.min(number(e, Integer.MAX_VALUE), MOST);
            case "component" -> {
                info.component = number(e);
                if (info.component > 3) throw a.error(e.pos(), "component is " + info.component + ", must be 0 to 3");
            }
            case "index" -> {
                info.index = number(e);
                if (info.index > 1) throw a.error(e.pos(), "index is " + info.index + ", must be 0 or 1");
            }
            case "binding" -> info.binding = number(e);
            case "viewport_relative" -> info.viewportRelative = true;
            case "noncoherent" -> {
                boolean known = a.extensions.isEnabled(Extension.GL_EXT_shader_framebuffer_fetch_non_coherent, e.pos());
                if (!known)
                    throw a.error(
                            e.pos(),
                            "layout 'noncoherent' needs '#extension "
                                    + Extension.GL_EXT_shader_framebuffer_fetch_non_coherent + " : enable'");
                a.require(e.value() == null, e.pos(), "layout 'noncoherent' has no value");
                info.nonCoherent = true;
            }
            case "bindless_sampler" -> info.bindlessWritten |= VarInfo.BINDLESS_SAMPLER;
            case "bound_sampler" -> info.bindlessWritten |= VarInfo.BOUND_SAMPLER;
            case "bindless_image" -> info.bindlessWritten |= VarInfo.BINDLESS_IMAGE;
            case "bound_image" -> info.bindlessWritten |= VarInfo.BOUND_IMAGE;
            case "set" -> info.set = number(e);
            case "offset" -> info.offset = number(e);
            case "align" -> {
                info.align = positive(e);
                if (Integer.bitCount(info.align) != 1)
                    throw a.error(e.pos(), "align is " + info.align + ", must be a power of two");
            }
            case "stream" -> {
                a.require(a.stage == Stage.GEOMETRY, e.pos(), "layout 'stream' is for geometry shaders");
                info.stream = number(e);
                if (info.stream >= a.limits.vertexStreams)
                    throw a.error(e.pos(), "stream is " + info.stream + ", there are " + a.limits.vertexStreams);
            }
            case "xfb_buffer" -> {
                info.xfbBuffer = number(e);
                if (info.xfbBuffer >= a.limits.transformFeedbackBuffers)
                    throw a.error(
                            e.pos(),
                            "xfb_buffer is " + info.xfbBuffer + ", there are " + a.limits.transformFeedbackBuffers);
            }
            case "xfb_offset" -> info.xfbOffset = number(e);
            case "xfb_stride" -> info.xfbStride = number(e);
            case "shared" -> packing(e, info, VarInfo.Packing.SHARED);
            case "packed" -> packing(e, info, VarInfo.Packing.PACKED);
            case "std140" -> packing(e, info, VarInfo.Packing.STD140);
            case "std430" -> packing(e, info, VarInfo.Packing.STD430);
            case "row_major" -> {
                info.rowMajor = true;
                info.matrixOrderWritten = true;
            }
            case "column_major" -> {
                info.rowMajor = false;
                info.matrixOrderWritten = true;
            }
            default -> {
                if (ImageFormatNames.is(e.name())) {
                    a.require(info.imageFormat == null, e.pos(), "an image has one format only");
                    info.imageFormat = e.name();
                } else if (stage.read(e, saysIn, saysOut)) {
                    info.stageLayout = e.name();
                } else {
                    throw a.error(
                            e.pos(),
                            "there is no layout qualifier '" + e.name() + "'"
                                    + Suggestions.of(e.name(), LayoutNames.all()));
                }
            }
        }
    }

    private static void packing(Ast.LayoutEntry e, VarInfo info, VarInfo.Packing packing) {
        info.packing = packing;
        info.packingName = e.name();
    }

    /** layout(index = ...) of a subroutine. */
    int subroutineIndex(Ast.LayoutEntry e) {
        int n = number(e);
        if (n >= a.limits.subroutines)
            throw a.error(e.pos(), "index is " + n + ", there are " + a.limits.subroutines + " subroutines");
        return n;
    }
}
