package tepui.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Assumptions;

/** Launcher for Wine: the one that is fetched, or the system's. A test without it is skipped. */
public final class Wine {
    private static final List<String> OF_64 = List.of("/usr/lib/wine/wine64", "/usr/bin/wine64", "/usr/bin/wine");
    private static final List<String> OF_32 = List.of("/usr/lib/wine/wine", "/usr/bin/wine");

    private Wine() {}

    /** The command that starts programs for a processor, x64 or x86. */
    public static Path found(String processor) {
        String fetched = processor.equals("x64") ? "wine64" : "wine32";
        Path brought = Need.WINE.path().resolveSibling(fetched);
        if (Files.isExecutable(brought)) return brought;
        for (String one : processor.equals("x64") ? OF_64 : OF_32) {
            // The one of all processors is there without the files for 32 bits too.
            boolean whole = processor.equals("x64") || Files.exists(Path.of("/usr/lib/i386-linux-gnu/wine"));
            if (whole && Files.isExecutable(Path.of(one))) return Path.of(one);
        }
        Assumptions.abort("this system has no Wine for programs of " + processor);
        return Path.of("");
    }

    /**
     * Makes a folder that stands for a drive, whose screens have the usual modes and changes of them: Wine makes believe that the mode changes, and scales. The X
     * servers of tests have one mode.
     */
    public static void emulateModes(Path prefix) throws IOException, InterruptedException {
        ProcessBuilder boot = new ProcessBuilder(found("x64").toString(), "wineboot")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        boot.environment().remove("DISPLAY");
        boot.environment().putAll(environment(prefix));
        int status = ProcessWaits.ended(boot.start());
        if (status != 0) throw new IOException("wineboot ended with " + status);
        // The server writes the registry when it ends, some seconds after the last program.
        while (!of(prefix).isEmpty()) LockSupport.parkNanos(20_000_000);
        String setting = "\n[Software\\\\Wine\\\\X11 Driver]\n\"EmulateModeset\"=\"Y\"\n";
        Files.writeString(prefix.resolve("user.reg"), setting, StandardOpenOption.APPEND);
    }

    /** Ends what Wine keeps running for prefixes in a folder: its server writes there until it has ended. */
    public static void end(Path folder) {
        // What the server leaves behind hears no kind word any more, and what has ended has no environment.
        List<ProcessHandle> left = of(folder);
        while (!left.isEmpty()) {
            left.forEach(ProcessHandle::destroyForcibly);
            LockSupport.parkNanos(20_000_000);
            left = of(folder);
        }
    }

    private static List<ProcessHandle> of(Path folder) {
        return ProcessHandle.allProcesses()
                .filter(process -> isOfPrefix(process, folder))
                .toList();
    }

    private static boolean isOfPrefix(ProcessHandle process, Path folder) {
        try {
            byte[] environment = Files.readAllBytes(Path.of("/proc/" + process.pid() + "/environ"));
            return new String(environment, StandardCharsets.ISO_8859_1).contains("WINEPREFIX=" + folder);
        } catch (IOException e) {
            // It has ended, or is another user's.
            return false;
        }
    }

    /** Our library is taken, windows are those of an X server, nothing is said or installed. */
    public static Map<String, String> environmentWithWindows(Path prefix) {
        return Map.of(
                "WINEPREFIX", prefix.toString(), "WINEDEBUG", "-all", "WINEDLLOVERRIDES", "mscoree,mshtml=;d3d9=n");
    }

    /**
     * As {@link #environmentWithWindows}, with the Vulkan device of {@link Need#WINE_VULKAN}: the one that a test's own variables name is of another system, and
     * not found there. DXGI, which looks for OpenGL first, is told to do with Vulkan.
     */
    public static Map<String, String> environmentWithDevices(Path prefix) {
        Map<String, String> all = new HashMap<>(environmentWithWindows(prefix));
        all.put("VK_DRIVER_FILES", "/usr/share/vulkan/icd.d/lvp_icd.json");
        all.put("WINE_D3D_CONFIG", "renderer=vulkan");
        return all;
    }

    /** Our library is taken, no display is needed, nothing is said or installed. */
    public static Map<String, String> environment(Path prefix) {
        return Map.of(
                "WINEPREFIX",
                prefix.toString(),
                "WINEDEBUG",
                "-all",
                "WINEDLLOVERRIDES",
                "mscoree,mshtml=;d3d9=n;winex11.drv=");
    }
}
