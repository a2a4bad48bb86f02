package tepui.frontends.gl;

/**
 * Receiver of what a program calls, as it called it, on the thread that calls: for tools that write calls down. Calls of OpenGL that it makes itself are told
 * to it as well.
 */
public interface CallObserver {
    /**
     * Before a call.
     *
     * @param name as {@code glX}; the oldest one where a function has several, but for those that OpenGL ES has by one of them only
     * @param arguments integers and addresses as they are, floating-point numbers as their bits
     */
    void call(String name, long[] arguments);

    /**
     * The call that was told last has come back: a call that gives a result or writes memory, or glLinkProgram. A call that was refused does not come back.
     *
     * @param result 0 where there is none
     */
    void returned(long result);
}
