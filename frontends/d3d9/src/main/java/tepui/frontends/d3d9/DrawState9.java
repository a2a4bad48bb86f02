package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.pipe.Context;

/**
 * Brings the contract's context to what a draw needs: walks the groups of {@link Dirty9} that are set, in the order of this file. With none
 * set a draw is one compare and its own call. Each kind of state has a class that knows what the context has of it; here are the fixed states of pixels.
 */
final class DrawState9 {
    private static final int NONE = -1;
    // ---- groups of groups: with none of them dirty, none of theirs is looked at
    private static final int PROGRAMS = Dirty9.VERTEX_PROGRAM | Dirty9.PIXEL_PROGRAM;
    private static final int CODE =
            Dirty9.TARGETS | Dirty9.VERTEX_CODE | Dirty9.PIXEL_CODE | Dirty9.LAYOUT | PROGRAMS | Dirty9.DECLARATION;
    private static final int VERTICES = Dirty9.BUFFERS | Dirty9.STREAMS | Dirty9.INDICES;
    private static final int PIXELS =
            Dirty9.BLEND | Dirty9.DEPTH | Dirty9.RASTER | Dirty9.VIEWPORT | Dirty9.SCISSOR | Dirty9.VALUES;
    private static final int CONSTANTS =
            Dirty9.ALL & ~(CODE | VERTICES | PIXELS | Dirty9.TEXTURES | Dirty9.USER_VERTICES);
    private static final int FLOATS = Dirty9.VERTEX_FLOATS | Dirty9.PIXEL_FLOATS;

    private final DeviceStates d;
    private final Context pipe;
    private final StateIds9 ids;
    final DrawTargets9 targets;
    private final DrawCode9 code;
    final UserVertices9 user;
    private final DrawVertices9 vertices;
    private final DrawConstants9 constants;
    private final DrawTextures9 textures;
    private int boundBlend = NONE;
    private int boundDepth = NONE;
    private int boundRaster = NONE;
    private int boundEvery = NONE;
    private boolean transformed;

    DrawState9(DeviceStates device) {
        d = device;
        pipe = device.pipe;
        ids = new StateIds9(device.gpu.states(), device.caps);
        targets = new DrawTargets9(device);
        user = new UserVertices9(device);
        vertices = new DrawVertices9(device, user);
        constants = new DrawConstants9(device);
        textures = new DrawTextures9(device, ids);
        code = new DrawCode9(device, constants, textures);
    }

    void destroy() {
        code.destroy();
    }

    /** Everything is sent anew: somebody else used the context. */
    void forget() {
        code.forget();
        vertices.forget();
        constants.forget();
        textures.forget();
        boundBlend = NONE;
        boundDepth = NONE;
        boundRaster = NONE;
        boundEvery = NONE;
        d.dirty = Dirty9.ALL;
    }

    /** Makes the context ready; the declaration is the device's. Whether there is a draw to make. */
    boolean validate(VertexDeclaration9 decl, int type) { // hot
        code.shape(type);
        if (d.dirty != 0) update(decl);
        return !code.refused;
    }

    private void update(VertexDeclaration9 decl) { // hot
        if ((d.dirty & Dirty9.USER_VERTICES) != 0) vertices.endUser();
        int given = d.dirty;
        if ((given & ~FLOATS) == 0) {
            constants.floats(given, code.vertexProgram, code.pixelProgram);
            d.dirty = 0;
            return;
        }
        if ((given & CODE) != 0 && ((given & CODE & ~PROGRAMS) != 0 || !code.bindKin(given))) updateCode(decl);
        int dirty = d.dirty;
        if ((dirty & VERTICES) != 0) vertices.apply(dirty);
        if ((dirty & PIXELS) != 0) updatePixels(dirty);
        if ((dirty & CONSTANTS) != 0) {
            constants.apply(dirty, code.fixedVertex, code.vertexProgram, code.pixelProgram);
        }
        if ((dirty & Dirty9.TEXTURES) != 0) textures.apply();
        d.dirty &= Dirty9.BUFFERS;
    }

    /** Binds the targets where they changed: clears need no more than that. */
    void ensureTargets() {
        if ((d.dirty & Dirty9.TARGETS) == 0) return;
        targets.apply();
        d.dirty &= ~Dirty9.TARGETS;
        d.dirty |= Dirty9.BLEND | Dirty9.DEPTH | Dirty9.RASTER | Dirty9.VIEWPORT | Dirty9.VALUES;
    }

    /** Targets, code, and what follows from them. */
    private void updateCode(VertexDeclaration9 decl) { // hot
        int given = d.dirty;
        if ((given & Dirty9.PIXEL_PROGRAM) != 0) d.dirty |= Dirty9.PIXEL_CODE;
        if ((given & Dirty9.VERTEX_PROGRAM) != 0 || (given & Dirty9.DECLARATION) != 0 && code.vertexProgram == null) {
            d.dirty |= Dirty9.VERTEX_CODE;
        }
        if ((d.dirty & Dirty9.TARGETS) != 0) {
            targets.apply();
            d.dirty |= Dirty9.BLEND | Dirty9.DEPTH | Dirty9.RASTER | Dirty9.VIEWPORT | Dirty9.VALUES;
        }
        if (transformed != decl.transformed) {
            transformed = decl.transformed;
            d.dirty |= Dirty9.VIEWPORT | Dirty9.RASTER | Dirty9.PIXEL_LATE | Dirty9.VERTEX_CODE;
        }
        if ((d.dirty & (Dirty9.VERTEX_CODE | Dirty9.PIXEL_CODE)) != 0) code.apply(decl);
        if ((d.dirty & Dirty9.LAYOUT) != 0) vertices.layout(decl, code.inputs);
    }

    private void updatePixels(int dirty) { // hot
        int[] r = d.state.render;
        if ((dirty & Dirty9.BLEND) != 0) {
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
        if ((dirty & Dirty9.DEPTH) != 0) {
            boolean bounds = r[D3DRS_ADAPTIVETESS_X] == D3DFMT_NVDB && d.caps.depthBounds && targets.hasDepth;
            int id = ids.depth(r, targets.hasDepth, targets.hasStencil, bounds);
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

    private void applyRaster(int[] r) { // hot
        // Whatever D3DRS_CLIPPING says: it is a hint, and devices clip all the same.
        boolean clips = !transformed || targets.hasDepth && r[D3DRS_ZENABLE] != D3DZB_FALSE;
        int id = ids.raster(r, clips, code.sizeFromShader, code.clipDistances, targets.depthScale);
        if (id == boundRaster) return;
        boundRaster = id;
        pipe.bindRaster(id);
    }

    private void applyViewport() { // hot
        Viewport9 v = d.state.viewport;
        float near = Math.min(Math.max(v.minZ(), 0), 1);
        float far = Math.min(Math.max(v.maxZ(), 0), 1);
        // Vertices in pixels have the range of depth too, as devices do it.
        if (near < 0.5f && far < near + 0.001f) {
            far = near + 0.001f;
        }
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
