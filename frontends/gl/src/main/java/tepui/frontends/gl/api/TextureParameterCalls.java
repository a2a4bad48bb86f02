package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.GL_TEXTURE_BORDER_COLOR;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.texture.ParameterValue;
import tepui.frontends.gl.texture.ParameterValue.As;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureParameterRules;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureTarget;

/** Parameters of textures and of their levels (OpenGL 4.6, 8.10 and 8.11). */
public final class TextureParameterCalls {
    private final TextureRules textureRules;
    private final TextureParameterRules rules;
    private final TextureParameters parameters;
    private final FragmentColors fragmentColors;
    private final ParameterValue value = new ParameterValue();

    public TextureParameterCalls(
            TextureRules textureRules,
            TextureParameterRules rules,
            TextureParameters parameters,
            FragmentColors fragmentColors) {
        this.fragmentColors = fragmentColors;
        this.textureRules = textureRules;
        this.rules = rules;
        this.parameters = parameters;
    }

    private void set(String call, @Nullable TextureObject t, ParameterValue v) {
        if (t != null && rules.set(call, t, v)) parameters.set(t, v);
    }

    private void get(String call, @Nullable TextureObject t, int pname, As as, long to) {
        if (t == null || !rules.get(call, pname)) return;
        parameters.get(t, pname, as, to);
        if (pname != GL_TEXTURE_BORDER_COLOR || as != As.FLOAT || t.params().integerBorder) return;
        for (int i = 0; i < 4; i++) Native.putFloat(to + 4L * i, fragmentColors.told(Native.getFloat(to + 4L * i)));
    }

    public void glTexParameteri(int target, int pname, int param) {
        String call = "glTexParameteri";
        set(call, rules.bound(call, target), value.of(pname, param));
    }

    /** The same of a texture that is given; the target is what the call names beside it. */
    public void texParameteri(String call, TextureObject t, int target, int pname, int param) {
        if (rules.target(call, target) != null) set(call, t, value.of(pname, param));
    }

    public void glTexParameterf(int target, int pname, float param) {
        String call = "glTexParameterf";
        set(call, rules.bound(call, target), value.of(pname, param));
    }

    public void texParameterf(String call, TextureObject t, int target, int pname, float param) {
        if (rules.target(call, target) != null) set(call, t, value.of(pname, param));
    }

    public void glTexParameteriv(int target, int pname, long params) {
        String call = "glTexParameteriv";
        set(call, rules.bound(call, target), value.of(pname, As.INT, params));
    }

