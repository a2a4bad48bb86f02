package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedState.Group;
import tepui.frontends.gl.fixed.Light;
import tepui.frontends.gl.fixed.Materials;
import tepui.frontends.gl.fixed.Matrix4;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.legacy.MaterialTracking;

/** Lights, materials and lighting models (OpenGL 4.6 compatibility profile, 12.2). */
public final class LightCalls {
    private final MaterialTracking materialTracking;
    private final Errors errors;
    private final FixedState fixed;
    private final AttributeState current;

    private final float[] v = new float[4];

    public LightCalls(Errors errors, FixedState fixed, AttributeState current, MaterialTracking materialTracking) {
        this.materialTracking = materialTracking;
        this.errors = errors;
        this.fixed = fixed;
        this.current = current;
    }

    // ---- lights ----------------------------------------------------------------------------------------------------

    private static int lightValues(int pname) {
        return switch (pname) {
            case GL_AMBIENT, GL_DIFFUSE, GL_SPECULAR, GL_POSITION -> 4;
            case GL_SPOT_DIRECTION -> 3;
            case GL_SPOT_EXPONENT,
                    GL_SPOT_CUTOFF,
                    GL_CONSTANT_ATTENUATION,
                    GL_LINEAR_ATTENUATION,
                    GL_QUADRATIC_ATTENUATION -> 1;
            default -> 0;
        };
    }

    private void light(String call, int light, int pname, float[] p) {
        int index = light - GL_LIGHT0;
        if (index < 0 || index >= FixedState.LIGHTS) {
            errors.invalidEnum(call, "light", light);
            return;
        }
        Light l = fixed.lights[index];
        switch (pname) {
            case GL_AMBIENT -> System.arraycopy(p, 0, l.ambient, 0, 4);
            case GL_DIFFUSE -> System.arraycopy(p, 0, l.diffuse, 0, 4);
            case GL_SPECULAR -> System.arraycopy(p, 0, l.specular, 0, 4);
            case GL_POSITION -> Matrix4.transform(l.position, fixed.modelview.top(), p);
            case GL_SPOT_DIRECTION -> {
                float[] m = fixed.modelview.top();
                for (int r = 0; r < 3; r++) l.spotDirection[r] = m[r] * p[0] + m[4 + r] * p[1] + m[8 + r] * p[2];
            }
            default -> {
                if (!scalar(call, l, pname, p[0])) return;
            }
        }
        fixed.changed(Group.LIGHT);
        fixed.keyChanged();
    }

    private boolean scalar(String call, Light l, int pname, float p) {
        boolean valid = switch (pname) {
            case GL_SPOT_EXPONENT -> p >= 0 && p <= 128;
            case GL_SPOT_CUTOFF -> p >= 0 && p <= 90 || p == 180;
            default -> p >= 0;
        };
        if (!valid) {
            errors.error(GL_INVALID_VALUE, call + ": the value of 0x" + Integer.toHexString(pname) + " is " + p);
            return false;
        }
        switch (pname) {
            case GL_SPOT_EXPONENT -> l.spotExponent = p;
            case GL_SPOT_CUTOFF -> l.spotCutoff = p;
            case GL_CONSTANT_ATTENUATION -> l.constantAttenuation = p;
            case GL_LINEAR_ATTENUATION -> l.linearAttenuation = p;
            case GL_QUADRATIC_ATTENUATION -> l.quadraticAttenuation = p;
            default -> {
                errors.invalidEnum(call, "pname", pname);
                return false;
            }
        }
        return true;
    }

    public void glLightf(int light, int pname, float param) {
        if (lightValues(pname) != 1) {
            errors.invalidEnum("glLightf", "pname", pname);
            return;
        }
        v[0] = param;
        light("glLightf", light, pname, v);
    }

    public void glLighti(int light, int pname, int param) {
        glLightf(light, pname, param);
    }

    public void glLightfv(int light, int pname, long params) {
        int n = lightValues(pname);
        if (n == 0) {
            errors.invalidEnum("glLightfv", "pname", pname);
            return;
        }
        for (int i = 0; i < n; i++) v[i] = Native.getFloat(params + 4 * i);
        light("glLightfv", light, pname, v);
    }

