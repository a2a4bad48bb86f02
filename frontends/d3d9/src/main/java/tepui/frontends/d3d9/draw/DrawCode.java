package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.program.WrapStages;
import tepui.frontends.d3d9.shader.PixelVariant;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.ir.Stage;
import tepui.pipe.DeviceOptions;
import tepui.pipe.ShaderObject;

/**
 * Shaders of the context: programs or fixed function by stage, and the facts about them that other state depends on.
 */
final class DrawCode {
    private static final int POINTS = 0;
    private static final int LINES = 1;
    private static final int TRIANGLES = 2;
    /** Kinds of primitives by the numbers of D3DPT_... */
    private static final byte[] SHAPES = {POINTS, POINTS, LINES, LINES, TRIANGLES, TRIANGLES, TRIANGLES};

    private final Backend backend;
    private final DeviceState state;
    private final StateValues values;
    private final DirtyBits dirty;
    private final FixedFunction fixed;
    private final Wraps wraps;
    private final DrawConstants constants;
    private final DrawTextures textures;
    private final WrapStages circles;
    private @Nullable ShaderObject boundVertex;
    private @Nullable ShaderObject boundPixel;
    private @Nullable ShaderObject boundCircles;
    private int shape = TRIANGLES;
    private int blendBits;
    private boolean saidNoWraps;
    /** {@link VertexShaderObject#traits} of the program that runs, where another of its kind needs no more than to be bound; 0 where it may. */
    private int vertexTraits;

    private int pixelTraits;
    /** {@link PixelShaderObject#key} of the program that runs. */
    private int pixelKey;
    /** Sets of coordinates that the pixel code reads, a bit each. */
    private int sampledSets;

    /** The vertex shader's input signature, 0 for fixed function. */
    int inputs;

    boolean fixedVertex;
    /** The programs that run, in the form that is bound; null for fixed function. */
    @Nullable
    VertexShaderObject vertexProgram;

    @Nullable
    PixelShaderObject pixelProgram;

    boolean sizeFromShader;
    int clipDistances;
    /** Targets that the pixel code writes; others keep what they hold. */
    int outputs = 1;
    /** The vertex shader asks for more than the way in which vertices are processed gives: nothing is drawn. */
    boolean refused;

    DrawCode(
            Backend backend,
            DeviceState state,
            FixedFunction fixed,
            Wraps wraps,
            WrapStages circles,
            DrawConstants constants,
            DrawTextures textures) {
        this.backend = backend;
        this.state = state;
        values = state.values;
        dirty = state.dirty;
        this.fixed = fixed;
        this.wraps = wraps;
        this.circles = circles;
        this.constants = constants;
        this.textures = textures;
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
        if (now == POINTS || shape == POINTS || wraps.circles != 0) dirty.groups |= DirtyBits.PIXEL_CODE;
        shape = now;
    }

    /** Other programs and nothing else: those of the same traits are bound, and have their constants. False where more is to be looked at. */
    boolean bindLike(int given) { // hot
        StateValues s = values;
        boolean all = true;
        if ((given & DirtyBits.VERTEX_PROGRAM) != 0) {
            VertexShaderObject vs = s.vertexShader;
            if (vs == null || vs.traits != vertexTraits || vertexTraits == 0) {
                all = false;
            } else {
                vertexProgram = vs;
                ShaderObject o = vs.plain();
                if (o != boundVertex) {
                    boundVertex = o;
                    backend.pipe.bindShader(Stage.VERTEX, o);
                    dirty.groups |= otherVertexFloats(vs);
                }
            }
        }
        if ((given & DirtyBits.PIXEL_PROGRAM) != 0) {
            PixelShaderObject ps = s.pixelShader;
            if (ps == null || ps.traits != pixelTraits || pixelTraits == 0) {
                all = false;
            } else {
                pixelProgram = ps;
                ShaderObject o = ps.usual(pixelKey);
                if (o != boundPixel) {
                    boundPixel = o;
                    backend.pipe.bindShader(Stage.FRAGMENT, o);
                    dirty.groups |= otherPixelFloats(ps);
                }
            }
        }
        return all;
    }

