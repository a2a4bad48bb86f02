package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.GlEnums;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.pipe.Caps;

/** State of operations on fragments: blending, masks, depth, stencil, alpha, samples (OpenGL 4.6, 17.3 and 17.4.2). */
public final class FragmentStateCalls {
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final BlendValues blend;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;

    public FragmentStateCalls(
            tepui.pipe.Context pipe, Caps caps, Profile profile, Dirty dirty, Errors errors, PlainState plain) {
        this.pipe = pipe;
        this.caps = caps;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.blend = plain.blend();
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
    }

    // ---- blending --------------------------------------------------------------------------------------------------

    private boolean badBuffer(String call, int buf) {
        if (buf >= 0 && buf < blend.writeMask.length) return false;
        errors.error(GL_INVALID_VALUE, call + ": buffer is " + buf + ", must be less than " + blend.writeMask.length);
        return true;
    }

    /** Equations of KHR_blend_equation_advanced are for colour and alpha together. */
    private boolean isAdvanced(int mode) {
        return caps.advancedBlend && BlendValues.advanced(mode) != null;
    }

    private boolean badEquation(String call, int mode) {
        if (GlEnums.equation(mode) != null) return false;
        errors.error(GL_INVALID_ENUM, call + ": mode is 0x" + Integer.toHexString(mode));
        return true;
    }

    /** Factors that all versions have are told by two compares. */
    private boolean isFactor(String call, int factor) { // hot
        return (factor | 1) == GL_ONE
                || factor >= GL_SRC_COLOR && factor <= GL_SRC_ALPHA_SATURATE
                || isOtherFactor(call, factor);
    }

    private boolean isOtherFactor(String call, int factor) {
        boolean second = factor == GL_SRC1_COLOR
                || factor == GL_SRC1_ALPHA
                || factor == GL_ONE_MINUS_SRC1_COLOR
                || factor == GL_ONE_MINUS_SRC1_ALPHA;
        boolean known = GlEnums.factor(factor) != null && !profile.es1;
        return known && !(profile.es && second && !caps.dualSourceBlend)
                || errors.wrong(GL_INVALID_ENUM, call + ": factor is 0x" + Integer.toHexString(factor));
    }

    public void glBlendColor(float red, float green, float blue, float alpha) {
        blend.color[0] = red;
        blend.color[1] = green;
        blend.color[2] = blue;
        blend.color[3] = alpha;
        dirty.bits |= Dirty.VALUES;
    }

    public void glBlendEquation(int mode) {
        if (!isAdvanced(mode)) {
            glBlendEquationSeparate(mode, mode);
            return;
        }
        blend.setEquations(mode, mode);
        dirty.bits |= blend.dirtyBits();
    }

    public void glBlendEquationSeparate(int modeRGB, int modeAlpha) {
        if (badEquation("glBlendEquationSeparate", modeRGB) || badEquation("glBlendEquationSeparate", modeAlpha))
            return;
        blend.setEquations(modeRGB, modeAlpha);
        dirty.bits |= blend.dirtyBits();
    }

    public void glBlendEquationi(int buf, int mode) {
        if (!isAdvanced(mode)) {
            glBlendEquationSeparatei(buf, mode, mode);
        } else if (!badBuffer("glBlendEquationi", buf)) {
            blend.setEquations(buf, mode, mode);
            dirty.bits |= blend.dirtyBits();
        }
    }

    public void glBlendEquationSeparatei(int buf, int modeRGB, int modeAlpha) {
        if (badBuffer("glBlendEquationSeparatei", buf)
                || badEquation("glBlendEquationSeparatei", modeRGB)
                || badEquation("glBlendEquationSeparatei", modeAlpha)) return;
        blend.setEquations(buf, modeRGB, modeAlpha);
        dirty.bits |= blend.dirtyBits();
    }

    public void glBlendFunc(int sfactor, int dfactor) { // hot
        if (isFactor("glBlendFunc", sfactor) && isFactor("glBlendFunc", dfactor)) {
            setFactors(BlendValues.factors(sfactor, dfactor, sfactor, dfactor));
        }
    }

