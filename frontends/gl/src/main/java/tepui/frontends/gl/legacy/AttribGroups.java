package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.fixed.FixedSnapshot;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.Imaging;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.Hints;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.SavedTextures;
import tepui.frontends.gl.texture.Textures;

/**
 * Groups of glPushAttrib and glPushClientAttrib (OpenGL 3.0, tables 6.5 to 6.48), copied from the groups of state and
 * put back there. Current values, evaluators, client arrays and lists keep their own.
 */
public final class AttribGroups {
    private static final int[] FIXED_SWITCHES = {
        GL_NORMALIZE, GL_RESCALE_NORMAL, GL_LIGHTING, GL_COLOR_MATERIAL, GL_FOG, GL_COLOR_SUM
    };
    private static final int[] MULTISAMPLE = {
        GL_MULTISAMPLE, GL_SAMPLE_ALPHA_TO_COVERAGE, GL_SAMPLE_ALPHA_TO_ONE, GL_SAMPLE_COVERAGE
    };
    private static final int[] POLYGONS = {
        GL_CULL_FACE,
        GL_POLYGON_SMOOTH,
        GL_POLYGON_STIPPLE,
        GL_POLYGON_OFFSET_FILL,
        GL_POLYGON_OFFSET_LINE,
        GL_POLYGON_OFFSET_POINT
    };
    private static final int[] PROGRAMS = {
        GL_VERTEX_PROGRAM_ARB, GL_FRAGMENT_PROGRAM_ARB, GL_VERTEX_PROGRAM_TWO_SIDE, GL_PROGRAM_POINT_SIZE
    };

    private final Dirty dirty;
    private final BlendValues blend;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;
    private final ViewportValues view;
    private final Hints hints;
    private final BufferBindings bindings;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final PixelState pixels;
    private final FixedState fixed;
    private final MaterialTracking materials;
    private final Switches switches;

    public AttribGroups(
            Dirty dirty,
            PlainState plain,
            Bound bound,
            PixelState pixels,
            FixedState fixed,
            MaterialTracking materials,
            Switches switches) {
        this.dirty = dirty;
        this.blend = plain.blend();
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
        this.view = plain.view();
        this.hints = plain.hints();
        this.bindings = bound.bindings();
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();
        this.pixels = pixels;
        this.fixed = fixed;
        this.materials = materials;
        this.switches = switches;
    }

    /** Saves groups of glPushAttrib. */
    public SavedAttributes save(int mask) {
        SavedAttributes s = save(mask, this);
        if (s.has(GL_TEXTURE_BIT)) s.add(new SavedTextures(textures, FixedState.UNITS)::restore);
        return s;
    }

    /** Saves them to be restored in another context, which shares objects or not. */
    public SavedAttributes saveFor(AttribGroups to, int mask, boolean shares) {
        SavedAttributes s = save(mask, to);
        if (s.has(GL_TEXTURE_BIT)) {
            SavedTextures saved = new SavedTextures(textures, FixedState.UNITS);
            s.add(() -> saved.restoreTo(to.textures, shares));
        }
        return s;
    }

    private SavedAttributes save(int mask, AttribGroups to) {
        SavedAttributes s = new SavedAttributes(mask, switches, to.switches);
        materials.materialsRead();
        if (s.has(GL_POINT_BIT)) points(s, to);
        if (s.has(GL_LINE_BIT)) to.add(s, raster.savedLines(to.raster), Dirty.RASTER);
        if (s.has(GL_POLYGON_BIT)) polygons(s, to);
        if (s.has(GL_POLYGON_STIPPLE_BIT)) stipple(s, to);
        if (s.has(GL_DEPTH_BUFFER_BIT)) depth(s, to);
        if (s.has(GL_STENCIL_BUFFER_BIT)) stencil(s, to);
        if (s.has(GL_COLOR_BUFFER_BIT)) colorBuffer(s, to);
        if (s.has(GL_SCISSOR_BIT)) scissors(s, to);
        if (s.has(GL_MULTISAMPLE_BIT)) samples(s, to);
        fixed(s, to, mask);
        if (s.has(GL_ENABLE_BIT)) enables(s, to);
        if (s.has(GL_PIXEL_MODE_BIT | GL_ENABLE_BIT)) s.enables(Imaging.switches());
        if (s.has(GL_VIEWPORT_BIT)) to.add(s, view.savedViewports(to.view), Dirty.VIEWPORT | Dirty.FIXED_UNIFORMS);
        if (s.has(GL_ACCUM_BUFFER_BIT)) vector(s, framebuffers.clear.accum, to.framebuffers.clear.accum);
        if (s.has(GL_HINT_BIT)) {
            int[] modes = hints.saved();
            s.add(() -> to.hints.restore(modes));
        }
        if (s.has(GL_PIXEL_MODE_BIT)) pixels(s, to);
        return s;
    }

