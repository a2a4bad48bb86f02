package tepui.tools.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tepui.pipe.pipeline.OwnFolder;
import tepui.targets.d3d9door.GameFolder;
import tepui.targets.nativedoor.ClientLibrary;

/** Checks of {@code tepui doctor} beside those of drivers: the VM, displays, libraries for native programs, folders, settings. */
final class MachineChecks {
    /** Below this the VM and a program of some size have little room. */
    private static final long LITTLE_MEMORY = 1L << 30;

    /** Variables of the environment that are read; what begins like them and is none of them was misspelt. */
    private static final List<String> VARIABLES = List.of(
            "TEPUI_JAVA_HOME",
            "TEPUI_JAVA_OPTIONS",
            "TEPUI_TEST_FORKS",
            "TEPUI_STREAM",
            "TEPUI_STREAM_FRAMES",
            "TEPUI_HUD",
            "TEPUI_FAULTS",
            "TEPUI_VULKAN_LIBRARY",
            "TEPUI_D3D12_LIBRARY",
            "TEPUI_JVM",
            "TEPUI_JAR",
            "TEPUI_JVM_OPTIONS",
            "TEPUI_ISOLATED",
            "TEPUI_HOST",
            "TEPUI_HOST_COMMAND",
            "TEPUI_SETTINGS",
            "TEPUI_LOG_PATH",
            "TEPUI_HOME");

    private MachineChecks() {}

    static List<Finding> java() {
        List<Finding> all = new ArrayList<>();
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        all.add(Finding.ok(
                "Java",
                System.getProperty("java.vm.name") + " " + Runtime.version() + " in " + System.getProperty("java.home")
                        + ", " + system));
        Runtime runtime = Runtime.getRuntime();
        int cores = runtime.availableProcessors();
        String memory = cores + (cores == 1 ? " processor, " : " processors, ") + (runtime.maxMemory() >> 20)
                + " MiB for the heap";
        all.add(
                runtime.maxMemory() >= LITTLE_MEMORY
                        ? Finding.ok("machine", memory)
                        : Finding.note(
                                "machine",
                                memory,
                                "A larger heap: java -Xmx2g, or TEPUI_JAVA_OPTIONS=-Xmx2g for this script."));
        return all;
    }

    /** Where pictures go, and what native programs need. */
    static List<Finding> programs() {
        List<Finding> all = new ArrayList<>();
        if (DemoWindow.isPossible()) {
            String display = Win32Window.isPossible() ? null : System.getenv("DISPLAY");
            all.add(Finding.ok("windows", "there is a display" + (display == null ? "" : ", " + display)));
        } else {
            all.add(Finding.note(
                    "windows",
                    "there is no display: programs run without windows",
                    "'./tepui run --frames 60 --out a.png app.jar' writes a picture. A display without a screen is"
                            + " Xvfb: xvfb-run ./tepui run app.jar."));
        }
        if (isLinux()) all.addAll(native64And32());
        List<String> dlls = new ArrayList<>();
        for (String processor : List.of("x64", "x86")) if (GameFolder.has(processor)) dlls.add(processor);
        all.add(
                dlls.isEmpty()
                        ? Finding.note(
                                "d3d9.dll",
                                "this build has none: Direct3D 9 programs of Windows cannot run",
                                "'./tepui fetch mingw' brings the compilers for it; then: ./tepui build")
                        : Finding.ok("d3d9.dll", "there for " + String.join(" and ", dlls)));
        return all;
    }

    private static List<Finding> native64And32() {
        List<Finding> all = new ArrayList<>();
        String compiler = "Install a C compiler (gcc and libc6-dev on Debian-like systems), then: ./tepui build";
        all.add(
                ClientLibrary.isThere(ClientLibrary.system())
                        ? Finding.ok("native programs", "./tepui exec has its library for " + ClientLibrary.system())
                        : Finding.note(
                                "native programs",
                                "this build has no library for " + ClientLibrary.system()
                                        + ": './tepui exec' cannot run programs in C",
                                compiler));
        all.add(
                ClientLibrary.isThere(ClientLibrary.SYSTEM_32)
                        ? Finding.ok("of 32 bits", "./tepui exec has its library for them")
                        : Finding.note(
                                "of 32 bits",
                                "this build has no library for native programs of 32 bits",
                                "Install the compiler's libraries for them (gcc-multilib on Debian-like systems), then:"
                                        + " ./tepui build"));
        return all;
    }

    /** Folders of caches. */
    static List<Finding> folders() {
        Path cache = ClientLibrary.cache();
        @Nullable String refusal = OwnFolder.refusal(cache);
        if (refusal != null)
            return List.of(Finding.note(
                    "caches",
                    cache + " is not used: " + refusal,
                    "Everything is compiled anew at each start. Make the folder yours alone: chmod go-w, chown."));
        return List.of(Finding.ok("caches", Files.exists(cache) ? "in " + cache : cache + " will be made"));
    }

    /** Settings of the environment, and names that look like settings and are none. */
    static List<Finding> settings(Map<String, String> environment) {
        List<Finding> all = new ArrayList<>();
        for (String name : new TreeSet<>(environment.keySet())) {
            if (!name.startsWith("TEPUI_")) continue;
            all.add(
                    VARIABLES.contains(name)
                            ? Finding.ok("setting", name + "=" + environment.get(name))
                            : Finding.note(
                                    "setting",
                                    "nothing reads the variable " + name
                                            + Suggestion.of(name, VARIABLES).replaceFirst("\\.$", ""),
                                    "'./tepui help running-your-program' has those that there are."));
        }
        return all;
    }

    /** Whether this is the system that programs in C are served on. */
    static boolean isLinux() {
        return System.getProperty("os.name", "").startsWith("Linux");
    }

    static boolean isWindows() {
        return System.getProperty("os.name", "").startsWith("Windows");
    }
}
