package tepui.targets.lwjgl.start;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * List of files as they were: size, time of change, and a sum of their ends, where jars keep the sums of all that is in them. One that has changed by a
 * byte is another, unless the byte lies before the end and size, time and the jar's own sums are as before.
 */
final class FileSums {
    private static final int END = 1 << 18;
    private static final String ABSENT = "absent";

    private FileSums() {}

    /** A line for each file. */
    static List<String> of(List<Path> files) throws IOException {
        List<String> lines = new ArrayList<>();
        ByteBuffer room = room();
        for (Path file : files) lines.add(of(file, room) + " " + file);
        return lines;
    }

    /** Room for a file's end, for one file after another: channels read into memory outside the heap without a copy. */
    private static ByteBuffer room() {
        return ByteBuffer.allocateDirect(END);
    }

    private static String of(Path file, ByteBuffer end) throws IOException {
        if (!Files.isRegularFile(file)) return ABSENT;
        long time = Files.getLastModifiedTime(file).toMillis();
        try (FileChannel channel = FileChannel.open(file)) {
            long size = channel.size();
            end.clear().limit((int) Math.min(size, END));
            int read = 0;
            while (end.hasRemaining() && read >= 0) read = channel.read(end, size - end.remaining());
            CRC32 sum = new CRC32();
            sum.update(end.flip());
            return size + "," + time + "," + Long.toHexString(sum.getValue());
        }
    }

    /** Are the files that a list names still what they were? */
    static boolean hold(List<String> lines) throws IOException {
        ByteBuffer room = room();
        for (String line : lines) {
            int space = line.indexOf(' ');
            if (space < 0 || !of(Path.of(line.substring(space + 1)), room).equals(line.substring(0, space)))
                return false;
        }
        return true;
    }
}
