package tepui.tools.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Environment in which a process finds the Mesa that './tepui fetch' brings: llvmpipe for OpenGL, lavapipe for Vulkan.
 */
final class MesaEnvironment {
    private MesaEnvironment() {}

    static Path deps() {
        return Path.of(System.getProperty("tepui.deps", ".tepui/deps")).toAbsolutePath();
    }

    static void put(Map<String, String> environment) {
        Path deps = deps();
        if (Files.isDirectory(deps.resolve("lib"))) {
            environment.put("LD_LIBRARY_PATH", deps.resolve("lib").toString());
            environment.put("LIBGL_DRIVERS_PATH", deps.resolve("lib/dri").toString());
            environment.put("VK_DRIVER_FILES", deps.resolve("vulkan/icd.json").toString());
            environment.put(
                    "__EGL_VENDOR_LIBRARY_FILENAMES",
                    deps.resolve("egl/vendor.json").toString());
        }
        environment.put("LIBGL_ALWAYS_SOFTWARE", "1");
        environment.put("GALLIUM_DRIVER", "llvmpipe");
    }
}
