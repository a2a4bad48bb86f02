package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.fixed.FixedVertex;
import tepui.frontends.d3d9.shader.PixelVariant;
import tepui.ir.Stage;
import tepui.pipe.Context;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateCache;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Brings the contract's context to what a draw needs: walks the groups of {@link Dirty9} that are set, in the order of this file. With none
 * set a draw is one compare and its own call.
 */
final class DrawState9 {
    private static final int NO_CODE = -1;
    // ---- groups of groups: with none of them dirty, none of theirs is looked at
    private static final int PROGRAMS = Dirty9.VERTEX_PROGRAM | Dirty9.PIXEL_PROGRAM;
    private static final int CODE =
            Dirty9.TARGETS | Dirty9.VERTEX_CODE | Dirty9.PIXEL_CODE | Dirty9.LAYOUT | PROGRAMS | Dirty9.DECLARATION;
    private static final int VERTICES = Dirty9.BUFFERS | Dirty9.STREAMS | Dirty9.INDICES;
    private static final int PIXELS =
            Dirty9.BLEND | Dirty9.DEPTH | Dirty9.RASTER | Dirty9.VIEWPORT | Dirty9.SCISSOR | Dirty9.VALUES;
    private static final int CONSTANTS = Dirty9.ALL & ~(CODE | VERTICES | PIXELS | Dirty9.TEXTURES);
    private static final int FLOATS = Dirty9.VERTEX_FLOATS | Dirty9.PIXEL_FLOATS;
    private static final int POINTS = 0;
    private static final int LINES = 1;
    private static final int TRIANGLES = 2;
    /** Kinds of primitives by the numbers of D3DPT_... */
    private static final byte[] SHAPES = {POINTS, POINTS, LINES, LINES, TRIANGLES, TRIANGLES, TRIANGLES};

    private final DeviceStates d;
    private final Context pipe;
    private final StateIds9 ids;
    private final StateCache layouts = new StateCache();
    private final int[] layoutKey = new int[2 + 2 * State9.STREAMS];
    private final int[] late = new int[Slots.V_WORDS];
    private final int[] pixelLate = new int[Slots.P_WORDS];

    private @Nullable ShaderObject boundVertex;
    private @Nullable ShaderObject boundPixel;
    private @Nullable ShaderObject boundCircles;
    private final Circles9 circles;
    private int boundLayout = NO_CODE;
    private int boundBlend = NO_CODE;
    private int boundDepth = NO_CODE;
    private int boundRaster = NO_CODE;
    /** By place of a sampler: its state, and what of its texture that was made from. */
    private final int[] boundSamplers = new int[State9.SAMPLERS];

    private final int[] sampled = new int[State9.SAMPLERS];
    // ---- what the uniforms hold: a change of shaders sends nothing that is there already
    /** {@link tepui.frontends.d3d9.shader.ShaderProgram#arrangement} of the float constants, 0 for none. */
    private int vertexArrangement;

    private int pixelArrangement;
    /** Words that were sent, and whether they hold a program's own integers or bools. */
    private int vertexLateWords;

    private boolean vertexLateOwn;
    private int pixelLateWords;
    private boolean pixelLateOwn;
    private boolean stagesSent;

    /** The vertex shader's input signature, 0 for fixed function. */
    private int inputs;

    private boolean fixedVertex;
    /** The programs that run, in the form that is bound; null for fixed function. */
    private @Nullable VertexShader9 vertexProgram;

    private @Nullable PixelShader9 pixelProgram;
    /** {@link VertexShader9#kin} of the program that runs, where another of its kind needs no more than to be bound; 0 where it may. */
    private int vertexKin;

    private int pixelKin;
    /** {@link PixelShader9#key} of the program that runs. */
    private int pixelKey;
    /** Sets of coordinates that the pixel code reads, a bit each. */
    private int sampledSets;

    private int shape = TRIANGLES;
    private boolean transformed;
    private boolean sizeFromShader;
    private int clipDistances;
    /** Kinds that the pixel code samples, three bits each, and that of the vertex code. */
    private long kinds;

    private long vertexKinds;
    private int blendBits;
    private int declaredStreams;
    private boolean saidNoWraps;
    /** Targets that the pixel code writes; others keep what they hold. */
    private int outputs = 1;

    // What targets say.
    private boolean hasDepth;
    private boolean hasStencil;
    private boolean opaque;
    private int blendable;
    private int samples = 1;
    private boolean maskable;
    private float depthScale = 1 << 24;
    /** The vertex shader asks for more than the way in which vertices are processed gives: nothing is drawn. */
    private boolean refused;

