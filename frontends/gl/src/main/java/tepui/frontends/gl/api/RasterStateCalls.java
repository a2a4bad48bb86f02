package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.state.PatchValues;
import tepui.frontends.gl.state.RasterValues;
import tepui.pipe.Caps;

/** State of lines, polygons and patches (OpenGL 4.6, 14.5, 14.6 and 10.1.15). */
public final class RasterStateCalls {
    private final Caps caps;
    private final ContextRequest attributes;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final RasterValues raster;
    private final PatchValues patches;

    public RasterStateCalls(
            Caps caps,
            ContextRequest attributes,
            Profile profile,
            Dirty dirty,
            Errors errors,
            RasterValues raster,
            PatchValues patches) {
        this.caps = caps;
        this.attributes = attributes;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.raster = raster;
        this.patches = patches;
    }

    public void glCullFace(int mode) {
        if (mode != GL_FRONT && mode != GL_BACK && mode != GL_FRONT_AND_BACK) {
            errors.error(GL_INVALID_ENUM, "glCullFace: mode is 0x" + Integer.toHexString(mode));
            return;
        }
        raster.cullMode = mode;
        dirty.bits |= Dirty.RASTER;
    }

    public void glFrontFace(int mode) {
        if (mode != GL_CW && mode != GL_CCW) {
            errors.error(GL_INVALID_ENUM, "glFrontFace: mode is 0x" + Integer.toHexString(mode));
            return;
        }
        raster.frontFace = mode;
        dirty.bits |= Dirty.RASTER;
    }

    public void glPolygonMode(int face, int mode) {
        boolean front = face == GL_FRONT || face == GL_FRONT_AND_BACK;
        boolean back = face == GL_BACK || face == GL_FRONT_AND_BACK;
        if (!front && !back
                || !profile.compatibility && face != GL_FRONT_AND_BACK
                || mode != GL_POINT && mode != GL_LINE && mode != GL_FILL) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glPolygonMode: face is 0x" + Integer.toHexString(face) + ", mode is 0x"
                            + Integer.toHexString(mode));
            return;
        }
        if (front) raster.fillFront = mode;
        if (back) raster.fillBack = mode;
        dirty.bits |= Dirty.RASTER;
    }

    public void glPolygonOffset(float factor, float units) {
        glPolygonOffsetClamp(factor, units, 0);
    }

    public void glPolygonOffsetClamp(float factor, float units, float clamp) {
        raster.offsetFactor = factor;
        raster.offsetUnits = units;
        raster.offsetClamp = clamp;
        dirty.bits |= Dirty.RASTER;
    }

    public void glLineWidth(float width) {
        if (!(width > 0) || width > 1 && attributes.forwardCompatible() && !profile.compatibility) {
            errors.error(GL_INVALID_VALUE, "glLineWidth: width is " + width + ", must be above 0");
            return;
        }
        raster.lineWidth = width;
        dirty.bits |= Dirty.RASTER;
    }

    public void glLineStipple(int factor, short pattern) {
        raster.stippleFactor = Math.clamp(factor, 1, 256);
        raster.stipplePattern = pattern & 0xffff;
        dirty.bits |= Dirty.RASTER;
    }

    public void glProvokingVertex(int mode) {
        if (mode != GL_FIRST_VERTEX_CONVENTION && mode != GL_LAST_VERTEX_CONVENTION) {
            errors.error(GL_INVALID_ENUM, "glProvokingVertex: mode is 0x" + Integer.toHexString(mode));
            return;
        }
        raster.provokingFirst = mode == GL_FIRST_VERTEX_CONVENTION;
        dirty.bits |= Dirty.RASTER;
    }

    public void glPrimitiveRestartIndexNV(int index) {
        glPrimitiveRestartIndex(index);
    }

    public void glPrimitiveRestartIndex(int index) {
        raster.restartIndex = index;
        dirty.bits |= Dirty.RESTART;
    }

    /** A promise about what primitives cover, of which nothing here makes use. */
    public void glPrimitiveBoundingBox(
            float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        float[] values = {minX, minY, minZ, minW, maxX, maxY, maxZ, maxW};
        System.arraycopy(values, 0, patches.boundingBox, 0, values.length);
    }

    public void glPatchParameteri(int pname, int value) {
        if (pname != GL_PATCH_VERTICES) {
            errors.error(GL_INVALID_ENUM, "glPatchParameteri: pname is 0x" + Integer.toHexString(pname));
        } else if (value < 1 || value > caps.maxPatchVertices) {
            errors.error(
                    GL_INVALID_VALUE,
                    "glPatchParameteri: vertices is " + value + ", must be 1 to " + caps.maxPatchVertices);
        } else {
            patches.vertices = value;
            dirty.bits |= Dirty.PATCH;
        }
    }

    public void glPatchParameterfv(int pname, long values) {
        if (pname == GL_PATCH_DEFAULT_OUTER_LEVEL) {
            for (int i = 0; i < 4; i++) patches.outerLevels[i] = Native.getFloat(values + 4L * i);
        } else if (pname == GL_PATCH_DEFAULT_INNER_LEVEL) {
            for (int i = 0; i < 2; i++) patches.innerLevels[i] = Native.getFloat(values + 4L * i);
        } else {
            errors.error(GL_INVALID_ENUM, "glPatchParameterfv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        dirty.bits |= Dirty.PATCH;
    }
}
