package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.TestDevice;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.ext.FunctionTable;
import tepui.pipe.Device;

/** What is announced is whole: no function of it is absent. */
final class AnnouncedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1_0", "1_1", "1_2", "1_3", "1_4", "1_5", "2_0", "2_1", "3_0", "3_1", "3_2", "3_3", "4_0", "4_1", "4_2",
                "4_3", "4_4", "4_5", "4_6"
            })
    void everyFunctionOfTheVersionIsThere(String version) {
        assertEquals(List.of(), FunctionTable.missing("GL_VERSION_" + version, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2_0", "3_0", "3_1", "3_2"})
    void everyFunctionOfTheVersionOfEsIsThere(String version) {
        assertEquals(List.of(), FunctionTable.missing("GL_ES_VERSION_" + version, false));
    }

    @Test
    void everyFunctionOfAnAnnouncedExtensionIsThere() {
        SoftProvider provider = new SoftProvider();
        try (Device device = TestDevice.open(provider)) {
            List<String> names = new Extensions(device.caps(), 46, false, true, 32).names();
            assertTrue(names.contains("GL_ARB_buffer_storage"));
            for (String n : names) assertEquals(List.of(), FunctionTable.missing(n, true, false), n);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void functionsOfAnnouncedExtensionsAreThereInEs(int version) {
        SoftProvider provider = new SoftProvider();
        try (Device device = TestDevice.open(provider)) {
            List<String> names = new Extensions(device.caps(), version, true, false, 32).names();
            assertEquals(version >= 31, names.contains("GL_ANDROID_extension_pack_es31a"));
            for (String n : names) assertEquals(List.of(), FunctionTable.missing(n, false, true), n);
        }
    }
}
