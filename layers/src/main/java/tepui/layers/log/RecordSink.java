package tepui.layers.log;

import java.io.IOException;

/** Receiver of the records of a log, one at a time and in order. */
public interface RecordSink extends AutoCloseable {
    void accept(LogRecord entry) throws IOException;

    /** Flushes: accepted records survive the end of the program. */
    void flush() throws IOException;

    @Override
    void close() throws IOException;
}
