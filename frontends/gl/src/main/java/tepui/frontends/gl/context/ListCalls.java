package tepui.frontends.gl.context;

/** Display lists. */
abstract class ListCalls extends ClientArrayCalls {
    ListCalls(Setup setup) {
        super(setup);
    }
}
