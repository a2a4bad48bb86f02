package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.function.Consumer;
import tepui.frontends.gl.fixed.FixedSnapshot;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.legacy.AttributeKeeper;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;

/** What each group of glPushAttrib holds (tables 6.5 to 6.48), but for what chapters add themselves. */
public final class AttribGroups {
    private static final int[] FIXED_SWITCHES = {
        GL_NORMALIZE, GL_RESCALE_NORMAL, GL_LIGHTING, GL_COLOR_MATERIAL, GL_FOG, GL_COLOR_SUM
    };
    private static final int[] TEXTURE_TARGETS = {
        GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_CUBE_MAP, GL_TEXTURE_RECTANGLE
    };
    private static final int[] TEXTURE_BINDINGS = {
        GL_TEXTURE_BINDING_1D,
        GL_TEXTURE_BINDING_2D,
        GL_TEXTURE_BINDING_3D,
        GL_TEXTURE_BINDING_CUBE_MAP,
        GL_TEXTURE_BINDING_RECTANGLE
    };
    private static final int[] MULTISAMPLE = {
        GL_MULTISAMPLE, GL_SAMPLE_ALPHA_TO_COVERAGE, GL_SAMPLE_ALPHA_TO_ONE, GL_SAMPLE_COVERAGE
    };
    private static final int[] HINTS = {
        GL_PERSPECTIVE_CORRECTION_HINT,
        GL_POINT_SMOOTH_HINT,
        GL_LINE_SMOOTH_HINT,
        GL_POLYGON_SMOOTH_HINT,
        GL_FOG_HINT,
        GL_GENERATE_MIPMAP_HINT,
        GL_TEXTURE_COMPRESSION_HINT,
        GL_FRAGMENT_SHADER_DERIVATIVE_HINT
    };
    private final Context c;
    private final SavedState s;

    private AttribGroups(Context context, SavedState state) {
        c = context;
        s = state;
    }

    /**
     * Saves groups.
     *
     * @param more adds what the calling chapters keep
     */
    public static SavedState save(Context context, int mask, Consumer<AttributeKeeper> more) {
        SavedState state = new SavedState(context, mask);
        AttribGroups g = new AttribGroups(context, state);
        g.rasterisation(mask);
        g.fragments(mask);
        g.fixed(mask);
        g.rest(mask);
        more.accept(new Keeper(mask, state));
        return state;
    }

