package tepui.frontends.gl.context;

/** Switches, hints, and the state of rasterisation and of operations on fragments. */
abstract class StateCalls extends ContextState {
    StateCalls(Setup setup) {
        super(setup);
    }
}
