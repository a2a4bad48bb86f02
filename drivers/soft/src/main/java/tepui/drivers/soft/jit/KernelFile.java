package tepui.drivers.soft.jit;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tepui.pipe.pipeline.CheckedFile;

/**
 * File of kernels in machine code, so that a program's second start compiles none. It belongs to one build and one width of vectors, is
 * read when the first kernel is asked for, and written when a device closes or the process ends. A kernel is found by the whole text of its shader. Bounded:
 * kernels that were asked for in this process stay longest.
 */
final class KernelFile {
    static final int MOST_BYTES = 16 << 20;
    private static final int VERSION = 1;
    private static final String PREFIX = "soft-";
    private static final String SUFFIX = ".kernels";
    /** stride, hash, length of the text, length of the kernel */
    private static final int HEADER = 16;
    /** Files of other builds that have not been written for so long are deleted. */
    private static final long STALE_MILLIS = 30L * 24 * 3600 * 1000;

    /** A kernel as it lies in the file's contents: header, text, kernel. */
    private static final class Entry {
        private final ByteBuffer bytes;
        private boolean used;

        Entry(ByteBuffer bytes) {
            this.bytes = bytes;
        }

        int textLength() {
            return bytes.getInt(8);
        }

        boolean is(KernelKey key) {
            return bytes.getInt(0) == key.options.stride()
                    && Arrays.equals(
                            bytes.array(),
                            bytes.arrayOffset() + HEADER,
                            bytes.arrayOffset() + HEADER + textLength(),
                            key.text,
                            0,
                            key.text.length);
        }

        ByteBuffer kernel() {
            int at = HEADER + textLength();
            return bytes.slice(at, bytes.capacity() - at);
        }
    }

    private final Path path;
    private final CheckedFile file;
    private final Consumer<String> log;
    private final Map<Long, Entry> entries = new LinkedHashMap<>();
    /** Bytes of this process's kernels. */
    private int added;

    private boolean read;
    private boolean changed;
    private boolean hooked;

    /**
     * A file that there is or will be.
     *
     * @param identity of what made the kernels: build and processor
     */
    KernelFile(Path folder, String identity, Consumer<String> log) {
        this.log = log;
        byte[] words = identity.getBytes(StandardCharsets.UTF_8);
        CRC32C sum = new CRC32C();
        sum.update(words, 0, words.length);
        path = folder.resolve(PREFIX + Long.toHexString(sum.getValue()) + SUFFIX);
        int from = Math.max(0, words.length - CheckedFile.IDENTITY_BYTES);
        file = new CheckedFile(path, VERSION, Arrays.copyOfRange(words, from, words.length), MOST_BYTES, log);
    }

    /** A kernel of earlier, null where there is none. */
    synchronized @Nullable StoredKernel find(KernelKey key) {
        if (!read) load();
        Entry entry = entries.get(place(key.hash, key.options.stride()));
        if (entry == null || !entry.is(key)) return null;
        try {
            StoredKernel kernel = StoredKernel.read(entry.kernel());
            entry.used = true;
            return kernel;
        } catch (RuntimeException e) {
            // Its checksum was right, and yet it is none: something else writes such files.
            log.accept(path + ": a kernel is ignored: " + e.getMessage());
            entries.remove(place(key.hash, key.options.stride()));
            return null;
        }
    }

    /** Keeps a kernel, if it is one that can be kept. */
    synchronized void add(KernelKey key, StoredKernel made) {
        byte[] kernel = made.bytes();
        if (kernel == null) return;
        int size = HEADER + key.text.length + kernel.length;
        if (size > MOST_BYTES - added) return;
        added += size;
        ByteBuffer b = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        b.putInt(key.options.stride()).putInt(key.hash).putInt(key.text.length).putInt(kernel.length);
        b.put(key.text).put(kernel);
        Entry entry = new Entry(b);
        entry.used = true;
        entries.put(place(key.hash, key.options.stride()), entry);
        changed = true;
        if (!hooked) hook();
    }

    private void hook() {
        hooked = true;
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(this::save, "tepui-kernels"));
        } catch (IllegalStateException e) {
            // The process ends already.
        }
    }

    private static long place(int hash, int stride) {
        return (long) hash << 32 | stride;
    }

    private void load() {
        read = true;
        merge();
    }

    /** Takes from the file what is not known. */
    private void merge() {
        byte[] contents = file.read();
        if (contents == null) return;
        ByteBuffer b = ByteBuffer.wrap(contents).order(ByteOrder.LITTLE_ENDIAN);
        try {
            while (b.hasRemaining()) {
                int at = b.position();
                int stride = b.getInt();
                int hash = b.getInt();
                int text = b.getInt();
                int kernel = b.getInt();
                if (text < 0 || kernel < 0 || text > b.remaining() || kernel > b.remaining() - text) {
                    throw new IllegalStateException("a length is wrong");
                }
                int size = HEADER + text + kernel;
                Entry entry = new Entry(b.slice(at, size).order(ByteOrder.LITTLE_ENDIAN));
                entries.putIfAbsent(place(hash, stride), entry);
                b.position(at + size);
            }
        } catch (BufferUnderflowException | IllegalStateException e) {
            log.accept(path + " is ignored from a kernel on: its contents make no sense");
        }
    }

    /** Writes the file if there is something new, with what others have written meanwhile. */
    synchronized void save() {
        if (!changed) return;
        changed = false;
        merge();
        int size = 0;
        for (Entry entry : entries.values()) size += entry.bytes.capacity();
        ByteBuffer all = ByteBuffer.allocate(Math.min(size, MOST_BYTES));
        write(all, true);
        write(all, false);
        if (file.write(Arrays.copyOf(all.array(), all.position()))) sweep();
    }

    private void write(ByteBuffer all, boolean used) {
        for (Entry entry : entries.values()) {
            if (entry.used == used && entry.bytes.capacity() <= all.remaining())
                all.put(entry.bytes.duplicate().clear());
        }
    }

    /** Deletes what other builds have left. */
    private void sweep() {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null) return;
        long oldest = System.currentTimeMillis() - STALE_MILLIS;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
            for (Path other : files) {
                if (Files.getLastModifiedTime(other).toMillis() < oldest) Files.deleteIfExists(other);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Another process was quicker, or the next write will be.
        }
    }
}