    public void glLightiv(int light, int pname, long params) {
        int n = lightValues(pname);
        if (n == 0) {
            errors.invalidEnum("glLightiv", "pname", pname);
            return;
        }
        boolean color = pname == GL_AMBIENT || pname == GL_DIFFUSE || pname == GL_SPECULAR;
        for (int i = 0; i < n; i++) {
            int p = Native.getInt(params + 4 * i);
            v[i] = color ? Numbers.normalized(p) : p;
        }
        light("glLightiv", light, pname, v);
    }

    /** The values of a light to {@link #v}; 0 with the error recorded. */
    private int getLight(String call, int light, int pname) {
        int index = light - GL_LIGHT0;
        if (index < 0 || index >= FixedState.LIGHTS) {
            errors.invalidEnum(call, "light", light);
            return 0;
        }
        Light l = fixed.lights[index];
        switch (pname) {
            case GL_AMBIENT -> System.arraycopy(l.ambient, 0, v, 0, 4);
            case GL_DIFFUSE -> System.arraycopy(l.diffuse, 0, v, 0, 4);
            case GL_SPECULAR -> System.arraycopy(l.specular, 0, v, 0, 4);
            case GL_POSITION -> System.arraycopy(l.position, 0, v, 0, 4);
            case GL_SPOT_DIRECTION -> System.arraycopy(l.spotDirection, 0, v, 0, 3);
            case GL_SPOT_EXPONENT -> v[0] = l.spotExponent;
            case GL_SPOT_CUTOFF -> v[0] = l.spotCutoff;
            case GL_CONSTANT_ATTENUATION -> v[0] = l.constantAttenuation;
            case GL_LINEAR_ATTENUATION -> v[0] = l.linearAttenuation;
            case GL_QUADRATIC_ATTENUATION -> v[0] = l.quadraticAttenuation;
            default -> errors.invalidEnum(call, "pname", pname);
        }
        return lightValues(pname);
    }

    public void glGetLightfv(int light, int pname, long params) {
        int n = getLight("glGetLightfv", light, pname);
        for (int i = 0; i < n; i++) Native.putFloat(params + 4 * i, v[i]);
    }

    public void glGetLightiv(int light, int pname, long params) {
        int n = getLight("glGetLightiv", light, pname);
        boolean color = pname == GL_AMBIENT || pname == GL_DIFFUSE || pname == GL_SPECULAR;
        for (int i = 0; i < n; i++) Native.putInt(params + 4 * i, color ? Numbers.toInt(v[i]) : Math.round(v[i]));
    }

    // ---- the lighting model ----------------------------------------------------------------------------------------

    private void lightModel(String call, int pname, float[] p) {
        if (fixed.es1 && !Es1Rules.isLightModel(pname)) {
            errors.invalidEnum(call, "pname", pname);
            return;
        }
        switch (pname) {
            case GL_LIGHT_MODEL_AMBIENT -> System.arraycopy(p, 0, fixed.modelAmbient, 0, 4);
            case GL_LIGHT_MODEL_LOCAL_VIEWER -> fixed.localViewer = p[0] != 0;
            case GL_LIGHT_MODEL_TWO_SIDE -> fixed.twoSide = p[0] != 0;
            case GL_LIGHT_MODEL_COLOR_CONTROL -> {
                int control = (int) p[0];
                if (control != GL_SINGLE_COLOR && control != GL_SEPARATE_SPECULAR_COLOR) {
                    errors.invalidEnum(call, "the colour control", control);
                    return;
                }
                fixed.separateSpecular = control == GL_SEPARATE_SPECULAR_COLOR;
            }
            default -> {
                errors.invalidEnum(call, "pname", pname);
                return;
            }
        }
        fixed.changed(Group.LIGHT);
        fixed.keyChanged();
    }

    public void glLightModelf(int pname, float param) {
        if (pname == GL_LIGHT_MODEL_AMBIENT) {
            errors.invalidEnum("glLightModelf", "pname", pname);
            return;
        }
        v[0] = param;
        lightModel("glLightModelf", pname, v);
    }