    int targetWidth = 1;
    int targetHeight = 1;

    DrawState9(DeviceStates device) {
        d = device;
        pipe = device.pipe;
        ids = new StateIds9(device.gpu.states(), device.caps);
        circles = new Circles9(device);
        java.util.Arrays.fill(boundSamplers, NO_CODE);
    }

    void destroy() {
        circles.destroy();
    }

    /** Everything is sent anew: somebody else used the context. */
    void forget() {
        boundVertex = null;
        boundPixel = null;
        boundLayout = NO_CODE;
        boundBlend = NO_CODE;
        boundDepth = NO_CODE;
        boundRaster = NO_CODE;
        java.util.Arrays.fill(boundSamplers, NO_CODE);
        vertexArrangement = 0;
        pixelArrangement = 0;
        vertexLateWords = 0;
        pixelLateWords = 0;
        stagesSent = false;
        d.dirty = Dirty9.ALL;
        d.dirtySamplers = -1;
        d.dirtySamplerStates = -1;
        d.dirtyStreams = -1;
        d.vertexFrom = 0;
        d.vertexTo = Integer.MAX_VALUE;
        d.pixelFrom = 0;
        d.pixelTo = Integer.MAX_VALUE;
    }

    /** Makes the context ready; the declaration is the device's. Whether there is a draw to make. */
    boolean validate(VertexDeclaration9 decl, int type) { // hot
        int now = SHAPES[type];
        if (now != shape) {
            // Sprites are points; circles are of lines and triangles.
            if (now == POINTS || shape == POINTS || d.circles != 0) d.dirty |= Dirty9.PIXEL_CODE;
            shape = now;
        }
        if (d.dirty != 0) update(decl);
        return !refused;
    }

    private void update(VertexDeclaration9 decl) { // hot
        int given = d.dirty;
        if ((given & ~FLOATS) == 0) {
            applyFloats(given);
            d.dirty = 0;
            return;
        }
        if ((given & CODE) != 0 && ((given & CODE & ~PROGRAMS) != 0 || !bindKin(given))) updateCode(decl);
        int dirty = d.dirty;
        if ((dirty & VERTICES) != 0) {
            if ((dirty & Dirty9.BUFFERS) != 0) prepareBuffers();
            if ((dirty & Dirty9.STREAMS) != 0) applyStreams();
            if ((dirty & Dirty9.INDICES) != 0) applyIndices();
        }
        if ((dirty & PIXELS) != 0) updatePixels(dirty);
        if ((dirty & CONSTANTS) != 0) applyConstants(dirty);
        if ((dirty & Dirty9.TEXTURES) != 0) applyTextures();
        d.dirty &= Dirty9.BUFFERS;
    }

    /** Other programs and nothing else: those of the same kin are bound and no more. False where more is to be looked at. */
    private boolean bindKin(int dirty) { // hot
        State9 s = d.state;
        boolean all = true;
        if ((dirty & Dirty9.VERTEX_PROGRAM) != 0) {
            VertexShader9 vs = s.vertexShader;
            if (vs == null || vs.kin != vertexKin || vertexKin == 0) {
                all = false;
            } else {
                vertexProgram = vs;
                ShaderObject o = vs.plain();
                if (o != boundVertex) {
                    boundVertex = o;
                    pipe.bindShader(Stage.VERTEX, o);
                }
            }
        }
        if ((dirty & Dirty9.PIXEL_PROGRAM) != 0) {
            PixelShader9 ps = s.pixelShader;
            if (ps == null || ps.kin != pixelKin || pixelKin == 0) {
                all = false;
            } else {
                pixelProgram = ps;
                ShaderObject o = ps.usual(pixelKey);
                if (o != boundPixel) {
                    boundPixel = o;
                    pipe.bindShader(Stage.FRAGMENT, o);
                }
            }
        }
        return all;
    }

    /**
     * Can programs of the same kin follow these with nothing but a binding? What depends on state, which would have made its group dirty, must be usual, and
     * what they read must have been sent.
     */
    private void findKin() { // hot
        int[] r = d.state.render;
        VertexShader9 vs = vertexProgram;
        PixelShader9 ps = pixelProgram;
        boolean late = vertexLateOwn || vertexLateWords == 0;
        vertexKin = vs == null || late || r[D3DRS_CLIPPLANEENABLE] != 0 || d.farConstants ? 0 : vs.kin;
        pixelKin = ps == null
                        || vs == null
                        || (pixelKey & ~PixelVariant.ALPHA_TEST) != 0
                        || d.unusual != 0
                        || (d.wraps | d.circles) != 0
                        || d.fetches() != 0
                        || r[D3DRS_SHADEMODE] == D3DSHADE_FLAT
                        || pixelLateOwn
                        || lateWords(ps) > pixelLateWords
                ? 0
                : ps.kin;
    }