    /** Saves groups of glPushClientAttrib. */
    public SavedAttributes saveClient(int mask) {
        SavedAttributes s = new SavedAttributes(mask, switches, switches);
        if (!s.has(GL_CLIENT_PIXEL_STORE_BIT)) return s;
        PixelStore unpack = new PixelStore();
        unpack.set(pixels.unpack);
        PixelStore pack = new PixelStore();
        pack.set(pixels.pack);
        BufferObject from = bindings.get(BufferBindings.PIXEL_UNPACK);
        BufferObject to = bindings.get(BufferBindings.PIXEL_PACK);
        s.add(() -> {
            pixels.unpack.set(unpack);
            pixels.pack.set(pack);
            bindings.set(BufferBindings.PIXEL_UNPACK, alive(from));
            bindings.set(BufferBindings.PIXEL_PACK, alive(to));
        });
        return s;
    }

    private static @Nullable BufferObject alive(@Nullable BufferObject b) {
        return b == null || b.isDeleted() ? null : b;
    }

    /** Adds a step that writes state of which draws are told. */
    private void add(SavedAttributes s, Runnable step, int bits) {
        s.add(() -> {
            step.run();
            dirty.bits |= bits;
        });
    }

    private static void vector(SavedAttributes s, float[] values, float[] to) {
        float[] saved = values.clone();
        s.add(() -> System.arraycopy(saved, 0, to, 0, saved.length));
    }

    // ---- rasterisation ---------------------------------------------------------------------------------------------

    private void points(SavedAttributes s, AttribGroups to) {
        s.enables(GL_POINT_SPRITE);
        to.add(s, raster.savedPoints(to.raster), Dirty.RASTER | Dirty.PROGRAM);
        float size = fixed.pointSize;
        float fade = fixed.pointFade;
        s.add(() -> {
            to.fixed.pointSize = size;
            to.fixed.pointFade = fade;
            to.fixed.changed(FixedState.Group.POINT);
            to.fixed.uniformsChanged();
        });
    }

    private void polygons(SavedAttributes s, AttribGroups to) {
        s.enables(POLYGONS);
        to.add(s, raster.savedPolygons(to.raster), Dirty.RASTER);
    }

    private void stipple(SavedAttributes s, AttribGroups to) {
        int[] pattern = fixed.polygonPattern.clone();
        s.add(() -> {
            System.arraycopy(pattern, 0, to.fixed.polygonPattern, 0, pattern.length);
            to.fixed.changed(FixedState.Group.STIPPLE);
            to.fixed.uniformsChanged();
        });
    }

    private void samples(SavedAttributes s, AttribGroups to) {
        s.enables(MULTISAMPLE);
        float value = raster.sampleCoverage;
        boolean invert = raster.sampleCoverageInvert;
        s.add(() -> {
            to.raster.sampleCoverage = value;
            to.raster.sampleCoverageInvert = invert;
            to.dirty.bits |= Dirty.VALUES;
        });
    }

    // ---- fragments -------------------------------------------------------------------------------------------------

    private void depth(SavedAttributes s, AttribGroups to) {
        to.add(s, depthStencil.savedDepth(to.depthStencil), Dirty.DEPTH_STENCIL);
        double clear = framebuffers.clear.depth;
        s.add(() -> to.framebuffers.clear.depth = clear);
    }

    private void stencil(SavedAttributes s, AttribGroups to) {
        to.add(s, depthStencil.savedStencil(to.depthStencil), Dirty.DEPTH_STENCIL | Dirty.VALUES);
        int clear = framebuffers.clear.stencil;
        s.add(() -> to.framebuffers.clear.stencil = clear);
    }

