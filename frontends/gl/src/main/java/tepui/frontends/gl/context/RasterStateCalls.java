package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import tepui.frontends.gl.draw.Dirty;

/** The state of points, lines and polygons. */
abstract class RasterStateCalls extends ContextState {
    RasterStateCalls(Setup setup) {
        super(setup);
    }

    @Override
    public void glCullFace(int mode) {
        if (mode != GL_FRONT && mode != GL_BACK && mode != GL_FRONT_AND_BACK) {
            error(GL_INVALID_ENUM, "glCullFace: mode is 0x" + Integer.toHexString(mode));
            return;
        }
        raster.cullMode = mode;
        dirty |= Dirty.RASTER;
    }

    @Override
    public void glFrontFace(int mode) {
        if (mode != GL_CW && mode != GL_CCW) {
            error(GL_INVALID_ENUM, "glFrontFace: mode is 0x" + Integer.toHexString(mode));
            return;
        }
        raster.frontFace = mode;
        dirty |= Dirty.RASTER;
    }

    @Override
    public void glPolygonMode(int face, int mode) {
        boolean front = face == GL_FRONT || face == GL_FRONT_AND_BACK;
        boolean back = face == GL_BACK || face == GL_FRONT_AND_BACK;
        if (!front && !back
                || !compatibility && face != GL_FRONT_AND_BACK
                || mode != GL_POINT && mode != GL_LINE && mode != GL_FILL) {
            error(
                    GL_INVALID_ENUM,
                    "glPolygonMode: face is 0x" + Integer.toHexString(face) + ", mode is 0x"
                            + Integer.toHexString(mode));
            return;
        }
        if (front) raster.fillFront = mode;
        if (back) raster.fillBack = mode;
        dirty |= Dirty.RASTER;
    }

    @Override
    public void glPolygonOffset(float factor, float units) {
        glPolygonOffsetClamp(factor, units, 0);
    }

    @Override
    public void glPolygonOffsetClamp(float factor, float units, float clamp) {
        raster.offsetFactor = factor;
        raster.offsetUnits = units;
        raster.offsetClamp = clamp;
        dirty |= Dirty.RASTER;
    }

    @Override
    public void glLineWidth(float width) {
        if (!(width > 0) || width > 1 && attributes.forwardCompatible() && !compatibility) {
            error(GL_INVALID_VALUE, "glLineWidth: width is " + width + ", must be above 0");
            return;
        }
        raster.lineWidth = width;
        dirty |= Dirty.RASTER;
    }

    @Override
    public void glLineStipple(int factor, short pattern) {
        raster.stippleFactor = Math.clamp(factor, 1, 256);
        raster.stipplePattern = pattern & 0xffff;
        dirty |= Dirty.RASTER;
    }

    final void corePointSize(float size) {
        if (!(size > 0)) {
            error(GL_INVALID_VALUE, "glPointSize: size is " + size + ", must be above 0");
            return;
        }
        raster.pointSize = size;
        pointSizeChanged(size);
        dirty |= Dirty.RASTER;
    }

    /** The fixed function keeps the size too. */
    void pointSizeChanged(float size) {}

    final void corePointParameteri(int pname, int param) {
        if (pname == GL_POINT_SPRITE_COORD_ORIGIN) {
            if (param != GL_LOWER_LEFT && param != GL_UPPER_LEFT) {
                error(GL_INVALID_VALUE, "glPointParameteri: origin is 0x" + Integer.toHexString(param));
                return;
            }
            raster.pointOrigin = param;
            dirty |= Dirty.RASTER | Dirty.PROGRAM;
            return;
        }
        corePointParameterf(pname, param);
    }

    final void corePointParameterf(int pname, float param) {
        if (pname == GL_POINT_SPRITE_COORD_ORIGIN) {
            corePointParameteri(pname, (int) param);
        } else if (pname == GL_POINT_FADE_THRESHOLD_SIZE) {
            if (!(param >= 0)) {
                error(GL_INVALID_VALUE, "glPointParameterf: threshold is " + param + ", must be at least 0");
                return;
            }
            pointFade = param;
        } else {
            error(GL_INVALID_ENUM, "glPointParameterf: pname is 0x" + Integer.toHexString(pname));
        }
    }

    final void corePointParameteriv(int pname, long params) {
        corePointParameteri(pname, Native.getInt(params));
    }

    final void corePointParameterfv(int pname, long params) {
        corePointParameterf(pname, Native.getFloat(params));
    }

    @Override
    public void glProvokingVertex(int mode) {
        if (mode != GL_FIRST_VERTEX_CONVENTION && mode != GL_LAST_VERTEX_CONVENTION) {
            error(GL_INVALID_ENUM, "glProvokingVertex: mode is 0x" + Integer.toHexString(mode));
            return;
        }
        raster.provokingFirst = mode == GL_FIRST_VERTEX_CONVENTION;
        dirty |= Dirty.RASTER;
    }

    @Override
    public void glPrimitiveRestartIndex(int index) {
        raster.restartIndex = index;
        dirty |= Dirty.RESTART;
    }

    /** A promise about what primitives cover, of which nothing here makes use. */
    @Override
    public void glPrimitiveBoundingBox(
            float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        float[] values = {minX, minY, minZ, minW, maxX, maxY, maxZ, maxW};
        System.arraycopy(values, 0, boundingBox, 0, values.length);
    }

    @Override
    public void glPatchParameteri(int pname, int value) {
        if (pname != GL_PATCH_VERTICES) {
            error(GL_INVALID_ENUM, "glPatchParameteri: pname is 0x" + Integer.toHexString(pname));
        } else if (value < 1 || value > caps.maxPatchVertices) {
            error(
                    GL_INVALID_VALUE,
                    "glPatchParameteri: vertices is " + value + ", must be 1 to " + caps.maxPatchVertices);
        } else {
            patchVertices = value;
            dirty |= Dirty.PATCH;
        }
    }

    @Override
    public void glPatchParameterfv(int pname, long values) {
        if (pname == GL_PATCH_DEFAULT_OUTER_LEVEL) {
            for (int i = 0; i < 4; i++) outerLevels[i] = Native.getFloat(values + 4L * i);
        } else if (pname == GL_PATCH_DEFAULT_INNER_LEVEL) {
            for (int i = 0; i < 2; i++) innerLevels[i] = Native.getFloat(values + 4L * i);
        } else {
            error(GL_INVALID_ENUM, "glPatchParameterfv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        dirty |= Dirty.PATCH;
    }

    final void coreClampColor(int target, int clamp) {
        boolean legacy = target == GL_CLAMP_VERTEX_COLOR || target == GL_CLAMP_FRAGMENT_COLOR;
        if (target != GL_CLAMP_READ_COLOR && !(legacy && compatibility)
                || clamp != GL_TRUE && clamp != GL_FALSE && clamp != GL_FIXED_ONLY) {
            error(
                    GL_INVALID_ENUM,
                    "glClampColor: target is 0x" + Integer.toHexString(target) + ", clamp is 0x"
                            + Integer.toHexString(clamp));
            return;
        }
        if (target == GL_CLAMP_READ_COLOR) clampReadColor = clamp;
    }
}
