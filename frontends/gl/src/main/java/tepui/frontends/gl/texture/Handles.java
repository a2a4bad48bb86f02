package tepui.frontends.gl.texture;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Limits;

/**
 * Handles of a share group's textures and images (ARB_bindless_texture, 3.9.X). A handle is a place in the tables of resident
 * textures and images that each context has of its own. The places below {@link #FIRST} stand for texture and image units.
 */
public final class Handles {
    static final int FIRST = 4096;

    /** Each handle's key is the same handle with the place 0. */
    private final PlaceTable<Record, Record> table = new PlaceTable<>(FIRST, Limits.RESIDENTS, Handles::isValid);

    private static boolean isValid(Record handle) {
        return handle instanceof TextureHandle h ? h.isValid() : handle instanceof ImageHandle m && m.isValid();
    }

    /** The handle of a texture with a sampler object or its own state; null where no place is left. */
    public @Nullable TextureHandle texture(TextureObject t, @Nullable SamplerObject sampler) {
        TextureHandle key = new TextureHandle(0, t, sampler);
        if (table.find(key) instanceof TextureHandle known) return known;
        int place = table.free();
        if (place < 0) return null;
        TextureHandle made = new TextureHandle(place, t, sampler);
        table.put(key, place, made);
        t.addHandle();
        if (sampler != null) sampler.hasHandle = true;
        return made;
    }

    public @Nullable ImageHandle image(TextureObject t, int level, boolean layered, int layer, int format) {
        ImageHandle key = new ImageHandle(0, t, level, layered, layer, format);
        if (table.find(key) instanceof ImageHandle known) return known;
        int place = table.free();
        if (place < 0) return null;
        ImageHandle made = new ImageHandle(place, t, level, layered, layer, format);
        table.put(key, place, made);
        t.addHandle();
        return made;
    }

    /** The texture handle of a number; null where there is none, or no more. */
    public @Nullable TextureHandle texture(long number) {
        return table.at(number) instanceof TextureHandle h ? h : null;
    }

    public @Nullable ImageHandle image(long number) {
        return table.at(number) instanceof ImageHandle h ? h : null;
    }
}
