package tepui.frontends.gl.context;

/** Buffer objects. */
abstract class BufferCalls extends DebugCalls {
    BufferCalls(Setup setup) {
        super(setup);
    }
}
