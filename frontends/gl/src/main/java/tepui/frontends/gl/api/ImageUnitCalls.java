package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.ImageUnitRules;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.Textures;

/** Image units: texture levels that shaders load from and store to (OpenGL 4.6, 8.26). */
public final class ImageUnitCalls {
    private final ShareGroup share;
    private final Dirty dirty;
    private final Textures textures;
    private final ImageUnitRules rules;

    public ImageUnitCalls(ShareGroup share, Dirty dirty, Textures textures, ImageUnitRules rules) {
        this.share = share;
        this.dirty = dirty;
        this.textures = textures;
        this.rules = rules;
    }

    public void glBindImageTexture(int unit, int name, int level, boolean layered, int layer, int access, int format) {
        String call = "glBindImageTexture";
        if (!rules.place(call, unit, level, layer) || !rules.use(call, access, format)) return;
        TextureObject t = name == 0 ? null : share.textures.get(name);
        if (!rules.texture(call, name, t)) return;
        textures.bindImage(unit, t, level, layered, layer, access, format);
    }

    public void glBindImageTextures(int first, int count, long names) {
        String call = "glBindImageTextures";
        if (!rules.units(call, first, count)) return;
        for (int i = 0; i < count; i++) {
            int name = names == 0 ? 0 : Native.getInt(names + 4L * i);
            if (name == 0) {
                textures.bindImage(first + i, null, 0, false, 0, GL_READ_ONLY, GL_R8);
                continue;
            }
            TextureObject t = rules.whole(call, name);
            InternalFormat format = t == null ? null : ImageUnitRules.format(t);
            if (t == null || format == null) continue;
            textures.bindImage(first + i, t, 0, true, 0, GL_READ_WRITE, format.name());
        }
        dirty.bits |= Dirty.IMAGES;
    }
}
