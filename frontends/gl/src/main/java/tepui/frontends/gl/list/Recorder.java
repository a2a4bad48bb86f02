package tepui.frontends.gl.list;

/** Records what generated code cannot. */
public final class Recorder extends GeneratedRecorder {
    /** Records nothing yet. */
    public Recorder() {}
}
