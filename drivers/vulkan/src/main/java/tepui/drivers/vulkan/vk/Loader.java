package tepui.drivers.vulkan.vk;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Search for the Vulkan loader, as other programs find it: TEPUI_VULKAN_LIBRARY names a file, otherwise the system's
 * usual names are tried. VK_DRIVER_FILES, VK_ICD_FILENAMES and VK_LAYER_PATH are read by the loader itself.
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class Loader {
    /**
     * The Vulkan library, which all commands come from.
     *
     * @param getInstanceProcAddr the address of vkGetInstanceProcAddr; 0 where there is no loader
     * @param callsBack its commands may call Java, so none of them is linked as critical
     */
    public record Library(long getInstanceProcAddr, boolean callsBack) {}

    private static final Loader FOUND = new Loader();

    private final Library library;
    private final String why;

    private Loader() {
        long found = 0;
        List<String> tried = new ArrayList<>();
        for (String name : names()) {
            try {
                SymbolLookup library = SymbolLookup.libraryLookup(name, Arena.global());
                found = library.find("vkGetInstanceProcAddr")
                        .map(s -> s.address())
                        .orElse(0L);
                if (found != 0) break;
                tried.add(name + " has no vkGetInstanceProcAddr");
            } catch (IllegalArgumentException e) {
                tried.add(name);
            }
        }
        library = new Library(found, false);
        why = found != 0
                ? ""
                : "no Vulkan loader was found (" + String.join(", ", tried)
                        + "); install the system's Vulkan package, or set TEPUI_VULKAN_LIBRARY to its file";
    }

    private static List<String> names() {
        @Nullable String named = System.getenv("TEPUI_VULKAN_LIBRARY");
        if (named != null && !named.isEmpty()) return List.of(named);
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("win")) return List.of("vulkan-1.dll");
        if (system.contains("mac")) {
            return List.of(
                    "libvulkan.dylib",
                    "libvulkan.1.dylib",
                    "libMoltenVK.dylib",
                    "/opt/homebrew/lib/libvulkan.1.dylib",
                    "/usr/local/lib/libvulkan.1.dylib");
        }
        return List.of("libvulkan.so.1", "libvulkan.so");
    }

    /** The system's loader, if there is one. */
    public static Library library() {
        return FOUND.library;
    }

    /** Why there is no loader; empty where there is one. */
    public static String whyAbsent() {
        return FOUND.why;
    }
}