    public void glLightModeli(int pname, int param) {
        glLightModelf(pname, param);
    }

    public void glLightModelfv(int pname, long params) {
        int n = pname == GL_LIGHT_MODEL_AMBIENT ? 4 : 1;
        for (int i = 0; i < n; i++) v[i] = Native.getFloat(params + 4 * i);
        lightModel("glLightModelfv", pname, v);
    }

    public void glLightModeliv(int pname, long params) {
        boolean color = pname == GL_LIGHT_MODEL_AMBIENT;
        for (int i = 0; i < (color ? 4 : 1); i++) {
            int p = Native.getInt(params + 4 * i);
            v[i] = color ? Numbers.normalized(p) : p;
        }
        lightModel("glLightModeliv", pname, v);
    }

    // ---- materials -------------------------------------------------------------------------------------------------

    static int materialValues(int pname) {
        return switch (pname) {
            case GL_AMBIENT, GL_DIFFUSE, GL_SPECULAR, GL_EMISSION, GL_AMBIENT_AND_DIFFUSE -> 4;
            case GL_COLOR_INDEXES -> 3;
            case GL_SHININESS -> 1;
            default -> 0;
        };
    }

    /** Mask of the properties that a call names, 0 with the error recorded. Colour indices have none and are set at once. */
    private int properties(String call, int face, int pname, float[] p) {
        boolean one = !fixed.es1 && (face == GL_FRONT || face == GL_BACK);
        if (!one && face != GL_FRONT_AND_BACK) {
            errors.invalidEnum(call, "face", face);
            return 0;
        }
        if (pname == GL_SHININESS && !(p[0] >= 0 && p[0] <= 128)) {
            errors.error(GL_INVALID_VALUE, call + ": the shininess is " + p[0] + ", must be 0 to 128");
            return 0;
        }
        int kinds = switch (pname) {
            case GL_AMBIENT -> 1 << Materials.AMBIENT;
            case GL_DIFFUSE -> 1 << Materials.DIFFUSE;
            case GL_AMBIENT_AND_DIFFUSE -> 1 << Materials.AMBIENT | 1 << Materials.DIFFUSE;
            case GL_SPECULAR -> 1 << Materials.SPECULAR;
            case GL_EMISSION -> 1 << Materials.EMISSION;
            case GL_SHININESS -> 1 << Materials.SHININESS;
            default -> 0;
        };
        if (pname == GL_COLOR_INDEXES) {
            for (int f = 0; f < 2; f++) {
                if (face == (f == 0 ? GL_BACK : GL_FRONT)) continue;
                System.arraycopy(p, 0, fixed.materials.values, Materials.indexes(f), 3);
            }
        }
        return (face != GL_BACK ? kinds : 0) | (face != GL_FRONT ? kinds << 5 : 0);
    }

    private void material(String call, int face, int pname, float[] p) {
        int mask = properties(call, face, pname, p);
        if (mask == 0) return;
        setMaterial(mask & ~fixed.trackedProperties(), p);
    }

    /** Sets properties of materials; between glBegin and glEnd they belong to the vertices. */
    private void setMaterial(int mask, float[] p) {
        VertexStore store = current.store;
        if (store.isOpen()) {
            float[] before = fixed.materials.values;
            for (int i = 0; i < Materials.PROPERTIES; i++) {
                if ((mask >> i & 1) == 0) continue;
                int slot = VertexStore.MATERIALS + i;
                int count = i % 5 == Materials.SHININESS ? 1 : 4;
                int at = Materials.at(i / 5, i % 5);
                if (!store.has(slot)) {
                    for (int c = 0; c < count; c++) store.seed(slot, c, AttributeState.bits(before[at + c]));
                }
                store.set(
                        slot,
                        count,
                        AttributeState.bits(p[0]),
                        AttributeState.bits(p[1]),
                        AttributeState.bits(p[2]),
                        AttributeState.bits(p[3]));
            }
        }
        float[] values = fixed.materials.values;
        for (int i = 0; i < Materials.PROPERTIES; i++) {
            if ((mask >> i & 1) == 0) continue;
            int kind = i % 5;
            System.arraycopy(p, 0, values, Materials.at(i / 5, kind), kind == Materials.SHININESS ? 1 : 4);
        }
        fixed.changed(Group.MATERIAL);
        fixed.keyChanged();
    }

