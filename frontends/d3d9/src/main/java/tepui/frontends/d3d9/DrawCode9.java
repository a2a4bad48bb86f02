package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.shader.PixelVariant;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;

/** Brings the code of all stages to the context, programs' or fixed function's, and keeps what other states have to know of it. */
final class DrawCode9 {
    private static final int POINTS = 0;
    private static final int LINES = 1;
    private static final int TRIANGLES = 2;
    /** Kinds of primitives by the numbers of D3DPT_... */
    private static final byte[] SHAPES = {POINTS, POINTS, LINES, LINES, TRIANGLES, TRIANGLES, TRIANGLES};

    private final DeviceStates d;
    private final DrawConstants9 constants;
    private final DrawTextures9 textures;
    private final Circles9 circles;
    private @Nullable ShaderObject boundVertex;
    private @Nullable ShaderObject boundPixel;
    private @Nullable ShaderObject boundCircles;
    private int shape = TRIANGLES;
    private int blendBits;
    private boolean saidNoWraps;
    /** {@link VertexShader9#kin} of the program that runs, where another of its kind needs no more than to be bound; 0 where it may. */
    private int vertexKin;

    private int pixelKin;
    /** {@link PixelShader9#key} of the program that runs. */
    private int pixelKey;
    /** Sets of coordinates that the pixel code reads, a bit each. */
    private int sampledSets;

    /** The vertex shader's input signature, 0 for fixed function. */
    int inputs;

    boolean fixedVertex;
    /** The programs that run, in the form that is bound; null for fixed function. */
    @Nullable
    VertexShader9 vertexProgram;

    @Nullable
    PixelShader9 pixelProgram;

    boolean sizeFromShader;
    int clipDistances;
    /** Targets that the pixel code writes; others keep what they hold. */
    int outputs = 1;
    /** The vertex shader asks for more than the way in which vertices are processed gives: nothing is drawn. */
    boolean refused;

    DrawCode9(DeviceStates device, DrawConstants9 constants, DrawTextures9 textures) {
        d = device;
        this.constants = constants;
        this.textures = textures;
        circles = new Circles9(device);
    }

    void destroy() {
        circles.destroy();
    }

    void forget() {
        boundVertex = null;
        boundPixel = null;
    }

    /** The kind of primitive that comes next. */
    void shape(int type) { // hot
        int now = SHAPES[type];
        if (now == shape) return;
        // Sprites are points; circles are of lines and triangles.
        if (now == POINTS || shape == POINTS || d.circles != 0) d.dirty |= Dirty9.PIXEL_CODE;
        shape = now;
    }

    /** Other programs and nothing else: those of the same kin are bound, and have their constants. False where more is to be looked at. */
    boolean bindKin(int dirty) { // hot
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
                    d.pipe.bindShader(Stage.VERTEX, o);
                    d.dirty |= otherVertexFloats(vs);
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
                    d.pipe.bindShader(Stage.FRAGMENT, o);
                    d.dirty |= otherPixelFloats(ps);
                }
            }
        }
        return all;
    }

    /** Has a program its constants elsewhere than they are? Answers what is dirty then. */
    private int otherVertexFloats(VertexShader9 vs) { // hot
        if (vs.floats.arrangement == constants.vertexArrangement || vs.floats.isEmpty()) return 0;
        constants.allVertexFloats();
        return Dirty9.VERTEX_FLOATS;
    }

    private int otherPixelFloats(PixelShader9 ps) { // hot
        if (ps.floats.arrangement == constants.pixelArrangement || ps.floats.isEmpty()) return 0;
        constants.allPixelFloats();
        return Dirty9.PIXEL_FLOATS;
    }

    /**
     * Can programs of the same kin follow these with nothing but a binding? What depends on state, which would have made its group dirty, must be usual, and
     * what they read must have been sent.
     */
    private void findKin() { // hot
        int[] r = d.state.render;
        VertexShader9 vs = vertexProgram;
        PixelShader9 ps = pixelProgram;
        boolean late = constants.vertexLateOwn || constants.vertexLateWords == 0;
        vertexKin = vs == null || late || r[D3DRS_CLIPPLANEENABLE] != 0 || d.farConstants ? 0 : vs.kin;
        pixelKin = ps == null
                        || vs == null
                        || (pixelKey & ~PixelVariant.ALPHA_TEST) != 0
                        || d.unusual != 0
                        || (d.wraps | d.circles) != 0
                        || d.fetches() != 0
                        || r[D3DRS_SHADEMODE] == D3DSHADE_FLAT
                        || constants.pixelLateOwn
                        || DrawConstants9.lateWords(ps) > constants.pixelLateWords
                ? 0
                : ps.kin;
    }

    void apply(VertexDeclaration9 decl) { // hot
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
        textures.kinds(newKinds);
        if (pixel == boundPixel) return more;
        boundPixel = pixel;
        d.pipe.bindShader(Stage.FRAGMENT, pixel);
        if (constants.pixelLateOwn || DrawConstants9.lateWords(ps) > constants.pixelLateWords)
            more |= Dirty9.PIXEL_LATE;
        if (ps == null) {
            if (!constants.stagesSent) more |= Dirty9.STAGES;
            return more;
        }
        if (ps.usesIntsOrBools) more |= Dirty9.PIXEL_LATE;
        return more | otherPixelFloats(ps);
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
        textures.vertexKinds(newKinds);
        if (vertex != boundVertex) {
            boundVertex = vertex;
            d.pipe.bindShader(Stage.VERTEX, vertex);
            if (vs == null) {
                // A shader of other lights or blending may need what was not sent for the last one.
                more |= Dirty9.LIGHTS;
                if (!wasFixed) more |= Dirty9.TRANSFORMS | Dirty9.TEXTURE_MATRICES | Dirty9.VERTEX_VALUES;
            } else {
                if (vs.usesIntsOrBools || constants.vertexLateOwn || constants.vertexLateWords == 0)
                    more |= Dirty9.VERTEX_LATE;
                more |= otherVertexFloats(vs);
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
        d.pipe.bindShader(Stage.GEOMETRY, stage);
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
}
