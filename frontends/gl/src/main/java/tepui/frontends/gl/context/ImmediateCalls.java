package tepui.frontends.gl.context;

/** Vertices between glBegin and glEnd. */
abstract class ImmediateCalls extends FixedStateCalls {
    ImmediateCalls(Setup setup) {
        super(setup);
    }
}
