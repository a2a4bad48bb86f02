package tepui.tools.image;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * PNG files (ISO/IEC 15948), without java.desktop: loading that module costs more than drawing a frame. Writes RGBA, or RGB where all
 * pixels are opaque, each row with the filter whose residue is smallest. Reads every colour type at every depth, 16 bits
 * rounded to 8; interlaced files are refused. Colour profiles and gamma are ignored: the bytes are the pixels.
 */
public final class Png {
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int IHDR = 0x49484452;
    private static final int PLTE = 0x504C5445;
    private static final int TRNS = 0x74524E53;
    private static final int IDAT = 0x49444154;
    private static final int IEND = 0x49454E44;

    private static final int GREY = 0;
    private static final int RGB = 2;
    private static final int PALETTE = 3;
    private static final int GREY_ALPHA = 4;
    private static final int RGBA = 6;

    // ---- filter types of section 9.2
    private static final int NONE = 0;
    private static final int SUB = 1;
    private static final int UP = 2;
    private static final int AVERAGE = 3;
    private static final int PAETH = 4;
    private static final int[] FILTERS = {UP, SUB, PAETH, AVERAGE, NONE};

    /** A third of the time of the usual level, for files that are some hundredths longer. */
    private static final int LEVEL = 4;

    /** No picture of ours is larger, and a damaged header must not ask for the whole heap. */
    private static final int MAX_SIDE = 32768;

    private Png() {}

