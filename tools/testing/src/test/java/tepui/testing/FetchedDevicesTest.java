package tepui.testing;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What was fetched can be loaded by a JVM and answers: the libraries, their dependencies and the folders named to them fit. */
final class FetchedDevicesTest {
    private static final Linker LINKER = Linker.nativeLinker();

    @Test
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
    void vulkanHasOneDeviceAndItIsLavapipe() throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup vulkan = SymbolLookup.libraryLookup(Need.VULKAN_LOADER.path(), arena);
            MethodHandle createInstance = LINKER.downcallHandle(
                    vulkan.findOrThrow("vkCreateInstance"), FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS));
            MethodHandle enumerate = LINKER.downcallHandle(
                    vulkan.findOrThrow("vkEnumeratePhysicalDevices"),
                    FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS));
            MethodHandle properties = LINKER.downcallHandle(
                    vulkan.findOrThrow("vkGetPhysicalDeviceProperties"), FunctionDescriptor.ofVoid(ADDRESS, ADDRESS));
            MethodHandle destroyInstance = LINKER.downcallHandle(
                    vulkan.findOrThrow("vkDestroyInstance"), FunctionDescriptor.ofVoid(ADDRESS, ADDRESS));

            // VkInstanceCreateInfo: 64 bytes, all zero but its type, 1.
            MemorySegment info = arena.allocate(64, 8);
            info.set(JAVA_INT, 0, 1);
            MemorySegment out = arena.allocate(ADDRESS);
            assertEquals(0, (int) createInstance.invokeExact(info, MemorySegment.NULL, out));
            MemorySegment instance = out.get(ADDRESS, 0);
            MemorySegment count = arena.allocate(JAVA_INT);
            assertEquals(0, (int) enumerate.invokeExact(instance, count, MemorySegment.NULL));
            assertEquals(1, count.get(JAVA_INT, 0));
            assertEquals(0, (int) enumerate.invokeExact(instance, count, out));
            // VkPhysicalDeviceProperties: 824 bytes, the name 20 bytes in.
            MemorySegment is = arena.allocate(824, 8);
            properties.invokeExact(out.get(ADDRESS, 0), is);
            assertEquals("llvmpipe", is.getString(20).substring(0, 8));
            destroyInstance.invokeExact(instance, MemorySegment.NULL);
        }
    }

    @Test
    @Needs(Need.MESA_GL)
    void eglStartsWithoutADisplay() throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup egl = SymbolLookup.libraryLookup(
                    Need.MESA_GL.path().resolve("../../lib/libEGL.so.1").normalize(), arena);
            MethodHandle getDisplay = LINKER.downcallHandle(
                    egl.findOrThrow("eglGetPlatformDisplay"),
                    FunctionDescriptor.of(ADDRESS, JAVA_INT, ADDRESS, ADDRESS));
            MethodHandle initialize = LINKER.downcallHandle(
                    egl.findOrThrow("eglInitialize"), FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS));
            MethodHandle terminate =
                    LINKER.downcallHandle(egl.findOrThrow("eglTerminate"), FunctionDescriptor.of(JAVA_INT, ADDRESS));
            int surfaceless = 0x31DD;
            MemorySegment display =
                    (MemorySegment) getDisplay.invokeExact(surfaceless, MemorySegment.NULL, MemorySegment.NULL);
            assertNotEquals(0, display.address());
            assertEquals(1, (int) initialize.invokeExact(display, MemorySegment.NULL, MemorySegment.NULL));
            assertEquals(1, (int) terminate.invokeExact(display));
        }
    }

    @Test
    @Needs(Need.VKD3D)
    void vkd3dIsLoaded() {
        try (Arena arena = Arena.ofConfined()) {
            // Its functions follow the Windows calling convention, which a plain downcall does not: loading
            // is what is tested.
            assertTrue(SymbolLookup.libraryLookup(Need.VKD3D.path(), arena)
                    .find("D3D12CreateDevice")
                    .isPresent());
        }
    }

    @Test
    @Needs({Need.SPIRV_VAL, Need.SPIRV_AS, Need.SPIRV_DIS, Need.GLSLANG})
    void theShaderToolsRun() throws IOException, InterruptedException {
        for (Need tool : List.of(Need.SPIRV_VAL, Need.SPIRV_AS, Need.SPIRV_DIS, Need.GLSLANG)) {
            Process process = new ProcessBuilder(tool.path().toString(), "--version")
                    .redirectErrorStream(true)
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), said);
        }
    }

    @Test
    @Needs({Need.GL_XML, Need.VK_XML, Need.SPIRV_GRAMMAR})
    void theRegistriesCanBeRead() throws IOException {
        for (Need registry : List.of(Need.GL_XML, Need.VK_XML, Need.SPIRV_GRAMMAR)) {
            assertNotEquals(0, java.nio.file.Files.size(registry.path()));
        }
    }
}
