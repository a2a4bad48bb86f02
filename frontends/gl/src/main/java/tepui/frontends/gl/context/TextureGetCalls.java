package tepui.frontends.gl.context;

/** What may be asked of textures. */
abstract class TextureGetCalls extends TextureParameterCalls {
    TextureGetCalls(Setup setup) {
        super(setup);
    }
}
