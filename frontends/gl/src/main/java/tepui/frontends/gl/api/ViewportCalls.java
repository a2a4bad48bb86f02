package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.pipe.Caps;

/** Viewports, depth ranges, scissors, and where their origin is (OpenGL 4.6, 13.8 and 14.9.2). */
public final class ViewportCalls {
    private final Caps caps;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final RasterValues raster;
    private final ViewportValues view;

    public ViewportCalls(Caps caps, Profile profile, Dirty dirty, Errors errors, PlainState plain) {
        this.caps = caps;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.raster = plain.raster();
        this.view = plain.view();
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
        // Bounds of the origin came with several viewports.
        boolean bounded = !profile.es || profile.version >= 31;
        view.x[i] = origin(x, bounded);
        view.y[i] = origin(y, bounded);
        view.width[i] = Math.min(width, max);
        view.height[i] = Math.min(height, max);
        dirty.bits |= Dirty.VIEWPORT;
    }

    private static float origin(float x, boolean bounded) {
        if (Float.isNaN(x)) return 0;
        return bounded ? Math.clamp(x, -32768f, 32767f) : x;
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
        view.near[i] = n > 0 ? Math.min(n, 1) : 0; // what is no number is 0
        view.far[i] = f > 0 ? Math.min(f, 1) : 0;
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

    public void glDepthRangeArraydvNV(int first, int count, long v) {
        glDepthRangeArrayv(first, count, v);
    }

    public void glDepthRangeIndexeddNV(int index, double n, double f) {
        glDepthRangeIndexed(index, n, f);
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
