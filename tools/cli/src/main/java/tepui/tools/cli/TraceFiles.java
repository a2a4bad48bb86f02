package tepui.tools.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.play.PlayException;

/** Traces that commands are given: looked for, opened, with messages that say what is wrong. */
final class TraceFiles {
    /** Work on files whose trouble is told with the command's name. */
    interface Work {
        int run() throws IOException, UsageException, FailureException;
    }

    private static final int SNAPPY = 'a' | 't' << 8;
    private static final int GZIP = 0x8b1f;
    private static final int ZSTANDARD = 0xfd2fb528;
    private static final int ZIP = 'P' | 'K' << 8 | 3 << 16 | 4 << 24;
    private static final int LOG = 'T' | 'E' << 8 | 'P' << 16 | 'U' << 24;

    private TraceFiles() {}

    /** Whether a file is a trace, rather than a log of calls of drivers or a captured frame. Of Brotli only the name tells it. */
    static boolean isTrace(Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".trace")) return true;
        int word = head(file);
        return (word & 0xffff) == SNAPPY || (word & 0xffff) == GZIP || word == ZSTANDARD;
    }

    /** The first four bytes of a file, the lowest first; those that are not there are zero. */
    private static int head(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = Arrays.copyOf(in.readNBytes(4), 4);
            return head[0] & 0xff | (head[1] & 0xff) << 8 | (head[2] & 0xff) << 16 | head[3] << 24;
        }
    }

    static Path named(Arguments arguments, @Nullable String file) throws UsageException, FailureException {
        if (file == null) throw arguments.wrong("which trace? Name the file: a.trace");
        Path path = Path.of(file);
        if (Files.isDirectory(path))
            throw new FailureException("trace: " + file + " is a folder; name the trace that is in it");
        if (!Files.isRegularFile(path))
            throw new FailureException(
                    "trace: there is no file " + file + "; './tepui trace record app.jar' writes app.trace");
        try {
            int word = head(path);
            if (word == ZIP)
                throw new FailureException(
                        "trace: " + file + " is a captured frame, no trace; './tepui inspect " + file + "' shows it");
            if (word == LOG)
                throw new FailureException("trace: " + file
                        + " is a log of calls of a driver, no trace; './tepui replay " + file + "' runs it");
        } catch (IOException e) {
            throw new FailureException("trace: " + file + " cannot be read: " + reason(e), e);
        }
        return path;
    }

    static TraceReader open(Path file) throws IOException {
        return new TraceReader(file);
    }

    static int told(String file, Work work) throws UsageException, FailureException {
        try {
            return work.run();
        } catch (FileSystemException e) {
            throw new FailureException("trace: " + e.getFile() + " cannot be read or written: " + reason(e), e);
        } catch (IOException | PlayException e) {
            throw new FailureException("trace: " + file + ": " + reason(e), e);
        }
    }

    /** Refuses what is no file, with the word of the command it was named for. */
    static void isFile(String command, String file) throws FailureException {
        if (Files.isDirectory(Path.of(file)))
            throw new FailureException(command + ": " + file + " is a folder; name the file that is in it");
        if (!Files.exists(Path.of(file))) throw new FailureException(command + ": there is no file " + file);
    }

    /** Failure with a file in words, with the file where it is known. */
    static String told(IOException e) {
        return e instanceof FileSystemException f && f.getFile() != null ? f.getFile() + ": " + reason(e) : reason(e);
    }

    /** Reason of a failure with a file, in words. */
    static String reason(Exception e) {
        if (e instanceof NoSuchFileException) return "there is no such file or folder";
        if (e instanceof FileAlreadyExistsException) return "it is there already, and is no folder";
        if (e instanceof AccessDeniedException) return "access is denied";
        if (e instanceof FileSystemException f && f.getReason() != null) return String.valueOf(f.getReason());
        return e.getMessage() == null ? e.toString() : String.valueOf(e.getMessage());
    }

    /** Says where a trace is not whole: what there is of it has been used. */
    static void warnIfCut(TraceReader trace, Terminal terminal) {
        if (trace.isCut())
            terminal.out()
                    .println(
                            "the file ends in the middle of a call: its program was killed, or not all of it was copied");
    }
}
