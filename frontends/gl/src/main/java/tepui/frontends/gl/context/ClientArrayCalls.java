package tepui.frontends.gl.context;

/** Arrays of conventional attributes. */
abstract class ClientArrayCalls extends ImmediateCalls {
    ClientArrayCalls(Setup setup) {
        super(setup);
    }
}
