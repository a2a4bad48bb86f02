package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.state.RasterValues;

/** Points (OpenGL 4.6, 14.4): their size, and the parameters of size and sprites. The fixed function has a copy of what it reads. */
public final class PointCalls {
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final RasterValues raster;
    private final FixedState fixed;

    private final float[] v = new float[3];

    public PointCalls(Profile profile, Dirty dirty, Errors errors, RasterValues raster, FixedState fixed) {
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.raster = raster;
        this.fixed = fixed;
    }

    public void glPointSize(float size) {
        if (!(size > 0)) {
            errors.error(GL_INVALID_VALUE, "glPointSize: size is " + size + ", must be above 0");
            return;
        }
        raster.pointSize = size;
        dirty.bits |= Dirty.RASTER;
        fixed.pointSize = size;
        fixed.changed(Group.POINT);
        fixed.uniformsChanged();
    }

    private void parameter(String call, int pname) {
        switch (pname) {
            case GL_POINT_SPRITE_COORD_ORIGIN -> origin(call, (int) v[0]);
            case GL_POINT_FADE_THRESHOLD_SIZE -> fade(call, v[0]);
            case GL_POINT_DISTANCE_ATTENUATION, GL_POINT_SIZE_MIN, GL_POINT_SIZE_MAX -> {
                if (profile.coreOnly == 0) derived(call, pname);
                else errors.invalidEnum(call, "pname", pname);
            }
            default -> errors.invalidEnum(call, "pname", pname);
        }
    }

    private void origin(String call, int origin) {
        if (origin != GL_LOWER_LEFT && origin != GL_UPPER_LEFT) {
            errors.error(GL_INVALID_VALUE, call + ": origin is 0x" + Integer.toHexString(origin));
            return;
        }
        raster.pointOrigin = origin;
        dirty.bits |= Dirty.RASTER | Dirty.PROGRAM;
    }

    private void fade(String call, float threshold) {
        if (!(threshold >= 0)) {
            errors.error(GL_INVALID_VALUE, call + ": threshold is " + threshold + ", must be at least 0");
            return;
        }
        raster.pointFade = threshold;
        if (profile.coreOnly != 0) return;
        fixed.pointFade = threshold;
        fixed.changed(Group.POINT);
        fixed.uniformsChanged();
    }

    /** GL_POINT_DISTANCE_ATTENUATION and its limits, in the compatibility profile alone. */
    private void derived(String call, int pname) {
        if (pname == GL_POINT_DISTANCE_ATTENUATION) {
            System.arraycopy(v, 0, fixed.pointAttenuation, 0, 3);
        } else if (!(v[0] >= 0)) {
            errors.error(GL_INVALID_VALUE, call + ": the size is " + v[0] + ", must be at least 0");
            return;
        } else if (pname == GL_POINT_SIZE_MIN) {
            fixed.pointMin = v[0];
        } else {
            fixed.pointMax = v[0];
        }
        dirty.bits |= Dirty.RASTER;
        fixed.changed(Group.POINT);
        fixed.keyChanged();
    }

    private void single(String call, int pname, float param) {
        if (pname == GL_POINT_DISTANCE_ATTENUATION) {
            errors.invalidEnum(call, "pname", pname);
            return;
        }
        v[0] = param;
        parameter(call, pname);
    }

    public void glPointParameterf(int pname, float param) {
        single("glPointParameterf", pname, param);
    }

    public void glPointParameteri(int pname, int param) {
        single("glPointParameteri", pname, param);
    }

    private static int count(int pname) {
        return pname == GL_POINT_DISTANCE_ATTENUATION ? 3 : 1;
    }

    public void glPointParameterfv(int pname, long params) {
        for (int i = 0; i < count(pname); i++) v[i] = Native.getFloat(params + 4L * i);
        parameter("glPointParameterfv", pname);
    }

    public void glPointParameteriv(int pname, long params) {
        for (int i = 0; i < count(pname); i++) v[i] = Native.getInt(params + 4L * i);
        parameter("glPointParameteriv", pname);
    }
}
