package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.Textures;

/** Switches of glEnable that all profiles have, and their indexed forms (OpenGL 4.6, 22.1). */
public final class Capabilities {
    private final SwitchRules rules;
    private final Profile profile;
    private final BlendValues blend;
    private final Dirty dirty;
    private final DepthStencilValues depthStencil;
    private final ViewportValues view;
    private final Framebuffers framebuffers;
    private final Textures textures;
    private final DebugLog messages;
    private final RasterValues raster;

    public Capabilities(
            Profile profile,
            Dirty dirty,
            SwitchRules rules,
            DebugLog messages,
            PlainState plain,
            Textures textures,
            Framebuffers framebuffers) {
        this.rules = rules;
        this.profile = profile;
        this.blend = plain.blend();
        this.dirty = dirty;
        this.depthStencil = plain.depthStencil();
        this.view = plain.view();
        this.framebuffers = framebuffers;
        this.textures = textures;
        this.messages = messages;
        this.raster = plain.raster();
    }

    public void enable(int cap) {
        if (!set(cap, true)) rules.unknown("glEnable", cap);
    }

    public void disable(int cap) {
        if (!set(cap, false)) rules.unknown("glDisable", cap);
    }

    /** Turns a switch; false where there is no such switch. */
    public boolean set(int cap, boolean on) {
        if (profile.es && !EsRules.isCapability(cap, profile.esNames)) return false;
        // Few enough that a call of it can become part of the caller; the others are many.
        if (cap == GL_BLEND) {
            int all = on ? 255 : 0;
            if (blend.enabled != all) dirty.bits |= blend.dirtyBits();
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
                // Masks of samples, and coverage by alpha, have no effect without it.
                dirty.bits |= cap == GL_MULTISAMPLE ? Dirty.RASTER | Dirty.BLEND | Dirty.VALUES : Dirty.RASTER;
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

    public boolean isEnabled(int cap) {
        Boolean on = profile.es && !EsRules.isCapability(cap, profile.version) ? null : isOn(cap);
        if (on == null) {
            rules.unknown("glIsEnabled", cap);
            return false;
        }
        return on;
    }

    /** Whether a switch is on; null where there is no such switch. */
    public @org.jspecify.annotations.Nullable Boolean isOn(int cap) {
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

    public void enableIndexed(int target, int index) {
        setIndexed("glEnablei", target, index, true);
    }

    public void disableIndexed(int target, int index) {
        setIndexed("glDisablei", target, index, false);
    }

    /** How many switches a target has. */
    private int count(int target) {
        return target == GL_BLEND ? blend.writeMask.length : target == GL_SCISSOR_TEST ? ViewportValues.COUNT : 0;
    }

    private void setIndexed(String call, int target, int index, boolean on) {
        if (!rules.indexed(call, target, index, count(target))) return;
        if (target == GL_BLEND) {
            blend.separate();
            blend.enabled = on ? blend.enabled | 1 << index : blend.enabled & ~(1 << index);
            dirty.bits |= blend.dirtyBits();
        } else {
            view.scissorEnabled = on ? view.scissorEnabled | 1 << index : view.scissorEnabled & ~(1 << index);
            dirty.bits |= Dirty.RASTER | Dirty.SCISSOR;
        }
    }

    public boolean isEnabledIndexed(int target, int index) {
        if (!rules.indexed("glIsEnabledi", target, index, count(target))) return false;
        return ((target == GL_BLEND ? blend.enabled : view.scissorEnabled) >> index & 1) != 0;
    }
}
