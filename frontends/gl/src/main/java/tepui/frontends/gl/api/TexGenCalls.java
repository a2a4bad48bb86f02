package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.Matrix4;
import tepui.frontends.gl.fixed.TexUnit;
import tepui.frontends.gl.fixed.TextureUnits;

/** Generated texture coordinates (2.12.3) and user clip planes (2.17). */
public final class TexGenCalls {
    private final TextureUnits fixedUnits;
    private final Errors errors;
    private final FixedState fixed;

    private final float[] v = new float[4];

    public TexGenCalls(Errors errors, FixedState fixed, TextureUnits fixedUnits) {
        this.fixedUnits = fixedUnits;
        this.errors = errors;
        this.fixed = fixed;
    }

    private void texGen(String call, int coord, int pname, float[] p) {
        int c = coord - GL_S;
        if (c < 0 || c > 3) {
            errors.invalidEnum(call, "coord", coord);
            return;
        }
        TexUnit unit = fixedUnits.activeUnit(call);
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
        if (pname != GL_TEXTURE_GEN_MODE) {
            errors.invalidEnum("glTexGenf", "pname", pname);
            return;
        }
        v[0] = param;
        texGen("glTexGenf", coord, pname, v);
    }

    public void glTexGeni(int coord, int pname, int param) {
        glTexGenf(coord, pname, param);
    }

    public void glTexGend(int coord, int pname, double param) {
        glTexGenf(coord, pname, (float) param);
    }

    public void glTexGenfv(int coord, int pname, long params) {
        for (int i = 0; i < (pname == GL_TEXTURE_GEN_MODE ? 1 : 4); i++) v[i] = Native.getFloat(params + 4 * i);
        texGen("glTexGenfv", coord, pname, v);
    }

    public void glTexGeniv(int coord, int pname, long params) {
        for (int i = 0; i < (pname == GL_TEXTURE_GEN_MODE ? 1 : 4); i++) v[i] = Native.getInt(params + 4 * i);
        texGen("glTexGeniv", coord, pname, v);
    }

    public void glTexGendv(int coord, int pname, long params) {
        for (int i = 0; i < (pname == GL_TEXTURE_GEN_MODE ? 1 : 4); i++)
            v[i] = (float) Native.getDouble(params + 8 * i);
        texGen("glTexGendv", coord, pname, v);
    }

    private int getTexGen(String call, int coord, int pname) {
        int c = coord - GL_S;
        if (c < 0 || c > 3) {
            errors.invalidEnum(call, "coord", coord);
            return 0;
        }
        TexUnit unit = fixedUnits.activeUnit(call);
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
        int n = getTexGen("glGetTexGenfv", coord, pname);
        for (int i = 0; i < n; i++) Native.putFloat(params + 4 * i, v[i]);
    }

    public void glGetTexGeniv(int coord, int pname, long params) {
        int n = getTexGen("glGetTexGeniv", coord, pname);
        for (int i = 0; i < n; i++) Native.putInt(params + 4 * i, Math.round(v[i]));
    }

    public void glGetTexGendv(int coord, int pname, long params) {
        int n = getTexGen("glGetTexGendv", coord, pname);
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
