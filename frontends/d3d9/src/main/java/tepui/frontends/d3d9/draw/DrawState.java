package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.base.AdapterVendor;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.WrapStages;
import tepui.frontends.d3d9.resource.ResourceRegistry;
import tepui.frontends.d3d9.shader.Semantics;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.frontends.d3d9.state.TargetBindings;
import tepui.pipe.Caps;
import tepui.pipe.Context;

/**
 * State of the contract's context: brings it to what a draw needs. It walks the groups of {@link DirtyBits} that are set, in the order of this file. With none
 * set a draw is one compare and its own call. Each kind of state has a class that knows what the context has of it; here are the fixed states of pixels.
 */
public final class DrawState {
    private static final int NONE = -1;
    // ---- groups of groups: with none of them dirty, none of theirs is looked at
    private static final int PROGRAMS = DirtyBits.VERTEX_PROGRAM | DirtyBits.PIXEL_PROGRAM;
    private static final int CODE = DirtyBits.TARGETS
            | DirtyBits.VERTEX_CODE
            | DirtyBits.PIXEL_CODE
            | DirtyBits.LAYOUT
            | PROGRAMS
            | DirtyBits.DECLARATION;
    private static final int VERTICES = DirtyBits.BUFFERS | DirtyBits.STREAMS | DirtyBits.INDICES;
    private static final int PIXELS = DirtyBits.BLEND
            | DirtyBits.DEPTH
            | DirtyBits.RASTER
            | DirtyBits.VIEWPORT
            | DirtyBits.SCISSOR
            | DirtyBits.VALUES;
    private static final int CONSTANTS =
            DirtyBits.ALL & ~(CODE | VERTICES | PIXELS | DirtyBits.TEXTURES | DirtyBits.USER_VERTICES);
    private static final int FLOATS = DirtyBits.VERTEX_FLOATS | DirtyBits.PIXEL_FLOATS;

    private final Backend backend;
    private final DeviceState state;
    private final TargetBindings bound;
    private final AdapterVendor vendor;
    private final Semantics semantics;
    private final DirtyBits dirty;
    private final StateValues values;
    private Caps caps;
    private Context pipe;
    private StateIds ids;
    DrawTargets targets;
    FixedFunction fixed;
    private WrapStages circles;
    private DrawCode code;
    UserVertices user;
    private DrawVertices vertices;
    private DrawConstants constants;
    private DrawTextures textures;
    private int boundBlend = NONE;
    private int boundDepth = NONE;
    private int boundRaster = NONE;
    private int boundEvery = NONE;
    private boolean transformed;

    public DrawState(
            Backend backend, DeviceState state, TargetBindings bound, AdapterVendor vendor, Semantics semantics) {
        this.backend = backend;
        this.state = state;
        this.bound = bound;
        this.vendor = vendor;
        this.semantics = semantics;
        dirty = state.dirty;
        values = state.values;
        restore();
    }

    /** Makes everything for the backend's device of now; what it had of a lost one went with it. */
    public void restore() {
        caps = backend.caps;
        pipe = backend.pipe;
        Wraps wraps = new Wraps();
        ids = new StateIds(backend.gpu.states(), caps);
        targets = new DrawTargets(backend, state, bound, vendor);
        user = new UserVertices(backend);
        fixed = new FixedFunction(backend, state, wraps);
        vertices = new DrawVertices(backend, state, user);
        constants = new DrawConstants(backend, state, new FixedConstants(backend, state, fixed));
        textures = new DrawTextures(backend, state, ids);
        circles = new WrapStages(backend, semantics);
        code = new DrawCode(backend, state, fixed, wraps, circles, constants, textures);
        forget();
    }

    public void destroy() {
        circles.destroy();
        fixed.destroy();
        user.close();
    }

    /** Makes what first draws would wait for. */
    public void warm(ResourceRegistry registry) {
        fixed.warm(registry);
    }

    /** Everything is sent anew: other code used the context. */
    public void forget() {
        code.forget();
        vertices.forget();
        constants.forget();
        textures.forget();
        boundBlend = NONE;
        boundDepth = NONE;
        boundRaster = NONE;
        boundEvery = NONE;
        dirty.groups = DirtyBits.ALL;
    }

    /** Makes the context ready; the declaration is the device's. Whether there is a draw to make. */
    boolean validate(VertexDeclarationObject decl, int type) { // hot
        code.shape(type);
        if (dirty.groups != 0) {
            boolean whole = false;
            try {
                update(decl);
                whole = true;
            } finally {
                // Of what was on the way when there was no memory nothing is known.
                if (!whole) forget();
            }
        }
        return !code.refused;
    }

    private void update(VertexDeclarationObject decl) { // hot
        if ((dirty.groups & DirtyBits.USER_VERTICES) != 0) vertices.endUser();
        if ((dirty.groups & DirtyBits.DEPTH) != 0 && targets.turns(values.render)) dirty.groups |= DirtyBits.TARGETS;
        int given = dirty.groups;
        if ((given & ~FLOATS) == 0) {
            constants.floats(given, code.vertexProgram, code.pixelProgram);
            dirty.groups = 0;
            return;
        }
        if ((given & CODE) != 0 && ((given & CODE & ~PROGRAMS) != 0 || !code.bindLike(given))) updateCode(decl);
        int now = dirty.groups;
        if ((now & VERTICES) != 0) vertices.apply(now);
        if ((now & PIXELS) != 0) updatePixels(now);
        if ((now & CONSTANTS) != 0) {
            constants.apply(now, code.fixedVertex, code.vertexProgram, code.pixelProgram);
        }
        if ((now & DirtyBits.TEXTURES) != 0) textures.apply();
        dirty.groups &= DirtyBits.BUFFERS;
    }

