package tepui.frontends.gl.context;

/** Watcher of calls, on the thread that calls. */
public interface CallWatcher {
    /** Before a call; arguments as bits. */
    void call(String name, long[] arguments);

    /** The call before this has come back; only of those that give something, write something or link a program. */
    void returned(long result);

    /** The call before this has recorded an error. */
    void error(String text);
}
