package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.share.TextureNames;
import tepui.frontends.gl.texture.SamplingSetters.As;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;

/** Parameters of textures and of their levels. */
public final class TextureParameterCalls {
    private final TextureNames textureNames;
    private final Profile profile;
    private final Errors errors;
    private final Textures textures;
    private final TextureParameters parameters;

    public TextureParameterCalls(
            Profile profile,
            Errors errors,
            Textures textures,
            TextureParameters parameters,
            TextureNames textureNames) {
        this.textureNames = textureNames;
        this.profile = profile;
        this.errors = errors;
        this.textures = textures;
        this.parameters = parameters;
    }

    /** What is bound to a target that has parameters; null with an error. */
    private @Nullable TextureObject parametersOf(String call, int target) {
        TextureTarget t = TextureTarget.of(target);
        if (t == null || t == TextureTarget.BUFFER || profile.es && !EsRules.isTexture(target, profile.esNames)) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which has no parameters");
            return null;
        }
        return textures.bound(t);
    }

    public void glTexParameteri(int target, int pname, int param) {
        TextureObject t = parametersOf("glTexParameteri", target);
        if (t != null) parameters.set("glTexParameteri", t, pname, As.INT, false, 0, param);
    }

    public void glTexParameterf(int target, int pname, float param) {
        TextureObject t = parametersOf("glTexParameterf", target);
        if (t != null) parameters.set("glTexParameterf", t, pname, As.FLOAT, false, 0, Float.floatToRawIntBits(param));
    }

    public void glTexParameteriv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameteriv", target);
        if (t != null) parameters.set("glTexParameteriv", t, pname, As.INT, true, params, 0);
    }

    public void glTexParameterfv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameterfv", target);
        if (t != null) parameters.set("glTexParameterfv", t, pname, As.FLOAT, true, params, 0);
    }

    public void glTexParameterIiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameterIiv", target);
        if (t != null) parameters.set("glTexParameterIiv", t, pname, As.SIGNED, true, params, 0);
    }

    public void glTexParameterIuiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameterIuiv", target);
        if (t != null) parameters.set("glTexParameterIuiv", t, pname, As.UNSIGNED, true, params, 0);
    }

    public void glGetTexParameteriv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameteriv", target);
        if (t != null) parameters.get("glGetTexParameteriv", t, pname, As.INT, params);
    }

    public void glGetTexParameterfv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameterfv", target);
        if (t != null) parameters.get("glGetTexParameterfv", t, pname, As.FLOAT, params);
    }

    public void glGetTexParameterIiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameterIiv", target);
        if (t != null) parameters.get("glGetTexParameterIiv", t, pname, As.SIGNED, params);
    }

    public void glGetTexParameterIuiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameterIuiv", target);
        if (t != null) parameters.get("glGetTexParameterIuiv", t, pname, As.UNSIGNED, params);
    }

    public void glTextureParameteri(int name, int pname, int param) {
        TextureObject t = textureNames.namedTexture("glTextureParameteri", name);
        if (t != null) parameters.set("glTextureParameteri", t, pname, As.INT, false, 0, param);
    }

    public void glTextureParameterf(int name, int pname, float param) {
        TextureObject t = textureNames.namedTexture("glTextureParameterf", name);
        if (t != null)
            parameters.set("glTextureParameterf", t, pname, As.FLOAT, false, 0, Float.floatToRawIntBits(param));
    }

    public void glTextureParameteriv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glTextureParameteriv", name);
        if (t != null) parameters.set("glTextureParameteriv", t, pname, As.INT, true, params, 0);
    }

    public void glTextureParameterfv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glTextureParameterfv", name);
        if (t != null) parameters.set("glTextureParameterfv", t, pname, As.FLOAT, true, params, 0);
    }

    public void glTextureParameterIiv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glTextureParameterIiv", name);
        if (t != null) parameters.set("glTextureParameterIiv", t, pname, As.SIGNED, true, params, 0);
    }

    public void glTextureParameterIuiv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glTextureParameterIuiv", name);
        if (t != null) parameters.set("glTextureParameterIuiv", t, pname, As.UNSIGNED, true, params, 0);
    }

    public void glGetTextureParameteriv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glGetTextureParameteriv", name);
        if (t != null) parameters.get("glGetTextureParameteriv", t, pname, As.INT, params);
    }

    public void glGetTextureParameterfv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glGetTextureParameterfv", name);
        if (t != null) parameters.get("glGetTextureParameterfv", t, pname, As.FLOAT, params);
    }

    public void glGetTextureParameterIiv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glGetTextureParameterIiv", name);
        if (t != null) parameters.get("glGetTextureParameterIiv", t, pname, As.SIGNED, params);
    }

    public void glGetTextureParameterIuiv(int name, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glGetTextureParameterIuiv", name);
        if (t != null) parameters.get("glGetTextureParameterIuiv", t, pname, As.UNSIGNED, params);
    }

    private void level(String call, int target, int level, int pname, As as, long params) {
        TextureTarget proxy = TextureTarget.ofProxy(target);
        TextureTarget t = proxy != null ? proxy : TextureTarget.ofImage(target);
        if (t == null || profile.es && (proxy != null || !EsRules.isTexture(target, profile.version))) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
            return;
        }
        TextureObject object = proxy != null ? textures.proxy(t) : textures.bound(t);
        parameters.level(call, object, TextureTarget.face(target), level, pname, as, params);
    }

    public void glGetTexLevelParameteriv(int target, int level, int pname, long params) {
        level("glGetTexLevelParameteriv", target, level, pname, As.INT, params);
    }

    public void glGetTexLevelParameterfv(int target, int level, int pname, long params) {
        level("glGetTexLevelParameterfv", target, level, pname, As.FLOAT, params);
    }

    public void glGetTextureLevelParameteriv(int name, int level, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glGetTextureLevelParameteriv", name);
        if (t != null) parameters.level("glGetTextureLevelParameteriv", t, 0, level, pname, As.INT, params);
    }

    public void glGetTextureLevelParameterfv(int name, int level, int pname, long params) {
        TextureObject t = textureNames.namedTexture("glGetTextureLevelParameterfv", name);
        if (t != null) parameters.level("glGetTextureLevelParameterfv", t, 0, level, pname, As.FLOAT, params);
    }
}
