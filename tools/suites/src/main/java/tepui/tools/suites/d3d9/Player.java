package tepui.tools.suites.d3d9;

import java.util.List;

/** Player of scripts: Tepui, or another implementation of Direct3D 9. */
public interface Player extends AutoCloseable {
    /** Name for tables. */
    String name();

    /** A line for each call: its number, the result, and what came out. A player that dies says so in a last line that begins with "died". */
    List<String> play(Script script);

    @Override
    void close();
}
