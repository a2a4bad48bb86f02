package tepui.frontends.gl;

import java.util.List;

/** Receiver of what a program calls, on the thread that calls: for tools that show it. */
public interface CallListener {
    /**
     * Before a call.
     *
     * @param name as {@code glX}; the oldest one where a function has several
     * @param arguments as {@code name=value}, with constants by their names
     */
    void call(String name, List<String> arguments);

    /** The call before this has recorded an error of OpenGL. */
    void error(String text);
}
