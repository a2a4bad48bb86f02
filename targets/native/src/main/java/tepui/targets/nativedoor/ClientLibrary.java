package tepui.targets.nativedoor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tepui.pipe.pipeline.OwnFolder;

/**
 * Client library for programs in C, and the names under which they look for it. Each name is a library of its own, which has no code and leads to the one
 * file, so that a program that loads two has one state. The jar carries them; they are unpacked into the user's cache, into a folder that is named after
 * their contents.
 */
public final class ClientLibrary {
    private static final String FILE = "libtepui_gl.so";

    /** Libraries that programs are linked with or load by name. Each has its own name in it, which a program that is linked with it asks for. */
    static final List<String> FACES = List.of(
            "libGL.so.1",
            "libEGL.so.1",
            "libGLESv1_CM.so.1",
            "libGLESv2.so.2",
            "libGLX.so.0",
            "libOpenGL.so.0",
            "libOSMesa.so.8");

    /** By which libglvnd finds the library as a vendor. */
    private static final List<String> VENDORS = List.of("libGLX_tepui.so.0", "libEGL_tepui.so.0");

    /** Programs of 32 bits find theirs here, below the others' folder. */
    static final String FOLDER_32 = "32";

    public static final String SYSTEM_32 = "linux-x86";

    /** By which libglvnd finds it as a vendor of EGL. */
    static final String VENDOR_FILE = "50_tepui.json";

    private ClientLibrary() {}

    /** The build's name of this system: linux-x64. */
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
        if (!isThere(system()))
            throw new IllegalStateException("this build has no library for programs in C on " + system()
                    + "; './tepui build' makes one where there is a C compiler");
        Map<String, byte[]> own = read(file -> resource(system(), file));
        Map<String, byte[]> of32Bits = isThere(SYSTEM_32) ? read(file -> resource(SYSTEM_32, file)) : Map.of();
        CRC32 crc = new CRC32();
        own.values().forEach(crc::update);
        of32Bits.values().forEach(crc::update);
        String name = "native-%08x".formatted(crc.getValue());
        Path folder = cache().resolve(name);
        OwnFolder.create(folder);
        String refusal = refusal();
        if (refusal == null) refusal = OwnFolder.refusal(folder);
        if (refusal != null) {
            System.err.println("tepui: " + folder + " is not used: " + refusal);
            folder = Files.createTempDirectory(name);
        }
        lay(own, folder);
        if (!of32Bits.isEmpty()) lay(of32Bits, folder.resolve(FOLDER_32));
        return folder;
    }

    private static byte[] resource(String system, String file) throws IOException {
        String path = "/native/" + system + "/" + file;
        try (InputStream in = ClientLibrary.class.getResourceAsStream(path)) {
            if (in == null) throw new IOException("this build has no " + path);
            return in.readAllBytes();
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

    /** Where the libraries of a system come from, by their names. */
    @FunctionalInterface
    interface Source {
        byte[] read(String file) throws IOException;
    }

    /** The library and its names, in an order that is always the same. */
    static Map<String, byte[]> read(Source source) throws IOException {
        Map<String, byte[]> all = new LinkedHashMap<>();
        all.put(FILE, source.read(FILE));
        for (String face : FACES) all.put(face, source.read(face));
        return all;
    }

    /** Writes the library and its names into a folder, where they are not there yet. */
    static void lay(Map<String, byte[]> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, byte[]> e : files.entrySet()) write(e.getValue(), folder, e.getKey());
        for (String face : FACES) link(folder.resolve(face.substring(0, face.lastIndexOf('.'))), face);
        for (String vendor : VENDORS) link(folder.resolve(vendor), FILE);
        Path vendor = folder.resolve(VENDOR_FILE);
        if (!Files.exists(vendor)) Files.writeString(vendor, """
            {"file_format_version": "1.0.0", "ICD": {"library_path": "%s"}}
            """.formatted(folder.resolve("libEGL_tepui.so.0")));
    }

    private static void write(byte[] bytes, Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        if (Files.exists(file) && Files.size(file) == bytes.length) return;
        Path whole = Files.createTempFile(folder, name, ".new");
        Files.write(whole, bytes);
        Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void link(Path name, String to) throws IOException {
        if (Files.exists(name)) return;
        try {
            Files.createSymbolicLink(name, Path.of(to));
        } catch (FileAlreadyExistsException e) {
            // Another start was faster.
        }
    }
}
