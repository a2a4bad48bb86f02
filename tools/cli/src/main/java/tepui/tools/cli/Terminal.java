package tepui.tools.cli;

import java.io.PrintStream;

/**
 * Output of a command: standard output and standard error. Results go to {@code out}; what happens meanwhile goes to
 * {@code err}, and in place, only where a person looks at it.
 *
 * @param isPerson whether both are shown on a terminal rather than in a pipe or file
 */
record Terminal(PrintStream out, PrintStream err, boolean isPerson) {
    /** Shows how far a long piece of work is, over what was shown before. */
    void progress(String text) {
        if (isPerson) {
            err.print("\r\033[K" + text);
            err.flush();
        }
    }

    /** Takes the last progress away. */
    void done() {
        progress("");
    }
}
