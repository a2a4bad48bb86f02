package tepui.frontends.gl.context;

/** Sync objects, flush and finish. */
abstract class SyncCalls extends QueryCalls {
    SyncCalls(Setup setup) {
        super(setup);
    }

    @Override
    public void glFlush() {
        pipe.flush();
    }

    @Override
    public void glFinish() {
        pipe.finish();
    }
}