    /** Targets, code, and what follows from them. */
    private void updateCode(VertexDeclaration9 decl) { // hot
        int given = d.dirty;
        if ((given & Dirty9.PIXEL_PROGRAM) != 0) d.dirty |= Dirty9.PIXEL_CODE;
        if ((given & Dirty9.VERTEX_PROGRAM) != 0 || (given & Dirty9.DECLARATION) != 0 && vertexProgram == null) {
            d.dirty |= Dirty9.VERTEX_CODE;
        }
        if ((d.dirty & Dirty9.TARGETS) != 0) {
            applyTargets();
            d.dirty |= Dirty9.BLEND | Dirty9.DEPTH | Dirty9.RASTER | Dirty9.VIEWPORT | Dirty9.VALUES;
        }
        if (transformed != decl.transformed) {
            transformed = decl.transformed;
            d.dirty |= Dirty9.VIEWPORT | Dirty9.RASTER | Dirty9.PIXEL_LATE | Dirty9.VERTEX_CODE;
        }
        if ((d.dirty & (Dirty9.VERTEX_CODE | Dirty9.PIXEL_CODE)) != 0) applyCode(decl);
        if ((d.dirty & Dirty9.LAYOUT) != 0) applyLayout(decl);
    }

    private void updatePixels(int dirty) { // hot
        int[] r = d.state.render;
        if ((dirty & Dirty9.BLEND) != 0) {
            int id = ids.blend(r, opaque, blendable, coverage(r), outputs);
            if (id != boundBlend) {
                boundBlend = id;
                pipe.bindBlend(id);
            }
        }
        if ((dirty & Dirty9.DEPTH) != 0) {
            boolean bounds = r[D3DRS_ADAPTIVETESS_X] == D3DFMT_NVDB && d.caps.depthBounds && hasDepth;
            int id = ids.depth(r, hasDepth, hasStencil, bounds);
            if (id != boundDepth) {
                boundDepth = id;
                pipe.bindDepthStencil(id);
            }
        }
        if ((dirty & Dirty9.RASTER) != 0) applyRaster(r);
        if ((dirty & Dirty9.VIEWPORT) != 0) applyViewport();
        if ((dirty & Dirty9.SCISSOR) != 0) {
            Rect9 s = d.state.scissor;
            pipe.setScissor(0, s.left(), s.top(), Math.max(0, s.width()), Math.max(0, s.height()));
        }
        if ((dirty & Dirty9.VALUES) != 0) applyValues(r);
    }

    // ---- targets
    // -----------------------------------------------------------------------------------------------------

    /** Binds the targets where they changed: clears need no more than that. */
    void ensureTargets() {
        if ((d.dirty & Dirty9.TARGETS) == 0) return;
        applyTargets();
        d.dirty &= ~Dirty9.TARGETS;
        d.dirty |= Dirty9.BLEND | Dirty9.DEPTH | Dirty9.RASTER | Dirty9.VIEWPORT | Dirty9.VALUES;
    }

    @SuppressWarnings("NullAway") // a list with nulls, as RenderTargets takes it
    private void applyTargets() {
        boolean srgb = d.state.render[D3DRS_SRGBWRITEENABLE] != 0;
        List<RenderTargets.@Nullable Attachment> colors = new ArrayList<>();
        Surface9 first = d.targets[0];
        int width = first == null ? 1 : first.width();
        int height = first == null ? 1 : first.height();
        samples = first == null ? 1 : first.store.samples;
        maskable = first != null && first.multiSampleType != D3DMULTISAMPLE_NONMASKABLE;
        opaque = first != null && !first.store.info.hasAlpha();
        blendable = 0;
        for (int i = 0; i < d.targets.length; i++) {
            Surface9 s = d.targets[i];
            RenderTargets.Attachment a = s == null || s.store.samples != samples ? null : s.attachment(srgb);
            colors.add(a);
            if (a == null || s == null) continue;
            if ((d.gpu.formatSupport(a.format()) & FormatSupport.BLENDED) != 0) blendable |= 1 << i;
            width = Math.min(width, s.width());
            height = Math.min(height, s.height());
            s.store.mipsStale = true;
        }
        while (!colors.isEmpty() && colors.getLast() == null) colors.removeLast();
        Surface9 depth = d.depthStencil;
        RenderTargets.Attachment z = null;
        if (depth != null && depth.store.samples == samples) {
            z = depth.attachment(false);
            // A smaller depth buffer bounds what is drawn.
            width = Math.min(width, depth.width());
            height = Math.min(height, depth.height());
        }
        hasDepth = z != null && z.format().hasDepth();
        hasStencil = z != null && z.format().hasStencil();
        if (z != null) {
            // Floats have no step of their own: devices count in that of the depth drawn, and most depth lies behind
            // 0.5.
            depthScale = z.format() == Format.D16_UNORM ? 1 << 16 : 1 << 24;
        }
        targetWidth = width;
        targetHeight = height;
        pipe.setRenderTargets(new RenderTargets(colors, z, width, height, 1, samples));
    }

