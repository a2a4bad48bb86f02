package tepui.frontends.gl.context;

/** Immutable storage, views, copies and clears of textures. */
abstract class TextureStorageCalls extends TextureImageCalls {
    TextureStorageCalls(Setup setup) {
        super(setup);
    }
}
