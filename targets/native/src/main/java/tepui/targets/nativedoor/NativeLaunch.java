package tepui.targets.nativedoor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.pipeline.OwnFolder;
import tepui.targets.host.server.Host;
import tepui.targets.host.server.HostMain;
import tepui.targets.lwjgl.window.DriverNames;
import tepui.targets.lwjgl.window.Settings;

/**
 * Launcher of a program in C so that it finds Tepui as its EGL, GLX and OpenGL: by variables of its environment, and
 * nothing else.
 */
public final class NativeLaunch {
    private static final String FRAMES = "-Dtepui.frames=";
    private static final int FEW_FRAMES = 100;
    private static final String LIBRARY_PATH = "LD_LIBRARY_PATH";
    private static final String EGL_VENDORS = "__EGL_VENDOR_LIBRARY_FILENAMES";
    private static final String GLX_VENDOR = "__GLX_VENDOR_LIBRARY_NAME";
    private static final String SYSTEM_EGL_VENDORS = "TEPUI_SYSTEM_EGL_VENDORS";
    /** What leads a program to the client. */
    private static final List<String> CLIENTS = List.of(LIBRARY_PATH, EGL_VENDORS, GLX_VENDOR);

    private NativeLaunch() {}

    /** Refuses a value that an option of {@code exec} cannot have. */
    public static void check(String name, String value) {
        Settings.check(name, "exec: --" + name, value);
        if (name.equals("driver")) DriverNames.check("exec: --driver", value);
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
        String path = callers.get(LIBRARY_PATH);
        // The dynamic linker passes over libraries of the other size.
        String ours = libraries + ":" + libraries.resolve(ClientLibrary.FOLDER_32);
        all.put(LIBRARY_PATH, ours + (path == null || path.isEmpty() ? "" : ":" + path));
        // For programs that are bound to libglvnd by its place.
        all.put(EGL_VENDORS, libraries.resolve(ClientLibrary.VENDOR_FILE).toString());
        all.put(GLX_VENDOR, "tepui");
        // For a driver of the system that asks the system's EGL.
        all.put(SYSTEM_EGL_VENDORS, callers.getOrDefault(EGL_VENDORS, ""));
        // Keeps handlers of SIGSEGV that the program installs later and the VM's own apart.
        Path signals = Path.of(System.getProperty("java.home"), "lib", "libjsig.so");
        String preloaded = callers.get("LD_PRELOAD");
        if (Files.isReadable(signals))
            all.put("LD_PRELOAD", signals + (preloaded == null || preloaded.isEmpty() ? "" : ":" + preloaded));
        all.put(
                "TEPUI_JVM",
                Path.of(System.getProperty("java.home"), "lib", "server", "libjvm.so")
                        .toString());
        all.put("TEPUI_JAR", classPath);
        all.put("TEPUI_JVM_OPTIONS", String.join("\n", java));
        return all;
    }

    /** The start of the host's command: with the caller's libraries, or drivers in the host would find the client, and it would wait for itself. */
    private static List<String> callersEnvironment(Map<String, String> callers) {
        List<String> without = new ArrayList<>(List.of("/usr/bin/env"));
        List<String> with = new ArrayList<>();
        for (String name : CLIENTS) {
            String value = callers.get(name);
            if (value == null || value.indexOf('\n') >= 0) without.addAll(List.of("-u", name));
            else with.add(name + "=" + value);
        }
        without.addAll(with);
        return without;
    }

