package tepui.frontends.gl.context;

/** Dispatches and barriers. */
abstract class ComputeCalls extends DrawCalls {
    ComputeCalls(Setup setup) {
        super(setup);
    }
}