    /** Writes the file, and its folder when there is none. A process that is killed meanwhile leaves the old file, or none. */
    public static void write(Path file, Image image) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) Files.createDirectories(folder);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // a pipe or a device
            try (OutputStream out = Files.newOutputStream(file)) {
                write(out, image);
            }
            return;
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            try (OutputStream out = Files.newOutputStream(part)) {
                write(out, image);
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Writes to a stream, which stays open. */
    public static void write(OutputStream stream, Image image) throws IOException {
        int channels = isOpaque(image) ? 3 : 4;
        DataOutputStream out = new DataOutputStream(stream);
        out.writeLong(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream fields = new DataOutputStream(header);
        fields.writeInt(image.width());
        fields.writeInt(image.height());
        fields.write(new byte[] {8, (byte) (channels == 3 ? RGB : RGBA), 0, 0, 0});
        chunk(out, IHDR, header.toByteArray(), header.size());
        byte[] packed = deflate(filtered(image, channels));
        chunk(out, IDAT, packed, packed.length);
        chunk(out, IEND, packed, 0);
        out.flush();
    }

    private static boolean isOpaque(Image image) {
        byte[] rgba = image.rgba();
        for (int i = 3; i < rgba.length; i += 4) {
            if (rgba[i] != -1) return false;
        }
        return true;
    }

    private static byte[] filtered(Image image, int channels) {
        int row = image.width() * channels;
        byte[] out = new byte[(row + 1) * image.height()];
        byte[] above = new byte[row];
        byte[] now = new byte[row];
        for (int y = 0; y < image.height(); y++) {
            unfiltered(image, y, now, channels);
            int to = y * (row + 1);
            if (y > 0 && Arrays.equals(now, above)) {
                // all of it is what is above: zeros
                out[to] = UP;
                continue;
            }
            int filter = filter(now, above, channels);
            out[to] = (byte) filter;
            residue(filter, now, above, channels, out, to + 1);
            byte[] spare = above;
            above = now;
            now = spare;
        }
        return out;
    }

    /**
     * The filter that leaves least of a row, by every fourth pixel behind the first: which it is decides about the file's size alone. A filter that is no
     * better than one before it is left at that; first come those that leave nothing of plain ground.
     */
    private static int filter(byte[] now, byte[] above, int step) {
        long least = Long.MAX_VALUE;
        int best = 0;
        for (int f : FILTERS) {
            long residue = 0;
            for (int p = step; p < now.length && residue < least; p += 4 * step) {
                for (int i = p; i < p + step; i++)
                    residue += Math.abs((byte) (now[i] - predicted(f, now, above, i, step)));
            }
            if (residue < least) {
                least = residue;
                best = f;
            }
        }
        return best;
    }

    /** Rest of a row behind a filter. Each filter has a loop of its own: a picture is often the first work of a process, before compilers have made anything of it. */
    private static void residue(int filter, byte[] now, byte[] above, int step, byte[] to, int at) {
        int n = now.length;
        switch (filter) {
            case NONE -> System.arraycopy(now, 0, to, at, n);
            case SUB -> {
                System.arraycopy(now, 0, to, at, step);
                for (int i = step; i < n; i++) to[at + i] = (byte) (now[i] - now[i - step]);
            }
            case UP -> {
                for (int i = 0; i < n; i++) to[at + i] = (byte) (now[i] - above[i]);
            }
            default -> {
                for (int i = 0; i < n; i++) to[at + i] = (byte) (now[i] - predicted(filter, now, above, i, step));
            }
        }
    }

    private static void unfiltered(Image image, int y, byte[] to, int channels) {
        byte[] rgba = image.rgba();
        int at = y * image.width() * 4;
        if (channels == 4) {
            System.arraycopy(rgba, at, to, 0, to.length);
            return;
        }
        for (int i = 0; i < to.length; i += 3, at += 4) {
            to[i] = rgba[at];
            to[i + 1] = rgba[at + 1];
            to[i + 2] = rgba[at + 2];
        }
    }

    /** Value that filter type {@code f} expects of byte {@code i}, from its left, upper and upper left neighbours. */
    private static int predicted(int f, byte[] now, byte[] above, int i, int step) {
        int left = i >= step ? now[i - step] & 255 : 0;
        int up = above[i] & 255;
        return switch (f) {
            case NONE -> 0;
            case SUB -> left;
            case UP -> up;
            case AVERAGE -> left + up >> 1;
            default -> paeth(left, up, i >= step ? above[i - step] & 255 : 0);
        };
    }

    private static int paeth(int left, int up, int upLeft) {
        int toLeft = Math.abs(up - upLeft);
        int toUp = Math.abs(left - upLeft);
        int toUpLeft = Math.abs(left + up - 2 * upLeft);
        if (toLeft <= toUp && toLeft <= toUpLeft) return left;
        return toUp <= toUpLeft ? up : upLeft;
    }

    private static byte[] deflate(byte[] raw) {
        try (Deflater deflater = new Deflater(LEVEL)) {
            deflater.setStrategy(Deflater.FILTERED);
            deflater.setInput(raw);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream(raw.length / 4 + 64);
            byte[] part = new byte[1 << 16];
            while (!deflater.finished()) {
                out.write(part, 0, deflater.deflate(part));
            }
            return out.toByteArray();
        }
    }

    private static void chunk(DataOutputStream out, int type, byte[] data, int length) throws IOException {
        out.writeInt(length);
        out.writeInt(type);
        out.write(data, 0, length);
        out.writeInt(crc(type, data, length));
    }

    private static int crc(int type, byte[] data, int length) {
        CRC32 crc = new CRC32();
        for (int shift = 24; shift >= 0; shift -= 8) {
            crc.update(type >>> shift);
        }
        crc.update(data, 0, length);
        return (int) crc.getValue();
    }

    /** Reads a file. */
    public static Image read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, file.toString());
        }
    }

    /**
     * Reads one image from a stream.
     *
     * @param name what error messages call it
     */
    public static Image read(InputStream stream, String name) throws IOException {
        DataInputStream in = new DataInputStream(stream);
        if (in.readLong() != SIGNATURE) throw new IOException(name + ": not a PNG file");
        Header header = null;
        byte @Nullable [] palette = null;
        byte @Nullable [] transparency = null;
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        while (true) {
            int length = in.readInt();
            int type = in.readInt();
            if (length < 0) throw new IOException(name + ": a chunk of " + Integer.toUnsignedString(length) + " bytes");
            byte[] data = in.readNBytes(length);
            if (data.length < length) throw new IOException(name + ": ends inside a chunk");
            if (in.readInt() != crc(type, data, length)) throw new IOException(name + ": a chunk's checksum is wrong");
            switch (type) {
                case IHDR -> header = Header.of(data, name);
                case PLTE -> palette = data;
                case TRNS -> transparency = data;
                case IDAT -> packed.write(data);
                case IEND -> {
                    if (header == null) throw new IOException(name + ": has no header chunk");
                    return header.decode(inflate(packed.toByteArray(), header.size(), name), palette, transparency);
                }
                default -> {
                    // Bit 5 of the first letter: a chunk that a reader may pass over (section 5.4).
                    if ((type & 0x20000000) == 0)
                        throw new IOException(name + ": holds a chunk that this reader does not know");
                }
            }
        }
    }

    private static byte[] inflate(byte[] packed, int size, String name) throws IOException {
        try (Inflater inflater = new Inflater()) {
            inflater.setInput(packed);
            byte[] raw = new byte[size];
            int done = 0;
            while (done < size) {
                int got = inflater.inflate(raw, done, size - done);
                if (got == 0) throw new IOException(name + ": has " + done + " bytes of pixels, not " + size);
                done += got;
            }
            return raw;
        } catch (DataFormatException e) {
            throw new IOException(name + ": its compressed pixels are damaged", e);
        }
    }

    private record Header(int width, int height, int depth, int colour, String name) {
        static Header of(byte[] data, String name) throws IOException {
            if (data.length != 13) throw new IOException(name + ": its header has " + data.length + " bytes, not 13");
            int width = word(data, 0);
            int height = word(data, 4);
            if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
                throw new IOException(
                        name + ": is " + width + "x" + height + ", 1 to " + MAX_SIDE + " each can be read");
            }
            int depth = data[8];
            int colour = data[9];
            boolean known = switch (colour) {
                case GREY -> depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
                case PALETTE -> depth == 1 || depth == 2 || depth == 4 || depth == 8;
                case RGB, GREY_ALPHA, RGBA -> depth == 8 || depth == 16;
                default -> false;
            };
            if (!known)
                throw new IOException(name + ": colour type " + colour + " at " + depth + " bits does not exist");
            if (data[12] != 0) throw new IOException(name + ": is interlaced; save it without");
            Header header = new Header(width, height, depth, colour, name);
            if (((long) header.row() + 1) * height > Integer.MAX_VALUE - 8
                    || 4L * width * height > Integer.MAX_VALUE - 8) {
                throw new IOException(name + ": is " + width + "x" + height + ", too large to read at once");
            }
            return header;
        }

        int channels() {
            return switch (colour) {
                case RGB -> 3;
                case GREY_ALPHA -> 2;
                case RGBA -> 4;
                default -> 1;
            };
        }

        int row() {
            return (width * channels() * depth + 7) / 8;
        }

        int size() {
            return (row() + 1) * height;
        }

        Image decode(byte[] raw, byte @Nullable [] palette, byte @Nullable [] transparency) throws IOException {
            int row = row();
            int step = Math.max(1, channels() * depth / 8);
            byte[] now = new byte[row];
            byte[] above = new byte[row];
            Image image = Image.blank(width, height);
            for (int y = 0; y < height; y++) {
                int filter = raw[y * (row + 1)];
                if (filter < 0 || filter > PAETH)
                    throw new IOException(name + ": row " + y + " has the filter " + filter);
                System.arraycopy(raw, y * (row + 1) + 1, now, 0, row);
                for (int i = 0; i < row; i++) {
                    now[i] = (byte) (now[i] + predicted(filter, now, above, i, step));
                }
                for (int x = 0; x < width; x++) {
                    image.pixel(x, y, pixel(now, x, palette, transparency));
                }
                byte[] spare = above;
                above = now;
                now = spare;
            }
            return image;
        }

        private int pixel(byte[] row, int x, byte @Nullable [] palette, byte @Nullable [] transparency)
                throws IOException {
            int at = x * channels();
            switch (colour) {
                case GREY -> {
                    int v = sample(row, at);
                    boolean clear = transparency != null && transparency.length >= 2 && half(transparency, 0) == v;
                    return eight(v) * 0x01010100 | (clear ? 0 : 255);
                }
                case RGB -> {
                    int r = sample(row, at);
                    int g = sample(row, at + 1);
                    int b = sample(row, at + 2);
                    boolean clear = transparency != null
                            && transparency.length >= 6
                            && half(transparency, 0) == r
                            && half(transparency, 2) == g
                            && half(transparency, 4) == b;
                    return eight(r) << 24 | eight(g) << 16 | eight(b) << 8 | (clear ? 0 : 255);
                }
                case GREY_ALPHA -> {
                    return eight(sample(row, at)) * 0x01010100 | eight(sample(row, at + 1));
                }
                case RGBA -> {
                    return eight(sample(row, at)) << 24
                            | eight(sample(row, at + 1)) << 16
                            | eight(sample(row, at + 2)) << 8
                            | eight(sample(row, at + 3));
                }
                default -> {
                    int v = sample(row, at);
                    if (palette == null || v * 3 + 2 >= palette.length) {
                        throw new IOException(name + ": uses entry " + v + " of its palette, which has "
                                + (palette == null ? 0 : palette.length / 3));
                    }
                    int alpha = transparency != null && v < transparency.length ? transparency[v] & 255 : 255;
                    return (palette[v * 3] & 255) << 24
                            | (palette[v * 3 + 1] & 255) << 16
                            | (palette[v * 3 + 2] & 255) << 8
                            | alpha;
                }
            }
        }

        private int sample(byte[] row, int index) {
            if (depth == 8) return row[index] & 255;
            if (depth == 16) return half(row, index * 2);
            int bit = index * depth;
            return row[bit >> 3] >> 8 - depth - (bit & 7) & (1 << depth) - 1;
        }

        /** A sample of this file's depth, in 8 bits, rounded to nearest. */
        private int eight(int sample) {
            int top = (1 << depth) - 1;
            return (sample * 255 + top / 2) / top;
        }

        private static int half(byte[] data, int at) {
            return (data[at] & 255) << 8 | data[at + 1] & 255;
        }

        private static int word(byte[] data, int at) {
            return half(data, at) << 16 | half(data, at + 2);
        }
    }
}