    /** Has a program its constants elsewhere than they are? Answers what is dirty then. */
    private int otherVertexFloats(VertexShaderObject vs) { // hot
        if (vs.floats.arrangement == constants.vertexArrangement || vs.floats.isEmpty()) return 0;
        dirty.allVertexFloats();
        return DirtyBits.VERTEX_FLOATS;
    }

    private int otherPixelFloats(PixelShaderObject ps) { // hot
        if (ps.floats.arrangement == constants.pixelArrangement || ps.floats.isEmpty()) return 0;
        dirty.allPixelFloats();
        return DirtyBits.PIXEL_FLOATS;
    }

    /**
     * Can programs of the same traits follow these with nothing but a binding? What depends on state, which would have made its group dirty, must be usual, and
     * what they read must have been sent.
     */
    private void findLike() { // hot
        int[] r = values.render;
        VertexShaderObject vs = vertexProgram;
        PixelShaderObject ps = pixelProgram;
        boolean late = constants.vertexLateOwn || constants.vertexLateWords == 0;
        vertexTraits = vs == null || late || r[D3DRS_CLIPPLANEENABLE] != 0 || state.farConstants ? 0 : vs.traits;
        pixelTraits = ps == null
                        || vs == null
                        || (pixelKey & ~PixelVariant.ALPHA_TEST) != 0
                        || state.unusual != 0
                        || (wraps.wraps | wraps.circles) != 0
                        || state.fetches() != 0
                        || r[D3DRS_SHADEMODE] == D3DSHADE_FLAT
                        || constants.pixelLateOwn
                        || DrawConstants.lateWords(ps) > constants.pixelLateWords
                ? 0
                : ps.traits;
    }

    void apply(VertexDeclarationObject decl) { // hot
        int given = dirty.groups;
        if ((given & DirtyBits.WRAPS) != 0) applyWraps(values.render);
        // A program depends on nothing of the other stage; fixed function does.
        int more = 0;
        if (pixelProgram == null || (given & DirtyBits.PIXEL_CODE) != 0) more = applyPixelCode();
        if (vertexProgram == null || (given & DirtyBits.VERTEX_CODE) != 0) more |= applyVertexCode(decl);
        if ((wraps.circles | (boundCircles == null ? 0 : 1)) != 0) applyCircles(vertexProgram, pixelProgram);
        findLike();
        dirty.groups = (dirty.groups | more) & ~(DirtyBits.VERTEX_CODE | DirtyBits.PIXEL_CODE);
    }

    /** Answers what else is dirty then. */
    private int applyPixelCode() { // hot
        StateValues s = values;
        boolean points = shape == POINTS;
        PixelShaderObject ps = s.pixelShader;
        pixelProgram = ps;
        ShaderObject pixel;
        long newKinds;
        int written;
        if (ps == null) {
            pixel = fixed.pixelShader(points);
            sampledSets = fixed.sampled();
            newKinds = fixed.sampledKinds();
            written = 1;
        } else {
            int key = ps.key(s.render, s.textures, points, state.unusual);
            pixelKey = key;
            pixel = ps.variant(key, wraps.wraps, state.fetches());
            sampledSets = ps.texcoords();
            newKinds = ps.kinds(key);
            written = ps.targets();
        }
        int more = 0;
        if (written != outputs) {
            outputs = written;
            more = DirtyBits.BLEND;
        }
        textures.kinds(newKinds);
        if (pixel == boundPixel) return more;
        boundPixel = pixel;
        backend.pipe.bindShader(Stage.FRAGMENT, pixel);
        if (constants.pixelLateOwn || DrawConstants.lateWords(ps) > constants.pixelLateWords)
            more |= DirtyBits.PIXEL_LATE;
        if (ps == null) {
            if (!constants.stagesSent) more |= DirtyBits.STAGES;
            return more;
        }
        if (ps.usesIntsOrBools) more |= DirtyBits.PIXEL_LATE;
        return more | otherPixelFloats(ps);
    }

