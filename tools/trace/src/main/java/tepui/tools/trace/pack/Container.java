package tepui.tools.trace.pack;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Containers of a trace's stream in its file: how it is packed. */
public enum Container {
    SNAPPY("Snappy"),
    GZIP("gzip"),
    ZSTANDARD("Zstandard"),
    BROTLI("Brotli");

    private final String text;

    Container(String text) {
        this.text = text;
    }

    /** A file that has been looked at. */
    public record Opened(Container container, InputStream stream) {}

    /** Finds out how a file is packed. Brotli has no sign of its own, and is what all others are not. */
    public static Opened open(InputStream file) throws IOException {
        InputStream in = file.markSupported() ? file : new BufferedInputStream(file, 1 << 16);
        in.mark(8);
        byte[] head = new byte[4];
        int length = in.readNBytes(head, 0, 4);
        in.reset();
        if (length < 2) throw new PackedException("the file has " + length + " bytes");
        int word = head[0] & 0xff | (head[1] & 0xff) << 8 | (head[2] & 0xff) << 16 | head[3] << 24;
        if ((word & 0xffff) == ('a' | 't' << 8)) {
            in.skipNBytes(2);
            return new Opened(SNAPPY, new SnappyInput(in));
        }
        if ((word & 0xffff) == 0x8b1f) {
            try {
                return new Opened(GZIP, new GZIPInputStream(in, 1 << 16));
            } catch (EOFException e) {
                throw new PackedException("gzip: the file ends in its head");
            } catch (ZipException e) {
                throw new PackedException("gzip: " + e.getMessage());
            }
        }
        if (word == ZstdInput.MAGIC || (word & ~15) == ZstdInput.SKIPPED)
            return new Opened(ZSTANDARD, new ZstdInput(in));
        return new Opened(BROTLI, new BrotliInput(in));
    }

    @Override
    public String toString() {
        return text;
    }
}
