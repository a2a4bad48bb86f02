package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.ext.FunctionTable;
import tepui.pipe.Caps;

/** What is announced is whole: no function of it is absent, whatever a device can do. */
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

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyFunctionOfAnAnnouncedExtensionIsThere(boolean compatibility) throws IllegalAccessException {
        List<String> names = new Extensions(everything(), 46, false, compatibility, 32).names();
        assertEquals(compatibility, names.contains("GL_ARB_imaging"));
        for (String n : names) assertEquals(List.of(), FunctionTable.missing(n, compatibility, false), n);
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void functionsOfAnnouncedExtensionsAreThereInEs(int version) throws IllegalAccessException {
        List<String> names = new Extensions(everything(), version, true, false, 32).names();
        assertEquals(version >= 31, names.contains("GL_ANDROID_extension_pack_es31a"));
        for (String n : names) assertEquals(List.of(), FunctionTable.missing(n, false, true), n);
    }

    @Test
    void anExtensionIsNotAnnouncedWithoutWhatItNeedsOfADevice() throws IllegalAccessException {
        Caps caps = everything();
        caps.maxWorkgroupSize[2] = 63;
        List<String> names = new Extensions(caps, 46, false, false, 32).names();
        assertTrue(names.contains("GL_ARB_compute_shader"));
        assertFalse(names.contains("GL_ARB_compute_variable_group_size"));
    }

    /** Of a device that can do all there is. */
    private static Caps everything() throws IllegalAccessException {
        Caps caps = new Caps();
        for (Field f : Caps.class.getFields()) {
            if (f.getType() == boolean.class) f.setBoolean(caps, true);
            else if (f.getType() == int.class) f.setInt(caps, 1024);
            else if (f.getType() == float.class) f.setFloat(caps, 16);
            else if (f.getType() == int[].class) Arrays.fill((int[]) f.get(caps), 1024);
        }
        return caps;
    }
}
