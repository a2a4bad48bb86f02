package tepui.frontends.gl.texture;

import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/**
 * Effects of glTextureView: texture objects on others' storage, with targets and formats of their own (OpenGL 4.6,
 * 8.18). {@link TextureViewRules} has let the call pass.
 */
public final class TextureViewing {
    private final Device device;
    private final NameTable<TextureObject> names;
    private final Profile profile;

    public TextureViewing(Device device, NameTable<TextureObject> names, Profile profile) {
        this.device = device;
        this.names = names;
        this.profile = profile;
    }

    public void view(
            TextureObject from,
            int name,
            TextureTarget t,
            InternalFormat format,
            int minLevel,
            int levels,
            int minLayer,
            int layers) {
        TextureStore store = from.main;
        TextureImage base = from.image(0, 0);
        if (store == null || base == null) return;
        int numLevels = Math.min(levels, from.immutableLevels - minLevel);
        int numLayers = Math.min(layers, from.viewNumLayers - minLayer);
        TextureObject made = new TextureObject(device, name, t, profile.compatibility);
        Format stored = stored(format, base.stored);
        for (int level = 0; level < numLevels; level++) {
            for (int face = 0; face < t.faces(); face++) {
                TextureImage source = from.image(0, minLevel + level);
                if (source == null) continue;
                int firstLayer = from.target() == TextureTarget.D3 ? 0 : source.storeLayer() + minLayer + face;
                int height = t == TextureTarget.D1_ARRAY ? numLayers : source.rows();
                int depth = switch (t) {
                    case D3 -> source.depth;
                    case D2_ARRAY, CUBE_ARRAY, D2_MS_ARRAY -> numLayers;
                    default -> 1;
                };
                TextureImage image = new TextureImage(
                        t, source.width, height, depth, format, stored, source.samples, source.fixedSampleLocations);
                image.put(store, source.storeLevel(), firstLayer);
                made.setImage(face, level, image);
            }
        }
        made.main = store.hold();
        made.mainFirst = -minLevel;
        made.immutable = true;
        made.sparse = from.sparse;
        made.pageSizeIndex = from.pageSizeIndex;
        made.immutableLevels = numLevels;
        made.originalLevels = from.originalLevels;
        made.viewMinLevel = from.viewMinLevel + minLevel;
        made.viewNumLevels = numLevels;
        made.viewMinLayer = from.viewMinLayer + minLayer;
        made.viewNumLayers = numLayers;
        names.put(name, made);
    }

    /** The same bits, read as the view's format says. */
    private static Format stored(InternalFormat format, Format original) {
        Format wanted = format.ofSize(original.blockBytes());
        return wanted != null ? wanted : original;
    }
}
