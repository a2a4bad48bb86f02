package tepui.frontends.gl.texture;

import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.pipe.Blit;
import tepui.pipe.Device;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.FormatSupport;

/**
 * Mip level generation from the base level: glGenerateMipmap, and GENERATE_MIPMAP of the compatibility profile (OpenGL
 * 4.6, 8.14.4).
 */
public final class MipmapLevels {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final TextureImageRules rules;
    private final Textures textures;
    private final CompressedMips compressed;

    public MipmapLevels(Backend backend, Errors errors, TextureImageRules rules, Textures textures) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.errors = errors;
        this.rules = rules;
        this.textures = textures;
        compressed = new CompressedMips(textures);
    }

    /** After a change of a level: those behind it follow where the texture says so. */
    public void changed(TextureObject t, int level) {
        if (t.generateMipmap && level == t.effectiveBase() && rules.mipmaps("glTexImage", t)) make("glTexImage", t);
    }

    /** Makes all levels behind the base, which is complete. */
    public void make(String call, TextureObject t) {
        TextureImage base = t.baseImage();
        if (base == null) return;
        int first = t.effectiveBase();
        int last = Math.min(t.lastLevel(), TextureObject.MAX_LEVELS - 1);
        try {
            for (int level = first + 1; level <= last && !t.immutable; level++) define(t, base, first, level);
            TextureStore store = TextureLevels.main(pipe, t);
            if (store != null && last > first) {
                Texture texels = store.settled();
                if (CompressedMips.makes(base, device)) compressed.make(t, base, first, last);
                else if (isPart(t, base, texels)) scale(t, base, texels, first, last);
                else pipe.generateMips(texels, base.storeLevel, base.storeLevel + last - first);
            }
            for (int level = first + 1; level <= last; level++) {
                for (int face = 0; face < t.target().faces(); face++) {
                    TextureImage image = t.image(face, level);
                    if (image != null) image.blocks = null;
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
        textures.respecified(t);
    }

    /** A view that reads the storage's bits in a format of its own, or has not all of its layers. */
    private boolean isPart(TextureObject t, TextureImage base, Texture texture) {
        TextureDesc d = texture.desc();
        int layers = base.layers() * t.target().faces();
        if (!base.internal.isColor()) return false;
        if (base.stored == d.format() && (t.target() == TextureTarget.D3 || layers == d.layers())) return false;
        int support = device.formatSupport(base.stored);
        int both = FormatSupport.BLIT_SOURCE | FormatSupport.BLIT_TARGET;
        return (support & both) == both;
    }

    /** Each level of a view from the one before it, in the view's format and layers. */
    private void scale(TextureObject t, TextureImage base, Texture texture, int first, int last) {
        for (int face = 0; face < t.target().faces(); face++) {
            for (int level = first + 1; level <= last; level++) {
                TextureImage larger = t.image(face, level - 1);
                TextureImage smaller = t.image(face, level);
                if (larger == null || smaller == null) continue;
                pipe.blit(new Blit(
                        texture,
                        base.stored,
                        larger.storeLevel,
                        larger.whole(),
                        texture,
                        base.stored,
                        smaller.storeLevel,
                        smaller.whole(),
                        Blit.COLOR,
                        SamplerState.Filter.LINEAR,
                        null));
            }
        }
    }

    /** Images of a level that fit the base. */
    private void define(TextureObject t, TextureImage base, int first, int level) {
        int down = level - first;
        int w = Math.max(1, base.width >> down);
        int h = t.target().levelHeight(base.height, down);
        int d = t.target().levelDepth(base.depth, down);
        for (int face = 0; face < t.target().faces(); face++) {
            TextureImage known = t.image(face, level);
            if (known != null && t.fits(known, level, base, first)) continue;
            t.setImage(face, level, TextureDefinitions.make(device, t.target(), base.internal, w, h, d));
        }
    }
}
