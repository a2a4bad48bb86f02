package tepui.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * Needs of tests from the system: a device, an oracle, a registry. {@code ./tepui fetch} lays them out in one folder
 * without installing anything; the build tells the test JVM where that is by the property {@code tepui.deps}.
 *
 * <p>A test that lacks one is skipped, with the reason. Where {@code CI=true} a skip would hide a hole, so there it fails.
 */
public enum Need {
    /** Mesa's software Vulkan device; the test JVM's {@code VK_DRIVER_FILES} names it and no other. */
    LAVAPIPE("vulkan/icd.json"),
    /**
     * A lavapipe with the extensions of later years, VK_EXT_shader_object among them, where {@link #LAVAPIPE} is an older one; fetched only on
     * request. Tests with it have a run of their own, in which {@code VK_DRIVER_FILES} names it.
     */
    NEWER_LAVAPIPE("newer/icd.json"),
    /** The Vulkan loader. */
    VULKAN_LOADER("lib/libvulkan.so.1"),
    /** The Khronos validation layer; {@code VK_LAYER_PATH} leads to it. */
    VULKAN_VALIDATION("vulkan/layers/VkLayer_khronos_validation.json"),
    /** Direct3D 12 on Vulkan. */
    VKD3D("lib/libvkd3d-utils.so.1"),
    /** vkd3d's reader of shaders. */
    VKD3D_SHADER("lib/libvkd3d-shader.so.1"),
    /** The compiler of a later vkd3d, which lists DXBC; started by its path. Fetched only on request. */
    NEWER_VKD3D("newer-vkd3d/bin/vkd3d-compiler"),
    /** Wine for programs of 64 bits, of 32 beside it; fetched only when named. */
    WINE("windows/bin/wine64"),
    /** The Vulkan device that programs in {@link #WINE} find. */
    WINE_VULKAN("windows/root/usr/share/vulkan/icd.d/lvp_icd.json"),
    /** A Java runtime for Windows; fetched only when named. */
    WINDOWS_JAVA("windows-java/bin/java.exe"),
    /** Mesa's OpenGL through EGL without a display, llvmpipe below it: the oracle of the OpenGL front end. */
    MESA_GL("egl/vendor.json"),
    /** An X server that draws into memory; started by its path, with any arguments. */
    XVFB("bin/Xvfb"),
    /** A Wayland compositor that can do without a screen; started by its path, with any arguments. */
    WESTON("bin/weston"),
    /** Programs that draw gears, and others of their package beside them. */
    GEARS("bin/glxgears"),
    /** A benchmark that knows what its scenes look like, glmark2-es2 beside it. */
    GLMARK2("bin/glmark2"),
    /** A recorder and player of calls of OpenGL, glretrace and eglretrace beside it. */
    APITRACE("bin/apitrace"),
    /** The packer whose format traces may have. */
    ZSTD("bin/zstd"),
    /** An AArch64 processor for programs of Linux; started by its path. */
    ARM("bin/qemu-aarch64"),
    /** The disassembler of AArch64. */
    ARM_OBJDUMP("bin/aarch64-linux-gnu-objdump"),
    /** The programs of spirv-tools. */
    SPIRV_VAL("bin/spirv-val"),
    SPIRV_AS("bin/spirv-as"),
    SPIRV_DIS("bin/spirv-dis"),
    /** The reference GLSL compiler. */
    GLSLANG("bin/glslangValidator"),
    /** The OpenGL registry. */
    GL_XML("registry/gl.xml"),
    /** The Vulkan registry. */
    VK_XML("registry/vk.xml"),
    /** The grammar of SPIR-V. */
    SPIRV_GRAMMAR("registry/spirv.core.grammar.json"),
    /** The folder of piglit's tests; fetched only on request, so its absence is a skip everywhere. */
    PIGLIT("piglit");

    private final String file;

    Need(String file) {
        this.file = file;
    }

    /** Where it is, or would be. */
    public Path path() {
        return folder().resolve(file);
    }

    /** Whether it is there. */
    public boolean isPresent() {
        return Files.exists(path());
    }

    /** Does this JVM draw with {@link #NEWER_LAVAPIPE}? */
    public static boolean isRunOfNewer() {
        return "on".equals(System.getProperty("tepui.newer"));
    }

    /** Returns its path, or skips the running test; where {@code CI=true}, fails it. */
    public Path require() {
        if (isPresent()) return path();
        if (skipsAreFailures()) throw new AssertionError(whyAbsent());
        return Assumptions.abort(whyAbsent());
    }

    /** The reason for a skip: what is missing, why it could not be fetched if that is known, and the remedy. */
    public String whyAbsent() {
        StringBuilder why =
                new StringBuilder(name()).append(" is missing: ").append(path()).append(" does not exist");
        Path notes = folder().resolve(notes());
        if (Files.isReadable(notes)) {
            try {
                // Each line: a package, a tab, why it is not there.
                Files.readAllLines(notes, StandardCharsets.UTF_8)
                        .forEach(line -> why.append("; ").append(line.replace("\t", ": ")));
            } catch (IOException e) {
                why.append("; ").append(notes).append(" cannot be read: ").append(e.getMessage());
            }
        } else {
            why.append("; './tepui fetch").append(group()).append("' brings it");
        }
        return why.toString();
    }

    boolean skipsAreFailures() {
        return group().isEmpty() && "true".equals(System.getenv("CI"));
    }

    /** Name for the fetcher; empty for what it brings unasked. */
    private String group() {
        return switch (this) {
            case PIGLIT -> " piglit";
            case NEWER_LAVAPIPE -> " newer";
            case NEWER_VKD3D -> " newer-vkd3d";
            case WINE, WINE_VULKAN -> " windows";
            case WINDOWS_JAVA -> " windows-java";
            default -> "";
        };
    }

    /** Where the fetcher says what it could not bring. */
    private String notes() {
        return switch (this) {
            case NEWER_LAVAPIPE -> "newer/missing";
            case NEWER_VKD3D -> "newer-vkd3d/missing";
            case WINE, WINE_VULKAN -> "windows/missing";
            case WINDOWS_JAVA -> "windows-java/missing";
            default -> "missing";
        };
    }

    private static Path folder() {
        return Path.of(System.getProperty("tepui.deps", ".tepui/deps")).toAbsolutePath();
    }
}
