package tepui.targets.host.link;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/**
 * Memory that a client can map too, by a name that nobody guesses: a file of the host's folder, or on Windows a section without a file. The name is there until it
 * is hidden; what was mapped by then stays.
 */
public final class SharedMemory {
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Names of sections begin so, as clients know: those of the user's own session. */
    private static final String NAMED = "Local\\tepui-";

    final MemorySegment bytes;
    final String name;
    private final @Nullable Path file;
    /** On Windows: what keeps the name. */
    private long section;

    private SharedMemory(MemorySegment bytes, String name, @Nullable Path file, long section) {
        this.bytes = bytes;
        this.name = name;
        this.file = file;
        this.section = section;
    }

    /**
     * Makes some, full of zeros.
     *
     * @param folder of the host
     * @param kind what its name begins with
     * @param arena whose end unmaps it
     */
    static SharedMemory make(Path folder, String kind, long bytes, Arena arena) throws IOException {
        String word = "%s-%016x%016x".formatted(kind, RANDOM.nextLong(), RANDOM.nextLong());
        if (Kernel32.isThere()) {
            String name = NAMED + word;
            long section = Kernel32.createSection(name, bytes);
            try {
                return new SharedMemory(Kernel32.map(section, bytes, arena), name, null, section);
            } catch (IOException e) {
                Kernel32.close(section);
                throw e;
            }
        }
        Path file = folder.resolve(word);
        Files.createFile(file, PrivateFolder.rightsOfFiles());
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MemorySegment mapped = channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
            return new SharedMemory(mapped, file.toString(), file, 0);
        } catch (IOException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }

    /** Takes the name away: nobody can map it any more. */
    public synchronized void hide() throws IOException {
        if (file != null) Files.deleteIfExists(file);
        if (section != 0) Kernel32.close(section);
        section = 0;
    }
}