    private boolean coverage(int[] r) { // hot
        int v = r[D3DRS_ADAPTIVETESS_Y];
        if (samples == 1) return false;
        if (v == D3DFMT_ATOC) return d.parent.isNvidia() && r[D3DRS_ALPHATESTENABLE] != 0;
        return d.alphaToCoverage && !d.parent.isNvidia();
    }

    // ---- code
    // --------------------------------------------------------------------------------------------------------

    private void applyCode(VertexDeclaration9 decl) { // hot
        int dirty = d.dirty;
        if ((dirty & Dirty9.WRAPS) != 0) applyWraps(d.state.render);
        // A program depends on nothing of the other stage; fixed function does.
        int more = 0;
        if (pixelProgram == null || (dirty & Dirty9.PIXEL_CODE) != 0) more = applyPixelCode();
        if (vertexProgram == null || (dirty & Dirty9.VERTEX_CODE) != 0) more |= applyVertexCode(decl);
        if ((d.circles | (boundCircles == null ? 0 : 1)) != 0) applyCircles(vertexProgram, pixelProgram);
        findKin();
        d.dirty = (d.dirty | more) & ~(Dirty9.VERTEX_CODE | Dirty9.PIXEL_CODE);
    }

    /** Answers what else is dirty then. */
    private int applyPixelCode() { // hot
        State9 s = d.state;
        boolean points = shape == POINTS;
        PixelShader9 ps = s.pixelShader;
        pixelProgram = ps;
        ShaderObject pixel;
        long newKinds;
        int written;
        if (ps == null) {
            pixel = d.fixed.pixelShader(points);
            sampledSets = d.fixed.sampled();
            newKinds = d.fixed.sampledKinds();
            written = 1;
        } else {
            int key = ps.key(s, points, d.unusual);
            pixelKey = key;
            pixel = ps.variant(key, d.wraps, d.fetches());
            sampledSets = ps.texcoords();
            newKinds = ps.kinds(key);
            written = ps.targets();
        }
        int more = 0;
        if (written != outputs) {
            outputs = written;
            more = Dirty9.BLEND;
        }
        if (newKinds != kinds) {
            changedKinds(kinds, newKinds, 0);
            kinds = newKinds;
        }
        if (pixel == boundPixel) return more;
        boundPixel = pixel;
        pipe.bindShader(Stage.FRAGMENT, pixel);
        if (pixelLateOwn || lateWords(ps) > pixelLateWords) more |= Dirty9.PIXEL_LATE;
        if (ps == null) {
            if (!stagesSent) more |= Dirty9.STAGES;
            return more;
        }
        if (ps.usesIntsOrBools) more |= Dirty9.PIXEL_LATE;
        if (ps.floats.arrangement != pixelArrangement) {
            more |= Dirty9.PIXEL_FLOATS;
            d.pixelFrom = 0;
            d.pixelTo = Integer.MAX_VALUE;
        }
        return more;
    }