    private void setFactors(long four) { // hot
        if (blend.hasFactors(four)) return;
        blend.setFactors(four);
        dirty.bits |= blend.dirtyBits();
    }

    private boolean areFactors(
            String call, int rgbSource, int rgbDestination, int alphaSource, int alphaDestination) { // hot
        return isFactor(call, rgbSource)
                && isFactor(call, rgbDestination)
                && isFactor(call, alphaSource)
                && isFactor(call, alphaDestination);
    }

    public void glBlendFuncSeparate(int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) { // hot
        if (!areFactors("glBlendFuncSeparate", sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha)) return;
        setFactors(BlendValues.factors(sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha));
    }

    public void glBlendFunci(int buf, int src, int dst) {
        glBlendFuncSeparatei(buf, src, dst, src, dst);
    }

    public void glBlendFuncSeparatei(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        String call = "glBlendFuncSeparatei";
        if (badBuffer(call, buf) || !areFactors(call, srcRGB, dstRGB, srcAlpha, dstAlpha)) return;
        blend.setFactors(buf, BlendValues.factors(srcRGB, dstRGB, srcAlpha, dstAlpha));
        dirty.bits |= blend.dirtyBits();
    }

    public void glLogicOp(int opcode) {
        if (GlEnums.logicOp(opcode) == null) {
            errors.error(GL_INVALID_ENUM, "glLogicOp: opcode is 0x" + Integer.toHexString(opcode));
            return;
        }
        blend.logicOp = opcode;
        dirty.bits |= Dirty.BLEND;
    }

    private static int mask(boolean red, boolean green, boolean blue, boolean alpha) {
        return (red ? 1 : 0) | (green ? 2 : 0) | (blue ? 4 : 0) | (alpha ? 8 : 0);
    }

    public void glColorMask(boolean red, boolean green, boolean blue, boolean alpha) {
        java.util.Arrays.fill(blend.writeMask, mask(red, green, blue, alpha));
        dirty.bits |= Dirty.BLEND;
    }

    public void glColorMaski(int index, boolean r, boolean g, boolean b, boolean a) {
        if (badBuffer("glColorMaski", index)) return;
        blend.separate();
        blend.writeMask[index] = mask(r, g, b, a);
        dirty.bits |= Dirty.BLEND;
    }

    // ---- depth, stencil, alpha -------------------------------------------------------------------------------------

    public void glDepthFunc(int func) {
        if (GlEnums.compare(func) == null) {
            errors.error(GL_INVALID_ENUM, "glDepthFunc: func is 0x" + Integer.toHexString(func));
            return;
        }
        depthStencil.depthFunc = func;
        dirty.bits |= Dirty.DEPTH_STENCIL;
    }

    public void glDepthMask(boolean flag) {
        depthStencil.depthWrite = flag;
        dirty.bits |= Dirty.DEPTH_STENCIL;
    }

    public void glDepthBoundsEXT(double zmin, double zmax) {
        if (zmin > zmax) {
            errors.error(GL_INVALID_VALUE, "glDepthBoundsEXT: zmin is " + zmin + ", above zmax, " + zmax);
            return;
        }
        depthStencil.boundsMin = (float) Math.clamp(zmin, 0.0, 1.0);
        depthStencil.boundsMax = (float) Math.clamp(zmax, 0.0, 1.0);
        dirty.bits |= Dirty.DEPTH_STENCIL;
    }

