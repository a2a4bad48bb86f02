package tepui.layers.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Reader of the binary form. A log that was cut short gives all records of its whole chunks, then a {@link
 * LogFormatException}; so does a damaged one, up to the chunk whose checksum is wrong.
 */
public final class LogReader implements AutoCloseable {
    private final InputStream in;
    private final String origin;
    private LogDecoder chunk = new LogDecoder(new byte[0]);
    private int chunks;
    private long records;

    public LogReader(InputStream in) throws IOException {
        this.in = in;
        ByteBuffer head = ByteBuffer.wrap(exactly(LogFormat.MAGIC.length + 12, "the header"))
                .order(ByteOrder.LITTLE_ENDIAN);
        byte[] magic = new byte[LogFormat.MAGIC.length];
        head.get(magic);
        if (!Arrays.equals(magic, LogFormat.MAGIC)) {
            throw new LogFormatException("log: it does not begin with "
                    + new String(LogFormat.MAGIC, StandardCharsets.US_ASCII) + ", so it is no binary log");
        }
        int version = head.getInt();
        int schema = head.getInt();
        if (version != LogFormat.VERSION || schema != LogFormat.schema()) {
            throw new LogFormatException("log: it was written in version " + version + " with schema "
                    + Integer.toHexString(schema) + ", this build reads version " + LogFormat.VERSION + " with schema "
                    + Integer.toHexString(LogFormat.schema()) + " only");
        }
        int length = head.getInt();
        if (length < 0 || length > LogFormat.MAX_ORIGIN) {
            throw new LogFormatException(
                    "log: the origin has " + length + " bytes, must have 0 to " + LogFormat.MAX_ORIGIN);
        }
        origin = new String(exactly(length, "the origin"), StandardCharsets.UTF_8);
    }

    /** The line about the device that the log was made on. */
    public String origin() {
        return origin;
    }

    /** The next record, or null at the end. */
    public @Nullable LogRecord next() throws IOException {
        while (chunk.atEnd()) {
            if (!nextChunk()) return null;
        }
        LogRecord entry = chunk.read();
        records++;
        return entry;
    }

    private boolean nextChunk() throws IOException {
        byte[] first = in.readNBytes(8);
        if (first.length == 0) return false;
        if (first.length < 8) throw cut("a chunk's head");
        ByteBuffer head = ByteBuffer.wrap(first).order(ByteOrder.LITTLE_ENDIAN);
        int length = head.getInt();
        int check = head.getInt();
        if (length < 1 || length > LogFormat.MAX_CHUNK) {
            throw new LogFormatException(
                    "log: chunk " + chunks + " has " + length + " bytes, must have 1 to " + LogFormat.MAX_CHUNK);
        }
        byte[] bytes = exactly(length, "chunk " + chunks);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        if ((int) crc.getValue() != check) {
            throw new LogFormatException("log: chunk " + chunks + " is damaged, after " + records + " records");
        }
        chunk = new LogDecoder(bytes);
        chunks++;
        return true;
    }

    /** {@code readNBytes} takes memory as bytes arrive, so a wrong length costs no more than the file has. */
    private byte[] exactly(int count, String what) throws IOException {
        byte[] bytes = in.readNBytes(count);
        if (bytes.length < count) throw cut(what);
        return bytes;
    }

    private LogFormatException cut(String what) {
        return new LogFormatException("log: it ends inside " + what + ", after " + records + " records");
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