    /** Answers what else is dirty then. */
    private int applyVertexCode(VertexDeclarationObject decl) { // hot
        int clipped = values.render[D3DRS_CLIPPLANEENABLE];
        VertexShaderObject vs = decl.transformed ? null : state.vertexShader();
        boolean wasFixed = fixedVertex;
        boolean wasSized = sizeFromShader;
        fixedVertex = vs == null;
        vertexProgram = vs;
        // Constants of software processing are not there without it.
        refused = vs != null && vs.isSoftware && !state.softwareProcessing;
        int more = 0;
        ShaderObject vertex;
        int signature;
        long newKinds;
        if (vs == null) {
            vertex = fixed.vertexShader(decl, sampledSets);
            signature = 0;
            newKinds = 0;
            sizeFromShader = fixed.writesPointSize();
            if (fixed.blendBits() != blendBits) {
                blendBits = fixed.blendBits();
                more = DirtyBits.BLEND_MATRICES;
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
            backend.pipe.bindShader(Stage.VERTEX, vertex);
            if (vs == null) {
                // A shader of other lights or blending may need what was not sent for the last one.
                more |= DirtyBits.LIGHTS;
                if (!wasFixed) more |= DirtyBits.TRANSFORMS | DirtyBits.TEXTURE_MATRICES | DirtyBits.VERTEX_VALUES;
            } else {
                if (vs.usesIntsOrBools || constants.vertexLateOwn || constants.vertexLateWords == 0)
                    more |= DirtyBits.VERTEX_LATE;
                more |= otherVertexFloats(vs);
            }
        }
        int clip = decl.transformed ? 0 : clipped & 63;
        if (sizeFromShader != wasSized || clip != clipDistances) {
            clipDistances = clip;
            more |= DirtyBits.RASTER;
        }
        if (signature != inputs) {
            inputs = signature;
            more |= DirtyBits.LAYOUT;
        }
        return more;
    }

    private void applyWraps(int[] r) { // hot
        long all = 0;
        for (int i = 0; i < 8; i++) {
            all |= (r[D3DRS_WRAP0 + i] & 15L) << 4 * i | (r[D3DRS_WRAP8 + i] & 15L) << 4 * i + 32;
        }
        if (backend.caps.cylindricalWrap) wraps.wraps = all;
        else if (backend.caps.geometry) wraps.circles = all;
        else if (all != 0) sayNoWraps();
    }

    private void applyCircles(@Nullable VertexShaderObject vs, @Nullable PixelShaderObject ps) { // hot
        int[] r = values.render;
        ShaderObject stage = null;
        // Of polygons that are drawn as points nothing is interpolated.
        if (shape == LINES || shape == TRIANGLES && r[D3DRS_FILLMODE] != D3DFILL_POINT) {
            long seen = ps == null ? fixed.circles() : ps.circles(wraps.circles);
            if (seen != 0) {
                long outputs = vs == null ? fixed.outputs() : vs.outputs(r[D3DRS_CLIPPLANEENABLE] != 0);
                stage = circles.stage(outputs, seen, shape == LINES);
            }
        }
        if (stage == boundCircles) return;
        boundCircles = stage;
        backend.pipe.bindShader(Stage.GEOMETRY, stage);
    }

    private void sayNoWraps() {
        if (saidNoWraps) return;
        saidNoWraps = true;
        backend.say(
                DeviceOptions.MessageSink.Severity.NOTE,
                "D3DRS_WRAP0 to 15 have no effect, the device interpolates no coordinates on a circle and has no geometry shaders");
    }
}
