package tepui.tools.suites.shader;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import tepui.frontends.gl.GLConstants;

/** Table of names of OpenGL's constants, as tests write them. */
final class Enums {
    private static final Map<String, Integer> VALUES = read();

    private Enums() {}

    private static Map<String, Integer> read() {
        Map<String, Integer> values = new HashMap<>();
        for (Field field : GLConstants.class.getFields()) {
            if (field.getType() != int.class) continue;
            try {
                values.put(field.getName(), field.getInt(null));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
        // Tests use the old names beyond the six planes of old.
        values.put("GL_CLIP_PLANE6", GLConstants.GL_CLIP_DISTANCE6);
        values.put("GL_CLIP_PLANE7", GLConstants.GL_CLIP_DISTANCE7);
        return values;
    }

    /** The value of GL_SOMETHING; a failure where there is no such name. */
    static int value(String name) {
        Integer value = VALUES.get(name);
        if (value == null) throw new TestFailure("there is no constant " + name);
        return value;
    }

    /** The value of a name that is written in small letters without GL_. */
    static int small(String name) {
        return value("GL_" + name.toUpperCase(Locale.ROOT));
    }

    static boolean has(String name) {
        return VALUES.containsKey(name);
    }

    static String error(int code) {
        return switch (code) {
            case 0x0500 -> "GL_INVALID_ENUM";
            case 0x0501 -> "GL_INVALID_VALUE";
            case 0x0502 -> "GL_INVALID_OPERATION";
            case 0x0503 -> "GL_STACK_OVERFLOW";
            case 0x0504 -> "GL_STACK_UNDERFLOW";
            case 0x0505 -> "GL_OUT_OF_MEMORY";
            case 0x0506 -> "GL_INVALID_FRAMEBUFFER_OPERATION";
            case 0x0507 -> "GL_CONTEXT_LOST";
            default -> "error 0x" + Integer.toHexString(code);
        };
    }
}