    /** Answers what else is dirty then. */
    private int applyVertexCode(VertexDeclaration9 decl) { // hot
        int clipped = d.state.render[D3DRS_CLIPPLANEENABLE];
        VertexShader9 vs = decl.transformed ? null : d.vertexShader();
        boolean wasFixed = fixedVertex;
        boolean wasSized = sizeFromShader;
        fixedVertex = vs == null;
        vertexProgram = vs;
        // Constants of software processing are not there without it.
        refused = vs != null && vs.isSoftware && !d.softwareProcessing;
        int more = 0;
        ShaderObject vertex;
        int signature;
        long newKinds;
        if (vs == null) {
            vertex = d.fixed.vertexShader(decl, sampledSets);
            signature = 0;
            newKinds = 0;
            sizeFromShader = d.fixed.writesPointSize();
            if (d.fixed.blendBits() != blendBits) {
                blendBits = d.fixed.blendBits();
                more = Dirty9.BLEND_MATRICES;
            }
        } else {
            vertex = vs.variant(clipped != 0);
            signature = vs.signature();
            newKinds = vs.kinds();
            sizeFromShader = vs.writesPointSize();
        }
        if (newKinds != vertexKinds) {
            changedKinds(vertexKinds, newKinds, 17);
            vertexKinds = newKinds;
        }
        if (vertex != boundVertex) {
            boundVertex = vertex;
            pipe.bindShader(Stage.VERTEX, vertex);
            if (vs == null) {
                // A shader of other lights or blending may need what was not sent for the last one.
                more |= Dirty9.LIGHTS;
                if (!wasFixed) more |= Dirty9.TRANSFORMS | Dirty9.TEXTURE_MATRICES | Dirty9.VERTEX_VALUES;
            } else {
                if (vs.usesIntsOrBools || vertexLateOwn || vertexLateWords == 0) more |= Dirty9.VERTEX_LATE;
                if (vs.floats.arrangement != vertexArrangement) {
                    more |= Dirty9.VERTEX_FLOATS;
                    d.vertexFrom = 0;
                    d.vertexTo = Integer.MAX_VALUE;
                }
            }
        }
        int clip = decl.transformed ? 0 : clipped & 63;
        if (sizeFromShader != wasSized || clip != clipDistances) {
            clipDistances = clip;
            more |= Dirty9.RASTER;
        }
        if (signature != inputs) {
            inputs = signature;
            more |= Dirty9.LAYOUT;
        }
        return more;
    }

    private void applyWraps(int[] r) { // hot
        long all = 0;
        for (int i = 0; i < 8; i++) {
            all |= (r[D3DRS_WRAP0 + i] & 15L) << 4 * i | (r[D3DRS_WRAP8 + i] & 15L) << 4 * i + 32;
        }
        if (d.caps.cylindricalWrap) d.wraps = all;
        else if (d.caps.geometry) d.circles = all;
        else if (all != 0) sayNoWraps();
    }

    private void applyCircles(@Nullable VertexShader9 vs, @Nullable PixelShader9 ps) { // hot
        int[] r = d.state.render;
        ShaderObject stage = null;
        // Of polygons that are drawn as points nothing is interpolated.
        if (shape == LINES || shape == TRIANGLES && r[D3DRS_FILLMODE] != D3DFILL_POINT) {
            long seen = ps == null ? d.fixed.circles() : ps.circles(d.circles);
            if (seen != 0) {
                long outputs = vs == null ? d.fixed.outputs() : vs.outputs(r[D3DRS_CLIPPLANEENABLE] != 0);
                stage = circles.stage(outputs, seen, shape == LINES);
            }
        }
        if (stage == boundCircles) return;
        boundCircles = stage;
        pipe.bindShader(Stage.GEOMETRY, stage);
    }

    private void sayNoWraps() {
        if (saidNoWraps) return;
        saidNoWraps = true;
        d.gpu.options()
                .messages()
                .message(
                        tepui.pipe.DeviceOptions.MessageSink.Severity.NOTE,
                        "Direct3D 9: D3DRS_WRAP0 to 15 have no effect, the device interpolates no coordinates on a circle and has no geometry shaders");
    }

    private void changedKinds(long before, long now, int first) { // hot
        long changed = before ^ now;
        for (int i = 0; changed != 0; i++, changed >>>= 3) {
            if ((changed & 7) != 0) d.dirtySamplers |= 1 << first + i;
        }
        d.dirty |= Dirty9.TEXTURES;
    }

    // ---- vertices
    // ----------------------------------------------------------------------------------------------------

    private void applyLayout(VertexDeclaration9 decl) { // hot
        State9 s = d.state;
        int[] k = layoutKey;
        int n = 0;
        k[n++] = decl.id;
        k[n++] = inputs;
        for (int i = 0; i < State9.STREAMS; i++) {
            if ((decl.streams >> i & 1) == 0) continue;
            k[n++] = s.strides[i];
            k[n++] = divisor(s.frequencies[i]);
        }
        int id = layouts.find(k, n);
        if (id < 0) {
            id = d.gpu.states().vertexLayout.intern(makeLayout(decl));
            layouts.put(k, n, id);
        }
        if (id != boundLayout) {
            boundLayout = id;
            pipe.bindVertexLayout(id);
        }
        if (declaredStreams != decl.streams) {
            declaredStreams = decl.streams;
            d.dirty |= Dirty9.BUFFERS;
        }
    }

