package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes one committed file from data. Deterministic: the same data gives the same text, whatever the machine or the day. */
interface Generator {
    /** All there are. */
    List<Generator> ALL = List.of(new FormatsPage());

    /** The file it writes, from the project's root. */
    Path file();

    /**
     * The whole text of the file.
     *
     * @throws IOException where the data cannot be read; the message names it
     */
    String text() throws IOException;
}