    private void colorBuffer(SavedAttributes s, AttribGroups to) {
        s.enables(GL_FRAMEBUFFER_SRGB);
        to.add(s, depthStencil.savedAlpha(to.depthStencil), Dirty.DEPTH_STENCIL | Dirty.VALUES | Dirty.PROGRAM);
        to.add(s, blend.saved(to.blend), Dirty.BLEND | Dirty.DRAW_RULES | Dirty.VALUES);
        s.add(framebuffers.clear.savedColor(to.framebuffers.clear));
        Framebuffer from = framebuffers.draw();
        int[] buffers = from.drawBuffers.clone();
        int vertexClamp = fixed.clampVertexColor;
        int fragmentClamp = fixed.clampFragmentColor;
        s.add(() -> {
            // Draw buffers are the framebuffer's own: another one keeps what it has.
            if (to.framebuffers.draw() == from) {
                System.arraycopy(buffers, 0, from.drawBuffers, 0, buffers.length);
                to.framebuffers.changed(from);
            }
            to.fixed.clampVertexColor = vertexClamp;
            to.fixed.clampFragmentColor = fragmentClamp;
            to.fixed.keyChanged();
        });
    }

    private void scissors(SavedAttributes s, AttribGroups to) {
        to.add(s, view.savedScissors(to.view), Dirty.RASTER | Dirty.SCISSOR);
    }

    // ---- the fixed function ----------------------------------------------------------------------------------------

    private void fixed(SavedAttributes s, AttribGroups to, int mask) {
        int groups = mask & (GL_LIGHTING_BIT | GL_FOG_BIT | GL_TEXTURE_BIT | GL_TRANSFORM_BIT | GL_POINT_BIT);
        if (groups != 0) {
            FixedSnapshot snapshot = new FixedSnapshot(fixed, groups);
            s.add(() -> {
                snapshot.restore(to.fixed);
                to.fixedRestored();
            });
        }
        if (s.has(GL_TRANSFORM_BIT)) {
            s.enables(GL_DEPTH_CLAMP);
            to.add(s, raster.savedClipControl(to.raster), Dirty.RASTER | Dirty.VIEWPORT);
            clipPlanes(s);
        }
    }

    private static void clipPlanes(SavedAttributes s) {
        for (int i = 0; i < FixedState.CLIP_PLANES; i++) s.enables(GL_CLIP_PLANE0 + i);
    }

    /** The fixed function's state was written as a whole. */
    private void fixedRestored() {
        dirty.bits |= Dirty.PROGRAM | Dirty.FIXED_UNIFORMS | Dirty.TEXTURES | Dirty.RASTER;
    }

    private void enables(SavedAttributes s, AttribGroups to) {
        s.enables(FIXED_SWITCHES);
        s.enables(MULTISAMPLE);
        s.enables(POLYGONS);
        s.enables(PROGRAMS);
        s.enables(
                GL_ALPHA_TEST,
                GL_COLOR_LOGIC_OP,
                GL_DEPTH_CLAMP,
                GL_DEPTH_TEST,
                GL_DITHER,
                GL_FRAMEBUFFER_SRGB,
                GL_LINE_SMOOTH,
                GL_LINE_STIPPLE,
                GL_POINT_SMOOTH,
                GL_POINT_SPRITE,
                GL_STENCIL_TEST);
        for (int i = 0; i < FixedState.LIGHTS; i++) s.enables(GL_LIGHT0 + i);
        clipPlanes(s);
        int blends = blend.enabled;
        int scissors = view.scissorEnabled;
        int[] targets = new int[FixedState.UNITS];
        int[] gens = new int[FixedState.UNITS];
        for (int u = 0; u < FixedState.UNITS; u++) {
            targets[u] = fixed.units[u].targets;
            gens[u] = fixed.units[u].genEnabled;
        }
        s.add(() -> {
            to.blend.enabled = blends;
            to.view.scissorEnabled = scissors;
            to.dirty.bits |= to.blend.dirtyBits() | Dirty.SCISSOR;
            for (int u = 0; u < FixedState.UNITS; u++) {
                to.fixed.units[u].targets = targets[u];
                to.fixed.units[u].genEnabled = gens[u];
            }
            to.fixed.changed(FixedState.Group.ENVIRONMENT);
            to.fixed.changed(FixedState.Group.TEXTURE_COORDINATES);
            to.fixedRestored();
        });
    }

    // ---- pixels ----------------------------------------------------------------------------------------------------

    private void pixels(SavedAttributes s, AttribGroups to) {
        PixelTransfer transfer = new PixelTransfer();
        transfer.set(pixels.transfer);
        float[] imaging = pixels.transfer.imaging.saved();
        float x = pixels.zoomX;
        float y = pixels.zoomY;
        Framebuffer from = framebuffers.read();
        int buffer = from.readBuffer;
        s.add(() -> {
            to.pixels.transfer.set(transfer);
            to.pixels.transfer.imaging.restore(imaging);
            to.pixels.zoomX = x;
            to.pixels.zoomY = y;
            if (to.framebuffers.read() == from) from.readBuffer = buffer;
        });
    }
}
