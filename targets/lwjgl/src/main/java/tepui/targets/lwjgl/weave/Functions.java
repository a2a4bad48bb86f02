package tepui.targets.lwjgl.weave;

import java.lang.constant.MethodTypeDesc;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLFunctions;

/** Table of the OpenGL front end's functions by name, with their types as Java has them. */
final class Functions {
    /** In order of names. */
    private static final String[] TABLE = GLFunctions.table();

    private Functions() {}

    static boolean has(String name) {
        return letters(name) != null;
    }

    /** A letter for each parameter and one for the result; null where there is no such function. */
    static @Nullable String letters(String name) {
        // A blank comes before all letters, so lines are in the order of their names as they are.
        String key = name.concat(" ");
        int low = 0;
        int high = TABLE.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            String line = TABLE[middle];
            int order = key.compareTo(line);
            if (order > 0) {
                low = middle + 1;
            } else if (line.startsWith(key)) {
                int canonical = line.indexOf(' ', key.length());
                return line.substring(canonical + 1, line.indexOf(' ', canonical + 1));
            } else {
                high = middle - 1;
            }
        }
        return null;
    }

    /** Letters as a class file writes them. */
    static String descriptor(String letters) {
        int last = letters.length() - 1;
        return "(".concat(letters.substring(0, last)).concat(")").concat(letters.substring(last));
    }

    /** The type of {@code GL.name}. */
    static MethodTypeDesc type(String name) {
        String letters = letters(name);
        if (letters == null) throw new IllegalArgumentException("there is no function " + name);
        return MethodTypeDesc.ofDescriptor(descriptor(letters));
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
