package tepui.frontends.gl;

/** Takes debug messages on the thread that made the call, in the face for Java: what glDebugMessageCallback's function is in C. */
@FunctionalInterface
public interface DebugCallback {
    /** An exception thrown here reaches the caller of the call that the message is about. */
    void message(int source, int type, int id, int severity, String text);
}
