package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Caps;
import tepui.pipe.Surface;

/** Switches, hints, viewports, and the state of rasterisation. */
public final class StateCalls {
    private final Caps caps;
    private final ContextRequest attributes;
    private final @Nullable Surface surface;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final DebugLog messages;
    private final BlendValues blend;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;
    private final ViewportValues view;
    private final Textures textures;
    private final Framebuffers framebuffers;

    /** What glHint was told: fog, line, perspective, point, polygon, mipmaps, compression, derivatives. */
    final int[] hints = new int[8];

    public StateCalls(
            Caps caps,
            ContextRequest attributes,
            @Nullable Surface surface,
            Profile profile,
            Dirty dirty,
            Errors errors,
            DebugLog messages,
            PlainState plain,
            Bound bound) {
        this.caps = caps;
        this.attributes = attributes;
        this.surface = surface;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.messages = messages;
        this.blend = plain.blend();
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
        this.view = plain.view();
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();

        java.util.Arrays.fill(hints, GL_DONT_CARE);
        view.cover(
                surface == null ? attributes.width() : surface.width(),
                surface == null ? attributes.height() : surface.height());
    }

    // ---- switches --------------------------------------------------------------------------------------------------

    void coreEnable(int cap) {
        if (!setCap(cap, true)) errors.error(GL_INVALID_ENUM, "glEnable: cap is 0x" + Integer.toHexString(cap));
    }

    void coreDisable(int cap) {
        if (!setCap(cap, false)) errors.error(GL_INVALID_ENUM, "glDisable: cap is 0x" + Integer.toHexString(cap));
    }

    private boolean setCap(int cap, boolean on) {
        if (profile.es && !EsRules.isCapability(cap, profile.esNames)) return false;
        // Few enough that a call of it can become part of the caller; the others are many.
        if (cap == GL_BLEND) {
            int all = on ? 255 : 0;
            if (blend.enabled != all) dirty.bits |= Dirty.BLEND;
            blend.enabled = all;
            return true;
        }
        if (cap == GL_DEPTH_TEST) {
            if (depthStencil.depthTest != on) dirty.bits |= Dirty.DEPTH_STENCIL;
            depthStencil.depthTest = on;
            return true;
        }
        return setOther(cap, on);
    }

    private boolean setOther(int cap, boolean on) {
        switch (cap) {
            case GL_COLOR_LOGIC_OP -> {
                blend.logicOpEnabled = on;
                dirty.bits |= Dirty.BLEND;
            }
            case GL_DITHER -> {
                blend.dither = on;
                dirty.bits |= Dirty.BLEND;
            }
            case GL_SAMPLE_ALPHA_TO_COVERAGE -> {
                blend.alphaToCoverage = on;
                dirty.bits |= Dirty.BLEND;
            }
            case GL_SAMPLE_ALPHA_TO_ONE -> {
                blend.alphaToOne = on;
                dirty.bits |= Dirty.BLEND;
            }
            case GL_STENCIL_TEST -> {
                depthStencil.stencilTest = on;
                dirty.bits |= Dirty.DEPTH_STENCIL;
            }
            case GL_DEPTH_BOUNDS_TEST_EXT -> {
                depthStencil.depthBounds = on;
                dirty.bits |= Dirty.DEPTH_STENCIL;
            }
            case GL_SCISSOR_TEST -> {
                view.scissorEnabled = on ? (1 << ViewportValues.COUNT) - 1 : 0;
                dirty.bits |= Dirty.RASTER | Dirty.SCISSOR;
            }
            case GL_FRAMEBUFFER_SRGB -> {
                framebuffers.srgb = on;
                dirty.bits |= Dirty.FRAMEBUFFER;
            }
            case GL_TEXTURE_CUBE_MAP_SEAMLESS -> {
                textures.seamlessCubes = on;
                dirty.bits |= Dirty.TEXTURES;
            }
            case GL_DEBUG_OUTPUT -> messages.setOn(on);
            case GL_DEBUG_OUTPUT_SYNCHRONOUS -> messages.synchronous = on;
            case GL_PRIMITIVE_RESTART -> {
                raster.primitiveRestart = on;
                dirty.bits |= Dirty.RESTART;
            }
            case GL_PRIMITIVE_RESTART_FIXED_INDEX -> {
                raster.primitiveRestartFixed = on;
                dirty.bits |= Dirty.RESTART;
            }
            case GL_SAMPLE_COVERAGE -> {
                raster.sampleCoverageEnabled = on;
                dirty.bits |= Dirty.VALUES;
            }
            case GL_SAMPLE_MASK -> {
                raster.sampleMaskEnabled = on;
                dirty.bits |= Dirty.VALUES;
            }
            case GL_SAMPLE_SHADING -> {
                raster.sampleShading = on;
                dirty.bits |= Dirty.VALUES;
            }
            default -> {
                if (!setRaster(cap, on)) return profile.compatibility && setLegacy(cap, on);
                dirty.bits |= Dirty.RASTER;
            }
        }
        return true;
    }