    public void glMaterialf(int face, int pname, float param) {
        if (pname != GL_SHININESS) {
            errors.invalidEnum("glMaterialf", "pname", pname);
            return;
        }
        v[0] = param;
        material("glMaterialf", face, pname, v);
    }

    public void glMateriali(int face, int pname, int param) {
        glMaterialf(face, pname, param);
    }

    public void glMaterialfv(int face, int pname, long params) {
        int n = materialValues(pname);
        if (n == 0) {
            errors.invalidEnum("glMaterialfv", "pname", pname);
            return;
        }
        for (int i = 0; i < n; i++) v[i] = Native.getFloat(params + 4 * i);
        material("glMaterialfv", face, pname, v);
    }

    public void glMaterialiv(int face, int pname, long params) {
        int n = materialValues(pname);
        if (n == 0) {
            errors.invalidEnum("glMaterialiv", "pname", pname);
            return;
        }
        for (int i = 0; i < n; i++) {
            int p = Native.getInt(params + 4 * i);
            v[i] = n == 4 ? Numbers.normalized(p) : p;
        }
        material("glMaterialiv", face, pname, v);
    }

    private int getMaterial(String call, int face, int pname) {
        int n = pname == GL_AMBIENT_AND_DIFFUSE ? 0 : materialValues(pname);
        if (n == 0 || face != GL_FRONT && face != GL_BACK) {
            errors.invalidEnum(call, n == 0 ? "pname" : "face", n == 0 ? pname : face);
            return 0;
        }
        materialTracking.materialsRead();
        int f = face == GL_FRONT ? 0 : 1;
        int at = switch (pname) {
            case GL_AMBIENT -> Materials.at(f, Materials.AMBIENT);
            case GL_DIFFUSE -> Materials.at(f, Materials.DIFFUSE);
            case GL_SPECULAR -> Materials.at(f, Materials.SPECULAR);
            case GL_EMISSION -> Materials.at(f, Materials.EMISSION);
            case GL_SHININESS -> Materials.at(f, Materials.SHININESS);
            default -> Materials.indexes(f);
        };
        System.arraycopy(fixed.materials.values, at, v, 0, n);
        return n;
    }

    public void glGetMaterialfv(int face, int pname, long params) {
        int n = getMaterial("glGetMaterialfv", face, pname);
        for (int i = 0; i < n; i++) Native.putFloat(params + 4 * i, v[i]);
    }

    public void glGetMaterialiv(int face, int pname, long params) {
        int n = getMaterial("glGetMaterialiv", face, pname);
        for (int i = 0; i < n; i++) Native.putInt(params + 4 * i, n == 4 ? Numbers.toInt(v[i]) : Math.round(v[i]));
    }

    public void glColorMaterial(int face, int mode) {
        switch (mode) {
            case GL_AMBIENT, GL_DIFFUSE, GL_SPECULAR, GL_EMISSION, GL_AMBIENT_AND_DIFFUSE -> {}
            default -> {
                errors.invalidEnum("glColorMaterial", "mode", mode);
                return;
            }
        }
        if (face != GL_FRONT && face != GL_BACK && face != GL_FRONT_AND_BACK) {
            errors.invalidEnum("glColorMaterial", "face", face);
            return;
        }
        materialTracking.materialsRead();
        fixed.colorMaterialFace = face;
        fixed.colorMaterialMode = mode;
        materialTracking.materialsRead();
        fixed.changed(Group.MATERIAL);
        fixed.keyChanged();
    }

    public void glShadeModel(int mode) {
        if (mode != GL_FLAT && mode != GL_SMOOTH) {
            errors.invalidEnum("glShadeModel", "mode", mode);
            return;
        }
        fixed.flat = mode == GL_FLAT;
        fixed.keyChanged();
    }
}
