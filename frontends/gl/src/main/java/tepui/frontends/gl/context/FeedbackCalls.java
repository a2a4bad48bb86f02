package tepui.frontends.gl.context;

/** Transform feedback. */
abstract class FeedbackCalls extends SyncCalls {
    FeedbackCalls(Setup setup) {
        super(setup);
    }
}
