package tepui.frontends.gl.context;

/** Vertices between glBegin and glEnd. */
abstract class ImmediateCalls extends TexEnvCalls {
    ImmediateCalls(Setup setup) {
        super(setup);
    }
}