    public void texParameteriv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) set(call, t, value.of(pname, As.INT, params));
    }

    public void glTexParameterfv(int target, int pname, long params) {
        String call = "glTexParameterfv";
        set(call, rules.bound(call, target), value.of(pname, As.FLOAT, params));
    }

    public void texParameterfv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) set(call, t, value.of(pname, As.FLOAT, params));
    }

    public void glTexParameterIiv(int target, int pname, long params) {
        String call = "glTexParameterIiv";
        set(call, rules.bound(call, target), value.of(pname, As.SIGNED, params));
    }

    public void texParameterIiv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) set(call, t, value.of(pname, As.SIGNED, params));
    }

    public void glTexParameterIuiv(int target, int pname, long params) {
        String call = "glTexParameterIuiv";
        set(call, rules.bound(call, target), value.of(pname, As.UNSIGNED, params));
    }

    public void texParameterIuiv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) set(call, t, value.of(pname, As.UNSIGNED, params));
    }

    public void glGetTexParameteriv(int target, int pname, long params) {
        String call = "glGetTexParameteriv";
        get(call, rules.bound(call, target), pname, As.INT, params);
    }

    public void getTexParameteriv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) get(call, t, pname, As.INT, params);
    }

    public void glGetTexParameterfv(int target, int pname, long params) {
        String call = "glGetTexParameterfv";
        get(call, rules.bound(call, target), pname, As.FLOAT, params);
    }

    public void getTexParameterfv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) get(call, t, pname, As.FLOAT, params);
    }

    public void glGetTexParameterIiv(int target, int pname, long params) {
        String call = "glGetTexParameterIiv";
        get(call, rules.bound(call, target), pname, As.SIGNED, params);
    }

    public void getTexParameterIiv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) get(call, t, pname, As.SIGNED, params);
    }

    public void glGetTexParameterIuiv(int target, int pname, long params) {
        String call = "glGetTexParameterIuiv";
        get(call, rules.bound(call, target), pname, As.UNSIGNED, params);
    }

    public void getTexParameterIuiv(String call, TextureObject t, int target, int pname, long params) {
        if (rules.target(call, target) != null) get(call, t, pname, As.UNSIGNED, params);
    }

    public void glTextureParameteri(int name, int pname, int param) {
        String call = "glTextureParameteri";
        set(call, textureRules.named(call, name), value.of(pname, param));
    }

    public void glTextureParameterf(int name, int pname, float param) {
        String call = "glTextureParameterf";
        set(call, textureRules.named(call, name), value.of(pname, param));
    }

    public void glTextureParameteriv(int name, int pname, long params) {
        String call = "glTextureParameteriv";
        set(call, textureRules.named(call, name), value.of(pname, As.INT, params));
    }

    public void glTextureParameterfv(int name, int pname, long params) {
        String call = "glTextureParameterfv";
        set(call, textureRules.named(call, name), value.of(pname, As.FLOAT, params));
    }

    public void glTextureParameterIiv(int name, int pname, long params) {
        String call = "glTextureParameterIiv";
        set(call, textureRules.named(call, name), value.of(pname, As.SIGNED, params));
    }

    public void glTextureParameterIuiv(int name, int pname, long params) {
        String call = "glTextureParameterIuiv";
        set(call, textureRules.named(call, name), value.of(pname, As.UNSIGNED, params));
    }

    public void glGetTextureParameteriv(int name, int pname, long params) {
        String call = "glGetTextureParameteriv";
        get(call, textureRules.named(call, name), pname, As.INT, params);
    }

    public void glGetTextureParameterfv(int name, int pname, long params) {
        String call = "glGetTextureParameterfv";
        get(call, textureRules.named(call, name), pname, As.FLOAT, params);
    }

    public void glGetTextureParameterIiv(int name, int pname, long params) {
        String call = "glGetTextureParameterIiv";
        get(call, textureRules.named(call, name), pname, As.SIGNED, params);
    }

    public void glGetTextureParameterIuiv(int name, int pname, long params) {
        String call = "glGetTextureParameterIuiv";
        get(call, textureRules.named(call, name), pname, As.UNSIGNED, params);
    }

    private void level(String call, @Nullable TextureObject t, int face, int level, int pname, As as, long to) {
        if (t != null && rules.level(call, t, face, level, pname)) parameters.level(t, face, level, pname, as, to);
    }

    public void glGetTexLevelParameteriv(int target, int level, int pname, long params) {
        String call = "glGetTexLevelParameteriv";
        level(call, rules.boundLevel(call, target), TextureTarget.face(target), level, pname, As.INT, params);
    }

    public void getTexLevelParameteriv(String call, TextureObject t, int target, int level, int pname, long params) {
        if (rules.levels(call, target) == null) return;
        level(call, t, TextureTarget.face(target), level, pname, As.INT, params);
    }

    public void glGetTexLevelParameterfv(int target, int level, int pname, long params) {
        String call = "glGetTexLevelParameterfv";
        level(call, rules.boundLevel(call, target), TextureTarget.face(target), level, pname, As.FLOAT, params);
    }

    public void getTexLevelParameterfv(String call, TextureObject t, int target, int level, int pname, long params) {
        if (rules.levels(call, target) == null) return;
        level(call, t, TextureTarget.face(target), level, pname, As.FLOAT, params);
    }

    public void glGetTextureLevelParameteriv(int name, int level, int pname, long params) {
        String call = "glGetTextureLevelParameteriv";
        level(call, textureRules.named(call, name), 0, level, pname, As.INT, params);
    }

    public void glGetTextureLevelParameterfv(int name, int level, int pname, long params) {
        String call = "glGetTextureLevelParameterfv";
        level(call, textureRules.named(call, name), 0, level, pname, As.FLOAT, params);
    }
}
