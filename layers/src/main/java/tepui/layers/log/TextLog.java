package tepui.layers.log;

import java.io.IOException;
import java.io.Writer;

/** A log as text, a line a call. */
public final class TextLog implements RecordSink {
    private final Writer out;
    private final LogText text = new LogText();

    public TextLog(Writer out) {
        this.out = out;
    }

    @Override
    public void accept(LogRecord entry) throws IOException {
        out.write(text.line(entry));
        out.write('\n');
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
