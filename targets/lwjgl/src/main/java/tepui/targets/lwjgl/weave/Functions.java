package tepui.targets.lwjgl.weave;

import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.Map;
import tepui.frontends.gl.GLFunctions;

/** The functions of the OpenGL front end by name, with their types as Java has them. */
final class Functions {
    private static final Map<String, String> SIGNATURES = new HashMap<>();

    static {
        for (String line : GLFunctions.table()) {
            int name = line.indexOf(' ');
            int canonical = line.indexOf(' ', name + 1);
            SIGNATURES.put(line.substring(0, name), line.substring(canonical + 1, line.indexOf(' ', canonical + 1)));
        }
    }

    private Functions() {}

    static boolean has(String name) {
        return SIGNATURES.containsKey(name);
    }

    /** The type of {@code GL.name}. */
    static MethodTypeDesc type(String name) {
        String letters = SIGNATURES.get(name);
        if (letters == null) throw new IllegalArgumentException("there is no function " + name);
        int last = letters.length() - 1;
        return MethodTypeDesc.ofDescriptor("(" + letters.substring(0, last) + ")" + letters.charAt(last));
    }

    /** Whether a function writes behind its pointers: its name says so. */
    static boolean writes(String name) {
        return name.startsWith("glGet")
                || name.startsWith("glGen")
                || name.startsWith("glCreate")
                || name.startsWith("glRead")
                || name.startsWith("glAre")
                || name.startsWith("glQuery");
    }
}
