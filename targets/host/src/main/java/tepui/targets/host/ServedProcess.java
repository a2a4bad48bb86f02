package tepui.targets.host;

/** State of a front end for one process of a client: objects that its threads share. */
public interface ServedProcess extends AutoCloseable {
    /** A thread of the client has opened a link. Called on the thread that serves it. */
    ServedThread begin(Channel channel);

    /** The last link is closed. Everything of the process is freed. */
    @Override
    void close();
}