    /** Bit 0: front, bit 1: back; 0 for a wrong name, which is an error. */
    private int faces(String call, int face) {
        switch (face) {
            case GL_FRONT -> {
                return 1;
            }
            case GL_BACK -> {
                return 2;
            }
            case GL_FRONT_AND_BACK -> {
                return 3;
            }
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": face is 0x" + Integer.toHexString(face));
                return 0;
            }
        }
    }

    public void glStencilFunc(int func, int ref, int mask) {
        glStencilFuncSeparate(GL_FRONT_AND_BACK, func, ref, mask);
    }

    public void glStencilFuncSeparateATI(int frontfunc, int backfunc, int ref, int mask) {
        glStencilFuncSeparate(GL_FRONT, frontfunc, ref, mask);
        glStencilFuncSeparate(GL_BACK, backfunc, ref, mask);
    }

    public void glStencilFuncSeparate(int face, int func, int ref, int mask) {
        int faces = faces("glStencilFuncSeparate", face);
        if (faces == 0) return;
        if (GlEnums.compare(func) == null) {
            errors.error(GL_INVALID_ENUM, "glStencilFunc: func is 0x" + Integer.toHexString(func));
            return;
        }
        for (int i = 0; i < 2; i++) {
            if ((faces >> i & 1) == 0) continue;
            depthStencil.func[i] = func;
            depthStencil.reference[i] = ref;
            depthStencil.readMask[i] = mask;
        }
        dirty.bits |= Dirty.DEPTH_STENCIL | Dirty.VALUES;
    }

    public void glStencilMask(int mask) {
        glStencilMaskSeparate(GL_FRONT_AND_BACK, mask);
    }

    public void glStencilMaskSeparate(int face, int mask) {
        int faces = faces("glStencilMaskSeparate", face);
        for (int i = 0; i < 2; i++) if ((faces >> i & 1) != 0) depthStencil.writeMask[i] = mask;
        dirty.bits |= Dirty.DEPTH_STENCIL;
    }

    public void glStencilOp(int fail, int zfail, int zpass) {
        glStencilOpSeparate(GL_FRONT_AND_BACK, fail, zfail, zpass);
    }

    public void glStencilOpSeparate(int face, int sfail, int dpfail, int dppass) {
        int faces = faces("glStencilOpSeparate", face);
        if (faces == 0) return;
        if (GlEnums.stencilOp(sfail) == null
                || GlEnums.stencilOp(dpfail) == null
                || GlEnums.stencilOp(dppass) == null) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glStencilOp: the operations are 0x" + Integer.toHexString(sfail) + ", 0x"
                            + Integer.toHexString(dpfail) + ", 0x" + Integer.toHexString(dppass));
            return;
        }
        for (int i = 0; i < 2; i++) {
            if ((faces >> i & 1) == 0) continue;
            depthStencil.fail[i] = sfail;
            depthStencil.depthFail[i] = dpfail;
            depthStencil.pass[i] = dppass;
        }
        dirty.bits |= Dirty.DEPTH_STENCIL;
    }

    public void glAlphaFunc(int func, float ref) {
        if (GlEnums.compare(func) == null) {
            errors.error(GL_INVALID_ENUM, "glAlphaFunc: func is 0x" + Integer.toHexString(func));
            return;
        }
        depthStencil.alphaFunc = func;
        depthStencil.alphaReference = ref;
        dirty.bits |= Dirty.DEPTH_STENCIL | Dirty.VALUES | Dirty.PROGRAM;
    }

    // ---- samples ---------------------------------------------------------------------------------------------------

    public void glSampleCoverage(float value, boolean invert) {
        raster.sampleCoverage = Math.clamp(value, 0f, 1f);
        raster.sampleCoverageInvert = invert;
        dirty.bits |= Dirty.VALUES;
    }

    public void glSampleMaski(int maskNumber, int mask) {
        if (maskNumber != 0) {
            errors.error(GL_INVALID_VALUE, "glSampleMaski: maskNumber is " + maskNumber + ", must be 0");
            return;
        }
        raster.sampleMask = mask;
        dirty.bits |= Dirty.VALUES;
    }

    public void glMinSampleShading(float value) {
        raster.minSampleShading = value > 0 ? Math.min(value, 1) : 0; // what is no number is 0
        dirty.bits |= Dirty.VALUES;
    }

    public void glFramebufferFetchBarrierEXT() {
        pipe.textureBarrier();
    }

    public void glBlendBarrier() {
        pipe.textureBarrier();
    }
}
