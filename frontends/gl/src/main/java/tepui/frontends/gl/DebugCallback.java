package tepui.frontends.gl;

/**
 * Receiver of debug messages on the thread that made the call, for Java: what glDebugMessageCallback's function is in
 * C.
 */
@FunctionalInterface
public interface DebugCallback {
    /** An exception thrown here reaches the caller of the call that the message is about. */
    void message(int source, int type, int id, int severity, String text);
}