    /**
     * What a program that the host serves has in its environment.
     *
     * @param java options for the host's VM, which decide together which host it is
     * @param settings what is the program's own, a line each
     */
    public static Map<String, String> isolated(
            Path libraries, String classPath, List<String> java, List<String> settings, Map<String, String> callers) {
        Map<String, String> all = new LinkedHashMap<>(environment(libraries, classPath, java, callers));
        for (String name : List.of("TEPUI_JVM", "TEPUI_JAR", "TEPUI_JVM_OPTIONS", "LD_PRELOAD")) all.remove(name);
        Path folder = Host.folder(callers);
        List<String> kind =
                java.stream().filter(o -> !o.startsWith("-XX:AOTCache")).toList();
        // Programs with the same settings share a host.
        if (!kind.isEmpty())
            folder = folder.resolveSibling(folder.getFileName() + "-" + Integer.toHexString(kind.hashCode()));
        all.put("TEPUI_ISOLATED", "1");
        all.put("TEPUI_HOST", folder.toString());
        List<String> host = new ArrayList<>(callersEnvironment(callers));
        host.addAll(HostMain.command(classPath, java));
        all.put("TEPUI_HOST_COMMAND", String.join("\n", host));
        all.put("TEPUI_SETTINGS", String.join("\n", settings));
        return all;
    }

    /** Is it a program of 32 bits, whose calls only a host can carry out? */
    public static boolean needsHost(String program) {
        Path file = Path.of(program);
        if (!program.contains("/")) {
            String path = System.getenv("PATH");
            for (String folder : path == null ? new String[0] : path.split(":", -1)) {
                file = Path.of(folder, program);
                if (Files.isExecutable(file)) break;
            }
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(5);
            return head.length == 5 && head[0] == 0x7f && head[1] == 'E' && head[2] == 'L' && head[4] == 1;
        } catch (IOException e) {
            // Starting it tells more.
            return false;
        }
    }

    /** Runs a program at the host, with this process's input and output, and returns its exit status. */
    public static int runIsolated(Path jar, List<String> java, List<String> settings, List<String> program)
            throws IOException {
        return await(program, isolated(jar, java, settings));
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
            // Not where a cache is made: that is to have the profiles of both compilers.
            if (isShort(java)) options.addFirst("-XX:TieredStopAtLevel=1");
        } else {
            OwnFolder.create(ClientLibrary.cache());
            made = Files.createTempFile(ClientLibrary.cache(), "new", ".aot");
            Files.delete(made);
            options.add("-XX:AOTCacheOutput=" + made);
        }
        int status = await(program, environment(folder, jar.toString(), options, System.getenv()));
        if (made != null) keep(made, cache);
        return status;
    }

    /** The environment of programs that are started one after another or side by side; the VMs in them read the cache, where a program has made it. */
    public static Map<String, String> environment(Path jar, List<String> java) throws IOException {
        return environment(ClientLibrary.unpack(), jar.toString(), withCache(jar, java), System.getenv());
    }

    /** The environment of programs that are started one after another or side by side, and that one host serves. */
    public static Map<String, String> isolated(Path jar, List<String> java, List<String> settings) throws IOException {
        return isolated(ClientLibrary.unpack(), jar.toString(), withCache(jar, java), settings, System.getenv());
    }

    private static List<String> withCache(Path jar, List<String> java) throws IOException {
        List<String> options = new ArrayList<>(java);
        Path cache = usableCache(ClientLibrary.cache(), jar);
        if (cache != null) options.add("-XX:AOTCache=" + cache);
        return options;
    }

    /** The cache of classes that a program has made with this build; null where there is none, or others may write to its folder: it is trusted as code is. */
    static @Nullable Path usableCache(Path folder, Path jar) throws IOException {
        Path cache = folder.resolve(cacheName(jar));
        return OwnFolder.refusal(folder) == null && Files.isReadable(cache) ? cache : null;
    }

    /** Ends the program before what the VM's second compiler makes is worth its making? */
    private static boolean isShort(List<String> java) {
        for (String option : java) {
            if (!option.startsWith(FRAMES)) continue;
            return Integer.parseInt(option, FRAMES.length(), option.length(), 10) <= FEW_FRAMES;
        }
        return false;
    }

    private static int await(List<String> program, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(program).inheritIO();
        builder.environment().putAll(environment);
        Process process = builder.start();
        Thread end = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(end);
        try {
            int status = process.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
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
    static String cacheName(Path jar) throws IOException {
        long key = Files.getLastModifiedTime(jar).toMillis() * 31 + Files.size(jar);
        return "exec-" + Long.toHexString(key * 31 + Runtime.version().hashCode()) + ".aot";
    }
}
