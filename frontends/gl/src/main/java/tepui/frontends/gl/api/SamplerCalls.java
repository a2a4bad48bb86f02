package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.SamplerObject;
import tepui.frontends.gl.texture.SamplingSetters;
import tepui.frontends.gl.texture.SamplingSetters.As;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.texture.Textures;

/** Sampler objects. */
public final class SamplerCalls {
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final Textures textures;
    private final TextureParameters parameters;

    public SamplerCalls(
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Errors errors,
            Textures textures,
            TextureParameters parameters) {
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.textures = textures;
        this.parameters = parameters;
    }

    public void glGenSamplers(int n, long names) {
        create("glGenSamplers", n, names);
    }

    public void glCreateSamplers(int n, long names) {
        create("glCreateSamplers", n, names);
    }

    /** Sampler objects exist from their name on. */
    private void create(String call, int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, call + ": n is " + n + ", must not be negative");
            return;
        }
        share.samplers.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            share.samplers.put(name, new SamplerObject(name));
        }
    }

    public void glDeleteSamplers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glDeleteSamplers: n is " + n + ", must not be negative");
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            SamplerObject s = name == 0 ? null : share.samplers.remove(name);
            if (s != null) textures.deleted(s);
        }
    }

    public boolean glIsSampler(int name) {
        return name != 0 && share.samplers.get(name) != null;
    }

    private @Nullable SamplerObject sampler(String call, int name) {
        SamplerObject s = name == 0 ? null : share.samplers.get(name);
        if (s == null) errors.error(GL_INVALID_OPERATION, call + ": sampler is " + name + ", which is none");
        return s;
    }

    public void glBindSampler(int unit, int name) {
        if (unit < 0 || unit >= Textures.UNITS) {
            errors.error(GL_INVALID_VALUE, "glBindSampler: unit is " + unit + ", must be below " + Textures.UNITS);
            return;
        }
        SamplerObject s = name == 0 ? null : sampler("glBindSampler", name);
        if (name == 0 || s != null) textures.bindSampler(unit, s);
    }

    public void glBindSamplers(int first, int count, long names) {
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, "glBindSamplers" + ": count is " + count + ", must not be negative");
            return;
        }
        if (first < 0 || (long) first + count > Textures.UNITS) {
            errors.error(
                    GL_INVALID_OPERATION,
                    "glBindSamplers: units " + first + " + " + count + ", there are " + Textures.UNITS);
            return;
        }
        for (int i = 0; i < count; i++) {
            int name = names == 0 ? 0 : Native.getInt(names + 4L * i);
            SamplerObject s = name == 0 ? null : sampler("glBindSamplers", name);
            if (name == 0 || s != null) textures.bindSampler(first + i, s);
        }
    }

    private void set(String call, int name, int pname, As as, boolean vector, long address, int bits) {
        SamplerObject s = sampler(call, name);
        if (s == null) return;
        if (!SamplingSetters.knows(pname, profile.es)) {
            errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
            return;
        }
        if (parameters.sampling().set(call, s.params(), pname, as, vector, address, bits, false)) {
            dirty.bits |= Dirty.TEXTURES;
        }
    }

    private void get(String call, int name, int pname, As as, long to) {
        SamplerObject s = sampler(call, name);
        if (s != null
                && !(SamplingSetters.knows(pname, profile.es) && SamplingSetters.get(s.params(), pname, as, to))) {
            errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
        }
    }

    public void glSamplerParameteri(int name, int pname, int param) {
        set("glSamplerParameteri", name, pname, As.INT, false, 0, param);
    }

    public void glSamplerParameterf(int name, int pname, float param) {
        set("glSamplerParameterf", name, pname, As.FLOAT, false, 0, Float.floatToRawIntBits(param));
    }

    public void glSamplerParameteriv(int name, int pname, long params) {
        set("glSamplerParameteriv", name, pname, As.INT, true, params, 0);
    }

    public void glSamplerParameterfv(int name, int pname, long params) {
        set("glSamplerParameterfv", name, pname, As.FLOAT, true, params, 0);
    }

    public void glSamplerParameterIiv(int name, int pname, long params) {
        set("glSamplerParameterIiv", name, pname, As.SIGNED, true, params, 0);
    }

    public void glSamplerParameterIuiv(int name, int pname, long params) {
        set("glSamplerParameterIuiv", name, pname, As.UNSIGNED, true, params, 0);
    }

    public void glGetSamplerParameteriv(int name, int pname, long params) {
        get("glGetSamplerParameteriv", name, pname, As.INT, params);
    }

    public void glGetSamplerParameterfv(int name, int pname, long params) {
        get("glGetSamplerParameterfv", name, pname, As.FLOAT, params);
    }

    public void glGetSamplerParameterIiv(int name, int pname, long params) {
        get("glGetSamplerParameterIiv", name, pname, As.SIGNED, params);
    }

    public void glGetSamplerParameterIuiv(int name, int pname, long params) {
        get("glGetSamplerParameterIuiv", name, pname, As.UNSIGNED, params);
    }
}
