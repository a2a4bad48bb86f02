package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.texture.SamplingSetters.As;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.texture.TextureTarget;

/** Parameters of textures and of their levels. */
abstract class TextureParameterCalls extends TextureStorageCalls {
    final TextureParameters parameters;

    TextureParameterCalls(Setup setup) {
        super(setup);
        parameters = new TextureParameters(this);
    }

    /** What is bound to a target that has parameters; null with an error. */
    private @Nullable TextureObject parametersOf(String call, int target) {
        TextureTarget t = TextureTarget.of(target);
        if (t == null || t == TextureTarget.BUFFER || es && !EsRules.isTexture(target, esNames)) {
            error(GL_INVALID_ENUM, call + ": target is " + hex(target) + ", which has no parameters");
            return null;
        }
        return textures.bound(t);
    }

    @Override
    public void glTexParameteri(int target, int pname, int param) {
        TextureObject t = parametersOf("glTexParameteri", target);
        if (t != null) parameters.set("glTexParameteri", t, pname, As.INT, false, 0, param);
    }

    @Override
    public void glTexParameterf(int target, int pname, float param) {
        TextureObject t = parametersOf("glTexParameterf", target);
        if (t != null) parameters.set("glTexParameterf", t, pname, As.FLOAT, false, 0, Float.floatToRawIntBits(param));
    }

    @Override
    public void glTexParameteriv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameteriv", target);
        if (t != null) parameters.set("glTexParameteriv", t, pname, As.INT, true, params, 0);
    }

    @Override
    public void glTexParameterfv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameterfv", target);
        if (t != null) parameters.set("glTexParameterfv", t, pname, As.FLOAT, true, params, 0);
    }

    @Override
    public void glTexParameterIiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameterIiv", target);
        if (t != null) parameters.set("glTexParameterIiv", t, pname, As.SIGNED, true, params, 0);
    }

    @Override
    public void glTexParameterIuiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glTexParameterIuiv", target);
        if (t != null) parameters.set("glTexParameterIuiv", t, pname, As.UNSIGNED, true, params, 0);
    }

    @Override
    public void glGetTexParameteriv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameteriv", target);
        if (t != null) parameters.get("glGetTexParameteriv", t, pname, As.INT, params);
    }

    @Override
    public void glGetTexParameterfv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameterfv", target);
        if (t != null) parameters.get("glGetTexParameterfv", t, pname, As.FLOAT, params);
    }

    @Override
    public void glGetTexParameterIiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameterIiv", target);
        if (t != null) parameters.get("glGetTexParameterIiv", t, pname, As.SIGNED, params);
    }

    @Override
    public void glGetTexParameterIuiv(int target, int pname, long params) {
        TextureObject t = parametersOf("glGetTexParameterIuiv", target);
        if (t != null) parameters.get("glGetTexParameterIuiv", t, pname, As.UNSIGNED, params);
    }

    @Override
    public void glTextureParameteri(int name, int pname, int param) {
        TextureObject t = namedTexture("glTextureParameteri", name);
        if (t != null) parameters.set("glTextureParameteri", t, pname, As.INT, false, 0, param);
    }

    @Override
    public void glTextureParameterf(int name, int pname, float param) {
        TextureObject t = namedTexture("glTextureParameterf", name);
        if (t != null)
            parameters.set("glTextureParameterf", t, pname, As.FLOAT, false, 0, Float.floatToRawIntBits(param));
    }

    @Override
    public void glTextureParameteriv(int name, int pname, long params) {
        TextureObject t = namedTexture("glTextureParameteriv", name);
        if (t != null) parameters.set("glTextureParameteriv", t, pname, As.INT, true, params, 0);
    }

    @Override
    public void glTextureParameterfv(int name, int pname, long params) {
        TextureObject t = namedTexture("glTextureParameterfv", name);
        if (t != null) parameters.set("glTextureParameterfv", t, pname, As.FLOAT, true, params, 0);
    }

    @Override
    public void glTextureParameterIiv(int name, int pname, long params) {
        TextureObject t = namedTexture("glTextureParameterIiv", name);
        if (t != null) parameters.set("glTextureParameterIiv", t, pname, As.SIGNED, true, params, 0);
    }

    @Override
    public void glTextureParameterIuiv(int name, int pname, long params) {
        TextureObject t = namedTexture("glTextureParameterIuiv", name);
        if (t != null) parameters.set("glTextureParameterIuiv", t, pname, As.UNSIGNED, true, params, 0);
    }

    @Override
    public void glGetTextureParameteriv(int name, int pname, long params) {
        TextureObject t = namedTexture("glGetTextureParameteriv", name);
        if (t != null) parameters.get("glGetTextureParameteriv", t, pname, As.INT, params);
    }

    @Override
    public void glGetTextureParameterfv(int name, int pname, long params) {
        TextureObject t = namedTexture("glGetTextureParameterfv", name);
        if (t != null) parameters.get("glGetTextureParameterfv", t, pname, As.FLOAT, params);
    }

    @Override
    public void glGetTextureParameterIiv(int name, int pname, long params) {
        TextureObject t = namedTexture("glGetTextureParameterIiv", name);
        if (t != null) parameters.get("glGetTextureParameterIiv", t, pname, As.SIGNED, params);
    }

    @Override
    public void glGetTextureParameterIuiv(int name, int pname, long params) {
        TextureObject t = namedTexture("glGetTextureParameterIuiv", name);
        if (t != null) parameters.get("glGetTextureParameterIuiv", t, pname, As.UNSIGNED, params);
    }

    private void level(String call, int target, int level, int pname, As as, long params) {
        TextureTarget proxy = TextureTarget.ofProxy(target);
        TextureTarget t = proxy != null ? proxy : TextureTarget.ofImage(target);
        if (t == null || es && (proxy != null || !EsRules.isTexture(target, version))) {
            error(GL_INVALID_ENUM, call + ": target is " + hex(target) + ", which is none");
            return;
        }
        TextureObject object = proxy != null ? textures.proxy(t) : textures.bound(t);
        parameters.level(call, object, TextureTarget.face(target), level, pname, as, params);
    }

    @Override
    public void glGetTexLevelParameteriv(int target, int level, int pname, long params) {
        level("glGetTexLevelParameteriv", target, level, pname, As.INT, params);
    }

    @Override
    public void glGetTexLevelParameterfv(int target, int level, int pname, long params) {
        level("glGetTexLevelParameterfv", target, level, pname, As.FLOAT, params);
    }

    @Override
    public void glGetTextureLevelParameteriv(int name, int level, int pname, long params) {
        TextureObject t = namedTexture("glGetTextureLevelParameteriv", name);
        if (t != null) parameters.level("glGetTextureLevelParameteriv", t, 0, level, pname, As.INT, params);
    }

    @Override
    public void glGetTextureLevelParameterfv(int name, int level, int pname, long params) {
        TextureObject t = namedTexture("glGetTextureLevelParameterfv", name);
        if (t != null) parameters.level("glGetTextureLevelParameterfv", t, 0, level, pname, As.FLOAT, params);
    }
}
