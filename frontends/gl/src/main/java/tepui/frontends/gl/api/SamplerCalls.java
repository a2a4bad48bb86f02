package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.ParameterValue;
import tepui.frontends.gl.texture.ParameterValue.As;
import tepui.frontends.gl.texture.SamplerObject;
import tepui.frontends.gl.texture.SamplerRules;
import tepui.frontends.gl.texture.SamplingRules;
import tepui.frontends.gl.texture.SamplingSetters;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Caps;

/** Sampler objects (OpenGL 4.6, 8.2). */
public final class SamplerCalls {
    private final ShareGroup share;
    private final Dirty dirty;
    private final Textures textures;
    private final Caps caps;
    private final SamplerRules rules;
    private final SamplingRules sampling;
    private final ParameterValue value = new ParameterValue();

    public SamplerCalls(
            ShareGroup share, Dirty dirty, Textures textures, Caps caps, SamplerRules rules, SamplingRules sampling) {
        this.share = share;
        this.dirty = dirty;
        this.textures = textures;
        this.caps = caps;
        this.rules = rules;
        this.sampling = sampling;
    }

    public void glGenSamplers(int n, long names) {
        create("glGenSamplers", n, names);
    }

    public void glCreateSamplers(int n, long names) {
        create("glCreateSamplers", n, names);
    }

    /** Sampler objects exist from their name on. */
    private void create(String call, int n, long names) {
        if (!rules.count(call, n)) return;
        share.samplers.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            share.samplers.put(name, new SamplerObject(name));
        }
    }

    public void glDeleteSamplers(int n, long names) {
        if (!rules.count("glDeleteSamplers", n)) return;
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            SamplerObject s = name == 0 ? null : share.samplers.remove(name);
            if (s != null) textures.deleted(s);
        }
    }

    public boolean glIsSampler(int name) {
        return name != 0 && share.samplers.get(name) != null;
    }

    public void glBindSampler(int unit, int name) {
        if (!rules.unit("glBindSampler", unit)) return;
        SamplerObject s = name == 0 ? null : rules.sampler("glBindSampler", name);
        if (name == 0 || s != null) textures.bindSampler(unit, s);
    }

    public void glBindSamplers(int first, int count, long names) {
        if (!rules.units("glBindSamplers", first, count)) return;
        for (int i = 0; i < count; i++) {
            int name = names == 0 ? 0 : Native.getInt(names + 4L * i);
            SamplerObject s = name == 0 ? null : rules.sampler("glBindSamplers", name);
            if (name == 0 || s != null) textures.bindSampler(first + i, s);
        }
    }

    private void set(String call, int name, ParameterValue v) {
        SamplerObject s = rules.sampler(call, name);
        if (s == null || !rules.mutable(call, s) || !sampling.sampler(call, v.pname) || !sampling.set(call, v, false))
            return;
        SamplingSetters.set(s.params(), v, caps);
        dirty.bits |= Dirty.TEXTURES;
    }

    private void get(String call, int name, int pname, As as, long to) {
        SamplerObject s = rules.sampler(call, name);
        if (s != null && sampling.sampler(call, pname)) SamplingSetters.get(s.params(), pname, as, to);
    }

    public void glSamplerParameteri(int name, int pname, int param) {
        set("glSamplerParameteri", name, value.of(pname, param));
    }

    public void glSamplerParameterf(int name, int pname, float param) {
        set("glSamplerParameterf", name, value.of(pname, param));
    }

    public void glSamplerParameteriv(int name, int pname, long params) {
        set("glSamplerParameteriv", name, value.of(pname, As.INT, params));
    }

    public void glSamplerParameterfv(int name, int pname, long params) {
        set("glSamplerParameterfv", name, value.of(pname, As.FLOAT, params));
    }

    public void glSamplerParameterIiv(int name, int pname, long params) {
        set("glSamplerParameterIiv", name, value.of(pname, As.SIGNED, params));
    }

    public void glSamplerParameterIuiv(int name, int pname, long params) {
        set("glSamplerParameterIuiv", name, value.of(pname, As.UNSIGNED, params));
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
