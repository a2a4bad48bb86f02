package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.FixedUnitRules;
import tepui.frontends.gl.fixed.Matrix4;
import tepui.frontends.gl.fixed.TexUnit;

/** Generated texture coordinates (OpenGL 4.6 compatibility profile, 12.1.3), of the active unit or of one by its number, and user clip planes (13.7). */
public final class TexGenCalls {
    private final FixedUnitRules units;
    private final Errors errors;
    private final FixedState fixed;

    private final float[] v = new float[4];

    public TexGenCalls(Errors errors, FixedState fixed, FixedUnitRules units) {
        this.units = units;
        this.errors = errors;
        this.fixed = fixed;
    }

    private void texGen(String call, int number, int coord, int pname, float[] p) {
        int c = coord - GL_S;
        if (c < 0 || c > 3) {
            errors.invalidEnum(call, "coord", coord);
            return;
        }
        TexUnit unit = units.unit(call, number);
        if (unit == null) return;
        switch (pname) {
            case GL_TEXTURE_GEN_MODE -> {
                int mode = (int) p[0];
                boolean valid = switch (mode) {
                    case GL_OBJECT_LINEAR, GL_EYE_LINEAR -> true;
                    case GL_SPHERE_MAP -> c < 2;
                    case GL_REFLECTION_MAP, GL_NORMAL_MAP -> c < 3;
                    default -> false;
                };
                if (!valid) {
                    errors.invalidEnum(call, "the mode", mode);
                    return;
                }
                unit.genMode[c] = mode;
                fixed.changed(Group.TEXTURE_COORDINATES);
                fixed.keyChanged();
            }
            case GL_OBJECT_PLANE -> {
                System.arraycopy(p, 0, unit.objectPlane[c], 0, 4);
                fixed.changed(Group.TEXTURE_COORDINATES);
                fixed.uniformsChanged();
            }
            case GL_EYE_PLANE -> {
                Matrix4.transformPlane(unit.eyePlane[c], fixed.modelviewInverse(), p);
                fixed.changed(Group.TEXTURE_COORDINATES);
                fixed.uniformsChanged();
            }
            default -> errors.invalidEnum(call, "pname", pname);
        }
    }

    public void glTexGenf(int coord, int pname, float param) {
        texGenf("glTexGenf", units.active(), coord, pname, param);
    }

    public void texGenf(String call, int unit, int coord, int pname, float param) {
        if (pname != GL_TEXTURE_GEN_MODE) {
            errors.invalidEnum(call, "pname", pname);
            return;
        }
        v[0] = param;
        texGen(call, unit, coord, pname, v);
    }

    public void glTexGeni(int coord, int pname, int param) {
        texGeni("glTexGeni", units.active(), coord, pname, param);
    }

    public void texGeni(String call, int unit, int coord, int pname, int param) {
        texGenf(call, unit, coord, pname, param);
    }

    public void glTexGend(int coord, int pname, double param) {
        texGend("glTexGend", units.active(), coord, pname, param);
    }

    public void texGend(String call, int unit, int coord, int pname, double param) {
        texGenf(call, unit, coord, pname, (float) param);
    }

    public void glTexGenfv(int coord, int pname, long params) {
        texGenfv("glTexGenfv", units.active(), coord, pname, params);
    }

    public void texGenfv(String call, int unit, int coord, int pname, long params) {
        for (int i = 0; i < (pname == GL_TEXTURE_GEN_MODE ? 1 : 4); i++) v[i] = Native.getFloat(params + 4 * i);
        texGen(call, unit, coord, pname, v);
    }

    public void glTexGeniv(int coord, int pname, long params) {
        texGeniv("glTexGeniv", units.active(), coord, pname, params);
    }

    public void texGeniv(String call, int unit, int coord, int pname, long params) {
        for (int i = 0; i < (pname == GL_TEXTURE_GEN_MODE ? 1 : 4); i++) v[i] = Native.getInt(params + 4 * i);
        texGen(call, unit, coord, pname, v);
    }

    public void glTexGendv(int coord, int pname, long params) {
        texGendv("glTexGendv", units.active(), coord, pname, params);
    }

    public void texGendv(String call, int unit, int coord, int pname, long params) {
        for (int i = 0; i < (pname == GL_TEXTURE_GEN_MODE ? 1 : 4); i++)
            v[i] = (float) Native.getDouble(params + 8 * i);
        texGen(call, unit, coord, pname, v);
    }

    private int getTexGen(String call, int number, int coord, int pname) {
        int c = coord - GL_S;
        if (c < 0 || c > 3) {
            errors.invalidEnum(call, "coord", coord);
            return 0;
        }
        TexUnit unit = units.unit(call, number);
        if (unit == null) return 0;
        switch (pname) {
            case GL_TEXTURE_GEN_MODE -> {
                v[0] = unit.genMode[c];
                return 1;
            }
            case GL_OBJECT_PLANE -> System.arraycopy(unit.objectPlane[c], 0, v, 0, 4);
            case GL_EYE_PLANE -> System.arraycopy(unit.eyePlane[c], 0, v, 0, 4);
            default -> {
                errors.invalidEnum(call, "pname", pname);
                return 0;
            }
        }
        return 4;
    }

    public void glGetTexGenfv(int coord, int pname, long params) {
        getTexGenfv("glGetTexGenfv", units.active(), coord, pname, params);
    }

    public void getTexGenfv(String call, int unit, int coord, int pname, long params) {
        int n = getTexGen(call, unit, coord, pname);
        for (int i = 0; i < n; i++) Native.putFloat(params + 4 * i, v[i]);
    }

    public void glGetTexGeniv(int coord, int pname, long params) {
        getTexGeniv("glGetTexGeniv", units.active(), coord, pname, params);
    }

    public void getTexGeniv(String call, int unit, int coord, int pname, long params) {
        int n = getTexGen(call, unit, coord, pname);
        for (int i = 0; i < n; i++) Native.putInt(params + 4 * i, Math.round(v[i]));
    }

    public void glGetTexGendv(int coord, int pname, long params) {
        getTexGendv("glGetTexGendv", units.active(), coord, pname, params);
    }

    public void getTexGendv(String call, int unit, int coord, int pname, long params) {
        int n = getTexGen(call, unit, coord, pname);
        for (int i = 0; i < n; i++) Native.putDouble(params + 8 * i, v[i]);
    }

    // ---- clip planes -----------------------------------------------------------------------------------------------

    public void glClipPlane(int plane, long equation) {
        int index = plane - GL_CLIP_PLANE0;
        if (index < 0 || index >= fixed.clipPlanes.length) {
            errors.invalidEnum("glClipPlane", "plane", plane);
            return;
        }
        for (int i = 0; i < 4; i++) v[i] = (float) Native.getDouble(equation + 8 * i);
        Matrix4.transformPlane(fixed.clipPlanes[index], fixed.modelviewInverse(), v);
        fixed.changed(Group.CLIP_PLANES);
        fixed.uniformsChanged();
    }

    public void glGetClipPlane(int plane, long equation) {
        int index = plane - GL_CLIP_PLANE0;
        if (index < 0 || index >= fixed.clipPlanes.length) {
            errors.invalidEnum("glGetClipPlane", "plane", plane);
            return;
        }
        for (int i = 0; i < 4; i++) Native.putDouble(equation + 8 * i, fixed.clipPlanes[index][i]);
    }
}
