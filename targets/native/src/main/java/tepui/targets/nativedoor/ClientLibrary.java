package tepui.targets.nativedoor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tepui.pipe.pipeline.OwnFolder;

/**
 * Client library for programs in C, and the names under which they look for it: one file under all of them, so that a
 * program that loads two has one. The jar carries it; it is unpacked into the user's cache, into a folder that is named
 * after its contents.
 */
public final class ClientLibrary {
    private static final String FILE = "libtepui_gl.so";

    /** What programs are linked with or load by name, with libglvnd and without. */
    private static final List<String> NAMES = List.of(
            "libGL.so.1",
            "libGL.so",
            "libEGL.so.1",
            "libEGL.so",
            "libGLESv1_CM.so.1",
            "libGLESv1_CM.so",
            "libGLESv2.so.2",
            "libGLESv2.so",
            "libGLX.so.0",
            "libGLX.so",
            "libOpenGL.so.0",
            "libOSMesa.so.8",
            "libOSMesa.so",
            "libOpenGL.so",
            "libGLX_tepui.so.0",
            "libEGL_tepui.so.0");

    /** Programs of 32 bits find theirs here, below the others' folder. */
    static final String FOLDER_32 = "32";

    public static final String SYSTEM_32 = "linux-x86";

    /** By which libglvnd finds it as a vendor of EGL. */
    static final String VENDOR_FILE = "50_tepui.json";

    private ClientLibrary() {}

    /** As the build calls this system: linux-x64. */
    public static String system() {
        String machine = System.getProperty("os.arch", "");
        return "linux-" + (machine.equals("amd64") ? "x64" : machine);
    }

    /**
     * The folder of the library and its names.
     *
     * @throws IllegalStateException where this build has none for this system
     */
    public static Path unpack() throws IOException {
        byte[] library = resource(system());
        if (library == null)
            throw new IllegalStateException("this build has no library for programs in C on " + system()
                    + "; './tepui build' makes one where there is a C compiler");
        byte[] of32Bits = resource(SYSTEM_32);
        CRC32 crc = new CRC32();
        crc.update(library);
        if (of32Bits != null) crc.update(of32Bits);
        String name = "native-%08x".formatted(crc.getValue());
        Path folder = cache().resolve(name);
        OwnFolder.create(folder);
        String refusal = refusal();
        if (refusal == null) refusal = OwnFolder.refusal(folder);
        if (refusal != null) {
            System.err.println("tepui: " + folder + " is not used: " + refusal);
            folder = Files.createTempDirectory(name);
        }
        lay(library, folder);
        if (of32Bits != null) lay(of32Bits, folder.resolve(FOLDER_32));
        return folder;
    }

    private static byte @Nullable [] resource(String system) throws IOException {
        try (InputStream in = ClientLibrary.class.getResourceAsStream("/native/" + system + "/" + FILE)) {
            return in == null ? null : in.readAllBytes();
        }
    }

    /** Whether this build has a library for programs of a system, named as {@link #system} does. */
    public static boolean isThere(String system) {
        return ClientLibrary.class.getResource("/native/" + system + "/" + FILE) != null;
    }

    /** Where what can be made again is kept. */
    public static Path cache() {
        String named = System.getenv("XDG_CACHE_HOME");
        Path base = named == null || named.isEmpty()
                ? Path.of(System.getProperty("user.home", "."), ".cache")
                : Path.of(named);
        return base.resolve("tepui");
    }

    /** Why nothing is kept there; null where it is the user's alone. */
    static @Nullable String refusal() {
        return OwnFolder.refusal(cache());
    }

    /** Writes the library and its names into a folder, where they are not there yet. */
    static void lay(byte[] library, Path folder) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        if (!Files.exists(file) || Files.size(file) != library.length) {
            Path whole = Files.createTempFile(folder, FILE, ".new");
            Files.write(whole, library);
            Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
        }
        for (String name : NAMES) link(folder.resolve(name));
        Path vendor = folder.resolve(VENDOR_FILE);
        if (!Files.exists(vendor)) Files.writeString(vendor, """
            {"file_format_version": "1.0.0", "ICD": {"library_path": "%s"}}
            """.formatted(folder.resolve("libEGL_tepui.so.0")));
    }

    private static void link(Path name) throws IOException {
        if (Files.exists(name)) return;
        try {
            Files.createSymbolicLink(name, Path.of(FILE));
        } catch (FileAlreadyExistsException e) {
            // Another start was faster.
        }
    }
}