    private static int divisor(int frequency) { // hot
        return (frequency & D3DSTREAMSOURCE_INSTANCEDATA) != 0 ? frequency & 0x3fffff : 0;
    }

    private VertexLayout makeLayout(VertexDeclaration9 decl) {
        State9 s = d.state;
        List<VertexLayout.Element> elements = new ArrayList<>();
        int last = -1;
        for (VertexElement9 e : decl.getDeclaration()) {
            int location = location(e);
            Format f = VertexDeclaration9.format(e.type());
            if (location < 0 || f == null) continue;
            boolean taken = elements.stream().anyMatch(x -> x.location() == location);
            if (taken) continue;
            elements.add(new VertexLayout.Element(location, e.stream(), e.offset(), f));
            last = Math.max(last, e.stream());
        }
        List<VertexLayout.Binding> bindings = new ArrayList<>();
        for (int i = 0; i <= last; i++) {
            bindings.add(new VertexLayout.Binding(s.strides[i], divisor(s.frequencies[i])));
        }
        return new VertexLayout(elements, bindings);
    }

    private int location(VertexElement9 e) {
        VertexShader9 vs = d.state.vertexShader;
        if (inputs != 0 && vs != null) return vs.location(e.usage(), e.usageIndex());
        int i = e.usageIndex();
        return switch (e.usage()) {
            case D3DDECLUSAGE_POSITION, D3DDECLUSAGE_POSITIONT ->
                i == 0 ? FixedVertex.POSITION : i == 1 && tweens() ? FixedVertex.POSITION1 : -1;
            case D3DDECLUSAGE_BLENDWEIGHT -> i == 0 && !tweens() ? FixedVertex.WEIGHTS : -1;
            case D3DDECLUSAGE_BLENDINDICES -> i == 0 && !tweens() ? FixedVertex.INDICES : -1;
            case D3DDECLUSAGE_NORMAL -> i == 0 ? FixedVertex.NORMAL : i == 1 && tweens() ? FixedVertex.NORMAL1 : -1;
            case D3DDECLUSAGE_PSIZE -> i == 0 ? FixedVertex.POINT_SIZE : -1;
            case D3DDECLUSAGE_COLOR -> i == 0 ? FixedVertex.COLOR0 : i == 1 ? FixedVertex.COLOR1 : -1;
            case D3DDECLUSAGE_TEXCOORD -> i < 8 ? FixedVertex.TEXCOORD0 + i : -1;
            default -> -1;
        };
    }

    /** A declaration with a second position has no weights: it is for tweening, whatever the state says. */
    private boolean tweens() {
        VertexDeclaration9 decl = d.state.declaration;
        return decl != null && decl.find(D3DDECLUSAGE_POSITION, 1) != null;
    }

    private void prepareBuffers() { // hot
        State9 s = d.state;
        boolean more = false;
        for (int i = 0; i < State9.STREAMS; i++) {
            VertexBuffer9 b = s.streams[i];
            if (b == null || !b.isStale()) continue;
            b.prepare();
            more |= b.isStale();
        }
        IndexBuffer9 indices = s.indices;
        if (indices != null && indices.isStale()) {
            indices.prepare();
            more |= indices.isStale();
        }
        // A buffer that stays locked is brought again before each draw.
        if (!more) d.dirty &= ~Dirty9.BUFFERS;
    }

