package tepui.frontends.gl.context;

/** Evaluators. */
abstract class EvaluatorCalls extends SelectionCalls {
    EvaluatorCalls(Setup setup) {
        super(setup);
    }
}