    /** Saves groups of glPushClientAttrib, but for the arrays. */
    public static SavedState saveClient(Context context, int mask, Consumer<AttributeKeeper> more) {
        SavedState state = new SavedState(context, mask);
        if ((mask & GL_CLIENT_PIXEL_STORE_BIT) != 0) {
            PixelStore unpacking = new PixelStore();
            unpacking.set(context.pixels.unpack);
            PixelStore packing = new PixelStore();
            packing.set(context.pixels.pack);
            state.add(() -> {
                context.pixels.unpack.set(unpacking);
                context.pixels.pack.set(packing);
            });
            int unpack = state.integer(GL_PIXEL_UNPACK_BUFFER_BINDING);
            int pack = state.integer(GL_PIXEL_PACK_BUFFER_BINDING);
            state.add(() -> {
                context.buffer.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, unpack);
                context.buffer.glBindBuffer(GL_PIXEL_PACK_BUFFER, pack);
            });
        }
        more.accept(new Keeper(mask, state));
        return state;
    }

    /** Where chapters put what they keep. */
    public static final class Keeper implements AttributeKeeper {
        private final int mask;
        private final SavedState state;

        Keeper(int mask, SavedState state) {
            this.mask = mask;
            this.state = state;
        }

        @Override
        public boolean has(int group) {
            return (mask & group) != 0;
        }

        @Override
        public void add(Runnable restore) {
            state.add(restore);
        }

        @Override
        public void enables(int... caps) {
            state.enables(caps);
        }
    }

    // ---- rasterisation ---------------------------------------------------------------------------------------------

    private void rasterisation(int mask) {
        if ((mask & GL_POINT_BIT) != 0) {
            s.enables(GL_POINT_SMOOTH, GL_POINT_SPRITE);
            float size = s.number(GL_POINT_SIZE);
            float fade = s.number(GL_POINT_FADE_THRESHOLD_SIZE);
            int origin = s.integer(GL_POINT_SPRITE_COORD_ORIGIN);
            s.add(() -> {
                c.point.glPointSize(size);
                c.point.glPointParameterf(GL_POINT_FADE_THRESHOLD_SIZE, fade);
                c.point.glPointParameteri(GL_POINT_SPRITE_COORD_ORIGIN, origin);
            });
        }
        if ((mask & GL_LINE_BIT) != 0) {
            s.enables(GL_LINE_SMOOTH, GL_LINE_STIPPLE);
            float width = s.number(GL_LINE_WIDTH);
            int factor = s.integer(GL_LINE_STIPPLE_REPEAT);
            int pattern = s.integer(GL_LINE_STIPPLE_PATTERN);
            s.add(() -> {
                c.rasterState.glLineWidth(width);
                c.rasterState.glLineStipple(factor, (short) pattern);
            });
        }
        if ((mask & GL_POLYGON_BIT) != 0) polygons();
        if ((mask & GL_POLYGON_STIPPLE_BIT) != 0) stipple();
    }

    private void polygons() {
        s.enables(
                GL_CULL_FACE,
                GL_POLYGON_SMOOTH,
                GL_POLYGON_STIPPLE,
                GL_POLYGON_OFFSET_FILL,
                GL_POLYGON_OFFSET_LINE,
                GL_POLYGON_OFFSET_POINT);
        int cull = s.integer(GL_CULL_FACE_MODE);
        int front = s.integer(GL_FRONT_FACE);
        int[] mode = s.integers(GL_POLYGON_MODE, 2);
        float factor = s.number(GL_POLYGON_OFFSET_FACTOR);
        float units = s.number(GL_POLYGON_OFFSET_UNITS);
        s.add(() -> {
            c.rasterState.glCullFace(cull);
            c.rasterState.glFrontFace(front);
            c.rasterState.glPolygonMode(GL_FRONT, mode[0]);
            c.rasterState.glPolygonMode(GL_BACK, mode[1]);
            c.rasterState.glPolygonOffset(factor, units);
        });
    }

    private void stipple() {
        int[] pattern = c.fixed.polygonPattern.clone();
        s.add(() -> c.fog.setPolygonPattern(pattern));
    }

    // ---- fragments -------------------------------------------------------------------------------------------------

    private void fragments(int mask) {
        if ((mask & GL_DEPTH_BUFFER_BIT) != 0) {
            s.enables(GL_DEPTH_TEST);
            int func = s.integer(GL_DEPTH_FUNC);
            boolean write = s.flags(GL_DEPTH_WRITEMASK, 1)[0];
            double clear = s.doubles(GL_DEPTH_CLEAR_VALUE, 1)[0];
            s.add(() -> {
                c.fragmentState.glDepthFunc(func);
                c.fragmentState.glDepthMask(write);
                c.clear.glClearDepth(clear);
            });
        }
        if ((mask & GL_STENCIL_BUFFER_BIT) != 0) {
            s.enables(GL_STENCIL_TEST);
            int clear = s.integer(GL_STENCIL_CLEAR_VALUE);
            s.add(() -> c.clear.glClearStencil(clear));
            stencil(
                    GL_FRONT,
                    GL_STENCIL_FUNC,
                    GL_STENCIL_REF,
                    GL_STENCIL_VALUE_MASK,
                    GL_STENCIL_FAIL,
                    GL_STENCIL_WRITEMASK);
            stencil(
                    GL_BACK,
                    GL_STENCIL_BACK_FUNC,
                    GL_STENCIL_BACK_REF,
                    GL_STENCIL_BACK_VALUE_MASK,
                    GL_STENCIL_BACK_FAIL,
                    GL_STENCIL_BACK_WRITEMASK);
        }
        if ((mask & GL_COLOR_BUFFER_BIT) != 0) colorBuffer();
        if ((mask & GL_SCISSOR_BIT) != 0) {
            s.enables(GL_SCISSOR_TEST);
            int[] box = s.integers(GL_SCISSOR_BOX, 4);
            s.add(() -> c.state.glScissor(box[0], box[1], box[2], box[3]));
        }
        if ((mask & GL_MULTISAMPLE_BIT) != 0) {
            s.enables(MULTISAMPLE);
            float value = s.number(GL_SAMPLE_COVERAGE_VALUE);
            boolean invert = s.flags(GL_SAMPLE_COVERAGE_INVERT, 1)[0];
            s.add(() -> c.fragmentState.glSampleCoverage(value, invert));
        }
    }

    private void stencil(int face, int funcName, int refName, int maskName, int failName, int writeName) {
        int func = s.integer(funcName);
        int ref = s.integer(refName);
        int read = s.integer(maskName);
        int fail = s.integer(failName);
        int depthFail = s.integer(failName + 1);
        int pass = s.integer(failName + 2);
        int write = s.integer(writeName);
        s.add(() -> {
            c.fragmentState.glStencilFuncSeparate(face, func, ref, read);
            c.fragmentState.glStencilOpSeparate(face, fail, depthFail, pass);
            c.fragmentState.glStencilMaskSeparate(face, write);
        });
    }

    private void colorBuffer() {
        s.enables(GL_ALPHA_TEST, GL_BLEND, GL_DITHER, GL_COLOR_LOGIC_OP, GL_FRAMEBUFFER_SRGB);
        int alpha = s.integer(GL_ALPHA_TEST_FUNC);
        float reference = s.number(GL_ALPHA_TEST_REF);
        int srcRgb = s.integer(GL_BLEND_SRC_RGB);
        int dstRgb = s.integer(GL_BLEND_DST_RGB);
        int srcAlpha = s.integer(GL_BLEND_SRC_ALPHA);
        int dstAlpha = s.integer(GL_BLEND_DST_ALPHA);
        int rgb = s.integer(GL_BLEND_EQUATION_RGB);
        int equationAlpha = s.integer(GL_BLEND_EQUATION_ALPHA);
        float[] color = s.numbers(GL_BLEND_COLOR, 4);
        int logic = s.integer(GL_LOGIC_OP_MODE);
        float[] clear = s.numbers(GL_COLOR_CLEAR_VALUE, 4);
        boolean[] write = s.flags(GL_COLOR_WRITEMASK, 4);
        int buffer = s.integer(GL_DRAW_BUFFER);
        FixedState f = c.fixed;
        int vertexClamp = f.clampVertexColor;
        int fragmentClamp = f.clampFragmentColor;
        s.add(() -> {
            c.fragmentState.glAlphaFunc(alpha, reference);
            c.fragmentState.glBlendFuncSeparate(srcRgb, dstRgb, srcAlpha, dstAlpha);
            c.fragmentState.glBlendEquationSeparate(rgb, equationAlpha);
            c.fragmentState.glBlendColor(color[0], color[1], color[2], color[3]);
            c.fragmentState.glLogicOp(logic);
            c.clear.glClearColor(clear[0], clear[1], clear[2], clear[3]);
            c.fragmentState.glColorMask(write[0], write[1], write[2], write[3]);
            if (s.integer(GL_DRAW_BUFFER) != buffer) c.framebuffer.glDrawBuffer(buffer);
            c.colorClamp.glClampColor(GL_CLAMP_VERTEX_COLOR, vertexClamp);
            c.colorClamp.glClampColor(GL_CLAMP_FRAGMENT_COLOR, fragmentClamp);
        });
    }

    // ---- the fixed function ----------------------------------------------------------------------------------------

    private void fixed(int mask) {
        int groups = mask & (GL_LIGHTING_BIT | GL_FOG_BIT | GL_TEXTURE_BIT | GL_TRANSFORM_BIT | GL_POINT_BIT);
        if (groups != 0) {
            FixedSnapshot snapshot = new FixedSnapshot(c.fixed, groups);
            s.add(() -> {
                snapshot.restore(c.fixed);
                c.attribStack.fixedRestored();
            });
        }
        if ((mask & GL_TRANSFORM_BIT) != 0) {
            s.enables(GL_DEPTH_CLAMP);
            for (int i = 0; i < FixedState.CLIP_PLANES; i++) s.enables(GL_CLIP_PLANE0 + i);
        }
        if ((mask & GL_TEXTURE_BIT) != 0) textures();
        if ((mask & GL_ENABLE_BIT) != 0) enables();
    }

    private void enables() {
        s.enables(FIXED_SWITCHES);
        s.enables(MULTISAMPLE);
        s.enables(
                GL_ALPHA_TEST,
                GL_BLEND,
                GL_COLOR_LOGIC_OP,
                GL_CULL_FACE,
                GL_DEPTH_TEST,
                GL_DITHER,
                GL_LINE_SMOOTH,
                GL_LINE_STIPPLE,
                GL_POINT_SMOOTH,
                GL_POINT_SPRITE,
                GL_POLYGON_SMOOTH,
                GL_POLYGON_STIPPLE,
                GL_POLYGON_OFFSET_FILL,
                GL_POLYGON_OFFSET_LINE,
                GL_POLYGON_OFFSET_POINT,
                GL_SCISSOR_TEST,
                GL_STENCIL_TEST,
                GL_VERTEX_PROGRAM_ARB,
                GL_FRAGMENT_PROGRAM_ARB,
                GL_VERTEX_PROGRAM_TWO_SIDE,
                GL_PROGRAM_POINT_SIZE);
        for (int i = 0; i < FixedState.LIGHTS; i++) s.enables(GL_LIGHT0 + i);
        for (int i = 0; i < FixedState.CLIP_PLANES; i++) s.enables(GL_CLIP_PLANE0 + i);
        FixedState f = c.fixed;
        int[] targets = new int[FixedState.UNITS];
        int[] gens = new int[FixedState.UNITS];
        for (int u = 0; u < FixedState.UNITS; u++) {
            targets[u] = f.units[u].targets;
            gens[u] = f.units[u].genEnabled;
        }
        s.add(() -> {
            for (int u = 0; u < FixedState.UNITS; u++) {
                f.units[u].targets = targets[u];
                f.units[u].genEnabled = gens[u];
            }
            f.changed(FixedState.Group.ENVIRONMENT);
            f.changed(FixedState.Group.TEXTURE_COORDINATES);
            c.attribStack.fixedRestored();
        });
    }

    private void textures() {
        int active = s.integer(GL_ACTIVE_TEXTURE);
        for (int u = 0; u < FixedState.UNITS; u++) {
            int unit = GL_TEXTURE0 + u;
            c.textureImage.glActiveTexture(unit);
            s.add(() -> c.textureImage.glActiveTexture(unit));
            for (int t = 0; t < TEXTURE_TARGETS.length; t++) {
                int target = TEXTURE_TARGETS[t];
                int bound = s.integer(TEXTURE_BINDINGS[t]);
                s.add(() -> c.textureImage.glBindTexture(target, bound));
                // Rectangles have other wrap modes and no levels; their parameters are not worth an error.
                if (bound != 0 && target != GL_TEXTURE_RECTANGLE) s.textureParameters(target);
            }
        }
        c.textureImage.glActiveTexture(active);
        s.add(() -> c.textureImage.glActiveTexture(active));
    }

    // ---- the rest --------------------------------------------------------------------------------------------------

    private void rest(int mask) {
        if ((mask & GL_VIEWPORT_BIT) != 0) {
            int[] box = s.integers(GL_VIEWPORT, 4);
            double[] range = s.doubles(GL_DEPTH_RANGE, 2);
            s.add(() -> {
                c.state.glViewport(box[0], box[1], box[2], box[3]);
                c.state.glDepthRange(range[0], range[1]);
            });
        }
        if ((mask & GL_ACCUM_BUFFER_BIT) != 0) {
            float[] clear = s.numbers(GL_ACCUM_CLEAR_VALUE, 4);
            s.add(() -> c.clear.glClearAccum(clear[0], clear[1], clear[2], clear[3]));
        }
        if ((mask & GL_HINT_BIT) != 0) {
            for (int hint : HINTS) {
                int value = s.integer(hint);
                s.add(() -> c.state.glHint(hint, value));
            }
        }
        if ((mask & GL_LIST_BIT) != 0) {
            int base = s.integer(GL_LIST_BASE);
            s.add(() -> c.list.glListBase(base));
        }
        if ((mask & GL_PIXEL_MODE_BIT) != 0) pixels();
    }

    private void pixels() {
        PixelTransfer transfer = new PixelTransfer();
        transfer.set(c.pixels.transfer);
        float[] imaging = c.pixels.transfer.imaging.saved();
        float x = s.number(GL_ZOOM_X);
        float y = s.number(GL_ZOOM_Y);
        int buffer = s.integer(GL_READ_BUFFER);
        s.add(() -> {
            c.pixels.transfer.set(transfer);
            c.pixels.transfer.imaging.restore(imaging);
            c.pixels.zoomX = x;
            c.pixels.zoomY = y;
            if (s.integer(GL_READ_BUFFER) != buffer) c.framebuffer.glReadBuffer(buffer);
        });
    }
}
