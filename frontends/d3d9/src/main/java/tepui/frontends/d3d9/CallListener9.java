package tepui.frontends.d3d9;

import java.util.List;

/** Receiver of what a program calls, on the thread that calls: for tools that show it. */
public interface CallListener9 {
    /**
     * Before a call of a device.
     *
     * @param name as the API has it
     * @param arguments with constants by their names
     */
    void call(String name, List<String> arguments);

    /** The call before this gave a result that is a failure. */
    void error(String text);
}
