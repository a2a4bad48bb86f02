package tepui.pipe.pipeline;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Cache file that is read back only if it is whole and of this cache: magic, version, identity, length, checksum of all
 * that, contents, in a folder that is the user's alone ({@link OwnFolder}). It is written beside its place and moved
 * there, so readers see the old one or the new one, also where the writer ends in between; what it leaves then goes
 * with a later write. Whatever is wrong with the file costs one line of the log and nothing else.
 */
public final class CheckedFile {
    /** The most that an identity may have. */
    public static final int IDENTITY_BYTES = 32;

    private static final long MAGIC = 0x0a31656c69706554L;
    private static final int HEADER = 8 + 4 + 4 + IDENTITY_BYTES + 8 + 4;

    /** Age from which a file under construction counts as abandoned. */
    private static final long STALE_MILLIS = 3_600_000;

    private final Path path;
    private final int version;
    private final byte[] identity;
    private final long mostBytes;
    private final Consumer<String> log;

    /**
     * A file that there is or will be.
     *
     * @param version of the contents' form
     * @param identity at most 32 bytes that say whose contents these are
     * @param log takes a line where the file is ignored or cannot be written
     */
    public CheckedFile(Path path, int version, byte[] identity, long mostBytes, Consumer<String> log) {
        if (identity.length > IDENTITY_BYTES) {
            throw new IllegalArgumentException("CheckedFile: the identity has " + identity.length + " bytes, at most "
                    + IDENTITY_BYTES + " are possible");
        }
        this.path = path;
        this.version = version;
        this.identity = Arrays.copyOf(identity, IDENTITY_BYTES);
        this.mostBytes = mostBytes;
        this.log = log;
    }

    private byte @Nullable [] ignore(String why) {
        log.accept(path + " is ignored: " + why);
        return null;
    }

    /** The contents, or null where there are none to trust. */
    public byte @Nullable [] read() {
        byte[] all;
        String refusal = Files.exists(path) ? refusal() : null;
        if (refusal != null) return ignore(refusal);
        try {
            long size = Files.size(path);
            if (size < HEADER) return ignore("it is cut off");
            if (size > HEADER + mostBytes) return ignore("it has " + size + " bytes, more than are ever written");
            all = Files.readAllBytes(path);
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            return ignore("it cannot be read: " + e.getMessage());
        }
        if (all.length < HEADER) return ignore("it is cut off");
        ByteBuffer b = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
        if (b.getLong() != MAGIC) return ignore("it is no file of this kind");
        if (b.getInt() != version) return ignore("another version of Tepui wrote it");
        b.getInt();
        byte[] whose = new byte[IDENTITY_BYTES];
        b.get(whose);
        if (!Arrays.equals(whose, identity)) return ignore("it belongs to another device or driver");
        long length = b.getLong();
        int sum = b.getInt();
        if (length != all.length - HEADER) return ignore("it is cut off");
        if (sum != checksum(all)) return ignore("its checksum is wrong");
        return Arrays.copyOfRange(all, HEADER, all.length);
    }

    private @Nullable String refusal() {
        Path folder = path.toAbsolutePath().getParent();
        return folder == null ? null : OwnFolder.refusal(folder);
    }

    /** Of the header up to the checksum, and of the contents. */
    private static int checksum(byte[] all) {
        CRC32C crc = new CRC32C();
        crc.update(all, 0, HEADER - 4);
        crc.update(all, HEADER, all.length - HEADER);
        return (int) crc.getValue();
    }

    /** Puts new contents in the old ones' place; false, with a line in the log, where that fails. */
    public boolean write(byte[] contents) {
        if (contents.length > mostBytes) {
            log.accept(path + " is not written: " + contents.length + " bytes, at most " + mostBytes + " are kept");
            return false;
        }
        byte[] all = new byte[HEADER + contents.length];
        ByteBuffer b = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
        b.putLong(MAGIC).putInt(version).putInt(0).put(identity).putLong(contents.length);
        b.position(HEADER).put(contents);
        b.putInt(HEADER - 4, checksum(all));
        Path temporary = null;
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder == null) throw new IOException("it has no folder");
            OwnFolder.create(folder);
            String refusal = OwnFolder.refusal(folder);
            if (refusal != null) throw new IOException(refusal);
            temporary = Files.createTempFile(folder, prefix(), ".tmp");
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                ByteBuffer left = ByteBuffer.wrap(all);
                while (left.hasRemaining()) channel.write(left);
                channel.force(true);
            }
            Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            sweep(folder);
            return true;
        } catch (IOException e) {
            log.accept(path + " is not written: " + e.getMessage());
            delete(temporary);
            return false;
        }
    }

    private String prefix() {
        return path.getFileName() + "-";
    }

    /** Deletes files of processes that ended while they wrote. */
    private void sweep(Path folder) {
        long now = System.currentTimeMillis();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, f -> {
            String name = String.valueOf(f.getFileName());
            return name.startsWith(prefix()) && name.endsWith(".tmp");
        })) {
            for (Path left : all) {
                if (now - Files.getLastModifiedTime(left).toMillis() > STALE_MILLIS) Files.deleteIfExists(left);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Another process was quicker, or the next write will be.
        }
    }

    private static void delete(@Nullable Path file) {
        if (file == null) return;
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            file.toFile().deleteOnExit();
        }
    }
}
