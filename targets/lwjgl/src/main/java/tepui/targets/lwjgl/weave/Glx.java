package tepui.targets.lwjgl.weave;

import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.GlxFunctions;

/** Look-up of GLX, made when a class that calls it is woven: few programs have one. */
final class Glx {
    private static final @Nullable GlxFunctions FUNCTIONS = find();
    private static final Map<String, String> TYPES =
            FUNCTIONS == null ? Map.of() : Natives.of(FUNCTIONS.functions(), "glX");

    private Glx() {}

    private static @Nullable GlxFunctions find() {
        for (GlxFunctions found : ServiceLoader.load(GlxFunctions.class, GlxFunctions.class.getClassLoader()))
            return found;
        return null;
    }

    static boolean isThere() {
        return FUNCTIONS != null;
    }

    /** The type of a function, as a class file has it; null where there is none. */
    static @Nullable String type(String name) {
        return TYPES.get(name);
    }

    /** The class with the functions, as a class file names it. */
    static String owner() {
        return functions().functions().getName().replace('.', '/');
    }

    static String ownerOfSwt() {
        return functions().functionsOfSwt().getName().replace('.', '/');
    }

    private static GlxFunctions functions() {
        GlxFunctions functions = FUNCTIONS;
        if (functions == null) throw new IllegalStateException("there is no GLX in this tepui.jar");
        return functions;
    }
}
