package tepui.frontends.gl.context;

/** Pixels to and from framebuffers, and how they are packed. */
abstract class PixelCalls extends ClearCalls {
    PixelCalls(Setup setup) {
        super(setup);
    }
}
