package tepui.targets.lwjgl.gl;

import java.lang.reflect.Method;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.GlxFunctions;

/** GLX by names: what it says of itself before LWJGL has a table of it, and its functions' addresses. */
final class GlxNames {
    private static final @Nullable GlxFunctions FUNCTIONS = find();

    private GlxNames() {}

    private static @Nullable GlxFunctions find() {
        for (GlxFunctions found : ServiceLoader.load(GlxFunctions.class, GlxFunctions.class.getClassLoader()))
            return found;
        return null;
    }

    static boolean isThere() {
        return FUNCTIONS != null;
    }

    /** The address of a function for native code; 0 where there is none. */
    static long address(String name) {
        GlxFunctions functions = FUNCTIONS;
        if (functions == null) return 0;
        for (Method m : functions.functions().getMethods()) {
            if (m.getName().equals(name)) return FunctionStubs.address(m);
        }
        return 0;
    }

    static long text(String function, long display, int number) {
        GlxFunctions functions = FUNCTIONS;
        return functions == null ? 0 : functions.text(function, display, number);
    }
}
