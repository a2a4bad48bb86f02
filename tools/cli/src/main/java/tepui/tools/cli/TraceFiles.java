package tepui.tools.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.tools.trace.file.TraceReader;

/** Traces that commands are given: looked for, opened, with messages that say what is wrong. */
final class TraceFiles {
    /** Work on files whose trouble is told with the command's name. */
    interface Work {
        int run() throws IOException, UsageException, FailureException;
    }

    private TraceFiles() {}

    /** Whether a file is a trace, rather than a log of calls of drivers. */
    static boolean isTrace(Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".trace")) return true;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(2);
            return head.length == 2 && head[0] == 'a' && head[1] == 't';
        }
    }

    static Path named(Arguments arguments, @Nullable String file) throws UsageException, FailureException {
        if (file == null) throw arguments.wrong("which trace? Name the file: a.trace");
        Path path = Path.of(file);
        if (!Files.isRegularFile(path)) throw new FailureException("trace: there is no file " + file);
        return path;
    }

    static TraceReader open(Path file) throws IOException {
        return new TraceReader(file);
    }

    static int told(String file, Work work) throws UsageException, FailureException {
        try {
            return work.run();
        } catch (IOException e) {
            throw new FailureException("trace: " + file + ": " + e.getMessage(), e);
        }
    }
}
