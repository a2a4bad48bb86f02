package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.FixedUnitRules;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.fixed.TexUnit;
import tepui.frontends.gl.texture.Textures;

/** Texture environments (OpenGL 4.6 compatibility profile, 16.1): of the active unit, or of one by its number, under the name of the call. */
public final class TexEnvCalls {
    private final FixedUnitRules units;
    private final Errors errors;
    private final Textures textures;
    private final FixedState fixed;
    private final FragmentColors fragmentColors;

    private final float[] v = new float[4];

    public TexEnvCalls(
            Errors errors, Textures textures, FixedState fixed, FragmentColors fragmentColors, FixedUnitRules units) {
        this.units = units;
        this.errors = errors;
        this.textures = textures;
        this.fixed = fixed;
        this.fragmentColors = fragmentColors;
    }

    private void texEnv(String call, int number, int target, int pname, float[] p) {
        if (target == GL_TEXTURE_FILTER_CONTROL) {
            if (pname != GL_TEXTURE_LOD_BIAS) {
                errors.invalidEnum(call, "pname", pname);
                return;
            }
            textures.setUnitBias(number, p[0]); // part of the unit's sampler, for all stages
            return;
        }
        TexUnit unit = units.unit(call, number);
        if (unit == null) return;
        if (target == GL_POINT_SPRITE) {
            if (pname != GL_COORD_REPLACE) {
                errors.invalidEnum(call, "pname", pname);
            } else if (p[0] != 0 && p[0] != 1) {
                errors.error(GL_INVALID_VALUE, call + ": GL_COORD_REPLACE is " + p[0] + ", must be 0 or 1");
            } else {
                unit.coordReplace = p[0] != 0;
                environmentChanged();
            }
            return;
        }
        if (target != GL_TEXTURE_ENV) {
            errors.invalidEnum(call, "target", target);
            return;
        }
        if (pname == GL_TEXTURE_ENV_COLOR) {
            System.arraycopy(p, 0, unit.color, 0, 4);
            fixed.changed(Group.ENVIRONMENT);
            fixed.uniformsChanged();
            return;
        }
        if (environment(call, unit, pname, (int) p[0], p[0])) environmentChanged();
    }

    private void environmentChanged() {
        fixed.changed(Group.ENVIRONMENT);
        fixed.keyChanged();
    }

    private boolean environment(String call, TexUnit unit, int pname, int value, float number) {
        boolean valid = switch (pname) {
            case GL_TEXTURE_ENV_MODE ->
                switch (value) {
                    case GL_MODULATE, GL_REPLACE, GL_DECAL, GL_BLEND, GL_ADD, GL_COMBINE -> true;
                    default -> false;
                };
            case GL_COMBINE_RGB ->
                isCombine(value)
                        || value == GL_DOT3_RGB
                        || value == GL_DOT3_RGBA
                        || value == GL_DOT3_RGB_EXT
                        || value == GL_DOT3_RGBA_EXT;
            case GL_COMBINE_ALPHA -> isCombine(value);
            case GL_SRC0_RGB, GL_SRC1_RGB, GL_SRC2_RGB, GL_SRC0_ALPHA, GL_SRC1_ALPHA, GL_SRC2_ALPHA -> isSource(value);
            case GL_OPERAND0_RGB, GL_OPERAND1_RGB, GL_OPERAND2_RGB ->
                value == GL_SRC_COLOR
                        || value == GL_ONE_MINUS_SRC_COLOR
                        || value == GL_SRC_ALPHA
                        || value == GL_ONE_MINUS_SRC_ALPHA;
            case GL_OPERAND0_ALPHA, GL_OPERAND1_ALPHA, GL_OPERAND2_ALPHA ->
                value == GL_SRC_ALPHA || value == GL_ONE_MINUS_SRC_ALPHA;
            case GL_RGB_SCALE, GL_ALPHA_SCALE -> {
                if (number == 1 || number == 2 || number == 4) yield true;
                errors.error(GL_INVALID_VALUE, call + ": the scale is " + number + ", must be 1, 2 or 4");
                yield false;
            }
            default -> {
                errors.invalidEnum(call, "pname", pname);
                yield false;
            }
        };
        if (!valid) {
            errors.invalidEnum(call, "the value", value);
            return false;
        }
        switch (pname) {
            case GL_TEXTURE_ENV_MODE -> unit.mode = value;
            case GL_COMBINE_RGB -> unit.combineRgb = value;
            case GL_COMBINE_ALPHA -> unit.combineAlpha = value;
            case GL_RGB_SCALE -> unit.scaleRgb = value;
            case GL_ALPHA_SCALE -> unit.scaleAlpha = value;
            case GL_SRC0_RGB, GL_SRC1_RGB, GL_SRC2_RGB -> unit.sourceRgb[pname - GL_SRC0_RGB] = value;
            case GL_SRC0_ALPHA, GL_SRC1_ALPHA, GL_SRC2_ALPHA -> unit.sourceAlpha[pname - GL_SRC0_ALPHA] = value;
            case GL_OPERAND0_RGB, GL_OPERAND1_RGB, GL_OPERAND2_RGB -> unit.operandRgb[pname - GL_OPERAND0_RGB] = value;
            default -> unit.operandAlpha[pname - GL_OPERAND0_ALPHA] = value;
        }
        return true;
    }

