package tepui.frontends.gl.context;

/** Matrix stacks. */
abstract class MatrixCalls extends ComputeCalls {
    MatrixCalls(Setup setup) {
        super(setup);
    }
}
