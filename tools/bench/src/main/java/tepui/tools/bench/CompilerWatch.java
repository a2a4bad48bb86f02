package tepui.tools.bench;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Watch over the processor time of the virtual machine's compilers: while they have much of a process, its frames are not those of a warm
 * program. They are named threads, whose time Linux tells; elsewhere they count as quiet.
 */
final class CompilerWatch {
    /** Processor time of the process after which it looks again. */
    static final long STEP = 1_000_000_000;

    private static final Path THREADS = Path.of("/proc/self/task");

    private long lookedAt;
    private long before;

    /** Begins to watch. */
    void begin(long spent, long compiled) {
        lookedAt = spent;
        before = compiled;
    }

    /** Is it time to look? */
    boolean isDue(long spent) {
        return spent - lookedAt >= STEP;
    }

    /** Looks: have they had less than a twentieth of the time since it looked last? */
    boolean isQuiet(long spent, long compiled) {
        boolean quiet = (compiled - before) * 20 < spent - lookedAt;
        begin(spent, compiled);
        return quiet;
    }

    /** Processor time of the compilers so far, in nanoseconds; 0 where nobody tells. */
    static long nanos() {
        long sum = 0;
        if (!Files.isDirectory(THREADS)) return 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(THREADS)) {
            for (Path thread : threads) sum += nanos(thread);
        } catch (IOException e) {
            return 0;
        }
        return sum;
    }

    private static long nanos(Path thread) {
        try {
            String name = Files.readString(thread.resolve("comm"));
            if (!name.startsWith("C1 Compiler") && !name.startsWith("C2 Compiler")) return 0;
            String text = Files.readString(thread.resolve("schedstat"));
            return Long.parseLong(text, 0, text.indexOf(' '), 10);
        } catch (IOException e) {
            // It ended meanwhile.
            return 0;
        }
    }
}
