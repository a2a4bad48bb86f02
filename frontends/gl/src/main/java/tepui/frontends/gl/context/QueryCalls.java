package tepui.frontends.gl.context;

/** Query objects and conditional rendering. */
abstract class QueryCalls extends PipelineObjectCalls {
    QueryCalls(Setup setup) {
        super(setup);
    }
}
