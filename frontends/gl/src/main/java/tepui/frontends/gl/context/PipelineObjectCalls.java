package tepui.frontends.gl.context;

/** Program pipeline objects. */
abstract class PipelineObjectCalls extends UniformCalls {
    PipelineObjectCalls(Setup setup) {
        super(setup);
    }
}
