package tepui.frontends.gl.share;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.texture.TextureObject;

/** Textures by name and by binding, with the errors of the chapters on them (OpenGL 4.6, 8.1). */
public final class TextureNames {
    private final ShareGroup share;
    private final Errors errors;

    public TextureNames(ShareGroup share, Errors errors) {
        this.share = share;
        this.errors = errors;
    }

    /** A texture by name; null with an error. */
    public @Nullable TextureObject namedTexture(String call, int name) {
        TextureObject t = name == 0 ? null : share.textures.get(name);
        if (t == null) errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", which is none");
        return t;
    }
}
