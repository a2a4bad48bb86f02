package tepui.frontends.gl.context;

/** Selection and feedback. */
abstract class SelectionCalls extends RasterPosCalls {
    SelectionCalls(Setup setup) {
        super(setup);
    }
}
