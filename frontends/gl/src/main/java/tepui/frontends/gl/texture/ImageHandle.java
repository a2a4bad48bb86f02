package tepui.frontends.gl.texture;

/** Handle of a level of a texture, or of a layer of it, as shaders load and store it (ARB_bindless_texture, 3.9.X). */
public record ImageHandle(int place, TextureObject texture, int level, boolean layered, int layer, int format) {
    boolean isValid() {
        return texture.isUsable();
    }
}
