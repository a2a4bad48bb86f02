package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;

/** Fog (OpenGL 4.6 compatibility profile, 16.4), and the stipple pattern of polygons (14.6.2). */
public final class FogCalls {
    private final Errors errors;
    private final PixelRules pixelRules;
    private final PixelBuffers pixelBuffers;
    private final PixelState pixels;
    private final FixedState fixed;

    private final float[] v = new float[4];

    public FogCalls(
            Errors errors, PixelRules pixelRules, PixelBuffers pixelBuffers, PixelState pixels, FixedState fixed) {
        this.errors = errors;
        this.pixelRules = pixelRules;
        this.pixelBuffers = pixelBuffers;
        this.pixels = pixels;
        this.fixed = fixed;
    }

    private void fog(String call, int pname, float[] p) {
        if (fixed.es1 && (!Es1Rules.isFog(pname) || pname == GL_FOG_INDEX)) {
            errors.invalidEnum(call, "pname", pname);
            return;
        }
        switch (pname) {
            case GL_FOG_MODE -> {
                int mode = (int) p[0];
                if (mode != GL_LINEAR && mode != GL_EXP && mode != GL_EXP2) {
                    errors.invalidEnum(call, "the mode", mode);
                    return;
                }
                fixed.fogMode = mode;
            }
            case GL_FOG_COORD_SRC -> {
                int source = (int) p[0];
                if (source != GL_FOG_COORD && source != GL_FRAGMENT_DEPTH) {
                    errors.invalidEnum(call, "the source", source);
                    return;
                }
                fixed.fogCoordSource = source;
            }
            case GL_FOG_DENSITY -> {
                if (!(p[0] >= 0)) {
                    errors.error(GL_INVALID_VALUE, call + ": the density is " + p[0] + ", must be at least 0");
                    return;
                }
                fixed.fogDensity = p[0];
            }
            case GL_FOG_START -> fixed.fogStart = p[0];
            case GL_FOG_END -> fixed.fogEnd = p[0];
            case GL_FOG_INDEX -> fixed.fogIndex = p[0];
            case GL_FOG_COLOR -> System.arraycopy(p, 0, fixed.fogColor, 0, 4);
            default -> {
                errors.invalidEnum(call, "pname", pname);
                return;
            }
        }
        if (pname == GL_FOG_MODE || pname == GL_FOG_COORD_SRC) {
            fixed.changed(Group.FOG);
            fixed.keyChanged();
        } else {
            fixed.changed(Group.FOG);
            fixed.uniformsChanged();
        }
    }

    public void glFogf(int pname, float param) {
        if (pname == GL_FOG_COLOR) {
            errors.invalidEnum("glFogf", "pname", pname);
            return;
        }
        v[0] = param;
        fog("glFogf", pname, v);
    }

    public void glFogi(int pname, int param) {
        glFogf(pname, param);
    }

    public void glFogfv(int pname, long params) {
        for (int i = 0; i < (pname == GL_FOG_COLOR ? 4 : 1); i++) v[i] = Native.getFloat(params + 4 * i);
        fog("glFogfv", pname, v);
    }

    public void glFogiv(int pname, long params) {
        boolean color = pname == GL_FOG_COLOR;
        for (int i = 0; i < (color ? 4 : 1); i++) {
            int p = Native.getInt(params + 4 * i);
            v[i] = color ? Numbers.normalized(p) : p;
        }
        fog("glFogiv", pname, v);
    }

    // ---- polygon stipple -------------------------------------------------------------------------------------------

    private static long rowBytes(int rowLength, int alignment) {
        long bytes = (Math.max(rowLength > 0 ? rowLength : 32, 1) + 7L) / 8;
        return (bytes + alignment - 1) / alignment * alignment;
    }

    private static int reversed(int row, boolean lowestFirst) {
        return lowestFirst ? Integer.reverseBytes(Integer.reverse(row)) : row;
    }

    public void glPolygonStipple(long mask) {
        boolean lowestFirst = pixels.unpack.lsbFirst;
        long pitch = rowBytes(pixels.unpack.rowLength, pixels.unpack.alignment);
        int skip = pixels.unpack.skipPixels;
        long at = pixels.unpack.skipRows * pitch;
        long bytes = at + 31 * pitch + (skip + 39) / 8;
        if (!pixelRules.readable("glPolygonStipple", mask, bytes, 1)) return;
        try {
            MemorySegment pattern = pixelBuffers.source(mask, bytes);
            if (pattern == null) return;
            take(pattern, at, pitch, skip, lowestFirst);
        } catch (RuntimeException e) {
            errors.failed("glPolygonStipple", e);
        } finally {
            pixelBuffers.release();
        }
        fixed.changed(Group.STIPPLE);
        fixed.uniformsChanged();
    }

    private void take(MemorySegment pattern, long at, long pitch, int skip, boolean lowestFirst) {
        for (int row = 0; row < 32; row++) {
            int word = 0;
            for (int x = 0; x < 32; x++) {
                int bit = skip + x;
                int b = pattern.get(ValueLayout.JAVA_BYTE, at + row * pitch + bit / 8);
                word = word << 1 | b >> (lowestFirst ? bit % 8 : 7 - bit % 8) & 1;
            }
            fixed.polygonPattern[row] = word;
        }
    }

    /** Bytes from the pointer on that glGetPolygonStipple writes to. */
    private long stippleBytes() {
        long pitch = rowBytes(pixels.pack.rowLength, pixels.pack.alignment);
        return pixels.pack.skipRows * pitch + pixels.pack.skipPixels / 8 + 31 * pitch + 4;
    }

    public void glGetPolygonStipple(long mask) {
        long bytes = stippleBytes();
        if (!pixelRules.writable("glGetPolygonStipple", mask, bytes, 1)) return;
        boolean lowestFirst = pixels.pack.lsbFirst;
        long pitch = rowBytes(pixels.pack.rowLength, pixels.pack.alignment);
        long at = pixels.pack.skipRows * pitch + pixels.pack.skipPixels / 8;
        try {
            MemorySegment pattern = pixelBuffers.target(mask, bytes);
            if (pattern == null) return;
            for (int row = 0; row < 32; row++) {
                int word = reversed(fixed.polygonPattern[row], lowestFirst);
                for (int b = 0; b < 4; b++) {
                    pattern.set(ValueLayout.JAVA_BYTE, at + row * pitch + b, (byte) (word >>> 24 - 8 * b));
                }
            }
        } catch (RuntimeException e) {
            errors.failed("glGetPolygonStipple", e);
        } finally {
            pixelBuffers.release();
        }
    }

    public void glGetnPolygonStipple(int bufSize, long pattern) {
        long bytes = stippleBytes();
        if (bufSize >= bytes) {
            glGetPolygonStipple(pattern);
            return;
        }
        errors.error(
                GL_INVALID_OPERATION,
                "glGetnPolygonStipple: bufSize is " + bufSize + ", " + bytes + " bytes are needed");
    }

    public void glGetnPolygonStippleARB(int bufSize, long pattern) {
        glGetnPolygonStipple(bufSize, pattern);
    }
}
