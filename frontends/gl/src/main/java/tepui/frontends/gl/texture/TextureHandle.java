package tepui.frontends.gl.texture;

import org.jspecify.annotations.Nullable;

/** Handle of a texture, with its own sampling state or a sampler object's (ARB_bindless_texture, 3.9.X). Its number is its place in the tables of contexts. */
public record TextureHandle(
        int place, TextureObject texture, @Nullable SamplerObject sampler) {
    /** Handles go with what they were made of. */
    boolean isValid() {
        return texture.isUsable() && (sampler == null || !sampler.deleted);
    }

    SamplingParams params() {
        SamplerObject s = sampler;
        return s == null ? texture.params() : s.params();
    }
}
