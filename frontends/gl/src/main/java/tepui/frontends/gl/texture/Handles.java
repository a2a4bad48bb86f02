package tepui.frontends.gl.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Limits;

/**
 * Handles of a share group's textures and images (ARB_bindless_texture, 3.9.X). A handle is a place in the tables of resident
 * textures and images that each context has of its own. The places below {@link #FIRST} stand for texture and image units.
 */
public final class Handles {
    static final int FIRST = 4096;

    /** By place: {@link TextureHandle}, {@link ImageHandle}, or nothing. */
    private @Nullable Record[] taken = new @Nullable Record[FIRST + 64];

    private int next = FIRST;

    /** The handle of a texture with a sampler object or its own state; null where no place is left. */
    public @Nullable TextureHandle texture(TextureObject t, @Nullable SamplerObject sampler) {
        for (int i = FIRST; i < next; i++) {
            if (taken[i] instanceof TextureHandle h && h.texture() == t && h.sampler() == sampler) return h;
        }
        int place = place();
        if (place < 0) return null;
        TextureHandle made = new TextureHandle(place, t, sampler);
        taken[place] = made;
        t.addHandle();
        if (sampler != null) sampler.hasHandle = true;
        return made;
    }

    public @Nullable ImageHandle image(TextureObject t, int level, boolean layered, int layer, int format) {
        for (int i = FIRST; i < next; i++) {
            if (taken[i] instanceof ImageHandle h && h.is(t, level, layered, layer, format)) return h;
        }
        int place = place();
        if (place < 0) return null;
        ImageHandle made = new ImageHandle(place, t, level, layered, layer, format);
        taken[place] = made;
        t.addHandle();
        return made;
    }

    /** A new place, or that of a handle whose texture is gone. */
    private int place() {
        if (next < Limits.RESIDENTS) {
            if (next == taken.length) taken = Arrays.copyOf(taken, Math.min(2 * next, Limits.RESIDENTS));
            return next++;
        }
        for (int i = FIRST; i < next; i++) {
            boolean valid = taken[i] instanceof TextureHandle h
                    ? h.isValid()
                    : taken[i] instanceof ImageHandle m && m.isValid();
            if (!valid) return i;
        }
        return -1;
    }

    /** The texture handle of a number; null where there is none, or no more. */
    public @Nullable TextureHandle texture(long number) {
        return number >= FIRST && number < next && taken[(int) number] instanceof TextureHandle h && h.isValid()
                ? h
                : null;
    }

    public @Nullable ImageHandle image(long number) {
        return number >= FIRST && number < next && taken[(int) number] instanceof ImageHandle h && h.isValid()
                ? h
                : null;
    }
}
