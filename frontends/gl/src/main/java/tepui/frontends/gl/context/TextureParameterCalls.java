package tepui.frontends.gl.context;

/** Texture objects and their parameters. */
abstract class TextureParameterCalls extends TextureStorageCalls {
    TextureParameterCalls(Setup setup) {
        super(setup);
    }
}
