package tepui.layers.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Shader;
import tepui.ir.SourceText;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.tools.kit.scene.Shaders;

/** Messages of shaders that a device cannot debug: what it lacks, and which driver does not. */
final class RefusalTest {
    @TempDir
    Path folder;

    private String told(String driver, Consumer<Caps> lack) {
        List<String> lines = new ArrayList<>();
        DriverProvider provider = ServiceLoader.load(DriverProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(p -> p.name().equals(driver))
                .findFirst()
                .orElseThrow();
        Device device = provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
        lack.accept(device.caps());
        try (Device debugged = new DebugDevice(device, DebugOptions.middle(folder, lines::add))) {
            Shader shader = Shaders.passThrough();
            shader.source = new SourceText("program 3", "void main() {}", "", Map.of());
            debugged.createShader(shader, null);
        }
        return String.join("\n", lines).replace(device.info().name(), "NAME");
    }

    @Test
    void whereAStageWritesNoBuffersAnotherDriverIsNamed() {
        assertEquals(
                "program 3 cannot be debugged: null (NAME) writes no buffers in vertex shaders; run the program with --driver soft",
                told("null", caps -> caps.vertexStores = false));
    }

    @Test
    void whereNoStorageBufferIsFreeAnotherDriverIsNamed() {
        assertEquals(
                "program 3 cannot be debugged: null (NAME) has 0 storage buffers, all of which the shader uses; run the program with --driver soft",
                told("null", caps -> {
                    caps.vertexStores = true;
                    caps.maxStorageBuffers = 0;
                }));
    }

    @Test
    void theSoftwareDeviceDoesNotNameItself() {
        assertEquals(
                "program 3 cannot be debugged: soft (NAME) has 0 storage buffers, all of which the shader uses",
                told("soft", caps -> caps.maxStorageBuffers = 0));
    }
}