    private void applyStreams() { // hot
        State9 s = d.state;
        int mask = d.dirtyStreams & 0xffff;
        d.dirtyStreams = 0;
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            mask &= mask - 1;
            VertexBuffer9 b = s.streams[i];
            // An offset behind the end leaves nothing to read.
            if (b != null && s.offsets[i] > b.size) b = null;
            pipe.bindVertexBuffer(i, b == null ? null : b.buffer, b == null ? 0 : s.offsets[i]);
        }
    }

    private void applyIndices() { // hot
        IndexBuffer9 i = d.state.indices;
        if (i != null) pipe.bindIndexBuffer(i.buffer, 0, i.type);
    }

    // ---- rasteriser, viewport, values
    // --------------------------------------------------------------------------------

    private void applyRaster(int[] r) { // hot
        boolean clips = r[D3DRS_CLIPPING] != 0;
        if (transformed && (!hasDepth || r[D3DRS_ZENABLE] == D3DZB_FALSE)) clips = false;
        int id = ids.raster(r, clips, sizeFromShader, clipDistances, depthScale);
        if (id == boundRaster) return;
        boundRaster = id;
        pipe.bindRaster(id);
    }

    private void applyViewport() { // hot
        Viewport9 v = d.state.viewport;
        float near = Math.min(Math.max(v.minZ(), 0), 1);
        float far = Math.min(Math.max(v.maxZ(), 0), 1);
        if (transformed) {
            near = 0;
            far = 1;
        } else if (near < 0.5f && far < near + 0.001f) {
            far = near + 0.001f;
        }
        // Pixel centres are whole numbers here, and rows go down.
        pipe.setViewport(0, v.x() + 0.5f, v.y() + v.height() + 0.5f, v.width(), -v.height(), near, far);
    }

    private void applyValues(int[] r) { // hot
        int c = r[D3DRS_BLENDFACTOR];
        pipe.setBlendColor((c >> 16 & 255) / 255f, (c >> 8 & 255) / 255f, (c & 255) / 255f, (c >>> 24) / 255f);
        pipe.setStencilReference(r[D3DRS_STENCILREF] & 255, r[D3DRS_STENCILREF] & 255);
        pipe.setSampleMask(samples > 1 && maskable ? r[D3DRS_MULTISAMPLEMASK] : -1);
    }

    // ---- constants
    // ---------------------------------------------------------------------------------------------------

    /** Float constants of programs alone: what changes most. */
    private void applyFloats(int dirty) { // hot
        State9 s = d.state;
        if ((dirty & Dirty9.VERTEX_FLOATS) != 0) {
            VertexShader9 vs = vertexProgram;
            if (vs == null) vertexArrangement = 0;
            else if (vs.floats.send(pipe, s.vertexFloats, d.vertexFrom, d.vertexTo)) {
                vertexArrangement = vs.floats.arrangement;
            }
            d.vertexFrom = Integer.MAX_VALUE;
            d.vertexTo = 0;
        }
        if ((dirty & Dirty9.PIXEL_FLOATS) != 0) {
            PixelShader9 ps = pixelProgram;
            if (ps == null) pixelArrangement = 0;
            else if (ps.floats.send(pipe, s.pixelFloats, d.pixelFrom, d.pixelTo)) {
                pixelArrangement = ps.floats.arrangement;
            }
            d.pixelFrom = Integer.MAX_VALUE;
            d.pixelTo = 0;
        }
    }

    private void applyConstants(int dirty) { // hot
        State9 s = d.state;
        if ((dirty & FLOATS) != 0) applyFloats(dirty);
        VertexShader9 vs = vertexProgram;
        if (fixedVertex) {
            d.fixed.sendVertex(dirty);
            // What a shader would read of these changed without it.
            if ((dirty & Dirty9.VERTEX_LATE) != 0) vertexLateWords = 0;
        } else if (vs != null && (dirty & Dirty9.VERTEX_LATE) != 0) {
            sendVertexLate(s, vs);
        }
        PixelShader9 ps = pixelProgram;
        if ((dirty & Dirty9.STAGES) != 0) {
            if (ps == null) d.fixed.sendStages();
            stagesSent = ps == null;
        }
        if ((dirty & Dirty9.PIXEL_LATE) != 0) sendPixelLate(s, ps);
    }

    private void sendVertexLate(State9 s, VertexShader9 vs) { // hot
        int[] w = late;
        int mask = s.render[D3DRS_CLIPPLANEENABLE];
        for (int i = 0; i < State9.PLANES; i++) {
            float[] p = s.planes[i];
            for (int k = 0; k < 4; k++) {
                w[Slots.V_PLANES + 4 * i + k] = (mask >> i & 1) != 0 ? Float.floatToRawIntBits(p[k]) : 0;
            }
        }
        w[Slots.V_POINT_SIZE] = s.render[D3DRS_POINTSIZE_MIN];
        w[Slots.V_POINT_SIZE + 1] = s.render[D3DRS_POINTSIZE_MAX];
        w[Slots.V_BOOLS] = vs.program.boolBits(s.vertexBools);
        vs.program.putInts(s.vertexInts, w, Slots.V_INTS);
        vertexLateWords = vs.program.usesInts() ? w.length : Slots.V_INTS;
        vertexLateOwn = vs.usesIntsOrBools;
        pipe.setUniforms(Stage.VERTEX, Slots.LATE, w, 0, vertexLateWords);
    }

    private void sendPixelLate(State9 s, @Nullable PixelShader9 ps) { // hot
        int[] r = s.render;
        int[] w = pixelLate;
        int c = r[D3DRS_FOGCOLOR];
        w[Slots.P_FOG_COLOR] = Float.floatToRawIntBits((c >> 16 & 255) / 255f);
        w[Slots.P_FOG_COLOR + 1] = Float.floatToRawIntBits((c >> 8 & 255) / 255f);
        w[Slots.P_FOG_COLOR + 2] = Float.floatToRawIntBits((c & 255) / 255f);
        w[Slots.P_FOG_COLOR + 3] = Float.floatToRawIntBits(1);
        float start = Float.intBitsToFloat(r[D3DRS_FOGSTART]);
        float end = Float.intBitsToFloat(r[D3DRS_FOGEND]);
        w[Slots.P_FOG] = r[D3DRS_FOGSTART];
        w[Slots.P_FOG + 1] = r[D3DRS_FOGEND];
        w[Slots.P_FOG + 2] = Float.floatToRawIntBits(FixedState9.fogScale(start, end));
        w[Slots.P_FOG + 3] = r[D3DRS_FOGDENSITY];
        w[Slots.P_FOG_MODE] = fogMode(s);
        w[Slots.P_ALPHA] = Float.floatToRawIntBits((r[D3DRS_ALPHAREF] & 255) / 255f);
        w[Slots.P_ALPHA + 1] = StateIds9.compare(r[D3DRS_ALPHAFUNC]).ordinal();
        if (ps != null) {
            int projected = 0;
            for (int i = 0; i < State9.STAGES; i++) {
                int t = s.stage(i, D3DTSS_TEXTURETRANSFORMFLAGS);
                if ((t & D3DTTFF_PROJECTED) != 0) projected |= 1 << i;
                FixedState9.bump(s, i, w, Slots.P_BUMP + 4 * i, Slots.P_BUMP_LUMINANCE + 4 * i);
            }
            w[Slots.P_PROJECTED] = projected;
            w[Slots.P_BOOLS] = ps.program.boolBits(s.pixelBools);
            ps.program.putInts(s.pixelInts, w, Slots.P_INTS);
        }
        pixelLateWords = lateWords(ps);
        pixelLateOwn = ps != null && ps.usesIntsOrBools;
        pipe.setUniforms(Stage.FRAGMENT, Slots.LATE, w, 0, pixelLateWords);
    }

    /** Words that the pixel code reads of what is bound late. */
    private static int lateWords(@Nullable PixelShader9 ps) { // hot
        if (ps == null) return Slots.P_BOOLS + 1;
        return ps.lateWords;
    }

    private int fogMode(State9 s) { // hot
        int[] r = s.render;
        if (r[D3DRS_FOGENABLE] == 0) return Slots.FOG_NONE;
        int table = r[D3DRS_FOGTABLEMODE] & 3;
        if (table == D3DFOG_NONE) return Slots.FOG_VERTEX;
        // By depth, unless the projection says that w is not 1.
        boolean byW = !Matrices.isAffine(s.transforms[1]);
        int mode = table == D3DFOG_EXP ? Slots.FOG_EXP : table == D3DFOG_EXP2 ? Slots.FOG_EXP2 : Slots.FOG_LINEAR;
        return mode + (byW ? Slots.FOG_BY_W : 0);
    }

    // ---- textures
    // ----------------------------------------------------------------------------------------------------

    private void applyTextures() { // hot
        State9 s = d.state;
        int mask = d.dirtySamplers & (1 << State9.SAMPLERS) - 1;
        d.dirtySamplers = 0;
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            mask &= mask - 1;
            if (i == 16) continue;
            boolean vertex = i > 16;
            int slot = vertex ? i - 17 : i;
            Stage stage = vertex ? Stage.VERTEX : Stage.FRAGMENT;
            BaseTexture9 t = s.textures[i];
            int wanted = (int) ((vertex ? vertexKinds : kinds) >>> 3 * slot & 7);
            TextureView view = null;
            if (t != null && wanted != 0 && t.kind == wanted) {
                t.store.prepare();
                view = t.store.view(s.sampler(i, D3DSAMP_SRGBTEXTURE) != 0, wanted == BaseTexture9.COMPARED);
            }
            pipe.bindTexture(stage, slot, view);
            if (wanted != 0) applySampler(i, stage, slot, t, wanted == BaseTexture9.COMPARED);
        }
    }

    private void applySampler(int i, Stage stage, int slot, @Nullable BaseTexture9 t, boolean compare) { // hot
        int from = (t == null ? 0 : t.sampling() << 2 | 2) | (compare ? 1 : 0);
        if (from == sampled[i] && (d.dirtySamplerStates >> i & 1) == 0) return;
        sampled[i] = from;
        d.dirtySamplerStates &= ~(1 << i);
        int id = ids.sampler(d.state, i, t, compare);
        if (id == boundSamplers[i]) return;
        boundSamplers[i] = id;
        pipe.bindSampler(stage, slot, id);
    }
}
