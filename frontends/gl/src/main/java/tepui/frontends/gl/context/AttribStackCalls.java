package tepui.frontends.gl.context;

/** The attribute stacks. */
abstract class AttribStackCalls extends ListCalls {
    AttribStackCalls(Setup setup) {
        super(setup);
    }
}
