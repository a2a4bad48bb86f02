package tepui.tools.trace.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Trace of a program that runs: calls are written as its threads make them, each numbered, and pictures are counted. What is written lies in the file after each
 * picture, in case the program dies. Once it is closed, or could not be written, further calls go nowhere, and the program goes on.
 */
public final class ProgramTrace implements AutoCloseable {
    private final TraceWriter out;
    private final Map<Long, Integer> threads = new HashMap<>();
    private final Map<String, Function> functions = new HashMap<>();
    private boolean closed;
    private int frames;
    private long calls;

    /** @param program what it is of */
    public ProgramTrace(Path file, String program) throws IOException {
        out = new TraceWriter(file, Map.of("process.name", program));
    }

    /** The function of a name: one that was used before, or a new one with these parameters. */
    public synchronized Function function(String name, List<String> parameters) {
        return functions.computeIfAbsent(name, n -> new Function(n, parameters));
    }

    /** Writes a call of the calling thread. */
    public synchronized void write(
            Function function, int flags, List<? extends @Nullable Value> arguments, @Nullable Value result) {
        if (closed) return;
        int thread = threads.computeIfAbsent(Thread.currentThread().threadId(), t -> threads.size());
        List<@Nullable Value> all = new ArrayList<>(arguments);
        try {
            Call call = new Call(calls++, thread, function, flags, all, result, List.of(), true);
            out.write(call);
            if (!call.endsFrame()) return;
            frames++;
            out.flush();
        } catch (IOException e) {
            closed = true;
            throw failed(e);
        }
    }

    /** Pictures that were shown until now. */
    public synchronized int frames() {
        return frames;
    }

    /** Calls that were written until now. */
    public synchronized long calls() {
        return calls;
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    @Override
    public synchronized void close() {
        if (closed) return;
        closed = true;
        try {
            out.close();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private static UncheckedIOException failed(IOException e) {
        return new UncheckedIOException("the trace cannot be written: " + e.getMessage(), e);
    }
}
