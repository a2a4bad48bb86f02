package tepui.layers.log;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Writer of the binary form: records gather in a chunk, chunks carry their length and checksum. */
public final class LogWriter implements RecordSink {
    private final OutputStream out;
    private final LogEncoder encoder = new LogEncoder();

    /**
     * @param origin a line about the device that the log is made on
     */
    public LogWriter(OutputStream out, String origin) throws IOException {
        this.out = out;
        byte[] text = origin.getBytes(StandardCharsets.UTF_8);
        if (text.length > LogFormat.MAX_ORIGIN) text = Arrays.copyOf(text, LogFormat.MAX_ORIGIN);
        ByteBuffer header = ByteBuffer.allocate(LogFormat.MAGIC.length + 12 + text.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(LogFormat.MAGIC)
                .putInt(LogFormat.VERSION)
                .putInt(LogFormat.schema())
                .putInt(text.length)
                .put(text);
        out.write(header.array());
    }

    @Override
    public void accept(LogRecord entry) throws IOException {
        encoder.write(entry);
        if (encoder.size() >= LogFormat.CHUNK) chunk();
    }

    private void chunk() throws IOException {
        if (encoder.size() == 0) return;
        CRC32 crc = new CRC32();
        crc.update(encoder.bytes(), 0, encoder.size());
        ByteBuffer head = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
        head.putInt(encoder.size()).putInt((int) crc.getValue());
        out.write(head.array());
        out.write(encoder.bytes(), 0, encoder.size());
        encoder.clear();
    }

    @Override
    public void flush() throws IOException {
        chunk();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        out.close();
    }
}
