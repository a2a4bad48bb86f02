package tepui.targets.nativedoor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.pipe.pipeline.OwnFolder;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.Settings;

/** Starts a program in C so that it finds Tepui as its EGL, GLX and OpenGL: by variables of its environment, and nothing else. */
public final class NativeLaunch {
    private NativeLaunch() {}

    /** Refuses a value that an option of {@code exec} cannot have. */
    public static void check(String name, String value) {
        Settings.check(name, "exec: --" + name, value);
        if (name.equals("driver")) Devices.checkDriver("exec: --driver", value);
    }

    /**
     * What the program's environment has beside the caller's.
     *
     * @param libraries the folder of {@link ClientLibrary}
     * @param classPath tepui.jar, or folders and jars
     * @param java options for the VM in the program
     */
    public static Map<String, String> environment(
            Path libraries, String classPath, List<String> java, Map<String, String> callers) {
        Map<String, String> all = new LinkedHashMap<>();
        String path = callers.get("LD_LIBRARY_PATH");
        all.put("LD_LIBRARY_PATH", libraries + (path == null || path.isEmpty() ? "" : ":" + path));
        // For programs that are bound to libglvnd by its place.
        all.put(
                "__EGL_VENDOR_LIBRARY_FILENAMES",
                libraries.resolve(ClientLibrary.VENDOR_FILE).toString());
        all.put("__GLX_VENDOR_LIBRARY_NAME", "tepui");
        all.put(
                "TEPUI_JVM",
                Path.of(System.getProperty("java.home"), "lib", "server", "libjvm.so")
                        .toString());
        all.put("TEPUI_JAR", classPath);
        all.put("TEPUI_JVM_OPTIONS", String.join("\n", java));
        return all;
    }

    /** Runs a program with this process's input and output, and returns its exit status. */
    public static int run(Path jar, List<String> java, List<String> program) throws IOException {
        Path folder = ClientLibrary.unpack();
        List<String> options = new ArrayList<>(java);
        Path cache = ClientLibrary.cache().resolve(cacheName(jar));
        Path made = null;
        if (ClientLibrary.refusal() != null) {
            made = null;
        } else if (Files.isReadable(cache)) {
            options.add("-XX:AOTCache=" + cache);
        } else {
            OwnFolder.create(ClientLibrary.cache());
            made = Files.createTempFile(ClientLibrary.cache(), "new", ".aot");
            Files.delete(made);
            options.add("-XX:AOTCacheOutput=" + made);
        }
        ProcessBuilder builder = new ProcessBuilder(program).inheritIO();
        builder.environment().putAll(environment(folder, jar.toString(), options, System.getenv()));
        Process process = builder.start();
        Thread end = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(end);
        try {
            int status = process.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
            if (made != null) keep(made, cache);
            return status;
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            return 130;
        }
    }

    /** A program that was ended from outside, or within a call, leaves no cache but a list of what should be in it. */
    private static void keep(Path made, Path cache) throws IOException {
        Files.deleteIfExists(made.resolveSibling(made.getFileName() + ".config"));
        if (Files.exists(made)) Files.move(made, cache, StandardCopyOption.REPLACE_EXISTING);
    }

    /** A cache is good for one jar and one VM. */
    private static String cacheName(Path jar) throws IOException {
        long key = Files.getLastModifiedTime(jar).toMillis() * 31 + Files.size(jar);
        return "exec-" + Long.toHexString(key * 31 + Runtime.version().hashCode()) + ".aot";
    }
}
