package tepui.frontends.gl.context;

/** Values of uniforms. */
abstract class UniformCalls extends ProgramCalls {
    UniformCalls(Setup setup) {
        super(setup);
    }
}