    /** Binds the targets where they changed: clears need no more than that. */
    void ensureTargets() {
        if ((dirty.groups & DirtyBits.TARGETS) == 0) return;
        targets.apply();
        dirty.groups &= ~DirtyBits.TARGETS;
        dirty.groups |= DirtyBits.BLEND | DirtyBits.DEPTH | DirtyBits.RASTER | DirtyBits.VIEWPORT | DirtyBits.VALUES;
    }

    /** Targets, code, and what follows from them. */
    private void updateCode(VertexDeclarationObject decl) { // hot
        int given = dirty.groups;
        if ((given & DirtyBits.PIXEL_PROGRAM) != 0) dirty.groups |= DirtyBits.PIXEL_CODE;
        if ((given & DirtyBits.VERTEX_PROGRAM) != 0
                || (given & DirtyBits.DECLARATION) != 0 && code.vertexProgram == null) {
            dirty.groups |= DirtyBits.VERTEX_CODE;
        }
        if ((dirty.groups & DirtyBits.TARGETS) != 0) {
            targets.apply();
            dirty.groups |=
                    DirtyBits.BLEND | DirtyBits.DEPTH | DirtyBits.RASTER | DirtyBits.VIEWPORT | DirtyBits.VALUES;
        }
        if (transformed != decl.transformed) {
            transformed = decl.transformed;
            dirty.groups |= DirtyBits.VIEWPORT | DirtyBits.RASTER | DirtyBits.PIXEL_LATE | DirtyBits.VERTEX_CODE;
        }
        if ((dirty.groups & (DirtyBits.VERTEX_CODE | DirtyBits.PIXEL_CODE)) != 0) code.apply(decl);
        if ((dirty.groups & DirtyBits.LAYOUT) != 0) vertices.layout(decl, code.inputs);
    }

    private void updatePixels(int now) { // hot
        int[] r = values.render;
        if ((now & DirtyBits.BLEND) != 0) {
            int id = ids.blend(r, targets.opaque, targets.blendable, targets.coverage(r), code.outputs);
            if (id != boundBlend) {
                boundBlend = id;
                pipe.bindBlend(id);
            }
            int every = targets.everySample(r) ? 1 : 0;
            if (every != boundEvery) {
                boundEvery = every;
                pipe.setMinSampleShading(every);
            }
        }
        if ((now & DirtyBits.DEPTH) != 0) {
            boolean bounds = r[D3DRS_ADAPTIVETESS_X] == D3DFMT_NVDB && caps.depthBounds && targets.hasDepth;
            int id = ids.depth(r, targets.hasDepth, targets.hasStencil, bounds);
            if (id != boundDepth) {
                boundDepth = id;
                pipe.bindDepthStencil(id);
            }
        }
        if ((now & DirtyBits.RASTER) != 0) applyRaster(r);
        if ((now & DirtyBits.VIEWPORT) != 0) applyViewport();
        if ((now & DirtyBits.SCISSOR) != 0) {
            Rect9 s = values.scissor;
            pipe.setScissor(0, s.left(), s.top(), Math.max(0, s.width()), Math.max(0, s.height()));
        }
        if ((now & DirtyBits.VALUES) != 0) applyValues(r);
    }

    private void applyRaster(int[] r) { // hot
        // Whatever D3DRS_CLIPPING says: it is a hint, and devices clip all the same.
        boolean clips = !transformed || targets.hasDepth && r[D3DRS_ZENABLE] != D3DZB_FALSE;
        int id = ids.raster(r, clips, code.sizeFromShader, code.clipDistances, targets.depthScale);
        if (id == boundRaster) return;
        boundRaster = id;
        pipe.bindRaster(id);
    }

    private void applyViewport() { // hot
        Viewport9 v = values.viewport;
        float near = Math.min(Math.max(v.minZ(), 0), 1);
        float far = Math.min(Math.max(v.maxZ(), 0), 1);
        // Vertices in pixels have the range of depth too, as devices do it.
        far = Math.min(Math.max(far, near + 0.001f), 1);
        // Pixel centres are whole numbers here, and rows go down.
        pipe.setViewport(0, v.x() + 0.5f, v.y() + v.height() + 0.5f, v.width(), -v.height(), near, far);
    }

    private void applyValues(int[] r) { // hot
        int c = r[D3DRS_BLENDFACTOR];
        pipe.setBlendColor((c >> 16 & 255) / 255f, (c >> 8 & 255) / 255f, (c & 255) / 255f, (c >>> 24) / 255f);
        pipe.setStencilReference(r[D3DRS_STENCILREF] & 255, r[D3DRS_STENCILREF] & 255);
        pipe.setSampleMask(targets.samples > 1 && targets.maskable ? r[D3DRS_MULTISAMPLEMASK] : -1);
    }
}
