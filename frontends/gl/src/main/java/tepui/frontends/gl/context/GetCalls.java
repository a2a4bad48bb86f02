package tepui.frontends.gl.context;

/** glGet... of the context's own state. */
abstract class GetCalls extends StateCalls {
    GetCalls(Setup setup) {
        super(setup);
    }

    @Override
    public int glGetError() {
        return errors.take();
    }
}