    private boolean setRaster(int cap, boolean on) {
        switch (cap) {
            case GL_CULL_FACE -> raster.cullFace = on;
            case GL_POLYGON_OFFSET_FILL -> raster.offsetFill = on;
            case GL_POLYGON_OFFSET_LINE -> raster.offsetLine = on;
            case GL_POLYGON_OFFSET_POINT -> raster.offsetPoint = on;
            case GL_DEPTH_CLAMP -> raster.depthClamp = on;
            case GL_RASTERIZER_DISCARD -> raster.rasterizerDiscard = on;
            case GL_MULTISAMPLE -> raster.multisample = on;
            case GL_LINE_SMOOTH -> raster.lineSmooth = on;
            case GL_POLYGON_SMOOTH -> raster.polygonSmooth = on;
            case GL_PROGRAM_POINT_SIZE -> raster.programPointSize = on;
            default -> {
                if (cap < GL_CLIP_DISTANCE0 || cap > GL_CLIP_DISTANCE7) return false;
                int bit = 1 << cap - GL_CLIP_DISTANCE0;
                raster.clipDistances = on ? raster.clipDistances | bit : raster.clipDistances & ~bit;
            }
        }
        return true;
    }

    private boolean setLegacy(int cap, boolean on) {
        switch (cap) {
            case GL_ALPHA_TEST -> {
                depthStencil.alphaTest = on;
                dirty.bits |= Dirty.DEPTH_STENCIL | Dirty.PROGRAM;
            }
            case GL_POINT_SMOOTH -> {
                raster.pointSmooth = on;
                dirty.bits |= Dirty.RASTER;
            }
            case GL_LINE_STIPPLE -> {
                raster.lineStipple = on;
                dirty.bits |= Dirty.RASTER;
            }
            case GL_POLYGON_STIPPLE -> {
                raster.polygonStipple = on;
                dirty.bits |= Dirty.PROGRAM;
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    boolean coreIsEnabled(int cap) {
        Boolean on = profile.es && !EsRules.isCapability(cap, profile.version) ? null : isOn(cap);
        if (on == null) {
            errors.error(GL_INVALID_ENUM, "glIsEnabled: cap is 0x" + Integer.toHexString(cap));
            return false;
        }
        return on;
    }

    /** Whether a switch is on; null where there is no such switch. */
    @org.jspecify.annotations.Nullable
    Boolean isOn(int cap) {
        return switch (cap) {
            case GL_BLEND -> (blend.enabled & 1) != 0;
            case GL_COLOR_LOGIC_OP -> blend.logicOpEnabled;
            case GL_DITHER -> blend.dither;
            case GL_SAMPLE_ALPHA_TO_COVERAGE -> blend.alphaToCoverage;
            case GL_SAMPLE_ALPHA_TO_ONE -> blend.alphaToOne;
            case GL_DEPTH_TEST -> depthStencil.depthTest;
            case GL_STENCIL_TEST -> depthStencil.stencilTest;
            case GL_DEPTH_BOUNDS_TEST_EXT -> depthStencil.depthBounds;
            case GL_SCISSOR_TEST -> (view.scissorEnabled & 1) != 0;
            case GL_FRAMEBUFFER_SRGB -> framebuffers.srgb;
            case GL_TEXTURE_CUBE_MAP_SEAMLESS -> textures.seamlessCubes;
            case GL_DEBUG_OUTPUT -> messages.isOn();
            case GL_DEBUG_OUTPUT_SYNCHRONOUS -> messages.synchronous;
            case GL_PRIMITIVE_RESTART -> raster.primitiveRestart;
            case GL_PRIMITIVE_RESTART_FIXED_INDEX -> raster.primitiveRestartFixed;
            case GL_SAMPLE_COVERAGE -> raster.sampleCoverageEnabled;
            case GL_SAMPLE_MASK -> raster.sampleMaskEnabled;
            case GL_SAMPLE_SHADING -> raster.sampleShading;
            case GL_CULL_FACE -> raster.cullFace;
            case GL_POLYGON_OFFSET_FILL -> raster.offsetFill;
            case GL_POLYGON_OFFSET_LINE -> raster.offsetLine;
            case GL_POLYGON_OFFSET_POINT -> raster.offsetPoint;
            case GL_DEPTH_CLAMP -> raster.depthClamp;
            case GL_RASTERIZER_DISCARD -> raster.rasterizerDiscard;
            case GL_MULTISAMPLE -> raster.multisample;
            case GL_LINE_SMOOTH -> raster.lineSmooth;
            case GL_POLYGON_SMOOTH -> raster.polygonSmooth;
            case GL_PROGRAM_POINT_SIZE -> raster.programPointSize;
            case GL_ALPHA_TEST -> profile.compatibility ? depthStencil.alphaTest : null;
            case GL_POINT_SMOOTH -> profile.compatibility ? raster.pointSmooth : null;
            case GL_LINE_STIPPLE -> profile.compatibility ? raster.lineStipple : null;
            case GL_POLYGON_STIPPLE -> profile.compatibility ? raster.polygonStipple : null;
            default ->
                cap >= GL_CLIP_DISTANCE0 && cap <= GL_CLIP_DISTANCE7
                        ? (Boolean) ((raster.clipDistances >> cap - GL_CLIP_DISTANCE0 & 1) != 0)
                        : null;
        };
    }

    public void coreEnablei(int target, int index) {
        setIndexed("glEnablei", target, index, true);
    }

    public void coreDisablei(int target, int index) {
        setIndexed("glDisablei", target, index, false);
    }

    private void setIndexed(String call, int target, int index, boolean on) {
        int count = target == GL_BLEND ? blend.writeMask.length : target == GL_SCISSOR_TEST ? ViewportValues.COUNT : 0;
        if (count == 0) {
            errors.error(GL_INVALID_ENUM, call + ": target is 0x" + Integer.toHexString(target));
        } else if (index < 0 || index >= count) {
            errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + count);
        } else if (target == GL_BLEND) {
            blend.separate();
            blend.enabled = on ? blend.enabled | 1 << index : blend.enabled & ~(1 << index);
            dirty.bits |= Dirty.BLEND;
        } else {
            view.scissorEnabled = on ? view.scissorEnabled | 1 << index : view.scissorEnabled & ~(1 << index);
            dirty.bits |= Dirty.RASTER | Dirty.SCISSOR;
        }
    }

    public boolean coreIsEnabledi(int target, int index) {
        int count = target == GL_BLEND ? blend.writeMask.length : target == GL_SCISSOR_TEST ? ViewportValues.COUNT : 0;
        if (count == 0) {
            errors.error(GL_INVALID_ENUM, "glIsEnabledi: target is 0x" + Integer.toHexString(target));
            return false;
        }
        if (index < 0 || index >= count) {
            errors.error(GL_INVALID_VALUE, "glIsEnabledi: index is " + index + ", must be less than " + count);
            return false;
        }
        return ((target == GL_BLEND ? blend.enabled : view.scissorEnabled) >> index & 1) != 0;
    }

    public void glHint(int target, int mode) {
        int at = hintIndex(target);
        if (at < 0 || mode != GL_FASTEST && mode != GL_NICEST && mode != GL_DONT_CARE) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glHint: target is 0x" + Integer.toHexString(target) + ", mode is 0x" + Integer.toHexString(mode));
            return;
        }
        hints[at] = mode;
    }

    int hintIndex(int target) {
        return switch (target) {
            case GL_LINE_SMOOTH_HINT -> 1;
            case GL_POLYGON_SMOOTH_HINT -> 4;
            case GL_TEXTURE_COMPRESSION_HINT -> 6;
            case GL_FRAGMENT_SHADER_DERIVATIVE_HINT -> 7;
            case GL_FOG_HINT -> profile.compatibility ? 0 : -1;
            case GL_PERSPECTIVE_CORRECTION_HINT -> profile.compatibility ? 2 : -1;
            case GL_POINT_SMOOTH_HINT -> profile.compatibility ? 3 : -1;
            case GL_GENERATE_MIPMAP_HINT -> profile.compatibility || profile.es ? 5 : -1;
            default -> -1;
        };
    }

    // ---- viewports -------------------------------------------------------------------------------------------------

    public void glViewport(int x, int y, int width, int height) {
        if (width < 0 || height < 0) {
            errors.error(GL_INVALID_VALUE, "glViewport: size is " + width + " x " + height + ", must be at least 0");
            return;
        }
        for (int i = 0; i < ViewportValues.COUNT; i++) setViewport(i, x, y, width, height);
        view.used = 1;
    }

    private void setViewport(int i, float x, float y, float width, float height) {
        float max = caps.maxRenderTargetSize;
        view.x[i] = Math.clamp(x, -32768f, 32767f);
        view.y[i] = Math.clamp(y, -32768f, 32767f);
        view.width[i] = Math.min(width, max);
        view.height[i] = Math.min(height, max);
        dirty.bits |= Dirty.VIEWPORT;
    }

    public void glViewportIndexedf(int index, float x, float y, float w, float h) {
        if (index < 0 || index >= ViewportValues.COUNT || !(w >= 0) || !(h >= 0)) {
            errors.error(GL_INVALID_VALUE, "glViewportIndexedf: index is " + index + ", size is " + w + " x " + h);
            return;
        }
        setViewport(index, x, y, w, h);
        view.used = Math.max(view.used, index + 1);
    }

    public void glViewportIndexedfv(int index, long v) {
        glViewportIndexedf(
                index, Native.getFloat(v), Native.getFloat(v + 4), Native.getFloat(v + 8), Native.getFloat(v + 12));
    }

    public void glViewportArrayv(int first, int count, long v) {
        if (badRange("glViewportArrayv", first, count)) return;
        for (int i = 0; i < count; i++) {
            if (!(Native.getFloat(v + 16L * i + 8) >= 0) || !(Native.getFloat(v + 16L * i + 12) >= 0)) {
                errors.error(GL_INVALID_VALUE, "glViewportArrayv: the size of viewport " + (first + i) + " is below 0");
                return;
            }
        }
        for (int i = 0; i < count; i++) glViewportIndexedfv(first + i, v + 16L * i);
    }

    private boolean badRange(String call, int first, int count) {
        if (first >= 0 && count >= 0 && (long) first + count <= ViewportValues.COUNT) return false;
        errors.error(
                GL_INVALID_VALUE,
                call + ": first is " + first + ", count is " + count + "; there are " + ViewportValues.COUNT);
        return true;
    }

    public void glDepthRange(double n, double f) {
        for (int i = 0; i < ViewportValues.COUNT; i++) setDepthRange(i, n, f);
    }

    public void glDepthRangef(float n, float f) {
        glDepthRange(n, f);
    }

    private void setDepthRange(int i, double n, double f) {
        view.near[i] = Math.clamp(n, 0.0, 1.0);
        view.far[i] = Math.clamp(f, 0.0, 1.0);
        dirty.bits |= Dirty.VIEWPORT | Dirty.FIXED_UNIFORMS;
    }

    public void glDepthRangeIndexed(int index, double n, double f) {
        if (badRange("glDepthRangeIndexed", index, 1)) return;
        setDepthRange(index, n, f);
        view.used = Math.max(view.used, index + 1);
    }

    public void glDepthRangeArrayv(int first, int count, long v) {
        if (badRange("glDepthRangeArrayv", first, count)) return;
        for (int i = 0; i < count; i++) {
            glDepthRangeIndexed(first + i, Native.getDouble(v + 16L * i), Native.getDouble(v + 16L * i + 8));
        }
    }

    public void glDepthRangeIndexedfOES(int index, float n, float f) {
        glDepthRangeIndexed(index, n, f);
    }

    public void glDepthRangeArrayfvOES(int first, int count, long v) {
        if (badRange("glDepthRangeArrayfvOES", first, count)) return;
        for (int i = 0; i < count; i++) {
            glDepthRangeIndexed(first + i, Native.getFloat(v + 8L * i), Native.getFloat(v + 8L * i + 4));
        }
    }

    public void glScissor(int x, int y, int width, int height) {
        if (width < 0 || height < 0) {
            errors.error(GL_INVALID_VALUE, "glScissor: size is " + width + " x " + height + ", must be at least 0");
            return;
        }
        for (int i = 0; i < ViewportValues.COUNT; i++) setScissor(i, x, y, width, height);
    }

    private void setScissor(int i, int x, int y, int width, int height) {
        view.scissor[4 * i] = x;
        view.scissor[4 * i + 1] = y;
        view.scissor[4 * i + 2] = width;
        view.scissor[4 * i + 3] = height;
        dirty.bits |= Dirty.SCISSOR;
    }

    public void glScissorIndexed(int index, int left, int bottom, int width, int height) {
        if (index < 0 || index >= ViewportValues.COUNT || width < 0 || height < 0) {
            errors.error(
                    GL_INVALID_VALUE, "glScissorIndexed: index is " + index + ", size is " + width + " x " + height);
            return;
        }
        setScissor(index, left, bottom, width, height);
        view.used = Math.max(view.used, index + 1);
    }

    public void glScissorIndexedv(int index, long v) {
        glScissorIndexed(index, Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), Native.getInt(v + 12));
    }

    public void glScissorArrayv(int first, int count, long v) {
        if (badRange("glScissorArrayv", first, count)) return;
        for (int i = 0; i < count; i++) {
            if (Native.getInt(v + 16L * i + 8) < 0 || Native.getInt(v + 16L * i + 12) < 0) {
                errors.error(GL_INVALID_VALUE, "glScissorArrayv: the size of scissor " + (first + i) + " is below 0");
                return;
            }
        }
        for (int i = 0; i < count; i++) glScissorIndexedv(first + i, v + 16L * i);
    }

    public void glClipControl(int origin, int depth) {
        if (origin != GL_LOWER_LEFT && origin != GL_UPPER_LEFT
                || depth != GL_NEGATIVE_ONE_TO_ONE && depth != GL_ZERO_TO_ONE) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glClipControl: origin is 0x" + Integer.toHexString(origin) + ", depth is 0x"
                            + Integer.toHexString(depth));
            return;
        }
        raster.clipOrigin = origin;
        raster.clipDepthMode = depth;
        dirty.bits |= Dirty.RASTER | Dirty.VIEWPORT;
    }
}
