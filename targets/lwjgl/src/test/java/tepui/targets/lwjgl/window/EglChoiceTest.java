package tepui.targets.lwjgl.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static tepui.targets.lwjgl.window.EglConstants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of attributes that eglChooseConfig takes or refuses (EGL 1.5, section 3.4.1.1). */
final class EglChoiceTest {
    private static final int UNKNOWN = 0x1234;

    private static @Nullable List<Integer> choose(int attribute, int value) {
        return EglChoice.of(List.of(7), new int[] {attribute, value}, (config, asked) -> switch (asked) {
            case UNKNOWN -> null;
            case CONFIG_ID -> config;
            case SURFACE_TYPE -> WINDOW_BIT;
            default -> 0;
        });
    }

    @ParameterizedTest
    @CsvSource({
        "0x1234, 1", // unknown
        "0x3024, -2", // EGL_RED_SIZE
        "0x3031, -3", // EGL_SAMPLES
        "0x3032, 2", // EGL_SAMPLE_BUFFERS
        "0x303F, 5", // EGL_COLOR_BUFFER_TYPE
        "0x3027, 5", // EGL_CONFIG_CAVEAT
        "0x3029, -1", // EGL_LEVEL has no EGL_DONT_CARE
        "0x302D, 2", // EGL_NATIVE_RENDERABLE
        "0x3034, 7", // EGL_TRANSPARENT_TYPE
        "0x3039, 2", // EGL_BIND_TO_TEXTURE_RGB
        "0x3040, 0x1000", // EGL_RENDERABLE_TYPE
        "0x3042, 0x1000", // EGL_CONFORMANT
        "0x3033, 0x4000", // EGL_SURFACE_TYPE
        "0x3028, 0" // EGL_CONFIG_ID
    })
    void valuesThatNoAttributeCanHaveAreRefused(String attribute, String value) {
        assertNull(choose(Integer.decode(attribute), Integer.decode(value)));
    }

    @ParameterizedTest
    @CsvSource({
        "0x3024, -1", // EGL_RED_SIZE
        "0x3027, 0x3050", // EGL_CONFIG_CAVEAT is EGL_SLOW_CONFIG
        "0x303F, 0x308F", // EGL_COLOR_BUFFER_TYPE is EGL_LUMINANCE_BUFFER
        "0x3034, 0x3052", // EGL_TRANSPARENT_TYPE is EGL_TRANSPARENT_RGB
        "0x3040, 2", // EGL_RENDERABLE_TYPE is OpenVG
        "0x3033, 0x400" // EGL_SURFACE_TYPE preserves the buffer
    })
    void valuesThatNoConfigurationHasAreTaken(String attribute, String value) {
        assertNotNull(choose(Integer.decode(attribute), Integer.decode(value)));
    }

    @Test
    void oneIsFoundByItsNumber() {
        assertEquals(List.of(7), choose(CONFIG_ID, 7));
        assertEquals(List.of(), choose(CONFIG_ID, 8));
    }
}
