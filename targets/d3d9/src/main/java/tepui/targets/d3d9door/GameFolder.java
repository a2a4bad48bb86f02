package tepui.targets.d3d9door;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Folder of a Windows program, in which our d3d9.dll is laid beside the program, or taken away again. What was there before is kept beside it. */
public final class GameFolder {
    private static final String LIBRARY = "d3d9.dll";
    /** Name of the file that was there before ours. */
    private static final String BEFORE = "d3d9.dll.before-tepui";
    /** How the library starts a host where none is running: a word a line. */
    private static final String COMMAND = "tepui_host.txt";
    /** A name that our library exports, and no other. */
    private static final byte[] OURS = "tepuiWaitsOfFrame".getBytes(StandardCharsets.US_ASCII);

    private static final int MACHINE_X86 = 0x14c;
    private static final int MACHINE_X64 = 0x8664;
    /** Where a program of Windows says where its header is. */
    private static final int HEADER_AT = 0x3c;

    private final Path folder;

    /** @throws IllegalArgumentException where there is no such folder */
    public GameFolder(Path folder) {
        if (!Files.isDirectory(folder)) throw new IllegalArgumentException(folder + " is no folder");
        this.folder = folder;
    }

    /** Whether this build has the library for a processor, x86 or x64. */
    public static boolean has(String processor) {
        return GameFolder.class.getResource(resource(processor)) != null;
    }

    private static String resource(String processor) {
        return "/native/windows-" + processor + "/" + LIBRARY;
    }

    /**
     * Lays the library into the folder.
     *
     * @param processor x86 or x64; null for that of the programs in the folder
     * @param host the command that starts a host where none is running
     * @return the processor it is for
     * @throws IllegalArgumentException where the programs do not tell it
     * @throws IllegalStateException where this build has no library for it
     */
    public String install(@Nullable String processor, List<String> host) throws IOException {
        String chosen = processor == null ? processor() : processor;
        byte[] library;
        try (InputStream in = GameFolder.class.getResourceAsStream(resource(chosen))) {
            if (in == null)
                throw new IllegalStateException("this build has no d3d9.dll for " + chosen
                        + "; './tepui fetch mingw' brings the compilers for it, './tepui build' makes it then");
            library = in.readAllBytes();
        }
        Path file = folder.resolve(LIBRARY);
        if (Files.exists(file) && !isOurs(file)) Files.move(file, folder.resolve(BEFORE));
        Path whole = Files.createTempFile(folder, LIBRARY, ".new");
        Files.write(whole, library);
        Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
        Files.write(folder.resolve(COMMAND), host);
        return chosen;
    }

    /** Takes the library away, and brings back what was there before; false where it was not there. */
    public boolean remove() throws IOException {
        Path file = folder.resolve(LIBRARY);
        if (!Files.exists(file) || !isOurs(file)) return false;
        Files.delete(file);
        Files.deleteIfExists(folder.resolve(COMMAND));
        Path before = folder.resolve(BEFORE);
        if (Files.exists(before)) Files.move(before, file);
        return true;
    }

    private static boolean isOurs(Path file) throws IOException {
        String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return bytes.contains(new String(OURS, StandardCharsets.ISO_8859_1));
    }

    private String processor() throws IOException {
        Set<String> found = new TreeSet<>();
        try (DirectoryStream<Path> programs = Files.newDirectoryStream(folder, "*.{exe,EXE,Exe}")) {
            for (Path program : programs) {
                String one = processorOf(program);
                if (one != null) found.add(one);
            }
        }
        if (found.size() == 1) return found.iterator().next();
        throw new IllegalArgumentException(
                found.isEmpty()
                        ? folder + " has no program of Windows: name the folder with the game's .exe"
                        : folder + " has programs of 32 and of 64 bits: say --x86 or --x64");
    }

    /** x86 or x64; null for a file that is neither. */
    static @Nullable String processorOf(Path program) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(program.toFile(), "r")) {
            if (file.length() < HEADER_AT + 4 || file.readUnsignedShort() != 0x4d5a) return null;
            file.seek(HEADER_AT);
            long header = Integer.reverseBytes(file.readInt()) & 0xffffffffL;
            if (header + 6 > file.length()) return null;
            file.seek(header);
            if (file.readInt() != 0x50450000) return null;
            return switch (Short.toUnsignedInt(Short.reverseBytes(file.readShort()))) {
                case MACHINE_X86 -> "x86";
                case MACHINE_X64 -> "x64";
                default -> null;
            };
        }
    }
}
