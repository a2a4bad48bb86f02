package tepui.frontends.gl.context;

/** Program objects, and what may be asked of them. */
abstract class ProgramCalls extends ShaderCalls {
    ProgramCalls(Setup setup) {
        super(setup);
    }
}
