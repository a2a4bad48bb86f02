package tepui.frontends.gl.context;

/** Draws. */
abstract class DrawCalls extends PixelCalls {
    DrawCalls(Setup setup) {
        super(setup);
    }
}
