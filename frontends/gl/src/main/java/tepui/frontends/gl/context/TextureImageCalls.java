package tepui.frontends.gl.context;

/** Images of textures given by the program or copied. */
abstract class TextureImageCalls extends FeedbackCalls {
    TextureImageCalls(Setup setup) {
        super(setup);
    }
}