    private static boolean isCombine(int mode) {
        return switch (mode) {
            case GL_REPLACE, GL_MODULATE, GL_ADD, GL_ADD_SIGNED, GL_INTERPOLATE, GL_SUBTRACT -> true;
            default -> false;
        };
    }

    private static boolean isSource(int source) {
        return switch (source) {
            case GL_TEXTURE, GL_CONSTANT, GL_PRIMARY_COLOR, GL_PREVIOUS -> true;
            default -> source >= GL_TEXTURE0 && source < GL_TEXTURE0 + FixedState.UNITS;
        };
    }

    public void glTexEnvf(int target, int pname, float param) {
        texEnvf("glTexEnvf", units.active(), target, pname, param);
    }

    public void texEnvf(String call, int unit, int target, int pname, float param) {
        if (pname == GL_TEXTURE_ENV_COLOR) {
            errors.invalidEnum(call, "pname", pname);
            return;
        }
        v[0] = param;
        texEnv(call, unit, target, pname, v);
    }

    public void glTexEnvi(int target, int pname, int param) {
        texEnvi("glTexEnvi", units.active(), target, pname, param);
    }

    public void texEnvi(String call, int unit, int target, int pname, int param) {
        texEnvf(call, unit, target, pname, param);
    }

    public void glTexEnvfv(int target, int pname, long params) {
        texEnvfv("glTexEnvfv", units.active(), target, pname, params);
    }

    public void texEnvfv(String call, int unit, int target, int pname, long params) {
        int n = pname == GL_TEXTURE_ENV_COLOR ? 4 : 1;
        for (int i = 0; i < n; i++) v[i] = Native.getFloat(params + 4 * i);
        texEnv(call, unit, target, pname, v);
    }

    public void glTexEnviv(int target, int pname, long params) {
        texEnviv("glTexEnviv", units.active(), target, pname, params);
    }

    public void texEnviv(String call, int unit, int target, int pname, long params) {
        boolean color = pname == GL_TEXTURE_ENV_COLOR;
        for (int i = 0; i < (color ? 4 : 1); i++) {
            int p = Native.getInt(params + 4 * i);
            v[i] = color ? Numbers.normalized(p) : p;
        }
        texEnv(call, unit, target, pname, v);
    }

    private int getTexEnv(String call, int number, int target, int pname) {
        if (target == GL_TEXTURE_FILTER_CONTROL && pname == GL_TEXTURE_LOD_BIAS) {
            v[0] = textures.unitBias(number);
            return 1;
        }
        TexUnit unit = units.unit(call, number);
        if (unit == null) return 0;
        if (target == GL_POINT_SPRITE && pname == GL_COORD_REPLACE) {
            v[0] = unit.coordReplace ? 1 : 0;
            return 1;
        }
        if (target != GL_TEXTURE_ENV) {
            boolean known = target == GL_POINT_SPRITE || target == GL_TEXTURE_FILTER_CONTROL;
            errors.invalidEnum(call, known ? "pname" : "target", known ? pname : target);
            return 0;
        }
        switch (pname) {
            case GL_TEXTURE_ENV_COLOR -> {
                for (int i = 0; i < 4; i++) v[i] = fragmentColors.told(unit.color[i]);
                return 4;
            }
            case GL_TEXTURE_ENV_MODE -> v[0] = unit.mode;
            case GL_COMBINE_RGB -> v[0] = unit.combineRgb;
            case GL_COMBINE_ALPHA -> v[0] = unit.combineAlpha;
            case GL_RGB_SCALE -> v[0] = unit.scaleRgb;
            case GL_ALPHA_SCALE -> v[0] = unit.scaleAlpha;
            case GL_SRC0_RGB, GL_SRC1_RGB, GL_SRC2_RGB -> v[0] = unit.sourceRgb[pname - GL_SRC0_RGB];
            case GL_SRC0_ALPHA, GL_SRC1_ALPHA, GL_SRC2_ALPHA -> v[0] = unit.sourceAlpha[pname - GL_SRC0_ALPHA];
            case GL_OPERAND0_RGB, GL_OPERAND1_RGB, GL_OPERAND2_RGB -> v[0] = unit.operandRgb[pname - GL_OPERAND0_RGB];
            case GL_OPERAND0_ALPHA, GL_OPERAND1_ALPHA, GL_OPERAND2_ALPHA ->
                v[0] = unit.operandAlpha[pname - GL_OPERAND0_ALPHA];
            default -> {
                errors.invalidEnum(call, "pname", pname);
                return 0;
            }
        }
        return 1;
    }

    public void glGetTexEnvfv(int target, int pname, long params) {
        getTexEnvfv("glGetTexEnvfv", units.active(), target, pname, params);
    }

    public void getTexEnvfv(String call, int unit, int target, int pname, long params) {
        int n = getTexEnv(call, unit, target, pname);
        for (int i = 0; i < n; i++) Native.putFloat(params + 4 * i, v[i]);
    }

    public void glGetTexEnviv(int target, int pname, long params) {
        getTexEnviv("glGetTexEnviv", units.active(), target, pname, params);
    }

    public void getTexEnviv(String call, int unit, int target, int pname, long params) {
        int n = getTexEnv(call, unit, target, pname);
        for (int i = 0; i < n; i++) Native.putInt(params + 4 * i, n == 4 ? Numbers.toInt(v[i]) : Math.round(v[i]));
    }
}
