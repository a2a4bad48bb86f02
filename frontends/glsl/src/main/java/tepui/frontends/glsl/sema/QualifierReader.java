package tepui.frontends.glsl.sema;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.frontends.glsl.syntax.Ast;
import tepui.frontends.glsl.syntax.Extension;
import tepui.ir.Interpolation;
import tepui.ir.Shader;
import tepui.ir.Stage;

/** Qualifiers to {@link VarInfo}, with the rules that need no type; layout names of whole stages go to {@link Typed.Layout}. */
final class QualifierReader {
    private final Analysis a;

    QualifierReader(Analysis a) {
        this.a = a;
    }

    /** What a declaration's qualifiers say. */
    VarInfo read(Ast.Qualifiers qualifiers) {
        VarInfo info = new VarInfo();
        fragmentLayout = 0;
        info.pos = qualifiers.pos();
        String storageWord = "";
        checkOrder(qualifiers);
        for (Ast.Qualifier q : qualifiers.list()) {
            switch (q.keyword()) {
                case "const", "in", "out", "inout", "uniform", "buffer", "shared", "attribute", "varying" -> {
                    boolean constIn = storageWord.equals("const") && q.keyword().equals("in")
                            || inParameter
                                    && storageWord.equals("in")
                                    && q.keyword().equals("const");
                    boolean varyingOut = storageWord.equals("varying")
                            && q.keyword().equals("out")
                            && a.stage == Stage.FRAGMENT
                            && a.extensions.isEnabled(Extension.GL_EXT_gpu_shader4, q.pos());
                    a.require(
                            storageWord.isEmpty() || constIn || varyingOut,
                            q.pos(),
                            "'" + q.keyword() + "' cannot stand beside '" + storageWord + "'");
                    storageWord = q.keyword();
                    a.require(
                            !(storageWord.equals("varying") && info.interpolationWritten)
                                    || a.version.number() < 130
                                    || a.version.isEs(),
                            q.pos(),
                            "'varying' cannot stand beside '"
                                    + info.interpolation.name().toLowerCase(Locale.ROOT) + "'; use in and out");
                    a.require(
                            info.location < 0
                                    || !storageWord.equals("attribute") && !storageWord.equals("varying")
                                    || a.version.isEs(),
                            q.pos(),
                            "layout 'location' cannot stand beside '" + storageWord + "'; use in and out");
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
                case "invariant" -> info.invariant = true;
                case "precise" -> info.precise = true;
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
                        if (isLast(e, qualifiers)) layout(lowerCase(e), info);
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
        a.require(
                a.extensions.isEnabled(extension, pos),
                pos,
                "reading what a target holds " + (info.nonCoherent ? "with" : "without")
                        + " layout(noncoherent) needs '#extension " + extension + " : enable'");
        boolean can = a.limits.framebufferFetch && (info.nonCoherent || a.limits.framebufferFetchCoherent);
        a.require(can, pos, extension + " is not among this context's extensions");
    }

    /** Old versions want one order: invariant, interpolation, centroid and the like, storage, precision. */
    private void checkOrder(Ast.Qualifiers qualifiers) {
        boolean free = a.has(420, 310, qualifiers.pos(), Extension.GL_ARB_shading_language_420pack);
        boolean anyOrder = a.extensions.isEnabled(Extension.GL_EXT_gpu_shader4, qualifiers.pos());
        int last = 0;
        int layouts = 0;
        String auxiliary = null;
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
            a.require(layouts <= 1 || free, q.pos(), "more than one layout(...) in a declaration " + a.since(420, 310));
            if (rank == 3) {
                a.require(auxiliary == null, q.pos(), "'" + q.keyword() + "' cannot stand beside '" + auxiliary + "'");
                auxiliary = q.keyword();
                a.require(!inParameter, q.pos(), "'" + q.keyword() + "' is for inputs and outputs of a shader");
            }
            if (rank == 0) continue;
            a.require(
                    rank >= last || free || rank == 2 && last == 3 && anyOrder,
                    q.pos(),
                    "'" + q.keyword() + "' stands too late: the order is invariant, interpolation, storage, precision");
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
        return a.version.isEs() ? e : new Ast.LayoutEntry(e.pos(), e.name().toLowerCase(Locale.ROOT), e.value());
    }

    private void checkRepeated(Ast.Qualifier q) {
        if (q.layout().size() < 2 || a.has(440, 0, q.pos(), Extension.GL_ARB_enhanced_layouts)) return;
        java.util.Set<String> seen = new java.util.HashSet<>();
        for (Ast.LayoutEntry e : q.layout()) {
            a.require(seen.add(e.name()), e.pos(), "layout '" + e.name() + "' stands twice in one layout(...)");
        }
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
                    a.require(
                            a.has(
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
                                            Extension.GL_ARB_compute_shader)
                                    || inParameter,
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
        a.require(
                !gone,
                q.pos(),
                "'" + q.keyword() + "' does not exist any more in version " + a.version + "; use in and out");
    }

    // ---- layout ----------------------------------------------------------------------------------------------------

    private int number(Ast.LayoutEntry e) {
        Ast.Expression value = e.value();
        if (value == null) throw a.error(e.pos(), "layout '" + e.name() + "' needs a value");
        boolean free = a.version.isEs() || a.has(440, 0, e.pos(), Extension.GL_ARB_enhanced_layouts);
        a.require(
                free || value instanceof Ast.Expression.IntLiteral,
                value.pos(),
                "layout '" + e.name() + "' needs a plain number; an expression " + a.since(440, 0));
        Typed.Constant c = a.expressions.constant(value, "a layout qualifier's value");
        a.require(
                c.type().equals(GlslType.INT) || c.type().equals(GlslType.UINT),
                value.pos(),
                "layout '" + e.name() + "' needs an integer, not " + c.type());
        long n = c.words()[0];
        a.require(
                n >= 0 && n <= Integer.MAX_VALUE,
                value.pos(),
                "layout '" + e.name() + "' is " + n + ", must be at least 0");
        return (int) n;
    }

    private int positive(Ast.LayoutEntry e) {
        int n = number(e);
        a.require(n > 0, e.pos(), "layout '" + e.name() + "' is 0, must be above 0");
        return n;
    }

    private void layout(Ast.LayoutEntry e, VarInfo info) {
        switch (e.name()) {
            case "location" -> info.location = number(e);
            case "component" -> {
                info.component = number(e);
                a.require(info.component <= 3, e.pos(), "component is " + info.component + ", must be 0 to 3");
            }
            case "index" -> {
                info.index = number(e);
                a.require(info.index <= 1, e.pos(), "index is " + info.index + ", must be 0 or 1");
            }
            case "binding" -> info.binding = number(e);
            case "noncoherent" -> {
                boolean known = a.extensions.isEnabled(Extension.GL_EXT_shader_framebuffer_fetch_non_coherent, e.pos());
                a.require(
                        known,
                        e.pos(),
                        "layout 'noncoherent' needs '#extension "
                                + Extension.GL_EXT_shader_framebuffer_fetch_non_coherent + " : enable'");
                a.require(e.value() == null, e.pos(), "layout 'noncoherent' has no value");
                info.nonCoherent = true;
            }
            case "set" -> info.set = number(e);
            case "offset" -> info.offset = number(e);
            case "align" -> {
                info.align = positive(e);
                a.require(
                        Integer.bitCount(info.align) == 1,
                        e.pos(),
                        "align is " + info.align + ", must be a power of two");
            }
            case "stream" -> {
                info.stream = number(e);
                a.require(
                        info.stream < a.limits.vertexStreams,
                        e.pos(),
                        "stream is " + info.stream + ", there are " + a.limits.vertexStreams);
            }
            case "xfb_buffer" -> {
                info.xfbBuffer = number(e);
                a.require(
                        info.xfbBuffer < a.limits.transformFeedbackBuffers,
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
                if (isImageFormat(e.name())) {
                    a.require(info.imageFormat == null, e.pos(), "an image has one format only");
                    info.imageFormat = e.name();
                } else if (stageLayout(e, info)) {
                    info.stageLayout = e.name();
                } else {
                    throw a.error(
                            e.pos(),
                            "there is no layout qualifier '" + e.name() + "'" + Suggestions.of(e.name(), LAYOUT_NAMES));
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
        a.require(
                n < a.limits.subroutines,
                e.pos(),
                "index is " + n + ", there are " + a.limits.subroutines + " subroutines");
        return n;
    }

    private static final List<String> LAYOUT_NAMES = List.of(
            "location",
            "component",
            "index",
            "binding",
            "offset",
            "align",
            "stream",
            "xfb_buffer",
            "xfb_offset",
            "xfb_stride",
            "shared",
            "packed",
            "std140",
            "std430",
            "row_major",
            "column_major",
            "points",
            "lines",
            "lines_adjacency",
            "triangles",
            "triangles_adjacency",
            "line_strip",
            "triangle_strip",
            "quads",
            "isolines",
            "equal_spacing",
            "fractional_even_spacing",
            "fractional_odd_spacing",
            "cw",
            "ccw",
            "point_mode",
            "vertices",
            "max_vertices",
            "invocations",
            "local_size_x",
            "local_size_y",
            "local_size_z",
            "early_fragment_tests",
            "origin_upper_left",
            "pixel_center_integer",
            "depth_any",
            "depth_greater",
            "depth_less",
            "depth_unchanged");

    /** The formats of OpenGL ES, which has others by NV_image_formats. */
    static boolean isImageFormatOfEs(String name) {
        return switch (name) {
            case "rgba32f",
                    "rgba16f",
                    "r32f",
                    "rgba8",
                    "rgba8_snorm",
                    "rgba32i",
                    "rgba16i",
                    "rgba8i",
                    "r32i",
                    "rgba32ui",
                    "rgba16ui",
                    "rgba8ui",
                    "r32ui" -> true;
            default -> false;
        };
    }

    static boolean isImageFormat(String name) {
        return switch (name) {
            case "rgba32f",
                    "rgba16f",
                    "rg32f",
                    "rg16f",
                    "r11f_g11f_b10f",
                    "r32f",
                    "r16f",
                    "rgba16",
                    "rgb10_a2",
                    "rgba8",
                    "rg16",
                    "rg8",
                    "r16",
                    "r8",
                    "rgba16_snorm",
                    "rgba8_snorm",
                    "rg16_snorm",
                    "rg8_snorm",
                    "r16_snorm",
                    "r8_snorm",
                    "rgba32i",
                    "rgba16i",
                    "rgba8i",
                    "rg32i",
                    "rg16i",
                    "rg8i",
                    "r32i",
                    "r16i",
                    "r8i",
                    "rgba32ui",
                    "rgba16ui",
                    "rgb10_a2ui",
                    "rgba8ui",
                    "rg32ui",
                    "rg16ui",
                    "rg8ui",
                    "r32ui",
                    "r16ui",
                    "r8ui" -> true;
            default -> false;
        };
    }

    /** Layouts of the whole stage; true if the name is one. */
    private boolean stageLayout(Ast.LayoutEntry e, VarInfo info) {
        Typed.Layout layout = a.unit.layout;
        boolean in = info.storage == Storage.IN || info.storage == Storage.PRIVATE;
        switch (e.name()) {
            case "points",
                    "lines",
                    "lines_adjacency",
                    "triangles",
                    "triangles_adjacency",
                    "line_strip",
                    "triangle_strip",
                    "quads",
                    "isolines" -> topology(e, pendingOut, layout);
            case "equal_spacing" -> layout.spacing = only(e, layout.spacing, Shader.Spacing.EQUAL, Stage.TESS_EVAL);
            case "fractional_even_spacing" ->
                layout.spacing = only(e, layout.spacing, Shader.Spacing.FRACTIONAL_EVEN, Stage.TESS_EVAL);
            case "fractional_odd_spacing" ->
                layout.spacing = only(e, layout.spacing, Shader.Spacing.FRACTIONAL_ODD, Stage.TESS_EVAL);
            case "cw" -> layout.clockwise = only(e, layout.clockwise, true, Stage.TESS_EVAL);
            case "ccw" -> layout.clockwise = only(e, layout.clockwise, false, Stage.TESS_EVAL);
            case "point_mode" -> {
                forStage(e, Stage.TESS_EVAL);
                layout.pointMode = true;
            }
            case "vertices" -> {
                forStage(e, Stage.TESS_CONTROL);
                layout.outputVertices = same(e, layout.outputVertices, positive(e));
                a.require(
                        layout.outputVertices <= a.limits.patchVertices,
                        e.pos(),
                        "vertices is " + layout.outputVertices + ", at most " + a.limits.patchVertices
                                + " are possible");
            }
            case "max_vertices" -> {
                forStage(e, Stage.GEOMETRY);
                a.require(pendingOut, e.pos(), "layout 'max_vertices' needs 'out'");
                int n = number(e);
                layout.maxVertices = same(e, layout.maxVertices, n);
                layout.maxVerticesWritten = true;
                a.require(
                        n <= a.limits.geometryOutputVertices,
                        e.pos(),
                        "max_vertices is " + n + ", at most " + a.limits.geometryOutputVertices + " are possible");
            }
            case "invocations" -> {
                forStage(e, Stage.GEOMETRY);
                a.require(!pendingOut, e.pos(), "layout 'invocations' needs 'in'");
                layout.invocations = same(e, layout.invocations, positive(e));
                a.require(
                        layout.invocations <= a.limits.geometryInvocations,
                        e.pos(),
                        "invocations is " + layout.invocations + ", at most " + a.limits.geometryInvocations
                                + " are possible");
            }
            case "local_size_x" -> {
                layout.localX = localSize(e, layout.localX, 0);
                oneKindOfSize(e, layout);
            }
            case "local_size_y" -> {
                layout.localY = localSize(e, layout.localY, 1);
                oneKindOfSize(e, layout);
            }
            case "local_size_z" -> {
                layout.localZ = localSize(e, layout.localZ, 2);
                oneKindOfSize(e, layout);
            }
            case "local_size_variable" -> {
                forStage(e, Stage.COMPUTE);
                a.require(
                        a.extensions.isEnabled(Extension.GL_ARB_compute_variable_group_size, e.pos()),
                        e.pos(),
                        "layout 'local_size_variable' needs GL_ARB_compute_variable_group_size");
                layout.localVariable = true;
                oneKindOfSize(e, layout);
            }
            case "early_fragment_tests" -> {
                forStage(e, Stage.FRAGMENT);
                a.require(!pendingOut, e.pos(), "layout 'early_fragment_tests' needs 'in'");
                layout.earlyFragmentTests = true;
            }
            case "origin_upper_left" -> {
                forStage(e, Stage.FRAGMENT);
                layout.originUpperLeft = true;
                fragmentLayout |= 1;
                return true;
            }
            case "pixel_center_integer" -> {
                forStage(e, Stage.FRAGMENT);
                layout.pixelCenterInteger = true;
                fragmentLayout |= 2;
                return true;
            }
            case "depth_any" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.ANY, Stage.FRAGMENT);
            case "depth_greater" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.GREATER, Stage.FRAGMENT);
            case "depth_less" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.LESS, Stage.FRAGMENT);
            case "depth_unchanged" ->
                layout.depthLayout = only(e, layout.depthLayout, Shader.DepthLayout.UNCHANGED, Stage.FRAGMENT);
            default -> {
                if (!e.name().startsWith("blend_support_")) return false;
                forStage(e, Stage.FRAGMENT);
                layout.blendSupport |= 1;
            }
        }
        a.require(
                in || pendingOut || e.name().startsWith("depth_"),
                e.pos(),
                "layout '" + e.name() + "' needs 'in' or 'out'");
        return true;
    }

    /** What the qualifiers read last say of gl_FragCoord: 1 origin_upper_left, 2 pixel_center_integer. */
    int fragmentLayout;

    /** The declaration whose layout is read says "out". */
    boolean pendingOut;

    private void topology(Ast.LayoutEntry e, boolean out, Typed.Layout layout) {
        Shader.Topology topology = Shader.Topology.valueOf(e.name().toUpperCase(Locale.ROOT));
        if (a.stage == Stage.TESS_EVAL) {
            boolean patch = topology == Shader.Topology.TRIANGLES
                    || topology == Shader.Topology.QUADS
                    || topology == Shader.Topology.ISOLINES;
            a.require(
                    patch && !out,
                    e.pos(),
                    "'" + e.name() + "' is not what a patch can be cut into; triangles, quads and isolines are");
            layout.inputTopology = only(e, layout.inputTopology, topology, Stage.TESS_EVAL);
            return;
        }
        forStage(e, Stage.GEOMETRY);
        if (out) {
            boolean can = topology == Shader.Topology.POINTS
                    || topology == Shader.Topology.LINE_STRIP
                    || topology == Shader.Topology.TRIANGLE_STRIP;
            a.require(
                    can,
                    e.pos(),
                    "'" + e.name()
                            + "' cannot be the output of a geometry shader; points, line_strip and triangle_strip can");
            layout.outputTopology = only(e, layout.outputTopology, topology, Stage.GEOMETRY);
        } else {
            boolean can = topology.ordinal() <= Shader.Topology.TRIANGLES_ADJACENCY.ordinal();
            a.require(can, e.pos(), "'" + e.name() + "' cannot be the input of a geometry shader");
            layout.inputTopology = only(e, layout.inputTopology, topology, Stage.GEOMETRY);
        }
    }

    private void forStage(Ast.LayoutEntry e, Stage stage) {
        a.require(a.stage == stage, e.pos(), "layout '" + e.name() + "' is for " + stage.text() + " shaders only");
    }

    private <T> T only(Ast.LayoutEntry e, @Nullable T before, T now, Stage stage) {
        forStage(e, stage);
        a.require(
                before == null || before.equals(now), e.pos(), "layout '" + e.name() + "' contradicts an earlier one");
        return now;
    }

    private int same(Ast.LayoutEntry e, int before, int now) {
        a.require(
                before == 0 || before == now,
                e.pos(),
                "layout '" + e.name() + "' is " + now + ", but was " + before + " before");
        return now;
    }

    private void oneKindOfSize(Ast.LayoutEntry e, Typed.Layout layout) {
        a.require(
                !layout.localVariable || layout.localX + layout.localY + layout.localZ == 0,
                e.pos(),
                "the workgroup's size is declared both fixed and variable");
    }

    private int localSize(Ast.LayoutEntry e, int before, int axis) {
        forStage(e, Stage.COMPUTE);
        int n = positive(e);
        a.require(
                n <= a.limits.workgroupSize[axis],
                e.pos(),
                "layout '" + e.name() + "' is " + n + ", at most " + a.limits.workgroupSize[axis] + " is possible");
        return same(e, before, n);
    }
}
