package tepui.tools.cli;

import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.ContinuousIntegration;

/**
 * Output of a command: standard output and standard error. Results go to {@code out}; what happens meanwhile goes to
 * {@code err}, and in place, only where a person looks at it.
 */
final class Terminal {
    private final PrintStream out;
    private final PrintStream err;
    /** Null until somebody asks: the JDK's console takes ten milliseconds until it is there. */
    private @Nullable Boolean isPerson;

    /**
     * @param isPerson whether both are shown on a terminal rather than in a pipe or file
     */
    Terminal(PrintStream out, PrintStream err, boolean isPerson) {
        this(out, err);
        this.isPerson = isPerson;
    }

    private Terminal(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    /** The output of this process. */
    static Terminal ofProcess(PrintStream out) {
        return new Terminal(out, System.err);
    }

    PrintStream out() {
        return out;
    }

    PrintStream err() {
        return err;
    }

    /** Whether both are shown on a terminal, where a person looks at them. */
    boolean isPerson() {
        Boolean known = isPerson;
        if (known == null) {
            known = isWatched(System.getProperty("tepui.tty"), Terminal::hasConsole, System.getenv("CI"));
            isPerson = known;
        }
        return known;
    }

    /**
     * Whether a person looks at the output. Nobody does in continuous integration.
     *
     * @param told what the script that started this JVM has found out; null where it was started as tepui.jar
     * @param console whether this JVM finds a console by itself; asked only where nothing was told
     * @param ci the environment's variable CI
     */
    static boolean isWatched(@Nullable String told, BooleanSupplier console, @Nullable String ci) {
        if (ContinuousIntegration.isSaidBy(ci)) return false;
        return told == null ? console.getAsBoolean() : told.equals("true");
    }

    /** Whether standard output and standard error are a terminal, as far as a JVM can see it. */
    @SuppressWarnings("SystemConsoleNull")
    static boolean hasConsole() {
        // JDK 25 gives null again where there is no terminal; others, a console that is none.
        Console console = System.console();
        if (console == null || !console.isTerminal()) return false;
        // The console is that of input and output; only Linux tells where errors go.
        Path errors = Path.of("/proc/self/fd/2");
        if (!Files.isSymbolicLink(errors)) return true;
        try {
            return Files.readSymbolicLink(errors).startsWith("/dev");
        } catch (IOException e) {
            return false;
        }
    }

    /** Shows how far a long piece of work is, over what was shown before. */
    void progress(String text) {
        if (isPerson()) {
            err.print("\r\033[K" + text);
            err.flush();
        }
    }

    /** Takes the last progress away. */
    void done() {
        progress("");
    }
}
