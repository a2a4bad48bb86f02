package tepui.frontends.gl.context;

/** Program pipeline objects. */
abstract class PipelineObjectCalls extends UniformGetCalls {
    PipelineObjectCalls(Setup setup) {
        super(setup);
    }
}
